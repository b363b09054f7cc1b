"""Statistics of a deck while it is built: curves, balance, exact chances of the first turns, sample hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from cthulhu_desktop.core.catalogue.cards import ICONS, NEUTRAL, TYPES, CardDef
from cthulhu_desktop.core.decks.deck import Deck
from cthulhu_desktop.core.decks.rules import symbols
from cthulhu_desktop.core.kernel import Rng

HAND = 8  # CG-8.1.5
STARTING_RESOURCES = 3  # CG-8.1.6
DRAW = 2  # CG-9.2.4
TURNS = 4
COST_X = "X"
HIGHEST_COST = 7
"""The curve ends there: whatever costs more is counted with it."""


@dataclass(frozen=True, slots=True)
class FactionShare:
    """A faction of a deck: its cards, how many resources of its symbol the deck holds (Transient ones count for two,
    CG-22.2.2), and how many cards need a match of it (CG-10.1.3: those that cost something)."""

    faction: str
    cards: int
    symbols: int
    need_match: int


@dataclass(frozen=True, slots=True)
class DeckNumbers:
    """A deck in numbers. `curve`: cards by cost, 0 to 7 (7 and more) and `costs_x`; `mean_cost` without the X cards;
    `icons` and `skill` are sums over the characters, `icons_by_letter` as {"T": 12, …}; cards without a definition and
    placeholders count in `unknown` alone."""

    size: int
    types: Mapping[str, int]
    factions: tuple[FactionShare, ...]
    curve: tuple[int, ...]
    costs_x: int
    mean_cost: float
    icons_by_letter: Mapping[str, int]
    characters_with_icon: Mapping[str, int]
    skill: int
    mean_skill: float
    unique: int
    unknown: int


def numbers(deck: Deck, cards: Mapping[str, CardDef]) -> DeckNumbers:
    """All the statistics of a deck."""
    held = deck.definitions(cards)
    people = [card for card in held if card.type == "character"]
    costs = [card.cost for card in held if card.cost != COST_X]
    curve = Counter(min(int(cost), HIGHEST_COST) for cost in costs)
    skill = sum(card.skill_number for card in people)
    lost = sum(n for _, n in deck.unknown(cards)) + sum(one.count for one in deck.placeholders)
    return DeckNumbers(
        size=len(held),
        types={name: sum(card.type == name for card in held) for name in TYPES},
        factions=_shares(held),
        curve=tuple(curve[cost] for cost in range(HIGHEST_COST + 1)),
        costs_x=len(held) - len(costs),
        mean_cost=sum(map(int, costs)) / len(costs) if costs else 0.0,
        icons_by_letter={letter: sum(card.icons[at] for card in people) for at, letter in enumerate(ICONS)},
        characters_with_icon={letter: sum(card.icons[at] > 0 for card in people) for at, letter in enumerate(ICONS)},
        skill=skill,
        mean_skill=skill / len(people) if people else 0.0,
        unique=sum(card.unique for card in held),
        unknown=lost,
    )


def _shares(held: list[CardDef]) -> tuple[FactionShare, ...]:
    have = symbols(held)
    number = Counter(card.faction for card in held)
    need = Counter(card.faction for card in held if card.faction != NEUTRAL and card.cost != 0)
    names = sorted({*have, *number}, key=lambda name: (-number[name], name))
    return tuple(FactionShare(name, number[name], have[name], need[name]) for name in names)


# --- the first turns


@dataclass(frozen=True, slots=True)
class DomainOdds:
    """How likely a faction gets going on turns 1 to 4, as exact fractions.

    `match`: among the cards seen by the operations of that turn is one with the faction's symbol, so that a domain can
    have the match of CG-10.1.3. `playable`: there is besides it *another* card of the faction that the domain can pay
    for. On turn n the best domain can hold n + 1 resources (one at the start, CG-8.1.6, one more a turn, CG-9.2.6), and
    domains never combine (CG-10.1.1): counted are cards that cost 1 to n + 1, X counts as 1. Cards for 0 need no domain
    (CG-10.2.1) and are not counted, Loyal cards above 1 neither, for they need more than one match (CG-10.4.1).
    Every card seen is taken to be kept until it is wanted.
    """

    faction: str
    match: tuple[Fraction, ...]
    playable: tuple[Fraction, ...]


def cards_seen(turn: int, *, first: bool) -> int:
    """How many cards of the deck a player has seen in the operations phase of his turn: eight, two more a turn, one
    fewer for who begins the game (CG-8.1.5, CG-9.2.4, CG-9.3.1)."""
    return HAND + DRAW * turn - (1 if first else 0)


def domain_odds(deck: Deck, cards: Mapping[str, CardDef], *, first: bool = True) -> tuple[DomainOdds, ...]:
    """The odds of every faction of the deck whose cards need a match, the one with most cards first. `first`: the
    player begins the game and so draws one card less."""
    held = deck.definitions(cards)
    found = []
    for share in _shares(held):
        if share.need_match:
            pairs = [_odds(held, share.faction, turn, cards_seen(turn, first=first)) for turn in range(1, TURNS + 1)]
            match, playable = zip(*pairs, strict=True)
            found.append(DomainOdds(share.faction, match, playable))
    return tuple(found)


def _odds(held: list[CardDef], faction: str, turn: int, seen: int) -> tuple[Fraction, Fraction]:
    """The chance of a symbol, and of a symbol together with another card to play."""
    both = symbol_only = play_only = 0
    for card in held:
        has_symbol, plays = card.symbol == faction, _plays(card, faction, turn + 1)
        both += has_symbol and plays
        symbol_only += has_symbol and not plays
        play_only += plays and not has_symbol
    size = len(held)
    seen = min(seen, size)
    ways = comb(size, seen)

    def without(number: int) -> int:
        return comb(size - number, seen)

    no_symbol = without(both + symbol_only)
    no_play = without(both + play_only)
    neither = without(both + symbol_only + play_only)
    one_for_both = both * comb(size - both - symbol_only - play_only, seen - 1) if seen else 0
    lacking = no_symbol + no_play - neither + one_for_both
    return 1 - Fraction(no_symbol, ways), 1 - Fraction(lacking, ways)


def _plays(card: CardDef, faction: str, resources: int) -> bool:
    """Whether a domain of that size with a single match can pay for the card."""
    cost = 1 if card.cost == "X" else card.cost
    loyal = card.keyword("loyal") is not None and cost > 1
    return card.faction == faction and 1 <= cost <= resources and not loyal


def at_least(wanted: int, copies: int, size: int, seen: int) -> Fraction:
    """The chance of `wanted` or more of `copies` cards among `seen` of `size` (hypergeometric)."""
    seen = min(seen, size)
    hits = sum(comb(copies, n) * comb(size - copies, seen - n) for n in range(wanted, min(copies, seen) + 1))
    return Fraction(hits, comb(size, seen))


# --- sample hands


@dataclass(frozen=True, slots=True)
class SampleHand:
    """A shuffled deck with its first eight cards in hand: `order` are all ids from the top. `resources` are the three
    chosen ones (places in the opening eight), empty before they are chosen; `drawn` counts all cards drawn so far."""

    order: tuple[str, ...]
    drawn: int
    resources: tuple[int, ...] = ()

    @property
    def opening(self) -> tuple[str, ...]:
        """The eight cards of CG-8.1.5, fewer if the deck is smaller."""
        return self.order[:HAND]

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards in hand: what was drawn without the resources."""
        return tuple(card for place, card in enumerate(self.order[: self.drawn]) if place not in self.resources)

    @property
    def domains(self) -> tuple[str, ...]:
        """The resource of each domain."""
        return tuple(self.order[place] for place in self.resources)

    @property
    def left(self) -> int:
        """How many cards are left in the deck."""
        return len(self.order) - self.drawn

    def choose(self, *places: int) -> SampleHand:
        """Put three of the opening eight down as resources (CG-8.1.6). ValueError if it is not three of them."""
        known = range(min(HAND, len(self.order)))
        if len(set(places)) != STARTING_RESOURCES or not all(place in known for place in places):
            raise ValueError(places)
        return SampleHand(self.order, self.drawn, tuple(places))

    def draw(self, number: int = DRAW) -> SampleHand:
        """Draw on, as far as the deck reaches."""
        return SampleHand(self.order, min(len(self.order), self.drawn + max(0, number)), self.resources)


def sample_hand(deck: Deck, rng: Rng) -> SampleHand:
    """A new opening hand. Cards without a definition are dealt too: a deck in the making may have them."""
    order = list(deck.ids())
    rng.shuffle(order)
    return SampleHand(tuple(order), min(HAND, len(order)))
