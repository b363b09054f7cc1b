"""Small vector drawings as plain data: SVG-like path texts, their commands, and a Pillow raster of them. No Qt."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL import Image

Command = tuple[str | float, ...]  # ("M", x, y), ("L", x, y), ("Q", cx, cy, x, y), ("C", ax, ay, bx, by, x, y), ("Z",)
Polygon = list[tuple[float, float]]

ARGUMENTS = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}
_WORD = re.compile(r"[A-Za-z]|-?\d+(?:\.\d+)?")


@lru_cache(maxsize=512)
def commands(text: str) -> tuple[Command, ...]:
    """The commands of a path text with absolute M, L, Q, C and Z. ValueError for anything else."""
    words = _WORD.findall(text)
    found: list[Command] = []
    at, letter = 0, ""
    while at < len(words):
        if words[at].isalpha():
            letter = words[at]
            at += 1
        if letter not in ARGUMENTS:
            raise ValueError(f"unknown command {letter!r} in {text!r}")
        count = ARGUMENTS[letter]
        numbers = tuple(float(word) for word in words[at : at + count])
        if len(numbers) != count:
            raise ValueError(f"command {letter} lacks numbers in {text!r}")
        found.append((letter, *numbers))
        at += count
        if letter == "M":
            letter = "L"
    return tuple(found)


def circle(cx: float, cy: float, r: float) -> str:
    """A circle as a path text of four curves."""
    k = r * 0.5523
    return (
        f"M{cx - r:g} {cy:g} C{cx - r:g} {cy - k:g} {cx - k:g} {cy - r:g} {cx:g} {cy - r:g} "
        f"C{cx + k:g} {cy - r:g} {cx + r:g} {cy - k:g} {cx + r:g} {cy:g} "
        f"C{cx + r:g} {cy + k:g} {cx + k:g} {cy + r:g} {cx:g} {cy + r:g} "
        f"C{cx - k:g} {cy + r:g} {cx - r:g} {cy + k:g} {cx - r:g} {cy:g} Z"
    )


def star(cx: float, cy: float, outer: float, inner: float, points: int, turn: float = -90.0) -> str:
    """A star of straight edges as a path text."""
    corners = []
    for step in range(points * 2):
        r = outer if step % 2 == 0 else inner
        a = math.radians(turn + 180 * step / points)
        corners.append(f"{cx + r * math.cos(a):.2f} {cy + r * math.sin(a):.2f}")
    return "M" + " L".join(corners) + " Z"


def flattened(path: Iterable[Command], steps: int = 12) -> list[Polygon]:
    """The closed polygons of a path; its curves in `steps` straight pieces each."""
    polygons: list[Polygon] = []
    for command in path:
        letter, *rest = command
        numbers = [float(value) for value in rest]
        if letter == "M":
            polygons.append([(numbers[0], numbers[1])])
        elif letter == "L":
            polygons[-1].append((numbers[0], numbers[1]))
        elif letter in ("Q", "C"):
            polygons[-1].extend(_curve(polygons[-1][-1], numbers, steps))
    return [polygon for polygon in polygons if len(polygon) > 2]


def _curve(start: tuple[float, float], numbers: list[float], steps: int) -> Polygon:
    points = [start, *zip(numbers[::2], numbers[1::2], strict=True)]
    result: Polygon = []
    for step in range(1, steps + 1):
        t, level = step / steps, points
        while len(level) > 1:  # de Casteljau
            level = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(level)]
        result.append(level[0])
    return result


def raster(path: Iterable[Command], box: float, size: int, oversampling: int = 8) -> Image.Image:
    """The path filled by the even-odd rule as a greyscale mask of `size` pixels; `box` is the side of its square."""
    from PIL import Image, ImageChops, ImageDraw

    side = size * oversampling
    mask = Image.new("1", (side, side), 0)
    for polygon in flattened(path):
        part = Image.new("1", (side, side), 0)
        ImageDraw.Draw(part).polygon([(x * side / box, y * side / box) for x, y in polygon], fill=1)
        mask = ImageChops.logical_xor(mask, part)
    return mask.convert("L").reduce(oversampling)
