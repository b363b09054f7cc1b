"""A tiny game with all a game may have: hidden hands, chance, a question in mid-effect, moves that are final, and (in
the setup "fragile") a move that breaks in the middle. Session, bots and lab are tested with it.

Each round every seat lays a card face down; then they are turned up. The highest card wins its value, ties are
decided by chance. The winner may keep the points (final) or gamble them: double or nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from cthulhu_desktop.core.kernel import (
    Applied,
    Begun,
    Decision,
    Frame,
    Game,
    KernelReason,
    ListedOptions,
    Move,
    Occurrence,
    Outcome,
    Refused,
    Rng,
    SetupError,
    State,
    Undo,
    Vocabulary,
)

words = Vocabulary()


@words.word("lay")
@dataclass(frozen=True, slots=True)
class Lay(Move):
    card: int


@words.word("keep")
@dataclass(frozen=True, slots=True)
class Keep(Move):
    pass


@words.word("gamble")
@dataclass(frozen=True, slots=True)
class Gamble(Move):
    pass


@words.word("explode")
@dataclass(frozen=True, slots=True)
class Explode(Move):
    """Offered in fragile games; changes half of the position, then raises."""


@words.word("dealt")
@dataclass(frozen=True, slots=True)
class Dealt(Occurrence):
    seat: int
    cards: tuple[int, ...]

    def for_seat(self, seat: int | None) -> Occurrence:
        return self if seat == self.seat else replace(self, cards=())


@words.word("laid")
@dataclass(frozen=True, slots=True)
class Laid(Occurrence):
    seat: int
    card: int | None

    def for_seat(self, seat: int | None) -> Occurrence:
        return self if seat == self.seat else replace(self, card=None)


@words.word("turned_up")
@dataclass(frozen=True, slots=True)
class TurnedUp(Occurrence):
    cards: tuple[int, ...]


@words.word("scored")
@dataclass(frozen=True, slots=True)
class Scored(Occurrence):
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Award(Frame):
    """The winner of a round decides about its points."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class ToySetup:
    seats: int = 2
    rounds: int = 3
    fragile: bool = False


@dataclass(frozen=True, slots=True)
class ToyView:
    seat: int | None
    hand: tuple[int, ...]
    others: tuple[int, ...]  # cards in every hand
    laid: tuple[bool, ...]
    mine: int | None
    points: tuple[int, ...]
    number: int


class ToyState(State):
    __slots__ = ("hands", "laid", "number", "points", "rng", "setup", "stack")

    def __init__(self, setup: ToySetup, rng: Rng) -> None:
        self.setup = setup
        self.rng = rng
        self.number = 0
        deck = list(range(1, setup.seats * setup.rounds + 1))
        rng.shuffle(deck)
        self.hands = [sorted(deck[seat * setup.rounds : (seat + 1) * setup.rounds]) for seat in range(setup.seats)]
        self.laid: list[int] = []
        self.points = [0] * setup.seats
        self.stack: list[Award] = []

    @property
    def decision(self) -> Decision | None:
        if self.stack:
            return Decision(self.stack[-1].seat, "T-2", ListedOptions((Keep(), Gamble())), rule="T-2")
        if self.outcome is not None:
            return None
        seat = len(self.laid)
        moves: list[Move] = [Lay(card) for card in self.hands[seat]]
        if self.setup.fragile:
            moves.append(Explode())
        return Decision(seat, "T-1", ListedOptions(moves), rule="T-1")

    @property
    def outcome(self) -> Outcome | None:
        if self.stack or self.laid or self.hands[-1]:
            return None
        best = max(self.points)
        winners = tuple(seat for seat, points in enumerate(self.points) if points == best)
        return Outcome(winners, "toy.most_points", "T-3", tuple(self.points))

    def apply(self, move: Move) -> Applied | Refused:
        decision = self.decision
        if decision is None:
            return Refused(KernelReason.GAME_OVER)
        if move not in decision.options:
            return Refused(KernelReason.NOT_OFFERED, decision.rule)
        self.number += 1
        if isinstance(move, Lay):
            return self._lay(decision.seat, move.card)
        if isinstance(move, Explode):
            self.hands[decision.seat].clear()
            raise ZeroDivisionError("a rule that nobody tried")
        award = self.stack.pop()
        points = award.points if isinstance(move, Keep) else award.points * 2 * self.rng.below(2)
        self.points[award.seat] += points
        undo = Undo.FINAL if isinstance(move, Keep) else Undo.REVEALED
        return Applied((Scored(award.seat, points),), undo)

    def _lay(self, seat: int, card: int) -> Applied:
        self.hands[seat].remove(card)
        self.laid.append(card)
        occurred: list[Occurrence] = [Laid(seat, card)]
        if len(self.laid) < self.setup.seats:
            return Applied(tuple(occurred))
        occurred.append(TurnedUp(tuple(self.laid)))
        best = max(self.laid)
        self.stack.append(Award(self.laid.index(best), best))
        self.laid.clear()
        return Applied(tuple(occurred), Undo.REVEALED)

    def view(self, seat: int | None) -> ToyView:
        hand = () if seat is None else tuple(self.hands[seat])
        mine = None if seat is None or seat >= len(self.laid) else self.laid[seat]
        laid = tuple(other < len(self.laid) for other in range(self.setup.seats))
        counts = tuple(len(cards) for cards in self.hands)
        return ToyView(seat, hand, counts, laid, mine, tuple(self.points), self.number)

    def copy(self) -> ToyState:
        twin = ToyState.__new__(ToyState)
        twin.setup, twin.rng, twin.number = self.setup, self.rng.copy(), self.number
        twin.hands = [list(hand) for hand in self.hands]
        twin.laid, twin.points, twin.stack = list(self.laid), list(self.points), list(self.stack)
        return twin

    def redeal(self, seat: int | None, rng: Rng) -> ToyState:
        twin = self.copy()
        others = [other for other in range(self.setup.seats) if other != seat]
        hidden = [card for other in others for card in self.hands[other]]
        hidden += [card for other, card in enumerate(self.laid) if other != seat]
        rng.shuffle(hidden)
        for other in others:
            twin.hands[other] = sorted(hidden.pop() for _ in self.hands[other])
            if other < len(self.laid):
                twin.laid[other] = hidden.pop()
        twin.rng = Rng(rng.next64())
        return twin

    def to_data(self) -> dict[str, Any]:
        return {
            "setup": asdict(self.setup),
            "number": self.number,
            "rng": self.rng.state,
            "hands": self.hands,
            "laid": self.laid,
            "points": self.points,
            "stack": [[award.seat, award.points] for award in self.stack],
        }


class ToyGame(Game[ToyState]):
    name = "toy"
    rules_version = 1
    vocabulary = words

    def read_setup(self, data: Mapping[str, Any]) -> ToySetup:
        for field, value in data.items():
            if field not in ("seats", "rounds", "fragile") or type(value) not in (int, bool) or value > 9:
                raise SetupError(Refused(KernelReason.BAD_SETUP, args={"field": field, "value": str(value)}))
        return ToySetup(**data)

    def write_setup(self, setup: Any) -> dict[str, Any]:
        return asdict(setup)

    def begin(self, setup: Any, seed: int) -> Begun[ToyState]:
        state = ToyState(setup, Rng(seed))
        return Begun(state, tuple(Dealt(seat, tuple(hand)) for seat, hand in enumerate(state.hands)))

    def restore(self, data: Mapping[str, Any]) -> ToyState:
        state = ToyState(ToySetup(**data["setup"]), Rng(data["rng"]))
        state.rng = Rng(data["rng"])
        state.number, state.points = data["number"], list(data["points"])
        state.hands, state.laid = [list(hand) for hand in data["hands"]], list(data["laid"])
        state.stack = [Award(*award) for award in data["stack"]]
        return state

    def seats(self, setup: Any) -> int:
        return int(setup.seats)


GAME = ToyGame()
