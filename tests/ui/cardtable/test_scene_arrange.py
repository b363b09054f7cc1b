"""The table laid out: pure functions, at all sizes and however full it is."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from cthulhu_desktop.ui.cardtable import keys
from cthulhu_desktop.ui.cardtable.arrange import Face, Lay, Layout, arrange, body, cut, edges, fan
from cthulhu_desktop.ui.cardtable.rows import cells
from cthulhu_desktop.ui.cardtable.spread import lay_out
from cthulhu_desktop.ui.tabletop.layout import Rect
from tests.ui.cardtable.scene_views import card, crowded_view

# Width, height, height of a line: from the smallest window with 200 % text to 4K.
SIZES = (
    (1280, 720, 21), (1280, 720, 42), (900, 520, 21), (900, 560, 42), (1920, 1080, 28), (1920, 1080, 42),
    (3840, 2160, 56), (3840, 2160, 84), (1100, 900, 24),
)  # fmt: skip


def box_of(lay: Lay) -> Rect:
    """The upright box around a card that may be turned."""
    a = math.radians(lay.turn)
    cos, sin = abs(math.cos(a)), abs(math.sin(a))
    w, h = lay.rect.w * cos + lay.rect.h * sin, lay.rect.w * sin + lay.rect.h * cos
    return Rect.around(lay.rect.cx, lay.rect.cy, w, h)


def laid(cards: int, size: tuple[int, int, int], near: int = 0, **more: object) -> Layout:
    width, height, line = size
    return arrange(crowded_view(cards, near, **more), near, Rect(0, 0, width, height), line)  # type: ignore[arg-type]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("phase", ["operations", "story"])
def test_parts_of_the_table_lie_in_it_and_do_not_overlap(size: tuple[int, int, int], phase: str) -> None:
    layout = laid(8, size, phase=phase)
    area = Rect(0, 0, size[0], size[1])
    domains = [key for key in layout.places if keys.kind(key) == "domain"]
    for key, rect in layout.places.items():
        assert area.contains(rect), key
        assert rect.w > 4, key
        assert rect.h > 4, key
    apart = [key for key in layout.places if key not in domains] + ["light"]
    rects = {**layout.places, "light": layout.areas.light}
    for group in (apart, domains):
        for k, one in enumerate(group):
            for two in group[k + 1 :]:
                assert not rects[one].overlaps(rects[two]), (one, two)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("cards", [0, 1, 9, 60])
@pytest.mark.parametrize("committed", [0, 12])
def test_every_card_lies_in_its_part_of_the_table(size: tuple[int, int, int], cards: int, committed: int) -> None:
    phase = "story" if committed else "operations"
    layout = laid(cards, size, hand=10, resources=7, phase=phase, committed=committed)
    area = Rect(0, 0, size[0], size[1])
    for number, lay in layout.cards.items():
        box = box_of(lay)
        assert area.contains(box, 0.5), number
        home = lay.home
        while keys.kind(home) == "card":  # attached: where its host is
            home = layout.cards[keys.number(home)].home
        assert layout.places[home].contains(box, 1.0 if keys.kind(home) == "hand" else 0.5), (number, home, box)


@pytest.mark.parametrize("near", [0, 1])
def test_own_side_lies_below_and_the_other_above(near: int) -> None:
    layout = laid(10, (1280, 720, 21), near)
    own, far, middle = layout.areas.sides[near], layout.areas.sides[1 - near], layout.areas.middle
    for part in ("hand", "back", "front", "plate", "deck", "discard", "won"):
        assert getattr(far, part).bottom < getattr(own, part).y
    # from the edge to the middle: hand, back row, characters, stories
    assert far.hand.bottom < far.back.bottom < far.front.bottom < middle.y
    assert middle.bottom < own.front.y < own.back.y < own.hand.y


def test_characters_stand_in_front_and_supports_behind_beside_the_domains() -> None:
    layout = laid(7, (1280, 720, 21))
    side = layout.areas.sides[0]
    for view_card in crowded_view(7).players[0].play:
        if view_card.host < 0:
            row = side.front if view_card.kind == "character" else side.back
            assert row.contains(box_of(layout.cards[view_card.card]), 0.5)


def test_exhausted_cards_are_turned_and_insane_ones_lie_face_down_as_well() -> None:
    layout = laid(12, (1280, 720, 21))
    for view_card in crowded_view(12).players[0].play:
        lay = layout.cards[view_card.card]
        assert lay.turn == (0.0 if view_card.orientation == "ready" else 90.0)
        assert lay.face is (Face.INSANE if view_card.orientation == "insane" else Face.UP)


def test_committed_characters_stand_at_their_story_on_their_side() -> None:
    layout = laid(12, (1280, 720, 21), phase="story", committed=6)
    for player in crowded_view(12, phase="story", committed=6).players:
        for view_card in player.play:
            if view_card.story >= 0:
                assert layout.cards[view_card.card].home == keys.story(view_card.story)
                slot = layout.slots[view_card.story]
                assert slot.rows[player.seat].contains(box_of(layout.cards[view_card.card]), 0.5)
                assert not slot.card.overlaps(box_of(layout.cards[view_card.card]))


def test_attached_cards_peek_out_from_under_their_host() -> None:
    layout = laid(12, (1280, 720, 21))
    attached = [c for c in crowded_view(12).players[0].play if c.host >= 0]
    assert attached
    for one in attached:
        host, lay = layout.cards[one.host], layout.cards[one.card]
        assert lay.order < host.order
        assert box_of(lay).right > box_of(host).right + 4
        assert box_of(lay).overlaps(box_of(host))


def test_a_card_is_laid_where_it_is_put_for_trial() -> None:
    view = crowded_view(10, phase="story")
    hero = view.players[0].play[0].card
    held = view.players[0].hand[0].card
    staged = {keys.card(hero): keys.story(5001), keys.card(held): keys.domain(2)}
    layout = arrange(view, 0, Rect(0, 0, 1280, 720), 21, staged=staged)
    assert layout.cards[hero].home == keys.story(5001)
    assert layout.slots[5001].rows[0].contains(box_of(layout.cards[hero]), 0.5)
    assert layout.cards[held].face is Face.EDGE
    assert layout.places[keys.domain(2)].contains(layout.cards[held].rect)


def test_a_card_that_comes_from_elsewhere_can_be_put_for_trial_too() -> None:
    stranger = card(4444, 0, zone="deck")
    view = crowded_view(4)
    staged = {keys.card(4444): keys.TWILIGHT}
    layout = arrange(view, 0, Rect(0, 0, 1280, 720), 21, staged=staged, extra={4444: stranger})
    assert layout.cards[4444].rect == layout.places[keys.TWILIGHT]


@pytest.mark.parametrize("count", range(1, 16))
@pytest.mark.parametrize("own", [True, False])
def test_edges_of_resources_peek_out_of_their_domain_without_covering_each_other(count: int, own: bool) -> None:
    domain = Rect(10, 20, 90, 86)
    rects = edges(domain, count, own)
    assert len(rects) == count
    left = body(domain, count, own)
    assert left.h > domain.h * 0.3
    for k, one in enumerate(rects):
        assert domain.contains(one)
        assert not one.overlaps(left)
        assert all(not one.overlaps(two) for two in rects[k + 1 :])
    # towards the middle of the table
    assert all(rect.y < left.y if own else rect.y >= left.bottom - 0.01 for rect in rects)


@pytest.mark.parametrize("count", [1, 2, 5, 12, 40])
def test_a_hand_is_a_fan_that_rises_in_the_middle_and_stays_in_its_row(count: int) -> None:
    area = Rect(200, 600, 700, 120)
    held = fan(count, area)
    turns = [turn for _rect, turn in held]
    assert turns == sorted(turns)
    assert turns[0] == -turns[-1]
    for rect, turn in held:
        assert area.contains(box_of(Lay(rect, "", turn)), 1.0)
    middles = [rect.cx for rect, _turn in held]
    assert middles == sorted(middles)
    if count > 2:
        assert held[0][0].cy > held[count // 2][0].cy


@pytest.mark.parametrize("widths", [[0.7] * 4, [0.7] * 31, [0.7, 1.0, 1.5] * 12, [1.0], [3.0, 0.7, 0.7]])
def test_rows_break_and_squeeze_before_they_leave_their_area(widths: list[float]) -> None:
    area = Rect(0, 0, 400, 100)
    found = cells(widths, area, 100, 6)
    assert len(found) == len(widths)
    assert all(area.contains(cell) for cell in found)
    if sum(widths) * 100 + 6 * len(widths) <= area.w:
        assert all(cell.h == 100 for cell in found)
        assert all(not one.overlaps(two) for one, two in pairwise(found))
    # of every card at least a strip is to be seen
    for one, two in pairwise(found):
        assert two.x - one.x > 3 or two.y > one.y


@pytest.mark.parametrize("count", [1, 5, 18, 60])
@pytest.mark.parametrize("lying", [False, True])
def test_a_spread_lies_in_its_tray_on_the_table(count: int, lying: bool) -> None:
    area = Rect(0, 0, 1280, 720)
    spread = lay_out(count, area, 90, 24, lying=lying)
    assert area.contains(spread.panel)
    for k, one in enumerate(spread.cards):
        assert spread.panel.contains(one)
        assert not one.overlaps(spread.close)
        assert all(not one.overlaps(two) for two in spread.cards[k + 1 :])
        assert (one.w > one.h) == lying


def test_the_row_of_stories_opens_for_those_who_stand_there_or_may_go_there() -> None:
    calm = cut(Rect(0, 0, 1280, 720), 0, 21, opened=(False, False))
    half = cut(Rect(0, 0, 1280, 720), 0, 21, opened=(False, True))
    fight = cut(Rect(0, 0, 1280, 720), 0, 21, opened=(True, True))
    assert calm.middle.h * 1.4 < half.middle.h < fight.middle.h
    assert calm.unit > half.unit > fight.unit
    size = (1280, 720, 21)
    assert [row.h for row in laid(4, size).slots[5000].rows] == [0, 0]
    own, far = laid(4, size, phase="story").slots[5000].rows  # seat 0 is active and is asked
    assert own.h > 0
    assert far.h == 0
    assert all(row.h > 0 for row in laid(4, size, phase="story", committed=2).slots[5000].rows)
