"""The drawings on the buttons of a replay."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from cthulhu_desktop.pictures.vectors import commands, star
from cthulhu_desktop.ui.cardfaces.signs import painter_path
from cthulhu_desktop.ui.theme import BRASS_LIGHT

NAMES = ("back", "forward", "previous", "next", "run", "stop", "bookmark", "bookmarked", "branch", "leave", "speed")


@lru_cache(maxsize=32)
def replay_icon(name: str) -> QIcon:
    """The drawing of that name (NAMES)."""
    pixmap = QPixmap(48, 48)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour = QColor(BRASS_LIGHT)
    painter.setPen(QPen(colour, 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    if name in ("back", "previous"):
        painter.translate(24, 0)
        painter.scale(-1, 1)
    if name not in ("bookmark", "branch", "leave", "speed"):
        painter.setBrush(colour)
    painter.drawPath(_path(name))
    painter.end()
    return QIcon(pixmap)


def _path(name: str) -> QPainterPath:
    path = QPainterPath()
    if name == "run":
        _triangle(path, 6.5, 18.5)
    elif name in ("forward", "back"):
        _triangle(path, 5, 14)
        path.addRect(QRectF(16.5, 5.5, 2, 13))
    elif name in ("next", "previous"):
        _triangle(path, 3, 11)
        _triangle(path, 11, 19)
        path.addRect(QRectF(20, 5.5, 1, 13))
    elif name == "stop":
        path.addRect(QRectF(6.5, 5.5, 3.4, 13))
        path.addRect(QRectF(14.1, 5.5, 3.4, 13))
    elif name in ("bookmark", "bookmarked"):
        path = painter_path(commands(star(12, 12.6, 9.2, 4.0, 5)))
    elif name == "branch":
        _branch(path)
    elif name == "speed":
        for left in (4, 11):
            path.moveTo(left, 6)
            path.lineTo(left + 7, 12)
            path.lineTo(left, 18)
    else:
        for start, end in (((6, 6), (18, 18)), ((18, 6), (6, 18))):
            path.moveTo(*start)
            path.lineTo(*end)
    return path


def _triangle(path: QPainterPath, left: float, right: float) -> None:
    path.moveTo(left, 5.5)
    path.lineTo(right, 12)
    path.lineTo(left, 18.5)
    path.closeSubpath()


def _branch(path: QPainterPath) -> None:
    """A line from which another one leads off."""
    path.moveTo(7, 20)
    path.lineTo(7, 4)
    path.moveTo(7, 14)
    path.cubicTo(7, 10, 17, 12, 17, 6)
    path.moveTo(13.8, 9)
    path.lineTo(17, 5)
    path.lineTo(20.2, 9)
    path.addEllipse(QPointF(7, 20), 1.6, 1.6)
