"""Work beside the window: `run_task` runs a function in a thread and hands what it gives to the window's thread."""

from __future__ import annotations

import atexit
import inspect
import logging
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import shiboken6
from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal

log = logging.getLogger(__name__)

T = TypeVar("T")


class TaskCancelled(Exception):  # noqa: N818 (not an error: somebody no longer wants the result)
    """Raised by `TaskControl.check` inside a task that was cancelled."""


class TaskControl:
    """What a running function is given: it tells how far it is and learns whether to stop. For its own thread."""

    def __init__(self, task: Task) -> None:
        self._task = task

    @property
    def cancelled(self) -> bool:
        """Whether nobody wants the result any more."""
        return self._task.cancelled

    def check(self) -> None:
        """TaskCancelled if nobody wants the result any more; it ends the task quietly."""
        if self.cancelled:
            raise TaskCancelled

    def progress(self, share: float) -> None:
        """Tell the window how much is done, 0..1."""
        self._task._say("progress", min(max(share, 0.0), 1.0))


class Task(QObject):
    """One function at work. After `cancel` none of its callbacks is called."""

    finished = Signal()  # after done or failed, also when it was cancelled
    _said = Signal(str, object)

    def __init__(
        self,
        done: Callable[[Any], object],
        failed: Callable[[Exception], object] | None,
        progress: Callable[[float], object] | None,
    ) -> None:
        super().__init__()
        self._receivers: dict[str, Callable[[Any], object] | None] = {
            "done": done, "failed": failed or _log_failure, "progress": progress,
        }  # fmt: skip
        self._cancelled = threading.Event()
        self._said.connect(self._on_said, Qt.ConnectionType.QueuedConnection)

    @property
    def cancelled(self) -> bool:
        """Whether nobody wants the result any more."""
        return self._cancelled.is_set()

    @property
    def running(self) -> bool:
        """Whether it has not finished yet."""
        return self in _running

    def cancel(self) -> None:
        """Drop the result. The function ends at its next `check` or at its end; one that has not begun never does."""
        self._cancelled.set()

    def _work(self, function: Callable[..., Any]) -> None:
        """In the thread."""
        what, value = "nothing", None
        try:
            if not self.cancelled:
                value = function(TaskControl(self)) if _takes_control(function) else function()
                what = "done"
        except TaskCancelled:
            pass
        except Exception as error:  # whatever the function raises is for `failed`
            what, value = "failed", error
        self._say(what, value)

    def _say(self, what: str, value: object) -> None:
        with suppress(RuntimeError):  # Qt was shut down while the function was at work
            self._said.emit(what, value)

    def _on_said(self, what: str, value: object) -> None:
        receiver = self._receivers.get(what)
        if what != "progress":
            self._receivers.clear()  # callbacks may hold windows
            runnable = _running.pop(self, None)
            if runnable is not None:
                _ended.append(runnable)
        try:
            if receiver is not None and not self.cancelled and _is_there(receiver):
                receiver(value)
        finally:
            if what != "progress":
                self.finished.emit()


class _Runnable(QRunnable):
    def __init__(self, task: Task, function: Callable[..., Any]) -> None:
        super().__init__()
        self.setAutoDelete(False)  # Python owns it
        self._work: Callable[[], None] | None = partial(task._work, function)

    def run(self) -> None:
        work, self._work = self._work, None
        if work is not None:
            work()


_running: dict[Task, _Runnable] = {}
# The pool still holds a runnable for a moment after it has told its result: it is deleted much later.
_ended: deque[_Runnable] = deque(maxlen=64)
_pool: QThreadPool | None = None


def _threads() -> QThreadPool:
    global _pool  # noqa: PLW0603 (one pool for the program, made with the first task)
    if _pool is None:
        _pool = QThreadPool()
        atexit.register(end_tasks)  # later, the pool would wait for threads that wait for the interpreter
    return _pool


def run_task(
    function: Callable[[], T] | Callable[[TaskControl], T],
    *,
    done: Callable[[T], object],
    failed: Callable[[Exception], object] | None = None,
    progress: Callable[[float], object] | None = None,
) -> Task:
    """Run `function` in a thread; call in the window's thread.

    `done` gets what it returns, `failed` what it raises (without `failed` that is logged), `progress` a share 0..1;
    all in the window's thread, in order, and not once their object is deleted or the task cancelled. A function that
    takes one argument gets a TaskControl. It must not touch widgets. The task lives until it has finished, whether or
    not somebody keeps it.
    """
    task = Task(done, failed, progress)
    runnable = _Runnable(task, function)
    _running[task] = runnable
    _threads().start(runnable)
    return task


def end_tasks(wait_ms: int = 5_000) -> bool:
    """Cancel all tasks and wait for them; done by itself when the interpreter ends. False if one is still at work after
    `wait_ms`."""
    for task in list(_running):
        task.cancel()
    pool = _threads()
    pool.clear()
    ended = pool.waitForDone(wait_ms)
    _running.clear()
    return ended


def _takes_control(function: Callable[..., Any]) -> bool:
    """Whether a function has one argument that must be given."""
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):  # some built-in functions do not tell
        return False
    positional = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return any(one.kind in positional and one.default is inspect.Parameter.empty for one in parameters)


def _is_there(receiver: Callable[..., Any]) -> bool:
    """False for a method of a Qt object that was deleted."""
    owner = getattr(receiver, "__self__", None)
    return not isinstance(owner, QObject) or shiboken6.isValid(owner)


def _log_failure(error: Exception) -> None:
    log.error("a task failed", exc_info=error)
