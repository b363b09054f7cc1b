"""The library with its search, filters, grid and table: the page of the library and the left half of the builder."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping, Sequence

from PySide6.QtCore import QItemSelectionModel, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QInputDialog,
    QLineEdit,
    QSlider,
    QStackedWidget,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cthulhu_desktop.bridge.deck_desk import DeckDesk
from cthulhu_desktop.bridge.library import CardLibrary, CardRow
from cthulhu_desktop.bridge.search import MANY, CardSearch
from cthulhu_desktop.bridge.tasks import run_task
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.decks.query import Completion, Surroundings
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.deckbuilder.card_views import CardGrid, CardKeys
from cthulhu_desktop.ui.deckbuilder.chips import FilterChips, Lists
from cthulhu_desktop.ui.deckbuilder.delegates import CardCellDelegate, CardPictureDelegate, row_height
from cthulhu_desktop.ui.deckbuilder.lazy_faces import FaceSource, LazyFaces
from cthulhu_desktop.ui.deckbuilder.models import CardListModel, Column, column_title
from cthulhu_desktop.ui.deckbuilder.search_bar import SearchBar
from cthulhu_desktop.ui.theme import Role
from cthulhu_desktop.ui.widgets.flow import FlowLayout
from cthulhu_desktop.ui.widgets.focus_ring import OWN_RING
from cthulhu_desktop.ui.widgets.texts import Texts

REASON_MS = 4000  # how long the reason of a refusal stands on the card
PREPARE_MS = 120  # how long the search waits before it reads words and folds texts in a thread
REST_MS = 400  # how long the size of the cards must rest before it is remembered
SMALLEST, LARGEST, USUAL = 84, 230, 132  # width of a card in the grid
WIDTHS = {
    Column.TITLE: 230, Column.FACTION: 150, Column.TYPE: 92, Column.COST: 56, Column.SKILL: 56, Column.ICONS: 84,
    Column.SUBTYPES: 150, Column.SET: 120, Column.OWNED: 64, Column.IN_DECK: 70,
}  # fmt: skip


class LibraryView(QWidget):
    """`current_changed(card)` when another card is chosen ("" for none); `activated(card)` by double click or Enter;
    `stepped(cards, by)` by `+` and `-`; `opened(card)` by space; `rule_wanted(number)` asks for the rulebook."""

    current_changed = Signal(str)
    activated = Signal(str)
    opened = Signal(str)
    stepped = Signal(list, int)
    favourite_wanted = Signal(list)
    maybe_wanted = Signal(list)
    menu_wanted = Signal(str, object)
    problem = Signal(object)
    rule_wanted = Signal(str)

    def __init__(self, texts: Texts, desk: DeckDesk, faces: FaceSource, parent: QWidget | None = None, *,
                 with_deck: bool, kept: MutableMapping[str, str] | None = None) -> None:  # fmt: skip
        """`kept` remembers how cards are shown, from one start of the program to the next."""
        super().__init__(parent)
        self._kept: MutableMapping[str, str] = {} if kept is None else kept
        self._place = "builder" if with_deck else "library"
        self.texts, self._desk = texts, desk
        self._with_deck = with_deck
        self._search: CardSearch | None = None
        self._deck: Mapping[str, int] = {}
        self._decks: Mapping[str, frozenset[str]] = {}
        self.model = CardListModel(self)
        self.faces = LazyFaces(faces, self)
        self.search = SearchBar(texts, self._complete, desk.searches, self)
        self.chips = FilterChips(
            texts, Lists(self.model.in_deck, self.model.owned, lambda: desk.favourites), self._faction, self._kind,
            self, with_deck=with_deck,
        )  # fmt: skip
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(7)
        column.addWidget(self.search)
        column.addWidget(self.chips)
        self.bar = FlowLayout(gap=7)
        column.addLayout(self.bar)
        self._make_bar()
        self.stack = QStackedWidget(self)
        self._make_views()
        column.addWidget(self.stack, 1)
        self._prepare_timer = QTimer(self)
        self._prepare_timer.setSingleShot(True)
        self._prepare_timer.setInterval(PREPARE_MS)
        self._prepare_timer.timeout.connect(self._prepare)
        self._reasons: dict[str, str] = {}
        self._refused_by = ""
        self._reason_timer = QTimer(self)
        self._reason_timer.setSingleShot(True)
        self._reason_timer.setInterval(REASON_MS)
        self._reason_timer.timeout.connect(lambda: self.refuse("", ""))
        self._connect()
        self.show_grid(self._kept.get(f"{self._place}.view") != "list")

    # ---- making

    def _make_views(self) -> None:
        self.pictures = CardPictureDelegate(self.faces, self.model, self)
        self.grid, self.table = CardGrid(self.pictures, self.stack), QTableView(self.stack)
        grid = self.grid
        grid.setModel(self.model)
        table = self.table
        table.setModel(self.model)
        table.setItemDelegate(CardCellDelegate(self.model, self))
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.verticalHeader().hide()
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.setTabKeyNavigation(False)
        table.setSortingEnabled(True)
        table.sortByColumn(Column.TITLE, Qt.SortOrder.AscendingOrder)
        table.horizontalHeader().setHighlightSections(False)
        table.horizontalHeader().setStretchLastSection(True)
        table.setColumnHidden(Column.IN_DECK, not self._with_deck)
        self._keys = CardKeys(self, self)
        self._selection = table.selectionModel()
        grid.setSelectionModel(self._selection)
        for view in (grid, table):
            view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
            view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
            view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
            view.setDragEnabled(True)
            view.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
            view.setMouseTracking(True)
            view.setProperty(OWN_RING, True)
            view.installEventFilter(self._keys)
            view.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
            self.texts.put(view.setAccessibleName, lambda: tr("Cards"))
            theme.set_font(view, Role.TEXT, 12.5)
        self.stack.addWidget(grid)
        self.stack.addWidget(table)

    def _make_bar(self) -> None:
        self.count = self.texts.label(lambda: "", 12.5, tone="muted", wrap=False)
        self.clear = QToolButton()
        self.clear.setProperty("look", "link")
        self.texts.button(self.clear, lambda: tr("Show all"), lambda: tr("Take back search and filters"))
        self.order = QComboBox()
        self.order.setMinimumContentsLength(8)
        self.order.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.texts.put(self.order.setAccessibleName, lambda: tr("Sort by"))
        self.texts.put(self.order.view().setAccessibleName, lambda: tr("Sort by"))
        self.texts.put(self.order.setToolTip, lambda: tr("Sort by"))
        self.texts.put(self._name_columns, lambda: "")
        self.zoom = QSlider(Qt.Orientation.Horizontal)
        self.zoom.setRange(SMALLEST, LARGEST)
        size = self._kept.get(f"{self._place}.size", "")
        self.zoom.setValue(int(size) if size.isdecimal() else USUAL)
        self.zoom.setFixedWidth(110)
        self.texts.put(self.zoom.setAccessibleName, lambda: tr("Size of the cards"))
        self.texts.put(self.zoom.setToolTip, lambda: tr("Size of the cards"))
        self.as_grid, self.as_table = QToolButton(), QToolButton()
        self.texts.button(self.as_grid, lambda: tr("Pictures"))
        self.texts.button(self.as_table, lambda: tr("List"))
        for widget in (self.as_grid, self.as_table, self.order, self.zoom, self.count, self.clear):
            self.bar.addWidget(widget)
        for button in (self.as_grid, self.as_table):
            button.setCheckable(True)

    def _connect(self) -> None:
        self.search.changed.connect(self.refresh)
        self.search.down.connect(self.focus_cards)
        self.search.name_wanted.connect(self._ask_name)
        self.search.problem.connect(self.problem)
        self.chips.changed.connect(self.refresh)
        self.clear.clicked.connect(self.show_all)
        self.as_grid.clicked.connect(lambda: self._choose_view(True))
        self.as_table.clicked.connect(lambda: self._choose_view(False))
        self.zoom.valueChanged.connect(self._resize_cards)
        self._size_timer = QTimer(self)  # a slider that is dragged is kept once it rests
        self._size_timer.setSingleShot(True)
        self._size_timer.setInterval(REST_MS)
        self._size_timer.timeout.connect(lambda: self._keep("size", str(self.zoom.value())))
        self.zoom.valueChanged.connect(lambda _size: self._size_timer.start())
        self.order.activated.connect(self._sort_chosen)
        self.table.horizontalHeader().sortIndicatorChanged.connect(lambda column, _way: self._name_order(column))
        self._selection.currentChanged.connect(lambda _now, _old: self.current_changed.emit(self.current()))
        self.grid.refusal_pressed.connect(lambda: self.rule_wanted.emit(self._refused_by))
        for view in (self.grid, self.table):
            view.doubleClicked.connect(lambda _index: self.activate())
        self.faces.ready.connect(self._on_face)
        theme.changes().changed.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        self.table.verticalHeader().setDefaultSectionSize(row_height())
        for column, width in WIDTHS.items():
            self.table.setColumnWidth(column, theme.px(width))
        self.faces.forget()
        self._resize_cards()

    def _resize_cards(self) -> None:
        self.pictures.width = self.zoom.value()
        self.grid.fit()
        self.grid.verticalScrollBar().setSingleStep(theme.px(48))

    # ---- content

    def set_language(self, language: str) -> None:
        """Show the cards in a language."""
        library: CardLibrary = self._desk.library
        self._search = CardSearch(library, language)
        if len(self._search.rows) > MANY:
            self._prepare()
        else:
            self._prepare_timer.start()
        self.faces.source.set_language(language)
        self.faces.forget()
        self.chips.offer(self._search.rows)
        kept = self.current()
        self.model.set_rows(self._search.rows, language)
        self.texts.refresh()
        self.refresh()
        self.choose(kept)

    def _prepare(self) -> None:
        if self._search is not None:
            run_task(self._search.prepare, done=_nothing)
        if self.isVisible():  # what the first letter brings up is dressed by now
            self.search.list.dress()
            self.clear.ensurePolished()
            self.clear.sizeHint()

    def showEvent(self, event: QShowEvent) -> None:
        """The cards are painted first; then the search makes itself ready."""
        if self._prepare_timer.isActive():
            self._prepare_timer.start()
        super().showEvent(event)

    def update_collection(self) -> None:
        """Counts, favourites or tags have changed."""
        self.model.set_owned(self._desk.owned)
        self.pictures.favourites = self._desk.favourites
        self.table.setColumnHidden(Column.OWNED, not self._desk.owned)
        self.grid.viewport().update()

    def set_deck(self, counts: Mapping[str, int]) -> None:
        """The open deck has changed."""
        self._deck = counts
        self.model.set_deck(counts)
        active = {chip.chip_group for chip in self.chips.active()}
        if "deck" in active or "deck" in self.search.text():
            self.refresh()

    def set_decks(self, decks: Mapping[str, frozenset[str]]) -> None:
        """The decks that a search may name, with the ids of their cards."""
        self._decks = decks
        if self._search is not None:
            self._search.name(self._desk.tag_names(), list(decks))

    def rows(self) -> Sequence[CardRow]:
        """All cards, in the order of their ids."""
        return self._search.rows if self._search is not None else ()

    def _faction(self, key: str) -> str:
        return next((row.faction_name for row in self.rows() if row.faction == key), key)

    def _kind(self, key: str) -> str:
        return next((row.type_name for row in self.rows() if row.type == key), key)

    # ---- searching

    def _complete(self, text: str, position: int) -> Sequence[Completion]:
        return self._search.complete(text, position) if self._search is not None else ()

    def refresh(self) -> None:
        """Search again: for every letter and every chip."""
        if self._search is None:
            return
        query = self._search.parse(self.search.text())
        around = Surroundings(self._desk.owned, self._deck, self._decks, self._desk.favourites, self._desk.tags)
        hits = self.chips.filter(self._search.rows, self._search.find(query, around))
        kept = self.current()
        self.faces.hold()
        self.search.show_problem(self._search.sentence(query.problems[0]) if query.problems else "")
        self.model.show(hits)
        if kept:
            self.choose(kept)
        narrowed = len(hits) < self.model.total()
        text = tr("%1 of %n card(s)", "", self.model.total()) if narrowed else tr("%n card(s)", "", len(hits))
        self.count.setText(text.replace("%1", str(len(hits))))
        self.clear.setVisible(bool(self.search.text() or self.chips.active()))

    def show_all(self) -> None:
        """Take back search and filters."""
        self.search.line.clear()
        self.chips.clear()

    def _ask_name(self, text: str) -> None:
        name, wanted = QInputDialog.getText(self, tr("Save this search"), tr("Name of the search"), text=text)
        if wanted:
            self.search.save_as(name)

    # ---- choosing

    def view(self) -> QAbstractItemView:
        """Grid or table, whichever is shown."""
        return self.grid if self.stack.currentWidget() is self.grid else self.table

    def show_grid(self, grid: bool) -> None:
        """Show pictures, or the table."""
        self.stack.setCurrentWidget(self.grid if grid else self.table)
        self.as_grid.setChecked(grid)
        self.as_table.setChecked(not grid)
        self.zoom.setVisible(grid)
        self.order.setVisible(grid)
        index = self._selection.currentIndex()
        if index.isValid():
            self.view().scrollTo(index)

    def _choose_view(self, grid: bool) -> None:
        self.show_grid(grid)
        self._keep("view", "grid" if grid else "list")

    def _keep(self, what: str, value: str) -> None:
        self._kept[f"{self._place}.{what}"] = value

    def current(self) -> str:
        """The id of the chosen card, "" if none is."""
        index = self._selection.currentIndex()
        return self.model.row(index.row()).id if index.isValid() else ""

    def chosen(self) -> list[str]:
        """The ids of all chosen cards."""
        rows = sorted({index.row() for index in self._selection.selectedIndexes()})
        return [self.model.row(row).id for row in rows]

    def choose(self, card: str) -> None:
        """Choose a card and bring it into view; one that is not shown changes nothing."""
        place = self.model.place_of(card) if card else -1
        if place >= 0:
            flag = QItemSelectionModel.SelectionFlag
            index = self.model.index(place, 0)
            self._selection.setCurrentIndex(index, flag.ClearAndSelect | flag.Rows)
            self.view().scrollTo(index)

    def show_card(self, card: str) -> None:
        """Choose a card; search and filters that hide it are taken back."""
        if self.model.place_of(card) < 0:
            self.show_all()
        self.choose(card)

    def search_line(self) -> QLineEdit:
        """Where searches are typed."""
        return self.search.line

    def focus_cards(self) -> None:
        """Go from the search to the cards."""
        view = self.view()
        view.setFocus(Qt.FocusReason.OtherFocusReason)
        if not self._selection.hasSelection() and self.model.rowCount():
            flag = QItemSelectionModel.SelectionFlag
            row = max(0, self._selection.currentIndex().row())
            self._selection.setCurrentIndex(self.model.index(row, 0), flag.ClearAndSelect | flag.Rows)

    def activate(self) -> None:
        """Double click or Enter."""
        card = self.current()
        if card:
            self.activated.emit(card)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        view = self.view()
        if view.rect().contains(view.mapFromGlobal(event.globalPos())) and self.current():
            self.menu_wanted.emit(self.current(), event.globalPos())

    # ---- looks

    def refuse(self, card: str, reason: str, rule: str = "") -> None:
        """Say on the card why it was refused; it goes by itself; pressing it asks for the rule. "" takes all away."""
        self._reasons = {card: reason} if card else {}
        self._refused_by = rule
        self.pictures.refusals = self._reasons
        self.grid.viewport().update()
        if card:
            self._reason_timer.start()

    def _on_face(self, card: str) -> None:
        """Only the place of the card is painted anew."""
        where = self.pictures.painted.get(card)
        if where is not None and self.stack.currentWidget() is self.grid:
            self.grid.viewport().update(where)

    def _name_columns(self, _text: str) -> None:
        now = self.model.column if self.order.count() else Column.TITLE
        self.order.clear()
        for column in Column:
            if self._with_deck or column is not Column.IN_DECK:
                self.order.addItem(column_title(column), int(column))
        self.order.setCurrentIndex(max(0, self.order.findData(int(now))))

    def _name_order(self, column: int) -> None:
        self.order.setCurrentIndex(max(0, self.order.findData(column)))

    def _sort_chosen(self) -> None:
        """The same column again turns the order round."""
        column = Column(int(self.order.currentData()))
        header = self.table.horizontalHeader()
        ascending = Qt.SortOrder.AscendingOrder
        same = header.sortIndicatorSection() == column and header.sortIndicatorOrder() == ascending
        self.table.sortByColumn(column, Qt.SortOrder.DescendingOrder if same else ascending)


def _nothing(_result: object) -> None:
    """What follows when the texts are folded."""
