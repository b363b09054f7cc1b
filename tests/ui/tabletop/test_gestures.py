"""Pieces in the hand: mouse and keyboard, with real events on the viewport."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from cthulhu_desktop.ui.tabletop.items import State
from tests.ui.tabletop.conftest import SmallTable

LEFT = Qt.MouseButton.LeftButton


def press_and_move(qtbot: QtBot, table: SmallTable, start: QPoint, end: QPoint) -> None:
    port = table.view.viewport()
    qtbot.mouseMove(port, start)
    qtbot.mousePress(port, LEFT, pos=start)
    for k in range(1, 6):
        qtbot.mouseMove(port, start + (end - start) * k / 5)


A, GOOD, BAD, BARE = QPoint(90, 70), QPoint(100, 300), QPoint(360, 300), QPoint(230, 200)


def test_a_dragged_piece_follows_the_pointer_lifted_while_its_places_glow(
    qtbot: QtBot, small_table: SmallTable
) -> None:
    piece = small_table.pieces[0]
    press_and_move(qtbot, small_table, A, GOOD)
    assert piece.state & State.LIFTED
    assert (piece.x(), piece.y()) == (GOOD.x(), GOOD.y())
    assert small_table.good.state & State.GLOW
    assert small_table.good.state & State.CHOSEN
    assert not small_table.bad.state & State.GLOW
    qtbot.mouseRelease(small_table.view.viewport(), LEFT, pos=GOOD)
    assert small_table.host.told == [("dropped", "a", "good")]
    assert not piece.state & State.LIFTED
    assert not small_table.good.state & State.GLOW


def test_a_wrong_drop_floats_back_and_says_where_it_was(qtbot: QtBot, small_table: SmallTable) -> None:
    home = small_table.pieces[0].rect
    press_and_move(qtbot, small_table, A, BAD)
    qtbot.mouseRelease(small_table.view.viewport(), LEFT, pos=BAD)
    assert small_table.host.told == [("refused", "a", "bad")]
    assert small_table.pieces[0].rect == home


def test_a_drop_on_the_bare_table_only_puts_the_piece_back(qtbot: QtBot, small_table: SmallTable) -> None:
    home = small_table.pieces[0].rect
    press_and_move(qtbot, small_table, A, BARE)
    qtbot.mouseRelease(small_table.view.viewport(), LEFT, pos=BARE)
    assert small_table.host.told == [("refused", "a", "")]
    assert small_table.pieces[0].rect == home


def test_escape_lets_go_without_effect(qtbot: QtBot, small_table: SmallTable) -> None:
    home = small_table.pieces[0].rect
    press_and_move(qtbot, small_table, A, GOOD)
    qtbot.keyClick(small_table.view, Qt.Key.Key_Escape)
    qtbot.mouseRelease(small_table.view.viewport(), LEFT, pos=GOOD)
    assert small_table.host.told == []
    assert small_table.pieces[0].rect == home


def test_a_press_without_moving_is_a_click(qtbot: QtBot, small_table: SmallTable) -> None:
    qtbot.mouseClick(small_table.view.viewport(), LEFT, pos=A)
    assert small_table.host.told == [("clicked", "a", "")]


def test_a_piece_that_may_not_be_used_reacts_to_nothing(qtbot: QtBot, small_table: SmallTable) -> None:
    small_table.pieces[0].set_usable(False, glow=False)
    qtbot.mouseClick(small_table.view.viewport(), LEFT, pos=A)
    press_and_move(qtbot, small_table, A, GOOD)
    qtbot.mouseRelease(small_table.view.viewport(), LEFT, pos=GOOD)
    assert small_table.host.told == []
    assert small_table.pieces[0].x() == A.x()


def test_a_piece_removed_from_the_hand_leaves_the_gesture(qtbot: QtBot, small_table: SmallTable) -> None:
    press_and_move(qtbot, small_table, A, GOOD)
    small_table.scene.remove(small_table.pieces[0])
    qtbot.mouseRelease(small_table.view.viewport(), LEFT, pos=GOOD)
    assert small_table.host.told == []
    assert not small_table.scene.dragging


def test_arrows_walk_from_piece_to_piece_and_enter_clicks(qtbot: QtBot, small_table: SmallTable) -> None:
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return):
        qtbot.keyClick(small_table.view, key)
    # the first arrow comes to the first piece, the second goes to its right
    assert small_table.host.told == [("clicked", "b", "")]
    assert small_table.pieces[1].state & State.FOCUS


def test_a_piece_that_was_clicked_is_not_ringed_when_the_focus_comes_back(
    qtbot: QtBot, small_table: SmallTable
) -> None:
    qtbot.mouseClick(small_table.view.viewport(), LEFT, pos=A)
    small_table.view.clearFocus()
    small_table.view.setFocus()
    assert small_table.scene.focusItem() is small_table.pieces[0]
    assert not small_table.pieces[0].state & State.FOCUS
    qtbot.keyClick(small_table.view, Qt.Key.Key_Right)
    qtbot.keyClick(small_table.view, Qt.Key.Key_Left)
    assert small_table.pieces[0].state & State.FOCUS


def test_tab_walks_through_all_pieces_in_reading_order(qtbot: QtBot, small_table: SmallTable) -> None:
    small_table.pieces[0].setFocus()
    reached = []
    for _ in range(2):
        qtbot.keyClick(small_table.view, Qt.Key.Key_Tab)
        item = small_table.scene.focusItem()
        reached.append(getattr(item, "key", ""))
    assert reached == ["b", "c"]


def test_a_piece_that_can_no_longer_be_used_loses_the_keyboard(small_table: SmallTable) -> None:
    small_table.pieces[0].setFocus()
    small_table.pieces[0].set_usable(False, glow=False)
    assert small_table.scene.focusItem() is None
