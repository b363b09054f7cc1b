"""`cards import`: take cards over from a file, folder or package of another program."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from cthulhu_desktop.cli.console import CheckError, Console, UsageError
from cthulhu_desktop.cli.options import OptionReader
from cthulhu_desktop.reading.compile import slug
from cthulhu_desktop.reading.importers import Import, as_data, facts_of, import_cards, save
from cthulhu_desktop.reading.problems import ReadingProblem
from cthulhu_desktop.storage.places import places


def run(console: Console, words: Sequence[str]) -> int:
    """Import a source and write its cards to a file. CheckError if the source or the file cannot be used."""
    options = OptionReader(console, "cards import", console.say("reading.import_about"))
    options.words("path", console.say("reading.word_path"), console.say("reading.import_path"))
    options.value("--to", console.say("cli.word.file"), console.say("reading.import_to"), default=None)
    options.flag("--json", console.say("cli.help.json"))
    values = options.read(words)
    if not values.path:
        raise UsageError("reading.needs_path", help=options.help_command)
    source = Path(values.path)
    target = Path(values.to) if values.to else places().data / "cards" / f"{slug(source.stem)}.json"
    try:
        facts = facts_of(source)
        many = len(facts)
        found = import_cards(
            facts, lambda n: console.passing("reading.progress", n=n, many=many) if n % 20 == 0 else None
        )
        console.passed()
        save(found, target)
    except ReadingProblem as problem:
        console.passed()
        raise CheckError(problem.reason, **problem.args_by_name) from None
    if values.json:
        console.write_json({"file": str(target), **as_data(found)})
    else:
        _tell(console, found, target)
    return 0


def _tell(console: Console, found: Import, target: Path) -> None:
    cards = found.cards.values()
    console.tell(
        "reading.imported", n=len(cards), read=sum(card.read for card in cards),
        executable=sum(card.executable for card in cards), path=str(target),
    )  # fmt: skip
    if found.again:
        console.tell("reading.imported_again", n=found.again)
    repairs: Counter[str] = Counter()
    notes: Counter[str] = Counter()
    for card in cards:
        repairs.update({repair.kind: repair.n for repair in card.repairs})
        notes.update(card.notes)
    for kind, n in repairs.most_common():
        console.tell(f"reading.repair.{kind}", n=n)
    for kind, n in notes.most_common():
        console.tell(f"reading.note.{kind}", n=n)
