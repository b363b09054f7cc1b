"""The narrow bar above the table: the way out, the phase, and what helps while playing."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui.tabletop.tools import ToolStrip, speed_menu


class ToolBar(ToolStrip):
    """Signals of its buttons; `speed_chosen(index)` 0 slow, 1 usual, 2 fast."""

    left = Signal()
    rules_wanted = Signal()
    undo_wanted = Signal()
    fit_wanted = Signal()
    speed_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.back = self.add_back(self.left.emit)
        self.row.addWidget(self.back)
        self.row.addWidget(self.info, 1)
        self.undo = self.add_undo(self.undo_wanted.emit)
        self.speed = self.add_button("speed", lambda: tr("Speed"), lambda: tr("How fast the other cults play"), None)
        self.fit = self.add_button("fit", lambda: tr("Whole table"), lambda: tr("Show the whole table (Ctrl+0)"),
                                   self.fit_wanted.emit)  # fmt: skip
        self.rules = self.add_button("rules", lambda: tr("Rules"), lambda: tr("Open the rules (F1)"),
                                     self.rules_wanted.emit)  # fmt: skip
        self.panel = self.add_switch(
            "panel", lambda: tr("Panel"), lambda: tr("Calls, record sheet and log"), self.panel_wanted
        )
        self.speeds = speed_menu(self.speed, self.texts, self.speed_chosen.emit)
        for button in (self.undo, self.speed, self.fit, self.rules, self.panel):
            self.row.addWidget(button)
