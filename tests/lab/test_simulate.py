"""Series of games: what is counted, and that it depends on the series only."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cthulhu_desktop.bots.registry import add_bot, bot_names
from cthulhu_desktop.core.kernel import Game, SetupError
from cthulhu_desktop.lab import simulate as lab
from cthulhu_desktop.lab.simulate import Played, Series, play, simulate
from tests.helpers.toy import GAME
from tests.helpers.toy_bots import PLACES


def find_toy(name: str) -> Game[Any]:
    """In place of the registry."""
    return GAME


@pytest.fixture(scope="module", autouse=True)
def _toy_bots() -> None:
    for name in ("first", "deep", "cheating"):
        if name not in bot_names("toy"):
            add_bot("toy", name, PLACES[name])


SERIES = Series("toy", {"seats": 3}, ("first", "random", "random"), games=45, seed=5, find=find_toy)


def without_time(series: Series, workers: int) -> dict[str, Any]:
    data = simulate(series, workers=workers).to_data()
    return {name: value for name, value in data.items() if name not in ("seconds", "decisions_per_s")}


def test_the_result_does_not_depend_on_the_number_of_workers() -> None:
    series = Series("dice", {"target": 10}, ("random", "random"), games=45, seed=5)
    assert without_time(series, 1) == without_time(series, 2)


def test_another_seed_gives_other_games() -> None:
    assert without_time(SERIES, 1)["bots"] != without_time(replace(SERIES, seed=6), 1)["bots"]


def test_a_game_of_a_series_can_be_played_alone() -> None:
    assert play(SERIES, 33) == play(replace(SERIES, games=1), 33)


def test_bots_move_on_by_one_seat_from_game_to_game() -> None:
    series = Series("toy", {"seats": 3}, ("a", "b", "c"), find=find_toy)
    assert [series.seats(index) for index in range(4)] == [
        ("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a"), ("a", "b", "c"),
    ]  # fmt: skip


def test_a_win_is_counted_for_the_bot_in_whatever_seat_it_sat(monkeypatch: pytest.MonkeyPatch) -> None:
    from cthulhu_desktop.core.kernel import Outcome

    series = Series("toy", {"seats": 3}, ("a", "b", "c"), find=find_toy)
    # In game 1 the bots sit as c, a, b: seat 1 is a, and seat 0, with nine points, is c.
    assert lab._played(series, 1, 7, Outcome((1,), "won", points=(9, 5, 1))) == Played((0,), 7, "won", (5, 1, 9))
    assert lab._played(series, 1, 7, Outcome((), "drawn")) == Played((), 7, "drawn")


def test_every_game_is_counted_once() -> None:
    told: list[int] = []
    result = simulate(SERIES, progress=told.append)
    assert told == [20, 40, 45]
    assert sum(result.endings.values()) == 45
    alone = sum(bot.wins.hits - bot.shared for bot in result.bots)
    shared_games = 45 - alone - result.without_winner
    assert 0 <= shared_games * 2 <= sum(bot.shared for bot in result.bots)
    assert result.moves == sum(play(SERIES, index).moves for index in range(45))
    assert result.mean_moves == pytest.approx(result.moves / 45)
    assert result.median_moves == 12  # nine cards and three awards
    assert result.decisions_per_s > 0


def test_the_better_bot_wins_more_often() -> None:
    result = simulate(Series("dice", {"target": 30}, ("cautious", "random"), games=60, seed=1))
    cautious, random = result.bots
    assert cautious.wins.low > random.wins.high


def test_a_search_bot_plays_in_a_series() -> None:
    result = simulate(replace(SERIES, bots=("deep", "first", "first"), games=3))
    assert result.endings == {"toy.most_points": 3}


def test_a_bot_that_cheats_stops_the_series() -> None:
    with pytest.raises(RuntimeError, match=r"the bot cheating answered .*card=99.* to T-1: kernel.not_offered"):
        simulate(replace(SERIES, bots=("cheating", "first", "first")))


def test_a_game_that_does_not_end_is_stopped_and_has_no_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "MAX_MOVES", 4)
    result = simulate(replace(SERIES, games=3))
    assert result.endings == {"": 3}
    assert result.without_winner == 3
    assert result.moves == 12


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"bots": ("random",)}, ValueError),
        ({"games": 0}, ValueError),
        ({"bots": ("random", "random", "nobody")}, KeyError),
        ({"setup": {"seats": 99}}, SetupError),
    ],
)
def test_an_impossible_series_is_refused(change: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        simulate(replace(SERIES, **change))
