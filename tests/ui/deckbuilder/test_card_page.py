"""The page of a card: keywords and rulings with the way into the rulebook; how cards are shown is remembered; cards of
other programs are imported beside the window."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge.card_import import Imported
from cthulhu_desktop.bridge.deck_desk import DeckDesk
from cthulhu_desktop.bridge.tasks import TaskCancelled
from cthulhu_desktop.reading.problems import ReadingProblem
from cthulhu_desktop.storage import Store
from cthulhu_desktop.storage.setting_keys import LAST_FOLDER, LIBRARY
from cthulhu_desktop.ui.cardfaces import FaceStore
from cthulhu_desktop.ui.deckbuilder.builder_page import BuilderPage
from cthulhu_desktop.ui.deckbuilder.card_import import CardImport
from cthulhu_desktop.ui.deckbuilder.library_page import LibraryPage
from cthulhu_desktop.ui.shell.main_window import MainWindow
from cthulhu_desktop.ui.widgets.texts import Texts


def test_keywords_lead_to_their_rules_and_are_explained(qtbot: QtBot, library_page: LibraryPage) -> None:
    panel = library_page.panel
    panel.show_card("AE-007")
    html = panel.text.toHtml()
    assert 'href="rule:CG-21.1.1"' in html
    assert 'href="rule:CG-21.3.2"' in html
    assert "Heroic. Toughness +3. Willpower." in panel.text.toPlainText()
    assert "cannot be brought into play beside a Villainous" in panel.text.toPlainText()
    with qtbot.waitSignal(library_page.rule_wanted) as asked:
        panel.text.anchorClicked.emit(QUrl("rule:CG-21.3.2"))
    assert asked.args == ["CG-21.3.2"]


def test_a_tricky_card_says_how_it_is_read_in_the_language_of_the_card(library_page: LibraryPage) -> None:
    panel = library_page.panel
    panel.show_card("AE-022")
    assert "The whole effect is cancelled" in panel.text.toPlainText()
    assert "CG-12.4.8" in panel.text.toPlainText()
    panel.show_in("de")
    assert "Der ganze Effekt wird annulliert" in panel.text.toPlainText()
    panel.show_card("AE-002")
    assert "How it is read" not in panel.text.toPlainText()


def test_how_cards_are_shown_is_remembered(
    qtbot: QtBot, desk: DeckDesk, faces: FaceStore, shown: Callable[[QWidget], None]
) -> None:
    kept: dict[str, str] = {}
    page = LibraryPage(desk, faces, kept=kept)
    page.set_language("en")
    shown(page)
    page.library.as_table.click()
    page.library.zoom.setValue(180)
    qtbot.waitUntil(lambda: kept == {"library.view": "list", "library.size": "180"})
    again = LibraryPage(desk, faces, kept=kept)
    qtbot.addWidget(again)
    assert again.library.view() is again.library.table
    assert again.library.zoom.value() == 180
    builder = BuilderPage(desk, faces, kept=kept)  # has a view of its own
    qtbot.addWidget(builder)
    assert builder.library.view() is builder.library.grid


def test_what_was_kept_and_makes_no_sense_is_left_aside(qtbot: QtBot, desk: DeckDesk, faces: FaceStore) -> None:
    page = LibraryPage(desk, faces, kept={"library.view": "7", "library.size": "wide"})
    qtbot.addWidget(page)
    assert page.library.view() is page.library.grid
    assert page.library.zoom.value() == 132


# ---- in the window


def test_the_window_keeps_view_and_folder(window: MainWindow, store: Store, tmp_path: Path) -> None:
    page = window.open_page("library")
    assert isinstance(page, LibraryPage)
    page.library.as_table.click()
    assert store.settings.get(LIBRARY) == {"library.view": "list"}
    builder = window.page("builder")
    assert isinstance(builder, BuilderPage)
    builder.export_to(tmp_path / "deck.coc")
    assert store.settings.get(LAST_FOLDER) == str(tmp_path)
    builder.editor.close()


def test_a_card_of_the_table_opens_in_the_library_whatever_was_searched(window: MainWindow) -> None:
    page = window.open_page("library")
    assert isinstance(page, LibraryPage)
    page.library.search.set_text("tommygun")
    window.open_page("start")
    table = window.page("cards_table").table  # type: ignore[attr-defined]
    table.card_wanted.emit("AE-001")
    assert window.page_name == "library"
    assert page.library.current() == "AE-001"
    assert page.panel.card == "AE-001"


def test_a_clear_deck_file_opens_in_the_builder_and_twice_is_one_deck(
    window: MainWindow, store: Store, tmp_path: Path
) -> None:
    file = tmp_path / "list.txt"
    file.write_text("2 Beat Cop\n", encoding="utf-8")
    for _ in range(2):
        window.open_page("start")
        assert window.open_file(file)
        assert window.page_name == "builder"
    assert [saved.name for saved in store.decks.list()] == ["list"]
    file.write_text("2 Beat Copp\n", encoding="utf-8")
    window.open_file(file)
    assert window.page_name == "decks"  # there is something to ask
    builder = window.page("builder")
    assert isinstance(builder, BuilderPage)
    builder.editor.close()


# ---- imports


def test_an_import_shows_how_far_it_is_and_tells_what_came(qtbot: QtBot, qapp: object) -> None:
    go = threading.Event()

    def read(_source: Path, tell: Callable[[float], None]) -> Imported:
        tell(0.25)
        assert go.wait(20)
        return Imported(7, 5, Path("cards.json"))

    strip = CardImport(Texts(), read)
    qtbot.addWidget(strip)
    strip.begin(Path("folder/game.o8g"))
    assert strip.isVisible()
    assert not strip.button.isEnabled()
    qtbot.waitUntil(lambda: strip.bar.value() == 250)
    with qtbot.waitSignal(strip.imported) as told:
        go.set()
    assert told.args == [Imported(7, 5, Path("cards.json"))]
    assert not strip.isVisible()
    assert strip.button.isEnabled()


def test_an_import_can_be_stopped(qtbot: QtBot, qapp: object) -> None:
    begun, go, ended = threading.Event(), threading.Event(), threading.Event()

    def read(_source: Path, tell: Callable[[float], None]) -> Imported:
        begun.set()
        try:
            assert go.wait(20)
            tell(0.5)
        except TaskCancelled:
            ended.set()
            raise
        return Imported(1, 1, Path("cards.json"))

    strip = CardImport(Texts(), read)
    qtbot.addWidget(strip)
    strip.begin(Path("game.o8g"))
    task = strip.task
    assert task is not None
    qtbot.waitUntil(begun.is_set)
    strip.stop.click()
    with qtbot.waitSignal(task.finished):
        go.set()
    assert ended.is_set()
    assert not strip.isVisible()
    assert strip.task is None


def test_an_import_that_fails_says_why(qtbot: QtBot, qapp: object, tmp_path: Path) -> None:
    strip = CardImport(Texts())
    qtbot.addWidget(strip)
    with qtbot.waitSignal(strip.problem) as told:
        strip.begin(tmp_path / "nothing.o8g")
    assert isinstance(told.args[0], ReadingProblem)
    assert strip.button.isEnabled()
