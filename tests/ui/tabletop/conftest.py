"""A small table with three pieces and two places."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from pytestqt.qtbot import QtBot

from cthulhu_desktop.ui.tabletop.accessibility import make_accessible
from cthulhu_desktop.ui.tabletop.items import PieceItem, PlaceItem, State
from cthulhu_desktop.ui.tabletop.layout import Rect
from cthulhu_desktop.ui.tabletop.looks import BakedLook
from cthulhu_desktop.ui.tabletop.scene import TableScene
from cthulhu_desktop.ui.tabletop.view import TableView


def draw(painter: QPainter, box: QRectF, state: State) -> None:
    painter.fillRect(box, QColor("#ff0000" if state & State.GLOW else "#00ff00"))


class Host:
    """Pieces may go to the good place only; remembers what happened."""

    def __init__(self, good: PlaceItem) -> None:
        self.good = good
        self.told: list[tuple[str, str, str]] = []

    def places_for(self, piece: PieceItem) -> Sequence[PlaceItem]:
        return (self.good,)

    def dropped(self, piece: PieceItem, place: PlaceItem) -> None:
        self.told.append(("dropped", piece.key, place.key))

    def drop_refused(self, piece: PieceItem, place: PlaceItem | None) -> None:
        self.told.append(("refused", piece.key, place.key if place is not None else ""))

    def clicked(self, item: PieceItem | PlaceItem) -> None:
        self.told.append(("clicked", item.key, ""))


class SmallTable:
    """Pieces a, b, c in a row; places good (below left) and bad (below right)."""

    def __init__(self) -> None:
        self.scene = TableScene()
        look = BakedLook(draw, 0.2, State.GLOW)
        self.pieces = [PieceItem(key, look) for key in "abc"]
        self.good, self.bad = PlaceItem("good", look), PlaceItem("bad", look)
        for item in (self.good, self.bad, *self.pieces):
            self.scene.add(item)
        for k, piece in enumerate(self.pieces):
            piece.put(Rect(60 + 120 * k, 40, 60, 60))
            piece.describe(f"piece {piece.key}")
            piece.set_usable(True, glow=False)
        self.good.put(Rect(40, 240, 120, 120))
        self.bad.put(Rect(300, 240, 120, 120))
        self.host = Host(self.good)
        self.scene.host = self.host
        self.view = TableView(self.scene)
        self.view.setAccessibleName("small table")
        self.view.resize(480, 400)
        self.view.set_table(QRectF(0, 0, 480, 400))
        make_accessible(self.view)


@pytest.fixture
def small_table(qtbot: QtBot, quiet_look: Callable[..., None]) -> Iterator[SmallTable]:
    table = SmallTable()
    qtbot.addWidget(table.view)
    table.view.show()
    qtbot.waitExposed(table.view)
    table.view.activateWindow()
    table.view.setFocus()
    yield table
    table.view.hide()
