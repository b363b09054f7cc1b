"""What holds at every moment of every game: DG-8."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from cthulhu_desktop.core.dice.faces import Face, tentacle_sum
from cthulhu_desktop.core.dice.game import GAME
from cthulhu_desktop.core.dice.legal import refusal, why_not
from cthulhu_desktop.core.dice.preview import preview
from cthulhu_desktop.core.dice.scoring import scored, worth
from cthulhu_desktop.core.dice.setup import DiceSetup, Robbed, StoneAward, StoneKeep, middle_dice
from cthulhu_desktop.core.dice.state import DiceState
from cthulhu_desktop.core.dice.things import Called, GiveDie, MakeCall, Roll, TakeDie
from cthulhu_desktop.core.dice.view import CultView
from cthulhu_desktop.core.kernel import Applied, Refused

SETUPS = st.builds(
    DiceSetup,
    st.integers(2, 6),
    st.none() | st.integers(10, 200),
    stone_award=st.sampled_from(StoneAward),
    stone_keep=st.sampled_from(StoneKeep),
    robbed=st.sampled_from(Robbed),
    bare_phnglui=st.booleans(),
    practice=st.booleans(),
)
CHOICES = st.lists(st.integers(0, 10_000), min_size=1, max_size=150)
GAMES = settings(max_examples=40, deadline=None)


def check_cult(state: DiceState, cult: CultView) -> None:
    assert Face.IAA in cult.display or tentacle_sum(cult.display) == 0
    assert cult.display.count(Face.SIGN) <= 1
    assert cult.completed == (Face.SIGN in cult.display)
    assert cult.done or not cult.completed
    assert not cult.done or cult.loose == 0
    assert cult.loose > 0 or cult.done or state.setup.robbed is Robbed.ROLLS_NOTHING
    assert len(cult.roll) in (0, cult.loose)
    numbers = {"t1": 1, "t2": 2, "t3": 3}
    assert tentacle_sum(cult.display) == sum(numbers.get(face.value, 0) for face in cult.display)


def check(state: DiceState) -> None:
    view = state.view(None)
    lying = sum(len(cult.display) + cult.loose for cult in view.cults)
    assert lying + view.middle == 6 * len(view.cults) + middle_dice(len(view.cults))
    assert view.stones_in_middle + sum(cult.stone for cult in view.cults) == len(view.cults)
    for cult in view.cults:
        check_cult(state, cult)
    assert view.totals == tuple(sum(row[cult] for row in view.sheet) for cult in range(len(view.cults)))
    assert (state.decision is None) == (state.outcome is not None)
    assert state.decision is None or state.decision.options.count() > 0


@GAMES
@given(SETUPS, st.integers(0, 2**64 - 1), CHOICES)
def test_dice_stones_and_displays_keep_their_laws(setup: DiceSetup, seed: int, choices: list[int]) -> None:  # DG-8
    state = GAME.begin(setup, seed).state
    check(state)
    for choice in choices:
        if state.decision is None:
            break
        options = list(state.decision.options)
        assert state.apply(options[choice % len(options)])
        check(state)


@GAMES
@given(SETUPS, st.integers(0, 2**64 - 1), CHOICES)
def test_the_same_seed_and_moves_give_the_same_game(setup: DiceSetup, seed: int, choices: list[int]) -> None:  # DG-8
    first, second = GAME.begin(setup, seed).state, GAME.begin(setup, seed).state
    for choice in choices:
        if first.decision is None:
            break
        options = list(first.decision.options)
        move = options[choice % len(options)]
        assert first.apply(move) == second.apply(move)
    assert first == second
    assert first.digest() == second.digest()


@GAMES
@given(SETUPS, st.integers(0, 2**64 - 1), CHOICES)
def test_previews_and_reasons_agree_with_what_happens(setup: DiceSetup, seed: int, choices: list[int]) -> None:
    state = GAME.begin(setup, seed).state
    for choice in choices:
        decision = state.decision
        if decision is None:
            break
        before, options = state.view(None), list(decision.options)
        callable_now = {move.call for move in options if isinstance(move, MakeCall)}
        assert {call for call in range(1, 12) if why_not(before, call) is None} == callable_now  # DG-4.2
        for other in (Roll(), GiveDie(), TakeDie(), TakeDie(0), MakeCall(2, (1,)), MakeCall(8)):
            assert (refusal(before, other) is None) == (other in decision.options)
            assert (preview(before, other) is None) == (other not in decision.options)
        move = options[choice % len(options)]
        foreseen = preview(before, move)
        assert foreseen is not None
        applied = state.apply(move)
        assert isinstance(applied, Applied)
        if isinstance(move, MakeCall) and state.phase == before.phase and state.outcome is None:
            cult = state.view(None).cults[decision.seat]
            assert (foreseen.display, foreseen.stone) == (cult.display, cult.stone)
            assert (foreseen.ended, foreseen.completed) == (cult.done, cult.completed)
            assert foreseen.value == worth(cult.display, cult.stone)
            assert foreseen.scored == scored(cult.display, cult.stone)
            assert isinstance(applied.occurrences[0], Called)
            assert foreseen.loose == cult.loose + foreseen.gained


@GAMES
@given(SETUPS, st.integers(0, 2**64 - 1), CHOICES, st.integers(-2, 13), st.lists(st.integers(-1, 4), max_size=4))
def test_any_call_is_either_offered_or_refused_with_a_rule(
    setup: DiceSetup, seed: int, choices: list[int], number: int, tentacles: list[int]
) -> None:  # DG-4.2, DG-4.3
    state = GAME.begin(setup, seed).state
    for choice in choices:
        if state.decision is None:
            break
        options = list(state.decision.options)
        odd = MakeCall(number, tuple(tentacles))
        if odd not in state.decision.options:
            before = state.to_data()
            refused = state.apply(odd)
            assert isinstance(refused, Refused)
            assert refused.rule.startswith("DG-") or sorted(tentacles, reverse=True) != tentacles
            assert state.to_data() == before
        state.apply(options[choice % len(options)])
