"""Books, letters, signs and what is written with."""

from __future__ import annotations

import math

from cthulhu_desktop.pictures.curves import (
    Path,
    arc,
    box,
    oval,
    taper,
    turned,
)
from cthulhu_desktop.pictures.pen import Pen


def book(pen: Pen) -> None:
    """A closed tome with clasps and a sign on its cover."""
    pen.form([(-34, -98), (30, -98), (30, -4), (-34, -4)], tone=90, bulge=2, lines=1.6, angle=84, rough=24)
    pen.form([(30, -98), (40, -92), (40, 0), (30, -4)], tone=235, bulge=1, angle=90)
    for step in range(6):
        x = 31.5 + step * 1.5
        pen.stroke([(x, -97 + step), (x, -3.6 + step * 0.7)], 0.3)
    pen.form([(-34, -4), (30, -4), (40, 0), (-26, 0)], tone=70, bulge=0.8, angle=0)
    pen.form(box(-34, -98, -25, -4), tone=64, bulge=2, angle=0)
    for y in (-86, -66, -36, -16):
        pen.form(box(-34.6, y - 2, -24, y + 2), tone=110, bulge=0.8, angle=0)
    pen.stroke(box(-20, -93, 25, -9), 0.7, light=True, closed=True)
    for x, y in ((-20, -93), (25, -93), (25, -9), (-20, -9)):
        pen.form(oval(x, y, 3.4, 3.4), tone=215, bulge=1)
    for y in (-74, -28):
        pen.form([(16, y - 3.4), (40, y + 1), (40, y + 8), (16, y + 3.6)], tone=205, bulge=0.8, angle=0)
        pen.mark(oval(34, y + 2.4, 1.2, 1.2))
    elder_star(pen, 1, -51, 17, light=True)


def elder_star(pen: Pen, x: float, y: float, r: float, *, light: bool = False, eye: bool = True) -> None:
    """A crooked five-pointed star with an eye of flame in it."""
    points: Path = []
    for number in range(5):
        a = math.radians(-90 + 144 * number + (5, -4, 3, -6, 4)[number])
        points.append((x + math.cos(a) * r, y + math.sin(a) * r))
    pen.stroke(points, r * 0.12, light=light, closed=True)
    if eye:
        pen.stroke(
            [*arc(x, y + r * 0.2, r * 0.36, 205, 335), *arc(x, y - r * 0.2, r * 0.36, 25, 155)],
            r * 0.08,
            light=light,
            closed=True,
        )
        pen.mark(oval(x, y, r * 0.07, r * 0.16), light=light)


def open_book(pen: Pen) -> None:
    """An open book with a drawing that ought not to be there, light rising from it."""
    pen.form("-64,-44! -6,-32! 0,-30! 6,-32! 64,-44! 60,-2! 4,6! -4,6! -60,-2!", tone=64, bulge=1.2, angle=0)
    for side in (-1, 1):
        page = (
            f"{side * 0.2},-34! {side * 14},-46 {side * 36},-50 {side * 60},-50! "
            f"{side * 57},-8! {side * 34},-8 {side * 14},-4 {side * 0.2},3!"
        )
        pen.form(page, tone=246, bulge=2.6, lines=1.6, angle=side * 10)
        for row in range(6):
            y = -43 + row * 5.8
            if side > 0 or row > 3:
                pen.stroke(f"{side * 8},{y + 3.6} {side * 20},{y} {side * 36},{y - 1.6} {side * 53},{y - 1.4}", 0.55)
    pen.mark("-46,-40 -40,-44 -30,-43 -24,-38 -26,-31 -33,-27.6 -42,-29 -47,-34")
    for dx in (-40, -36, -32, -28):
        pen.stroke(f"{dx},-30 {dx - 2},-25 {dx + 1},-22 {dx - 1},-18", lambda t: 1.3 * (1 - t))
    for dx in (-39, -31):
        pen.mark(oval(dx, -36.6, 2.0, 1.4), light=True)
    pen.form("-2,-33 2,-33 5,4 3,26! 0,21! -3,26! -4,4", tone=90, bulge=0.8, angle=0)
    for number in range(13):
        a = math.radians(200 + number * 140 / 12)
        pen.stroke(
            [
                (math.cos(a) * 26, -46 + math.sin(a) * 10),
                (math.cos(a) * (64 + 10 * (number % 2)), -46 + math.sin(a) * (50 + 8 * (number % 2))),
            ],
            lambda t: 1.3 * (1 - t),
            light=True,
        )


def lectern(pen: Pen) -> None:
    """A tome on a carved stand, chained."""
    pen.form(
        "-8,-62! 8,-62! 6,-40 9,-26 6,-12 22,-5! 24,0! -24,0! -22,-5! -6,-12 -9,-26 -6,-40",
        tone=104,
        bulge=2.4,
        lines=2.4,
        angle=0,
    )
    pen.form([(-40, -66), (40, -66), (34, -58), (-34, -58)], tone=84, bulge=1.4, angle=0)
    pen.form("-44,-72! -2,-66! 0,-64! 2,-66! 44,-72! 42,-66! 0,-58! -42,-66!", tone=58, bulge=0.8)
    for side in (-1, 1):
        pen.form(
            f"0,-68! {side * 10},-84 {side * 26},-92 {side * 46},-98! "
            f"{side * 43},-72! {side * 26},-70 {side * 10},-66 0,-62!",
            tone=246,
            bulge=2.2,
            lines=1.4,
            angle=side * 14,
        )
        for row in range(5):
            y = -88 + row * 4.6
            pen.stroke(f"{side * 7},{y + 7.4} {side * 18},{y + 1} {side * 39},{y - 3.6}", 0.55)
    for step in range(15):
        t = step / 14
        x, y = 36 - 29 * t, -60 + 32 * t + 15 * math.sin(math.pi * t)
        pen.stroke(oval(x, y, 1.3 + step % 2, 2.6 - step % 2, 40), 0.9, closed=True)
    pen.form("-3,-66 3,-66 4,-50 3,-44! 0,-47! -3,-44!", tone=60, bulge=0.6)


def typewriter(pen: Pen) -> None:
    """A writing machine with a sheet in it."""
    pen.form([(-26, -100), (26, -103), (25, -62), (-25, -62)], tone=250, bulge=1, angle=0, lines=0.6)
    for row, y in enumerate((-95, -90, -85, -80)):
        pen.stroke([(-20, y), (19 if row < 3 else -4, y - 1)], 0.7)
    pen.form(box(-44, -70, 44, -58), tone=70, bulge=3, angle=90)
    for x in (-48, 48):
        pen.form(oval(x, -64, 4.6, 7.4), tone=110, bulge=1.6, angle=90)
    pen.form([(-38, -58), (38, -58), (46, -34), (-46, -34)], tone=84, bulge=2.4, lines=1.4, angle=0)
    pen.black([*arc(0, -34, 22, 180, 360)], tone=20)
    for step in range(13):
        a = math.radians(186 + step * 14)
        pen.stroke(
            [(math.cos(a) * 9, -34 + math.sin(a) * 9), (math.cos(a) * 21, -34 + math.sin(a) * 21)], 0.7, light=True
        )
    pen.form([(-46, -36), (46, -36), (58, -6), (-58, -6)], tone=104, bulge=1.8, angle=0)
    pen.form([(-60, -7), (60, -7), (60, 0), (-60, 0)], tone=74, bulge=1.4, angle=0)
    for row in range(4):
        low, half = -31 + row * 6.6, 38 + row * 4
        for column in range(10 - row % 2):
            across = -half + (column + 0.5 * (row % 2)) * 2 * half / 9
            pen.form(oval(across, low, 3.0, 2.3), tone=250, bulge=0.8)
            pen.mark(oval(across, low, 0.8, 0.7))
    pen.limb("-46,-68 -58,-74 -64,-72", taper(1.4, 1.0), tone=190)


def letter(pen: Pen) -> None:
    """A sealed letter with a broken edge and a seal of wax."""

    def lean(path: Path) -> Path:
        return turned(path, -9, (0, -40))

    pen.form(lean(box(-54, -76, 54, -4)), tone=244, bulge=1.2, lines=0.8, angle=-8)
    pen.form(lean([(-54, -76), (54, -76), (4, -34), (-4, -34)]), tone=222, bulge=1.2, angle=30)
    pen.stroke(lean([(-54, -4), (-10, -38)]), 0.6)
    pen.stroke(lean([(54, -4), (10, -38)]), 0.6)
    blob: Path = []
    for step in range(24):
        a = 2 * math.pi * step / 24
        r = 12.5 + 1.3 * math.sin(5 * a) + 0.9 * math.sin(3 * a + 1)
        blob.append((math.cos(a) * r, -38 + math.sin(a) * r))
    pen.form(lean(blob), tone=60, bulge=2.2, lines=1.6)
    pen.stroke(lean(oval(0, -38, 8.6, 8.6)), 0.7, light=True, closed=True)
    elder_star(pen, 0, -38, 6.6, light=True, eye=False)


def tablet(pen: Pen) -> None:
    """A broken stone with signs cut in it."""
    pen.form(
        "-32,0! -36,-60! -28,-92! -12,-100! 6,-94! 14,-100! 30,-86! 36,-40! 33,0!",
        tone=176,
        bulge=3.6,
        lines=2.4,
        angle=10,
        rough=50,
    )
    pen.folds(("30,-86 16,-70 20,-58 8,-46", "8,-46 12,-36 4,-28"), 1.3)
    for row in range(6):
        y = -80 + row * 13
        for column in range(5):
            x = -24 + column * 10.5 + pen.rng.uniform(-1, 1)
            if x > 12 and row in (1, 2):
                continue
            _glyph(pen, x, y)
    pen.form("40,0! 44,-14! 56,-18! 62,0!", tone=150, bulge=1.8, rough=50)


def _glyph(pen: Pen, x: float, y: float) -> None:
    kind = pen.rng.randrange(5)
    if kind == 0:
        pen.stroke(arc(x, y, 3.4, 30, 300), 1.1)
    elif kind == 1:
        pen.stroke([(x - 3, y + 4), (x, y - 4), (x + 3, y + 4)], 1.1)
        pen.stroke([(x - 1.6, y + 1), (x + 4, y + 1)], 1.0)
    elif kind == 2:
        pen.stroke(f"{x - 3},{y - 4} {x + 3},{y - 1} {x - 3},{y + 2} {x + 2},{y + 5}", 1.1)
    elif kind == 3:
        pen.mark(oval(x, y - 2, 1.4, 1.4))
        pen.stroke([(x, y), (x, y + 5)], 1.1)
        pen.stroke([(x - 3.4, y + 2), (x + 3.4, y + 2)], 1.0)
    else:
        for dx in (-2.6, 0, 2.6):
            pen.stroke([(x + dx, y - 3.4), (x + dx * 0.5, y + 4)], 1.0)


def sign(pen: Pen) -> None:
    """The elder sign: a crooked star with an eye of flame, cut in a stone disc."""
    pen.form(oval(2, -48, 48, 48), tone=90, bulge=3)
    pen.form(oval(0, -50, 48, 48), tone=206, bulge=4, lines=2.4, angle=14, rough=40)
    pen.stroke(oval(0, -50, 42, 42), 1.3, closed=True)
    pen.stroke(oval(0.6, -49.4, 42, 42), 0.5, closed=True, light=True)
    elder_star(pen, 0.8, -49.2, 37, light=True)
    elder_star(pen, 0, -50, 37)


def cards(pen: Pen) -> None:
    """A hand of cards, one of them an eye."""
    for number, lean in enumerate((-34, -17, 0, 17, 34)):

        def place(points: Path, lean: float = lean) -> Path:
            return turned(points, lean, (0, 6))

        pen.form(
            place([(-22, -94), (22, -94), (22, -24), (-22, -24)]),
            tone=246 if number != 2 else 252,
            bulge=1.2,
            lines=0.6,
            angle=-lean,
        )
        pen.stroke(place(box(-19, -91, 19, -27)), 0.6, closed=True)
        cx, cy = place([(0, -60)])[0]
        if number == 2:
            pen.stroke(
                place([(-14, -60), (-7, -68), (0, -70), (7, -68), (14, -60), (7, -52), (0, -50), (-7, -52)]),
                1.2,
                closed=True,
            )
            pen.mark(oval(0, -60, 6.4, 8))
            pen.mark(oval(0, -60, 1.4, 6), light=True)
        else:
            pen.mark(place(oval(-14, -86, 2.2, 2.6)), place([(-14, -84), (-12, -80), (-16, -80)]))
        if number == 4:
            pen.mark(oval(cx, cy, 6, 6))
            pen.mark(oval(cx + 3, cy - 1, 4.6, 4.6), light=True)
        if number == 0:
            elder_star(pen, cx, cy, 8, eye=False)


def shelf(pen: Pen) -> None:
    """A shelf of record books and a box: what was kept."""
    pen.form(box(-66, -14, 66, -6), tone=96, bulge=1.4, angle=0, rough=30)
    for foot in (-54, 54):
        pen.form(f"{foot - 3},-6! {foot + 3},-6! {foot + 3},4 {foot},8 {foot - 3},4", tone=80, bulge=1)
    x = -58.0
    while x < 26:
        wide, tall = pen.rng.uniform(8, 14), pen.rng.uniform(52, 84)
        tone = pen.rng.choice((70, 100, 140, 180))
        pen.form(box(x, -14 - tall, x + wide, -14), tone=tone, bulge=1.8, angle=0)
        for part in (0.16, 0.24, 0.8):
            pen.stroke([(x + 0.6, -14 - tall * part), (x + wide - 0.6, -14 - tall * part)], 0.9, light=tone < 120)
        if tone < 130:
            pen.mark(box(x + wide * 0.22, -14 - tall * 0.66, x + wide * 0.78, -14 - tall * 0.44), light=True)
        x += wide + 0.8
    pen.form(turned(box(28, -76, 39, -14), 16, (39, -14)), tone=120, bulge=1.8, angle=-16)
    pen.form(oval(56, -30, 9, 15), tone=220, bulge=3, lines=2, angle=0)
    pen.form(box(49, -18, 63, -14), tone=110, bulge=1)
    pen.black(oval(52.6, -33, 2.4, 2.6), oval(59.4, -33, 2.4, 2.6), "56,-29! 57.6,-26! 54.4,-26!")
    pen.stroke([(51, -21.6), (61, -21.6)], 0.6)
