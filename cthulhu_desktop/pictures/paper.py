"""Ink on paper: the last step, from an ink image to the finished sheet and its colours."""

from __future__ import annotations

from random import Random

from PIL import Image, ImageChops, ImageFilter

from cthulhu_desktop.pictures.noise import clouds, grain, wall

INK = (0x24, 0x1C, 0x17)
PAPER = (0xED, 0xE3, 0xCC)
NIGHT = (0x14, 0x1B, 0x1C)

Colour = tuple[int, int, int]


def fibres(size: tuple[int, int], rng: Random, strength: float = 1.0) -> Image.Image:
    """The unevenness of paper: 0 is the plain sheet, small values are faint spots and fibres."""
    spots = clouds(size, rng, 6, 3)
    fine = grain(size, rng, 1.6)
    both = ImageChops.add(spots, fine, 2)
    return both.point([round(max(0, v - 118) * 0.16 * strength) for v in range(256)])


def printed(ink: Image.Image, rng: Random) -> Image.Image:
    """The ink on real paper: edges a little ragged, black not quite even; 255 is full ink."""
    rough = grain(ink.size, rng, 1.3).point([round((v - 128) * 0.22) + 128 for v in range(256)])
    soft = ink.filter(ImageFilter.GaussianBlur(0.35))
    ragged = ImageChops.add(soft, rough, 1, -128)
    ragged = ragged.point([max(0, min(255, round((v - 26) * 1.2))) for v in range(256)])
    return ImageChops.lighter(ragged, fibres(ink.size, rng))


def tinted(ink: Image.Image, paper: Colour = PAPER, colour: Colour = INK) -> Image.Image:
    """The ink image in 256 colours from paper (0) to ink (255)."""
    image = ink.copy()
    image.putpalette([round(paper[c] + (colour[c] - paper[c]) * v / 255) for v in range(256) for c in range(3)])
    return image


def clear(ink: Image.Image, colour: Colour = INK) -> Image.Image:
    """The ink alone on a transparent ground: 256 steps of one colour."""
    image = ink.copy()
    image.putpalette(list(colour) * 256)
    image.info["transparency"] = bytes(range(256))
    return image


def oval_mask(size: tuple[int, int], rng: Random, inner: float = 0.56, outer: float = 0.92) -> Image.Image:
    """Where a vignette shows: 255 inside, 0 outside, with an uneven hem.

    `inner` and `outer` are fractions of the way from the middle to the middle of an edge.
    """
    far = Image.radial_gradient("L").resize(size, Image.Resampling.BICUBIC)
    uneven = clouds(size, rng, 7, 3).point([round((v - 128) * 0.2) + 128 for v in range(256)])
    far = ImageChops.add(far, uneven, 1, -128)
    start, span = inner * 255, (outer - inner) * 255
    return far.point([max(0, min(255, round(255 * (1 - (v - start) / span)))) for v in range(256)])


def plate_mask(size: tuple[int, int], margin: int) -> Image.Image:
    """Where a plate shows: everything but a clean margin."""
    mask = wall(size, 0)
    mask.paste(255, (margin, margin, size[0] - margin, size[1] - margin))
    return mask
