"""Where things lie: pure functions from a count and an area to rectangles. No Qt, so that tests need no window."""

from __future__ import annotations

import math
from typing import NamedTuple


class Rect(NamedTuple):
    """An upright rectangle; x and y are its upper left corner."""

    x: float
    y: float
    w: float
    h: float

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    def inset(self, dx: float, dy: float | None = None) -> Rect:
        """Smaller by dx on the left and right, by dy above and below; never of negative size."""
        dy = dx if dy is None else dy
        w, h = max(0.0, self.w - 2 * dx), max(0.0, self.h - 2 * dy)
        return Rect(self.cx - w / 2, self.cy - h / 2, w, h)

    def contains(self, other: Rect, slack: float = 0.01) -> bool:
        """Whether `other` lies wholly inside."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlaps(self, other: Rect, slack: float = 0.01) -> bool:
        """Whether the two share more than an edge."""
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )

    @staticmethod
    def around(cx: float, cy: float, w: float, h: float | None = None) -> Rect:
        """The rectangle of that size about a centre; a square if h is left out."""
        h = w if h is None else h
        return Rect(cx - w / 2, cy - h / 2, w, h)


def square_in(area: Rect) -> Rect:
    """The largest square about the centre of `area`."""
    return Rect.around(area.cx, area.cy, min(area.w, area.h))


def row(n: int, area: Rect, size: float, gap: float) -> tuple[Rect, ...]:
    """n squares side by side, centred in `area`; at most as high as it, overlapping evenly where there is no room."""
    if n == 0:
        return ()
    size = min(size, area.h, area.w)
    step = min(size + gap, (area.w - size) / (n - 1)) if n > 1 else 0.0
    left = area.cx - (step * (n - 1) + size) / 2
    return tuple(Rect(left + step * k, area.cy - size / 2, size, size) for k in range(n))


def grid(n: int, area: Rect, size: float, gap: float) -> tuple[Rect, ...]:
    """n squares in rows, centred in `area`, as large as fits but not larger than `size`; none overlap."""
    if n == 0:
        return ()
    best, best_columns = 0.0, 1
    for columns in range(1, n + 1):
        rows = math.ceil(n / columns)
        fits = min((area.w - gap * (columns - 1)) / columns, (area.h - gap * (rows - 1)) / rows, size)
        # a wider block wins a tie: dice read like a line of text
        if fits > best - 1e-9 and (fits > best + 1e-9 or rows < math.ceil(n / best_columns)):
            best, best_columns = fits, columns
    best = max(best, 1.0)
    rows = math.ceil(n / best_columns)
    top = area.cy - (rows * best + (rows - 1) * gap) / 2
    rects = []
    for line in range(rows):
        here = min(best_columns, n - line * best_columns)
        left = area.cx - (here * best + (here - 1) * gap) / 2
        rects += [Rect(left + k * (best + gap), top + line * (best + gap), best, best) for k in range(here)]
    return tuple(rects)


def ring(n: int, area: Rect, size: float, gap: float = 2.0) -> tuple[Rect, ...]:
    """n squares on a circle inside `area`, the first at the top, clockwise; they shrink until neighbours do not
    overlap. `size` is the largest size."""
    if n == 0:
        return ()
    outer = min(area.w, area.h) / 2
    if n > 1:
        # neighbours' centres lie 2 r sin(pi/n) apart; squares that far apart by their diagonal never overlap
        chord = 2 * math.sin(math.pi / n)
        size = min(size, (outer * chord - gap) / (chord * math.sqrt(2) / 2 + math.sqrt(2)))
    size = max(min(size, outer), 1.0)
    radius = outer - size * math.sqrt(2) / 2
    rects = []
    for k in range(n):
        angle = 2 * math.pi * k / n - math.pi / 2
        rects.append(Rect.around(area.cx + radius * math.cos(angle), area.cy + radius * math.sin(angle), size))
    return tuple(rects)


def scatter(n: int, area: Rect, size: float, seed: int) -> tuple[Rect, ...]:
    """n squares as if thrown: a loose grid, each a little off its place by `seed`; none overlap, all lie inside."""
    cells = grid(n, area, size * 1.34, size * 0.1)
    if not cells:
        return ()
    edge = min(size, cells[0].w / 1.24)
    play = (cells[0].w - edge) / 2
    rects = []
    for k, cell in enumerate(cells):
        h = (seed * 2654435761 + k * 40503 + 12345) & 0xFFFFFFFF
        h = ((h ^ (h >> 15)) * 0x2C1B3C6D) & 0xFFFFFFFF
        dx, dy = (h & 0xFF) / 127.5 - 1, ((h >> 8) & 0xFF) / 127.5 - 1
        rects.append(Rect.around(cell.cx + dx * play, cell.cy + dy * play, edge))
    return tuple(rects)


def nearest(origin: Rect, others: dict[str, Rect], dx: int, dy: int) -> str | None:
    """The key of the rectangle one reaches from `origin` with an arrow key: the closest whose centre lies within 60
    degrees of the direction (dx, dy); None if there is none there."""
    best: tuple[float, str] | None = None
    for key, rect in others.items():
        x, y = rect.cx - origin.cx, rect.cy - origin.cy
        along, across = x * dx + y * dy, abs(x * dy) + abs(y * dx)
        if along <= 0.5 or across > along * 1.75:
            continue
        cost = along + across * 1.6
        if best is None or cost < best[0]:
            best = (cost, key)
    return best[1] if best else None
