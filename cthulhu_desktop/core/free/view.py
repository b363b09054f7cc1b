"""What a seat sees of the free table."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cthulhu_desktop.core.free.pieces import Face, Kind, Piece


@dataclass(frozen=True, slots=True)
class FreeView:
    """All pieces, lowest layer first. Faces that the seat cannot see are "": cards face down on the table, cards in
    the hands of others, the cards of piles but for an open top."""

    seat: int | None
    number: int
    seats: int
    pieces: tuple[Piece, ...]


def seen(piece: Piece, seat: int | None) -> Piece:
    """A piece as a seat sees it."""
    if piece.kind is Kind.PILE:
        top = len(piece.cards) - 1
        cards = tuple(
            card if card.up and place == top else Face("", card.up and place == top)
            for place, card in enumerate(piece.cards)
        )
        return replace(piece, cards=cards)
    if piece.kind is not Kind.CARD:
        return piece
    hidden = piece.hand != seat if piece.hand >= 0 else not piece.up
    return replace(piece, face="") if hidden else piece
