"""Notices inside the window: a bar each, one above the other, with at most one thing to do."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from cthulhu_desktop.bridge.tr import tr


class Notice(QFrame):
    """One notice. It stays until it is closed or its action is taken, or `seconds` have passed; `gone` tells."""

    gone = Signal()

    def __init__(self, text: str, action: str, run: Callable[[], object] | None, seconds: int) -> None:
        super().__init__()
        self.setProperty("surface", "notice")
        self.setAccessibleName(text)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 8, 8)
        self.label = QLabel(text)
        self.label.setWordWrap(True)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row.addWidget(self.label, 1)
        self._run = run
        self.action = QPushButton(action)
        self.action.setVisible(bool(action))
        self.action.clicked.connect(self._take)
        row.addWidget(self.action)
        self.close_button = QPushButton(tr("Close"))
        self.close_button.setProperty("look", "quiet")
        self.close_button.clicked.connect(self.dismiss)
        row.addWidget(self.close_button)
        if seconds:
            QTimer.singleShot(seconds * 1000, self, self.dismiss)

    def _take(self) -> None:
        if self._run is not None:
            self._run()
        self.dismiss()

    def dismiss(self) -> None:
        """Take the notice away."""
        self.hide()
        self.gone.emit()
        self.deleteLater()


class NoticeBoard(QWidget):
    """Where notices appear; takes no room while there are none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(10, 8, 10, 0)
        self._column.setSpacing(6)
        self.hide()

    def post(self, text: str, action: str = "", run: Callable[[], object] | None = None, seconds: int = 0) -> Notice:
        """Show a notice; with `action` a button of that name that does `run`. It goes by itself after `seconds`
        (0: never). A notice that says the same already is replaced: trouble that repeats itself fills no window."""
        for old in self.notices():
            if old.label.text() == text:
                old.dismiss()
        notice = Notice(text, action, run, seconds)
        self._column.addWidget(notice)
        notice.gone.connect(self._hide_if_empty)
        notice.show()
        self.show()
        return notice

    def _hide_if_empty(self) -> None:
        self.setVisible(bool(self.notices()))

    def notices(self) -> list[Notice]:
        """Those that are shown now."""
        return [child for child in self.findChildren(Notice) if not child.isHidden()]

    def clear(self) -> None:
        """Take all notices away."""
        for notice in self.notices():
            notice.dismiss()
