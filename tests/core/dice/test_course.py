"""Setup and course of an invocation phase: DG-1 to DG-3, DG-5."""

from __future__ import annotations

from collections import Counter

import pytest

from cthulhu_desktop.core.dice.faces import SIDES, Face, tentacle_sum, tentacles
from cthulhu_desktop.core.dice.game import GAME
from cthulhu_desktop.core.dice.rolls import code_of, counts_of, roll_dice
from cthulhu_desktop.core.dice.setup import DiceSetup
from cthulhu_desktop.core.dice.things import (
    Called,
    DieGiven,
    DieTaken,
    EndedBy,
    GiveDie,
    InvocationEnded,
    MakeCall,
    NothingToTake,
    PhaseBegan,
    Roll,
    Rolled,
    RollForStart,
    StartRolled,
    StartStoneTaken,
    StartTied,
    StoneTaken,
    TakeDie,
)
from cthulhu_desktop.core.kernel import Applied, Occurrence, Rng, Undo
from tests.core.dice.table import cult, do, faces, kinds, letters, options, rows, table


def start_rolls(cults: int, seed: int) -> list[Occurrence]:
    """Roll for the start until it is won: what occurred."""
    state = GAME.begin(DiceSetup(cults), seed).state
    occurred: list[Occurrence] = []
    while state.phase == 0:
        occurred.extend(do(state, RollForStart()))
    return occurred


@pytest.mark.parametrize("cults", range(2, 7))
def test_the_dice_and_stones_of_the_sets_are_enough(cults: int) -> None:  # DG-1.1, DG-1.3
    view = GAME.begin(DiceSetup(cults), 1).state.view(None)
    sets = 1 if cults <= 3 else 2
    assert view.middle + sum(one.loose for one in view.cults) <= 20 * sets
    assert view.stones_in_middle <= 3 * sets
    assert len(view.cults) == GAME.seats(view.setup) == cults


def test_a_die_has_five_motifs_on_six_sides() -> None:  # DG-1.2
    assert Counter(SIDES) == {Face.IAA: 2, Face.ONE: 1, Face.TWO: 1, Face.THREE: 1, Face.SIGN: 1}


def test_tentacle_faces_show_one_to_three_and_the_others_none() -> None:  # DG-1.2
    assert [tentacles(face) for face in faces("I123E")] == [0, 1, 2, 3, 0]


def test_every_side_falls_alike() -> None:  # DG-1.2
    rng = Rng(5)
    fallen = Counter(face for _ in range(2_000) for face in roll_dice(rng, 9)[0])
    for face, sides in Counter(SIDES).items():
        assert fallen[face] == pytest.approx(18_000 * sides / 6, rel=0.05)


@pytest.mark.parametrize("dice", range(41))
def test_a_roll_has_as_many_dice_as_were_thrown_and_its_code_counts_them(dice: int) -> None:  # DG-3.2
    shown, code = roll_dice(Rng(dice), dice)
    assert len(shown) == dice == sum(counts_of(code))
    assert code == code_of(shown)
    assert counts_of(code) == tuple(shown.count(face) for face in Face)


@pytest.mark.parametrize(("cults", "middle"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_a_phase_begins_with_six_dice_a_cult_and_the_rest_in_the_middle(cults: int, middle: int) -> None:  # DG-2.1
    view = GAME.begin(DiceSetup(cults), 1).state.view(None)
    assert [one.loose for one in view.cults] == [6] * cults
    assert view.middle == middle


def test_a_doubling_stone_a_cult_lies_in_the_middle() -> None:  # DG-2.2
    for cults in range(2, 7):
        view = GAME.begin(DiceSetup(cults), 1).state.view(None)
        assert view.stones_in_middle == cults
        assert not any(one.stone for one in view.cults)


@pytest.mark.parametrize("cults", [2, 3, 6])
def test_the_most_tentacles_take_the_start_cult_stone_and_ties_roll_again(cults: int) -> None:  # DG-2.4
    ties = 0
    for seed in range(80):
        occurred, rolling = start_rolls(cults, seed), list(range(cults))
        while len(rolling) > 1:
            rolls = [thing for thing in occurred[: len(rolling)] if isinstance(thing, StartRolled)]
            assert [thing.cult for thing in rolls] == rolling
            assert all(len(thing.faces) == 6 for thing in rolls)
            sums = [tentacle_sum(thing.faces) for thing in rolls]
            del occurred[: len(rolling)]
            rolling = [thing.cult for thing, tentacles in zip(rolls, sums, strict=True) if tentacles == max(sums)]
            if len(rolling) > 1:
                assert occurred.pop(0) == StartTied(tuple(rolling))
                ties += 1
        assert occurred == [StartStoneTaken(rolling[0]), PhaseBegan(1, rolling[0])]
    assert ties > 3


def test_start_rolls_lie_on_the_table_until_the_start_is_won() -> None:  # DG-2.4
    state = GAME.begin(DiceSetup(2), 2).state
    (rolled,) = do(state, RollForStart())
    assert isinstance(rolled, StartRolled)
    view = state.view(0)
    assert [one.roll for one in view.cults] == [rolled.faces, ()]
    assert (view.phase, view.start, view.turn) == (0, None, 1)
    do(state, RollForStart())
    assert [one.roll for one in state.view(0).cults] == [(), ()]


def test_the_turns_go_clockwise_and_skip_cults_that_are_done() -> None:  # DG-3.1
    state = table(cult("I", loose=5), cult("IE1", done=True), cult("I", roll="I1111"), turn=2)
    do(state, MakeCall(1))
    assert state.view(None).turn == 0  # after the last cult comes the first
    state = table(cult("I", roll="I1111"), cult("IE1", done=True), cult("I", loose=5))
    do(state, MakeCall(1))
    assert state.view(None).turn == 2


def test_the_phase_goes_round_until_every_invocation_has_ended() -> None:  # DG-3.1
    state = table(cult("I", roll="I1"), cult("IE1", done=True))
    do(state, MakeCall(1))
    assert state.view(None).turn == 0  # the only one left has turn after turn
    assert options(state) == ["roll"]


def test_a_cult_rolls_its_loose_dice_and_then_calls() -> None:  # DG-3.2
    state = table(cult("I2", loose=4), cult())
    assert options(state) == ["roll"]
    (rolled,) = do(state, Roll())
    assert isinstance(rolled, Rolled)
    assert (rolled.cult, len(rolled.faces)) == (0, 4)
    assert state.view(1).cults[0].roll == rolled.faces
    called = table(cult("I2", roll="I2E1"), cult())
    assert do(called, MakeCall(2, (2,))) == (Called(0, 2, iaa=True, tentacles=(2,)),)
    view = called.view(None)
    assert letters(view.cults[0].display) == "I2I2"
    assert (view.cults[0].loose, view.cults[0].roll, view.turn) == (2, (), 1)


def test_a_die_is_given_only_if_no_call_adds_one() -> None:  # DG-3.3
    assert options(table(cult(roll="I12"), cult()))[-1] != "give"
    assert options(table(cult(roll="112"), cult())) == ["give"]


def test_a_given_die_goes_to_the_middle() -> None:  # DG-3.2, DG-3.4
    state = table(cult(roll="112233"), cult())
    assert do(state, GiveDie()) == (DieGiven(0),)
    view = state.view(None)
    assert (view.cults[0].loose, view.middle, view.turn) == (5, 2, 1)


@pytest.mark.parametrize(("practice", "undo"), [(False, Undo.FINAL), (True, Undo.FREE)])
def test_a_call_is_final_except_in_practice(practice: bool, undo: Undo) -> None:  # DG-3.5
    state = table(cult("I2", roll="IE33"), cult(), practice=practice)
    called = state.apply(MakeCall(3))
    assert isinstance(called, Applied)
    taken = state.apply(TakeDie())
    assert isinstance(taken, Applied)
    assert (called.undo, taken.undo) == (undo, undo)


def test_a_roll_reveals_chance_and_giving_a_die_reveals_nothing() -> None:  # DG-3.5
    rolled = table(cult("I2", loose=4), cult()).apply(Roll())
    given = table(cult(roll="123"), cult()).apply(GiveDie())
    assert isinstance(rolled, Applied)
    assert isinstance(given, Applied)
    assert (rolled.undo, given.undo) == (Undo.REVEALED, Undo.FREE)


def test_an_elder_sign_ends_the_invocation_and_frees_the_unused_dice() -> None:  # DG-3.6
    state = table(cult("I1", roll="EEI1"), cult())
    occurred = do(state, MakeCall(9))
    assert occurred == (Called(0, 9, sign=True), InvocationEnded(0, EndedBy.SIGN, unused=3))
    view = state.view(None)
    assert (view.cults[0].done, view.cults[0].completed, view.cults[0].loose) == (True, True, 0)
    assert view.middle == 1 + 3


def test_no_die_left_ends_the_invocation() -> None:  # DG-3.6
    added = table(cult("III1", roll="12"), cult())
    assert do(added, MakeCall(5, (2, 1)))[1:] == (InvocationEnded(0, EndedBy.NO_DICE),)
    given = table(cult("", roll="3"), cult())
    assert do(given, GiveDie()) == (DieGiven(0), InvocationEnded(0, EndedBy.NO_DICE))
    assert not given.view(None).cults[0].completed


def test_tentacle_dice_may_be_held_back() -> None:  # DG-4.3
    state = table(cult("I", roll="11233"), cult())
    assert len(options(state)) == 3 * 2 * 3 - 1  # none to two, none or one, none to two; but not none at all
    do(state, MakeCall(5, (3, 1)))
    assert letters(state.view(None).cults[0].display) == "I31"
    assert state.view(None).cults[0].loose == 3


def test_at_most_one_iaa_and_one_elder_sign_are_added() -> None:  # DG-4.3
    state = table(cult(roll="IIIEE1"), cult())
    do(state, MakeCall(11, (1,)))
    assert letters(state.view(None).cults[0].display) == "I1E"


def test_the_elder_sign_of_phnglui_stays_with_the_cult() -> None:  # DG-4.4
    state = table(cult(roll="IE1"), cult(), turn=0)
    do(state, MakeCall(10, (1,)), TakeDie())
    view = state.view(None)
    assert letters(view.cults[0].display) == "I1"
    assert view.cults[0].loose == 1 + 1  # the Elder Sign die and the gained one


def test_row_eight_keeps_all_dice_and_takes_two() -> None:  # DG-4.2, DG-4.5
    state = table(cult("I", roll="EE"), cult("IE", done=True))
    middle = state.middle
    assert do(state, MakeCall(8)) == (Called(0, 8),)
    do(state, TakeDie(), TakeDie())
    view = state.view(None)
    assert letters(view.cults[0].display) == "I"
    assert (view.cults[0].loose, view.middle) == (4, middle - 2)


def test_free_dice_are_in_the_middle_or_loose_with_others() -> None:  # DG-5.1
    state = table(cult("I", roll="EE"), cult("I1", loose=4), cult("I1E", done=True), middle=0)
    do(state, MakeCall(8))
    assert options(state) == ["take source=1"]  # neither the dice in displays nor those of a cult that is done


def test_the_middle_comes_first_and_rivals_after_it() -> None:  # DG-5.2
    state = table(cult("I1", roll="EE"), cult("I", loose=5), cult("I", loose=4), cult("I1E", done=True), middle=1)
    do(state, MakeCall(8))
    assert options(state) == ["take"]
    assert do(state, TakeDie()) == (DieTaken(0),)
    assert options(state) == ["take source=1", "take source=2"]  # the second under the same rule, own choice
    assert do(state, TakeDie(2)) == (DieTaken(0, 2),)
    view = state.view(None)
    assert [one.loose for one in view.cults[:3]] == [4, 5, 3]
    assert view.turn == 1


def test_without_any_free_die_the_call_stays_legal_and_nothing_is_gained() -> None:  # DG-5.2
    state = table(cult("I1", roll="IE"), cult("IE1", done=True), middle=0)
    assert 3 in rows(state)
    assert do(state, MakeCall(3)) == (Called(0, 3, iaa=True), NothingToTake(0))
    assert (state.view(None).cults[0].loose, state.view(None).turn) == (1, 0)


def test_the_second_die_is_not_gained_if_only_one_is_free() -> None:  # DG-5.2
    state = table(cult("I1", roll="EE"), cult("IE1", done=True), middle=1)
    do(state, MakeCall(8))
    assert kinds(do(state, TakeDie())) == ["die-taken", "nothing-to-take"]
    assert state.view(None).cults[0].loose == 3


def test_taking_cannot_be_declined_and_gained_dice_wait_for_the_next_turn() -> None:  # DG-5.2
    state = table(cult("I1", roll="IE"), cult("I", loose=5))
    do(state, MakeCall(3))
    assert options(state) == ["take"]
    do(state, TakeDie())
    assert state.view(None).turn == 1


def test_a_cult_robbed_of_its_last_die_is_out_at_once() -> None:  # DG-5.2a
    state = table(cult("I1", roll="IE"), cult("I2", loose=1), cult("IE1", done=True), middle=0)
    do(state, MakeCall(3))
    assert do(state, TakeDie(1)) == (DieTaken(0, 1), InvocationEnded(1, EndedBy.ROBBED))
    assert state.view(None).cults[1].done
    assert state.view(None).turn == 0


def test_with_the_option_a_robbed_cult_ends_when_it_has_nothing_to_roll() -> None:  # DG-5.2a, DG-9
    state = table(cult("I1", roll="EE"), cult("I2", loose=1), cult("IE1", done=True), middle=0, robbed="rolls_nothing")
    do(state, MakeCall(8))
    occurred = do(state, TakeDie(1))
    # Nothing is left to take for the second die; then it is the robbed cult's turn.
    assert kinds(occurred) == ["die-taken", "nothing-to-take", "invocation-ended"]
    assert occurred[-1] == InvocationEnded(1, EndedBy.ROBBED)
    assert state.view(None).turn == 0
    state = table(cult("I1", roll="IE"), cult("I", loose=3), cult("I2", loose=1), cult("IE1", done=True), middle=0,
                  robbed="rolls_nothing")  # fmt: skip
    do(state, MakeCall(3))
    assert kinds(do(state, TakeDie(2))) == ["die-taken"]
    assert not state.view(None).cults[2].done  # it waits for its turn


def test_the_whole_chant_in_one_roll_brings_a_doubling_stone() -> None:  # DG-5.3
    state = table(cult("I1", roll="IE32"), cult())
    assert do(state, MakeCall(11, (3,)))[1] == StoneTaken(0)
    view = state.view(None)
    assert (view.cults[0].stone, view.stones_in_middle) == (True, 1)


@pytest.mark.parametrize("move", [MakeCall(10, (3,)), MakeCall(7, (3,)), MakeCall(4)])
def test_a_part_of_the_chant_brings_no_stone(move: MakeCall) -> None:  # DG-5.3
    state = table(cult("I1", roll="IE32"), cult())
    assert "stone-taken" not in kinds(do(state, move))


def test_a_cult_holds_at_most_one_stone() -> None:  # DG-5.3
    state = table(cult("I1", roll="IE32", stone=True), cult(), stone_keep="game")
    assert "stone-taken" not in kinds(do(state, MakeCall(11, (3,))))
    assert state.view(None).stones_in_middle == 1


def test_without_the_award_the_chant_brings_nothing() -> None:  # DG-5.3, DG-9
    state = table(cult("I1", roll="IE32"), cult(), stone_award="off")
    assert "stone-taken" not in kinds(do(state, MakeCall(11, (3,))))
    assert not state.view(None).cults[0].stone


def test_faces_are_counted_as_shown() -> None:  # DG-8
    assert tentacle_sum(faces("I123E3")) == 9
