"""Parts that several people share: heads, faces, hats, legs, hands. Heads are measured in head heights."""

from __future__ import annotations

import math
from dataclasses import dataclass

from cthulhu_desktop.pictures.curves import Path, outline, oval, turned
from cthulhu_desktop.pictures.pen import Pen


@dataclass(frozen=True, slots=True)
class Head:
    """A head: the middle of the face, its height in the pen's units, and how it leans (degrees clockwise)."""

    x: float
    y: float
    tall: float
    lean: float = 0.0

    def at(self, text: str, *, closed: bool = True) -> Path:
        """A shape in head heights (0, 0 is the middle of the face) in the pen's units."""
        path = [(self.x + px * self.tall, self.y + py * self.tall) for px, py in outline(text, closed=closed)]
        return turned(path, self.lean, (self.x, self.y)) if self.lean else path

    def both(self, text: str) -> Path:
        """A symmetric shape from its right half."""
        right = outline(text, closed=False)
        whole = right + [(-x, y) for x, y in reversed(right)]
        path = [(self.x + px * self.tall, self.y + py * self.tall) for px, py in whole]
        return turned(path, self.lean, (self.x, self.y)) if self.lean else path


def bare_head(pen: Pen, head: Head, *, tone: int = 225, ears: bool = True) -> None:
    """Neck, ears and skull, without features."""
    pen.form(
        head.at("-0.2,0.3 -0.22,0.75! 0.22,0.75! 0.2,0.3"), tone=round(tone * 0.8), bulge=head.tall * 0.06, angle=0
    )
    if ears:
        for side in (-1, 1):
            pen.form(
                oval(head.x + side * head.tall * 0.39, head.y + head.tall * 0.02, head.tall * 0.07, head.tall * 0.13),
                tone=tone,
                bulge=head.tall * 0.03,
            )
    pen.form(
        head.both("0,-0.5 0.24,-0.46 0.38,-0.26 0.39,0 0.34,0.24 0.2,0.44 0,0.51"),
        tone=tone,
        bulge=head.tall * 0.13,
        lines=2.2,
        angle=18,
    )


def features(pen: Pen, head: Head, *, stern: float = 0.0, female: bool = False, wide_eyed: bool = False) -> None:
    """Brows, eyes, nose and mouth; `stern` draws the brows together."""
    t = head.tall
    line = t * 0.035
    for side in (-1, 1):
        inner, outer = -0.11 + 0.05 * stern, -0.13 - 0.03 * stern
        brow = f"{side * 0.07},{inner} {side * 0.2},{outer - 0.03} {side * 0.31},{outer + 0.02}"
        pen.stroke(head.at(brow, closed=False), line * (1.0 if female else 1.7))
        if wide_eyed:
            pen.mark(head.at(_round(side * 0.18, -0.01, 0.105, 0.1)))
            pen.mark(head.at(_round(side * 0.18, -0.01, 0.085, 0.08)), light=True)
            pen.mark(head.at(_round(side * 0.18, 0.0, 0.03, 0.035)))
        else:
            pen.mark(head.at(f"{side * 0.08},0 {side * 0.17},-0.045 {side * 0.28},0.005 {side * 0.18},0.03"))
            pen.stroke(head.at(f"{side * 0.1},0.07 {side * 0.18},0.085 {side * 0.27},0.06", closed=False), line * 0.5)
    pen.stroke(head.at("0.03,-0.02 0.06,0.12 0.07,0.17 -0.03,0.18", closed=False), line * 0.9)
    if female:
        pen.mark(head.at("-0.1,0.3 -0.03,0.275 0,0.285 0.03,0.275 0.1,0.3 0,0.345"))
    else:
        pen.stroke(head.at("-0.13,0.3 0,0.315 0.14,0.295", closed=False), line)
        pen.stroke(head.at("-0.06,0.385 0,0.395 0.06,0.385", closed=False), line * 0.5)


def _round(x: float, y: float, rx: float, ry: float) -> str:
    points = [(x + rx * math.cos(a), y + ry * math.sin(a)) for a in (0.0, 0.8, 1.57, 2.36, 3.14, 3.93, 4.71, 5.5)]
    return " ".join(f"{px:.4f},{py:.4f}" for px, py in points)


def fedora(pen: Pen, head: Head, *, tone: int = 70, band: int = 25, tilt: float = 0.0) -> None:
    """A soft felt hat with its brim low over the eyes; it throws a shadow over half the face."""
    hat = Head(head.x, head.y, head.tall, head.lean + tilt)
    pen.form(
        hat.at("-0.4,-0.24 -0.38,-0.62 -0.24,-0.8 -0.04,-0.72 0.16,-0.82 0.36,-0.62 0.41,-0.24"),
        tone=tone,
        bulge=head.tall * 0.12,
        lines=1.6,
        angle=12,
    )
    pen.form(
        hat.at("-0.41,-0.38! 0,-0.34 0.41,-0.38! 0.42,-0.22 0,-0.18 -0.42,-0.22"),
        tone=band,
        bulge=head.tall * 0.05,
        angle=0,
    )
    pen.form(
        hat.at("-0.78,-0.2 -0.5,-0.3 0,-0.24 0.5,-0.3 0.76,-0.22 0.5,-0.1 0,-0.06 -0.5,-0.09"),
        tone=tone,
        bulge=head.tall * 0.05,
        lines=1.2,
        angle=4,
    )


def brim_shadow(pen: Pen, head: Head) -> None:
    """What a brim leaves in the dark: brow and eyes."""
    pen.black(head.at("-0.4,-0.3! 0.4,-0.3! 0.4,0.0 0.2,0.07 0,0.03 -0.2,0.07 -0.4,0.0"), tone=26)


def legs(pen: Pen, hip: float, wide: float, *, tone: int = 60, gap: float = 2.2, shoe: int = 25) -> None:
    """Trousers from the hip down, and shoes."""
    for side in (-1, 1):
        inner, outer = side * gap / 2, side * wide
        leg: Path = [
            (inner * 0.2, hip),
            (outer, hip),
            (outer * 0.98, hip * 0.5),
            (outer * 0.9, -3),
            (inner, -3),
            (inner * 0.9, hip * 0.5),
        ]
        pen.form(leg, tone=tone, bulge=1.8, lines=1.4, angle=8)
        pen.form(
            [(inner, -3.4), (outer * 0.9, -3.4), (outer * 1.35, -0.8), (outer * 1.3, 0), (inner, 0)],
            tone=shoe,
            bulge=0.7,
        )


def hand(pen: Pen, x: float, y: float, size: float, *, tone: int = 220) -> None:
    """A closed hand, `size` units wide."""
    pen.form(oval(x, y, size * 0.5, size * 0.44), tone=tone, bulge=size * 0.16)
    for step in (-0.2, 0.02, 0.24):
        pen.stroke([(x + size * step, y - size * 0.05), (x + size * step, y + size * 0.36)], size * 0.06)
