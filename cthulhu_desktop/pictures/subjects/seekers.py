"""Those who know, believe or went mad of it, a hundred units tall."""

from __future__ import annotations

import math

from cthulhu_desktop.pictures.curves import (
    box,
    oval,
    taper,
)
from cthulhu_desktop.pictures.pen import Pen
from cthulhu_desktop.pictures.subjects.anatomy import Head, bare_head, features, hand, legs


def scholar(pen: Pen) -> None:
    """A bearded professor in tweed, reading from a heavy book."""
    head = Head(0, -88, 17.5, 4)
    legs(pen, -46, 8, tone=74)
    pen.form(
        "-7,-79! 7,-79! 16,-74 15,-58 14,-40! 3,-39 0,-50 -3,-39 -14,-40! -15,-58 -16,-74",
        tone=120,
        bulge=3.4,
        lines=1.6,
        angle=70,
        rough=30,
    )
    pen.black("-4,-79! 4,-79! 1,-60! -1,-60!", tone=235)
    pen.form("-4,-77.5! 0,-76.2! 4,-77.5! 4,-74! 0,-75.4! -4,-74!", tone=35, bulge=0.4)
    pen.form("-7,-79! -2,-62! -9,-66! -8,-72!", "7,-79! 2,-62! 9,-66! 8,-72!", tone=98, bulge=0.7, angle=50)
    pen.limb("-15,-72 -19,-60 -13,-52 -6,-53", taper(4.4, 3.2), tone=112)
    pen.limb("15,-72 19,-60 13,-52 6,-53", taper(4.4, 3.2), tone=112)
    pen.form("-15,-64! 0,-60.5 15,-64! 15.5,-52! 0,-48.5 -15.5,-52!", tone=72, bulge=0.6, angle=0)
    pen.form(
        "-14,-66! -7,-66 0,-62.5! 0,-50.5! -7,-53.5 -14,-53!",
        "14,-66! 7,-66 0,-62.5! 0,-50.5! 7,-53.5 14,-53!",
        tone=245,
        bulge=1.2,
        angle=0,
        lines=1,
    )
    hand(pen, -9, -50.5, 5)
    hand(pen, 9, -50.5, 5)
    bare_head(pen, head)
    features(pen, head)
    pen.form(
        head.at(
            "-0.38,0.02 -0.3,0.2 -0.14,0.22 0,0.26 0.14,0.22 0.3,0.2 "
            "0.38,0.02 0.37,0.4 0.24,0.68 0,0.8 -0.24,0.68 -0.37,0.4"
        ),
        tone=190,
        bulge=1.2,
        lines=1,
        angle=80,
    )
    pen.stroke(head.at("-0.1,0.34 0,0.36 0.1,0.34", closed=False), 0.7)
    pen.form(
        head.at(
            "-0.4,-0.05 -0.44,-0.3 -0.3,-0.52 0,-0.58 0.3,-0.52 0.44,-0.3 "
            "0.4,-0.05 0.33,-0.26 0.2,-0.36 0,-0.38 -0.2,-0.36 -0.33,-0.26"
        ),
        tone=200,
        bulge=0.9,
        angle=70,
    )
    for side in (-1, 1):
        pen.stroke(oval(head.x + side * 3.2, head.y - 0.1, 2.5, 2.2), 0.5, closed=True)
    pen.stroke([(-0.8, -88.2), (0.8, -88.2)], 0.5)


def cultist(pen: Pen) -> None:
    """A pointed hood with nothing in it but two glints, a robe to the ground, a crooked knife raised."""
    pen.form(
        "0,-104! 5,-97 9,-88 10,-80 17,-72 21,-50 24,-20 30,0! 10,2 "
        "-10,2 -30,0! -24,-20 -21,-50 -17,-72 -10,-80 -9,-88 -6,-97",
        tone=112,
        bulge=5,
        lines=2.4,
        angle=80,
        fade=0.45,
    )
    pen.folds(
        ("-6,-62 -8,-36 -13,0", "6,-60 7,-34 12,0", "-14,-60 -17,-32 -22,0", "14,-58 17,-30 22,0", "0,-52 -1,-30 1,0"),
        1.0,
    )
    pen.black("0,-95 5,-90 6,-82 3,-76 0,-73 -3,-76 -6,-82 -5,-90")
    for side in (-1, 1):
        pen.shine(oval(side * 2.4, -84, 1.1, 0.6, side * 12), halo=0.9)
    pen.form("-10,-80 -4,-72 0,-70 4,-72 10,-80 12,-74 6,-64 0,-61 -6,-64 -12,-74", tone=96, bulge=1.6, angle=30)
    pen.stroke("-5,-66 0,-55 5,-66", 0.6)
    pen.form(oval(0, -53, 3.2, 3.2), tone=215, bulge=0.8)
    pen.mark(oval(0, -53, 1.1, 1.9))
    pen.limb("-14,-70 -24,-62 -22,-50 -10,-47", taper(6.5, 5.4), tone=100)
    hand(pen, -6, -46.5, 5.4)
    pen.limb("14,-71 26,-74 30,-84 29,-92", taper(6.5, 4.8), tone=104)
    hand(pen, 28.4, -95, 5.4)
    pen.form("26.8,-98! 30.4,-98! 31,-106 28,-112 31,-122! 33.5,-112 34,-106 31.5,-98!", tone=235, bulge=0.7, angle=80)
    pen.form(box(24.5, -99.6, 33, -97.8), tone=70, bulge=0.5)


def nun(pen: Pen) -> None:
    """A black habit, a white wimple, hands in prayer, a cross."""
    head = Head(0, -86, 15.8)
    pen.form(
        "-10,-78 10,-78 17,-70 18,-50 20,-22 24,0! -24,0! -20,-22 -18,-50 -17,-70",
        tone=52,
        bulge=5,
        lines=2.2,
        angle=82,
    )
    pen.form(
        "0,-103 10,-100 13.5,-88 15,-74 18,-56! 9,-60 0,-62 -9,-60 -18,-56! -15,-74 -13.5,-88 -10,-100",
        tone=46,
        bulge=2.6,
        lines=1.6,
        angle=76,
    )
    pen.folds(
        ("-8,-40 -9,-20 -12,0", "8,-40 9,-20 13,0", "-14,-48 -16,-24 -18,0", "14,-48 16,-24 18,0", "0,-36 0,-16 1,0"),
        1.0,
    )
    pen.form(
        "0,-97.5 8,-95 10,-86 9,-78 12.5,-70 6,-64 0,-62.5 -6,-64 -12.5,-70 -9,-78 -10,-86 -8,-95",
        tone=250,
        bulge=1.8,
        angle=30,
    )
    pen.form(
        head.both("0,-0.44 0.25,-0.36 0.36,-0.1 0.32,0.2 0.18,0.42 0,0.48"), tone=228, bulge=1.6, lines=1.6, angle=18
    )
    features(pen, head, female=True)
    pen.form("-10.5,-90 -8,-98.5 0,-101.5 8,-98.5 10.5,-90 7,-95 0,-96.5 -7,-95", tone=46, bulge=1.2)
    pen.limb("-16,-68 -20,-54 -13,-46 -4,-51", taper(5.4, 4.6), tone=56)
    pen.limb("16,-68 20,-54 13,-46 4,-51", taper(5.4, 4.6), tone=56)
    pen.form("0,-63! 2.4,-60 3,-53 1.5,-49 -1.5,-49 -3,-53 -2.4,-60", tone=228, bulge=0.9, angle=80)
    pen.stroke("0,-62 0,-50", 0.4)
    pen.stroke("-2.4,-50 -4,-38 -1,-32", 0.5, light=True)
    pen.form(box(-2.0, -33, 0, -23), box(-4, -30.4, 2, -28.6), tone=225, bulge=0.4)


def doctor(pen: Pen) -> None:
    """A white coat, a round mirror on the forehead, a syringe."""
    head = Head(0, -88, 17)
    legs(pen, -26, 7.5, tone=60)
    pen.form(
        "-7,-79! 7,-79! 16,-75 16,-60 13,-50 15,-24! 0,-22 -15,-24! -13,-50 -16,-60 -16,-75",
        tone=238,
        bulge=3.4,
        lines=1.2,
        angle=84,
    )
    pen.folds(("0,-58 0.6,-40 0,-23", "-9,-44 -10,-32 -11,-26", "9,-44 10,-32 11,-26"), 0.7)
    pen.black("-4,-79! 4,-79! 0,-60!", tone=120)
    pen.form("-1.3,-76! 1.3,-76! 1.8,-67 0,-61! -1.8,-67", tone=26, bulge=0.4)
    pen.stroke("-7,-79 -2,-59 -6,-64 -8,-72", 0.6)
    pen.stroke("7,-79 2,-59 6,-64 8,-72", 0.6)
    for y in (-54, -46, -38, -30):
        pen.mark(oval(2.6, y, 0.8, 0.8))
    pen.stroke(box(-12, -44, -5, -34), 0.5, closed=True)
    pen.limb("-15,-73 -20,-60 -18,-48 -16,-42", taper(4.4, 3.4), tone=225)
    hand(pen, -16, -39, 5)
    pen.limb("15,-73 22,-62 21,-66 19,-76", taper(4.4, 3.2), tone=225)
    bare_head(pen, head)
    features(pen, head, stern=0.3)
    pen.form(
        head.at(
            "-0.4,-0.1 -0.42,-0.36 -0.26,-0.56 0.04,-0.6 0.32,-0.52 "
            "0.42,-0.3 0.4,-0.1 0.33,-0.28 0.1,-0.38 -0.16,-0.36 -0.33,-0.26"
        ),
        tone=34,
        bulge=0.9,
        angle=60,
    )
    for side in (-1, 1):
        pen.stroke(oval(side * 3.1, -88, 2.5, 2.2), 0.5, closed=True)
    pen.stroke(head.at("-0.42,-0.26 0,-0.34 0.42,-0.26", closed=False), 1.0)
    pen.form(oval(0.4, -95.4, 3.4, 3.4), tone=252, bulge=0.9)
    pen.mark(oval(0.4, -95.4, 0.8, 0.8))
    hand(pen, 19, -79, 5)
    pen.form(box(17.6, -92, 20.4, -81.5), tone=245, bulge=0.7)
    pen.mark(box(18.2, -88, 19.8, -82))
    pen.stroke([(19, -92), (19, -99)], 0.4)
    pen.stroke([(17, -81.4), (21, -81.4)], 0.6)


def patient(pen: Pen) -> None:
    """A madman in a strait-jacket, hair on end, eyes wide."""
    head = Head(0, -85, 17.5)
    legs(pen, -40, 8, tone=160, shoe=200)
    pen.form(
        "-8,-77! 8,-77! 17,-72 18,-58 15,-44 16,-32! 0,-30 -16,-32! -15,-44 -18,-58 -17,-72",
        tone=228,
        bulge=3.8,
        lines=1.6,
        angle=84,
    )
    pen.limb("-16,-70 -19,-58 -8,-50 8,-48 17,-52", taper(5.2, 4.2), tone=222)
    pen.limb("16,-70 19,-59 8,-53 -8,-49 -17,-50", taper(5.2, 4.0), tone=232)
    for y in (-42, -36):
        pen.form(box(-15.5, y - 1, 15.5, y + 1), tone=70, bulge=0.5, angle=0)
        pen.form(box(-2, y - 1.7, 2, y + 1.7), tone=190, bulge=0.4)
    pen.form(box(-7, -78, 7, -75), tone=120, bulge=0.6, angle=0)
    hair = []
    for step in range(15):
        angle = 196 + step * 148 / 14
        hair.append(_ray(angle, 8.2))
        hair.append(_ray(angle + 5, 12.5 + 4.5 * pen.rng.random()))
    pen.form([(x, y - 85) for x, y in hair] + [(7, -84), (0, -82), (-7, -84)], tone=120, bulge=1.6, rough=40, angle=80)
    bare_head(pen, head)
    features(pen, head, wide_eyed=True)
    pen.mark(head.at("-0.17,0.27 0,0.24 0.17,0.27 0.12,0.4 0,0.43 -0.12,0.4"))
    pen.stroke(head.at("-0.15,0.285 0,0.265 0.15,0.285", closed=False), 0.6, light=True)
    pen.folds(("-3,-91 0,-92 3,-91", "-3.4,-89.6 0,-90.4 3.4,-89.6"), 0.35)


def _ray(angle: float, length: float) -> tuple[float, float]:
    return math.cos(math.radians(angle)) * length, math.sin(math.radians(angle)) * length * 1.1


def preacher(pen: Pen) -> None:
    """A gaunt man in black under a wide hat, the book held high."""
    head = Head(0, -88, 17)
    legs(pen, -22, 6, tone=36)
    pen.form(
        "-6,-79! 6,-79! 14,-75 14,-58 11,-50 17,-14! 3,-16 0,-40 -3,-16 -17,-14! -11,-50 -14,-58 -14,-75",
        tone=50,
        bulge=3,
        lines=1.6,
        angle=84,
    )
    pen.black("-3,-79! 3,-79! 2,-62! -2,-62!", tone=225)
    pen.form("-5,-80! 5,-80! 5,-76! -5,-76!", tone=250, bulge=0.6)
    pen.mark("-0.8,-76! 0.8,-76! 1.4,-66! 0,-64! -1.4,-66!")
    pen.folds(("-8,-46 -9,-30 -13,-16", "8,-46 9,-30 13,-16"), 0.8)
    pen.limb("-13,-72 -19,-60 -18,-48 -16,-40", taper(4, 3), tone=46)
    hand(pen, -15.6, -37, 5)
    pen.limb("13,-72 22,-74 25,-86 24,-94", taper(4.2, 2.8), tone=50)
    pen.form([(16, -116), (31, -119), (33, -101), (18, -98)], tone=58, bulge=1.2, angle=80)
    pen.form([(30.6, -118.6), (32.4, -117.4), (34.2, -101.6), (32.8, -101)], tone=235, bulge=0.4)
    pen.form(box(23.4, -114, 25.2, -103.5), box(20.8, -111, 27.8, -109.4), tone=240, bulge=0.3)
    hand(pen, 24, -98, 5.2)
    bare_head(pen, head, tone=215)
    features(pen, head, stern=1.0)
    pen.form(
        head.at("-0.4,-0.1 -0.42,0.16 -0.34,0.3 -0.31,0.1", closed=True),
        head.at("0.4,-0.1 0.42,0.16 0.34,0.3 0.31,0.1"),
        tone=60,
        bulge=0.4,
    )
    pen.form(
        head.at("-0.4,-0.28 -0.36,-0.76 0,-0.8 0.36,-0.76 0.4,-0.28 0,-0.24"), tone=40, bulge=1.6, lines=1.4, angle=6
    )
    pen.form(
        head.at("-0.95,-0.27 -0.5,-0.33 0,-0.3 0.5,-0.33 0.95,-0.27 0.5,-0.17 0,-0.13 -0.5,-0.17"),
        tone=40,
        bulge=0.7,
        lines=1,
        angle=2,
    )


def medium(pen: Pen) -> None:
    """A seer behind a glowing ball, with shawl and rings in her ears."""
    head = Head(0, -83, 19.9)
    pen.form(
        "0,-76 14,-70 25,-52 30,-26 33,0! -33,0! -30,-26 -25,-52 -14,-70",
        tone=110,
        bulge=5,
        lines=2.4,
        angle=74,
        rough=20,
    )
    pen.folds(("-10,-62 -16,-34 -18,0", "10,-62 16,-34 18,0", "-20,-46 -26,-20 -27,0", "20,-46 26,-20 27,0"), 0.9)
    pen.form(
        head.at("-0.44,-0.2 -0.56,0.3 -0.44,0.74! -0.2,0.6 0.2,0.6 0.44,0.74! 0.56,0.3 0.44,-0.2 0,-0.3"),
        tone=36,
        bulge=2,
        lines=1.6,
        angle=84,
    )
    bare_head(pen, head, ears=False)
    features(pen, head, female=True)
    pen.form(
        head.at(
            "-0.46,-0.1 -0.46,-0.42 -0.24,-0.62 0,-0.66 0.24,-0.62 0.46,-0.42 0.46,-0.1 0.36,-0.24 0,-0.32 -0.36,-0.24"
        ),
        tone=172,
        bulge=1.8,
        lines=2,
        angle=14,
    )
    pen.form(head.at("-0.06,-0.38 0,-0.46 0.06,-0.38 0,-0.3"), tone=250, bulge=0.3)
    for side in (-1, 1):
        pen.stroke(oval(side * 8.8, -76, 1.6, 2), 0.8, closed=True, light=True)
        pen.limb(f"{side * 24},-50 {side * 28},-34 {side * 20},-26 {side * 13},-28", taper(5.5, 3.4), tone=120)
    pen.form("-13,-4 -10,-10 10,-10 13,-4 15,0! -15,0!", tone=80, bulge=1.4, angle=0)
    pen.shine(oval(0, -22, 13, 13), halo=6, strength=236)
    pen.stroke("-8,-28 -4,-31.6 0,-32.4", 0.8)
    pen.stroke("8,-16 4,-12.6 -1,-11.6", 0.6)
    pen.stroke("-4,-20 0,-24 4,-20 0,-16 -4,-20", 0.6)
    for side in (-1, 1):
        pen.form(
            f"{side * 16},-34 {side * 11},-31 {side * 8.4},-23 {side * 12},-18! {side * 15},-22 {side * 19},-27",
            tone=224,
            bulge=1.1,
            angle=60,
        )
        pen.folds(
            (
                f"{side * 15},-31 {side * 12},-26 {side * 11},-20",
                f"{side * 13},-31.4 {side * 10.6},-26 {side * 9.6},-22",
            ),
            0.4,
        )
