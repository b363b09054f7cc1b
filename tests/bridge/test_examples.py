"""The examples of the rulebook: each plays through as it says, and begins as a game."""

from __future__ import annotations

import pytest

from cthulhu_desktop.bots.registry import all_bot_names
from cthulhu_desktop.bridge.card_setup import card_shelf
from cthulhu_desktop.bridge.examples import OPPONENT, example_game, example_keys, read_example
from cthulhu_desktop.core.registry import find_game
from cthulhu_desktop.scenarios import run_scenario

each_example = pytest.mark.parametrize("key", example_keys())


def test_there_are_examples() -> None:
    assert len(example_keys()) >= 5


@each_example
def test_an_example_goes_as_the_book_tells_it(key: str) -> None:
    result = run_scenario(read_example(key), lambda: card_shelf().catalogue)
    assert not result.failures, result.failures


@each_example
def test_an_example_begins_as_a_game_with_a_question_to_the_reader(key: str) -> None:
    wanted = example_game(key, ("Ada", "Konrad"))
    game = find_game("cards")
    begun = game.begin(game.read_setup(wanted.setup), 1)
    decision = begun.state.decision
    assert decision is not None
    assert decision.seat == 0
    assert wanted.about == {"example": key}


def test_an_unknown_example_is_refused() -> None:
    with pytest.raises(KeyError):
        example_game("nonsense", ("Ada", "Konrad"))


def test_the_partner_is_a_bot_there_is() -> None:
    assert OPPONENT in all_bot_names("cards")
