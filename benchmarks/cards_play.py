"""The card game's engine: random self-play, copies of a state, a view.

`cards.random` plays two decks of 50 plain characters, `cards.abilities` two decks in which every card has an ability,
`cards.edition` the preset decks that come with the program, each against the next.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
GAMES = 20
COPIES = 5000


def measure() -> list[dict[str, Any]]:
    """Decisions a second (each: sample an option, apply it), games a second, microseconds a copy and a view."""
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    from tests.helpers.card_decks import mixed_setup, vanilla_setup

    figures: list[dict[str, Any]] = []
    for name, setup in (("random", vanilla_setup()), ("abilities", mixed_setup())):
        decisions, seconds = _play(setup)
        figures += [
            {"name": f"cards.{name}.decisions_per_s", "value": round(decisions / seconds), "unit": "1/s"},
            {"name": f"cards.{name}.games_per_s", "value": round(GAMES / seconds, 1), "unit": "1/s"},
        ]
    decisions, seconds, games = _presets()
    figures += [
        {"name": "cards.edition.decisions_per_s", "value": round(decisions / seconds), "unit": "1/s"},
        {"name": "cards.edition.games_per_s", "value": round(games / seconds, 1), "unit": "1/s"},
    ]
    state = _middle(mixed_setup())
    figures.append({"name": "cards.copy_us", "value": round(_micro(state.copy), 1), "unit": "µs"})
    figures.append({"name": "cards.view_us", "value": round(_micro(lambda: state.view(0)), 1), "unit": "µs"})
    return figures


def _play(data: dict[str, Any], game: Any = None, games: int = GAMES) -> tuple[int, float]:
    from cthulhu_desktop.core.cards.game import GAME
    from cthulhu_desktop.core.kernel import Rng

    game = game or GAME
    setup = game.read_setup(data)
    game.begin(setup, 0)  # what is worked out once for a setup is no part of playing
    decisions = 0
    before = time.process_time()
    for seed in range(games):
        state = game.begin(setup, seed).state
        rng = Rng(seed + 1)
        while (decision := state.decision) is not None:
            state.apply(decision.options.sample(rng))
            decisions += 1
    return decisions, time.process_time() - before


def _presets() -> tuple[int, float, int]:
    """Two games of each pair of neighbouring presets."""
    from cthulhu_desktop.core.cards.game import CardsGame
    from cthulhu_desktop.data_files import resource
    from cthulhu_desktop.sets import catalogue_of, load_sets, read_presets

    catalogue = catalogue_of(load_sets(resource("sets")))
    presets = read_presets(resource("decks"), catalogue)
    game = CardsGame(catalogue)
    total, seconds = 0, 0.0
    for one, two in zip(presets, (*presets[1:], presets[0]), strict=True):
        data = {"decks": [list(one.ids()), list(two.ids())], "stories": list(catalogue.stories)}
        decisions, spent = _play(data, game, 2)
        total, seconds = total + decisions, seconds + spent
    return total, seconds, 2 * len(presets)


def _middle(data: dict[str, Any]) -> Any:
    """A position in the middle of a game."""
    from cthulhu_desktop.core.cards.game import GAME
    from cthulhu_desktop.core.kernel import Rng

    state = GAME.begin(GAME.read_setup(data), 3).state
    rng = Rng(5)
    for _ in range(200):
        assert state.decision is not None
        state.apply(state.decision.options.sample(rng))
    return state


def _micro(function: Callable[[], Any]) -> float:
    before = time.process_time()
    for _ in range(COPIES):
        function()
    return (time.process_time() - before) / COPIES * 1e6


if __name__ == "__main__":
    for figure in measure():
        print(f"{figure['name']}: {figure['value']} {figure['unit']}")
