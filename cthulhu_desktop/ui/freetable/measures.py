"""How large things are on the free table, and what colours they have."""

from __future__ import annotations

from dataclasses import dataclass

from cthulhu_desktop.core.free.pieces import Kind, Piece

UNIT = 2.0  # units of the scene a millimetre
CARD = (63.0, 88.0)  # mm
STEP = 10  # mm that an arrow key moves a piece
QUARTER = 90  # degrees
COARSE, FINE = 15, 1  # degrees a notch of the wheel
DICE = (4, 6, 8, 10, 12, 20, 100)

_SIZES = {Kind.DIE: (25.0, 25.0), Kind.TOKEN: (24.0, 24.0), Kind.NOTE: (72.0, 52.0), Kind.ARROW: (12.0, 12.0)}


@dataclass(frozen=True, slots=True)
class Colour:
    """A colour of counters and tokens. `corners` is the shape that goes with it (0: round), so that nobody needs to
    tell colours apart; `ink` is what is readable on it."""

    name: str
    fill: str
    ink: str
    corners: int


COLOURS = (
    Colour("red", "#A8342B", "#FFF4E6", 0),
    Colour("blue", "#2C5C8F", "#F2F7FF", 4),
    Colour("green", "#3B7044", "#F3FFF2", 3),
    Colour("yellow", "#D9A928", "#241C17", 6),
    Colour("white", "#EFE7D6", "#241C17", 5),
    Colour("black", "#26231F", "#F4EBDD", 8),
)
_BY_NAME = {colour.name: colour for colour in COLOURS}


def colour_of(name: str) -> Colour:
    """The colour of that name; white for one nobody knows."""
    return _BY_NAME.get(name, _BY_NAME["white"])


def size_of(piece: Piece, *, lies: bool = False) -> tuple[float, float]:
    """Width and height of a piece in units of the scene, before it is turned. `lies`: a card printed on its side."""
    if piece.kind in (Kind.CARD, Kind.PILE):
        width, height = (CARD[1], CARD[0]) if lies else CARD
    else:
        width, height = _SIZES[piece.kind]
    return width * UNIT, height * UNIT
