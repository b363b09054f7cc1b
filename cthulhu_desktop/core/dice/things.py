"""Moves, occurrences and frames of the dice game, with the words a record writes them by."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from cthulhu_desktop.core.dice.faces import Face
from cthulhu_desktop.core.kernel import Frame, Move, Occurrence, Vocabulary

WORDS = Vocabulary()


class EndedBy(StrEnum):
    """Why an invocation ended (DG-3.6, DG-5.2a)."""

    SIGN = "sign"
    NO_DICE = "no_dice"
    ROBBED = "robbed"


class WonBy(StrEnum):
    """Why the game ended: a cult reached +target (DG-7.2), or only -target was reached (DG-7.3)."""

    TARGET = "target"
    RUIN = "ruin"


# Moves.


@WORDS.word("start-roll")
@dataclass(frozen=True, slots=True)
class RollForStart(Move):
    """Roll six dice for the start-cult stone (DG-2.4)."""


@WORDS.word("roll")
@dataclass(frozen=True, slots=True)
class Roll(Move):
    """Roll all own dice that are not in the display (DG-3.2)."""


@WORDS.word("call")
@dataclass(frozen=True, slots=True)
class MakeCall(Move):
    """Make call number `call` (1..11, DG-4.2); `tentacles` are the values of the tentacle dice that it adds, highest
    first, () for a call without Cthulhu."""

    call: int
    tentacles: tuple[int, ...] = ()


@WORDS.word("give")
@dataclass(frozen=True, slots=True)
class GiveDie(Move):
    """Give one rolled die to the middle (DG-3.4)."""


@WORDS.word("take")
@dataclass(frozen=True, slots=True)
class TakeDie(Move):
    """Take a gained die from the middle (None) or, once the middle is empty, from a cult (DG-5.2)."""

    source: int | None = None


# Occurrences.


@WORDS.word("start-rolled")
@dataclass(frozen=True, slots=True)
class StartRolled(Occurrence):
    """A cult rolled for the start-cult stone (DG-2.4)."""

    cult: int
    faces: tuple[Face, ...]


@WORDS.word("start-tied")
@dataclass(frozen=True, slots=True)
class StartTied(Occurrence):
    """These cults rolled the same highest sum and roll again (DG-2.4)."""

    cults: tuple[int, ...]


@WORDS.word("start-stone-taken")
@dataclass(frozen=True, slots=True)
class StartStoneTaken(Occurrence):
    """A cult won the start-cult stone (DG-2.4)."""

    cult: int


@WORDS.word("phase-began")
@dataclass(frozen=True, slots=True)
class PhaseBegan(Occurrence):
    """Dice and stones were laid out (DG-2.1, DG-2.2); cult `start` begins. Phases are counted from 1."""

    phase: int
    start: int


@WORDS.word("rolled")
@dataclass(frozen=True, slots=True)
class Rolled(Occurrence):
    """A cult rolled its dice (DG-3.2)."""

    cult: int
    faces: tuple[Face, ...]


@WORDS.word("called")
@dataclass(frozen=True, slots=True)
class Called(Occurrence):
    """A cult made a call; `iaa`, `tentacles` and `sign` are the dice that went into its display."""

    cult: int
    call: int
    iaa: bool = False
    tentacles: tuple[int, ...] = ()
    sign: bool = False


@WORDS.word("die-given")
@dataclass(frozen=True, slots=True)
class DieGiven(Occurrence):
    """A cult gave a die to the middle (DG-3.4)."""

    cult: int


@WORDS.word("die-taken")
@dataclass(frozen=True, slots=True)
class DieTaken(Occurrence):
    """A cult took a die from the middle (None) or from another cult (DG-5.2)."""

    cult: int
    source: int | None = None


@WORDS.word("nothing-to-take")
@dataclass(frozen=True, slots=True)
class NothingToTake(Occurrence):
    """A cult gained a die, but none is free anywhere (DG-5.2)."""

    cult: int


@WORDS.word("stone-taken")
@dataclass(frozen=True, slots=True)
class StoneTaken(Occurrence):
    """A cult took a doubling stone (DG-5.3)."""

    cult: int


@WORDS.word("stones-returned")
@dataclass(frozen=True, slots=True)
class StonesReturned(Occurrence):
    """All doubling stones went back to the middle after the scoring (DG-5.3)."""


@WORDS.word("invocation-ended")
@dataclass(frozen=True, slots=True)
class InvocationEnded(Occurrence):
    """A cult's invocation ended; its `unused` dice went to the middle (DG-3.6)."""

    cult: int
    why: EndedBy
    unused: int = 0


@WORDS.word("phase-scored")
@dataclass(frozen=True, slots=True)
class PhaseScored(Occurrence):
    """A phase was scored: what each cult got and has now, in power points (DG-6)."""

    phase: int
    values: tuple[int, ...]
    totals: tuple[int, ...]


@WORDS.word("start-stone-passed")
@dataclass(frozen=True, slots=True)
class StartStonePassed(Occurrence):
    """The start-cult stone went to the left, to this cult (DG-6.4)."""

    cult: int


@WORDS.word("game-ended")
@dataclass(frozen=True, slots=True)
class GameEnded(Occurrence):
    """The game is over; nobody may have won (DG-7)."""

    winners: tuple[int, ...]
    why: WonBy


# Frames.


@WORDS.word("starting")
@dataclass(frozen=True, slots=True)
class Starting(Frame):
    """`cults` roll for the start-cult stone, in this order; `sums` are the tentacles rolled so far."""

    cults: tuple[int, ...]
    sums: tuple[int, ...] = ()


@WORDS.word("turn")
@dataclass(frozen=True, slots=True)
class Turn(Frame):
    """The turn of a cult: it rolls, then it calls or gives a die (DG-3.2)."""

    cult: int
    rolled: bool = False


@WORDS.word("taking")
@dataclass(frozen=True, slots=True)
class Taking(Frame):
    """A cult takes `left` free dice, one after the other (DG-5.2)."""

    cult: int
    left: int
