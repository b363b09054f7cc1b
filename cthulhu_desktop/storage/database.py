"""One connection to SQLite, safe to use from several threads.

Threads: a store has one connection and one lock. A transaction holds the lock from its first statement to its commit,
so threads take turns and none sees half of another's work. Statements last microseconds and a commit some tenths of a
millisecond, which is why the window may read and write directly; one connection a thread would need shared locks in the
file and could then meet "locked" in mid-game.

Durability: WAL with synchronous=FULL. A commit returns when the operating system says that the log is on the disk:
a killed program loses nothing that was committed, and neither does a power cut. synchronous=NORMAL would survive the
kill, but could lose the last moves with the power; it saves a third of a millisecond a move, which nobody sees.

locking_mode=EXCLUSIVE: nobody else can hold a lock in the middle of a game, and WAL needs no shared memory, so that it
works on network and memory-stick file systems too. The system frees the lock of a killed program.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import RLock

from cthulhu_desktop.storage.problems import StorageProblem, database_problem, shown

WAIT_S = 0.3  # a program that is just closing may take this long to free the file


def connect(path: Path | None) -> sqlite3.Connection:
    """A connection in autocommit mode; None is a data base in memory. Nothing is read or written yet."""
    connection = sqlite3.connect(
        path if path is not None else ":memory:", timeout=WAIT_S, isolation_level=None, check_same_thread=False
    )
    connection.row_factory = sqlite3.Row
    connection.text_factory = _read_text
    return connection


def _read_text(data: bytes) -> str:
    """A text column. One wrong byte shall not hide a whole list of games: its reader decides what it is worth."""
    return data.decode("utf-8", "replace")


def make_durable(connection: sqlite3.Connection) -> None:
    """Take the file for this program alone and set it to commit durably (see the head of this file)."""
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA cell_size_check = ON")
    connection.execute("PRAGMA trusted_schema = OFF")


class Database:
    """The connection of a store and its lock. `path` is None in memory. `undone` counts the transactions that were
    undone: whoever keeps a copy of rows in memory reads them again then."""

    def __init__(self, connection: sqlite3.Connection, path: Path | None) -> None:
        self.path = path
        self._connection = connection
        self._lock = RLock()
        self._depth = 0
        self.undone = 0
        self._file = os.stat(path).st_ino if path is not None else 0

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """A transaction: committed when the block ends, undone when it raises. Blocks may nest; the outermost commits.
        StorageProblem if SQLite fails or the file was moved away; nothing was written then."""
        with self._lock:
            if self._depth:
                yield self._connection
                return
            self._make_sure_of_file()
            self._depth = 1
            try:
                self._connection.execute("BEGIN IMMEDIATE")
                yield self._connection
                self._connection.execute("COMMIT")
            except sqlite3.Error as error:
                self._roll_back()
                raise database_problem(error, self.path) from error
            except BaseException:
                self._roll_back()
                raise
            finally:
                self._depth = 0

    def _make_sure_of_file(self) -> None:
        """Without this, moves would go on into a file that somebody has thrown away, with no error at all."""
        if self.path is None:
            return
        try:
            there = os.stat(self.path).st_ino == self._file
        except OSError:
            there = False
        if not there:
            raise StorageProblem("storage.vanished", path=shown(self.path))

    def _roll_back(self) -> None:
        self.undone += 1
        if self._connection.in_transaction:  # SQLite itself undoes some failed transactions
            with suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")

    def rows(self, sql: str, *values: str | int) -> list[sqlite3.Row]:
        """All rows of a query. StorageProblem if the file cannot be read."""
        with self._lock:
            try:
                return self._connection.execute(sql, values).fetchall()
            except sqlite3.Error as error:
                raise database_problem(error, self.path) from error

    def close(self) -> None:
        """Close the file. Safe to call twice."""
        with self._lock:
            self._connection.close()
