"""Rings around what a hint speaks of, and an arrow from the hint to it. The mouse goes through."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, pi, sin

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from cthulhu_desktop.ui import theme

GAP = 7.0  # pixels between a thing and its ring
LEAST_ARROW = 34.0
HEAD = 13.0


class Pointer(QWidget):
    """Covers its parent; shows nothing until it is told what to point at."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._around = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._targets: tuple[QRect, ...] = ()
        self._hint = QRect()
        self.hide()

    @property
    def targets(self) -> tuple[QRect, ...]:
        """What it points at, in the coordinates of its parent."""
        return self._targets

    def point(self, targets: Sequence[QRect], hint: QRect) -> None:
        """Ring the targets; the arrow leads from `hint` (empty: no arrow) to the first of them."""
        shown = tuple(targets)
        if (shown, hint) != (self._targets, self._hint):
            self._targets, self._hint = shown, hint
            self.update()
        self.setGeometry(self._around.rect())
        self.setVisible(bool(shown))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for target in self._targets:
            ring = QRectF(target).adjusted(-GAP, -GAP, GAP, GAP)
            for width, opacity in ((9.0, 0.16), (5.0, 0.35), (2.2, 1.0)):
                painter.setPen(QPen(theme.colour(theme.BRASS_LIGHT, opacity), width))
                painter.drawRoundedRect(ring, 10, 10)
        if self._targets and not self._hint.isEmpty():
            self._arrow(painter, QRectF(self._hint), QRectF(self._targets[0]).adjusted(-GAP, -GAP, GAP, GAP))

    def _arrow(self, painter: QPainter, hint: QRectF, target: QRectF) -> None:
        start, end = edge_point(hint, target.center()), edge_point(target, hint.center())
        along = end - start
        length = (along.x() ** 2 + along.y() ** 2) ** 0.5
        if length < LEAST_ARROW or hint.intersects(target):
            return
        bend = QPointF(-along.y(), along.x()) * 0.12
        middle = (start + end) / 2 + bend
        path = QPainterPath(start)
        path.quadTo(middle, end)
        for width, opacity in ((6.0, 0.25), (2.4, 1.0)):
            pen = QPen(theme.colour(theme.BRASS_LIGHT, opacity), width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawPath(path)
        angle = atan2(end.y() - middle.y(), end.x() - middle.x())
        wings = [end - QPointF(cos(angle + turn), sin(angle + turn)) * HEAD for turn in (pi / 7, -pi / 7)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(theme.BRASS_LIGHT))
        painter.drawPolygon(QPolygonF([end, *wings]))


def edge_point(area: QRectF, towards: QPointF) -> QPointF:
    """Where the way from the middle of `area` to a point outside leaves the area."""
    middle = area.center()
    way = towards - middle
    share = min(
        (area.width() / 2) / abs(way.x()) if way.x() else 1e9, (area.height() / 2) / abs(way.y()) if way.y() else 1e9
    )
    return middle + way * min(share, 1.0)
