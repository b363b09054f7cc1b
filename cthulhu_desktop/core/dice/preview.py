"""What a move would do, shown beside its button before a player decides."""

from __future__ import annotations

from typing import NamedTuple

from cthulhu_desktop.core.dice.calls import CALLS, added_dice
from cthulhu_desktop.core.dice.faces import Face
from cthulhu_desktop.core.dice.legal import refusal
from cthulhu_desktop.core.dice.scoring import scored, worth
from cthulhu_desktop.core.dice.setup import StoneAward
from cthulhu_desktop.core.dice.things import GiveDie, MakeCall, TakeDie
from cthulhu_desktop.core.dice.view import DiceView
from cthulhu_desktop.core.kernel import Move


class Preview(NamedTuple):
    """The asked cult after a move.

    `display` is its display, `added` the dice that went into it, `gained` how many free dice it takes, `loose` how
    many dice it rolls next turn; `stone`: it holds a doubling stone; `ended`: its invocation has ended; `completed`:
    by an Elder Sign. `value` is what the display is worth with its stone (DG-6.1), `scored` what it would score as it
    lies (DG-6.2), both in power points.
    """

    display: tuple[Face, ...]
    added: tuple[Face, ...]
    gained: int
    loose: int
    stone: bool
    ended: bool
    completed: bool
    value: int
    scored: int


def preview(view: DiceView, move: Move) -> Preview | None:
    """What the cult that is asked would have after `move`; None for a move that is not legal now. A roll changes
    nothing that can be foreseen."""
    if view.turn is None or refusal(view, move) is not None:
        return None
    cult = view.cults[view.turn]
    call = CALLS[move.call - 1] if isinstance(move, MakeCall) else None
    added = added_dice(call, move.tentacles) if call and isinstance(move, MakeCall) else ()
    gained = min(call.gain, free_dice(view)) if call else int(isinstance(move, TakeDie))
    chant = call is not None and call.whole_chant and view.setup.stone_award is StoneAward.CHANT
    stone = cult.stone or chant
    display = cult.display + added
    left = cult.loose - len(added) - int(isinstance(move, GiveDie))
    completed = Face.SIGN in display
    ended = completed or left == 0
    loose = 0 if ended else left + gained
    return Preview(
        display, added, gained, loose, stone, ended, completed, worth(display, stone), scored(display, stone)
    )  # fmt: skip


def free_dice(view: DiceView) -> int:
    """How many dice the cult that is asked could take: those in the middle and the others' loose ones (DG-5.1)."""
    others = sum(cult.loose for number, cult in enumerate(view.cults) if number != view.turn)
    return view.middle + others
