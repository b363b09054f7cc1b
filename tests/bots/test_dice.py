"""The bots of the dice game: legal, repeatable, sensible in plain cases, and in the right order of strength."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cthulhu_desktop.bots.base import Bot, Limit
from cthulhu_desktop.bots.dice import BoldBot, CautiousBot, Judgement, winning_chances
from cthulhu_desktop.bots.dice_ahead import table_after, table_of
from cthulhu_desktop.bots.random_bot import RandomBot
from cthulhu_desktop.bots.registry import bot_names, make_bot
from cthulhu_desktop.core.dice.game import GAME
from cthulhu_desktop.core.dice.preview import preview
from cthulhu_desktop.core.dice.setup import DiceSetup
from cthulhu_desktop.core.dice.state import DiceState
from cthulhu_desktop.core.dice.things import GiveDie, MakeCall, TakeDie
from cthulhu_desktop.core.kernel import Decision, Move, Rng
from tests.core.dice.table import cult, table

PATIENT = Limit(time_s=60.0, nodes=2_000)
HASTY = Limit(time_s=60.0, nodes=10)
BOTS: tuple[Bot, ...] = (CautiousBot(), BoldBot())
SETUPS = (
    DiceSetup(2, 30),
    DiceSetup(3, 40, stone_keep="game", bare_phnglui=True),
    DiceSetup(6, 20, robbed="rolls_nothing", stone_award="off"),
)


def answer(bot: Bot, state: DiceState, limit: Limit = PATIENT) -> Move:
    decision = state.decision
    assert decision is not None
    return bot.choose(state.view(decision.seat), decision, limit, Rng(1))


def play(bots: list[Bot], setup: DiceSetup, seed: int, limit: Limit) -> Iterator[tuple[DiceState, Decision, Move]]:
    """Every decision of a game with the answer, before it is made; the state is the same object throughout."""
    state, rng = GAME.begin(setup, seed).state, Rng(seed)
    while (decision := state.decision) is not None:
        move = bots[decision.seat].choose(state.view(decision.seat), decision, limit, rng)
        yield state, decision, move
        assert state.apply(move), move


def winners(bots: list[Bot], setup: DiceSetup, seed: int, limit: Limit) -> tuple[int, ...]:
    *_, (state, _, _) = play(bots, setup, seed, limit)
    assert state.outcome is not None
    return state.outcome.winners


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.cults} cults")
@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)
def test_a_bot_answers_every_question_legally(bot: Bot, setup: DiceSetup) -> None:
    for _, decision, move in play([bot] * setup.cults, setup, 4, PATIENT):
        assert move in decision.options


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)
def test_a_bot_sees_nothing_but_its_view(bot: Bot) -> None:
    """INV-17: with other dice to come it answers the same; and it answers the same again."""
    for state, decision, move in play([bot] * 2, DiceSetup(2, 25), 6, PATIENT):
        other = state.redeal(decision.seat, Rng(123))
        assert answer(bot, other) == move
        assert answer(type(bot)(), other) == move


def test_both_bots_are_listed_from_the_simplest_on() -> None:
    assert bot_names("dice") == ("random", "cautious", "bold")
    assert isinstance(make_bot("dice", "cautious"), CautiousBot)
    assert isinstance(make_bot("dice", "bold"), BoldBot)


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)
def test_a_finished_chant_is_taken_when_it_wins(bot: Bot) -> None:  # DG-7.2
    state = table(cult("II3", roll="IE2"), cult("I", loose=5), sheet=((140, 100),))
    assert answer(bot, state) == MakeCall(11, (2,))  # (2 + 1) x (3 + 2) x 2 = 30 >= 10


def test_the_bold_bot_pushes_on_when_a_rival_has_reached_the_target() -> None:  # DG-7.2
    # The rival has 150 and more and cannot be stopped; completing now brings 12 at most, and 40 are needed.
    roll, rival = cult("II3", roll="E3"), cult("III33E", done=True)
    behind, ahead = table(roll, rival, sheet=((110, 140),)), table(roll, rival, sheet=((110, 20),))
    push, stop = (preview(state.view(0), answer(BoldBot(), state)) for state in (behind, ahead))
    assert push is not None
    assert stop is not None
    assert not push.completed
    assert (stop.completed, stop.scored) == (True, 12)


def test_the_bold_bot_stops_as_soon_as_the_target_is_reached() -> None:  # DG-7.2
    state = table(cult("II3", roll="EEI3"), cult("", loose=6), sheet=((130, 149),))
    move = answer(BoldBot(), state)
    seen = preview(state.view(0), move)
    assert seen is not None
    assert seen.completed
    assert seen.scored >= 20


@pytest.mark.parametrize(("total", "finishes"), [(108, True), (107, False)])
def test_a_target_reached_exactly_is_worth_as_much_as_one_left_behind(total: int, finishes: bool) -> None:  # DG-7.1
    # Row 11 brings 3 x 7 x 2 = 42, row 4 brings 3 x 6 = 18. Only what reaches 150 is worth much more than its points.
    view = table(cult("II33", roll="IE1"), cult("I", loose=5), sheet=((total, 100),)).view(0)
    whole = Judgement(view).worth(table_after(view, MakeCall(11, (1,)), lambda _: 0.0))
    short = Judgement(view).worth(table_after(view, MakeCall(4), lambda _: 0.0))
    assert (whole - short > 40) is finishes


def test_the_bold_bot_robs_the_rival_whose_loss_helps_most() -> None:  # DG-5.2, DG-7
    rivals = (cult("I2", loose=4), cult("I2", loose=4), cult("I1E", done=True))
    leads = table(cult("I1", loose=3), *rivals, middle=0, taking=1, sheet=((20, -30, 80, 0),))
    assert answer(BoldBot(), leads) == TakeDie(2)
    assert answer(CautiousBot(), leads) == TakeDie(2)
    rivals = (cult("I3", loose=4), cult("", loose=1), cult("I1E", done=True))
    hopes = table(cult("I1", loose=3), *rivals, middle=0, taking=1, sheet=((20, 20, 20, 0),))
    assert answer(BoldBot(), hopes) == TakeDie(1)  # a lone die of an empty display is worth nothing


def test_the_bold_bot_keeps_a_lone_elder_sign_rather_than_give_up() -> None:  # DG-4.5
    state = table(cult("", roll="E"), cult("I1E", done=True))
    assert answer(BoldBot(), state) == MakeCall(8)


def test_the_cautious_bot_holds_tentacles_back_until_it_completes() -> None:
    state = table(cult("I", roll="I321"), cult())
    move = answer(CautiousBot(), state)
    assert isinstance(move, MakeCall)
    assert len(move.tentacles) <= 1
    late = table(cult("I", roll="E32"), cult())
    assert answer(CautiousBot(), late) == MakeCall(7, (3, 2))


def test_a_move_ahead_is_the_move_on_the_table() -> None:
    """What the bot foresees is what the rules then do, but for the end of a phase."""
    state, rng = GAME.begin(DiceSetup(3, bare_phnglui=True), 8).state, Rng(8)
    compared = 0
    while (decision := state.decision) is not None and state.number < 400:
        view, move = state.view(decision.seat), decision.options.sample(rng)
        if isinstance(move, MakeCall | GiveDie | TakeDie):
            ahead, phase = table_after(view, move, lambda _: 0.0), state.phase
            assert state.apply(move)
            while (after := state.decision) is not None and after.kind == "DG-5.2" and not isinstance(move, TakeDie):
                assert state.apply(next(iter(after.options)))
            if state.phase == phase and state.outcome is None:
                seen = table_of(state.view(None))
                assert ahead.sides == seen.sides
                assert ahead.middle == seen.middle
                compared += 1
        else:
            assert state.apply(move)
    assert compared > 80


def test_chances_to_win_follow_the_totals() -> None:
    even, _ = winning_chances((40, 40), 150)
    assert even == pytest.approx([0.5, 0.5])
    early, _ = winning_chances((40, 20), 150)
    late, _ = winning_chances((140, 120), 150)
    assert 0.5 < early[0] < late[0] < 1
    many, _ = winning_chances((-99, 99, 0, 0, 0, 0), 100)
    assert sum(many) == pytest.approx(1)
    assert min(many) > 0


def test_with_little_time_the_bold_bot_counts_points_only() -> None:
    view = table(cult("II3", roll="EE31"), cult("III33E", done=True), sheet=((110, 140),)).view(0)
    assert Judgement(view).aim.need == 40
    assert Judgement(view, points_only=True).aim.need is None


def test_a_hasty_answer_is_still_legal() -> None:
    state = table(cult("II3", roll="EE31"), cult("III33E", done=True), sheet=((110, 140),))
    decision = state.decision
    assert decision is not None
    assert answer(BoldBot(), state, HASTY) in decision.options


def share_won(bot: Bot, rival: Bot, setup: DiceSetup, games: int, limit: Limit) -> float:
    """Share of games that `bot` wins, on every seat in turn with the same dice."""
    won = 0
    for game in range(games):
        seat = game % setup.cults
        bots = [bot if number == seat else rival for number in range(setup.cults)]
        won += seat in winners(bots, setup, game // setup.cults, limit)
    return won / games


def test_the_cautious_bot_almost_always_beats_chance() -> None:
    assert share_won(CautiousBot(), RandomBot(), DiceSetup(2, 100), 20, HASTY) >= 0.95


def test_the_bold_bot_almost_always_beats_chance() -> None:
    assert share_won(BoldBot(), RandomBot(), DiceSetup(2, 100), 20, HASTY) >= 0.95


def test_the_bold_bot_beats_the_cautious_one() -> None:
    # About 79 % in thousands of games; so few games fall below 60 % less than once in a thousand.
    assert share_won(BoldBot(), CautiousBot(), DiceSetup(2, 100), 60, HASTY) >= 0.6
