"""Scoring and the end of the game: DG-6, DG-7."""

from __future__ import annotations

import pytest

from cthulhu_desktop.core.dice.scoring import judge, scored, worth
from cthulhu_desktop.core.dice.things import (
    GameEnded,
    MakeCall,
    PhaseBegan,
    PhaseScored,
    StartStonePassed,
    StonesReturned,
    WonBy,
)
from tests.core.dice.table import cult, do, faces, kinds, options, table


@pytest.mark.parametrize(
    ("display", "stone", "value"),
    [("II123E", True, 24), ("II123E", False, 12), ("I3", False, 3), ("III", False, 0), ("I", True, 0), ("", True, 0)],
)
def test_the_value_is_tentacles_times_iaa_doubled_by_a_stone(display: str, stone: bool, value: int) -> None:  # DG-6.1
    assert worth(faces(display), stone) == value


def test_only_an_elder_sign_makes_it_count_upwards() -> None:  # DG-6.2, DG-10
    assert scored(faces("II123E"), stone=True) == 24
    assert scored(faces("II123"), stone=True) == -24
    assert scored(faces("II"), stone=False) == 0
    assert scored(faces(""), stone=True) == 0


def last_call(sheet: tuple[tuple[int, ...], ...] = (), **given: object) -> list[object]:
    """The phase ends with +6 for cult 0 and -8 for cult 1; what occurs after the invocation has ended."""
    state = table(cult("I3", roll="IE"), cult("II13", done=True), sheet=sheet, **given)  # type: ignore[arg-type]
    occurred = do(state, MakeCall(4))
    assert kinds(occurred)[:2] == ["called", "invocation-ended"]
    return list(occurred[2:])


def test_scores_accumulate_and_the_sheet_keeps_every_phase() -> None:  # DG-6.3
    first, *_ = last_call(sheet=((5, -3), (10, 4)))
    assert first == PhaseScored(3, values=(6, -8), totals=(21, -7))
    state = table(cult("I3", roll="IE"), cult("II13", done=True), sheet=((5, -3), (10, 4)))
    do(state, MakeCall(4))
    assert state.view(None).sheet == ((5, -3), (10, 4), (6, -8))
    assert state.view(None).totals == (21, -7)


def test_the_start_cult_stone_passes_to_the_left_and_all_is_laid_out_anew() -> None:  # DG-6.4
    state = table(cult("I3", roll="IE", stone=True), cult("II13", done=True), start=1, sheet=((5, -3),))
    occurred = do(state, MakeCall(4))[2:]
    assert occurred[1:] == (StonesReturned(), StartStonePassed(0), PhaseBegan(3, 0))
    view = state.view(None)
    assert [(one.display, one.loose, one.done, one.stone) for one in view.cults] == [((), 6, False, False)] * 2
    assert (view.middle, view.stones_in_middle, view.start, view.phase, view.turn) == (1, 2, 0, 3, 0)
    assert options(state) == ["roll"]  # no start roll


def test_with_the_option_a_stone_is_kept_and_doubles_also_what_is_lost() -> None:  # DG-5.3, DG-6.1, DG-9
    state = table(cult("I3", roll="1", stone=True), cult("II13", done=True), stone_keep="game")
    occurred = do(state, MakeCall(5, (1,)))
    assert occurred[2] == PhaseScored(1, values=(-8, -8), totals=(-8, -8))
    assert "stones-returned" not in kinds(occurred)
    assert [one.stone for one in state.view(None).cults] == [True, False]
    assert state.view(None).stones_in_middle == 1


def test_the_game_ends_once_a_total_reaches_the_target_above_or_below() -> None:  # DG-7.1
    assert judge((149, -149), 150) is None
    assert judge((150, 0), 150) is not None
    assert judge((0, -150), 150) is not None
    assert kinds(tuple(last_call(sheet=((4, 0),), target=10)))[1:] == ["game-ended"]  # type: ignore[arg-type]
    assert "game-ended" not in kinds(tuple(last_call(sheet=((3, -1),), target=10)))  # type: ignore[arg-type]


def test_a_target_reached_in_mid_phase_ends_nothing_yet() -> None:  # DG-7.1
    state = table(cult("I3", roll="IE"), cult("I", loose=5), sheet=((8, 0),), target=10)
    do(state, MakeCall(4))
    assert state.outcome is None
    assert state.view(None).turn == 1


def test_every_cult_that_reached_the_target_wins() -> None:  # DG-7.2
    outcome = judge((155, 20, 150, 149), 150)
    assert outcome is not None
    assert (outcome.winners, outcome.rule, outcome.reason) == ((0, 2), "DG-7.2", "dice.end.target")
    assert outcome.points == (155, 20, 150, 149)


def test_if_only_the_depth_was_reached_all_others_win() -> None:  # DG-7.3
    outcome = judge((-150, 20, -149), 150)
    assert outcome is not None
    assert (outcome.winners, outcome.rule, outcome.reason) == ((1, 2), "DG-7.3", "dice.end.ruin")


def test_if_all_reached_the_depth_nobody_wins() -> None:  # DG-7.3
    outcome = judge((-150, -151), 150)
    assert outcome is not None
    assert (outcome.winners, outcome.rule, outcome.reason) == ((), "DG-7.3", "dice.end.nobody")


def test_if_both_ends_are_reached_at_once_the_upper_one_decides() -> None:  # DG-7.4
    outcome = judge((-150, 20, 150), 150)
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((2,), "DG-7.2")


@pytest.mark.parametrize(
    ("sheet", "ended"),
    [(((4, 0),), GameEnded((0,), WonBy.TARGET)), (((0, -2),), GameEnded((0,), WonBy.RUIN))],
)
def test_the_end_says_who_won_and_why(sheet: tuple[tuple[int, ...], ...], ended: GameEnded) -> None:  # DG-7.2, DG-7.3
    state = table(cult("I3", roll="IE"), cult("II13", done=True), sheet=sheet, target=10)
    assert do(state, MakeCall(4))[-1] == ended
    assert state.decision is None
    assert state.outcome is not None
    assert state.outcome.winners == ended.winners
    view = state.view(None)
    assert (view.turn, view.outcome) == (None, state.outcome)
    assert view.cults[0].display == faces("I3IE")  # the table stays as it was scored
