"""Many games at once: who wins how often, how long games are, how they end."""

from __future__ import annotations

import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from typing import Any, NamedTuple

from cthulhu_desktop.bots.base import Bot, Limit, SearchBot, ask, derived_seed
from cthulhu_desktop.bots.random_bot import RandomBot
from cthulhu_desktop.bots.registry import bot_at, bot_place
from cthulhu_desktop.core.kernel import Game, GameRecord, Outcome, Refused, Rng, State
from cthulhu_desktop.core.registry import find_game
from cthulhu_desktop.lab.figures import Share, mean, median, share

CHUNK = 20  # games a worker plays before it answers
MAX_MOVES = 100_000  # a game that takes more is stopped: its rules or its bots go round in circles
UNLIMITED = Limit(time_s=1e9)  # the clock of a busy machine must not decide who wins: nodes do

FindGame = Callable[[str], Game[Any]]


@dataclass(frozen=True, slots=True)
class Series:
    """What to play. `bots` are names, one a seat; from game to game they move on by one seat. Game `i` is played with
    a seed derived from `seed` and `i` and is the same whatever else is played. `find` is for games that are not in the
    registry; it must be a function that another process can import."""

    game: str
    setup: Mapping[str, Any]
    bots: tuple[str, ...]
    games: int = 100
    seed: int = 1
    limit: Limit = UNLIMITED
    find: FindGame = find_game

    def record_of(self, index: int) -> GameRecord:
        """Game `index` (from 0) before its first move."""
        game = self.find(self.game)
        setup = game.write_setup(game.read_setup(self.setup))
        seats = self.seats(index)
        about = {"names": list(seats), "bots": {str(seat): name for seat, name in enumerate(seats)}}
        return GameRecord(game.name, game.rules_version, setup, derived_seed(self.seed, "game", index), about=about)

    def seats(self, index: int) -> tuple[str, ...]:
        """The bots of game `index` in order of seats."""
        shift = index % len(self.bots)
        return self.bots[-shift:] + self.bots[:-shift] if shift else self.bots


class Played(NamedTuple):
    """One finished game: bots (as numbers in Series.bots) that won, moves, how it ended ("" if it was stopped), and the
    points of each bot where the game counts them, its turns likewise (0 elsewhere)."""

    winners: tuple[int, ...]
    moves: int
    reason: str
    points: tuple[int, ...] = ()
    turns: int = 0


@dataclass(frozen=True, slots=True)
class BotResult:
    """How one seat of the series fared. `wins` are games won, alone or with others."""

    bot: str
    wins: Share
    shared: int
    mean_points: float | None


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a series; everything but `seconds` depends on the series alone. `mean_turns` is None for a game
    without turns."""

    series: Series
    bots: tuple[BotResult, ...]
    without_winner: int
    endings: Mapping[str, int]
    mean_moves: float
    median_moves: float
    moves: int
    seconds: float
    mean_turns: float | None = None

    @property
    def decisions_per_s(self) -> float:
        """Moves of all games by the time they took, all workers together."""
        return self.moves / self.seconds if self.seconds else 0.0

    def to_data(self) -> dict[str, Any]:
        """The result as data for JSON."""
        series = self.series
        return {
            "game": series.game,
            "setup": dict(series.setup),
            "seed": series.seed,
            "games": series.games,
            "bots": [
                {
                    "bot": bot.bot,
                    "wins": bot.wins.hits,
                    "shared": bot.shared,
                    "share": bot.wins.value,
                    "low": bot.wins.low,
                    "high": bot.wins.high,
                    "mean_points": bot.mean_points,
                }
                for bot in self.bots
            ],
            "without_winner": self.without_winner,
            "endings": dict(self.endings),
            "moves": {"mean": self.mean_moves, "median": self.median_moves, "all": self.moves},
            "turns": self.mean_turns,
            "seconds": self.seconds,
            "decisions_per_s": self.decisions_per_s,
        }


def play(series: Series, index: int) -> Played:
    """Play game `index` of a series to its end. RuntimeError if a bot answers what is not legal."""
    game = series.find(series.game)
    record = series.record_of(index)
    state: State = game.begin(game.read_setup(record.setup), record.seed).state
    names = series.seats(index)
    bots = [bot_at(bot_place(series.game, name)) for name in names]
    rngs = [Rng(derived_seed(record.seed, "bot", seat)) for seat in range(len(bots))]
    while (decision := state.decision) is not None and state.number < MAX_MOVES:
        _move(state, bots[decision.seat], names[decision.seat], series.limit, rngs[decision.seat])
    outcome = state.outcome
    return _played(series, index, state.number, outcome, getattr(state, "turn", 0))


def _move(state: State, bot: Bot | SearchBot, name: str, limit: Limit, rng: Rng) -> None:
    decision = state.decision
    assert decision is not None
    if isinstance(bot, RandomBot):  # looks at nothing: spare it the view
        move = decision.options.sample(rng)
    else:
        move = ask(bot, state, limit, rng)
    result = state.apply(move)
    if isinstance(result, Refused):
        raise RuntimeError(f"the bot {name} answered {move} to {decision.kind}: {result.reason}")


def _played(series: Series, index: int, moves: int, outcome: Outcome | None, turns: int = 0) -> Played:
    """The outcome with bots in place of seats."""
    if outcome is None:
        return Played((), moves, "", turns=turns)
    count, shift = len(series.bots), index % len(series.bots)
    winners = tuple(sorted((seat - shift) % count for seat in outcome.winners))
    points = tuple(outcome.points[(bot + shift) % count] for bot in range(count)) if outcome.points else ()
    return Played(winners, moves, outcome.reason, points, turns)


def play_some(series: Series, indices: range) -> list[Played]:
    """Several games of a series, one after the other."""
    return [play(series, index) for index in indices]


def simulate(series: Series, *, workers: int = 1, progress: Callable[[int], object] | None = None) -> Result:
    """Play all games of a series in so many processes (1: in this one). `progress` is told how many are done.

    ValueError for a number of bots that does not fit the setup, or no games; SetupError, KeyError for a wrong setup or
    bot. The result does not depend on `workers`.
    """
    game = series.find(series.game)
    if series.games < 1 or len(series.bots) != game.seats(game.read_setup(series.setup)):
        raise ValueError("as many bots as seats, and at least one game")
    for name in series.bots:
        bot_place(series.game, name)
    chunks = [range(at, min(at + CHUNK, series.games)) for at in range(0, series.games, CHUNK)]
    begun = time.perf_counter()
    played: list[Played] = []
    with _mapper(min(workers, len(chunks))) as each:
        for some in each(partial(play_some, series), chunks):
            played += some
            if progress is not None:
                progress(len(played))
    return _sum_up(series, played, time.perf_counter() - begun)


Mapper = Callable[[Callable[[range], list[Played]], list[range]], Iterator[list[Played]]]


@contextmanager
def _mapper(workers: int) -> Iterator[Mapper]:
    """`map`, in this process or over several. Results come in order."""
    if workers <= 1:
        yield map
        return
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_leave_ctrl_c)
    try:
        yield pool.map
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_ctrl_c() -> None:
    """Ctrl-C is for the process that a person talks to."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _sum_up(series: Series, played: list[Played], seconds: float) -> Result:
    endings = Counter(game.reason for game in played)
    lengths = [game.moves for game in played]
    return Result(
        series=series,
        bots=tuple(_sum_up_bot(name, bot, played) for bot, name in enumerate(series.bots)),
        without_winner=sum(not game.winners for game in played),
        endings=dict(sorted(endings.items())),
        mean_moves=mean(lengths),
        median_moves=median(lengths),
        moves=sum(lengths),
        seconds=seconds,
        mean_turns=mean([game.turns for game in played]) if any(game.turns for game in played) else None,
    )


def _sum_up_bot(name: str, bot: int, played: list[Played]) -> BotResult:
    won = [game for game in played if bot in game.winners]
    points = [game.points[bot] for game in played if game.points]
    shared = sum(len(game.winners) > 1 for game in won)
    return BotResult(name, share(len(won), len(played)), shared, mean(points) if points else None)
