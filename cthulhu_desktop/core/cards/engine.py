"""Everything that lists itself in a table: frames, framework steps, handlers of effects, filters.

Importing this module makes the engine complete; whoever runs a state imports it.
"""

from cthulhu_desktop.core.cards import (
    commit,
    extensions,
    harm,
    opening,
    settle,
    stories,
    struggles,
    turn,
    windows,
)
from cthulhu_desktop.core.cards.abilities import (
    asking,
    do_flow,
    do_harm,
    do_moves,
    do_state,
    do_story,
    do_tokens,
    filters,
    run,
)

PARTS = (
    commit, extensions, harm, opening, settle, stories, struggles, turn, windows,
    asking, do_flow, do_harm, do_moves, do_state, do_story, do_tokens, filters, run,
)  # fmt: skip
