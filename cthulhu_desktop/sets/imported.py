"""Cards that were taken over from other programs (`cards import`), and the catalogue of all cards there are.

`cards import` writes one file a source into the folder `cards` of the user's data: {"form": 1, "cards": [{"kind",
"definition", "manual", "waiting", "facts"} …]}.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cthulhu_desktop.core.cards.setup import define_card, define_story
from cthulhu_desktop.core.catalogue.cards import CardDef, Catalogue, StoryDef
from cthulhu_desktop.core.catalogue.schema import SchemaError
from cthulhu_desktop.sets.cache import keep, kept, load_sets
from cthulhu_desktop.sets.problems import SetProblem, shown
from cthulhu_desktop.sets.reading import CardSet, catalogue_of

FOLDER = "cards"
"""The folder of imported cards within the user's data."""

FORM = 1
CACHE_NAME = "imported-cards.cache"


@dataclass(frozen=True, slots=True)
class ImportedCard:
    """A card of another program: its definition, its printed English text, and whether the program carries all of it
    out by itself."""

    card: CardDef | StoryDef
    text: str
    plays: bool


@dataclass(slots=True)
class WholeCatalogue:
    """All cards there are. `sets` are those that come with the program; `imported` the cards taken over, by id;
    `problems` what could not be read of them (the rest is there all the same)."""

    catalogue: Catalogue
    sets: tuple[CardSet, ...]
    imported: Mapping[str, ImportedCard] = field(default_factory=dict)
    problems: tuple[SetProblem, ...] = ()

    def set_name(self, key: str) -> str:
        """The name of a set. Imported cards carry the name of theirs."""
        return next((one.name for one in self.sets if one.key == key), key)


def whole_catalogue(root: Path, imported: Path | None = None, cache: Path | None = None) -> WholeCatalogue:
    """The sets below `root` together with the cards in the folder `imported` (`cards` in the user's data; None: none).
    `cache` keeps both ready. SetProblem if a set of the program is wrong; problems with imported files are listed."""
    sets = load_sets(root, cache)
    catalogue = catalogue_of(sets)
    files = sorted(imported.glob("*.json")) if imported is not None else []
    taken: dict[str, ImportedCard] = {}
    problems: list[SetProblem] = []
    for one in _read_all(files, cache, problems):
        shelf: Mapping[str, Any] = catalogue.cards if isinstance(one.card, CardDef) else catalogue.stories
        if one.card.id not in shelf:  # the same printing in two files: the first one stands
            catalogue.add(one.card)
            taken[one.card.id] = one
    return WholeCatalogue(catalogue, sets, taken, tuple(problems))


def _read_all(files: Iterable[Path], cache: Path | None, problems: list[SetProblem]) -> tuple[ImportedCard, ...]:
    sources = []
    for file in files:
        try:
            sources.append((file, file.read_bytes()))
        except OSError:
            problems.append(SetProblem("sets.unreadable", file=shown(file)))
    if not sources:
        return ()
    place = cache / CACHE_NAME if cache is not None else None
    known = kept(place, [sources], ImportedCard) if place is not None else None
    if known is not None:
        return known
    found: list[ImportedCard] = []
    before = len(problems)
    for file, content in sources:
        found += _read(file, content, problems)
    if place is not None and len(problems) == before:  # what is wrong is told again until it is put right
        keep(place, [sources], tuple(found), ImportedCard)
    return tuple(found)


def _read(file: Path, content: bytes, problems: list[SetProblem]) -> Iterable[ImportedCard]:
    """The cards of a file; an entry that cannot be used is reported and left out."""
    try:
        data = json.loads(content)
        form, entries = data["form"], data["cards"]
    except (ValueError, KeyError, TypeError, RecursionError):
        problems.append(SetProblem("sets.not_imported_cards", file=shown(file)))
        return
    if form != FORM or not isinstance(entries, list):
        problems.append(SetProblem("sets.other_form", file=shown(file)))
        return
    for place, entry in enumerate(entries, start=1):
        try:
            yield _entry(entry)
        except (SchemaError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
            problems.append(SetProblem("sets.bad_imported_card", file=shown(file), n=place))


def _entry(entry: Mapping[str, Any]) -> ImportedCard:
    define = define_story if entry["kind"] == "story" else define_card
    card: CardDef | StoryDef = define(entry["definition"])
    text = entry.get("facts", {}).get("text")
    return ImportedCard(card, str(text or ""), not entry.get("manual") and not entry.get("waiting"))
