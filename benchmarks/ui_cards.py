"""The library and the builder: a key press until the cards it found are painted, and a deck until it is drawn."""

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


def measure() -> list[dict[str, Any]]:
    """Medians over letters and openings; `_worst` is the slowest letter."""
    from cthulhu_desktop.app import make_application
    from cthulhu_desktop.ui import theme

    make_application()
    theme.apply(theme.Look(motion=theme.Motion.OFF))
    found = []
    for size, name in SIZES:
        letters = list(_letters(size))
        found.append({"name": name, "value": statistics.median(letters), "unit": "ms"})
        found.append({"name": f"{name.removesuffix('_ms')}_worst_ms", "value": max(letters), "unit": "ms"})
    found.append({"name": "ui.deck_open_ms", "value": statistics.median(_openings()), "unit": "ms"})
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
                    began = time.perf_counter()
                    watch.painted = False
                    QTest.keyClicks(view.search.line, letter)
                    while not watch.painted:
                        QApplication.processEvents()
                    yield (time.perf_counter() - began) * 1000
        page.close()
        page.deleteLater()


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
            began = time.perf_counter()
            page = BuilderPage(desk, faces)
            page.set_language("en")
            page.open_deck(deck)
            page.resize(1280, 680)
            page.show()
            QApplication.processEvents()
            page.repaint()
            found.append((time.perf_counter() - began) * 1000)
            page.close()
            page.deleteLater()
            QApplication.processEvents()
    return found


if __name__ == "__main__":
    for figure in measure():
        print(f"{figure['name']} {figure['value']:.1f} {figure['unit']}")
