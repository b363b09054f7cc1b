"""What a step points at: words of the lesson files made keys of things on the table.

    hand.me, board.me, deck.other, discard.me, won.me, display.me      of a seat
    domain.me.1                                                        the seat's first domain
    story.2                                                            the second story of the row
    card.AE-004                                                        that card, if the person can see it
    anything else                                                      the key itself ("cup", "tray", "middle")
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cthulhu_desktop.core.cards.view import CardsView, CardView

_OF_SEATS = frozenset({"hand", "board", "deck", "discard", "won", "player", "display", "plate", "stone"})


def keys_of(words: tuple[str, ...], view: Any, me: int) -> tuple[str, ...]:
    """The keys of the things that `words` name in a position; what is not there is left out."""
    return tuple(key for word in words for key in _keys(word, view, me))


def _keys(word: str, view: Any, me: int) -> Iterator[str]:
    kind, *rest = word.split(".")
    if kind in _OF_SEATS and rest:
        yield f"{kind}:{_seat(rest[0], me)}"
    elif kind in ("domain", "story", "card") and rest:
        if isinstance(view, CardsView):
            yield from _of_cards(kind, rest, view, me)
    else:
        yield word


def _seat(word: str, me: int) -> int:
    return me if word == "me" else 1 - me


def _of_cards(kind: str, rest: list[str], view: CardsView, me: int) -> Iterator[str]:
    if kind == "domain":
        domains = view.players[_seat(rest[0], me)].domains
        place = int(rest[1]) - 1
        if place < len(domains):
            yield f"domain:{domains[place].domain}"
    elif kind == "story":
        place = int(rest[0]) - 1
        if place < len(view.row):
            yield f"story:{view.row[place].card}"
    else:
        found = next((card for card in _cards(view, me) if card.id == rest[0]), None)
        if found is not None:
            yield f"card:{found.card}"


def _cards(view: CardsView, me: int) -> Iterator[CardView]:
    for seat in (me, 1 - me):
        yield from view.players[seat].hand
        yield from view.players[seat].play
