"""A free table with a small game on it, and what hands do to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge.session import GameSession
from cthulhu_desktop.core.free.game import GAME
from cthulhu_desktop.core.free.pieces import Kind, Piece
from cthulhu_desktop.core.kernel import GameRecord, Move
from cthulhu_desktop.ui.freetable.measures import UNIT
from cthulhu_desktop.ui.freetable.page import FreeTablePage

NAMES = ["Ada", "Bruno", "Celina"]
PILES = (tuple(f"card {n}" for n in range(1, 11)), tuple(f"other {n}" for n in range(1, 6)))
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE = Qt.KeyboardModifier.NoModifier


class AtTable:
    """The page with its game, and mouse and keys."""

    def __init__(self, qtbot: QtBot) -> None:
        self._qtbot = qtbot
        self.page = FreeTablePage()
        self.page.know_cards(())
        qtbot.addWidget(self.page)
        self.page.resize(1280, 760)
        self.page.show()
        qtbot.waitExposed(self.page)
        self.page.activateWindow()
        self.sessions: list[GameSession] = []

    # -- the game --------------------------------------------------------------------------------------------------
    def open(self, record: GameRecord) -> GameSession:
        session = GameSession(GAME, record)
        self.sessions.append(session)
        seats = GAME.seats(GAME.read_setup(record.setup))
        self.page.open_session(session, NAMES[:seats])
        if self.page.curtain.isVisible():
            self.page.curtain.open()
        self.page.view.setFocus()
        return session

    def new(self, piles: Sequence[Sequence[str]] = PILES, seats: int = 2) -> GameSession:
        setup = GAME.write_setup(GAME.read_setup({"seats": seats, "piles": [list(pile) for pile in piles]}))
        return self.open(GameRecord(GAME.name, GAME.rules_version, setup, 7))

    @property
    def session(self) -> GameSession:
        return self.sessions[-1]

    def digest(self) -> str:
        return self.session.position().digest()

    def do(self, move: Move) -> None:
        before = self.session.number
        self.session.submit(move, before)
        assert self.session.number == before + 1, move

    def pieces(self, *kinds: Kind) -> list[Piece]:
        view = self.page.look()
        return [piece for piece in view.pieces if not kinds or piece.kind in kinds]

    def piece(self, number: int) -> Piece:
        return next(piece for piece in self.pieces() if piece.id == number)

    def newest(self) -> Piece:
        return max(self.pieces(), key=lambda piece: piece.id)

    # -- mouse and keys --------------------------------------------------------------------------------------------
    def at(self, x: float, y: float) -> QPoint:
        """Where a place of the table (mm) is in the window."""
        return self.page.view.mapFromScene(QPointF(x, y) * UNIT)

    def spot(self, number: int) -> QPoint:
        piece = self.piece(number)
        return self.at(piece.x, piece.y)

    def click(self, number: int, modifiers: Qt.KeyboardModifier = NONE, button: Qt.MouseButton = LEFT) -> None:
        self._qtbot.mouseClick(self.page.view.viewport(), button, modifiers, pos=self.spot(number))

    def double_click(self, number: int) -> None:
        port, at = self.page.view.viewport(), self.spot(number)
        self._qtbot.mouseClick(port, LEFT, pos=at)
        self._qtbot.mouseDClick(port, LEFT, pos=at)
        self._qtbot.mouseRelease(port, LEFT, pos=at)

    def drag_after_click(self, start: QPoint, end: QPoint) -> None:
        """A click and at once a drag from the same point: for Qt the second press is a double click."""
        port = self.page.view.viewport()
        self._qtbot.mouseClick(port, LEFT, pos=start)
        self._qtbot.mouseDClick(port, LEFT, pos=start)
        for k in range(1, 6):
            self._move(start + (end - start) * k / 5, LEFT, NONE)
        self._qtbot.mouseRelease(port, LEFT, pos=end)

    def drag(
        self, start: QPoint, end: QPoint, *, modifiers: Qt.KeyboardModifier = NONE, button: Qt.MouseButton = LEFT
    ) -> None:
        self.lift(start, end, modifiers=modifiers, button=button)
        self._qtbot.mouseRelease(self.page.view.viewport(), button, modifiers, pos=end)

    def lift(
        self, start: QPoint, end: QPoint, *, modifiers: Qt.KeyboardModifier = NONE, button: Qt.MouseButton = LEFT
    ) -> None:
        """Drag without letting go."""
        port = self.page.view.viewport()
        self._qtbot.mouseMove(port, start)
        self._qtbot.mousePress(port, button, pos=start)
        for k in range(1, 6):
            event_at = start + (end - start) * k / 5
            self._move(event_at, button, modifiers)

    def _move(self, at: QPoint, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier) -> None:
        port, none = self.page.view.viewport(), Qt.MouseButton.NoButton
        there = QPointF(port.mapToGlobal(at))
        event = QMouseEvent(QEvent.Type.MouseMove, QPointF(at), there, none, button, modifiers)
        QApplication.sendEvent(port, event)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        self._qtbot.keyClick(self.page.view, key, modifiers)

    def wheel(self, number: int, notches: int, modifiers: Qt.KeyboardModifier = NONE) -> None:
        port, at = self.page.view.viewport(), self.spot(number)
        event = QWheelEvent(
            QPointF(at), QPointF(port.mapToGlobal(at)), QPoint(), QPoint(0, 120 * notches), Qt.MouseButton.NoButton,
            modifiers, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(port, event)

    def check(self) -> None:
        """The scene shows the view: every piece on the table lies where it should, and nothing else is there."""
        lying = {piece.id: piece for piece in self.pieces() if piece.hand < 0}
        items = self.page.table.pieces
        assert set(items) == set(lying)
        for number, piece in lying.items():
            item = items[number]
            assert item.piece == piece
            assert (round(item.x() / UNIT), round(item.y() / UNIT)) == (piece.x, piece.y)
            if piece.kind is not Kind.ARROW:
                assert round(item.rotation()) == piece.angle
        order = [items[piece.id].zValue() for piece in self.pieces() if piece.hand < 0]
        assert order == sorted(order)
        held = [piece.face for piece in self.pieces() if piece.hand == self.page.near]
        assert [card.face for card in self.page.hand.cards] == held


@pytest.fixture
def table(qtbot: QtBot, quiet_look: Callable[..., None]) -> Iterator[AtTable]:
    made = AtTable(qtbot)
    yield made
    made.page.close_session()
    for session in made.sessions:
        session.close()
    made.page.hide()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def popped(monkeypatch: pytest.MonkeyPatch) -> list[QMenu]:
    """The menus that were opened; a screen that is not there cannot show them."""
    menus: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _at: menus.append(menu))
    return menus
