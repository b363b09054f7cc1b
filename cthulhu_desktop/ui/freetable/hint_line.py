"""The line over the lower edge of the table: what letting go would do, what was done, why something was refused."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.theme import Role
from cthulhu_desktop.ui.widgets.elided_label import ElidedLabel

SHOWN_MS = 7000  # what was done stands there so long


class HintLine(ElidedLabel):
    """The pointer goes through it. `usual` is said while there is nothing else to say."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = parent
        self._hint = self._said = self._usual = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        theme.set_font(self, Role.TEXT, 12.5, italic=True)
        self.setContentsMargins(12, 3, 12, 3)
        self._timer = QTimer(self, singleShot=True, interval=SHOWN_MS)
        self._timer.timeout.connect(lambda: self.say(""))
        parent.installEventFilter(self)

    def hint(self, text: str) -> None:
        """What letting go would do; "" for nothing special."""
        if text != self._hint:
            self._hint = text
            self._show()

    def say(self, text: str) -> None:
        """What has just occurred, or why something was refused."""
        self._said = text
        if text:
            self._timer.start()
        self._show()

    def set_usual(self, text: str) -> None:
        """What is said while there is nothing else to say; "" for nothing."""
        self._usual = text
        self._show()

    def _show(self) -> None:
        words = " ".join((self._hint or self._said or self._usual).split())
        self.setVisible(bool(words))
        self.setText(words)
        self._place()

    def _place(self) -> None:
        wide = min(self.fontMetrics().horizontalAdvance(self.text()) + 30, self._room.width() - 12)
        tall = self.fontMetrics().height() + 8
        self.setGeometry(6, self._room.height() - tall - 6, max(20, wide), tall)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.colour(theme.BRASS, 0.6 if not self._hint else 1.0))
        painter.setBrush(theme.colour(theme.TABLE_DEEP, 0.88))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        painter.end()
        super().paintEvent(event)
