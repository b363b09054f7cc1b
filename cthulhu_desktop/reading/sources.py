"""Where card facts come from: the lines of the optional package `cthulhucli`, or files of its form."""

from __future__ import annotations

import importlib.util
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cthulhu_desktop.reading.problems import ReadingProblem

PACKAGE = "cthulhucli"
VARIABLE = "CTHULHUCLI_DATA"
FILES = ("coc-ccg.db", "coc-lcg.db")
MOST_BYTES = 64 * 1024 * 1024
MOST_LINES = 100_000
LONGEST_LINE = 100_000


def data_folder() -> Path | None:
    """The folder with the package's files: the environment variable first, then where the package is installed."""
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named)
    spec = importlib.util.find_spec(PACKAGE)
    if spec is None or spec.origin is None:
        return None
    return Path(spec.origin).parent


def source_files(path: Path | None = None) -> list[Path]:
    """The files to read: those in a folder, a file itself, or the package's. ReadingProblem if there are none."""
    place = path or data_folder()
    if place is None:
        raise ReadingProblem("reading.no_source", variable=VARIABLE, package=PACKAGE)
    if place.is_dir():
        found = [place / name for name in FILES if (place / name).is_file()]
        found = found or sorted(file for file in place.iterdir() if file.suffix in (".db", ".jsonl"))
        if not found:
            raise ReadingProblem("reading.no_files", path=str(place))
        return found
    return [place]


def read_lines(file: Path) -> Iterator[dict[str, Any]]:
    """The facts in a file, one JSON table a line. ReadingProblem names file and line."""
    try:
        if file.stat().st_size > MOST_BYTES:
            raise ReadingProblem("reading.too_large", path=str(file), n=MOST_BYTES // 2**20)
        with file.open("rb") as stream:
            number = 0
            while line := stream.readline(LONGEST_LINE + 1):
                number += 1
                if number > MOST_LINES:
                    raise ReadingProblem("reading.too_many", path=str(file), n=MOST_LINES)
                if len(line) > LONGEST_LINE:
                    raise ReadingProblem("reading.bad_line", path=str(file), line=number)
                if line.strip():
                    yield _facts(line, file, number)
    except OSError:
        raise ReadingProblem("reading.unreadable", path=str(file)) from None


def _facts(line: bytes, file: Path, number: int) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or not isinstance(found.get("name"), str) or not found["name"].strip():
        raise ReadingProblem("reading.bad_line", path=str(file), line=number)
    return found


def read_source(path: Path | None = None) -> list[dict[str, Any]]:
    """All facts of a source, in the order of its files."""
    return [facts for file in source_files(path) for facts in read_lines(file)]
