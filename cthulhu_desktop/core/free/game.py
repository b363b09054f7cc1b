"""The free table as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cthulhu_desktop.core.free.setup import FreeSetup, read_setup, write_setup
from cthulhu_desktop.core.free.state import FreeState
from cthulhu_desktop.core.free.things import WORDS
from cthulhu_desktop.core.kernel import Begun, Game, Rng


class FreeGame(Game[FreeState]):
    """One to eight people at a table without rules; seat 0 is asked for all of them."""

    name = "free"
    rules_version = 1
    vocabulary = WORDS

    def read_setup(self, data: Mapping[str, Any]) -> FreeSetup:
        return read_setup(data)

    def write_setup(self, setup: FreeSetup) -> dict[str, Any]:
        return write_setup(setup)

    def begin(self, setup: FreeSetup, seed: int) -> Begun[FreeState]:
        return Begun(FreeState(setup, Rng(seed)))

    def restore(self, data: Mapping[str, Any]) -> FreeState:
        return FreeState.from_data(data)

    def seats(self, setup: FreeSetup) -> int:
        return setup.seats


GAME = FreeGame()
