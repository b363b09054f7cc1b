"""Sessions of the toy game that end by themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from cthulhu_desktop.bots.base import Limit
from cthulhu_desktop.bots.registry import add_bot, bot_names
from cthulhu_desktop.bridge.session import GameSession, RecordSaver
from cthulhu_desktop.core.kernel import GameRecord
from tests.helpers.toy import GAME
from tests.helpers.toy_bots import PLACES

NewSession = Callable[..., GameSession]


def toy_record(seed: int = 7, moves: tuple[str, ...] = (), **setup: Any) -> GameRecord:
    """A record of the toy game."""
    return GameRecord(GAME.name, GAME.rules_version, GAME.write_setup(GAME.read_setup(setup)), seed, moves)


@pytest.fixture(scope="session", autouse=True)
def _toy_bots() -> None:
    for name, place in PLACES.items():
        if name not in bot_names(GAME.name):
            add_bot(GAME.name, name, place)


@pytest.fixture
def new_session(qapp: object) -> Iterator[NewSession]:
    """Makes sessions and closes them at the end of the test."""
    made: list[GameSession] = []

    def new(
        record: GameRecord | None = None,
        bots: Mapping[int, str] | None = None,
        saver: RecordSaver | None = None,
        limit: Limit | None = None,
    ) -> GameSession:
        session = GameSession(GAME, record or toy_record(), bots=bots or {}, saver=saver, limit=limit)
        made.append(session)
        return session

    yield new
    for session in made:
        session.close()


class Ear:
    """Hears every signal of a session, in order."""

    def __init__(self, session: GameSession) -> None:
        self.heard: list[tuple[str, Any]] = []
        for name in (
            "occurred", "decision_changed", "game_over", "refused", "rewound", "thinking", "failed", "save_failed",
        ):  # fmt: skip
            getattr(session, name).connect(lambda value, name=name: self.heard.append((name, value)))

    def names(self) -> list[str]:
        names = [name for name, _ in self.heard]
        self.heard.clear()
        return names

    def all(self, name: str) -> list[Any]:
        return [value for heard, value in self.heard if heard == name]


class Shelf:
    """A saver in memory that can be made to fail; like the storage, it takes note of what it could not write."""

    def __init__(self) -> None:
        self.moves: list[str] = []
        self.final: tuple[str, Mapping[str, Any]] | None = None
        self.problem: Exception | None = None

    def append(self, number: int, move_text: str) -> None:
        assert number == len(self.moves) + 1
        self.moves.append(move_text)
        self._write()

    def rewind(self, number: int) -> None:
        del self.moves[number:]
        self.final = None
        self._write()

    def finish(self, final_digest: str, outcome: Mapping[str, Any]) -> None:
        self.final = (final_digest, outcome)
        self._write()

    def _write(self) -> None:
        if self.problem is not None:
            raise self.problem


def play_on(session: GameSession, moves: int = 1000) -> None:
    """Answer up to so many decisions with the first option."""
    for _ in range(moves):
        if session.decision is None:
            return
        session.submit(next(iter(session.decision.options)), session.number)
