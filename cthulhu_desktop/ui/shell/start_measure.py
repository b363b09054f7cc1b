"""Measures the start of the program: see benchmarks/ui_start.py."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from cthulhu_desktop.ui.shell.main_window import MainWindow
from cthulhu_desktop.ui.shell.start_page import StartPage

# time.time() at which the process was started; 0 prints nothing but waits until the fine picture of the start screen
# has been drawn, so that the next start finds it in the cache.
MEASURE_VARIABLE = "CTHULHU_DESKTOP_MEASURE"
_PATIENCE_MS = 30_000


class StartMeasure(QObject):
    """Once the first page is painted with its picture, prints milliseconds since `began` and megabytes of resident
    memory as one line, and closes the window."""

    def __init__(self, window: MainWindow, began: float) -> None:
        super().__init__(window)
        self._window, self._began = window, began
        self._page: QWidget = window.page(window.page_name)
        watched = self._page.plate if isinstance(self._page, StartPage) else self._page
        watched.installEventFilter(self)
        QTimer.singleShot(_PATIENCE_MS, self, self._window.close)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and self._is_whole():
            watched.removeEventFilter(self)
            # After this event has been painted and shown, at the first moment when input would be taken.
            QTimer.singleShot(0, self, self._report)
        return False

    def _is_whole(self) -> bool:
        if not isinstance(self._page, StartPage):
            return True
        return self._page.plate.has_picture if self._began else self._page.plate.has_fine_picture

    def _report(self) -> None:
        if self._began:
            passed = (time.time() - self._began) * 1000
            sys.stdout.write(f"{passed:.0f} {resident_mb():.1f}\n")
            sys.stdout.flush()
        self._window.close()


def resident_mb() -> float:
    """Resident memory of this process in megabytes; 0 where the system does not tell it in a file."""
    try:
        status = Path("/proc/self/status").read_text(encoding="ascii")
    except OSError:
        return 0.0
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024 / 1_000_000
