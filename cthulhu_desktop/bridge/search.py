"""Searching the library in a language: from what a player types to the places of the cards, or to what may follow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cthulhu_desktop.bridge.library import CardLibrary, CardRow
from cthulhu_desktop.core.decks.query import (
    CardIndex,
    Completion,
    Query,
    QueryProblem,
    QueryWords,
    Surroundings,
    completions,
    parse_query,
)
from cthulhu_desktop.core.decks.query import CardRow as IndexRow
from cthulhu_desktop.wording.card_query import problem_sentence, query_words


class CardSearch:
    """A library in one language, ready to be searched. The places it finds are those of `rows`."""

    def __init__(self, library: CardLibrary, language: str) -> None:
        self.language = language
        self.rows: Sequence[CardRow] = library.rows(language)
        english = {row.id: row.text for row in library.rows("en")} if language != "en" else {}
        self._index = CardIndex(_index_row(row, library, english) for row in self.rows)
        self._subtypes = tuple(dict.fromkeys(name for row in self.rows for name in row.subtypes))
        self._sets = tuple(dict.fromkeys(row.set_name for row in self.rows))
        self.words: QueryWords = query_words(language, self._subtypes, {"set": self._sets})

    def prepare(self) -> None:
        """Fold all texts beforehand: the first search is then as fast as any. May run in another thread."""
        self._index.prepare()

    def name(self, tags: Sequence[str], decks: Sequence[str]) -> None:
        """The tags and decks that may be completed."""
        names = {"set": self._sets, "tag": tuple(tags), "deck": tuple(decks)}
        self.words = query_words(self.language, self._subtypes, names)

    def parse(self, text: str) -> Query:
        """What a text asks for."""
        return parse_query(text, self.words)

    def find(self, query: Query, around: Surroundings) -> Sequence[int]:
        """The places of the cards that fit, in their order."""
        return range(len(self.rows)) if query.finds_all else self._index.search(query, around)

    def complete(self, text: str, position: int) -> Sequence[Completion]:
        """What may be typed at a place."""
        return completions(text, position, self.words)

    def sentence(self, problem: QueryProblem) -> str:
        """What was not understood, for people."""
        return problem_sentence(problem, self.language)


def _index_row(row: CardRow, library: CardLibrary, english: Mapping[str, str]) -> IndexRow:
    subtypes = tuple(row.subtype_names.split(", ")) if row.subtype_names else ()
    type_line = f"{row.type_name} {row.faction_name}"
    return IndexRow(
        library.cards[row.id], row.title, row.text, type_line, subtypes, row.set_name, english.get(row.id, ""),
        row.plays_itself,
    )  # fmt: skip
