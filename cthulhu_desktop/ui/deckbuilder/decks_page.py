"""All decks: open, begin, copy, import, export, delete and take back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, QMimeData, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QKeyEvent, QKeySequence, QPixmap, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QMenu,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cthulhu_desktop.bridge.deck_desk import DeckDesk
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.decks.deck import Deck
from cthulhu_desktop.core.decks.edits import check
from cthulhu_desktop.core.decks.query import fold
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardfaces import FaceStore
from cthulhu_desktop.ui.deckbuilder.decks_model import DeckBoxDelegate, DeckEntry, DeckListModel, cover_of, ready_deck
from cthulhu_desktop.ui.deckbuilder.exchange import ImportDialog, ask_save, needs_asking, open_filter
from cthulhu_desktop.ui.deckbuilder.exporting import Exporter, drag_data
from cthulhu_desktop.ui.shell.page import Page
from cthulhu_desktop.ui.theme import Role
from cthulhu_desktop.ui.widgets.focus_ring import OWN_RING

if TYPE_CHECKING:
    from cthulhu_desktop.bridge.deck_desk import DeckFile

Run = Callable[[], object]


class DeckShelfView(QListView):
    """The boxes. Enter opens, Delete deletes."""

    opened = Signal()
    deleted = Signal()
    menu_wanted = Signal(QPoint)

    def __init__(self, model: DeckListModel, boxes: DeckBoxDelegate) -> None:
        super().__init__()
        self.setModel(model)
        self.setItemDelegate(boxes)
        self.setViewMode(QListView.ViewMode.ListMode)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setProperty(OWN_RING, True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.doubleClicked.connect(lambda _index: self.opened.emit())

    def fit(self) -> None:
        """Spread the boxes over the width."""
        box = self.sizeHintForIndex(self.model().index(0, 0))
        if box.isValid():
            room = self.viewport().width() - 2
            self.setGridSize(QSize(max(box.width(), room // max(1, room // box.width())), box.height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit()
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.deleted.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self.indexAt(event.pos()).isValid():
            self.menu_wanted.emit(event.globalPos())


class DecksPage(Page):
    """`open_wanted(id)` opens a deck in the builder; `library_wanted` the library; `problem(object)` tells of trouble,
    `told(text)` of what was done, `deleted(ids)` what can be taken back by `restore`."""

    open_wanted = Signal(int)
    library_wanted = Signal()
    problem = Signal(object)
    told = Signal(str)
    deleted = Signal(list)
    folder_chosen = Signal(str)

    def __init__(self, desk: DeckDesk, faces: FaceStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk, self._faces = desk, faces
        self.language = "en"
        self.folder = ""
        self.exporter = Exporter(desk, faces, lambda: self.language)
        self.model = DeckListModel(self._mime, self)
        self.view = DeckShelfView(self.model, DeckBoxDelegate(self._cover, self))
        self.texts.put(self.view.setAccessibleName, lambda: tr("Decks"))
        self.ready = DeckListModel(self._mime, self)
        self.starters = DeckShelfView(self.ready, DeckBoxDelegate(self._cover, self))
        self.texts.put(self.starters.setAccessibleName, lambda: tr("Decks of the program"))
        self.filter = QLineEdit()
        self.filter.setClearButtonEnabled(True)
        self.texts.put(self.filter.setPlaceholderText, lambda: tr("Search decks: name, tag, faction"))
        self.texts.put(self.filter.setAccessibleName, lambda: tr("Search decks"))
        self.empty = self.texts.label(
            lambda: tr("No deck has been built yet. Begin a new one, or copy one that comes with the program."), 14,
            italic=True, tone="muted",
        )  # fmt: skip
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._make_buttons()
        self._lay_out()
        self._connect()

    # ---- making

    def _make_buttons(self) -> None:
        texts = self.texts
        self.new, self.imported, self.library = QPushButton(), QPushButton(), QPushButton()
        self.open, self.copy, self.export, self.delete = QPushButton(), QPushButton(), QPushButton(), QPushButton()
        texts.button(self.new, lambda: tr("New deck"))
        texts.button(self.imported, lambda: tr("Import…"), lambda: tr("A deck from a file; or drop the file here"))
        texts.button(self.library, lambda: tr("All cards"), lambda: tr("Look at every card there is"))
        texts.button(self.open, lambda: tr("Open"))
        texts.button(self.copy, lambda: tr("Copy"))
        texts.button(self.export, lambda: tr("Export…"), lambda: tr("To a file; decks can also be dragged out"))
        texts.button(self.delete, lambda: tr("Delete"))
        self.open.setProperty("look", "primary")
        self.presets = QToolButton()
        self.presets.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        texts.button(self.presets, lambda: tr("From a ready deck"), lambda: tr("Begin with a deck of the program"))
        self.menu = QMenu(self.presets)
        self.menu.aboutToShow.connect(self._fill_presets)
        self.presets.setMenu(self.menu)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 14, 24, 14)
        column.setSpacing(10)
        head = QHBoxLayout()
        head.setSpacing(8)
        title = self.texts.label(lambda: tr("Decks"), 22, role=Role.TITLE, tone="brass", wrap=False)
        head.addWidget(title)
        head.addSpacing(14)
        head.addWidget(self.filter, 1)
        for widget in (self.new, self.presets, self.imported, self.library):
            head.addWidget(widget)
        column.addLayout(head)
        column.addWidget(self.empty)
        self._starters_title = self.texts.label(lambda: tr("Decks of the program"), 16, role=Role.TITLE, tone="brass",
                                                wrap=False)  # fmt: skip
        column.addWidget(self._starters_title)
        column.addWidget(self.starters, 1)
        column.addWidget(self.view, 1)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.delete)
        foot.addStretch(1)
        for widget in (self.export, self.copy, self.open):
            foot.addWidget(widget)
        column.addLayout(foot)

    def _connect(self) -> None:
        self.new.clicked.connect(self.begin)
        self.imported.clicked.connect(self._choose_file)
        self.library.clicked.connect(self.library_wanted)
        self.open.clicked.connect(self.open_chosen)
        self.copy.clicked.connect(self.copy_chosen)
        self.export.clicked.connect(self._export_chosen)
        self.delete.clicked.connect(self.delete_chosen)
        self.view.opened.connect(self.open_chosen)
        self.starters.opened.connect(self.copy_starter)
        self.view.deleted.connect(self.delete_chosen)
        self.view.menu_wanted.connect(self._show_menu)
        self.starters.menu_wanted.connect(self._show_menu)
        for shelf in (self.view, self.starters):
            shelf.selectionModel().selectionChanged.connect(lambda _new, _old: self._allow())
        self.filter.textChanged.connect(lambda _text: self.refresh())
        for view in (self.view, self.starters):
            self._faces.changed.connect(lambda _card, view=view: view.viewport().update())
            theme.changes().changed.connect(view.fit)
        for keys, run in ((QKeySequence.StandardKey.Paste, self.paste), (QKeySequence.StandardKey.New, self.begin),
                          (QKeySequence.StandardKey.Find, self.filter.setFocus),
                          (QKeySequence.StandardKey.Copy, self._copy_list)):  # fmt: skip
            for view in (self.view, self.starters):
                shortcut = QShortcut(QKeySequence(keys), view)
                shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
                shortcut.activated.connect(run)

    def _cover(
        self, factions: Sequence[str], title: str, card: str, width: float, height: float, ratio: float
    ) -> QPixmap:
        return self._faces.deck_cover(factions, title, card, width, height, ratio=ratio)

    # ---- showing

    def set_language(self, language: str) -> None:
        """Speak that language."""
        self.language = language
        self._faces.set_language(language)

    def entered(self) -> None:
        self.refresh()
        (self.view if self.model.rowCount() else self.new).setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        super().retranslate()
        self._offer_starters(self._shows_starters())
        self.view.viewport().update()

    def refresh(self, choose: int = 0) -> None:
        """Read the shelf anew and choose a deck, or keep the choice."""
        kept = choose or (self.chosen()[0].saved.id if self.chosen() else 0)
        entries: list[DeckEntry] = []
        self._guarded(lambda: entries.extend(self._entries()))
        self.model.show_decks(entries)
        self.view.fit()
        self._offer_starters(not entries and not self.filter.text())
        place = self.model.place_of(kept)
        if entries:
            flag = QItemSelectionModel.SelectionFlag
            self.view.selectionModel().setCurrentIndex(self.model.index(max(0, place), 0), flag.ClearAndSelect)
        self._allow()

    def _offer_starters(self, on: bool) -> None:
        """The decks of the program, to begin with, as long as no deck has been built."""
        if on:
            cards = dict(self.desk.library.cards)
            self.ready.show_decks([ready_deck(deck, cards) for deck in self.desk.presets(self.language)])
            self.starters.fit()
        for widget in (self.empty, self._starters_title, self.starters):
            widget.setVisible(on)
        self.view.setVisible(not on)

    def _shows_starters(self) -> bool:
        return self.starters.isVisibleTo(self)

    def copy_starter(self) -> None:
        """Copy the deck of the program that the keyboard is on to the own decks, and open the copy."""
        place = self.starters.currentIndex()
        deck = self.ready.entry(place.row()).saved.deck if place.isValid() else None
        if deck is not None:
            self._create(deck, open_it=True)

    def _entries(self) -> list[DeckEntry]:
        cards = dict(self.desk.library.cards)
        wanted = fold(self.filter.text()).split()
        names = {row.faction: row.faction_name for row in self.desk.library.rows(self.language)} if wanted else {}
        found = []
        for saved in self.desk.decks():
            told = " ".join((saved.name, *saved.tags, *(names.get(name, name) for name in saved.factions)))
            if all(word in fold(told) for word in wanted):
                legal = saved.deck is not None and check(saved.deck, cards).legal
                found.append(DeckEntry(saved, legal, cover_of(cards, saved.deck.cards if saved.deck else ())))
        return found

    def chosen(self) -> list[DeckEntry]:
        """The chosen decks, in their order: own ones, or those of the program while they are offered."""
        view, model = (self.starters, self.ready) if self._shows_starters() else (self.view, self.model)
        rows = sorted({index.row() for index in view.selectedIndexes()})
        return [model.entry(row) for row in rows]

    def _readable(self) -> list[tuple[DeckEntry, Deck]]:
        return [(entry, entry.saved.deck) for entry in self.chosen() if entry.saved.deck is not None]

    def _allow(self) -> None:
        """Only what can be done with the choice is open."""
        chosen, readable = self.chosen(), self._readable()
        self.open.setEnabled(len(chosen) == 1 and len(readable) == 1)
        self.copy.setEnabled(bool(readable))
        self.export.setEnabled(len(readable) == 1)
        self.delete.setEnabled(bool(chosen) and not self._shows_starters())

    def _guarded(self, run: Run) -> bool:
        """Do something that may fail. False, with `problem`, if it did."""
        try:
            run()
        except Exception as problem:
            if not hasattr(problem, "reason"):
                raise
            self.problem.emit(problem)
            return False
        return True

    # ---- beginning

    def _create(self, deck: Deck, *, open_it: bool, again: bool = True) -> None:
        """Put a deck on the shelf; with `again` false one that stands there already, card for card, is taken."""

        def create() -> None:
            deck_id = self.desk.create(deck) if again else self.desk.take_over(deck)
            self.refresh(deck_id)
            if open_it:
                self.open_wanted.emit(deck_id)

        self._guarded(create)

    def begin(self) -> None:
        """A new deck, open at once."""
        self._create(Deck(tr("New deck")), open_it=True)

    def _fill_presets(self) -> None:
        self.menu.clear()
        for deck in self.desk.presets(self.language):
            text = tr("%1 (%n card(s))", "", deck.size).replace("%1", deck.name)
            action = self.menu.addAction(text)
            action.setToolTip(deck.notes)
            action.triggered.connect(lambda _checked=False, deck=deck: self._create(deck, open_it=True))
        self.menu.setToolTipsVisible(True)

    def copy_chosen(self) -> None:
        """A copy of each chosen deck. A deck of the program comes to the own ones under its name."""
        if self._shows_starters():
            for _entry, deck in self._readable():
                self._create(deck, open_it=False)
            return
        for entry, _deck in self._readable():
            name = tr("Copy of %1").replace("%1", entry.name)
            self._guarded(partial(self.desk.copy, entry.saved.id, name))
        self.refresh()

    def open_chosen(self) -> None:
        """Open the chosen deck in the builder; of one that comes with the program, a copy."""
        if self._shows_starters():
            self.copy_starter()
        elif self.open.isEnabled():
            self.open_wanted.emit(self.chosen()[0].saved.id)

    def delete_chosen(self) -> None:
        """Delete the chosen decks; whoever listens to `deleted` offers the way back."""
        ids = [entry.saved.id for entry in self.chosen()]
        if ids and not self._shows_starters() and self._guarded(partial(self.desk.delete, ids)):
            self.refresh()
            self.deleted.emit(ids)

    def restore(self, ids: list[int]) -> None:
        """Take deleted decks back."""
        self._guarded(partial(self.desk.restore_deleted, ids))
        self.refresh(ids[0] if ids else 0)

    # ---- in

    def _choose_file(self) -> None:
        names, _ = QFileDialog.getOpenFileNames(self, tr("Import a deck"), self.folder, open_filter())
        if names:
            self._remember_folder(Path(names[0]))
            self.import_files([Path(name) for name in names])

    def import_files(self, paths: Sequence[Path]) -> None:
        """Decks from files; what is not clear in one is asked. A single deck is opened."""
        for path in paths:
            self._guarded(partial(self._import_file, path, open_it=len(paths) == 1))

    def _import_file(self, path: Path, *, open_it: bool) -> None:
        self._take(self.desk.read_file(path), open_it=open_it)

    def paste(self) -> None:
        """A deck from the clipboard."""
        mime = QGuiApplication.clipboard().mimeData()
        files = [Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile()] if mime.hasUrls() else []
        if files:
            self.import_files(files)
            return
        self._guarded(lambda: self._take(self.desk.read_text(mime.text(), tr("the clipboard")), open_it=True))

    def _take(self, found: DeckFile, *, open_it: bool) -> None:
        if not needs_asking(found):
            self._create(found.deck, open_it=open_it, again=False)
            return
        dialog = ImportDialog(found, self._title, self.language, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(
            lambda code: self._create(dialog.deck(), open_it=open_it) if code == QDialog.DialogCode.Accepted else None
        )
        dialog.open()

    def _title(self, card: str) -> str:
        text = self.desk.library.text(card, self.language)
        return text.title.removeprefix("• ") if text is not None else card

    # ---- out

    def _mime(self, entries: Sequence[DeckEntry]) -> QMimeData:
        decks = [entry.saved.deck for entry in entries if entry.saved.deck is not None]
        return drag_data(decks, self.desk, self.language)

    def _copy_list(self) -> None:
        readable = self._readable()
        if readable and self._guarded(partial(self.exporter.copy_text, readable[0][1])):
            self.told.emit(tr("The list is on the clipboard."))

    def _export_chosen(self) -> None:
        readable = self._readable()
        if not readable:
            return
        path = ask_save(self, readable[0][0].name, self.folder, (".coc", ".o8d", ".txt", ".png", ".pdf"))
        if path is not None:
            self.export_to(readable[0][1], path)

    def _remember_folder(self, path: Path) -> None:
        self.folder = str(path.parent)
        self.folder_chosen.emit(self.folder)

    def export_to(self, deck: Deck, path: Path) -> None:
        """Write a deck in the form that the file's name asks for."""
        self._remember_folder(path)
        if self._guarded(partial(self.exporter.write, deck, path)):
            self.told.emit(tr("The deck was saved to %1.").replace("%1", str(path)))

    def _show_menu(self, where: QPoint) -> None:
        menu = QMenu(self)
        for button in (self.open, self.copy, self.export, self.delete):
            action = menu.addAction(button.text())
            action.setEnabled(button.isEnabled())
            action.triggered.connect(button.click)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(where)
