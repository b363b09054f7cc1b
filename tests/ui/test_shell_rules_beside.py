"""The rules beside a table: where there is room they open next to the game, which stays where it is."""

from __future__ import annotations

import os
from typing import Any

import pytest
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge.desk import NewGame
from cthulhu_desktop.bridge.examples import example_keys
from cthulhu_desktop.rulebook.shelf import Shelf
from cthulhu_desktop.ui.shell.main_window import MainWindow


@pytest.fixture
def at_table(qtbot: QtBot, window: MainWindow) -> MainWindow:
    """The window with a dice game on its table."""
    assert window.begin_game(NewGame("dice", {"cults": 2}, (("Ada", None), ("Konrad", None))))
    return window


def test_a_rule_opens_beside_the_table_and_the_game_stays(at_table: MainWindow) -> None:
    at_table.open_rule("DG-4.5")
    assert at_table.page_name == "dice_table"
    assert at_table.beside.shown
    reader = at_table.beside.reader
    assert reader is not None
    assert reader.page.marked == Shelf().load("dice", "en").place_of_rule("DG-4.5")
    assert 320 <= reader.width() <= 480
    folder = os.environ.get("CTHULHU_GRABS")
    if folder:
        at_table.grab().save(f"{folder}/beside.png")


def test_the_tables_own_panel_gives_way_to_the_rules(qtbot: QtBot, at_table: MainWindow) -> None:
    table: Any = at_table.page("dice_table")
    assert not table.table.drawer
    at_table.open_rule("")
    assert table.table.drawer
    at_table.beside.put_away()
    qtbot.waitUntil(lambda: not table.table.drawer)


def test_closing_the_rules_leaves_the_table(at_table: MainWindow) -> None:
    at_table.open_rule("")
    reader = at_table.beside.reader
    assert reader is not None
    reader.closed.emit()
    assert not at_table.beside.shown
    assert at_table.page_name == "dice_table"


def test_the_panel_keeps_its_place_and_shares_it_with_the_page(at_table: MainWindow) -> None:
    at_table.open_rule("DG-7.1")
    reader = at_table.beside.reader
    assert reader is not None
    place = reader.place()
    at_table.beside.put_away()
    at_table.open_rule("")
    assert reader.place().page == place.page
    at_table.beside.put_away()
    at_table.leave_table()
    page: Any = at_table.open_page("rules")
    assert page.place().page == place.page


def test_a_window_without_room_shows_the_rules_as_a_page(qtbot: QtBot, at_table: MainWindow) -> None:
    at_table.open_rule("")
    at_table.resize(1000, 700)
    qtbot.waitUntil(lambda: not at_table.beside.shown)
    at_table.open_rule("DG-4.5")
    assert at_table.page_name == "rules"


def test_leaving_the_table_puts_the_panel_away(at_table: MainWindow) -> None:
    at_table.open_rule("")
    at_table.leave_table()
    assert not at_table.beside.shown


def test_away_from_a_table_the_rules_are_a_page(window: MainWindow) -> None:
    window.open_rule("DG-4.5")
    assert window.page_name == "rules"


def test_the_help_key_opens_the_panel(qtbot: QtBot, at_table: MainWindow) -> None:
    keys = QKeySequence(QKeySequence.StandardKey.HelpContents)
    action = next(action for action in at_table.actions() if action.shortcut() == keys)
    action.trigger()
    assert at_table.beside.shown


def test_the_panel_follows_the_language(at_table: MainWindow) -> None:
    at_table.open_rule("DG-4.5")
    reader = at_table.beside.reader
    assert reader is not None
    at_table.services.preferences.put("language", "de")
    assert reader.language == "de"


def test_an_example_of_the_book_opens_on_the_table(qtbot: QtBot, window: MainWindow) -> None:
    reader: Any = window.open_page("rules")
    with qtbot.waitSignal(reader.example_wanted):
        reader.follow("scenario:mill")
    qtbot.waitUntil(lambda: window.page_name == "cards_table", timeout=20_000)
    assert "mill" in example_keys()


def test_a_keyword_of_the_book_leads_to_its_cards(qtbot: QtBot, window: MainWindow) -> None:
    reader: Any = window.open_page("rules")
    reader.follow("cards:willpower")
    assert window.page_name == "library"
    page: Any = window.page("library")
    assert page.library.search.text() == "keyword:willpower"
    qtbot.waitUntil(lambda: 0 < page.library.model.rowCount() < 40, timeout=20_000)
