"""`simulate`: many games between bots."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from cthulhu_desktop.bots.base import Limit
from cthulhu_desktop.bots.registry import bot_names
from cthulhu_desktop.cli.console import CheckError, Console, UsageError
from cthulhu_desktop.cli.options import OptionReader
from cthulhu_desktop.core.kernel import SetupError
from cthulhu_desktop.core.registry import find_game, game_names
from cthulhu_desktop.lab.simulate import UNLIMITED, BotResult, Result, Series, simulate

MAX_GAMES = 1_000_000
MAX_SEED = (1 << 63) - 1
MAX_WORKERS = 256
CARDS = "cards"


def run(console: Console, words: Sequence[str]) -> int:
    """Play, and tell what came of it."""
    values = _options(console).read(words)
    series = _series(values)
    try:
        result = simulate(
            series,
            workers=values.workers,
            progress=lambda done: console.passing("cli.simulate.progress", done=done, games=series.games),
        )
    except RuntimeError as error:
        raise CheckError("cli.simulate.broken", why=str(error)) from error
    finally:
        console.passed()
    if values.json:
        console.write_json(_data(result, values))
    else:
        _tell(console, result)
    return 0


def _options(console: Console) -> OptionReader:
    say, first = console.say, game_names()[0]
    options = OptionReader(console, "simulate", say("cli.simulate.about"))
    about = say("cli.simulate.game", games=", ".join(game_names()))
    options.value("--game", say("cli.word.game"), f"{about} [{first}]", default=first, read=_game)
    bots = "; ".join(f"{game}: {', '.join(bot_names(game))}" for game in game_names())
    about = say("cli.simulate.bot", bots=bots)
    options.value("--bot", say("cli.word.bot"), about, default=[], many=True)
    options.whole_number("--games", say("cli.simulate.games"), default=100, low=1, high=MAX_GAMES)
    options.whole_number("--seed", say("cli.simulate.seed"), default=1, low=0, high=MAX_SEED)
    about = say("cli.simulate.option")
    options.value("--option", say("cli.word.pair"), about, default=[], read=_pair, many=True)
    options.value("--deck", say("cli.word.deck"), say("cli.simulate.deck"), default=[], many=True)
    cores = os.cpu_count() or 1
    options.whole_number("--workers", say("cli.simulate.workers"), default=cores, low=1, high=MAX_WORKERS)
    options.whole_number("--nodes", say("cli.simulate.nodes"), default=UNLIMITED.nodes, low=1, high=MAX_SEED)
    options.flag("--json", say("cli.help.json"))
    return options


def _game(text: str) -> str:
    if text not in game_names():
        raise UsageError("cli.usage.unknown_game", word=text, games=", ".join(game_names()))
    return text


def _pair(text: str) -> tuple[str, Any]:
    name, sign, value = text.partition("=")
    if not sign or not name:
        raise UsageError("cli.usage.bad_option_pair", word=text)
    return name, _plain(value)


def _plain(text: str) -> Any:
    """What a person means by a value: a number, yes or no, else a word ("off" is a word of the dice game)."""
    switches = {"yes": True, "true": True, "no": False, "false": False}
    if text in switches:
        return switches[text]
    try:
        return int(text)
    except ValueError:
        return text


def _series(values: Namespace) -> Series:
    """UsageError for a setup that is not possible, and bots that are not there or do not fit it."""
    game = find_game(values.game)
    try:
        setup = game.read_setup(_setup(values))
    except SetupError as error:
        raise UsageError(error.refused.reason, **dict(error.refused.args)) from None
    known = bot_names(values.game)
    for bot in values.bot:
        if bot not in known:
            raise UsageError("cli.usage.unknown_bot", word=bot, bots=", ".join(known))
    seats = game.seats(setup)
    bots = values.bot or [known[0]]
    if len(bots) == 1:
        bots = bots * seats
    if len(bots) != seats:
        raise UsageError("cli.usage.bots_and_seats", seats=seats, bots=len(bots))
    limit = Limit(UNLIMITED.time_s, values.nodes)
    return Series(values.game, game.write_setup(setup), tuple(bots), values.games, values.seed, limit)


def _setup(values: Namespace) -> dict[str, Any]:
    """The setup as data: from options, for the card game from decks too."""
    options = dict(values.option)
    if values.game == CARDS:
        from cthulhu_desktop.cli.card_decks import card_setup

        return card_setup(values.deck, options)
    if values.deck:
        raise UsageError("cli.usage.no_decks", game=values.game)
    return options


def _data(result: Result, values: Namespace) -> dict[str, Any]:
    """The result for JSON; of a card game the names of the decks instead of all the cards."""
    data = result.to_data()
    if values.game == CARDS:
        from cthulhu_desktop.bridge.card_setup import STARTERS

        decks = list(values.deck) or list(STARTERS)
        data["setup"] = {"decks": decks * (2 if len(decks) == 1 else 1), **dict(values.option)}
    return data


def _tell(console: Console, result: Result) -> None:
    series, number = result.series, console.number
    console.tell("cli.simulate.head", game=series.game, games=series.games, seed=series.seed)
    for place, bot in enumerate(result.bots, start=1):
        console.write(" ".join(_of_bot(console, place, bot)))
    if result.without_winner:
        console.tell("cli.simulate.without_winner", n=result.without_winner)
    mean, median = number(result.mean_moves, 1), number(result.median_moves)
    console.tell("cli.simulate.length", mean=mean, median=median)
    if result.mean_turns is not None:
        console.tell("cli.simulate.turns", mean=number(result.mean_turns, 1))
    for reason, n in result.endings.items():
        key = f"cli.ending.{reason or 'stopped'}"
        console.tell("cli.simulate.ending", n=n, how=console.say(key) if key in console.words else reason)
    seconds, rate = number(result.seconds, 1), number(result.decisions_per_s)
    console.tell("cli.simulate.speed", moves=result.moves, seconds=seconds, rate=rate)


def _of_bot(console: Console, place: int, bot: BotResult) -> list[str]:
    wins = bot.wins
    share, low, high = (console.number(100 * value, 1) for value in (wins.value, wins.low, wins.high))
    told = [
        console.say(
            "cli.simulate.bot_won",
            bot=bot.bot, place=place, wins=wins.hits, games=wins.total, share=share, low=low, high=high,
        )
    ]  # fmt: skip
    if bot.shared:
        told.append(console.say("cli.simulate.bot_shared", shared=bot.shared))
    if bot.mean_points is not None:
        told.append(console.say("cli.simulate.bot_points", points=console.number(bot.mean_points, 1)))
    return told
