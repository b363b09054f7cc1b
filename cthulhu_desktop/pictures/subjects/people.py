"""People of the street and the harbour, a hundred units tall."""

from __future__ import annotations

from cthulhu_desktop.pictures.curves import (
    box,
    oval,
    taper,
)
from cthulhu_desktop.pictures.pen import Pen
from cthulhu_desktop.pictures.subjects.anatomy import Head, bare_head, brim_shadow, features, fedora, hand, legs


def detective(pen: Pen) -> None:
    """Trench coat with the collar up, hat low, a cigarette."""
    head = Head(0, -89, 17.5)
    legs(pen, -30, 7, tone=40)
    pen.form("-12,-76! -18,-71 -20,-58 -19,-44 -15,-38! -9,-40 -8,-60!", tone=128, bulge=2.6, lines=1.8, angle=76)
    pen.form("12,-76! 18,-71 20,-58 19,-44 15,-38! 9,-40 8,-60!", tone=128, bulge=2.6, lines=1.8, angle=-76)
    pen.form(
        "-6,-80! 6,-80! 14,-75 13,-62 11,-52 14,-34 17,-15! 6,-13 -6,-13 -17,-15! -14,-34 -11,-52 -13,-62 -14,-75",
        tone=140,
        bulge=4,
        lines=1.6,
        angle=82,
        fade=0.3,
    )
    pen.form("-11.5,-53.5! 11.5,-53.5! 11.8,-50! -11.8,-50!", tone=70, bulge=0.7, angle=0)
    pen.form(box(-2.2, -54, 2.2, -49.5), tone=170, bulge=0.5)
    pen.folds(
        (
            "1,-49 2,-32 1,-14",
            "-7,-49 -9,-34 -11,-17",
            "7,-48 9,-32 11,-17",
            "-12,-38 -10,-44 -9,-50",
            "12,-38 10,-44 9,-50",
        ),
        0.7,
    )
    pen.form(
        "-1,-58! -12,-70! -9,-79! -2,-74! 0,-60!", "1,-58! 12,-70! 9,-79! 2,-74! 0,-60!", tone=165, bulge=0.8, angle=60
    )
    pen.black("-3,-76! 3,-76! 0,-62!", tone=230)
    pen.form("-1.2,-75! 1.2,-75! 1.6,-66 0,-61! -1.6,-66", tone=30, bulge=0.4)
    for x in (-4.5, 4.5):
        for y in (-46, -38):
            pen.form(oval(x, y, 1, 1), tone=60, bulge=0.3)
    bare_head(pen, head, ears=False)
    features(pen, head, stern=0.6)
    brim_shadow(pen, head)
    pen.form(
        "-13,-74! -7,-84 -5.2,-86! -5,-77 -2,-71!", "13,-74! 7,-84 5.2,-86! 5,-77 2,-71!", tone=118, bulge=1.2, angle=60
    )
    fedora(pen, head, tone=96)
    pen.stroke("2,-83.2 7,-81.6", 0.9, light=True)
    pen.shine(oval(7.4, -81.5, 0.7, 0.7), halo=1.2)


def gangster(pen: Pen) -> None:
    """A pin-striped suit, a hat over one eye, and a drum-fed gun."""
    head = Head(0, -89, 17)
    legs(pen, -48, 8.5, tone=56)
    pen.form(
        "-6,-80! 6,-80! 18,-76 19,-68 14,-56 14,-42! 0,-40 -14,-42! -14,-56 -19,-68 -18,-76",
        tone=84,
        bulge=3.4,
        lines=1.2,
        angle=86,
    )
    for x in (-11, -8, -5, 5, 8, 11):
        pen.stroke([(x * 1.15, -75), (x, -56), (x, -43)], 0.3, light=True)
    pen.black("-4,-80! 4,-80! 0,-58!", tone=238)
    pen.form("-1.4,-77! 1.4,-77! 2,-66 0,-60! -2,-66", tone=40, bulge=0.5)
    pen.form(
        "-6,-80! 0,-57! -8,-63! -7,-68! -10,-70!", "6,-80! 0,-57! 8,-63! 7,-68! 10,-70!", tone=60, bulge=0.7, angle=50
    )
    bare_head(pen, head)
    features(pen, head, stern=1.0)
    brim_shadow(pen, head)
    fedora(pen, head, tone=200, band=20, tilt=-9)
    _tommy_gun(pen)
    pen.limb("-17,-74 -23,-60 -18,-50 -9,-52", taper(4.6, 3.0), tone=74)
    hand(pen, -7, -52.5, 5.4)
    pen.limb("17,-74 24,-64 22,-54 15,-53", taper(4.6, 3.0), tone=74)
    hand(pen, 13, -53.5, 5.4)


def _tommy_gun(pen: Pen) -> None:
    pen.form("-26,-52! -10,-54! -10,-50! -20,-47 -25,-44!", tone=130, bulge=0.9, angle=10)
    pen.form(box(-12, -56.5, 18, -52), tone=60, bulge=0.8, angle=0)
    pen.form(box(18, -55.4, 36, -53.4), tone=50, bulge=0.5, angle=90)
    pen.form(box(35, -56.6, 36.4, -53), tone=40, bulge=0.3)
    pen.form(oval(3, -47.5, 6.2, 6.2), tone=80, bulge=2.0, lines=2)
    pen.stroke(oval(3, -47.5, 3.6, 3.6), 0.5, closed=True)
    pen.form([(13, -52), (17, -52), (16, -46), (13, -46)], tone=120, bulge=0.6)
    pen.form([(-8, -52), (-5, -52), (-7, -44), (-10, -44)], tone=120, bulge=0.6)


def policeman(pen: Pen) -> None:
    """A tunic with two rows of buttons, a peaked cap with a badge, a truncheon."""
    head = Head(0, -88, 17)
    legs(pen, -44, 8, tone=50)
    pen.form(
        "-7,-80! 7,-80! 17,-76 18,-66 14,-54 16,-36! 0,-34 -16,-36! -14,-54 -18,-66 -17,-76",
        tone=76,
        bulge=3.4,
        lines=1.4,
        angle=84,
    )
    pen.limb("-16,-74 -21,-60 -20,-46 -18,-40", taper(4.6, 3.4), tone=70)
    hand(pen, -18, -37, 5.4)
    pen.limb("16,-74 23,-62 20,-52 13,-52", taper(4.6, 3.4), tone=70)
    pen.form(box(-14, -54, 14, -50), tone=30, bulge=0.8, angle=0)
    pen.form(box(-2.4, -54.6, 2.4, -49.4), tone=215, bulge=0.5)
    for x in (-4.5, 4.5):
        for y in (-75, -69, -63, -57, -45, -39):
            pen.form(oval(x, y, 1.0, 1.0), tone=240, bulge=0.3)
    pen.form(
        "-10.5,-73! -9.5,-70.6! -7,-70.4! -9,-68.6! -8.4,-66! "
        "-10.5,-67.4! -12.6,-66! -12,-68.6! -14,-70.4! -11.5,-70.6!",
        tone=250,
        bulge=0.4,
    )
    bare_head(pen, head)
    features(pen, head, stern=0.5)
    pen.form(
        head.at("-0.2,0.22 -0.08,0.2 0,0.23 0.08,0.2 0.2,0.22 0.26,0.3 0.1,0.28 0,0.29 -0.1,0.28 -0.26,0.3"),
        tone=40,
        bulge=0.3,
    )
    pen.form(
        head.at("-0.5,-0.52 -0.3,-0.82 0,-0.88 0.3,-0.82 0.5,-0.52 0.4,-0.3 0,-0.26 -0.4,-0.3"),
        tone=66,
        bulge=1.6,
        lines=1.6,
        angle=6,
    )
    pen.form(head.at("-0.42,-0.42! 0,-0.38 0.42,-0.42! 0.42,-0.22! 0,-0.17 -0.42,-0.22!"), tone=50, bulge=0.6, angle=0)
    pen.form(head.at("-0.4,-0.23 0,-0.19 0.4,-0.23 0.3,-0.09 0,-0.03 -0.3,-0.09"), tone=18, bulge=0.5)
    pen.form(oval(0, head.y - 9.2, 1.9, 2.2), tone=250, bulge=0.5)
    pen.limb("2,-62 14,-51 22,-43 27,-38", taper(1.3, 1.9), tone=64)
    hand(pen, 11, -52.5, 5.4)


def sailor(pen: Pen) -> None:
    """An old salt: knitted cap, full beard, pea coat, pipe and a coil of rope."""
    head = Head(0, -87, 17.5)
    legs(pen, -42, 8.5, tone=90, shoe=40)
    pen.form(
        "-8,-79! 8,-79! 19,-74 19,-60 17,-36! 0,-34 -17,-36! -19,-60 -19,-74",
        tone=74,
        bulge=3.6,
        lines=1.6,
        angle=80,
        rough=20,
    )
    pen.form("-8,-78 8,-78 9,-72 0,-69 -9,-72", tone=170, bulge=1.2, angle=90)
    pen.form("-8,-77! -2,-60! -14,-66! -12,-74!", "8,-77! 2,-60! 14,-66! 12,-74!", tone=62, bulge=0.8, angle=50)
    for x in (-5, 5):
        for y in (-56, -49, -42):
            pen.form(oval(x, y, 1.2, 1.2), tone=215, bulge=0.4)
    pen.limb("-18,-72 -23,-58 -21,-46 -19,-40", taper(5, 3.8), tone=70)
    hand(pen, -19, -37, 6)
    pen.limb("18,-72 24,-60 22,-48 19,-42", taper(5, 3.8), tone=70)
    for grow in (0, 1.6, 3.2):
        pen.stroke(oval(21, -33, 6.4 + grow, 8.4 + grow), 1.1, closed=True, light=True)
        pen.stroke(oval(21, -33, 5.7 + grow, 7.7 + grow), 0.45, closed=True)
    hand(pen, 19, -40, 6)
    bare_head(pen, head)
    features(pen, head, stern=0.2)
    pen.form(
        head.at(
            "-0.42,-0.08 -0.36,0.16 -0.16,0.21 0,0.24 0.16,0.21 0.36,0.16 "
            "0.42,-0.08 0.44,0.34 0.28,0.66 0,0.76 -0.28,0.66 -0.44,0.34"
        ),
        tone=205,
        bulge=1.3,
        lines=1.4,
        angle=84,
    )
    pen.stroke(head.at("-0.12,0.33 0,0.35 0.14,0.32", closed=False), 0.7)
    pen.form(
        head.at("-0.45,-0.22 -0.42,-0.52 -0.22,-0.76 0,-0.8 0.22,-0.76 0.42,-0.52 0.45,-0.22 0,-0.26"),
        tone=60,
        bulge=1.8,
        lines=1.8,
        angle=86,
    )
    pen.form(head.at("-0.47,-0.34! 0,-0.38 0.47,-0.34! 0.47,-0.16! 0,-0.2 -0.47,-0.16!"), tone=84, bulge=0.7, angle=88)
    pen.limb("2,-81 7,-79 10,-78", 0.7, tone=40)
    pen.form("9,-83! 12.6,-83! 12,-77.6 9.6,-77.6", tone=60, bulge=0.7)
    pen.stroke("11,-85 13,-89 10,-93 13,-98", 0.7, light=True)


def flapper(pen: Pen) -> None:
    """A lady of the jazz age: cloche hat, long beads, a fur collar, a cigarette holder."""
    head = Head(0, -88, 15.8, -4)
    for side in (-1, 1):
        pen.limb(f"{side * 4},-34 {side * 4.4},-18 {side * 3.6},-4", taper(3.2, 1.6, 0.8), tone=205)
        pen.form(oval(side * 4.4, -1.8, 3.4, 1.8), tone=30, bulge=0.7)
    pen.form(
        "-5,-77! 5,-77! 12,-73 10,-60 9,-48 12,-32 13,-28! 0,-26 -13,-28! -12,-32 -9,-48 -10,-60 -12,-73",
        tone=108,
        bulge=3.4,
        lines=2,
        angle=84,
    )
    for row in range(3):
        y = -36 + row * 3.6
        pen.folds([f"{x},{y} {x + 0.6},{y + 2.4} {x},{y + 4}" for x in range(-11, 12, 2)], 0.5)
    pen.limb("-12,-71 -17,-60 -15,-50 -11,-45", taper(2.8, 1.8), tone=215)
    hand(pen, -11, -43, 3.6)
    pen.limb("12,-71 19,-62 17,-70 12,-78", taper(2.8, 1.7), tone=215)
    pen.form(
        "-13,-72 -10,-79 -4,-78 0,-73 4,-78 10,-79 13,-72 9,-66 4,-64 0,-66 -4,-64 -9,-66",
        tone=150,
        bulge=1.8,
        rough=80,
        angle=70,
    )
    pen.stroke("-5,-68 -4,-54 0,-47 4,-54 5,-68", 1.0, light=True)
    bare_head(pen, head, ears=False)
    features(pen, head, female=True)
    pen.form(
        head.at("-0.42,-0.05 -0.48,0.16 -0.36,0.3! -0.24,0.22 -0.31,0 -0.3,-0.2", closed=True),
        tone=24,
        bulge=0.6,
        angle=80,
    )
    pen.form(
        head.at("0.42,-0.05 0.48,0.16 0.36,0.3! 0.24,0.22 0.31,0 0.3,-0.2", closed=True), tone=24, bulge=0.6, angle=80
    )
    pen.form(
        head.at(
            "-0.5,-0.12 -0.46,-0.48 -0.24,-0.72 0,-0.76 0.24,-0.72 0.46,-0.48 0.5,-0.12 0.26,-0.2 0,-0.18 -0.26,-0.2"
        ),
        tone=130,
        bulge=1.8,
        lines=1.8,
        angle=10,
    )
    pen.form(
        head.at("-0.5,-0.26! 0,-0.33 0.5,-0.26! 0.51,-0.13! 0.26,-0.21 0,-0.19 -0.26,-0.21 -0.51,-0.13!"),
        tone=40,
        bulge=0.5,
    )
    hand(pen, 11.4, -79, 3.6)
    pen.stroke("2,-82.6 11,-80 20,-83", 0.7)
    pen.shine(oval(20.4, -83.2, 0.7, 0.7), halo=1)
    pen.stroke("21,-85 19,-89 22,-93 20,-99", 0.6, light=True)


def explorer(pen: Pen) -> None:
    """A sun helmet, a moustache, a shirt with straps, a lantern held up."""
    head = Head(0, -87, 17)
    legs(pen, -44, 8.5, tone=150, shoe=60)
    for side in (-1, 1):
        pen.form(box(min(side * 1.4, side * 8.2), -18, max(side * 1.4, side * 8.2), -3), tone=80, bulge=1.4, angle=0)
    pen.form(
        "-7,-79! 7,-79! 16,-75 16,-62 12,-52 13,-42! -13,-42! -12,-52 -16,-62 -16,-75",
        tone=205,
        bulge=3.2,
        lines=1.6,
        angle=82,
    )
    pen.form("-12,-76! -9,-77! 12,-50! 10,-46!", tone=90, bulge=0.6, angle=40)
    pen.form(box(-12.5, -47, 12.5, -43), tone=70, bulge=0.8, angle=0)
    pen.form(box(4, -68, 11, -61), tone=190, bulge=0.5)
    pen.form(box(-2.6, -47.8, 2.2, -42.4), tone=215, bulge=0.5)
    pen.limb("-15,-73 -20,-60 -18,-50 -15,-45", taper(4.2, 3.2), tone=195)
    hand(pen, -14.6, -43, 5)
    pen.limb("15,-73 25,-70 30,-78", taper(4.4, 3.0), tone=200)
    bare_head(pen, head)
    features(pen, head, stern=0.3)
    pen.form(
        head.at("-0.26,0.26 -0.12,0.2 0,0.23 0.12,0.2 0.26,0.26 0.3,0.33 0.12,0.29 0,0.3 -0.12,0.29 -0.3,0.33"),
        tone=50,
        bulge=0.4,
        angle=70,
    )
    pen.form(
        head.at("-0.48,-0.26 -0.42,-0.6 -0.2,-0.82 0,-0.86 0.2,-0.82 0.42,-0.6 0.48,-0.26 0,-0.3"),
        tone=240,
        bulge=2,
        lines=2,
        angle=8,
    )
    pen.form(
        head.at("-0.68,-0.12 -0.5,-0.3 0,-0.36 0.5,-0.3 0.68,-0.12 0.4,-0.2 0,-0.22 -0.4,-0.2"),
        tone=232,
        bulge=0.8,
        angle=4,
    )
    pen.stroke(head.at("-0.47,-0.34 0,-0.4 0.47,-0.34", closed=False), 0.9)
    hand(pen, 31, -80, 5)
    pen.stroke("28,-70 29,-77 31,-79 33,-77 34,-70", 0.7)
    pen.form(box(27, -71, 35, -69), box(27, -57, 35, -54.6), tone=70, bulge=0.6, angle=0)
    pen.shine(box(28, -69, 34, -57), halo=6)
    for x in (28, 31, 34):
        pen.stroke([(x, -69), (x, -57)], 0.6)
