"""Corridors, vaults and halls."""

from __future__ import annotations

import math

from cthulhu_desktop.pictures.curves import (
    Path,
    arc,
    box,
    oval,
    taper,
)
from cthulhu_desktop.pictures.settings.walls import breadth, light_up, shell
from cthulhu_desktop.pictures.stage import Stage


def asylum(stage: Stage) -> None:
    """A tiled corridor of locked doors that narrows to a barred window."""
    stage.wash(((0.0, 130), (1.0, 170)))
    stage.cloud(22, 4)
    cx, top, bottom, half = 0.5, 0.34, 0.62, 0.09
    stage.polygon([(-0.1, 1.1), (cx - half, bottom), (cx + half, bottom), (1.1, 1.1)], 104)
    stage.boards(bottom, (0.5, bottom - 0.14))
    stage.polygon([(-0.1, -0.1), (cx - half, top), (cx + half, top), (1.1, -0.1)], 120, angle=0)
    wide = breadth(stage)
    pen = stage.pen(0.0, 0.0, 1.0, rim=0)
    for side in (-1, 1):
        wall: Path = [
            (wide * (0.5 + side * half), top * 100),
            (wide * (0.5 + side * 0.62), -12),
            (wide * (0.5 + side * 0.62), 116),
            (wide * (0.5 + side * half), bottom * 100),
        ]
        pen.form(wall, tone=160 if side < 0 else 96, bulge=0.4, angle=side * 9, edge=1)
    for side in (-1, 1):
        for start, end in ((0.12, 0.17), (0.22, 0.32), (0.41, 0.58)):
            door: Path = []
            for across, high in ((start, 1), (start, 0), (end, 0), (end, 1)):
                door.append(_on_wall(wide, side, across, 0.2 if not high else 0.985))
            pen.form(door, tone=100 if side < 0 else 60, bulge=0.6, angle=88)
            window = [
                _on_wall(wide, side, start + (end - start) * u, v)
                for u, v in ((0.3, 0.4), (0.3, 0.3), (0.7, 0.3), (0.7, 0.4))
            ]
            pen.black(window)
            for part in (0.42, 0.56):
                pen.stroke([_on_wall(wide, side, start + (end - start) * part, v) for v in (0.3, 0.4)], 0.5, light=True)
            pen.form(oval(*_on_wall(wide, side, start + (end - start) * 0.84, 0.62), 0.7, 0.9), tone=230, bulge=0.3)
        for v in (0.56, 0.66):
            pen.stroke([_on_wall(wide, side, a, v) for a in (0.09, 0.62)], 0.35)
    pen.form(box(wide * (0.5 - half), top * 100, wide * (0.5 + half), bottom * 100), tone=110, bulge=0.4, angle=88)
    pane = box(wide * 0.5 - 5, 38, wide * 0.5 + 5, 50)
    pen.shine(pane, halo=5)
    for dx in (-3, -1, 1, 3):
        pen.stroke([(wide * 0.5 + dx, 38), (wide * 0.5 + dx, 50)], 0.5)
    pen.stroke([(wide * 0.5 - 5, 44), (wide * 0.5 + 5, 44)], 0.5)
    pen.finish()
    if stage.light in ("lamp", "fire", "star", "lightning"):
        light_up(stage)
    else:
        stage.beam([(0.46, 0.5), (0.54, 0.5), (0.72, 1.05), (0.28, 1.05)], 80, 0.02)


def _on_wall(wide: float, side: int, across: float, down: float) -> tuple[float, float]:
    """A point of a corridor's wall: `across` is half the distance of the walls there, `down` 0 ceiling to 1 floor."""
    share = (across - 0.09) / (0.62 - 0.09)
    ceiling, floor = 34 + share * (-12 - 34), 62 + share * (116 - 62)
    return wide * (0.5 + side * across), ceiling + (floor - ceiling) * down


def cellar(stage: Stage) -> None:
    """A vault of rough stone, steps, barrels."""
    stage.wash(((0.0, 50), (0.6, 104), (1.0, 90)))
    stage.cloud(46, 6)
    wide = breadth(stage)
    stage.polygon([(-0.1, 0.78), (1.1, 0.78), (1.1, 1.1), (-0.1, 1.1)], 98)
    stage.cloud(40, 6, 0.78, 1.0, flat=3)
    stage.course(3, 0.78, 1.0)
    pen = stage.pen(0.0, 0.0, 1.0, rim=0)
    for row in range(10):
        y = 4 + row * 8
        pen.stroke([(0, y + pen.rng.uniform(-0.6, 0.6)), (wide, y + pen.rng.uniform(-0.6, 0.6))], 0.4)
        x = pen.rng.uniform(0, 10)
        while x < wide:
            pen.stroke([(x, y), (x + pen.rng.uniform(-0.5, 0.5), y + 8)], 0.4)
            x += pen.rng.uniform(9, 17)
    for centre in (0.22, 0.78):
        cx = wide * centre
        r = wide * 0.19
        pen.black([(cx - r, 78), (cx - r, 44), *arc(cx, 44, r, 180, 360), (cx + r, 78)], tone=22)
        ring = [*arc(cx, 44, r, 180, 360), *arc(cx, 44, r + 5, 360, 180)]
        pen.form(ring, tone=128, bulge=0.8, angle=88, rough=40)
        for number in range(14):
            a = math.radians(180 + number * 180 / 13)
            pen.stroke(
                [
                    (cx + math.cos(a) * r, 44 + math.sin(a) * r),
                    (cx + math.cos(a) * (r + 5), 44 + math.sin(a) * (r + 5)),
                ],
                0.5,
            )
        for side in (-1, 1):
            pen.form(
                box(min(cx + side * r, cx + side * (r + 5)), 44, max(cx + side * r, cx + side * (r + 5)), 79),
                tone=120,
                bulge=0.8,
                angle=0,
                rough=40,
            )
    cx, r = wide * 0.78, wide * 0.19
    for step in range(7):
        low = 78 - step * 4.4
        pen.form(box(cx - r + 1, low - 4.4, cx + r - 1 - step * 2.4, low), tone=96 - step * 8, bulge=0.5, angle=0)
    for x, y, size in ((wide * 0.05, 92, 15), (wide * 0.15, 95, 14)):
        pen.form(
            f"{x - size * 0.42},{y - size * 1.3}! {x - size * 0.56},{y - size * 0.65} {x - size * 0.42},{y}! "
            f"{x + size * 0.42},{y}! {x + size * 0.56},{y - size * 0.65} {x + size * 0.42},{y - size * 1.3}!",
            tone=96,
            bulge=2,
            lines=1.6,
            angle=0,
            rough=30,
        )
        for share in (0.2, 0.5, 1.0):
            pen.stroke(
                f"{x - size * 0.52},{y - size * share} {x},{y - size * share + 1.6} "
                f"{x + size * 0.52},{y - size * share}",
                0.7,
            )
        pen.form(oval(x, y - size * 1.3, size * 0.42, size * 0.1), tone=140, bulge=0.5)
    pen.finish()
    light_up(stage)


def museum(stage: Stage) -> None:
    """A marble hall with cases and a great skeleton's shadow."""
    shell(stage, wall=150, floor=150, skirting=0.76)
    wide = breadth(stage)
    pen = stage.pen(0.0, 0.0, 1.0, rim=0.2)
    for part in (0.12, 0.36, 0.64, 0.88):
        x = wide * part
        pen.form(box(x - 4.4, 10, x + 4.4, 77), tone=220, bulge=1.8, lines=1.4, angle=0)
        for dx in (-2.4, -0.8, 0.8, 2.4):
            pen.stroke([(x + dx, 12), (x + dx, 74)], 0.36)
        pen.form(f"{x - 7},5! {x + 7},5! {x + 6},10 {x + 4},12! {x - 4},12! {x - 6},10", tone=210, bulge=0.9, angle=0)
        pen.form(box(x - 6.4, 75, x + 6.4, 80), tone=190, bulge=0.8, angle=0)
    for first, second in ((0.12, 0.36), (0.36, 0.64), (0.64, 0.88)):
        left, right = wide * first + 6, wide * second - 6
        cx, r = (left + right) / 2, (right - left) / 2
        pen.black([(left, 74), (left, 30), *arc(cx, 30, r, 180, 360), (right, 74)], tone=52)
    for part in (0.24, 0.76):
        x = wide * part
        pen.form(box(x - 9, 74, x + 9, 92), tone=100, bulge=0.8, angle=0)
        pen.form(box(x - 8.4, 54, x + 8.4, 74), tone=190, bulge=0.6, angle=60)
        pen.stroke([(x - 6, 71), (x + 2, 57)], 0.4, light=True)
        pen.form(
            f"{x - 3},74! {x - 2},66 {x - 4},62 {x},58 {x + 4},62 {x + 2},66 {x + 3},74!", tone=90, bulge=1, lines=1
        )
        pen.stroke(box(x - 8.4, 54, x + 8.4, 74), 0.5, closed=True)
    pen.finish()
    light_up(stage)


def attic(stage: Stage) -> None:
    """A garret whose corner is at the wrong angle."""
    stage.wash(((0.0, 60), (0.7, 116), (1.0, 100)))
    stage.cloud(34, 5)
    stage.course(84)
    stage.polygon([(-0.1, 0.78), (0.62, 0.7), (1.1, 0.82), (1.1, 1.1), (-0.1, 1.1)], 120)
    stage.boards(0.74, (0.62, 0.5), 0.7)
    stage.polygon([(0.62, -0.1), (0.62, 0.7), (1.1, 0.82), (1.1, 0.34), (0.86, -0.1)], 84, angle=-14)
    stage.polygon([(-0.1, -0.1), (-0.1, 0.42), (0.3, -0.1)], 66, angle=52)
    wide = breadth(stage)
    pen = stage.pen(0.0, 0.0, 1.0, rim=0.2)
    pen.limb([(wide * 0.62, -4), (wide * 0.62, 70)], 1.6, tone=90, rings=False, angle=84)
    pen.limb([(wide * 0.62, 70), (wide * 1.06, 81)], 1.2, tone=90, rings=False, angle=-14)
    pen.limb([(-4, 78.5), (wide * 0.62, 70)], 1.2, tone=90, rings=False, angle=6)
    pen.limb([(wide * 0.3, -4), (-4, 46)], 2.4, tone=96, rings=False, angle=52)
    pen.limb([(wide * 0.86, -4), (wide * 1.04, 36)], 2.4, tone=96, rings=False, angle=-62)
    for start, end in (
        ((0.68, 0.16), (0.94, 0.62)),
        ((0.9, 0.14), (0.7, 0.62)),
        ((0.66, 0.4), (0.98, 0.36)),
        ((0.78, 0.12), (0.84, 0.66)),
    ):
        pen.stroke([(wide * start[0], start[1] * 100), (wide * end[0], end[1] * 100)], 0.7, light=True)
    pen.stroke(oval(wide * 0.815, 38, 11, 14), 0.7, closed=True, light=True)
    for x, y in ((0.3, 0.74), (0.1, 0.77)):
        pen.form(box(wide * x - 8, y * 100 - 10, wide * x + 8, y * 100 + 6), tone=90, bulge=1, angle=0, rough=40)
        pen.stroke([(wide * x - 8, y * 100 - 5), (wide * x + 8, y * 100 - 5)], 0.5)
    pen.finish()
    light_up(stage)


def temple(stage: Stage) -> None:
    """An underground sanctuary: pillars, an altar, smoke."""
    stage.wash(((0.0, 24), (0.55, 92), (1.0, 84)))
    stage.cloud(40, 4)
    stage.rings(0.8)
    stage.polygon([(-0.1, 0.8), (1.1, 0.8), (1.1, 1.1), (-0.1, 1.1)], 96)
    stage.boards(0.8, (0.5, 0.56), 0.7)
    stage.canvas.haze = 96
    for spread, foot, size, haze in ((0.16, 0.8, 0.5, 0.4), (0.29, 0.84, 0.72, 0.16), (0.45, 0.92, 1.0, 0.0)):
        for side in (-1, 1):
            pen = stage.pen(0.5 + side * spread, foot, size, haze=haze, rim=0.3)
            pen.form("-7,0! -6,-50 -8,-100! 8,-100! 6,-50 7,0!", tone=130, bulge=3, lines=2.4, angle=0, rough=40)
            pen.form(box(-11, -5, 11, 0), tone=140, bulge=1, angle=0)
            pen.limb("-7,-10 4,-22 6,-34 -6,-46 -5,-60 6,-72 5,-86", taper(1.9, 0.8), tone=160)
            pen.finish()
    pen = stage.pen(0.5, 0.84, 0.3, rim=0.4)
    for row in range(3):
        half = 56 - row * 12
        pen.form(box(-half, -8 - row * 8, half, -row * 8), tone=140 - row * 6, bulge=1.4, angle=0, rough=40)
    pen.finish()
    light_up(stage)


def plain(stage: Stage) -> None:
    """No place: a quiet ground with a soft light, for a thing alone."""
    stage.wash(((0.0, 120), (0.7, 180), (1.0, 140)))
    stage.cloud(34, 3)
    stage.brighten(0.5, 0.45, 0.42, 50)
    stage.rings(0.9)
