"""Paper with brass rules, as in an engraved book; and the small ornaments that go with it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from cthulhu_desktop.ui import theme


def paint_paper(painter: QPainter, area: QRectF) -> None:
    """Warm paper, a little darker towards its edges."""
    painter.fillRect(area, theme.colour(theme.PAPER))
    glow = QRadialGradient(area.center(), max(area.width(), area.height()) * 0.75)
    glow.setColorAt(0.55, theme.colour(theme.AGED_PAPER, 0.0))
    glow.setColorAt(1.0, theme.colour(theme.AGED_PAPER, 0.85))
    painter.fillRect(area, glow)


def paint_rules(painter: QPainter, area: QRectF, colour: str = theme.BRASS) -> None:
    """A double rule along the edge of `area` whose corners are cut into small quarter circles."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colour(colour), 2.0))
    painter.drawRect(area)
    painter.setPen(QPen(theme.colour(colour), 1.0))
    painter.drawPath(_notched(area.adjusted(5, 5, -5, -5), 11.0))


def _notched(area: QRectF, notch: float) -> QPainterPath:
    """A frame with a quarter circle bitten out of each corner."""
    path = QPainterPath()
    left, top, right, bottom = area.left(), area.top(), area.right(), area.bottom()
    path.moveTo(left + notch, top)
    path.lineTo(right - notch, top)
    path.arcTo(QRectF(right - notch, top - notch, 2 * notch, 2 * notch), 180, 90)
    path.lineTo(right, bottom - notch)
    path.arcTo(QRectF(right - notch, bottom - notch, 2 * notch, 2 * notch), 90, 90)
    path.lineTo(left + notch, bottom)
    path.arcTo(QRectF(left - notch, bottom - notch, 2 * notch, 2 * notch), 0, 90)
    path.lineTo(left, top + notch)
    path.arcTo(QRectF(left - notch, top - notch, 2 * notch, 2 * notch), 270, 90)
    return path


class PaperSheet(QFrame):
    """A sheet of paper with a brass double rule; everything inside is ink on paper."""

    MARGIN = 26

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "paper")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        area = QRectF(self.rect())
        paint_paper(painter, area)
        paint_rules(painter, area.adjusted(8.5, 8.5, -8.5, -8.5))


class Ornament(QWidget):
    """A brass rule with a lozenge in its middle; stands between a title and what follows."""

    def __init__(self, colour: str = theme.BRASS, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colour = colour
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(120, 14)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, width = self.height() / 2, float(self.width())
        for left, right in ((0.0, width / 2 - 12), (width, width / 2 + 12)):
            shade = QLinearGradient(left, 0, right, 0)
            shade.setColorAt(0.0, theme.colour(self._colour, 0.0))
            shade.setColorAt(0.35, theme.colour(self._colour))
            painter.setPen(QPen(shade, 1.4))
            painter.drawLine(QPointF(left, middle), QPointF(right, middle))
        painter.setPen(QPen(theme.colour(self._colour), 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for size in (5.0, 2.0):
            centre = QPointF(width / 2, middle)
            painter.drawPolygon(
                [centre + QPointF(0, -size), centre + QPointF(size, 0), centre + QPointF(0, size),
                 centre + QPointF(-size, 0)]
            )  # fmt: skip
