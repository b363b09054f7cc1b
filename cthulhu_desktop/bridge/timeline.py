"""A game with its past: positions that can be gone back to and forward again. Knows no Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from cthulhu_desktop.core.kernel import (
    Applied,
    Game,
    GameRecord,
    Move,
    Occurrence,
    RecordError,
    Refused,
    Replay,
    State,
    Undo,
)

CHECKPOINT_EVERY = 16  # moves between kept copies: going back replays fewer than this


@dataclass(frozen=True, slots=True)
class Batch:
    """What one move brought about. `number` counts the moves so far, this one included; the opening of a game is
    number 0 without seat and move. The occurrences are the core's own: show a person only what is `seen_by` them."""

    number: int
    seat: int | None
    move: Move | None
    occurrences: tuple[Occurrence, ...]

    def seen_by(self, seat: int | None) -> tuple[Occurrence, ...]:
        """The occurrences as `seat` may see them (None: an onlooker)."""
        return tuple(occurrence.for_seat(seat) for occurrence in self.occurrences)


@dataclass(frozen=True, slots=True)
class Step:
    """One move of the past: who took it, what occurred, what taking it back means."""

    seat: int
    move: Move
    text: str
    occurrences: tuple[Occurrence, ...]
    undo: Undo


class Timeline:
    """The position of a game, its past, and the moves that were taken back and may be taken again.

    `record` always holds the moves that lead to `state`. Long records are better replayed in a task, since that may
    take longer than a frame: nothing here belongs to a thread.
    """

    def __init__(self, game: Game[Any], record: GameRecord) -> None:
        """The position after the moves of `record`. RecordError as `Replay`."""
        replay = Replay.start(game, record)
        self.game = game
        self.record = record
        self.opening = replay.opening
        self.steps: list[Step] = []
        self.ahead: list[Step] = []
        self._checkpoints: list[State] = [replay.state.copy()]
        for step in self._follow(replay):
            self.steps.append(step)
            self._keep(replay.state)
        self.state: State = replay.state
        if record.final and record.final != self.state.digest():
            raise RecordError("record.altered")

    @staticmethod
    def _follow(replay: Replay) -> Iterator[Step]:
        """The steps of a record; the seat is the one asked before the move."""
        texts = iter(replay.record.moves)
        asked = replay.state.decision
        for move, applied in replay.steps():
            assert asked is not None
            yield Step(asked.seat, move, next(texts), applied.occurrences, applied.undo)
            asked = replay.state.decision

    def batch(self, number: int) -> Batch:
        """What move `number` brought about; 0 is the opening."""
        if number == 0:
            return Batch(0, None, None, self.opening)
        step = self.steps[number - 1]
        return Batch(number, step.seat, step.move, step.occurrences)

    @property
    def number(self) -> int:
        """How many moves led here; the number an answer must carry."""
        return len(self.steps)

    def take(self, move: Move) -> Step | Refused:
        """Take `move` for the seat that is asked, on a copy: after a refusal or an exception of the game nothing has
        changed. What was taken back before can no longer be taken again."""
        before = self.number
        result = self._try(move)
        if isinstance(result, Step) and self.ahead:
            self.ahead.clear()
            del self._checkpoints[before // CHECKPOINT_EVERY + 1 :]  # they were of the moves that are gone
            self._keep(self.state)
        return result

    def _try(self, move: Move) -> Step | Refused:
        asked = self.state.decision
        assert asked is not None
        trial = self.state.copy()
        result = trial.apply(move)
        if isinstance(result, Refused):
            return result
        # A position that cannot say what it asks is as broken as one that cannot be reached.
        if (trial.decision is None) != (trial.outcome is not None):
            raise RuntimeError(f"after move {self.number + 1} a game must ask or be over")
        step = Step(asked.seat, move, self.game.write_move(move), result.occurrences, result.undo)
        self.state = trial
        self.steps.append(step)
        self.record = self.record.with_move(step.text)
        self._keep(trial)
        self._mark_end()
        return step

    def _keep(self, state: State) -> None:
        if self.number == len(self._checkpoints) * CHECKPOINT_EVERY:
            self._checkpoints.append(state.copy())

    def can_go_back(self, number: int, *, agreed: bool) -> bool:
        """Whether the moves after the first `number` may be taken back: FREE ones always, REVEALED ones if `agreed`,
        FINAL ones never (DG-3.5)."""
        allowed = (Undo.FREE, Undo.REVEALED) if agreed else (Undo.FREE,)
        return 0 <= number < self.number and all(step.undo in allowed for step in self.steps[number:])

    def last_decision_of(self, mine: Callable[[int], bool]) -> int | None:
        """The number of the last decision before this one whose seat `mine` accepts, or None."""
        return next((number for number in range(self.number - 1, -1, -1) if mine(self.steps[number].seat)), None)

    def go_back(self, number: int) -> None:
        """Make the position after the first `number` moves the present one; `can_go_back` says whether to."""
        nearest = number // CHECKPOINT_EVERY
        state = self._checkpoints[nearest].copy()
        for step in self.steps[nearest * CHECKPOINT_EVERY : number]:
            _applied(state, step.move)
        self.ahead[:0] = self.steps[number:]
        del self.steps[number:]
        self.state = state
        self._set_moves()

    def seek(self, number: int) -> None:
        """Make the position after `number` moves the present one, whether they were taken back or not: a jump either
        way takes up to CHECKPOINT_EVERY moves. IndexError if there are not that many."""
        if not 0 <= number <= self.number + len(self.ahead):
            raise IndexError(number)
        if number < self.number:
            self.go_back(number)
        elif number > self.number:
            self._skip_to(number)
            self._set_moves()

    def _skip_to(self, number: int) -> None:
        nearest = min(number // CHECKPOINT_EVERY, len(self._checkpoints) - 1)
        start = nearest * CHECKPOINT_EVERY
        state = self._checkpoints[nearest] if start > self.number else self.state
        begin = max(start, self.number)
        taken = self.ahead[: number - self.number]
        self.state = state.copy()
        for step in taken[begin - self.number :]:
            _applied(self.state, step.move)
        self.steps += taken
        del self.ahead[: len(taken)]

    def go_forward(self, mine: Callable[[int], bool]) -> None:
        """Take again what was taken back, up to the next decision of a seat that `mine` accepts."""
        while self.ahead:
            step = self.ahead.pop(0)
            self.state = self.state.copy()
            _applied(self.state, step.move)
            self.steps.append(step)
            self._keep(self.state)
            decision = self.state.decision
            if decision is None or mine(decision.seat):
                break
        self._set_moves()

    def _set_moves(self) -> None:
        record = self.record
        moves = tuple(step.text for step in self.steps)
        self.record = GameRecord(record.game, record.rules, record.setup, record.seed, moves, record.about)
        self._mark_end()

    def _mark_end(self) -> None:
        """The record of a game that is over names the position it ended in."""
        if self.state.outcome is not None:
            self.record = replace(self.record, final=self.state.digest())


def _applied(state: State, move: Move) -> Applied:
    """Take a move that was taken before."""
    result = state.apply(move)
    assert isinstance(result, Applied)
    return result
