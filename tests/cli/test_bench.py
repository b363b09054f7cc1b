"""`bench` on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cthulhu_desktop.cli import bench
from tests.cli.conftest import Call


@pytest.fixture
def benchmarks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree with two benchmarks."""
    folder = tmp_path / "benchmarks"
    folder.mkdir()
    for name, value in (("dice_random", 61234.5), ("ui_start", 0.25)):
        record = {"name": name.replace("_", "."), "value": value, "unit": "per s"}
        (folder / f"{name}.py").write_text(f"def measure():\n    yield {record}\n")
    (folder / "_common.py").write_text("raise AssertionError\n")
    monkeypatch.setattr(bench, "data_root", lambda: tmp_path)
    return folder


def test_every_benchmark_is_run_and_told(call: Call, benchmarks: Path) -> None:
    answer = call("bench", "--lang", "de")
    assert answer.out.splitlines() == ["dice.random: 61.234 per s", "ui.start: 0,25 per s"]
    assert answer.code == 0


@pytest.mark.parametrize("name", ["dice", "dice.random", "dice_random.py"])
def test_a_name_chooses(call: Call, benchmarks: Path, name: str) -> None:
    answer = call("bench", "--json", name)
    assert json.loads(answer.out) == [{"name": "dice.random", "value": 61234.5, "unit": "per s"}]


def test_an_unknown_name_is_refused_with_the_known_ones(call: Call, benchmarks: Path) -> None:
    answer = call("bench", "cards")
    assert answer.code == 2
    assert answer.complaint == "There is no benchmark “cards”. The benchmarks are: dice_random, ui_start."


def test_a_benchmark_that_fails_does_not_hide_the_others(call: Call, benchmarks: Path) -> None:
    (benchmarks / "dice_random.py").write_text("def measure():\n    return [1 / 0]\n")
    answer = call("bench")
    assert answer.code == 1
    assert answer.out == "ui.start: 0.25 per s\n"
    assert answer.complaint == "The benchmark dice_random failed: ZeroDivisionError: division by zero"


def test_the_installed_program_says_that_it_has_none(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "data_root", lambda: tmp_path)
    answer = call("bench")
    assert (answer.code, answer.out) == (1, "")
    assert answer.complaint.startswith("The benchmarks are not part of the installed program.")
