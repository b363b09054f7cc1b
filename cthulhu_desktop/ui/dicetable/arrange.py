"""Which die lies where: pictures of the table taken from a view, changed by occurrences, and given to the dice at hand.

No Qt. A picture says what is to be seen; `assign` keeps each physical die where it is as far as the picture allows, so
that what moves on the screen is what moved in the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from cthulhu_desktop.core.dice.calls import CALLS, added_dice
from cthulhu_desktop.core.dice.faces import Face
from cthulhu_desktop.core.dice.setup import DICE_PER_CULT, middle_dice
from cthulhu_desktop.core.dice.things import (
    Called,
    DieGiven,
    DieTaken,
    InvocationEnded,
    PhaseBegan,
    Rolled,
    StartRolled,
    StartStonePassed,
    StartStoneTaken,
    StartTied,
    StonesReturned,
    StoneTaken,
)
from cthulhu_desktop.core.dice.view import DiceView
from cthulhu_desktop.core.kernel import Occurrence


class Spot(StrEnum):
    """Kinds of places for dice."""

    DISPLAY = "display"
    TRAY = "tray"
    LOOSE = "loose"
    MIDDLE = "middle"


class Slot(NamedTuple):
    """One die's place: whose (-1: nobody's), the how-manieth there, and what it shows (None: not rolled)."""

    spot: Spot
    cult: int
    order: int
    face: Face | None


@dataclass(frozen=True, slots=True)
class Picture:
    """What is to be seen. `tray` is the cult whose roll lies in the tray; the rolls of others lie before them."""

    displays: tuple[tuple[Face, ...], ...]
    rolls: tuple[tuple[Face, ...], ...]
    loose: tuple[int, ...]  # dice outside the display, those rolled included
    middle: int
    stones: tuple[bool, ...]
    done: tuple[bool, ...]
    start: int | None
    tray: int | None

    @property
    def cults(self) -> int:
        return len(self.displays)

    def completed(self, cult: int) -> bool:
        """Whether an Elder Sign closes the display (DG-3.6)."""
        return Face.SIGN in self.displays[cult]


def picture_of(view: DiceView) -> Picture:
    """The picture of a position."""
    tray = view.turn if view.turn is not None and view.cults[view.turn].roll else None
    return Picture(
        tuple(cult.display for cult in view.cults),
        tuple(cult.roll for cult in view.cults),
        tuple(cult.loose for cult in view.cults),
        view.middle,
        tuple(cult.stone for cult in view.cults),
        tuple(cult.done for cult in view.cults),
        view.start,
        tray,
    )


def _with(values: tuple[int, ...], cult: int, change: int) -> tuple[int, ...]:
    return tuple(max(0, value + change) if k == cult else value for k, value in enumerate(values))


def _put(values: tuple[tuple[Face, ...], ...], cult: int, new: tuple[Face, ...]) -> tuple[tuple[Face, ...], ...]:
    return tuple(new if k == cult else value for k, value in enumerate(values))


def _flag(values: tuple[bool, ...], cult: int, on: bool) -> tuple[bool, ...]:
    return tuple(on if k == cult else value for k, value in enumerate(values))


def after(before: Picture, occurrence: Occurrence) -> Picture:
    """The picture once `occurrence` has happened; the same picture for one that moves nothing."""
    match occurrence:
        case StartRolled(cult, faces) | Rolled(cult, faces):
            return replace(before, rolls=_put(before.rolls, cult, faces), tray=cult)
        case StartTied(_) | StartStoneTaken(_):
            start = occurrence.cult if isinstance(occurrence, StartStoneTaken) else before.start
            return replace(before, rolls=((),) * before.cults, start=start, tray=None)
        case StartStonePassed(cult):
            return replace(before, start=cult)
        case PhaseBegan(_, start):
            n = before.cults
            blank: tuple[tuple[Face, ...], ...] = ((),) * n
            return Picture(
                blank, blank, (DICE_PER_CULT,) * n, middle_dice(n), before.stones, (False,) * n, start, None
            )  # fmt: skip
        case StoneTaken(cult):
            return replace(before, stones=_flag(before.stones, cult, True))
        case StonesReturned():
            return replace(before, stones=(False,) * before.cults)
    return _after_turn(before, occurrence)


def _after_turn(before: Picture, occurrence: Occurrence) -> Picture:
    match occurrence:
        case Called(cult, number, tentacles=tentacles):
            added = added_dice(CALLS[number - 1], tentacles)
            displays = _put(before.displays, cult, before.displays[cult] + added)
            loose = _with(before.loose, cult, -len(added))
            return replace(before, displays=displays, loose=loose, rolls=_put(before.rolls, cult, ()), tray=None)
        case DieGiven(cult):
            rolls = _put(before.rolls, cult, ())
            return replace(
                before, rolls=rolls, loose=_with(before.loose, cult, -1), middle=before.middle + 1, tray=None
            )  # fmt: skip
        case DieTaken(cult, source):
            loose = _with(before.loose, cult, 1)
            if source is None:
                return replace(before, loose=loose, middle=max(0, before.middle - 1))
            return replace(before, loose=_with(loose, source, -1))
        case InvocationEnded(cult, _, unused):
            loose = _with(before.loose, cult, -before.loose[cult])
            done = _flag(before.done, cult, True)
            return replace(before, loose=loose, middle=before.middle + unused, done=done)
    return before


def slots_of(picture: Picture) -> tuple[Slot, ...]:
    """A slot for every die of the picture."""
    slots: list[Slot] = []
    for cult in range(picture.cults):
        slots += [Slot(Spot.DISPLAY, cult, k, face) for k, face in enumerate(picture.displays[cult])]
        roll = picture.rolls[cult]
        spot = Spot.TRAY if picture.tray == cult else Spot.LOOSE
        slots += [Slot(spot, cult, k, face) for k, face in enumerate(roll)]
        slots += [Slot(Spot.LOOSE, cult, k, None) for k in range(len(roll), picture.loose[cult])]
    slots += [Slot(Spot.MIDDLE, -1, k, None) for k in range(picture.middle)]
    return tuple(slots)


def assign(current: Mapping[int, Slot], wanted: Sequence[Slot], prefer: Sequence[int] = ()) -> dict[int, Slot]:
    """A slot for each die number of `current`, and for as many new numbers as are lacking; numbers left over get none.

    In order of preference a die stays exactly, stays in its place, moves within its cult, moves elsewhere. Dice in
    `prefer` (those a player has chosen for a call) are the first to move to a display.
    """
    chosen = set(prefer)
    pairs = sorted(
        (_distance(number in chosen, at, slot), index, number)
        for number, at in current.items()
        for index, slot in enumerate(wanted)
    )
    result: dict[int, Slot] = {}
    taken: set[int] = set()
    for _rank, index, number in pairs:
        if index not in taken and number not in result:
            result[number] = wanted[index]
            taken.add(index)
    fresh = max([*current, -1]) + 1
    lacking = [slot for index, slot in enumerate(wanted) if index not in taken]
    return result | {fresh + k: slot for k, slot in enumerate(lacking)}


def _distance(chosen: bool, at: Slot, slot: Slot) -> int:
    """How unlikely it is that the die at `at` is the one now wanted at `slot`."""
    to_display = slot.spot is Spot.DISPLAY and at.cult == slot.cult and at.face == slot.face
    near = (
        not chosen and at == slot,
        chosen and to_display,
        at == slot,
        at[:2] == slot[:2] and at.face == slot.face,
        to_display,
        at[:2] == slot[:2],
        at.cult == slot.cult and at.spot is not Spot.DISPLAY,
        at.spot is not Spot.DISPLAY,
        True,
    )
    return near.index(True)
