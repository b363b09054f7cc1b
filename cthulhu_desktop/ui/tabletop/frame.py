"""The frame of a table's page: table, bar below, panel and tools, and how they share a small or a large window."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.tabletop import materials
from cthulhu_desktop.ui.tabletop.view import TableView
from cthulhu_desktop.ui.theme import AGED_PAPER, BRASS_DARK

NO_LIMIT = (1 << 24) - 1  # Qt's own word for it is not known to Python
CROWDED = 1150  # pixels at 100 % text: below, table, panel and rules do not all have room


class PanelGround:
    """The paper of a panel, with a rim of brass towards the table. Drawn once for each size."""

    def __init__(self) -> None:
        self._paper = QPixmap()
        self._drawn = (QSize(), False)

    def paint(self, panel: QWidget) -> None:
        """Draw it on the panel."""
        wanted = (panel.size(), theme.left_handed())
        if wanted != self._drawn:
            self._drawn = wanted
            self._paper = self._draw(*wanted)
        QPainter(panel).drawPixmap(0, 0, self._paper)

    @staticmethod
    def _draw(size: QSize, left_handed: bool) -> QPixmap:
        paper = QPixmap(size)
        painter = QPainter(paper)
        materials.paper(painter, QRectF(0, 0, size.width(), size.height()), AGED_PAPER)
        for edge, width, opacity in ((0, 3, 1.0), (5, 1, 0.5)):
            x = size.width() - edge - width if left_handed else edge
            painter.fillRect(x, 0, width, size.height(), theme.colour(BRASS_DARK, opacity))
        painter.end()
        return paper


class TableFrame(QWidget):
    """The panel stands beside the table where there is room for both; else it is a drawer over it.

    `panel_width` at 100 % text size; the panel is a drawer where it would leave the table less than `table_least`
    pixels and less than `table_share` of the window. `drawer_moved()` when the drawer was opened or closed. At a table
    for the left hand the panel stands at the left.
    """

    panel_width, table_least, table_share = 340, 560, 0.6

    drawer_moved = Signal()

    def __init__(
        self,
        view: TableView,
        bar: QWidget,
        panel: QWidget,
        panel_button: QAbstractButton,
        tools: QWidget,
        parent: QWidget | None,
        *,
        one_bar: bool,
    ) -> None:
        """`panel_button` opens the drawer. `one_bar`: there is a bar above the page already, so the tools stand above
        the panel where it is no drawer."""
        super().__init__(parent)
        self.view = view
        self._parts = (tools, bar, panel)
        self._panel_button = panel_button
        self._drawer = self._crowded = False
        self._one_bar = one_bar
        panel.setParent(self)
        middle = QVBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.view, 1)
        middle.addWidget(bar)
        self._side = QVBoxLayout()
        self._side.setSpacing(0)
        self._side.addWidget(panel, 1)
        row = self._row = QHBoxLayout()
        row.setSpacing(0)
        self.middle = middle
        row.addLayout(middle, 1)
        row.addLayout(self._side)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(tools)
        self._column.addLayout(row, 1)
        self.setFocusProxy(self.view)
        for before, after in ((view, bar), (bar, panel), (panel, tools)):
            QWidget.setTabOrder(before, after)

    @property
    def drawer(self) -> bool:
        """Whether the panel is a drawer over the table."""
        return self._drawer

    @property
    def panel_hidden(self) -> bool:
        """Whether the panel is a drawer that is shut."""
        return self._drawer and not self._parts[2].isVisible()

    def open_drawer(self) -> None:
        """Bring the panel into sight."""
        self._panel_button.setChecked(True)

    def set_crowded(self, crowded: bool) -> None:
        """Whether something else stands beside the table (the rules): then the panel gives way sooner."""
        if crowded != self._crowded:
            self._crowded = crowded
            self.place_panel()

    def place_panel(self) -> None:
        """Share the window anew: its size or the size of the text has changed."""
        tools, bar, panel = self._parts
        left, directions = theme.left_handed(), QBoxLayout.Direction
        self._row.setDirection(directions.RightToLeft if left else directions.LeftToRight)
        width = min(theme.px(self.panel_width), round(self.width() * 0.9))
        if self.width() > theme.px(1500):
            width = round(width * 1.18)
        crowded = self._crowded and self.width() < theme.px(CROWDED)
        drawer = crowded or self.width() - width < min(self.table_least, self.width() * self.table_share)
        panel.setFixedWidth(width)
        self._panel_button.setVisible(drawer)
        if drawer != self._drawer:
            self._drawer = drawer
            self._move_panel()
        # inside a window with a bar of its own a second bar would take height from the table
        above_panel = not drawer and self._one_bar
        (self._side if above_panel else self._column).insertWidget(0, tools)
        tools.setMinimumWidth(width if above_panel else 0)
        tools.setMaximumWidth(width if above_panel else NO_LIMIT)
        if drawer:
            top = tools.height()
            panel.setGeometry(QRect(0 if left else self.width() - width, top, width, bar.y() - top))
            panel.raise_()

    def _move_panel(self) -> None:
        panel = self._parts[2]
        if self._drawer:
            self._side.removeWidget(panel)
            panel.setVisible(self._panel_button.isChecked())
        else:
            self._side.addWidget(panel, 1)
            panel.show()

    def show_drawer(self, on: bool) -> None:
        """Open or shut the drawer; nothing where the panel stands beside the table."""
        if self._drawer:
            self._parts[2].setVisible(on)
            self.place_panel()
            self.drawer_moved.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place_panel()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.place_panel()
        self._column.activate()
        self.view.take_size()  # so that the table is never seen, nor drawn, in the size it had before
