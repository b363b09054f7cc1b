"""The sheet a picture grows on: its tones, the course of its lines, and ink that is set directly."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from cthulhu_desktop.pictures.curves import Path
from cthulhu_desktop.pictures.noise import clouds, wall
from cthulhu_desktop.pictures.screen import Screens, moved, raised

HARD = [0] * 128 + [255] * 128  # a soft mask made sharp

CROSS_FIRST, CROSS_SECOND = 58.0, -52.0  # how far the second and third set of lines turn from the first


@dataclass(slots=True)
class Glow:
    """Where the light comes from, in pixels, and how strong it is (about 0.3 to 1.3)."""

    x: float
    y: float
    strength: float = 1.0
    ambient: float = 0.22
    reach: float = 3.0  # in picture heights: how far until the light is half as strong

    def towards(self, x: float, y: float) -> tuple[float, float]:
        """The unit vector from a point to the light."""
        dx, dy = self.x - x, self.y - y
        length = math.hypot(dx, dy) or 1.0
        return dx / length, dy / length


@dataclass(slots=True)
class Surface:
    """How a form takes light and line."""

    tone: int = 150  # its own brightness in full light, 0-255
    bulge: float = 4.0  # how far its edges curve away, in units of the pen
    lines: float = 1.6  # how many line steps the form bends its lines
    angle: float = 24.0  # the course of its lines, in degrees
    rough: int = 0  # strength of a rough texture, 0-100
    fade: float = 0.0  # darkens towards its lower edge, 0-1
    edge: float = 1.0  # strength of its outline, 0-1
    lit: float = 1.0  # how much it takes of the light


@dataclass(slots=True)
class Canvas:
    """All layers have one size: `width` x `height` pixels of the working sheet.

    `tone` is the brightness that becomes hatching, `phase` the course of the three sets of lines, `ink` and `white`
    are lines set by hand, black and paper-white, `glow` is light that nothing dims.
    """

    width: int
    height: int
    period: float
    rng: Random
    waver: float = 3.0
    light: Glow = field(default_factory=lambda: Glow(0, 0))
    haze: int = 150
    tone: Image.Image = field(init=False)
    ink: Image.Image = field(init=False)
    white: Image.Image = field(init=False)
    glow: Image.Image = field(init=False)
    phases: list[Image.Image] = field(init=False)
    screens: Screens = field(init=False)
    texture: Image.Image = field(init=False)

    def __post_init__(self) -> None:
        size = self.size
        self.tone, self.ink, self.white, self.glow = (wall(size, value) for value in (200, 0, 0, 0))
        hand = clouds(size, self.rng, max(4, round(max(size) / (self.period * 22))), 3)
        self.screens = Screens(size, self.period, hand, self.waver)
        self.phases = [self.screens.straight(angle) for angle in (6, 6 + CROSS_FIRST, 6 + CROSS_SECOND)]
        self.texture = clouds(size, self.rng, max(8, round(max(size) / (self.period * 2.4))), 3)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.width, self.height

    def course(self, angle: float, mask: Image.Image | None = None, at: tuple[int, int] = (0, 0)) -> None:
        """Let the lines run at `angle` where `mask` is set (everywhere without one)."""
        for number, turn in enumerate((0.0, CROSS_FIRST, CROSS_SECOND)):
            source = self.screens.straight(angle + turn)
            if mask is None:
                self.phases[number] = source.copy()
            else:
                self.phases[number].paste(cropped(source, at, mask.size), at, mask)

    def put_phase(self, number: int, phase: Image.Image, mask: Image.Image, at: tuple[int, int] = (0, 0)) -> None:
        """Set one of the three courses where `mask` is set."""
        self.phases[number].paste(phase, at, mask)

    def mask(self, path: Path, margin: int = 0) -> tuple[Image.Image, tuple[int, int]]:
        """A smooth mask of a polygon in pixels, cut to the sheet (plus `margin`), and where its corner lies."""
        return mask_of([path], self.size, margin)


def cropped(image: Image.Image, at: tuple[int, int], size: tuple[int, int]) -> Image.Image:
    """The part of `image` under a mask at `at`; parts beyond the sheet are black."""
    return image.crop((at[0], at[1], at[0] + size[0], at[1] + size[1]))


def mask_of(paths: list[Path], size: tuple[int, int], margin: int = 0) -> tuple[Image.Image, tuple[int, int]]:
    """The union of polygons (pixels) as a smooth mask, cut to the sheet plus `margin`, and its upper left corner."""
    xs = [x for path in paths for x, _ in path]
    ys = [y for path in paths for _, y in path]
    left = max(-margin, math.floor(min(xs)) - margin - 1)
    top = max(-margin, math.floor(min(ys)) - margin - 1)
    right = min(size[0] + margin, math.ceil(max(xs)) + margin + 2)
    bottom = min(size[1] + margin, math.ceil(max(ys)) + margin + 2)
    if right <= left or bottom <= top:
        return Image.new("L", (1, 1), 0), (0, 0)
    double = Image.new("L", ((right - left) * 2, (bottom - top) * 2), 0)
    draw = ImageDraw.Draw(double)
    for path in paths:
        draw.polygon([((x - left) * 2, (y - top) * 2) for x, y in path], fill=255)
    return double.reduce(2), (left, top)


def slope(height: Image.Image, direction: tuple[float, float], reach: float) -> Image.Image:
    """How much a height field rises against `direction`: 128 is level, above faces the light, below turns away."""
    dx, dy = round(direction[0] * reach), round(direction[1] * reach)
    behind = ImageChops.offset(height, dx, dy)
    before = ImageChops.offset(height, -dx, -dy)
    return ImageChops.subtract(behind, before, 1.15, 128)


def lay(canvas: Canvas, paths: list[Path], surface: Surface, unit: float, phase: Image.Image | None = None) -> None:
    """Lay a form over what is there: rounded, lit, hatched along its own course, with an outline.

    `paths` are in pixels, `unit` is the pen's unit in pixels; `phase` overrides the course of the first set of lines
    (a full sheet).
    """
    blur = max(1.0, surface.bulge * unit)
    mask, at = mask_of(paths, canvas.size, round(blur * 2) + 2)
    if mask.size == (1, 1):
        return
    relief = mask.filter(ImageFilter.GaussianBlur(blur))
    centre = (at[0] + mask.size[0] / 2, at[1] + mask.size[1] / 2)
    lit = shade(canvas, relief, centre, surface, blur)
    if surface.rough:
        lit = roughened(lit, cropped(canvas.texture, at, mask.size), surface.rough)
    if surface.fade:
        lit = faded(lit, surface.fade)
    canvas.tone.paste(lit, at, mask)
    hard = mask.point(HARD)
    bend = raised(relief, surface.lines)
    for number, turn in enumerate((0.0, CROSS_FIRST, CROSS_SECOND)):
        source = phase if phase is not None and number == 0 else canvas.screens.straight(surface.angle + turn)
        canvas.put_phase(number, moved(cropped(source, at, mask.size), bend), hard, at)
    for layer in (canvas.ink, canvas.white, canvas.glow):
        layer.paste(0, (at[0], at[1], at[0] + mask.size[0], at[1] + mask.size[1]), mask)
    if surface.edge:
        contour(canvas, mask, at, centre, surface.edge)


def shade(
    canvas: Canvas, relief: Image.Image, centre: tuple[float, float], surface: Surface, blur: float
) -> Image.Image:
    """The brightness of a rounded form under the canvas's light."""
    light = canvas.light
    facing = slope(relief, light.towards(*centre), blur * 0.9)
    far = math.dist(centre, (light.x, light.y)) / canvas.height
    strength = light.strength * surface.lit / (1 + (far / light.reach) ** 2)
    return facing.point(shade_table(surface.tone, round(light.ambient, 2), round(strength, 2)))


@lru_cache(maxsize=4096)
def shade_table(tone: int, ambient: float, strength: float) -> list[int]:
    """The brightness of a form of `tone` for each slope (see `slope`)."""
    table = []
    for value in range(256):
        brightness = ambient + strength * max(0.0, 0.55 + 0.95 * (value - 128) / 127)
        table.append(max(0, min(250, round(tone * brightness))))
    return table


def roughened(lit: Image.Image, texture: Image.Image, strength: int) -> Image.Image:
    """`lit` with a rough texture."""
    return ImageChops.add(lit, texture.point(contrast_table(strength)), 1, -128)


@lru_cache(maxsize=256)
def contrast_table(strength: int) -> list[int]:
    """Noise around 128 with `strength` percent of its contrast."""
    return [round((v - 128) * strength / 100) + 128 for v in range(256)]


def faded(lit: Image.Image, strength: float) -> Image.Image:
    """`lit`, darker towards its lower edge."""
    ramp = Image.linear_gradient("L").resize(lit.size)
    return ImageChops.multiply(lit, ramp.point([round(255 * (1 - strength * (v / 255) ** 1.5)) for v in range(256)]))


def contour(
    canvas: Canvas, mask: Image.Image, at: tuple[int, int], centre: tuple[float, float], strength: float
) -> None:
    """An outline inside the mask's edge: thin where the light falls, thick in the shade."""
    dx, dy = canvas.light.towards(*centre)
    thick = canvas.period * 0.36
    line = ImageChops.subtract(mask, ImageChops.offset(mask, round(dx * thick), round(dy * thick)))
    for step in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        line = ImageChops.lighter(line, ImageChops.subtract(mask, ImageChops.offset(mask, *step)))
    if strength < 1:
        line = line.point([round(value * strength) for value in range(256)])
    canvas.ink.paste(255, (at[0], at[1], at[0] + mask.size[0], at[1] + mask.size[1]), line)
