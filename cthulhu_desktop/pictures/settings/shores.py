"""By the water: sea, harbour, deck, swamp, a city risen from the deep."""

from __future__ import annotations

import math

from cthulhu_desktop.pictures import buildings
from cthulhu_desktop.pictures.curves import (
    Path,
    oval,
    taper,
)
from cthulhu_desktop.pictures.pen import Pen
from cthulhu_desktop.pictures.settings.air import lit_from_below, sky
from cthulhu_desktop.pictures.stage import Stage
from cthulhu_desktop.pictures.subjects.beasts import branch


def sea(stage: Stage) -> None:
    """Open water to the horizon."""
    sky(stage, 0.52)
    stage.water(0.52, 1.0)
    if stage.light in ("moon", "star", "lightning"):
        stage.glitter(0.52, 0.98)
    lit_from_below(stage, footing=False)


def harbour(stage: Stage) -> None:
    """A decayed port across the water, masts, a quay in front."""
    sky(stage, 0.56)
    stage.canvas.haze = 96
    far = stage.pen(0.5, 0.575, 0.24, haze=0.3, rim=0.3)
    span = round(215 * stage.width / stage.height)
    x = -span * 1.0
    while x < span:
        draw = buildings.gambrel_front if far.rng.random() < 0.6 else buildings.roof_side
        draw(far, x, far.rng.uniform(34, 48), far.rng.uniform(44, 74), far.rng, tone=96, lit=0.36)
        x += far.rng.uniform(30, 44)
    buildings.steeple(far, span * far.rng.uniform(-0.6, 0.6), 18, 128, tone=90)
    far.finish()
    stage.water(0.57, 1.0)
    if stage.light in ("moon", "star"):
        stage.glitter(0.57, 0.9)
    boats = stage.pen(0.0, 0.0, 1.0, rim=0.4)
    aspect = 100 * stage.width / stage.height
    for part in (0.08, 0.3, 0.9):
        x, y = aspect * part, 68 + 6 * boats.rng.random()
        boats.limb([(x, y - 2), (x + 0.6, y - 33)], taper(0.6, 0.25), tone=60, rings=False)
        boats.form(
            f"{x - 12},{y - 4}! {x},{y - 2.4} {x + 12},{y - 5}! {x + 9},{y + 1}! {x - 9},{y + 1}!",
            tone=70,
            bulge=1.2,
            angle=0,
        )
        boats.stroke([(x + 0.6, y - 32), (x + 11, y - 5)], 0.2)
        boats.stroke([(x + 0.6, y - 32), (x - 11, y - 4)], 0.2)
    boats.finish()
    quay(stage, 0.9)
    lit_from_below(stage)


def quay(stage: Stage, top: float) -> None:
    """Planks along the lower edge, with posts."""
    pen = stage.pen(0.0, 0.0, 1.0, rim=0.3)
    aspect = 100 * stage.width / stage.height
    y = top * 100
    pen.form([(-3, y + 1), (aspect + 3, y), (aspect + 3, 104), (-3, 104)], tone=104, bulge=0.6, angle=3, rough=40)
    for step in range(15):
        x = aspect * step / 14
        pen.stroke([(x, y + 1), (x * 1.1 - aspect * 0.05, 102)], 0.25)
    for part in (0.05, 0.34, 0.7, 0.96):
        x = aspect * part
        pen.form([(x - 1.6, y + 8), (x - 1.5, y - 8), (x + 1.5, y - 8), (x + 1.6, y + 8)], tone=84, bulge=0.8, angle=0)
        pen.form(oval(x, y - 8, 1.6, 0.6), tone=140, bulge=0.3)
    pen.finish()


def ship_deck(stage: Stage) -> None:
    """A deck at sea: planks, rail, mast and rigging."""
    sky(stage, 0.46)
    stage.water(0.46, 0.8)
    if stage.light in ("moon", "star"):
        stage.glitter(0.46, 0.8)
    stage.polygon([(-0.1, 0.74), (1.1, 0.7), (1.1, 1.1), (-0.1, 1.1)], 128)
    stage.cloud(40, 7, 0.72, 1.0, flat=3)
    stage.boards(0.72, (0.5, 0.3), 0.7)
    pen = stage.pen(0.0, 0.0, 1.0, rim=0.4)
    aspect = 100 * stage.width / stage.height
    for step in range(15):
        x = aspect * step / 14
        y = 73.6 - 4 * step / 14
        pen.form([(x - 0.8, y), (x - 0.8, y - 13), (x + 0.8, y - 13), (x + 0.8, y)], tone=90, bulge=0.4, angle=0)
    pen.form([(-3, 59), (aspect + 3, 55), (aspect + 3, 58), (-3, 62)], tone=120, bulge=0.8, angle=3)
    x = aspect * 0.13
    pen.limb([(x, 94), (x + 1, -4)], taper(4.2, 3.2), tone=84)
    pen.limb([(x - 40, 17), (x + 44, 12)], 1.3, tone=84, rings=False)
    for side in (-1, 1):
        for number in range(3):
            pen.stroke([(x + side * 3, 4), (x + side * (26 + number * 7), 62)], 0.5)
        for row in range(9):
            share = 0.3 + row * 0.08
            pen.stroke(
                [(x + side * (3 + 23 * share), 4 + 58 * share), (x + side * (3 + 37 * share), 4 + 58 * share)], 0.3
            )
    pen.form(oval(aspect * 0.9, 92, 9, 4), tone=150, bulge=1.2)
    for grow in (7.6, 5.6, 3.6):
        pen.stroke(oval(aspect * 0.9, 91.4, grow, grow * 0.42), 0.7, closed=True)
    pen.finish()
    lit_from_below(stage)


def swamp(stage: Stage) -> None:
    """Drowned trees, reeds and mist over black water."""
    sky(stage, 0.58, top=60, low=170)
    stage.canvas.haze = 150
    for x, size, haze in ((0.2, 0.5, 0.5), (0.46, 0.4, 0.6), (0.72, 0.54, 0.46), (0.9, 0.42, 0.6)):
        pen = stage.pen(x, 0.6, size, haze=haze, rim=0)
        branch(pen, 0, -18, math.pi / 2 + pen.rng.uniform(-0.24, 0.24), 26, 5, 5)
        pen.limb([(0, 2), (0, -20)], taper(9, 4.6), tone=80, rings=False, angle=86)
        pen.finish()
    stage.water(0.58, 1.0, dark=54, light=150, chop=44)
    if stage.light in ("moon", "star"):
        stage.glitter(0.58, 0.95, width=0.05)
    near = stage.pen(0.09, 0.86, 0.95, rim=0.4)
    branch(near, 0, -20, math.pi / 2 - 0.16, 26, 5, 6)
    near.limb("-14,2 -5,-8 0,-22", taper(2.4, 4.6), tone=74, rings=False)
    near.limb("13,2 6,-8 0,-22", taper(2.4, 4.6), tone=74, rings=False)
    near.limb([(0, 2), (0, -22)], taper(6.4, 4.8), tone=74, rings=False, angle=86, rough=50)
    near.finish()
    stage.mist(0.5, 0.72, 140, 214)
    stage.front.append(lambda: reeds(stage))
    lit_from_below(stage)


def reeds(stage: Stage) -> None:
    """Reeds along the lower edge."""
    pen = stage.pen(0.0, 0.0, 1.0, rim=0)
    aspect = 100 * stage.width / stage.height
    for _ in range(46):
        x = pen.rng.choice((pen.rng.uniform(0, 0.34), pen.rng.uniform(0.66, 1.0))) * aspect
        tall, lean = pen.rng.uniform(10, 30), pen.rng.uniform(-5, 5)
        pen.stroke([(x, 102), (x + lean * 0.4, 100 - tall * 0.6), (x + lean, 100 - tall)], taper(0.8, 0.2))
        if pen.rng.random() < 0.3:
            pen.mark(oval(x + lean * 0.9, 100 - tall, 0.7, 2.6, lean))
    pen.finish()


def sunken_city(stage: Stage) -> None:
    """Green stone at wrong angles, risen from the sea."""
    sky(stage, 0.72, top=36, low=150)
    stage.canvas.haze = 130
    for haze, foot, count, tall in ((0.5, 0.72, 9, 56), (0.24, 0.8, 7, 62)):
        pen = stage.pen(0.0, 0.0, 1.0, haze=haze, rim=0.3)
        for number in range(count):
            x = (number + pen.rng.uniform(0.1, 0.9)) / count * 100 * stage.width / stage.height
            monolith(pen, x, foot * 100, pen.rng.uniform(0.4, 1.0) * tall)
        pen.finish()
    stage.water(0.8, 1.0, dark=60, light=120)
    pen = stage.pen(0.0, 0.0, 1.0, rim=0.4)
    aspect = 100 * stage.width / stage.height
    for step in range(5):
        y, half = 100 - step * 4.6, aspect * (0.5 - step * 0.062)
        pen.form(
            [
                (aspect / 2 - half, y - 4.6),
                (aspect / 2 + half, y - 4.2),
                (aspect / 2 + half + 3, y + 2),
                (aspect / 2 - half - 3, y + 2),
            ],
            tone=130,
            bulge=0.8,
            angle=0,
            rough=50,
        )
    pen.finish()
    lit_from_below(stage, footing=False)


def monolith(pen: Pen, x: float, foot: float, tall: float) -> None:
    """A block whose faces do not agree."""
    half, lean = tall * pen.rng.uniform(0.12, 0.22), pen.rng.uniform(-0.24, 0.24) * tall
    ridge = x + lean + pen.rng.uniform(-0.4, 0.4) * half
    front: Path = [
        (x - half, foot + 2),
        (x - half * 0.8 + lean, foot - tall),
        (ridge, foot - tall * 1.12),
        (x + half * 0.1, foot + 2),
    ]
    flank: Path = [
        (x + half * 0.1, foot + 2),
        (ridge, foot - tall * 1.12),
        (x + half * 0.8 + lean, foot - tall * 0.92),
        (x + half * 1.1, foot + 2),
    ]
    pen.form(front, tone=150, bulge=1.2, angle=round(lean) + 84, rough=50)
    pen.form(flank, tone=80, bulge=1.2, angle=round(lean) - 20, rough=50)
    if tall > 24:
        door = x - half * 0.3 + lean * 0.3
        pen.black(
            [
                (door - half * 0.2, foot - tall * 0.2),
                (door - half * 0.1 + lean * 0.1, foot - tall * 0.46),
                (door + half * 0.2 + lean * 0.1, foot - tall * 0.42),
                (door + half * 0.16, foot - tall * 0.2),
            ]
        )
