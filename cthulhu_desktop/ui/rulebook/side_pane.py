"""Beside the page: search field, table of contents, results."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QStackedWidget,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.rulebook.book import Book, Heading, Place
from cthulhu_desktop.rulebook.search import Hit
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.rulebook.results import ResultList
from cthulhu_desktop.ui.theme import Role

PLACE = Qt.ItemDataRole.UserRole


class SidePane(QWidget):
    """Signals: `searched(str)` at every change of the field, `chosen(Place)` from the contents, `hit_chosen(int)`."""

    searched = Signal(str)
    chosen = Signal(object)
    hit_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(True)
        self.state = QLabel()
        self.state.setWordWrap(True)
        self.previous, self.next = QToolButton(), QToolButton()
        self.previous.setText("↑")
        self.next.setText("↓")
        self.contents = QTreeWidget()
        self.results = ResultList()
        self.stack = QStackedWidget()
        self._lay_out()
        self.show_hits([], "")
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        theme.set_font(self.field, Role.TEXT, 13)
        theme.set_font(self.state, Role.TEXT, 12, italic=True)
        theme.set_font(self.contents, Role.TEXT, 13)
        self.contents.setHeaderHidden(True)
        # Headings are set in by a space of their own: Qt paints the room of its branches in the selection's colour.
        self.contents.setIndentation(0)
        self.contents.setWordWrap(True)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.stack.addWidget(self.contents)
        self.stack.addWidget(self.results)
        row = QHBoxLayout()
        row.addWidget(self.state, 1)
        row.addWidget(self.previous)
        row.addWidget(self.next)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(8)
        column.addWidget(self.field)
        column.addLayout(row)
        column.addWidget(self.stack, 1)

    def _connect(self) -> None:
        self.field.textChanged.connect(self.searched)
        self.field.returnPressed.connect(lambda: self.step(1 if self.results.currentIndex().isValid() else 0))
        self.previous.clicked.connect(lambda: self.step(-1))
        self.next.clicked.connect(lambda: self.step(1))
        self.contents.itemClicked.connect(self._choose)
        self.contents.itemActivated.connect(self._choose)
        self.results.selectionModel().currentChanged.connect(self._hit_changed)
        self.results.clicked.connect(lambda index: self.hit_chosen.emit(index.row()))

    def retranslate(self) -> None:
        """Say the texts in the language of now."""
        self.field.setPlaceholderText(tr("Search the rules"))
        self.field.setAccessibleName(tr("Search the rules"))
        self.field.setToolTip(tr("Words, or the number of a rule (Ctrl+F)"))
        self.contents.setAccessibleName(tr("Contents"))
        self.results.setAccessibleName(tr("Search results"))
        self.previous.setAccessibleName(tr("Previous result"))
        self.previous.setToolTip(tr("Previous result (Shift+F3)"))
        self.next.setAccessibleName(tr("Next result"))
        self.next.setToolTip(tr("Next result (F3)"))

    # Contents

    def show_book(self, book: Book | None) -> None:
        """The chapters and headings of a book."""
        self.contents.clear()
        for number, page in enumerate(book.pages if book else ()):
            item = self._item(page.title, Place(number))
            self.contents.addTopLevelItem(item)
            for index, block in enumerate(page.blocks):
                if isinstance(block, Heading):
                    item.addChild(self._item("\u2003" * (block.level - 1) + block.title, Place(number, index)))

    def _item(self, title: str, place: Place) -> QTreeWidgetItem:
        item = QTreeWidgetItem([title])
        item.setData(0, PLACE, place)
        item.setToolTip(0, title.strip())
        return item

    def _choose(self, item: QTreeWidgetItem, _column: int = 0) -> None:
        self.chosen.emit(item.data(0, PLACE))

    def follow(self, place: Place) -> None:
        """Show in the contents where the reader is."""
        page = self.contents.topLevelItem(place.page)
        if page is None:
            return
        best = page
        for child in (page.child(number) for number in range(page.childCount())):
            if child is not None and child.data(0, PLACE).block <= place.block:
                best = child
        for number in range(self.contents.topLevelItemCount()):
            item = self.contents.topLevelItem(number)
            if item is not None:
                item.setExpanded(item is page)
        if best is not self.contents.currentItem():
            self.contents.setCurrentItem(best)

    # Results

    def show_hits(self, hits: Sequence[Hit], state: str) -> None:
        """The results of a search and a sentence about them."""
        self.results.hits.show_hits(hits)
        self.state.setText(state)
        self.stack.setCurrentWidget(self.results if hits else self.contents)
        for widget, shown in ((self.state, bool(state)), (self.previous, bool(hits)), (self.next, bool(hits))):
            widget.setVisible(shown)

    def step(self, by: int) -> None:
        """Go to the next (1) or previous (-1) result, round and round; 0: to the first."""
        count = len(self.results.hits.hits)
        if not count:
            return
        row = self.results.currentIndex().row()
        row = 0 if by == 0 else (row + by) % count if row >= 0 else (0 if by > 0 else count - 1)
        self.results.setCurrentIndex(self.results.hits.index(row, 0))

    def _hit_changed(self) -> None:
        index = self.results.currentIndex()
        if index.isValid():
            self.hit_chosen.emit(index.row())
