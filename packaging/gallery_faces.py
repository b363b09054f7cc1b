"""Contact sheets of the card faces, and a full render in print quality; used by gallery.py.

Engravings are drawn from nothing in two processes, faces in this one as the engravings come.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QObject, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from cthulhu_desktop.bridge.pictures import decoded
from cthulhu_desktop.core.catalogue.cards import CardDef, StoryDef
from cthulhu_desktop.data_files import resource
from cthulhu_desktop.pictures.recipe import library
from cthulhu_desktop.pictures.worker import draw_job
from cthulhu_desktop.sets import catalogue_of, load_sets, read_presets
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardfaces import FaceStore, Shown
from cthulhu_desktop.wording import sentences

PROCESSES = 2
PRINT_WIDTH = 745
GAP = 8
Want = tuple[str, tuple[int, int]]
Make = Callable[[], QPixmap]


class Plates(QObject):
    """Stands in for the PictureLoader: remembers what was asked for and gives what it was given."""

    ready = Signal(str, QImage)

    def __init__(self) -> None:
        super().__init__()
        self.recipes = library()
        self.wanted: dict[Want, None] = {}
        self.images: dict[Want, QImage] = {}

    def key(self, picture: str, size: QSize, ratio: float = 1.0) -> str:
        """Like the loader's."""
        return f"{picture} {size.width()}x{size.height()}"

    def request(self, picture: str, size: QSize, ratio: float = 1.0) -> QImage | None:
        """What was given, else the wish is noted."""
        want = (picture, (size.width(), size.height()))
        if picture not in self.recipes:
            raise KeyError(picture)
        if want not in self.images:
            self.wanted[want] = None
        return self.images.get(want)

    def at_hand(self, picture: str, size: QSize, ratio: float = 1.0) -> QImage | None:
        """What was given."""
        return self.images.get((picture, (size.width(), size.height())))

    def draw(self, pool: ProcessPoolExecutor, keep: bool) -> Iterator[str]:
        """Draw all that was wanted; the ids of the cards as their pictures come. Unless `keep`, a picture is forgotten
        after its card had its turn."""
        wanted = list(self.wanted)
        self.wanted.clear()
        jobs = {pool.submit(draw_job, (self.recipes[name].text(), size)): (name, size) for name, size in wanted}
        for number, job in enumerate(as_completed(jobs), 1):
            want = jobs[job]
            image = decoded(job.result(), 1.0)
            self.images[want] = image
            self.ready.emit(self.key(want[0], QSize(*want[1])), image)
            progress("pictures", number, len(jobs))
            yield want[0]
            if not keep:
                del self.images[want]


def progress(what: str, done: int, all_of_them: int) -> None:
    """A bar on the terminal, a line each tenth elsewhere."""
    line = f"{what}: {'#' * (30 * done // max(1, all_of_them)):<30} {done}/{all_of_them}"
    if sys.stderr.isatty():
        print(f"\r{line}", end="\n" if done == all_of_them else "", file=sys.stderr, flush=True)
    elif done * 10 // all_of_them != (done - 1) * 10 // all_of_them:
        print(line, file=sys.stderr, flush=True)


def open_faces() -> tuple[FaceStore, Plates]:
    """A store of all cards, over plates."""
    if QGuiApplication.instance() is None:
        QApplication([])
    theme.apply(theme.Look(motion=theme.Motion.OFF))
    catalogue = catalogue_of(load_sets(resource("sets")))
    plates = Plates()
    return FaceStore({**catalogue.cards, **catalogue.stories}, plates), plates  # type: ignore[arg-type]


def render(folder: Path, language: str = "en", most: int | None = None) -> float:
    """All faces (or the first so many) in print quality as files; the seconds it took from nothing."""
    begin = time.perf_counter()
    faces, plates = open_faces()
    faces.set_language(language)
    for card_id in faces.ids()[:most]:
        faces.fetch(card_id, PRINT_WIDTH)
    folder.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(PROCESSES) as pool:
        for card_id in plates.draw(pool, keep=False):
            faces.print_face(card_id, PRINT_WIDTH).save(str(folder / f"{card_id}.png"), "PNG", 70)
    return time.perf_counter() - begin


def full_faces(faces: FaceStore) -> list[Make]:
    """Every card, 300 pixels wide."""
    return [_maker(faces.print_face, card_id, 300) for card_id in faces.ids()]


def languages(faces: FaceStore) -> list[Make]:
    """The longest texts in three languages, as large as in the zoom."""

    def make(card_id: str, language: str) -> QPixmap:
        faces.set_language(language)
        return faces.print_face(card_id, 360)

    cards = ("AE-143", "AE-237", "AE-188", "AE-041", "AE-192")
    return [_maker(make, card_id, language) for language in ("en", "pl", "de") for card_id in cards]


def table_faces(faces: FaceStore) -> list[Make]:
    """Every card as on the table, 80 and 120 pixels wide, some with marks."""
    marks = (None, None, Shown(skill=5), Shown(wounds=1), None, Shown(icons=(1, 1, 0, 0)), Shown(blank=True))
    made = []
    for number, card_id in enumerate(faces.ids()):
        width = 120 if number % 2 else 80
        shown = marks[number % len(marks)] if isinstance(faces.definition(card_id), CardDef) else None
        height = width * 63 / 88 if isinstance(faces.definition(card_id), StoryDef) else width * 88 / 63
        made.append(_maker(faces.table_face, card_id, width, height, shown))
    return made


def backs(faces: FaceStore) -> list[Make]:
    """Backs, resource edges and the boxes of the decks that come with the program."""
    made: list[Make] = [_maker(faces.back, kind, 220, 308) for kind in ("play", "insane", "domain")]
    made += [_maker(faces.back, kind, 308, 220) for kind in ("story", "domain")]
    one_each = {one.symbol: one.id for one in map(faces.definition, faces.ids()) if isinstance(one, CardDef)}
    made += [_maker(faces.resource_edge, card_id, 120, 26) for card_id in (*one_each.values(), "")]
    catalogue = catalogue_of(load_sets(resource("sets")))
    for deck in read_presets(resource("decks"), catalogue):
        cards = deck.definitions(catalogue)
        factions = tuple(dict.fromkeys(card.faction for card in cards if card.faction != "neutral"))[:4]
        best = max(cards, key=lambda card: (card.unique, card.skill))
        made.append(_maker(faces.deck_cover, factions, sentences("en").say(deck.name), best.id, 220, 300))
    return made


def dice(_faces: FaceStore) -> list[Make]:
    """Every face of a die as it lies, turned in all ways, plain, glowing and chosen."""
    from cthulhu_desktop.core.dice.faces import Face
    from cthulhu_desktop.ui.dicetable.dice_items import YAWS, die_look
    from cthulhu_desktop.ui.tabletop.items import State

    states = (State.CALM, State.GLOW, State.CHOSEN)
    return [
        _maker(die_look(face, step).pixmap, 96.0, 96.0, state, 1.0)
        for face in (*Face, None) for state in states for step in range(0, YAWS, max(1, YAWS // 4))
    ]  # fmt: skip


SHEETS: dict[str, tuple[Callable[[FaceStore], list[Make]], int]] = {
    "dice": (dice, 12),
    "faces": (full_faces, 12),
    "face_texts": (languages, 5),
    "table_faces": (table_faces, 16),
    "backs": (backs, 8),
}


def _maker(function: Callable[..., QPixmap], *args: object) -> Make:
    return lambda: function(*args)


def write_sheet(name: str, folder: Path) -> Path:
    """One of SHEETS as a picture file."""
    faces, plates = open_faces()
    make, across = SHEETS[name]
    makers = make(faces)
    for maker in makers:
        maker()
    with ProcessPoolExecutor(PROCESSES) as pool:
        for _card in plates.draw(pool, keep=True):
            pass
    path = folder / f"{name}.png"
    _sheet([maker() for maker in makers], across).save(str(path))
    return path


def _sheet(pictures: list[QPixmap], across: int) -> QImage:
    width = max(picture.width() for picture in pictures) + GAP
    rows = [pictures[at : at + across] for at in range(0, len(pictures), across)]
    heights = [max(picture.height() for picture in row) + GAP for row in rows]
    board = QImage(across * width + GAP, sum(heights) + GAP, QImage.Format.Format_RGB32)
    board.fill(QColor(theme.TABLE))
    painter = QPainter(board)
    top = GAP
    for row, height in zip(rows, heights, strict=True):
        for place, picture in enumerate(row):
            painter.drawPixmap(QRectF(GAP + place * width, top, picture.width(), picture.height()).topLeft(), picture)
        top += height
    painter.end()
    return board
