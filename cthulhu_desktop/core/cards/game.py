"""The card game as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cthulhu_desktop.core.cards import engine  # noqa: F401 (lists all frames and handlers)
from cthulhu_desktop.core.cards.driver import advance
from cthulhu_desktop.core.cards.from_position import KEY, begin_at, setup_at, write_setup_at
from cthulhu_desktop.core.cards.opening import open_game
from cthulhu_desktop.core.cards.plain import from_data
from cthulhu_desktop.core.cards.setup import CardsSetup, complete_setup, read_setup, write_setup
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.static import Static
from cthulhu_desktop.core.cards.things import VOCABULARY
from cthulhu_desktop.core.catalogue.cards import Catalogue
from cthulhu_desktop.core.kernel import Begun, Game, SetupError


class CardsGame(Game[CardsState]):
    """Call of Cthulhu for two. `catalogue` holds the definitions that setups may name without carrying them."""

    name = "cards"
    rules_version = 1
    vocabulary = VOCABULARY

    def __init__(self, catalogue: Catalogue | None = None) -> None:
        self.catalogue = catalogue if catalogue is not None else Catalogue()
        self._latest: tuple[CardsSetup, Static] | None = None

    def read_setup(self, data: Mapping[str, Any]) -> CardsSetup:
        return setup_at(data, self.catalogue) if KEY in data else read_setup(data, self.catalogue)

    def write_setup(self, setup: CardsSetup) -> dict[str, Any]:
        if setup.position is not None:
            return write_setup_at(setup, self.catalogue)
        return write_setup(setup, self.catalogue)

    def begin(self, setup: CardsSetup, seed: int) -> Begun[CardsState]:
        if setup.position is not None:
            return begin_at(setup, seed)
        state = open_game(self._static(setup), seed)
        advance(state)
        return Begun(state, tuple(state.out))

    def _static(self, setup: CardsSetup) -> Static:
        """What never changes, shared by games of the same setup played one after another."""
        if self._latest is None or self._latest[0] is not setup:
            self._latest = (setup, Static(complete_setup(setup, self.catalogue)))
        return self._latest[1]

    def restore(self, data: Mapping[str, Any]) -> CardsState:
        setup = data.get("setup")
        if not isinstance(setup, Mapping):
            raise ValueError("no position of the card game")
        try:
            static = Static(read_setup(setup, self.catalogue, least=0))
        except SetupError as error:
            raise ValueError("no position of the card game") from error
        return from_data(static, data)

    def seats(self, setup: CardsSetup) -> int:
        return 2


GAME = CardsGame()
