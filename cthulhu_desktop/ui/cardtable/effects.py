"""Short shows over the card table: a token drops, backs are drawn, a struggle is counted. Nothing of them stays."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui.cardtable import furniture, keys, struggle_overlay
from cthulhu_desktop.ui.cardtable.arrange import Layout
from cthulhu_desktop.ui.cardtable.describe import struggle_word
from cthulhu_desktop.ui.cardtable.struggle_overlay import COUNT_MS, READ_MS, SKILL, Count
from cthulhu_desktop.ui.tabletop.clock import Animation, Call, Parallel, Pause, Tween, ease_in_out
from cthulhu_desktop.ui.tabletop.clock import Sequence as InTurn
from cthulhu_desktop.ui.tabletop.items import State
from cthulhu_desktop.ui.tabletop.layout import Rect
from cthulhu_desktop.ui.tabletop.zorder import Layer
from cthulhu_desktop.ui.theme import INK, PAPER

if TYPE_CHECKING:
    from cthulhu_desktop.ui.cardtable.table import CardTable

TOKEN_COLOURS = {
    "success": ("#F6E2A8", "#9A6E26", INK), "wound": ("#B2453A", "#5A1712", PAPER),
    "drain": ("#8A8376", "#2A2723", PAPER),
}  # fmt: skip


class TokenItem(QGraphicsItem):
    """A token on its way."""

    def __init__(self, sign: str, size: float) -> None:
        super().__init__()
        self.setZValue(Layer.NOTE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._sign, self._size = sign, size

    def boundingRect(self) -> QRectF:
        return QRectF(-self._size, -self._size, 2 * self._size, 2 * self._size)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        light, dark, ink = TOKEN_COLOURS[self._sign]
        furniture.token(painter, QPointF(0, 0), self._size, self._sign, light, dark, ink)


class BackItem(QGraphicsItem):
    """A card nobody may see, on its way."""

    def __init__(self, pixmap: QPixmap) -> None:
        super().__init__()
        self.setZValue(Layer.MOVING + 0.5)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._pixmap = pixmap

    def boundingRect(self) -> QRectF:
        size = self._pixmap.deviceIndependentSize()
        return QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.drawPixmap(self.boundingRect().topLeft(), self._pixmap)


def _passing(table: CardTable, item: QGraphicsItem, duration: float, change: Callable[[float], None]) -> Animation:
    """`item` is on the table only while it moves."""

    def show(t: float) -> None:
        if item.scene() is None and t < 1.0:
            table.adopt(item)
        change(t)
        if t == 1.0:
            table.let_go(item)

    return Tween(duration, show, ease_in_out)


def drop_token(table: CardTable, sign: str, at: Rect, duration: float) -> Animation:
    """A token falls onto `at`."""
    item = TokenItem(sign, max(18.0, min(at.w, at.h) * 0.9))

    def change(t: float) -> None:
        item.setPos(at.cx, at.cy - (1 - t) * 70)
        item.setScale(2.0 - t if t < 1 else 1.0)
        item.setOpacity(min(1.0, t * 2.4))

    return _passing(table, item, duration, change)


def draw_backs(table: CardTable, seat: int, count: int, duration: float) -> Animation:
    """The far player draws: backs slide from his deck to his hand."""
    layout = table.layout
    if layout is None:
        return Parallel()
    start, end = layout.places[keys.deck(seat)], layout.places[keys.hand(seat)]
    moves: list[Animation] = []
    for k in range(min(count, 5)):
        item = BackItem(table.faces.back("play", start.w, start.h))

        def change(t: float, item: BackItem = item) -> None:
            item.setPos(start.cx + (end.cx - start.cx) * t, start.cy + (end.cy - start.cy) * t)
            item.setScale(1 - 0.3 * t)
            item.setOpacity(1.0 if t < 0.8 else (1 - t) * 5)

        moves.append(InTurn(Pause(k * 70), _passing(table, item, duration, change)))
    return Parallel(*moves)


def flash(table: CardTable, number: int, colour: str, duration: float) -> Animation:
    """A light over a card that rises and fades: something befalls it."""
    item = table.item(keys.card(number))
    if item is None:
        return Parallel()
    box = item.shape().boundingRect().translated(item.pos())
    veil = VeilItem(box, colour)
    return _passing(table, veil, duration, lambda t: veil.setOpacity(0.75 * math.sin(math.pi * min(1.0, t))))


class VeilItem(QGraphicsItem):
    """A coloured light over a box."""

    def __init__(self, box: QRectF, colour: str) -> None:
        super().__init__()
        self.setZValue(Layer.NOTE - 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._box, self._colour = box, QColor(colour)

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.fillPath(furniture.rounded(self._box, 0.06), self._colour)


def count_struggle(table: CardTable, count: Count, factor: float) -> Animation:
    """Both sides are counted card by card, the card that counts shines; then who has won and what follows."""
    overlay, layout, view = table.overlay, table.layout, table.view
    if layout is None or view is None or count.story not in layout.slots:
        return Parallel()
    far, near = 1 - table.near, table.near
    names = (table.names[far], table.names[near])
    title = next((story.title for story in view.row if story.card == count.story), "")
    said = tr("{story}: skill").format(story=title) if count.sign == SKILL else tr("{story}: {struggle}").format(
        story=title, struggle=struggle_word(count.sign)
    )  # fmt: skip
    place = _beside(layout, count.story, table.near)
    texts = struggle_overlay.outcome_text(count, table.names)
    won = -1 if count.winner < 0 else 0 if count.winner == far else 1

    def tell(step: int) -> None:
        sums = count.at(step)
        done = step >= count.steps
        overlay.put(place)
        overlay.tell(count.sign, said, names, (sums[far], sums[near]), won if done else -1, texts if done else ("", ""))
        overlay.setVisible(True)
        lit = count.counted(step - 1) if step else ()
        for side in count.adds:
            for card, _number in side:
                item = table.item(keys.card(card))
                if item is not None:
                    item.mark(State.HOVER, card in lit and not done)

    parts: list[Animation] = []
    for step in range(count.steps + 1):
        parts += [Call(lambda step=step: tell(step)), Pause(COUNT_MS * factor)]  # type: ignore[misc]
    parts += [Pause(READ_MS * factor), Call(lambda: overlay.setVisible(False))]
    return InTurn(*parts)


def _beside(layout: Layout, story: int, near: int) -> Rect:
    """Above a story, over the far side's cards: those that are counted stay in sight."""
    middle, slot = layout.areas.middle, layout.slots[story].whole
    board = layout.areas.sides[1 - near].board
    width, height = min(middle.w * 0.72, max(480.0, middle.w * 0.44)), max(150.0, min(board.h, 260.0))
    x = min(max(slot.cx, middle.x + width / 2), middle.right - width / 2)
    return Rect.around(x, max(height / 2 + 2, board.bottom - height / 2), width, height)


def settling(table: CardTable) -> Animation:
    """At the end of a batch everything lies exactly as the view says."""
    return Call(table.come_to_rest)
