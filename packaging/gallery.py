"""Contact sheets of all that pictures/ can draw, into build/gallery/, and the icon in all sizes, into build/icons/.

    python packaging/gallery.py [recipes|cards|subjects|settings|lights|moods|signs|icons …]
    python packaging/gallery.py [faces|face_texts|table_faces|backs|dice|screens …]     what the window shows
    python packaging/gallery.py render     all faces in print quality into build/faces/ (only when it is named)
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from PIL import Image, ImageDraw

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

import gallery_faces  # noqa: E402

from cthulhu_desktop.pictures import icon, names, signs  # noqa: E402
from cthulhu_desktop.pictures.engrave import engrave  # noqa: E402
from cthulhu_desktop.pictures.recipe import Placed, Recipe, card_recipes, library  # noqa: E402
from cthulhu_desktop.pictures.vectors import raster  # noqa: E402

CARD = (552, 400)
GROUND, WORDS = (0x3A, 0x2A, 0x1E), (0xED, 0xE3, 0xCC)
Labelled = tuple[str, Recipe]


def recipes() -> Iterator[Labelled]:
    """The pictures of the interface."""
    own = card_recipes()
    yield from ((name, recipe) for name, recipe in library().items() if name not in own)


def cards() -> Iterator[Labelled]:
    """The pictures of the cards by card id."""
    yield from card_recipes().items()


def subjects() -> Iterator[Labelled]:
    """Every subject alone, as large as fits."""
    for kind in names.SUBJECTS:
        yield kind, Recipe("plain", (Placed(kind),), light="window", place=(0.85, 0.1))


def settings() -> Iterator[Labelled]:
    """Every setting with two of the lights."""
    for setting in names.SETTINGS:
        for light in ("moon", "lamp"):
            yield f"{setting} · {light}", Recipe(setting, light=light, seed=3)


def lights() -> Iterator[Labelled]:
    """Every light indoors and outdoors."""
    for light in names.LIGHTS:
        yield f"{light} · cellar", Recipe("cellar", (Placed("idol", 0.52, size=0.6),), light=light, seed=4)
        yield f"{light} · stone_circle", Recipe("stone_circle", (Placed("cultist", size=0.7),), light=light, seed=4)


def moods() -> Iterator[Labelled]:
    """Every mood, on one picture, in the three styles."""
    ground = Recipe("street", (Placed("detective", 0.36, 1.5, 1.35),), light="lamp", place=(0.72, 0.3), seed=1)
    for mood in names.MOODS:
        yield mood, replace(ground, mood=mood)
    for style in names.STYLES:
        yield style, replace(ground, style=style, frame="vignette")


SHEETS = {
    "recipes": recipes,
    "cards": cards,
    "subjects": subjects,
    "settings": settings,
    "lights": lights,
    "moods": moods,
}


def sheet(pictures: Iterable[Labelled], across: int = 4) -> Image.Image:
    """The pictures in rows, each with its name and the time it took."""
    drawn = []
    for label, recipe in pictures:
        start = time.perf_counter()
        image = engrave(recipe, CARD).convert("RGBA")
        drawn.append((f"{label} · {1000 * (time.perf_counter() - start):.0f} ms", image))
    rows = -(-len(drawn) // across)
    board = Image.new("RGB", (across * (CARD[0] + 8) + 8, rows * (CARD[1] + 26) + 8), GROUND)
    brush = ImageDraw.Draw(board)
    for number, (label, image) in enumerate(drawn):
        x, y = 8 + number % across * (CARD[0] + 8), 4 + number // across * (CARD[1] + 26)
        brush.text((x, y + 4), label, fill=WORDS)
        board.paste(WORDS, (x, y + 20, x + CARD[0], y + 20 + CARD[1]))
        board.paste(image, (x, y + 20), image)
    return board


def sign_sheet() -> Image.Image:
    """The signs at 64, 24, 16 and 12 pixels."""
    board = Image.new("RGB", (80 * len(signs.SIGNS), 170), WORDS)
    for number, name in enumerate(signs.SIGNS):
        y = 8
        for size in (64, 24, 16, 12):
            board.paste(GROUND, (number * 80 + 8, y), raster(signs.path(name), signs.BOX, size))
            y += size + 8
    return board


def write_icons(folder: Path) -> None:
    """PNG files of all sizes and an .ico for Windows."""
    folder.mkdir(parents=True, exist_ok=True)
    images = [icon.icon_image(size) for size in icon.SIZES]
    for size, image in zip(icon.SIZES, images, strict=True):
        image.save(folder / f"cthulhu-desktop-{size}.png")
    small = [image for image in images if image.size[0] <= 256]
    small[-1].save(folder / "cthulhu-desktop.ico", append_images=small[:-1], sizes=[image.size for image in small])


def main(wanted: list[str]) -> int:
    """Write the sheets asked for, or all."""
    known = (*SHEETS, *gallery_faces.SHEETS, "signs", "icons", "screens", "render")
    unknown = [name for name in wanted if name not in known]
    if unknown:
        print(f"unknown: {', '.join(unknown)}; known: {', '.join(known)}", file=sys.stderr)
        return 2
    gallery = TOP / "build" / "gallery"
    gallery.mkdir(parents=True, exist_ok=True)
    for name, pictures in SHEETS.items():
        if not wanted or name in wanted:
            sheet(pictures()).save(gallery / f"{name}.png")
            print(gallery / f"{name}.png")
    for name in gallery_faces.SHEETS:
        if not wanted or name in wanted:
            print(gallery_faces.write_sheet(name, gallery))
    if "render" in wanted:
        seconds = gallery_faces.render(TOP / "build" / "faces")
        print(f"{TOP / 'build' / 'faces'} · {seconds:.0f} s")
    if not wanted or "signs" in wanted:
        sign_sheet().save(gallery / "signs.png")
        print(gallery / "signs.png")
    if not wanted or "screens" in wanted:
        import take_screenshots

        take_screenshots.main("en", gallery)
        print(gallery)
    if not wanted or "icons" in wanted:
        write_icons(TOP / "build" / "icons")
        print(TOP / "build" / "icons")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
