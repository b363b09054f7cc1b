"""The tables of a language: nouns, adjectives, verbs and names from i18n/grammar, patterns from i18n/wording."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from cthulhu_desktop.data_files import catalogue, resource
from cthulhu_desktop.wording.sentences import LANGUAGES, sentences


class MissingPattern(LookupError):  # noqa: N818 (it says what is missing)
    """A language has no pattern or word of that name."""


@dataclass(frozen=True, slots=True)
class Word:
    """A name that texts use: of a subtype, faction or keyword. `more` holds the forms its language needs."""

    name: str
    more: Mapping[str, str]


class Grammar:
    """Everything about one language that is data."""

    def __init__(self, language: str, tables: Mapping[str, Any], subtypes: Mapping[str, Word]) -> None:
        self.language = language
        self._tables = tables
        self._subtypes = subtypes
        self._patterns = sentences(language).patterns

    def has(self, key: str) -> bool:
        """There is such a pattern."""
        return f"ability.{key}" in self._patterns

    def pattern(self, key: str) -> str:
        """A pattern. MissingPattern names it if there is none."""
        found = self._patterns.get(f"ability.{key}")
        if found is None:
            raise MissingPattern(f"{self.language}: {key}")
        return found

    def look_up(self, table: str, key: str) -> Any:
        """An entry of a table of i18n/grammar. MissingPattern if there is none."""
        found = self._tables[table].get(key)
        if found is None:
            raise MissingPattern(f"{self.language}: {table}.{key}")
        return found

    def forms(self, table: str, key: str) -> list[str]:
        """The forms of a word, which its table lists in one string."""
        return str(self.look_up(table, key)).split()

    def table(self, name: str) -> Mapping[str, Any]:
        """A whole table."""
        found: Mapping[str, Any] = self._tables[name]
        return found

    def subtype(self, key: str) -> Word:
        """A subtype; one that no set explains is written like its key."""
        known = self._subtypes.get(key)
        return known if known is not None else Word(key.replace("_", " ").title(), {})


def read_subtype_words(data: Mapping[str, Any], language: str) -> dict[str, Word]:
    """The words of one language in a table of subtypes."""
    return {
        key: Word(str(entry[language]), {"gender": str(entry.get(f"{language}_gender", "m"))})
        for key, entry in data.items()
        if isinstance(entry, Mapping) and language in entry
    }


@cache
def built_in_subtypes(language: str) -> Mapping[str, Word]:
    """The subtypes of the sets that come with the program."""
    found: dict[str, Word] = {}
    for file in sorted(resource("sets").glob("*/subtypes*.toml")):
        found.update(read_subtype_words(tomllib.loads(file.read_text(encoding="utf-8")), language))
    return found


@cache
def _tables(language: str) -> Mapping[str, Any]:
    return tomllib.loads(catalogue("grammar", f"{language}.toml").read_text(encoding="utf-8"))


@cache
def grammar(language: str) -> Grammar:
    """The grammar of a language, read once. ValueError for another language."""
    return grammar_with(language, {})


def grammar_with(language: str, subtypes: Mapping[str, Word]) -> Grammar:
    """The grammar of a language with the words for further subtypes (`read_subtype_words`)."""
    if language not in LANGUAGES:
        raise ValueError(language)
    return Grammar(language, _tables(language), {**built_in_subtypes(language), **subtypes})
