"""Saying which card an unknown one of a deck stands for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QListView, QVBoxLayout, QWidget

from cthulhu_desktop.bridge.library import CardRow
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.decks.query import fold
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.deckbuilder.models import Collation, spoken
from cthulhu_desktop.ui.theme import Role

Index = QModelIndex | QPersistentModelIndex


class CandidateModel(QAbstractListModel):
    """Cards by title: first those that are near to what was written, then all others. `narrow` searches in them."""

    def __init__(
        self, rows: Sequence[CardRow], near: Sequence[str], language: str, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        ranks = Collation(language).ranks([row.title for row in rows])
        first = {card: place for place, card in enumerate(near)}
        order = sorted(range(len(rows)), key=lambda at: (first.get(rows[at].id, len(first)), ranks[at]))
        self._all = [rows[at] for at in order]
        self._folded = [fold(row.name) for row in self._all]
        self.rows: Sequence[CardRow] = self._all

    def narrow(self, text: str) -> None:
        """Only cards whose name holds all these words."""
        words = fold(text).split()
        self.beginResetModel()
        self.rows = [
            row for row, name in zip(self._all, self._folded, strict=True) if all(word in name for word in words)
        ]
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            text = tr("%1 · %2", "card, its set")
            return text.replace("%2", row.set_name).replace("%1", row.name)
        return spoken(row) if role == Qt.ItemDataRole.AccessibleTextRole else None


class ReplaceDialog(QDialog):
    """Asks which card of the library an unknown one is; `card()` is the answer."""

    def __init__(self, title: str, rows: Sequence[CardRow], near: Sequence[str], language: str,
                 parent: QWidget | None = None) -> None:  # fmt: skip
        super().__init__(parent)
        self.setWindowTitle(tr("Replace an unknown card"))
        self.resize(theme.px(480), theme.px(460))
        column = QVBoxLayout(self)
        head = QLabel(tr("Which card is “%1”?").replace("%1", title))
        head.setWordWrap(True)
        theme.set_font(head, Role.TITLE, 15)
        column.addWidget(head)
        self.line = QLineEdit()
        self.line.setPlaceholderText(tr("Search by title"))
        self.line.setAccessibleName(tr("Search by title"))
        self.line.setClearButtonEnabled(True)
        column.addWidget(self.line)
        self.model = CandidateModel(rows, near, language, self)
        self.list = QListView()
        self.list.setModel(self.model)
        self.list.setUniformItemSizes(True)
        self.list.setAccessibleName(tr("Cards"))
        theme.set_font(self.list, Role.TEXT, 12.5)
        column.addWidget(self.list, 1)
        buttons = QDialogButtonBox()
        self.accept_button = buttons.addButton(tr("Replace"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.accept_button.setProperty("look", "primary")
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        self.line.textChanged.connect(self._narrow)
        self.list.doubleClicked.connect(lambda _index: self.accept())
        self._choose_first()

    def card(self) -> str:
        """The id of the chosen card, "" if none is."""
        index = self.list.currentIndex()
        return self.model.rows[index.row()].id if index.isValid() else ""

    def _narrow(self, text: str) -> None:
        self.model.narrow(text)
        self._choose_first()

    def _choose_first(self) -> None:
        if self.model.rowCount():
            self.list.setCurrentIndex(self.model.index(0))
        self.accept_button.setEnabled(bool(self.model.rowCount()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go through the list while somebody types; Enter takes what is chosen."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self.model.rowCount():
            step = 1 if event.key() == Qt.Key.Key_Down else -1
            row = min(max(0, self.list.currentIndex().row() + step), self.model.rowCount() - 1)
            self.list.setCurrentIndex(self.model.index(row))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.model.rowCount():
            event.accept()
        else:
            super().keyPressEvent(event)
