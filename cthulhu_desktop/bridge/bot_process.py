"""The worker that bots think in. Imports no Qt, so that it starts quickly and stays small."""

from __future__ import annotations

import os
import pickle
import signal
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from traceback import format_exc
from typing import Protocol

from cthulhu_desktop.bots.base import Bot, Limit, SearchBot, answer
from cthulhu_desktop.bots.registry import bot_at
from cthulhu_desktop.core.kernel import Move, Rng, State

READY = "ready"
NICER = 5  # steps the worker is nicer than the window, so that it cannot make the window stutter


@dataclass(frozen=True, slots=True)
class BotJob:
    """One question to one bot. It goes to the worker by pickle: `world` (see `bots.base.world_for`) and all it holds
    must be picklable, which plain data is; view and options are made in the worker and need not be."""

    ticket: int
    seat: int
    place: str
    world: State
    limit: Limit
    seed: int


@dataclass(frozen=True, slots=True)
class Reply:
    """What came of a job: a move, or the traceback of what the bot raised."""

    move: Move | None
    trace: str = ""


def serve(pipe: Connection, places: Sequence[str] = ()) -> None:
    """Answer jobs, one at a time, until an empty one comes or the other end of the pipe is closed. The bots at `places`
    are made before it says that it is ready: importing them does not count as thinking."""
    bots: dict[str, Bot | SearchBot] = {}
    for place in places:
        with suppress(Exception):  # the first job for it tells what is wrong
            bots[place] = bot_at(place)
    try:
        pipe.send(READY)
        while job_bytes := pipe.recv_bytes():
            pipe.send(_reply(job_bytes, bots))
    except (EOFError, OSError):
        return


def _reply(job_bytes: bytes, bots: dict[str, Bot | SearchBot]) -> Reply:
    try:
        job: BotJob = pickle.loads(job_bytes)
        if job.place not in bots:
            bots[job.place] = bot_at(job.place)
        move = answer(bots[job.place], job.world, job.limit, Rng(job.seed))
        pickle.dumps(move)  # a bot may answer anything: what cannot be sent is its failure
        return Reply(move)
    except Exception:
        return Reply(None, format_exc())


def _run(pipe: Connection, places: Sequence[str]) -> None:
    """The worker process. Ctrl-C is for the window; a worker whose window is gone ends, whatever it thinks about."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICER)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    serve(pipe, places)


def _end_with(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(0)


class Worker(Protocol):
    """Something that serves the other end of `pipe`."""

    pipe: Connection

    def end(self) -> None:
        """Stop it at once; nothing of it is left, except a thread in mid-thought."""


class ProcessWorker:
    """A worker in a process of its own."""

    def __init__(self, places: Sequence[str] = ()) -> None:
        """`places` as in `serve`. OSError if the system gives no process."""
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self._process = context.Process(target=_run, args=(theirs, tuple(places)), name="bots", daemon=True)
        try:
            self._process.start()
        except BaseException:
            self.pipe.close()
            raise
        finally:
            theirs.close()

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    def end(self) -> None:
        """Kill it: it holds nothing worth keeping. Ends `listen` as well."""
        self._process.kill()
        self._process.join()
        self._process.close()


class ThreadWorker:
    """A worker in a thread of this process, where there can be no process. The window may stutter while it thinks, and
    a bot that never answers stays in memory until the program ends."""

    def __init__(self) -> None:
        self.pipe, theirs = get_context("spawn").Pipe()
        threading.Thread(target=self._serve, args=(theirs,), name="bots", daemon=True).start()

    @staticmethod
    def _serve(pipe: Connection) -> None:
        with pipe:
            serve(pipe)

    def end(self) -> None:
        """The thread ends with its present thought, and with it `listen`."""
        with suppress(OSError):
            self.pipe.send_bytes(b"")


def listen(pipe: Connection, tell: Callable[[object], None]) -> None:
    """Give everything that comes through `pipe` to `tell`, at the end None, and close the pipe. Blocks; for a thread,
    which is the only one that reads from the pipe or closes it."""
    with pipe:
        try:
            while True:
                tell(pipe.recv())
        except Exception:  # it ended, or sent what cannot be read here: either way it is of no more use
            tell(None)
