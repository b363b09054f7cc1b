"""Bookmarks in games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from cthulhu_desktop.core.kernel import GameRecord
from cthulhu_desktop.ui.replay.bookmarks import MOST_GAMES, Bookmarks

RECORD = GameRecord("dice", 1, {}, 7)


class Shelf:
    def __init__(self, stored: Any = None) -> None:
        self.stored = {} if stored is None else stored

    def write(self, places: Mapping[str, Any]) -> None:
        self.stored = places

    def open(self) -> Bookmarks:
        return Bookmarks(lambda: self.stored, self.write)


def test_a_bookmark_is_set_taken_away_and_outlives_the_program() -> None:
    shelf = Shelf()
    marks = shelf.open()
    assert marks.toggle(RECORD, 9)
    assert marks.toggle(RECORD, 3)
    assert shelf.open().of(RECORD) == (3, 9)
    assert not marks.toggle(RECORD, 9)
    assert shelf.open().of(RECORD) == (3,)
    assert not marks.toggle(RECORD, 3)
    assert shelf.stored == {}


def test_each_game_has_its_own() -> None:
    marks = Shelf().open()
    marks.toggle(RECORD, 5)
    assert marks.of(replace(RECORD, seed=8)) == ()
    assert marks.of(replace(RECORD, moves=("roll",))) == (5,)


def test_of_very_many_games_the_oldest_is_forgotten() -> None:
    marks = Shelf().open()
    for seed in range(MOST_GAMES + 1):
        marks.toggle(replace(RECORD, seed=seed), 1)
    assert marks.of(replace(RECORD, seed=0)) == ()
    assert marks.of(replace(RECORD, seed=1)) == (1,)


@pytest.mark.parametrize(
    ("stored", "found"),
    [([], ()), ({"dice:7": 4}, ()), ({"dice:7": [True, -1, "x", 6, 6, 2]}, (2, 6)), ({"dice:7": []}, ())],
)
def test_what_makes_no_sense_is_left_out(stored: Any, found: tuple[int, ...]) -> None:
    assert Shelf(stored).open().of(RECORD) == found
