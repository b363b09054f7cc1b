"""Tasks: results, failures and progress come in the window's thread, or not at all."""

from __future__ import annotations

import gc
import subprocess
import sys
import threading
import weakref
from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge import tasks
from cthulhu_desktop.bridge.tasks import TaskControl, end_tasks, run_task


@pytest.fixture(autouse=True)
def _no_task_is_left(qapp: object) -> Iterator[None]:
    yield
    assert end_tasks()


def test_the_result_comes_in_the_threads_of_the_window(qtbot: QtBot) -> None:
    threads: list[threading.Thread] = []

    def work() -> int:
        threads.append(threading.current_thread())
        return 42

    def done(result: int) -> None:
        assert result == 42
        threads.append(threading.current_thread())

    task = run_task(work, done=done)
    assert task.running
    with qtbot.waitSignal(task.finished):
        pass
    assert threads[0] is not threading.main_thread()
    assert threads[1] is threading.main_thread()
    assert not task.running


def test_a_task_that_nobody_keeps_still_delivers(qtbot: QtBot) -> None:
    results: list[str] = []
    run_task(partial(str.upper, "iaa"), done=results.append)
    gc.collect()
    qtbot.waitUntil(lambda: results == ["IAA"])


def test_what_the_function_raises_goes_to_failed_and_not_to_done(qtbot: QtBot) -> None:
    heard: list[object] = []

    def work() -> None:
        raise LookupError("the stars are wrong")

    run_task(work, done=lambda _result: heard.append("done"), failed=heard.append)
    qtbot.waitUntil(lambda: bool(heard))
    assert str(heard) == "[LookupError('the stars are wrong')]"


def test_without_failed_an_error_is_logged(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    task = run_task(lambda: 1 // 0, done=lambda _result: None)
    with qtbot.waitSignal(task.finished):
        pass
    assert "ZeroDivisionError" in caplog.text


def test_progress_comes_in_order_and_before_the_result(qtbot: QtBot) -> None:
    heard: list[float | str] = []

    def work(control: TaskControl) -> str:
        for share in (0.25, 0.5, 7.0):
            control.progress(share)
        return "end"

    run_task(work, done=heard.append, progress=heard.append)
    qtbot.waitUntil(lambda: "end" in heard)
    assert heard == [0.25, 0.5, 1.0, "end"]


def test_a_cancelled_task_stops_at_its_next_check_and_calls_nobody(qtbot: QtBot) -> None:
    begun, go_on = threading.Event(), threading.Event()
    reached: list[str] = []
    heard: list[object] = []

    def work(control: TaskControl) -> None:
        begun.set()
        go_on.wait(10)
        control.progress(0.5)
        control.check()
        reached.append("after the check")

    task = run_task(work, done=heard.append, failed=heard.append, progress=heard.append)
    assert begun.wait(10)
    task.cancel()
    with qtbot.waitSignal(task.finished):
        go_on.set()
    assert heard == []
    assert reached == []


class Receiver(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.got: list[object] = []

    def take(self, result: object) -> None:
        self.got.append(result)


def test_a_result_whose_receiver_was_deleted_is_dropped(qtbot: QtBot) -> None:
    import shiboken6

    go_on = threading.Event()
    receiver = Receiver()
    task = run_task(lambda: go_on.wait(10), done=receiver.take)
    shiboken6.delete(receiver)
    with qtbot.waitSignal(task.finished):
        go_on.set()
    assert receiver.got == []


def test_a_finished_task_holds_nobody(qtbot: QtBot) -> None:
    receiver = Receiver()
    gone = weakref.ref(receiver)
    task = run_task(lambda: 1, done=receiver.take)
    with qtbot.waitSignal(task.finished):
        pass
    del receiver
    gc.collect()
    assert gone() is None
    assert tasks._running == {}


def test_many_tasks_all_deliver(qtbot: QtBot) -> None:
    results: list[int] = []
    for number in range(500):
        run_task(partial(int, number), done=results.append)
    qtbot.waitUntil(lambda: len(results) == 500, timeout=10_000)
    assert sorted(results) == list(range(500))


def test_a_callback_that_raises_does_not_keep_the_task(qtbot: QtBot) -> None:
    def done(result: int) -> None:
        raise RuntimeError("the window is confused")

    with qtbot.captureExceptions() as caught:
        task = run_task(lambda: 1, done=done)
        with qtbot.waitSignal(task.finished):
            pass
    assert [str(error) for _, error, _ in caught] == ["the window is confused"]
    assert not task.running


@pytest.mark.parametrize("ending", ["assert end_tasks()", ""])
def test_the_program_can_end_while_a_task_is_at_work(ending: str) -> None:
    code = f"""
import threading
from PySide6.QtCore import QCoreApplication
from cthulhu_desktop.bridge.tasks import end_tasks, run_task
app = QCoreApplication([])
begun = threading.Event()
def work(control):
    begun.set()
    while not control.cancelled:
        pass
run_task(work, done=print)
begun.wait()
{ending}
"""
    command = [sys.executable, "-W", "error", "-c", code]
    ended = subprocess.run(command, check=False, capture_output=True, text=True, timeout=30)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")
