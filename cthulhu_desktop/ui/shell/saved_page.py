"""Saved games: play on, look at again, export, delete and take back the deleting."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import (
    QAbstractListModel,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFileDialog, QListView, QPushButton, QWidget

from cthulhu_desktop.bridge.desk import FILE_SUFFIX, GameDesk, SavedRow
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.shell.page import SheetPage
from cthulhu_desktop.ui.shell.preferences import Preferences
from cthulhu_desktop.ui.shell.saved_row import SavedRowDelegate
from cthulhu_desktop.ui.theme import Role

RowRole = Qt.ItemDataRole.UserRole + 1
Index = QModelIndex | QPersistentModelIndex


def game_title(game: str) -> str:
    """The name of a game for people."""
    titles = {
        "dice": tr("Dice game"), "cards": tr("Card game"), "board": tr("Board game"), "free": tr("Free table"),
    }  # fmt: skip
    return titles.get(game, game)


def when_text(seconds: int) -> str:
    """A moment as a short date and time in the language of the window."""
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(seconds), QLocale.FormatType.ShortFormat)


def row_title(row: SavedRow) -> str:
    """Which game, and who plays."""
    return tr("%1: %2").replace("%1", game_title(row.game)).replace("%2", ", ".join(row.names))


def row_detail(row: SavedRow) -> str:
    """When it was played last, how far it is and how it stands."""
    when = when_text(row.played)
    if row.finished and row.winners:
        text = tr("%1 · %n move(s) · won by %2", "", row.moves).replace("%2", ", ".join(row.winners))
    elif row.finished:
        text = tr("%1 · %n move(s) · finished", "", row.moves)
    else:
        text = tr("%1 · %n move(s) · not finished", "", row.moves)
    return text.replace("%1", when)


class SavedModel(QAbstractListModel):
    """The saved games, the last played first. Display role: a whole sentence for screen readers; RowRole: the row."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[SavedRow] = []

    def set_rows(self, rows: list[SavedRow]) -> None:
        """Show these rows."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def row(self, number: int) -> SavedRow:
        """The row at a place of the list."""
        return self._rows[number]

    def place_of(self, game_id: int) -> int:
        """Where a game is in the list; -1 if it is not."""
        return next((place for place, row in enumerate(self._rows) if row.id == game_id), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == RowRole:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row_title(row)
        if role in (Qt.ItemDataRole.AccessibleDescriptionRole, Qt.ItemDataRole.ToolTipRole):
            return f"{row_title(row)}\n{row_detail(row)}" if role == Qt.ItemDataRole.ToolTipRole else row_detail(row)
        return None


class _GameList(QListView):
    """The list; Enter opens, Delete deletes."""

    deleted = Signal()
    opened = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.deleted.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        else:
            super().keyPressEvent(event)


class SavedPage(SheetPage):
    """The page. `play_wanted(id)` plays on, `replay_wanted(id)` shows again, `file_wanted(Path)` opens a file,
    `deleted(SavedRow)` tells what was deleted so that it can be taken back, `problem(object)` what went wrong."""

    WIDTH = 940
    FILLS = True
    play_wanted = Signal(int)
    replay_wanted = Signal(int)
    file_wanted = Signal(object)
    deleted = Signal(object)
    exported = Signal(str)
    problem = Signal(object)

    def __init__(self, desk: GameDesk, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(lambda: tr("Saved games"), parent)
        self._desk, self._preferences = desk, preferences
        self.empty = self.texts.label(lambda: tr("No game has been played yet."), 14, italic=True, tone="muted")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.body.addWidget(self.empty)
        self.model = SavedModel(self)
        self.list = _GameList()
        self.list.setModel(self.model)
        self.list.setItemDelegate(SavedRowDelegate(self.list))
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setMinimumHeight(120)
        theme.set_font(self.list, Role.TEXT, 14)
        self.texts.put(self.list.setAccessibleName, lambda: tr("Saved games"))
        self.list.opened.connect(self.open_chosen)
        self.list.deleted.connect(self.delete_chosen)
        self.list.doubleClicked.connect(self.open_chosen)
        self.list.selectionModel().currentChanged.connect(self._allow)
        self.body.addWidget(self.list, 1)
        self._make_foot()

    def _make_foot(self) -> None:
        self.play, self.replay, self.export = QPushButton(), QPushButton(), QPushButton()
        self.delete, self.open_file = QPushButton(), QPushButton()
        self.texts.button(self.play, lambda: tr("Continue"))
        self.texts.button(self.replay, lambda: tr("Replay"), lambda: tr("Look at the game again, move by move"))
        self.texts.button(self.export, lambda: tr("Export…"), lambda: tr("Save the game to a file of its own"))
        self.texts.button(self.delete, lambda: tr("Delete"))
        self.texts.button(self.open_file, lambda: tr("Open a file…"))
        self.play.setProperty("look", "primary")
        for button, action in (
            (self.open_file, self.choose_file), (self.delete, self.delete_chosen), (self.export, self.export_chosen),
            (self.replay, self.replay_chosen), (self.play, self.play_chosen),
        ):  # fmt: skip
            button.clicked.connect(action)
            self.foot.addWidget(button)
            if button is self.open_file:
                self.foot.addStretch(1)

    def chosen(self) -> SavedRow | None:
        """The row under the cursor of the list."""
        index = self.list.currentIndex()
        return self.model.row(index.row()) if index.isValid() else None

    def entered(self) -> None:
        """Read the list anew; the last played game is chosen."""
        self.refresh()
        (self.list if self.model.rowCount() else self.open_file).setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self, choose: int = 0) -> None:
        """Read the list anew and choose the game with the id `choose`, or keep the place."""
        place = max(0, self.list.currentIndex().row())
        try:
            self.model.set_rows(self._desk.rows())
        except Exception as problem:  # told to the player; the page stays empty
            self._tell(problem)
            self.model.set_rows([])
        count = self.model.rowCount()
        self.list.setVisible(count > 0)
        self.empty.setVisible(count == 0)
        if choose and self.model.place_of(choose) >= 0:
            place = self.model.place_of(choose)
        if count:
            self.list.setCurrentIndex(self.model.index(min(place, count - 1)))
        self._allow()

    def retranslate(self) -> None:
        super().retranslate()
        self.list.viewport().update()

    def _allow(self) -> None:
        """Only what can be done with the chosen game is open."""
        row = self.chosen()
        self.play.setEnabled(row is not None and not row.finished and row.playable)
        self.replay.setEnabled(row is not None and row.playable)
        for button in (self.export, self.delete):
            button.setEnabled(row is not None)

    def open_chosen(self) -> None:
        """Play on, or look at a finished game again."""
        if self.play.isEnabled():
            self.play_chosen()
        elif self.replay.isEnabled():
            self.replay_chosen()

    def play_chosen(self) -> None:
        """Play the chosen game on."""
        row = self.chosen()
        if row is not None:
            self.play_wanted.emit(row.id)

    def replay_chosen(self) -> None:
        """Show the chosen game again."""
        row = self.chosen()
        if row is not None:
            self.replay_wanted.emit(row.id)

    def delete_chosen(self) -> None:
        """Delete the chosen game; whoever listens to `deleted` offers the way back."""
        row = self.chosen()
        if row is None:
            return
        try:
            self._desk.delete(row.id)
        except Exception as problem:
            self._tell(problem)
            return
        self.refresh()
        self.deleted.emit(row)

    def export_chosen(self) -> None:
        """Ask for a file and write the chosen game into it."""
        row = self.chosen()
        if row is None:
            return
        file_name = tr("Game %1").replace("%1", str(row.id)) + FILE_SUFFIX
        start = Path(str(self._preferences.get("last_folder"))) / file_name
        name, _ = QFileDialog.getSaveFileName(self, tr("Export the game"), str(start), _filter())
        if name:
            self.export_to(row, Path(name))

    def export_to(self, row: SavedRow, path: Path) -> None:
        """Write a game into a file."""
        self._preferences.keep("last_folder", str(path.parent))
        try:
            self._desk.export(row.id, path)
        except Exception as problem:
            self._tell(problem)
            return
        self.exported.emit(str(path))

    def choose_file(self) -> None:
        """Ask for a file with a game."""
        start = str(self._preferences.get("last_folder"))
        name, _ = QFileDialog.getOpenFileName(self, tr("Open a game"), start, _filter())
        if name:
            self._preferences.keep("last_folder", str(Path(name).parent))
            self.file_wanted.emit(Path(name))

    def _tell(self, problem: Exception) -> None:
        """Tell a problem that has a sentence; anything else is a mistake of the program and goes on."""
        if not hasattr(problem, "reason"):
            raise problem
        self.problem.emit(problem)


def _filter() -> str:
    return tr("Games (*%1)").replace("%1", FILE_SUFFIX)
