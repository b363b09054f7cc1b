"""Places of the card table as items: drawn once for what they show, and drawn anew when that changes."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cthulhu_desktop.ui.cardtable import furniture
from cthulhu_desktop.ui.tabletop.items import PlaceItem, State
from cthulhu_desktop.ui.tabletop.layout import Rect
from cthulhu_desktop.ui.tabletop.looks import BakedLook, Draw
from cthulhu_desktop.ui.tabletop.zorder import Layer


def nothing(_painter: QPainter, _box: QRectF, _state: State) -> None:
    """Draws nothing: how a place looks before it is told."""


class DrawnPlace(PlaceItem):
    """A place that looks as `paint_as` last said. `solid`: the part that reacts to the pointer (None: all of it),
    relative to its upper left corner; pieces may be dropped anywhere on it."""

    def __init__(self, key: str, margin_share: float = 0.12) -> None:
        self._share = margin_share
        super().__init__(key, BakedLook(nothing, margin_share, furniture.SHOWN))
        self._content: Hashable = None
        self.solid: Rect | None = None
        self._framed = False

    def paint_as(self, content: Hashable, draw: Draw) -> None:
        """Look as `draw` draws; it is asked again only when `content` has changed."""
        if content != self._content:
            self._content = content
            self.set_look(BakedLook(draw, self._share, furniture.SHOWN))

    def make_frame(self) -> None:
        """From now on light shows at its edge only: what lies on it need not be drawn again when it is lit."""
        self._framed = True
        self.setAcceptHoverEvents(False)

    def mark(self, flag: State, on: bool) -> None:
        state = self._state | flag if on else self._state & ~flag
        if not self._framed or state == self._state:
            super().mark(flag, on)
            return
        self._state = state
        box = self.boundingRect()
        edge = self._look.margin(self._width, self._height) + min(self._width, self._height) * 0.06 + 4
        self.update(QRectF(box.x(), box.y(), box.width(), edge))
        self.update(QRectF(box.x(), box.bottom() - edge, box.width(), edge))
        self.update(QRectF(box.x(), box.y(), edge, box.height()))
        self.update(QRectF(box.right() - edge, box.y(), edge, box.height()))

    def forget(self) -> None:
        """Be drawn anew when next told what to show."""
        self._content = None

    def shape(self) -> QPainterPath:
        if self.solid is None:
            return super().shape()
        path = QPainterPath()
        left, top = -self._width / 2, -self._height / 2
        path.addRect(left + self.solid.x, top + self.solid.y, self.solid.w, self.solid.h)
        return path


class BadgeItem(QGraphicsItem):
    """A number on a small dark plate, over the cards of a pile."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(Layer.PIECE + 0.9995)
        self._text = ""
        self._height = 10.0

    def put(self, pile: Rect, count: int) -> None:
        """The number of cards of the pile at `pile`; nothing for none."""
        self.prepareGeometryChange()
        self._text, self._height = str(count) if count else "", pile.h
        self.setPos(pile.right - pile.w * 0.18, pile.bottom - pile.w * 0.18)
        self.update()

    def boundingRect(self) -> QRectF:
        size = max(13.0, min(self._height * 0.22, 64.0)) + 4
        return QRectF(-size, -size / 2, size * 2, size)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._text:
            furniture.badge(painter, QPointF(0, 0), self._text, self._height)
