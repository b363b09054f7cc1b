"""Why not? Every refusal names the reason that a player can see on the table, and the rule."""

from __future__ import annotations

import pytest

from cthulhu_desktop.core.dice.game import GAME
from cthulhu_desktop.core.dice.legal import refusal, why_not
from cthulhu_desktop.core.dice.preview import preview
from cthulhu_desktop.core.dice.reasons import DiceReason
from cthulhu_desktop.core.dice.setup import DiceSetup
from cthulhu_desktop.core.dice.state import DiceState
from cthulhu_desktop.core.dice.things import GiveDie, MakeCall, Roll, RollForStart, TakeDie
from cthulhu_desktop.core.kernel import KernelReason, Move, Refused
from tests.core.dice.table import cult, do, faces, table


def reason(state: DiceState, move: Move) -> tuple[str, str]:
    before = state.digest()
    refused = state.apply(move)
    assert isinstance(refused, Refused)
    assert state.digest() == before
    assert refusal(state.view(0), move) == refused
    return refused.reason, refused.rule


@pytest.mark.parametrize(
    ("display", "roll", "call", "why", "rule"),
    [
        ("I1", "123E", 1, DiceReason.NO_IAA_ROLLED, "DG-4.2"),
        ("I1", "IIE", 2, DiceReason.NO_TENTACLE_ROLLED, "DG-4.2"),
        ("I1", "I12", 11, DiceReason.NO_SIGN_ROLLED, "DG-4.2"),
        ("", "E1", 7, DiceReason.NO_IAA_IN_DISPLAY, "DG-4.7"),
        ("", "1I", 5, DiceReason.NO_IAA_IN_DISPLAY, "DG-4.7"),
        ("I", "IE", 3, DiceReason.NO_TENTACLE_IN_DISPLAY, "DG-4.7"),
        ("I", "E1", 9, DiceReason.NO_TENTACLE_IN_DISPLAY, "DG-4.7"),
        ("", "EEI", 8, DiceReason.NOT_ALL_SIGNS, "DG-4.5"),
        ("", "EEI", 12, DiceReason.NO_SUCH_CALL, "DG-4.2"),
        ("", "EEI", 0, DiceReason.NO_SUCH_CALL, "DG-4.2"),
    ],
)
def test_a_call_is_refused_for_what_is_missing(
    display: str, roll: str, call: int, why: DiceReason, rule: str
) -> None:  # DG-4.2, DG-4.5, DG-4.7
    state = table(cult(display, roll=roll), cult())
    assert why_not(state.view(None), call) == Refused(why, rule)
    assert reason(state, MakeCall(call)) == (why, rule)


@pytest.mark.parametrize(
    ("move", "why"),
    [
        (MakeCall(5), DiceReason.NO_TENTACLE_CHOSEN),
        (MakeCall(5, (3,)), DiceReason.TENTACLE_NOT_ROLLED),
        (MakeCall(5, (2, 2, 2)), DiceReason.TENTACLE_NOT_ROLLED),
        (MakeCall(5, (0,)), DiceReason.TENTACLE_NOT_ROLLED),
        (MakeCall(1, (2,)), DiceReason.NO_TENTACLE_IN_CALL),
    ],
)
def test_the_tentacle_dice_must_fit_the_call_and_the_roll(move: MakeCall, why: DiceReason) -> None:  # DG-4.3
    assert reason(table(cult("I", roll="I122E"), cult()), move) == (why, "DG-4.3")


def test_a_move_made_of_the_wrong_things_is_no_option() -> None:
    decision = table(cult("I", roll="I12E3"), cult()).decision
    assert decision is not None
    assert MakeCall(5, [1]) not in decision.options  # type: ignore[arg-type]
    assert MakeCall(5, (1,)) in decision.options


def test_tentacle_dice_in_another_order_are_not_a_move() -> None:
    assert reason(table(cult("I", roll="I12E3"), cult()), MakeCall(5, (1, 2)))[0] == KernelReason.NOT_OFFERED


def test_a_die_may_not_be_given_while_a_call_adds_one() -> None:  # DG-3.3
    assert reason(table(cult("I", roll="I1"), cult()), GiveDie()) == (DiceReason.MUST_CALL, "DG-3.3")


@pytest.mark.parametrize(
    ("state", "moves", "why", "rule"),
    [
        (table(cult(loose=6), cult()), [MakeCall(1), GiveDie(), TakeDie()], DiceReason.ROLL_FIRST, "DG-3.2"),
        (table(cult(roll="I"), cult()), [Roll(), RollForStart(), TakeDie()], DiceReason.CALL_NOW, "DG-3.2"),
        (table(cult("I1", loose=2), cult(), taking=1), [Roll(), GiveDie()], DiceReason.TAKE_NOW, "DG-5.2"),
        (GAME.begin(DiceSetup(), 1).state, [Roll(), MakeCall(1)], DiceReason.START_NOW, "DG-2.4"),
    ],
)
def test_a_move_at_the_wrong_time_names_what_comes_first(
    state: DiceState, moves: list[Move], why: DiceReason, rule: str
) -> None:
    assert {reason(state, move) for move in moves} == {(why, rule)}
    calls = {why_not(state.view(None), call) is None for call in range(1, 12)}
    assert calls == ({True, False} if why == DiceReason.CALL_NOW else {False})


@pytest.mark.parametrize(
    ("middle", "source", "why"),
    [
        (1, 1, DiceReason.MIDDLE_FIRST),
        (0, None, DiceReason.MIDDLE_EMPTY),
        (0, 0, DiceReason.OWN_DIE),
        (0, 2, DiceReason.NO_LOOSE_DIE),
        (0, 3, DiceReason.NO_SUCH_CULT),
        (0, -1, DiceReason.NO_SUCH_CULT),
    ],
)
def test_a_free_die_comes_from_the_right_place(middle: int, source: int | None, why: DiceReason) -> None:  # DG-5.2
    state = table(cult("I1", loose=3), cult("I", loose=4), cult("I1E", done=True), middle=middle, taking=1)
    assert reason(state, TakeDie(source)) == (why, "DG-5.2")


def test_nothing_is_possible_once_the_game_is_over() -> None:
    state = table(cult("I3", roll="IE"), cult("II13", done=True), target=10, sheet=((4, 0),))
    do(state, MakeCall(4))
    assert reason(state, Roll()) == (KernelReason.GAME_OVER, "")
    assert why_not(state.view(None), 1) == Refused(KernelReason.GAME_OVER)
    assert preview(state.view(None), Roll()) is None


def test_a_preview_shows_what_a_call_would_bring() -> None:  # DG-5.3, DG-6.1, DG-6.2
    view = table(cult("I1", roll="IE32"), cult()).view(0)
    whole = preview(view, MakeCall(11, (3, 2)))
    assert whole is not None
    assert (whole.display, whole.added) == (faces("I1I32E"), faces("I32E"))
    assert (whole.stone, whole.ended, whole.completed, whole.loose, whole.gained) == (True, True, True, 0, 0)
    assert (whole.value, whole.scored) == (24, 24)
    part = preview(view, MakeCall(6, (3,)))
    assert part is not None
    assert (part.gained, part.loose, part.value, part.scored, part.ended) == (1, 4, 4, -4, False)
    given = preview(table(cult("", roll="E"), cult()).view(0), GiveDie())
    assert given is not None
    assert (given.loose, given.ended, given.completed) == (0, True, False)
    taken = preview(table(cult("I1", loose=2), cult(), taking=2).view(0), TakeDie())
    assert taken is not None
    assert (taken.loose, taken.gained) == (3, 1)
