"""What waits outside: great arms and eyes, the key and the gate, the king and the goat."""

from __future__ import annotations

import math

from cthulhu_desktop.pictures.curves import (
    oval,
    taper,
)
from cthulhu_desktop.pictures.pen import Pen
from cthulhu_desktop.pictures.subjects.flesh import (
    arm_course,
    flipped,
    suckers,
)


def tentacles(pen: Pen) -> None:
    """Great arms that rise out of the depth."""
    for course, width in (
        ("-50,6 -62,-26 -48,-54 -62,-80 -78,-78 -76,-66", 9), ("54,6 66,-24 50,-52 62,-82 80,-84 80,-72", 9),
        ("-22,6 -34,-32 -16,-62 -30,-94 -46,-98 -46,-86", 10), ("28,6 38,-30 18,-60 30,-96 46,-106 54,-94", 10),
        ("2,8 -10,-34 12,-66 -4,-104 10,-120 22,-112 18,-102", 12.5),
    ):  # fmt: skip
        pen.limb(course, taper(width, 0.9, 0.75), tone=128)
        line = arm_course(course)
        suckers(pen, line, width * 0.3)
    for x, wide in ((-50, 16), (-20, 18), (4, 20), (30, 18), (56, 16)):
        for row in range(3):
            half = wide * (0.8 + row * 0.25)
            pen.stroke(
                f"{x - half},{1 + row * 2.4} {x},{-1 + row * 2.6} {x + half},{1 + row * 2.4}",
                lambda t: 1.2 * math.sin(math.pi * t),
                light=True,
            )


def great_eye(pen: Pen) -> None:
    """One enormous eye, lidded, veined, awake."""
    lid = "-66,-50! -44,-76 -16,-90 0,-92 16,-90 44,-76 66,-50! 44,-26 16,-12 0,-10 -16,-12 -44,-26"
    for number in range(26):
        a = math.pi * (1 + (number + 0.5) / 26)
        foot = (math.cos(a) * 62, -52 + math.sin(a) * 42)
        tip = (math.cos(a) * (84 + 8 * (number % 2)), -52 + math.sin(a) * (62 + 8 * (number % 2)))
        pen.stroke([foot, tip], lambda t: 2.2 * (1 - t))
    outer = "-78,-50! -52,-84 -18,-102 0,-104 18,-102 52,-84 78,-50! 52,-18 18,-2 0,0 -18,-2 -52,-18"
    pen.form(outer, tone=104, bulge=6, lines=4, angle=0)
    pen.form(lid, tone=246, bulge=5, lines=3, angle=80)
    for side in (-1, 1):
        for y in (-66, -54, -44, -34):
            mid = side * pen.rng.uniform(36, 44)
            pen.stroke(
                f"{side * 58},{(y - 50) * 0.3 - 50} {mid},{y} {side * 31},{y + pen.rng.uniform(-4, 4)}",
                lambda t: 0.8 * (1 - t),
            )
    pen.form(oval(0, -51, 31, 31), tone=120, bulge=5, lines=2, angle=0)
    for number in range(40):
        a = 2 * math.pi * number / 40
        near, far = (12, 28) if number % 2 else (15, 29)
        pen.stroke(
            [(math.cos(a) * near, -51 + math.sin(a) * near), (math.cos(a) * far, -51 + math.sin(a) * far)],
            lambda t: 1.0 * (1 - t * 0.7),
            light=number % 2 == 0,
        )
    pen.black("0,-78 6,-64 7,-51 6,-38 0,-24 -6,-38 -7,-51 -6,-64")
    pen.shine(oval(9, -64, 4.6, 4.0), halo=1.5)
    pen.stroke("-66,-50! -44,-76 -16,-90 0,-92 16,-90 44,-76 66,-50!", 2.6)


def many_eyes(pen: Pen) -> None:
    """A cloud of flesh with too many eyes."""
    rng = pen.rng
    for course in (
        "-30,-22 -50,-10 -46,2",
        "-10,-14 -16,2 -8,12",
        "12,-14 16,4 10,12",
        "32,-22 52,-10 50,4",
        "-40,-50 -62,-48 -70,-36",
        "42,-50 62,-50 72,-38",
    ):
        pen.limb(course, taper(6, 0.7), tone=96)
    pen.form(
        "0,-106 24,-102 44,-86 54,-60 48,-34 30,-16 0,-8 -30,-16 -48,-34 -54,-60 -44,-86 -24,-102",
        tone=104,
        bulge=9,
        lines=6,
        angle=8,
        rough=20,
    )
    spots = (
        (0, -58, 15),
        (-27, -70, 9),
        (28, -70, 9),
        (-28, -40, 9),
        (28, -40, 9),
        (0, -88, 8),
        (0, -27, 7),
        (-44, -57, 6),
        (44, -57, 6),
        (-15, -90, 4.6),
        (16, -91, 4.6),
        (-13, -31, 4),
        (14, -31, 4),
        (-38, -82, 4),
        (38, -82, 4),
        (-15, -77, 3.6),
        (15, -77, 3.6),
    )
    for x, y, r in spots:
        turn = rng.uniform(-25, 25)
        pen.form(oval(x, y, r * 1.3, r * 1.02, turn), tone=84, bulge=r * 0.24, lines=1.5)
        pen.form(oval(x, y, r, r * 0.7, turn), tone=250, bulge=r * 0.2)
        pen.mark(oval(x + rng.uniform(-0.2, 0.2) * r, y, r * 0.4, r * 0.42))
        pen.mark(oval(x + r * 0.16, y - r * 0.16, r * 0.12, r * 0.12), light=True)


def globes(pen: Pen) -> None:
    """The key and the gate: shining spheres that merge and part."""
    for x, y, r in (
        (-34, -36, 15),
        (32, -30, 17),
        (-44, -74, 12),
        (44, -76, 14),
        (0, -106, 12),
        (-18, -18, 10),
        (4, -58, 29),
        (-26, -92, 10),
        (28, -104, 7),
        (58, -50, 7),
        (-60, -50, 6),
        (14, -14, 7),
    ):
        pen.form(oval(x, y, r, r), tone=190, bulge=r * 0.36, lines=r * 0.3, angle=pen.rng.choice((0, 30, -30)))
        pen.stroke(oval(x, y, r * 0.86, r * 0.86), 0.4, closed=True, light=True)
        pen.shine(oval(x + r * 0.34, y - r * 0.38, r * 0.2, r * 0.15, 40), halo=r * 0.12)
    pen.mark("4,-78! 7,-64 8,-58 7,-52 4,-38! 1,-52 0,-58 1,-64")
    for x, y in ((-34, -36), (32, -30), (44, -76), (-44, -74)):
        pen.mark(oval(x, y, 1.4, 5))


def yellow_king(pen: Pen) -> None:
    """A tattered mantle, a pallid mask, a crown of rags: the king in his ruin."""
    hem = "-32,2! -28,-6 -24,4! -18,-5 -13,3! -6,-4 0,4! 7,-5 13,3! 19,-4 25,4! 29,-6 34,2!"
    pen.form(
        f"0,-92 10,-84 20,-74 25,-50 28,-26 {_reverse(hem)} -28,-26 -25,-50 -20,-74 -10,-84",
        tone=168,
        bulge=5,
        lines=2.6,
        angle=84,
    )
    pen.folds(
        (
            "-8,-66 -11,-36 -15,-4",
            "8,-66 11,-36 14,-4",
            "-16,-62 -20,-36 -25,-2",
            "16,-62 20,-34 26,-2",
            "0,-60 -1,-34 0,-2",
        ),
        1.2,
    )
    for course in (
        "-22,-66 -40,-60 -52,-68 -66,-60",
        "23,-62 42,-52 54,-60 70,-52",
        "-24,-40 -44,-34 -54,-42",
        "26,-36 46,-28 58,-36",
    ):
        pen.limb(course, taper(4, 0.4), tone=150, rings=False, angle=10)
    pen.limb("-18,-72 -30,-60 -24,-46 -14,-44", taper(6.5, 4.4), tone=150)
    pen.limb("18,-73 32,-80 40,-92 38,-100", taper(6.5, 3.8), tone=160)
    for dx, dy in ((-5, -9), (-1.5, -12), (2, -12), (5.4, -9), (7, -3)):
        pen.limb([(38, -101), (38 + dx, -101 + dy)], taper(1.2, 0.5), tone=240)
    for dx in (-3, 0, 3):
        pen.limb([(-13, -44), (-7 + dx, -40 + abs(dx))], taper(1.2, 0.5), tone=240)
    pen.form(
        "0,-112 10,-108 14,-96 13,-82 8,-76! 0,-74 -8,-76! -13,-82 -14,-96 -10,-108",
        tone=120,
        bulge=2.6,
        lines=2,
        angle=80,
    )
    pen.black("0,-106 8,-103 10,-94 8,-82 0,-78 -8,-82 -10,-94 -8,-103", tone=10)
    pen.form("0,-104 6.4,-101 8,-93 6,-84 0,-79.6 -6,-84 -8,-93 -6.4,-101", tone=252, bulge=1.8, lines=1.4, angle=0)
    for side in (-1, 1):
        pen.mark(f"{side * 1.8},-93.6 {side * 4},-95.4 {side * 6.4},-93.4 {side * 4},-91.8")
    pen.stroke("0,-92 0.6,-88 -0.8,-87.6", 0.4)
    pen.stroke("-2,-84.6 0,-84.2 2,-84.6", 0.5)
    pen.form(
        "-12,-107! -16,-124! -9,-114! -6,-130! -1,-116! 3,-134! 6,-116! "
        "12,-126! 11,-113! 18,-120! 12,-106! 6,-109.4 0,-110.4 -6,-109.4",
        tone=215,
        bulge=1.2,
        angle=84,
    )


def _reverse(text: str) -> str:
    return " ".join(reversed(text.split()))


def mi_go(pen: Pen) -> None:
    """A pinkish crab of the air: ribbed body, claws, a head like a walnut with feelers."""
    for side in (-1, 1):
        wing = (
            f"{side * 8},-66 {side * 26},-92 {side * 50},-104 {side * 68},-96 "
            f"{side * 62},-78 {side * 70},-64 {side * 50},-52 {side * 28},-50 {side * 8},-54"
        )
        pen.form(wing, tone=104, bulge=2, lines=2, angle=side * 30)
        for tip in ((60, -96), (62, -80), (62, -64), (44, -54)):
            pen.stroke([(side * 10, -60), (side * tip[0] * 0.6, tip[1] * 0.9 - 8), (side * tip[0], tip[1])], 0.8)
    for side in (-1, 1):
        for y, reach in ((-52, 38), (-40, 36), (-28, 30)):
            pen.limb([(side * 8, y), (side * reach * 0.7, y - 12), (side * reach, y + 10)], taper(3.4, 1.6), tone=140)
            x, low = side * reach, y + 10
            pen.form(
                f"{x - side * 3},{low - 2} {x + side * 4},{low - 1} {x + side * 8},{low + 8}! "
                f"{x + side * 2.4},{low + 4}! {x - side * 1},{low + 11}! {x - side * 5},{low + 4}",
                tone=160,
                bulge=1.2,
            )
    for y, w in ((-14, 8), (-24, 11), (-34, 13), (-46, 14), (-58, 13), (-68, 10)):
        pen.form(oval(0, y, w, 8.4), tone=150, bulge=2.6, lines=2, angle=0)
    for number in range(11):
        a = math.pi * (1 + number / 10)
        pen.limb(
            [
                (math.cos(a) * 12, -88 + math.sin(a) * 10),
                (math.cos(a) * 20, -90 + math.sin(a) * 20),
                (math.cos(a + 0.15) * 26, -90 + math.sin(a) * 25),
            ],
            taper(1.2, 0.3),
            tone=190,
            rings=False,
        )
    pen.form(oval(0, -86, 15, 13), tone=168, bulge=3, lines=3, angle=0)
    for x in (-9, -3, 3, 9):
        pen.folds((f"{x},-97 {x * 1.5 + 2},-86 {x},-75",), 1.2)
    pen.stroke("-13,-90 0,-86 13,-90", 0.7)
    pen.stroke("-13,-82 0,-80 13,-82", 0.7)


def serpent(pen: Pen) -> None:
    """A hooded serpent rising from its coils."""
    pen.limb("34,-3 60,-4 72,-12 84,-6 92,-16", taper(5, 0.4), tone=112)
    for y, half, wide in ((-8, 46, 9), (-20, 36, 8.6), (-31, 25, 8)):
        ring = f"{-half},{y - 3} {-half * 0.6},{y + 3} 0,{y + 5} {half * 0.6},{y + 3} {half},{y - 3}"
        pen.limb(ring, wide, tone=132)
        for step in range(-5, 6):
            x = half * step / 6
            drop = 5 * (1 - (step / 6) ** 2)
            pen.stroke(f"{x - 3},{y + drop - 6} {x},{y + drop - 2} {x + 3},{y + drop - 6}", 0.5)
    pen.limb("14,-38 4,-44 -3,-54 0,-68 0,-84", taper(9.4, 7.5), tone=140)
    pen.form(
        "0,-110 10,-107 17,-97 24,-84 20,-67 9,-54 0,-50 -9,-54 -20,-67 -24,-84 -17,-97 -10,-107",
        tone=104,
        bulge=3.4,
        lines=3,
        angle=0,
    )
    pen.form("0,-94 7.4,-88 9.4,-73 5.4,-58 0,-52 -5.4,-58 -9.4,-73 -7.4,-88", tone=225, bulge=2, lines=1, angle=0)
    for step in range(8):
        high, wide = -88 + step * 4.4, 8.4 - abs(step - 3.2) * 0.9
        pen.stroke(f"{-wide},{high} 0,{high + 2} {wide},{high}", 0.6)
    for side in (-1, 1):
        pen.stroke(f"{side * 14},-88 {side * 18},-82 {side * 15},-75 {side * 11},-80 {side * 14},-88", 1.2, light=True)
    pen.form(
        "0,-115 9,-111 11.6,-102 9,-93 5,-88.6 0,-87.6 -5,-88.6 -9,-93 -11.6,-102 -9,-111",
        tone=150,
        bulge=2.8,
        lines=2,
        angle=0,
    )
    for side in (-1, 1):
        pen.shine(f"{side * 3},-102.6! {side * 6},-106 {side * 9.4},-105! {side * 7},-101", halo=1.6)
        pen.mark(oval(side * 6.4, -103.6, 0.7, 2.2))
        pen.mark(oval(side * 1.6, -96.4, 0.6, 0.8))
    pen.mark("-6,-93.4 0,-94.8 6,-93.4 4,-88.6 0,-86 -4,-88.6")
    for side in (-1, 1):
        pen.mark([(side * 3.0, -94), (side * 4.6, -93.6), (side * 3.4, -87.6)], light=True)
    pen.stroke("0,-89 1.4,-82 -0.6,-77", 1.0)
    pen.stroke("-0.6,-77.4 -4,-72", 0.7)
    pen.stroke("-0.6,-77.4 3,-72", 0.7)


def spectre(pen: Pen) -> None:
    """A drowned bride: a veil that drifts, a skull's eyes behind it, long hands, no feet."""
    train = (
        "0,-66 14,-62 20,-44 24,-26 40,-12 62,-8 78,2! 52,0 34,4! "
        "22,-2 12,6! 2,-2 -8,5! -14,-6 -20,2! -21,-20 -20,-44 -14,-62"
    )
    pen.form(train, tone=226, bulge=5, lines=4, angle=82, edge=0.6)
    pen.folds(
        (
            "-6,-50 -9,-26 -7,-6",
            "5,-50 10,-26 20,-6",
            "12,-48 20,-24 44,-4",
            "-13,-46 -16,-24 -17,-8",
            "0,-48 2,-24 6,0",
        ),
        0.9,
    )
    pen.form("-12,-76 12,-76 15,-66 9,-56 -9,-56 -15,-66", tone=236, bulge=3, lines=2, angle=0)
    for side in (-1, 1):
        pen.limb(f"{side * 12},-71 {side * 22},-58 {side * 15},-47 {side * 4},-46", taper(4.4, 2.2), tone=230)
        for dy in (-3, -1, 1, 3):
            pen.limb([(side * 5, -46), (-side * 2, -45 + dy * 0.7), (-side * 5, -42 + dy)], taper(0.9, 0.3), tone=236)
    hair = "-11,-96 -17,-84 -15,-66 -22,-46! -12,-56 -9,-70 -9,-88"
    pen.form(hair, flipped(hair.replace("!", "")), tone=40, bulge=1.6, lines=2, angle=84)
    pen.form(
        "0,-101 8,-98.6 11,-90 9.6,-81 5,-74 0,-71.6 -5,-74 -9.6,-81 -11,-90 -8,-98.6",
        tone=244,
        bulge=3,
        lines=2.4,
        angle=0,
    )
    for side in (-1, 1):
        pen.black(
            f"{side * 1.6},-88 {side * 4.6},-91.4 {side * 8.2},-89 "
            f"{side * 7.6},-84.6 {side * 4.2},-83.2 {side * 1.8},-85"
        )
        pen.shine(oval(side * 4.8, -87, 0.9, 0.9), halo=0.8)
        pen.stroke(f"{side * 8},-81 {side * 5.6},-78 {side * 5},-75", 0.6)
    pen.mark("-0.2,-83! 1.2,-79.4 0,-78.8 -1.2,-79.4")
    pen.stroke("-3.2,-75.6 0,-76 3.2,-75.6", 0.7)
    veil = (
        "0,-108 10,-105 16,-94 17,-78 23,-62 25,-46! 19,-54 13,-72 11,-90 6,-100 0,-102.4 "
        "-6,-100 -11,-90 -13,-72 -19,-54 -25,-46! -23,-62 -17,-78 -16,-94 -10,-105"
    )
    pen.form(veil, tone=240, bulge=2, lines=2.4, angle=78, edge=0.8)
    for x in (-8, -4, 0, 4, 8):
        pen.form(oval(x, -104.6 + abs(x) * 0.36, 2.1, 1.9), tone=250, bulge=0.6)


def goat(pen: Pen) -> None:
    """The black goat of the woods: a head with great horns and slit eyes."""
    for side in (-1, 1):
        pen.limb(
            f"{side * 9},-76 {side * 20},-100 {side * 42},-112 {side * 60},-98 {side * 56},-78 {side * 44},-74",
            taper(8, 0.9, 0.8),
            tone=170,
        )
        pen.form(
            f"{side * 16},-66 {side * 34},-72 {side * 48},-62! {side * 34},-54 {side * 18},-54",
            tone=70,
            bulge=2,
            lines=2,
            angle=side * 14,
        )
    pen.form(
        "-20,-14 -30,0! -16,-2 -18,10! -6,0 0,14! 6,0 18,10! 16,-2 30,0! 20,-14", tone=46, bulge=2, angle=84, rough=40
    )
    pen.form(
        "0,-84 13,-82 20,-72 20,-56 15,-36 11,-14 8,-4 0,0 -8,-4 -11,-14 -15,-36 -20,-56 -20,-72 -13,-82",
        tone=72,
        bulge=5,
        lines=3,
        angle=84,
        rough=30,
    )
    pen.form("0,-84 7,-80 8,-58 6,-30 0,-18 -6,-30 -8,-58 -7,-80", tone=92, bulge=3, angle=86, edge=0.3)
    for side in (-1, 1):
        pen.form(oval(side * 13, -58, 5.4, 4.4, side * 20), tone=30, bulge=1)
        pen.shine(oval(side * 13, -58, 4.2, 3.2, side * 20), halo=2)
        pen.mark(oval(side * 13, -58, 3.0, 0.9, side * 20))
        pen.mark(f"{side * 2.2},-12 {side * 6},-15 {side * 6.4},-10 {side * 3},-8.6")
    pen.stroke("0,-9 0,-4", 0.8)
    pen.stroke("-6,-3 0,-5 6,-3", 0.8)
    pen.form("-3,-1 0,-3 3,-1 4,14 0,24! -4,14", tone=40, bulge=1, angle=88, rough=30)
