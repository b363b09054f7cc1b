"""The program's icon: an eye with a slit, feelers below it, in a ring of brass. SVG text, and rasters of any size."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cthulhu_desktop.pictures.vectors import circle, commands, raster

if TYPE_CHECKING:
    from PIL import Image

BOX = 64.0
SIMPLE_UPTO = 24  # pixels up to which the drawing without feelers is used
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)

BRASS, BRASS_LIGHT, TABLE, PAPER, INK = "#B08D57", "#D9B878", "#14231F", "#EDE3CC", "#241C17"
SEA = "#3E6B5C"

_EYE = "M9 29 Q20 13 32 13 Q44 13 55 29 Q44 45 32 45 Q20 45 9 29 Z"
_PUPIL = "M32 16 Q37.4 29 32 42 Q26.6 29 32 16 Z"
_FEELERS = (
    "M23 43 C22 48 17 48 15 52 C14 55 17 56 18 54 C18 59 11 58 11.6 52 C12.4 47 17 46 17.6 41.4 Z",
    "M41 43 C42 48 47 48 49 52 C50 55 47 56 46 54 C46 59 53 58 52.4 52 C51.6 47 47 46 46.4 41.4 Z",
    "M28.6 44 C28.4 50 30 53 28.4 56.4 C27.4 58.6 25 57.6 25.6 "
    "55.8 C23 58.6 26.6 62 30.4 59.6 C34.6 56.6 34 50 35.4 44 Z",
)

Layer = tuple[str, str]  # path text, colour


def layers(*, simple: bool = False) -> list[Layer]:
    """What is painted, from back to front."""
    ground: list[Layer] = [
        (circle(32, 32, 31.5), INK),
        (circle(32, 32, 30.4), BRASS),
        (circle(32, 32, 29), BRASS_LIGHT),
        (circle(32, 32.6, 28.2), BRASS),
        (circle(32, 32, 25), TABLE),
    ]
    if simple:
        eye = "M6 32 Q18 13 32 13 Q46 13 58 32 Q46 51 32 51 Q18 51 6 32 Z"
        return [
            (circle(32, 32, 32), BRASS),
            (circle(32, 32, 26), TABLE),
            (eye, PAPER),
            (circle(32, 32, 14), SEA),
            ("M32 18 Q40 32 32 46 Q24 32 32 18 Z", INK),
        ]
    feelers: list[Layer] = [(text, SEA) for text in _FEELERS]
    return [
        *ground,
        *feelers,
        (_EYE, PAPER),
        (circle(32, 29, 13.6), SEA),
        (circle(32, 29, 10.4), "#5E9480"),
        (_PUPIL, INK),
        (circle(36.6, 23.4, 2.2), PAPER),
    ]


def icon_svg(*, simple: bool = False) -> str:
    """The icon as an SVG document."""
    paths = "\n".join(f'  <path fill="{colour}" d="{text}"/>' for text, colour in layers(simple=simple))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {BOX:g} {BOX:g}">\n{paths}\n</svg>\n'


def icon_image(size: int) -> Image.Image:
    """The icon as an RGBA image of `size` pixels; the simple drawing where details would blur."""
    from PIL import Image

    image = Image.new("RGBA", (size, size), (0, 0, 0, 0))
    for text, colour in layers(simple=size <= SIMPLE_UPTO):
        layer = Image.new("RGBA", (size, size), colour)
        layer.putalpha(raster(commands(text), BOX, size))
        image.alpha_composite(layer)
    return image
