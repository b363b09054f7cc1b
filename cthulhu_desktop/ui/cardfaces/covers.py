"""Deck boxes: a picture, the title on a ribbon, the signs of the factions."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPen

from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardfaces import frame
from cthulhu_desktop.ui.cardfaces.colours import tint
from cthulhu_desktop.ui.cardfaces.words import draw_line, fit_line

UNITS = 1000.0


def _window(height: float) -> QRectF:
    return QRectF(70, 70, UNITS - 140, height - 140)


def art_box(box: QRectF) -> QRectF:
    """Where the picture is on a cover that fills `box`."""
    factor = box.width() / UNITS
    window = _window(box.height() / factor)
    return QRectF(window.x() * factor, window.y() * factor, window.width() * factor, window.height() * factor)


def paint(painter: QPainter, box: QRectF, factions: tuple[str, ...], title: str, art: QImage | None) -> None:
    """The cover; with several factions its cloth runs from one tint to the other."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / UNITS, box.width() / UNITS)
    height = box.height() / box.width() * UNITS
    names = factions or ("neutral",)
    _cloth(painter, QRectF(0, 0, UNITS, height), names)
    window = frame.rounded(_window(height), 14)
    frame.picture(painter, window, art, names[0], tint(names[0]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colour(theme.BRASS), 12))
    painter.drawPath(window)
    _ribbon(painter, title, height, names)
    painter.restore()


def _cloth(painter: QPainter, box: QRectF, names: tuple[str, ...]) -> None:
    painter.fillPath(frame.rounded(box, 40), QColor(frame.EDGE))
    inner = box.adjusted(12, 12, -12, -12)
    frame.tinted(painter, inner, 32, tint(names[0]), 16)
    if len(names) > 1:
        other = QLinearGradient(inner.topLeft(), inner.bottomRight())
        clear = QColor(tint(names[-1]).deep)
        clear.setAlpha(0)
        other.setColorAt(0.35, clear)
        other.setColorAt(0.65, QColor(tint(names[-1]).deep))
        painter.setPen(frame.NO_PEN)
        painter.fillPath(frame.rounded(inner, 32), QBrush(other))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colour(theme.BRASS_LIGHT), 6))
    painter.drawPath(frame.rounded(inner.adjusted(16, 16, -16, -16), 24))


def _ribbon(painter: QPainter, title: str, height: float, names: tuple[str, ...]) -> None:
    strip = QRectF(36, height - 330, UNITS - 72, 236)
    painter.fillRect(strip.adjusted(0, 8, 0, 14), QColor(0, 0, 0, 90))
    painter.fillRect(strip, theme.colour(theme.PAPER))
    painter.setPen(QPen(theme.colour(theme.INK), 6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(strip.adjusted(12, 12, -12, -12))
    line = fit_line(title, "title", strip.width() - 70, range(104, 63, -4), weight=700, most_lines=1)
    if not line.whole:
        line = fit_line(title, "title", strip.width() - 70, range(84, 43, -4), weight=700, most_lines=2)
    draw_line(painter, line, strip.adjusted(30, 36 if len(line.lines) > 1 else 24, -30, -14), theme.colour(theme.INK))
    for place, name in enumerate(names[:4]):
        centre = QPointF(500 + (place - (min(4, len(names)) - 1) / 2) * 190, height - 382)
        frame.seal(painter, name, centre, 84, tint(name))
