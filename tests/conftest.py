"""Fixtures and settings for the whole suite."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# The suite is the same every time and on slow machines; `make soak` is where chance looks for new trouble.
settings.register_profile(
    "suite", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("suite")

# Before any import of PySide6: tests draw into memory unless a screen was asked for.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"
os.environ["LANGUAGE"] = "en"


COLLECTED_EVERY = 20  # tests


def pytest_configure() -> None:
    """Garbage is collected between tests, in this thread: one that draws would destroy widgets of others and crash."""
    gc.disable()


def pytest_runtest_logfinish() -> None:
    """Collect now and then."""
    global _finished
    _finished += 1
    if _finished % COLLECTED_EVERY == 0:
        gc.collect()


_finished = 0


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests that use a window, so that `-m "not gui"` runs without one."""
    for item in items:
        names = getattr(item, "fixturenames", ())
        if "qtbot" in names or "qapp" in names:
            item.add_marker("gui")


@pytest.fixture(autouse=True)
def _same_language() -> Iterator[None]:
    """A test that changes the language of the program leaves the next one in English."""
    yield
    if "PySide6.QtCore" in sys.modules:
        from PySide6.QtCore import QLocale

        QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))


@pytest.fixture(autouse=True)
def _home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test ever touches the data of the person who runs it."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("CTHULHU_DESKTOP_HOME", str(home))
    return home
