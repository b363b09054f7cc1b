"""Notices inside the window: a slip each, one below the other over the page, with at most one thing to do."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme

WIDEST = 820  # pixels at 100 % text size: longer lines are hard to read
ROOM, GAP = 60, 8  # pixels around the text and between the buttons of a notice


class Notice(QFrame):
    """One notice. It stays until it is closed or its action is taken, or `seconds` have passed; `gone` tells."""

    gone = Signal()

    def __init__(self, text: str, action: str, run: Callable[[], object] | None, seconds: int) -> None:
        super().__init__()
        self.setProperty("surface", "notice")
        self.setAccessibleName(text)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 8, 8)
        row.setSpacing(GAP)
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

    def in_one_line(self) -> int:
        """How wide the notice is with its text in one line, in pixels."""
        self.ensurePolished()
        text = max(map(self.label.fontMetrics().horizontalAdvance, self.label.text().splitlines()), default=0)
        buttons = [button for button in (self.action, self.close_button) if not button.isHidden()]
        return text + sum([button.sizeHint().width() + GAP for button in buttons]) + ROOM

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
    """Where notices appear: over the top of a page, which keeps its place and its size. Between the notices the mouse
    goes through. Hidden while there are none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._below: QWidget | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(10, 8, 10, 0)
        self._column.setSpacing(6)
        self.hide()

    def lie_over(self, page: QWidget) -> None:
        """Lie over the top of this widget, which has the same parent, and follow it."""
        self._below = page
        page.installEventFilter(self)
        self.raise_()
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._place()
        return False

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.ShowToParent):
            self._place()
        return done

    def _place(self) -> None:
        """As wide as the longest notice, but no wider than can be read, and as high as all of them."""
        page = self._below
        if page is None or self.isHidden():
            return
        wanted = max((notice.in_one_line() for notice in self.notices()), default=0)
        width = min(page.width(), theme.px(WIDEST), wanted)
        height = min(self._column.heightForWidth(width), page.height())
        self.setGeometry(page.x() + (page.width() - width) // 2, page.y(), width, max(1, height))
        self._let_through()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._let_through()

    def _let_through(self) -> None:
        """Only the notices themselves take the mouse away from the page."""
        if self._below is None:
            return
        self._column.activate()
        region = QRegion()
        for notice in self.notices():
            region += notice.geometry()
        self.setMask(region)

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
        self._place()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(notice, text))
        return notice

    def _hide_if_empty(self) -> None:
        self.setVisible(bool(self.notices()))
        self._place()

    def notices(self) -> list[Notice]:
        """Those that are shown now."""
        return [child for child in self.findChildren(Notice) if not child.isHidden()]

    def clear(self) -> None:
        """Take all notices away."""
        for notice in self.notices():
            notice.dismiss()
