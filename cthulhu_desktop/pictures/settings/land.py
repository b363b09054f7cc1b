"""On land: streets and roofs, graves, woods, waste, and the void beyond."""

from __future__ import annotations

import math

from cthulhu_desktop.pictures import buildings
from cthulhu_desktop.pictures.curves import (
    Path,
    oval,
    taper,
)
from cthulhu_desktop.pictures.lights import LIGHTS
from cthulhu_desktop.pictures.pen import Pen
from cthulhu_desktop.pictures.settings.air import grass, lit_from_below, mound, sky
from cthulhu_desktop.pictures.stage import Stage
from cthulhu_desktop.pictures.subjects.beasts import branch


def street(stage: Stage) -> None:
    """A crooked street between gambrel roofs, wet cobbles, a few lit windows."""
    sky(stage, 0.72, top=48, low=150)
    aspect = 100 * stage.width / stage.height
    stage.canvas.haze = 120
    for x, y, size, haze, flip in (
        (0.36, 0.735, 0.26, 0.45, False),
        (0.62, 0.735, 0.28, 0.4, True),
        (0.5, 0.74, 0.2, 0.5, False),
    ):
        pen = stage.pen(x, y, size, haze=haze, flip=flip, rim=0.3)
        buildings.gambrel_front(pen, 0, 56, 92, pen.rng, tone=104, lit=0.4)
        pen.finish()
    for x, y, size, flip in ((0.16, 0.79, 0.56, False), (0.86, 0.8, 0.6, True)):
        pen = stage.pen(x, y, size, flip=flip, rim=0.4)
        buildings.roof_side(pen, -30, 60, 84, pen.rng, tone=92, lit=0.34)
        buildings.gambrel_front(pen, 12, 50, 98, pen.rng, tone=106, lit=0.4)
        pen.finish()
    stage.polygon([(-0.1, 0.76), (0.42, 0.735), (0.58, 0.735), (1.1, 0.77), (1.1, 1.1), (-0.1, 1.1)], 118)
    stage.cloud(54, 5, 0.74, 1.0, flat=3)
    stage.course(2, 0.735, 1.0)
    pen = stage.pen(0.0, 0.0, 1.0, rim=0)
    for row in range(10):
        y = 76 + row * row * 0.29
        size = 1.4 + row * 0.46
        x = -size * (row % 2)
        while x < aspect + size:
            pen.stroke(
                [(x - size, y + size * 0.4), (x - size * 0.6, y), (x + size * 0.6, y), (x + size, y + size * 0.4)],
                0.34,
                light=pen.rng.random() < 0.25,
            )
            x += size * 2.3
    pen.finish()
    lit_from_below(stage)


def graveyard(stage: Stage) -> None:
    """Leaning stones on a hill, an iron fence, a bare tree."""
    sky(stage, 0.8, top=44, low=150)
    stage.canvas.haze = 110
    tree = stage.pen(0.1, 0.74, 0.66, haze=0.12, rim=0.4)
    branch(tree, 0, -14, math.pi / 2 + 0.12, 30, 5.4, 6)
    tree.limb([(2, 6), (0, -16)], taper(7, 5.2), tone=78, rings=False, angle=86, rough=50)
    tree.finish()
    mound(stage, "-5,76 15,68 40,64 66,68 88,64 105,70", 92, rough=50)
    fence = stage.pen(0.0, 0.0, 1.0, rim=0)
    aspect = 100 * stage.width / stage.height
    for step in range(46):
        x = aspect * step / 45
        y = 68 - 3 * math.sin(step * 0.14)
        fence.stroke([(x, y), (x, y - 10)], 0.4)
        fence.mark([(x - 0.5, y - 9.8), (x, y - 12), (x + 0.5, y - 9.8)])
    fence.stroke([(aspect * s / 20, 60.6 - 3 * math.sin(s * 0.315)) for s in range(21)], 0.4)
    fence.finish()
    for row, (y, size, count) in enumerate(((0.745, 0.11, 8), (0.82, 0.17, 6), (0.92, 0.26, 5))):
        for number in range(count):
            x = (number + 0.5 + stage.rng.uniform(-0.3, 0.3)) / count
            pen = stage.pen(x, y + stage.rng.uniform(-0.01, 0.02), size, haze=0.22 - row * 0.1, rim=0.5)
            gravestone(pen)
            pen.finish()
    mound(stage, "-5,96 20,93 50,96 80,92 105,95", 60, rough=60)
    grass(stage, 0.72)
    lit_from_below(stage)


def gravestone(pen: Pen) -> None:
    """One old stone: a slab, a cross or a pillar, a little askew."""
    lean = pen.rng.uniform(-9, 9)
    kind = pen.rng.choice(("slab", "slab", "cross", "pillar"))
    if kind == "slab":
        pen.form(
            f"{-28 + lean},-62! {-22 + lean},-82 {lean},-92 {22 + lean},-82 {28 + lean},-62! 28,0! -28,0!",
            tone=168,
            bulge=4,
            lines=1.6,
            angle=0,
            rough=50,
        )
        for y in (-64, -54, -44):
            pen.stroke([(-14 + lean * 0.7, y), (14 + lean * 0.7, y)], 2.0)
    elif kind == "cross":
        pen.form(
            [(-7, 0), (-6 + lean, -100), (7 + lean, -100), (8, 0)],
            [(-26 + lean * 0.7, -74), (27 + lean * 0.7, -74), (27 + lean * 0.7, -60), (-26 + lean * 0.7, -60)],
            tone=160,
            bulge=3,
            lines=1.4,
            angle=0,
            rough=40,
        )
    else:
        pen.form(
            [(-20, 0), (-13 + lean, -84), (lean, -108), (13 + lean, -84), (20, 0)],
            tone=164,
            bulge=4,
            lines=1.6,
            angle=0,
            rough=50,
        )


def woods(stage: Stage) -> None:
    """Trunks behind trunks, pale between."""
    stage.wash(((0.0, 70), (0.5, 196), (0.75, 150), (1.0, 70)))
    stage.cloud(40, 5)
    stage.rings(0.9, 0.0, 0.72)
    if stage.light in ("moon", "star", "lightning"):
        LIGHTS[stage.light].outdoors(stage)
    stage.canvas.haze = 190
    for haze, foot, wide, count in ((0.66, 0.72, 0.7, 13), (0.4, 0.77, 1.2, 9)):
        pen = stage.pen(0.0, 0.0, 1.0, haze=haze, rim=0)
        for number in range(count):
            trunk(
                pen, (number + pen.rng.uniform(0.1, 0.9)) / count * 100 * stage.width / stage.height, foot * 100, wide
            )
        pen.finish()
    mound(stage, "-5,78 20,75 45,77 75,74 105,77", 74, rough=70, angle=6)
    pen = stage.pen(0.0, 0.0, 1.0, rim=0.4)
    for part in (0.05, 0.2, 0.83, 0.96):
        trunk(pen, part * 100 * stage.width / stage.height, 88, pen.rng.uniform(2.6, 3.8))
    pen.finish()
    grass(stage, 0.8, 50)
    lit_from_below(stage)


def trunk(pen: Pen, x: float, foot: float, wide: float) -> None:
    """A straight old trunk that leaves the picture at the top, with broken boughs."""
    lean = pen.rng.uniform(-5, 5)
    for _ in range(3):
        y = pen.rng.uniform(6, foot * 0.62)
        side = pen.rng.choice((-1, 1))
        bx = x + lean * (1 - y / foot)
        length = wide * pen.rng.uniform(3.5, 7)
        pen.limb(
            [(bx, y), (bx + side * length * 0.5, y - length * 0.34), (bx + side * length, y - length * 0.9)],
            taper(wide * 0.4, wide * 0.06),
            tone=84,
            rings=False,
            angle=30 * side,
        )
    pen.form(
        [
            (x - wide * 1.8, foot),
            (x - wide, foot - wide * 5),
            (x - wide * 0.8 + lean, -4),
            (x + wide * 0.8 + lean, -4),
            (x + wide, foot - wide * 5),
            (x + wide * 1.9, foot),
        ],
        tone=84,
        bulge=max(0.5, wide * 0.5),
        lines=1.4,
        angle=84,
        rough=60,
    )


def stone_circle(stage: Stage) -> None:
    """A ring of standing stones on a bald hill."""
    sky(stage, 0.78, top=40, low=158)
    mound(stage, "-5,84 20,72 50,67 80,72 105,84", 104, rough=44, angle=10)
    stage.canvas.haze = 120
    for x, y, size, haze in (
        (0.3, 0.715, 0.15, 0.35),
        (0.42, 0.695, 0.16, 0.35),
        (0.56, 0.69, 0.17, 0.35),
        (0.69, 0.71, 0.15, 0.35),
        (0.17, 0.79, 0.27, 0.12),
        (0.83, 0.79, 0.28, 0.12),
        (0.05, 0.93, 0.5, 0.0),
        (0.95, 0.94, 0.54, 0.0),
    ):
        pen = stage.pen(x, y, size, haze=haze, rim=0.5)
        lean = pen.rng.uniform(-10, 10)
        pen.form(
            f"-19,2! {-20 + lean * 0.4},-44 {-14 + lean},-88! "
            f"{-2 + lean},-100! {13 + lean},-92! {19 + lean * 0.4},-46 21,2!",
            tone=150,
            bulge=5,
            lines=2,
            angle=84,
            rough=60,
        )
        pen.finish()
    grass(stage, 0.76, 44)
    lit_from_below(stage)


def desert(stage: Stage) -> None:
    """Dunes, and the stumps of a nameless city."""
    sky(stage, 0.6, top=60, low=196, clouds=26)
    stage.canvas.haze = 170
    pen = stage.pen(0.3, 0.62, 0.26, haze=0.5, rim=0.2)
    for x, tall, half in (
        (-90, 40, 9),
        (-62, 74, 9),
        (-34, 58, 9),
        (40, 66, 10),
        (74, 34, 10),
        (130, 52, 10),
        (160, 26, 10),
    ):
        pen.form(
            [(x - half, 4), (x - half, -tall), (x - half * 0.2, -tall - 7), (x + half, -tall + 4), (x + half, 4)],
            tone=150,
            bulge=3,
            angle=0,
            rough=30,
        )
    pen.form([(-74, -76), (-22, -66), (-22, -58), (-74, -68)], tone=150, bulge=1.4, angle=0)
    pen.finish()
    mound(stage, "-5,66 18,58 40,62 64,56 86,62 105,58", 186, rough=14, angle=16, bulge=5)
    mound(stage, "-5,76 25,80 52,69 78,74 105,66", 176, rough=14, angle=-12, bulge=6)
    mound(stage, "-5,94 22,86 50,92 80,82 105,88", 166, rough=16, angle=14, bulge=6)
    lit_from_below(stage, footing=False)


def void(stage: Stage) -> None:
    """Outside: stars, coiling gases, a world with no name."""
    stage.wash(((0.0, 18), (1.0, 34)))
    stage.cloud(70, 4)
    stage.brighten(0.3, 0.62, 0.5, 90)
    stage.rings(1.0, 0.0, 1.0, swirl=6.0)
    pen = stage.pen(0.0, 0.0, 1.0, rim=0.3)
    aspect = 100 * stage.width / stage.height
    for _ in range(130):
        x, y = pen.rng.uniform(0, aspect), pen.rng.uniform(0, 100)
        r = pen.rng.choice((0.16, 0.2, 0.26, 0.5))
        pen.mark(
            [(x, y - r * 2), (x + r * 0.5, y), (x, y + r * 2), (x - r * 0.5, y)],
            [(x - r * 2, y), (x, y + r * 0.5), (x + r * 2, y), (x, y - r * 0.5)],
            light=True,
        )
    cx, cy = aspect * 0.13, 24
    pen.form(oval(cx, cy, 11, 11), tone=170, bulge=4, lines=4, angle=14)
    pen.stroke(oval(cx, cy, 19, 4.4, -18), 1.1, closed=True, light=True)
    pen.finish()
    if stage.light in ("moon", "star", "lightning"):
        LIGHTS[stage.light].outdoors(stage)
    lit_from_below(stage, footing=False)


def mountains(stage: Stage) -> None:
    """Peaks of ice that no map has, under a cold sky."""
    sky(stage, 0.7, top=70, low=200, clouds=30)
    stage.canvas.haze = 200
    rows = (
        (0.5, 26, ((-6, 62), (8, 30), (18, 46), (30, 18), (42, 44), (55, 24), (68, 48), (80, 22), (92, 44), (108, 30))),
        (0.14, 44, ((-6, 78), (10, 52), (20, 62), (36, 40), (50, 66), (64, 50), (76, 66), (90, 44), (108, 70))),
    )
    aspect = stage.width / stage.height
    for haze, _, peaks in rows:
        pen = stage.pen(0.0, 0.0, 1.0, haze=haze, rim=0.2)
        points = [(x * aspect, float(y)) for x, y in peaks]
        for (x0, y0), (x1, y1), (x2, y2) in zip(points, points[1:], points[2:], strict=False):
            if y1 > y0 or y1 > y2:
                continue
            mid = (x1 + pen.rng.uniform(-2, 2), 80.0)
            crag: Path = [(x1, y1)]
            for step in range(1, 7):
                t = step / 6
                crag.append((x1 + (mid[0] - x1) * t + pen.rng.uniform(-2.4, 2.4), y1 + (80 - y1) * t))
            pen.form(
                [(x0, max(y0, 80.0)), (x0, y0), (x1, y1), *crag], tone=104, bulge=1.4, lines=1.4, angle=52, rough=30
            )
            pen.form(
                [*crag[::-1], (x1, y1), (x2, y2), (x2, max(y2, 80.0))],
                tone=238,
                bulge=1.4,
                lines=1.4,
                angle=-46,
                rough=20,
            )
        pen.finish()
    mound(stage, "-5,78 22,72 50,76 78,71 105,77", 240, rough=12, angle=8)
    mound(stage, "-5,90 30,86 60,91 105,84", 230, rough=12, angle=-6)
    lit_from_below(stage, footing=False)


def rooftops(stage: Stage) -> None:
    """Over the roofs of the old town."""
    sky(stage, 0.9, top=40, low=150)
    stage.canvas.haze = 120
    for foot, size, haze in ((0.74, 0.3, 0.45), (0.86, 0.42, 0.2), (1.06, 0.6, 0.0)):
        pen = stage.pen(0.5, foot, size, haze=haze, rim=0.3)
        span = 50 * stage.width / stage.height / size
        x = -span - 10
        while x < span + 20:
            wide = pen.rng.uniform(40, 58)
            draw = buildings.gambrel_front if pen.rng.random() < 0.55 else buildings.roof_side
            draw(pen, x, wide, pen.rng.uniform(64, 92), pen.rng, tone=100, lit=0.3)
            x += wide * 0.86
        if haze > 0.3:
            buildings.steeple(pen, span * 0.3, 20, 150, tone=90)
        pen.finish()
    lit_from_below(stage, footing=False)
