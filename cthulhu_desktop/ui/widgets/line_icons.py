"""Small line drawings in brass, for the buttons of tool bars."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QTransform

from cthulhu_desktop.ui.theme import BRASS_LIGHT

_Point = tuple[float, float]

# Strokes on a field of 24 x 24: each a line through points.
_LINES: dict[str, tuple[tuple[_Point, ...], ...]] = {
    "back": (((14, 5), (7, 12), (14, 19)),),
    "undo": (((9, 5), (5, 9), (9, 13)),),
    "redo": (((15, 5), (19, 9), (15, 13)),),
    "rules": (
        ((12, 4), (12, 20)),
        *(((x, y), (x + 3, y)) for x in (6.5, 14.5) for y in (8.5, 12.0, 15.5)),
    ),
    "fit": (((15, 15), (20, 20)), ((7.5, 10.5), (13.5, 10.5))),
    "speed": (((4, 6), (11, 12), (4, 18)), ((11, 6), (18, 12), (11, 18))),
    "panel": (((13, 4), (13, 20)),),
    "concede": (((6, 21), (6, 4), (18, 4), (14.5, 8.5), (18, 13), (6, 13)),),
    "hold": (((9, 12), (9, 5)), ((12, 12), (12, 4)), ((15, 12), (15, 5)), ((18, 13), (18, 8)), ((6, 14), (4, 11))),
    "onward": (((4, 6), (11, 12), (4, 18)), ((11, 6), (18, 12), (11, 18)), ((20, 5), (20, 19))),
    "log": (((5, 6), (19, 6)), ((5, 10), (19, 10)), ((5, 14), (19, 14)), ((5, 18), (13, 18))),
    "keys": (((6.5, 10), (8, 10)), ((11, 10), (13, 10)), ((16, 10), (17.5, 10)), ((8, 14.5), (16, 14.5))),
    "more": (((4, 7), (20, 7)), ((4, 12), (20, 12)), ((4, 17), (20, 17))),
    "eye": (((3, 12), (3, 12)),),
}  # fmt: skip
_BOXES: dict[str, QRectF] = {
    "rules": QRectF(4, 4, 16, 16),
    "panel": QRectF(4, 4, 16, 16),
    "keys": QRectF(3, 6, 18, 12),
}


@lru_cache(maxsize=64)
def line_icon(name: str, colour: str = BRASS_LIGHT) -> QIcon:
    """The drawing of that name. KeyError if there is none."""
    pixmap = QPixmap(48, 48)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(QColor(colour), 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPath(_path(name))
    painter.end()
    return QIcon(pixmap)


def _path(name: str) -> QPainterPath:
    path = QPainterPath()
    for line in _LINES[name]:
        path.moveTo(*line[0])
        for point in line[1:]:
            path.lineTo(*point)
    if name in _BOXES:
        path.addRoundedRect(_BOXES[name], 2, 2)
    if name in ("undo", "redo"):
        path.addPath(_hook(left=name == "undo"))
    elif name == "fit":
        path.addEllipse(QPointF(10.5, 10.5), 6, 6)
    elif name == "hold":
        path.moveTo(6, 14)
        path.cubicTo(8, 21, 18, 22, 18, 13)
    elif name == "eye":
        path.moveTo(3, 12)
        path.cubicTo(7, 5, 17, 5, 21, 12)
        path.cubicTo(17, 19, 7, 19, 3, 12)
        path.addEllipse(QPointF(12, 12), 3, 3)
    return path


def _hook(*, left: bool) -> QPainterPath:
    """The bow of the arrows that lead back and forward."""
    path = QPainterPath(QPointF(5, 9))
    path.lineTo(14, 9)
    path.cubicTo(21, 9, 21, 19, 14, 19)
    path.lineTo(9, 19)
    return path if left else QTransform(-1, 0, 0, 1, 24, 0).map(path)
