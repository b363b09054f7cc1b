"""A position of the free table, and what moves do to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, replace
from typing import Any, Self

from cthulhu_desktop.core.free import things as th
from cthulhu_desktop.core.free.pieces import Face, Kind, Piece
from cthulhu_desktop.core.free.possible import problem
from cthulhu_desktop.core.free.setup import FreeSetup, read_setup, write_setup
from cthulhu_desktop.core.free.view import FreeView, seen
from cthulhu_desktop.core.kernel import Applied, Decision, Move, Occurrence, Options, Outcome, Refused, Rng, State, Undo

PILE_STEP = 90  # mm between the piles of a setup
QUARTER = 90  # degrees


class FreeOptions(Options):
    """Everything that is possible: far too much to list, so that iterating gives simple moves only (turn, flip,
    shuffle, draw, roll, and a counter to begin with); `in` knows all."""

    __slots__ = ("_state",)

    def __init__(self, state: FreeState) -> None:
        self._state = state

    def __iter__(self) -> Iterator[Move]:
        yield th.Add(Kind.TOKEN)
        for piece in self._state.pieces.values():
            if piece.kind is Kind.PILE:
                yield th.Shuffle(piece.id)
                yield th.Draw(piece.id, x=piece.x, y=piece.y)
            elif piece.kind is Kind.CARD:
                yield th.Flip((piece.id,))
                yield th.Put(((piece.id, piece.x, piece.y, (piece.angle + QUARTER) % 360),))
            elif piece.kind is Kind.DIE:
                yield th.Roll((piece.id,))

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and problem(self._state, move) is None

    def count(self) -> int:
        return sum(1 for _ in self)

    def sample(self, rng: Rng) -> Move:
        moves = list(self)
        return moves[rng.below(len(moves))]


class FreeState(State):
    """Pieces by their number, in the order in which they came. It never ends by itself; whoever is asked (always
    seat 0) answers for everybody at the table."""

    __slots__ = ("next_id", "number", "pieces", "rng", "setup", "top")

    def __init__(self, setup: FreeSetup, rng: Rng) -> None:
        """The table with its piles in a row."""
        self.setup = setup
        self.rng = rng
        self.number = 0
        self.next_id = 0
        self.top = 0  # the highest layer
        self.pieces: dict[int, Piece] = {}
        for place, pile in enumerate(setup.piles):
            faces = list(pile)
            if setup.shuffle:
                rng.shuffle(faces)
            x = PILE_STEP * place - PILE_STEP * (len(setup.piles) - 1) // 2
            self.lay(Piece(self.new_id(), Kind.PILE, x, cards=tuple(Face(face) for face in faces)))

    # -- what is asked -----------------------------------------------------------------------------------------
    @property
    def decision(self) -> Decision:
        return Decision(0, "free", FreeOptions(self))

    @property
    def outcome(self) -> Outcome | None:
        return None

    def view(self, seat: int | None) -> FreeView:
        order = sorted(self.pieces.values(), key=lambda piece: piece.layer)
        return FreeView(seat, self.number, self.setup.seats, tuple(seen(piece, seat) for piece in order))

    def faces(self, piece: int, n: int = 0) -> tuple[str, ...]:
        """What somebody sees who looks (`Look`): the top `n` cards of a pile, topmost first (0: all), or a card."""
        found = self.pieces[piece]
        if found.kind is not Kind.PILE:
            return (found.face,)
        cards = found.cards[-n:] if n else found.cards
        return tuple(card.face for card in reversed(cards))

    # -- what a move does --------------------------------------------------------------------------------------
    def apply(self, move: Move) -> Applied | Refused:
        wrong = problem(self, move)
        if wrong is not None:
            return wrong
        self.number += 1
        return Applied(tuple(_STEPS[type(move)](self, move)), Undo.FREE)

    def new_id(self) -> int:
        """A number that no piece has had."""
        self.next_id += 1
        return self.next_id - 1

    def lay(self, piece: Piece) -> Piece:
        """Put a piece on top of everything."""
        self.top += 1
        self.pieces[piece.id] = replace(piece, layer=self.top)
        return self.pieces[piece.id]

    # -- copies and data ---------------------------------------------------------------------------------------
    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.setup, twin.rng, twin.number = self.setup, self.rng.copy(), self.number
        twin.next_id, twin.top, twin.pieces = self.next_id, self.top, dict(self.pieces)
        return twin

    def redeal(self, seat: int | None, rng: Rng) -> Self:
        twin = self.copy()
        twin.rng = Rng(rng.below(2**62))
        hidden = [
            (piece.id, place)
            for piece in twin.pieces.values()
            for place in _unseen(piece, seat)
        ]  # fmt: skip
        faces = [_face_at(twin.pieces[piece], place) for piece, place in hidden]
        rng.shuffle(faces)
        for (piece, place), face in zip(hidden, faces, strict=True):
            twin.pieces[piece] = _with_face(twin.pieces[piece], place, face)
        return twin

    def to_data(self) -> dict[str, Any]:
        return {
            "setup": write_setup(self.setup), "rng": self.rng.state, "number": self.number, "next": self.next_id,
            "top": self.top, "pieces": [_piece_data(piece) for piece in self.pieces.values()],
        }  # fmt: skip

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """The state that `to_data` described. ValueError if it describes none."""
        try:
            state = cls(read_setup(data["setup"]), Rng(0))
            state.rng.state = int(data["rng"])
            state.number, state.next_id, state.top = int(data["number"]), int(data["next"]), int(data["top"])
            pieces = [_read_piece(one) for one in data["pieces"]]
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"no position of the free table: {error}") from error
        state.pieces = {piece.id: piece for piece in pieces}
        return state


def _unseen(piece: Piece, seat: int | None) -> list[int]:
    """The places of a piece whose faces a seat does not see; -1 for the piece itself."""
    shown = seen(piece, seat)
    if piece.kind is Kind.PILE:
        return [place for place, card in enumerate(shown.cards) if not card.face]
    return [-1] if piece.kind is Kind.CARD and not shown.face else []


def _face_at(piece: Piece, place: int) -> str:
    return piece.face if place < 0 else piece.cards[place].face


def _with_face(piece: Piece, place: int, face: str) -> Piece:
    if place < 0:
        return replace(piece, face=face)
    cards = list(piece.cards)
    cards[place] = replace(cards[place], face=face)
    return replace(piece, cards=tuple(cards))


def _piece_data(piece: Piece) -> dict[str, Any]:
    blank = asdict(Piece(-1, piece.kind))
    data = {key: value for key, value in asdict(piece).items() if value != blank[key] or key == "kind"}
    if piece.cards:
        data["cards"] = [[card.face, card.up] for card in piece.cards]
    if piece.counters:
        data["counters"] = [list(pair) for pair in piece.counters]
    return {**data, "kind": piece.kind.value}


def _read_piece(data: Mapping[str, Any]) -> Piece:
    values = dict(data)
    values["kind"] = Kind(values["kind"])
    values["cards"] = tuple(Face(str(face), bool(up)) for face, up in values.get("cards", ()))
    values["counters"] = tuple((str(colour), int(n)) for colour, n in values.get("counters", ()))
    return Piece(**values)


# -- the moves ---------------------------------------------------------------------------------------------------------


def _add(state: FreeState, move: th.Add) -> list[Occurrence]:
    face = move.faces[0] if move.faces else ""
    cards = tuple(Face(name, move.up) for name in move.faces) if move.kind is Kind.PILE else ()
    piece = state.lay(Piece(
        state.new_id(), move.kind, move.x, move.y, face="" if cards else face, up=move.up, hand=move.hand, cards=cards,
        sides=move.sides, value=1 if move.kind is Kind.DIE else 0, x2=move.to[0], y2=move.to[1], colour=move.colour,
    ))  # fmt: skip
    shown = piece.name_shown if piece.hand < 0 else ""
    return [th.Added(piece.id, piece.kind, shown, max(1, len(cards)))]


def _put(state: FreeState, move: th.Put) -> list[Occurrence]:
    turned = False
    for number, x, y, angle in move.places:
        piece = state.pieces[number]
        turned = turned or angle != piece.angle
        shift = (x - piece.x, y - piece.y)
        x2, y2 = (piece.x2 + shift[0], piece.y2 + shift[1]) if piece.kind is Kind.ARROW else (piece.x2, piece.y2)
        state.lay(replace(piece, x=x, y=y, angle=angle, hand=-1, x2=x2, y2=y2))
    return [th.Laid(tuple(place[0] for place in move.places), turned)]


def _flip(state: FreeState, move: th.Flip) -> list[Occurrence]:
    flipped: list[Occurrence] = []
    for number in move.pieces:
        piece = state.pieces[number]
        if piece.kind is Kind.PILE:
            cards = tuple(Face(card.face, not card.up) for card in reversed(piece.cards))
            piece = replace(piece, cards=cards)
        else:
            piece = replace(piece, up=not piece.up)
        state.pieces[number] = piece
        flipped.append(th.Flipped(number, piece.name_shown if piece.hand < 0 else ""))
    return flipped


def _cards_of(piece: Piece) -> tuple[Face, ...]:
    return piece.cards if piece.kind is Kind.PILE else (Face(piece.face, piece.up),)


def _stack(state: FreeState, move: th.Stack) -> list[Occurrence]:
    base = state.pieces[move.onto]
    cards = _cards_of(base)
    for number in move.pieces:
        cards += _cards_of(state.pieces.pop(number))
    state.lay(replace(base, kind=Kind.PILE, face="", up=True, hand=-1, cards=cards))
    return [th.Stacked(move.pieces, move.onto, len(cards))]


def _draw(state: FreeState, move: th.Draw) -> list[Occurrence]:
    places = range(len(state.pieces[move.pile].cards) - 1, len(state.pieces[move.pile].cards) - 1 - move.n, -1)
    return _out_of(state, move, list(places), searched=False)


def _take(state: FreeState, move: th.Take) -> list[Occurrence]:
    return _out_of(state, move, [move.place], searched=True)


def _out_of(state: FreeState, move: th.Draw | th.Take, places: list[int], *, searched: bool) -> list[Occurrence]:
    pile = state.pieces[move.pile]
    drawn = []
    for step, place in enumerate(places):
        card = Piece(
            state.new_id(), Kind.CARD, move.x + 8 * step, move.y, pile.angle, face=pile.cards[place].face, up=move.up,
            hand=move.hand,
        )  # fmt: skip
        drawn.append(state.lay(card).id)
    left = tuple(card for place, card in enumerate(pile.cards) if place not in places)
    if len(left) > 1:
        state.pieces[move.pile] = replace(pile, cards=left)
    elif left:  # a pile of one is a card
        state.pieces[move.pile] = replace(pile, kind=Kind.CARD, cards=(), face=left[0].face, up=left[0].up)
    else:
        del state.pieces[move.pile]
    return [th.Drawn(move.pile, tuple(drawn), move.hand, searched)]


def _shuffle(state: FreeState, move: th.Shuffle) -> list[Occurrence]:
    pile = state.pieces[move.pile]
    cards = list(pile.cards)
    state.rng.shuffle(cards)
    state.pieces[move.pile] = replace(pile, cards=tuple(cards))
    return [th.Shuffled(move.pile, len(cards))]


def _look(state: FreeState, move: th.Look) -> list[Occurrence]:
    return [th.Looked(move.seat, move.piece, len(state.faces(move.piece, move.n)))]


def _hold(state: FreeState, move: th.Hold) -> list[Occurrence]:
    for number in move.pieces:
        state.lay(replace(state.pieces[number], hand=move.seat, angle=0, up=True))
    return [th.Held(move.pieces, move.seat)]


def _count(state: FreeState, move: th.Count) -> list[Occurrence]:
    piece = state.pieces[move.piece]
    counters = dict(piece.counters)
    counters[move.colour] = counters.get(move.colour, 0) + move.n
    kept = tuple((colour, n) for colour, n in counters.items() if n)
    state.pieces[move.piece] = replace(piece, counters=kept)
    return [th.Counted(move.piece, move.colour, counters[move.colour])]


def _roll(state: FreeState, move: th.Roll) -> list[Occurrence]:
    rolled = []
    for number in move.dice:
        die = state.pieces[number]
        value = 1 + state.rng.below(die.sides)
        state.pieces[number] = replace(die, value=value)
        rolled.append((number, die.sides, value))
    return [th.Rolled(tuple(rolled))]


def _write(state: FreeState, move: th.Write) -> list[Occurrence]:
    state.pieces[move.note] = replace(state.pieces[move.note], face=move.text)
    return [th.Written(move.note, move.text)]


def _remove(state: FreeState, move: th.Remove) -> list[Occurrence]:
    for number in move.pieces:
        del state.pieces[number]
    return [th.Removed(move.pieces)]


_STEPS: dict[type, Callable[[FreeState, Any], list[Occurrence]]] = {
    th.Add: _add, th.Put: _put, th.Flip: _flip, th.Stack: _stack, th.Draw: _draw, th.Take: _take,
    th.Shuffle: _shuffle, th.Look: _look, th.Hold: _hold, th.Count: _count, th.Roll: _roll, th.Write: _write,
    th.Remove: _remove,
}  # fmt: skip
