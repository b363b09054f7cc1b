"""A layout that sets widgets like words: from left to right, and on in the next line."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Lines of widgets; `right`: each ends at the right edge; `middle`: all together stand halfway up."""

    def __init__(
        self, parent: QWidget | None = None, *, gap: int = 6, right: bool = False, middle: bool = False
    ) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self._right = right
        self._middle = middle
        self.setContentsMargins(0, 0, 0, 0)

    def set_right(self, right: bool) -> None:
        """Whether each line ends at the right edge."""
        if right != self._right:
            self._right = right
            self.invalidate()

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
        return self._place(QRect(0, 0, width, 0), move=False)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize(0, 0)
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        if self._middle:
            rect = rect.adjusted(0, max(0, (rect.height() - self.heightForWidth(rect.width())) // 2), 0, 0)
        self._place(rect, move=True)

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _place(self, rect: QRect, *, move: bool) -> int:
        """Set the widgets; the height that takes."""
        y = rect.y()
        for line in self._lines(rect.width()):
            width = sum(size.width() for _item, size in line) + self._gap * (len(line) - 1)
            height = max(size.height() for _item, size in line)
            x = rect.x() + (rect.width() - width if self._right else 0)
            for item, size in line:
                if move:
                    item.setGeometry(QRect(QPoint(x, y + (height - size.height()) // 2), size))
                x += size.width() + self._gap
            y += height + self._gap
        return max(0, y - self._gap - rect.y())

    def _lines(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        lines: list[list[tuple[QLayoutItem, QSize]]] = []
        used = 0
        for item in self._shown():
            size = item.sizeHint().boundedTo(QSize(max(1, width), 1 << 20)).expandedTo(item.minimumSize())
            if not lines or used + self._gap + size.width() > width:
                lines.append([])
                used = size.width()
            else:
                used += self._gap + size.width()
            lines[-1].append((item, size))
        return lines
