"""What a person owns, likes and calls the cards, and what he searched for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from cthulhu_desktop.storage.database import Database

MOST_OWNED = 9999
HISTORY = 50
"""How many searches are remembered."""


class Collection:
    """Counts, favourites and tags by card id, read once and kept; cards of sets that are gone stay listed. Every method
    that changes something may raise StorageProblem and has then changed nothing."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock
        self._owned: dict[str, int] = {}
        self._favourites: set[str] = set()
        self._tags: dict[str, tuple[str, ...]] = {}
        self._read()

    def _read(self) -> None:
        rows = self._database.rows
        self._undone = self._database.undone
        self._owned = {row["card"]: int(row["owned"]) for row in rows("SELECT card, owned FROM collection")}
        self._favourites = {row["card"] for row in rows("SELECT card FROM favourites")}
        self._tags = {}
        for row in rows("SELECT card, tag FROM card_tags ORDER BY card, tag"):
            self._tags[row["card"]] = (*self._tags.get(row["card"], ()), row["tag"])

    def _make_sure(self) -> None:
        """A transaction that was undone may have held changes of ours."""
        if self._undone != self._database.undone:
            self._read()

    # --- counts

    def owned(self, card: str) -> int:
        """How many copies are owned."""
        self._make_sure()
        return self._owned.get(card, 0)

    @property
    def counts(self) -> Mapping[str, int]:
        """All counts that are not 0. Not to be changed by the reader."""
        self._make_sure()
        return self._owned

    def set_owned(self, card: str, number: int) -> None:
        """That many copies are owned. ValueError unless 0 to 9999."""
        self.set_many({card: number})

    def set_many(self, counts: Mapping[str, int]) -> None:
        """Several counts, all of them or none. ValueError unless each is 0 to 9999."""
        if not all(0 <= number <= MOST_OWNED for number in counts.values()):
            raise ValueError(counts)
        with self._database.writing() as connection:
            connection.executemany("DELETE FROM collection WHERE card = ?", ((card,) for card in counts))
            connection.executemany(
                "INSERT INTO collection (card, owned) VALUES (?, ?)",
                ((card, number) for card, number in counts.items() if number),
            )
        for card, number in counts.items():
            if number:
                self._owned[card] = number
            else:
                self._owned.pop(card, None)

    # --- favourites

    @property
    def favourites(self) -> frozenset[str]:
        """The favourite cards."""
        self._make_sure()
        return frozenset(self._favourites)

    def set_favourite(self, card: str, on: bool) -> None:
        """Make a card a favourite, or no longer."""
        with self._database.writing() as connection:
            if on:
                now = int(self._clock())
                connection.execute("INSERT OR IGNORE INTO favourites (card, at) VALUES (?, ?)", (card, now))
            else:
                connection.execute("DELETE FROM favourites WHERE card = ?", (card,))
        (self._favourites.add if on else self._favourites.discard)(card)

    # --- tags

    def tags(self, card: str) -> tuple[str, ...]:
        """The tags of a card, by name."""
        self._make_sure()
        return self._tags.get(card, ())

    @property
    def tags_by_card(self) -> Mapping[str, tuple[str, ...]]:
        """The tags of all cards that have some. Not to be changed by the reader."""
        self._make_sure()
        return self._tags

    def tag_names(self) -> tuple[str, ...]:
        """All tags in use, by name."""
        self._make_sure()
        return tuple(sorted({tag for tags in self._tags.values() for tag in tags}))

    def set_tags(self, card: str, tags: Iterable[str]) -> None:
        """The tags of a card: trimmed, empty ones left out."""
        wanted = tuple(sorted({tag.strip() for tag in tags if tag.strip()}))
        with self._database.writing() as connection:
            connection.execute("DELETE FROM card_tags WHERE card = ?", (card,))
            connection.executemany("INSERT INTO card_tags (card, tag) VALUES (?, ?)", ((card, tag) for tag in wanted))
        if wanted:
            self._tags[card] = wanted
        else:
            self._tags.pop(card, None)


class SavedSearch(NamedTuple):
    """A search that was given a name."""

    name: str
    query: str


class Searches:
    """Saved searches and the last ones. Every method may raise StorageProblem."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    def saved(self) -> tuple[SavedSearch, ...]:
        """All saved searches, the oldest first."""
        rows = self._database.rows("SELECT name, query FROM searches ORDER BY at, name")
        return tuple(SavedSearch(row["name"], row["query"]) for row in rows)

    def save(self, name: str, query: str) -> None:
        """Keep a search under a name; one of that name is replaced. ValueError for an empty name."""
        if not name.strip():
            raise ValueError(name)
        with self._database.writing() as connection:
            connection.execute(
                "INSERT INTO searches (name, query, at) VALUES (?, ?, ?) "
                "ON CONFLICT (name) DO UPDATE SET query = excluded.query",
                (name.strip(), query, int(self._clock())),
            )

    def delete(self, name: str) -> None:
        """Forget a saved search."""
        with self._database.writing() as connection:
            connection.execute("DELETE FROM searches WHERE name = ?", (name,))

    def history(self) -> tuple[str, ...]:
        """The last searches, the latest first, at most 50."""
        return tuple(row["query"] for row in self._database.rows("SELECT query FROM search_history ORDER BY at DESC"))

    def remember(self, query: str) -> None:
        """A search was made. Empty ones are not remembered."""
        if not query.strip():
            return
        with self._database.writing() as connection:
            connection.execute(
                "INSERT OR REPLACE INTO search_history (query, at) "
                "VALUES (?, (SELECT coalesce(max(at), 0) + 1 FROM search_history))",
                (query.strip(),),
            )
            connection.execute(
                "DELETE FROM search_history WHERE at NOT IN (SELECT at FROM search_history ORDER BY at DESC LIMIT ?)",
                (HISTORY,),
            )

    def forget_history(self) -> None:
        """Forget all searches without a name."""
        with self._database.writing() as connection:
            connection.execute("DELETE FROM search_history")
