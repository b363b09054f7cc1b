"""The log file, and what becomes of errors that nobody caught: a report in the log folder and a word to the user."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import Any

from PySide6.QtCore import QMessageLogContext, QObject, Qt, QtMsgType, Signal, qInstallMessageHandler

from cthulhu_desktop.bridge.reports import Report, without_home

PACKAGE = logging.getLogger("cthulhu_desktop")
QT = logging.getLogger("cthulhu_desktop.qt")

LOG_NAME = "cthulhu-desktop.log"
LOG_BYTES = 500_000
OLD_LOGS = 3
MAX_REPORTS = 20  # reports written in one run; what fails in a paint event fails sixty times a second
KEPT_REPORTS = 50  # files kept in the folder

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class _Formatter(logging.Formatter):
    """No line of the log holds the path of the user's home folder."""

    def format(self, record: logging.LogRecord) -> str:
        return without_home(super().format(record))


class LogWatch(QObject):
    """Writes the log and catches what nobody else caught, from `start` to `stop`.

    `reported(report, file)` comes in the window's thread for the first occurrence of each error: show it politely, the
    program goes on. `file` is None if the report could not be written. `current_record` gives the text of the game that
    is being played, for the report.
    """

    reported = Signal(object, object)  # Report, Path | None

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self.current_record: Callable[[], str] = str
        self._handler: logging.Handler | None = None
        self._seen: set[str] = set()
        self._lock = threading.Lock()
        self._before: tuple[Any, Any, Any, int] | None = None

    def start(self) -> None:
        """Begin. A log folder that cannot be written to is no reason not to play: then there is only stderr."""
        level = PACKAGE.level
        PACKAGE.setLevel(logging.INFO)
        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            self._handler = RotatingFileHandler(
                self.folder / LOG_NAME, maxBytes=LOG_BYTES, backupCount=OLD_LOGS, encoding="utf-8"
            )
            self._handler.setFormatter(_Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
            PACKAGE.addHandler(self._handler)
        self._before = (sys.excepthook, threading.excepthook, qInstallMessageHandler(self._on_qt_message), level)
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread_exception

    def stop(self) -> None:
        """Put everything back as it was."""
        if self._before is not None:
            sys.excepthook, threading.excepthook, qt_handler, level = self._before
            qInstallMessageHandler(qt_handler)
            PACKAGE.setLevel(level)
            self._before = None
        if self._handler is not None:
            PACKAGE.removeHandler(self._handler)
            self._handler.close()
            self._handler = None

    def report(self, report: Report) -> Path | None:
        """Write a report, unless one with the same trace or too many were written, and tell of it; the file."""
        if not self._is_new(report):
            return None
        file = self._write(report)
        with suppress(RuntimeError):  # the window is gone
            self.reported.emit(report, file)
        return file

    def keep(self, report: Report) -> Path | None:
        """Write a report as `report` does, without telling of it: somebody else does."""
        return self._write(report) if self._is_new(report) else None

    def _is_new(self, report: Report) -> bool:
        with self._lock:
            if report.trace in self._seen or len(self._seen) >= MAX_REPORTS:
                return False
            self._seen.add(report.trace)
        return True

    def _write(self, report: Report) -> Path | None:
        file: Path | None = None
        with suppress(OSError):
            file = report.write(self.folder)
            self._throw_old_away()
        PACKAGE.error("%s; report: %s\n%s", report.title, file.name if file else "none", report.trace)
        return file

    def _throw_old_away(self) -> None:
        for old in sorted(self.folder.glob("report-*.txt"))[:-KEPT_REPORTS]:
            old.unlink(missing_ok=True)

    def _record_text(self) -> str:
        try:
            return self.current_record()
        except Exception:  # a report without a record is better than an error in the error handler
            return ""

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if not issubclass(kind, Exception):  # Ctrl-C and exit
            sys.__excepthook__(kind, error, trace)
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        if sys.stderr is not None:  # a window program on Windows has none
            sys.stderr.write(text)
        self.report(Report(f"{kind.__name__} that nobody caught", text, self._record_text()))

    def _on_thread_exception(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self._on_exception(args.exc_type, args.exc_value, args.exc_traceback)

    def _on_qt_message(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        level = _LEVELS.get(kind, logging.WARNING)
        QT.log(level, "%s (%s)", message, context.category or "default")
        if level >= logging.WARNING and sys.stderr is not None:
            sys.stderr.write(f"{message}\n")
        if level >= logging.ERROR:
            stack = "".join(traceback.format_stack()[:-1])
            self.report(Report("a message of Qt", f"{message}\n{stack}", self._record_text()))


def watch_logs(folder: Path, tell: Callable[[Report, Path | None], object], parent: QObject | None = None) -> LogWatch:
    """Start a LogWatch that calls `tell` in the window's thread, once control is back there."""
    watch = LogWatch(folder, parent)
    watch.reported.connect(tell, Qt.ConnectionType.QueuedConnection)
    watch.start()
    return watch
