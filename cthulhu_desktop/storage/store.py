"""The store: one data base with a person's games, decks, collection and settings."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from cthulhu_desktop.core.kernel import Game
from cthulhu_desktop.core.registry import find_game as find_registered
from cthulhu_desktop.storage.collection import Collection, Searches
from cthulhu_desktop.storage.database import Database, connect
from cthulhu_desktop.storage.decks import DeckShelf
from cthulhu_desktop.storage.folder import DataFolder, FolderLock, copy_database
from cthulhu_desktop.storage.games import GameShelf
from cthulhu_desktop.storage.opening import new_schema, open_connection
from cthulhu_desktop.storage.problems import Notice, StorageProblem
from cthulhu_desktop.storage.rescue import read_damaged, write_rescued
from cthulhu_desktop.storage.settings import Settings

Clock = Callable[[], float]
FindGame = Callable[[str], Game[Any]]

_READABLE = ("storage.read_only", "storage.full")  # the file is sound, only writing is impossible


class Store:
    """Games, decks, the collection and settings in one SQLite file, or in memory if `is_temporary`.

    `games`, `decks`, `collection`, `searches` and `settings` may be used from several threads at once (see
    database.py). `notices` is what the user should be told about the opening. A store keeps its folder to itself until
    `close`.
    """

    def __init__(
        self, database: Database, lock: FolderLock | None, notices: list[Notice], clock: Clock, find_game: FindGame
    ) -> None:
        self._database = database
        self._lock = lock
        self.games = GameShelf(database, clock, find_game)
        self.decks = DeckShelf(database, clock)
        self.collection = Collection(database, clock)
        self.searches = Searches(database, clock)
        self.settings = Settings(database, clock)
        self.notices = [*notices, *self.settings.notices]

    @classmethod
    def open(cls, folder: Path, *, clock: Clock = time.time, find_game: FindGame = find_registered) -> Self:
        """Open the store of a folder, making both if they do not exist. A damaged file is set aside and replaced by
        what could be read from it (a notice says so). StorageProblem: not_a_folder, not_a_file, no_folder, cannot_open,
        read_only, locked (another program has it), newer, full, io, upgrade_failed; the file is then as it was, and
        `temporary` lets the program go on."""
        files = DataFolder(folder)
        files.make()
        files.try_writing()
        lock = FolderLock(files)
        notices: list[Notice] = []
        try:
            database = Database(open_connection(files, notices), files.main)
        except BaseException:
            lock.free()
            raise
        try:
            store = cls(database, lock, notices, clock, find_game)
        except BaseException:
            database.close()
            lock.free()
            raise
        with suppress(StorageProblem):  # on a full disk there is time for this at another start
            store.games.purge()
            store.decks.purge()
        return store

    @classmethod
    def temporary(
        cls,
        problem: StorageProblem | None = None,
        folder: Path | None = None,
        *,
        clock: Clock = time.time,
        find_game: FindGame = find_registered,
    ) -> Self:
        """A store in memory. `problem` is why: it becomes a notice. If `folder` is given and its file is sound but
        cannot be written (read_only, full), its games and settings are copied in, so that they can be looked at, played
        on and exported."""
        connection = connect(None)
        new_schema(connection)
        connection.execute("PRAGMA foreign_keys = ON")
        notices = []
        if problem is not None:
            copied = False
            if folder is not None and problem.reason in _READABLE:
                copied = _copy_readable(DataFolder(folder), connection)
            notices.append(Notice(problem.reason, problem.args_by_name))
            notices.append(Notice("storage.temporary_copy" if copied else "storage.temporary", {}))
        return cls(Database(connection, None), None, notices, clock, find_game)

    @classmethod
    def open_or_temporary(
        cls, folder: Path, *, clock: Clock = time.time, find_game: FindGame = find_registered
    ) -> Self:
        """What the program starts with: `open`, or if that is not possible `temporary` with notices that say why."""
        try:
            return cls.open(folder, clock=clock, find_game=find_game)
        except StorageProblem as problem:
            return cls.temporary(problem, folder, clock=clock, find_game=find_game)

    @property
    def is_temporary(self) -> bool:
        """Whether everything is forgotten when the program ends."""
        return self._database.path is None

    @property
    def path(self) -> Path | None:
        """The file; None in memory."""
        return self._database.path

    def together(self) -> AbstractContextManager[Any]:
        """Several changes in one transaction: all of them or none. Other threads wait."""
        return self._database.writing()

    def close(self) -> None:
        """Close the file and free the folder. Safe to call twice."""
        self._database.close()
        if self._lock is not None:
            self._lock.free()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _copy_readable(files: DataFolder, connection: Any) -> bool:
    """Copy what a data base holds into `connection`, by way of a copy elsewhere; whether there was something."""
    with suppress(OSError), tempfile.TemporaryDirectory() as folder:
        rescued = read_damaged(copy_database(files.main, Path(folder)))
        connection.execute("BEGIN")
        write_rescued(connection, rescued)
        connection.execute("COMMIT")
        return bool(rescued.games or rescued.decks)
    return False
