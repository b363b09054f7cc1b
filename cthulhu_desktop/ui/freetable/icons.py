"""Small drawings for the tray: the pieces themselves, and what is done with them in brass lines."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from cthulhu_desktop.ui.freetable import drawing
from cthulhu_desktop.ui.freetable.measures import colour_of
from cthulhu_desktop.ui.theme import BRASS_LIGHT

SIZE = 96  # pixels; Qt makes them smaller


def _icon(draw: Callable[[QPainter, QRectF], object]) -> QIcon:
    pixmap = QPixmap(SIZE, SIZE)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    draw(painter, QRectF(6, 6, SIZE - 12, SIZE - 12))
    painter.end()
    return QIcon(pixmap)


def die_icon(sides: int) -> QIcon:
    """A die with so many sides, its highest number up."""
    return _icon(lambda painter, box: drawing.die(painter, box, sides, sides))


def bead_icon(colour: str) -> QIcon:
    """A counter of a colour."""
    return _icon(lambda painter, box: drawing.bead(painter, box, colour_of(colour)))


def note_icon() -> QIcon:
    """A slip of paper."""
    return _icon(lambda painter, box: drawing.note(painter, box.adjusted(2, 12, -2, -8), ""))


def arrow_icon() -> QIcon:
    """An arrow."""

    def draw(painter: QPainter, box: QRectF) -> None:
        painter.translate(box.bottomLeft() + QPointF(6, -12))
        painter.setPen(QPen(QColor("#120D09"), 2))
        painter.setBrush(QColor(colour_of("red").fill))
        painter.drawPath(drawing.arrow_shape(QPointF(box.width() - 10, -box.height() + 24)))

    return _icon(draw)


def card_icon() -> QIcon:
    """A blank card."""
    return _icon(lambda painter, box: drawing.plain_card(painter, box.adjusted(12, 0, -12, 0), "A"))


_LINES: dict[str, tuple[tuple[tuple[float, float], ...], ...]] = {
    "flip": (((12, 3), (12, 21)), ((9, 6), (4, 8), (4, 18), (9, 16), (9, 6)), ((15, 6), (20, 8), (20, 18), (15, 16))),
    "stack": (
        ((4, 9), (12, 5), (20, 9), (12, 13), (4, 9)), ((4, 13), (12, 17), (20, 13)), ((4, 17), (12, 21), (20, 17)),
    ),
    "shuffle": (
        ((3, 7), (8, 7), (16, 17), (21, 17)), ((3, 17), (8, 17), (10, 14.5)), ((14, 9.5), (16, 7), (21, 7)),
        ((18.5, 4.5), (21, 7), (18.5, 9.5)), ((18.5, 14.5), (21, 17), (18.5, 19.5)),
    ),
    "hand": (
        ((5, 20), (5, 8), (11, 8), (11, 20), (5, 20)), ((11, 9), (15, 6.5), (19.5, 17), (13, 20)),
        ((8, 3), (8, 6)), ((6.5, 4.5), (8, 6), (9.5, 4.5)),
    ),
    "align": (((4, 8), (4, 16), (9, 16), (9, 8), (4, 8)), ((12, 8), (12, 16), (17, 16), (17, 8), (12, 8)),
              ((2, 20), (22, 20))),
    "look": (((3, 12), (3, 12)),),
    "remove": (((5, 7), (19, 7)), ((9, 7), (9, 4), (15, 4), (15, 7)), ((7, 7), (8, 20), (16, 20), (17, 7))),
    "turn": (((18.5, 3.5), (18.5, 8.5), (13.5, 8.5)),),
}  # fmt: skip


def work_icon(name: str) -> QIcon:
    """Something that is done with pieces. KeyError if there is no such drawing."""

    def draw(painter: QPainter, _box: QRectF) -> None:
        painter.scale(SIZE / 24, SIZE / 24)
        join, cap = Qt.PenJoinStyle.RoundJoin, Qt.PenCapStyle.RoundCap
        painter.setPen(QPen(QColor(BRASS_LIGHT), 1.8, Qt.PenStyle.SolidLine, cap, join))
        path = QPainterPath()
        for line in _LINES[name]:
            path.moveTo(*line[0])
            for point in line[1:]:
                path.lineTo(*point)
        if name == "turn":
            path.arcMoveTo(QRectF(5, 5, 14, 14), 40)
            path.arcTo(QRectF(5, 5, 14, 14), 40, 290)
        elif name == "look":
            path.cubicTo(7, 5, 17, 5, 21, 12)
            path.cubicTo(17, 19, 7, 19, 3, 12)
            path.addEllipse(QPointF(12, 12), 3, 3)
        painter.drawPath(path)

    return _icon(draw)
