"""The log and the reports of errors that nobody caught."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import qCritical
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge import logs
from cthulhu_desktop.bridge.logs import LOG_NAME, LogWatch, watch_logs
from cthulhu_desktop.bridge.reports import Report

Told = list[tuple[Report, Path | None]]


@pytest.fixture
def told() -> Told:
    return []


@pytest.fixture
def watch(qapp: object, tmp_path: Path, told: Told) -> Iterator[LogWatch]:
    watch = watch_logs(tmp_path / "logs", lambda report, file: told.append((report, file)))
    yield watch
    watch.stop()


def raised(error: Exception) -> tuple[Any, Any, Any]:
    try:
        raise error
    except Exception:
        return sys.exc_info()


def test_an_error_that_nobody_caught_becomes_a_report_with_the_game(
    watch: LogWatch, told: Told, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    watch.current_record = lambda: '{"format": "cthulhu-desktop record"}'
    sys.excepthook(*raised(LookupError("lost")))
    assert told == []  # first the event that failed comes to its end
    qtbot.waitUntil(lambda: len(told) == 1)
    report, file = told[0]
    assert file is not None
    assert "LookupError: lost" in report.trace
    assert file.read_text(encoding="utf-8") == report.text()
    assert '{"format": "cthulhu-desktop record"}' in report.text()
    assert "LookupError: lost" in (watch.folder / LOG_NAME).read_text(encoding="utf-8")
    assert "LookupError: lost" in capsys.readouterr().err


def test_the_same_error_is_reported_once(watch: LogWatch, told: Told, qtbot: QtBot) -> None:
    error = raised(LookupError("lost"))
    for _ in range(3):
        sys.excepthook(*error)
    sys.excepthook(*raised(KeyError("other")))
    qtbot.waitUntil(lambda: len(told) == 2)
    assert len(list(watch.folder.glob("report-*.txt"))) == 2


def test_a_report_that_somebody_else_tells_of_is_only_kept(watch: LogWatch, told: Told, qtbot: QtBot) -> None:
    file = watch.keep(Report("a move", "Traceback: lost", "the record"))
    assert file is not None
    assert "the record" in file.read_text(encoding="utf-8")
    assert watch.keep(Report("a move", "Traceback: lost")) is None  # the same again
    sys.excepthook(*raised(KeyError("other")))
    qtbot.waitUntil(lambda: bool(told))
    assert ["other" in report.trace for report, _file in told] == [True]


def test_an_error_in_a_thread_is_reported_too(watch: LogWatch, told: Told, qtbot: QtBot) -> None:
    thread = threading.Thread(target=lambda: 1 // 0)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: len(told) == 1)
    assert "ZeroDivisionError" in told[0][0].trace


def test_a_record_that_cannot_be_had_does_not_hinder_the_report(watch: LogWatch, told: Told, qtbot: QtBot) -> None:
    def broken() -> str:
        raise OSError

    watch.current_record = broken
    sys.excepthook(*raised(LookupError("lost")))
    qtbot.waitUntil(lambda: len(told) == 1)


def test_ctrl_c_is_no_report(watch: LogWatch, capsys: pytest.CaptureFixture[str]) -> None:
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert list(watch.folder.glob("report-*.txt")) == []


@pytest.mark.qt_log_ignore(".*the sea is wrong.*")
def test_a_critical_message_of_qt_is_reported(watch: LogWatch, told: Told, qtbot: QtBot) -> None:
    qCritical("the sea is wrong")
    qtbot.waitUntil(lambda: len(told) == 1)
    assert "the sea is wrong" in told[0][0].trace


def test_the_home_folder_is_in_no_report_and_in_no_log(
    watch: LogWatch, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    home = tmp_path / "randolph carter"
    monkeypatch.setattr(Path, "home", lambda: home)
    report = Report("title", f'File "{home}/cthulhu/x.py"', record=f'{{"about": "{home}"}}')
    assert "randolph" not in report.text()
    assert 'File "~/cthulhu/x.py"' in report.text()
    logging.getLogger("cthulhu_desktop.storage").warning("cannot read %s", home / "games.db")
    assert "~/games.db" in (watch.folder / LOG_NAME).read_text(encoding="utf-8")


def test_reports_of_the_same_second_get_files_of_their_own(tmp_path: Path) -> None:
    when = datetime(1928, 2, 28, 12, 0, 0)
    files = [Report("title", str(number), when=when).write(tmp_path / "new" / "folder") for number in range(3)]
    assert len(set(files)) == 3
    assert [file.name for file in files][:2] == ["report-19280228-120000.txt", "report-19280228-120000-1.txt"]


def test_old_reports_are_thrown_away(watch: LogWatch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "KEPT_REPORTS", 2)
    for day in range(1, 5):
        watch.report(Report("title", str(day), when=datetime(1928, 2, day)))
    assert [file.name[:15] for file in sorted(watch.folder.glob("report-*"))] == ["report-19280203", "report-19280204"]


def test_there_is_an_end_to_reports(watch: LogWatch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "MAX_REPORTS", 2)
    files = [watch.report(Report("title", str(number))) for number in range(4)]
    assert [file is not None for file in files] == [True, True, False, False]


def test_without_a_folder_the_program_goes_on_and_still_tells(qapp: object, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    told: Told = []
    watch = watch_logs(tmp_path / "file" / "logs", lambda report, file: told.append((report, file)))
    try:
        sys.excepthook(*raised(LookupError("lost")))
        qtbot.waitUntil(lambda: len(told) == 1)
        assert told[0][1] is None
    finally:
        watch.stop()


def test_after_stop_everything_is_as_it_was(qapp: object, tmp_path: Path) -> None:
    before = (sys.excepthook, threading.excepthook, list(logs.PACKAGE.handlers))
    watch = watch_logs(tmp_path, print)
    assert sys.excepthook is not before[0]
    watch.stop()
    assert (sys.excepthook, threading.excepthook, list(logs.PACKAGE.handlers)) == before
