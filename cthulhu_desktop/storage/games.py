"""The shelf of saved games."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from cthulhu_desktop.core.kernel import Game, GameRecord
from cthulhu_desktop.storage.database import Database
from cthulhu_desktop.storage.problems import StorageProblem
from cthulhu_desktop.storage.record_files import read_record_file, write_record_file
from cthulhu_desktop.storage.saved_game import SavedGame, outcome_data, read_record, read_saved_game, to_json

KEEP_DELETED_S = 30 * 24 * 3600  # how long a deleted game can be restored

_LIST = """
SELECT games.*,
       (SELECT max(number) FROM moves WHERE game = games.id) AS moves,
       (SELECT at FROM moves WHERE game = games.id ORDER BY number DESC LIMIT 1) AS last_move
FROM games
WHERE {which}
ORDER BY max(touched, coalesce(last_move, 0)) DESC, id DESC
"""


class GameShelf:
    """All saved games. Every method may raise StorageProblem (the file cannot be read or written); one that changes
    something has then changed nothing, and once it returns the change is on the disk.

    `number` counts moves as `State.number` does: move 1 leads from the opening to the position with number 1.
    """

    def __init__(
        self, database: Database, clock: Callable[[], float], find_game: Callable[[str], Game[Any]]
    ) -> None:
        self._database = database
        self._clock = clock
        self._find_game = find_game

    def _now(self) -> int:
        return int(self._clock())

    # --- one game being played

    def create(self, record: GameRecord, title_args: Mapping[str, Any] | None = None) -> int:
        """Put a game on the shelf, with the moves it has; its id. `title_args` come back as `SavedGame.title`."""
        now = self._now()
        texts = (to_json(record.setup), to_json(record.about), to_json(title_args or {}))
        with self._database.writing() as connection:
            cursor = connection.execute(
                "INSERT INTO games (game, rules, seed, setup, about, title, started, touched, final) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (record.game, record.rules, str(record.seed), *texts, now, now, record.final),
            )
            game_id = int(cursor.lastrowid or 0)
            connection.executemany(
                "INSERT INTO moves (game, number, move, at) VALUES (?, ?, ?, ?)",
                ((game_id, number, move, now) for number, move in enumerate(record.moves, start=1)),
            )
        return game_id

    def append(self, game_id: int, number: int, move_text: str) -> None:
        """Write move `number`. It must follow the last one: ValueError otherwise. Moves taken back before stay open
        for redo if this move is the first of them, and are closed (but kept) if it is another one."""
        with self._database.writing() as connection:
            last = self._last_number(connection, game_id)
            if number != last + 1:
                raise ValueError(f"move {number} cannot follow move {last}")
            connection.execute(
                "INSERT INTO moves (game, number, move, at) VALUES (?, ?, ?, ?)",
                (game_id, number, move_text, self._now()),
            )
            connection.execute(
                "UPDATE games SET final = '', finished = NULL, outcome = NULL "
                "WHERE id = ? AND (final <> '' OR finished IS NOT NULL)",
                (game_id,),
            )
            _go_along_branch(connection, game_id, number, move_text)

    def rewind(self, game_id: int, number: int) -> None:
        """Take back every move after `number`. They are kept: `rewound` lists them until another move is made.
        A finished game is open again. ValueError if there are not that many moves."""
        with self._database.writing() as connection:
            last = self._last_number(connection, game_id)
            if not 0 <= number <= last:
                raise ValueError(f"cannot go back to move {number} of {last}")
            if number == last:
                return
            connection.execute(
                "INSERT INTO discarded (game, number, move, at, redo) "
                "SELECT game, number, move, at, 1 FROM moves WHERE game = ? AND number > ? ORDER BY number",
                (game_id, number),
            )
            connection.execute("DELETE FROM moves WHERE game = ? AND number > ?", (game_id, number))
            connection.execute(
                "UPDATE games SET final = '', finished = NULL, outcome = NULL, touched = ? WHERE id = ?",
                (self._now(), game_id),
            )

    def rewound(self, game_id: int) -> tuple[str, ...]:
        """The moves that were taken back and can be made again from the present position, the next one first. To redo,
        `append` the first."""
        rows = self._database.rows(
            "SELECT move FROM discarded WHERE game = ? AND redo = 1 ORDER BY number", game_id
        )
        return tuple(row["move"] for row in rows)

    def finish(self, game_id: int, final: str = "", outcome: Mapping[str, Any] | None = None) -> None:
        """The game has ended. `final` is the digest of its last position, `outcome` plain data (`outcome_data`)."""
        now = self._now()
        with self._database.writing() as connection:
            cursor = connection.execute(
                "UPDATE games SET final = ?, finished = ?, outcome = ?, touched = ? WHERE id = ?",
                (final, now, to_json(outcome or {}), now, game_id),
            )
            _must_exist(cursor, game_id)

    def summarise(self, game_id: int, data: Mapping[str, Any]) -> None:
        """Keep a small summary (score, phase, whose turn) that lists of games can show without replaying."""
        with self._database.writing() as connection:
            cursor = connection.execute("UPDATE games SET summary = ? WHERE id = ?", (to_json(data), game_id))
            _must_exist(cursor, game_id)

    def _last_number(self, connection: sqlite3.Connection, game_id: int) -> int:
        row = connection.execute(
            "SELECT (SELECT max(number) FROM moves WHERE game = games.id) FROM games WHERE id = ?", (game_id,)
        ).fetchone()
        if row is None:
            raise StorageProblem("storage.no_game", id=game_id)
        return int(row[0] or 0)

    # --- the shelf

    def list(self) -> tuple[SavedGame, ...]:
        """All games but the deleted ones, the last played first."""
        return self._listed("deleted IS NULL")

    def unfinished(self) -> tuple[SavedGame, ...]:
        """The games that can be played on, the last played first."""
        return self._listed("deleted IS NULL AND finished IS NULL")

    def deleted(self) -> tuple[SavedGame, ...]:
        """The deleted games that can still be restored, the last played first."""
        return self._listed("deleted IS NOT NULL")

    def _listed(self, which: str) -> tuple[SavedGame, ...]:
        return tuple(read_saved_game(row) for row in self._database.rows(_LIST.format(which=which)))

    def load(self, game_id: int) -> GameRecord:
        """The record of a game, also of a deleted one. StorageProblem no_game or game_damaged."""
        rows = self._database.rows("SELECT * FROM games WHERE id = ?", game_id)
        if not rows:
            raise StorageProblem("storage.no_game", id=game_id)
        moves = self._database.rows("SELECT move FROM moves WHERE game = ? ORDER BY number", game_id)
        return read_record(rows[0], tuple(row["move"] for row in moves))

    def delete(self, game_id: int) -> None:
        """Throw a game away; it can be restored for 30 days."""
        self._set_deleted(game_id, self._now())

    def restore_deleted(self, game_id: int) -> None:
        """Take a deleted game back onto the shelf."""
        self._set_deleted(game_id, None)

    def _set_deleted(self, game_id: int, when: int | None) -> None:
        with self._database.writing() as connection:
            cursor = connection.execute("UPDATE games SET deleted = ? WHERE id = ?", (when, game_id))
            _must_exist(cursor, game_id)

    def purge(self) -> int:
        """Remove the games that were deleted 30 days ago or earlier, for good; how many. Called by `Store.open`."""
        limit = self._now() - KEEP_DELETED_S
        if not self._database.rows("SELECT 1 FROM games WHERE deleted <= ? LIMIT 1", limit):
            return 0
        with self._database.writing() as connection:
            return connection.execute("DELETE FROM games WHERE deleted <= ?", (limit,)).rowcount

    # --- files

    def export(self, game_id: int, path: Path) -> None:
        """Write a game to a file of its own; a file of that name is replaced, in one step. StorageProblem
        cannot_write."""
        write_record_file(self.load(game_id), path)

    def import_file(self, path: Path) -> int:
        """Take in a game from a file that `export` wrote; its id. The record is played through first (a long game takes
        some tenths of a second). StorageProblem cannot_read, too_big, not_utf8, unknown_game or bad_file says what is
        wrong with it."""
        imported = read_record_file(path, self._find_game)
        with self._database.writing():
            game_id = self.create(imported.record)
            if imported.outcome is not None:
                self.finish(game_id, imported.final, outcome_data(imported.outcome))
        return game_id


def _must_exist(cursor: sqlite3.Cursor, game_id: int) -> None:
    if cursor.rowcount == 0:
        raise StorageProblem("storage.no_game", id=game_id)


def _go_along_branch(connection: sqlite3.Connection, game_id: int, number: int, move_text: str) -> None:
    """After a move: it was the next of the moves taken back (then that one is no longer discarded), or it leaves
    their branch (then they can no longer be redone)."""
    ahead = connection.execute(
        "SELECT id, number, move FROM discarded WHERE game = ? AND redo = 1 ORDER BY number LIMIT 1", (game_id,)
    ).fetchone()
    if ahead is None:
        return
    if (ahead["number"], ahead["move"]) == (number, move_text):
        connection.execute("DELETE FROM discarded WHERE id = ?", (ahead["id"],))
    else:
        connection.execute("UPDATE discarded SET redo = 0 WHERE game = ? AND redo = 1", (game_id,))
