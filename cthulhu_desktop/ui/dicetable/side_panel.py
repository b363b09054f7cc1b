"""The paper panel beside the table: calls, record sheet, log; stacked, or as tabs where there is no room."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QTabWidget, QVBoxLayout, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.dicetable.call_list import CallList
from cthulhu_desktop.ui.dicetable.log_view import LogView
from cthulhu_desktop.ui.dicetable.sheet import RecordSheet
from cthulhu_desktop.ui.tabletop.side_panel import PaperPanel, panel_title

SHEET_HEIGHT, LOG_HEIGHT = 300, 190  # at 100 % text size, the least that is useful


class SidePanel(PaperPanel):
    """Three sections. Those that fit are stacked in their order, the rest share a tab bar at the bottom."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.calls = CallList()
        self.sheet = RecordSheet()
        self.log = LogView()
        self.calls_title, self.sheet_title = panel_title(above=4), panel_title(above=4)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(6, 6, 6, 4)
        self._column.setSpacing(2)
        self._stacked = -1
        self.arrange()
        self.retranslate()

    def sections(self) -> tuple[tuple[QWidget, QLabel | None], ...]:
        """Section and the title it has where it is stacked."""
        return ((self.calls, self.calls_title), (self.sheet, self.sheet_title), (self.log, None))

    def arrange(self) -> None:
        """Stack as many sections as the height allows."""
        calls = min(self.calls.wanted_height(), theme.px(470)) + theme.px(34)
        free = self.height() - theme.px(44)
        if free >= calls + theme.px(SHEET_HEIGHT) + theme.px(LOG_HEIGHT):
            stacked = 2
        elif free >= calls + theme.px(LOG_HEIGHT):
            stacked = 1
        else:
            stacked = 0
        if stacked != self._stacked:
            self._stack(stacked)

    def _stack(self, count: int) -> None:
        current = self.tabs.currentWidget()
        self._stacked = count
        while self._column.count():
            self._column.takeAt(0)
        for k, (section, title) in enumerate(self.sections()):
            stacked = k < count
            if title is not None:
                title.setParent(self)
                title.setVisible(stacked)
            if stacked:
                self.tabs.removeTab(self.tabs.indexOf(section))
                section.setParent(self)
                if title is not None:
                    self._column.addWidget(title)
                self._column.addWidget(section, 5 if section is self.calls else 3)
                section.show()
        for section, _title in self.sections()[count:]:
            if self.tabs.indexOf(section) < 0:
                self.tabs.addTab(section, "")
        # addTab puts sections that came back at the end; keep their order
        for k, (section, _title) in enumerate(self.sections()[count:]):
            self.tabs.tabBar().moveTab(self.tabs.indexOf(section), k)
        self.tabs.setParent(self)
        self._column.addWidget(self.tabs, 3)
        self.tabs.show()
        if count and current is not None and self.tabs.indexOf(current) >= 0:
            self.tabs.setCurrentWidget(current)
        else:
            self.tabs.setCurrentIndex(0)
        self.retranslate()

    def bring_up(self, section: QWidget) -> None:
        """Show a section that lies behind another tab."""
        if self.tabs.indexOf(section) >= 0:
            self.tabs.setCurrentWidget(section)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.calls_title.setText(tr("The eleven calls"))
        self.sheet_title.setText(tr("Record sheet"))
        self.tabs.setAccessibleName(tr("Pages of the panel"))
        names = {self.calls: tr("Calls"), self.sheet: tr("Record sheet"), self.log: tr("Log")}
        for section, name in names.items():
            index = self.tabs.indexOf(section)
            if index >= 0:
                self.tabs.setTabText(index, name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()
