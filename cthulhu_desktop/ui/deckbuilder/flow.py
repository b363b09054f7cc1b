"""A layout that lets its items flow into lines, like words."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Items from left to right, a new line where the room ends; the height follows from the width."""

    def __init__(self, parent: QWidget | None = None, gap: int = 6) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._lay(QRect(0, 0, width, 0), place=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._lay(rect, place=True)

    def sizeHint(self) -> QSize:
        widths = [item.sizeHint().width() for item in self._shown()]
        height = max((item.sizeHint().height() for item in self._shown()), default=0)
        return QSize(sum(widths) + self._gap * max(0, len(widths) - 1), height)

    def minimumSize(self) -> QSize:
        size = QSize(0, 0)
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _lay(self, rect: QRect, *, place: bool) -> int:
        """Put the items into lines (or only count), each in the middle of its line; the height needed."""
        x, y, height = rect.x(), rect.y(), 0
        line: list[tuple[QLayoutItem, QRect]] = []
        for item in self._shown():
            size = item.sizeHint()
            if x > rect.x() and x + size.width() > rect.x() + rect.width():
                _settle(line, height, place=place)
                x, y, height = rect.x(), y + height + self._gap, 0
            line.append((item, QRect(QPoint(x, y), QSize(min(size.width(), rect.width()), size.height()))))
            x += size.width() + self._gap
            height = max(height, size.height())
        _settle(line, height, place=place)
        return y + height - rect.y()


def _settle(line: list[tuple[QLayoutItem, QRect]], height: int, *, place: bool) -> None:
    """Put a full line where it belongs, and begin an empty one."""
    if place:
        for item, box in line:
            item.setGeometry(box.translated(0, (height - box.height()) // 2))
    line.clear()
