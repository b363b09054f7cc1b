"""The icon of the window: an elder eye in a brass ring, drawn at the sizes that systems ask for."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPen, QPixmap

from cthulhu_desktop.ui import theme


def window_icon() -> QIcon:
    """The icon, 16 to 128 pixels."""
    icon = QIcon()
    for size in (16, 32, 48, 128):
        icon.addPixmap(draw_icon(size))
    return icon


def draw_icon(size: int) -> QPixmap:
    """The icon at one size, on a transparent ground."""
    picture = QPixmap(size, size)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 64, size / 64)
    painter.setPen(QPen(theme.colour(theme.BRASS), 4))
    painter.setBrush(theme.colour(theme.TABLE))
    painter.drawEllipse(QRectF(3, 3, 58, 58))
    eye = QPainterPath(QPointF(10, 32))
    eye.quadTo(QPointF(32, 8), QPointF(54, 32))
    eye.quadTo(QPointF(32, 56), QPointF(10, 32))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour(theme.PAPER))
    painter.drawPath(eye)
    painter.setBrush(theme.colour(theme.TABLE_DEEP))
    painter.drawEllipse(QPointF(32, 32), 11.5, 11.5)
    painter.setBrush(theme.colour(theme.BRASS))
    painter.drawEllipse(QPointF(32, 32), 4.2, 9.5)
    painter.end()
    return picture
