"""An entry of the start screen: a line as in a table of contents, with a smaller line below it if there is one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.theme import Role
from cthulhu_desktop.ui.widgets.focus_ring import OWN_RING

_INDENT = 26  # room for the lozenge before the text


class EntryButton(QAbstractButton):
    """A button that looks like a line of a table of contents. A lozenge marks it under the pointer, a brass ring when
    it has the keyboard. What does not fit is cut with an ellipsis and shown whole as a tool tip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.second = ""
        self._hovered = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setProperty(OWN_RING, True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changes().changed.connect(self.updateGeometry)

    def set_second(self, text: str) -> None:
        """The smaller line; "" for none."""
        self.second = text
        self.setAccessibleDescription(text)
        self.setToolTip(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        first, second = self._metrics()
        height = first.height() + (second.height() if self.second else 0) + theme.px(11)
        width = _INDENT + first.horizontalAdvance(self.text()) + theme.px(16)
        return QSize(round(width), round(height))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(160), self.sizeHint().height())

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hovered = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = False
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = self._hovered or self.hasFocus()
        if self.hasFocus():
            painter.setPen(QPen(theme.colour(theme.BRASS_LIGHT), 2))
            painter.setBrush(theme.colour(theme.BRASS, 0.14))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 5, 5)
        if lit:
            _lozenge(painter, QPointF(_INDENT / 2 + 1, theme.px(5) + self._metrics()[0].height() / 2))
        first, second = self._metrics()
        room = self.width() - _INDENT - 8
        top = theme.px(5)
        painter.setFont(self._fonts()[0])
        painter.setPen(theme.colour(theme.BRASS_LIGHT if lit else theme.PAPER))
        painter.drawText(
            QPointF(_INDENT, top + first.ascent()), first.elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        )
        if self.second:
            painter.setFont(self._fonts()[1])
            painter.setPen(theme.colour(theme.MUTED))
            base = QPointF(_INDENT, top + first.height() + second.ascent())
            painter.drawText(base, second.elidedText(self.second, Qt.TextElideMode.ElideRight, room))

    def _fonts(self) -> tuple[QFont, QFont]:
        return theme.font(Role.TEXT, 17), theme.font(Role.TEXT, 12, italic=True)

    def _metrics(self) -> tuple[QFontMetricsF, QFontMetricsF]:
        first, second = self._fonts()
        return QFontMetricsF(first), QFontMetricsF(second)


def _lozenge(painter: QPainter, centre: QPointF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour(theme.BRASS))
    painter.drawPolygon(
        [centre + QPointF(0, -5), centre + QPointF(5, 0), centre + QPointF(0, 5), centre + QPointF(-5, 0)]
    )
