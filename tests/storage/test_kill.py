"""A program that is killed loses no move that it was told is saved."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from cthulhu_desktop.core.kernel import replay
from cthulhu_desktop.core.registry import find_game
from cthulhu_desktop.storage import Store

TOP = Path(__file__).parents[2]


def play_until_killed(folder: Path, seed: int, lines: int) -> dict[int, list[str]]:
    """Run the writer and kill it after so many lines, wherever it is by then; the moves it said are saved, by game."""
    command = [sys.executable, "-m", "tests.storage.killed_writer", str(folder), str(seed)]
    with subprocess.Popen(command, cwd=TOP, stdout=subprocess.PIPE, text=True, encoding="utf-8") as writer:
        assert writer.stdout is not None
        said = [writer.stdout.readline() for _ in range(lines)]
        writer.kill()
        said += writer.stdout.readlines()  # what it had still said before the signal came
    saved: dict[int, list[str]] = {}
    for line in said:
        if not line.endswith("\n"):
            break
        word, game, *rest = line[:-1].split(" ", 3)
        if word == "game":
            saved[int(game)] = []
        elif word == "back":
            del saved[int(game)][int(rest[0]) :]
        else:
            assert int(rest[0]) == len(saved[int(game)]) + 1
            saved[int(game)].append(rest[1])
    return saved


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_by_a_kill(folder: Path) -> None:
    chance = random.Random(42)
    everything: dict[int, list[str]] = {}
    for seed in range(5):
        everything |= play_until_killed(folder, seed, chance.randrange(1, 250))
        with Store.open(folder) as store:
            assert store.notices == []
            last = max(everything)
            for game, moves in everything.items():
                record = store.games.load(game)
                stored = list(record.moves)
                if stored != moves:  # the change in which the kill came may be saved and not yet said
                    assert game == last
                    assert moves in (stored[:-1], [*stored, *store.games.rewound(game)][: len(stored) + 1])
                    everything[game] = stored
                replay(find_game("dice"), record)
