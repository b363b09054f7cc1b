"""A one-line label that says with an ellipsis what it has no room for."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QLabel


class ElidedLabel(QLabel):
    """Cuts its text at the end where the room ends; the whole text is its tool tip then."""

    def setText(self, text: str) -> None:
        super().setText(text)
        self._tell_cut()

    def shown_text(self) -> str:
        """The text as it is painted."""
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.contentsRect().width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell_cut()

    def _tell_cut(self) -> None:
        self.setToolTip(self.text() if self.shown_text() != self.text() else "")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawText(self.contentsRect(), int(self.alignment()), self.shown_text())
