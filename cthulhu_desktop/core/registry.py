"""Which games there are. A game is imported when it is asked for, so that start-up loads none."""

from __future__ import annotations

from importlib import import_module
from typing import Any, cast

from cthulhu_desktop.core.kernel import Game

_PLACES = {
    "dice": "cthulhu_desktop.core.dice.game",
    "cards": "cthulhu_desktop.core.cards.game",
}
_WITHOUT_RULES = {"free": "cthulhu_desktop.core.free.game"}  # never ends by itself, so bots cannot play it


def game_names() -> tuple[str, ...]:
    """The names of all games with rules, as used in records and on the command line."""
    return tuple(_PLACES)


def table_names() -> tuple[str, ...]:
    """The names of everything that can be played at a table: the games, and the free table."""
    return (*_PLACES, *_WITHOUT_RULES)


def find_game(name: str) -> Game[Any]:
    """The game of that name (each place has one object GAME). KeyError if there is none."""
    return cast(Game[Any], import_module({**_PLACES, **_WITHOUT_RULES}[name]).GAME)
