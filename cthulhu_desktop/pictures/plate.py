"""A whole picture: set up the sheet, draw on it, hatch it, print it."""

from __future__ import annotations

from random import Random

from PIL import Image, ImageChops, ImageDraw

from cthulhu_desktop.pictures import paper
from cthulhu_desktop.pictures.canvas import Canvas
from cthulhu_desktop.pictures.hatch import hatch
from cthulhu_desktop.pictures.noise import grain, wall


def sheet_scale(size: tuple[int, int]) -> float:
    """How many working pixels a pixel of the finished picture has: small pictures are drawn finer."""
    pixels = size[0] * size[1]
    return 2.0 if pixels <= 500_000 else 1.5 if pixels <= 1_000_000 else 1.0


def line_period(size: tuple[int, int]) -> float:
    """Pixels from line to line in the finished picture; it grows more slowly than the picture."""
    return max(2.9, 4.3 * float((min(size) / 400) ** 0.36))


def new_canvas(size: tuple[int, int], rng: Random, waver: float = 3.0) -> Canvas:
    """An empty sheet for a finished picture of `size`."""
    scale = sheet_scale(size)
    working = (max(8, round(size[0] * scale)), max(8, round(size[1] * scale)))
    return Canvas(*working, line_period(size) * scale, rng, waver)


def inked(canvas: Canvas, *, night: bool = False) -> Image.Image:
    """The hatched sheet with everything set by hand; 255 is ink. At night the plate is cut in light lines."""
    tone = ImageChops.lighter(canvas.tone, canvas.glow)
    broken = grain(canvas.size, canvas.rng, canvas.period * 0.45).point(
        [round((v - 128) * 0.16) + 128 for v in range(256)]
    )
    tone = ImageChops.add(tone, broken, 1, -128)
    tone = ImageChops.lighter(tone, canvas.glow)
    phases = (canvas.phases[0], canvas.phases[1], canvas.phases[2])
    if night:
        light = hatch(ImageChops.invert(tone), phases, canvas.period)
        light = ImageChops.lighter(ImageChops.subtract(light, canvas.ink), canvas.white)
        return ImageChops.invert(light)
    ink = hatch(tone, phases, canvas.period)
    return ImageChops.subtract(ImageChops.lighter(ink, canvas.ink), canvas.white)


def vignetted(canvas: Canvas) -> None:
    """Let the picture fade into the paper all round: its lines grow thin and end."""
    mask = paper.oval_mask(canvas.size, canvas.rng)
    blank = wall(canvas.size, 255)
    canvas.tone = Image.composite(canvas.tone, blank, mask)
    canvas.ink = ImageChops.multiply(canvas.ink, mask)
    canvas.white = ImageChops.multiply(canvas.white, mask)


def bordered(ink: Image.Image) -> Image.Image:
    """The ink within a clean margin and a fine border line."""
    margin = max(2, round(min(ink.size) * 0.014))
    ink = ImageChops.multiply(ink, paper.plate_mask(ink.size, margin))
    line = max(1, round(min(ink.size) * 0.003))
    corner = (margin, margin, ink.size[0] - margin - 1, ink.size[1] - margin - 1)
    ImageDraw.Draw(ink).rectangle(corner, outline=255, width=line)
    return ink


def finished(canvas: Canvas, size: tuple[int, int], style: str, frame: str) -> Image.Image:
    """The picture in its colours, as 256 steps from paper to ink; transparent where there is no ink for "clear"."""
    if frame == "vignette":
        vignetted(canvas)
    ink = inked(canvas, night=style == "night")
    if ink.size != size:
        ink = ink.resize(size, Image.Resampling.BOX)
    if frame == "plate":
        ink = bordered(ink)
    if style == "clear":
        return paper.clear(ink)
    return paper.tinted(paper.printed(ink, canvas.rng), paper.PAPER, paper.NIGHT if style == "night" else paper.INK)
