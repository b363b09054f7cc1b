"""What comes into the builder and leaves it: pasted lists, unknown cards, the deck dragged away, restricted lists."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge.deck_desk import DeckDesk
from cthulhu_desktop.core.decks.deck import Deck, Placeholder
from cthulhu_desktop.ui.deckbuilder.builder_page import BuilderPage
from cthulhu_desktop.ui.deckbuilder.deck_view import DeckView
from cthulhu_desktop.ui.deckbuilder.drag_handle import DragHandle
from cthulhu_desktop.ui.deckbuilder.exchange import ImportDialog
from cthulhu_desktop.ui.deckbuilder.replacing import CandidateModel, ReplaceDialog

LOST = Placeholder(title="Beat Copp", count=3)


@pytest.fixture
def with_lost(builder: BuilderPage, desk: DeckDesk) -> BuilderPage:
    """The builder with a deck in which one card is unknown."""
    assert builder.open_deck(desk.create(Deck("Odd", (("AE-021", 1),), placeholders=(LOST,))))
    return builder


def dialog_of(page: QWidget, kind: type[QWidget], qtbot: QtBot) -> QWidget:
    qtbot.waitUntil(lambda: any(one.isVisible() for one in page.findChildren(kind)))
    return next(one for one in page.findChildren(kind) if one.isVisible())


def paste(page: BuilderPage, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    page.actions_by_name["paste"].trigger()


def test_a_clear_list_is_added_at_once_and_as_one_step(builder: BuilderPage) -> None:
    paste(builder, "2 Beat Cop\n1 Tommygun\n")
    assert builder.editor.deck.counts() == {"AE-001": 2, "AE-021": 1}
    builder.editor.steps.undo()
    assert builder.editor.deck.size == 0


def test_lines_of_a_pasted_list_that_nobody_knows_are_asked_and_not_lost(qtbot: QtBot, builder: BuilderPage) -> None:
    paste(builder, "2 Beat Cop\n3 Tommygunn\n2 Nobody Knows This\n-1 Hired Muscle\n")
    dialog = dialog_of(builder, ImportDialog, qtbot)
    assert isinstance(dialog, ImportDialog)
    assert builder.editor.deck.size == 0
    assert dialog.model.rowCount() == 2
    dialog.first.click()
    dialog.accept_button.click()
    assert builder.editor.deck.counts() == {"AE-001": 2, "AE-021": 3}
    assert [(one.title, one.count) for one in builder.editor.deck.placeholders] == [("Nobody Knows This", 2)]


def test_a_pasted_list_keeps_the_limit_of_four(builder: BuilderPage) -> None:
    paste(builder, "9 Beat Cop\n")
    assert builder.editor.deck.counts() == {"AE-001": 4}  # CG-7.1.3


def test_an_unknown_card_is_replaced_by_enter_and_can_be_taken_back(qtbot: QtBot, with_lost: BuilderPage) -> None:
    view: DeckView = with_lost.panel.view
    view.setCurrentIndex(with_lost.panel.model.index_of(""))
    qtbot.keyClick(view, Qt.Key.Key_Return)
    dialog = dialog_of(with_lost, ReplaceDialog, qtbot)
    assert isinstance(dialog, ReplaceDialog)
    assert dialog.card() == "AE-001"  # the nearest comes first
    qtbot.keyClick(dialog.line, Qt.Key.Key_Return)
    assert with_lost.editor.deck.counts() == {"AE-021": 1, "AE-001": 3}
    assert with_lost.editor.deck.placeholders == ()
    with_lost.editor.steps.undo()
    assert with_lost.editor.deck.placeholders == (LOST,)


def test_what_an_unknown_card_is_can_be_searched_among_all(qtbot: QtBot, with_lost: BuilderPage) -> None:
    with_lost.panel.ask_replacement("Beat Copp")
    dialog = dialog_of(with_lost, ReplaceDialog, qtbot)
    assert isinstance(dialog, ReplaceDialog)
    qtbot.keyClicks(dialog.line, "deep one")
    first = dialog.card()
    qtbot.keyClick(dialog.line, Qt.Key.Key_Down)
    second = dialog.card()
    assert first != second
    dialog.line.setText("nothing like this")
    assert dialog.card() == ""
    assert not dialog.accept_button.isEnabled()
    qtbot.keyClick(dialog.line, Qt.Key.Key_Return)
    assert dialog.isVisible()
    dialog.reject()
    assert with_lost.editor.deck.placeholders == (LOST,)


def test_the_menu_of_the_deck_offers_what_fits_the_line(
    with_lost: BuilderPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[set[str]] = []
    monkeypatch.setattr(
        QMenu, "popup", lambda menu, _where: shown.append({action.text() for action in menu.actions()})
    )
    panel = with_lost.panel
    for card in ("", "AE-021"):
        panel.view.setCurrentIndex(panel.model.index_of(card))
        panel.view.menu_wanted.emit(QPoint(0, 0))
    assert shown[0] == {"Replace…", "Take out", "Open rule CG-7.1.1"}
    assert {"One more", "One fewer", "Show the card", "Take out"} <= shown[1]


def test_the_model_of_candidates_keeps_the_rules_of_models(desk: DeckDesk, qtmodeltester: ModelTester) -> None:
    model = CandidateModel(desk.library.rows("en"), ("AE-021",), "en")
    assert model.rows[0].id == "AE-021"
    qtmodeltester.check(model)
    model.narrow("ŻÓŁTY nothing")
    assert model.rowCount() == 0


def test_the_deck_is_dragged_out_as_a_file(qtbot: QtBot, with_lost: BuilderPage) -> None:
    dragged: list[QMimeData] = []
    handle = DragHandle(with_lost._mime, lambda _source, mime: dragged.append(mime))
    qtbot.addWidget(handle)
    handle.show()
    qtbot.mousePress(handle, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    qtbot.mouseMove(handle, QPoint(6, 6))
    assert dragged == []
    handle.mouseMoveEvent(moved(handle, QPointF(60, 60)))
    (mime,) = dragged
    file = Path(mime.urls()[0].toLocalFile())
    assert with_lost.desk.read_file(file).deck.counts() == {"AE-021": 1}
    assert "Tommygun" in mime.text()


def moved(widget: QWidget, point: QPointF) -> QMouseEvent:
    left = Qt.MouseButton.LeftButton
    return QMouseEvent(
        QEvent.Type.MouseMove, point, widget.mapToGlobal(point), left, left, Qt.KeyboardModifier.NoModifier
    )


def test_a_restricted_list_is_typed_in_any_case_and_holds(builder: BuilderPage) -> None:
    told: list[str] = []
    builder.told.connect(told.append)
    builder.set_restricted(["beat cop", "TOMMYGUN", "Nobody"])
    assert builder.editor.deck.format.restricted == {"Beat Cop", "Tommygun", "Nobody"}
    assert told == ["No card has this title: Nobody"]
    assert builder.panel.restricted.text().startswith("Restricted list: 3 title")
    builder.editor.add([("AE-001", 1), ("AE-021", 1)])
    assert builder.editor.deck.counts() == {"AE-001": 1}  # V-10
