"""Bots for the toy game, most of them bad in one way. They are made in the worker by their place."""

from __future__ import annotations

import os
import threading
from typing import Any

from cthulhu_desktop.bots.base import Limit
from cthulhu_desktop.core.kernel import Decision, Move, Rng, State
from tests.helpers.toy import Explode, Lay


class FirstBot:
    """The first option."""

    def choose(self, view: Any, decision: Decision, limit: Limit, rng: Rng) -> Move:
        return next(iter(decision.options))


class PeekingBot:
    """Tells what it saw: lays the lowest card of its view's hand, else the first option."""

    def choose(self, view: Any, decision: Decision, limit: Limit, rng: Rng) -> Move:
        assert view.seat == decision.seat
        lowest = Lay(min(view.hand, default=0))
        return lowest if lowest in decision.options else next(iter(decision.options))


class DeepBot:
    """Plays every option out in its world and takes the one after which most moves were made."""

    def choose_in(self, world: State, decision: Decision, limit: Limit, rng: Rng) -> Move:
        for _ in range(3):
            trial = world.copy()
            while trial.decision is not None:
                trial.apply(trial.decision.options.sample(rng))
        return list(decision.options)[-1]


class RaisingBot:
    def choose(self, view: Any, decision: Decision, limit: Limit, rng: Rng) -> Move:
        raise LookupError("this bot lost its way")


class CheatingBot:
    def choose(self, view: Any, decision: Decision, limit: Limit, rng: Rng) -> Move:
        return Lay(99)


class StuckBot:
    def choose(self, view: Any, decision: Decision, limit: Limit, rng: Rng) -> Move:
        threading.Event().wait()
        raise AssertionError


class DyingBot:
    def choose(self, view: Any, decision: Decision, limit: Limit, rng: Rng) -> Move:
        os._exit(3)


class ExplodingBot:
    def choose(self, view: Any, decision: Decision, limit: Limit, rng: Rng) -> Move:
        return Explode() if Explode() in decision.options else next(iter(decision.options))


class UnsendableBot:
    def choose(self, view: Any, decision: Decision, limit: Limit, rng: Rng) -> Any:
        return lambda: None


PLACES = {
    name: f"tests.helpers.toy_bots:{kind.__name__}"
    for name, kind in {
        "first": FirstBot,
        "peeking": PeekingBot,
        "deep": DeepBot,
        "raising": RaisingBot,
        "cheating": CheatingBot,
        "stuck": StuckBot,
        "dying": DyingBot,
        "exploding": ExplodingBot,
        "unsendable": UnsendableBot,
    }.items()
}
