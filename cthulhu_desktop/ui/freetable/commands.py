"""Everything that can be done with what is chosen, by menu, key or button, turned into moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QPointF

from cthulhu_desktop.core.free.pieces import Kind, Piece
from cthulhu_desktop.core.free.things import Add, Count, Draw, Flip, Hold, Put, Remove, Roll, Shuffle, Stack
from cthulhu_desktop.core.kernel import Move
from cthulhu_desktop.ui.freetable import arrange
from cthulhu_desktop.ui.freetable.measures import COLOURS, QUARTER, UNIT
from cthulhu_desktop.ui.freetable.table import FreeTable

CARDS = (Kind.CARD, Kind.PILE)
ASIDE = 12  # mm that a new piece lies beside one that came to the same place


class Commands(QObject):
    """`near` is the seat whose hand lies before the screen. A command for which nothing fitting is chosen does nothing
    and says so by False."""

    def __init__(self, table: FreeTable, middle: Callable[[], QPointF], parent: QObject | None = None) -> None:
        """`middle`: the place in the middle of the window, where new pieces are laid."""
        super().__init__(parent)
        self.table = table
        self.near = 0
        self.colour = COLOURS[0].name  # what + and - count
        self._middle = middle

    # -- what is chosen ----------------------------------------------------------------------------------------------
    def chosen(self, *kinds: Kind) -> list[Piece]:
        """The chosen pieces of these kinds (none: of all)."""
        return [piece for piece in self.table.chosen() if not kinds or piece.kind in kinds]

    def _do(self, moves: Iterable[Move]) -> bool:
        if self.table.locked:
            return False
        self.table.finish_turning()
        done = False
        for move in moves:
            self.table.want(move)
            done = True
        return done

    # -- turning, flipping, stacking ---------------------------------------------------------------------------------
    def turn(self, by: int = QUARTER) -> bool:
        """Turn each piece where it lies; dice are rolled instead."""
        pieces = [piece for piece in self.chosen() if piece.kind not in (Kind.DIE, Kind.ARROW)]
        turned = bool(pieces) and self._do([Put(arrange.turned(pieces, by))])
        return self.roll() or turned

    def straighten(self) -> bool:
        """Turn everything upright."""
        pieces = [piece for piece in self.chosen() if piece.angle]
        return bool(pieces) and self._do([Put(tuple((piece.id, piece.x, piece.y, 0) for piece in pieces))])

    def flip(self) -> bool:
        """Turn cards and piles over."""
        return self._on(Flip, CARDS)

    def roll(self) -> bool:
        """Roll the chosen dice."""
        return self._on(Roll, (Kind.DIE,))

    def remove(self) -> bool:
        """Take everything chosen off the table."""
        return self._on(Remove, ())

    def _on(self, make: Callable[[tuple[int, ...]], Move], kinds: tuple[Kind, ...]) -> bool:
        numbers = tuple(piece.id for piece in self.chosen(*kinds))
        return bool(numbers) and self._do([make(numbers)])

    def stack(self) -> bool:
        """Lay the chosen cards and piles upon the lowest of them."""
        numbers = [piece.id for piece in self.chosen(*CARDS)]
        return len(numbers) > 1 and self._do([Stack(tuple(numbers[1:]), numbers[0])])

    def align(self, shape: arrange.Shape) -> bool:
        """Put the chosen pieces in order."""
        pieces = [piece for piece in self.chosen() if piece.kind is not Kind.ARROW]
        return len(pieces) > 1 and self._do([Put(arrange.aligned(pieces, shape))])

    # -- piles and hands ---------------------------------------------------------------------------------------------
    def shuffle(self) -> bool:
        """Shuffle the chosen piles."""
        return self._do([Shuffle(pile.id) for pile in self.chosen(Kind.PILE)])

    def to_hand(self, seat: int | None = None) -> bool:
        """Draw from the chosen piles, and take the chosen cards, into the hand before the screen (or of a seat)."""
        seat = self.near if seat is None else seat
        moves: list[Move] = [Draw(pile.id, hand=seat, up=True) for pile in self.chosen(Kind.PILE)]
        cards = tuple(piece.id for piece in self.chosen(Kind.CARD))
        return self._do([*moves, *([Hold(cards, seat)] if cards else [])])

    def take_to_hand(self, pieces: Iterable[Piece], seat: int, *, top: bool) -> bool:
        """Take pieces that were dragged to a hand; of a pile only its top card if `top`."""
        found = list(pieces)
        moves: list[Move] = [
            Draw(pile.id, 1 if top else len(pile.cards), hand=seat, up=True) for pile in found if pile.kind is Kind.PILE
        ]
        cards = tuple(piece.id for piece in found if piece.kind is Kind.CARD and piece.hand != seat)
        return self._do([*moves, *([Hold(cards, seat)] if cards else [])])

    def deal(self, seats: int) -> bool:
        """One card of each chosen pile to everybody."""
        piles = [pile for pile in self.chosen(Kind.PILE) if len(pile.cards) > seats]
        return self._do([Draw(pile.id, hand=seat, up=True) for pile in piles for seat in range(seats)])

    def draw_beside(self, pile: Piece, n: int, *, up: bool) -> bool:
        """Lay the top cards of a pile beside it."""
        x = arrange.within(pile.x + 75)
        return self._do([Draw(pile.id, min(n, len(pile.cards)), x=x, y=pile.y, up=up)])

    def take_last(self, card: Piece, where: str) -> bool:
        """Take the card that was the last of a pile: to the "hand", or let it lie face "up" or "down"."""
        if where == "hand":
            return self._do([Hold((card.id,), self.near)])
        return card.up != (where == "up") and self._do([Flip((card.id,))])

    def lay_from_hand(self, card: Piece, *, up: bool) -> bool:
        """Lay a card of the hand in the middle of the window."""
        flips = [Flip((card.id,))] if card.up != up else []
        x, y = self._free_place()
        return self._do([*flips, Put(((card.id, x, y, 0),))])

    # -- counters ----------------------------------------------------------------------------------------------------
    def count(self, n: int, colour: str = "") -> bool:
        """Put counters on everything chosen, or take them away."""
        self.colour = colour or self.colour
        pieces = [
            piece for piece in self.chosen() if n > 0 or dict(piece.counters).get(self.colour, 0) + n >= 0
        ]
        return self._do([Count(piece.id, self.colour, n) for piece in pieces])

    # -- new pieces --------------------------------------------------------------------------------------------------
    def add_die(self, sides: int) -> bool:
        """A new die, rolled at once."""
        x, y = self._free_place()
        if self.table.locked:
            return False
        self.table.want(Add(Kind.DIE, x, y, sides=sides), lambda added: Roll((getattr(added, "piece", -1),)))
        return True

    def add_token(self, colour: str, sign: str = "") -> bool:
        """A new token."""
        x, y = self._free_place()
        return self._do([Add(Kind.TOKEN, x, y, (sign,) if sign else (), colour=colour)])

    def add_note(self, text: str = "") -> bool:
        """A new note."""
        x, y = self._free_place()
        return self._do([Add(Kind.NOTE, x, y, (text,) if text else ())])

    def add_arrow(self) -> bool:
        """A new arrow: from the chosen piece to the next chosen one, else in the middle of the window."""
        pieces = [piece for piece in self.chosen() if piece.kind is not Kind.ARROW]
        if len(pieces) >= 2:
            first, second = pieces[:2]
            return self._do([Add(Kind.ARROW, first.x, first.y, colour="red", to=(second.x, second.y))])
        x, y = self._free_place()
        return self._do([Add(Kind.ARROW, x, y, colour="red", to=(arrange.within(x + 70), arrange.within(y - 40)))])

    def add_card(self, text: str) -> bool:
        """A new card with any text, or one of the catalogue by its id."""
        x, y = self._free_place()
        return self._do([Add(Kind.CARD, x, y, (text,))])

    def _free_place(self) -> tuple[int, int]:
        """The middle of the window, a little aside while something lies exactly there."""
        at = self._middle() / UNIT
        x, y = arrange.within(at.x()), arrange.within(at.y())
        view = self.table.view
        taken = {(piece.x, piece.y) for piece in view.pieces if piece.hand < 0} if view is not None else set()
        while any(abs(x - tx) < ASIDE and abs(y - ty) < ASIDE for tx, ty in taken):
            x, y = arrange.within(x + 2 * ASIDE), arrange.within(y + ASIDE // 2)
        return x, y
