"""Searching the books of a shelf; indexes are made when they are first needed."""

from __future__ import annotations

from dataclasses import dataclass

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.rulebook.book import RulebookProblem
from cthulhu_desktop.rulebook.search import MOST, Hit, Index, find_everywhere
from cthulhu_desktop.rulebook.shelf import LANGUAGES, Shelf


@dataclass(frozen=True)
class Found:
    """What a search gave: hits, the words to highlight, and a sentence about it."""

    hits: list[Hit]
    words: list[str]
    sentence: str


class Finder:
    """Looks in one language first, and in the others if it holds nothing."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._indexes: dict[tuple[str, str], Index] = {}

    def find(self, name: str, language: str, text: str) -> Found:
        """Search a book. A book that cannot be read in a language holds nothing there."""
        if not text.strip():
            return Found([], [], "")
        languages = (language, *(code for code in LANGUAGES if code != language))
        indexes = [index for index in (self._index(name, code) for code in languages) if index is not None]
        hits, words = find_everywhere(indexes, text)
        return Found(hits, words, _sentence(hits, language))

    def _index(self, name: str, language: str) -> Index | None:
        if (name, language) not in self._indexes:
            try:
                self._indexes[name, language] = Index(self._shelf.load(name, language))
            except RulebookProblem:
                return None
        return self._indexes[name, language]


def _sentence(hits: list[Hit], language: str) -> str:
    if not hits:
        return tr("Nothing found.")
    count = len(hits)
    if hits[0].language == language and count == MOST:
        return tr("The best %n place(s)", "", count)
    if hits[0].language == language:
        return tr("%n place(s) found", "", count)
    return {
        "en": tr("Only found in the English book; the places are the same."),
        "pl": tr("Only found in the Polish book; the places are the same."),
        "de": tr("Only found in the German book; the places are the same."),
    }[hits[0].language]
