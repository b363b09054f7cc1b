"""Resources (CG-8.1.6, 9.2.6, 10): which cards to give up for them, under which domain, and which domain pays."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from cthulhu_desktop.bots.cards_worth import printed_worth
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.payment import play_cost
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.catalogue.cards import NEUTRAL

SHORT_OF = (1.0, 0.55, 0.3, 0.12)  # how much of its worth a card keeps that lacks 0, 1, 2, more resources
OFF_COLOUR = 0.25  # and one that no domain matches
RANKS = (1.0, 0.8, 0.55, 0.35, 0.2)  # the largest domain is used every turn, the others less often
TURNS = 2.6  # how many turns' plays the domains are built for
LATER = 0.5  # cards in hand that cannot be played this turn
KEPT = 0.25  # of its worth, a card that stays in the hand for its own sake
TIDY = 0.02  # for each resource: keep large domains for large costs


class Purse(NamedTuple):
    """A domain as far as paying is concerned."""

    size: int
    symbols: frozenset[str]
    counts: tuple[tuple[str, int], ...]
    drained: bool = False

    def pays(self, cost: int, faction: str, loyal: bool) -> bool:
        """CG-10.1, 10.4.1; drained or not."""
        if cost <= 0:
            return True
        if self.size < cost:
            return False
        if loyal and faction != NEUTRAL:
            return dict(self.counts).get(faction, 0) >= cost
        return faction == NEUTRAL or faction in self.symbols

    def more(self, symbol: str, size: int = 1) -> Purse:
        """With one resource more."""
        counts = dict(self.counts)
        counts[symbol] = counts.get(symbol, 0) + size
        return purse(counts, self.drained)


def purse(counts: dict[str, int], drained: bool = False) -> Purse:
    """A domain with so many resources of each symbol."""
    return Purse(sum(counts.values()), frozenset(counts), tuple(sorted(counts.items())), drained)


class Want(NamedTuple):
    """A card somebody would like to play."""

    cost: int
    faction: str
    loyal: bool
    worth: float


class Purses:
    """The domains of a seat and what its deck and hand want of them."""

    def __init__(self, state: CardsState, seat: int) -> None:
        static = state.static
        self.state, self.seat = state, seat
        self.domains = list(state.domains[seat])
        self.purses = [self._purse(domain) for domain in self.domains]
        self.wants = {card: self._want(card) for card in state.hand[seat]}
        deck: dict[Want, int] = {}
        for card in range(static.play_cards):
            if static.owner[card] == seat:
                want = Want(static.cost[card], static.faction[card], "loyal" in static.printed[card].keywords,
                            printed_worth(static, card))  # fmt: skip
                deck[want] = deck.get(want, 0) + 1
        self.deck = deck
        self.number = max(1, sum(deck.values()))
        self._reach: dict[tuple[tuple[str, int], ...], float] = {}

    def _purse(self, domain: int) -> Purse:
        state, static = self.state, self.state.static
        counts: dict[str, int] = {}
        for card in state.resources[domain]:
            symbol = static.symbol[card]
            counts[symbol] = counts.get(symbol, 0) + (2 if static.doubled[card] else 1)
        return purse(counts, bool(state.drained[domain]))

    def _want(self, card: int) -> Want:
        static = self.state.static
        cost = 2 if static.cost_x[card] else play_cost(self.state, self.seat, card, 0)
        loyal = "loyal" in static.printed[card].keywords
        return Want(cost, static.faction[card], loyal, printed_worth(static, card))

    # --- how good domains are ----------------------------------------------------------------------------------------

    def reach(self, one: Purse) -> float:
        """The worth of what the domain can pay for, over the cards of the own deck."""
        found = self._reach.get(one.counts)
        if found is None:
            payable = (want for want in self.deck if one.pays(want.cost, want.faction, want.loyal))
            total = sum(self.deck[want] * want.worth for want in payable)
            found = self._reach[one.counts] = total / self.number
        return found

    def structure(self, purses: Iterable[Purse]) -> float:
        """How good the domains are for the turns to come."""
        best = sorted((self.reach(one) for one in purses), reverse=True)
        return TURNS * sum(rank * reach for rank, reach in zip(RANKS, best, strict=False))

    def prospects(self, purses: Sequence[Purse], cards: Iterable[int]) -> float:
        """What the cards promise: now, and as soon as there are a few resources more."""
        wants = [self.wants[card] for card in cards]
        items = [
            Item(want.worth, tuple(i for i, one in enumerate(purses)
                 if not one.drained and one.pays(want.cost, want.faction, want.loyal)), want.cost <= 0)
            for want in wants
        ]  # fmt: skip
        now = allot(items, [one.size for one in purses]).total
        return now + LATER * sum(want.worth * self._nearness(purses, want) for want in wants)

    def _nearness(self, purses: Sequence[Purse], want: Want) -> float:
        best = 0.0
        for one in purses:
            if one.pays(want.cost, want.faction, want.loyal):
                return 1.0
            short = SHORT_OF[min(3, max(0, want.cost - one.size))]
            matches = want.faction in (NEUTRAL, *one.symbols)
            best = max(best, short if matches else short * OFF_COLOUR)
        return best

    def score(self, purses: Sequence[Purse], hand: Iterable[int]) -> float:
        """Domains and hand together."""
        cards = list(hand)
        kept = KEPT * sum(self.wants[card].worth for card in cards)
        return self.structure(purses) + self.prospects(purses, cards) + kept

    # --- the decisions -----------------------------------------------------------------------------------------------

    def attach(self) -> th.AttachResource | th.Pass:
        """D-04: the best card and domain, or pass if every resource costs more than it brings."""
        hand = list(self.wants)
        best = self.score(self.purses, hand)
        move: th.AttachResource | th.Pass = th.Pass()
        seen: set[tuple[str, int]] = set()
        for card in sorted(hand, key=lambda card: (self.wants[card].worth, card)):
            rest = [other for other in hand if other != card]
            static = self.state.static
            kind = (static.defs[card].id, len(static.symbol[card]))
            if kind in seen:
                continue
            seen.add(kind)
            for place, domain in enumerate(self.domains):
                grown = list(self.purses)
                grown[place] = grown[place].more(static.symbol[card], 2 if static.doubled[card] else 1)
                score = self.score(grown, rest)
                if score > best + 1e-9:
                    best, move = score, th.AttachResource(card, domain)
        return move

    def start(self) -> th.ChooseResources:
        """D-01: three of the hand, one under each domain."""
        hand = sorted(self.wants)
        symbol = self.state.static.symbol
        best, chosen = float("-inf"), (hand[0], hand[1], hand[2])
        for three in combinations(hand, 3):
            rest = [card for card in hand if card not in three]
            score = self.score([purse({symbol[card]: 1}) for card in three], rest)
            if score > best + 1e-9:
                best, chosen = score, three
        return th.ChooseResources(chosen)


# --- which domain pays for what --------------------------------------------------------------------------------------


class Item(NamedTuple):
    """Something to be paid for: what it brings, the places of the domains that could pay; `free`: none is needed."""

    gain: float
    domains: tuple[int, ...]
    free: bool = False


class Allotment(NamedTuple):
    """The best total, and for each item its domain (-1: none is needed), None if it is left out."""

    total: float
    chosen: tuple[int | None, ...]


def allot(items: Sequence[Item], sizes: Sequence[int]) -> Allotment:
    """Each domain pays for at most one item; the selection that brings most. Among equals small domains pay."""
    best: dict[int, tuple[float, tuple[int | None, ...]]] = {0: (0.0, ())}
    for item in items:
        after: dict[int, tuple[float, tuple[int | None, ...]]] = {}
        for used, (total, chosen) in best.items():
            options: list[tuple[int, float, int | None]] = [(used, total, None)]
            if item.gain > 0 and item.free:
                options.append((used, total + item.gain, -1))
            elif item.gain > 0:
                options += [
                    (used | 1 << place, total + item.gain - TIDY * sizes[place], place)
                    for place in item.domains
                    if not used >> place & 1
                ]
            for mask, value, how in options:
                if mask not in after or value > after[mask][0]:
                    after[mask] = (value, (*chosen, how))
        best = after
    return Allotment(*max(best.values(), key=lambda pair: pair[0]))
