"""Idols, relics and curiosities."""

from __future__ import annotations

import math
from collections.abc import Sequence

from cthulhu_desktop.pictures.curves import (
    Path,
    Point,
    arc,
    box,
    mirrored,
    moved,
    oval,
    taper,
    turned,
)
from cthulhu_desktop.pictures.pen import Pen
from cthulhu_desktop.pictures.subjects.writings import elder_star


def idol(pen: Pen) -> None:
    """A squat stone image on a block, older than men."""
    pen.form([(-34, -22), (34, -22), (40, 0), (-40, 0)], tone=120, bulge=1.8, angle=0, rough=40)
    for number in range(7):
        x = -26 + number * 8.6
        pen.stroke(f"{x},-16 {x + 3},-12 {x - 1},-8 {x + 2},-5", 0.8)
    for side in (-1, 1):
        pen.form(
            f"{side * 12},-60 {side * 28},-84 {side * 40},-92! {side * 40},-74 "
            f"{side * 46},-66! {side * 40},-54 {side * 42},-44! {side * 26},-34",
            tone=90,
            bulge=1.8,
            angle=side * 40,
        )
        pen.limb(f"{side * 12},-30 {side * 29},-44 {side * 27},-30 {side * 24},-20", taper(8, 5), tone=146)
        for dx in (-4, 0, 4):
            pen.limb([(side * 24 + dx, -24), (side * 24 + dx * 1.5, -17)], taper(2.2, 0.6), tone=160)
    pen.form(
        "-12,-64 12,-64 22,-52 22,-34 14,-24 0,-22 -14,-24 -22,-34 -22,-52",
        tone=140,
        bulge=5,
        lines=3,
        angle=0,
        rough=16,
    )
    for side in (-1, 1):
        pen.limb(f"{side * 19},-56 {side * 27},-48 {side * 20},-40 {side * 11},-38", taper(5.4, 3.4), tone=146)
    pen.form(
        "0,-98 12,-94 17,-82 15,-68 8,-60 0,-58 -8,-60 -15,-68 -17,-82 -12,-94", tone=160, bulge=4.4, lines=3.4, angle=0
    )
    for side in (-1, 1):
        pen.form(f"{side * 3},-78! {side * 7},-83 {side * 13},-83 {side * 15},-78! {side * 9},-74", tone=50, bulge=0.9)
        pen.mark(oval(side * 9, -78.2, 2.6, 1.7), light=True)
        pen.mark(oval(side * 9, -78.2, 0.9, 1.5))
    for number in range(7):
        root = -10.5 + number * 3.5
        pen.limb(
            f"{root:.1f},-70 {root * 1.3 + (2 if number % 2 else -2):.1f},-60 "
            f"{root * 1.5:.1f},-50 {root * 1.4 + (3 if number % 2 else -3):.1f},-43",
            taper(2.6, 0.9),
            tone=150,
        )


def skull(pen: Pen) -> None:
    """A human skull."""
    pen.form("-18,-34! -14,-14 -8,-3 0,-1 8,-3 14,-14 18,-34!", tone=225, bulge=3, lines=1.6, angle=0)
    pen.form(
        "0,-100 22,-97 37,-82 40,-62 35,-46 27,-40 24,-28 16,-22! "
        "-16,-22! -24,-28 -27,-40 -35,-46 -40,-62 -37,-82 -22,-97",
        tone=242,
        bulge=7,
        lines=4,
        angle=0,
    )
    pen.form("-33,-48 -28,-40 -24,-30 -27,-27 -33,-36", "33,-48 28,-40 24,-30 27,-27 33,-36", tone=150, bulge=1.6)
    for side in (-1, 1):
        pen.black(
            f"{side * 6},-52 {side * 9},-61 {side * 19},-63 {side * 26},-57 "
            f"{side * 25},-47 {side * 17},-42 {side * 8},-45",
            tone=0,
        )
        pen.stroke(f"{side * 5},-58 {side * 10},-66 {side * 21},-67 {side * 29},-60", 1.2)
        pen.stroke(f"{side * 33},-70 {side * 36},-58 {side * 31},-50", 0.8)
    pen.black("0,-46! 4,-38 5.4,-32 2,-31! 0,-34 -2,-31! -5.4,-32 -4,-38")
    pen.black("-15,-22! 15,-22! 13,-13 0,-10 -13,-13", tone=10)
    for step in range(-4, 5):
        x = step * 3.3
        pen.form([(x - 1.5, -24), (x + 1.5, -24), (x + 1.2, -17.4), (x - 1.2, -17.4)], tone=250, bulge=0.6)
        pen.form(
            [
                (x * 0.9 - 1.2, -9 - abs(step) * 0.8),
                (x * 0.9 + 1.2, -9 - abs(step) * 0.8),
                (x * 0.9 + 1.1, -15 - abs(step) * 0.4),
                (x * 0.9 - 1.1, -15 - abs(step) * 0.4),
            ],
            tone=244,
            bulge=0.5,
        )
    pen.folds(("-8,-99 -10,-88 -5,-82 -9,-75", "20,-96 23,-88 20,-82"), 0.8)


def raised_hand(pen: Pen) -> None:
    """An open hand, palm out, with an eye in it."""
    pen.form("-19,-20 -16,-6 -17,6! 17,6! 16,-6 20,-22", tone=190, bulge=3, lines=2, angle=0)
    for course, width in (
        ("-15,-50 -22,-68 -25,-84", 5.2),
        ("-6,-54 -8,-76 -9,-98", 5.6),
        ("6,-55 7,-78 8,-100", 5.6),
        ("15,-50 19,-70 22,-90", 5.2),
    ):
        pen.limb(course, taper(width, width * 0.72), tone=232)
    pen.limb("16,-26 30,-38 40,-52", taper(6.8, 4.2), tone=230)
    pen.form(
        "-20,-52 -10,-58 8,-59 19,-54 23,-36 20,-18 10,-8 -8,-8 -18,-18 -22,-36", tone=236, bulge=5, lines=2.6, angle=0
    )
    for line in ("-18,-44 -6,-50 6,-48 18,-50", "18,-24 10,-18 4,-10"):
        pen.stroke(line, 0.7)
    pen.form("-14,-34! -6,-42 2,-43 10,-41 16,-34! 10,-28 2,-25.6 -6,-27", tone=252, bulge=1.6)
    pen.mark(oval(1.4, -34.4, 6.2, 7.0))
    pen.mark(oval(1.4, -34.4, 4.6, 5.2), light=True)
    pen.mark(oval(1.4, -34.4, 1.5, 5))


def mask(pen: Pen) -> None:
    """A pallid mask with ribbons."""
    for side in (-1, 1):
        pen.limb(
            f"{side * 32},-58 {side * 46},-50 {side * 44},-30 {side * 56},-16 {side * 50},-2",
            taper(3.6, 2.0),
            tone=110,
            rings=False,
        )
        pen.limb(
            f"{side * 32},-56 {side * 40},-40 {side * 36},-24 {side * 42},-8", taper(3.2, 1.6), tone=84, rings=False
        )
    pen.form(
        "0,-100 20,-97 33,-82 35,-62 29,-38 18,-16 8,-5 0,-3 -8,-5 -18,-16 -29,-38 -35,-62 -33,-82 -20,-97",
        tone=250,
        bulge=7,
        lines=5,
        angle=0,
    )
    for side in (-1, 1):
        pen.black(f"{side * 6},-60! {side * 12},-66 {side * 21},-66 {side * 29},-61! {side * 21},-55 {side * 12},-55")
        pen.stroke(
            f"{side * 5},-70 {side * 14},-77 {side * 28},-72", lambda t: 2.0 * math.sin(math.pi * (0.15 + 0.85 * t))
        )
        pen.folds((f"{side * 17},-44 {side * 20},-36 {side * 17},-26",), 0.8)
    pen.stroke("2.4,-60 4,-46 6,-38 0,-36 -5,-38", 0.9)
    pen.black("-13,-24! -6,-27 0,-25.4 6,-27 13,-24! 6,-20.4 0,-19.6 -6,-20.4")
    pen.mark("-22,-50 -20,-46 -22,-40 -24,-46")


def crown(pen: Pen) -> None:
    """A tall tiara wrought with things of the sea."""
    pen.form("-40,-18 0,-8 40,-18 36,-6 0,4 -36,-6", tone=90, bulge=1.6, angle=0)
    spikes = (
        "-42,-22! -50,-70! -36,-48! -30,-88! -18,-56! -10,-98! 0,-104! "
        "10,-98! 18,-56! 30,-88! 36,-48! 50,-70! 42,-22! 0,-11"
    )
    pen.form(spikes, tone=214, bulge=3.4, lines=3, angle=0)
    pen.form("-43,-26 0,-15 43,-26 41,-15 0,-4 -41,-15", tone=180, bulge=1.8, lines=1.6, angle=0)
    for x, y in ((-50, -72), (-30, -90), (30, -90), (50, -72), (0, -106)):
        pen.form(oval(x, y, 3.6, 3.6), tone=250, bulge=1.2)
    for side in (-1, 1):
        pen.stroke(
            f"{side * 4},-30 {side * 14},-38 {side * 22},-32 {side * 17},-25 {side * 12},-29 {side * 15},-33", 1.2
        )
        pen.stroke(f"{side * 26},-34 {side * 33},-42 {side * 38},-36 {side * 34},-31", 1.2)
        pen.stroke(f"{side * 4},-92 {side * 7},-74 {side * 3},-58", 0.9)
    pen.form(oval(0, -46, 7.4, 9.4), tone=70, bulge=2.4, lines=2)
    pen.mark(oval(2, -49, 1.5, 2.2), light=True)
    for x in (-32, -20, -8, 8, 20, 32):
        pen.form(oval(x, -12.6 - abs(x) * 0.22, 2.2, 2.2), tone=245, bulge=0.8)


def bottle(pen: Pen) -> None:
    """A corked phial with something that looks out of it."""
    pen.form(box(-6, -104, 6, -92), tone=120, bulge=1.6, angle=0, rough=40)
    pen.form(
        mirrored("0,-95! 8,-95! 8,-88 7,-78 8,-68 24,-56 29,-38 28,-10 22,-2 0,-1!"),
        tone=170,
        bulge=5,
        lines=3,
        angle=0,
    )
    pen.form(mirrored("0,-50! 26.4,-50! 27.4,-36 26,-11 20,-4 0,-3!"), tone=80, bulge=4, lines=2.4, angle=0, edge=0.5)
    pen.form(box(-10, -96.4, 10, -91), tone=190, bulge=1.2, angle=0)
    pen.limb("-10,-8 -16,-22 -2,-34 -12,-44", taper(4, 0.8), tone=160)
    pen.limb("8,-8 16,-18 8,-30 18,-40", taper(4, 0.8), tone=160)
    pen.form(oval(0, -22, 9.4, 8.4), tone=250, bulge=2)
    pen.mark(oval(0.6, -22, 4.4, 4.6))
    pen.mark(oval(2, -24, 1.2, 1.2), light=True)
    pen.stroke("-22,-48 -24,-36 -23,-22", 1.6, light=True)
    pen.stroke("-5,-86 -4.6,-76", 1.0, light=True)


def coin(pen: Pen) -> None:
    """Old coins with a face that is not a king's."""
    for x, y in ((-30, -5), (32, -6), (30, -13), (-32, -12)):
        pen.form(oval(x, y, 23, 6.4), tone=170, bulge=1.6, angle=0)
        pen.form(oval(x, y - 3.6, 23, 6.4), tone=225, bulge=1.4, angle=0)
    pen.form(oval(3, -56, 45, 45), tone=110, bulge=3)
    pen.form(oval(0, -57, 45, 45), tone=224, bulge=4, lines=2, angle=20)
    pen.stroke(oval(0, -57, 38, 38), 0.9, closed=True)
    for number in range(36):
        a = 2 * math.pi * number / 36
        pen.mark(oval(math.cos(a) * 41.4, -57 + math.sin(a) * 41.4, 1.2, 1.2))
    pen.form("0,-84 12,-81 17,-70 14,-58 0,-52 -14,-58 -17,-70 -12,-81", tone=200, bulge=3, lines=2)
    for number in range(7):
        root = -10 + number * 3.4
        pen.limb(
            f"{root},-58 {root * 1.4 + (2 if number % 2 else -2)},-48 {root * 1.7},-38 {root * 1.5 + 2},-31",
            taper(2.4, 0.8),
            tone=190,
        )
    for side in (-1, 1):
        pen.mark(oval(side * 7, -68, 3.4, 2.2, side * -20))


def crystal(pen: Pen) -> None:
    """A cluster of crystals with light in it."""
    shards = (
        (-34, -46, 11, -26),
        (34, -52, 11, 24),
        (-18, -74, 13, -11),
        (20, -78, 13, 12),
        (0, -104, 16, 0),
        (-46, -22, 8, -42),
        (47, -26, 8, 40),
    )
    for x, top, half, lean in shards:
        tall = -top
        for side, tone in ((-1, 120), (1, 236)):
            face = [
                (0.0, 0.0),
                (side * half * 0.8, 0.0),
                (side * half, -tall * 0.72),
                (side * half * 0.2, -tall),
                (0.0, -tall * 0.8),
            ]
            pen.form(
                moved(turned(face, lean, (0, 0)), x * 0.4, -2),
                tone=tone,
                bulge=1.2,
                lines=0.8,
                angle=80 - lean + side * 10,
            )
        pen.stroke(moved(turned([(half * 0.2, -tall), (0, -tall * 0.8), (0, -2)], lean, (0, 0)), x * 0.4, -2), 0.6)
    pen.form("-44,-4 -24,-12 0,-9 24,-12 44,-4 50,3! -50,3!", tone=90, bulge=2, rough=60)


def door(pen: Pen) -> None:
    """A heavy door ajar, with light behind it."""
    pen.form(
        [(-36, 0), (-36, -70), *arc(0, -70, 36, 180, 360), (36, -70), (36, 0)],
        tone=140,
        bulge=1.6,
        lines=1,
        angle=0,
        rough=40,
    )
    for number in range(11):
        a = math.radians(180 + 18 * number)
        pen.stroke([(math.cos(a) * 27, -70 + math.sin(a) * 27), (math.cos(a) * 36, -70 + math.sin(a) * 36)], 0.8)
    for y in (-56, -42, -28, -14):
        for side in (-1, 1):
            pen.stroke([(side * 27, y), (side * 36, y)], 0.8)
    pen.shine([(-27, 0), (-27, -70), *arc(0, -70, 27, 180, 360), (27, 0)], halo=3)
    leaf: Path = [
        (-27, 2),
        (-27, -70),
        *[(x * 0.78 - 5.8, y - (x + 27) * 0.07) for x, y in arc(0, -70, 27, 180, 345)],
        (14, 7),
    ]
    pen.form(leaf, tone=84, bulge=1.6, angle=86, rough=30)
    for x in (-19, -11, -3, 5):
        pen.stroke([(x, -84 + abs(x + 5) * 0.4), (x, 4)], 0.7)
    for y in (-66, -36, -8):
        pen.form([(-27, y - 2.6), (9, y - 1.4), (9, y + 2), (-27, y + 2.6)], tone=50, bulge=0.8, angle=0)
        for x in (-22, -12, -2, 6):
            pen.form(oval(x, y, 1.2, 1.2), tone=190, bulge=0.4)
    pen.stroke(oval(8.6, -45, 2.6, 3.6), 1.1, closed=True, light=True)


def chest(pen: Pen) -> None:
    """An iron-bound chest, a little open, something glowing inside."""
    pen.form([(-48, -40), (48, -40), (46, 0), (-46, 0)], tone=96, bulge=2, angle=0, rough=40)
    pen.black([(-46, -48), (46, -48), (46, -40), (-46, -40)])
    pen.shine([(-43, -45.6), (43, -45.6), (43, -41), (-43, -41)], halo=4)
    pen.form("-50,-50! -47,-70 -36,-80 0,-83 36,-80 47,-70 50,-50!", tone=108, bulge=3.4, lines=2, angle=0, rough=40)
    for x in (-34, 0, 34):
        pen.form([(x - 4.4, -40), (x + 4.4, -40), (x + 4.4, 0), (x - 4.4, 0)], tone=60, bulge=0.9, angle=90)
        top = -83 + abs(x) * 0.08
        pen.form([(x - 4.4, top), (x + 4.4, top), (x + 4.6, -50), (x - 4.6, -50)], tone=60, bulge=0.9, angle=90)
        for y in (-74, -58, -34, -20, -6):
            pen.form(oval(x, y, 1.5, 1.5), tone=205, bulge=0.5)
    pen.form(box(-8, -50, 8, -28), tone=180, bulge=1.2)
    pen.mark(oval(0, -40, 2, 2), "-1,-39! 1,-39! 2,-32! -2,-32!")
    for number in range(9):
        a = math.radians(200 + number * 17.5)
        pen.stroke(
            [(math.cos(a) * 58, -50 + math.sin(a) * 38), (math.cos(a) * 76, -50 + math.sin(a) * 58)],
            lambda t: 1.1 * (1 - t),
            light=True,
        )


def dice(pen: Pen) -> None:
    """Two bone dice with signs on their faces."""
    for x, y, size, lean in ((-27, -4, 46, -10), (30, 0, 40, 14)):

        def place(points: Sequence[Point], x: float = x, y: float = y, lean: float = lean) -> Path:
            return moved(turned(points, lean, (0, 0)), x, y)

        top = [(-size * 0.5, -size), (size * 0.5, -size), (size * 0.76, -size * 1.26), (-size * 0.22, -size * 1.26)]
        side = [(size * 0.5, -size), (size * 0.76, -size * 1.26), (size * 0.76, -size * 0.3), (size * 0.5, 0)]
        front = [(-size * 0.5, -size), (size * 0.5, -size), (size * 0.5, 0), (-size * 0.5, 0)]
        pen.form(place(front), tone=242, bulge=2.6, lines=1.6, angle=0 - lean)
        pen.form(place(top), tone=250, bulge=1.6, angle=20)
        pen.form(place(side), tone=130, bulge=1.6, angle=80)
        cx, cy = place([(0, -size * 0.5)])[0]
        if x < 0:
            elder_star(pen, cx, cy, size * 0.36)
        else:
            for dx in (-0.22, 0.0, 0.22):
                course = place(
                    [
                        (size * dx, -size * 0.2),
                        (size * (dx + 0.1), -size * 0.4),
                        (size * (dx - 0.06), -size * 0.62),
                        (size * (dx + 0.06), -size * 0.82),
                    ]
                )
                pen.stroke(course, lambda t, size=size: size * 0.1 * (1 - 0.8 * t))  # type: ignore[misc]
