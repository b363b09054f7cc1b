"""A row of widgets that goes on in the next line and is as high as that takes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from cthulhu_desktop.ui.widgets.flow import FlowLayout


class FlowRow(QWidget):
    """Sets its own height from its width, so that the layouts around it need not ask for every width."""

    def __init__(self, *, gap: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.flow = FlowLayout(self, gap=gap)

    def fit(self) -> None:
        """Be as high as the widgets need."""
        height = self.flow.heightForWidth(max(60, self.width())) if self.width() else 10
        if height != self.height() or self.minimumHeight() != height:
            self.setFixedHeight(height)

    def hasHeightForWidth(self) -> bool:
        return False

    def minimumSizeHint(self) -> QSize:
        return QSize(60, 10)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.fit()
        return done
