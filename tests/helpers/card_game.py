"""Card games of the decks that come with the program, for tests of everything around the rules."""

from __future__ import annotations

from typing import Any

from cthulhu_desktop.bridge.card_setup import FIRST_GAME, card_shelf, game_data
from cthulhu_desktop.core.kernel import GameRecord, Rng, State
from cthulhu_desktop.core.registry import find_game


def first_setup(**options: Any) -> dict[str, Any]:
    """The setup of a first game as data."""
    shelf = card_shelf()
    return game_data(shelf, [shelf.preset(key).ids() for key in FIRST_GAME], options)


def played_record(game: str, setup: dict[str, Any], moves: int, seed: int = 5) -> tuple[GameRecord, list[str]]:
    """A record of up to so many moves by chance (nobody gives up), and the digest of the position after each number of
    moves."""
    rules = find_game(game)
    record = GameRecord(game, rules.rules_version, rules.write_setup(rules.read_setup(setup)), seed)
    state: State = rules.begin(rules.read_setup(setup), seed).state
    rng = Rng(seed)
    digests = [state.digest()]
    while state.decision is not None and len(record.moves) < moves:
        text = "concede"
        while text == "concede":
            move = state.decision.options.sample(rng)
            text = rules.write_move(move)
        state.apply(move)
        record = record.with_move(text)
        digests.append(state.digest())
    return record, digests
