"""What the tests of the contract need to know about each registered game: the setups to try."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cthulhu_desktop.core.kernel import Game, Move, Occurrence, Rng, State
from cthulhu_desktop.core.registry import find_game
from tests.helpers.card_decks import mixed_setup, vanilla_setup

# Game -> setups as plain data. A game that is not listed is tried with its default setup.
SETUPS: dict[str, tuple[Mapping[str, Any], ...]] = {
    "dice": (
        {"cults": 2, "target": 30},
        {"cults": 3, "target": 40, "stone_keep": "game", "bare_phnglui": True},
        {"cults": 5, "target": 25, "robbed": "rolls_nothing", "stone_award": "off", "practice": True},
    ),
    "cards": (
        vanilla_setup(),
        mixed_setup(),
        mixed_setup(switches=["V-01", "V-03", "V-04", "V-05", "V-06", "V-07", "V-08", "V-09"], first=1),
    ),
}


def setups_of(name: str) -> tuple[Mapping[str, Any], ...]:
    """The setups to try for a game."""
    return SETUPS.get(name, ({},))


def random_game(
    name: str, setup: Mapping[str, Any], seed: int, steps: int
) -> Iterator[tuple[State, Move, tuple[Occurrence, ...]]]:
    """Play at random: after each move the position, the move and what occurred."""
    game: Game[Any] = find_game(name)
    rng = Rng(seed)
    state: State = game.begin(game.read_setup(setup), seed).state
    for _ in range(steps):
        decision = state.decision
        if decision is None:
            return
        move = decision.options.sample(rng)
        applied = state.apply(move)
        assert applied, f"{move} was offered and refused: {applied}"
        yield state, move, applied.occurrences
