"""Cards of other programs, taken over for the library: what `cards import` does, for the window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from cthulhu_desktop.storage.places import places


@dataclass(frozen=True, slots=True)
class Imported:
    """What came of an import: how many cards, how many of them the program plays by itself, and the file they were
    kept in."""

    number: int
    plays: int
    file: Path


def import_source(source: Path, tell: Callable[[float], None], folder: Path | None = None) -> Imported:
    """Take over all cards of a file, folder or package; `tell` hears which share is done and may raise to stop: then
    nothing is kept. `folder` is where imported cards lie. ReadingProblem (with `reason` and `args_by_name`) if the
    source cannot be used or the file cannot be written. Takes seconds: in a task."""
    from cthulhu_desktop.reading.compile import slug
    from cthulhu_desktop.reading.importers import facts_of, import_cards, save

    tell(0.0)
    facts = facts_of(source)
    many = max(1, len(facts))
    found = import_cards(facts, lambda number: tell(number / many))
    file = (folder or places().data / "cards") / f"{slug(source.stem)}.json"
    save(found, file)
    cards = found.cards.values()
    return Imported(len(cards), sum(card.executable for card in cards), file)
