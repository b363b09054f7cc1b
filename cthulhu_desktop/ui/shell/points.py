"""Tells a test that drives the real mouse where things are on the screen.

With CTHULHU_DESKTOP_POINTS naming a file, the window writes there, whenever it changes, one JSON object:
`{"page": name, "asked": text, "buttons": {name: [x, y, look]}, "items": {key: [x, y, state]}}` in screen pixels.
Lists and fields are there as well: `"rows": {"list/text": [x, y]}` for what can be seen of each list that has a name,
`"fields": {name: [x, y]}`. `asked` is what the bar below a table says, with the number of the rule. Buttons go by their
object name or text, items of a table by their key; `state` is the number of `tabletop.items.State`. The main button of
a page says "primary". The point of an item is its middle, or where it can be seen if that is covered.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPoint, QPointF, QTimer
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QGraphicsView, QLineEdit, QWidget

from cthulhu_desktop.ui.shell.main_window import MainWindow
from cthulhu_desktop.ui.tabletop.action_bar import ActionBar
from cthulhu_desktop.ui.tabletop.items import TableItem

POINTS_VARIABLE = "CTHULHU_DESKTOP_POINTS"
INTERVAL_MS = 100
ROW_LEAST = 8  # pixels of a row that must be seen to be pressed
_SHARES = (0.5, 0.25, 0.75, 0.12, 0.88)  # where an item is looked for, across and down


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
        text = json.dumps({
            "page": self._window.page_name, "asked": self._asked(),
            "buttons": self._buttons(), "items": self._items(), "rows": self._rows(), "fields": self._fields(),
        })  # fmt: skip
        if text != self._written:
            self._written = text
            part = self._file.with_suffix(".part")
            part.write_text(text, encoding="utf-8")
            os.replace(part, self._file)

    def _asked(self) -> str:
        bars = [bar for bar in self._window.findChildren(ActionBar) if bar.isVisible()]
        return QTextDocumentFragment.fromHtml(bars[0].prompt.text()).toPlainText() if bars else ""

    def _buttons(self) -> dict[str, tuple[int, int, str]]:
        found = {}
        for button in self._window.findChildren(QAbstractButton):
            if button.isVisible() and button.isEnabled():
                point = button.mapToGlobal(button.rect().center()) * self._window.devicePixelRatioF()
                found[button.objectName() or button.text() or button.accessibleName()] = (
                    point.x(), point.y(), str(button.property("look") or ""),
                )  # fmt: skip
        return found

    def _at(self, widget: QWidget, place: QPoint) -> tuple[int, int]:
        point = widget.mapToGlobal(place) * self._window.devicePixelRatioF()
        return point.x(), point.y()

    def _rows(self) -> dict[str, tuple[int, int]]:
        found = {}
        for view in self._window.findChildren(QAbstractItemView):
            if not view.isVisible() or not view.accessibleName() or view.model() is None:
                continue
            port = view.viewport()
            for index in _indexes(view.model()):
                box = view.visualRect(index).intersected(port.rect())
                if box.height() > ROW_LEAST and box.width() > ROW_LEAST:
                    found[f"{view.accessibleName()}/{index.data()}"] = self._at(port, box.center())
        return found

    def _fields(self) -> dict[str, tuple[int, int]]:
        fields = [field for field in self._window.findChildren(QLineEdit) if field.isVisible()]
        names = [field.accessibleName() or field.objectName() for field in fields]
        return {name: self._at(one, one.rect().center()) for name, one in zip(names, fields, strict=True)}

    def _items(self) -> dict[str, tuple[int, int, int]]:
        found = {}
        for view in self._window.findChildren(QGraphicsView):
            if not view.isVisible() or view.scene() is None:
                continue
            for item in view.scene().items():
                if isinstance(item, TableItem) and item.isVisible():
                    place: QPoint = view.mapFromScene(_seen_at(item))
                    if view.viewport().rect().contains(place):
                        point = view.viewport().mapToGlobal(place) * self._window.devicePixelRatioF()
                        found[item.key] = (point.x(), point.y(), int(item.state))
        return found


def _indexes(model: QAbstractItemModel, most: int = 200) -> Iterator[QModelIndex]:
    """The first rows of a list, and what lies below its headings."""
    for row in range(min(most, model.rowCount())):
        index = model.index(row, 0)
        yield index
        for below in range(min(most, model.rowCount(index))):
            yield model.index(below, 0, index)


def _seen_at(item: TableItem) -> QPointF:
    """A point of the scene where the item lies uppermost; its middle if there is none."""
    area, scene = item.shape().boundingRect(), item.scene()
    for down in _SHARES:
        for across in _SHARES:
            point = item.mapToScene(area.x() + across * area.width(), area.y() + down * area.height())
            above = next((found for found in scene.items(point) if isinstance(found, TableItem)), None)
            if above is item:
                return point
    return item.mapToScene(area.center())
