"""Tells a test that drives the real mouse where things are on the screen.

With CTHULHU_DESKTOP_POINTS naming a file, the window writes there, whenever it changes, one JSON object:
`{"page": name, "buttons": {name: [x, y, look]}, "items": {key: [x, y, state]}}` in screen pixels. Buttons go
by their object name or text, items of a table by their key; `state` is the number of `tabletop.items.State`. The main
button of a page says "primary".
"""

from __future__ import annotations

import json
import os
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, QTimer
from PySide6.QtWidgets import QAbstractButton, QGraphicsView

from cthulhu_desktop.ui.shell.main_window import MainWindow
from cthulhu_desktop.ui.tabletop.items import TableItem

POINTS_VARIABLE = "CTHULHU_DESKTOP_POINTS"
INTERVAL_MS = 100


class Points(QObject):
    """Writes the points of a window to a file as long as the window lives."""

    def __init__(self, window: MainWindow, file: Path) -> None:
        super().__init__(window)
        self._window, self._file, self._written = window, file, ""
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.write)
        self._timer.start(INTERVAL_MS)

    def write(self) -> None:
        """Write the points now, if they have changed; a reader never sees half of them."""
        text = json.dumps({"page": self._window.page_name, "buttons": self._buttons(), "items": self._items()})
        if text != self._written:
            self._written = text
            part = self._file.with_suffix(".part")
            part.write_text(text, encoding="utf-8")
            os.replace(part, self._file)

    def _buttons(self) -> dict[str, tuple[int, int, str]]:
        found = {}
        for button in self._window.findChildren(QAbstractButton):
            if button.isVisible() and button.isEnabled():
                point = button.mapToGlobal(button.rect().center())
                found[button.objectName() or button.text() or button.accessibleName()] = (
                    point.x(), point.y(), str(button.property("look") or ""),
                )  # fmt: skip
        return found

    def _items(self) -> dict[str, tuple[int, int, int]]:
        found = {}
        for view in self._window.findChildren(QGraphicsView):
            if not view.isVisible() or view.scene() is None:
                continue
            for item in view.scene().items():
                if isinstance(item, TableItem) and item.isVisible():
                    place: QPoint = view.mapFromScene(item.mapToScene(item.boundingRect().center()))
                    if view.viewport().rect().contains(place):
                        point = view.viewport().mapToGlobal(place)
                        found[item.key] = (point.x(), point.y(), int(item.state))
        return found
