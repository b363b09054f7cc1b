"""Where hints stand."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize

from cthulhu_desktop.ui.lessons.placing import best_of, best_place
from cthulhu_desktop.ui.lessons.pointer import edge_point

AREA = QRect(0, 40, 1000, 600)


def test_a_hint_covers_nothing_that_can_be_used_if_there_is_room() -> None:
    usable = [QRect(100 + 120 * place, 500, 100, 130) for place in range(6)]
    size = QSize(300, 220)
    for target in (usable[0], usable[5], QRect(480, 60, 80, 60)):
        hint = QRect(best_place(size, AREA, usable, [target]), size)
        assert AREA.contains(hint)
        assert not any(hint.intersects(rect) for rect in (*usable, target))


def test_a_hint_stands_near_what_it_speaks_of() -> None:
    left, right = QRect(20, 300, 60, 60), QRect(900, 300, 60, 60)
    size = QSize(200, 150)
    assert best_place(size, AREA, [], [left]).x() < best_place(size, AREA, [], [right]).x()


def test_what_must_be_clicked_counts_more_than_what_only_lies_there() -> None:
    usable, other = QRect(0, 40, 1000, 300), QRect(0, 340, 1000, 300)
    size = QSize(300, 200)
    assert not QRect(best_place(size, AREA, [usable], [], [other]), size).intersects(usable)


def test_a_narrower_hint_is_taken_where_only_that_has_room() -> None:
    usable = [QRect(0, 40, 740, 600)]
    wide, narrow = QSize(400, 200), QSize(220, 320)
    assert best_of((wide, narrow), AREA, usable, []).size() == narrow
    assert best_of((wide, narrow), AREA, [], []).size() == wide


def test_an_arrow_begins_at_the_edge() -> None:
    assert edge_point(QRectF(0, 0, 100, 40), QPointF(500, 20)) == QPointF(100, 20)
    assert edge_point(QRectF(0, 0, 100, 40), QPointF(50, -300)) == QPointF(50, 0)
