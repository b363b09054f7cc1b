"""A finished or unfinished game shown again, move by move."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from cthulhu_desktop.bridge.session import GameSession
from cthulhu_desktop.bridge.timeline import Batch, Timeline
from cthulhu_desktop.core.kernel import Game, GameRecord, KernelReason, Move, Refused


class ReplaySession(GameSession):
    """Looks like any session to a table, but nobody at the table may move: `step` makes the next move of the record,
    `go_to` lays out any position of it. Nothing is saved. `stepped(int)` tells how many moves are shown.

    With `near` the session is a look back into a game that is still played: whoever sits at seat `near` sees what that
    seat saw, and nothing of what is hidden from it, whatever seat is asked for.
    """

    stepped = Signal(int)
    is_replay = True

    def __init__(
        self, game: Game[Any], record: GameRecord, parent: QObject | None = None, *, near: int | None = None,
        timeline: Timeline | None = None,
    ) -> None:  # fmt: skip
        """RecordError if `record` cannot be followed to its end. `timeline` spares following it: one of this record
        that nobody else uses."""
        line = timeline if timeline is not None else Timeline(game, record)
        self.whole = line.record
        self.near = near
        self._batches = tuple(self._shown(line.batch(number)) for number in range(line.number + 1))
        line.seek(0)
        super().__init__(game, record, parent=parent, timeline=line)

    @property
    def total(self) -> int:
        """How many moves the record has."""
        return len(self._batches) - 1

    @property
    def bot_seats(self) -> frozenset[int]:
        """All seats: no person at the table is asked."""
        return frozenset(range(self.seats))

    def batches(self) -> tuple[Batch, ...]:
        """What every move of the record brought about, the opening first."""
        return self._batches

    def view(self, seat: int | None) -> Any:
        """What `seat` knew then; in a look back what `near` knew."""
        return super().view(seat if self.near is None else self.near)

    def history(self) -> tuple[Batch, ...]:
        """All batches that led to the position shown."""
        return self._batches[: self.number + 1]

    def _shown(self, batch: Batch) -> Batch:
        if self.near is None:
            return batch
        move = batch.move if batch.seat == self.near else None
        return Batch(batch.number, batch.seat, move, batch.seen_by(self.near))

    def start(self) -> None:
        """As for any session; the opening is told as it is shown."""
        if self._started or self._closed:
            return
        self._started = True
        with self._tell():
            self.occurred.emit(self._batches[0])

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
        """Make the next move of the record. False at its end, or while a move is being told."""
        if self._telling or not self._can_jump() or self.number >= self.total:
            return False
        self._line.seek(self.number + 1)
        with self._tell():
            self.occurred.emit(self._batches[self.number])
        self.stepped.emit(self.number)
        return True

    def go_to(self, number: int) -> None:
        """Lay out the position after `number` moves."""
        number = max(0, min(number, self.total))
        if self._telling or not self._can_jump() or number == self.number:
            return
        self._line.seek(number)
        self._jumped()
        self.stepped.emit(self.number)
