"""Where things lie on a table, without a window."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cthulhu_desktop.ui.tabletop.layout import Rect, grid, nearest, ring, row, scatter, square_in

SIZES = st.floats(min_value=120, max_value=3000)
AREA = Rect(10, 20, 400, 150)


def overlapping(rects: tuple[Rect, ...]) -> list[tuple[int, int]]:
    pairs = itertools.combinations(range(len(rects)), 2)
    return [(a, b) for a, b in pairs if rects[a].overlaps(rects[b])]


@given(n=st.integers(1, 30), w=SIZES, h=SIZES)
def test_a_grid_fills_its_area_without_overlaps(n: int, w: float, h: float) -> None:
    area = Rect(5, 7, w, h)
    rects = grid(n, area, 60, 4)
    assert len(rects) == n
    assert overlapping(rects) == []
    assert all(area.contains(rect) for rect in rects)


@given(n=st.integers(1, 28), size=SIZES)
def test_dice_on_a_circle_neither_overlap_nor_leave_it(n: int, size: float) -> None:
    area = Rect(0, 0, size, size)
    rects = ring(n, area, size * 0.2, gap=size * 0.008)
    assert len(rects) == n
    assert overlapping(rects) == []
    assert all(area.contains(rect, slack=0.5) for rect in rects)


@given(n=st.integers(1, 28), w=SIZES, h=SIZES, seed=st.integers(0, 999))
def test_thrown_dice_lie_apart_inside_the_tray(n: int, w: float, h: float, seed: int) -> None:
    area = Rect(0, 0, w, h)
    rects = scatter(n, area, 50, seed)
    assert len(rects) == n
    assert overlapping(rects) == []
    assert all(area.contains(rect, slack=0.5) for rect in rects)


def test_two_throws_lie_differently_and_the_same_throw_alike() -> None:
    assert scatter(6, AREA, 50, 1) != scatter(6, AREA, 50, 2)
    assert scatter(6, AREA, 50, 1) == scatter(6, AREA, 50, 1)


@pytest.mark.parametrize("make", [lambda: row(0, AREA, 40, 5), lambda: grid(0, AREA, 40, 5), lambda: ring(0, AREA, 40)])
def test_nothing_takes_no_room(make) -> None:  # type: ignore[no-untyped-def]
    assert make() == ()


def test_a_row_keeps_its_gap_while_there_is_room_and_overlaps_evenly_when_not() -> None:
    roomy = row(3, AREA, 40, 10)
    assert [b.x - a.x for a, b in itertools.pairwise(roomy)] == [50, 50]
    tight = row(12, AREA, 100, 10)
    steps = {round(b.x - a.x, 6) for a, b in itertools.pairwise(tight)}
    assert len(steps) == 1
    assert all(AREA.contains(rect) for rect in tight)


def test_the_square_in_a_wide_area_is_as_high_as_it() -> None:
    assert square_in(AREA) == Rect(135, 20, 150, 150)


def test_an_arrow_key_reaches_the_closest_in_its_direction() -> None:
    here = Rect(100, 100, 10, 10)
    others = {"right": Rect(150, 104, 10, 10), "far right": Rect(300, 100, 10, 10), "below": Rect(100, 160, 10, 10)}
    assert nearest(here, others, 1, 0) == "right"
    assert nearest(here, others, 0, 1) == "below"
    assert nearest(here, others, -1, 0) is None


def test_inset_never_turns_a_rectangle_inside_out() -> None:
    assert Rect(0, 0, 10, 10).inset(20) == Rect(5, 5, 0, 0)
