"""Birds, beasts and trees."""

from __future__ import annotations

import math

from cthulhu_desktop.pictures.curves import Path, box, oval, taper
from cthulhu_desktop.pictures.pen import Pen


def raven(pen: Pen) -> None:
    """A raven on a dead bough."""
    pen.limb("-60,-4 -20,-10 20,-6 62,-14", taper(4.6, 2.2), tone=110, rings=False, angle=4)
    pen.limb("24,-8 38,-22 52,-26", taper(2.2, 0.5), tone=110, rings=False)
    pen.limb("-36,-8 -46,-20 -44,-32", taper(1.8, 0.4), tone=110, rings=False)
    pen.form("-14,-26 -30,-16 -50,2! -40,4! -36,8! -26,4! -6,-16", tone=44, bulge=1.8, lines=2, angle=40)
    pen.form(
        "26,-84 30,-74 28,-58 22,-40 10,-24 -4,-18 -16,-22 -20,-34 -12,-54 0,-70 8,-84 14,-91 22,-90",
        tone=62,
        bulge=4.6,
        lines=3,
        angle=60,
    )
    pen.form(
        "2,-66 -8,-54 -20,-34 -34,-16 -42,-4! -26,-10 -10,-20 6,-32 12,-48 10,-62",
        tone=50,
        bulge=2.4,
        lines=2,
        angle=48,
    )
    for step in range(5):
        x, y = 4 - step * 7, -50 + step * 9
        pen.stroke(f"{x + 5},{y - 4} {x},{y + 4} {x - 8},{y + 10}", 0.7, light=True)
    pen.form("26,-88 34,-88 44,-82 49,-77! 40,-77 32,-77 26,-79", tone=70, bulge=1.4, lines=1, angle=0)
    pen.stroke("28,-81 38,-80.6 46,-78.6", 0.6)
    for x, y in ((24, -70), (22, -66), (25, -62), (21, -60)):
        pen.stroke(f"{x},{y} {x - 1},{y + 4} {x - 4},{y + 7}", 0.6, light=True)
    pen.shine(oval(22, -85.4, 2.0, 2.0), halo=0.8)
    pen.mark(oval(22.3, -85.2, 1.0, 1.0))
    for x in (-2, 8):
        pen.limb([(x, -22), (x + 1, -10)], 1.2, tone=40)
        for dx in (-4, 1, 5):
            pen.limb([(x + 1, -10), (x + 1 + dx, -5)], taper(1.0, 0.3), tone=40)


def owl(pen: Pen) -> None:
    """An owl that looks at you."""
    pen.limb("-54,-4 -10,-8 30,-5 56,-10", taper(4.6, 2.6), tone=104, rings=False, angle=4)
    pen.form("-8,-14 8,-14 7,2 0,5 -7,2", tone=90, bulge=1.6, angle=84)
    pen.form(
        "0,-72 17,-66 24,-46 20,-22 10,-8 0,-6 -10,-8 -20,-22 -24,-46 -17,-66", tone=176, bulge=5, lines=3, angle=8
    )
    for row in range(6):
        y = -60 + row * 8
        for x in range(-10 + (row % 2) * 2, 12, 4):
            pen.stroke(f"{x - 1.6},{y} {x},{y + 3} {x + 1.6},{y}", 0.6)
    for side in (-1, 1):
        pen.form(
            f"{side * 17},-68 {side * 26},-52 {side * 27},-30 {side * 19},-8! {side * 13},-22 {side * 13},-46",
            tone=104,
            bulge=2.4,
            lines=2,
            angle=side * 64,
        )
        for step in range(5):
            y = -52 + step * 8
            pen.stroke(f"{side * 16},{y} {side * 20},{y + 4} {side * 24},{y + 2}", 0.6, light=True)
        pen.form(
            f"{side * 6},-92 {side * 16},-106! {side * 21},-88 {side * 16},-80", tone=120, bulge=1.2, angle=side * 70
        )
    pen.form(
        "0,-98 14,-96 23,-86 22,-74 13,-64 0,-61 -13,-64 -22,-74 -23,-86 -14,-96", tone=150, bulge=4, lines=2.6, angle=0
    )
    for side in (-1, 1):
        pen.form(oval(side * 10, -80, 9.6, 9.6), tone=232, bulge=2, lines=1.5, angle=side * 45)
        for number in range(20):
            a = 2 * math.pi * number / 20
            pen.stroke(
                [
                    (side * 10 + math.cos(a) * 6.6, -80 + math.sin(a) * 6.6),
                    (side * 10 + math.cos(a) * 9.4, -80 + math.sin(a) * 9.4),
                ],
                0.4,
            )
        pen.shine(oval(side * 10, -80, 5.8, 5.8), halo=1.4)
        pen.mark(oval(side * 10, -80, 3.2, 3.2))
        pen.mark(oval(side * 10 + 1.2, -81.4, 0.9, 0.9), light=True)
    pen.form("0,-80 3,-76 2,-70 0,-66! -2,-70 -3,-76", tone=70, bulge=1)
    for side in (-1, 1):
        for dx in (-3.4, 0, 3.4):
            pen.form(oval(side * 7 + dx, -6, 1.5, 3.2), tone=60, bulge=0.6)


def cat(pen: Pen) -> None:
    """A black cat, sitting, with an arched tail."""
    pen.limb("14,-6 34,-4 44,-20 36,-40 44,-58 54,-56", taper(4.4, 2.4), tone=58)
    pen.form(
        "-4,-66 8,-62 18,-44 24,-22 22,-6 14,0! -18,0! -22,-4 -18,-26 -14,-48", tone=62, bulge=5, lines=3, angle=60
    )
    for side in (-1, 1):
        pen.form(
            f"{side * 9 - 2},-34 {side * 11 - 2},-14 {side * 12 - 2},0! {side * 2 - 2},0! {side * 3 - 2},-16",
            tone=66,
            bulge=1.8,
            lines=1.5,
            angle=0,
        )
        for dx in (-3, 0, 3):
            pen.stroke([(side * 7 - 2 + dx, -4), (side * 7 - 2 + dx, 0)], 0.5, light=True)
    pen.form(
        "-18,-86 -20,-104! -9,-95 5,-95 16,-104! 14,-86 13,-76 5,-68 -2,-66 -9,-68 -17,-76",
        tone=70,
        bulge=4,
        lines=2.6,
        angle=0,
    )
    for side in (-1, 1):
        pen.mark(f"{side * 13 - 2},-90 {side * 16 - 2},-99! {side * 9 - 2},-94", light=False)
        pen.shine(f"{side * 4 - 2},-82 {side * 8 - 2},-86 {side * 12.4 - 2},-83.6 {side * 8.4 - 2},-79.6", halo=1.8)
        pen.mark(oval(side * 8.4 - 2, -82.8, 0.9, 3.0))
        for dy in (-1.4, 0.6, 2.6):
            pen.stroke([(side * 4 - 2, -73.6 + dy * 0.4), (side * 21 - 2, -74 + dy * 2)], 0.36, light=True)
    pen.mark("-4,-77! 0,-77! -2,-74!", light=True)
    pen.stroke("-2,-74.4 -2,-72 -5,-70.6", 0.5, light=True)
    pen.stroke("-2,-72 1,-70.6", 0.5, light=True)


def rat(pen: Pen) -> None:
    """A rat on its hind legs, with hands and a face a little too human."""
    pen.limb("14,-4 36,0 54,-8 52,-26 66,-36 80,-30", taper(3.4, 0.5), tone=205)
    pen.form(
        "-2,-64 12,-58 22,-42 26,-22 20,-4 8,0 -12,0 -19,-10 -18,-32 -14,-52",
        tone=92,
        bulge=5.4,
        lines=4,
        angle=70,
        rough=44,
    )
    pen.form(
        "-2,-54 5,-48 6,-28 0,-10 -10,-8 -14,-24 -12,-44", tone=160, bulge=3, lines=2, angle=80, rough=40, edge=0.4
    )
    for side in (-1, 1):
        pen.form(
            f"{side * 8},-20 {side * 20},-20 {side * 24},-8 {side * 17},-2 {side * 8},-4",
            tone=90,
            bulge=2.6,
            lines=2,
            angle=60,
            rough=40,
        )
        pen.form(
            f"{side * 8},-5 {side * 17},-5 {side * 27},0! {side * 20},0 {side * 17},2.6! {side * 13},0 {side * 5},2!",
            tone=205,
            bulge=1,
        )
        pen.limb(f"{side * 11},-52 {side * 20},-42 {side * 14},-34 {side * 6},-37", taper(4.6, 2.2), tone=96)
        for dy in (-3.4, -1.2, 1, 3.2):
            pen.limb([(side * 6, -37), (side * 1.6, -36 + dy), (side * 0.4, -34 + dy)], taper(0.9, 0.4), tone=215)
    for side in (-1, 1):
        pen.form(oval(side * 15 - 2, -92, 9.4, 10), tone=170, bulge=2)
        pen.form(oval(side * 15 - 1.4, -91, 6.2, 7), tone=80, bulge=1.4)
    pen.form(
        "-2,-98 9,-95 14,-84 12,-74 5,-66 2,-58 -2,-56 -6,-58 -9,-66 -16,-74 -18,-84 -13,-95",
        tone=120,
        bulge=4.4,
        lines=3,
        angle=84,
        rough=36,
    )
    for side in (-1, 1):
        pen.shine(f"{side * 3 - 2},-80! {side * 6.6 - 2},-84 {side * 10.6 - 2},-82! {side * 7 - 2},-78", halo=1)
        pen.mark(oval(side * 6.8 - 2, -81, 1.8, 2.2))
        pen.stroke(f"{side * 2 - 2},-84 {side * 6 - 2},-88 {side * 12 - 2},-86", 1.2)
        for dy in (-3, 0, 3):
            pen.stroke([(side * 3 - 2, -63), (side * 24 - 2, -65 + dy * 2.2)], 0.4)
    pen.mark("-5,-61.6 -2,-63.6 1,-61.6 0,-58.6 -2,-57.6 -4,-58.6")
    pen.form(box(-4, -56.6, -2.1, -51), box(-1.9, -56.6, 0, -51), tone=250, bulge=0.5)


def branch(pen: Pen, x: float, y: float, angle: float, length: float, thick: float, depth: int) -> None:
    """A bough that forks until it is a twig."""
    rng = pen.rng
    bend = rng.uniform(-0.22, 0.22)
    mid = (x + math.cos(angle + bend) * length * 0.5, y - math.sin(angle + bend) * length * 0.5)
    end = (x + math.cos(angle) * length, y - math.sin(angle) * length)
    course: Path = [(x, y), mid, end]
    if depth > 2:
        pen.limb(
            course,
            taper(thick, thick * 0.66),
            tone=78,
            rings=False,
            angle=round(math.degrees(angle) / 6) * 6 + 8,
            rough=40,
        )
    else:
        pen.stroke(course, taper(thick * 2, thick * 0.9))
    if depth == 0:
        return
    spread = rng.uniform(0.34, 0.6)
    for side in (-1, 1):
        branch(
            pen,
            *end,
            angle + side * spread * rng.uniform(0.7, 1.25),
            length * rng.uniform(0.64, 0.84),
            thick * 0.62,
            depth - 1,
        )
    if depth > 2 and rng.random() < 0.6:
        branch(pen, *mid, angle + rng.choice((-1, 1)) * rng.uniform(0.7, 1.1), length * 0.56, thick * 0.4, depth - 2)


def tree(pen: Pen) -> None:
    """A bare tree with a hollow like a mouth."""
    branch(pen, 0, -34, math.pi / 2 + pen.rng.uniform(-0.14, 0.14), 24, 5.6, 6)
    pen.form(
        "-5,-36 5,-36 6,-20 9,-8 18,0! 9,-1 5,2! 0,-2 -6,2! -9,-1 -18,0! -9,-8 -6,-20",
        tone=80,
        bulge=2.6,
        lines=2,
        angle=86,
        rough=50,
    )
    pen.black("-1,-25 2,-22 2,-16 0,-13 -2.4,-16 -2.4,-21")


def toadstools(pen: Pen) -> None:
    """Pale fungi that glow."""
    for x, tall, wide in ((-34, 40, 24), (32, 52, 26), (0, 84, 38), (-16, 22, 14), (18, 26, 15)):
        pen.limb([(x, 0), (x + 2, -tall * 0.5), (x, -tall)], taper(wide * 0.2, wide * 0.13), tone=225)
        pen.form(oval(x, -tall, wide * 0.94, wide * 0.2), tone=90, bulge=1.4, angle=90)
        for step in range(-6, 7):
            pen.stroke(
                [(x + step * wide * 0.04, -tall), (x + step * wide * 0.14, -tall + wide * 0.06)], 0.5, light=True
            )
        pen.form(
            f"{x - wide},{-tall} {x - wide * 0.8},{-tall - wide * 0.5} {x},{-tall - wide * 0.86} "
            f"{x + wide * 0.8},{-tall - wide * 0.5} {x + wide},{-tall} {x},{-tall - wide * 0.1}",
            tone=210,
            bulge=wide * 0.16,
            lines=3,
            angle=0,
        )
        for _ in range(5):
            dx, dy = pen.rng.uniform(-0.6, 0.6), pen.rng.uniform(0.2, 0.55)
            pen.shine(oval(x + dx * wide, -tall - wide * dy, wide * 0.09, wide * 0.07), halo=1.2)
