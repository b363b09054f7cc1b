"""The steps from an empty file to today's schema, in order. `PRAGMA user_version` says how many a file has taken.

A step that has been published is never changed: write the next one, and store a dump of a file of its version as
tests/storage/old/NNNN.sql.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence

from cthulhu_desktop.storage.migrations import m0001_games_and_settings, m0002_decks_and_collection

Step = Callable[[sqlite3.Connection], None]
STEPS: tuple[Step, ...] = (m0001_games_and_settings.migrate, m0002_decks_and_collection.migrate)
LATEST = len(STEPS)


def version_of(connection: sqlite3.Connection) -> int:
    """How many steps a file has taken."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection, steps: Sequence[Step] = STEPS) -> None:
    """Take the steps that are missing, all in one transaction: either the file is of today's version afterwards, or it
    is as it was and the error is raised. Foreign keys are checked at the end and not in between, so that a step may
    rebuild a table."""
    done = version_of(connection)
    enforced = connection.execute("PRAGMA foreign_keys").fetchone()[0]
    connection.execute("PRAGMA foreign_keys = OFF")
    try:
        connection.execute("BEGIN IMMEDIATE")
        for step in steps[done:]:
            step(connection)
        if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise sqlite3.IntegrityError("a migration broke a foreign key")
        connection.execute(f"PRAGMA user_version = {len(steps)}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    finally:
        connection.execute(f"PRAGMA foreign_keys = {enforced}")
