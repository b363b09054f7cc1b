"""Passing is no chore: what is passed for a player, why, and what he is told of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from cthulhu_desktop.bridge.passing import is_window, may_adjust, nothing_to_decide, usable_cards, windows_of
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.cards.moves import Answer, Pass
from cthulhu_desktop.core.cards.things import AbilityUsed, Played, TurnBegins
from cthulhu_desktop.core.cards.view import CardsView
from cthulhu_desktop.core.kernel import Decision, Move, Occurrence
from cthulhu_desktop.ui.cardtable.stops import OTHER, OWN, Stops

MANY = 3  # phases of a turn that are not named one by one any more
_BY_A_PLAYER = ("action", "response", "disrupt")


@dataclass(frozen=True, slots=True)
class Skipped:
    """Something that was passed for the player in `seat`: in whose turn, which phase and window, and how many of his
    cards he could have used there. `window` "" for a decision with one answer only."""

    seat: int
    own: bool
    phase: str
    window: str
    usable: int


@dataclass(slots=True)
class Passing:
    """Decides for one table what is passed without asking.

    - A decision with a single answer is taken for the player, but for windows under "always ask".
    - Success tokens are placed without a question, unless he wants to be asked (leaving one only gives it away).
    - An action window without a stop is passed, unless something could be used that fits into no window with a stop.
    - Where the table may be corrected by hand, the player is asked in his own Operations phase in any case.
    - Responses and Disrupts are asked whenever there is one (CG-23.1.3).
    - `onward` (a seat, -1 for none): all that can be passed is passed for that player, until the opponent does
      something, his own turn begins, or he is asked something else.
    - `people`: names by seat where several share the table, each with stops of his own; () for one person.
    - `held` (the key or the button): nothing is passed.
    """

    stops: Stops
    people: Sequence[str] = ()
    onward: int = -1
    held: bool = False
    trace: list[Skipped] = field(default_factory=list)

    def judge(self, decision: Decision, view: CardsView) -> Move | None:
        """The move to make without asking, None if the player is to be asked."""
        if self.held:
            return None
        side = OWN if view.active == decision.seat else OTHER
        person = self.people[decision.seat] if self.people else ""
        if not is_window(decision):
            move = nothing_to_decide(decision)
            if move is None and decision.kind == "D-19" and not self.stops.asks_tokens(person):
                return Answer(True)
            if move is None and self.onward == decision.seat:
                self.onward = -1
            return move
        if self.onward == decision.seat:
            return Pass()
        if decision.kind != "D-05":
            return nothing_to_decide(decision)
        if self.stops.stops_at(side, view.window, person):
            correcting = may_adjust(decision) and (side, view.window) == (OWN, "W4")
            return None if correcting or self.stops.asks_always(person) else nothing_to_decide(decision)
        if nothing_to_decide(decision) is None and self._only_here(decision, side, view.window, person):
            return None
        return Pass()

    def _only_here(self, decision: Decision, side: str, window: str, person: str) -> bool:
        named = windows_of(decision)
        return window in named and not named & self.stops.stops(side, person)

    def note(self, decision: Decision, view: CardsView) -> None:
        """Remember that this decision was taken for the player."""
        window = view.window if is_window(decision) else ""
        own = view.active == decision.seat
        self.trace.append(Skipped(decision.seat, own, view.phase, window, len(usable_cards(decision))))

    def heard(self, occurrences: Iterable[Occurrence]) -> None:
        """Something occurred: who passes on stops where the opponent acts or his own turn begins."""
        if self.onward >= 0 and any(_wakes(occurrence, self.onward) for occurrence in occurrences):
            self.onward = -1

    def forget(self, seat: int) -> None:
        """The player in `seat` has decided something: his trace is old."""
        self.trace = [skipped for skipped in self.trace if skipped.seat != seat]

    def text(self, seat: int) -> str:
        """What was passed for the player in `seat` since he decided something last; "" for nothing."""
        mine = [skipped for skipped in self.trace if skipped.seat == seat and skipped.window]
        parts: list[str] = []
        for own in (False, True):
            named = list(dict.fromkeys(_part(skipped) for skipped in mine if skipped.own == own))
            many = tr("phases of your turn") if own else tr("phases of the other's turn")
            parts += named if len(named) < MANY else [many]
        return tr("Passed for you: {list}").format(list=", ".join(parts)) if parts else ""


def _wakes(occurrence: Occurrence, seat: int) -> bool:
    match occurrence:
        case Played(seat=who):
            return who != seat
        case AbilityUsed(seat=who, label=label):
            return who != seat and label in _BY_A_PLAYER
        case TurnBegins(seat=who):
            return who == seat
    return False


def _part(skipped: Skipped) -> str:
    own = {
        "refresh": tr("your Refresh phase"), "draw": tr("your Draw phase"), "resource": tr("your Resource phase"),
        "operations": tr("your Operations phase"), "story": tr("your Story phase"),
    }  # fmt: skip
    other = {
        "refresh": tr("the other's Refresh phase"), "draw": tr("the other's Draw phase"),
        "resource": tr("the other's Resource phase"), "operations": tr("the other's Operations phase"),
        "story": tr("the other's Story phase"),
    }  # fmt: skip
    return (own if skipped.own else other).get(skipped.phase, skipped.window)
