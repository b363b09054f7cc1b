"""The builder by mouse and by keyboard, from an empty deck to a kept one."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QInputDialog,
    QLineEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cthulhu_desktop.core.decks.deck import Deck
from cthulhu_desktop.ui.deckbuilder.builder_page import BuilderPage
from cthulhu_desktop.ui.deckbuilder.deck_view import button_boxes
from cthulhu_desktop.ui.deckbuilder.models import CARDS_MIME

INSIDE = ("QComboBoxPrivateContainer", "QSpinBox", "QTableView")
LEFT = Qt.MouseButton.LeftButton


def double_click(qtbot: QtBot, page: BuilderPage, card: str) -> None:
    view = page.library.view()
    index = page.library.model.index(page.library.model.place_of(card), 0)
    view.scrollTo(index)
    point = view.visualRect(index).center()
    qtbot.mouseClick(view.viewport(), LEFT, pos=point)
    qtbot.mouseDClick(view.viewport(), LEFT, pos=point)


def test_a_double_click_adds_a_card_in_pictures_and_in_the_list(qtbot: QtBot, builder: BuilderPage) -> None:
    double_click(qtbot, builder, "AE-001")
    builder.library.show_grid(False)
    double_click(qtbot, builder, "AE-001")
    double_click(qtbot, builder, "AE-013")
    assert dict(builder.editor.deck.cards) == {"AE-001": 2, "AE-013": 1}
    assert builder.panel.gauge.said == "3 of 50 cards · incomplete"


def test_search_choose_and_add_without_the_mouse(qtbot: QtBot, builder: BuilderPage) -> None:
    qtbot.keyClick(builder.library.view(), Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    line = builder.library.search.line
    assert line.hasFocus()
    qtbot.keyClicks(line, "beat cop")
    assert builder.library.model.rowCount() == 1
    qtbot.keyClick(line, Qt.Key.Key_Down)
    view = builder.library.view()
    assert view.hasFocus()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Plus, Qt.Key.Key_Plus, Qt.Key.Key_Minus):
        qtbot.keyClick(view, key)
    assert dict(builder.editor.deck.cards) == {"AE-001": 2}
    qtbot.keyClick(view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert builder.editor.deck.count("AE-001") == 3
    assert builder.buttons["redo"].toolTip() == "Redo: Take out Beat Cop"


def test_a_fifth_copy_says_why_on_the_card_and_aloud(qtbot: QtBot, builder: BuilderPage) -> None:
    builder.library.choose("AE-001")
    told: list[tuple[str, str]] = []
    builder.refused.connect(lambda text, rule: told.append((text, rule)))
    for _ in range(5):
        qtbot.keyClick(builder.library.view(), Qt.Key.Key_Plus)
    assert builder.editor.deck.count("AE-001") == 4
    assert told == [(builder.library.pictures.refusals["AE-001"], "CG-7.1.3")]
    assert "at most 4" in told[0][0]
    assert "CG-7.1.3" in told[0][0]


def test_cards_are_dragged_into_the_deck_and_among_the_candidates(qtbot: QtBot, builder: BuilderPage) -> None:
    model, view = builder.panel.model, builder.panel.view
    mime = QMimeData()
    mime.setData(CARDS_MIME, json.dumps([["AE-001", 1], ["AE-009", 1]]).encode())
    target = view.viewport()

    def drop(point: QPoint) -> None:
        action, button, none = Qt.DropAction.CopyAction, LEFT, Qt.KeyboardModifier.NoModifier
        enter = QDragEnterEvent(point, action, mime, button, none)
        QApplication.sendEvent(target, enter)
        assert enter.isAccepted()
        QApplication.sendEvent(target, QDropEvent(QPointF(point), action, mime, button, none))

    drop(QPoint(40, view.viewport().height() - 10))
    assert dict(builder.editor.deck.cards) == {"AE-001": 1, "AE-009": 1}
    maybe = model.index(len(model.groups) - 1, 0)
    drop(view.visualRect(maybe).center())
    assert dict(builder.editor.deck.maybe) == {"AE-001": 1, "AE-009": 1}
    assert builder.editor.deck.size == 2


def test_the_deck_list_is_worked_by_keys(qtbot: QtBot, builder: BuilderPage) -> None:
    builder.editor.add([("AE-001", 2), ("AE-009", 2)])
    view = builder.panel.view
    view.choose("AE-001")
    qtbot.keyClick(view, Qt.Key.Key_Plus)
    assert builder.editor.deck.count("AE-001") == 3
    assert [line.card for line in view.chosen()] == ["AE-001"]
    qtbot.keyClick(view, Qt.Key.Key_M)
    assert (builder.editor.deck.count("AE-001"), builder.editor.deck.maybe_count("AE-001")) == (0, 3)
    view.choose("AE-001", maybe=True)
    qtbot.keyClick(view, Qt.Key.Key_M)
    assert builder.editor.deck.count("AE-001") == 3
    view.choose("AE-009")
    qtbot.keyClick(view, Qt.Key.Key_Delete)
    assert dict(builder.editor.deck.cards) == {"AE-001": 3}


def test_several_cards_are_changed_at_once(qtbot: QtBot, builder: BuilderPage) -> None:
    builder.editor.add([("AE-001", 1), ("AE-009", 1), ("AE-013", 1)])
    view = builder.panel.view
    view.selectAll()
    qtbot.keyClick(view, Qt.Key.Key_Plus)
    assert dict(builder.editor.deck.cards) == {"AE-001": 2, "AE-009": 2, "AE-013": 2}
    assert builder.editor.steps.undoText().startswith("Add 3 card")


def test_plus_and_minus_of_a_line_are_pressed_with_the_mouse(qtbot: QtBot, builder: BuilderPage) -> None:
    builder.editor.add([("AE-001", 2)])
    view = builder.panel.view
    view.choose("AE-001")

    def press(which: int) -> None:
        rect = QRectF(view.visualRect(builder.panel.model.index_of("AE-001")))
        rect.setLeft(0)
        qtbot.mouseClick(view.viewport(), LEFT, pos=button_boxes(rect)[which].center().toPoint())

    press(1)
    press(1)
    press(0)
    assert builder.editor.deck.count("AE-001") == 3


def test_a_broken_rule_stands_beside_the_card(builder: BuilderPage) -> None:
    builder.editor.add([("AE-001", 4)])
    builder.panel.format.set_value("three_copies")
    builder.panel.format.activated.emit(builder.panel.format.currentIndex())
    line = builder.panel.model.line(builder.panel.model.index_of("AE-001"))
    assert line is not None
    assert len(line.reasons) == 1
    assert "at most 3" in line.reasons[0]


def test_name_tags_and_notes_are_kept(qtbot: QtBot, builder: BuilderPage) -> None:
    panel = builder.panel
    panel.name.setFocus()
    panel.name.selectAll()
    qtbot.keyClicks(panel.name, "The Long Night")
    qtbot.keyClick(panel.name, Qt.Key.Key_Return)
    panel.tabs.setCurrentIndex(2)
    panel.tags.setFocus()
    qtbot.keyClicks(panel.tags, "club, test")
    panel.notes.setFocus()
    qtbot.keyClicks(panel.notes, "Try more events.")
    builder.editor.keep_now()
    panel.tags.setFocus()
    builder.editor.keep_now()
    assert builder.editor.deck_id is not None
    kept = builder.desk.deck(builder.editor.deck_id)
    assert (kept.name, kept.tags, kept.notes) == ("The Long Night", ("club", "test"), "Try more events.")


def test_a_note_on_a_card_shows_below_it(qtbot: QtBot, builder: BuilderPage) -> None:
    builder.editor.add([("AE-001", 1)])
    builder.panel.view.choose("AE-001")
    builder.panel.card_note.setFocus()
    qtbot.keyClicks(builder.panel.card_note, "Only against cultists")
    qtbot.keyClick(builder.panel.card_note, Qt.Key.Key_Return)
    line = builder.panel.model.line(builder.panel.model.index_of("AE-001"))
    assert line is not None
    assert line.note == "Only against cultists"


def test_the_story_deck_is_shown_and_fixed(builder: BuilderPage) -> None:
    for story in list(builder.desk.library.stories.values())[:10]:
        assert story.title in builder.panel.stories.text()


def test_only_cards_in_this_deck_or_not_in_it(builder: BuilderPage) -> None:
    builder.editor.add([("AE-001", 1), ("AE-009", 1)])
    builder.library.chips.press("deck", "in")
    assert builder.library.model.rowCount() == 2
    builder.editor.take_out([("AE-009", 1)])
    assert builder.library.model.rowCount() == 1
    builder.library.chips.clear()
    builder.library.chips.press("deck", "out")
    assert builder.library.model.rowCount() == 240
    builder.library.show_all()
    builder.library.search.set_text("deck>0")
    assert builder.library.model.rowCount() == 1


def test_the_page_of_a_card_opens_and_closes_by_keys(qtbot: QtBot, builder: BuilderPage) -> None:
    builder.library.choose("AE-013")
    qtbot.keyClick(builder.library.view(), Qt.Key.Key_Space)
    assert builder.side.currentWidget() is builder.side.card
    assert "Thomas F. Malone" in builder.side.card.panel.text.toPlainText()
    builder.side.card.add.click()
    assert builder.editor.deck.count("AE-013") == 1
    qtbot.keyClick(builder.side.card.back, Qt.Key.Key_Escape)
    assert builder.side.currentWidget() is builder.library


def test_versions_show_differences_and_can_be_restored(
    monkeypatch: pytest.MonkeyPatch, builder: BuilderPage
) -> None:
    builder.editor.add([("AE-001", 4)])
    monkeypatch.setattr(QInputDialog, "getText", lambda *_args, **_named: ("Four cops", True))
    builder.actions_by_name["version"].trigger()
    builder.editor.take_out([("AE-001", 3)])
    builder.editor.add([("AE-009", 1)])
    builder.open_versions()
    versions = builder.side.versions
    row = next(row for row, texts in enumerate(versions.model.rows) if texts[3] == "Four cops")
    versions.table.setCurrentIndex(versions.model.index(row, 0))
    said = versions.differences.toPlainText()
    assert "Beat Cop" in said
    assert "4 → 1" in said
    assert "0 → 1" in said
    versions.restore.click()
    assert dict(builder.editor.deck.cards) == {"AE-001": 4}
    builder.editor.steps.undo()
    assert dict(builder.editor.deck.cards) == {"AE-001": 1, "AE-009": 1}


def test_a_deck_is_compared_with_another(builder: BuilderPage) -> None:
    builder.desk.create(Deck("Other", (("AE-001", 1), ("AE-013", 1))))
    builder.editor.add([("AE-001", 2)])
    builder.open_compare()
    assert builder.side.compare.others.itemText(0) == "Other"
    said = builder.side.compare.differences.toPlainText()
    assert "1 → 2" in said
    assert "Thomas F. Malone" in said


def test_what_the_collection_lacks_for_one_deck_and_for_all(builder: BuilderPage) -> None:
    builder.desk.create(Deck("Other", (("AE-001", 3),)))
    builder.desk.set_owned({"AE-001": 2, "AE-009": 4})
    builder.editor.add([("AE-001", 3), ("AE-009", 2)])
    builder.open_shortage()
    assert [row[:4] for row in builder.side.shortage.model.rows] == [("Beat Cop", "3", "2", "1")]
    builder.side.shortage.which.setCurrentIndex(1)
    assert [row[:4] for row in builder.side.shortage.model.rows] == [("Beat Cop", "6", "2", "4")]
    assert builder.side.shortage.model.rows[0][4] == "Mine, Other"


def test_owning_the_cards_of_a_deck_ends_the_shortage(builder: BuilderPage) -> None:
    builder.editor.add([("AE-001", 3)])
    builder.desk.set_owned({"AE-013": 1})
    builder.actions_by_name["all_owned"].trigger()
    assert dict(builder.desk.owned) == {"AE-001": 3, "AE-013": 1}
    builder.open_shortage()
    assert builder.side.shortage.said.text() == "Nothing is missing."


def test_a_deck_that_cannot_be_read_is_told(qtbot: QtBot, builder: BuilderPage) -> None:
    with qtbot.waitSignal(builder.problem):
        assert not builder.open_deck(4711)
    assert builder.editor.deck.name == "Mine"


@pytest.mark.parametrize("language", ["en", "pl", "de"])
@pytest.mark.parametrize("percent", [80, 100, 200])
def test_the_builder_speaks_every_language_at_every_text_size(
    builder: BuilderPage, quiet_look: Callable[..., None], language: str, percent: int
) -> None:
    quiet_look(text_percent=percent)
    builder.editor.add([("AE-001", 5)])
    builder.set_language(language)
    builder.resize(1280, 680)
    assert builder.minimumSizeHint().height() <= 680
    assert builder.minimumSizeHint().width() <= 1280
    for number in range(builder.panel.tabs.count()):
        builder.panel.tabs.setCurrentIndex(number)
        assert not builder.grab().isNull()


def test_everything_in_the_builder_has_a_name(builder: BuilderPage) -> None:
    kinds = (QAbstractItemView, QLineEdit, QComboBox, QAbstractButton)
    nameless = [
        widget
        for widget in builder.findChildren(QWidget)
        if isinstance(widget, kinds)
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not (widget.accessibleName() or (isinstance(widget, QAbstractButton) and widget.text()))
        and not widget.objectName().startswith("qt_")
        and widget.parentWidget().metaObject().className() not in INSIDE
    ]
    assert nameless == []


@pytest.mark.parametrize("width", [1000, 1360, 1920])
def test_the_cards_have_three_quarters_of_the_builder_or_all_that_the_deck_can_spare(
    builder: BuilderPage, width: int
) -> None:
    builder.resize(width, 760)
    cards, deck = builder.split.sizes()
    least = builder.split.widget(1).minimumSizeHint().width()
    assert deck == pytest.approx(max(least, (cards + deck) / 4), abs=3)
