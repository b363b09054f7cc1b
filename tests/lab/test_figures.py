"""Shares and their intervals, against values worked out independently."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cthulhu_desktop.lab.figures import share


@pytest.mark.parametrize(
    ("count", "total", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),  # the example of Newcombe, "Two-sided confidence intervals" (1998)
    ],
)
def test_the_interval_is_wilsons(count: int, total: int, low: float, high: float) -> None:
    found = share(count, total)
    assert found.value == count / total
    assert [found.low, found.high] == pytest.approx([low, high], abs=5e-5)


@given(st.integers(1, 10_000).flatmap(lambda total: st.tuples(st.integers(0, total), st.just(total))))
def test_the_interval_holds_the_share_and_mirrors_its_counterpart(case: tuple[int, int]) -> None:
    count, total = case
    found, other = share(count, total), share(total - count, total)
    assert 0.0 <= found.low <= found.value <= found.high <= 1.0
    assert other.low == pytest.approx(1 - found.high)


def test_nothing_seen_says_nothing() -> None:
    assert share(0, 0)[2:] == (0.0, 1.0)


def test_more_than_all_is_refused() -> None:
    with pytest.raises(ValueError, match="3 of 2"):
        share(3, 2)
