"""Cards laid out over the table to be looked through: a searched deck, a discard pile, cards that are shown."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.cards.view import CardView
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardtable import furniture
from cthulhu_desktop.ui.cardtable.rows import WIDTH
from cthulhu_desktop.ui.tabletop import materials
from cthulhu_desktop.ui.tabletop.items import State, TableItem
from cthulhu_desktop.ui.tabletop.layout import Rect
from cthulhu_desktop.ui.tabletop.looks import BakedLook
from cthulhu_desktop.ui.tabletop.scene import TableScene
from cthulhu_desktop.ui.tabletop.zorder import Layer
from cthulhu_desktop.ui.theme import BRASS, BRASS_LIGHT, WALNUT, Role

PANEL_Z = float(Layer.ARROW) + 3  # over everything that lies, under everything that moves
CARDS_Z = float(Layer.ARROW) + 4
CLOSE = "spread:close"


@dataclass(frozen=True, slots=True)
class Spread:
    """Where a spread lies: its panel, the line of its title, the corner that closes it, a rectangle for each card."""

    panel: Rect
    title: Rect
    close: Rect
    cards: tuple[Rect, ...]


def lay_out(count: int, area: Rect, unit: float, line: float, *, lying: bool = False) -> Spread:
    """A spread of `count` cards in the middle of `area`, each as high as 1.3 `unit` where that fits; they shrink before
    they leave the panel. `lying` cards are stories."""
    pad, head = max(8.0, unit * 0.10), max(line * 1.3, unit * 0.22)
    shape = 1 / WIDTH if lying else WIDTH
    wished = unit * (0.95 if lying else 1.3)
    wide, high = area.w * 0.94 - 2 * pad, area.h * 0.80 - 2 * pad - head
    best, columns = 1.0, 1
    for across in range(1, max(1, count) + 1):
        rows = math.ceil(count / across)
        height = min((wide / across - pad * 0.6) / shape, high / rows - pad * 0.6, wished)
        if height > best - 1e-6:  # a longer row covers less of the table
            best, columns = height, across
    rows = max(1, math.ceil(count / columns))
    columns = max(1, math.ceil(count / rows))  # rows of one length
    cell_w, cell_h = best * shape + pad * 0.6, best + pad * 0.6
    panel = Rect.around(
        area.cx, area.cy, min(area.w, max(columns * cell_w + 2 * pad, min(area.w * 0.5, 16 * line))),
        min(area.h, rows * cell_h + 2 * pad + head),
    )  # fmt: skip
    rects = []
    for k in range(count):
        row, column = divmod(k, columns)
        here = min(columns, count - row * columns)
        x = panel.cx + (column - (here - 1) / 2) * cell_w
        y = panel.y + head + pad + (row + 0.5) * cell_h
        rects.append(Rect.around(x, y, best * shape, best))
    title = Rect(panel.x + pad + head, panel.y + pad * 0.5, panel.w - 2 * (pad + head), head)
    close = Rect(panel.right - pad * 0.6 - head, panel.y + pad * 0.5, head, head)
    return Spread(panel, title, close, tuple(rects))


class SpreadPanel(TableItem):
    """The tray under a spread, with its title. It lets no click through."""

    def __init__(self) -> None:
        self.title = ""
        self.head = Rect(0, 0, 1, 1)
        super().__init__("spread", BakedLook(self._draw, 0.06, State.CALM), Layer.ARROW)
        self.setZValue(PANEL_Z)
        self.activate = _let_be

    def call(self, title: str, head: Rect) -> None:
        """Bear that title, in a line that lies so within the tray."""
        if (title, head) != (self.title, self.head):
            self.title, self.head = title, head
            self.set_look(BakedLook(self._draw, 0.06, State.CALM))

    def _draw(self, painter: QPainter, box: QRectF, _state: State) -> None:
        path = furniture.rounded(box, 0.03)
        furniture.shadow(painter, box, 18)
        painter.save()
        painter.setClipPath(path)
        materials.wood(painter, box, seed=9, base=WALNUT)
        shade = QLinearGradient(box.topLeft(), box.bottomLeft())
        shade.setColorAt(0.0, QColor(0, 0, 0, 90))
        shade.setColorAt(1.0, QColor(0, 0, 0, 150))
        painter.fillRect(box, QBrush(shade))
        painter.restore()
        materials.brass_line(painter, furniture.rounded(box.adjusted(3, 3, -3, -3), 0.03), 2.0)
        line = QRectF(box.x() + self.head.x, box.y() + self.head.y, self.head.w, self.head.h)
        furniture.write(painter, line, self.title, furniture.sized(Role.TITLE, line.height() * 0.66, 700), BRASS_LIGHT)


class Spreads:
    """The spread of one table: which cards lie in it, its tray and the cross that closes it. `pile`: the pile that the
    player looks through by his own choice, "" if he was asked to choose."""

    def __init__(self, scene: TableScene, close: Callable[[], object]) -> None:
        self._scene = scene
        self._closed = close
        self._title = ""
        self._panel: SpreadPanel | None = None
        self._close: CloseItem | None = None
        self.cards: tuple[int, ...] = ()
        self.pile = ""

    def open(self, cards: Sequence[int], title: str = "", pile: str = "") -> None:
        """Which cards lie in it from the next `put` on; `()` puts it away."""
        self.cards, self._title, self.pile = tuple(dict.fromkeys(cards)), title, pile if cards else ""
        if not self.cards:
            for item in (self._panel, self._close):
                if item is not None:
                    self._scene.remove(item)
            self._panel = self._close = None

    def focus(self) -> None:
        """The keyboard is on the cross."""
        if self._close is not None:
            self._close.setFocus(Qt.FocusReason.OtherFocusReason)

    def put(
        self, area: Rect, unit: float, known: Sequence[CardView | None], *, closable: bool
    ) -> tuple[Rect, ...]:  # fmt: skip
        """Lay the tray; where its cards lie."""
        if not self.cards:
            return ()
        lying = any(card is not None and card.kind == "story" for card in known)
        laid = lay_out(len(self.cards), area.inset(8), unit, theme.px(24), lying=lying)
        if self._panel is None or self._close is None:
            self._panel, self._close = SpreadPanel(), CloseItem(self._closed)
            self._scene.add(self._panel)
            self._scene.add(self._close)
        head, panel = laid.title, laid.panel
        self._panel.call(self._title, Rect(head.x - panel.x, head.y - panel.y, head.w, head.h))
        self._panel.describe(self._title or tr("Cards laid out"))
        self._panel.put(panel)
        self._close.put(laid.close)
        self._close.setVisible(bool(self.pile) or closable)
        return laid.cards


def _let_be() -> None:
    """A click on the tray means nothing."""


class CloseItem(TableItem):
    """The corner of a spread that closes it."""

    def __init__(self, close: Callable[[], object]) -> None:
        super().__init__(CLOSE, BakedLook(_draw_close, 0.3, furniture.SHOWN), Layer.ARROW)
        self.setZValue(CARDS_Z)
        self.activate = close
        self.set_focusable(True)
        self.describe(tr("Close"))


def _draw_close(painter: QPainter, box: QRectF, state: State) -> None:
    path = QPainterPath()
    path.addEllipse(box.adjusted(2, 2, -2, -2))
    furniture.marks(painter, path, state, box.width() * 0.16)
    painter.fillPath(path, QColor(12, 20, 17, 220))
    painter.setPen(QPen(QColor(BRASS), 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    reach = box.width() * 0.18
    painter.setPen(QPen(QColor(BRASS_LIGHT), max(1.6, box.width() * 0.07)))
    for sign in (1, -1):
        painter.drawLine(box.center() + QPointF(-reach, -reach * sign), box.center() + QPointF(reach, reach * sign))
