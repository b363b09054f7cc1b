"""Pure functions of the free table: rows, columns, grids, fans; and faces that are drawn between events."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge.library import card_library
from cthulhu_desktop.core.free.pieces import LARGEST_TABLE, Kind, Piece
from cthulhu_desktop.ui.cardfaces.store import FaceStore
from cthulhu_desktop.ui.freetable.arrange import GAP, Shape, aligned, extent, moved, turned
from cthulhu_desktop.ui.freetable.face_queue import FaceQueue


def cards(n: int, angle: int = 0) -> list[Piece]:
    return [Piece(k, Kind.CARD, x=37 * k, y=(k * 53) % 90, angle=angle) for k in range(n)]


def test_a_turned_card_takes_the_room_it_covers() -> None:
    upright, lying = Piece(0, Kind.CARD), Piece(0, Kind.CARD, angle=90)
    assert extent(upright) == pytest.approx((63, 88))
    assert extent(lying) == pytest.approx((88, 63))


@pytest.mark.parametrize("shape", [Shape.ROW, Shape.COLUMN, Shape.GRID])
def test_aligned_pieces_do_not_touch_and_stay_where_they_were_as_a_group(shape: Shape) -> None:
    pieces = cards(7, angle=90)
    places = {number: (x, y) for number, x, y, _angle in aligned(pieces, shape)}
    assert set(places) == set(range(7))
    for one, (x, y) in places.items():
        for two, (x2, y2) in places.items():
            assert one == two or abs(x - x2) >= 88 + GAP - 1 or abs(y - y2) >= 63 + GAP - 1
    if shape is not Shape.GRID:  # the last row of a grid is shorter
        assert sum(x for x, _y in places.values()) / 7 == pytest.approx(sum(p.x for p in pieces) / 7, abs=2)


def test_a_row_keeps_the_order_from_left_to_right_and_a_column_from_top_to_bottom() -> None:
    pieces = cards(5)
    row = {number: x for number, x, _y, _angle in aligned(pieces, Shape.ROW)}
    assert sorted(row, key=row.__getitem__) == [0, 1, 2, 3, 4]
    column = {number: y for number, _x, y, _angle in aligned(pieces, Shape.COLUMN)}
    assert sorted(column, key=column.__getitem__) == sorted(range(5), key=lambda k: (pieces[k].y, pieces[k].x))


def test_a_fan_opens_evenly_to_both_sides() -> None:
    angles = [(angle + 180) % 360 - 180 for _number, _x, _y, angle in aligned(cards(5), Shape.FAN)]
    assert angles == [-20, -10, 0, 10, 20]
    assert aligned([], Shape.FAN) == ()


def test_nothing_is_moved_beyond_the_edge_and_arrows_are_not_turned() -> None:
    assert moved([Piece(0, Kind.TOKEN, x=LARGEST_TABLE - 5)], 10, 0)[0][1] == LARGEST_TABLE
    pieces = [Piece(0, Kind.CARD, angle=350), Piece(1, Kind.ARROW)]
    assert turned(pieces, 15) == ((0, 0, 0, 5),)


def test_a_face_is_drawn_later_and_the_old_size_stands_in_meanwhile(
    qtbot: QtBot, quiet_look: Callable[..., None]
) -> None:
    queue = FaceQueue(FaceStore())
    card = next(iter(card_library().cards.values()))
    assert not queue.knows(card.id)
    queue.add([card])
    assert queue.title(card.id) == card.title
    assert queue.title("anything") == "anything"
    assert queue.face(card.id, 120, 168, 1.0) is None
    with qtbot.waitSignal(queue.drawn):
        pass
    small = queue.face(card.id, 120, 168, 1.0)
    assert small is not None
    assert small.width() == 120
    stand_in = queue.face(card.id, 120, 168, 2.0)
    assert stand_in is not None
    assert stand_in.width() == 120
    with qtbot.waitSignal(queue.drawn):
        pass
    large = queue.face(card.id, 120, 168, 2.0)
    assert large is not None
    assert large.width() == 240
