"""Plain path mathematics."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from cthulhu_desktop.pictures import curves


def test_an_outline_passes_through_every_point_it_names() -> None:
    path = curves.outline("0,0 10,5! 12,20 -3,8")
    for point in ((0.0, 0.0), (10.0, 5.0), (12.0, 20.0), (-3.0, 8.0)):
        assert point in path


def test_between_two_corners_an_outline_is_straight() -> None:
    assert curves.outline("0,0! 10,0! 10,10!") == [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0)]


def test_a_mirrored_outline_is_symmetric() -> None:
    path = curves.mirrored("0,-10 6,-4 3,0!")
    assert {(round(-x, 6), round(y, 6)) for x, y in path} == {(round(x, 6), round(y, 6)) for x, y in path}


def test_spread_points_lie_at_even_distances() -> None:
    path = curves.spread([(0, 0), (3, 0), (3, 9)], 13)
    assert path[0] == (0, 0)
    assert path[-1] == pytest.approx((3, 9))
    assert {round(math.dist(a, b), 6) for a, b in pairwise(path)} == {1.0}


def test_a_band_is_as_wide_as_asked_and_round_ends_reach_beyond_its_course() -> None:
    flat = curves.band([(0, 0), (10, 0)], lambda _t: 2.0)
    assert {y for _, y in flat} == {-2.0, 2.0}
    round_ended = curves.band([(0, 0), (10, 0)], lambda _t: 2.0, round_ends=True)
    assert max(x for x, _ in round_ended) == pytest.approx(12)
    assert min(x for x, _ in round_ended) == pytest.approx(-2)


def test_turning_by_a_right_angle_and_an_arc_agree_with_a_downward_y() -> None:
    assert curves.turned([(1.0, 0.0)], 90)[0] == pytest.approx((0, 1))
    assert curves.arc(0, 0, 1, 0, 90)[-1] == pytest.approx((0, 1))
