"""Houses of an old seaport, as parts for settings, scenes and subjects. All measures are units of the pen."""

from __future__ import annotations

from random import Random

from cthulhu_desktop.pictures.curves import Path, box
from cthulhu_desktop.pictures.pen import Pen


def panes(pen: Pen, x: float, y: float, wide: float, tall: float, *, lit: bool, halo: float = 2.0) -> None:
    """A sash window, alight or dark; (x, y) is its middle."""
    pane = box(x - wide / 2, y - tall / 2, x + wide / 2, y + tall / 2)
    bar = wide * 0.09
    if lit:
        pen.shine(pane, halo=halo)
        pen.stroke([(x, y - tall / 2), (x, y + tall / 2)], bar)
        pen.stroke([(x - wide / 2, y), (x + wide / 2, y)], bar)
        pen.stroke(pane, bar * 0.8, closed=True)
    else:
        pen.black(pane, tone=14)
        pen.stroke(pane, bar * 0.8, light=True, closed=True)


def window_rows(
    pen: Pen, area: tuple[float, float, float, float], grid: tuple[int, int], rng: Random, lit: float
) -> None:
    """Windows over an area (left, top, right, bottom) in a `grid` (across, rows); a share `lit` of them is alight."""
    left, top, right, bottom = area
    across, rows = grid
    wide, tall = (right - left) / across, (bottom - top) / rows
    for row in range(rows):
        for column in range(across):
            x, y = left + wide * (column + 0.5), top + tall * (row + 0.5)
            panes(pen, x, y, wide * 0.46, min(tall * 0.6, wide * 0.8), lit=rng.random() < lit)


def chimney(pen: Pen, x: float, base: float, top: float, wide: float, *, tone: int) -> None:
    """A brick chimney with its cap."""
    pen.form(box(x - wide / 2, top, x + wide / 2, base), tone=tone, bulge=wide * 0.2, angle=0)
    pen.form(box(x - wide * 0.66, top - wide * 0.2, x + wide * 0.66, top + wide * 0.25), tone=tone, bulge=0.4, angle=0)


def gambrel_front(
    pen: Pen, x: float, wide: float, tall: float, rng: Random, *, tone: int = 120, lit: float = 0.4
) -> None:
    """The gable of a house with a gambrel (twice broken) roof."""
    half, eaves, knee = wide / 2, -tall * 0.54, -tall * 0.84
    wall: Path = [(x - half, 0), (x - half, eaves), (x - half * 0.76, knee), (x, -tall), (x + half * 0.76, knee)]
    wall += [(x + half, eaves), (x + half, 0)]
    if rng.random() < 0.7:
        side = rng.choice((-1, 1))
        chimney(pen, x + side * half * 0.42, knee + 2, -tall * 1.12, wide * 0.13, tone=round(tone * 0.8))
    pen.form(wall, tone=tone, bulge=wide * 0.05, lines=0.3, angle=0, rough=26, fade=0.35)
    over, thick = wide * 0.06, tall * 0.035
    roof: Path = [(x - half - over, eaves + thick), (x - half * 0.8, knee - thick), (x, -tall - thick * 1.4)]
    roof += [(x + half * 0.8, knee - thick), (x + half + over, eaves + thick)]
    pen.stroke(roof, thick * 1.5)
    window_rows(pen, (x - half * 0.86, eaves, x + half * 0.86, -tall * 0.2), (3 if wide > 26 else 2, 2), rng, lit)
    panes(pen, x, -tall * 0.76, wide * 0.15, tall * 0.11, lit=rng.random() < lit)
    door = box(x - wide * 0.08, -tall * 0.19, x + wide * 0.08, 0)
    pen.black(door, tone=8)
    pen.stroke(door, wide * 0.012, light=True, closed=True)


def roof_side(pen: Pen, x: float, wide: float, tall: float, rng: Random, *, tone: int = 110, lit: float = 0.4) -> None:
    """A long house seen from its eaves, with dormers."""
    half, eaves = wide / 2, -tall * 0.52
    chimney(pen, x + half * rng.uniform(-0.6, 0.6), -tall * 0.9, -tall * 1.18, wide * 0.08, tone=round(tone * 0.8))
    pen.form(box(x - half, eaves, x + half, 0), tone=tone, bulge=wide * 0.03, lines=0.6, angle=0, rough=26, fade=0.35)
    roof: Path = [(x - half * 1.05, eaves), (x - half * 0.92, -tall * 0.84), (x - half * 0.8, -tall)]
    roof += [(x + half * 0.8, -tall), (x + half * 0.92, -tall * 0.84), (x + half * 1.05, eaves)]
    pen.form(roof, tone=round(tone * 0.72), bulge=tall * 0.07, angle=84, lines=0.8, rough=20)
    for place in (-0.45, 0.2, 0.6)[: 2 if wide < 50 else 3]:
        dx, w = x + half * place, wide * 0.07
        pen.form(
            [
                (dx - w, eaves * 1.18),
                (dx - w, -tall * 0.76),
                (dx, -tall * 0.88),
                (dx + w, -tall * 0.76),
                (dx + w, eaves * 1.18),
            ],
            tone=tone,
            bulge=0.6,
            angle=0,
        )
        panes(pen, dx, -tall * 0.69, w * 1.1, tall * 0.11, lit=rng.random() < lit)
    window_rows(pen, (x - half * 0.92, eaves, x + half * 0.92, -tall * 0.06), (max(3, round(wide / 11)), 2), rng, lit)


def steeple(pen: Pen, x: float, wide: float, tall: float, *, tone: int = 110) -> None:
    """A church tower with a leaning spire and an open belfry."""
    half = wide / 2
    pen.form(box(x - half, -tall * 0.55, x + half, 0), tone=tone, bulge=wide * 0.12, angle=0, rough=26, fade=0.3)
    pen.form(box(x - half * 0.8, -tall * 0.68, x + half * 0.8, -tall * 0.54), tone=tone, bulge=wide * 0.1, angle=0)
    pen.black(box(x - half * 0.36, -tall * 0.66, x + half * 0.36, -tall * 0.56))
    pen.form(
        [(x - half, -tall * 0.68), (x + half * 0.18, -tall), (x + half, -tall * 0.68)],
        tone=tone,
        bulge=wide * 0.14,
        angle=6,
    )
    pen.stroke([(x + half * 0.18, -tall), (x + half * 0.2, -tall * 1.07)], wide * 0.04)
    pen.stroke([(x + half * 0.02, -tall * 1.045), (x + half * 0.36, -tall * 1.045)], wide * 0.04)


def lighthouse(pen: Pen, x: float, base: float, tall: float, *, tone: int = 225, lit: bool = True) -> None:
    """A tapering tower with a gallery and a burning lamp."""
    top, low, up = base - tall * 0.78, tall * 0.13, tall * 0.078
    pen.form(
        [(x - low, base), (x - up, top), (x + up, top), (x + low, base)],
        tone=tone,
        bulge=tall * 0.06,
        angle=0,
        lines=2.4,
    )
    for part in (0.28, 0.62):
        y0, y1 = base + (top - base) * part, base + (top - base) * (part + 0.16)
        w0, w1 = low + (up - low) * part, low + (up - low) * (part + 0.16)
        pen.form(
            [(x - w0, y0), (x - w1, y1), (x + w1, y1), (x + w0, y0)],
            tone=round(tone * 0.45),
            bulge=tall * 0.05,
            angle=0,
            lines=2.4,
        )
    for part in (0.14, 0.5):
        pen.black(
            box(x - tall * 0.014, base + (top - base) * (part + 0.06), x + tall * 0.014, base + (top - base) * part)
        )
    gallery = up * 1.5
    pen.form(box(x - gallery, top - tall * 0.025, x + gallery, top + tall * 0.01), tone=120, bulge=0.8, angle=0)
    pen.form(box(x - up * 0.78, top - tall * 0.13, x + up * 0.78, top - tall * 0.02), tone=90, bulge=1.0)
    if lit:
        pen.shine(box(x - up * 0.62, top - tall * 0.12, x + up * 0.62, top - tall * 0.03), halo=tall * 0.08)
    pen.stroke([(x, top - tall * 0.12), (x, top - tall * 0.03)], tall * 0.008)
    for step in range(-4, 5):
        rail = x + step * gallery / 4.4
        pen.stroke([(rail, top - tall * 0.025), (rail, top - tall * 0.065)], tall * 0.006)
    pen.stroke([(x - gallery, top - tall * 0.065), (x + gallery, top - tall * 0.065)], tall * 0.008)
    pen.form(
        [(x - up * 1.05, top - tall * 0.125), (x, top - tall * 0.21), (x + up * 1.05, top - tall * 0.125)],
        tone=90,
        bulge=tall * 0.03,
        angle=0,
    )
    pen.stroke([(x, top - tall * 0.2), (x, top - tall * 0.25)], tall * 0.01)
