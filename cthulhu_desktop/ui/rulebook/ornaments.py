"""Small pictures between the lines: ornaments of a chapter, single dice, the hand in the margin."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from cthulhu_desktop.core.dice.faces import Face
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.dicetable.signs import sign
from cthulhu_desktop.ui.rulebook.dice_drawing import face_of, paint_die


def blank(width: float, height: float, ratio: float) -> tuple[QImage, QPainter]:
    """An empty picture, `ratio` device pixels to one, and a painter on it (end it)."""
    image = QImage(QSize(max(1, round(width * ratio)), max(1, round(height * ratio))), QImage.Format.Format_ARGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    return image, painter


def die_image(name: str, side: float, ratio: float) -> QImage:
    """A single die for a line of text."""
    image, painter = blank(side, side, ratio)
    paint_die(painter, QRectF(1, 1, side - 2, side - 2), face_of(name))
    painter.end()
    return image


def ornament(name: str, width: float, height: float, ratio: float) -> QImage:
    """The rule under a chapter's title, or ("end") the flourish at its end."""
    image, painter = blank(width, height, ratio)
    middle = QPointF(width / 2, height / 2)
    free = height * 0.75
    if name == "end":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(theme.BRASS_DARK))
        size = height * 0.92
        painter.drawPath(QTransform().translate(middle.x(), middle.y()).scale(size, size).map(sign(Face.TWO)))
    else:
        painter.setPen(QPen(theme.colour(theme.BRASS_DARK), 1.4))
        for size in (height * 0.3, height * 0.12):
            corners = (QPointF(0, -size), QPointF(size, 0), QPointF(0, size), QPointF(-size, 0))
            painter.drawPolygon([middle + corner for corner in corners])
    for outer, inner in ((0.0, middle.x() - free), (width, middle.x() + free)):
        shade = QLinearGradient(outer, 0, inner, 0)
        shade.setColorAt(0.0, theme.colour(theme.BRASS_DARK, 0.0))
        shade.setColorAt(0.5, theme.colour(theme.BRASS_DARK))
        painter.setPen(QPen(shade, 1.4))
        painter.drawLine(QPointF(outer, middle.y()), QPointF(inner, middle.y()))
    painter.end()
    return image


def paint_hand(painter: QPainter, area: QRectF) -> None:
    """A hand that points to the right, as printers put it into the margin: cuff, fist, forefinger."""
    w, h = area.width(), area.height()

    def at(x: float, y: float) -> QPointF:
        return QPointF(area.left() + x * w, area.top() + y * h)

    painter.setPen(QPen(theme.colour(theme.BLOOD), max(1.0, h * 0.05)))
    painter.setBrush(theme.colour("#F6EFDF"))
    fist = QPainterPath(at(0.28, 0.28))
    fist.cubicTo(at(0.36, 0.10), at(0.52, 0.06), at(0.58, 0.22))
    fist.lineTo(at(0.94, 0.24))
    fist.cubicTo(at(1.02, 0.27), at(1.02, 0.39), at(0.94, 0.42))
    fist.lineTo(at(0.66, 0.44))
    for low, high in ((0.44, 0.58), (0.58, 0.71), (0.71, 0.84)):
        fist.cubicTo(at(0.80, low), at(0.80, high), at(0.64, high))
    fist.lineTo(at(0.28, 0.80))
    fist.closeSubpath()
    painter.drawPath(fist)
    painter.setBrush(theme.colour(theme.BLOOD))
    painter.drawRect(QRectF(at(0.02, 0.22), at(0.22, 0.86)))
