"""Taking cards over from elsewhere: catalogue entries with stable ids, and the facts they were read from."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cthulhu_desktop.core.cards.abilities.base import NODES
from cthulhu_desktop.core.catalogue.cards import CardDef, write_card, write_story
from cthulhu_desktop.reading.archives import PACKAGES, set_files
from cthulhu_desktop.reading.compile import ReadCard, card_id, compile_card
from cthulhu_desktop.reading.octgn import read_set_file
from cthulhu_desktop.reading.problems import ReadingProblem
from cthulhu_desktop.reading.reader import Reader, known_subtypes
from cthulhu_desktop.reading.sources import FILES, read_source

FORM = 1
MOST_CARDS = 50_000


@dataclass(slots=True)
class Import:
    """Cards that were taken over: by id, with the facts of each. `again` counts facts that were there twice."""

    cards: dict[str, ReadCard] = field(default_factory=dict)
    facts: dict[str, dict[str, Any]] = field(default_factory=dict)
    again: int = 0


def facts_of(path: Path) -> list[dict[str, Any]]:
    """The facts in a file, folder or package, whatever program it comes from. ReadingProblem if it cannot be used."""
    try:
        lines = path.suffix.lower() in (".db", ".jsonl") or (
            path.is_dir() and any((path / name).is_file() for name in FILES)
        )
    except OSError:
        raise ReadingProblem("reading.unreadable", path=str(path)) from None
    if lines:
        return read_source(path)
    if path.is_file() and path.suffix.lower() not in (*PACKAGES, ".xml"):
        raise ReadingProblem("reading.unknown_form", path=str(path))
    found: list[dict[str, Any]] = []
    files = 0
    for file in set_files(path):
        files += 1
        for facts in read_set_file(file):
            found.append(facts)
            if len(found) > MOST_CARDS:
                raise ReadingProblem("reading.too_many", path=str(path), n=MOST_CARDS)
    if not files:
        raise ReadingProblem("reading.no_files", path=str(path))
    return found


def import_cards(source: Iterable[Mapping[str, Any]], tell: Callable[[int], None] | None = None) -> Import:
    """Read all cards. The same id twice with the same facts is one card; with others the later gets a number."""
    facts = [dict(entry) for entry in source]
    reader = Reader(known_subtypes(facts))
    found = Import()
    for number, entry in enumerate(facts, start=1):
        base = name = card_id(entry)
        place = 2
        while name in found.facts and found.facts[name] != entry:
            name, place = f"{base}~{place}", place + 1
        if name in found.facts:
            found.again += 1
        else:
            found.facts[name] = entry
            found.cards[name] = _named(compile_card(entry, reader), name)
        if tell is not None:
            tell(number)
    return found


def _named(card: ReadCard, name: str) -> ReadCard:
    if card.card.id == name:
        return card
    return dataclasses.replace(card, card=dataclasses.replace(card.card, id=name))


def as_data(found: Import) -> dict[str, Any]:
    """The import as a plain table, ready for a file."""
    entries = []
    for name, card in found.cards.items():
        definition = card.card
        if isinstance(definition, CardDef):
            kind, table = "card", write_card(definition, NODES.write)
        else:
            kind, table = "story", write_story(definition, NODES.write)
        entries.append({
            "kind": kind,
            "definition": table,
            "manual": [clause.text for clause in card.manual],
            "waiting": [{"text": clause.text, "lacks": list(names)} for clause, names in card.waiting],
            "notes": list(card.notes),
            "facts": found.facts[name],
        })  # fmt: skip
    return {"form": FORM, "cards": entries}


def save(found: Import, file: Path) -> None:
    """Write the import; the file is whole or as before. ReadingProblem if it cannot be written."""
    text = json.dumps(as_data(found), ensure_ascii=False, indent=1)
    fresh = file.with_name(file.name + ".part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(file)
    except OSError:
        raise ReadingProblem("reading.unwritable", path=str(file)) from None
