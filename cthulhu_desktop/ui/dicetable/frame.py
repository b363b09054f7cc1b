"""The frame of the page: table, action bar, panel and tools, and how they share a small or a large window."""

from __future__ import annotations

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.dicetable.action_bar import ActionBar
from cthulhu_desktop.ui.dicetable.side_panel import SidePanel
from cthulhu_desktop.ui.dicetable.tool_bar import ToolBar
from cthulhu_desktop.ui.tabletop.view import TableView

PANEL_WIDTH, TABLE_LEAST = 340, 560
NO_LIMIT = (1 << 24) - 1  # Qt's own word for it is not known to Python


class PageFrame(QWidget):
    """The panel stands beside the table where there is room for both; else it is a drawer over it.

    `drawer_moved()` when the drawer was opened or closed.
    """

    drawer_moved = Signal()

    def __init__(self, view: TableView, parent: QWidget | None, *, standalone: bool) -> None:
        """`standalone`: nothing around the page leads back to the menu or to the rules, so it has buttons for them."""
        super().__init__(parent)
        self.view = view
        self.tools = ToolBar()
        self.tools.back.setVisible(standalone)
        self.tools.rules.setVisible(standalone)
        self.tools.panel_wanted.connect(self._show_drawer)
        self.bar = ActionBar()
        self.panel = SidePanel(self)
        self._drawer = False
        self._standalone = standalone
        middle = QVBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.view, 1)
        middle.addWidget(self.bar)
        self._side = QVBoxLayout()
        self._side.setSpacing(0)
        self._side.addWidget(self.panel, 1)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addLayout(middle, 1)
        row.addLayout(self._side)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.tools)
        self._column.addLayout(row, 1)
        self.setFocusProxy(self.view)
        for before, after in ((self.view, self.bar), (self.bar, self.panel), (self.panel, self.tools)):
            QWidget.setTabOrder(before, after)

    @property
    def panel_hidden(self) -> bool:
        """Whether the panel is a drawer that is shut."""
        return self._drawer and not self.panel.isVisible()

    def open_drawer(self) -> None:
        """Bring the panel into sight."""
        self.tools.panel.setChecked(True)

    def place_panel(self) -> None:
        """Share the window anew: its size or the size of the text has changed."""
        width = min(theme.px(PANEL_WIDTH), round(self.width() * 0.9))
        if self.width() > theme.px(1500):
            width = round(width * 1.18)
        drawer = self.width() - width < min(TABLE_LEAST, self.width() * 0.6)
        self.panel.setFixedWidth(width)
        self.tools.panel.setVisible(drawer)
        if drawer != self._drawer:
            self._drawer = drawer
            self._move_panel()
        # inside a window with a bar of its own a second bar would take height from the table
        above_panel = not drawer and not self._standalone
        (self._side if above_panel else self._column).insertWidget(0, self.tools)
        self.tools.setMinimumWidth(width if above_panel else 0)
        self.tools.setMaximumWidth(width if above_panel else NO_LIMIT)
        if drawer:
            top = self.tools.height()
            self.panel.setGeometry(QRect(self.width() - width, top, width, self.bar.y() - top))
            self.panel.raise_()

    def _move_panel(self) -> None:
        if self._drawer:
            self._side.removeWidget(self.panel)
            self.panel.setVisible(self.tools.panel.isChecked())
        else:
            self._side.addWidget(self.panel, 1)
            self.panel.show()

    def _show_drawer(self, on: bool) -> None:
        if self._drawer:
            self.panel.setVisible(on)
            self.place_panel()
            self.drawer_moved.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place_panel()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.place_panel()
