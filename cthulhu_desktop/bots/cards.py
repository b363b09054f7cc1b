"""Players of the card game by rule of thumb. They know what their seat knows: the world they are handed agrees with
that, and everything hidden in it is dealt anew."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import cast

from cthulhu_desktop.bots.base import Limit
from cthulhu_desktop.bots.cards_acts import best_act, plain_act
from cthulhu_desktop.bots.cards_ahead import Ahead
from cthulhu_desktop.bots.cards_commit import commit
from cthulhu_desktop.bots.cards_economy import Purses
from cthulhu_desktop.bots.cards_reflex import NO, YES, reflex, subsets
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.acts import ActOptions
from cthulhu_desktop.core.cards.options import Commitments, Resources, Subsets, Triples
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.kernel import Decision, Move, Rng, State

MOST_OPTIONS = 60  # looked at where they can be listed
NOVICE_SLIPS = 4  # a novice answers one decision in so many without any thought


class AdeptBot:
    """Builds its domains for its deck, tries out what texts do, works stories out before it commits, and keeps at home
    whom the opponent's next attack calls for."""

    def choose_in(self, world: State, decision: Decision, limit: Limit, rng: Rng) -> Move:
        """A legal move; see `SearchBot`."""
        state = cast(CardsState, world)
        options = decision.options
        if isinstance(options, Triples):
            return Purses(state, decision.seat).start()
        if isinstance(options, Resources):
            return Purses(state, decision.seat).attach()
        if isinstance(options, Commitments):
            return commit(state, decision.seat, options, thorough=True, careful=True)
        if decision.kind == "D-19":
            return YES
        if decision.kind == "D-02":
            return YES if _poor(state, decision.seat) else NO
        ahead = Ahead(state, decision.seat, limit)
        if isinstance(options, ActOptions):
            return best_act(state, decision, ahead, rng)
        return ahead.best(_candidates(state, decision)) or reflex(state, decision)


class NoviceBot:
    """Plays what it can pay for, attacks with everybody who seems to win, and does not look further."""

    def choose_in(self, world: State, decision: Decision, limit: Limit, rng: Rng) -> Move:
        """A legal move; see `SearchBot`."""
        state = cast(CardsState, world)
        options = decision.options
        if isinstance(options, ActOptions):
            return plain_act(state, decision, rng)
        if rng.below(NOVICE_SLIPS) == 0:
            return options.sample(rng)
        return reflex(state, decision)


def _candidates(state: CardsState, decision: Decision) -> Iterator[Move]:
    """Answers worth trying, the reflex first."""
    options = decision.options
    if isinstance(options, Subsets):
        yield from islice(subsets(state, decision.seat, options), MOST_OPTIONS)
        return
    usual = reflex(state, decision)
    yield usual
    for move in islice(options, MOST_OPTIONS):
        if move != usual and type(move) is not th.Concede:
            yield move


def _poor(state: CardsState, seat: int) -> bool:
    """D-02: less than two cards of cost 2 or lower among the eight."""
    cost = state.static.cost
    return sum(cost[card] <= 2 for card in state.hand[seat]) < 2
