"""How fast the dice game plays at random, on one core: python benchmarks/dice_selfplay.py"""

from __future__ import annotations

import json
import time

from cthulhu_desktop.core.dice.game import GAME
from cthulhu_desktop.core.dice.setup import DiceSetup
from cthulhu_desktop.core.kernel import Rng

SECONDS = 1.5  # a run
CULTS = (2, 4, 6)


def random_decisions(cults: int, seconds: float, seed: int = 1) -> tuple[int, int, float]:
    """Play whole games at random for so long: decisions, games, and the seconds of processor time they took."""
    rng, decisions, games = Rng(seed), 0, 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        state = GAME.begin(DiceSetup(cults), rng.next64()).state
        while (decision := state.decision) is not None:
            state.apply(decision.options.sample(rng))
        decisions += state.number
        games += 1
    return decisions, games, spent


def copies(seconds: float) -> float:
    """Microseconds of one copy of a state."""
    state, rng = GAME.begin(DiceSetup(4), 1).state, Rng(1)
    while state.number < 60 and state.decision is not None:
        state.apply(state.decision.options.sample(rng))
    made, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        for _ in range(1_000):
            state.copy()
        made += 1_000
    return spent / made * 1e6


def measure() -> list[dict[str, str | float]]:
    """The figures of this file, each {"name", "value", "unit"}."""
    decisions = games = 0
    spent = 0.0
    random_decisions(2, 0.3)  # fills the caches of options, as any longer run does
    for cults in CULTS:
        more = random_decisions(cults, SECONDS)
        decisions, games, spent = decisions + more[0], games + more[1], spent + more[2]
    return [
        {"name": "dice.random.decisions_per_s", "value": round(decisions / spent), "unit": "1/s"},
        {"name": "dice.random.games_per_s", "value": round(games / spent, 1), "unit": "1/s"},
        {"name": "dice.copy_us", "value": round(copies(0.3), 2), "unit": "us"},
    ]


if __name__ == "__main__":
    for figure in measure():
        print(json.dumps(figure))
