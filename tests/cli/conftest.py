"""The program called as from a shell, in this process."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from cthulhu_desktop.__main__ import main
from cthulhu_desktop.core.kernel import GameRecord, Rng
from cthulhu_desktop.core.registry import find_game


class Answer(NamedTuple):
    """What came of one call."""

    code: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one line on stderr, without the name of the program; it is an error if there is more."""
        (line,) = self.err.splitlines()
        name, _, text = line.partition(": ")
        assert name == "cthulhu-desktop"
        return text


Call = Callable[..., Answer]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Call:
    def call_main(*words: str) -> Answer:
        capsys.readouterr()
        code = main(list(words))
        return Answer(code, *capsys.readouterr())

    return call_main


def dice_record(moves: int = 10_000, seed: int = 3) -> GameRecord:
    """A dice game of random moves, with names."""
    game = find_game("dice")
    setup = game.read_setup({"target": 10})
    state = game.begin(setup, seed).state
    about = {"names": ["Innsmouth", "Dunwich"]}
    record = GameRecord("dice", game.rules_version, game.write_setup(setup), seed, about=about)
    rng = Rng(seed)
    while len(record.moves) < moves and state.decision is not None:
        move = state.decision.options.sample(rng)
        state.apply(move)
        record = record.with_move(game.write_move(move))
    return record


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    """A finished dice game."""
    file = tmp_path / "game.ccrecord"
    file.write_text(dice_record().to_text(), encoding="utf-8")
    return file
