"""Whole games of dice and cards gone through at the session: back to the start, forward again, jumps, branches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bots.base import Limit
from cthulhu_desktop.bridge.replaying import ReplaySession
from cthulhu_desktop.bridge.session import GameSession
from cthulhu_desktop.bridge.timeline import CHECKPOINT_EVERY, Timeline
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.kernel import Applied, GameRecord, Move, Refused, Rng, State, replay
from cthulhu_desktop.core.registry import find_game
from tests.helpers.card_game import first_setup, played_record

GAMES = ("dice", "cards")


def setup_of(game: str) -> dict[str, Any]:
    # only in practice may calls be taken back (DG-3.5)
    return {"cults": 2, "target": 60, "practice": True} if game == "dice" else first_setup()


@pytest.fixture(scope="module")
def played() -> dict[str, tuple[GameRecord, list[str]]]:
    return {game: played_record(game, setup_of(game), 2000) for game in GAMES}


@pytest.fixture
def parent(qapp: object) -> Iterator[QObject]:
    owner = QObject()
    yield owner
    for session in owner.findChildren(GameSession):
        session.close()
    owner.deleteLater()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_taken_back_to_its_start_and_again_has_the_same_positions(
    game: str, played: dict[str, tuple[GameRecord, list[str]]], parent: QObject
) -> None:
    record, digests = played[game]
    assert record.moves
    assert replay(find_game(game), record).outcome is not None
    session = GameSession(find_game(game), record, parent=parent)
    session.start()
    for number in range(len(record.moves) - 1, -1, -1):
        assert session.undo(agreed=True)
        assert (session.number, session._line.state.digest()) == (number, digests[number])
    assert not session.can_undo(agreed=True)
    for number in range(1, len(record.moves) + 1):
        assert session.redo()
        assert (session.number, session._line.state.digest()) == (number, digests[number])
    assert not session.can_redo()
    assert session.record.moves == record.moves


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_jumps_to_any_position(
    game: str, played: dict[str, tuple[GameRecord, list[str]]], parent: QObject
) -> None:
    record, digests = played[game]
    session = ReplaySession(find_game(game), record, parent)
    session.start()
    rng = Rng(2)
    for number in [len(record.moves), 0, *(rng.below(len(record.moves) + 1) for _ in range(40))]:
        session.go_to(number)
        assert (session.number, session._line.state.digest()) == (number, digests[number])
        assert session.record.moves == record.moves[:number]
        assert [batch.number for batch in session.history()] == list(range(number + 1))


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_stepped_through_tells_of_every_move_once(
    game: str, played: dict[str, tuple[GameRecord, list[str]]], parent: QObject
) -> None:
    record, digests = played[game]
    session = ReplaySession(find_game(game), record, parent)
    told: list[int] = []
    session.occurred.connect(lambda batch: told.append(batch.number))
    session.start()
    while session.step():
        assert session._line.state.digest() == digests[session.number]
    assert told == list(range(len(record.moves) + 1))
    assert not session.step()


def test_a_jump_far_ahead_takes_few_moves(
    played: dict[str, tuple[GameRecord, list[str]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    record, _digests = played["cards"]
    line = Timeline(find_game("cards"), record)
    line.seek(0)
    applied: list[Move] = []
    before = type(line.state).apply

    def counted(state: State, move: Move) -> Applied | Refused:
        applied.append(move)
        return before(state, move)

    monkeypatch.setattr(type(line.state), "apply", counted)
    line.seek(len(record.moves) - 1)
    assert len(applied) < CHECKPOINT_EVERY


def test_a_new_move_in_the_past_forgets_the_positions_of_the_old_future(
    played: dict[str, tuple[GameRecord, list[str]]],
) -> None:
    record, _digests = played["cards"]
    game = find_game("cards")
    line = Timeline(game, record)
    line.seek(20)
    rng = Rng(11)
    while line.number < 60 and line.state.decision is not None:
        line.take(line.state.decision.options.sample(rng))
    assert line.state.digest() == replay(game, line.record).digest()
    last = line.number
    line.seek(35)
    line.seek(last)
    assert line.state.digest() == replay(game, line.record).digest()


def test_no_position_lies_before_the_first_or_after_the_last_move(
    played: dict[str, tuple[GameRecord, list[str]]],
) -> None:
    record, _digests = played["dice"]
    line = Timeline(find_game("dice"), record)
    for number in (-1, len(record.moves) + 1):
        with pytest.raises(IndexError):
            line.seek(number)


def test_whoever_looks_back_sees_only_what_their_seat_saw(
    played: dict[str, tuple[GameRecord, list[str]]], parent: QObject
) -> None:
    record, _digests = played["cards"]
    open_session = ReplaySession(find_game("cards"), record, parent)
    session = ReplaySession(find_game("cards"), record, parent, near=1)
    for one in (open_session, session):
        one.start()
        one.go_to(30)
    assert session.view(0) == session.view(None) == session.view(1) == open_session.view(1)
    assert session.view(0) != open_session.view(0)
    drawn = [one for batch in session.batches() for one in batch.occurrences if isinstance(one, th.Drawn)]
    assert {bool(one.cards) for one in drawn if one.seat == 1} == {True}
    assert {bool(one.cards) for one in drawn if one.seat == 0} == {False}
    assert {batch.move for batch in session.batches() if batch.seat == 0} == {None}
    told: list[Any] = []
    session.occurred.connect(told.append)
    session.step()
    assert told == [session.batches()[31]]


def test_a_game_that_was_out_of_sight_is_told_again(qtbot: QtBot, parent: QObject) -> None:
    game = find_game("dice")
    record, _digests = played_record("dice", setup_of("dice"), 10)
    session = GameSession(game, record, parent=parent)
    session.retell()  # before the start there is nothing to tell
    session.start()
    with qtbot.waitSignals([session.rewound, session.decision_changed]):
        session.retell()
    assert session.number == 10


def test_a_bot_of_the_card_game_thinks_in_its_own_process(qtbot: QtBot, parent: QObject) -> None:
    game = find_game("cards")
    record = GameRecord("cards", game.rules_version, first_setup(), 4)
    session = GameSession(game, record, bots={0: "novice", 1: "random"}, parent=parent, limit=Limit(60.0))
    failures: list[object] = []
    session.bot_failed.connect(failures.append)
    session.start()
    qtbot.waitUntil(lambda: session.number >= 12, timeout=60_000)
    assert session.bot_process is not None
    assert failures == []
