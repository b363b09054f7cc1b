"""What may be added to a deck, and what keeps a whole deck out of a game."""

from __future__ import annotations

from collections.abc import Mapping

from cthulhu_desktop.core.catalogue.cards import CardDef
from cthulhu_desktop.core.decks.deck import MOST_COPIES, Deck
from cthulhu_desktop.core.decks.rules import (
    CONSPIRACIES,
    COPIES,
    DeckCheck,
    DeckFormat,
    DeckReason,
    Finding,
    check_deck,
)


def may_add(
    deck: Deck, card: CardDef, cards: Mapping[str, CardDef], deck_format: DeckFormat | None = None
) -> Finding | None:
    """Why one more copy of `card` may not be added, None if it may. Copies count by title, whatever the descriptor
    (CG-7.1.3, CG-7.1.4); conspiracies and the restricted list have limits of their own (CG-22.2.7, V-10). `cards` are
    all definitions by id; the format is the deck's own if none is given."""
    rules = deck_format or deck.format
    have = deck.copies_of_title(card.title, cards)
    limit = copies_allowed(deck, card, cards, rules)
    if have >= limit:
        conspiracy = limit == CONSPIRACIES <= rules.copies and _has_conspiracy(deck, card, cards)
        reason = DeckReason.TOO_MANY_CONSPIRACIES if conspiracy else DeckReason.TOO_MANY_COPIES
        rule = "CG-22.2.7" if conspiracy else "CG-7.1.3" if rules.copies == COPIES else "CG-22.3.1"
        return Finding(reason, rule, {"title": card.title, "n": have + 1, "limit": limit}, card.title)
    other = _restricted_already(deck, card, cards, rules)
    if other:
        return Finding(DeckReason.RESTRICTED, "CG-22.3.1", {"title": card.title, "first": other}, card.title)
    return None


def copies_allowed(deck: Deck, card: CardDef, cards: Mapping[str, CardDef], rules: DeckFormat | None = None) -> int:
    """How many cards of this one's title the deck may hold in all."""
    most = (rules or deck.format).copies
    return min(most, CONSPIRACIES) if _has_conspiracy(deck, card, cards) else min(most, MOST_COPIES)


def room_for(deck: Deck, card: CardDef, cards: Mapping[str, CardDef], deck_format: DeckFormat | None = None) -> int:
    """How many copies of a card may still be added."""
    rules = deck_format or deck.format
    if _restricted_already(deck, card, cards, rules):
        return 0
    return max(0, copies_allowed(deck, card, cards, rules) - deck.copies_of_title(card.title, cards))


def check(deck: Deck, cards: Mapping[str, CardDef], deck_format: DeckFormat | None = None) -> DeckCheck:
    """All findings about the deck as it stands (CG-7). A deck with errors can be kept, but not played with. Cards that
    no set knows are an error too: a game could not deal them."""
    checked = check_deck(deck.definitions(cards), deck_format or deck.format)
    lost = [*((name, n) for name, n in deck.unknown(cards)), *((one.title, one.count) for one in deck.placeholders)]
    errors = tuple(
        Finding(DeckReason.UNKNOWN_CARD, "CG-7.1.1", {"title": title, "n": number}, title) for title, number in lost
    )
    return DeckCheck((*checked.errors, *errors), checked.warnings)


def _has_conspiracy(deck: Deck, card: CardDef, cards: Mapping[str, CardDef]) -> bool:
    if card.type == "conspiracy":
        return True
    return any(one.type == "conspiracy" for one, _ in deck.known(cards) if one.title == card.title)


def _restricted_already(deck: Deck, card: CardDef, cards: Mapping[str, CardDef], rules: DeckFormat) -> str:
    """Another title of the restricted list that the deck holds, if this one is on it too."""
    if card.title not in rules.restricted:
        return ""
    titles = {one.title for one, _ in deck.known(cards)} & rules.restricted - {card.title}
    return min(titles, default="")
