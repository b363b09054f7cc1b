"""What a seat sees: everything, because the dice game hides nothing but future chance."""

from __future__ import annotations

from dataclasses import dataclass

from cthulhu_desktop.core.dice.faces import Face
from cthulhu_desktop.core.dice.setup import DiceSetup
from cthulhu_desktop.core.kernel import Outcome


@dataclass(frozen=True, slots=True)
class CultView:
    """One cult as it lies on the table.

    `display` in the order in which the dice were added; `roll` are the faces rolled in this turn (or for the
    start-cult stone), () before the roll and after the call; `loose` counts the dice outside the display; `done`: its
    invocation has ended; `completed`: an Elder Sign lies in the display; `stone`: it holds a doubling stone.
    """

    display: tuple[Face, ...]
    roll: tuple[Face, ...]
    loose: int
    done: bool
    completed: bool
    stone: bool


@dataclass(frozen=True, slots=True)
class DiceView:
    """The table as `seat` sees it (None: an onlooker).

    `phase` counts from 1 and is 0 while the cults roll for the start-cult stone; `start` is None then. `turn` is the
    cult that is asked, None once the game is over; `taking` the number of free dice it still takes (DG-5.2). `sheet`
    has one row a scored phase with each cult's power points, `totals` their sums.
    """

    seat: int | None
    setup: DiceSetup
    phase: int
    start: int | None
    turn: int | None
    taking: int
    cults: tuple[CultView, ...]
    middle: int
    stones_in_middle: int
    sheet: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    outcome: Outcome | None
