"""Partners for those who learn: they always answer the same way, so that a lesson can count on them."""

from __future__ import annotations

from typing import cast

from cthulhu_desktop.bots.base import Limit
from cthulhu_desktop.bots.cards_acts import plain_act
from cthulhu_desktop.bots.cards_economy import Purses
from cthulhu_desktop.bots.cards_reflex import PASS, reflex
from cthulhu_desktop.core.cards.acts import ActOptions
from cthulhu_desktop.core.cards.moves import CommitTo
from cthulhu_desktop.core.cards.options import Commitments, Resources
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.struggles import skill_at
from cthulhu_desktop.core.kernel import Decision, Move, Rng, State

RESTS = 4  # it attacks in every fourth turn of the game, so every second one of its own


class PatientBot:
    """Plays its characters, attacks now and then with those who seem to win, throws everybody into the defence of one
    story, where the attack is strongest, so that something happens there, and does nothing out of turn."""

    def choose_in(self, world: State, decision: Decision, limit: Limit, rng: Rng) -> Move:
        """A legal move; see `SearchBot`."""
        state = cast(CardsState, world)
        if isinstance(decision.options, Resources):
            return Purses(state, decision.seat).attach()
        if isinstance(decision.options, Commitments):
            return self._commit(state, decision, decision.options)
        if not isinstance(decision.options, ActOptions):
            return reflex(state, decision)
        if decision.kind == "D-05" and state.active == decision.seat:
            return plain_act(state, decision, rng)
        return PASS if PASS in decision.options else reflex(state, decision)

    @staticmethod
    def _commit(state: CardsState, decision: Decision, options: Commitments) -> Move:
        if state.active != decision.seat:
            return _all_to_one(state, decision.seat, options)
        nobody = CommitTo()
        return reflex(state, decision) if state.turn % RESTS == 0 or nobody not in options else nobody


def _all_to_one(state: CardsState, seat: int, options: Commitments) -> Move:
    """Everybody who may to one story that is attacked; nobody, or anything, if that is not legal."""
    attacked = sorted({story for card in options.stories for story in options.assignable(card)})
    there = max(attacked, key=lambda story: skill_at(state, story, 1 - seat), default=-1)
    going = [card for card in sorted(options.stories) if there in options.assignable(card)]
    move = CommitTo(tuple((card, there) for card in going))
    return move if move in options else next(iter(options))


class GuardBot:
    """Takes no action of its own, but defends as well as it can: the opponent in puzzles."""

    def choose_in(self, world: State, decision: Decision, limit: Limit, rng: Rng) -> Move:
        """A legal move; see `SearchBot`."""
        state = cast(CardsState, world)
        return PASS if PASS in decision.options else reflex(state, decision)
