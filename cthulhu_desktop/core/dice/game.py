"""The dice game "Iää! Cthulhu! Fhtagn!" (rules DG-1 to DG-9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cthulhu_desktop.core.dice.setup import DiceSetup, read_setup, write_setup
from cthulhu_desktop.core.dice.state import DiceState
from cthulhu_desktop.core.dice.things import WORDS
from cthulhu_desktop.core.kernel import Begun, Game, Rng


class DiceGame(Game[DiceState]):
    """Two to six cults; a seat a cult."""

    name = "dice"
    rules_version = 1
    vocabulary = WORDS

    def read_setup(self, data: Mapping[str, Any]) -> DiceSetup:
        return read_setup(data)

    def write_setup(self, setup: DiceSetup) -> dict[str, Any]:
        return write_setup(setup)

    def begin(self, setup: DiceSetup, seed: int) -> Begun[DiceState]:
        return Begun(DiceState(setup, Rng(seed)))

    def restore(self, data: Mapping[str, Any]) -> DiceState:
        return DiceState.from_data(data)

    def seats(self, setup: DiceSetup) -> int:
        return setup.cults


GAME = DiceGame()
