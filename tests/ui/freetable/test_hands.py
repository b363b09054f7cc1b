"""Hidden hands, looking into piles, and the trace of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu

from cthulhu_desktop.bridge.desk import NewGame
from cthulhu_desktop.bridge.free_table import looked_at
from cthulhu_desktop.core.free.game import GAME
from cthulhu_desktop.core.free.pieces import Kind
from cthulhu_desktop.core.free.things import Add, Draw, Flip, Look
from cthulhu_desktop.ui.shell.main_window import MainWindow
from tests.ui.freetable.conftest import AtTable


def test_a_change_of_seats_lets_the_curtain_fall_and_hides_the_hand(table: AtTable) -> None:
    table.new()
    table.do(Draw(0, 2, hand=0, up=True))
    table.do(Draw(0, 3, hand=1, up=True))
    page = table.page
    assert len(page.hand.cards) == 2
    assert page.others.hands[1].cards == 3
    page.others.hands[1].click()
    assert page.curtain.isVisible()
    assert page.hand.cards == []
    page.curtain.open()
    assert page.near == 1
    assert len(page.hand.cards) == 3
    assert all(card.face for card in page.hand.cards)
    assert page.others.hands[0].cards == 2
    assert all(piece.face == "" for piece in table.pieces() if piece.hand == 0)
    table.check()


def test_a_saved_table_with_hands_opens_behind_the_curtain(table: AtTable) -> None:
    session = table.new()
    table.do(Draw(0, 2, hand=0, up=True))
    record = session.record
    table.page.open_session(session, ["Ada", "Bruno"])
    assert table.page.curtain.isVisible()
    table.page.curtain.open()
    assert len(table.page.hand.cards) == 2
    assert session.record == record


def test_searching_a_pile_leaves_a_trace_and_takes_a_card(table: AtTable) -> None:
    session = table.new()
    table.click(0)
    table.key(Qt.Key.Key_B)
    browser = table.page.questions.browser
    assert browser.isVisible()
    assert "Ada looks at 10 hidden cards." in table.page.panel.log.toPlainText()
    wanted = browser.cards[4].face
    assert wanted == looked_at(session, 0)[4]
    browser.choose(4)
    browser.to_hand.click()
    assert [card.face for card in table.page.hand.cards] == [wanted]
    assert len(browser.cards) == 9
    browser.choose(0)
    top = browser.cards[0].face
    browser.up.click()
    assert table.newest().face == top
    browser.down.click()
    assert not table.newest().up
    browser.done.click()
    assert len(table.piece(0).cards) == 7
    table.check()


def test_the_last_cards_of_a_pile_can_be_taken_too(table: AtTable) -> None:
    table.new((("one", "two"),))
    table.click(0)
    table.key(Qt.Key.Key_B)
    browser = table.page.questions.browser
    browser.to_hand.click()
    browser.to_hand.click()
    assert browser.isHidden()
    assert sorted(card.face for card in table.page.hand.cards) == ["one", "two"]


def test_peeking_shows_the_top_card_only_to_the_one_who_looks(table: AtTable) -> None:
    session = table.new()
    table.click(0)
    table.key(Qt.Key.Key_P)
    browser = table.page.questions.browser
    assert [card.face for card in browser.cards] == list(looked_at(session, 0, 1))
    assert browser.title.text().startswith("Ada looks at 1")
    assert all(not card.face for card in table.piece(0).cards)
    assert isinstance(session.record.moves[-1], str)
    assert session.game.read_move(session.record.moves[-1]) == Look(0, 1, 0)


def test_a_card_of_the_hand_is_laid_by_keys_face_down_if_it_is_held_so(table: AtTable) -> None:
    table.new()
    table.do(Draw(0, 1, hand=0, up=True))
    card = table.page.hand.cards[0]
    number = table.newest().id
    card.setFocus()
    table.page.hand.flip_wanted.emit(table.piece(number))
    assert table.page.hand.cards[0].face_down
    table.page.hand.cards[0].opened.emit()
    assert (table.piece(number).hand, table.piece(number).up) == (-1, False)


def test_the_menu_of_a_hand_gives_a_card_to_somebody(table: AtTable, popped: list[QMenu]) -> None:
    table.new()
    table.do(Draw(0, 1, hand=0, up=True))
    number = table.newest().id
    page = table.page
    page.hand.menu_wanted.emit(table.piece(number), page.mapToGlobal(page.rect().center()))
    give = next(menu for menu in popped[0].findChildren(QMenu) if menu.title() == "Give to")
    assert [action.text() for action in give.actions()] == ["Bruno"]
    give.actions()[0].trigger()
    assert table.piece(number).hand == 1


def test_the_trace_never_names_what_was_hidden_and_is_the_same_after_going_back(table: AtTable) -> None:
    session = table.new()
    table.do(Draw(0, 1, hand=0, up=True))
    table.do(Draw(0, 1, x=-200, y=80))
    table.do(Flip((table.newest().id,)))
    shown = table.newest().face
    table.do(Add(Kind.NOTE, 0, 100, ("hello",)))
    text = table.page.panel.log.toPlainText()
    hidden = [card.face for card in session.position().pieces[0].cards]
    assert f"Turned over: {shown}." in text
    assert not any(f"{face}." in text for face in hidden)
    table.page.undo()
    assert table.page.panel.log.toPlainText() != text
    table.page.redo()
    assert table.page.panel.log.toPlainText() == text


def test_a_replay_is_only_looked_at(table: AtTable) -> None:
    session = table.new()
    session.is_replay = True
    table.page.open_session(session, ["Ada", "Bruno"])
    number = session.number
    table.click(0)
    for key in (Qt.Key.Key_R, Qt.Key.Key_F, Qt.Key.Key_D, Qt.Key.Key_S, Qt.Key.Key_Delete, Qt.Key.Key_N):
        table.key(key)
    table.drag(table.spot(0), table.at(-180, -120))
    assert session.number == number
    assert not table.page.bar.note.isEnabled()
    table.check()


def test_a_note_is_written_in_its_place_and_esc_leaves_it(table: AtTable) -> None:
    table.new(())
    table.do(Add(Kind.NOTE, 0, 0, ("before",)))
    note = table.newest().id
    table.double_click(note)
    editor = table.page.questions.editor
    assert editor.isVisible()
    editor.setPlainText("other")
    editor.finish(keep=False)
    assert table.piece(note).face == "before"
    table.double_click(note)
    editor.setPlainText("x" * 500)
    editor.finish(keep=True)
    assert len(table.piece(note).face) == 400


def test_a_die_of_any_kind_is_asked_for(table: AtTable) -> None:
    table.new(())
    table.page.questions.custom_die()
    sheet = table.page.questions.sheet
    assert sheet.isVisible()
    sheet.number.setValue(7)
    sheet.ok.click()
    assert table.newest().sides == 7
    assert 1 <= table.newest().value <= 7


def test_the_language_can_change_in_the_middle(table: AtTable) -> None:
    table.new()
    table.do(Draw(0, 1, hand=0, up=True))
    before = table.digest()
    table.page.retranslate()
    table.page.keys_sheet.show_keys()
    table.page.keys_sheet.close_sheet()
    assert table.digest() == before
    table.check()


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_numbers_are_said_with_real_plurals_and_fit(window: MainWindow, language: str) -> None:
    window.services.preferences.put("language", language)
    window.resize(1280, 720)
    setup = GAME.write_setup(GAME.read_setup({"seats": 1, "piles": [["a", "b"], ["c", "d"]]}))
    assert window.begin_game(NewGame("free", setup, (("Ada", None),)))
    page = window.page("free_table").table  # type: ignore[attr-defined]
    for _ in range(6):
        QApplication.processEvents()
    info = page.tools.info
    for text, number in ((page.hand.number.text(), "0"), (info.text(), "2")):
        assert number in text
        assert "(" not in text
    assert info.shown_text() == info.text()
    for button in page.tools.tool_buttons:
        icon_only = button.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly
        assert button.isHidden() or icon_only or button.width() >= button.sizeHint().width()
