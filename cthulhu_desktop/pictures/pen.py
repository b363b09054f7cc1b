"""The pen that subjects and settings draw with: forms in small units, placed, sized and mirrored on a canvas.

A pen's units: (0, 0) is the middle of the subject's foot, x grows to the right, y grows *down*, so a figure of
height 100 reaches from y = -100 to y = 0. What is drawn is kept until `finish()`, which first clears a thin bright
rim around the whole subject (an engraver's way to part it from a dark ground) and then lays form over form.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from cthulhu_desktop.pictures import curves
from cthulhu_desktop.pictures.canvas import Canvas, Surface, lay, mask_of
from cthulhu_desktop.pictures.curves import Path, Point
from cthulhu_desktop.pictures.screen import TURN

Shape = str | Sequence[Point]
Width = float | Callable[[float], float]


def half_width(width: Width) -> Callable[[float], float]:
    """A plain width as a function of t."""
    if callable(width):
        return width
    plain = float(width)
    return lambda _t: plain


class Pen:
    """Draws one subject. `scale` is pixels a unit; `haze` (0-1) lets it fade into the distance."""

    def __init__(
        self,
        canvas: Canvas,
        foot: Point,
        scale: float,
        *,
        flip: bool = False,
        haze: float = 0.0,
        rng: Random | None = None,
        rim: float = 0.75,
    ) -> None:
        self.canvas = canvas
        self.rng = rng or canvas.rng
        self.scale = scale
        self._foot = foot
        self._side = -1.0 if flip else 1.0
        self._haze = haze
        self._rim = rim
        self._steps: list[Callable[[], None]] = []
        self._bodies: list[Path] = []
        self._lines: list[Path] = []

    # -- places ---------------------------------------------------------------------------------------------------

    def at(self, point: Point) -> Point:
        """A point in units as pixels of the sheet."""
        return self._foot[0] + self._side * point[0] * self.scale, self._foot[1] + point[1] * self.scale

    def path(self, shape: Shape, *, closed: bool = True) -> Path:
        """A shape in units (or its text) as pixels."""
        points = curves.outline(shape, closed=closed) if isinstance(shape, str) else shape
        return [self.at(point) for point in points]

    def _surface(self, tone: int, options: dict[str, float]) -> Surface:
        surface = Surface(tone=tone, **options)  # type: ignore[arg-type]
        if self._side < 0:
            surface = replace(surface, angle=-surface.angle)
        if self._haze:
            calm = 1 - self._haze
            surface = replace(
                surface,
                tone=round(surface.tone * calm + self.canvas.haze * self._haze),
                lit=surface.lit * (1 - 0.5 * self._haze),
                edge=surface.edge * calm,
            )
        return surface

    def extent(self) -> tuple[float, float, float, float]:
        """The box around what is drawn in ink and not yet finished, in pixels: left, top, right, bottom."""
        drawn = self._bodies + self._lines
        xs = [x for path in drawn for x, _ in path]
        ys = [y for path in drawn for _, y in path]
        return min(xs), min(ys), max(xs), max(ys)

    # -- forms ----------------------------------------------------------------------------------------------------

    def form(self, *shapes: Shape, tone: int = 150, **options: float) -> None:
        """A rounded form (the union of `shapes`); `options` are the other fields of Surface."""
        paths = [self.path(shape) for shape in shapes]
        surface = self._surface(tone, options)
        self._bodies.extend(paths)
        self._steps.append(lambda: lay(self.canvas, paths, surface, self.scale))

    def limb(self, course: Shape, width: Width, *, tone: int = 150, rings: bool = True, **options: float) -> None:
        """A round limb along `course`, hatched across its length; `width` is half its width, plain or by t."""
        line = curves.spread(self.path(course, closed=False), 64)
        half = half_width(width)
        scaled = lambda t: half(t) * self.scale  # noqa: E731 - a local of one line
        body = curves.band(line, scaled, round_ends=True)
        thickest = max(half(t / 8) for t in range(9))
        given = {"bulge": thickest * 0.55, "lines": 1.2, **options}
        surface = self._surface(tone, given)
        self._bodies.append(body)
        phase = self._rings(line, scaled) if rings else None
        self._steps.append(lambda: lay(self.canvas, [body], surface, self.scale, phase() if phase else None))

    def _rings(self, line: Path, width: Callable[[float], float]) -> Callable[[], Image.Image]:
        """The phase of lines that run across a limb: it grows along its length."""

        def draw() -> Image.Image:
            image = self.canvas.screens.straight(0).copy()
            brush = ImageDraw.Draw(image)
            total = sum(math.dist(a, b) for a, b in pairwise(line))
            steps = max(8, min(1200, round(total * 8 / self.canvas.period)))
            fine = curves.spread(line, steps + 1)
            left, right = curves.ribbon(fine, lambda t: width(t) + self.canvas.period)
            for i in range(steps):
                value = round(total * i / steps / self.canvas.period * TURN) % TURN
                brush.polygon([left[i], left[i + 1], right[i + 1], right[i]], fill=value)
            return image

        return draw

    def black(self, *shapes: Shape, tone: int = 0, body: bool = False) -> None:
        """A flat shape without light: a hole, a shadow, a silhouette."""
        paths = [self.path(shape) for shape in shapes]
        tone = round(tone * (1 - self._haze) + self.canvas.haze * self._haze)
        if body:
            self._bodies.extend(paths)
        self._steps.append(lambda: self._flat(paths, tone))

    def _flat(self, paths: list[Path], tone: int) -> None:
        mask, at = mask_of(paths, self.canvas.size)
        if mask.size == (1, 1):
            return
        box = (at[0], at[1], at[0] + mask.size[0], at[1] + mask.size[1])
        self.canvas.tone.paste(tone, box, mask)
        for layer in (self.canvas.ink, self.canvas.white, self.canvas.glow):
            layer.paste(0, box, mask)

    # -- lines ----------------------------------------------------------------------------------------------------

    def stroke(self, course: Shape, width: Width = 0.5, *, light: bool = False, closed: bool = False) -> None:
        """A line set by hand in ink (or paper-white with `light`); `width` in units, plain or by t."""
        line = self.path(course, closed=closed)
        if closed:
            line = [*line, line[0]]
        if not light:
            self._lines.append(line)
        half = half_width(width)
        least = self.canvas.period * 0.09
        body = curves.band(line, lambda t: max(least, half(t) * self.scale / 2)) if len(line) > 1 else line
        self._steps.append(lambda: self._set(body, light))

    def mark(self, *shapes: Shape, light: bool = False) -> None:
        """A shape filled with ink or with paper-white."""
        for shape in shapes:
            path = self.path(shape)
            self._steps.append(lambda path=path: self._set(path, light))  # type: ignore[misc]

    def _set(self, path: Path, light: bool) -> None:
        mask, at = mask_of([path], self.canvas.size)
        if mask.size == (1, 1):
            return
        box = (at[0], at[1], at[0] + mask.size[0], at[1] + mask.size[1])
        (self.canvas.white if light else self.canvas.ink).paste(255, box, mask)
        if not light:
            self.canvas.white.paste(0, box, mask)

    def shine(self, *shapes: Shape, halo: float = 0.0, strength: int = 255) -> None:
        """A shape that gives light (a window, an eye), with a halo of `halo` units around it."""
        paths = [self.path(shape) for shape in shapes]
        self._steps.append(lambda: self._shine(paths, halo * self.scale, strength))

    def _shine(self, paths: list[Path], halo: float, strength: int) -> None:
        mask, at = mask_of(paths, self.canvas.size, round(halo * 2))
        if mask.size == (1, 1):
            return
        if halo > 0.5:
            around = mask.filter(ImageFilter.GaussianBlur(halo)).point([min(150, v * 2) for v in range(256)])
            glow = self.canvas.glow.crop((at[0], at[1], at[0] + mask.size[0], at[1] + mask.size[1]))
            self.canvas.glow.paste(ImageChops.lighter(glow, around), at)
        box = (at[0], at[1], at[0] + mask.size[0], at[1] + mask.size[1])
        self.canvas.glow.paste(strength, box, mask)
        self.canvas.ink.paste(0, box, mask)

    def folds(self, courses: Sequence[str], width: float = 0.6) -> None:
        """Folds of cloth, cracks, furrows: strokes that begin and end thin."""
        for course in courses:
            self.stroke(course, lambda t: width * math.sin(math.pi * min(1.0, t * 0.9 + 0.1)))

    # -- the end --------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """Put everything on the canvas."""
        if self._rim and self._bodies:
            self._clear_rim()
        for step in self._steps:
            step()
        self._steps.clear()
        self._bodies.clear()
        self._lines.clear()

    def _clear_rim(self) -> None:
        reach = self.canvas.period * 0.8
        mask, at = mask_of(self._bodies, self.canvas.size, round(reach * 3))
        if mask.size == (1, 1):
            return
        wide = mask.filter(ImageFilter.GaussianBlur(reach))
        strength = self._rim * (1 - self._haze)
        rim = wide.point([round(min(1.0, v / 60) * 255 * strength) for v in range(256)])
        box = (at[0], at[1], at[0] + mask.size[0], at[1] + mask.size[1])
        self.canvas.tone.paste(235, box, rim)
        self.canvas.ink.paste(0, box, rim)
