"""What creatures are made of: eyes, mouths, wings, suckers."""

from __future__ import annotations

import math

from cthulhu_desktop.pictures.curves import (
    Path,
    oval,
    taper,
)
from cthulhu_desktop.pictures.pen import Pen


def flipped(text: str) -> str:
    """A shape text mirrored at x = 0."""
    words = []
    for word in text.split():
        x, y = word.split(",")
        words.append(f"{-float(x):g},{y}")
    return " ".join(words)


def glowing_eye(pen: Pen, x: float, y: float, rx: float, ry: float, *, slit: bool = True, turn: float = 0.0) -> None:
    """An eye that gives light, with a black slit or pupil."""
    pen.form(oval(x, y, rx * 1.35, ry * 1.4, turn), tone=60, bulge=rx * 0.3)
    pen.shine(oval(x, y, rx, ry, turn), halo=rx * 0.7)
    pen.mark(oval(x, y, rx * (0.2 if slit else 0.42), ry * (0.92 if slit else 0.46), turn))


def round_mouth(pen: Pen, x: float, y: float, r: float) -> None:
    """A round mouth full of teeth."""
    pen.form(oval(x, y, r, r * 0.62), tone=60, bulge=r * 0.14)
    pen.black(oval(x, y, r * 0.86, r * 0.5))
    for step in range(14):
        a = 2 * math.pi * step / 14
        foot = [(x + math.cos(a + d) * r * 0.86, y + math.sin(a + d) * r * 0.5) for d in (-0.16, 0.16)]
        pen.mark([*foot, (x + math.cos(a) * r * 0.46, y + math.sin(a) * r * 0.24)], light=True)


def membrane(
    pen: Pen,
    text: str,
    root: tuple[float, float],
    tips: tuple[tuple[float, float], ...],
    *,
    tone: int = 84,
    angle: float = 40,
) -> None:
    """A bat's wing: the skin, and the fingers that spread it."""
    pen.form(text, tone=tone, bulge=2.2, lines=2, angle=angle)
    for tip in tips:
        pen.limb(
            [root, ((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 - 2), tip],
            taper(1.3, 0.4),
            tone=round(tone * 1.3),
            rings=False,
        )


def wings_behind(pen: Pen, *, tone: int = 64) -> None:
    """A pair of great wings spread behind a standing thing."""
    wing = "10,-60 24,-84 36,-108 58,-124! 58,-108 72,-98! 64,-84 76,-70! 62,-62 66,-44! 46,-44 22,-32 8,-36"
    for shape, side in ((wing, 1), (flipped(wing), -1)):
        membrane(
            pen,
            shape,
            (side * 12, -58),
            ((side * 58, -124), (side * 72, -98), (side * 76, -70), (side * 66, -44)),
            tone=tone,
            angle=side * 48,
        )


def suckers(pen: Pen, course: list[tuple[float, float]], size: float) -> None:
    """Rows of suckers along a course, smaller towards its end."""
    for number, (x, y) in enumerate(course):
        r = size * (1 - number / (len(course) + 2))
        pen.form(oval(x, y, r, r * 0.8), tone=235, bulge=r * 0.35, edge=1)
        pen.mark(oval(x, y, r * 0.35, r * 0.28))


def arm_course(course: str) -> Path:
    """Where suckers sit on an arm: inside its curve, not at its ends."""
    from cthulhu_desktop.pictures.curves import normals, outline, spread

    line = spread(outline(course, closed=False), 22)
    return [(x + nx * 1.2, y + ny * 1.2) for (x, y), (nx, ny) in zip(line[2:16], normals(line)[2:16], strict=True)]
