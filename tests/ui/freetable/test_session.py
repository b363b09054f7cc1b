"""A whole session at the free table with mouse and keys."""

from __future__ import annotations

from PySide6.QtCore import Qt

from cthulhu_desktop.core.free.pieces import Kind
from cthulhu_desktop.core.kernel import GameRecord
from cthulhu_desktop.ui.freetable.arrange import Shape
from tests.ui.freetable.conftest import AtTable

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def test_a_session_by_mouse_and_keys_can_be_undone_to_its_start_and_saved(table: AtTable) -> None:
    session = table.new()
    digests = [table.digest()]
    first, second = (piece.id for piece in table.pieces(Kind.PILE))

    # draw two cards off the top, one into the hand
    table.drag(table.spot(first), table.at(-150, 100))
    one = table.newest().id
    assert (table.piece(one).x, table.piece(one).hand) == (-150, -1)
    table.drag(table.spot(first), table.at(-50, 100))
    two = table.newest().id
    table.click(second)
    table.key(Qt.Key.Key_D)
    assert len(table.page.hand.cards) == 1

    # turn by key and double click, flip
    table.click(one)
    table.key(Qt.Key.Key_R)
    assert table.piece(one).angle == 90
    table.double_click(two)
    assert table.piece(two).angle == 90
    table.key(Qt.Key.Key_F)
    assert table.piece(two).up

    # stack by dropping in the same place
    table.drag(table.spot(one), table.spot(two))
    assert table.piece(two).kind is Kind.PILE
    assert len(table.piece(two).cards) == 2

    # counters, a die, a note
    table.click(two)
    table.key(Qt.Key.Key_1)
    table.key(Qt.Key.Key_1)
    table.key(Qt.Key.Key_2)
    table.key(Qt.Key.Key_Minus)
    assert dict(table.piece(two).counters) == {"red": 2}
    table.page.bar.dice[20].click()
    die = table.newest()
    assert die.kind is Kind.DIE
    assert 1 <= die.value <= 20
    table.double_click(die.id)
    table.page.view.setFocus()
    table.key(Qt.Key.Key_N)
    table.page.questions.editor.setPlainText("Night falls")
    table.page.questions.editor.finish(keep=True)
    assert table.newest().face == "Night falls"

    # align everything
    table.key(Qt.Key.Key_A, CTRL)
    assert table.page.commands.align(Shape.ROW)
    assert len({piece.y for piece in table.pieces() if piece.hand < 0}) == 1
    table.check()

    end = table.digest()
    moves = session.number
    kept = session.record.to_text()
    while session.can_undo():
        table.key(Qt.Key.Key_Z, CTRL)
        table.check()
    assert session.number == 0
    assert table.digest() == digests[0]
    for _ in range(moves):
        table.key(Qt.Key.Key_Z, CTRL | SHIFT)
    assert table.digest() == end

    # what was saved opens as it was
    table.open(GameRecord.from_text(kept))
    assert table.digest() == end
    table.check()
