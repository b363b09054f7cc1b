"""The shelf of decks, and decks on their way in and out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge.deck_desk import DeckDesk
from cthulhu_desktop.core.decks.deck import Deck, Placeholder
from cthulhu_desktop.ui.deckbuilder.builder_page import BuilderPage
from cthulhu_desktop.ui.deckbuilder.decks_page import DecksPage
from cthulhu_desktop.ui.deckbuilder.exchange import ImportDialog, file_name
from cthulhu_desktop.ui.shell.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton


def names(page: DecksPage) -> list[str]:
    return [page.model.entry(place).saved.name for place in range(page.model.rowCount())]


def choose(page: DecksPage, name: str) -> None:
    page.view.setCurrentIndex(page.model.index(names(page).index(name), 0))


def test_an_empty_shelf_says_how_to_begin(decks_page: DecksPage) -> None:
    assert decks_page.empty.isVisible()
    assert not decks_page.open.isEnabled()


def test_an_empty_shelf_offers_the_decks_of_the_program(qtbot: QtBot, decks_page: DecksPage) -> None:
    starters, ready = decks_page.starters, decks_page.ready
    assert starters.isVisible()
    assert decks_page.view.isHidden()
    assert ready.rowCount() == len(decks_page.desk.library.presets)
    starters.setFocus()
    starters.setCurrentIndex(ready.index(1, 0))
    with qtbot.waitSignal(decks_page.open_wanted) as told:
        qtbot.keyClick(starters, Qt.Key.Key_Return)
    copied, deck = decks_page.desk.deck(told.args[0]), ready.entry(1).saved.deck
    assert deck is not None
    assert (copied.name, copied.cards) == (deck.name, deck.cards)
    assert starters.isHidden()
    assert names(decks_page) == [deck.name]
    decks_page.view.selectAll()
    decks_page.delete_chosen()
    assert starters.isVisible()


def test_the_buttons_serve_the_decks_of_the_program_too(
    qtbot: QtBot, decks_page: DecksPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    starters, ready = decks_page.starters, decks_page.ready
    starters.setCurrentIndex(ready.index(2, 0))
    deck = ready.entry(2).saved.deck
    assert deck is not None
    assert decks_page.open.isEnabled()
    assert not decks_page.delete.isEnabled()  # they come with the program
    file = tmp_path / "ready.coc"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    qtbot.mouseClick(decks_page.export, LEFT)
    assert file.exists()
    decks_page.delete_chosen()
    qtbot.mouseClick(decks_page.copy, LEFT)
    assert names(decks_page) == [deck.name]
    assert decks_page.delete.isEnabled()


def test_a_new_deck_is_opened_at_once(qtbot: QtBot, decks_page: DecksPage) -> None:
    with qtbot.waitSignal(decks_page.open_wanted) as told:
        qtbot.mouseClick(decks_page.new, LEFT)
    assert names(decks_page) == ["New deck"]
    assert decks_page.desk.deck(told.args[0]) == Deck("New deck")


def test_a_deck_of_the_program_is_copied(qtbot: QtBot, decks_page: DecksPage) -> None:
    decks_page.menu.aboutToShow.emit()
    actions = decks_page.menu.actions()
    assert len(actions) == len(decks_page.desk.library.presets)
    actions[0].trigger()
    entry = decks_page.model.entry(0)
    assert entry.legal
    assert entry.saved.size == 50
    assert entry.cover in decks_page.desk.library.cards


def test_decks_are_found_by_name_tag_and_faction(decks_page: DecksPage) -> None:
    desk = decks_page.desk
    desk.create(Deck("Alpha", (("AE-001", 1),)))
    desk.create(Deck("Beta", tags=("club",)))
    for text, found in (("alp", ["Alpha"]), ("CLUB", ["Beta"]), ("agency", ["Alpha"]), ("nothing", [])):
        decks_page.filter.setText(text)
        assert names(decks_page) == found


def test_decks_are_copied_deleted_and_taken_back_by_keys(qtbot: QtBot, decks_page: DecksPage) -> None:
    decks_page.desk.create(Deck("Alpha", (("AE-001", 2),)))
    decks_page.refresh()
    qtbot.mouseClick(decks_page.copy, LEFT)
    assert sorted(names(decks_page)) == ["Alpha", "Copy of Alpha"]
    decks_page.view.selectAll()
    with qtbot.waitSignal(decks_page.deleted) as told:
        qtbot.keyClick(decks_page.view, Qt.Key.Key_Delete)
    assert names(decks_page) == []
    decks_page.restore(told.args[0])
    assert sorted(names(decks_page)) == ["Alpha", "Copy of Alpha"]


def test_enter_opens_the_chosen_deck(qtbot: QtBot, decks_page: DecksPage) -> None:
    deck_id = decks_page.desk.create(Deck("Alpha"))
    decks_page.refresh()
    with qtbot.waitSignal(decks_page.open_wanted) as told:
        qtbot.keyClick(decks_page.view, Qt.Key.Key_Return)
    assert told.args == [deck_id]


def test_a_clear_list_is_imported_without_asking(decks_page: DecksPage, folder: Path) -> None:
    file = folder / "my list.txt"
    file.write_text("4x Beat Cop\n2 Hardboiled Detective\n", encoding="utf-8")
    decks_page.import_files([file])
    entry = decks_page.model.entry(0)
    assert entry.saved.deck is not None
    assert dict(entry.saved.deck.cards) == {"AE-001": 4, "AE-009": 2}
    assert entry.saved.name == "my list"


def test_an_unclear_list_asks_and_takes_what_is_chosen(qtbot: QtBot, decks_page: DecksPage, folder: Path) -> None:
    file = folder / "odd.txt"
    file.write_text("3x Beat Copp\n2x Qwertyuiop Asdfgh\n1x Tommygun\n", encoding="utf-8")
    decks_page.import_files([file])
    dialog = decks_page.findChild(ImportDialog)
    assert isinstance(dialog, ImportDialog)
    assert dialog.isVisible()
    assert names(decks_page) == []
    qtbot.mouseClick(dialog.first, LEFT)
    qtbot.mouseClick(dialog.accept_button, LEFT)
    kept = decks_page.model.entry(0).saved.deck
    assert kept is not None
    assert kept.count("AE-001") == 3
    assert [(one.title, one.count) for one in kept.placeholders] == [("Qwertyuiop Asdfgh", 2)]


def test_what_an_unknown_card_is_taken_for_is_chosen_by_keys(
    qtbot: QtBot, decks_page: DecksPage, folder: Path
) -> None:
    file = folder / "odd.txt"
    file.write_text("3x Beat Copp\n", encoding="utf-8")
    decks_page.import_files([file])
    dialog = decks_page.findChild(ImportDialog)
    assert isinstance(dialog, ImportDialog)
    index = dialog.model.index(0, 3)
    dialog.table.setCurrentIndex(index)
    dialog.table.edit(index)
    box = dialog.table.findChild(QComboBox)
    assert isinstance(box, QComboBox)
    qtbot.keyClick(box, Qt.Key.Key_Down)
    qtbot.keyClick(box, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: dialog.deck().count("AE-001") == 3)
    dialog.reject()
    assert names(decks_page) == []


@pytest.mark.parametrize("content", [b"", b"\x00\x01\x02" * 500, b'{"format": "cthulhu-desktop deck", "version": 1'])
def test_a_broken_file_is_told_and_nothing_is_lost(
    qtbot: QtBot, decks_page: DecksPage, folder: Path, content: bytes
) -> None:
    decks_page.desk.create(Deck("Alpha"))
    file = folder / "broken.coc"
    file.write_bytes(content)
    with qtbot.waitSignal(decks_page.problem) as told:
        decks_page.import_files([file])
    assert told.args[0].args_by_name["path"] == str(file)
    decks_page.refresh()
    assert names(decks_page) == ["Alpha"]


def test_a_list_is_pasted_and_copied(qtbot: QtBot, decks_page: DecksPage) -> None:
    QGuiApplication.clipboard().setText("4 Beat Cop\n1 Tommygun")
    decks_page.view.setFocus()
    decks_page.paste()
    kept = decks_page.model.entry(0).saved.deck
    assert kept is not None
    assert kept.size == 5
    qtbot.keyClick(decks_page.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert "Beat Cop" in QGuiApplication.clipboard().text()


DECK = Deck(
    "Ża/b: <c>", (("AE-001", 4), ("AE-013", 1)), "Notes", (("AE-001", "good"),), (("AE-009", 2),), ("x",),
    placeholders=(Placeholder("Of another world", "Faraway", "abc", 2),),
)  # fmt: skip


@pytest.mark.parametrize("suffix", [".coc", ".o8d", ".txt"])
def test_what_is_exported_comes_back_whole(decks_page: DecksPage, folder: Path, suffix: str) -> None:
    path = folder / f"deck{suffix}"
    decks_page.export_to(DECK, path)
    again = decks_page.desk.read_file(path).deck
    assert dict(again.cards) == dict(DECK.cards)
    assert [(one.title, one.count) for one in again.placeholders] == [("Of another world", 2)]


def test_pictures_and_lists_to_print_are_written(qtbot: QtBot, decks_page: DecksPage, folder: Path) -> None:
    told: list[str] = []
    decks_page.told.connect(told.append)
    decks_page.export_to(DECK, folder / "deck.png")
    decks_page.export_to(DECK, folder / "deck.pdf")
    image = QImage(str(folder / "deck.png"))
    assert image.width() == 1600
    assert image.height() > 600
    assert (folder / "deck.pdf").read_bytes().startswith(b"%PDF")
    assert told == [f"The deck was saved to {folder / name}." for name in ("deck.png", "deck.pdf")]


@pytest.mark.parametrize("name", ["deck.coc", "deck.png", "deck.pdf"])
def test_a_folder_that_is_not_there_is_told(
    qtbot: QtBot, decks_page: DecksPage, folder: Path, name: str
) -> None:
    with qtbot.waitSignal(decks_page.problem) as told:
        decks_page.export_to(DECK, folder / "gone" / name)
    assert told.args[0].reason == "deck_files.unwritable"


def test_the_dialog_gives_the_file_the_end_of_its_kind(
    monkeypatch: pytest.MonkeyPatch, decks_page: DecksPage, folder: Path
) -> None:
    decks_page.desk.create(Deck("Alpha", (("AE-001", 1),)))
    decks_page.refresh()
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *_args: (str(folder / "out"), "Deck for OCTGN (*.o8d)")
    )
    decks_page.export.click()
    assert (folder / "out.o8d").exists()


def test_names_of_decks_become_names_of_files() -> None:
    assert file_name('A/B: "C" <d>') == "A-B- -C- -d-"
    assert file_name("...") == "deck"
    assert len(file_name("x" * 300)) == 80


# ---- in the window


@pytest.fixture
def deck_window(window: MainWindow) -> MainWindow:
    window.open_page("decks")
    return window


def test_the_way_from_the_start_screen_to_a_deck_and_back(qtbot: QtBot, window: MainWindow) -> None:
    window.open_page("decks")
    page = window.page("decks")
    assert isinstance(page, DecksPage)
    page.begin()
    assert window.page_name == "builder"
    builder = window.page("builder")
    assert isinstance(builder, BuilderPage)
    builder.editor.add([("AE-001", 3)])
    qtbot.keyClick(builder.library.view(), Qt.Key.Key_Escape)
    assert window.page_name == "decks"
    assert names(page) == ["New deck"]
    assert page.model.entry(0).saved.size == 3


def test_a_deck_file_dropped_on_the_window_is_taken_over(
    qtbot: QtBot, window: MainWindow, folder: Path
) -> None:
    file = folder / "dropped.txt"
    file.write_text("4x Beat Cop\n", encoding="utf-8")
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(file))])
    action, none = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(9, 9), action, mime, LEFT, none)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(9, 9), action, mime, LEFT, none))
    assert window.page_name == "builder"
    builder = window.page("builder")
    assert isinstance(builder, BuilderPage)
    assert (builder.editor.deck.name, builder.editor.deck.size) == ("dropped", 4)


def test_a_deck_named_on_the_command_line_is_opened(window: MainWindow, folder: Path) -> None:
    file = folder / "deck.coc"
    DeckDesk(window.services.decks()._store).write_file(Deck("Sent", (("AE-001", 1),)), file, "en")
    assert window.open_file(file)
    builder = window.page("builder")
    assert isinstance(builder, BuilderPage)
    assert builder.editor.deck.name == "Sent"


def test_deleted_decks_come_back_from_the_notice(qtbot: QtBot, window: MainWindow) -> None:
    window.services.decks().create(Deck("Alpha"))
    page = window.open_page("decks")
    assert isinstance(page, DecksPage)
    page.delete_chosen()
    notice = window.board.notices()[-1]
    qtbot.mouseClick(notice.action, LEFT)
    assert names(page) == ["Alpha"]


def test_the_language_changes_while_a_deck_is_open(window: MainWindow) -> None:
    window.open_page("decks")
    page = window.page("decks")
    assert isinstance(page, DecksPage)
    page.begin()
    builder = window.page("builder")
    assert isinstance(builder, BuilderPage)
    builder.editor.add([("AE-001", 1)])
    window.services.preferences.put("language", "de")
    assert builder.panel.model.groups[0].title == "Charakter"
    assert builder.editor.deck.count("AE-001") == 1


def test_the_library_opens_from_the_decks(qtbot: QtBot, deck_window: MainWindow) -> None:
    page = deck_window.page("decks")
    assert isinstance(page, DecksPage)
    qtbot.mouseClick(page.library, LEFT)
    assert deck_window.page_name == "library"


def test_the_file_of_our_own_form_is_plain_json(decks_page: DecksPage, folder: Path) -> None:
    decks_page.export_to(DECK, folder / "deck.coc")
    assert json.loads((folder / "deck.coc").read_text(encoding="utf-8"))["deck"]["name"] == DECK.name
