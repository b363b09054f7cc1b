"""What bots are shown, where they are found, and the seeds that make them repeatable."""

from __future__ import annotations

import pickle
from collections import Counter
from typing import Any

import pytest

from cthulhu_desktop.bots import registry
from cthulhu_desktop.bots.base import Limit, SearchBot, answer, ask, derived_seed, world_for
from cthulhu_desktop.bots.random_bot import RandomBot
from cthulhu_desktop.bots.registry import add_bot, bot_at, bot_names, bot_place, make_bot
from cthulhu_desktop.core.kernel import Decision, Move, Rng, State
from cthulhu_desktop.core.registry import find_game, game_names
from tests.core.games import setups_of
from tests.helpers.toy import GAME, Lay, ToySetup, ToyState
from tests.helpers.toy_bots import PLACES, DeepBot


def toy_state(seed: int = 1) -> ToyState:
    return GAME.begin(ToySetup(seats=3), seed).state


class Looking:
    """Keeps what it was shown."""

    def __init__(self) -> None:
        self.view: Any = None
        self.decision: Decision | None = None

    def choose(self, view: Any, decision: Decision, limit: Limit, rng: Rng) -> Move:
        self.view, self.decision = view, decision
        return decision.options.sample(rng)


class Searching:
    """Keeps the world it was given."""

    world: State | None = None

    def choose_in(self, world: State, decision: Decision, limit: Limit, rng: Rng) -> Move:
        self.world = world
        return decision.options.sample(rng)


def test_a_bot_is_shown_the_view_of_its_own_seat() -> None:
    state = toy_state()
    state.apply(Lay(state.hands[0][0]))
    bot = Looking()
    move = ask(bot, state, Limit(), Rng(1))
    assert bot.view == state.view(1)
    assert bot.decision is not None
    assert bot.decision.seat == 1
    assert state.decision is not None
    assert move in state.decision.options


def test_a_search_bot_gets_a_world_that_it_cannot_tell_from_the_game_but_that_is_dealt_anew() -> None:
    state = toy_state()
    bot = Searching()
    hands = Counter()  # type: Counter[str]
    for seed in range(20):
        ask(bot, state, Limit(), Rng(seed))
        assert isinstance(bot.world, ToyState)
        assert bot.world.view(0) == state.view(0)
        hands[str(bot.world.hands[1:])] += 1
        assert bot.world.rng != state.rng
    assert len(hands) > 10


def test_only_bots_that_search_are_given_a_world() -> None:
    assert isinstance(DeepBot(), SearchBot)
    assert not isinstance(RandomBot(), SearchBot)


def test_nobody_is_asked_after_the_end() -> None:
    state = toy_state()
    while state.decision is not None:
        state.apply(next(iter(state.decision.options)))
    with pytest.raises(ValueError, match="over"):
        world_for(state, Rng(1))
    with pytest.raises(ValueError, match="over"):
        answer(RandomBot(), state, Limit(), Rng(1))


def test_a_random_bot_takes_every_option_about_equally_often() -> None:
    state = toy_state()
    rng = Rng(3)
    counts = Counter(ask(RandomBot(), state, Limit(), rng) for _ in range(900))
    assert set(counts) == {Lay(card) for card in state.hands[0]}
    assert min(counts.values()) > 240


def test_derived_seeds_differ_by_every_step_and_are_the_same_everywhere() -> None:
    seeds = {derived_seed(1), derived_seed(2), derived_seed(1, "bot"), derived_seed(1, "bot", 1), derived_seed(1, 1)}
    assert len(seeds) == 5
    assert derived_seed(1, "bot", 1) == 4827731278849632785
    assert all(0 <= seed < 1 << 64 for seed in seeds)


# ---- the registry


@pytest.mark.parametrize("game", game_names())
def test_every_listed_bot_of_every_game_can_be_made_and_answers_legally(game: str) -> None:
    found = find_game(game)
    for name in bot_names(game):
        state = found.begin(found.read_setup(setups_of(game)[0]), 1).state
        rng = Rng(2)
        for _ in range(30):
            if state.decision is None:
                break
            move = ask(make_bot(game, name), state, Limit(time_s=5, nodes=50), rng)
            assert move in state.decision.options, name
            state.apply(move)


@pytest.mark.parametrize("game", game_names())
def test_every_position_can_go_to_another_process(game: str) -> None:
    found = find_game(game)
    state = found.begin(found.read_setup(setups_of(game)[0]), 1).state
    rng = Rng(4)
    while state.decision is not None and state.number < 60:
        state.apply(state.decision.options.sample(rng))
        if state.decision is not None:
            world = world_for(state, rng)
            assert pickle.loads(pickle.dumps(world)).digest() == world.digest()


def test_every_game_can_be_played_at_random() -> None:
    assert bot_names("a game that is not there yet") == ("random",)
    assert isinstance(make_bot("dice", "random"), RandomBot)


def test_an_unknown_bot_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        bot_place("dice", "cthulhu")


def test_a_bot_can_be_added_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_PLACES", {})
    add_bot("toy", "deep", PLACES["deep"])
    assert bot_names("toy") == ("random", "deep")
    assert isinstance(make_bot("toy", "deep"), DeepBot)
    with pytest.raises(ValueError, match="deep"):
        add_bot("toy", "deep", PLACES["deep"])


@pytest.mark.parametrize(
    ("place", "error"), [("no.such:Bot", ImportError), ("tests.helpers.toy:Nothing", AttributeError)]
)
def test_a_place_where_nothing_is_raises(place: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        bot_at(place)
