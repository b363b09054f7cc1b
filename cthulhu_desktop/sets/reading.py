"""A card set is a folder: `set.toml` says what it is, `subtypes.toml` names its subtypes, every other TOML file holds
`[[card]]` and `[[story]]` tables."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from cthulhu_desktop.core.cards.abilities.changes import GainSubtype, LoseSubtype
from cthulhu_desktop.core.cards.abilities.selectors import Subtype as SubtypeFilter
from cthulhu_desktop.core.cards.setup import define_card, define_story
from cthulhu_desktop.core.cards.static import nodes_in
from cthulhu_desktop.core.catalogue.cards import CardDef, Catalogue, StoryDef
from cthulhu_desktop.core.catalogue.schema import SchemaError
from cthulhu_desktop.sets.problems import SetProblem, number_of, only, parse_toml, shown, text_of
from cthulhu_desktop.sets.subtypes import Subtype, read_subtypes

HEADER = "set.toml"
SUBTYPES = "subtypes.toml"
_HEADER_KEYS = ("key", "name", "year", "prefix", "cards", "stories")
_PREFIX = re.compile(r"[A-Z]{1,6}\Z")

Definition = TypeVar("Definition", CardDef, StoryDef)
Files = Sequence[tuple[Path, bytes]]
"""The files of a set with their content."""


@dataclass(frozen=True, slots=True)
class CardSet:
    """A set: its cards and stories in the order of their ids, and the words for its subtypes."""

    key: str
    name: str
    year: int
    prefix: str
    cards: tuple[CardDef, ...]
    stories: tuple[StoryDef, ...]
    subtypes: tuple[Subtype, ...]


def set_folders(root: Path) -> list[Path]:
    """The folders below `root` that hold a set, by name."""
    return sorted(file.parent for file in root.glob(f"*/{HEADER}"))


def set_files(folder: Path) -> Files:
    """The files of a set, by name. SetProblem if one cannot be read."""
    found = []
    for file in sorted(folder.glob("*.toml")):
        try:
            found.append((file, file.read_bytes()))
        except OSError:
            raise SetProblem("sets.unreadable", file=shown(file)) from None
    return found


def read_set(folder: Path) -> CardSet:
    """The set in a folder. SetProblem names the file, the card and the key that is wrong."""
    return build_set(folder, set_files(folder))


def build_set(folder: Path, files: Files) -> CardSet:
    """The set that these files of a folder describe. SetProblem as in `read_set`."""
    tables = {file.name: (file, parse_toml(data, file)) for file, data in files}
    if HEADER not in tables:
        raise SetProblem("sets.no_header", file=f"{folder.name}/{HEADER}")
    header_file, header = tables.pop(HEADER)
    only(header, _HEADER_KEYS, header_file)
    prefix = text_of(header, "prefix", header_file)
    if not _PREFIX.match(prefix):
        raise SetProblem("sets.bad_value", file=shown(header_file), key="prefix")
    subtype_file, words = tables.pop(SUBTYPES, (folder / SUBTYPES, {}))
    subtypes = read_subtypes(words, subtype_file)
    reader = _Reader(text_of(header, "key", header_file), prefix, frozenset(word.key for word in subtypes))
    for file, data in tables.values():
        reader.read(data, file)
    found = CardSet(
        key=reader.key,
        name=text_of(header, "name", header_file),
        year=number_of(header, "year", header_file),
        prefix=prefix,
        cards=tuple(sorted(reader.cards, key=lambda card: card.id)),
        stories=tuple(sorted(reader.stories, key=lambda story: story.id)),
        subtypes=subtypes,
    )
    _check_count(header, "cards", len(found.cards), header_file)
    _check_count(header, "stories", len(found.stories), header_file)
    return found


def _check_count(header: Mapping[str, Any], key: str, number: int, file: Path) -> None:
    said = number_of(header, key, file)
    if said != number:
        raise SetProblem("sets.wrong_count", file=shown(file), key=key, said=said, n=number)


class _Reader:
    """Reads the files with cards of one set."""

    def __init__(self, key: str, prefix: str, subtypes: frozenset[str]) -> None:
        self.key = key
        self.subtypes = subtypes
        self.cards: list[CardDef] = []
        self.stories: list[StoryDef] = []
        self._id = re.compile(rf"{prefix}-[0-9]{{3}}\Z")
        self._where: dict[str, str] = {}

    def read(self, data: Mapping[str, Any], file: Path) -> None:
        """Add the cards of a file."""
        only(data, ("card", "story"), file)
        for kind in ("card", "story"):
            tables = data.get(kind, [])
            if not isinstance(tables, list):
                raise SetProblem("sets.bad_value", file=shown(file), key=kind)
            for place, table in enumerate(tables, start=1):
                if not isinstance(table, Mapping):
                    raise SetProblem("sets.bad_value", file=shown(file), key=f"{kind}.{place}")
                self._add(kind, table, place, file)

    def _add(self, kind: str, table: Mapping[str, Any], place: int, file: Path) -> None:
        name = table.get("id")
        if not isinstance(name, str) or not self._id.match(name):
            title = table.get("title")
            card = title if isinstance(title, str) and title else f"{kind}.{place}"
            raise SetProblem("sets.bad_card", file=shown(file), card=card, key="id", why="sets.why.bad_value")
        if name in self._where:
            raise SetProblem("sets.duplicate_id", file=shown(file), card=name, other=self._where[name])
        self._where[name] = shown(file)
        data = {**table, "set": self.key} if "set" not in table else table
        try:
            if kind == "card":
                self.cards.append(self._checked(define_card(data), file))
            else:
                self.stories.append(self._checked(define_story(data), file))
        except SchemaError as error:
            key = error.path.removeprefix(f"{name}.")
            why = f"sets.why.{error.problem}"
            raise SetProblem("sets.bad_card", file=shown(file), card=name, key=key, why=why) from None

    def _checked(self, card: Definition, file: Path) -> Definition:
        """The card, if every subtype it has or speaks of has its words."""
        for subtype in _subtypes_of(card):
            if subtype not in self.subtypes:
                raise SetProblem("sets.unknown_subtype", file=shown(file), card=card.id, subtype=subtype)
        return card


def _subtypes_of(card: CardDef | StoryDef) -> Iterable[str]:
    if isinstance(card, CardDef):
        yield from card.subtypes
    for node in nodes_in(card.abilities):
        if isinstance(node, SubtypeFilter):
            yield from node.names
        elif isinstance(node, (GainSubtype, LoseSubtype)) and not node.name.startswith("="):
            yield node.name


def catalogue_of(sets: Iterable[CardSet]) -> Catalogue:
    """All cards and stories of the sets. ValueError if an id stands for two of them."""
    found = Catalogue()
    for card_set in sets:
        for card in card_set.cards:
            found.add(card)
        for story in card_set.stories:
            found.add(story)
    return found
