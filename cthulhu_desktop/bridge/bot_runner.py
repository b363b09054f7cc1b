"""Bots that think beside the window: jobs go to a worker, answers come back as signals in the window's thread."""

from __future__ import annotations

import logging
import pickle
import threading
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from traceback import format_exc
from typing import Literal

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from cthulhu_desktop.bridge.bot_process import READY, BotJob, ProcessWorker, Reply, ThreadWorker, Worker, listen
from cthulhu_desktop.core.kernel import Move

log = logging.getLogger(__name__)

PATIENCE = 5  # times a bot's limit until it counts as stuck
START_MS = 20_000  # a worker that is not ready by then never will be

Why = Literal["raised", "crashed", "time_out", "illegal", "no_world"]


@dataclass(frozen=True, slots=True)
class BotAnswer:
    """A bot's move, not checked for being legal. `ticket` is the one of its job."""

    ticket: int
    seat: int
    move: Move


@dataclass(frozen=True, slots=True)
class BotFailure:
    """A bot that gave no usable answer: `why`, and in `detail` a traceback or the wrong answer, for the log."""

    ticket: int
    seat: int
    why: Why
    detail: str = ""


class BotRunner(QObject):
    """One worker, one job at a time.

    A bot that raises, kills its process or takes more than PATIENCE times its limit comes back as `failed`; the
    worker is then started anew. `cancel` only forgets: the worker finishes its thought, and the next job waits for
    it. Where no process can be started bots think in a thread.
    """

    answered = Signal(object)  # BotAnswer
    failed = Signal(object)  # BotFailure
    _told = Signal(int, object)  # generation of the worker, what it said

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker: Worker | None = None
        self._listener: threading.Thread | None = None
        self._generation = 0
        self._ready = False
        self._processes = True
        self._next: BotJob | None = None
        self._active: BotJob | None = None
        self._wanted = False
        self._closed = False
        self._places: tuple[str, ...] = ()
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._on_time_out)
        self._told.connect(self._on_told, Qt.ConnectionType.QueuedConnection)

    @property
    def pid(self) -> int | None:
        """The number of the worker's process; None if there is none."""
        return self._worker.pid if isinstance(self._worker, ProcessWorker) else None

    def warm_up(self, places: Iterable[str] = ()) -> None:
        """Start the worker now, so that the first job need not wait for it, with the bots at `places`."""
        self._places = tuple(sorted({*self._places, *places}))
        if self._worker is None and not self._closed:
            self._start()

    def ask(self, job: BotJob) -> None:
        """Do `job` after the present one, in place of one that waits."""
        self._next = job
        self.warm_up()
        self._send_next()

    def cancel(self) -> None:
        """Nobody wants to hear of the present and the waiting job any more."""
        self._next = None
        self._wanted = False

    def close(self) -> None:
        """End the worker; nothing is signalled any more. May be called twice."""
        self._closed = True
        self.cancel()
        self._end()

    def _start(self) -> None:
        self._generation += 1
        self._ready = False
        self._worker = self._new_worker()
        tell = partial(self._tell, self._generation)
        self._listener = threading.Thread(target=listen, args=(self._worker.pipe, tell), daemon=True)
        self._listener.start()
        self._clock.start(START_MS)

    def _tell(self, generation: int, message: object) -> None:
        """In the listener's thread."""
        with suppress(RuntimeError):  # the window and this object are gone
            self._told.emit(generation, message)

    def _new_worker(self) -> Worker:
        if self._processes:
            try:
                return ProcessWorker(self._places)
            except (OSError, RuntimeError) as error:
                self._give_up_processes(str(error))
        return ThreadWorker()

    def _give_up_processes(self, why: str) -> None:
        log.warning("no process for bots (%s); they think in a thread", why)
        self._processes = False

    def _end(self) -> None:
        self._clock.stop()
        self._generation += 1
        self._active = None
        worker, listener = self._worker, self._listener
        self._worker = self._listener = None
        if worker is not None and listener is not None:
            worker.end()
            if isinstance(worker, ProcessWorker):
                listener.join()

    def _send_next(self) -> None:
        if self._next is None or self._active is not None or not self._ready or self._worker is None:
            return
        job, self._next = self._next, None
        self._active, self._wanted = job, True
        try:
            data = pickle.dumps(job)
        except Exception:
            self._done(Reply(None, format_exc()))
            return
        self._clock.start(round(job.limit.time_s * PATIENCE * 1000))
        with suppress(OSError):  # it has just died: the listener will say so
            self._worker.pipe.send_bytes(data)

    def _on_told(self, generation: int, message: object) -> None:
        if generation != self._generation:
            return
        if message == READY:
            self._clock.stop()
            self._ready = True
            self._send_next()
        elif isinstance(message, Reply):
            self._done(message)
        else:
            self._restart("crashed")

    def _done(self, reply: Reply) -> None:
        self._clock.stop()
        job, self._active = self._active, None
        if job is not None and self._wanted:
            self._wanted = False
            if reply.move is not None:
                self.answered.emit(BotAnswer(job.ticket, job.seat, reply.move))
            else:
                self.failed.emit(BotFailure(job.ticket, job.seat, "raised", reply.trace))
        self._send_next()

    def _on_time_out(self) -> None:
        self._restart("time_out")

    def _restart(self, why: Why) -> None:
        """End the worker and start another; the job it had has failed. A process that never was ready is not tried
        again: its job waits for a thread."""
        if not self._ready and self._processes:
            self._give_up_processes(why)
        job, wanted = self._active, self._wanted
        self._wanted = False
        self._end()
        if self._closed:
            return
        self._start()
        if job is not None and wanted:
            self.failed.emit(BotFailure(job.ticket, job.seat, why))
