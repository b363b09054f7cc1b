"""What lies on the free table. Lengths in millimetres, angles in degrees clockwise, x to the right, y downwards."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

LARGEST_TABLE = 5000  # mm from the middle in each direction; a piece farther away could not be found again
MOST_PIECES = 2000
MOST_CARDS = 2000  # in one pile
LONGEST_TEXT = 400
MOST_SIDES = 100
MOST_COUNTERS = 9999


class Kind(StrEnum):
    """The kinds of pieces."""

    CARD = "card"
    PILE = "pile"
    DIE = "die"
    TOKEN = "token"
    NOTE = "note"
    ARROW = "arrow"


@dataclass(frozen=True, slots=True)
class Face:
    """One card in a pile: `face` names it (the id of a card of the catalogue, or any text), `up` its side."""

    face: str
    up: bool = False


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing on the table, at its middle (`x`, `y`), turned by `angle`; a higher `layer` lies over a lower one.

    `face` is a card's id, a note's text, a token's sign. `up` is the side that shows. `hand` is the seat that holds the
    piece, -1 on the table. `cards` are those of a pile, the last one on top. `counters` are (colour, number) pairs.
    `sides` and `value` are a die's. `x2`, `y2` is where an arrow points.
    """

    id: int
    kind: Kind
    x: int = 0
    y: int = 0
    angle: int = 0
    layer: int = 0
    face: str = ""
    up: bool = True
    hand: int = -1
    cards: tuple[Face, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    sides: int = 0
    value: int = 0
    x2: int = 0
    y2: int = 0
    colour: str = ""

    @property
    def name_shown(self) -> str:
        """What everybody may read on it: "" for a card or pile whose top lies face down."""
        if self.kind is Kind.PILE:
            return self.cards[-1].face if self.cards and self.cards[-1].up else ""
        return self.face if self.up or self.kind is not Kind.CARD else ""
