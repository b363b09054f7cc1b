"""Searching the library in a language: from what a player types to the places of the cards, or to what may follow."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from dataclasses import replace

from cthulhu_desktop.bridge.library import CardLibrary, CardRow
from cthulhu_desktop.core.catalogue.cards import CardDef
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

MANY = 3000  # cards; from there on making ready takes so long that it had better begin before anything is shown


class CardSearch:
    """A library in one language, ready to be searched. The places it finds are those of `rows`."""

    def __init__(self, library: CardLibrary, language: str) -> None:
        self.language = language
        self.rows: Sequence[CardRow] = library.rows(language)
        self._library = library
        self._making = threading.RLock()
        self._index: CardIndex | None = None
        self._words: QueryWords | None = None
        self._named: Mapping[str, tuple[str, ...]] = {}
        if len(self.rows) > MANY:
            self._made_index()

    def prepare(self) -> None:
        """Read the words of the language and fold all texts beforehand: the first search is then as fast as any. May
        run in another thread."""
        self._made_index().prepare()
        assert self.words is not None

    def _made_index(self) -> CardIndex:
        with self._making:
            if self._index is None:
                english = {row.id: row.text for row in self._library.rows("en")} if self.language != "en" else {}
                cards = self._library.cards
                self._index = CardIndex(_index_row(row, cards[row.id], english) for row in self.rows)
            return self._index

    @property
    def words(self) -> QueryWords:
        """The words that may be typed."""
        with self._making:
            if self._words is None:
                sets = tuple(dict.fromkeys(row.set_name for row in self.rows))
                subtypes = tuple(dict.fromkeys(name for row in self.rows for name in row.subtypes))
                self._words = query_words(self.language, subtypes, {"set": sets, **self._named})
            return self._words

    def name(self, tags: Sequence[str], decks: Sequence[str]) -> None:
        """The tags and decks that may be completed."""
        with self._making:
            self._named = {"tag": tuple(tags), "deck": tuple(decks)}
            if self._words is not None:
                self._words = replace(self._words, names={**self._words.names, **self._named})

    def parse(self, text: str) -> Query:
        """What a text asks for."""
        return parse_query(text, self.words) if text else Query("")

    def find(self, query: Query, around: Surroundings) -> Sequence[int]:
        """The places of the cards that fit, in their order."""
        return range(len(self.rows)) if query.finds_all else self._made_index().search(query, around)

    def complete(self, text: str, position: int) -> Sequence[Completion]:
        """What may be typed at a place."""
        return completions(text, position, self.words)

    def sentence(self, problem: QueryProblem) -> str:
        """What was not understood, for people."""
        return problem_sentence(problem, self.language)


def _index_row(row: CardRow, card: CardDef, english: Mapping[str, str]) -> IndexRow:
    subtypes = tuple(row.subtype_names.split(", ")) if row.subtype_names else ()
    type_line = f"{row.type_name} {row.faction_name}"
    return IndexRow(
        card, row.title, row.text, type_line, subtypes, row.set_name, english.get(row.id, ""), row.plays_itself
    )
