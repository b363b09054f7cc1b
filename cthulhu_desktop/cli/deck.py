"""`deck check` and `deck convert`: decks of any form against the rules, and into another form."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from cthulhu_desktop.cli.console import CheckError, Console, UsageError
from cthulhu_desktop.cli.options import OptionReader, columns
from cthulhu_desktop.core.catalogue.cards import Catalogue
from cthulhu_desktop.core.decks.deck import MOST_COPIES
from cthulhu_desktop.core.decks.edits import check
from cthulhu_desktop.core.decks.rules import DeckCheck, DeckFormat, Finding
from cthulhu_desktop.data_files import resource
from cthulhu_desktop.reading.deck_files import DeckFile, read_deck_file, save_deck_file
from cthulhu_desktop.reading.problems import ReadingProblem
from cthulhu_desktop.sets import SetProblem, whole_catalogue
from cthulhu_desktop.sets.imported import FOLDER
from cthulhu_desktop.storage.places import places


def run(console: Console, words: Sequence[str]) -> int:
    """Check or convert. CheckError for a deck that is not legal or a file that cannot be used."""
    say = console.say
    rows = [tuple(say(f"deck_files.cli.{verb}").split(": ", 1)) for verb in ("check", "convert")]
    more = ["", *columns([(left, about) for left, about in rows])]
    options = OptionReader(console, "deck", say("deck_files.cli.about"), more)
    options.usage_word("words", say("deck_files.cli.words"))
    options.flag("--short", say("deck_files.cli.short"))
    options.whole_number("--copies", say("deck_files.cli.copies"), default=0, low=0, high=MOST_COPIES)
    options.flag("--json", say("cli.help.json"))
    values = options.read(words)
    match values.words:
        case ["check", file]:
            return _check(console, Path(file), values.short, values.copies, values.json)
        case ["convert", source, target]:
            return _convert(console, Path(source), Path(target))
    raise UsageError("deck_files.cli.usage", help=options.help_command)


def all_cards() -> Catalogue:
    """The cards that come with the program and those that were imported. CheckError if a set is wrong."""
    here = places()
    try:
        return whole_catalogue(resource("sets"), here.data / FOLDER, here.cache).catalogue
    except SetProblem as problem:
        raise CheckError(problem.reason, **problem.args_by_name) from None


def _read(path: Path, cards: Catalogue) -> DeckFile:
    try:
        return read_deck_file(path, cards)
    except ReadingProblem as problem:
        raise CheckError(problem.reason, **problem.args_by_name) from None


def _check(console: Console, path: Path, short: bool, copies: int, as_json: bool) -> int:
    cards = all_cards()
    found = _read(path, cards)
    rules = found.deck.format
    if short:
        rules = replace(rules, constructed=False)
    if copies:
        rules = DeckFormat(rules.constructed, copies, rules.restricted)
    checked = check(found.deck, cards.cards, rules)
    if as_json:
        console.write_json(_data(console, found, checked))
    else:
        for line in (*_notes(console, found, cards), *_findings(console, checked)):
            console.write(line)
        if checked.legal:
            console.tell("deck_files.cli.legal", file=str(path), n=found.deck.size)
    if not checked.legal:
        raise CheckError("deck_files.cli.illegal", file=str(path))
    return 0


def _findings(console: Console, checked: DeckCheck) -> Iterator[str]:
    for key, findings in (("error", checked.errors), ("warning", checked.warnings)):
        for finding in findings:
            yield console.say(f"deck_files.cli.{key}", why=_why(console, finding), rule=finding.rule)


def _why(console: Console, finding: Finding) -> str:
    return console.say(finding.reason, **finding.args)


def _notes(console: Console, found: DeckFile, cards: Catalogue) -> Iterator[str]:
    """What is odd in the file, and the cards that nobody knows with those that were probably meant."""
    for problem in found.problems:
        if problem.line:
            why = console.say("deck_files.note.line", line=problem.line, why=problem.key, **problem.args)
        else:
            why = console.say(problem.key, **problem.args)
        yield console.say("deck_files.cli.note", why=why)
    for one in found.unknown:
        near = [card.title for name in one.suggestions if (card := cards.cards.get(name) or cards.stories.get(name))]
        key = f"deck_files.cli.unknown{'' if one.line else '_plain'}{'_near' if near else ''}"
        yield console.say("deck_files.cli.note", why=console.say(
            key, line=one.line, text=one.text, n=one.count, guess=near[0] if near else "",
        ))  # fmt: skip


def _data(console: Console, found: DeckFile, checked: DeckCheck) -> dict[str, object]:
    def told(findings: Sequence[Finding]) -> list[dict[str, str]]:
        return [{"reason": one.reason, "rule": one.rule, "text": _why(console, one)} for one in findings]

    return {
        "name": found.name, "form": found.form, "size": found.deck.size, "legal": checked.legal,
        "errors": told(checked.errors), "warnings": told(checked.warnings),
        "unknown": [
            {"line": one.line, "text": one.text, "count": one.count, "suggestions": list(one.suggestions)}
            for one in found.unknown
        ],
        "notes": [{"line": one.line, "text": console.say(one.key, **one.args)} for one in found.problems],
    }  # fmt: skip


def _convert(console: Console, source: Path, target: Path) -> int:
    cards = all_cards()
    found = _read(source, cards)
    try:
        same = target.exists() and source.samefile(target)
    except (OSError, ValueError):
        same = False
    if same:
        raise UsageError("deck_files.cli.same_file")
    try:
        save_deck_file(found.deck, target, cards, console.language)
    except ReadingProblem as problem:
        raise CheckError(problem.reason, **problem.args_by_name) from None
    for line in _notes(console, found, cards):
        console.write(line)
    console.tell("deck_files.cli.converted", target=str(target), n=found.deck.size)
    return 0
