"""Bookmarks in games, kept with the preferences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cthulhu_desktop.core.kernel import GameRecord

MOST_GAMES = 200
MOST_PLACES = 100  # in one game


def key_of(record: GameRecord) -> str:
    """What a game is remembered by. A game that branched off another one keeps its bookmarks."""
    return f"{record.game}:{record.seed}"


class Bookmarks:
    """Numbers of moves by game. `read` gives what was stored, `write` stores it; what makes no sense counts as none."""

    def __init__(self, read: Callable[[], Any], write: Callable[[Mapping[str, Any]], object]) -> None:
        self._write = write
        stored = read()
        self._places: dict[str, list[int]] = {}
        for game, numbers in stored.items() if isinstance(stored, Mapping) else ():
            if isinstance(numbers, list):
                found = sorted({number for number in numbers if type(number) is int and number >= 0})
                if found:
                    self._places[str(game)] = found[:MOST_PLACES]

    def of(self, record: GameRecord) -> tuple[int, ...]:
        """The bookmarks of a game, in order."""
        return tuple(self._places.get(key_of(record), ()))

    def toggle(self, record: GameRecord, number: int) -> bool:
        """Set a bookmark or take it away; whether it is set now."""
        places = set(self.of(record)) ^ {number}
        self._places.pop(key_of(record), None)
        if places:
            self._places[key_of(record)] = sorted(places)[:MOST_PLACES]
        while len(self._places) > MOST_GAMES:  # the game whose bookmarks were changed longest ago
            del self._places[next(iter(self._places))]
        self._write(dict(self._places))
        return number in places
