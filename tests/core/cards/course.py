"""The invariants of the card game that only the course of a game shows: what one move did, and what came before it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.setup import CardsSetup
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.kernel import Move, Occurrence
from tests.core.cards.invariants import Broken, may_see, words

Wrong = Iterator[tuple[str, str]]
Occurrences = tuple[Occurrence, ...]

PHASES = ("refresh", "draw", "resource", "operations", "story")
WINDOWS = {"refresh": ["W1"], "draw": ["W2"], "resource": ["W3"], "operations": ["W4"],
           "story": ["W5", "W6a", "W6b", "W7"]}  # fmt: skip
CHANGED_PHASES = frozenset({"Skip", "Again"})
CHANGED_DRAWS = frozenset({
    "DrawChange", "Skip", "Again", "Shuffle", "Arrange", "Move.deck_top", "Move.deck_bottom", "Move.deck_shuffled",
    "Search.deck_top",
})  # fmt: skip


class Course:
    """Follows one game: `take` is told each move with the position before and after it."""

    def __init__(self, state: CardsState, opening: Occurrences) -> None:
        self.words = words(state)
        self.turn_seat = self.turn = -1
        self.phase = ""
        self.windows: list[str] = []
        self.attached = 0
        self.draw_phases = [0, 0]
        self.ready_again: set[int] = set()
        self.closed_phase_made = -1
        self.decks = [-1, -1]
        self.story_passed = False
        for problem in self._order(state, None, opening, state):
            raise Broken(*problem)

    def take(self, before: CardsState, move: Move, out: Occurrences, after: CardsState) -> None:
        """Broken at the first thing that is wrong."""
        for checker in (_payment, _commitment, _entry, self._ready_while_committed, self._resources, self._order,
                        self._draws, _insane_lose_attachments, self._expiry, _occurrences_are_open):  # fmt: skip
            for problem in checker(before, move, out, after):
                raise Broken(*problem)

    # --- INV-21, INV-22: turns, phases, draws ------------------------------------------------------------------------

    def _order(self, before: CardsState, move: Move | None, out: Occurrences, after: CardsState) -> Wrong:
        for occurrence in out:
            if isinstance(occurrence, th.TurnBegins):
                if occurrence.turn != max(1, self.turn + 1) or (self.turn > 0 and occurrence.seat == self.turn_seat):
                    yield "INV-21", f"turn {occurrence.turn} of seat {occurrence.seat} follows turn {self.turn}"
                if self.turn > 0 and self.phase != "end":
                    yield "INV-21", f"turn {self.turn} ended after its phase {self.phase!r}"
                self.turn, self.turn_seat, self.phase = occurrence.turn, occurrence.seat, ""
                self.story_passed = False
            elif isinstance(occurrence, th.TurnEnds):
                if not self.story_passed:
                    yield "INV-21", f"turn {self.turn} ended without a Story phase"
                self.phase = "end"
            elif isinstance(occurrence, (th.PhaseBegins, th.PhaseSkipped)):
                yield from self._next_phase(occurrence)
            elif isinstance(occurrence, th.WindowOpens):
                self.windows.append(occurrence.window)
                usual = WINDOWS.get(self.phase, [])
                if self.windows != usual[: len(self.windows)]:
                    yield "INV-21", f"windows {self.windows} in phase {self.phase}"

    def _next_phase(self, occurrence: th.PhaseBegins | th.PhaseSkipped) -> Wrong:
        place = PHASES.index(self.phase) + 1 if self.phase in PHASES else 0
        expected = PHASES[place] if place < len(PHASES) else "none"
        if occurrence.phase != expected and not (self.words & CHANGED_PHASES):
            yield "INV-21", f"phase {occurrence.phase} follows {self.phase!r} in turn {self.turn}"
        skipped = isinstance(occurrence, th.PhaseSkipped)
        first = self.turn == 1 and occurrence.phase == "story"  # CG-9.3.1
        if skipped != first and not (self.words & CHANGED_PHASES):
            yield "INV-21", f"phase {occurrence.phase} of turn {self.turn} skipped: {skipped}"
        if occurrence.seat != self.turn_seat:
            yield "INV-21", f"a phase of seat {occurrence.seat} in the turn of seat {self.turn_seat}"
        self.phase, self.windows, self.attached = occurrence.phase, [], 0
        self.story_passed = self.story_passed or occurrence.phase == "story"

    def _draws(self, before: CardsState, move: Move, out: Occurrences, after: CardsState) -> Wrong:
        for place, occurrence in enumerate(out):
            if isinstance(occurrence, th.TurnBegins) and occurrence.turn == 1:
                self.decks = [len(after.deck[seat]) for seat in (0, 1)]
            if not (isinstance(occurrence, th.PhaseBegins) and occurrence.phase == "draw"):
                continue
            seat = occurrence.seat
            self.draw_phases[seat] += 1
            if self.words & CHANGED_DRAWS or min(self.decks) < 0:
                continue
            most = -(-self.decks[seat] // 2) + 1
            if self.draw_phases[seat] > most:
                yield "INV-22", f"seat {seat} has Draw phase {self.draw_phases[seat]} with {self.decks[seat]} cards"
            number = 1 if self.turn == 1 else 2
            drawn = next((x for x in out[place:] if isinstance(x, th.Drawn)), None)
            if after.over is None and not self.words and (drawn is None or (drawn.seat, drawn.count) != (seat, number)):
                yield "INV-21", f"Draw phase of turn {self.turn}: {drawn} instead of {number} cards"

    # --- INV-15, INV-08, INV-24 --------------------------------------------------------------------------------------

    def _resources(self, before: CardsState, move: Move, out: Occurrences, after: CardsState) -> Wrong:
        set_up = isinstance(move, th.ChooseResources) and after.turn == 1 and after.phase <= t.REFRESH
        if set_up and any(len(cards) != 1 for cards in after.resources):
            yield "INV-15", f"resources after setup {after.resources}"
        if not isinstance(move, th.AttachResource):
            return
        seat = before.active
        self.attached = 1 if before.phase != after.phase else self.attached + 1
        if before.decision is None or before.decision.seat != seat or before.phase != t.RESOURCES:
            yield "INV-15", f"a resource of the turn in phase {before.phase}"
        if self.attached > 1 and "DrawChange" not in self.words and "Again" not in self.words:
            yield "INV-15", f"{self.attached} resources in one turn"
        if move.card not in after.resources[move.domain] and after.zone[move.card] == t.RESOURCE:
            yield "INV-15", f"{move} put the card elsewhere"

    def _ready_while_committed(self, before: CardsState, move: Move, out: Occurrences, after: CardsState) -> Wrong:
        if self.words & {"Permit", "Restrict.be_exhausted"}:
            return
        by_step = {card for card, _ in move.pairs} if isinstance(move, th.CommitTo) else set()
        for occurrence in out:
            if isinstance(occurrence, (th.Readied, th.Restored)):
                self.ready_again.add(occurrence.card)
            elif isinstance(occurrence, th.Committed) and occurrence.card not in by_step:
                self.ready_again.add(occurrence.card)  # an effect does not exhaust (CG-13.4.1)
            elif isinstance(occurrence, (th.Uncommitted, th.Exhausted, th.LeavesPlay)):
                self.ready_again.discard(occurrence.card)
        if self.words & {"Move"}:
            return
        for card in (*after.play[0], *after.play[1]):
            if after.story[card] >= 0 and after.orient[card] == t.READY and card not in self.ready_again:
                yield "INV-08", f"card {card} is committed and ready, and nothing readied it"

    def _expiry(self, before: CardsState, move: Move, out: Occurrences, after: CardsState) -> Wrong:
        """After the closing step of a phase nothing lasts that was to end with it, if it was there before."""
        edge = next((x for x in out if isinstance(x, (th.PhaseBegins, th.PhaseSkipped, th.TurnBegins))), None)
        if edge is None or after.over is not None:
            return
        for lasting in after.lasting:
            old = lasting.made < before.clock
            if old and (lasting.until == "phase" or (lasting.until == "turn" and lasting.turn < after.turn)):
                yield "INV-24", f"{type(lasting.effect).__name__} until {lasting.until} outlived it"


# --- single moves ----------------------------------------------------------------------------------------------------


def _payment(before: CardsState, move: Move, out: Occurrences, after: CardsState) -> Wrong:
    """INV-09, CG-10.1: one undrained domain of the player, large enough, with a match."""
    if not isinstance(move, (th.Play, th.UseAbility, th.PayCosts)) or before.decision is None:
        return
    drained = [x for x in out if isinstance(x, th.DomainDrained)]
    domain = move.domain
    if domain is None:
        if isinstance(move, th.Play) and not words(before) & {"CostChange", "PlayRule", "Modify"}:
            cost = before.static.card(move.card).cost
            if cost not in (0, "X") or (cost == "X" and move.x):
                yield "INV-09", f"a card of cost {cost} is played for nothing"
        return
    paid = next((x for x in drained if x.domain == domain), None)
    if domain not in before.domains[before.decision.seat] or before.drained[domain]:
        yield "INV-09", f"domain {domain} cannot pay"
    if paid is None or paid.paid < 1:
        yield "INV-09", f"{move} does not drain its domain for a payment"
        return
    doubled = before.static.doubled
    held = sum(2 if doubled[card] else 1 for card in before.resources[domain])
    if paid.paid > held or (paid.paid + paid.overpaid != held and len(out) and not words(before) & {"Resource"}):
        yield "INV-09", f"paid {paid.paid}, overpaid {paid.overpaid} from {held} resources"
    if isinstance(move, th.Play):
        definition = before.static.card(move.card)
        symbols = [before.static.symbol[card] for card in before.resources[domain]]
        if definition.faction != "neutral" and definition.faction not in symbols:
            yield "INV-09", f"no {definition.faction} resource in domain {domain} (CG-10.1.3)"
        same = [card for card in before.resources[domain] if before.static.symbol[card] == definition.faction]
        own = sum(2 if doubled[card] else 1 for card in same)
        if definition.keyword("loyal") is not None and own < paid.paid:
            yield "INV-09", f"Loyal card paid with {own} own resources of {paid.paid} (CG-10.4.1)"


def _commitment(before: CardsState, move: Move, out: Occurrences, after: CardsState) -> Wrong:
    """INV-08, CG-13.2: ready before, exhausted right after."""
    if not isinstance(move, th.CommitTo) or before.decision is None:
        return
    seat = before.decision.seat
    exhausted = [x.card for x in out if isinstance(x, th.Exhausted)]
    committed = {(x.card, x.story) for x in out if isinstance(x, th.Committed)}
    free = bool(words(before) & {"Permit", "Restrict.be_exhausted"})
    for card, story in move.pairs:
        if card not in before.play[seat] or (before.orient[card] != t.READY and not free) or before.story[card] >= 0:
            yield "INV-08", f"card {card} could not commit"
        if story not in before.row or (card, story) not in committed:
            yield "INV-08", f"card {card} did not commit to {story}"
        if card not in exhausted and not free:
            yield "INV-08", f"card {card} committed and did not exhaust"
        if seat != before.active and not any(before.story[other] == story for other in before.play[before.active]):
            yield "INV-08", f"the defender commits to story {story} without attackers (CG-13.3.1)"


def _entry(before: CardsState, move: Move, out: Occurrences, after: CardsState) -> Wrong:
    """INV-16: from hand into play only in W4 of one's own turn, or by an effect."""
    decision = before.decision
    if isinstance(move, th.Play) and decision is not None and before.static.kind[move.card] != t.EVENT:
        if (before.window, decision.kind, decision.seat) != ("W4", "D-05", before.active):
            yield "INV-16", f"card {move.card} is played in {before.window} by seat {decision.seat}"
        if before.zone[move.card] != t.HAND:
            yield "INV-16", f"card {move.card} is played from {t.ZONE_NAMES[before.zone[move.card]]}"
    for x in out:
        if not isinstance(x, th.EntersPlay) or x.source != "hand" or words(before) & {"Move.play", "Search.play"}:
            continue
        if not (isinstance(move, (th.Play, th.Pass)) and before.zone[x.card] in (t.HAND, t.PLAYED)):
            yield "INV-16", f"card {x.card} enters play from hand by {move}"


def _insane_lose_attachments(before: CardsState, move: Move, out: Occurrences, after: CardsState) -> Wrong:
    """INV-06: what was attached to a character that went insane is gone."""
    for x in out:
        if isinstance(x, th.GoesInsane) and after.orient[x.card] == t.INSANE:
            for other in (*after.play[0], *after.play[1]):
                if after.host[other] == x.card == before.host[other] and after.birth[other] == before.birth[other]:
                    yield "INV-06", f"card {other} is still attached to the insane card {x.card}"


def _occurrences_are_open(before: CardsState, move: Move, out: Occurrences, after: CardsState) -> Wrong:
    """INV-17 for what is told: a seat hears of no card that it may see neither before nor after."""
    shown = {card for x in out if isinstance(x, th.Revealed) for card in x.cards}
    passing = {x.card for x in out if isinstance(x, (th.EntersPlay, th.LeavesPlay, th.Played, th.Discarded))}
    for seat in (None, 0, 1):
        for x in out:
            for card in _cards_in(x.for_seat(seat)):
                if card in shown or card in passing or may_see(before, seat, card) or may_see(after, seat, card):
                    continue
                own = isinstance(x, (th.Looked, th.Chosen, th.Automatic, th.Drawn)) or (
                    isinstance(x, th.Moved) and "hand" in (x.source, x.to)
                )
                if (own and x.seat == seat) or (isinstance(x, th.Moved) and x.seen_by == seat):
                    continue  # what it looked at, chose from that, or had in hand (CG-4.1.11)
                yield "INV-17", f"seat {seat} hears of hidden card {card} in {x}"


def _cards_in(occurrence: Any) -> Iterator[int]:
    if isinstance(occurrence, th.AbilityUsed):
        return  # also of a card that has just gone from play to a hidden zone (CG-12.7.5)
    if isinstance(occurrence, th.Automatic) and occurrence.move:
        move = th.VOCABULARY.read(occurrence.move)
        if isinstance(move, th.ChooseItems):
            yield from (card for card in move.items if card >= 0)
    card = getattr(occurrence, "card", -1)
    if card >= 0:
        yield card  # not `by`: a delayed effect outlives its source, which may lie in a hand again (CG-12.7.4)
    yield from (card for card in getattr(occurrence, "cards", ()) if card >= 0)  # a domain d is -1 - d


def opening_is_right(state: CardsState, setup: CardsSetup) -> None:
    """CG-8: eight cards each, three stories, six empty domains, Twilight."""
    for seat in (0, 1):
        if len(state.hand[seat]) != 8 or len(state.deck[seat]) != len(setup.decks[seat]) - 8:
            raise Broken("CG-8.1.5", f"seat {seat}: hand {len(state.hand[seat])}, deck {len(state.deck[seat])}")
    if len(state.row) != min(3, len(setup.stories)) or any(state.drained) or any(state.resources):
        raise Broken("CG-8.1.3", f"row {state.row}, drained {state.drained}, resources {state.resources}")
    if setup.first is not None and state.first != setup.first:
        raise Broken("CG-8.1.1", f"seat {state.first} begins instead of {setup.first}")
