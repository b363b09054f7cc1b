"""Dealing anew what a seat cannot know, for bots that search (Game contract)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.extensions import can_lie_dormant
from cthulhu_desktop.core.cards.frames import ChooseFrame
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.kernel import Move, Rng


def redeal(new: CardsState, seat: int | None, rng: Rng) -> None:
    """Deal decks, the opponent's hand, gained domain cards, what lies dormant and the story deck anew among themselves,
    and let chance start from `rng`. Cards the seat knows by a text, and cards a choice in progress is about, stay where
    they are."""
    fixed = {card for who, card in new.looked if who in (seat, -1)}
    for frame in new.stack:
        if isinstance(frame, ChooseFrame):
            fixed.update(item for item in frame.items if item >= 0)
    fixed.update(card for word, card, _ in new.plan if word == "prophecy")
    for owner in (0, 1):
        _deal(new, owner, owner == seat, fixed, rng)
        if owner != seat:
            _deal_dormant(new, owner, seat, fixed, rng)
    new.secret = tuple(
        cards if who == seat else (new.hand[who][0], new.hand[who][1], new.hand[who][2])
        for who, cards in zip((new.first, 1 - new.first), new.secret, strict=False)
    )
    rng.shuffle(new.story_deck)
    new.rng = Rng(rng.next64())
    new.touch()


def _deal(state: CardsState, owner: int, own: bool, fixed: set[int], rng: Rng) -> None:
    """Mix one player's hidden cards; the numbers of cards in each zone stay."""
    piles = [state.deck[owner]] if own else [state.deck[owner], state.hand[owner]]
    places = [(pile, i) for pile in piles for i, card in enumerate(pile) if card not in fixed]
    domains = [d for d in state.domains[owner] if state.dom_card[d] >= 0]
    cards = [pile[i] for pile, i in places] + [state.dom_card[d] for d in domains]
    rng.shuffle(cards)
    for (pile, i), card in zip(places, cards, strict=False):
        pile[i] = card
        state.zone[card] = t.DECK if pile is state.deck[owner] else t.HAND
    for domain, card in zip(domains, cards[len(places) :], strict=True):
        state.dom_card[domain] = card
        state.zone[card] = t.DOMAIN


def _deal_dormant(state: CardsState, owner: int, seat: int | None, fixed: set[int], rng: Rng) -> None:
    """What lies dormant could be any hidden card of its owner that can be laid so (CG-22.2.6); its controller knows."""
    lying = [
        card
        for cards in state.play
        for card in cards
        if state.orient[card] == t.DORMANT and state.static.owner[card] == owner and state.controller[card] != seat
    ]
    lying = [card for card in lying if not _asked_about(state, seat, card)]
    if not lying:
        return
    hidden = [
        card
        for card in (*state.deck[owner], *state.hand[owner], *(state.dom_card[d] for d in state.domains[owner]))
        if card >= 0 and card not in fixed and can_lie_dormant(state, card)
    ]
    for card in lying:
        others = [card, *hidden]
        other = others[rng.below(len(others))]
        if other != card:
            _change_places(state, card, other)
            hidden[hidden.index(other)] = card


def _asked_about(state: CardsState, seat: int | None, card: int) -> bool:
    """The seat's answer could be about that very card: it must mean the same in the true position."""
    decision = state.decision
    if decision is None or decision.seat != seat:
        return False
    return any(card in _named(move) for move in islice(decision.options, MOST_LOOKED_AT))


def _named(move: Move) -> Iterator[int]:
    if isinstance(move, (th.Play, th.UseAbility)):
        yield from (item for group in (*move.targets, *move.costs) for item in group)
    elif isinstance(move, th.ChooseItems):
        yield from move.items
    elif isinstance(move, th.Pick):
        yield move.item


MOST_LOOKED_AT = 2000
_MARKS = ("zone", "controller", "orient", "wounds", "host", "story", "birth", "since")


def _change_places(state: CardsState, lying: int, other: int) -> None:
    """Each lies where the other lay, as what the other was there."""
    owner = state.static.owner[other]
    for mark in _MARKS:
        values = getattr(state, mark)
        values[lying], values[other] = values[other], values[lying]
    for tokens in state.tokens:
        tokens[lying], tokens[other] = tokens[other], tokens[lying]
    for pile in (state.play[state.controller[other]], state.deck[owner], state.hand[owner], state.dom_card):
        swapped = {lying: other, other: lying}
        pile[:] = [swapped.get(card, card) for card in pile]
