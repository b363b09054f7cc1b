"""Scripts of several SQL statements."""

from __future__ import annotations

import sqlite3


def run_script(connection: sqlite3.Connection, script: str) -> None:
    """Run the statements of a script inside the transaction that is open (`Connection.executescript` would commit it
    first)."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            connection.execute(statement)
            statement = ""
