"""Line screens: where the engraver's lines run, as *phase* images.

A phase image says for every pixel how far it lies between two neighbouring lines: 0 is the middle of one line, 128 the
middle of the gap, and the count wraps at 256 to the next line. Adding to the phase (modulo 256) moves the lines, so
a height field added to a plane screen bends the lines over the form like the contour lines of a map.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable
from functools import lru_cache

from PIL import Image, ImageChops, ImageMath

TURN = 256  # one step from line to line, in phase units


def plane(size: tuple[int, int], angle: float, period: float) -> Image.Image:
    """Straight lines `period` pixels apart that rise by `angle` degrees to the right (0 = level, 90 = upright)."""
    width, height = size
    across = TURN * math.sin(math.radians(angle)) / period
    down = TURN * math.cos(math.radians(angle)) / period
    row = bytes(int(across * x) % TURN for x in range(width))
    wheel = bytes(range(TURN)) * 2
    rows = (row.translate(wheel[turn : turn + TURN]) for turn in (int(down * y) % TURN for y in range(height)))
    return Image.frombytes("L", size, b"".join(rows))


def bent(size: tuple[int, int], period: float, course: Callable[[float, float], float], cell: int = 16) -> Image.Image:
    """Lines along the contours of `course(x, y)`, a smooth function in pixels that is sampled every `cell` pixels."""
    width, height = size
    across, down = width // cell + 3, height // cell + 3
    values = array("f", (course((i - 0.5) * cell, (j - 0.5) * cell) for j in range(down) for i in range(across)))
    coarse = Image.frombytes("F", (across, down), values.tobytes())
    box = (1.0, 1.0, 1.0 + width / cell, 1.0 + height / cell)
    smooth = coarse.resize(size, Image.Resampling.BICUBIC, box=box)
    turns = TURN / period
    wrapped: Image.Image = ImageMath.lambda_eval(
        lambda ops: ops["convert"]((ops["f"] * turns + 65536.0) % 256.0, "L"), f=smooth
    )
    return wrapped


def raised(height: Image.Image, lines: float) -> Image.Image:
    """A height image (0-255) as phase: its highest point moves the lines by `lines` steps."""
    return height.point(_raise_table(lines))


@lru_cache(maxsize=256)
def _raise_table(lines: float) -> list[int]:
    return [round(value * lines * TURN / 255) % TURN for value in range(256)]


def moved(phase: Image.Image, by: Image.Image) -> Image.Image:
    """The lines of `phase` moved by the phase image `by`."""
    return ImageChops.add_modulo(phase, by)


class Screens:
    """The screens of one picture: straight ones are made once per angle and share the same trembling hand."""

    def __init__(self, size: tuple[int, int], period: float, waver: Image.Image, tremor: float) -> None:
        self.size = size
        self.period = period
        self._hand = raised(waver, tremor)
        self._planes: dict[int, Image.Image] = {}

    def straight(self, angle: float) -> Image.Image:
        """Straight lines with the hand's waver; angles are rounded to 6 degrees so that they can be shared."""
        step = round(angle / 6) % 30
        if step not in self._planes:
            self._planes[step] = moved(plane(self.size, step * 6, self.period), self._hand)
        return self._planes[step]

    def curved(self, course: Callable[[float, float], float]) -> Image.Image:
        """Lines along the contours of `course`, with the hand's waver."""
        cell = max(8, round(max(self.size) / 72))
        return moved(bent(self.size, self.period, course, cell), self._hand)

    def bend(self, course: Callable[[float, float], float]) -> Image.Image:
        """How far to move lines so that they bend by `course`, in pixels, as phase; to be added to other screens."""
        return bent(self.size, self.period, course, max(8, round(max(self.size) / 72)))
