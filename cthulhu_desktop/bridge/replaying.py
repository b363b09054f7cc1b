"""A finished or unfinished game shown again, move by move."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from cthulhu_desktop.bridge.session import GameSession
from cthulhu_desktop.bridge.timeline import Timeline
from cthulhu_desktop.core.kernel import Game, GameRecord, KernelReason, Move, Refused


class ReplaySession(GameSession):
    """Looks like any session to a table, but nobody at the table may move: `step` makes the next move of the record,
    `go_to` lays out any position of it. Nothing is saved. `stepped(int)` tells how many moves are shown."""

    stepped = Signal(int)
    is_replay = True

    def __init__(self, game: Game[Any], record: GameRecord, parent: QObject | None = None) -> None:
        """RecordError if `record` cannot be followed to its end."""
        whole = Timeline(game, record)
        self._moves = tuple(step.move for step in whole.steps)
        super().__init__(game, replace(record, moves=(), final=""), parent=parent)

    @property
    def total(self) -> int:
        """How many moves the record has."""
        return len(self._moves)

    @property
    def bot_seats(self) -> frozenset[int]:
        """All seats: no person at the table is asked."""
        return frozenset(range(self.seats))

    def submit(self, move: Move, number: int) -> None:
        """Refused: the moves are those of the record."""
        self.refused.emit(Refused(KernelReason.WRONG_SEAT))

    def can_undo(self, *, agreed: bool = False) -> bool:
        """Never by the table's own undo; see `go_to`."""
        return False

    def can_redo(self) -> bool:
        """Never by the table's own redo; see `step`."""
        return False

    def step(self) -> bool:
        """Make the next move of the record. False at its end."""
        if not self._can_jump() or self.number >= self.total:
            return False
        super().submit(self._moves[self.number], self.number)
        self.stepped.emit(self.number)
        return True

    def go_to(self, number: int) -> None:
        """Lay out the position after `number` moves."""
        number = max(0, min(number, self.total))
        if not self._can_jump() or number == self.number:
            return
        if number < self.number:
            self._line.go_back(number)
        while self.number < number:
            self._line.take(self._moves[self.number])
        self._jumped()
        self.stepped.emit(self.number)
