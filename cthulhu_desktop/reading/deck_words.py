"""Headings of deck lists in our languages."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache

from cthulhu_desktop.core.catalogue.cards import TYPES
from cthulhu_desktop.data_files import catalogue
from cthulhu_desktop.reading.deck_lookup import key

LANGUAGES = ("en", "pl", "de")
HEADINGS = (*TYPES, "story", "maybe", "name")
"""The keys of the headings. `name` is the word before the name of the deck."""


@cache
def headings(language: str) -> Mapping[str, tuple[str, ...]]:
    """The words for each heading, the one that is written first. ValueError for another language."""
    if language not in LANGUAGES:
        raise ValueError(language)
    file = catalogue("wording", language) / "deck_files.toml"
    table = tomllib.loads(file.read_text(encoding="utf-8"))["deck_files"]["heading"]
    return {name: tuple(word.strip() for word in str(table[name]).split("|")) for name in HEADINGS}


@cache
def heading_keys() -> Mapping[str, str]:
    """Every word for a heading in any language, as `key` makes it, with the key of the heading."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        for name, words in headings(language).items():
            for word in words:
                found.setdefault(key(word), name)
    return found
