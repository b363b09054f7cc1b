"""Rooms of the town: library, study, courtroom, laboratory, bar."""

from __future__ import annotations

import math

from cthulhu_desktop.pictures.curves import (
    Path,
    arc,
    box,
    oval,
)
from cthulhu_desktop.pictures.pen import Pen
from cthulhu_desktop.pictures.settings.walls import breadth, light_up, shell
from cthulhu_desktop.pictures.stage import Stage


def bookcase(pen: Pen, left: float, top: float, right: float, bottom: float, shelves: int, tone: int = 90) -> None:
    """Shelves full of books."""
    pen.form(box(left, top, right, bottom), tone=round(tone * 0.4), bulge=0.6, angle=0)
    high = (bottom - top) / shelves
    for row in range(shelves):
        base = top + high * (row + 1) - 1.2
        x = left + 1
        while x < right - 2.4:
            wide = pen.rng.uniform(1.4, 3.2)
            tall = high * pen.rng.uniform(0.6, 0.84)
            if pen.rng.random() < 0.08:
                x += wide
                continue
            book = pen.rng.choice((tone - 30, tone, tone + 30, tone + 70))
            pen.form(
                box(x, base - tall, min(right - 1, x + wide), base), tone=book, bulge=0.5, lines=0.6, angle=0, edge=0.8
            )
            if pen.rng.random() < 0.5:
                pen.stroke([(x + 0.3, base - tall * 0.75), (x + wide - 0.3, base - tall * 0.75)], 0.3, light=True)
            x += wide + 0.15
        pen.form(box(left - 0.6, base, right + 0.6, base + 1.2), tone=tone + 20, bulge=0.3, angle=0)
    for x in (left, right):
        pen.form(box(x - 1.0, top - 2, x + 1.0, bottom), tone=tone + 20, bulge=0.4, angle=0)
    pen.form(box(left - 2, top - 3.4, right + 2, top - 1), tone=tone + 24, bulge=0.5, angle=0)


def library(stage: Stage) -> None:
    """Walls of books, a ladder, a reading table."""
    shell(stage, wall=70, floor=116, skirting=0.8)
    wide = breadth(stage)
    pen = stage.pen(0.0, 0.0, 1.0, rim=0)
    edges = (-0.02, 0.3, 0.36, 0.64, 0.7, 1.02)
    for left, right in zip(edges[::2], edges[1::2], strict=True):
        bookcase(pen, wide * left, 5, wide * right, 80, 6)
    x = wide * 0.2
    for side in (-3.4, 3.4):
        pen.limb([(x + side + 9, 2), (x + side, 86)], 0.8, tone=170, rings=False, angle=84)
    for step in range(10):
        share = step / 10 + 0.04
        cx, cy = x + 9 * (1 - share), 2 + 84 * share
        pen.stroke([(cx - 3.4, cy), (cx + 3.4, cy)], 0.9, light=True)
    pen.finish()
    light_up(stage)


def study(stage: Stage) -> None:
    """A private room: papered wall, pictures, a desk."""
    shell(stage, wall=124, floor=108, skirting=0.74)
    wide = breadth(stage)
    pen = stage.pen(0.0, 0.0, 1.0, rim=0)
    for column in range(round(wide / 9) + 1):
        for row in range(8):
            x, y = column * 9 + (row % 2) * 4.5, 4 + row * 9
            pen.stroke(f"{x},{y - 2} {x + 1.6},{y} {x},{y + 2} {x - 1.6},{y} {x},{y - 2}", 0.26)
    pen.form(box(-2, 71, wide + 2, 75), tone=90, bulge=0.8, angle=0)
    for part, y, w, h in ((0.17, 27, 10, 13), (0.36, 23, 7, 7)):
        x = wide * part
        pen.form(box(x - w, y - h, x + w, y + h), tone=170, bulge=1.2, angle=45)
        pen.form(box(x - w + 2.4, y - h + 2.4, x + w - 2.4, y + h - 2.4), tone=70, bulge=0.6)
        pen.form(oval(x, y - 1, w * 0.28, h * 0.3), tone=190, bulge=0.9)
        pen.form(
            f"{x - w * 0.5},{y + h - 3}! {x - w * 0.4},{y + h * 0.4} {x},{y + h * 0.26} "
            f"{x + w * 0.4},{y + h * 0.4} {x + w * 0.5},{y + h - 3}!",
            tone=110,
            bulge=0.9,
        )
    pen.form([(wide * 0.02, 78), (wide * 0.3, 78), (wide * 0.33, 84), (-2, 84)], tone=150, bulge=0.8, angle=0)
    pen.form(box(-2, 84, wide * 0.31, 104), tone=84, bulge=1, angle=0)
    for row in (86, 93):
        pen.stroke(box(wide * 0.05, row, wide * 0.27, row + 5.4), 0.4, closed=True)
        pen.form(oval(wide * 0.16, row + 2.7, 0.9, 0.9), tone=220, bulge=0.3)
    pen.finish()
    light_up(stage)


def courtroom(stage: Stage) -> None:
    """The judge's bench between columns, a rail in front."""
    shell(stage, wall=136, floor=104, skirting=0.78)
    wide = breadth(stage)
    pen = stage.pen(0.0, 0.0, 1.0, rim=0.2)
    for number in range(9):
        x = wide * (number + 0.5) / 9
        pen.form(box(x - wide * 0.045, 34, x + wide * 0.045, 72), tone=112, bulge=0.8, angle=88)
        pen.stroke(box(x - wide * 0.033, 38, x + wide * 0.033, 68), 0.4, closed=True)
    for part in (0.08, 0.92):
        x = wide * part
        pen.form(box(x - 5, 4, x + 5, 80), tone=200, bulge=2, lines=1.6, angle=0)
        for dx in (-2.6, 0, 2.6):
            pen.stroke([(x + dx, 9), (x + dx, 74)], 0.5)
        pen.form(box(x - 7, 0, x + 7, 7), tone=190, bulge=0.8, angle=0)
        pen.form(box(x - 7, 76, x + 7, 83), tone=160, bulge=0.8, angle=0)
    cx = wide * 0.5
    pen.form([(cx - 10, 40), (cx - 10, 10), *arc(cx, 12, 10, 180, 360), (cx + 10, 40)], tone=80, bulge=1.4, angle=88)
    pen.stroke(oval(cx, 15, 5, 5), 0.6, closed=True, light=True)
    pen.stroke([(cx, 9), (cx, 22)], 0.6, light=True)
    pen.stroke([(cx - 5, 13), (cx + 5, 13)], 0.6, light=True)
    pen.form(box(cx - 36, 44, cx + 36, 49), tone=150, bulge=0.8, angle=0)
    pen.form(box(cx - 34, 49, cx + 34, 80), tone=88, bulge=1, angle=0)
    for dx in (-22, 0, 22):
        pen.stroke(box(cx + dx - 9, 53, cx + dx + 9, 76), 0.5, closed=True, light=True)
    pen.form(box(-2, 84, wide + 2, 87), tone=150, bulge=0.7, angle=0)
    for number in range(24):
        x = wide * (number + 0.5) / 24
        pen.form(
            f"{x - 0.8},87! {x + 0.8},87! {x + 1.6},93 {x + 0.8},104! {x - 0.8},104! {x - 1.6},93",
            tone=110,
            bulge=0.5,
            angle=0,
        )
    pen.finish()
    light_up(stage)


def laboratory(stage: Stage) -> None:
    """A bench of glass and coils against shelves of jars."""
    shell(stage, wall=98, floor=96, skirting=0.82, angle=0)
    wide = breadth(stage)
    pen = stage.pen(0.0, 0.0, 1.0, rim=0.2)
    for y in (22, 40):
        pen.form(box(-2, y, wide + 2, y + 1.8), tone=130, bulge=0.4, angle=0)
        x = pen.rng.uniform(2, 6)
        while x < wide:
            w, t = pen.rng.uniform(2.4, 4.4), pen.rng.uniform(7, 13)
            if pen.rng.random() < 0.8:
                pen.form(
                    f"{x - w},{y}! {x - w},{y - t * 0.62} {x - w * 0.5},{y - t * 0.8} {x - w * 0.5},{y - t}! "
                    f"{x + w * 0.5},{y - t}! {x + w * 0.5},{y - t * 0.8} {x + w},{y - t * 0.62} {x + w},{y}!",
                    tone=pen.rng.choice((90, 150, 210)),
                    bulge=1,
                    lines=1,
                    angle=0,
                )
                if pen.rng.random() < 0.4:
                    pen.form(oval(x, y - t * 0.34, w * 0.5, w * 0.5), tone=240, bulge=0.5)
                    pen.mark(oval(x, y - t * 0.34, w * 0.2, w * 0.24))
            x += w * 2 + pen.rng.uniform(1, 5)
    pen.form(box(-2, 74, wide + 2, 78), tone=150, bulge=0.8, angle=0)
    pen.form(box(-2, 78, wide + 2, 104), tone=70, bulge=0.8, angle=0)
    x = wide * 0.13
    pen.form(
        f"{x - 2},52! {x - 2},60 {x - 9},73! {x + 9},73! {x + 2},60 {x + 2},52!", tone=200, bulge=1.6, lines=1, angle=0
    )
    pen.form(f"{x - 6},67 {x},66 {x + 6},67 {x + 8.4},72.6! {x - 8.4},72.6!", tone=70, bulge=1)
    pen.stroke(f"{x},52 {x + 2},46 {x + 12},46 {x + 14},58 {x + 16},70", 1.0, light=True)
    pen.form(oval(x + 17, 68, 5, 5), tone=180, bulge=1.4)
    x = wide * 0.9
    for row in range(7):
        pen.form(oval(x, 72 - row * 3.4, 6, 1.9), tone=170, bulge=0.7, angle=0)
    pen.form(oval(x, 45, 5, 5), tone=220, bulge=1.6)
    for number in range(6):
        a = math.radians(190 + 32 * number)
        spark: Path = [(x + math.cos(a) * 5, 45 + math.sin(a) * 5)]
        for _step in range(3):
            spark.append(
                (
                    spark[-1][0] + math.cos(a) * 4 + pen.rng.uniform(-2, 2),
                    spark[-1][1] + math.sin(a) * 4 + pen.rng.uniform(-2, 2),
                )
            )
        pen.stroke(spark, 0.5, light=True)
    pen.finish()
    light_up(stage)


def speakeasy(stage: Stage) -> None:
    """A bar after hours: bottles, mirrors, stools."""
    shell(stage, wall=80, floor=104, skirting=0.8)
    wide = breadth(stage)
    pen = stage.pen(0.0, 0.0, 1.0, rim=0.2)
    for number in range(3):
        cx = wide * (0.2 + 0.3 * number)
        pen.form(
            [(cx - 15, 56), (cx - 15, 20), *arc(cx, 20, 15, 180, 360), (cx + 15, 56)], tone=120, bulge=1.2, angle=88
        )
        pen.form([(cx - 12, 54), (cx - 12, 20), *arc(cx, 20, 12, 180, 360), (cx + 12, 54)], tone=205, bulge=1, angle=60)
        pen.stroke([(cx - 8, 40), (cx + 6, 14)], 0.5)
        pen.stroke([(cx - 4, 44), (cx + 9, 20)], 0.5)
    for y in (56, 44):
        pen.form(box(-2, y, wide + 2, y + 1.4), tone=120, bulge=0.4, angle=0)
        x = 3.0
        while x < wide:
            tall = pen.rng.uniform(7, 10.5)
            if pen.rng.random() < (0.9 if y == 56 else 0.42):
                pen.form(
                    f"{x - 1.5},{y}! {x - 1.5},{y - tall * 0.6} {x - 0.5},{y - tall * 0.74} {x - 0.5},{y - tall}! "
                    f"{x + 0.5},{y - tall}! {x + 0.5},{y - tall * 0.74} {x + 1.5},{y - tall * 0.6} {x + 1.5},{y}!",
                    tone=pen.rng.choice((40, 90, 160)),
                    bulge=0.6,
                    lines=0.8,
                    angle=0,
                )
                pen.mark(box(x - 1, y - tall * 0.42, x + 1, y - tall * 0.18), light=True)
            x += pen.rng.uniform(3.6, 5)
    pen.form(box(-2, 66, wide + 2, 70), tone=170, bulge=0.9, angle=0)
    pen.form(box(-2, 70, wide + 2, 96), tone=70, bulge=0.8, angle=0)
    for number in range(8):
        x = wide * (number + 0.5) / 8
        pen.stroke(box(x - wide * 0.05, 73, x + wide * 0.05, 92), 0.5, closed=True, light=True)
    for part in (0.14, 0.3, 0.7, 0.87):
        x = wide * part
        pen.limb([(x, 80), (x, 102)], 1.0, tone=130, rings=False)
        pen.form(oval(x, 79, 6, 2.4), tone=90, bulge=1, angle=0)
    pen.finish()
    light_up(stage)
