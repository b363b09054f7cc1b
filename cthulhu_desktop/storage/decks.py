"""The shelf of decks, with all their versions."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from cthulhu_desktop.core.catalogue.cards import CardDef
from cthulhu_desktop.core.decks.data import DeckDataError, deck_data, read_deck_data
from cthulhu_desktop.core.decks.deck import Deck
from cthulhu_desktop.storage.database import Database
from cthulhu_desktop.storage.games import KEEP_DELETED_S
from cthulhu_desktop.storage.problems import StorageProblem
from cthulhu_desktop.storage.saved_game import read_object, to_json

ONE_VERSION_S = 10 * 60
"""Changes within this time of the first go into one version, unless it has a label."""

_LAST = "number = (SELECT max(number) FROM deck_versions WHERE deck = decks.id)"
_LIST = f"""
SELECT decks.id, decks.created, decks.deleted, deck_versions.number, deck_versions.at, deck_versions.data
FROM decks JOIN deck_versions ON deck_versions.deck = decks.id AND {_LAST}
WHERE {{which}}
ORDER BY deck_versions.at DESC, decks.id DESC
"""


@dataclass(frozen=True, slots=True)
class SavedDeck:
    """A deck as lists show it. Times are seconds since 1970-01-01 UTC; `versions` is the number of the last version.
    `factions` are empty if the list was asked for without card definitions. `deck` is the deck itself, None if what
    is stored of it cannot be read."""

    id: int
    name: str
    size: int
    factions: tuple[str, ...]
    tags: tuple[str, ...]
    created: int
    changed: int
    versions: int
    deleted: int | None
    deck: Deck | None


@dataclass(frozen=True, slots=True)
class DeckVersion:
    """A version of a deck: `at` is its last change, `label` what its owner calls it ("" if nothing)."""

    number: int
    at: int
    label: str
    size: int
    name: str


class DeckShelf:
    """All decks. Every method may raise StorageProblem (no_deck, or the file cannot be read or written); one that
    changes something has then changed nothing, and once it returns the change is on the disk."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    def _now(self) -> int:
        return int(self._clock())

    # --- one deck

    def create(self, deck: Deck) -> int:
        """Put a deck on the shelf; its id."""
        now = self._now()
        with self._database.writing() as connection:
            cursor = connection.execute("INSERT INTO decks (created) VALUES (?)", (now,))
            deck_id = int(cursor.lastrowid or 0)
            _insert(connection, deck_id, 1, now, "", _text(deck))
        return deck_id

    def save(self, deck_id: int, deck: Deck, *, label: str = "") -> int:
        """Keep the deck as it stands; the number of its version. Meant to be called after every change: changes within
        ten minutes of the first one become one version. With a `label` it is a version of its own that stays."""
        now = self._now()
        text = _text(deck)
        with self._database.writing() as connection:
            last = _last(connection, deck_id)
            number = int(last["number"])
            if last["data"] == text and not label:
                return number
            if last["data"] == text and not last["label"]:
                connection.execute(
                    "UPDATE deck_versions SET label = ? WHERE deck = ? AND number = ?", (label, deck_id, number)
                )
                return number
            if last["label"] or label or not last["begun"] <= now < last["begun"] + ONE_VERSION_S:
                number += 1
                _insert(connection, deck_id, number, now, label, text)
            else:
                connection.execute(
                    "UPDATE deck_versions SET data = ?, at = ? WHERE deck = ? AND number = ?",
                    (text, now, deck_id, number),
                )
        return number

    def load(self, deck_id: int) -> Deck:
        """The deck as it stands, also a deleted one. StorageProblem no_deck or deck_damaged."""
        with self._database.writing() as connection:
            return _deck(_last(connection, deck_id)["data"], deck_id)

    def versions(self, deck_id: int) -> tuple[DeckVersion, ...]:
        """All versions, the latest first. One that cannot be read has no name and no cards."""
        rows = self._database.rows(
            "SELECT number, at, label, data FROM deck_versions WHERE deck = ? ORDER BY number DESC", deck_id
        )
        if not rows:
            raise StorageProblem("storage.no_deck", id=deck_id)
        found = []
        for row in rows:
            deck = _readable(row["data"]) or Deck()
            found.append(DeckVersion(row["number"], row["at"], row["label"], deck.size, deck.name))
        return tuple(found)

    def load_version(self, deck_id: int, number: int) -> Deck:
        """A version of a deck. StorageProblem no_deck or deck_damaged."""
        rows = self._database.rows("SELECT data FROM deck_versions WHERE deck = ? AND number = ?", deck_id, number)
        if not rows:
            raise StorageProblem("storage.no_deck", id=deck_id)
        return _deck(rows[0]["data"], deck_id)

    def restore(self, deck_id: int, number: int) -> Deck:
        """Go back to a version: it becomes the latest one, the others stay. The deck as it stands then."""
        with self._database.writing() as connection:
            deck = self.load_version(deck_id, number)
            last = _last(connection, deck_id)
            if last["data"] != _text(deck):
                _insert(connection, deck_id, int(last["number"]) + 1, self._now(), "", _text(deck))
        return deck

    def copy(self, deck_id: int, name: str) -> int:
        """A copy of the deck as it stands under another name, without its versions; its id."""
        with self._database.writing():
            return self.create(self.load(deck_id).with_name(name))

    # --- the shelf

    def list(self, cards: Mapping[str, CardDef] | None = None) -> tuple[SavedDeck, ...]:
        """All decks but the deleted ones, the last changed first. `cards` tells their factions."""
        return self._listed("decks.deleted IS NULL", cards)

    def deleted(self, cards: Mapping[str, CardDef] | None = None) -> tuple[SavedDeck, ...]:
        """The deleted decks that can still be restored, the last changed first."""
        return self._listed("decks.deleted IS NOT NULL", cards)

    def _listed(self, which: str, cards: Mapping[str, CardDef] | None) -> tuple[SavedDeck, ...]:
        return tuple(_saved(row, cards or {}) for row in self._database.rows(_LIST.format(which=which)))

    def delete(self, deck_id: int) -> None:
        """Throw a deck away; it can be restored for 30 days."""
        self._set_deleted(deck_id, self._now())

    def restore_deleted(self, deck_id: int) -> None:
        """Take a deleted deck back onto the shelf."""
        self._set_deleted(deck_id, None)

    def _set_deleted(self, deck_id: int, when: int | None) -> None:
        with self._database.writing() as connection:
            cursor = connection.execute("UPDATE decks SET deleted = ? WHERE id = ?", (when, deck_id))
            if cursor.rowcount == 0:
                raise StorageProblem("storage.no_deck", id=deck_id)

    def purge(self) -> int:
        """Remove the decks that were deleted 30 days ago or earlier, for good; how many. Called by `Store.open`."""
        limit = self._now() - KEEP_DELETED_S
        if not self._database.rows("SELECT 1 FROM decks WHERE deleted <= ? LIMIT 1", limit):
            return 0
        with self._database.writing() as connection:
            return connection.execute("DELETE FROM decks WHERE deleted <= ?", (limit,)).rowcount


def _text(deck: Deck) -> str:
    return to_json(deck_data(deck))


def _insert(connection: sqlite3.Connection, deck: int, number: int, now: int, label: str, text: str) -> None:
    connection.execute(
        "INSERT INTO deck_versions (deck, number, begun, at, label, data) VALUES (?, ?, ?, ?, ?, ?)",
        (deck, number, now, now, label, text),
    )


def _last(connection: sqlite3.Connection, deck_id: int) -> sqlite3.Row:
    found: sqlite3.Row | None = connection.execute(
        "SELECT * FROM deck_versions WHERE deck = ? ORDER BY number DESC LIMIT 1", (deck_id,)
    ).fetchone()
    if found is None:
        raise StorageProblem("storage.no_deck", id=deck_id)
    return found


def _readable(text: str) -> Deck | None:
    try:
        return read_deck_data(read_object(text))
    except DeckDataError:
        return None


def _deck(text: str, deck_id: int) -> Deck:
    deck = _readable(text)
    if deck is None:
        raise StorageProblem("storage.deck_damaged", id=deck_id)
    return deck


def _saved(row: sqlite3.Row, cards: Mapping[str, CardDef]) -> SavedDeck:
    deck = _readable(row["data"])
    shown = deck or Deck(name=str((read_object(row["data"]) or {}).get("name", "")))
    return SavedDeck(
        id=row["id"],
        name=shown.name,
        size=shown.size,
        factions=shown.factions(cards),
        tags=shown.tags,
        created=row["created"],
        changed=row["at"],
        versions=row["number"],
        deleted=row["deleted"],
        deck=deck,
    )
