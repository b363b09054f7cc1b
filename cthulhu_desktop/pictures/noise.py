"""Seeded noise as greyscale images: the same generator state gives the same picture on every system."""

from __future__ import annotations

from random import Random

from PIL import Image, ImageChops, ImageOps

BICUBIC = Image.Resampling.BICUBIC


def lattice(size: tuple[int, int], rng: Random, cells: int) -> Image.Image:
    """One octave of smooth noise; `cells` random values lie along the longer side."""
    width, height = size
    step = max(width, height) / max(cells, 2)
    across, down = max(2, round(width / step) + 1), max(2, round(height / step) + 1)
    seedling = Image.frombytes("L", (across, down), rng.randbytes(across * down))
    return seedling.resize(size, BICUBIC)


def clouds(
    size: tuple[int, int], rng: Random, cells: int = 5, octaves: int = 3, *, stretch: bool = True
) -> Image.Image:
    """Smooth noise of several octaves, each twice as fine and half as strong; stretched to the full 0-255."""
    image = lattice(size, rng, cells)
    for octave in range(1, octaves):
        finer = lattice(size, rng, cells * 2**octave)
        image = Image.blend(image, finer, 0.5 ** (octave + 0.3))
    return ImageOps.autocontrast(image, cutoff=0.5) if stretch else image


def grain(size: tuple[int, int], rng: Random, dot: float = 1.0) -> Image.Image:
    """Fine noise whose dots are `dot` pixels wide: paper fibres, plaster, rust."""
    cells = max(2, round(max(size) / max(dot, 0.5)))
    return lattice(size, rng, cells)


def wall(size: tuple[int, int], value: int) -> Image.Image:
    """A plain greyscale image."""
    return Image.new("L", size, value)


def streaks(size: tuple[int, int], rng: Random, across: int, down: int) -> Image.Image:
    """Noise drawn out along one axis: water, wood, rain; `across` and `down` are the cells along each side."""
    seedling = Image.frombytes("L", (across + 1, down + 1), rng.randbytes((across + 1) * (down + 1)))
    image = seedling.resize(size, BICUBIC)
    return ImageChops.overlay(image, image)
