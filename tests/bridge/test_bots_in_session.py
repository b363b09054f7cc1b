"""Sessions with bots: they think in another process, and nothing they do can harm the game."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bots.base import Limit
from cthulhu_desktop.bridge import bot_process, bot_runner
from cthulhu_desktop.bridge.session import GameSession
from cthulhu_desktop.core.kernel import replay
from tests.bridge.conftest import NewSession, toy_record
from tests.helpers.toy import GAME, Gamble, Lay, ToyState

QUICK = Limit(time_s=0.05, nodes=10)
WINNING_SEED = 2  # the person at seat 0 is dealt the highest card


def over(session: GameSession) -> bool:
    return session.outcome is not None


def test_bots_alone_play_a_game_to_its_end_and_the_same_seed_gives_the_same_game(
    qtbot: QtBot, new_session: NewSession
) -> None:
    games = [new_session(bots={0: "random", 1: "peeking"}) for _ in range(2)]
    for session in games:
        session.start()
    qtbot.waitUntil(lambda: all(map(over, games)), timeout=10_000)
    assert games[0].record == games[1].record
    assert replay(GAME, games[0].record).outcome == games[0].outcome


def test_the_window_hears_who_thinks_and_that_the_thinking_is_over(qtbot: QtBot, new_session: NewSession) -> None:
    session = new_session(bots={0: "first"})
    seats: list[int | None] = []
    session.thinking.connect(seats.append)
    with qtbot.waitSignal(session.occurred, check_params_cb=lambda batch: batch.number == 1):
        session.start()
        assert session.thinking_seat == 0
    assert seats == [0, None]
    assert session.bot_seats == {0}


def test_a_search_bot_gets_a_world_and_answers(qtbot: QtBot, new_session: NewSession) -> None:
    session = new_session(bots={0: "deep"})
    highest = max(session.view(0).hand)
    with qtbot.waitSignal(session.occurred, check_params_cb=lambda batch: batch.move == Lay(highest)):
        session.start()


def test_a_person_cannot_answer_for_a_bot(new_session: NewSession) -> None:
    session = new_session(bots={0: "stuck"})
    session.start()
    refusals: list[Any] = []
    session.refused.connect(refusals.append)
    session.submit(Lay(session.view(0).hand[0]), 0)
    assert [refusal.reason for refusal in refusals] == ["kernel.wrong_seat"]


def test_held_bots_play_nothing_until_they_are_let_go(qtbot: QtBot, new_session: NewSession) -> None:
    session = new_session(bots={0: "first"})
    session.hold_bots(True)
    session.start()
    with qtbot.waitSignal(session._runner.answered):
        pass
    qtbot.wait(1)  # the answer has arrived; give a wrong session the chance to play it
    assert session.number == 0
    session.hold_bots(False)
    assert session.number == 1


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("raising", "raised"),
        ("cheating", "illegal"),
        ("dying", "crashed"),
        ("stuck", "time_out"),
        ("unsendable", "raised"),
    ],
)
def test_a_bad_bot_costs_nobody_the_game(
    qtbot: QtBot, new_session: NewSession, caplog: pytest.LogCaptureFixture, bot: str, why: str
) -> None:
    limit = QUICK if bot == "stuck" else Limit()
    session = new_session(toy_record(rounds=1), bots={1: bot}, limit=limit)
    failures: list[Any] = []
    session.bot_failed.connect(failures.append)
    session.start()
    caplog.set_level(logging.WARNING)
    with qtbot.waitSignal(session.occurred, check_params_cb=lambda batch: batch.seat == 1, timeout=10_000):
        session.submit(Lay(session.view(0).hand[0]), 0)
    assert failures[0].why == why
    assert "tests.helpers.toy_bots" in caplog.text
    assert session.number == 2


def test_after_a_crash_a_new_process_serves_the_next_move(qtbot: QtBot, new_session: NewSession) -> None:
    session = new_session(bots={0: "dying", 1: "first"})
    failures: list[Any] = []
    session.bot_failed.connect(failures.append)
    with qtbot.waitSignal(session.occurred, check_params_cb=lambda batch: batch.number == 2, timeout=10_000):
        session.start()
    assert len(failures) == 1
    assert session._runner.pid is not None


def test_a_process_killed_in_mid_thought_is_replaced(qtbot: QtBot, new_session: NewSession) -> None:
    session = new_session(bots={1: "stuck"}, limit=Limit(600, 1))
    session.start()
    qtbot.waitUntil(lambda: session._runner._ready, timeout=10_000)
    pid = session._runner.pid
    assert pid is not None
    with qtbot.waitSignal(session.bot_failed, timeout=10_000) as heard:
        session.submit(Lay(session.view(0).hand[0]), 0)
        os.kill(pid, signal.SIGKILL)
    assert heard.args[0].why == "crashed"
    assert session.number == 2
    assert session._runner.pid not in (None, pid)


def test_a_bot_whose_move_breaks_the_game_is_given_another_move(
    qtbot: QtBot, new_session: NewSession, caplog: pytest.LogCaptureFixture
) -> None:
    session = new_session(toy_record(fragile=True), bots={0: "exploding"})
    reports: list[Any] = []
    session.failed.connect(reports.append)
    with qtbot.waitSignal(session.occurred, check_params_cb=lambda batch: batch.seat == 0, timeout=10_000):
        session.start()
    assert 1 <= len(reports) < 5
    assert session.number == 1


def test_a_seat_whose_every_move_breaks_the_game_is_left_alone(
    qtbot: QtBot, new_session: NewSession, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = new_session(bots={1: "first"})
    reports: list[Any] = []
    session.start()
    session.submit(Lay(session.view(0).hand[0]), 0)
    session.failed.connect(reports.append)

    def broken(state: ToyState, move: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(ToyState, "apply", broken)
    qtbot.waitUntil(lambda: len(reports) == 5, timeout=10_000)
    assert session.thinking_seat is None
    monkeypatch.undo()
    assert session.undo()
    assert session.number == 0


def test_a_position_that_cannot_be_dealt_anew_is_played_on_by_chance(
    qtbot: QtBot, new_session: NewSession, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(state: ToyState, seat: int, rng: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(ToyState, "redeal", broken)
    session = new_session(bots={0: "first"})
    with qtbot.waitSignal(session.bot_failed) as heard:
        session.start()
    assert heard.args[0].why == "no_world"
    assert session.number == 1


# ---- going back over bots


def test_undo_goes_back_to_the_persons_own_decision_over_the_bots_moves(qtbot: QtBot, new_session: NewSession) -> None:
    session = new_session(toy_record(seats=3), bots={1: "first", 2: "first"})
    session.start()
    session.submit(Lay(session.view(0).hand[-1]), 0)
    qtbot.waitUntil(lambda: session.number >= 3, timeout=10_000)
    session.hold_bots(True)
    record = session.record
    assert session.can_undo()  # alone against bots: revealed moves too
    assert session.undo()
    assert session.number == 0
    assert session.decision is not None
    assert session.decision.seat == 0
    assert session.redo()
    assert session.record.moves == record.moves


def test_the_answer_to_a_question_that_was_taken_back_is_dropped(qtbot: QtBot, new_session: NewSession) -> None:
    session = new_session(bots={1: "first"})
    session.start()
    session.hold_bots(True)
    session.submit(Lay(session.view(0).hand[0]), 0)
    with qtbot.waitSignal(session._runner.answered):
        pass
    assert session.undo()
    session.hold_bots(False)
    assert session.number == 0
    other = Lay(session.view(0).hand[1])
    session.submit(other, 0)
    qtbot.waitUntil(lambda: session.number >= 2, timeout=10_000)
    assert session.history()[1].move == other


def test_a_bot_asked_anew_waits_for_its_stuck_thought_no_longer_than_the_limit(
    qtbot: QtBot, new_session: NewSession
) -> None:
    session = new_session(bots={1: "stuck"}, limit=Limit(0.1, 1))
    session.start()
    qtbot.waitUntil(lambda: session._runner._ready, timeout=10_000)
    session.submit(Lay(session.view(0).hand[0]), 0)
    assert session.undo()
    failures: list[Any] = []
    session.bot_failed.connect(failures.append)
    session.submit(Lay(session.view(0).hand[1]), 0)
    qtbot.waitUntil(lambda: session.number >= 2, timeout=10_000)
    assert [failure.why for failure in failures] == ["time_out"]


# ---- the process


def test_closing_leaves_no_process_even_in_mid_thought(qtbot: QtBot, new_session: NewSession) -> None:
    before = set(multiprocessing.active_children())
    session = new_session(bots={0: "stuck"}, limit=Limit(600, 1))
    session.start()
    qtbot.waitUntil(lambda: session._runner._ready, timeout=10_000)
    pid = session._runner.pid
    assert pid is not None
    session.close()
    assert set(multiprocessing.active_children()) == before
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


@pytest.mark.parametrize("bot", ["first", "stuck"])
def test_where_no_process_can_be_started_bots_think_in_a_thread(
    qtbot: QtBot, new_session: NewSession, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, bot: str
) -> None:
    def no_process(self: object, places: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(bot_process.ProcessWorker, "__init__", no_process)
    monkeypatch.setattr("tests.helpers.toy_bots.StuckBot.choose", _slow)
    session = new_session(bots={0: bot}, limit=QUICK)
    session.start()
    qtbot.waitUntil(lambda: session.number == 1, timeout=10_000)
    assert session._runner.pid is None
    assert "no more processes" in caplog.text


def _slow(self: object, view: Any, decision: Any, limit: Any, rng: Any) -> Any:
    """Longer than the limit allows, but not for ever: a thread cannot be killed."""
    threading.Event().wait(1)


def test_a_process_that_never_gets_ready_gives_way_to_a_thread(
    qtbot: QtBot, new_session: NewSession, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_process, "_run", _never_ready)
    monkeypatch.setattr(bot_runner, "START_MS", 300)
    session = new_session(bots={0: "first"})
    session.start()
    qtbot.waitUntil(lambda: session.number == 1, timeout=10_000)
    assert session._runner.pid is None


def _never_ready(pipe: Any) -> None:
    pipe.recv_bytes()


def test_the_worker_ends_with_a_window_that_is_killed() -> None:
    code = """
import os, pickle, signal
from cthulhu_desktop.bots.base import Limit
from cthulhu_desktop.bridge.bot_process import READY, BotJob, ProcessWorker
from tests.helpers.toy import GAME, ToySetup
worker = ProcessWorker()
assert worker.pipe.recv() == READY
world = GAME.begin(ToySetup(), 1).state
worker.pipe.send_bytes(pickle.dumps(BotJob(1, 0, "tests.helpers.toy_bots:StuckBot", world, Limit(), 1)))
print("thinking", flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""
    # The worker holds this program's output: `run` returns once nobody holds it any more.
    ended = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True, timeout=30)
    assert (ended.returncode, ended.stdout, ended.stderr) == (-signal.SIGKILL, "thinking\n", "")


def test_the_worker_needs_no_window_library() -> None:
    code = "import sys, cthulhu_desktop.bridge.bot_process; sys.exit(any('PySide6' in name for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_gamble_alone_against_bots_can_be_taken_back(qtbot: QtBot, new_session: NewSession) -> None:
    session = new_session(toy_record(seed=WINNING_SEED, rounds=1), bots={1: "first"})
    session.start()
    session.submit(Lay(2), 0)
    qtbot.waitUntil(lambda: session.number == 2, timeout=10_000)
    session.submit(Gamble(), 2)
    assert session.undo()
    assert session.number == 2
