"""Trying a move out: take it in a copy of the position, let both sides act by reflex to the end of the phase, and see
what the position is worth then. So every text is weighed by what it does, without being read."""

from __future__ import annotations

import time
from collections.abc import Iterable

from cthulhu_desktop.bots.base import Limit
from cthulhu_desktop.bots.cards_reflex import reflex
from cthulhu_desktop.bots.cards_worth import GAME, position_value
from cthulhu_desktop.core.cards.options import Commitments
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.kernel import Move, Refused

MOST_MOVES = 450  # applied in one look ahead, all tries together
MOST_STEPS = 120  # of one try
COMMIT_PRICE = 15  # moves: what working out a commitment counts as
CLOCK_SHARE = 0.5  # of the time that may be thought


class Ahead:
    """Tries moves in one position. It stops trying when its means are used up."""

    def __init__(self, state: CardsState, seat: int, limit: Limit, most: int = MOST_MOVES) -> None:
        self.state, self.seat = state, seat
        self.left = min(most, max(1, limit.nodes))
        self.until = time.perf_counter() + CLOCK_SHARE * limit.time_s

    @property
    def tired(self) -> bool:
        """No more tries."""
        return self.left <= 0 or time.perf_counter() > self.until

    def value(self, move: Move) -> float:
        """What the position is worth at the end of the phase if `move` is made now."""
        state = self.state.copy()
        if isinstance(state.apply(move), Refused):
            return -2 * GAME
        self.left -= 1
        self._roll(state)
        return position_value(state, self.seat)

    def best(self, moves: Iterable[Move]) -> Move | None:
        """The best of the moves; the first among equals. None if there are none."""
        best, chosen = float("-inf"), None
        for move in moves:
            if chosen is not None and self.tired:
                break
            value = self.value(move)
            if value > best + 1e-6:
                best, chosen = value, move
        return chosen

    def _roll(self, state: CardsState) -> None:
        """On by reflex to the first question of another phase."""
        turn, phase = self.state.turn, self.state.phase
        for _ in range(MOST_STEPS):
            decision = state.decision
            if decision is None or (state.turn, state.phase) != (turn, phase):
                return
            self.left -= COMMIT_PRICE if isinstance(decision.options, Commitments) else 1
            if isinstance(state.apply(reflex(state, decision)), Refused):
                state.apply(next(iter(decision.options)))
