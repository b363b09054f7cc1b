"""Pure functions: pieces put in a row, a column, a grid or a fan; turned and moved. Millimetres and degrees."""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import StrEnum

from cthulhu_desktop.core.free.pieces import LARGEST_TABLE, Kind, Piece
from cthulhu_desktop.ui.freetable.measures import UNIT, size_of

Place = tuple[int, int, int, int]
GAP = 8  # mm between aligned pieces
FAN_STEP = 10  # degrees between the cards of a fan
FAN_REACH = 190  # mm from the cards of a fan to the point they turn around


class Shape(StrEnum):
    """How pieces can be aligned."""

    ROW = "row"
    COLUMN = "column"
    GRID = "grid"
    FAN = "fan"


def within(number: float) -> int:
    """A length on the table: whole millimetres, not beyond its edge."""
    return max(-LARGEST_TABLE, min(LARGEST_TABLE, round(number)))


def extent(piece: Piece) -> tuple[float, float]:
    """Width and height in mm of the upright box around a piece as it lies."""
    width, height = (length / UNIT for length in size_of(piece))
    a = math.radians(piece.angle)
    cos, sin = abs(math.cos(a)), abs(math.sin(a))
    return width * cos + height * sin, width * sin + height * cos


def moved(pieces: Sequence[Piece], dx: float, dy: float) -> tuple[Place, ...]:
    """The pieces farther right and down."""
    return tuple((piece.id, within(piece.x + dx), within(piece.y + dy), piece.angle) for piece in pieces)


def turned(pieces: Sequence[Piece], by: int) -> tuple[Place, ...]:
    """Each piece turned where it lies; arrows keep their direction."""
    return tuple(
        (piece.id, piece.x, piece.y, (piece.angle + by) % 360) for piece in pieces if piece.kind is not Kind.ARROW
    )


def aligned(pieces: Sequence[Piece], shape: Shape) -> tuple[Place, ...]:
    """The pieces in order around the middle of where they lie now."""
    if not pieces:
        return ()
    cx = sum(piece.x for piece in pieces) / len(pieces)
    cy = sum(piece.y for piece in pieces) / len(pieces)
    if shape is Shape.FAN:
        return _fan(sorted(pieces, key=lambda piece: (piece.x, piece.y)), cx, cy)
    if shape is Shape.ROW:
        columns = len(pieces)
        ordered = sorted(pieces, key=lambda piece: (piece.x, piece.y))
    elif shape is Shape.COLUMN:
        columns = 1
        ordered = sorted(pieces, key=lambda piece: (piece.y, piece.x))
    else:
        columns = math.ceil(math.sqrt(len(pieces) * 1.4))
        ordered = _reading_order(pieces)
    return _cells(ordered, columns, cx, cy)


def _reading_order(pieces: Sequence[Piece]) -> list[Piece]:
    tall = max(extent(piece)[1] for piece in pieces)
    return sorted(pieces, key=lambda piece: (round(piece.y / tall), piece.x))


def _cells(pieces: Sequence[Piece], columns: int, cx: float, cy: float) -> tuple[Place, ...]:
    """Row by row; each column as wide as its widest piece, each row as high as its highest."""
    rows = math.ceil(len(pieces) / columns)
    sizes = [extent(piece) for piece in pieces]
    widths = [max(sizes[k][0] for k in range(column, len(pieces), columns)) for column in range(columns)]
    heights = [max(size[1] for size in sizes[row * columns : (row + 1) * columns]) for row in range(rows)]
    left = cx - (sum(widths) + GAP * (columns - 1)) / 2
    top = cy - (sum(heights) + GAP * (rows - 1)) / 2
    places = []
    for k, piece in enumerate(pieces):
        row, column = divmod(k, columns)
        x = left + sum(widths[:column]) + GAP * column + widths[column] / 2
        y = top + sum(heights[:row]) + GAP * row + heights[row] / 2
        places.append((piece.id, within(x), within(y), piece.angle))
    return tuple(places)


def _fan(pieces: Sequence[Piece], cx: float, cy: float) -> tuple[Place, ...]:
    step = min(FAN_STEP, 150 / len(pieces))
    places = []
    for k, piece in enumerate(pieces):
        angle = (k - (len(pieces) - 1) / 2) * step
        a = math.radians(angle)
        x, y = cx + math.sin(a) * FAN_REACH, cy + FAN_REACH - math.cos(a) * FAN_REACH
        places.append((piece.id, within(x), within(y), round(angle) % 360))
    return tuple(places)
