"""The line to search with: completions while typing, what was not understood below it, saved searches and history."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import QEvent, QObject, QPoint, QStringListModel, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QListView, QMenu, QToolButton, QVBoxLayout, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.decks.query import Completion
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.theme import Role
from cthulhu_desktop.ui.widgets.clear_button import ClearButton
from cthulhu_desktop.ui.widgets.texts import Texts

SHOWN_HISTORY = 10
SHOWN_LINES = 8  # of suggestions at once
REST_MS = 1500  # a search that stands so long goes into the history

Complete = Callable[[str, int], Sequence[Completion]]


class KeptSearch(Protocol):
    """A search with a name."""

    @property
    def name(self) -> str: ...

    @property
    def query(self) -> str: ...


class Searches(Protocol):
    """Where searches are kept; may raise when the disk fails (a problem with a sentence)."""

    def saved(self) -> Sequence[KeptSearch]:
        """All saved searches."""

    def save(self, name: str, query: str) -> None:
        """Keep a search under a name."""

    def delete(self, name: str) -> None:
        """Forget a saved search."""

    def history(self) -> Sequence[str]:
        """The last searches, the latest first."""

    def remember(self, query: str) -> None:
        """A search was made."""


class CompletionList(QListView):
    """What may be typed next, below the line; the line keeps the keyboard."""

    picked = Signal(int)

    def __init__(self, line: QLineEdit) -> None:
        super().__init__(line)
        self._line = line
        self.hide()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.texts = QStringListModel(self)
        self.setModel(self.texts)
        self.setUniformItemSizes(True)
        self.clicked.connect(lambda index: self.picked.emit(index.row()))
        theme.set_font(self, Role.TEXT, 12.5)

    def dress(self) -> None:
        """Put on the style of the window beforehand, so that the first letter need not wait for it."""
        window = self._line.window()
        if self.parentWidget() is not window:
            self.setParent(window)
            self.ensurePolished()
            self.sizeHint()

    def offer(self, lines: Sequence[str]) -> None:
        """Show the lines below the line, above everything else in the window."""
        self.dress()
        window = self._line.window()
        self.texts.setStringList(list(lines))
        row = self.sizeHintForRow(0) if lines else 0
        corner = self._line.mapTo(window, QPoint(0, self._line.height() + 2))
        width = min(self._line.width(), theme.px(340))
        self.setGeometry(corner.x(), corner.y(), width, min(SHOWN_LINES, len(lines)) * row + 10)
        self.show()
        self.raise_()


class SearchBar(QWidget):
    """`changed(text)` with every letter; `down` asks to go to the cards; `name_wanted(text)` asks for a name under
    which to save it; `problem(object)` tells of a search that could not be kept."""

    changed = Signal(str)
    down = Signal()
    name_wanted = Signal(str)
    problem = Signal(object)

    def __init__(
        self, texts: Texts, complete: Complete, searches: Searches, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._searches = searches
        self._complete = complete
        self._offered: Sequence[Completion] = ()
        self.line = QLineEdit()
        theme.set_font(self.line, Role.TEXT, 13.5)
        self.wipe = ClearButton(self.line)
        self.wipe.clicked.connect(self.line.setFocus)
        texts.put(self.wipe.setAccessibleName, lambda: tr("Clear the search"))
        texts.put(self.wipe.setToolTip, lambda: tr("Clear the search"))
        texts.put(self.line.setPlaceholderText, lambda: tr("Search: faction:hastur cost<=3 icon:T ghoul"))
        texts.put(self.line.setAccessibleName, lambda: tr("Search cards"))
        self.list = CompletionList(self.line)
        self.wipe.clicked.connect(self.list.hide)
        texts.put(self.list.setAccessibleName, lambda: tr("Suggestions"))
        self.more = QToolButton()
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        texts.put(self.more.setText, lambda: tr("Searches"))
        texts.put(self.more.setToolTip, lambda: tr("Saved searches and the latest ones"))
        self.menu = QMenu(self.more)
        self.menu.aboutToShow.connect(self._fill_menu)
        self.more.setMenu(self.menu)
        self.trouble = QLabel()
        self.trouble.setWordWrap(True)
        self.trouble.setProperty("tone", "warning")
        theme.set_font(self.trouble, Role.TEXT, 12)
        self.trouble.hide()
        row = QHBoxLayout()
        row.addWidget(self.line, 1)
        row.addWidget(self.more)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addLayout(row)
        column.addWidget(self.trouble)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._remember)
        self.line.textChanged.connect(self._on_text)
        self.line.textEdited.connect(self._offer)
        self.list.picked.connect(self._take)
        self.line.installEventFilter(self)

    def text(self) -> str:
        """What is searched."""
        return self.line.text()

    def set_text(self, text: str) -> None:
        """Search for something."""
        self.line.setText(text)

    def show_problem(self, text: str) -> None:
        """Say what was not understood; "" for nothing."""
        self.trouble.setText(text)
        self.trouble.setVisible(bool(text))
        self.line.setAccessibleDescription(text)

    # ---- completions

    def _on_text(self, text: str) -> None:
        self._rest.start()
        self.changed.emit(text)

    def _offer(self, text: str) -> None:
        self._offered = self._complete(text, self.line.cursorPosition())
        if not self._offered:
            self.list.hide()
            return
        self.list.offer([one.text.strip() for one in self._offered])

    def _take(self, place: int) -> None:
        """Put a completion where it belongs."""
        if not 0 <= place < len(self._offered):
            return
        one = self._offered[place]
        text = self.line.text()
        self.list.hide()
        self.line.setText(text[: one.start] + one.text + text[one.end :])
        self.line.setCursorPosition(one.start + len(one.text))
        self._offer(self.line.text()) if one.text.endswith(":") else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._key(event)
        if event.type() in (QEvent.Type.FocusOut, QEvent.Type.Hide):
            self.list.hide()
        return False

    def _key(self, event: QKeyEvent) -> bool:
        """Keys of the line that mean the list or the cards; True if it was one."""
        key = event.key()
        rows = self.list.texts.rowCount()
        if self.list.isVisible() and rows:
            at = self.list.currentIndex().row()
            if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
                step = 1 if key == Qt.Key.Key_Down else -1
                self.list.setCurrentIndex(self.list.texts.index((at + step) % rows))
                return True
            if key == Qt.Key.Key_Tab or (key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and at >= 0):
                self._take(max(0, at))
                return True
            if key == Qt.Key.Key_Escape:
                self.list.hide()
                return True
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.list.hide()
            self._remember()
            self.down.emit()
            return True
        if key == Qt.Key.Key_Escape and self.line.text():
            self.line.clear()
            return True
        return False

    # ---- memory

    def _keep(self, change: Callable[[], None]) -> None:
        """The disk may be full: then the search works all the same and the trouble is told."""
        try:
            change()
        except Exception as problem:
            if not hasattr(problem, "reason"):
                raise
            self.problem.emit(problem)

    def _remember(self) -> None:
        self._rest.stop()
        text = self.line.text().strip()
        if text:
            self._keep(lambda: self._searches.remember(text))

    def save_as(self, name: str) -> None:
        """Keep the search under a name."""
        text = self.line.text().strip()
        if name.strip() and text:
            self._keep(lambda: self._searches.save(name.strip(), text))

    def _fill_menu(self) -> None:
        self.menu.clear()
        save = QAction(tr("Save this search…"), self.menu)
        save.setEnabled(bool(self.line.text().strip()))
        save.triggered.connect(lambda: self.name_wanted.emit(self.line.text().strip()))
        self.menu.addAction(save)
        self._keep(self._list_searches)

    def _list_searches(self) -> None:
        saved = self._searches.saved()
        if saved:
            self.menu.addSeparator()
            for one in saved:
                self._add_search(self.menu, one.name, partial(self.set_text, one.query))
            forget = self.menu.addMenu(tr("Forget a saved search"))
            for one in saved:
                self._add_search(forget, one.name, partial(self._forget, one.name))
        history = self._searches.history()[:SHOWN_HISTORY]
        if history:
            self.menu.addSeparator()
            for text in history:
                self._add_search(self.menu, text, partial(self.set_text, text))

    def _add_search(self, menu: QMenu, text: str, run: Callable[[], Any]) -> None:
        menu.addAction(text.replace("&", "&&")).triggered.connect(lambda _checked=False: run())

    def _forget(self, name: str) -> None:
        self._keep(lambda: self._searches.delete(name))
