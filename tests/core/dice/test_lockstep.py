"""The program and the plain rules play the same games side by side and must never differ."""

from __future__ import annotations

import pytest

from cthulhu_desktop.core.dice.game import GAME
from cthulhu_desktop.core.dice.setup import DiceSetup, write_setup
from cthulhu_desktop.core.dice.state import DiceState
from cthulhu_desktop.core.dice.things import GiveDie, MakeCall, Roll, Rolled, RollForStart, TakeDie
from cthulhu_desktop.core.kernel import Move, Rng
from tests.core.dice.plain_rules import PlainGame
from tests.core.dice.table import do, letters

SETUPS = [
    DiceSetup(2, 40),
    DiceSetup(3, 60, bare_phnglui=True, stone_keep="game"),
    DiceSetup(4, 30, robbed="rolls_nothing"),
    DiceSetup(5, 60, stone_award="off"),
    DiceSetup(6, 40, robbed="rolls_nothing", stone_keep="game"),
]


def plainly(move: Move) -> str:
    match move:
        case Roll():
            return "roll"
        case GiveDie():
            return "give"
        case MakeCall(call, tentacles):
            return f"call {call} {''.join(map(str, tentacles))}".strip()
        case TakeDie(source):
            return "take middle" if source is None else f"take {source}"
    raise AssertionError(move)


def assert_same(state: DiceState, plain: PlainGame) -> None:
    view = state.view(None)
    assert list(view.totals) == plain.totals
    assert [one.stone for one in view.cults] == plain.stones
    if view.outcome is not None:
        assert list(view.outcome.winners) == plain.winners
        return
    assert plain.winners is None
    assert [letters(one.display) for one in view.cults] == plain.display
    assert [one.loose for one in view.cults] == plain.loose
    assert [one.done for one in view.cults] == plain.done
    assert (view.middle, view.turn, view.start) == (plain.middle, plain.turn, plain.start)
    assert state.decision is not None
    assert {plainly(move) for move in state.decision.options} == plain.options_now()


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.cults} cults")
@pytest.mark.parametrize("seed", range(6))
def test_the_game_and_the_plain_rules_agree_on_every_position(setup: DiceSetup, seed: int) -> None:  # DG-3.1, DG-4.2
    state = GAME.begin(setup, seed).state
    while state.phase == 0:
        do(state, RollForStart())
    assert state.start is not None
    plain, rng = PlainGame(setup.cults, state.start, write_setup(setup)), Rng(seed)
    for _ in range(400):
        assert_same(state, plain)
        if state.decision is None:
            return
        options = list(state.decision.options)
        # Gaining dice is rare at random: prefer it half of the time, so that cults are robbed.
        gaining = [move for move in options if isinstance(move, MakeCall) and move.call in (3, 6, 8, 10)]
        move = rng.choice(gaining if gaining and rng.below(2) else options)
        rolled = [letters(thing.faces) for thing in do(state, move) if isinstance(thing, Rolled)]
        plain.make(plainly(move), *rolled)
