"""What can be done on a table without rules: whatever makes sense. Refusals say what does not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from cthulhu_desktop.core.free import things as th
from cthulhu_desktop.core.free.pieces import (
    LARGEST_TABLE,
    LONGEST_TEXT,
    MOST_CARDS,
    MOST_COUNTERS,
    MOST_PIECES,
    MOST_SIDES,
    Kind,
    Piece,
)
from cthulhu_desktop.core.kernel import KernelReason, Move, Refused

if TYPE_CHECKING:
    from cthulhu_desktop.core.free.state import FreeState

CARDS = (Kind.CARD, Kind.PILE)


class _Wrong(Exception):  # noqa: N818 (ends in a refusal)
    def __init__(self, reason: str, **args: str | int) -> None:
        super().__init__(reason)
        self.refused = Refused(reason, args=args)


def problem(state: FreeState, move: Move) -> Refused | None:
    """Why a move makes no sense in this position; None if it does."""
    check = _CHECKS.get(type(move))
    if check is None:
        return Refused(KernelReason.NOT_OFFERED)
    try:
        check(state, move)
    except _Wrong as wrong:
        return wrong.refused
    return None


def _pieces(state: FreeState, numbers: Iterable[int], *kinds: Kind) -> list[Piece]:
    found = list(numbers)
    if not found or len(set(found)) != len(found):
        raise _Wrong("free.no_piece")
    for number in found:
        if number not in state.pieces or (kinds and state.pieces[number].kind not in kinds):
            raise _Wrong("free.no_piece")
    return [state.pieces[number] for number in found]


def _place(*numbers: int) -> None:
    if any(abs(number) > LARGEST_TABLE for number in numbers):
        raise _Wrong("free.off_table")


def _seat(state: FreeState, seat: int) -> None:
    if not -1 <= seat < state.setup.seats:
        raise _Wrong("free.no_seat")


def _text(text: str) -> None:
    if len(text) > LONGEST_TEXT:
        raise _Wrong("free.long_text", n=LONGEST_TEXT)


def _add(state: FreeState, move: th.Add) -> None:
    _place(move.x, move.y, *move.to)
    _seat(state, move.hand)
    for face in (*move.faces, move.colour):
        _text(face)
    if len(state.pieces) >= MOST_PIECES:
        raise _Wrong("free.full", n=MOST_PIECES)
    most = MOST_CARDS if move.kind is Kind.PILE else 1
    if len(move.faces) > most or (move.kind in CARDS and not move.faces):
        raise _Wrong("free.no_piece")
    if move.kind is Kind.DIE and not 2 <= move.sides <= MOST_SIDES:
        raise _Wrong("free.sides", n=MOST_SIDES)
    if move.hand >= 0 and move.kind is not Kind.CARD:
        raise _Wrong("free.no_piece")


def _put(state: FreeState, move: th.Put) -> None:
    _pieces(state, (place[0] for place in move.places))
    for _number, x, y, angle in move.places:
        _place(x, y)
        if not 0 <= angle < 360:
            raise _Wrong("free.no_piece")


def _stack(state: FreeState, move: th.Stack) -> None:
    pieces = _pieces(state, (*move.pieces, move.onto), *CARDS)
    if not move.pieces:
        raise _Wrong("free.no_piece")
    if sum(len(piece.cards) or 1 for piece in pieces) > MOST_CARDS:
        raise _Wrong("free.full", n=MOST_CARDS)


def _draw(state: FreeState, move: th.Draw) -> None:
    (pile,) = _pieces(state, [move.pile], Kind.PILE)
    _place(move.x, move.y)
    _seat(state, move.hand)
    if not 1 <= move.n <= len(pile.cards):
        raise _Wrong("free.few_cards", n=len(pile.cards))


def _take(state: FreeState, move: th.Take) -> None:
    (pile,) = _pieces(state, [move.pile], Kind.PILE)
    _place(move.x, move.y)
    _seat(state, move.hand)
    if not 0 <= move.place < len(pile.cards):
        raise _Wrong("free.few_cards", n=len(pile.cards))


def _look(state: FreeState, move: th.Look) -> None:
    _pieces(state, [move.piece], *CARDS)
    if not 0 <= move.seat < state.setup.seats or move.n < 0:
        raise _Wrong("free.no_seat")


def _hold(state: FreeState, move: th.Hold) -> None:
    _pieces(state, move.pieces, Kind.CARD)
    if not 0 <= move.seat < state.setup.seats:
        raise _Wrong("free.no_seat")


def _count(state: FreeState, move: th.Count) -> None:
    (piece,) = _pieces(state, [move.piece])
    _text(move.colour)
    total = dict(piece.counters).get(move.colour, 0) + move.n
    if not move.colour or not move.n or not 0 <= total <= MOST_COUNTERS:
        raise _Wrong("free.counters", n=MOST_COUNTERS)


def _write(state: FreeState, move: th.Write) -> None:
    _pieces(state, [move.note], Kind.NOTE)
    _text(move.text)


_CHECKS: dict[type, Callable[[FreeState, Any], object]] = {
    th.Add: _add,
    th.Put: _put,
    th.Flip: lambda state, move: _pieces(state, move.pieces, *CARDS),
    th.Stack: _stack,
    th.Draw: _draw,
    th.Take: _take,
    th.Shuffle: lambda state, move: _pieces(state, [move.pile], Kind.PILE),
    th.Look: _look,
    th.Hold: _hold,
    th.Count: _count,
    th.Roll: lambda state, move: _pieces(state, move.dice, Kind.DIE),
    th.Write: _write,
    th.Remove: lambda state, move: _pieces(state, move.pieces),
}
