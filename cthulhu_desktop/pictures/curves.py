"""Plain path mathematics: smooth outlines through points, ribbons along a course, branching. No drawing here."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

Point = tuple[float, float]
Path = list[Point]


@lru_cache(maxsize=4096)
def _parse(text: str) -> tuple[tuple[float, float, bool], ...]:
    knots = []
    for word in text.split():
        corner = word.endswith("!")
        x, y = word.rstrip("!").split(",")
        knots.append((float(x), float(y), corner))
    return tuple(knots)


def outline(text: str, *, closed: bool = True, steps: int = 8) -> Path:
    """The smooth line through the points of `text`, written "x,y x,y! x,y"; `!` marks a sharp corner.

    The curve passes through every point; between two corners it is a straight line.
    """
    knots = _parse(text)
    count = len(knots)
    spans = count if closed else count - 1
    path: Path = []
    for i in range(spans):
        here, there = knots[i], knots[(i + 1) % count]
        before = knots[i - 1] if (closed or i > 0) and not here[2] else here
        after = knots[(i + 2) % count] if (closed or i + 2 < count) and not there[2] else there
        path.append((here[0], here[1]))
        if here[2] and there[2]:
            continue
        path.extend(_spline(before[:2], here[:2], there[:2], after[:2], step / steps) for step in range(1, steps))
    if not closed:
        path.append((knots[-1][0], knots[-1][1]))
    return path


def _spline(p0: Point, p1: Point, p2: Point, p3: Point, t: float) -> Point:
    """A cardinal spline whose tangents are cut to the length of the span, so that short spans do not overshoot."""
    span = math.dist(p1, p2)
    m1, m2 = _tangent(p0, p2, span), _tangent(p1, p3, span)
    a, b = 2 * t**3 - 3 * t**2 + 1, t**3 - 2 * t**2 + t
    c, d = -2 * t**3 + 3 * t**2, t**3 - t**2
    return (a * p1[0] + b * m1[0] + c * p2[0] + d * m2[0], a * p1[1] + b * m1[1] + c * p2[1] + d * m2[1])


def _tangent(before: Point, after: Point, span: float) -> Point:
    dx, dy = after[0] - before[0], after[1] - before[1]
    length = math.hypot(dx, dy) or 1.0
    return (dx / length * span, dy / length * span)


def mirrored(text: str) -> Path:
    """A closed symmetric outline: `text` is its right half from top to bottom, the axis is x = 0."""
    right = outline(text, closed=False)
    return right + [(-x, y) for x, y in reversed(right)]


def oval(cx: float, cy: float, rx: float, ry: float, turn: float = 0.0, steps: int = 40) -> Path:
    """An ellipse, turned by `turn` degrees clockwise."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    path = []
    for step in range(steps):
        a = 2 * math.pi * step / steps
        x, y = rx * math.cos(a), ry * math.sin(a)
        path.append((cx + x * cos - y * sin, cy + x * sin + y * cos))
    return path


def arc(cx: float, cy: float, radius: float, start: float, end: float, steps: int = 24) -> Path:
    """Points of a circle from `start` to `end` degrees (0 = right, 90 = down)."""
    angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(cx + radius * math.cos(a), cy + radius * math.sin(a)) for a in angles]


def box(left: float, top: float, right: float, bottom: float) -> Path:
    """An upright rectangle."""
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def moved(path: Iterable[Point], dx: float, dy: float) -> Path:
    """`path` shifted."""
    return [(x + dx, y + dy) for x, y in path]


def turned(path: Iterable[Point], degrees: float, about: Point = (0.0, 0.0)) -> Path:
    """`path` turned clockwise about a point."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    ox, oy = about
    return [(ox + (x - ox) * cos - (y - oy) * sin, oy + (x - ox) * sin + (y - oy) * cos) for x, y in path]


def spread(course: Sequence[Point], count: int) -> Path:
    """`count` points evenly along `course`."""
    lengths = [0.0]
    for (x0, y0), (x1, y1) in pairwise(course):
        lengths.append(lengths[-1] + math.hypot(x1 - x0, y1 - y0))
    total, path, k = lengths[-1], [], 0
    for i in range(count):
        want = total * i / (count - 1)
        while k < len(course) - 2 and lengths[k + 1] < want:
            k += 1
        gap = lengths[k + 1] - lengths[k] or 1.0
        t = (want - lengths[k]) / gap
        path.append(
            (course[k][0] + (course[k + 1][0] - course[k][0]) * t, course[k][1] + (course[k + 1][1] - course[k][1]) * t)
        )
    return path


def normals(course: Sequence[Point]) -> Path:
    """The unit vector to the left of the walking direction at each point (y down)."""
    result = []
    for i in range(len(course)):
        x0, y0 = course[max(0, i - 1)]
        x1, y1 = course[min(len(course) - 1, i + 1)]
        length = math.hypot(x1 - x0, y1 - y0) or 1.0
        result.append(((y1 - y0) / length, -(x1 - x0) / length))
    return result


def ribbon(course: Sequence[Point], width: Callable[[float], float]) -> tuple[Path, Path]:
    """Both edges of a band along `course`; `width(t)` is its half width at t from 0 (start) to 1 (end)."""
    last = max(1, len(course) - 1)
    left, right = [], []
    for i, ((x, y), (nx, ny)) in enumerate(zip(course, normals(course), strict=True)):
        w = width(i / last)
        left.append((x + nx * w, y + ny * w))
        right.append((x - nx * w, y - ny * w))
    return left, right


def band(course: Sequence[Point], width: Callable[[float], float], *, round_ends: bool = False) -> Path:
    """The closed outline of a ribbon, its ends cut straight or rounded."""
    left, right = ribbon(course, width)
    if not round_ends:
        return left + right[::-1]
    return left + _cap(left[-1], right[-1]) + right[::-1] + _cap(right[0], left[0])


def _cap(start: Point, end: Point, steps: int = 8) -> Path:
    """Half a circle from `start` to `end`, bulging to the right of that way (y down)."""
    cx, cy = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    dx, dy = start[0] - cx, start[1] - cy
    angles = [math.pi * step / steps for step in range(1, steps)]
    return [(cx + dx * math.cos(a) - dy * math.sin(a), cy + dx * math.sin(a) + dy * math.cos(a)) for a in angles]


def taper(start: float, end: float, power: float = 1.0) -> Callable[[float], float]:
    """A half width that goes from `start` to `end`; a power below 1 stays thick for longer."""
    return lambda t: end + (start - end) * (1 - t) ** power
