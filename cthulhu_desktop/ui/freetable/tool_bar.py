"""The narrow bar: the way out, undo and redo, help."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui.tabletop.tools import ToolStrip


class ToolBar(ToolStrip):
    """Signals of its buttons."""

    left = Signal()
    undo_wanted = Signal()
    redo_wanted = Signal()
    keys_wanted = Signal()
    fit_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.back = self.add_back(self.left.emit)
        self.row.addWidget(self.back)
        self.row.addWidget(self.info, 1)
        self.undo = self.add_undo(self.undo_wanted.emit)
        self.redo = self.add_button("redo", lambda: tr("Redo"), lambda: tr("Make the move again (Ctrl+Y)"),
                                    self.redo_wanted.emit)  # fmt: skip
        self.fit = self.add_button("fit", lambda: tr("Everything"), lambda: tr("Show everything (Ctrl+0)"),
                                   self.fit_wanted.emit)  # fmt: skip
        self.keys = self.add_button("keys", lambda: tr("Keys"), lambda: tr("All keys and gestures (F1)"),
                                    self.keys_wanted.emit)  # fmt: skip
        self.panel = self.add_switch(
            "panel", lambda: tr("Panel"), lambda: tr("The card in large, and the trace"), self.panel_wanted
        )
        for button in (self.undo, self.redo, self.fit, self.keys, self.panel):
            self.row.addWidget(button)
