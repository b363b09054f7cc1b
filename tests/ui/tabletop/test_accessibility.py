"""What a screen reader finds on a table."""

from __future__ import annotations

from PySide6.QtGui import QAccessible

from cthulhu_desktop.ui.tabletop.items import State
from tests.ui.tabletop.conftest import SmallTable


def test_the_table_is_a_list_of_its_named_pieces(small_table: SmallTable) -> None:
    table = QAccessible.queryAccessibleInterface(small_table.view)
    assert table.role() == QAccessible.Role.List
    assert table.text(QAccessible.Text.Name) == "small table"
    names = [table.child(k).text(QAccessible.Text.Name) for k in range(table.childCount())]
    # the places have no names in this table
    assert names == ["piece a", "piece b", "piece c"]


def test_a_piece_tells_its_place_focus_and_choice(small_table: SmallTable) -> None:
    piece = small_table.pieces[1]
    piece.setFocus()
    piece.mark(State.CHOSEN, True)
    item = QAccessible.queryAccessibleInterface(piece)
    assert item.role() == QAccessible.Role.ListItem
    assert item.parent().object() is small_table.view
    state = item.state()
    assert state.focused
    assert state.focusable
    assert state.selected
    corner = small_table.view.viewport().mapToGlobal(piece.pos().toPoint())
    assert item.rect().contains(corner)


def test_the_piece_under_a_point_of_the_screen_is_found(small_table: SmallTable) -> None:
    table = QAccessible.queryAccessibleInterface(small_table.view)
    at = small_table.view.viewport().mapToGlobal(small_table.pieces[2].pos().toPoint())
    assert table.childAt(at.x(), at.y()).text(QAccessible.Text.Name) == "piece c"


def test_hidden_pieces_are_not_told(small_table: SmallTable) -> None:
    small_table.pieces[0].setVisible(False)
    table = QAccessible.queryAccessibleInterface(small_table.view)
    assert table.childCount() == 2
