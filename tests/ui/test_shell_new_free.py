"""Setting up a free table, and the way to it from the start screen and back."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge import library as library_module
from cthulhu_desktop.bridge.card_setup import FIRST_GAME, Deck, card_shelf
from cthulhu_desktop.bridge.desk import NewGame
from cthulhu_desktop.bridge.library import CardLibrary
from cthulhu_desktop.core.free.game import GAME
from cthulhu_desktop.core.free.things import Draw
from cthulhu_desktop.storage import Store
from cthulhu_desktop.storage.setting_keys import FREE_SETUP
from cthulhu_desktop.ui.freetable.page import FreeTablePage
from cthulhu_desktop.ui.shell.main_window import MainWindow
from cthulhu_desktop.ui.shell.new_cards_page import NewCardsPage
from cthulhu_desktop.ui.shell.new_free_page import NewFreePage
from cthulhu_desktop.ui.shell.pages import entries
from cthulhu_desktop.ui.shell.saved_page import game_title
from cthulhu_desktop.ui.shell.table_page import TablePage

Make = Callable[..., NewFreePage]


@pytest.fixture
def make(qtbot: QtBot, quiet_look: Callable[..., None]) -> Make:
    hosts = []

    def make(remembered: dict[str, Any] | None = None, own: tuple[Deck, ...] = ()) -> NewFreePage:
        host = QWidget()
        hosts.append(host)
        qtbot.addWidget(host)
        host.resize(1280, 680)
        page = NewFreePage(remembered or {}, lambda: own, host)
        page.resize(1280, 680)
        host.show()
        page.entered()
        qtbot.waitUntil(page.start.isEnabled)
        return page

    return make


def test_at_first_two_people_find_the_decks_of_a_first_game_and_the_stories(make: Make) -> None:
    page = make()
    setup = GAME.read_setup(page.setup())
    shelf = card_shelf()
    assert setup.seats == 2
    assert [len(pile) for pile in setup.piles] == [
        *(shelf.preset(key).size() for key in FIRST_GAME), len(shelf.catalogue.stories),
    ]  # fmt: skip
    assert setup.shuffle
    assert page.names_given() == ("Player 1", "Player 2")


def test_names_and_piles_are_chosen_and_remembered(make: Make) -> None:
    own = Deck("own", "7", "My deck", ((next(iter(card_shelf().catalogue.cards)), 3),))
    page = make(own=(own,))
    page.number.set_value("3")
    page.names[2].setText(" Zofia ")
    page.remove_row(page.rows[0])
    page.add_row({"source": "own", "key": "7"})
    page.shuffle.setChecked(False)
    setup = GAME.read_setup(page.setup())
    assert page.names_given()[2] == "Zofia"
    assert len(setup.piles) == 3
    assert setup.piles[-1] == tuple(own.ids())
    again = make(page.remember(), (own,))
    assert again.setup() == page.setup()
    assert again.names_given() == page.names_given()


def test_a_deck_of_a_file_becomes_one_more_pile(make: Make) -> None:
    page = make({"piles": []})
    assert page.none.isVisible()
    assert page.setup()["piles"] == []
    card = next(iter(card_shelf().catalogue.cards))
    page.add_deck(Deck("file", "/decks/old.o8d", "Old", ((card, 2),)))
    assert page.setup()["piles"] == [[card, card]]
    assert page.remember()["piles"] == []  # a file may have gone by the next time


@pytest.mark.parametrize("memory", [{"seats": 99, "names": 3, "piles": "x"}, {"piles": [7, {"source": "gone"}]}])
def test_a_memory_that_makes_no_sense_gives_way_to_the_usual(make: Make, memory: dict[str, Any]) -> None:
    page = make(memory)
    setup = GAME.read_setup(page.setup())
    assert setup.seats == 2
    assert all(setup.piles)


def test_a_change_of_language_reaches_rows_that_are_there_and_not_those_that_went(make: Make) -> None:
    page = make()
    page.remove_row(page.rows[0])
    page.rows[0].list.setItemText(0, "old")
    page.retranslate()
    assert page.rows[0].list.itemText(0) != "old"
    assert len(page.rows) == 2


def test_from_the_start_screen_to_the_table_and_on_later(qtbot: QtBot, window: MainWindow, store: Store) -> None:
    assert [entry.name for entry in entries(window) if entry.opens == "new_free"] == ["free"]
    window.open_page("new_free")
    page = cast(NewFreePage, window.made_page("new_free"))
    qtbot.waitUntil(page.start.isEnabled)
    page.names[0].setText("Ada")
    qtbot.mouseClick(page.start, Qt.MouseButton.LeftButton)
    shell = cast(TablePage, window.made_page("free_table"))
    table = cast(FreeTablePage, shell.table)
    assert table.names == ["Ada", "Player 2"]
    assert store.settings.get(FREE_SETUP)["names"][0] == "Ada"
    session = table.session
    assert session is not None
    session.submit(Draw(0, 2, hand=0, up=True), 0)
    digest = session.position().digest()
    window.leave_table()
    assert table.session is None
    row = window.services.desk.latest()
    assert row is not None
    assert (row.game, row.moves, game_title(row.game)) == ("free", 1, "Free table")
    window.continue_latest()
    assert table.session is not None
    assert table.session.position().digest() == digest
    table.curtain.open()
    qtbot.waitUntil(lambda: all(table.queue.knows(card.face) for card in table.hand.cards))
    assert all(card.toolTip() == table.queue.title(card.face) for card in table.hand.cards)
    assert not any(label.text() == "free" for label in window.findChildren(QLabel))


# ---- cards that are imported while the program runs

VISITOR = "octgn/visitor"


@pytest.fixture
def take_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Puts one card of another program into the folder of imported cards, as the library page does."""
    folder = tmp_path / "cards"
    folder.mkdir()
    monkeypatch.setattr(library_module, "_library", CardLibrary(imported=folder, cache=tmp_path / "cache"))

    def write() -> None:
        definition = {"id": VISITOR, "title": "The Visitor", "type": "character", "cost": 2}
        entry = {"kind": "card", "definition": definition, "manual": [], "waiting": [], "facts": {"text": ""}}
        (folder / "a.json").write_text(json.dumps({"form": 1, "cards": [entry]}), encoding="utf-8")

    return write


def test_an_open_free_table_learns_of_imported_cards(
    qtbot: QtBot, window: MainWindow, take_over: Callable[[], None]
) -> None:
    setup = GAME.write_setup(GAME.read_setup({"seats": 1, "piles": [["AE-001", VISITOR]]}))
    assert window.begin_game(NewGame("free", setup, (("Ada", None),)))
    table = cast(FreeTablePage, cast(TablePage, window.made_page("free_table")).table)
    qtbot.waitUntil(lambda: table.queue.knows("AE-001"), timeout=10_000)
    assert not table.queue.knows(VISITOR)
    take_over()
    window.services.decks().reload_cards("en")
    qtbot.waitUntil(lambda: table.queue.knows(VISITOR), timeout=10_000)
    assert table.queue.title(VISITOR) == "The Visitor"


def test_both_pages_that_set_up_card_tables_learn_of_imported_cards(
    qtbot: QtBot, window: MainWindow, take_over: Callable[[], None]
) -> None:
    free, cards = cast(NewFreePage, window.open_page("new_free")), cast(NewCardsPage, window.open_page("new_cards"))
    choice = cards.seats[0].decks
    qtbot.waitUntil(lambda: free.start.isEnabled() and choice.deck() is not None, timeout=10_000)
    take_over()
    window.services.decks().reload_cards("en")
    deck = Deck("file", "/decks/new.txt", "New", ((VISITOR, 2),))

    def known() -> bool:
        choice.add(deck)
        chosen = choice.deck()
        return chosen is not None and chosen.size() == 2

    qtbot.waitUntil(known, timeout=10_000)
    free.remove_row(free.rows[0])
    free.add_deck(deck)
    assert [VISITOR, VISITOR] in free.setup()["piles"]
