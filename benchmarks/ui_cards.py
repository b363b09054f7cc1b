"""The library and the builder: a key press until the cards it found are painted, a frame while the cards are scrolled,
and the builder until it is drawn. Milliseconds of processor time, so that other programs do not count."""

from __future__ import annotations

import dataclasses
import os
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

WORDS = ("ghoul", "the cult", "detective", "shoggoth")
SIZES = ((30_000, "search.keypress_ms"), (1_600, "search.keypress_small_ms"))
OPENINGS = 7
FRAMES = 120


def measure() -> list[dict[str, Any]]:
    """Medians over letters, frames and openings; `_worst` is the slowest letter, `_p99` all frames but one in a
    hundred."""
    from cthulhu_desktop.app import make_application
    from cthulhu_desktop.ui import theme

    make_application()
    theme.apply(theme.Look(motion=theme.Motion.OFF))
    found = []
    for size, name in SIZES:
        letters = list(_letters(size))
        found.append({"name": name, "value": statistics.median(letters), "unit": "ms"})
        found.append({"name": f"{name.removesuffix('_ms')}_worst_ms", "value": max(letters), "unit": "ms"})
    for way, frames in _frames(SIZES[0][0]).items():
        found.append({"name": f"ui.scroll_{way}_ms_median", "value": statistics.median(frames), "unit": "ms"})
        found.append({"name": f"ui.scroll_{way}_ms_p99", "value": _p99(frames), "unit": "ms"})
    found.append({"name": "ui.builder_open_ms", "value": statistics.median(_openings()), "unit": "ms"})
    return found


@contextmanager
def _desk(library: Any) -> Iterator[Any]:
    from cthulhu_desktop.bridge.deck_desk import DeckDesk
    from cthulhu_desktop.storage import Store

    with tempfile.TemporaryDirectory() as folder, Store.open(Path(folder)) as store:
        yield DeckDesk(store, lambda: library)


def _many(size: int) -> Any:
    """A library of that many cards with titles and texts as long as real ones."""
    from cthulhu_desktop.bridge.library import CardLibrary, card_library

    known = list(card_library().cards.values())
    texts = ["Response: after this character is committed to a story, choose an exhausted character there. Ready it. "
             "If your opponent has more cards in hand than you, draw a card.", "Attached character gains a struggle.",
             "Forced response: when the Mad Cult is destroyed, each ghoul and each detective goes insane."]  # fmt: skip
    words = sorted({word for card in known for word in card.title.split() if word.isalpha()})
    cards = [
        dataclasses.replace(
            known[at % len(known)], id=f"B-{at}", abilities=(),
            title=f"{known[at % len(known)].title} {words[at * 7 % len(words)]} {at}",
        )
        for at in range(size)
    ]  # fmt: skip
    return CardLibrary.of(cards, printed={card.id: texts[at % len(texts)] for at, card in enumerate(cards)})


def _letters(size: int) -> Iterator[float]:
    """Milliseconds from each key press to the painted grid and to the painted table."""
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from cthulhu_desktop.ui.cardfaces import FaceStore
    from cthulhu_desktop.ui.deckbuilder.library_page import LibraryPage

    library = _many(size)
    with _desk(library) as desk:
        page = LibraryPage(desk, FaceStore(library.cards))
        page.set_language("en")
        page.resize(1280, 680)
        page.show()
        view = page.library
        for grid in (True, False):
            view.show_grid(grid)
            QTest.qWait(300)
            watch = _watch_painting(view.view().viewport())
            for word in WORDS:
                view.search.line.clear()
                for letter in word:
                    QTest.qWait(40)
                    began = time.process_time()
                    watch.painted = False
                    QTest.keyClicks(view.search.line, letter)
                    while not watch.painted:
                        QApplication.processEvents()
                    yield (time.process_time() - began) * 1000
        page.close()
        page.deleteLater()


def _frames(size: int) -> dict[str, list[float]]:
    """Milliseconds of each frame while the wheel turns slowly and fast, in grid and table: scrolling, painting, and the
    share of drawing faces that goes before the next frame."""
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from cthulhu_desktop.ui.cardfaces import FaceStore
    from cthulhu_desktop.ui.deckbuilder.library_page import LibraryPage

    library = _many(size)
    found: dict[str, list[float]] = {}
    with _desk(library) as desk:
        page = LibraryPage(desk, FaceStore(library.cards))
        page.set_language("en")
        page.resize(1280, 680)
        page.show()
        view = page.library
        for grid in (True, False):
            view.show_grid(grid)
            QTest.qWait(300)
            bar = view.view().verticalScrollBar()
            frames = found.setdefault("grid" if grid else "table", [])
            for step in (*[24] * FRAMES, *[400] * FRAMES):
                began = time.process_time()
                bar.setValue(bar.value() + step)
                QApplication.processEvents()
                frames.append((time.process_time() - began) * 1000)
        page.close()
        page.deleteLater()
    return found


def _p99(values: list[float]) -> float:
    return sorted(values)[int(len(values) * 0.99)]


def _watch_painting(viewport: Any) -> Any:
    """An object whose `painted` becomes true when the cards are painted."""
    from PySide6.QtCore import QEvent, QObject

    class Watch(QObject):
        painted = False

        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
            self.painted = self.painted or event.type() == QEvent.Type.Paint
            return False

    watch = Watch(viewport)
    viewport.installEventFilter(watch)
    return watch


def _openings() -> list[float]:
    """Milliseconds from the wish to build on a deck until builder, deck and cards are painted; cards are read."""
    from PySide6.QtWidgets import QApplication

    from cthulhu_desktop.bridge.library import card_library
    from cthulhu_desktop.ui.cardfaces import FaceStore
    from cthulhu_desktop.ui.deckbuilder.builder_page import BuilderPage

    library = card_library()
    library.prepare("en")
    found = []
    with _desk(library) as desk:
        deck = desk.create(desk.presets("en")[0])
        faces = FaceStore(library.cards)
        for _ in range(OPENINGS):
            began = time.process_time()
            page = BuilderPage(desk, faces)
            page.set_language("en")
            page.open_deck(deck)
            page.resize(1280, 680)
            page.show()
            QApplication.processEvents()
            page.repaint()
            found.append((time.process_time() - began) * 1000)
            page.close()
            page.deleteLater()
            QApplication.processEvents()
    return found


if __name__ == "__main__":
    for figure in measure():
        print(f"{figure['name']} {figure['value']:.1f} {figure['unit']}")
