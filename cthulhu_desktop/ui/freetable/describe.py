"""What pieces are called, for screen readers and tool tips."""

from __future__ import annotations

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.free.pieces import Kind, Piece
from cthulhu_desktop.ui.freetable.face_queue import FaceQueue
from cthulhu_desktop.ui.tabletop.words import wording_now


def colour_name(colour: str) -> str:
    """The name of a colour in the language of now."""
    return wording_now().say(f"free.colour.{colour or 'white'}")


def describe(piece: Piece, queue: FaceQueue) -> tuple[str, str]:
    """Name and state of a piece."""
    state = []
    if piece.angle:
        state.append(tr("turned by {angle} degrees").format(angle=piece.angle))
    for colour, number in piece.counters:
        state.append(tr("{colour}: {number}").format(colour=colour_name(colour), number=number))
    return _name(piece, queue), ", ".join(state)


def _name(piece: Piece, queue: FaceQueue) -> str:
    title = queue.title(piece.name_shown) if piece.name_shown else ""
    match piece.kind:
        case Kind.CARD:
            return title or tr("A card face down")
        case Kind.PILE if title:
            return tr("A pile of %n card(s), {card} on top", "", len(piece.cards)).format(card=title)
        case Kind.PILE:
            return tr("A pile of %n card(s)", "", len(piece.cards))
        case Kind.DIE:
            return tr("A die with {sides} sides, {value} up").format(sides=piece.sides, value=piece.value)
        case Kind.NOTE:
            return tr("A note: {text}").format(text=piece.face) if piece.face else tr("An empty note")
        case Kind.ARROW:
            return tr("An arrow")
    colour = colour_name(piece.colour)
    if piece.face:
        return tr("A token, {colour}: {sign}").format(colour=colour, sign=piece.face)
    return tr("A token, {colour}").format(colour=colour)
