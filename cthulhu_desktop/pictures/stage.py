"""The stage of a picture: the sheet, the light, and the broad brushes that settings use for air, ground and water."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from cthulhu_desktop.pictures.canvas import CROSS_FIRST, CROSS_SECOND, Canvas, mask_of
from cthulhu_desktop.pictures.curves import Path, Point
from cthulhu_desktop.pictures.noise import clouds, streaks, wall
from cthulhu_desktop.pictures.pen import Pen

Stops = Sequence[tuple[float, int]]


@dataclass(slots=True)
class Stage:
    """A canvas with what the recipe asks of it. Places are fractions of width and height."""

    canvas: Canvas
    light: str
    place: Point
    mood: str
    rng: Random
    front: list[Callable[[], None]] = field(default_factory=list)  # drawn after the subjects: reeds, rails, mist

    @property
    def width(self) -> int:
        """Pixels across."""
        return self.canvas.width

    @property
    def height(self) -> int:
        """Pixels down."""
        return self.canvas.height

    def px(self, x: float, y: float) -> Point:
        """A place as pixels."""
        return x * self.width, y * self.height

    def pen(self, x: float, y: float, size: float, *, flip: bool = False, haze: float = 0.0, rim: float = 0.75) -> Pen:
        """A pen whose foot stands at a place and whose 100 units are `size` of the height."""
        rng = Random(self.rng.random())
        scale = size * self.height / 100
        return Pen(self.canvas, self.px(x, y), scale, flip=flip, haze=haze, rng=rng, rim=rim)

    # -- broad brushes --------------------------------------------------------------------------------------------

    def wash(self, stops: Stops, top: float = 0.0, bottom: float = 1.0) -> None:
        """A tone that changes from top to bottom; `stops` are (fraction of the band, brightness)."""
        upper, lower = round(top * self.height), round(bottom * self.height)
        if lower > upper:
            self.canvas.tone.paste(gradient((self.width, lower - upper), stops), (0, upper))

    def cloud(self, strength: int, cells: int = 4, top: float = 0.0, bottom: float = 1.0, flat: float = 1.0) -> None:
        """Clouds that lighten and darken a band by up to `strength`; `flat` above 1 draws them out sideways."""
        upper, lower = round(top * self.height), round(bottom * self.height)
        if lower - upper < 2:
            return
        size = (self.width, lower - upper)
        noise = clouds((max(8, round(size[0] / flat)), size[1]), self.rng, cells, 4).resize(size)
        part = self.canvas.tone.crop((0, upper, self.width, lower))
        self.canvas.tone.paste(shifted(part, noise, strength), (0, upper))

    def brighten(self, x: float, y: float, radius: float, strength: int, squeeze: float = 1.0) -> None:
        """A soft round light at a place; `radius` is a fraction of the height, `squeeze` flattens it."""
        reach_x = max(2, round(radius * self.height * 2))
        reach_y = max(2, round(reach_x * squeeze))
        px, py = self.px(x, y)
        spot = Image.radial_gradient("L").point([round(strength * (1 - v / 255) ** 2) for v in range(256)])
        spot = spot.resize((reach_x * 2, reach_y * 2), Image.Resampling.BILINEAR)
        at = (round(px) - reach_x, round(py) - reach_y)
        under = self.canvas.tone.crop((at[0], at[1], at[0] + spot.size[0], at[1] + spot.size[1]))
        self.canvas.tone.paste(ImageChops.add(under, spot), at)

    def darken_rim(self, strength: float = 0.6) -> None:
        """The corners fall into shadow."""
        far = Image.radial_gradient("L").resize(self.canvas.size, Image.Resampling.BILINEAR)
        dim = far.point([round(255 * (1 - strength * max(0.0, (v / 255 - 0.45) / 0.55) ** 1.6)) for v in range(256)])
        self.canvas.tone = ImageChops.multiply(self.canvas.tone, dim)

    def band(self, top: float, bottom: float) -> Image.Image:
        """A mask of a level band."""
        mask = wall(self.canvas.size, 0)
        mask.paste(255, (0, round(top * self.height), self.width, round(bottom * self.height)))
        return mask

    def course(self, angle: float, top: float = 0.0, bottom: float = 1.0) -> None:
        """Straight lines at `angle` in a level band."""
        self.canvas.course(angle, self.band(top, bottom))

    def rings(self, squeeze: float = 1.0, top: float = 0.0, bottom: float = 1.0, swirl: float = 0.0) -> None:
        """Lines that run around the light; with `swirl` they wind inwards."""
        cx, cy = self.px(*self.place)

        def around(x: float, y: float) -> float:
            dx, dy = (x - cx) * squeeze, y - cy
            return math.hypot(dx, dy) + swirl * math.atan2(dy, dx) * self.canvas.period / (2 * math.pi)

        self.bent(around, top, bottom)

    def bent(self, course: Callable[[float, float], float], top: float = 0.0, bottom: float = 1.0) -> None:
        """Lines along the contours of a function of pixels, in a level band."""
        self.canvas.put_phase(0, self.canvas.screens.curved(course), self.band(top, bottom))

    def boards(self, top: float, vanish: tuple[float, float], seam: float = 0.0) -> None:
        """Lines of the floor that run to a vanishing point above it; with `seam` dark joints between the boards."""
        vx, vy = self.px(*vanish)
        near = self.height - vy

        def ray(x: float, y: float) -> float:
            return (x - vx) / max(4.0, y - vy) * near

        self.bent(ray, top, 1.0)
        if not seam:
            return
        pen = self.pen(0.0, 0.0, 1.0, rim=0)
        aspect = 100 * self.width / self.height
        for step in range(-16, 17):
            bottom = vanish[0] * aspect + step * 14.0
            share = (top - vanish[1]) / (1.0 - vanish[1])
            upper = vanish[0] * aspect + step * 14.0 * share
            pen.stroke([(upper, top * 100), (bottom, 101)], lambda t: seam * (0.25 + 0.75 * t))
        pen.finish()

    def polygon(self, path: Path, tone: int, angle: float | None = None, soft: float = 0.0) -> None:
        """A flat tone in a polygon of places, hatched at `angle`; `soft` blurs its edge (fraction of the height)."""
        pixels = [self.px(*point) for point in path]
        blur = soft * self.height
        mask, at = mask_of([pixels], self.canvas.size, round(blur * 2))
        if blur:
            mask = mask.filter(ImageFilter.GaussianBlur(blur))
        self.canvas.tone.paste(tone, (at[0], at[1], at[0] + mask.size[0], at[1] + mask.size[1]), mask)
        if angle is not None:
            self.canvas.course(angle, mask.point(lambda v: 255 if v > 127 else 0), at)

    def beam(self, path: Path, strength: int, soft: float = 0.02) -> None:
        """Light that falls through the air in a polygon of places."""
        pixels = [self.px(*point) for point in path]
        blur = max(1.0, soft * self.height)
        mask, at = mask_of([pixels], self.canvas.size, round(blur * 2))
        mask = mask.filter(ImageFilter.GaussianBlur(blur)).point([round(v * strength / 255) for v in range(256)])
        under = self.canvas.tone.crop((at[0], at[1], at[0] + mask.size[0], at[1] + mask.size[1]))
        self.canvas.tone.paste(ImageChops.add(under, mask), at)

    def mist(self, top: float, bottom: float, strength: int = 150, tone: int = 225) -> None:
        """Drifting mist in a band, thickest in its middle."""
        upper, lower = round(top * self.height), round(bottom * self.height)
        size = (self.width, max(4, lower - upper))
        drift = streaks(size, self.rng, 5, 3)
        body = gradient(size, ((0.0, 0), (0.5, 255), (1.0, 0)))
        veil = ImageChops.multiply(drift, body).point([round(v * strength / 255) for v in range(256)])
        box = (0, upper, size[0], upper + size[1])
        self.canvas.tone.paste(tone, box, veil)
        for layer in (self.canvas.ink, self.canvas.white):
            layer.paste(0, box, veil)

    def water(self, horizon: float, bottom: float, dark: int = 70, light: int = 150, chop: int = 60) -> None:
        """Water from the horizon down, with the light's broken path on it."""
        upper, lower = round(horizon * self.height), round(bottom * self.height)
        size = (self.width, max(4, lower - upper))
        base = gradient(size, ((0.0, light), (0.25, (light + dark) // 2), (1.0, dark)))
        base = shifted(base, receding(size, self.rng), chop)
        self.canvas.tone.paste(base, (0, upper))
        for layer in (self.canvas.ink, self.canvas.white, self.canvas.glow):
            layer.paste(0, (0, upper, size[0], upper + size[1]))
        period = self.canvas.period

        def swell(x: float, y: float) -> float:
            depth = max(0.0, (y - upper) / size[1])
            wave = math.sin(x / (period * (5 + 16 * depth)) + y * 0.11 / period) * period * (0.15 + 0.9 * depth)
            return y + wave

        self.bent(swell, horizon, bottom)
        for number, turn in ((1, CROSS_FIRST - 30), (2, CROSS_SECOND + 34)):
            self.canvas.phases[number].paste(self.canvas.screens.straight(turn), (0, 0), self.band(horizon, bottom))

    def glitter(self, horizon: float, bottom: float, width: float = 0.06, strength: int = 200) -> None:
        """The path of the moon on the water: broken level flashes below the light."""
        upper, lower = round(horizon * self.height), round(bottom * self.height)
        size = (self.width, max(4, lower - upper))
        cx = self.place[0] * self.width
        near, far = width * self.height * 1.7, width * self.height * 0.7
        path = wall(size, 0)
        ImageDraw.Draw(path).polygon(
            [(cx - far, 0), (cx + far, 0), (cx + near, size[1]), (cx - near, size[1])], fill=255
        )
        path = path.filter(ImageFilter.GaussianBlur(max(2.0, width * self.height * 0.45)))
        flashes = receding(size, self.rng).point([max(0, min(255, (v - 96) * 3)) for v in range(256)])
        path = ImageChops.multiply(path, flashes).point([round(v * strength / 255) for v in range(256)])
        part = self.canvas.tone.crop((0, upper, self.width, upper + size[1]))
        self.canvas.tone.paste(ImageChops.add(part, path), (0, upper))


def gradient(size: tuple[int, int], stops: Stops) -> Image.Image:
    """A tone that changes from top to bottom through the stops (fraction, brightness)."""
    column = bytes(round(between(stops, (y + 0.5) / size[1])) for y in range(size[1]))
    return Image.frombytes("L", (1, size[1]), column).resize(size, Image.Resampling.NEAREST)


def between(stops: Stops, at: float) -> float:
    """The value at a fraction, straight between the stops."""
    before = stops[0]
    for after in stops:
        if at <= after[0]:
            gap = after[0] - before[0]
            return before[1] + (after[1] - before[1]) * ((at - before[0]) / gap if gap else 1.0)
        before = after
    return before[1]


def shifted(image: Image.Image, noise: Image.Image, strength: int) -> Image.Image:
    """`image`, lighter where the noise is light, darker where it is dark."""
    return ImageChops.add(image, noise.point([round((v - 128) * strength / 128) + 128 for v in range(256)]), 1, -128)


def receding(size: tuple[int, int], rng: Random) -> Image.Image:
    """Level streaks that grow finer towards the top, as waves do towards the horizon."""
    width, height = size
    image, top, parts = Image.new("L", size, 128), 0, 6
    for part in range(parts):
        bottom = round(height * ((part + 1) / parts) ** 1.9) if part < parts - 1 else height
        tall = max(2, bottom - top)
        wave = (0.2 + 0.8 * ((part + 1) / parts) ** 1.3) * height * 0.075
        rows = max(2, round(tall / wave))
        across = max(3, round(width / (wave * 7)))
        image.paste(streaks((width, tall), rng, across, rows), (0, top))
        top = bottom
    return image
