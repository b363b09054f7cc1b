"""Wide scenes for the start screen: the harbour by night, and what rises beyond the reef."""

from __future__ import annotations

import math
from random import Random

from cthulhu_desktop.pictures.buildings import gambrel_front, lighthouse, roof_side, steeple
from cthulhu_desktop.pictures.curves import Path, box, outline, oval, taper
from cthulhu_desktop.pictures.pen import Pen
from cthulhu_desktop.pictures.stage import Stage

HORIZON = 0.62


def harbour_by_night(stage: Stage) -> None:
    """Gambrel roofs on the left, the lighthouse on the right, the moon between, and something vast before it."""
    _sky(stage)
    _risen(stage)
    stage.water(HORIZON, 1.0, dark=64, light=132, chop=70)
    stage.glitter(HORIZON, 0.97, width=0.1, strength=190)
    _wake(stage)
    stage.mist(HORIZON - 0.07, HORIZON + 0.05, 170, 200)
    _lighthouse_rock(stage)
    _town(stage)
    _boats(stage)
    _quay(stage)
    stage.darken_rim(0.5)


def _sky(stage: Stage) -> None:
    stage.wash(((0.0, 34), (0.55, 78), (1.0, 150)), 0.0, HORIZON)
    stage.cloud(52, 4, 0.0, HORIZON, flat=2.6)
    stage.rings(0.8, 0.0, HORIZON)
    x, y = stage.place
    stage.brighten(x, y, 0.62, 110)
    stage.brighten(x, y, 0.26, 80)
    pen = stage.pen(x, y, 1.0, rim=0)
    pen.shine(oval(0, 0, 9.5, 9.5, steps=80))
    pen.finish()
    for dx, dy, rx, ry in ((-3, -2.4, 2.6, 2), (2.6, 1.4, 2.4, 3), (-1.4, 4.4, 3, 1.4)):
        pen.shine(oval(dx, dy, rx, ry), strength=212)
    pen.finish()


def _risen(stage: Stage) -> None:
    """A head and arms as high as hills, hazy with distance, in front of the moon's halo."""
    x = stage.place[0]
    pen = stage.pen(x + 0.02, HORIZON + 0.02, 0.62, haze=0.36, rim=0.4)
    stage.canvas.haze = 92
    wing = "20,-30 40,-58 58,-88 82,-108! 84,-92 96,-84! 90,-70 100,-56! 86,-44 84,-26! 62,-22 40,-4!"
    for side in (1, -1):
        shape: Path = [(side * px, py) for px, py in outline(wing)]
        pen.form(shape, tone=58, bulge=3, lines=2, angle=side * 60, edge=0.8)
        for tip in ("82,-108", "96,-84", "100,-56", "84,-26"):
            tx, ty = (float(v) for v in tip.split(","))
            pen.stroke([(side * 22, -24), (side * tx * 0.62, ty * 0.72 - 6), (side * tx, ty)], 0.9)
    pen.form("-46,8! -44,-14 -36,-26 -22,-34 22,-34 36,-26 44,-14 46,8!", tone=70, bulge=7, lines=4, angle=0)
    pen.form(
        "-24,-20 -27,-36 -26,-52 -20,-66 -10,-75 0,-78 10,-75 20,-66 26,-52 27,-36 24,-20 0,-12",
        tone=88,
        bulge=8,
        lines=5,
        angle=0,
    )
    pen.form(
        "-25,-50 -16,-56 -5,-48 -3,-42! -14,-40 -24,-42",
        "25,-50 16,-56 5,-48 3,-42! 14,-40 24,-42",
        tone=26,
        bulge=1.6,
        edge=0.7,
    )
    pen.folds(("0,-74 -0.6,-67 0,-61", "-8,-71 -9,-65 -7,-60", "8,-71 9,-65 7,-60"), 0.6)
    pen.finish()
    for side in (-1, 1):
        pen.shine(oval(side * 13.5, -46.4, 2.6, 1.5, side * 16), halo=2.2)
    _beard(stage, pen)
    for course, start, end in (
        ("-84,4 -92,-22 -82,-48 -92,-72 -106,-76", 6.5, 0.6),
        ("-58,4 -66,-30 -54,-56 -62,-84 -78,-92", 7.5, 0.7),
        ("56,4 68,-26 58,-50 70,-72 84,-68", 7.0, 0.6),
    ):
        pen.limb(course, taper(start, end, 0.8), tone=86)
    pen.finish()


def _beard(stage: Stage, pen: Pen) -> None:
    """Feelers that hang from the face into the sea."""
    pen.black("-20,-34 0,-38 20,-34 26,6! -26,6!", tone=18)
    for number in (0, 6, 1, 5, 2, 4, 3):
        root = -16.5 + number * 5.5
        sway = stage.rng.uniform(3, 6) * stage.rng.choice((-1, 1))
        course = (
            f"{root:.1f},-37 {root * 1.25 + sway * 0.5:.1f},-24 {root * 1.5 - sway:.1f},-9 {root * 1.6 + sway:.1f},8"
        )
        pen.limb(course, taper(3.5, 1.2), tone=104)
    pen.finish()


def _wake(stage: Stage) -> None:
    """Foam where the arms break the water."""
    x = stage.place[0]
    pen = stage.pen(x, HORIZON + 0.012, 0.62, rim=0)
    for centre, wide in ((-58, 12), (0, 48), (58, 12), (-84, 10)):
        for row in range(3):
            half = wide * (0.7 + 0.3 * row)
            pen.stroke(
                [(centre - half, 0.4 + row * 1.4), (centre + half, 0.4 + row * 1.4)],
                lambda t: 0.9 * math.sin(math.pi * t),
                light=True,
            )
    pen.finish()


def _lighthouse_rock(stage: Stage) -> None:
    pen = stage.pen(0.905, HORIZON + 0.09, 0.5, rim=0.5)
    rock = "-34,10! -30,-2 -20,-8 -12,-16 0,-20 14,-18 22,-8 40,-4 60,4 70,12!"
    pen.form(rock, tone=84, bulge=5, angle=48, lines=2, rough=70)
    lighthouse(pen, 2, -16, 84)
    pen.finish()
    top = HORIZON + 0.09 - 0.5 * (0.16 + 0.84 * 0.86)
    stage.beam([(0.897, top - 0.006), (0.897, top + 0.006), (0.3, top - 0.005), (0.3, top - 0.13)], 74, 0.012)


def _town(stage: Stage) -> None:
    rng = Random(stage.rng.random())
    far = stage.pen(0.17, HORIZON + 0.05, 0.24, haze=0.28, rim=0.4)
    stage.canvas.haze = 84
    for x in (-96, -62, -30, 4, 38, 70, 98):
        draw = gambrel_front if rng.random() < 0.6 else roof_side
        draw(far, x, rng.uniform(34, 44), rng.uniform(46, 66), rng, tone=112, lit=0.42)
    steeple(far, -14, 17, 128, tone=104)
    far.finish()
    near = stage.pen(0.1, HORIZON + 0.16, 0.36, rim=0.5)
    roof_side(near, 58, 50, 44, rng, tone=104, lit=0.4)
    gambrel_front(near, 20, 42, 66, rng, tone=120, lit=0.5)
    gambrel_front(near, -26, 48, 80, rng, tone=108, lit=0.45)
    near.finish()


def _boats(stage: Stage) -> None:
    for x, y, size, flip in ((0.4, HORIZON + 0.12, 0.24, False), (0.7, HORIZON + 0.17, 0.16, True)):
        pen = stage.pen(x, y, size, flip=flip, rim=0.5)
        pen.limb([(0, -10), (1, -96)], taper(1.3, 0.6), tone=60, rings=False)
        pen.limb([(-30, -8), (-28, -66)], taper(1.1, 0.5), tone=60, rings=False)
        pen.form("-46,-13! -20,-10 10,-11 44,-18! 38,-6 30,0! -36,0!", tone=74, bulge=2.5, angle=0)
        pen.form(box(-22, -20, -6, -10), tone=96, bulge=1, angle=90)
        pen.form("1,-92! 9,-56 5,-16! 1,-16!", tone=120, bulge=2, angle=80)
        for course in ("0,-94 44,-18", "0,-94 -30,-62 -46,-13", "1,-80 -28,-60"):
            pen.stroke(course, 0.5)
        pen.shine(oval(-14, -16, 1.8, 1.8), halo=4)
        pen.finish()
        for row in range(4):
            pen.stroke(
                [(-40 + row * 6, 2 + row * 2.6), (36 - row * 5, 2 + row * 2.6)], lambda t: 1.6 * math.sin(math.pi * t)
            )
        pen.finish()


def _quay(stage: Stage) -> None:
    """The near edge: planks, posts, ropes, and one who stands and looks."""
    pen = stage.pen(0.0, 1.0, 1.0, rim=0.35)
    aspect = 100 * stage.width / stage.height
    pen.form(
        [(-4, -13.5), (aspect * 0.55, -10), (aspect + 4, -8.5), (aspect + 4, 6), (-4, 6)],
        tone=92,
        bulge=0.7,
        angle=3,
        rough=40,
    )
    for step in range(18):
        x = aspect * step / 17
        pen.stroke([(x, -12.5 + 4 * step / 17), (x * 1.12 - aspect * 0.06, 2)], 0.25)
    for part in (0.06, 0.23, 0.52, 0.8, 0.95):
        x, top = aspect * part, -21 + 5 * part
        pen.form([(x - 1.8, 4), (x - 1.6, top), (x + 1.6, top), (x + 1.8, 4)], tone=76, bulge=0.9, angle=0, lines=1.4)
        pen.form(oval(x, top, 1.7, 0.6), tone=120, bulge=0.3)
    for left, right in ((0.06, 0.23), (0.23, 0.52), (0.52, 0.8), (0.8, 0.95)):
        rope: Path = []
        for step in range(21):
            t = step / 20
            rope.append(
                (
                    aspect * (left + (right - left) * t),
                    -18 + 5 * (left + (right - left) * t) + 5 * math.sin(math.pi * t),
                )
            )
        pen.stroke(rope, 0.5)
    pen.finish()
    watcher = stage.pen(0.345, 0.925, 0.3, rim=0.6)
    watcher.form(
        "-4,-96 -7,-89 -6,-85! -12,-84! -12,-82! 12,-82! 12,-84! 6,-85! 7,-89 4,-96", tone=40, bulge=1.6, angle=0
    )
    watcher.form(
        "-5,-82! 5,-82! 6,-74 14,-69 17,-50 16,-36! 13,-36 13,-20 "
        "16,0! -16,0! -13,-20 -13,-36! -16,-36! -17,-50 -14,-69 -6,-74",
        tone=46,
        bulge=4,
        angle=82,
        lines=1.6,
    )
    watcher.finish()
