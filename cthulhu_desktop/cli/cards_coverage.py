"""`cards coverage`: how much of a source of English card texts the program understands."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cthulhu_desktop.cli.console import CheckError, Console
from cthulhu_desktop.cli.options import OptionReader
from cthulhu_desktop.reading.coverage import Coverage, measure
from cthulhu_desktop.reading.importers import facts_of
from cthulhu_desktop.reading.problems import ReadingProblem
from cthulhu_desktop.reading.sources import read_source

MOST_SHOWN = 15


def run(console: Console, words: Sequence[str]) -> int:
    """Measure a source. CheckError if it cannot be used."""
    options = OptionReader(console, "cards coverage", console.say("reading.coverage_about"))
    options.words("path", console.say("reading.word_path"), console.say("reading.coverage_path"))
    options.flag("--json", console.say("cli.help.json"))
    values = options.read(words)
    try:
        facts = facts_of(Path(values.path)) if values.path else read_source()
    except ReadingProblem as problem:
        raise CheckError(problem.reason, **problem.args_by_name) from None
    many = len(facts)
    found = measure(facts, lambda n: console.passing("reading.progress", n=n, many=many) if n % 20 == 0 else None)
    console.passed()
    if values.json:
        console.write_json(found.as_data())
    else:
        _tell(console, found)
    return 0


def _tell(console: Console, found: Coverage) -> None:
    for entry in found.sets.values():
        read = console.number(100 * entry.read / max(1, entry.cards), 1)
        executable = console.number(100 * entry.executable / max(1, entry.cards), 1)
        console.tell("reading.set_line", name=entry.name, n=entry.cards, read=read, executable=executable)
    console.tell(
        "reading.total_line", n=found.cards, read=console.number(found.percent("read"), 1),
        executable=console.number(found.percent("executable"), 1),
    )  # fmt: skip
    for key, counter in (("reading.missing_head", found.missing), ("reading.unknown_head", found.unknown)):
        if counter:
            console.write()
            console.tell(key)
            for name, n in counter.most_common(MOST_SHOWN):
                console.write(f"  {n:5d}  {name}")
