"""How well and how fast the bots of the dice game play.

python benchmarks/dice_bots.py [GAMES] plays every pairing so often, seats rotated, and prints how often each side won,
with 95 % confidence. A game can have several winners (DG-7.2).
"""

from __future__ import annotations

import json
import sys
import time
from dataclasses import dataclass, field

from cthulhu_desktop.bots.base import Bot, Limit
from cthulhu_desktop.bots.registry import make_bot
from cthulhu_desktop.core.dice.game import GAME
from cthulhu_desktop.core.dice.setup import DiceSetup
from cthulhu_desktop.core.kernel import Outcome, Rng

LIMIT = Limit(time_s=60.0, nodes=2_000)  # time never decides, so that every run is the same
PAIRS = (("cautious", "random", 2), ("bold", "random", 2), ("bold", "cautious", 2), ("bold", "cautious", 3),
         ("bold", "cautious", 4), ("bold", "cautious", 6))  # fmt: skip


@dataclass
class Result:
    """What came of a series: games, and how often the bot won, and its rivals on the average."""

    games: int = 0
    won: int = 0
    rivals_won: float = 0.0
    seconds: list[float] = field(default_factory=list)

    def line(self) -> str:
        share, rivals = self.won / self.games, self.rivals_won / self.games
        margin = 1.96 * (share * (1 - share) / self.games) ** 0.5
        return f"won {share:.1%} ± {margin:.1%} of {self.games} games, each rival {rivals:.1%}"


def play(bots: list[Bot], setup: DiceSetup, seed: int, seconds: list[float]) -> Outcome:
    """One game; the processor time of every decision with a choice goes into `seconds`."""
    state, rng = GAME.begin(setup, seed).state, Rng(seed)
    while (decision := state.decision) is not None:
        view = state.view(decision.seat)
        begun = time.process_time()
        move = bots[decision.seat].choose(view, decision, LIMIT, rng)
        if decision.options.count() > 1:
            seconds.append(time.process_time() - begun)
        assert state.apply(move), move
    assert state.outcome is not None
    return state.outcome


def series(name: str, rival: str, cults: int, games: int) -> Result:
    """So many games of one bot against rivals of another kind; it sits on every seat in turn, with the same dice."""
    one, other = make_bot("dice", name), make_bot("dice", rival)
    result = Result(games)
    for game in range(games):
        seat = game % cults
        bots = [one if cult == seat else other for cult in range(cults)]
        outcome = play(bots, DiceSetup(cults), game // cults, result.seconds)  # type: ignore[arg-type]
        result.won += seat in outcome.winners
        result.rivals_won += sum(winner != seat for winner in outcome.winners) / (cults - 1)
    return result


def measure() -> list[dict[str, str | float]]:
    """The figures of this file, each {"name", "value", "unit"}."""
    result = series("bold", "cautious", 2, 60)
    late = sorted(result.seconds)[int(len(result.seconds) * 0.95)]
    return [
        {"name": "dice.bots.bold_wins", "value": round(result.won / result.games, 3), "unit": "share"},
        {"name": "dice.bots.move_s_p95", "value": round(late, 4), "unit": "s"},
        {"name": "dice.bots.move_s_max", "value": round(max(result.seconds), 3), "unit": "s"},
    ]


if __name__ == "__main__":
    if len(sys.argv) == 1:
        for figure in measure():
            print(json.dumps(figure))
    else:
        for first, second, number in PAIRS:
            played = series(first, second, number, int(sys.argv[1]))
            print(f"{first} against {second}, {number} cults: {played.line()}", flush=True)
