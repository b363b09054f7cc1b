"""Creatures of the deep, of the tombs and of the angles of time."""

from __future__ import annotations

import math

from cthulhu_desktop.pictures.curves import (
    oval,
    taper,
)
from cthulhu_desktop.pictures.pen import Pen
from cthulhu_desktop.pictures.subjects.flesh import (
    glowing_eye,
    membrane,
    round_mouth,
    wings_behind,
)


def deep_one(pen: Pen) -> None:
    """Fish-frog man: bulging lidless eyes far apart, a downward gash of a mouth, gills, a spiny crest, webbed claws."""
    for side in (-1, 1):
        pen.limb(f"{side * 8},-32 {side * 22},-26 {side * 15},-12 {side * 17},-3", taper(9, 4), tone=104)
        pen.form(
            f"{side * 12},-6! {side * 22},-6! {side * 34},1! {side * 26},0 {side * 21},4! {side * 16},0 {side * 9},3!",
            tone=112,
            bulge=1.4,
            angle=70,
        )
    pen.form(
        "0,-80 17,-78 26,-68 24,-48 16,-30 0,-25 -16,-30 -24,-48 -26,-68 -17,-78",
        tone=110,
        bulge=5,
        lines=3,
        angle=16,
        rough=30,
    )
    pen.form("0,-62 9,-58 12,-46 8,-32 0,-28 -8,-32 -12,-46 -9,-58", tone=196, bulge=3, lines=1.6, angle=0, edge=0.5)
    for y in (-54, -48, -42, -36):
        pen.stroke(f"-9,{y} 0,{y + 2.6} 9,{y}", 0.5)
    for side in (-1, 1):
        pen.limb(f"{side * 22},-70 {side * 39},-60 {side * 40},-42 {side * 31},-30", taper(7.5, 3.8), tone=106)
        spine = (
            f"{side * 36},-66 {side * 48},-64! {side * 44},-56 {side * 52},-50! "
            f"{side * 45},-46 {side * 49},-36! {side * 40},-42"
        )
        pen.form(spine, tone=80, bulge=0.9, angle=side * 20)
        for dx, dy in ((-8, 10), (-1.5, 15), (5, 15), (11, 9)):
            pen.limb(
                [(side * 31, -31), (side * (31 + dx), -31 + dy * 0.6), (side * (30 + dx), -31 + dy)],
                taper(2.2, 0.3),
                tone=150,
            )
        pen.form(
            f"{side * 25},-30! {side * 24},-23 {side * 29},-20 {side * 35},-20 {side * 40},-24 {side * 36},-31!",
            tone=86,
            bulge=0.8,
            angle=80,
        )
    crest = "-5,-98! -9,-112! -3,-104! -2,-120! 2,-106! 7,-117! 6,-102! 13,-108! 10,-96!"
    pen.form(crest, tone=74, bulge=1.0, angle=84)
    for side in (-1, 1):
        fin = (
            f"{side * 18},-84! {side * 33},-96! {side * 30},-86 {side * 39},-83! "
            f"{side * 31},-77 {side * 36},-68! {side * 20},-72!"
        )
        pen.form(fin, tone=80, bulge=1.2, angle=side * 30)
        for tip in ((30, -93), (36, -83), (34, -71)):
            pen.stroke([(side * 19, -79), (side * tip[0], tip[1])], 0.6)
    pen.form(
        "0,-100 13,-98 23,-90 26,-80 21,-69 11,-62 0,-60 -11,-62 -21,-69 -26,-80 -23,-90 -13,-98",
        tone=128,
        bulge=5,
        lines=3.4,
        angle=4,
        rough=20,
    )
    pen.black(
        "-20,-66 -14,-73 -6,-76.4 0,-77 6,-76.4 14,-73 20,-66 13,-66.4 6,-69.6 0,-70.4 -6,-69.6 -13,-66.4", tone=0
    )
    for x in (-14, -10.6, -7.2, -3.8, 0, 3.8, 7.2, 10.6, 14):
        upper = -76.6 + (abs(x) / 15) ** 2 * 5.2
        pen.mark([(x - 1.2, upper), (x + 1.2, upper), (x + 0.2, upper + 4)], light=True)
    pen.folds(("-22,-66 -14,-62 0,-64 14,-62 22,-66", "-12,-79 0,-81 12,-79"), 0.9)
    for side in (-1, 1):
        pen.form(oval(side * 17, -89, 9, 8.4), tone=110, bulge=2.4)
        pen.shine(oval(side * 17.4, -89, 6.8, 6.2), halo=2)
        pen.mark(oval(side * 18, -88.6, 2.3, 4.2))
        pen.stroke(f"{side * 9},-94 {side * 15},-98 {side * 24},-95", 1.6)
        for step in range(3):
            pen.stroke(
                f"{side * (15 + step * 2)},-62 {side * (18 + step * 2.2)},-57 {side * (16 + step * 2.2)},-51", 1.0
            )
        pen.stroke(f"{side * 2},-84 {side * 2.6},-81", 1.0)


def byakhee(pen: Pen) -> None:
    """Neither crow nor mole nor ant: a winged steed of the star winds, flying."""
    back = "6,-58 16,-80 30,-98 50,-104! 52,-92 62,-86! 54,-74 58,-62! 44,-60 30,-48 10,-46"
    membrane(pen, back, (8, -54), ((50, -104), (62, -86), (58, -62)), tone=66)
    pen.limb("10,-46 24,-38 38,-36 48,-26 58,-28", taper(9.5, 1.2, 0.9), tone=120)
    pen.form("58,-30! 66,-36! 62,-27 67,-20! 57,-25!", tone=90, bulge=0.8)
    for x, y in ((-4, -40), (6, -38), (16, -34)):
        pen.limb(f"{x},{y} {x - 6},{y + 12} {x + 3},{y + 20} {x - 4},{y + 28}", taper(2.4, 0.6), tone=110)
        for dx in (-4, 0, 4):
            pen.stroke([(x - 4, y + 27), (x - 4 + dx, y + 33)], 0.8)
    pen.limb("12,-46 0,-52 -12,-56 -20,-62", taper(11, 6.5), tone=132)
    front = "-2,-60 -10,-84 -22,-106 -44,-112! -44,-98 -60,-92! -50,-82 -60,-66! -42,-66 -26,-56 -4,-50"
    membrane(pen, front, (-2, -56), ((-44, -112), (-60, -92), (-60, -66)), tone=92, angle=-40)
    pen.form("-14,-68 -22,-74 -32,-70 -40,-60 -52,-52! -42,-50 -32,-50 -22,-53", tone=140, bulge=2.8, lines=2, angle=30)
    pen.black("-34,-55 -42,-52.6 -52,-52! -42,-50.2 -34,-50.4", tone=0)
    for tooth in (-46, -42.6, -39.2, -36):
        pen.mark([(tooth - 0.9, -52.9), (tooth + 0.9, -53.3), (tooth, -50.6)], light=True)
    glowing_eye(pen, -29, -63, 3.6, 2.8, slit=False, turn=-24)
    pen.limb("-22,-72 -26,-84 -34,-90", taper(0.9, 0.3), tone=60, rings=False)
    pen.limb("-26,-71 -34,-80 -43,-82", taper(0.9, 0.3), tone=60, rings=False)


def shoggoth(pen: Pen) -> None:
    """A congeries of protoplasmic bubbles: eyes and mouths form and unform."""
    rng = pen.rng
    for course in (
        "-36,-20 -54,-34 -50,-58 -60,-72",
        "38,-22 56,-40 50,-60 62,-66",
        "-22,-58 -32,-82 -22,-98 -30,-106",
        "20,-60 26,-84 38,-92",
    ):
        pen.limb(course, taper(11, 1.6, 0.8), tone=92)
    pen.form(
        "-58,2! -62,-10 -48,-22 -46,-40 -34,-52 -28,-68 -8,-80 12,-74 26,-66 38,-48 48,-34 50,-18 64,-8 60,2!",
        tone=96,
        bulge=8,
        lines=6,
        angle=10,
        rough=20,
    )
    lumps = (
        (-40, -12, 15),
        (-20, -22, 17),
        (8, -16, 19),
        (36, -14, 15),
        (-24, -46, 14),
        (2, -44, 17),
        (26, -40, 14),
        (-6, -64, 13),
        (12, -62, 11),
        (-48, -4, 10),
        (52, -4, 9),
    )
    for x, y, r in lumps:
        pen.form(
            oval(x, y, r, r * rng.uniform(0.78, 0.95), rng.uniform(-20, 20)),
            tone=110,
            bulge=r * 0.26,
            lines=3,
            angle=rng.choice((0, 24, -24)),
            edge=0.7,
        )
    round_mouth(pen, 6, -17, 12)
    round_mouth(pen, -22, -45, 8)
    round_mouth(pen, 37, -13, 8)
    eyes = (
        (-6, -66, 5.4),
        (-22, -24, 6.4),
        (3, -44, 7),
        (26, -41, 5.6),
        (-41, -13, 5),
        (13, -62, 3.6),
        (-8, -34, 3),
        (20, -28, 3.4),
        (-32, -34, 3.2),
        (-48, -5, 3),
        (52, -5, 3),
    )
    for cx, cy, size in eyes:
        glowing_eye(pen, cx, cy, size, size * 0.8, slit=rng.random() < 0.4, turn=rng.uniform(-30, 30))


def dark_young(pen: Pen) -> None:
    """A thousand young: a trunk on hooves, a crown of lashing ropes, mouths in the bark."""
    for course, width in (
        ("-10,-60 -28,-76 -34,-100 -54,-108 -60,-96", 6.5),
        ("-6,-66 -14,-92 -8,-112 -24,-124", 6.0),
        ("2,-68 6,-94 18,-108 10,-124 20,-130", 6.5),
        ("10,-62 26,-78 34,-104 54,-104 60,-92", 6.5),
        ("-12,-54 -38,-58 -52,-76 -66,-72", 5.5),
        ("12,-54 38,-60 48,-76 66,-80 70,-70", 5.5),
        ("-14,-46 -36,-42 -48,-50 -58,-42", 4.5),
        ("14,-46 36,-40 50,-46 60,-38", 4.5),
    ):
        pen.limb(course, taper(width, 0.7, 0.85), tone=96)
    for course in ("-10,-28 -24,-24 -26,-10 -30,-4", "10,-28 26,-24 26,-12 31,-4", "0,-28 2,-16 -1,-4"):
        pen.limb(course, taper(9, 5), tone=88)
    for x in (-31, -1, 32):
        pen.form(
            f"{x - 5},-9! {x + 5},-9! {x + 8},0! {x + 1},0! {x},-5! {x - 1},0! {x - 8},0!", tone=34, bulge=1.2, angle=84
        )
    pen.form(
        "-12,-70 0,-74 12,-70 17,-54 18,-36 14,-22 0,-18 -14,-22 -18,-36 -17,-54",
        tone=96,
        bulge=5,
        lines=3,
        angle=86,
        rough=50,
    )
    round_mouth(pen, -2, -38, 11)
    round_mouth(pen, 6, -58, 6)
    round_mouth(pen, -9, -60, 4)


def star_spawn(pen: Pen) -> None:
    """A squat bulk with the head of a cuttlefish, a beard of feelers, claws and wings."""
    wings_behind(pen)
    for side in (-1, 1):
        pen.limb(f"{side * 12},-30 {side * 30},-26 {side * 32},-12 {side * 26},-4", taper(12, 7), tone=104)
        for dx in (-7, 0, 7):
            pen.limb([(side * (27 + dx * 0.6), -5), (side * (29 + dx), 0)], taper(2.6, 0.4), tone=190)
    pen.form("-12,-64 12,-64 27,-58 30,-38 24,-14 0,-6 -24,-14 -30,-38 -27,-58", tone=114, bulge=6, lines=4, angle=8)
    pen.form("0,-50 14,-44 18,-28 12,-14 0,-10 -12,-14 -18,-28 -14,-44", tone=150, bulge=4, lines=2, angle=0, edge=0.5)
    for y in (-40, -33, -26, -19):
        pen.stroke(f"-13,{y} 0,{y + 3} 13,{y}", 0.6)
    for side in (-1, 1):
        pen.limb(f"{side * 25},-56 {side * 42},-44 {side * 40},-26 {side * 33},-16", taper(8.5, 5.4), tone=110)
        for dx in (-6, -2, 2, 6):
            pen.limb(
                [(side * 33, -17), (side * (33 + dx), -9), (side * (32 + dx * 1.3), -3)], taper(1.9, 0.3), tone=140
            )
    pen.form(
        "-17,-66 -21,-80 -19,-96 -10,-107 0,-110 10,-107 19,-96 21,-80 17,-66 0,-60",
        tone=128,
        bulge=5.4,
        lines=4,
        angle=0,
    )
    pen.folds(("0,-108 -1,-101 0,-94", "-7,-106 -8,-99 -5,-93", "7,-106 8,-99 5,-93"), 0.8)
    for side in (-1, 1):
        pen.form(
            f"{side * 3},-85! {side * 6},-91 {side * 14},-94 {side * 20},-90! {side * 17},-83 {side * 9},-81",
            tone=40,
            bulge=1.2,
            angle=30,
        )
        pen.shine(oval(side * 11.5, -86, 4.2, 2.3, side * -14), halo=2.0)
        pen.mark(oval(side * 11.5, -86, 0.9, 2.1))
    for number in (0, 8, 1, 7, 2, 6, 3, 5, 4):
        root = -13 + number * 3.25
        sway = pen.rng.uniform(2, 5) * (1 if number % 2 else -1)
        end = -38 + abs(number - 4) * 3.4
        pen.limb(
            f"{root:.1f},-77 {root * 1.2 + sway:.1f},-64 "
            f"{root * 1.3 - sway:.1f},{(end - 60) / 2:.1f} {root * 1.5 + sway:.1f},{end:.1f}",
            taper(2.7, 0.5),
            tone=140,
        )


def nightgaunt(pen: Pen) -> None:
    """Lean, black, horned, and without a face."""
    wings_behind(pen, tone=52)
    pen.limb("4,-34 22,-22 36,-30 44,-14 56,-20", taper(3, 0.6), tone=46)
    pen.form("54,-22! 64,-26! 60,-14!", tone=40, bulge=0.6)
    for side in (-1, 1):
        pen.limb(f"{side * 5},-38 {side * 14},-24 {side * 8},-12 {side * 12},-2", taper(4.4, 1.8), tone=54)
        for dx in (-5, 0, 5):
            pen.limb([(side * 12, -3), (side * (12 + dx), 2)], taper(1.2, 0.2), tone=70)
        pen.limb(f"{side * 9},-66 {side * 24},-58 {side * 20},-44 {side * 30},-36", taper(3.8, 1.5), tone=56)
        for dx, dy in ((-4, 9), (0, 11), (4, 9.6), (7, 5)):
            pen.limb([(side * 30, -37), (side * (30 + dx), -37 + dy)], taper(1.0, 0.2), tone=80)
    pen.form("-10,-72 10,-72 12,-60 7,-48 8,-36 0,-32 -8,-36 -7,-48 -12,-60", tone=62, bulge=3.2, lines=2, angle=0)
    for y in (-62, -57, -52):
        pen.folds((f"-8,{y} -4,{y + 2} -1,{y + 1}", f"8,{y} 4,{y + 2} 1,{y + 1}"), 0.7)
    pen.limb([(0, -72), (0, -80)], 3, tone=56)
    for side in (-1, 1):
        pen.limb(f"{side * 5},-94 {side * 12},-100 {side * 12},-109 {side * 7},-116", taper(2.4, 0.3), tone=150)
    pen.form("0,-99 7,-96 9,-88 6,-79 0,-75 -6,-79 -9,-88 -7,-96", tone=70, bulge=3.2, lines=3, angle=0)


def ghoul(pen: Pen) -> None:
    """A crouching eater of the dead with a dog's face, gnawing a bone."""
    for side in (-1, 1):
        pen.limb(f"{side * 8},-22 {side * 27},-34 {side * 26},-14 {side * 20},-4", taper(9, 4.6), tone=118)
        pen.form(
            f"{side * 15},-7 {side * 22},-8 {side * 33},0! {side * 26},-1 {side * 22},2! {side * 18},-1 {side * 12},1!",
            tone=108,
            bulge=1.4,
        )
    pen.form(
        "-20,-66 -8,-74 10,-74 24,-64 23,-44 15,-22 0,-16 -15,-22 -23,-44",
        tone=126,
        bulge=5.4,
        lines=3,
        angle=14,
        rough=20,
    )
    for y in (-54, -47, -40, -33):
        pen.folds((f"-15,{y} -8,{y + 3.6} -2,{y + 2}", f"15,{y} 8,{y + 3.6} 2,{y + 2}"), 0.9)
    for side in (-1, 1):
        ear = f"{side * 9},-92 {side * 17},-110! {side * 19},-96 {side * 15},-86"
        pen.form(ear, tone=120, bulge=1.2, angle=side * 70)
        pen.mark(f"{side * 12},-93 {side * 16.4},-105! {side * 17},-96 {side * 14.6},-90")
    pen.form(
        "0,-100 11,-97 16,-88 14,-78 9,-71 8,-60 0,-55 -8,-60 -9,-71 -14,-78 -16,-88 -11,-97",
        tone=140,
        bulge=4,
        lines=2.4,
        angle=10,
    )
    for side in (-1, 1):
        pen.form(
            f"{side * 2},-84! {side * 5},-89 {side * 11},-91 {side * 14},-88! {side * 11},-82 {side * 6},-81",
            tone=40,
            bulge=0.8,
        )
        pen.shine(oval(side * 7.8, -85.4, 2.5, 1.8, side * -16), halo=1.2)
        pen.mark(oval(side * 7.6, -85.2, 0.8, 1.3))
    pen.form("0,-78 5,-76 6,-71 3,-68 0,-67 -3,-68 -6,-71 -5,-76", tone=50, bulge=1.4)
    pen.black("-8,-67! -4,-66 0,-65 4,-66 8,-67! 7,-59 0,-56.4 -7,-59")
    for x in (-6, -3.6, -1.2, 1.2, 3.6, 6):
        long = 4.6 if abs(x) > 5 else 2.8
        pen.mark([(x - 1.0, -66.2), (x + 1.0, -66.2), (x, -66.2 + long)], light=True)
    pen.limb([(-26, -51), (26, -57)], 2.0, tone=245)
    for end, low in ((-27, -53.4), (-27.6, -48.6), (27, -59.4), (27.6, -54.6)):
        pen.form(oval(end, low, 3.2, 2.9), tone=245, bulge=0.9)
    for side in (-1, 1):
        pen.limb(
            f"{side * 22},-62 {side * 32},-46 {side * 24},-40 {side * 15},-{52 if side < 0 else 56}",
            taper(6.5, 3.4),
            tone=122,
        )
        for step in range(4):
            at, top = side * (11 + step * 2.6), -54 - side * 1.3
            pen.limb([(at, top + 5), (at, top - 3), (at - side, top - 1)], taper(1.5, 0.9), tone=140)


def hound(pen: Pen) -> None:
    """A lean hunter out of the angles of time: all ribs, hooked limbs and needle jaws, a barb for a tongue."""
    for turn in range(3):
        corner = [(-72 + turn * 5, -104 + turn * 5), (66 - turn * 6, -112 + turn * 7), (78 - turn * 6, -4 - turn * 5)]
        pen.stroke(corner, 1.3 - turn * 0.3, light=True)
    for course, wide, tone in (
        ("30,-56 44,-40 32,-26 40,-12 36,0", 6.4, 70), ("-16,-52 -14,-34 -24,-18 -18,0", 5, 70),
        ("20,-52 32,-38 18,-24 24,-10 18,2", 7.2, 96), ("-28,-54 -30,-36 -42,-20 -36,2", 6, 96),
    ):  # fmt: skip
        pen.limb(course, taper(wide, 1.9), tone=tone)
        x, y = (float(v) for v in course.split()[-1].split(","))
        for dx in (-9, -5, 0):
            pen.limb([(x, y - 1), (x + dx * 0.6, y - 1.4), (x + dx, y + 3.4)], taper(1.5, 0.2), tone=190)
    pen.limb("34,-62 52,-66 62,-82 76,-84 84,-98", taper(3.4, 0.4), tone=84)
    pen.form(
        "38,-70 24,-68 8,-64 -10,-70 -26,-80 -38,-76 -38,-58 -28,-46 -14,-46 2,-57 18,-57 30,-48 40,-54",
        tone=100,
        bulge=4.4,
        lines=4,
        angle=84,
        rough=16,
    )
    for x in (-30, -25, -20, -15, -10, -5):
        pen.stroke(
            f"{x},{-74 + (x + 30) * 0.3} {x - 3},-60 {x + 3},{-48 - (x + 30) * 0.12}",
            lambda t: 1.5 * math.sin(math.pi * t),
        )
    for x in (-32, -24, -16, -7, 3, 13, 23, 32):
        y = -78 + (x + 32) * 0.2 if x < 0 else -66
        pen.mark([(x - 2.6, y + 2), (x + 1, y - 7.5), (x + 2.4, y + 2)])
    pen.limb("-30,-70 -40,-80 -48,-84", taper(8, 6), tone=100)
    pen.form(
        "-42,-90! -37,-106! -48,-94 -54,-93 -62,-88 -76,-80! -86,-75! "
        "-72,-74 -58,-74! -54,-70 -64,-66 -80,-62! -62,-60 -48,-64 -40,-74",
        tone=112,
        bulge=2.8,
        lines=2,
        angle=-20,
    )
    pen.form("-50,-92! -55,-108! -57,-91!", tone=84, bulge=1)
    pen.black("-86,-75! -72,-74 -57,-73! -53,-70! -64,-66 -80,-62! -66,-69!", tone=0)
    for x in (-82, -77, -72, -67, -62):
        pen.mark(
            [(x - 1.1, -75.4 + (x + 82) * 0.06), (x + 1.3, -75 + (x + 82) * 0.06), (x + 0.6, -70 + (x + 82) * 0.02)],
            light=True,
        )
        pen.mark(
            [(x + 4, -62.4 - (x + 82) * 0.12), (x + 6.4, -63 - (x + 82) * 0.12), (x + 4.6, -67.6 - (x + 82) * 0.05)],
            light=True,
        )
    pen.limb("-58,-68 -70,-66 -82,-54 -80,-42 -90,-34 -102,-38", taper(1.9, 0.5), tone=240)
    pen.shine("-60,-84! -53,-88! -51,-83! -56,-80.6!", halo=2.6)
    pen.mark(oval(-55, -83.8, 0.7, 2.2, 20))
