"""Something to take hold of: the open deck, to be dragged out of the window as a file."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QMimeData, QPointF, QSize, Qt
from PySide6.QtGui import QDrag, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from cthulhu_desktop.ui import theme

Drag = Callable[[QWidget, QMimeData], None]


def drag_out(source: QWidget, mime: QMimeData) -> None:
    """Drag something out of the window; returns when it was dropped."""
    drag = QDrag(source)
    drag.setMimeData(mime)
    drag.exec(Qt.DropAction.CopyAction)


class DragHandle(QWidget):
    """Six dots beside the name. `mime` gives what is dragged, None if there is nothing. By keyboard the same is done
    with "Export"."""

    def __init__(self, mime: Callable[[], QMimeData | None], drag: Drag = drag_out) -> None:
        super().__init__()
        self._mime, self._drag = mime, drag
        self._from: QPointF | None = None
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(18), theme.px(28))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._from = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._from is None:
            return
        way = event.position() - self._from
        if way.manhattanLength() >= QApplication.startDragDistance():
            self._from = None
            mime = self._mime()
            if mime is not None:
                self._drag(self, mime)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._from = None

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(theme.BRASS_LIGHT if self.underMouse() else theme.BRASS))
        step, dot = theme.px(6), theme.px(1.8)
        middle = QPointF(self.rect().center())
        for across in (-0.5, 0.5):
            for down in (-1, 0, 1):
                painter.drawEllipse(middle + QPointF(across * step, down * step), dot, dot)
