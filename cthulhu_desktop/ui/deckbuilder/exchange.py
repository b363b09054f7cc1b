"""Decks from and to other programs: what a file held and what it meant, and all the ways out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractItemModel, QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.decks.deck import Deck
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.theme import Role
from cthulhu_desktop.wording import sentences

if TYPE_CHECKING:
    from cthulhu_desktop.bridge.deck_desk import DeckFile

Index = QModelIndex | QPersistentModelIndex
ChoicesRole = Qt.ItemDataRole.UserRole + 1
KINDS = (".coc", ".o8d", ".txt", ".pdf", ".png")


class UnknownModel(QAbstractTableModel):
    """The cards of a file that no set knows. The last column holds what each is taken for: "" keeps it as it is."""

    TAKEN = 3

    def __init__(self, found: DeckFile, title: Callable[[str], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._unknown = found.unknown
        self._title = title
        self.taken: list[str] = [""] * len(found.unknown)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._unknown)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else 4

    def choices(self, row: int) -> list[tuple[str, str]]:
        """What a row may be taken for, as (id, words)."""
        kept = ("", tr("Keep as an unknown card"))
        return [kept, *((card, self._title(card)) for card in self._unknown[row].suggestions)]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = index.row()
        one = self._unknown[row]
        if role == ChoicesRole:
            return self.choices(row)
        if role == Qt.ItemDataRole.EditRole and index.column() == self.TAKEN:
            return self.taken[row]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            said = dict(self.choices(row))[self.taken[row]]
            return (str(one.line or ""), one.text, str(one.count), said)[index.column()]
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or index.column() != self.TAKEN:
            return False
        if value not in dict(self.choices(index.row())):
            return False
        self.taken[index.row()] = str(value)
        self.dataChanged.emit(index, index)
        return True

    def take_first(self) -> None:
        """Take every card for the likeliest one."""
        for row, one in enumerate(self._unknown):
            if one.suggestions:
                self.setData(self.index(row, self.TAKEN), one.suggestions[0])

    def flags(self, index: Index) -> Qt.ItemFlag:
        flag = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if index.isValid() and index.column() == self.TAKEN and self._unknown[index.row()].suggestions:
            return flag | Qt.ItemFlag.ItemIsEditable
        return flag if index.isValid() else Qt.ItemFlag.NoItemFlags

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole and section < 4:
            return (tr("Line"), tr("In the file"), tr("Copies"), tr("Taken for"))[section]
        return None


class ChoiceDelegate(QStyledItemDelegate):
    """Lets a person choose what an unknown card is taken for."""

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        box = QComboBox(parent)
        for card, words in index.data(ChoicesRole):
            box.addItem(words, card)
        box.activated.connect(lambda _place: self._commit(box))
        return box

    def _commit(self, box: QComboBox) -> None:
        self.commitData.emit(box)
        self.closeEditor.emit(box)

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        if isinstance(editor, QComboBox):
            editor.setCurrentIndex(max(0, editor.findData(index.data(Qt.ItemDataRole.EditRole))))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if isinstance(editor, QComboBox):
            model.setData(index, editor.currentData())


class ImportDialog(QDialog):
    """Shown when a file held something that is not quite clear. `deck()` is the deck with what was chosen."""

    def __init__(self, found: DeckFile, title: Callable[[str], str], language: str, parent: QWidget | None, *,
                 adds: bool = False) -> None:  # fmt: skip
        """`adds`: the cards come to an open deck."""
        super().__init__(parent)
        self._found, self._adds = found, adds
        self.setWindowTitle(tr("Add cards from the clipboard") if adds else tr("Import a deck"))
        self.resize(theme.px(720), theme.px(480))
        column = QVBoxLayout(self)
        head = QLabel(self.windowTitle() if adds else found.name or tr("Deck without a name"))
        theme.set_font(head, Role.TITLE, 16)
        column.addWidget(head)
        self.said = QLabel(self._summary())
        self.said.setWordWrap(True)
        column.addWidget(self.said)
        self.model = UnknownModel(found, title, self)
        self.table = QTableView()
        self._make_table()
        column.addWidget(self.table, 1)
        self.table.setVisible(bool(found.unknown))
        if found.problems:
            notes = QLabel(problem_lines(found, language))
            notes.setWordWrap(True)
            notes.setProperty("tone", "muted")
            theme.set_font(notes, Role.TEXT, 12)
            column.addWidget(notes)
        self._make_buttons(column)

    def _summary(self) -> str:
        text = tr("%n card(s) found.", "", self._found.deck.size)
        if not self._found.unknown:
            return text
        lost = tr(
            "%n card(s) are in no set. Choose what they stand for, or keep them: nothing is lost.", "",
            len(self._found.unknown),
        )  # fmt: skip
        return f"{text}\n{lost}"

    def _make_table(self) -> None:
        table = self.table
        table.setModel(self.model)
        table.setItemDelegateForColumn(UnknownModel.TAKEN, ChoiceDelegate(table))
        table.setAccessibleName(tr("Unknown cards"))
        table.verticalHeader().hide()
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        table.horizontalHeader().setStretchLastSection(True)
        triggers = QAbstractItemView.EditTrigger
        table.setEditTriggers(triggers.AllEditTriggers)
        if self.model.rowCount():
            table.setCurrentIndex(self.model.index(0, UnknownModel.TAKEN))

    def _make_buttons(self, column: QVBoxLayout) -> None:
        row = QHBoxLayout()
        self.first = QPushButton(tr("Take all likeliest"))
        self.first.setVisible(any(one.suggestions for one in self._found.unknown))
        self.first.clicked.connect(self.model.take_first)
        row.addWidget(self.first)
        row.addStretch(1)
        buttons = QDialogButtonBox()
        say = tr("Add") if self._adds else tr("Import")
        self.accept_button = buttons.addButton(say, QDialogButtonBox.ButtonRole.AcceptRole)
        self.accept_button.setProperty("look", "primary")
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        row.addWidget(buttons)
        column.addLayout(row)
        (self.table if self._found.unknown else self.accept_button).setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in the table ends a choice; it does not import yet."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not isinstance(self.focusWidget(), QPushButton):
            event.accept()
        else:
            super().keyPressEvent(event)

    def deck(self) -> Deck:
        """The deck with the cards that were recognised; the others stay as placeholders."""
        return with_taken(self._found.deck, self.model.taken)


def with_taken(deck: Deck, taken: Sequence[str]) -> Deck:
    """The deck after its placeholders were taken for these cards, "" for those that stay."""
    for place in reversed(range(min(len(taken), len(deck.placeholders)))):
        if taken[place]:
            deck = deck.with_known_placeholder(place, taken[place])
    return deck


def problem_lines(found: DeckFile, language: str, most: int = 6) -> str:
    """What was odd in a file, with its lines."""
    words = sentences(language)
    lines = []
    for one in found.problems[:most]:
        said = words.say(one.key, **one.args)
        lines.append(tr("Line %1: %2").replace("%1", str(one.line)).replace("%2", said) if one.line else said)
    more = len(found.problems) - most
    if more > 0:
        lines.append(tr("… and %n more remark(s).", "", more))
    return "\n".join(lines)


def needs_asking(found: DeckFile) -> bool:
    """Whether a person should see what the file held before it becomes a deck."""
    return bool(found.unknown or found.problems)


def open_filter() -> str:
    """The kinds of files that decks are read from."""
    decks = tr("Decks (%1)").replace("%1", "*.coc *.o8d *.txt *.dec")
    return f"{decks};;{tr_all_files()}"


def tr_all_files() -> str:
    """The filter that lets every file through."""
    return tr("All files (%1)").replace("%1", "*")


def save_filters() -> Mapping[str, str]:
    """The kinds of files that decks are written to, by the end of the name."""
    return {
        ".coc": tr("Deck of this program (%1)").replace("%1", "*.coc"),
        ".o8d": tr("Deck for OCTGN (%1)").replace("%1", "*.o8d"),
        ".txt": tr("List as text (%1)").replace("%1", "*.txt"),
        ".png": tr("Picture (%1)").replace("%1", "*.png"),
        ".pdf": tr("List to print (%1)").replace("%1", "*.pdf"),
    }


def ask_save(parent: QWidget, name: str, folder: str, suffixes: Sequence[str]) -> Path | None:
    """Ask where to write a deck to; the name gets the end of the chosen kind."""
    filters = save_filters()
    offered = [filters[suffix] for suffix in suffixes]
    start = Path(folder) / f"{file_name(name)}{suffixes[0]}"
    chosen, kind = QFileDialog.getSaveFileName(parent, tr("Export the deck"), str(start), ";;".join(offered))
    if not chosen:
        return None
    path = Path(chosen)
    if path.suffix.lower() not in suffixes:
        wanted = next((suffix for suffix in suffixes if filters[suffix] == kind), suffixes[0])
        path = path.with_name(path.name + wanted)
    return path


def file_name(name: str) -> str:
    """A name that any file system takes."""
    plain = "".join(letter if letter.isalnum() or letter in " -_.'" else "-" for letter in name).strip(" .")
    return plain[:80] or "deck"


class FileTrouble(Exception):  # noqa: N818 (it says what it is)
    """A file could not be written; carries the sentence as storage problems do."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.reason = "deck_files.unwritable"
        self.args_by_name: dict[str, Any] = {"path": str(path)}
