"""A note is written where it lies."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.free.pieces import LONGEST_TEXT
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.theme import Role


class NoteEditor(QPlainTextEdit):
    """`written(int, str)` when the text of a note has changed: Ctrl+Enter, or a click elsewhere. Esc leaves it."""

    written = Signal(int, str)
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = parent
        self.setProperty("surface", "paper")
        self.setFrameShape(QFrame.Shape.Box)
        self.setTabChangesFocus(True)
        theme.set_font(self, Role.TEXT, 13)
        self._note, self._before = -1, ""
        self.textChanged.connect(self._cut)
        self.hide()

    def edit(self, note: int, words: str, box: QRect) -> None:
        """Write in that place; large enough to read however far away the table is."""
        self._note, self._before = note, words
        box = box.normalized()
        wide, tall = max(box.width(), theme.px(190)), max(box.height(), theme.px(96))
        place = QRect(0, 0, wide, tall)
        place.moveCenter(box.center())
        parent = self._room.rect()
        place.moveLeft(max(2, min(place.left(), parent.width() - wide - 2)))
        place.moveTop(max(2, min(place.top(), parent.height() - tall - 2)))
        self.setGeometry(place)
        self.setPlainText(words)
        self.selectAll()
        self.setAccessibleName(tr("Text of the note"))
        self.setPlaceholderText(tr("Ctrl+Enter: done"))
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _cut(self) -> None:
        if len(self.toPlainText()) > LONGEST_TEXT:
            cursor = self.textCursor()
            cursor.deletePreviousChar()

    def finish(self, *, keep: bool) -> None:
        """Put the pen down; `keep` what was written."""
        if self.isHidden():
            return
        note, words = self._note, self.toPlainText().strip()[:LONGEST_TEXT]
        self._note = -1
        self.hide()
        self.left.emit()
        if keep and note >= 0 and words != self._before:
            self.written.emit(note, words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self.finish(keep=False)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.finish(keep=True)
        else:
            super().keyPressEvent(event)
            event.accept()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason):
            self.finish(keep=True)
