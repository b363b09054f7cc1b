"""Which bots there are for which game. A bot's module is imported when the bot is asked for.

A place is "module:name", where `name` is a class or function that makes a bot without arguments. Places are texts,
so that another process can make the same bot.
"""

from __future__ import annotations

from importlib import import_module
from typing import cast

from cthulhu_desktop.bots.base import Bot, SearchBot

RANDOM = "random"
_EVERYWHERE = {RANDOM: "cthulhu_desktop.bots.random_bot:RandomBot"}
_PLACES: dict[str, dict[str, str]] = {
    "dice": {
        "cautious": "cthulhu_desktop.bots.dice:CautiousBot",
        "bold": "cthulhu_desktop.bots.dice:BoldBot",
    },
    "cards": {
        "novice": "cthulhu_desktop.bots.cards:NoviceBot",
        "adept": "cthulhu_desktop.bots.cards:AdeptBot",
    },
}
_FOR_LEARNING: dict[str, dict[str, str]] = {
    "cards": {
        "patient": "cthulhu_desktop.bots.cards_patient:PatientBot",
        "guard": "cthulhu_desktop.bots.cards_patient:GuardBot",
    },
}
"""Partners in lessons and puzzles; they are not offered for other games."""


def bot_names(game: str) -> tuple[str, ...]:
    """The bots of the game of that name (`Game.name`), the simplest first."""
    return (*_EVERYWHERE, *_PLACES.get(game, {}))


def all_bot_names(game: str) -> tuple[str, ...]:
    """`bot_names`, and those that play in lessons and puzzles only."""
    return (*bot_names(game), *_FOR_LEARNING.get(game, {}))


def bot_place(game: str, name: str) -> str:
    """Where the bot `name` of a game is made. KeyError if the game has no such bot."""
    return _PLACES.get(game, {}).get(name) or _FOR_LEARNING.get(game, {}).get(name) or _EVERYWHERE[name]


def make_bot(game: str, name: str) -> Bot | SearchBot:
    """A new bot. KeyError if the game has no bot of that name."""
    return bot_at(bot_place(game, name))


def bot_at(place: str) -> Bot | SearchBot:
    """The bot made at a place. ImportError or AttributeError if nothing is there."""
    module, _, maker = place.partition(":")
    return cast(Bot | SearchBot, getattr(import_module(module), maker)())


def add_bot(game: str, name: str, place: str) -> None:
    """List one more bot, for this process. ValueError if the name is taken."""
    if name in all_bot_names(game):
        raise ValueError(f"the bot name {name!r} is taken")
    _PLACES.setdefault(game, {})[name] = place
