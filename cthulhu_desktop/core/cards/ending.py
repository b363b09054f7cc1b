"""How a game ends."""

from __future__ import annotations

from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.kernel import Outcome


def end_game(state: CardsState, winner: int, why: str, rule: str) -> None:
    """The game is over (winner -1: a draw); nothing else happens (CG-15.4.1)."""
    state.over = Outcome((winner,) if winner >= 0 else (), why, rule)
    state.stack.clear()
    state.question = None
    state.out.append(th.GameOver(winner, why))
