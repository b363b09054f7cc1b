"""From tone to ink: lines as wide as the picture is dark, crossed by a second and a third set in the shadows."""

from __future__ import annotations

from itertools import pairwise

from PIL import Image, ImageChops

# How much of the paper each set of lines covers, at darkness 0 to 1, as (darkness, cover) corners. Covers below 0
# and above 1 leave no ink and no gap, whatever the softness of the line's edge.
FIRST = ((0.0, -0.4), (0.05, -0.4), (0.1, 0.06), (0.2, 0.16), (0.5, 0.45), (0.8, 0.74), (0.94, 1.2), (1.0, 1.4))
SECOND = ((0.0, -0.4), (0.42, -0.4), (0.48, 0.05), (0.85, 0.42), (1.0, 0.7))
THIRD = ((0.0, -0.4), (0.68, -0.4), (0.74, 0.06), (1.0, 0.5))

FLOOR, SPAN = 60, 153  # leave room on both sides of the profile for "surely ink" and "surely paper"

Corners = tuple[tuple[float, float], ...]


def cover_table(corners: Corners) -> list[float]:
    """The cover (0 to 1, or a little beyond) for each luminance 0-255, straight between the corners."""
    table = []
    for luminance in range(256):
        darkness = 1 - luminance / 255
        for (left, low), (right, high) in pairwise(corners):
            if darkness <= right:
                table.append(low + (high - low) * (darkness - left) / (right - left))
                break
    return table


def cut(luminance: Image.Image, phase: Image.Image, corners: Corners, period: float) -> Image.Image:
    """Ink (255) and paper (0) of one set of lines along `phase`, with edges one pixel soft."""
    # The lines' profile falls from their middle (FLOOR + SPAN) to the gap (FLOOR): ink is where it exceeds the bar.
    profile = phase.point([FLOOR + round(abs(value - 128) * SPAN / 128) for value in range(256)])
    bars = [max(0, min(255, round(FLOOR + SPAN * (1 - cover)))) for cover in cover_table(corners)]
    steepness = max(2.8, period * 0.8)
    return ImageChops.subtract(profile, luminance.point(bars), 1 / steepness, 128)


def hatch(luminance: Image.Image, phases: tuple[Image.Image, Image.Image, Image.Image], period: float) -> Image.Image:
    """All three sets of lines over each other."""
    ink = cut(luminance, phases[0], FIRST, period)
    ink = ImageChops.lighter(ink, cut(luminance, phases[1], SECOND, period))
    return ImageChops.lighter(ink, cut(luminance, phases[2], THIRD, period))
