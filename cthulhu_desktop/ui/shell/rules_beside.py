"""The rules beside a table: a panel that opens where there is room for both, so that nobody leaves the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from cthulhu_desktop.ui import theme

if TYPE_CHECKING:
    from cthulhu_desktop.ui.rulebook.reader import RulebookReader

TABLE = 820  # pixels that a table needs at least
READER, MOST = 440, 640  # widths of the panel at 100 % text: usual and most


class RulesBeside(QSplitter):
    """The pages on the left and, while it is wanted, a reader on the right. The reader is made when it is first
    opened. `moved(bool)` tells that it was opened or put away."""

    moved = Signal(bool)

    def __init__(
        self, pages: QWidget, make_reader: Callable[[], RulebookReader], parent: QWidget | None = None
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._pages = pages
        self._make_reader = make_reader
        self._width = 0  # as the player has drawn it; 0: the usual one
        self.reader: RulebookReader | None = None
        self.setChildrenCollapsible(False)
        self.setHandleWidth(4)
        self.addWidget(pages)
        self.setStretchFactor(0, 1)
        self.splitterMoved.connect(self._remember)

    def has_room(self) -> bool:
        """Whether a table and the rules fit side by side."""
        return self.width() >= TABLE + theme.px(READER)

    @property
    def shown(self) -> bool:
        """Whether the rules are open beside the page."""
        return self.reader is not None and not self.reader.isHidden()

    def open(self, number: str) -> None:
        """Open the rules at a rule; "" where they were left."""
        if self.reader is None:
            self.reader = self._make_reader()
            self.reader.bar.set_narrow(True)
            self.reader.closed.connect(self.put_away)
            self.addWidget(self.reader)
            self.setStretchFactor(1, 0)
        self.reader.setMinimumWidth(min(theme.px(320), READER))
        self.reader.setMaximumWidth(max(theme.px(MOST), self._width))
        was_shown = self.shown
        self.reader.show()
        if not was_shown:
            width = self._width or theme.px(READER)
            self.setSizes([self.width() - width, width])
            self.moved.emit(True)
        if number:
            self.reader.open_rule(number)
        self.reader.entered()

    def put_away(self) -> None:
        """Close the panel; the keyboard goes back to the page."""
        if not self.shown:
            return
        assert self.reader is not None
        had_focus = self.reader.isAncestorOf(self.focusWidget() or self)
        self.reader.hide()
        self.moved.emit(False)
        if had_focus:
            self._pages.setFocus(Qt.FocusReason.OtherFocusReason)

    def _remember(self) -> None:
        if self.shown:
            self._width = self.sizes()[1]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.shown and not self.has_room():
            self.put_away()
