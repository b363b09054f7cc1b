"""The random generator: known numbers, fair shares, one number as its state."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cthulhu_desktop.core.kernel import Rng


def test_it_gives_the_published_numbers_of_splitmix64() -> None:
    rng = Rng(1234567)
    assert [rng.next64() for _ in range(5)] == [
        6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821,
    ]  # fmt: skip


def test_a_copy_goes_on_with_the_same_numbers_by_itself() -> None:
    rng = Rng(9)
    copy = rng.copy()
    assert copy == rng
    assert hash(copy) == hash(rng)
    ahead = [copy.next64() for _ in range(3)]
    assert copy != rng
    assert [rng.next64() for _ in range(3)] == ahead


def test_the_state_is_one_number_of_64_bits() -> None:
    assert Rng(1 << 64) == Rng(0)
    assert Rng(-1) == Rng((1 << 64) - 1)
    assert repr(Rng(5)) == "Rng(5)"
    assert Rng(5) != 5


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**64))
def test_numbers_stay_below_the_limit(seed: int, limit: int) -> None:
    assert 0 <= Rng(seed).below(limit) < limit


@pytest.mark.parametrize("limit", [0, -1])
def test_there_is_no_number_below_zero_or_less(limit: int) -> None:
    with pytest.raises(ValueError, match=rf"below\({limit}\)"):
        Rng(1).below(limit)


@pytest.mark.parametrize("limit", [2, 6, 7])
def test_each_number_comes_alike_often(limit: int) -> None:
    rng = Rng(limit)
    counts = Counter(rng.below(limit) for _ in range(6_000))
    assert set(counts) == set(range(limit))
    assert all(count == pytest.approx(6_000 / limit, rel=0.12) for count in counts.values())


def test_a_limit_that_does_not_divide_the_range_draws_again_instead_of_preferring_low_numbers() -> None:
    # Three quarters of the range: numbers in the last quarter must be drawn again, not folded onto the first.
    limit = 3 << 62
    rng = Rng(4)
    low = sum(rng.below(limit) < 1 << 62 for _ in range(3_000))
    assert low == pytest.approx(1_000, rel=0.12)


def test_a_choice_is_one_of_the_items() -> None:
    rng = Rng(3)
    assert {rng.choice("abc") for _ in range(60)} == set("abc")
    with pytest.raises(ValueError, match="below"):
        rng.choice([])


def test_shuffling_makes_every_order_alike_often() -> None:
    rng, counts = Rng(8), Counter[tuple[int, ...]]()
    for _ in range(6_000):
        items = [1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations((1, 2, 3)))
    assert all(count == pytest.approx(1_000, rel=0.15) for count in counts.values())
