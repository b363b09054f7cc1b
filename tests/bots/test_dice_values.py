"""The values by which the bold bot of the dice game judges, against the rules and against sums done by hand."""

from __future__ import annotations

from itertools import product

import pytest

from cthulhu_desktop.bots.dice_values import LOSS, POINTS, Aim, ValueTable, roll_groups
from cthulhu_desktop.core.dice.calls import CALLS
from cthulhu_desktop.core.dice.faces import SIDES
from cthulhu_desktop.core.dice.legal import EMPTY, IAA_AND_TENTACLE, IAA_ONLY, call_options
from cthulhu_desktop.core.dice.rolls import code_of
from cthulhu_desktop.core.dice.things import MakeCall


@pytest.mark.parametrize("dice", range(1, 11))
def test_the_chances_of_all_rolls_add_up_to_one(dice: int) -> None:  # DG-1.2
    assert sum(sum(group[2:]) for group in roll_groups(dice)) == pytest.approx(1)


def test_the_chances_are_those_of_the_die() -> None:  # DG-1.2
    by_laid = {group.laid: group for group in roll_groups(2)}
    assert by_laid[()][2:] == pytest.approx((0, 4 / 36, 1 / 36, 4 / 36))
    assert by_laid[(1, 3),][2:] == pytest.approx((0, 4 / 36, 2 / 36, 0))
    three_and_two = by_laid[(1, 3), (1, 2), (2, 5)]
    assert three_and_two.tentacles == 5
    assert three_and_two.neither == pytest.approx(2 / 36)


def test_the_last_die_can_be_worked_out_by_hand() -> None:  # DG-4.6, DG-6.2
    # [IÄÄ, 1T] and one die: an Elder Sign (1 of 6) completes it for +1; all else ends it unfinished.
    lost = -2 - 2 - 2 - 3 - 4  # twice IÄÄ: 2 x 1; then 1 x 2, 1 x 3, 1 x 4
    assert ValueTable().value(1, 1, 1, 0) == pytest.approx((lost + 1) / 6)
    # With a stone everything is doubled (DG-6.1).
    assert ValueTable(stone=True).value(1, 1, 1, 0) == pytest.approx(2 * (lost + 1) / 6)


def by_rules(table: ValueTable, iaa: int, tentacles: int, loose: int, free: int) -> float:
    """The expectation over every ordered roll and every legal call of the rules, by the table's own values after."""
    kind = (IAA_AND_TENTACLE if tentacles else IAA_ONLY) if iaa else EMPTY
    total = 0.0
    for roll in product(SIDES, repeat=loose):
        found = []
        for move in call_options(code_of(roll), kind, table.bare):
            if not isinstance(move, MakeCall):
                found.append(table._after(iaa, tentacles, loose - 1, free))
                continue
            call = CALLS[move.call - 1]
            more, laid = tentacles + sum(move.tentacles), iaa + call.iaa
            left = loose - call.iaa - len(move.tentacles)
            if call.adds_sign:
                times = table.chant_times if call.whole_chant else table.times
                found.append(table.aim.worth(laid * more * times))
            else:
                gained = min(call.gain, free)
                found.append(table._after(laid, more, left + gained, free - gained))
        total += max(found)
    return total / 6**loose


@pytest.mark.parametrize("bare", [False, True])
@pytest.mark.parametrize("aim", [POINTS, Aim(need=12, prize=50.0), Aim(floor=6, ruin=-80.0)])
@pytest.mark.parametrize(("iaa", "tentacles"), [(0, 0), (1, 0), (2, 0), (1, 3), (2, 5)])
@pytest.mark.parametrize("loose", [1, 2, 3, 4])
def test_values_agree_with_the_rules(bare: bool, aim: Aim, iaa: int, tentacles: int, loose: int) -> None:  # DG-4.2
    table = ValueTable(aim, bare=bare)
    for free in (1, 2):
        assert table._value(iaa, tentacles, loose, free) == pytest.approx(by_rules(table, iaa, tentacles, loose, free))


def test_without_free_dice_row_eight_is_a_chance_to_roll_again() -> None:  # DG-4.5, DG-5.2
    # [IÄÄ], one die, nothing to gain: IÄÄ ends it at 0, a tentacle die at -1, -2, -3; an Elder Sign may be kept for the
    # next turn, in which the same happens, or given up for 0, which is better.
    assert ValueTable().value(1, 0, 1, 0) == pytest.approx((0 + 0 - 1 - 2 - 3 + 0) / 6)
    # Where an unfinished tentacle is worth 10, keeping is better: v = (3 x 10 + v) / 6.
    glad = ValueTable(Aim(floor=1, ruin=10.0))
    assert glad.value(1, 0, 1, 0) == pytest.approx((0 + 0 + 10 + 10 + 10) / 5)


def test_more_dice_and_more_free_dice_are_better() -> None:
    table = ValueTable()
    assert table.value(0, 0, 6, 0) > table.value(0, 0, 5, 0) > table.value(0, 0, 2, 0)
    assert table.value(1, 2, 4, 2) > table.value(1, 2, 4, 1) > table.value(1, 2, 4, 0)
    assert table.value(1, 2, 4, 0.5) == pytest.approx((table.value(1, 2, 4, 0) + table.value(1, 2, 4, 1)) / 2)
    assert table.value(1, 2, 40, 9) == table.value(1, 2, 8, 0)  # no endless tables


def test_a_rival_may_take_a_die_before_the_next_turn() -> None:
    table = ValueTable()
    three, two = table.value(1, 2, 3, 0), table.value(1, 2, 2, 0)
    assert table._after(1, 2, 3, 0) == pytest.approx(three + LOSS * (two - three))


def test_an_aim_counts_points_up_to_the_ends_of_the_game() -> None:  # DG-7.1
    aim = Aim(need=20, prize=90.0, floor=12, ruin=-70.0)
    assert [aim.worth(score) for score in (19, 20, 44, -11, -12, -30, 0)] == [19, 90, 90, -11, -70, -70, 0]
    assert [POINTS.worth(score) for score in (500, -500)] == [500, -500]
