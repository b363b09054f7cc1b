"""From a folder to an open data base, whatever lies in it.

Every step can be interrupted by a kill without loss. A new data base is prepared under another name and marked as whole
by its application_id at the end; only then it takes its place. If it is found at the next start, marked, the exchange
was interrupted and is completed; if it is not marked it is thrown away, because its sources are still where they were.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from cthulhu_desktop.storage.database import connect, make_durable
from cthulhu_desktop.storage.folder import DataFolder
from cthulhu_desktop.storage.migrations import STEPS, Step, migrate, version_of
from cthulhu_desktop.storage.problems import (
    Notice,
    StorageProblem,
    database_problem,
    is_damage,
    opening_problem,
    shown,
)
from cthulhu_desktop.storage.rescue import has_all_columns, read_damaged, write_rescued

APPLICATION_ID = 0x43744664  # "CtFd": says that a file is ours, and that it is whole
_MAGIC = b"SQLite format 3\0"


class _DamagedError(Exception):
    """The file is not a data base of ours that can be relied on."""


def open_connection(folder: DataFolder, notices: list[Notice], steps: Sequence[Step] = STEPS) -> sqlite3.Connection:
    """The data base of a folder (locked by the caller), made, rescued or migrated where necessary. What the user should
    know is added to `notices`. StorageProblem if it cannot be opened; its file is as it was then."""
    try:
        _complete_exchange(folder, notices)
        if not folder.main.exists():
            _prepare(folder, steps, None)
            folder.put_in_place()
        try:
            return _open_sound(folder, steps)
        except _DamagedError:
            _rescue(folder, steps, notices)
            return _open_sound(folder, steps)
    except _DamagedError as error:
        raise StorageProblem("storage.damaged_now", path=shown(folder.main)) from error
    except sqlite3.Error as error:
        raise database_problem(error, folder.main) from error
    except OSError as error:
        raise opening_problem(folder.main, error) from error
    finally:
        folder.clear_work()


def _open_sound(folder: DataFolder, steps: Sequence[Step]) -> sqlite3.Connection:
    """Open the data base if it is whole, ours and not newer than the program; migrate it if it is older."""
    folder.check_files()
    _check(folder, len(steps))
    connection = connect(folder.main)
    try:
        make_durable(connection)
        if version_of(connection) < len(steps):
            _migrate_with_backup(folder, connection, steps)
        if not has_all_columns(connection):
            raise _DamagedError
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(f"PRAGMA user_version = {len(steps)}")  # an error now, not at the first move, if it must not
        connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        connection.close()
        if is_damage(error):
            raise _DamagedError from error
        raise
    except BaseException:
        connection.close()
        raise
    return connection


def _check(folder: DataFolder, latest: int) -> None:
    """_DamagedError for a damaged or foreign file, StorageProblem for a newer one. The file stays as it is: where a
    log lies beside it a copy is checked, because closing a data base writes its log into it."""
    with folder.main.open("rb") as file:
        if file.read(len(_MAGIC)) != _MAGIC:  # SQLite might take it for an empty one and delete its log
            raise _DamagedError
    with closing(connect(folder.working_copy() if folder.has_log() else folder.main)) as connection:
        try:
            connection.execute("PRAGMA cell_size_check = ON")
            application = connection.execute("PRAGMA application_id").fetchone()[0]
            version = version_of(connection)
            sound = connection.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok"
        except UnicodeDecodeError as error:  # from the text of SQLite's own message
            raise _DamagedError from error
        except sqlite3.Error as error:
            if is_damage(error):
                raise _DamagedError from error
            raise
    if sound and application == APPLICATION_ID and version > latest:
        raise StorageProblem("storage.newer", path=shown(folder.main), version=version)
    if not sound or application != APPLICATION_ID or version < 1:
        raise _DamagedError


def _migrate_with_backup(folder: DataFolder, connection: sqlite3.Connection, steps: Sequence[Step]) -> None:
    backup = folder.free_name(f"version-{version_of(connection)}")
    try:
        with closing(connect(backup)) as copy:
            connection.backup(copy)
    except sqlite3.Error:
        backup.unlink(missing_ok=True)
        raise
    try:
        migrate(connection, steps)
    except sqlite3.Error as error:
        if is_damage(error):
            raise
        raise StorageProblem("storage.upgrade_failed", path=shown(folder.main), backup=shown(backup)) from error


def new_schema(connection: sqlite3.Connection, steps: Sequence[Step] = STEPS) -> None:
    """Make an empty connection a data base of today's version and mark it as ours."""
    migrate(connection, steps)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")


def _prepare(folder: DataFolder, steps: Sequence[Step], fill: Callable[[sqlite3.Connection], None] | None) -> None:
    """Make a whole new data base beside the old one. Until it is marked nobody relies on it, so it is written without a
    journal and brought to the disk once, before the mark."""
    folder.clear_new()
    with closing(connect(folder.new)) as connection:
        connection.execute("PRAGMA journal_mode = MEMORY")
        connection.execute("PRAGMA synchronous = OFF")
        migrate(connection, steps)
        if fill is not None:
            connection.execute("BEGIN IMMEDIATE")
            fill(connection)
            connection.execute("COMMIT")
        with folder.new.open("r+b") as file:
            os.fsync(file.fileno())
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")


def _complete_exchange(folder: DataFolder, notices: list[Notice]) -> None:
    if not folder.new.exists():
        return
    with closing(connect(folder.new)) as connection:
        try:
            whole = connection.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID
            kept = connection.execute("SELECT count(*) FROM games").fetchone()[0] if whole else 0
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
            whole = False
    if not whole:
        folder.clear_new()
        return
    aside = folder.set_aside() if folder.main.exists() else folder.last_aside()
    folder.put_in_place()
    if aside is not None:
        notices.append(_damage_notice(aside, kept, 0))


def _rescue(folder: DataFolder, steps: Sequence[Step], notices: list[Notice]) -> None:
    """Set the damaged data base aside and put a new one with all that can be read from it in its place."""
    rescued = read_damaged(folder.working_copy())
    _prepare(folder, steps, lambda connection: write_rescued(connection, rescued))
    aside = folder.set_aside()
    folder.put_in_place()
    notices.append(_damage_notice(aside, len(rescued.games), rescued.shortened))
    if rescued.decks:
        notices.append(Notice("storage.damaged_decks", {"kept": len(rescued.decks)}))


def _damage_notice(aside: Path, kept: int, shortened: int) -> Notice:
    key = "storage.damaged_nothing" if not kept else "storage.damaged_shortened" if shortened else "storage.damaged"
    return Notice(key, {"path": shown(aside), "kept": kept, "shortened": shortened})
