"""Thirty thousand cards: only what is seen costs anything."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge.deck_desk import DeckDesk
from cthulhu_desktop.bridge.library import CardLibrary
from cthulhu_desktop.storage import Store
from cthulhu_desktop.ui.cardfaces import FaceStore
from cthulhu_desktop.ui.deckbuilder.library_page import LibraryPage
from cthulhu_desktop.ui.deckbuilder.models import CardListModel, Column
from tests.ui.deckbuilder.conftest import many_cards

MANY = 30_000


@pytest.fixture(scope="module")
def big(library: CardLibrary) -> CardLibrary:
    cards = many_cards(library, MANY)
    texts = ("Draw a card when a ghoul comes.", "Each detective goes insane.", "Ready this character.")
    return CardLibrary.of(cards, printed={card.id: texts[at % 3] for at, card in enumerate(cards)})


@pytest.fixture
def page(big: CardLibrary, store: Store, shown: Callable[[QWidget], None]) -> LibraryPage:
    made = LibraryPage(DeckDesk(store, lambda: big), FaceStore(big.cards))
    made.set_language("en")
    shown(made)
    return made


def test_a_letter_paints_only_what_is_seen(qtbot: QtBot, page: LibraryPage, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    row = CardListModel.row
    monkeypatch.setattr(CardListModel, "row", lambda self, place: (asked.append(place), row(self, place))[1])
    for grid in (True, False):
        page.library.show_grid(grid)
        qtbot.keyClicks(page.library.search.line, "ghoul")
        QApplication.sendPostedEvents()
        asked.clear()
        qtbot.keyClick(page.library.search.line, Qt.Key.Key_Backspace)
        qtbot.waitUntil(lambda: bool(asked))
        assert page.library.model.rowCount() > 5_000
        assert len(set(asked)) < 100
        page.library.search.line.clear()


def test_a_letter_takes_little_of_the_processor(qtbot: QtBot, page: LibraryPage) -> None:
    """The figures themselves are measured by benchmarks/ui_cards.py; here only a slip of a whole order is caught."""
    for grid in (True, False):
        page.library.show_grid(grid)
        qtbot.keyClicks(page.library.search.line, "de")
        QApplication.processEvents()
        began = time.thread_time()
        qtbot.keyClicks(page.library.search.line, "t")
        QApplication.sendPostedEvents()
        assert time.thread_time() - began < 0.4
        page.library.search.line.clear()


def test_the_last_card_can_be_reached_and_chosen(qtbot: QtBot, page: LibraryPage) -> None:
    page.library.focus_cards()
    view = page.library.view()
    qtbot.waitUntil(lambda: not view.visualRect(page.library.model.index(MANY - 1, 0)).isEmpty(), timeout=20_000)
    qtbot.keyClick(view, Qt.Key.Key_End)
    last = page.library.model.row(MANY - 1).id
    assert page.library.current() == last
    assert page.panel.card == last
    qtbot.waitUntil(lambda: not page.library.faces.busy, timeout=20_000)
    index = page.library.model.index(MANY - 1, 0)
    assert view.viewport().rect().intersects(view.visualRect(index))


def test_the_chosen_card_is_found_again_among_all(page: LibraryPage) -> None:
    page.library.choose("T-12345")
    page.library.search.set_text("12345")
    page.library.search.set_text("")
    assert page.library.current() == "T-12345"


def test_thirty_thousand_rows_are_sorted(big: CardLibrary, qtbot: QtBot) -> None:
    model = CardListModel()
    model.set_rows(big.rows("en"), "en")
    model.sort(Column.SKILL, Qt.SortOrder.DescendingOrder)
    skills = [model.row(place).skill or 0 for place in range(model.rowCount())]
    assert len(skills) == MANY
    assert skills == sorted(skills, reverse=True)
