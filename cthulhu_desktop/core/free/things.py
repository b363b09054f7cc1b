"""Moves and occurrences of the free table, with the words a record writes them by."""

from __future__ import annotations

from dataclasses import dataclass

from cthulhu_desktop.core.free.pieces import Kind
from cthulhu_desktop.core.kernel import Move, Occurrence, Vocabulary

WORDS = Vocabulary()


# Moves. Whoever sits at the table makes them; `seat` says who, for the trace.


@WORDS.word("add")
@dataclass(frozen=True, slots=True)
class Add(Move):
    """Put a new piece on the table. `faces` are the cards of a pile, bottom first; one face for anything else.
    `sides` of a die, `to` where an arrow points, `hand` the seat that takes a card into its hand."""

    kind: Kind
    x: int = 0
    y: int = 0
    faces: tuple[str, ...] = ()
    up: bool = True
    sides: int = 0
    colour: str = ""
    to: tuple[int, int] = (0, 0)
    hand: int = -1


@WORDS.word("put")
@dataclass(frozen=True, slots=True)
class Put(Move):
    """Lay pieces at (id, x, y, angle), on the table and over everything else: drags, turns by any angle, alignments."""

    places: tuple[tuple[int, int, int, int], ...]


@WORDS.word("flip")
@dataclass(frozen=True, slots=True)
class Flip(Move):
    """Turn cards and whole piles over."""

    pieces: tuple[int, ...]


@WORDS.word("stack")
@dataclass(frozen=True, slots=True)
class Stack(Move):
    """Lay cards and piles, the first one lowest, upon `onto`, a card or pile, which becomes (or stays) a pile."""

    pieces: tuple[int, ...]
    onto: int


@WORDS.word("draw")
@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Take `n` cards off the top of a pile: into the hand of a seat, or onto the table at `x`, `y`."""

    pile: int
    n: int = 1
    hand: int = -1
    x: int = 0
    y: int = 0
    up: bool = False


@WORDS.word("take")
@dataclass(frozen=True, slots=True)
class Take(Move):
    """Take the card at a `place` (0 is the bottom) out of a pile, to where `Draw` says."""

    pile: int
    place: int
    hand: int = -1
    x: int = 0
    y: int = 0
    up: bool = False


@WORDS.word("shuffle")
@dataclass(frozen=True, slots=True)
class Shuffle(Move):
    """Shuffle a pile."""

    pile: int


@WORDS.word("look")
@dataclass(frozen=True, slots=True)
class Look(Move):
    """A seat looks at the top `n` cards of a pile (0: all), or at the other side of a card. Everybody sees that it
    did, nobody what it saw."""

    piece: int
    n: int = 0
    seat: int = 0


@WORDS.word("hold")
@dataclass(frozen=True, slots=True)
class Hold(Move):
    """Take cards into the hand of a seat."""

    pieces: tuple[int, ...]
    seat: int


@WORDS.word("count")
@dataclass(frozen=True, slots=True)
class Count(Move):
    """Put `n` counters of a colour on a piece, or take them away (less than 0)."""

    piece: int
    colour: str
    n: int = 1


@WORDS.word("roll")
@dataclass(frozen=True, slots=True)
class Roll(Move):
    """Roll dice."""

    dice: tuple[int, ...]


@WORDS.word("write")
@dataclass(frozen=True, slots=True)
class Write(Move):
    """Write a note anew."""

    note: int
    text: str


@WORDS.word("remove")
@dataclass(frozen=True, slots=True)
class Remove(Move):
    """Take pieces off the table for good (undo brings them back)."""

    pieces: tuple[int, ...]


# Occurrences.


@WORDS.word("added")
@dataclass(frozen=True, slots=True)
class Added(Occurrence):
    """A piece is new on the table. `n` cards for a pile."""

    piece: int
    kind: Kind
    face: str = ""
    n: int = 1


@WORDS.word("laid")
@dataclass(frozen=True, slots=True)
class Laid(Occurrence):
    """Pieces lie somewhere else or otherwise."""

    pieces: tuple[int, ...]
    turned: bool = False


@WORDS.word("flipped")
@dataclass(frozen=True, slots=True)
class Flipped(Occurrence):
    """A piece was turned over; `face` is what it shows now ("" for a back)."""

    piece: int
    face: str = ""


@WORDS.word("stacked")
@dataclass(frozen=True, slots=True)
class Stacked(Occurrence):
    """Pieces went upon another, which is a pile of `n` cards now."""

    pieces: tuple[int, ...]
    onto: int
    n: int


@WORDS.word("drawn")
@dataclass(frozen=True, slots=True)
class Drawn(Occurrence):
    """Cards came off a pile; `searched`: picked out of it, not from its top."""

    pile: int
    pieces: tuple[int, ...]
    hand: int = -1
    searched: bool = False


@WORDS.word("shuffled")
@dataclass(frozen=True, slots=True)
class Shuffled(Occurrence):
    """A pile was shuffled."""

    pile: int
    n: int


@WORDS.word("looked")
@dataclass(frozen=True, slots=True)
class Looked(Occurrence):
    """A seat looked at cards that others do not see."""

    seat: int
    piece: int
    n: int


@WORDS.word("held")
@dataclass(frozen=True, slots=True)
class Held(Occurrence):
    """Cards went into a hand."""

    pieces: tuple[int, ...]
    seat: int


@WORDS.word("counted")
@dataclass(frozen=True, slots=True)
class Counted(Occurrence):
    """A piece has `total` counters of a colour now."""

    piece: int
    colour: str
    total: int


@WORDS.word("rolled")
@dataclass(frozen=True, slots=True)
class Rolled(Occurrence):
    """Dice show (die, sides, value) now."""

    dice: tuple[tuple[int, int, int], ...]


@WORDS.word("written")
@dataclass(frozen=True, slots=True)
class Written(Occurrence):
    """A note says something else now."""

    note: int
    text: str


@WORDS.word("removed")
@dataclass(frozen=True, slots=True)
class Removed(Occurrence):
    """Pieces were taken off the table."""

    pieces: tuple[int, ...]
