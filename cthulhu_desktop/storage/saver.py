"""What a running game writes to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from cthulhu_desktop.core.kernel import GameRecord
from cthulhu_desktop.storage.record_files import write_record_file
from cthulhu_desktop.storage.store import Store


class Append(NamedTuple):
    """Move `number` was made."""

    number: int
    move: str


class Rewind(NamedTuple):
    """The moves after `number` were taken back."""

    number: int


class Finish(NamedTuple):
    """The game has ended."""

    final: str
    outcome: Mapping[str, Any]


Change = Append | Rewind | Finish


class GameSaver:
    """Writes one game of a store, change by change. Used from one thread at a time.

    A change that cannot be written (full disk, folder gone) raises StorageProblem, but is not lost: it waits in
    `pending` and is written, in order and before anything newer, with the next change or `flush`. Meanwhile `record`
    has it, and `export` writes the game to another place.
    """

    def __init__(self, store: Store, game_id: int) -> None:
        self._store = store
        self._record = store.games.load(game_id)
        self._pending: list[Change] = []
        self.game_id = game_id

    @property
    def record(self) -> GameRecord:
        """The game with all its moves, the pending ones too."""
        return self._record

    @property
    def pending(self) -> tuple[Change, ...]:
        """The changes that are not on the disk yet."""
        return tuple(self._pending)

    def append(self, number: int, move_text: str) -> None:
        """Move `number` (from 1) was made; it is on the disk when this returns. ValueError if it does not follow the
        last one."""
        if number != len(self._record.moves) + 1:
            raise ValueError(f"move {number} cannot follow move {len(self._record.moves)}")
        self._record = self._record.with_move(move_text)
        self._write(Append(number, move_text))

    def rewind(self, number: int) -> None:
        """The moves after `number` were taken back. ValueError if there are not that many."""
        if not 0 <= number <= len(self._record.moves):
            raise ValueError(f"cannot go back to move {number} of {len(self._record.moves)}")
        self._record = replace(self._record, moves=self._record.moves[:number], final="")
        self._write(Rewind(number))

    def finish(self, final_digest: str = "", outcome: Mapping[str, Any] | None = None) -> None:
        """The game has ended."""
        self._record = replace(self._record, final=final_digest)
        self._write(Finish(final_digest, outcome or {}))

    def flush(self) -> None:
        """Write what is pending. StorageProblem if it still cannot be written."""
        with self._store.together():
            for change in self._pending:
                self._write_one(change)
        self._pending.clear()

    def export(self, path: Path) -> None:
        """Write the whole game to a file elsewhere. StorageProblem cannot_write."""
        write_record_file(self._record, path)

    def _write(self, change: Change) -> None:
        self._pending.append(change)
        self.flush()

    def _write_one(self, change: Change) -> None:
        games = self._store.games
        match change:
            case Append(number, move):
                games.append(self.game_id, number, move)
            case Rewind(number):
                games.rewind(self.game_id, number)
            case Finish(final, outcome):
                games.finish(self.game_id, final, outcome)
