"""The bot that knows nothing and plays every game."""

from __future__ import annotations

from typing import Any

from cthulhu_desktop.bots.base import Limit
from cthulhu_desktop.core.kernel import Decision, Move, Rng


class RandomBot:
    """Any legal move."""

    def choose(self, view: Any, decision: Decision, limit: Limit, rng: Rng) -> Move:
        """One of the options, as `Options.sample` deals them; `view` is not looked at."""
        return decision.options.sample(rng)
