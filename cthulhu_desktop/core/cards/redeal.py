"""Dealing anew what a seat cannot know, for bots that search (Game contract)."""

from __future__ import annotations

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards.frames import ChooseFrame
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.kernel import Rng


def redeal(new: CardsState, seat: int | None, rng: Rng) -> None:
    """Deal decks, the opponent's hand, gained domain cards and the story deck anew among themselves, and let chance
    start from `rng`. Cards the seat knows by a text, and cards a choice in progress is about, stay where they are."""
    fixed = {card for who, card in new.looked if who in (seat, -1)}
    for frame in new.stack:
        if isinstance(frame, ChooseFrame):
            fixed.update(item for item in frame.items if item >= 0)
    fixed.update(card for word, card, _ in new.plan if word == "prophecy")
    for owner in (0, 1):
        _deal(new, owner, owner == seat, fixed, rng)
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
