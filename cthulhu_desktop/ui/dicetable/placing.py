"""Where everything lies on the dice table: pure functions of the table's size, the number of cults and who sits near.

The player's own circle lies before him, the tray above it, the middle of the table to its left, the dice cup to its
right; the other cults sit across, clockwise from left to right.
"""

from __future__ import annotations

from dataclasses import dataclass

from cthulhu_desktop.ui.tabletop.layout import Rect, grid, ring, scatter, square_in

SEAL_INSIDE = 0.52  # the square inside the dish, as a share of the dish with its arms


@dataclass(frozen=True, slots=True)
class CultPlaces:
    """The places of one cult: its circle, name plate, idle dice and stones."""

    ring: Rect
    plate: Rect
    loose: Rect
    stones: Rect
    near: bool


@dataclass(frozen=True, slots=True)
class Placement:
    """All places of a table."""

    area: Rect
    cults: tuple[CultPlaces, ...]
    tray: Rect
    middle: Rect
    middle_stones: Rect
    cup: Rect
    die: float  # the size of a die in the tray


def place(area: Rect, cults: int, near: int, text: float) -> Placement:
    """The placement for that many cults with cult `near` before the player; `text` is the height of a line of text."""
    unit = min(area.w, area.h)
    gap = unit * 0.022
    inner = area.inset(gap * 1.5)
    far_h = inner.h * 0.30
    near_h = inner.h * 0.375
    mid_h = inner.h - far_h - near_h - 2 * gap
    far_area = Rect(inner.x, inner.y, inner.w, far_h)
    mid = Rect(inner.x, far_area.bottom + gap, inner.w, mid_h)
    near_area = Rect(inner.x, mid.bottom + gap, inner.w, near_h)
    places: dict[int, CultPlaces] = {near: _near(near_area, text, gap)}
    others = cults - 1
    width = min((far_area.w - gap * (others - 1)) / max(1, others), far_h * 3.9)
    left = far_area.cx - (width * others + gap * (others - 1)) / 2
    for k in range(others):
        cell = Rect(left + k * (width + gap), far_area.y, width, far_h)
        places[(near + 1 + k) % cults] = _far(cell, text, gap)
    side = min(mid_h, inner.w * 0.24)
    seal = Rect.around(inner.x + side / 2, mid.cy, side)
    cup_w = min(side * 0.62, mid_h * 0.72)
    cup = Rect.around(inner.right - side / 2, mid.cy, cup_w, cup_w * 1.15)
    tray_w = min(inner.w - 2 * side - 4 * gap, mid_h * 3.1)
    tray = Rect.around(inner.cx, mid.cy, tray_w, mid_h)
    inside = square_in(seal).inset(side * (1 - SEAL_INSIDE) / 2)
    stones = Rect(inside.x, inside.bottom - inside.h * 0.34, inside.w, inside.h * 0.34)
    dice = Rect(inside.x, inside.y, inside.w, inside.h * 0.62)
    # six in a row, or in two rows where the tray is narrow
    die = min(mid_h * 0.40, max(tray_w * 0.125, min(mid_h * 0.28, tray_w * 0.2)))
    return Placement(area, tuple(places[k] for k in range(cults)), tray, dice, stones, cup, die)


def seal_of(placement: Placement) -> Rect:
    """The bronze dish around the middle's dice and stones."""
    dice, stones = placement.middle, placement.middle_stones
    height = stones.bottom - dice.y
    return Rect.around(dice.cx, (dice.y + stones.bottom) / 2, height / SEAL_INSIDE)


def _near(area: Rect, text: float, gap: float) -> CultPlaces:
    size = min(area.h, area.w * 0.5)
    circle = Rect.around(area.cx, area.cy, size)
    side = (area.w - size) / 2 - gap * 1.5
    plate_h = min(text * 2.6, area.h * 0.42)
    plate_w = min(side, text * 11)
    plate = Rect(circle.x - gap * 1.2 - plate_w, area.bottom - plate_h - area.h * 0.04, plate_w, plate_h)
    stone = min(area.h * 0.22, side * 0.3)
    stones = Rect(plate.x, plate.y - gap * 0.5 - stone, plate.w, stone)
    loose = Rect(circle.right + gap * 1.2, area.y + area.h * 0.14, side, area.h * 0.82)
    return CultPlaces(circle, plate, loose, stones, near=True)


def _far(cell: Rect, text: float, gap: float) -> CultPlaces:
    if cell.w > cell.h * 2.4 and (cell.w - cell.h) / 2 - gap > text * 6:
        return _far_wide(cell, text, gap)
    plate_h = min(text * 2.3, cell.h * (0.30 if text < cell.h * 0.2 else 0.40))
    plate = Rect(cell.x, cell.bottom - plate_h, cell.w, plate_h)
    body = Rect(cell.x, cell.y, cell.w, cell.h - plate_h - gap * 0.4)
    if cell.w > body.h * 1.5:
        size = body.h
        loose_w = min(body.h * 0.72, cell.w - size - gap)
        left = body.cx - (size + gap + loose_w) / 2
        circle = Rect(left, body.y, size, size)
        loose, stones = _beside(Rect(circle.right + gap, body.y, loose_w, size))
        width = min(plate.w, max(text * 9, size + gap + loose_w))
        return CultPlaces(circle, Rect.around(plate.cx, plate.cy, width, plate_h), loose, stones, near=False)
    loose_h = body.h * 0.21
    size = min(body.h - loose_h - gap * 0.3, body.w * 0.94)
    circle = Rect(body.cx - size / 2, body.y + (body.h - loose_h - gap * 0.3 - size) / 2, size, size)
    below = Rect(body.x + body.w * 0.04, body.bottom - loose_h, body.w * 0.92, loose_h)
    stone_w = below.w * 0.26
    stones = Rect(below.right - stone_w, below.y, stone_w, below.h)
    return CultPlaces(circle, plate, Rect(below.x, below.y, below.w - stone_w, below.h), stones, near=False)


def _far_wide(cell: Rect, text: float, gap: float) -> CultPlaces:
    """Room enough for the plate to the left of the circle and the dice to its right."""
    size = cell.h
    circle = Rect.around(cell.cx, cell.cy, size)
    side = (cell.w - size) / 2 - gap
    plate_h = min(text * 2.6, cell.h * 0.42)
    plate_w = min(side, text * 10)
    plate = Rect(circle.x - gap - plate_w, cell.cy - plate_h / 2, plate_w, plate_h)
    loose, stones = _beside(Rect(circle.right + gap, cell.y, min(side, size * 0.9), size))
    return CultPlaces(circle, plate, loose, stones, near=False)


def _beside(area: Rect) -> tuple[Rect, Rect]:
    """Idle dice over stones."""
    stones = Rect(area.x, area.bottom - area.h * 0.30, area.w, area.h * 0.30)
    return Rect(area.x, area.y, area.w, area.h * 0.68), stones


def display_rects(places: CultPlaces, n: int) -> tuple[Rect, ...]:
    """Where n dice lie in a cult's circle: inside its band of marks, around the number in its middle."""
    circle = places.ring
    return ring(n, circle.inset(circle.w * 0.066), circle.w * 0.20, gap=circle.w * 0.008)


def tray_rects(placement: Placement, n: int, seed: int) -> tuple[Rect, ...]:
    """Where n rolled dice come to rest."""
    tray = placement.tray
    return scatter(n, tray.inset(tray.w * 0.045, tray.h * 0.13), placement.die, seed)


def loose_rects(places: CultPlaces, n: int, die: float) -> tuple[Rect, ...]:
    """Where a cult's n idle dice lie."""
    size = min(die * (0.86 if places.near else 0.62), places.loose.w / 2)
    return grid(n, places.loose, size, size * 0.16)


def middle_rects(placement: Placement, n: int) -> tuple[Rect, ...]:
    """Where the free dice of the middle lie."""
    area = placement.middle
    return grid(n, area, min(placement.die * 0.8, area.w * 0.36), area.w * 0.03)


def stone_rects(area: Rect, n: int) -> tuple[Rect, ...]:
    """Where n stones lie."""
    return grid(n, area, min(area.h * 0.96, area.w * 0.36), area.w * 0.03)
