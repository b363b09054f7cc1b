"""What diagrams are drawn with: boxes, arrows and labels that grow with the text."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter, QPainterPath, QPen

from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.theme import Role

CENTRE = Qt.AlignmentFlag.AlignCenter
_WRAP = int(CENTRE) | int(Qt.TextFlag.TextWordWrap)
Faces = Callable[[str], QImage | None]


def no_faces(_card: str) -> QImage | None:
    """Faces where there are no cards at hand: diagrams show a back in their place."""
    return None


@dataclass
class Drawing:
    """A painter with the room there is. `zoom` is the size of the text against 100 %; `faces` gives the printed face of
    a card by its id."""

    painter: QPainter
    width: float
    zoom: float
    labels: Mapping[str, str]
    arguments: Mapping[str, str]
    faces: Faces = no_faces

    def px(self, length: float) -> float:
        """A length that grows with the text."""
        return length * self.zoom

    def font(self, points: float, *, title: bool = False, italic: bool = False) -> QFont:
        """A font at the diagram's zoom, sized in pixels: the same on every device."""
        font = theme.font(Role.TITLE if title else Role.TEXT, points, italic=italic)
        font.setPixelSize(max(1, round(font.pointSizeF() / theme.scale() * self.zoom * 96 / 72)))
        return font

    def label(self, name: str) -> str:
        """The book's word for something in the diagram; its name if the book has none."""
        return self.labels.get(name, name)

    def ink(self, colour: str = theme.INK, width: float = 1.2) -> None:
        """Draw lines in `colour`."""
        self.painter.setPen(QPen(theme.colour(colour), self.px(width)))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)

    def text_size(self, text: str, font: QFont, width: float) -> QRectF:
        """The room that a text takes when wrapped to `width`."""
        return QFontMetricsF(font, self.painter.device()).boundingRect(QRectF(0, 0, width, 10_000), _WRAP, text)

    def text(self, area: QRectF, text: str, font: QFont, colour: str = theme.INK) -> None:
        """A text in the middle of `area`, wrapped."""
        self.painter.setFont(font)
        self.painter.setPen(theme.colour(colour))
        self.painter.drawText(area, _WRAP, text)

    def caption(self, middle: float, top: float, width: float, text: str, *, italic: bool = True) -> float:
        """A small text under a thing; returns its height."""
        font = self.font(11, italic=italic)
        height = self.text_size(text, font, width).height()
        self.text(QRectF(middle - width / 2, top, width, height), text, font, theme.MUTED_INK)
        return height

    def box_height(self, text: str, width: float, *, title: bool = False) -> float:
        """How high a box around a text has to be."""
        font = self.font(12.5, title=title)
        return self.text_size(text, font, width - self.px(22)).height() + self.px(18)

    def box(self, area: QRectF, text: str, *, title: bool = False, question: bool = False) -> None:
        """A box with a text; questions have pointed ends."""
        self.ink(theme.BRASS_DARK, 1.4)
        self.painter.setBrush(theme.colour("#F6EFDF"))
        if question:
            self.painter.drawPath(_pointed(area, self.px(12)))
        else:
            self.painter.drawRoundedRect(area, self.px(5), self.px(5))
        inner = area.adjusted(self.px(11), 0, -self.px(11), 0)
        self.text(inner, text, self.font(12.5, title=title))

    def arrow(self, start: QPointF, end: QPointF) -> None:
        """A line with a head at its end."""
        self.ink(theme.BRASS_DARK, 1.6)
        self.painter.drawLine(start, end)
        angle = math.atan2(end.y() - start.y(), end.x() - start.x())
        head = QPainterPath(end)
        for turn in (2.65, -2.65):
            head.lineTo(end + QPointF(math.cos(angle + turn), math.sin(angle + turn)) * self.px(9))
        head.closeSubpath()
        self.painter.fillPath(head, theme.colour(theme.BRASS_DARK))


def _pointed(area: QRectF, tip: float) -> QPainterPath:
    path = QPainterPath(QPointF(area.left(), area.center().y()))
    for x, y in (
        (area.left() + tip, area.top()), (area.right() - tip, area.top()), (area.right(), area.center().y()),
        (area.right() - tip, area.bottom()), (area.left() + tip, area.bottom()),
    ):  # fmt: skip
        path.lineTo(x, y)
    path.closeSubpath()
    return path
