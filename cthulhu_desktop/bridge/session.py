"""One game being played: the host between the core, the window, the bots and the saves."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from traceback import format_exc
from typing import Any

from PySide6.QtCore import QObject, Signal

from cthulhu_desktop.bots.base import Limit, derived_seed, world_for
from cthulhu_desktop.bots.registry import bot_place
from cthulhu_desktop.bridge.bot_process import BotJob
from cthulhu_desktop.bridge.bot_runner import BotAnswer, BotFailure, BotRunner
from cthulhu_desktop.bridge.reports import Report
from cthulhu_desktop.bridge.saving import Keeper, RecordSaver, SaveError
from cthulhu_desktop.bridge.timeline import Batch, Timeline
from cthulhu_desktop.core.kernel import Decision, Game, GameRecord, KernelReason, Move, Outcome, Refused, Rng, State

__all__ = ["Batch", "GameSession", "RecordSaver", "SaveError"]

log = logging.getLogger(__name__)

MAX_FAILURES = 5  # moves for a bot that broke the game in one position before its seat is left alone


class GameSession(QObject):
    """Takes moves from people and bots one at a time, saves each before showing it, and can go back.

    Seats that are in `bots` are played by the bot of that name, all others by people at this window. All signals
    come in the thread of the window. `submit` may be called from inside a slot: the move is taken once the present
    one has been told to everybody.
    """

    occurred = Signal(object)  # Batch: one emission a move
    decision_changed = Signal(object)  # Decision | None, after every batch, jump and failure
    game_over = Signal(object)  # Outcome
    refused = Signal(object)  # Refused: nothing has changed
    rewound = Signal(object)  # int, the number now: lay out from the view
    thinking = Signal(object)  # int | None: the seat of the bot that thinks
    failed = Signal(object)  # Report: the move that broke the game was dropped
    save_failed = Signal(object)  # has .reason and .args_by_name; once until saving works again
    bot_failed = Signal(object)  # BotFailure: a random move is made instead

    is_replay = False  # whether a recorded game is shown and nobody decides anything
    near: int | None = None  # whoever looks at a replay sits at that seat; None: anybody

    def __init__(
        self,
        game: Game[Any],
        record: GameRecord,
        *,
        bots: Mapping[int, str] | None = None,
        saver: RecordSaver | None = None,
        parent: QObject | None = None,
        limit: Limit | None = None,
        timeline: Timeline | None = None,
    ) -> None:
        """RecordError if `record` cannot be followed; KeyError for an unknown bot. `saver` already holds the moves of
        `record`. `timeline` spares following a long record in the window's thread: make it in a task."""
        places = {seat: bot_place(game.name, name) for seat, name in (bots or {}).items()}
        line = timeline if timeline is not None else Timeline(game, record)
        super().__init__(parent)
        self._line = line
        self._bots = places
        self._seats = game.seats(game.read_setup(record.setup))
        self._limit = limit if limit is not None else Limit()
        self._keeper = Keeper(saver, line)
        self._started = self._closed = self._telling = self._held = False
        self._submitted: deque[tuple[Move, int]] = deque()
        self._ticket = 0
        self._failures = 0
        self._thinking_seat: int | None = None
        self._parked: BotAnswer | BotFailure | None = None
        self._runner = BotRunner(self)
        self._runner.answered.connect(self._on_bot_done)
        self._runner.failed.connect(self._on_bot_done)
        if self._bots and self.outcome is None:
            self._runner.warm_up(self._bots.values())

    # ---- what it is

    @property
    def number(self) -> int:
        """How many moves led to the present position; an answer must carry it."""
        return self._line.number

    @property
    def decision(self) -> Decision | None:
        """The open question; None once the game is over."""
        return self._line.state.decision

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self._line.state.outcome

    @property
    def record(self) -> GameRecord:
        """Setup, seed and the moves that led here; with `final` once the game is over."""
        return self._line.record

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self._line.game

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._seats

    @property
    def bot_seats(self) -> frozenset[int]:
        """The seats played by bots."""
        return frozenset(self._bots)

    @property
    def thinking_seat(self) -> int | None:
        """The seat of the bot that thinks now."""
        return self._thinking_seat

    @property
    def bot_process(self) -> int | None:
        """The number of the process that bots think in; None if there is none."""
        return self._runner.pid

    @property
    def unsaved_moves(self) -> int:
        """How many of the last moves could not be saved."""
        return self._keeper.unsaved

    def view(self, seat: int | None) -> Any:
        """What `seat` knows now (None: an onlooker)."""
        return self._line.state.view(seat)

    def position(self) -> State:
        """A copy of the present position with everything in it: for whoever may see what no seat's view shows."""
        return self._line.state.copy()

    def history(self) -> tuple[Batch, ...]:
        """All batches that led here, the opening first: for the log after a game was loaded or gone back in."""
        return tuple(self._line.batch(number) for number in range(self.number + 1))

    # ---- playing

    def start(self) -> None:
        """Tell where the game is: the opening batch of a new game, or `rewound` for one that is played on; then the
        first decision. Only the first call does anything."""
        if self._started or self._closed:
            return
        self._started = True
        with self._tell():
            if self.number == 0:
                self.occurred.emit(self._line.batch(0))
            else:
                self.rewound.emit(self.number)
        self._go_on()

    def retell(self) -> None:
        """Tell where the game is once more, as after a jump: for a table that has shown something else meanwhile."""
        if self._started and not self._closed:
            with self._tell():
                self.rewound.emit(self.number)
            self._go_on()

    def submit(self, move: Move, number: int) -> None:
        """Take a person's answer to the decision that was open at `number`; `refused` says why not."""
        self._submitted.append((move, number))
        self._go_on()

    def hold_bots(self, hold: bool) -> None:
        """While held, bots may think but nothing of theirs is played."""
        self._held = hold
        self._go_on()

    def close(self) -> None:
        """Stop: bots are ended, later answers are dropped. The moves are saved already. May be called twice."""
        self._closed = True
        self._runner.close()

    def _go_on(self) -> None:
        """Take what was submitted, then what bots answered; unless a move is being told: its teller comes here."""
        while self._started and not (self._telling or self._closed):
            if self._submitted:
                self._take_submitted(*self._submitted.popleft())
            elif self._parked is not None and not self._held:
                self._take_from_bot(self._parked)
            elif not self._ask_bot():
                return

    def _take_submitted(self, move: Move, number: int) -> None:
        decision = self.decision
        if decision is None:
            self.refused.emit(Refused(KernelReason.GAME_OVER))
        elif number != self.number:
            self.refused.emit(Refused(KernelReason.OLD_POSITION))
        elif decision.seat in self._bots:
            self.refused.emit(Refused(KernelReason.WRONG_SEAT))
        else:
            self._play(move)

    def _play(self, move: Move) -> bool:
        """Apply, save, tell. False if the game refused the move or broke."""
        try:
            result = self._line.take(move)
        except Exception:  # whatever the rules may raise costs this move only
            trace = format_exc()
            log.exception("move %r broke the game after %d moves", move, self.number)
            with self._tell():
                self.failed.emit(self._report(move, trace))
            return False
        if isinstance(result, Refused):
            self.refused.emit(result)
            return False
        with self._tell():
            self._position_changed()
            self.occurred.emit(self._line.batch(self.number))
        return True

    @contextmanager
    def _tell(self) -> Iterator[None]:
        """Tell what is in the block, then the decision."""
        with self._holding():
            yield
            if not self._closed:
                self.decision_changed.emit(self.decision)
            if not self._closed and self.outcome is not None:
                self.game_over.emit(self.outcome)

    @contextmanager
    def _holding(self) -> Iterator[None]:
        """While slots are being told, what they submit waits and nothing can be taken back, so that everybody hears
        of all moves in order."""
        before, self._telling = self._telling, True
        try:
            yield
        finally:
            self._telling = before

    def _position_changed(self) -> None:
        """Before a new position is told: it is saved, and what a bot thinks about the old one is of no use."""
        self._failures = 0
        self._forget_bot()
        problem = self._keeper.keep()
        if problem is not None:
            self.save_failed.emit(problem)

    def _report(self, move: Move, trace: str) -> Report:
        try:
            text = self.game.write_move(move)
        except Exception:  # a move of another game, or of no game
            text = repr(move)
        return Report(f"{self.game.name}: move {self.number + 1} ({text}) broke the game", trace, self.record.to_text())

    # ---- going back

    def can_undo(self, *, agreed: bool = False) -> bool:
        """Whether `undo` would go back. Moves that showed something new are taken back only by someone who plays alone
        against bots, or when all at the table have `agreed`; final ones never (DG-3.5)."""
        number = self._line.last_decision_of(self._is_person)
        alone = self._seats - len(self._bots) == 1
        return self._can_jump() and number is not None and self._line.can_go_back(number, agreed=agreed or alone)

    def undo(self, *, agreed: bool = False) -> bool:
        """Go back to the last decision of a person. False, and nothing changes, if that is not allowed, or while a
        move is being told."""
        number = self._line.last_decision_of(self._is_person)
        if self._telling or number is None or not self.can_undo(agreed=agreed):
            return False
        self._line.go_back(number)
        self._keeper.went_back()
        self._jumped()
        return True

    def start_over(self) -> bool:
        """Go back to the beginning in one step. False, and nothing changes, if some move may not be taken back."""
        alone = self._seats - len(self._bots) == 1
        if self._telling or not self._can_jump() or not self._line.can_go_back(0, agreed=alone):
            return False
        self._line.go_back(0)
        self._keeper.went_back()
        self._jumped()
        return True

    def can_redo(self) -> bool:
        """Whether moves that were taken back can be taken again."""
        return self._can_jump() and bool(self._line.ahead)

    def redo(self) -> bool:
        """Take the last `undo` back. False if there is none."""
        if self._telling or not self.can_redo():
            return False
        self._line.go_forward(self._is_person)
        self._jumped()
        return True

    def _is_person(self, seat: int) -> bool:
        return seat not in self._bots

    def _can_jump(self) -> bool:
        return self._started and not self._closed

    def _jumped(self) -> None:
        self._submitted.clear()
        with self._tell():
            self._position_changed()
            self.rewound.emit(self.number)
        self._go_on()

    # ---- bots

    def _ask_bot(self) -> bool:
        """Have the bot that is asked think, if it does not think already. True if there is an answer at once."""
        decision = self.decision
        if decision is None or decision.seat not in self._bots:
            return False
        if self._failures:
            return self._failures < MAX_FAILURES and not self._held and self._play_by_chance(decision)
        if self._thinking_seat is not None:
            return False
        self._ticket += 1
        self._set_thinking(decision.seat)
        seed = derived_seed(self.record.seed, "bot", self.number, decision.seat)
        try:
            world = world_for(self._line.state, Rng(seed))
        except Exception:  # a position that cannot be dealt anew is played on by chance
            self._parked = BotFailure(self._ticket, decision.seat, "no_world", format_exc())
            return not self._held
        self._runner.ask(BotJob(self._ticket, decision.seat, self._bots[decision.seat], world, self._limit, seed))
        return False

    def _on_bot_done(self, result: BotAnswer | BotFailure) -> None:
        if result.ticket == self._ticket:  # else it is late: the question has changed since
            self._parked = result
            self._go_on()

    def _take_from_bot(self, result: BotAnswer | BotFailure) -> None:
        self._parked = None
        decision = self.decision
        assert decision is not None  # a position that asks nobody has no ticket
        if isinstance(result, BotAnswer):
            if result.move in decision.options:
                self._failures = 0 if self._play(result.move) else 1
                return
            result = BotFailure(result.ticket, result.seat, "illegal", repr(result.move))
        log.warning("bot %s: %s\n%s", self._bots[result.seat], result.why, result.detail)
        with self._holding():
            self.bot_failed.emit(result)
        self._play_by_chance(decision)

    def _play_by_chance(self, decision: Decision) -> bool:
        """Make a random legal move for a bot's seat. True if there may be more to do at once."""
        seed = derived_seed(self.record.seed, "chance", self.number, self._failures)
        failures = self._failures + 1
        self._failures = 0 if self._play(decision.options.sample(Rng(seed))) else failures
        if self._failures >= MAX_FAILURES:
            self._forget_bot()
        return True

    def _forget_bot(self) -> None:
        self._ticket += 1
        self._parked = None
        self._runner.cancel()
        if self._thinking_seat is not None:
            self._set_thinking(None)

    def _set_thinking(self, seat: int | None) -> None:
        self._thinking_seat = seat
        with self._holding():
            self.thinking.emit(seat)
