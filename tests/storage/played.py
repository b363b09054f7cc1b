"""Games played at random, and other things the storage tests share."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from cthulhu_desktop.core.kernel import GameRecord, Rng
from cthulhu_desktop.core.registry import find_game
from cthulhu_desktop.storage.database import connect

NAMES = ["Zofia", "Jürgen"]


class Clock:
    """Seconds since 1970 that pass only when told."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.5

    def __call__(self) -> float:
        return self.now


def dice_record(moves: int, seed: int = 7) -> GameRecord:
    """A dice game of two cults after at most so many random moves, with the digest of its last position."""
    game = find_game("dice")
    setup = game.read_setup({})
    state, rng = game.begin(setup, seed).state, Rng(seed)
    record = GameRecord("dice", game.rules_version, game.write_setup(setup), seed, about={"names": NAMES})
    while state.decision is not None and state.number < moves:
        move = state.decision.options.sample(rng)
        assert state.apply(move)
        record = record.with_move(game.write_move(move))
    return replace(record, final=state.digest())


def database_file(folder: Path) -> Path:
    """Where the store of a folder keeps its data base."""
    return folder / "cthulhu-desktop.db"


def change(path: Path, *statements: str) -> None:
    """Change a closed data base behind the program's back."""
    connection = connect(path)
    try:
        for statement in statements:
            connection.execute(statement)
    finally:
        connection.close()
