"""The process that pictures are drawn in, so that the window never waits. Imports Pillow only once it draws."""

from __future__ import annotations

import os
import signal
import threading
from contextlib import suppress
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from typing import Protocol

from cthulhu_desktop.pictures.recipe import read_text

NICER = 10  # steps the drawing is nicer than the window
Job = tuple[str, tuple[int, int]]  # the recipe's text and the size in pixels


def draw_job(job: Job) -> bytes:
    """The PNG bytes of a job; raises what the drawing raises."""
    from cthulhu_desktop.pictures.engrave import engrave_png

    text, size = job
    return engrave_png(read_text(text), size)


def serve(pipe: Connection) -> None:
    """Draw jobs, one at a time, until None comes or the other end is closed; an answer of no bytes is a failure."""
    with suppress(EOFError, OSError):
        while (job := pipe.recv()) is not None:
            try:
                data = draw_job(job)
            except Exception:  # whatever is wrong with one picture, the next one can still be drawn
                data = b""
            pipe.send_bytes(data)


def _run(pipe: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICER)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    serve(pipe)


def _end_with(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(0)


class Drawer(Protocol):
    """Something that draws one picture after another. `draw` blocks and may be called from one thread only."""

    def draw(self, job: Job) -> bytes:
        """PNG bytes, empty if the picture cannot be drawn. OSError or EOFError if the drawer is gone."""

    def end(self) -> None:
        """Stop it; a `draw` that waits in another thread raises."""


class ProcessDrawer:
    """Draws in a process of its own."""

    def __init__(self) -> None:
        """OSError if the system gives no process."""
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_run, args=(theirs,), name="pictures", daemon=True)
        try:
            self._process.start()
        except BaseException:
            self._pipe.close()
            raise
        finally:
            theirs.close()

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    def draw(self, job: Job) -> bytes:
        """PNG bytes from the process."""
        self._pipe.send(job)
        return self._pipe.recv_bytes()

    def end(self) -> None:
        """Kill it: it holds nothing worth keeping."""
        self._process.kill()
        self._process.join()


class OwnDrawer:
    """Draws in the thread that asks, where there can be no process; the window may stutter a little."""

    def draw(self, job: Job) -> bytes:
        """PNG bytes, drawn here."""
        try:
            return draw_job(job)
        except Exception:  # the same promise as the process gives
            return b""

    def end(self) -> None:
        """Nothing to stop."""


def best_drawer() -> Drawer:
    """A process if the system gives one."""
    try:
        return ProcessDrawer()
    except (OSError, ValueError, RuntimeError):
        return OwnDrawer()
