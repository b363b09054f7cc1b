"""Words and arrows on a table."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cthulhu_desktop.ui.tabletop.layout import Rect
from cthulhu_desktop.ui.tabletop.zorder import Layer

LEAST_POINTS = 7.0


def fit_font(text: str, font: QFont, width: float, height: float) -> QFont:
    """`font`, made smaller until the lines of `text` fit; not smaller than LEAST_POINTS."""
    font = QFont(font)
    while font.pointSizeF() > LEAST_POINTS:
        metrics = QFontMetricsF(font)
        lines = text.split("\n")
        wide = max(metrics.horizontalAdvance(line) for line in lines)
        if wide <= width and metrics.height() * len(lines) <= height:
            break
        font.setPointSizeF(max(LEAST_POINTS, font.pointSizeF() * 0.93))
    return font


class LabelItem(QGraphicsItem):
    """One or more lines of text in a box; it shrinks to fit and is cut off with dots where even that is not enough."""

    def __init__(self, layer: Layer = Layer.LABEL) -> None:
        super().__init__()
        self.setZValue(layer)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.text = ""
        self._box = QRectF()
        self._font = QFont()
        self._fitted = QFont()
        self._colour = QColor()
        self._halo = False
        self._align = Qt.AlignmentFlag.AlignCenter

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-3, -3, 3, 3)

    def put(self, rect: Rect) -> None:
        """Write within `rect`."""
        box = QRectF(-rect.w / 2, -rect.h / 2, rect.w, rect.h)
        if box != self._box:
            self.prepareGeometryChange()
            self._box = box
            self._fit()
        self.setPos(rect.cx, rect.cy)

    def write(self, text: str, font: QFont, colour: str, *, halo: bool = False,
              align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter) -> None:  # fmt: skip
        """Say `text`. `halo` puts a dark edge around the letters, for words over pieces."""
        self.text, self._font, self._colour, self._halo, self._align = text, font, QColor(colour), halo, align
        self._fit()
        self.update()

    def _fit(self) -> None:
        self._fitted = fit_font(self.text, self._font, self._box.width(), self._box.height())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self.text:
            return
        painter.setFont(self._fitted)
        metrics = QFontMetricsF(self._fitted)
        width = self._box.width()
        text = "\n".join(
            metrics.elidedText(line, Qt.TextElideMode.ElideRight, width) for line in self.text.split("\n")
        )  # fmt: skip
        if self._halo:
            painter.setPen(QColor(0, 0, 0, 190))
            for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1), (1, 1)):
                painter.drawText(self._box.translated(dx, dy), self._align, text)
        painter.setPen(self._colour)
        painter.drawText(self._box, self._align, text)


class ArrowItem(QGraphicsItem):
    """A curved arrow from one place to another: who takes from whom, who aims at what."""

    def __init__(self, colour: str, width: float = 5.0) -> None:
        super().__init__()
        self.setZValue(Layer.ARROW)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._colour = QColor(colour)
        self._width = width
        self._path = QPainterPath()
        self._head = QPolygonF()

    def point(self, start: QPointF, end: QPointF) -> None:
        """Run from `start` to `end`, bowed a little to the left of its way."""
        self.prepareGeometryChange()
        dx, dy = end.x() - start.x(), end.y() - start.y()
        length = math.hypot(dx, dy) or 1.0
        bow = min(60.0, length * 0.18)
        control = QPointF((start.x() + end.x()) / 2 + dy / length * bow, (start.y() + end.y()) / 2 - dx / length * bow)
        angle = math.atan2(end.y() - control.y(), end.x() - control.x())
        size = self._width * 3
        neck = QPointF(end.x() - math.cos(angle) * size * 0.8, end.y() - math.sin(angle) * size * 0.8)
        self._path = QPainterPath(start)
        self._path.quadTo(control, neck)
        self._head = QPolygonF(
            [end]
            + [
                QPointF(end.x() - math.cos(angle + turn) * size, end.y() - math.sin(angle + turn) * size)
                for turn in (0.5, -0.5)
            ]
        )

    def boundingRect(self) -> QRectF:
        edge = self._width * 3
        return self._path.boundingRect().united(self._head.boundingRect()).adjusted(-edge, -edge, edge, edge)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        for colour, extra in ((QColor(0, 0, 0, 150), self._width * 0.6), (self._colour, 0.0)):
            painter.setPen(QPen(colour, self._width + extra, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(self._path)
            painter.setBrush(colour)
            painter.drawPolygon(self._head)
