"""Replays of games of dice and cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject

from cthulhu_desktop.bridge.replaying import ReplaySession
from cthulhu_desktop.core.kernel import GameRecord
from cthulhu_desktop.core.registry import find_game
from tests.helpers.card_game import first_setup, played_record

MOVES = 90
NewReplay = Callable[..., ReplaySession]


@pytest.fixture(scope="session")
def records() -> dict[str, GameRecord]:
    return {
        "dice": played_record("dice", {"cults": 2}, MOVES)[0],
        "cards": played_record("cards", first_setup(), MOVES)[0],
    }


@pytest.fixture
def new_replay(qapp: object, records: dict[str, GameRecord]) -> Iterator[NewReplay]:
    """Makes replays, which are started; they are closed at the end of the test."""
    owner = QObject()

    def new(game: str = "cards", **options: Any) -> ReplaySession:
        session = ReplaySession(find_game(game), records[game], owner, **options)
        session.start()
        return session

    yield new
    for session in owner.findChildren(ReplaySession):
        session.close()
    owner.deleteLater()
