"""A sheet of paper laid over a table: what is on it must be answered before the table can be reached again."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.theme import Role
from cthulhu_desktop.ui.widgets.sheet import PaperSheet


class Overlay(QWidget):
    """Covers its parent with a shade and a paper sheet in the middle; what lies below cannot be reached meanwhile.

    `widest`: the width of the sheet at 100 % text size, where there is room."""

    widest = 640

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._below = parent
        self.sheet = PaperSheet()
        self.body = QVBoxLayout(self.sheet)
        margin = PaperSheet.MARGIN
        self.body.setContentsMargins(margin, margin, margin, margin)
        self.body.setSpacing(8)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(scroll.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.viewport().setAutoFillBackground(False)
        scroll.setWidget(self.sheet)
        self._scroll = scroll
        holder = QVBoxLayout(self)
        holder.setContentsMargins(16, 16, 16, 16)
        holder.addWidget(scroll, 0, Qt.AlignmentFlag.AlignCenter)
        self.hide()
        parent.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._cover()
        return False

    def _cover(self) -> None:
        parent = self._below
        self.setGeometry(QRect(0, 0, parent.width(), parent.height()))
        width = min(parent.width() - 40, theme.px(self.widest))
        height = max(self.sheet.heightForWidth(width), self.sheet.minimumSizeHint().height())
        self._scroll.setFixedSize(width, min(parent.height() - 40, height + 4))

    def open(self) -> None:
        """Cover the table."""
        self.show()
        self.raise_()
        self._cover()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(4, 9, 8, 150))

    def mousePressEvent(self, event: object) -> None:
        """Clicks beside the sheet go nowhere."""

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab stays on the sheet."""
        chain = [
            child
            for child in self.findChildren(QWidget)
            if child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.isVisible() and child.isEnabled()
        ]
        if chain:
            now = next((k for k, child in enumerate(chain) if child.hasFocus()), -1)
            following = chain[(now + (1 if forward else -1)) % len(chain)]
            reason = Qt.FocusReason
            following.setFocus(reason.TabFocusReason if forward else reason.BacktabFocusReason)
        return bool(chain)


def clear(layout: QGridLayout | QVBoxLayout | QHBoxLayout) -> None:
    """Take all widgets out of a layout."""
    while layout.count():
        item = layout.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            widget.hide()
            widget.deleteLater()


def text(words: str, points: float, role: Role = Role.TEXT, *, weight: int = 0, tone: str = "", right: bool = False,
         wrap: bool = False) -> QLabel:  # fmt: skip
    """A label on paper."""
    label = QLabel(words)
    theme.set_font(label, role, points, weight=weight)
    label.setWordWrap(wrap)
    if tone:
        label.setProperty("tone", tone)
    if right:
        label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return label
