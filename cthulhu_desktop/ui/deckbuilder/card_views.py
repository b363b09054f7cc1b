"""The grid of cards, and the keys that grid and table share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QListView, QWidget

from cthulhu_desktop.ui.deckbuilder.delegates import CardPictureDelegate

BATCH = 1500  # rows laid out between two events


class Keyed(Protocol):
    """What the keys of a card view act on: signals, and what is chosen."""

    stepped: Any
    opened: Any
    favourite_wanted: Any
    maybe_wanted: Any

    def chosen(self) -> Sequence[str]:
        """The ids of all chosen cards."""

    def current(self) -> str:
        """The id of the card under the cursor."""

    def activate(self) -> None:
        """Enter was pressed."""

    def search_line(self) -> QLineEdit:
        """Where searches are typed."""


class CardKeys(QObject):
    """Keys of a card view: `+`, Enter add, `-` takes out, space opens, `*` is the favourite."""

    def __init__(self, library: Keyed, parent: QObject) -> None:
        super().__init__(parent)
        self._library = library

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        library, key = self._library, event.key()
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        if key in (Qt.Key.Key_Plus, Qt.Key.Key_Insert):
            library.stepped.emit(library.chosen(), 1)
        elif key in (Qt.Key.Key_Minus, Qt.Key.Key_Backspace):
            library.stepped.emit(library.chosen(), -1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            library.activate()
        elif key == Qt.Key.Key_Space:
            library.opened.emit(library.current())
        elif key == Qt.Key.Key_Asterisk:
            library.favourite_wanted.emit(library.chosen())
        elif key == Qt.Key.Key_M:
            library.maybe_wanted.emit(library.chosen())
        elif key == Qt.Key.Key_Slash:
            library.search_line().setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            return False
        return True


class CardGrid(QListView):
    """Cards side by side; the room that is left over goes between them. `refusal_pressed` when somebody presses the
    strip that says why a card was refused."""

    refusal_pressed = Signal()

    def __init__(self, pictures: CardPictureDelegate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self.setItemDelegate(pictures)
        self.setViewMode(QListView.ViewMode.ListMode)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setLayoutMode(QListView.LayoutMode.Batched)  # Qt asks for every row: with 30,000 that would be felt
        self.setBatchSize(BATCH)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)

    def fit(self) -> None:
        """Spread the cards over the width."""
        cell = self._pictures.cell_size()
        room = self.viewport().width() - 2
        columns = max(1, room // cell.width())
        wanted = QSize(max(cell.width(), room // columns), cell.height())
        if self.gridSize() != wanted:
            self.setGridSize(wanted)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        left = event.button() == Qt.MouseButton.LeftButton
        if left and self._pictures.refusal_at(index, self.visualRect(index), event.position()):
            self.refusal_pressed.emit()
            event.accept()
            return
        super().mousePressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit()
        super().resizeEvent(event)
