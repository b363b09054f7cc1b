"""Ten card games in a row in the real window, bots at both seats: memory, and how long a bot takes for a move."""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

GAMES = 10
WARM = 5  # so many games fill the caches of pictures and drawn cards, which are bounded
LEVEL = "novice"  # the level that is offered first
SIZE = (1280, 720)
GAME_S = 900.0  # then something hangs


def measure() -> list[dict[str, Any]]:
    """Resident memory of the window with the end of the first and of the last game on the table, in megabytes; seconds
    from the question to a bot until its move lies on the table."""
    from cthulhu_desktop.app import make_application, make_window
    from cthulhu_desktop.bridge.pictures import PictureLoader
    from cthulhu_desktop.storage import Store
    from cthulhu_desktop.ui import theme

    application = make_application()
    theme.apply(theme.Look(motion=theme.Motion.OFF))
    seconds: list[float] = []
    with tempfile.TemporaryDirectory() as folder, Store.open_or_temporary(Path(folder)) as store:
        loader = PictureLoader(Path(folder) / "cache")
        window = make_window(store, "en", None, loader)
        theme.apply(theme.Look(motion=theme.Motion.OFF))
        window.resize(*SIZE)
        window.show()
        memory = [_play(application, window, game, seconds) for game in range(GAMES)]
        window.close()
        loader.close()
        window.deleteLater()
        application.processEvents()
    seconds.sort()
    return [
        {"name": "ui.memory_mb", "value": round(memory[-1], 1), "unit": "MB"},
        {"name": "ui.memory_first_mb", "value": round(memory[0], 1), "unit": "MB"},
        {"name": "ui.memory_growth", "value": round(_growth(memory), 4), "unit": "share"},
        {"name": "bots.move_s_p95", "value": round(seconds[int(len(seconds) * 0.95)], 3), "unit": "s"},
        {"name": "bots.move_s_median", "value": round(statistics.median(seconds), 3), "unit": "s"},
    ]  # fmt: skip


def _growth(memory: list[float]) -> float:
    """By what share the memory grows from the game with which all caches are full to the last one."""
    warm = memory[min(WARM, len(memory)) - 1]
    return memory[-1] / warm - 1 if warm else 0.0


def _play(application: Any, window: Any, game: int, seconds: list[float]) -> float:
    """One game to its end; the memory then."""
    from PySide6.QtCore import QCoreApplication, QEvent

    from cthulhu_desktop.bridge.card_setup import FIRST_GAME, card_shelf, game_data
    from cthulhu_desktop.bridge.desk import NewGame
    from cthulhu_desktop.ui.shell.start_measure import resident_mb

    shelf = card_shelf()
    setup = game_data(shelf, [shelf.preset(key).ids() for key in FIRST_GAME], {})
    window.begin_game(NewGame("cards", setup, (("Arkham", LEVEL), ("Innsmouth", LEVEL)), seed=game))
    page = window.page("cards_table").table
    session = page.session
    asked: list[float] = []

    def thinking(seat: int | None) -> None:
        if asked:
            seconds.append(time.perf_counter() - asked.pop())
        if seat is not None:
            asked.append(time.perf_counter())

    session.thinking.connect(thinking)
    page.set_speed(2)
    until = time.monotonic() + GAME_S
    while (session.outcome is None or page.ending.isHidden()) and time.monotonic() < until:
        application.processEvents()
        page.presenter.skip()
        time.sleep(0.001)
    assert session.outcome is not None, "the game takes too long"
    memory = resident_mb()
    window.leave_table()
    # what a running program's event loop does and processEvents does not: what is put away is deleted
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    application.processEvents()
    return memory


if __name__ == "__main__":
    for figure in measure():
        print(f"{figure['name']} {figure['value']} {figure['unit']}")
