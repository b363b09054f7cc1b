"""House rules about files: sizes, paths of one machine, licences of what is shipped."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]
LONGEST_MODULE = 600  # lines; over 400 a file wants a second look
BIGGEST_FILE = 2_000_000  # bytes
BIGGEST_TREE = 60_000_000


def tracked() -> list[Path]:
    """The files of the repository; outside a checkout there is nothing to check."""
    answer = subprocess.run(["git", "ls-files"], cwd=TOP, capture_output=True, text=True, check=False)
    if answer.returncode:
        pytest.skip("not a git checkout")
    return [TOP / name for name in answer.stdout.splitlines() if (TOP / name).is_file()]


def test_no_module_is_longer_than_a_reader_can_hold() -> None:
    long = {
        str(file.relative_to(TOP)): lines
        for file in (TOP / "cthulhu_desktop").rglob("*.py")
        if (lines := len(file.read_text(encoding="utf-8").splitlines())) > LONGEST_MODULE
    }
    assert long == {}


def test_no_file_is_a_big_binary_and_the_tree_stays_small() -> None:
    sizes = {str(file.relative_to(TOP)): file.stat().st_size for file in tracked()}
    assert {name: size for name, size in sizes.items() if size > BIGGEST_FILE} == {}
    assert sum(sizes.values()) < BIGGEST_TREE


def test_no_tracked_file_names_a_folder_of_one_machine() -> None:
    mark = re.compile(r"(?<![\w.~}])/(work|root|home|tmp)/[a-z]")
    found = []
    for file in tracked():
        if file.suffix in (".png", ".ico", ".icns"):
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            if mark.search(line) and "noqa: machine path" not in line and file != Path(__file__):
                found.append(f"{file.relative_to(TOP)}:{number}")
    assert found == []


def test_fonts_and_sounds_come_as_dependencies_not_as_files() -> None:
    foreign = {".ttf", ".otf", ".woff", ".woff2", ".wav", ".ogg", ".mp3", ".jpg", ".jpeg", ".gif", ".webp"}
    assert [str(file.relative_to(TOP)) for file in tracked() if file.suffix.lower() in foreign] == []


def test_every_dependency_is_named_in_the_credits() -> None:
    import tomllib

    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = (TOP / "CREDITS.md").read_text(encoding="utf-8").lower()
    names = [re.split(r"[<>=\[ ]", line)[0].lower() for line in project["dependencies"]]
    assert [name for name in names if name not in named] == []


def test_the_lock_holds_a_version_that_the_project_allows() -> None:
    lock = (TOP / "packaging" / "requirements.lock").read_text(encoding="utf-8")
    version = re.search(r"PySide6_Essentials==(\d+)\.(\d+)", lock)
    assert version is not None
    assert (6, 9) <= (int(version[1]), int(version[2])) < (6, 12)


def test_none_keeps_its_references_through_calls_into_qt(qapp: object) -> None:
    """PySide6 6.12.0 loses one reference to None a call and aborts later; this is the alarm."""
    from PySide6.QtWidgets import QLabel

    label = QLabel()
    before = sys.getrefcount(None)
    for number in range(1000):
        label.setText(str(number))
    assert sys.getrefcount(None) > before - 100
