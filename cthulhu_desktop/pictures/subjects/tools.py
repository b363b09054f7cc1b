"""Weapons, lamps, instruments and clocks."""

from __future__ import annotations

import math

from cthulhu_desktop.pictures.curves import (
    Path,
    arc,
    box,
    mirrored,
    moved,
    oval,
    taper,
    turned,
)
from cthulhu_desktop.pictures.pen import Pen


def pistol(pen: Pen) -> None:
    """A revolver, aimed to the right."""
    pen.form(
        "-52,-14 -44,-32 -36,-52 -24,-64! -12,-56! -20,-44 -24,-26 -28,-4! -40,0 -52,-4",
        tone=120,
        bulge=3,
        lines=2.4,
        angle=30,
    )
    for step in range(6):
        pen.stroke([(-46 + step * 3.2, -14 - step * 7), (-32 + step * 2.6, -6 - step * 8)], 0.4)
        pen.stroke([(-48 + step * 4.6, -8 - step * 8), (-34 + step * 2, -22 - step * 6.6)], 0.4)
    pen.form("-30,-70! -36,-84 -32,-86! -24,-78 -18,-74!", tone=70, bulge=1)
    pen.form("-30,-66! -22,-76! 14,-76! 16,-54! -14,-52! -24,-58!", tone=104, bulge=2.2, angle=0)
    pen.form(box(12, -76, 72, -67), tone=92, bulge=1.8, angle=0, lines=1)
    pen.form(box(12, -67, 58, -62), tone=74, bulge=1.0, angle=0)
    pen.form("62,-76! 64,-81! 68,-81! 69,-76!", tone=70, bulge=0.6)
    pen.form(box(-12, -79, 14, -54), tone=140, bulge=4.4, lines=2, angle=0)
    for y in (-74, -66.5, -59):
        pen.form(f"-8,{y - 2} 6,{y - 2} 9,{y} 6,{y + 2} -8,{y + 2}", tone=50, bulge=0.8)
    pen.black(oval(72, -71.4, 1.2, 2.8))
    pen.stroke(arc(2, -48, 12, -160, 60), 2.4)
    pen.limb("-4,-53 -1,-45 -6,-40", taper(1.6, 0.8), tone=90)


def knife(pen: Pen) -> None:
    """A sacrificial knife with a waved blade."""

    def lean(path: Path) -> Path:
        return turned(path, 24, (0, -50))

    blade: Path = []
    for side in (-1, 1):
        edge = []
        for step in range(25):
            t = step / 24
            edge.append((side * 8.4 * (1 - t) ** 0.7 + 3.4 * math.sin(t * 13) * (1 - t), -38 - 62 * t))
        blade = blade + edge if side < 0 else blade + edge[::-1]
    pen.form(lean(blade), tone=246, bulge=1.8, lines=1.4, angle=66)
    ridge = [(3.4 * math.sin(t / 24 * 13) * (1 - t / 24), -38 - 62 * t / 24) for t in range(25)]
    pen.stroke(lean(ridge), lambda t: 1.0 * (1 - t))
    pen.form(
        lean([(-20, -40), (-24, -34), (-18, -31), (0, -33), (18, -31), (24, -34), (20, -40), (0, -38.6)]),
        tone=150,
        bulge=1.4,
        angle=0,
    )
    pen.form(lean([(-4, -33), (4, -33), (5, -20), (4, -8), (-4, -8), (-5, -20)]), tone=80, bulge=1.8, lines=1, angle=24)
    for y in (-28, -22.5, -17, -11.5):
        pen.stroke(lean([(-4.8, y), (4.8, y - 3)]), 1.0, light=True)
    pen.form(lean(oval(0, -4, 6, 6)), tone=170, bulge=1.8)
    pen.mark(lean(oval(0, -4, 3.2, 2.0)), light=True)
    pen.mark(lean(oval(0, -4, 0.9, 2.0)))


def key(pen: Pen) -> None:
    """An ornate silver key."""

    def lean(path: Path) -> Path:
        return turned(path, -30, (0, -50))

    pen.form(lean(box(-3.4, -62, 3.4, 6)), tone=205, bulge=1.6, lines=1.4, angle=30)
    for y in (-60, -54, -8):
        pen.form(lean(box(-5.4, y - 2, 5.4, y + 2)), tone=170, bulge=1)
    pen.form(
        lean([(3, -6), (22, -6), (22, 4), (17, 4), (17, -1), (13, -1), (13, 4), (8, 4), (8, 0), (3, 0)]),
        tone=190,
        bulge=1,
        angle=-30,
    )
    for dx, dy, r in ((0, -82, 17), (-15, -72, 10), (15, -72, 10), (0, -98, 9)):
        pen.stroke(lean(oval(dx, dy, r, r)), 6.0, closed=True)
        pen.stroke(lean(oval(dx, dy, r, r)), 4.2, closed=True, light=True)
        pen.stroke(lean(oval(dx + 0.8, dy + 0.8, r, r)), 0.8, closed=True)
    pen.form(lean(oval(0, -82, 6, 6)), tone=225, bulge=1.8)
    pen.mark(lean(oval(0, -82, 1.2, 3.8)))


def lamp(pen: Pen) -> None:
    """An oil lamp that burns."""
    pen.form(mirrored("0,-16! 16,-14! 22,-6 26,0!"), tone=130, bulge=2.4, lines=1.6, angle=0)
    pen.form(mirrored("0,-44! 7,-44! 22,-36 24,-27 16,-16 7,-14!"), tone=150, bulge=4, lines=3, angle=0)
    pen.form(box(-9, -50, 9, -43), tone=110, bulge=1.6, angle=0)
    pen.form(box(-13, -53.5, 13, -49.5), tone=150, bulge=1, angle=0)
    pen.form(mirrored("0,-104! 6,-104 7,-92 14,-80 15,-66 10,-54 9,-53!"), tone=250, bulge=2, lines=1.6, angle=0)
    pen.shine("0,-92! 4,-80 7,-70 6,-60 0,-55 -6,-60 -7,-70 -3,-80", halo=11)
    pen.mark("0,-66 2,-61 0,-56 -2,-61")
    pen.form(oval(12, -47, 3, 3), tone=190, bulge=1)
    pen.stroke(arc(-24, -28, 11, 60, 300), 2.6)
    pen.stroke("-10,-84 -12.4,-72 -9,-60", 0.7)


def candle(pen: Pen) -> None:
    """A candle in a dish, half burnt down."""
    pen.form(oval(0, -4, 34, 7), tone=130, bulge=2, angle=0)
    pen.form(oval(0, -7, 26, 4.4), tone=90, bulge=1.4, angle=0)
    pen.stroke(arc(38, -9, 9, -150, 150), 2.8)
    pen.form("-9,-66 -3,-69 4,-67 10,-68! 11,-40 10,-8! -10,-8! -11,-40", tone=246, bulge=3.4, lines=2.4, angle=0)
    for drop in (
        "-9,-66 -11,-56 -10,-44 -7,-42 -6,-52 -5,-64",
        "4,-66 5,-54 7,-46 10,-48 10,-66",
        "-3,-67 -3,-58 -1,-52 1,-56 1,-67",
    ):
        pen.form(drop, tone=250, bulge=1.2, angle=0, edge=0.8)
    pen.stroke("0,-68 0.8,-74", 1.2)
    pen.shine("0,-104! 4.6,-92 7,-82 4.6,-74 0,-72 -4.6,-74 -7,-82 -4,-92", halo=14)
    pen.mark("0,-84 1.8,-79 0,-74 -1.8,-79")


def telescope(pen: Pen) -> None:
    """A brass telescope on a tripod, turned to the stars."""
    for course in ([(0, -52), (-26, 0)], [(2, -52), (28, 0)], [(1, -52), (4, 0)]):
        pen.limb(course, taper(2.8, 1.8), tone=90, rings=False, angle=80)
    pen.form(oval(1, -52, 6, 5), tone=130, bulge=1.8)

    def tube(start: float, end: float, half: float, half_end: float) -> Path:
        return turned([(start, -half), (end, -half_end), (end, half_end), (start, half)], -34, (0, 0))

    for start, end, half, half_end, tone in (
        (-52, -38, 3.4, 3.4, 120),
        (-40, -14, 5.2, 5.6, 205),
        (-16, 22, 7, 8, 220),
        (20, 62, 9, 11.4, 210),
    ):
        pen.form(moved(tube(start, end, half, half_end), 0, -58), tone=tone, bulge=2.6, lines=1.6, angle=-54)
    for at, half in ((-38, 6.4), (-15, 8), (21, 10), (61, 12.6)):
        pen.form(moved(tube(at - 1.8, at + 1.8, half, half), 0, -58), tone=110, bulge=0.8, angle=-54)
    lens = moved(turned(oval(62.6, 0, 2.6, 11.6), -34, (0, 0)), 0, -58)
    pen.form(lens, tone=240, bulge=1)


def clock(pen: Pen) -> None:
    """A tall clock whose hands stand wrong."""
    pen.form([(-22, -104), (0, -116), (22, -104), (22, -98), (-22, -98)], tone=90, bulge=1.6, angle=0)
    pen.form(box(-20, -99, 20, -62), tone=104, bulge=1.8, angle=84)
    pen.form(box(-15, -63, 15, -14), tone=96, bulge=1.8, angle=84)
    pen.form([(-22, -15), (22, -15), (24, 0), (-24, 0)], tone=90, bulge=1.6, angle=0)
    pen.form(box(-24, -64.5, 24, -60.5), tone=120, bulge=1, angle=0)
    pen.form(oval(0, -80, 16, 16), tone=250, bulge=1.6, angle=0, lines=0.8)
    for number in range(12):
        a = math.pi * number / 6
        pen.stroke(
            [(math.cos(a) * 12.4, -80 + math.sin(a) * 12.4), (math.cos(a) * 14.8, -80 + math.sin(a) * 14.8)], 1.1
        )
    for a, length in ((-1.9, 12.4), (0.6, 8), (2.4, 10.4), (3.9, 6)):
        pen.stroke([(0, -80), (math.cos(a) * length, -80 + math.sin(a) * length)], taper(1.6, 0.5))
    pen.form(oval(0, -80, 1.6, 1.6), tone=60, bulge=0.5)
    pen.black(box(-10, -58, 10, -20), tone=14)
    pen.stroke(box(-10, -58, 10, -20), 0.6, light=True, closed=True)
    pen.stroke([(0, -58), (4, -32)], 0.9, light=True)
    pen.shine(oval(4.4, -29, 5, 5), strength=230)


def hourglass(pen: Pen) -> None:
    """Sand that runs."""
    for x in (-26, 26):
        pen.limb([(x, -94), (x, -6)], 2.4, tone=120)
    pen.form(
        mirrored("0,-92! 20,-92! 21,-78 15,-64 4,-52 3,-50 4,-48 15,-36 21,-22 20,-8! 0,-8!"),
        tone=190,
        bulge=3.4,
        lines=2.4,
        angle=0,
    )
    pen.form(mirrored("0,-68 10,-71 15,-70 12,-62 3,-53 0,-50!"), tone=70, bulge=1.6, angle=20)
    pen.form("-19,-9! -12,-20 0,-28 12,-20 19,-9!", tone=80, bulge=2.4, angle=20)
    pen.stroke([(0, -52), (0, -27)], 0.8)
    for y in (-98, -6):
        pen.form([(-34, y), (34, y), (36, y + 6), (-36, y + 6)], tone=104, bulge=1.4, angle=0)
    pen.stroke("-16,-88 -17,-78 -12,-68", 1.2, light=True)
    pen.stroke("-13,-34 -17,-24 -17,-14", 1.2, light=True)


def telephone(pen: Pen) -> None:
    """A candlestick telephone off the hook."""
    pen.form(oval(0, -6, 28, 7), tone=84, bulge=2, angle=0)
    pen.form(mirrored("0,-16! 7,-16! 10,-12 26,-7 27,-3!"), tone=92, bulge=2.4, lines=2, angle=0)
    pen.form(box(-4, -78, 4, -12), tone=92, bulge=1.8, lines=1.2, angle=0)
    pen.form("-14,-84 -2,-90 10,-88 12,-80 6,-76 -8,-76", tone=80, bulge=2, lines=1.4)
    pen.form("6,-90! 20,-98! 24,-74! 8,-80!", tone=100, bulge=1.8, angle=84)
    pen.form(oval(22.6, -86, 4, 12.4, -8), tone=44, bulge=1.2)
    pen.limb("-3,-71 -11,-72 -20,-69 -25,-72", taper(1.6, 1.2), tone=150)
    pen.form("-21,-66! -13,-66! -12,-40 -11,-32! -23,-32! -22,-40", tone=70, bulge=1.8, lines=1.4, angle=0)
    pen.form("-25,-33! -9,-33! -7,-26 -12,-25 -22,-25 -27,-26", tone=90, bulge=1.2, angle=0)
    pen.form(oval(-17, -67, 4.4, 2), tone=130, bulge=0.8)
    pen.stroke("-17,-25 -30,-16 -36,-4 -20,2 -6,-2", 1.4)


def camera(pen: Pen) -> None:
    """A plate camera with bellows on a stand."""
    for course in ([(-4, -46), (-28, 0)], [(2, -46), (26, 0)], [(0, -46), (2, 2)]):
        pen.limb(course, taper(2.4, 1.6), tone=92, rings=False, angle=80)
    pen.form([(-34, -98), (-20, -98), (-20, -50), (-34, -50)], tone=84, bulge=1.6, angle=86)
    folds: Path = []
    for step in range(9):
        folds.append((-20 + step * 4.4, -94 + step * 1.6 + (2.2 if step % 2 else 0)))
    low = [(x, -148 - y) for x, y in reversed(folds)]
    pen.form(folds + low, tone=70, bulge=1.6, angle=90)
    for step in range(9):
        pen.stroke(
            [(-20 + step * 4.4, -94 + step * 1.6), (-20 + step * 4.4, -54 - step * 1.6)], 0.9, light=step % 2 == 0
        )
    pen.form(box(15, -86, 21, -62), tone=100, bulge=1, angle=86)
    pen.form(box(20, -81, 33, -67), tone=130, bulge=2.4, angle=90)
    pen.form(oval(33.4, -74, 3, 7.6), tone=235, bulge=1.2)
    pen.form(box(-36, -50, 24, -45), tone=110, bulge=1, angle=0)
    pen.form(
        "-34,-98! -18,-100 -8,-92 -16,-80 -22,-66 -30,-52! -44,-46! -46,-74", tone=40, bulge=2.4, lines=1.6, angle=70
    )


def bell(pen: Pen) -> None:
    """A bronze bell in mid-swing."""

    def lean(path: Path) -> Path:
        return turned(path, 14, (0, -96))

    pen.form(box(-44, -106, 44, -98), tone=90, bulge=1.6, angle=0, rough=40)
    pen.limb(lean([(0, -18), (0, -4)]), 5.4, tone=70)
    pen.form(
        lean(mirrored("0,-90! 14,-89 22,-76 25,-54 30,-34 41,-20 43,-12! 0,-8")), tone=150, bulge=6, lines=4, angle=-12
    )
    pen.form(lean([(-43, -14), (0, -9), (43, -14), (42, -8), (0, -2), (-42, -8)]), tone=180, bulge=1.2, angle=-12)
    for y, half in ((-70, 23), (-66, 24), (-32, 32)):
        pen.stroke(lean([(-half, y), (0, y + 3.6), (half, y)]), 1.0)
    pen.form(lean(box(-6, -98, 6, -88)), tone=110, bulge=1.4)
    for side in (-1, 1):
        for r in (56, 64, 72):
            start = 150 if side < 0 else -30
            pen.stroke(arc(0, -48, r, start, start + 44), 1.0, light=True)


def scales(pen: Pen) -> None:
    """A balance: law, choice, settings weighed."""
    pen.form(mirrored("0,-12! 10,-12 12,-8 26,-4 28,0!"), tone=120, bulge=2, angle=0)
    pen.form(mirrored("0,-96! 2.6,-94 2.2,-60 4,-40 2.8,-24 6,-12 0,-11!"), tone=170, bulge=1.4, angle=0)
    pen.form(oval(0, -99, 4.4, 4.4), tone=205, bulge=1.4)
    pen.limb("-48,-80 -24,-90 0,-88 24,-84 48,-90", taper(2.2, 1.8), tone=170, rings=False)
    for x, y in ((-48, -80), (48, -90)):
        for dx in (-17, 17):
            pen.stroke([(x, y), (x + dx, y + 40)], 0.6)
        pen.form(
            f"{x - 20},{y + 40} {x},{y + 43} {x + 20},{y + 40} {x + 12},{y + 50} {x},{y + 53} {x - 12},{y + 50}",
            tone=180,
            bulge=2,
            lines=1.4,
            angle=0,
        )
        pen.form(oval(x, y + 40.6, 20, 3.2), tone=110, bulge=1, angle=0)
    pen.form(oval(48, -56, 8, 8), tone=235, bulge=2.4)
    for dx in (-7, 6):
        pen.form(box(-48 + dx - 5, -50, -48 + dx + 5, -41), tone=80, bulge=1.2)


def gear_watch(pen: Pen) -> None:
    """An open watch: wheels within wheels, a crown, a lid."""
    pen.stroke(oval(0, -105, 6, 6), 2.4, closed=True)
    pen.form(box(-5, -100, 5, -92), tone=140, bulge=1.4, angle=90)
    pen.form(oval(0, -48, 46, 46), tone=200, bulge=4, lines=2)
    pen.form(oval(0, -48, 39, 39), tone=60, bulge=2, angle=0)
    for x, y, r, teeth in ((-13, -60, 17, 18), (15, -44, 20, 22), (-12, -30, 12, 14), (18, -71, 9, 12)):
        wheel: Path = []
        for step in range(teeth * 4):
            a = 2 * math.pi * step / (teeth * 4)
            rr = r if step % 4 < 2 else r * 0.86
            wheel.append((x + math.cos(a) * rr, y + math.sin(a) * rr))
        pen.form(wheel, tone=220, bulge=1.4, lines=0.8, angle=x * 2)
        pen.form(oval(x, y, r * 0.56, r * 0.56), tone=70, bulge=0.8)
        for spoke in range(4):
            a = spoke * math.pi / 2 + x
            pen.stroke([(x, y), (x + math.cos(a) * r * 0.7, y + math.sin(a) * r * 0.7)], 1.6, light=True)
        pen.form(oval(x, y, r * 0.2, r * 0.2), tone=245, bulge=0.8)
