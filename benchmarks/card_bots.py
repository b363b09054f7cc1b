"""How fast the adept player of the card game decides, and how often it beats the novice with equal decks."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
GAMES = 6


def measure() -> list[dict[str, Any]]:
    """Processor time of the adept's decisions with a choice, with two decks in which every card has an ability."""
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    from tests.helpers.card_decks import mixed_deck, setup_data

    deck = mixed_deck("agency", "miskatonic", "syndicate")
    seconds: list[float] = []
    won = sum(_play(setup_data(deck, deck), game, seconds) for game in range(GAMES))
    seconds.sort()
    return [
        {"name": "cards.bots.adept_wins", "value": round(won / GAMES, 3), "unit": "share"},
        {"name": "cards.bots.move_ms_median", "value": round(1000 * seconds[len(seconds) // 2], 1), "unit": "ms"},
        {"name": "cards.bots.move_s_p95", "value": round(seconds[int(len(seconds) * 0.95)], 4), "unit": "s"},
        {"name": "cards.bots.move_s_max", "value": round(seconds[-1], 3), "unit": "s"},
    ]


def _play(data: dict[str, Any], game: int, seconds: list[float]) -> bool:
    """One game against the novice; does the adept win?"""
    from cthulhu_desktop.bots.base import Limit, ask
    from cthulhu_desktop.bots.registry import make_bot
    from cthulhu_desktop.core.cards.game import GAME
    from cthulhu_desktop.core.kernel import Rng

    adept, novice = make_bot("cards", "adept"), make_bot("cards", "novice")
    state, rng, own = GAME.begin(GAME.read_setup(data), game).state, Rng(game + 1), game % 2
    while (decision := state.decision) is not None:
        bot = adept if decision.seat == own else novice
        begun = time.process_time()
        move = ask(bot, state, Limit(time_s=1e9), rng)
        if bot is adept and decision.options.count() > 1:
            seconds.append(time.process_time() - begun)
        state.apply(move)
    return state.outcome is not None and own in state.outcome.winners


if __name__ == "__main__":
    for figure in measure():
        print(f"{figure['name']}: {figure['value']} {figure['unit']}")
