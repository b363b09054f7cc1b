"""What a hand can be doing on the free table: carrying pieces, drawing a band around them, pulling an arrow."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QGraphicsRectItem

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.free.pieces import Kind, Piece
from cthulhu_desktop.core.free.things import Put, Stack
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.freetable import arrange
from cthulhu_desktop.ui.freetable.measures import CARD, UNIT
from cthulhu_desktop.ui.freetable.pieces import ArrowPiece, FreeItem
from cthulhu_desktop.ui.tabletop.items import State
from cthulhu_desktop.ui.tabletop.zorder import Layer

if TYPE_CHECKING:
    from cthulhu_desktop.ui.freetable.table import FreeTable

CLOSE = CARD[0] * UNIT * 0.26  # centres nearer than this nearly coincide
SHORTEST = 12 * UNIT  # of an arrow
CARDS = (Kind.CARD, Kind.PILE)


class Gesture(Protocol):
    """Begins where the button went down, follows the pointer, and ends in a drop or without effect."""

    def move(self, at: QPointF, *, wide: bool, outside: bool) -> None:
        """The pointer is at `at`. `wide`: Shift is held; `outside`: it is over a hand beside the table."""

    def drop(self, screen: QPoint | None) -> None:
        """Let go; at a place of the screen if that is beside the table."""

    def cancel(self) -> None:
        """Let go without effect."""

    def hint(self) -> str:
        """What letting go now would do, where that is not plain to see."""


class Carry:
    """Pieces in the hand. `pile`: the one they were just taken off; `from_hand`: the card they are in a hand."""

    def __init__(
        self, table: FreeTable, items: Sequence[FreeItem], held: FreeItem, at: QPointF, *,
        pile: FreeItem | None = None, from_hand: Piece | None = None,
    ) -> None:  # fmt: skip
        self._table = table
        self._items = list(items)
        self._held = held
        self._start = at
        self._homes = [item.pos() for item in items]
        self._pile, self._from_hand = pile, from_hand
        self._onto: FreeItem | None = None
        self._outside = False
        for item in items:
            item.mark(State.LIFTED, True)

    def move(self, at: QPointF, *, wide: bool, outside: bool) -> None:
        for item, home in zip(self._items, self._homes, strict=True):
            item.setPos(home + at - self._start)
        self._outside = outside
        self._aim(None if outside else self._stack_below(at, wide))

    def _stack_below(self, at: QPointF, wide: bool) -> FreeItem | None:
        """The card or pile onto which the pieces would be stacked."""
        if not all(item.piece.kind in CARDS for item in self._items):
            return None
        others = [
            item for item in self._table.pieces.values() if item.piece.kind in CARDS and item not in self._items
        ]
        found = [item for item in others if self._near(item) or (wide and _covers(item, at))]
        return max(found, key=lambda item: item.zValue(), default=None)

    def _near(self, item: FreeItem) -> bool:
        away = item.pos() - self._held.pos()
        return away.x() ** 2 + away.y() ** 2 < CLOSE**2

    def _aim(self, item: FreeItem | None) -> None:
        if item is not self._onto:
            for target, on in ((self._onto, False), (item, True)):
                if target is not None:
                    target.mark(State.GLOW, on)
            self._onto = item

    def hint(self) -> str:
        if self._outside:
            return tr("Let go to take it into the hand.")
        if self._onto is None or self._onto is self._pile:
            return ""
        cards = sum(len(item.piece.cards) or 1 for item in (*self._items, self._onto))
        return tr("Let go to stack: a pile of %n card(s).", "", cards)

    def drop(self, screen: QPoint | None) -> None:
        onto, held, pile = self._onto, self._held.pos(), self._pile
        self._put_down()
        if screen is not None:
            source = pile.piece if pile is not None else None
            pieces = [source] if source is not None else [self._from_hand] if self._from_hand else self._pieces()
            self._go_home()
            self._table.left_table.emit(pieces, source is not None, screen)
        elif pile is not None:
            self._go_home()
            if onto is not pile:
                self._table.draw_to(pile.piece, held, onto.piece.id if onto is not None else None)
        elif self._from_hand is not None:
            self._go_home()
            self._from_hand_to(self._from_hand, held, onto)
        elif onto is not None:
            self._table.want(Stack(tuple(item.piece.id for item in self._items), onto.piece.id))
        else:
            self._table.put_down(self._items)

    def _from_hand_to(self, card: Piece, at: QPointF, onto: FreeItem | None) -> None:
        if onto is not None:
            self._table.want(Stack((card.id,), onto.piece.id))
        else:
            place = (card.id, arrange.within(at.x() / UNIT), arrange.within(at.y() / UNIT), 0)
            self._table.want(Put((place,)))

    def _pieces(self) -> list[Piece]:
        return [item.piece for item in self._items]

    def cancel(self) -> None:
        self._put_down()
        self._go_home()

    def _put_down(self) -> None:
        self._aim(None)
        for item in self._items:
            item.mark(State.LIFTED, False)

    def _go_home(self) -> None:
        """What was only shown is gone, what belongs to the table is back in its place."""
        for item, home in zip(self._items, self._homes, strict=True):
            if self._pile is not None or self._from_hand is not None:
                self._table.removeItem(item)
            else:
                item.setPos(home)


def _covers(item: FreeItem, at: QPointF) -> bool:
    return item.shape().contains(item.mapFromScene(at))


class Band:
    """A rubber band: chooses what lies wholly or by its middle inside it."""

    def __init__(self, table: FreeTable, start: QPointF, before: Collection[int]) -> None:
        self._table, self._start, self._before = table, start, set(before)
        self._frame = QGraphicsRectItem()
        pen = QPen(theme.colour(theme.BRASS_LIGHT), 2.0, Qt.PenStyle.DashLine)
        pen.setCosmetic(True)
        self._frame.setPen(pen)
        self._frame.setBrush(theme.colour(theme.BRASS, 0.16))
        self._frame.setZValue(Layer.NOTE)
        table.addItem(self._frame)

    def move(self, at: QPointF, *, wide: bool, outside: bool) -> None:
        box = QRectF(self._start, at).normalized()
        self._frame.setRect(box)
        inside = {number for number, item in self._table.pieces.items() if box.contains(item.pos())}
        self._table.choose(self._before | inside)

    def hint(self) -> str:
        n = len(self._table.chosen())
        return tr("%n piece(s) chosen", "", n) if n else ""

    def drop(self, screen: QPoint | None) -> None:
        self._table.removeItem(self._frame)

    def cancel(self) -> None:
        self._table.removeItem(self._frame)
        self._table.choose(self._before)


class ArrowPull:
    """An arrow from where the right button went down to the pointer."""

    def __init__(self, table: FreeTable, start: QPointF) -> None:
        self._table, self._start, self._end = table, start, start
        x, y = arrange.within(start.x() / UNIT), arrange.within(start.y() / UNIT)
        self._arrow = ArrowPiece(Piece(-1, Kind.ARROW, x, y, x2=x, y2=y, colour="red"), table.pictures)
        self._arrow.lie()
        table.addItem(self._arrow)

    def move(self, at: QPointF, *, wide: bool, outside: bool) -> None:
        self._end = at
        piece = self._arrow.piece
        x2, y2 = arrange.within(at.x() / UNIT), arrange.within(at.y() / UNIT)
        self._arrow.become(Piece(-1, Kind.ARROW, piece.x, piece.y, x2=x2, y2=y2, colour=piece.colour))

    def hint(self) -> str:
        return tr("Let go to lay an arrow.")

    def drop(self, screen: QPoint | None) -> None:
        self._table.removeItem(self._arrow)
        if screen is None and (self._end - self._start).manhattanLength() >= SHORTEST:
            self._table.pull_arrow(self._start, self._end)

    def cancel(self) -> None:
        self._table.removeItem(self._arrow)
