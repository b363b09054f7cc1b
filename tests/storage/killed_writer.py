"""Plays dice games at random into a store until it is killed, and says each change that it was told is saved.

Usage: python -m tests.storage.killed_writer FOLDER SEED. Lines: "game ID", "move ID NUMBER TEXT", "back ID NUMBER".
"""

from __future__ import annotations

import sys
from pathlib import Path

from cthulhu_desktop.core.kernel import GameRecord, Rng, replay
from cthulhu_desktop.core.registry import find_game
from cthulhu_desktop.storage import GameSaver, Store


def say(*words: object) -> None:
    print(*words, flush=True)


def play(store: Store, rng: Rng) -> None:
    """One game to its end, with some moves taken back now and then."""
    game = find_game("dice")
    record = GameRecord("dice", game.rules_version, {"cults": 2, "target": 40}, rng.below(1000))
    saver = GameSaver(store, store.games.create(record))
    say("game", saver.game_id)
    state = replay(game, record)
    while state.decision is not None:
        move = state.decision.options.sample(rng)
        assert state.apply(move)
        saver.append(state.number, game.write_move(move))
        say("move", saver.game_id, state.number, game.write_move(move))
        if rng.below(20) == 0:
            saver.rewind(state.number - 1)
            say("back", saver.game_id, state.number - 1)
            state = replay(game, saver.record)


if __name__ == "__main__":
    chance = Rng(int(sys.argv[2]))
    with Store.open(Path(sys.argv[1])) as opened:
        while True:
            play(opened, chance)
