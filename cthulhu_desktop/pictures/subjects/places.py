"""Cars, ships and buildings."""

from __future__ import annotations

import math

from cthulhu_desktop.pictures import buildings
from cthulhu_desktop.pictures.curves import Path, arc, box, oval, taper
from cthulhu_desktop.pictures.pen import Pen


def car(pen: Pen) -> None:
    """A closed motor car of 1927, headlamps lit."""
    pen.form(
        "-66,-22! -68,-34 -58,-42 -52,-44! -46,-74 -40,-78! 14,-78! 20,-74 26,-50! 58,-47 66,-42 68,-22!",
        tone=70,
        bulge=3,
        lines=1.6,
        angle=0,
    )
    pen.form("-50,-72 -44,-79 -34,-81 10,-81 20,-78 22,-73! -50,-70!", tone=50, bulge=1.4, angle=0)
    for left, right, slant in ((-42, -24, 2), (-20, -2, 0), (2, 18, 4)):
        pane: Path = [(left, -70), (right, -70), (right + slant, -52), (left, -52)]
        pen.form(pane, tone=216, bulge=0.9, angle=60)
        pen.stroke([(left + 3, -53), (left + 10, -69)], 0.5)
    pen.stroke([(-22, -72), (-22, -24)], 0.7, light=True)
    pen.stroke([(0, -72), (0, -24)], 0.7, light=True)
    pen.stroke([(-50, -48), (62, -46)], 0.7, light=True)
    for x in (34, 41, 48, 55):
        pen.stroke([(x, -42), (x, -28)], 0.7, light=True)
    pen.form(box(62, -49, 70, -20), tone=190, bulge=1.2, angle=0)
    for y in range(-46, -21, 3):
        pen.stroke([(62.6, y), (69.6, y)], 0.5)
    pen.form([(-30, -16), (32, -16), (32, -20), (-30, -20)], tone=60, bulge=0.8, angle=0)
    for x in (-42, 44):
        pen.form(
            [*arc(x, -15, 20, 180, 360), (x + 20, -13), (x + 15, -13), *arc(x, -14, 15, 360, 180)],
            tone=46,
            bulge=1.6,
            lines=1,
            angle=0,
        )
        pen.form(oval(x, -13, 14, 14), tone=40, bulge=2)
        pen.form(oval(x, -13, 9.6, 9.6), tone=210, bulge=1.4)
        for number in range(12):
            a = number * math.pi / 6
            pen.stroke(
                [(x + math.cos(a) * 2.4, -13 + math.sin(a) * 2.4), (x + math.cos(a) * 9, -13 + math.sin(a) * 9)], 0.7
            )
        pen.form(oval(x, -13, 2.8, 2.8), tone=120, bulge=0.8)
    pen.form("-72,-48! -62,-50! -60,-30! -72,-30!", tone=60, bulge=2, angle=90)
    pen.form(oval(70, -48, 5, 6), tone=110, bulge=1.4)
    pen.shine(oval(72.6, -48, 2.4, 4.6), halo=7)
    pen.form([(66, -20), (78, -18), (78, -15), (66, -16)], tone=150, bulge=0.7)


def ship(pen: Pen) -> None:
    """A three-master under bare and ragged sails."""
    masts = ((-34, 76), (0, 100), (34, 80))
    for x, tall in masts:
        pen.limb([(x, -16), (x + 1, -tall - 6)], taper(1.7, 0.6), tone=70, rings=False)
    pen.limb([(50, -26), (84, -44)], taper(1.5, 0.6), tone=70, rings=False)
    for x, tall in masts:
        for low, high, half in ((0.3, 0.56, 17), (0.6, 0.8, 13), (0.83, 0.97, 9)):
            y0, y1 = max(-16 - tall * low, -tall), max(-16 - tall * high, -tall - 4)
            mid = (y0 + y1) / 2
            sail = (
                f"{x - half},{y1}! {x + half},{y1}! {x + half + 4},{mid} {x + half + 2},{y0}! "
                f"{x + half * 0.3},{y0 - 3} {x - half * 0.5},{y0 + 1} {x - half + 1},{y0}! {x - half + 4},{mid}"
            )
            pen.form(sail, tone=215, bulge=2.4, lines=2, angle=84)
            pen.stroke([(x - half - 2, y1), (x + half + 2, y1)], 1.2)
    for start, end in (
        ((84, -44), (35, -82)),
        ((84, -44), (50, -30)),
        ((35, -84), (1, -106)),
        ((1, -106), (-34, -80)),
        ((-34, -80), (-60, -26)),
    ):
        pen.stroke([start, end], 0.4)
    pen.form(
        "-64,-34! -60,-26 -40,-20 30,-20 56,-30! 50,-14 40,-2! -50,-2! -58,-12", tone=60, bulge=4, lines=2, angle=4
    )
    pen.stroke("-61,-26 -40,-16 30,-16 53,-25", 1.2, light=True)
    for x in (-40, -28, -16, -4, 8, 20, 32):
        pen.black(box(x - 2, -13, x + 2, -9.6), tone=0)
        pen.stroke(box(x - 2, -13, x + 2, -9.6), 0.4, light=True, closed=True)
    pen.shine(box(-60, -29, -55, -25), halo=3)
    for row in range(3):
        half = 62 - row * 6
        pen.stroke(
            [(-half, -1 + row * 2.4), (half - 10, -1 + row * 2.4)], lambda t: 1.4 * math.sin(math.pi * t), light=True
        )


def steamer(pen: Pen) -> None:
    """A tramp steamer with smoke from its funnel."""
    pen.limb(
        "2,-70 -6,-84 -26,-92 -52,-90 -78,-100", lambda t: 4 + 13 * t, tone=110, rings=False, edge=0, angle=10, rough=40
    )
    pen.limb([(-38, -30), (-38, -78)], taper(1.4, 0.7), tone=70, rings=False)
    pen.limb([(48, -30), (48, -74)], taper(1.4, 0.7), tone=70, rings=False)
    pen.form(box(-20, -50, 30, -28), tone=205, bulge=1.4, angle=0)
    pen.form(box(-12, -60, 20, -49), tone=190, bulge=1.2, angle=0)
    pen.form([(-6, -58), (9, -58), (7, -76), (-4, -76)], tone=90, bulge=2.4, lines=1.2, angle=0)
    pen.form([(-4.6, -72), (7.6, -72), (7.4, -68), (-5, -68)], tone=230, bulge=1.4, angle=0)
    for x in (-14, -5, 4, 13, 22):
        pen.shine(oval(x, -39, 2.2, 2.2), halo=1.4)
    for x in (-8, 2, 12):
        pen.shine(box(x, -57, x + 5, -53), halo=1.4)
    for start, end in (
        ((-38, -76), (-18, -50)),
        ((-38, -76), (-66, -34)),
        ((48, -72), (28, -48)),
        ((48, -72), (70, -36)),
    ):
        pen.stroke([start, end], 0.45)
    pen.form("-70,-36! -50,-28 50,-28 74,-38! 68,-16 62,0! -60,0! -66,-12", tone=64, bulge=4, lines=2, angle=2)
    pen.stroke("-66,-22 0,-19 70,-24", 0.9, light=True)
    for x in (-46, -34, -22, 36, 48):
        pen.shine(oval(x, -13, 1.8, 1.8), strength=220)


def house(pen: Pen) -> None:
    """A witch-house: gambrel gable, long roof, two lit windows."""
    buildings.roof_side(pen, 30, 64, 62, pen.rng, tone=96, lit=0.3)
    buildings.gambrel_front(pen, -16, 50, 92, pen.rng, tone=112, lit=0.4)
    for step, wide in enumerate((16, 20, 24)):
        pen.form(box(-16 - wide / 2, -3 + step * 1.6, -16 + wide / 2, -1.2 + step * 1.6), tone=150, bulge=0.4, angle=0)


def mansion(pen: Pen) -> None:
    """A great dark house with towers on a rise."""
    pen.form("-90,6! -60,-2 0,-6 60,-2 90,6!", tone=70, bulge=2, angle=6, rough=50)
    pen.form(box(-46, -58, 46, -4), tone=84, bulge=1.6, angle=0, fade=0.3)
    pen.form([(-50, -57), (-38, -76), (38, -76), (50, -57)], tone=60, bulge=1.6, angle=84)
    for x in (-26, 24):
        buildings.chimney(pen, x, -72, -88, 6, tone=70)
    for x, half, tall in ((-46, 12, 74), (48, 10, 66)):
        pen.form(box(x - half, -tall, x + half, -3), tone=92, bulge=3, angle=0, fade=0.3)
        pen.form([(x - half - 3, -tall + 1), (x, -tall - 34), (x + half + 3, -tall + 1)], tone=58, bulge=2, angle=0)
        pen.stroke([(x, -tall - 33), (x, -tall - 41)], 0.8)
        for y in (-tall + 12, -tall + 32):
            buildings.panes(pen, x, y, 6, 10, lit=pen.rng.random() < 0.5)
    pen.form([(-15, -56), (0, -84), (15, -56)], tone=100, bulge=1.4, angle=0)
    buildings.panes(pen, 0, -62, 8, 9, lit=True)
    buildings.window_rows(pen, (-33, -55, 36, -20), (5, 2), pen.rng, 0.4)
    pen.black([(-6, -3), (-6, -16), *arc(0, -16, 6, 180, 360), (6, -3)], tone=0)
    pen.form([(-13, -21), (0, -28), (13, -21)], tone=130, bulge=0.8, angle=0)
    for x in (-11, 11):
        pen.form(box(x - 1.2, -21, x + 1.2, -3), tone=170, bulge=0.5, angle=0)


def lighthouse(pen: Pen) -> None:
    """A lighthouse on its rock."""
    pen.form("-46,4! -40,-8 -26,-14 -14,-22 0,-24 16,-20 28,-10 44,-4 50,4!", tone=84, bulge=3.4, angle=40, rough=70)
    buildings.lighthouse(pen, 0, -18, 84)
    for row in range(3):
        pen.stroke(
            [(-48 - row * 3, 3 + row * 2), (50 + row * 3, 3 + row * 2)],
            lambda t: 1.4 * math.sin(math.pi * t),
            light=True,
        )


def church(pen: Pen) -> None:
    """A church with a leaning steeple."""
    pen.form(box(-6, -40, 48, 0), tone=110, bulge=1.4, angle=0, rough=30, fade=0.3)
    pen.form([(-8, -39), (4, -64), (44, -64), (52, -39)], tone=70, bulge=1.6, angle=84)
    for x in (8, 21, 34):
        pane: Path = [(x - 3.4, -10), (x - 3.4, -24), *arc(x, -24, 3.4, 180, 360), (x + 3.4, -10)]
        pen.shine(pane, halo=1.6)
        pen.stroke([(x, -27), (x, -10)], 0.5)
        pen.stroke([(x - 3.4, -18), (x + 3.4, -18)], 0.5)
    buildings.steeple(pen, -20, 26, 104)
    pen.black([(-26, 0), (-26, -14), *arc(-20, -14, 6, 180, 360), (-14, 0)], tone=0)
    pen.shine(oval(-20, -33, 4.6, 4.6), halo=2)
    for number in range(4):
        a = number * math.pi / 4
        pen.stroke(
            [(-20 - math.cos(a) * 4.6, -33 - math.sin(a) * 4.6), (-20 + math.cos(a) * 4.6, -33 + math.sin(a) * 4.6)],
            0.5,
        )


def gate(pen: Pen) -> None:
    """A stone arch that opens on another sky."""
    opening: Path = [(-25, 0), (-25, -62), *arc(0, -62, 25, 180, 360), (25, 0)]
    outer: Path = [(-42, 0), (-42, -62), *arc(0, -62, 42, 180, 360), (42, 0)]
    pen.form(outer, tone=150, bulge=2.4, lines=1.4, angle=0, rough=50)
    pen.black(opening, tone=8)
    for _ in range(26):
        x, y = pen.rng.uniform(-22, 22), pen.rng.uniform(-80, -16)
        if math.hypot(x, max(0.0, -62 - y)) < 22:
            r = pen.rng.uniform(0.4, 1.1)
            pen.mark(
                [(x, y - r * 2), (x + r * 0.5, y), (x, y + r * 2), (x - r * 0.5, y)],
                [(x - r * 2, y), (x, y + r * 0.5), (x + r * 2, y), (x, y - r * 0.5)],
                light=True,
            )
    swirl: Path = []
    for step in range(90):
        a, r = step * 0.19, 1.4 + step * 0.2
        swirl.append((math.cos(a) * r, -56 + math.sin(a) * r))
    pen.stroke(swirl, lambda t: 1.3 * math.sin(math.pi * min(1.0, t + 0.1)), light=True)
    for number in range(11):
        a = math.radians(180 + number * 18)
        pen.stroke([(math.cos(a) * 25, -62 + math.sin(a) * 25), (math.cos(a) * 42, -62 + math.sin(a) * 42)], 1.0)
    for y in (-50, -36, -22, -8):
        for side in (-1, 1):
            pen.stroke([(side * 25, y), (side * 42, y)], 1.0)
    pen.form([(-7, -88), (7, -88), (9, -108), (-9, -108)], tone=180, bulge=1.4, angle=0)
    pen.stroke([(-5, -98), (0, -102), (5, -98), (0, -94)], 0.8, closed=True)
    pen.mark(oval(0, -98, 1, 2.4))
    pen.form(box(-52, -4, 52, 2), tone=130, bulge=1, angle=0, rough=40)


def obelisk(pen: Pen) -> None:
    """A standing shaft covered with carvings."""
    pen.form([(-26, -12), (26, -12), (30, 0), (-30, 0)], tone=120, bulge=1.4, angle=0, rough=40)
    pen.form([(-17, -12), (-11, -92), (0, -112), (0, -12)], tone=172, bulge=1.2, angle=4, rough=40)
    pen.form([(0, -12), (0, -112), (11, -92), (17, -12)], tone=84, bulge=1.2, angle=-4, rough=40)
    for row in range(8):
        y = -88 + row * 9
        half = 11 + (y + 92) * 0.075
        for side in (-1, 1):
            cx = side * half * 0.5
            kind = pen.rng.randrange(4)
            light = side > 0
            if kind == 0:
                pen.stroke(arc(cx, y, 2.6, 20, 290), 0.9, light=light)
            elif kind == 1:
                pen.stroke(f"{cx - 3},{y - 3} {cx + 2},{y - 1} {cx - 2},{y + 1} {cx + 3},{y + 3}", 0.9, light=light)
            elif kind == 2:
                pen.stroke(
                    f"{cx - 3.4},{y} {cx},{y - 2.4} {cx + 3.4},{y} {cx},{y + 2.4} {cx - 3.4},{y}", 0.7, light=light
                )
                pen.mark(oval(cx, y, 0.8, 1.2), light=light)
            else:
                for dx in (-2.4, 0, 2.4):
                    pen.stroke([(cx + dx, y - 3), (cx + dx * 0.4, y + 3)], 0.8, light=light)


def stones(pen: Pen) -> None:
    """Standing stones with a lintel."""
    for text, tone in (
        ("-52,0! -54,-40 -50,-58! -38,-60! -34,-30 -33,0!", 130),
        ("34,0! 35,-34 38,-62! 50,-58! 55,-32 54,0!", 120),
    ):
        pen.form(text, tone=tone, bulge=3, lines=2, angle=84, rough=60)
    pen.form(
        "-24,0! -25,-50 -22,-86! -8,-88! -7,-40 -6,0!",
        "6,0! 6,-44 8,-87! 22,-85! 26,-44 25,0!",
        tone=156,
        bulge=3,
        lines=2,
        angle=86,
        rough=60,
    )
    pen.form("-32,-86! -30,-102 0,-104 30,-101! 33,-86! 0,-84", tone=166, bulge=2.6, lines=1.6, angle=4, rough=60)


def tomb(pen: Pen) -> None:
    """A mausoleum with its iron door open."""
    pen.form(box(-40, -58, 40, 0), tone=150, bulge=1.6, angle=0, rough=40)
    pen.form([(-48, -57), (0, -88), (48, -57)], tone=166, bulge=2, angle=0, rough=30)
    pen.form([(-30, -58.6), (0, -78), (30, -58.6)], tone=110, bulge=1, angle=0)
    pen.form(box(-48, -60, 48, -54), tone=180, bulge=1, angle=0)
    pen.black(box(-14, -42, 14, 0), tone=4)
    for side in (-1, 1):
        for x in (21, 33):
            pen.form(box(side * x - 3.4, -54, side * x + 3.4, -3), tone=200, bulge=1.6, angle=0)
    pen.form([(14, -42), (25, -39), (25, 6), (14, 0)], tone=60, bulge=0.8, angle=84)
    for bar in (16.5, 19.5, 22.5):
        pen.stroke([(bar, -40), (bar, 3)], 0.6, light=True)
    for x in (-4, 5):
        pen.shine(oval(x, -22, 1.5, 1.1), halo=1)
    pen.form(box(-50, -4, 50, 2), tone=170, bulge=0.8, angle=0)
    pen.form(box(-1.6, -101, 1.6, -86), box(-6, -97, 6, -94), tone=190, bulge=0.5)
    pen.mark(oval(0, -67, 4, 4))
    pen.mark(oval(0, -67, 1.4, 2.8), light=True)


def ruin(pen: Pen) -> None:
    """Broken columns of a city nobody built."""
    for x, tall, half in ((-46, 66, 8), (-20, 96, 9), (8, 44, 9), (36, 80, 8.4), (60, 28, 8)):
        top = (
            f"{x - half * 0.86},{-tall}! {x - half * 0.4},{-tall - 4}! {x - half * 0.1},{-tall + 2}! "
            f"{x + half * 0.4},{-tall - 2}! {x + half * 0.86},{-tall + 5}!"
        )
        pen.form(f"{x - half},0! {top} {x + half},0!", tone=196, bulge=2.8, lines=2.4, angle=0, rough=30)
        for dx in (-0.5, 0.0, 0.5):
            pen.stroke([(x + dx * half, -tall + 6), (x + dx * half * 1.1, -6)], 1.1)
        for y in range(20, int(tall) - 8, 22):
            pen.stroke(f"{x - half * 0.94},{-y} {x},{-y + 1.4} {x + half * 0.94},{-y}", 0.6)
        pen.form(box(x - half * 1.3, -5, x + half * 1.3, 0), tone=150, bulge=0.9, angle=0)
    pen.form([(-32, -97), (-8, -95), (-7, -104), (-33, -106)], tone=170, bulge=1, angle=0)
    pen.form("-80,3! -40,-2 0,1 50,-3 84,4!", tone=120, bulge=1.4, angle=4, rough=50)


def well(pen: Pen) -> None:
    """A well with something at its edge."""
    pen.limb([(-30, -30), (-30, -88)], 2.4, tone=90, rings=False, angle=84)
    pen.limb([(30, -30), (30, -88)], 2.4, tone=90, rings=False, angle=84)
    pen.form([(-42, -84), (0, -108), (42, -84), (38, -80), (0, -101), (-38, -80)], tone=80, bulge=1.4, angle=20)
    pen.limb([(-32, -76), (32, -76)], 3.2, tone=110)
    pen.stroke([(4, -74), (4, -34)], 0.9)
    pen.form(oval(0, -34, 36, 9), tone=130, bulge=1.6, angle=0, rough=40)
    pen.black(oval(0, -33, 29, 6.4), tone=0)
    pen.form(
        "-36,-34 -35,-10 -34,0 0,8 34,0 35,-10 36,-34 30,-27 0,-23 -30,-27",
        tone=146,
        bulge=4,
        lines=3,
        angle=0,
        rough=50,
    )
    for row in range(3):
        y = -20 + row * 9
        pen.stroke(f"-35,{y - 4} 0,{y + 5} 35,{y - 4}", 0.8)
        for column in range(5):
            x = -27 + column * 13 + (row % 2) * 6
            pen.stroke([(x, y + 3 - abs(x) * 0.1), (x, y + 11 - abs(x) * 0.1)], 0.8)
    pen.limb("-8,-32 -18,-44 -30,-38 -38,-28", taper(4, 0.8), tone=120)
    pen.limb("12,-31 18,-46 10,-56 18,-64", taper(4.4, 0.8), tone=120)


def circle_of_candles(pen: Pen) -> None:
    """A drawn circle with a star, and candles round it."""
    pen.stroke(oval(0, -18, 62, 17), 1.2, closed=True, light=True)
    pen.stroke(oval(0, -18, 54, 14.4), 0.9, closed=True, light=True)
    star = [(math.sin(4 * math.pi * k / 5) * 54, -18 - math.cos(4 * math.pi * k / 5) * 14.4) for k in range(5)]
    pen.stroke(star, 0.9, closed=True, light=True)
    for k in (2, 3, 1, 4, 0):
        a = 2 * math.pi * k / 5
        x, y = math.sin(a) * 58, -18 - math.cos(a) * 15.6
        size = 1 + (y + 18) * 0.012
        pen.form(box(x - 3.4 * size, y - 20 * size, x + 3.4 * size, y), tone=246, bulge=1.4, angle=0)
        pen.stroke([(x, y - 20 * size), (x, y - 23 * size)], 0.8)
        flame = [
            (x, y - 36 * size),
            (x + 2.6 * size, y - 29 * size),
            (x + 1.8 * size, y - 23 * size),
            (x, y - 22 * size),
            (x - 1.8 * size, y - 23 * size),
            (x - 2.6 * size, y - 28 * size),
        ]
        pen.shine(flame, halo=6)
