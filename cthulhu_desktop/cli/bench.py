"""`bench`: run the benchmarks of the source tree.

A file benchmarks/<name>.py has a function `measure()` that gives its figures as records {"name", "value", "unit"}.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from cthulhu_desktop.cli.console import CheckError, Console, UsageError
from cthulhu_desktop.cli.options import OptionReader
from cthulhu_desktop.data_files import data_root

Measure = Callable[[], Iterable[Mapping[str, Any]]]


class Figure(NamedTuple):
    """One measured value."""

    name: str
    value: float
    unit: str


def run(console: Console, words: Sequence[str]) -> int:
    """Measure. 1 if a benchmark fails, after all others have been told."""
    options = OptionReader(console, "bench", console.say("cli.bench.about"))
    options.words("names", console.say("cli.word.name"), console.say("cli.bench.name"), many=True)
    options.flag("--json", console.say("cli.help.json"))
    values = options.read(words)
    figures: list[Figure] = []
    failures: list[CheckError] = []
    for file in _chosen(values.names, benchmark_files(data_root() / "benchmarks")):
        console.passing("cli.bench.running", name=file.stem)
        try:
            found = measured(file)
        except Exception as error:  # one broken benchmark must not hide the others
            why = f"{type(error).__name__}: {error}"
            failures.append(CheckError("cli.bench.failed", name=file.stem, why=why))
            continue
        finally:
            console.passed()
        figures += found
        if not values.json:
            for figure in found:
                _tell(console, figure)
    if values.json:
        console.write_json([figure._asdict() for figure in figures])
    for failure in failures[:-1]:
        console.complain(failure.key, **failure.args_by_name)
    if failures:
        raise failures[-1]
    return 0


def benchmark_files(folder: Path) -> list[Path]:
    """The benchmarks of a source tree, in order of names. CheckError if there are none."""
    files = sorted(file for file in folder.glob("*.py") if not file.stem.startswith("_"))
    if not files:
        raise CheckError("cli.bench.no_checkout")
    return files


def _chosen(names: Sequence[str], files: list[Path]) -> list[Path]:
    """The files whose names begin with one of `names`; a dot counts as _. All without names. UsageError for a name that
    fits none."""
    for name in names:
        if not any(_fits(file, name) for file in files):
            raise UsageError("cli.usage.unknown_benchmark", word=name, names=", ".join(file.stem for file in files))
    return [file for file in files if not names or any(_fits(file, name) for name in names)]


def _fits(file: Path, name: str) -> bool:
    return file.stem.startswith(name.replace(".", "_").removesuffix("_py"))


def measured(file: Path) -> list[Figure]:
    """Run one benchmark. Whatever it raises comes through."""
    spec = importlib.util.spec_from_file_location(f"benchmarks.{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    measure: Measure = module.measure
    return [Figure(str(record["name"]), float(record["value"]), str(record["unit"])) for record in measure()]


def _tell(console: Console, figure: Figure) -> None:
    digits = 0 if abs(figure.value) >= 100 else 2
    value = console.number(figure.value, digits)
    console.tell("cli.bench.line", name=figure.name, value=value, unit=figure.unit)
