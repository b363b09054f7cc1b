"""Frame times of the dice table: six dice tumbling across the tray of a 1920×1080 window, software raster."""

from __future__ import annotations

import os
import statistics
import time
from typing import Any

FRAMES_A_SECOND = 60
ROLLS = 6


def measure() -> list[dict[str, Any]]:
    """Milliseconds from a step of the clock until the viewport has painted it, over several rolls of six dice."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from cthulhu_desktop.ui import theme

    application = QApplication.instance() or QApplication(["benchmark"])
    theme.apply(theme.Look(motion=theme.Motion.ON))
    times = _tumble_times(application)
    ordered = sorted(times)
    p99 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
    return [
        {"name": "ui.dice_tumble_ms_median", "value": round(statistics.median(times), 2), "unit": "ms"},
        {"name": "ui.dice_tumble_ms_p99", "value": round(p99, 2), "unit": "ms"},
    ]


def _tumble_times(application: Any) -> list[float]:
    from cthulhu_desktop.core.dice.faces import Face
    from cthulhu_desktop.core.dice.game import GAME
    from cthulhu_desktop.core.dice.setup import DiceSetup
    from cthulhu_desktop.core.dice.things import Rolled
    from cthulhu_desktop.ui.dicetable.arrange import after, picture_of
    from cthulhu_desktop.ui.dicetable.page import DiceTablePage

    page = DiceTablePage()
    page.resize(1920, 1080)
    page.show()
    start = picture_of(GAME.begin(DiceSetup(), 1).state.view(None))
    page.table.open(start, 0)
    page._resize_table(page.view.viewport().size())
    while not page.table.dressed:
        application.processEvents()
    faces = (Face.IAA, Face.ONE, Face.TWO, Face.THREE, Face.SIGN, Face.IAA)
    times: list[float] = []
    for _roll in range(ROLLS):
        page.table.take(start)
        page.table.settle()
        application.processEvents()
        animation = page.table.tumble(after(start, Rolled(0, faces)), 0)
        elapsed = 0.0
        while elapsed < animation.duration:
            elapsed += 1000 / FRAMES_A_SECOND
            before = time.perf_counter()
            animation.show(min(elapsed, animation.duration))
            application.processEvents()
            times.append((time.perf_counter() - before) * 1000)
    page.table.clear_game()
    page.hide()
    page.deleteLater()
    return times


if __name__ == "__main__":
    for record in measure():
        print(record)
