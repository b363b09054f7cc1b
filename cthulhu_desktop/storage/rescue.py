"""Reading what can still be read from a damaged data base."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cthulhu_desktop.storage.database import connect
from cthulhu_desktop.storage.saved_game import read_object

Row = tuple[Any, ...]

_NEEDED: Any = object()

# What is copied, by table: (column, type, what stands in for a value that cannot be read). Without a _NEEDED value a
# row is worth nothing.
_GAMES = (
    ("id", int, _NEEDED), ("game", str, _NEEDED), ("rules", int, _NEEDED), ("seed", str, _NEEDED),
    ("setup", str, _NEEDED), ("about", str, "{}"), ("title", str, "{}"), ("started", int, 0), ("touched", int, 0),
    ("final", str, ""), ("finished", int, None), ("outcome", str, None), ("summary", str, None), ("deleted", int, None),
)  # fmt: skip
_MOVES = (("game", int, _NEEDED), ("number", int, _NEEDED), ("move", str, _NEEDED), ("at", int, 0))
_DISCARDED = (*_MOVES, ("redo", int, 0))
_SETTINGS = (("name", str, _NEEDED), ("value", str, _NEEDED))
_REJECTED = (*_SETTINGS, ("at", int, 0))
_DECKS = (("id", int, _NEEDED), ("created", int, 0), ("deleted", int, None))
_VERSIONS = (
    ("deck", int, _NEEDED), ("number", int, _NEEDED), ("begun", int, 0), ("at", int, 0), ("label", str, ""),
    ("data", str, _NEEDED),
)  # fmt: skip
_OWN = {
    "collection": (("card", str, _NEEDED), ("owned", int, _NEEDED)),
    "favourites": (("card", str, _NEEDED), ("at", int, 0)),
    "card_tags": (("card", str, _NEEDED), ("tag", str, _NEEDED)),
    "searches": (("name", str, _NEEDED), ("query", str, _NEEDED), ("at", int, 0)),
    "search_history": (("query", str, _NEEDED), ("at", int, 0)),
}
"""Tables whose rows stand for themselves."""

Columns = Sequence[tuple[str, type, Any]]

_TABLES: dict[str, Columns] = {
    "games": _GAMES, "moves": _MOVES, "discarded": _DISCARDED, "settings": _SETTINGS, "settings_rejected": _REJECTED,
    "decks": _DECKS, "deck_versions": _VERSIONS, **_OWN,
}  # fmt: skip
_MOST_IDS = 100_000  # a damaged row may claim any id: no more are looked up one by one


@dataclass(slots=True)
class Rescued:
    """Rows that were read and make sense. `shortened` counts games of which later moves could not be read."""

    games: dict[int, Row] = field(default_factory=dict)
    moves: list[Row] = field(default_factory=list)
    discarded: list[Row] = field(default_factory=list)
    settings: list[Row] = field(default_factory=list)
    rejected: list[Row] = field(default_factory=list)
    decks: dict[int, Row] = field(default_factory=dict)
    versions: list[Row] = field(default_factory=list)
    own: dict[str, list[Row]] = field(default_factory=dict)
    last_id: int = 0
    last_deck: int = 0
    shortened: int = 0


def read_damaged(path: Path) -> Rescued:
    """All that can be read from `path`, a copy that may be changed. Never raises for damage: what cannot be read is
    left out."""
    rescued = Rescued()
    with closing(connect(path)) as connection:
        connection.text_factory = bytes  # damaged text need not be UTF-8: decoded row by row
        for pragma in ("writable_schema = ON", "cell_size_check = ON", "trusted_schema = OFF"):
            _all(connection, f"PRAGMA {pragma}")  # writable_schema lets SQLite open a file that was cut off
        reader = _Reader(connection)
        rescued.games = {row[0]: row for row in reader.table("games", _GAMES, "id") if _playable(row)}
        for game_id in rescued.games:
            _read_moves(reader, game_id, rescued)
        rescued.discarded = _branches(reader, rescued)
        rescued.settings = list({row[0]: row for row in reader.table("settings", _SETTINGS, "name")}.values())
        rescued.rejected = list(reader.table("settings_rejected", _REJECTED, "id"))
        rescued.last_id = _last_id(reader, "games", rescued.games)
        _read_decks(reader, rescued)
        for table, columns in _OWN.items():
            rows = reader.both_ways(table, columns)
            rescued.own[table] = [row for row in rows if table != "collection" or row[1] > 0]
    return rescued


def _last_id(reader: _Reader, table: str, ids: Iterable[int]) -> int:
    sequence = reader.select("sqlite_sequence", (("seq", int, _NEEDED),), f"WHERE name = '{table}'")
    return max([*ids, *(row[0] for row in sequence.rows)], default=0)


def _read_decks(reader: _Reader, rescued: Rescued) -> None:
    """The decks of which at least one version can be read; the versions that are left keep their numbers."""
    decks = {row[0]: row for row in reader.table("decks", _DECKS, "id")}
    for deck, entry in decks.items():
        found = reader.select("deck_versions", _VERSIONS, "WHERE deck = ? ORDER BY number", deck)
        versions = [row for row in found.rows if row[1] >= 1 and read_object(row[5]) is not None]
        if versions:
            rescued.decks[deck] = entry
            rescued.versions += versions
    rescued.last_deck = _last_id(reader, "decks", rescued.decks)


def has_all_columns(connection: sqlite3.Connection) -> bool:
    """Whether every table of today's schema is there with its columns."""
    for table, columns in _TABLES.items():
        present = {row[1] for row in connection.execute(f"PRAGMA table_info({table})")}
        if not present >= {name for name, _, _ in columns}:
            return False
    return True


def write_rescued(connection: sqlite3.Connection, rescued: Rescued) -> None:
    """Put rescued rows into an empty data base of today's schema, in the transaction that is open. Games keep their
    ids."""
    _insert(connection, "games", _GAMES, rescued.games.values())
    _insert(connection, "moves", _MOVES, rescued.moves)
    _insert(connection, "discarded", _DISCARDED, rescued.discarded)
    _insert(connection, "settings", _SETTINGS, rescued.settings)
    _insert(connection, "settings_rejected", _REJECTED, rescued.rejected)
    _insert(connection, "decks", _DECKS, rescued.decks.values())
    _insert(connection, "deck_versions", _VERSIONS, rescued.versions)
    for table, columns in _OWN.items():
        _insert(connection, table, columns, rescued.own.get(table, ()))
    for table, last in (("games", rescued.last_id), ("decks", rescued.last_deck)):
        connection.execute("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?", (last, table))


def _insert(connection: sqlite3.Connection, table: str, columns: Columns, rows: Iterable[Row]) -> None:
    names = ", ".join(name for name, _, _ in columns)
    marks = ", ".join("?" for _ in columns)
    connection.executemany(f"INSERT OR IGNORE INTO {table} ({names}) VALUES ({marks})", rows)


def _read_moves(reader: _Reader, game_id: int, rescued: Rescued) -> None:
    """The moves of a game up to the first that is missing: what follows a gap could not be played."""
    found = reader.select("moves", _MOVES, "WHERE game = ? ORDER BY number", game_id)
    count = 0
    for row in found.rows:
        if row[:2] != (game_id, count + 1):
            break
        rescued.moves.append(row)
        count += 1
    if found.broken or count < len(found.rows):
        rescued.shortened += 1
        finished = [name for name, _, _ in _GAMES].index("finished")
        game = list(rescued.games[game_id])
        game[finished] = game[finished + 1] = None
        game[finished - 1] = ""  # the digest of a position that is no longer reached
        rescued.games[game_id] = tuple(game)


def _branches(reader: _Reader, rescued: Rescued) -> list[Row]:
    """The moves that were taken back. They can be redone only where they still follow the last move of their game
    without a gap."""
    rows = [row for row in reader.table("discarded", _DISCARDED, "id") if row[0] in rescued.games and row[4] in (0, 1)]
    last = dict.fromkeys(rescued.games, 0) | {row[0]: row[1] for row in rescued.moves}  # moves are in their order
    ahead: dict[int, list[int]] = {}
    for game, number, *_, redo in rows:
        if redo:
            ahead.setdefault(game, []).append(number)
    torn = {
        game for game, numbers in ahead.items()
        if sorted(numbers) != list(range(last[game] + 1, last[game] + 1 + len(numbers)))
    }  # fmt: skip
    return [(*row[:4], 0) if row[0] in torn else row for row in rows]


def _playable(game: Row) -> bool:
    """Whether a row of games has a seed and a setup: without them there is nothing to play."""
    try:
        int(game[3])
    except ValueError:
        return False
    return read_object(game[4]) is not None


@dataclass(slots=True)
class _Found:
    rows: list[Row]
    broken: bool  # there may have been more, which could not be read


class _Reader:
    """Queries that stop at damage instead of raising."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._present: dict[str, set[str]] = {}

    def table(self, table: str, columns: Columns, key: str) -> Iterator[Row]:
        """The rows of a table, read from both ends towards the damage, and where keys are numbers one by one between
        them."""
        keyed = (*columns, (key, columns[0][1] if columns[0][0] == key else int, _NEEDED))
        forward = self.select(table, keyed, f"ORDER BY {key}")
        rows = {row[-1]: row for row in forward.rows}
        if forward.broken:
            backward = self.select(table, keyed, f"ORDER BY {key} DESC")
            rows |= {row[-1]: row for row in backward.rows}
            if key == "id" and rows:
                for number in range(1, min(max(rows), _MOST_IDS)):
                    if number not in rows:
                        rows |= {row[-1]: row for row in self.select(table, keyed, "WHERE id = ?", number).rows}
        for _, row in sorted(rows.items()):
            yield row[:-1]

    def both_ways(self, table: str, columns: Columns) -> list[Row]:
        """The rows of a table without a number, read from both ends towards the damage."""
        order = columns[0][0]
        forward = self.select(table, columns, f"ORDER BY {order}")
        backward = self.select(table, columns, f"ORDER BY {order} DESC").rows if forward.broken else []
        return list(dict.fromkeys((*forward.rows, *backward)))

    def select(self, table: str, columns: Columns, rest: str, *values: int) -> _Found:
        """The sensible rows of a query, up to the first that cannot be read."""
        if table not in self._present:
            info = _all(self._connection, f"PRAGMA table_info({table})").rows
            self._present[table] = {_text(row[1]) for row in info}
        present = self._present[table]
        names = ", ".join(name if name in present else "NULL" for name, _, _ in columns)
        raw = _all(self._connection, f"SELECT {names} FROM {table} {rest}", *values)
        rows = [_decoded(row, columns) for row in raw.rows]
        return _Found([row for row in rows if row is not None], raw.broken or None in rows)


def _all(connection: sqlite3.Connection, sql: str, *values: int) -> _Found:
    found = _Found([], False)
    try:
        for row in connection.execute(sql, values):
            found.rows.append(tuple(row))
    except (sqlite3.DatabaseError, UnicodeDecodeError):  # the latter from the text of SQLite's own message
        found.broken = True
    return found


def _text(value: Any) -> str:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)


def _decoded(row: Row, columns: Columns) -> Row | None:
    """A row as it is stored; None if a needed value is not of its column's type."""
    values: list[Any] = []
    for value, (_, kind, fallback) in zip(row, columns, strict=True):
        try:
            decoded = value.decode("utf-8") if isinstance(value, bytes) and kind is str else value
        except UnicodeDecodeError:
            decoded = None
        if not isinstance(decoded, kind):
            if fallback is _NEEDED:
                return None
            decoded = fallback
        values.append(decoded)
    return tuple(values)
