"""Where everything lies on the dice table."""

from __future__ import annotations

import itertools

import pytest

from cthulhu_desktop.ui.dicetable import placing
from cthulhu_desktop.ui.tabletop.layout import Rect

AREAS = [(680, 480), (940, 560), (1500, 950), (3000, 1900), (620, 900)]


@pytest.mark.parametrize("size", AREAS)
@pytest.mark.parametrize("cults", range(2, 7))
@pytest.mark.parametrize("text", [18, 44])
def test_nothing_overlaps_and_nothing_leaves_the_table(size: tuple[int, int], cults: int, text: int) -> None:
    table = placing.place(Rect(0, 0, *size), cults, 0, text)
    rects = {"tray": table.tray, "dish": placing.seal_of(table), "cup": table.cup}
    for k, places in enumerate(table.cults):
        rects |= {f"ring {k}": places.ring, f"plate {k}": places.plate, f"loose {k}": places.loose}
        rects |= {f"stones {k}": places.stones}
    overlaps = [pair for pair in itertools.combinations(rects, 2) if rects[pair[0]].overlaps(rects[pair[1]])]
    assert overlaps == []
    assert [name for name, rect in rects.items() if not table.area.contains(rect)] == []


@pytest.mark.parametrize("cults", range(2, 7))
@pytest.mark.parametrize("near", range(2))
def test_the_own_circle_lies_before_the_player_and_the_others_clockwise_across(cults: int, near: int) -> None:
    table = placing.place(Rect(0, 0, 1000, 600), cults, near, 18)
    own = table.cults[near]
    assert own.near
    others = [table.cults[(near + k) % cults] for k in range(1, cults)]
    assert all(places.ring.bottom < own.ring.y for places in others)
    assert [places.ring.cx for places in others] == sorted(places.ring.cx for places in others)
    assert own.ring.w > max(places.ring.w for places in others)


@pytest.mark.parametrize("dice", [0, 1, 6, 14, 28])
def test_all_dice_of_a_place_find_room_in_it(dice: int) -> None:
    table = placing.place(Rect(0, 0, 940, 560), 4, 0, 18)
    for places in table.cults:
        circle = places.ring
        for rect in placing.display_rects(places, dice):
            corners = itertools.product((rect.x, rect.right), (rect.y, rect.bottom))
            reach = circle.w / 2
            assert all((x - circle.cx) ** 2 + (y - circle.cy) ** 2 <= reach**2 for x, y in corners)
        assert all(places.loose.contains(rect) for rect in placing.loose_rects(places, dice, table.die))
    assert all(table.tray.contains(rect) for rect in placing.tray_rects(table, dice, 3))
    assert all(placing.seal_of(table).contains(rect) for rect in placing.middle_rects(table, dice))


@pytest.mark.parametrize("size", AREAS)
def test_dice_in_the_tray_are_large_enough_to_read(size: tuple[int, int]) -> None:
    table = placing.place(Rect(0, 0, *size), 6, 0, 18)
    assert min(rect.w for rect in placing.tray_rects(table, 6, 1)) >= 32
