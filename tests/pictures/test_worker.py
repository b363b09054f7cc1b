"""The process that pictures are drawn in."""

from __future__ import annotations

import subprocess
import sys
import threading
from multiprocessing import get_context

import pytest

from cthulhu_desktop.pictures import worker
from cthulhu_desktop.pictures.recipe import Placed, Recipe
from cthulhu_desktop.pictures.worker import OwnDrawer, ProcessDrawer, best_drawer, serve

JOB = (Recipe("plain", (Placed("skull"),)).text(), (60, 40))


def test_a_drawer_of_its_own_thread_gives_a_png() -> None:
    assert OwnDrawer().draw(JOB).startswith(b"\x89PNG")


def test_what_cannot_be_drawn_gives_no_bytes_and_the_next_job_is_done() -> None:
    ours, theirs = get_context("spawn").Pipe()
    thread = threading.Thread(target=serve, args=(theirs,))
    thread.start()
    ours.send(("not a recipe", (10, 10)))
    assert ours.recv_bytes() == b""
    ours.send(JOB)
    assert ours.recv_bytes().startswith(b"\x89PNG")
    ours.send(None)
    thread.join(30)
    assert not thread.is_alive()
    assert OwnDrawer().draw(("not a recipe", (10, 10))) == b""


@pytest.mark.slow
def test_a_process_draws_the_same_bytes_and_says_when_it_is_gone() -> None:
    drawer = ProcessDrawer()
    try:
        assert drawer.draw(JOB) == OwnDrawer().draw(JOB)
    finally:
        drawer.end()
    with pytest.raises((OSError, EOFError)):
        drawer.draw(JOB)


def test_where_no_process_can_be_started_the_thread_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> ProcessDrawer:
        raise OSError("no more processes")

    monkeypatch.setattr(worker, "ProcessDrawer", refuse)
    assert isinstance(best_drawer(), OwnDrawer)


def test_neither_recipes_nor_the_worker_nor_signs_need_pillow_until_something_is_drawn() -> None:
    script = (
        "import sys, cthulhu_desktop.pictures.worker, cthulhu_desktop.pictures.cache, cthulhu_desktop.pictures.signs\n"
        "import cthulhu_desktop.pictures.icon\n"
        "from cthulhu_desktop.pictures.recipe import library\n"
        "library(); sys.exit(any(name == 'PIL' or name == 'numpy' for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_drawing_needs_no_numpy() -> None:
    script = (
        "import sys; sys.modules['numpy'] = None\n"
        "from cthulhu_desktop.pictures.worker import draw_job\n"
        f"draw_job({JOB!r})"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
