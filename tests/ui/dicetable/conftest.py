"""A dice table page with games that stand where a test wants them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bots.base import Limit
from cthulhu_desktop.bridge.session import GameSession
from cthulhu_desktop.core.dice.game import GAME
from cthulhu_desktop.core.dice.state import DiceState
from cthulhu_desktop.core.kernel import GameRecord, Rng
from cthulhu_desktop.ui.dicetable.arrange import Spot, picture_of, slots_of
from cthulhu_desktop.ui.dicetable.dice_items import DieItem
from cthulhu_desktop.ui.dicetable.page import DiceTablePage
from cthulhu_desktop.ui.tabletop.items import TableItem

NAMES = ["Anna", "Bertram", "Czesława", "Dagon", "Ewa", "Florian"]
Wanted = Callable[[DiceState], bool]


def record_where(wanted: Wanted, seeds: range = range(400), moves: int = 120, **setup: object) -> GameRecord:
    """A game that has been played by chance to the first position that is `wanted`."""
    plain = GAME.write_setup(GAME.read_setup(setup))
    for seed in seeds:
        state, rng, played = GAME.begin(GAME.read_setup(setup), seed).state, Rng(seed), []
        while state.decision is not None and len(played) < moves:
            if wanted(state):
                return GameRecord(GAME.name, GAME.rules_version, plain, seed, tuple(played))
            move = state.decision.options.sample(rng)
            played.append(GAME.write_move(move))
            state.apply(move)
    raise AssertionError("no game comes there")


class Played:
    """The page with its game, and what a player does with it."""

    def __init__(self, qtbot: QtBot) -> None:
        self._qtbot = qtbot
        self.page = DiceTablePage()
        self.page.take_pause_ms = 0
        self.page.presenter.speed = 2
        qtbot.addWidget(self.page)
        self.page.resize(1280, 720)
        self.page.show()
        qtbot.waitExposed(self.page)
        self.page.activateWindow()
        self.sessions: list[GameSession] = []

    def open(self, record: GameRecord, bots: Mapping[int, str] | None = None) -> None:
        session = GameSession(GAME, record, bots=bots or {}, limit=Limit(time_s=0.2, nodes=50))
        self.sessions.append(session)
        cults = GAME.seats(GAME.read_setup(record.setup))
        self.page.open_session(session, NAMES[:cults])
        self.page.view.setFocus()

    def new(self, seed: int = 5, bots: Mapping[int, str] | None = None, **setup: object) -> None:
        plain = GAME.write_setup(GAME.read_setup(setup))
        self.open(GameRecord(GAME.name, GAME.rules_version, plain, seed), bots)

    def to(self, wanted: Wanted, **setup: object) -> None:
        self.open(record_where(wanted, **setup))

    @property
    def session(self) -> GameSession:
        return self.sessions[-1]

    # -- the hand ----------------------------------------------------------------------------------------------
    def point_of(self, item: TableItem) -> QPoint:
        return self.page.view.mapFromScene(item.pos())

    def click(self, item: TableItem) -> None:
        self._qtbot.mouseClick(self.page.view.viewport(), Qt.MouseButton.LeftButton, pos=self.point_of(item))

    def drag(self, item: TableItem, place: TableItem) -> None:
        port, start, end = self.page.view.viewport(), self.point_of(item), self.point_of(place)
        self._qtbot.mouseMove(port, start)
        self._qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        for k in range(1, 5):
            self._qtbot.mouseMove(port, start + (end - start) * k / 4)
        self._qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)

    def key(self, key: Qt.Key) -> None:
        self._qtbot.keyClick(self.page.view, key)

    def press(self, text: str) -> None:
        """Press the button of the action bar that holds `text`."""
        found = [button for button in self.page.bar.buttons if button.isVisible() and text in button.text()]
        assert found, [button.text() for button in self.page.bar.buttons if button.isVisible()]
        self._qtbot.mouseClick(found[0], Qt.MouseButton.LeftButton)

    def tray(self) -> list[DieItem]:
        assert self.session.decision is not None
        return self.page.table.dice_at(Spot.TRAY, self.session.decision.seat)

    # -- what must always hold ---------------------------------------------------------------------------------
    def check(self) -> None:
        """The scene shows the view: every die its slot and face, every die in its place, the right ones to take up."""
        table, view = self.page.table, self.page.look()
        picture = picture_of(view)
        assert table.picture == picture
        assert sorted(map(str, table.slots.values())) == sorted(map(str, slots_of(picture)))
        for number, die in table.dice.items():
            assert die.face == table.slots[number].face
            assert table.sceneRect().contains(die.pos())
        for cult, items in enumerate(table.cults):
            ring = items.ring.rect
            for die in table.dice_at(Spot.DISPLAY, cult):
                assert ring.contains(die.rect)
            assert items.seal.isVisible() == view.cults[cult].done


@pytest.fixture
def played(qtbot: QtBot, quiet_look: Callable[..., None]) -> Iterator[Played]:
    made = Played(qtbot)
    yield made
    made.page.close_session()
    for session in made.sessions:
        session.close()
    made.page.hide()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
