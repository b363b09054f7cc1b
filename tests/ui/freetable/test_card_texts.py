"""Cards at the free table say what the library's card page says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QLocale, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from cthulhu_desktop.bridge.card_setup import card_shelf
from cthulhu_desktop.bridge.library import CardLibrary
from cthulhu_desktop.core.catalogue.cards import CardDef
from cthulhu_desktop.ui.freetable import page as page_module
from cthulhu_desktop.ui.freetable.page import FreeTablePage
from tests.ui.freetable.conftest import AtTable

WORDS = "Forced: Ring the drowned bell until nobody hears it."
LONG = "Ring it once more, and listen. " * 90


def imported(text: str) -> CardDef:
    known = next(iter(card_shelf().catalogue.cards.values()))
    return replace(known, id="octgn/bell", title="Drowned Bell", abilities=(), keywords=())


@pytest.fixture(autouse=True)
def _language(qapp: QApplication) -> Any:
    before = QLocale()
    yield
    QLocale.setDefault(before)


def test_an_imported_card_keeps_the_words_it_came_with(table: AtTable) -> None:
    card = imported(WORDS)
    library = CardLibrary.of([card], printed={card.id: WORDS})
    table.page.know_cards(library.cards.values(), {card.id: WORDS})
    zoom = table.page.panel.zoom
    zoom.show_face(card.id)
    shown = library.text(card.id, "en")
    assert shown is not None
    assert WORDS in shown.text
    assert zoom.accessibleName() == "Drowned Bell"
    assert WORDS in zoom.accessibleDescription()
    faces = table.page.queue.faces
    with_words = faces.print_face(card.id, 300).toImage()
    faces.add([card], {card.id: ""})
    faces.forget()
    assert faces.print_face(card.id, 300).toImage() != with_words


def test_a_card_we_have_words_for_speaks_the_language_of_now(table: AtTable, quiet_look: Callable[..., None]) -> None:
    cards = card_shelf().catalogue.cards
    table.page.know_cards(cards.values())
    zoom, card = table.page.panel.zoom, next(card for card in cards.values() if card.abilities)
    zoom.show_face(card.id)
    library = CardLibrary.of([card])
    said = {}
    for language in ("de", "pl", "en"):
        QLocale.setDefault(QLocale(language))
        table.page.retranslate()
        text = library.text(card.id, language)
        assert text is not None
        said[language] = zoom.accessibleDescription()
        first = text.paragraphs[0].replace("**", "").split()[-3:]
        assert all(word in said[language] for word in first if word.isalpha())
    assert len(set(said.values())) == 3


def test_the_catalogue_brings_the_texts_of_imported_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    card = imported(WORDS)
    library = CardLibrary.of([card], printed={card.id: WORDS})
    library._imported = {card.id: replace(library._imported[card.id], plays=False)}
    monkeypatch.setattr(page_module, "card_library", lambda: library)
    definitions, printed = page_module._definitions()
    assert card in definitions
    assert dict(printed) == {card.id: WORDS}


def test_the_wheel_moves_a_long_text(table: AtTable) -> None:
    card = imported(LONG)
    page: FreeTablePage = table.page
    page.resize(1600, 1000)
    page.know_cards([card], {card.id: LONG})
    zoom = page.panel.zoom
    zoom.show_face(card.id)
    assert page.queue.faces.text_overflow(card.id)
    before = zoom.grab().toImage()
    at = QPointF(zoom.rect().center())
    for notches in (-1, 1):
        wheel = QWheelEvent(
            at, QPointF(zoom.mapToGlobal(at)), QPoint(), QPoint(0, 120 * notches), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(zoom, wheel)
        assert (zoom.grab().toImage() == before) == (notches == 1)
