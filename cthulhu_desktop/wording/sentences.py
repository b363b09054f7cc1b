"""Whole-sentence patterns by key, from i18n/wording/<language>/*.toml.

A pattern is a sentence with slots:
    {name}             the argument
    {n|die|dice}       the word that fits the number n (English and German: one, other; Polish: one, few, many)
    {why@}             the argument is itself a key: its sentence
    {{ and }}          braces
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from cthulhu_desktop.data_files import catalogue

LANGUAGES = ("en", "pl", "de")
_SLOT = re.compile(r"\{\{|\}\}|\{(?P<name>\w+)(?P<say>@)?(?:\|(?P<forms>[^{}]*))?\}")


def plural_form(language: str, number: int) -> int:
    """Which of a language's plural forms goes with `number`: 0 one, 1 few or other, 2 many (Polish)."""
    if number == 1:
        return 0
    if language != "pl":
        return 1
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


class Sentences:
    """All patterns of one language."""

    def __init__(self, language: str, patterns: Mapping[str, str]) -> None:
        self.language = language
        self.patterns = patterns

    def __contains__(self, key: object) -> bool:
        return key in self.patterns

    def say(self, key: str, /, **args: Any) -> str:
        """The sentence of `key`. KeyError for an unknown key or a missing argument: both are caught by the tests."""
        return self._fill(self.patterns[str(key)], args)

    def _fill(self, pattern: str, args: Mapping[str, Any]) -> str:
        def slot(match: re.Match[str]) -> str:
            if match["name"] is None:
                return match[0][0]
            value = args[match["name"]]
            if match["say"]:
                return self.say(str(value), **{name: arg for name, arg in args.items() if name != match["name"]})
            if match["forms"] is not None:
                return match["forms"].split("|")[plural_form(self.language, int(value))]
            return str(value)

        return _SLOT.sub(slot, pattern)


def slots(pattern: str) -> set[tuple[str, bool, int]]:
    """What a pattern needs: (argument, is a key, number of plural forms or 0) of each slot."""
    found = set()
    for match in _SLOT.finditer(pattern):
        if match["name"] is not None:
            forms = match["forms"]
            found.add((match["name"], bool(match["say"]), len(forms.split("|")) if forms is not None else 0))
    return found


def _flatten(table: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, str]]:
    for name, value in table.items():
        if isinstance(value, Mapping):
            yield from _flatten(value, f"{prefix}{name}.")
        else:
            yield prefix + name, str(value)


@cache
def sentences(language: str) -> Sentences:
    """The patterns of a language ("en", "pl", "de"), read once. ValueError for another language."""
    if language not in LANGUAGES:
        raise ValueError(language)
    patterns: dict[str, str] = {}
    for file in sorted(catalogue("wording", language).glob("*.toml")):
        patterns.update(_flatten(tomllib.loads(file.read_text(encoding="utf-8"))))
    return Sentences(language, patterns)
