"""A store in a folder of its own, with a clock that stands still until it is moved."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cthulhu_desktop.core.kernel import GameRecord
from cthulhu_desktop.storage import Store, database
from tests.storage.played import Clock, dice_record


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait long for a file that another program has."""
    monkeypatch.setattr(database, "WAIT_S", 0.02)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder that does not exist yet, with blanks and letters of several languages in its path."""
    return tmp_path / "Zażółć gęślą jaźń" / "Größe & 50% #1 ? день" / "data"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(folder: Path, clock: Clock) -> Iterator[Store]:
    with Store.open(folder, clock=clock) as opened:
        yield opened


@pytest.fixture(scope="session")
def record() -> GameRecord:
    """A dice game of 30 moves that goes on."""
    return dice_record(30)
