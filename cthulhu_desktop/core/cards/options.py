"""The legal moves of each kind of decision, as lazy views.

They look at the live state: use them before the next move is applied.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, pairwise, permutations, product
from math import comb, perm
from typing import TYPE_CHECKING

from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.abilities.base import Effect
from cthulhu_desktop.core.kernel import Move, Options, Rng

if TYPE_CHECKING:
    from cthulhu_desktop.core.cards.frames import ChooseFrame
    from cthulhu_desktop.core.cards.state import CardsState

    Asked = tuple[CardsState, ChooseFrame]

YES, NO = th.Answer(True), th.Answer(False)
PASS = th.Pass()


class CardOptions(Options):
    """What all options of the card game share: `declines` says that one of them means "not now"."""

    __slots__ = ("declines",)

    def __init__(self, declines: bool = False) -> None:
        self.declines = declines


class Listed(CardOptions):
    """Few enough to list; conceding is legal at every decision, and never listed (D-26)."""

    __slots__ = ("moves",)

    def __init__(self, moves: Sequence[Move], declines: bool = False) -> None:
        super().__init__(declines)
        self.moves = moves

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)

    def __contains__(self, move: object) -> bool:
        return move in self.moves or type(move) is th.Concede

    def count(self) -> int:
        return len(self.moves)

    def sample(self, rng: Rng) -> Move:
        return self.moves[rng.below(len(self.moves))]


YES_OR_NO = Listed((NO, YES), declines=True)


class Picks(Listed):
    """One of some cards, or pass if that `declines`. `state`: for those who ask why not another one."""

    __slots__ = ("state",)

    def __init__(self, items: Iterable[int], state: CardsState | None = None, *, declines: bool = False) -> None:
        moves: list[Move] = [th.Pick(item) for item in items]
        super().__init__([*moves, PASS] if declines else moves, declines)
        self.state = state


def picks(items: Iterable[int], state: CardsState | None = None, *, declines: bool = False) -> Picks:
    """One of the items, or pass if that `declines`."""
    return Picks(items, state, declines=declines)


class Orders(Listed):
    """D-11: which of several effects that are due comes next; `sources` their cards, in the order of the picks."""

    __slots__ = ("sources",)

    def __init__(self, sources: Sequence[int]) -> None:
        super().__init__([th.Pick(place) for place in range(len(sources))])
        self.sources = tuple(sources)


class Alternatives(Listed):
    """D-23: ways for an effect to go on; `effects` what each of the moves would do."""

    __slots__ = ("effects",)

    def __init__(
        self, moves: Sequence[Move], effects: Sequence[tuple[Effect, ...]], *, declines: bool = False
    ) -> None:
        super().__init__(moves, declines)
        self.effects = tuple(effects)


class Words(Listed):
    """D-24: one of the words of a kind ("title", "subtype", "icon")."""

    __slots__ = ("what",)

    def __init__(self, words: Iterable[str], what: str) -> None:
        super().__init__([th.NameIt(word) for word in words])
        self.what = what


class Triples(CardOptions):
    """D-01: ordered triples of different cards out of the hand (CG-8.1.6)."""

    __slots__ = ("cards",)

    def __init__(self, cards: Sequence[int]) -> None:
        super().__init__()
        self.cards = cards

    def __iter__(self) -> Iterator[Move]:
        return (th.ChooseResources(three) for three in permutations(self.cards, 3))

    def __contains__(self, move: object) -> bool:
        if isinstance(move, th.ChooseResources):
            return len(move.cards) == 3 == len(set(move.cards)) and set(move.cards) <= set(self.cards)
        return type(move) is th.Concede

    def count(self) -> int:
        return perm(len(self.cards), 3)

    def sample(self, rng: Rng) -> Move:
        cards = list(self.cards)
        rng.shuffle(cards)
        return th.ChooseResources((cards[0], cards[1], cards[2]))


class Resources(CardOptions):
    """D-04: a card of the hand and a domain, or pass (CG-9.2.6)."""

    __slots__ = ("cards", "domains")

    def __init__(self, cards: Sequence[int], domains: Sequence[int]) -> None:
        super().__init__(declines=True)
        self.cards = cards
        self.domains = domains

    def __iter__(self) -> Iterator[Move]:
        yield PASS
        for card, domain in product(self.cards, self.domains):
            yield th.AttachResource(card, domain)

    def __contains__(self, move: object) -> bool:
        if isinstance(move, th.AttachResource):
            return move.card in self.cards and move.domain in self.domains
        return type(move) in (th.Pass, th.Concede)

    def count(self) -> int:
        return 1 + len(self.cards) * len(self.domains)

    def sample(self, rng: Rng) -> Move:
        place = rng.below(self.count())
        if place == 0:
            return PASS
        card, domain = divmod(place - 1, len(self.domains))
        return th.AttachResource(self.cards[card], self.domains[domain])


class Subsets(CardOptions):
    """D-23: between `low` and `high` of the items, which are cards and domains, or the seats of `players`. `asked`: the
    position and the frame that asks, for those who ask why not."""

    __slots__ = ("asked", "high", "items", "low", "players")

    def __init__(
        self, items: Sequence[int], low: int, high: int, *, players: bool = False, asked: Asked | None = None
    ) -> None:
        super().__init__(declines=low == 0)
        self.players = players
        self.asked = asked
        self.items = items
        self.low = low
        self.high = min(high, len(items))

    def __iter__(self) -> Iterator[Move]:
        for size in range(self.low, self.high + 1):
            for chosen in combinations(sorted(self.items), size):
                yield th.ChooseItems(chosen)

    def __contains__(self, move: object) -> bool:
        if isinstance(move, th.ChooseItems):
            items = move.items
            in_order = all(a < b for a, b in pairwise(items))
            return self.low <= len(items) <= self.high and in_order and set(items) <= set(self.items)
        return type(move) is th.Concede

    def count(self) -> int:
        return sum(comb(len(self.items), size) for size in range(self.low, self.high + 1))

    def sample(self, rng: Rng) -> Move:
        size = self.low + rng.below(self.high - self.low + 1)
        items = list(self.items)
        rng.shuffle(items)
        return th.ChooseItems(tuple(sorted(items[:size])))


class LightSubsets(CardOptions):
    """D-23: between `low` and `high` of the items, with `weights` that add up to at most `most`. The `low` (at
    least one) lightest items are light enough."""

    __slots__ = ("most", "plain", "weights")

    def __init__(
        self, items: Sequence[int], low: int, high: int, weights: Sequence[int], most: int, *,
        asked: Asked | None = None,
    ) -> None:  # fmt: skip
        super().__init__(declines=low == 0)
        self.plain = Subsets(items, low, high, asked=asked)
        self.weights = dict(zip(items, weights, strict=True))
        self.most = most

    def _light(self, move: object) -> bool:
        items = move.items if isinstance(move, th.ChooseItems) else ()
        return sum(self.weights.get(item, 0) for item in items) <= self.most

    def __iter__(self) -> Iterator[Move]:
        return (move for move in self.plain if self._light(move))

    def __contains__(self, move: object) -> bool:
        return move in self.plain and self._light(move)

    def count(self) -> int:
        return sum(1 for _ in self)

    def sample(self, rng: Rng) -> Move:
        move = self.plain.sample(rng)
        if self._light(move):
            return move
        lightest = sorted(self.weights, key=lambda item: self.weights[item])[: max(1, self.plain.low)]
        return th.ChooseItems(tuple(sorted(lightest)))


class Commitments(CardOptions):
    """D-13, D-14: a map from ready characters to stories or home, within CG-13.4.5 and 13.4.6.

    `stories[card]` are the stories a character may go to (`assignable`), `bound[card]` those it must go to one of;
    `apart[card]` the characters that may not go to the story to which `card` goes. `state`: for those who ask why not.
    """

    __slots__ = ("apart", "bound", "state", "stories")

    def __init__(
        self,
        stories: dict[int, tuple[int, ...]],
        bound: dict[int, tuple[int, ...]],
        apart: dict[int, frozenset[int]] | None = None,
        *,
        state: CardsState,
    ) -> None:
        super().__init__(declines=not bound)
        self.stories = stories
        self.bound = bound
        self.apart = apart or {}
        self.state = state

    def assignable(self, card: int, sent: Mapping[int, int] | None = None) -> tuple[int, ...]:
        """The stories a character may be sent to, given where others are `sent`; () if it must stay at home."""
        places = self.bound.get(card) or self.stories.get(card, ())
        if not sent or not self.apart:
            return places
        return tuple(story for story in places if not self._barred(card, story, sent))

    def may_stay(self, card: int) -> bool:
        """The character may stay at home."""
        return card not in self.bound

    def _barred(self, card: int, story: int, sent: Mapping[int, int]) -> bool:
        return any(
            where == story and other != card
            and (card in self.apart.get(other, ()) or other in self.apart.get(card, ()))
            for other, where in sent.items()
        )  # fmt: skip

    def _choices(self, card: int, sent: Mapping[int, int]) -> tuple[int, ...]:
        places = self.assignable(card, sent)
        return places if card in self.bound and places else (-1, *places)

    def _order(self) -> list[int]:
        """Those that bar others come first, so that the rest is a plain product."""
        return sorted(self.stories, key=lambda card: (card not in self.apart, card))

    def _leads(self, leaders: Sequence[int], sent: dict[int, int]) -> Iterator[dict[int, int]]:
        if not leaders:
            yield sent
            return
        for story in self._choices(leaders[0], sent):
            yield from self._leads(leaders[1:], sent if story < 0 else {**sent, leaders[0]: story})

    def __iter__(self) -> Iterator[Move]:
        return (th.CommitTo(tuple(sorted(sent.items()))) for sent in self._leads(self._order(), {}))

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, th.CommitTo):
            return type(move) is th.Concede
        sent = dict(move.pairs)
        if len(sent) != len(move.pairs) or list(sent) != sorted(sent):
            return False
        if any(story not in self.assignable(card, sent) for card, story in move.pairs):
            return False
        return all(card in sent or not self.assignable(card, sent) for card in self.bound)

    def count(self) -> int:
        order = self._order()
        leaders = [card for card in order if card in self.apart]
        total = 0
        for sent in self._leads(leaders, {}):
            ways = 1
            for card in order[len(leaders) :]:
                ways *= len(self._choices(card, sent))
            total += ways
        return total

    def sample(self, rng: Rng) -> Move:
        sent: dict[int, int] = {}
        for card in self._order():
            choices = self._choices(card, sent)
            story = choices[rng.below(len(choices))]
            if story >= 0:
                sent[card] = story
        return th.CommitTo(tuple(sorted(sent.items())))
