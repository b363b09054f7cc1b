"""The colour and the marker of each cult in tables and charts: shape and colour both tell them apart."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

COLOURS = ("#7C2D26", "#1F5E57", "#7A5200", "#5B3A78", "#2F5577", "#4A651C")  # dark enough on paper


def marker_path(cult: int, centre: QPointF, radius: float) -> QPainterPath:
    """Disc, square, triangle, diamond, star, cross."""
    path = QPainterPath()
    x, y, r = centre.x(), centre.y(), radius
    if cult == 0:
        path.addEllipse(centre, r, r)
    elif cult == 1:
        path.addRect(QRectF(x - r * 0.88, y - r * 0.88, r * 1.76, r * 1.76))
    elif cult == 5:
        for a, b in ((r * 0.34, r), (r, r * 0.34)):
            bar = QPainterPath()
            bar.addRect(QRectF(x - a, y - b, 2 * a, 2 * b))
            path = path.united(bar)
    else:
        corners = {2: 3, 3: 4, 4: 10}[cult]
        for k in range(corners):
            reach = r * (0.45 if cult == 4 and k % 2 else 1.15)
            angle = 2 * math.pi * k / corners - math.pi / 2
            point = QPointF(x + reach * math.cos(angle), y + reach * math.sin(angle))
            path.moveTo(point) if k == 0 else path.lineTo(point)
        path.closeSubpath()
    return path


def draw_marker(painter: QPainter, cult: int, centre: QPointF, radius: float) -> None:
    """The marker of a cult."""
    painter.setPen(QPen(QColor("#F6EFDF"), max(1.0, radius * 0.2)))
    painter.setBrush(QColor(COLOURS[cult]))
    painter.drawPath(marker_path(cult, centre, radius))


@lru_cache(maxsize=64)
def marker_icon(cult: int, size: int) -> QIcon:
    """The marker as an icon."""
    pixmap = QPixmap(size * 2, size * 2)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_marker(painter, cult, QPointF(size / 2, size / 2), size * 0.36)
    painter.end()
    return QIcon(pixmap)
