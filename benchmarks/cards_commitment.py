"""A commitment decision with ten ready characters and three stories: over a million ways, answered without listing."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
TIMES = 2000


def measure() -> list[dict[str, Any]]:
    """Microseconds to ask the decision, to count its options, to draw one at random, and to look one up."""
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    from cthulhu_desktop.core.cards.position import place
    from cthulhu_desktop.core.kernel import Rng

    vanilla = {"id": "a", "title": "a", "type": "character", "skill": 2, "icons": "TC"}
    stories = [{"id": name, "title": name} for name in "ABCDEF"]
    side = {"play": [{"card": "a", "name": f"a{n}"} for n in range(10)], "deck": ["a"] * 10}
    state = place({
        "at": "commit_ap", "cards": [vanilla], "stories": stories, "row": ["A", "B", "C"],
        "story_deck": ["D", "E", "F"], "players": [side, {"deck": ["a"] * 10}],
    }).state  # fmt: skip
    decision = state.decision
    assert decision is not None
    options, rng = decision.options, Rng(1)
    assert options.count() == 4**10
    move = options.sample(rng)

    def ask() -> int:
        state.question = None
        again = state.decision
        assert again is not None
        return again.options.count()

    return [
        _figure("cards.commitment_ask_us", ask),
        _figure("cards.commitment_count_us", options.count),
        _figure("cards.commitment_sample_us", lambda: options.sample(rng)),
        _figure("cards.commitment_in_us", lambda: move in options),
    ]


def _figure(name: str, function: Callable[[], object]) -> dict[str, Any]:
    before = time.process_time()
    for _ in range(TIMES):
        function()
    return {"name": name, "value": round((time.process_time() - before) / TIMES * 1e6, 2), "unit": "µs"}


if __name__ == "__main__":
    for figure in measure():
        print(f"{figure['name']}: {figure['value']} {figure['unit']}")
