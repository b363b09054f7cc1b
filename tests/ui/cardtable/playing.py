"""A card table page with a game on it, and people at it who answer what they are asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, MutableMapping
from functools import cache
from typing import Any

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bots.base import Limit
from cthulhu_desktop.bridge.card_setup import CardShelf, card_shelf, game_data
from cthulhu_desktop.bridge.session import GameSession
from cthulhu_desktop.core.cards.moves import Pass
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.kernel import Decision, Game, GameRecord, Move, Rng
from cthulhu_desktop.core.registry import find_game
from cthulhu_desktop.ui.cardtable.page import CardTablePage

NAMES = ("Ann", "Bertram")
GAME: Game[Any] = find_game("cards")
DECKS = ("first_investigators", "first_mythos")
Wanted = Callable[[CardsState], bool]
Chooses = Callable[[Decision, Rng], Move]


@cache
def shelf() -> CardShelf:
    return card_shelf()


def preset_setup(*decks: str, **options: Any) -> dict[str, Any]:
    """A game of two preset decks as plain data."""
    one, two = decks or DECKS
    chosen = [shelf().preset(key).ids() for key in (one, two)]
    return game_data(shelf(), chosen, {"first": 0, **options})


def short_setup(size: int = 18) -> dict[str, Any]:
    """A game of two short decks, which ends soon (CG-15.5.1)."""
    chosen = [shelf().preset(key).ids()[::2][:size] for key in DECKS]
    return game_data(shelf(), chosen, {"first": 0})


def new_record(seed: int = 5, setup: Mapping[str, Any] | None = None, moves: tuple[str, ...] = ()) -> GameRecord:
    return GameRecord(GAME.name, GAME.rules_version, dict(setup or preset_setup()), seed, moves)


def by_chance(decision: Decision, rng: Rng) -> Move:
    return decision.options.sample(rng)


def nothing(decision: Decision, rng: Rng) -> Move:
    """Passes, declines, commits nobody; where something must be chosen: anything."""
    from cthulhu_desktop.core.cards.moves import Answer, CommitTo

    for move in (Pass(), CommitTo(()), Answer(False)):
        if move in decision.options:
            return move
    return decision.options.sample(rng)


def record_where(wanted: Wanted, chooses: Chooses = by_chance, seeds: range = range(60)) -> GameRecord:
    """A game played to the first position that is `wanted`."""
    for seed in seeds:
        record = new_record(seed)
        state = GAME.begin(GAME.read_setup(record.setup), seed).state
        rng, played = Rng(seed), list[str]()
        while state.decision is not None and len(played) < 400:
            if wanted(state):
                return new_record(seed, record.setup, tuple(played))
            move = chooses(state.decision, rng)
            played.append(GAME.write_move(move))
            state.apply(move)
    raise AssertionError("no game comes there")


class Playing:
    """The page with its game. `answered` counts what a person was asked and answered."""

    def __init__(self, qtbot: QtBot, kept: MutableMapping[str, str] | None = None) -> None:
        self.qtbot = qtbot
        self.page = CardTablePage(kept=kept)
        self.page.slip_ms = 0
        self.page.set_speed(2)
        qtbot.addWidget(self.page)
        self.page.resize(1280, 720)
        self.page.show()
        qtbot.waitExposed(self.page)
        self.page.activateWindow()
        qtbot.keyClick(self.page.view, Qt.Key.Key_F12)  # no modifier is held, whatever the test before pressed
        self.sessions: list[GameSession] = []
        self.answered: list[str] = []

    def open(self, record: GameRecord | None = None, bots: Mapping[int, str] | None = None) -> GameSession:
        session = GameSession(GAME, record or new_record(), bots=bots or {}, limit=Limit(time_s=20.0, nodes=30))
        self.sessions.append(session)
        self.page.open_session(session, NAMES)
        self.page.view.setFocus()
        return session

    @property
    def session(self) -> GameSession:
        return self.sessions[-1]

    def asked(self) -> bool:
        """Whether somebody at the mouse is to do something."""
        page = self.page
        return page.asking.decision is not None or page.curtain.isVisible() or page.ending.isVisible()

    def wait(self, timeout: int = 20_000) -> None:
        self.qtbot.waitUntil(self.asked, timeout=timeout)

    def answer(self, chooses: Chooses, rng: Rng) -> bool:
        """Open the curtain or answer once; False when the game is over."""
        self.wait()
        page = self.page
        if page.ending.isVisible():
            return False
        if page.curtain.isVisible():
            page.curtain.button.click()
            return True
        decision = page.asking.decision
        assert decision is not None
        self.answered.append(decision.kind)
        page.asking.decide(chooses(decision, rng))
        return True

    def play(self, chooses: Chooses, rng: Rng, most: int = 3000) -> None:
        """To the end."""
        for _ in range(most):
            if not self.answer(chooses, rng):
                return
        raise AssertionError("the game does not end")

    def check(self) -> None:
        """The table shows the position as the one in front knows it."""
        page = self.page
        assert page.table.view == page.course.look()

    def close(self) -> None:
        self.page.close_session()
        for session in self.sessions:
            session.close()
