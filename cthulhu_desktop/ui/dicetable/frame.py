"""The frame of the page: table, action bar, panel and tools."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cthulhu_desktop.ui.dicetable.side_panel import SidePanel
from cthulhu_desktop.ui.dicetable.tool_bar import ToolBar
from cthulhu_desktop.ui.tabletop.action_bar import ActionBar
from cthulhu_desktop.ui.tabletop.frame import TableFrame
from cthulhu_desktop.ui.tabletop.view import TableView


class PageFrame(TableFrame):
    """The parts of the dice table's page in the frame that all tables share."""

    def __init__(self, view: TableView, parent: QWidget | None, *, standalone: bool) -> None:
        """`standalone`: nothing around the page leads back to the menu or to the rules, so it has buttons for them."""
        self.tools = ToolBar()
        self.tools.back.setVisible(standalone)
        self.tools.rules.setVisible(standalone)
        self.bar = ActionBar()
        self.panel = SidePanel()
        super().__init__(view, self.bar, self.panel, self.tools.panel, self.tools, parent, one_bar=not standalone)
        self.tools.panel_wanted.connect(self.show_drawer)
