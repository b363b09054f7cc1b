"""What a bot is: something that answers decisions and knows only what its seat knows."""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple, Protocol, runtime_checkable

from cthulhu_desktop.core.kernel import Decision, Move, Rng, State


class Limit(NamedTuple):
    """How much a bot may think about one decision: seconds, and positions looked at. A bot heeds both; simulations
    that must be repeatable set `time_s` high and let `nodes` decide."""

    time_s: float = 1.0
    nodes: int = 2_000


class Bot(Protocol):
    """A player. One bot object may serve several seats and games: it keeps nothing about a game between calls."""

    def choose(self, view: Any, decision: Decision, limit: Limit, rng: Rng) -> Move:
        """A legal move of `decision`. `view` is `State.view(decision.seat)`; chance comes from `rng` only."""
        ...


@runtime_checkable
class SearchBot(Protocol):
    """A bot that plays positions out. It is handed a world: a whole position that agrees with what its seat knows and
    in which everything else is dealt anew; `world.redeal(seat, rng)` makes further ones."""

    def choose_in(self, world: State, decision: Decision, limit: Limit, rng: Rng) -> Move:
        """A legal move of `decision`, which is the one `world` asks. It must not change `world`."""
        ...


def world_for(state: State, rng: Rng) -> State:
    """A world for the seat that is asked. Bots get even their view and their options from it, because options may
    look into the state they were made for. ValueError if the game is over."""
    decision = state.decision
    if decision is None:
        raise ValueError("the game is over")
    return state.redeal(decision.seat, rng)


def answer(bot: Bot | SearchBot, world: State, limit: Limit, rng: Rng) -> Move:
    """What `bot` answers to the decision of `world`; not checked for being legal. ValueError if it asks nothing."""
    decision = world.decision
    if decision is None:
        raise ValueError("the game is over")
    if isinstance(bot, SearchBot):
        return bot.choose_in(world, decision, limit, rng)
    return bot.choose(world.view(decision.seat), decision, limit, rng)


def ask(bot: Bot | SearchBot, state: State, limit: Limit, rng: Rng) -> Move:
    """What `bot` answers to the decision of `state`, shown to it without anything hidden from its seat.
    ValueError if the game is over. The answer is not checked for being legal."""
    return answer(bot, world_for(state, rng), limit, rng)


def derived_seed(seed: int, *path: int | str) -> int:
    """A seed for one part of something larger (a game of a series, a seat in it). The same arguments give the same
    number everywhere; the larger seed cannot be told from it."""
    text = ":".join(str(part) for part in (seed, *path))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
