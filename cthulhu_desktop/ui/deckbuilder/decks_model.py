"""All decks as a list model, and how each looks: its box with the picture of a card, name, factions, state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QDateTime,
    QLocale,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from cthulhu_desktop.bridge.deck_desk import SavedDeck
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.catalogue.cards import NEUTRAL, CardDef
from cthulhu_desktop.core.decks.deck import Deck
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.deckbuilder.delegates import fonts, write_line

Index = QModelIndex | QPersistentModelIndex
EntryRole = Qt.ItemDataRole.UserRole + 1
Cover = Callable[[Sequence[str], str, str, float, float, float], QPixmap]
MimeOf = Callable[[Sequence["DeckEntry"]], QMimeData]


@dataclass(frozen=True, slots=True)
class DeckEntry:
    """A deck as the list shows it. `legal`: a game takes it; `cover` is the id of the card on its box."""

    saved: SavedDeck
    legal: bool
    cover: str

    @property
    def name(self) -> str:
        """Its name, or that it has none."""
        return self.saved.name or tr("Deck without a name")

    @property
    def factions(self) -> tuple[str, ...]:
        """Its factions; neutral only if there is no other."""
        return tuple(name for name in self.saved.factions if name != NEUTRAL) or self.saved.factions


def cover_of(cards: dict[str, CardDef], counts: Sequence[tuple[str, int]]) -> str:
    """The card that stands for a deck: its dearest unique character, else its dearest card."""

    def worth(entry: tuple[str, int]) -> tuple[bool, int, int, str]:
        card = cards[entry[0]]
        cost = card.cost if card.cost != "X" else 0
        return (card.unique and card.type == "character", cost, entry[1], card.id)

    known = [entry for entry in counts if entry[0] in cards]
    return max(known, key=worth)[0] if known else ""


def state_text(entry: DeckEntry) -> str:
    """How many cards, and whether it can be played."""
    if entry.saved.deck is None:
        return tr("cannot be read")
    if entry.legal:
        return tr("%n card(s) · ready to play", "", entry.saved.size)
    return tr("%n card(s) · incomplete", "", entry.saved.size)


def ready_deck(deck: Deck, cards: dict[str, CardDef]) -> DeckEntry:
    """A deck of the program as the list shows it: it has no id of its own and was never changed."""
    saved = SavedDeck(0, deck.name, deck.size, deck.factions(cards), (), 0, 0, 0, None, deck)
    return DeckEntry(saved, True, cover_of(cards, deck.cards))


def changed_text(entry: DeckEntry) -> str:
    """When it was changed last; "" for a deck of the program."""
    if not entry.saved.changed:
        return ""
    day = QDateTime.fromSecsSinceEpoch(entry.saved.changed).date()
    when = QLocale().toString(day, QLocale.FormatType.ShortFormat)
    return tr("changed %1").replace("%1", when)


class DeckListModel(QAbstractListModel):
    """The decks, the last changed first. Dragged decks leave as files (`mime_of`)."""

    def __init__(self, mime_of: MimeOf, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._mime_of = mime_of
        self._entries: tuple[DeckEntry, ...] = ()

    def show_decks(self, entries: Sequence[DeckEntry]) -> None:
        """Show these decks."""
        self.beginResetModel()
        self._entries = tuple(entries)
        self.endResetModel()

    def entry(self, place: int) -> DeckEntry:
        """The deck at a place."""
        return self._entries[place]

    def place_of(self, deck_id: int) -> int:
        """Where a deck stands, -1 if it does not."""
        return next((place for place, entry in enumerate(self._entries) if entry.saved.id == deck_id), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        entry = self._entries[index.row()]
        if role == EntryRole:
            return entry
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return entry.name
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return "\n".join((state_text(entry), changed_text(entry), ", ".join(entry.saved.tags)))
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join(part for part in (entry.name, state_text(entry), changed_text(entry)) if part)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        flag = Qt.ItemFlag
        if not index.isValid():
            return flag.NoItemFlags
        return flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemIsDragEnabled | flag.ItemNeverHasChildren

    def mimeTypes(self) -> list[str]:
        return ["text/uri-list", "text/plain"]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        return self._mime_of([self.entry(index.row()) for index in indexes])

    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction


class DeckBoxDelegate(QStyledItemDelegate):
    """A deck: its box above, name and state below. `cover(factions, title, card, width, height, ratio)` draws a box."""

    WIDTH, HEIGHT = 168, 206

    def __init__(self, cover: Cover, parent: QObject) -> None:
        super().__init__(parent)
        self._cover = cover

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        own = fonts()
        text = own.title_metrics.height() + own.small_metrics.height() * 2
        return QSize(theme.px(self.WIDTH) + 28, theme.px(self.HEIGHT) + round(text) + 34)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry: DeckEntry = index.data(EntryRole)
        own = fonts()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cell = QRectF(option.rect).adjusted(5, 5, -5, -5)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(QPen(theme.colour(theme.BRASS_LIGHT if chosen else theme.BRASS), 2 if chosen else 1))
            painter.setBrush(theme.colour(theme.WALNUT, 0.75 if chosen else 0.35))
            painter.drawRoundedRect(cell, 8, 8)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(theme.colour(theme.PAPER), 1.4, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(cell.adjusted(3, 3, -3, -3), 6, 6)
        width, height = theme.px(self.WIDTH), theme.px(self.HEIGHT)
        device = painter.device()
        ratio = device.devicePixelRatioF() if device is not None else 1.0
        box = self._cover(entry.factions, entry.name, entry.cover, width, height, ratio)
        painter.drawPixmap(QPointF(round(cell.center().x() - width / 2), cell.top() + 8), box)
        y = cell.top() + height + 13
        for text, font, metrics, colour in (
            (entry.name, own.title, own.title_metrics, theme.PAPER),
            (state_text(entry), own.small, own.small_metrics, theme.BRASS_LIGHT if entry.legal else theme.EMBER),
            (", ".join(entry.saved.tags) or changed_text(entry), own.small, own.small_metrics, theme.MUTED),
        ):
            line = QRectF(cell.left() + 12, y, cell.width() - 24, metrics.height())
            write_line(painter, line, text, font, metrics, colour)
            y += metrics.height()
