"""A small cross at the end of a line of text that empties it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QLineEdit

from cthulhu_desktop.ui import theme

ARM = 4.2  # half the width of the cross, at 100 % text size


class ClearButton(QAbstractButton):
    """Shown while there is something in `line`. Qt's own fades in, which costs the first letter of a search 17 ms.

    The keyboard passes it by: a line is emptied by typing.
    """

    def __init__(self, line: QLineEdit) -> None:
        super().__init__(line)
        self._line = line
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setVisible(bool(line.text()))
        self.clicked.connect(line.clear)
        line.textChanged.connect(self._on_text)
        line.installEventFilter(self)

    def _on_text(self, text: str) -> None:
        if bool(text) == self.isHidden():
            self.setVisible(bool(text))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the end of the line, and keep its text away from there."""
        if watched is self._line and event.type() == QEvent.Type.Resize:
            side = self._line.height()
            self.setGeometry(self._line.width() - side, 0, side, side)
            margins = self._line.textMargins()
            if margins.right() != side - 8:
                self._line.setTextMargins(margins.left(), margins.top(), side - 8, margins.bottom())
        return False

    def sizeHint(self) -> QSize:
        return QSize(self._line.height(), self._line.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(theme.colour(theme.PAPER if self.underMouse() else theme.MUTED), 1.8)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        middle, arm = QPointF(self.rect().center()), ARM * theme.scale()
        painter.drawLine(middle + QPointF(-arm, -arm), middle + QPointF(arm, arm))
        painter.drawLine(middle + QPointF(-arm, arm), middle + QPointF(arm, -arm))
