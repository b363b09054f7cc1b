"""The wheel carries everything the installed program reads."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def names(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The files of a freshly built wheel."""
    target = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)]
    subprocess.run(command, cwd=TOP, check=True, capture_output=True)
    (wheel,) = target.glob("*.whl")
    return set(zipfile.ZipFile(wheel).namelist())


def test_resources_sentences_and_translations_travel_inside_the_wheel(names: set[str]) -> None:
    for folder in ("resources", "i18n"):
        wanted = {
            f"cthulhu_desktop/_data/{file.relative_to(TOP).as_posix()}"
            for file in (TOP / folder).rglob("*")
            if file.is_file() and "__pycache__" not in file.parts
        }
        assert wanted <= names
    compiled = {f"cthulhu_desktop/_data/qm/{file.stem}.qm" for file in (TOP / "i18n").glob("*.ts")}
    assert compiled <= names
    assert "cthulhu_desktop/_data/CREDITS.md" in names


def test_the_wheel_holds_every_module_and_nothing_of_the_tests(names: set[str]) -> None:
    modules = {file.relative_to(TOP).as_posix() for file in (TOP / "cthulhu_desktop").rglob("*.py")}
    assert modules <= names
    assert not [name for name in names if name.startswith(("tests/", "packaging/", "benchmarks/"))]
