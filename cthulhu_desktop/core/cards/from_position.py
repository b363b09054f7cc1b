"""Games that begin in the middle: a setup that holds the description of a position (puzzles, examples).

As data such a setup is `{"position": {…}}` and nothing else: the decks are what the position places somewhere.
Programs that do not know this key refuse the setup and name it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from cthulhu_desktop.core.cards.abilities.base import NODES
from cthulhu_desktop.core.cards.position import PositionError, place
from cthulhu_desktop.core.cards.setup import CardsSetup, bad
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.catalogue.cards import Catalogue, write_card, write_story
from cthulhu_desktop.core.kernel import Begun, Refused, SetupError

KEY = "position"


def setup_at(data: Mapping[str, Any], catalogue: Catalogue) -> CardsSetup:
    """The setup of a game that begins in the position `data` describes. SetupError if there is no such position."""
    for key in data:
        if key != KEY:
            raise bad(key, "?")
    position = data[KEY]
    if not isinstance(position, Mapping):
        raise bad(KEY, "?")
    setup = _begin(position, catalogue).state.static.setup
    return replace(setup, position=dict(position))


def write_setup_at(setup: CardsSetup, catalogue: Catalogue) -> dict[str, Any]:
    """The setup as plain data; definitions that `catalogue` does not hold travel along in the position."""
    assert setup.position is not None
    cards = [write_card(card, NODES.write) for name, card in setup.cards.items() if catalogue.cards.get(name) != card]
    stories = [
        write_story(story, NODES.write)
        for name, story in setup.own_stories.items()
        if catalogue.stories.get(name) != story
    ]
    return {KEY: {**setup.position, "cards": cards, "stories": stories}}


def begin_at(setup: CardsSetup, seed: int) -> Begun[CardsState]:
    """The position of the setup at its first decision; `seed` rules all chance from there."""
    assert setup.position is not None
    return _begin({**setup.position, "seed": seed}, Catalogue(dict(setup.cards), dict(setup.own_stories)))


def _begin(position: Mapping[str, Any], catalogue: Catalogue) -> Begun[CardsState]:
    try:
        placed = place(position, catalogue)
    except PositionError as error:
        args = {"path": error.path, "why": error.reason}
        raise SetupError(Refused("cards.setup.bad_position", "", args)) from None
    return Begun(placed.state, placed.occurrences)
