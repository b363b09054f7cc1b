"""The cards of the library as an own list model over the result of a search: no proxy stands between."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import IntEnum
from functools import cmp_to_key

from PySide6.QtCore import (
    QAbstractTableModel,
    QCollator,
    QLocale,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from cthulhu_desktop.bridge.library import CardRow, cost_order, icon_total
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.decks.query import sort_key

Index = QModelIndex | QPersistentModelIndex
RowRole = Qt.ItemDataRole.UserRole + 1
CARDS_MIME = "application/x-cthulhu-desktop-cards"
"""Cards on their way by mouse or clipboard: a JSON list of pairs (id, number)."""


class Column(IntEnum):
    """The columns of the library's table."""

    TITLE = 0
    FACTION = 1
    TYPE = 2
    COST = 3
    SKILL = 4
    ICONS = 5
    SUBTYPES = 6
    SET = 7
    OWNED = 8
    IN_DECK = 9


COLUMNS = tuple(Column)
COLUMN_COUNT = len(COLUMNS)  # asked for thousands of times
_CARD_FLAGS = (  # made once: a view asks for every cell it paints
    Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled
    | Qt.ItemFlag.ItemNeverHasChildren
)  # fmt: skip


def column_title(column: Column) -> str:
    """The heading of a column."""
    match column:  # asked for hundreds of times: only the one text is looked up
        case Column.TITLE:
            return tr("Title")
        case Column.FACTION:
            return tr("Faction")
        case Column.TYPE:
            return tr("Type")
        case Column.COST:
            return tr("Cost")
        case Column.SKILL:
            return tr("Skill")
        case Column.ICONS:
            return tr("Icons")
        case Column.SUBTYPES:
            return tr("Subtypes")
        case Column.SET:
            return tr("Set")
        case Column.OWNED:
            return tr("Owned")
        case Column.IN_DECK:
            return tr("In deck")


def card_mime(cards: Iterable[tuple[str, int]]) -> QMimeData:
    """Cards as they are dragged."""
    mime = QMimeData()
    mime.setData(CARDS_MIME, json.dumps(list(cards)).encode())
    return mime


def cards_of_mime(mime: QMimeData) -> list[tuple[str, int]]:
    """The cards somebody drops; none for anything else."""
    if not mime.hasFormat(CARDS_MIME):
        return []
    try:
        found = json.loads(mime.data(CARDS_MIME).toStdString())
        return [(str(card), int(number)) for card, number in found]
    except (ValueError, TypeError):
        return []


def spoken(row: CardRow) -> str:
    """A card in one sentence for screen readers."""
    if row.type == "character":
        text = tr("%1, %2, %3, cost %4, skill %5").replace("%5", row.skill_text)
    else:
        text = tr("%1, %2, %3, cost %4")
    return text.replace("%2", row.type_name).replace("%3", row.faction_name).replace("%4", row.cost_text).replace(
        "%1", row.name
    )  # fmt: skip


class Collation:
    """Puts texts in the order of a language, once for all rows: sorting a search is then sorting numbers."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._collator = QCollator(QLocale(language))
        self._collator.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._collator.setNumericMode(True)

    def ranks(self, texts: Sequence[str]) -> list[int]:
        """The place of each text; equal texts share one."""
        # Roughly in order first: the collator, which costs most, then has little left to compare.
        rough = sorted(set(texts), key=lambda text: sort_key(text, self._language))
        order = sorted(rough, key=cmp_to_key(self._collator.compare))
        place = {text: number for number, text in enumerate(order)}
        return [place[text] for text in texts]


class CardListModel(QAbstractTableModel):
    """Rows of cards in the order of a column. `RowRole` gives the CardRow of any cell."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: Sequence[CardRow] = ()
        self._shown: list[int] = []
        self._hits: Sequence[int] = ()
        self._orders: dict[Column, list[int]] = {}
        self._owned: Mapping[str, int] = {}
        self._in_deck: Mapping[str, int] = {}
        self._language = "en"
        self.column = Column.TITLE
        self.descending = False

    # ---- content

    def set_rows(self, rows: Sequence[CardRow], language: str) -> None:
        """Other cards, or the same in another language; all of them are shown."""
        self.beginResetModel()
        self._all, self._language = rows, language
        self._orders.clear()
        self._hits = range(len(rows))
        self._shown = self._arranged()
        self.endResetModel()

    def show(self, hits: Sequence[int]) -> None:
        """Show the rows with these places in `set_rows`, in the order of the column."""
        self.beginResetModel()
        self._hits = hits
        self._shown = self._arranged()
        self.endResetModel()

    def set_owned(self, owned: Mapping[str, int]) -> None:
        """How many of each card the player has."""
        self._owned = owned
        self._orders.pop(Column.OWNED, None)
        self._touch(Column.OWNED)

    def set_deck(self, counts: Mapping[str, int]) -> None:
        """How many of each card are in the open deck."""
        self._in_deck = counts
        self._orders.pop(Column.IN_DECK, None)
        self._touch(Column.IN_DECK)

    def _touch(self, column: Column) -> None:
        """The views paint from RowRole and these counts: all cells of a row may look different now."""
        if self._shown:
            last = self.index(len(self._shown) - 1, len(Column) - 1)
            self.dataChanged.emit(self.index(0, 0), last, [Qt.ItemDataRole.DisplayRole])

    def owned(self, card: str) -> int:
        """How many of a card the player has."""
        return self._owned.get(card, 0)

    def in_deck(self, card: str) -> int:
        """How many of a card are in the open deck."""
        return self._in_deck.get(card, 0)

    def row(self, place: int) -> CardRow:
        """The card in a row of the table."""
        return self._all[self._shown[place]]

    def place_of(self, card: str) -> int:
        """The row of a card, -1 if it is not shown."""
        return next((place for place, at in enumerate(self._shown) if self._all[at].id == card), -1)

    def total(self) -> int:
        """How many cards there are without any search."""
        return len(self._all)

    # ---- order

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column, in the order of the language."""
        self.column = Column(column)
        self.descending = order == Qt.SortOrder.DescendingOrder
        self.layoutAboutToBeChanged.emit()
        before = [self.row(index.row()).id for index in self.persistentIndexList()]
        old = self.persistentIndexList()
        self._shown = self._arranged()
        places = {self._all[at].id: place for place, at in enumerate(self._shown)} if old else {}
        new = [self.index(places[card], index.column()) for card, index in zip(before, old, strict=True)]
        self.changePersistentIndexList(old, new)
        self.layoutChanged.emit()

    def _arranged(self) -> list[int]:
        order = self._order()
        if len(self._hits) == len(order):
            shown = list(order)
        else:
            wanted = bytearray(len(order))
            for hit in self._hits:
                wanted[hit] = 1
            shown = [at for at in order if wanted[at]]
        if self.descending:
            shown.reverse()
        return shown

    def _order(self) -> list[int]:
        """All rows in the order of the column; worked out once a column."""
        if self.column not in self._orders:
            titles = self._title_ranks()
            key = self._key()
            keys = [(key(row, place), titles[place]) for place, row in enumerate(self._all)]
            self._orders[self.column] = sorted(range(len(self._all)), key=keys.__getitem__)
        return self._orders[self.column]

    def _title_ranks(self) -> list[int]:
        return Collation(self._language).ranks([row.name.removeprefix("• ") for row in self._all])

    def _key(self) -> Callable[[CardRow, int], object]:
        texts: dict[Column, Callable[[CardRow], str]] = {
            Column.FACTION: lambda row: row.faction_name,
            Column.TYPE: lambda row: row.type_name,
            Column.SUBTYPES: lambda row: row.subtype_names,
            Column.SET: lambda row: row.set_name,
        }
        if self.column in texts:
            said = texts[self.column]
            ranks = Collation(self._language).ranks([said(row) for row in self._all])
            return lambda _row, place: ranks[place]
        return {
            Column.TITLE: lambda _row, _place: 0,
            Column.COST: lambda row, _place: cost_order(row),
            Column.SKILL: lambda row, _place: row.skill or 0,
            Column.ICONS: lambda row, _place: icon_total(row),
            Column.OWNED: lambda row, _place: self.owned(row.id),
            Column.IN_DECK: lambda row, _place: self.in_deck(row.id),
        }[self.column]

    # ---- the model

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else COLUMN_COUNT

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._all[self._shown[index.row()]]
        if role == RowRole:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return self.cell_text(row, COLUMNS[index.column()])
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return spoken(row) if index.column() == Column.TITLE else self.cell_text(row, COLUMNS[index.column()])
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return row.text
        if role == Qt.ItemDataRole.ToolTipRole and index.column() == Column.TITLE:
            return row.name
        return None

    def cell_text(self, row: CardRow, column: Column) -> str:
        """What stands in a cell."""
        match column:
            case Column.TITLE:
                return row.name
            case Column.FACTION:
                return row.faction_name
            case Column.TYPE:
                return row.type_name
            case Column.COST:
                return row.cost_text
            case Column.SKILL:
                return row.skill_text
            case Column.ICONS:
                return row.letters
            case Column.SUBTYPES:
                return row.subtype_names
            case Column.SET:
                return row.set_name
            case Column.OWNED:
                return str(self.owned(row.id) or "")
            case Column.IN_DECK:
                return str(self.in_deck(row.id) or "")

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole and section < len(Column):
            return column_title(Column(section))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return _CARD_FLAGS

    def mimeTypes(self) -> list[str]:
        return [CARDS_MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        rows = sorted({index.row() for index in indexes})
        return card_mime((self.row(row).id, 1) for row in rows)

    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction
