"""Perft: how many ways a game can go so many moves deep, with chance fixed by the seed.

A file tests/core/perft/*.perft has blocks of lines:

    id two-cults
    game dice
    setup {"cults": 2}
    seed 7
    before roll; call call=1
    5 12

In place of `setup` and `seed` a card game may have `position`, a table for core/cards/position.py. `before` (optional)
are moves made first, parted by semicolons; `5 12` says that 12 lines of 5 moves follow. To print
the counts that the program finds: python -m tests.core.test_perft
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from cthulhu_desktop.core.kernel import Game, State
from cthulhu_desktop.core.registry import find_game

FOLDER = Path(__file__).parent / "perft"


@dataclass
class Block:
    """One position with its counts by depth."""

    id: str
    game: str = ""
    setup: dict[str, Any] = field(default_factory=dict)
    seed: int = 0
    position: dict[str, Any] = field(default_factory=dict)
    before: tuple[str, ...] = ()
    counts: dict[int, int] = field(default_factory=dict)

    def state(self) -> tuple[Game[Any], State]:
        game = find_game(self.game)
        state: State
        if self.position:
            from cthulhu_desktop.core.cards.position import build

            state = build(self.position)
        else:
            state = game.begin(game.read_setup(self.setup), self.seed).state
        for text in self.before:
            assert state.apply(game.read_move(text)), f"{self.id}: {text} is not legal"
        return game, state


def read_blocks(text: str) -> list[Block]:
    blocks: list[Block] = []
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if not word or word.startswith("#"):
            continue
        if word == "id":
            blocks.append(Block(rest))
        elif word == "setup":
            blocks[-1].setup = json.loads(rest)
        elif word == "position":
            blocks[-1].position = json.loads(rest)
        elif word == "seed":
            blocks[-1].seed = int(rest)
        elif word == "before":
            blocks[-1].before = tuple(part.strip() for part in rest.split(";"))
        elif word == "game":
            blocks[-1].game = rest
        else:
            blocks[-1].counts[int(word)] = int(rest)
    return blocks


BLOCKS = [block for file in sorted(FOLDER.glob("*.perft")) for block in read_blocks(file.read_text(encoding="utf-8"))]


def perft(state: State, depth: int) -> int:
    """How many lines of `depth` moves there are; a line that ends the game sooner does not count."""
    decision = state.decision
    if depth == 0 or decision is None:
        return int(depth == 0)
    if depth == 1:
        return decision.options.count()
    total = 0
    for move in decision.options:
        after = state.copy()
        assert after.apply(move)
        total += perft(after, depth - 1)
    return total


def by_first_move(game: Game[Any], state: State, depth: int) -> str:
    """The count after each first move, to find a wrong one."""
    lines = []
    decision = state.decision
    for move in decision.options if decision else ():
        after = state.copy()
        assert after.apply(move)
        lines.append(f"  {game.write_move(move)}: {perft(after, depth - 1)}")
    return "\n".join(lines)


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.id)
def test_the_tree_has_as_many_lines_as_noted(block: Block) -> None:
    game, state = block.state()
    assert block.counts, f"{block.id} has no counts"
    for depth, count in block.counts.items():
        found = perft(state, depth)
        assert found == count, f"depth {depth}: {found} instead of {count}\n{by_first_move(game, state, depth)}"


if __name__ == "__main__":
    for shown in BLOCKS:
        print(shown.id, *(f"\n{depth} {perft(shown.state()[1], depth)}" for depth in shown.counts))
