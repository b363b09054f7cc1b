"""The open deck as a model: groups with their cards, the candidates, the cards nobody knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from PySide6.QtCore import QAbstractItemModel, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from cthulhu_desktop.bridge.library import CardRow
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.catalogue.cards import FACTIONS, NEUTRAL, TYPES
from cthulhu_desktop.core.decks.deck import Deck
from cthulhu_desktop.ui.deckbuilder.models import CARDS_MIME, Collation, card_mime, cards_of_mime, spoken

Index = QModelIndex | QPersistentModelIndex
LineRole = Qt.ItemDataRole.UserRole + 1
GroupRole = Qt.ItemDataRole.UserRole + 2


class Grouping(StrEnum):
    """What the cards of a deck are grouped by."""

    TYPE = "type"
    FACTION = "faction"
    COST = "cost"


MAYBE, LOST = "maybe", "lost"


@dataclass(frozen=True, slots=True)
class DeckLine:
    """A card in the deck: `row` is None for one that no set knows; `reasons` say what is wrong with it."""

    card: str
    title: str
    number: int
    row: CardRow | None
    maybe: bool = False
    reasons: tuple[str, ...] = ()
    note: str = ""
    lacking: int = 0


@dataclass(frozen=True, slots=True)
class DeckGroup:
    """A heading with its lines; `number` is how many cards stand below it."""

    key: str
    title: str
    lines: tuple[DeckLine, ...] = field(default=())

    @property
    def number(self) -> int:
        """All copies below the heading."""
        return sum(line.number for line in self.lines)


def group_title(grouping: Grouping, key: str, row: CardRow | None) -> str:
    """The heading of a group."""
    if key == MAYBE:
        return tr("Maybe")
    if key == LOST:
        return tr("Unknown cards")
    if grouping is Grouping.COST:
        return tr("Cost %1").replace("%1", key)
    if row is None:
        return key
    return row.type_name if grouping is Grouping.TYPE else row.faction_name


def group_key(grouping: Grouping, row: CardRow) -> str:
    """Which group a card belongs to."""
    return {Grouping.TYPE: row.type, Grouping.FACTION: row.faction, Grouping.COST: row.cost_text}[grouping]


def _group_order(grouping: Grouping) -> Callable[[str], int]:
    if grouping is Grouping.TYPE:
        return lambda key: TYPES.index(key) if key in TYPES else len(TYPES)
    if grouping is Grouping.FACTION:
        known = (*(name for name in FACTIONS if name != NEUTRAL), NEUTRAL)
        return lambda key: known.index(key) if key in known else len(known)
    return lambda key: int(key) if key.isdecimal() else 100


class DeckModel(QAbstractItemModel):
    """Headings with cards below. Cards that are dropped on it are told by `dropped(cards, maybe)`: who edits the deck
    decides. Display text of a line is what a screen reader says."""

    dropped = Signal(list, bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.groups: tuple[DeckGroup, ...] = ()
        self.grouping = Grouping.TYPE

    def show_deck(
        self, deck: Deck, rows: Mapping[str, CardRow], language: str, reasons: Mapping[str, Sequence[str]],
        owned: Mapping[str, int] | None = None,
    ) -> None:  # fmt: skip
        """Show a deck. `rows` are cards by id, `reasons` sentences by title; `owned` None: no collection is kept."""
        groups = self._grouped(deck, rows, language, reasons, owned)
        if groups == self.groups:
            return
        if [_shape(group) for group in groups] == [_shape(group) for group in self.groups]:
            self.groups = groups
            self._tell_changed()
            return
        self.beginResetModel()
        self.groups = groups
        self.endResetModel()

    def _tell_changed(self) -> None:
        """The same lines with other numbers: places and selections stay."""
        for place, group in enumerate(self.groups):
            heading = self.index(place, 0)
            self.dataChanged.emit(heading, heading)
            if group.lines:
                self.dataChanged.emit(self.index(0, 0, heading), self.index(len(group.lines) - 1, 0, heading))

    def _grouped(
        self, deck: Deck, rows: Mapping[str, CardRow], language: str, reasons: Mapping[str, Sequence[str]],
        owned: Mapping[str, int] | None,
    ) -> tuple[DeckGroup, ...]:  # fmt: skip
        lines = [self._line(deck, card, number, rows, reasons, owned) for card, number in deck.cards]
        found: dict[str, list[DeckLine]] = {}
        for line in lines:
            key = LOST if line.row is None else group_key(self.grouping, line.row)
            found.setdefault(key, []).append(line)
        found.setdefault(LOST, []).extend(
            DeckLine("", one.title, one.count, None, reasons=tuple(reasons.get(one.title, ())))
            for one in deck.placeholders
        )
        lost = found.pop(LOST)
        order = _group_order(self.grouping)
        groups = [self._group(key, found[key], language) for key in sorted(found, key=order)]
        if lost:
            groups.append(self._group(LOST, lost, language))
        maybe = [self._line(deck, card, number, rows, {}, None, maybe=True) for card, number in deck.maybe]
        groups.append(self._group(MAYBE, maybe, language))
        return tuple(groups)

    def _line(
        self, deck: Deck, card: str, number: int, rows: Mapping[str, CardRow], reasons: Mapping[str, Sequence[str]],
        owned: Mapping[str, int] | None, *, maybe: bool = False,
    ) -> DeckLine:  # fmt: skip
        row = rows.get(card)
        title = row.title if row is not None else card
        lacking = max(0, number - owned.get(card, 0)) if owned is not None and not maybe else 0
        return DeckLine(card, title, number, row, maybe, tuple(reasons.get(title, ())), deck.note_on(card), lacking)

    def _group(self, key: str, lines: list[DeckLine], language: str) -> DeckGroup:
        titles = [line.title for line in lines]
        ranks = dict(zip(titles, Collation(language).ranks(titles), strict=True))

        def order(line: DeckLine) -> tuple[int, int, str]:
            cost = 100 if line.row is None or line.row.cost is None else line.row.cost
            return (0 if self.grouping is Grouping.COST else cost, ranks[line.title], line.card)

        row = lines[0].row if lines else None
        return DeckGroup(key, group_title(self.grouping, key, row), tuple(sorted(lines, key=order)))

    # ---- finding

    def line(self, index: Index) -> DeckLine | None:
        """The line at an index, None for a heading."""
        if not index.isValid() or not index.internalId():
            return None
        return self.groups[index.internalId() - 1].lines[index.row()]

    def group(self, index: Index) -> DeckGroup | None:
        """The group an index is the heading of, or lies in."""
        if not index.isValid():
            return None
        return self.groups[index.internalId() - 1 if index.internalId() else index.row()]

    def index_of(self, card: str, *, maybe: bool = False) -> QModelIndex:
        """Where a card stands; an invalid index if it does not."""
        for place, group in enumerate(self.groups):
            if (group.key == MAYBE) == maybe:
                for number, line in enumerate(group.lines):
                    if line.card == card:
                        return self.index(number, 0, self.index(place, 0))
        return QModelIndex()

    # ---- the model

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        if column != 0 or row < 0:
            return QModelIndex()
        if not parent.isValid():
            return self.createIndex(row, 0, 0) if row < len(self.groups) else QModelIndex()
        if parent.internalId() or row >= len(self.groups[parent.row()].lines):
            return QModelIndex()
        return self.createIndex(row, 0, parent.row() + 1)

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override]
        """The heading above a line."""
        if not index.isValid() or not index.internalId():
            return QModelIndex()
        return self.createIndex(index.internalId() - 1, 0, 0)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        if not parent.isValid():
            return len(self.groups)
        return 0 if parent.internalId() or parent.column() else len(self.groups[parent.row()].lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        line, group = self.line(index), self.group(index)
        if group is None:
            return None
        if role == LineRole:
            return line
        if role == GroupRole:
            return group
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return heading_text(group) if line is None else line_text(line)
        if role in (Qt.ItemDataRole.AccessibleDescriptionRole, Qt.ItemDataRole.ToolTipRole) and line is not None:
            return "\n".join(part for part in (*line.reasons, line.note) if part)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        flag = Qt.ItemFlag
        if self.line(index) is not None:
            return flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemIsDragEnabled | flag.ItemIsDropEnabled
        return flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemIsDropEnabled if index.isValid() else (
            flag.ItemIsDropEnabled
        )  # fmt: skip

    def mimeTypes(self) -> list[str]:
        return [CARDS_MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        lines = [line for index in indexes if (line := self.line(index)) is not None and line.card]
        return card_mime((line.card, line.number) for line in lines)

    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction | Qt.DropAction.CopyAction

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction | Qt.DropAction.MoveAction

    def canDropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        return data.hasFormat(CARDS_MIME)

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        """Tell of the drop. False, so that a view which thinks of moving takes nothing away: the deck is the truth."""
        cards = cards_of_mime(data)
        group = self.group(parent)
        if cards:
            self.dropped.emit(cards, group is not None and group.key == MAYBE)
        return False


def _shape(group: DeckGroup) -> tuple[str, tuple[str, ...]]:
    return group.key, tuple(line.card or line.title for line in group.lines)


def heading_text(group: DeckGroup) -> str:
    """A heading with the number of cards below it."""
    return tr("%1 (%2)", "heading, number of cards").replace("%2", str(group.number)).replace("%1", group.title)


def line_text(line: DeckLine) -> str:
    """A line of the deck in one sentence for screen readers."""
    said = spoken(line.row) if line.row is not None else line.title
    return tr("%1 × %2", "number of copies, card").replace("%1", str(line.number)).replace("%2", said)
