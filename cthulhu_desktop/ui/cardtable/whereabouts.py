"""Which card is at which place of the table, from what a seat knows."""

from __future__ import annotations

from collections.abc import Mapping

from cthulhu_desktop.core.cards.view import CardsView, CardView
from cthulhu_desktop.ui.cardtable import keys


def known_cards(view: CardsView) -> dict[int, CardView]:
    """Every card the seat of the view sees, by number."""
    found: dict[int, CardView] = {}
    for player in view.players:
        for domain in player.domains:
            found.update((card.card, card) for card in domain.resources)
        for group in (player.removed, player.discard, player.hand, player.play):
            found.update((card.card, card) for card in group)
        if player.open_top is not None:
            found[player.open_top.card] = player.open_top
    for card in (*view.shown, *view.being_played):
        found.setdefault(card.card, card)
    return found


def whereabouts(view: CardsView, staged: Mapping[str, str]) -> dict[str, list[int]]:
    """The cards of each place, by its key, in the order in which they lie there; `staged` ones where they are put for
    trial. Of a discard pile only the uppermost is there, of a deck one that lies open."""
    homes: dict[str, list[int]] = {}
    moved = {keys.number(card): place for card, place in staged.items()}
    for place, cards in _homes(view):
        homes.setdefault(place, []).extend(card for card in cards if card not in moved)
    for card, place in moved.items():
        homes.setdefault(place, []).append(card)
    return homes


def _homes(view: CardsView) -> list[tuple[str, list[int]]]:
    found: list[tuple[str, list[int]]] = [(keys.TWILIGHT, [card.card for card in view.being_played])]
    stories = {story.card for story in view.row}  # what is attached to them is told by them, as domains do
    for player in view.players:
        seat = player.seat
        found += [
            (keys.hand(seat), [card.card for card in player.hand]),
            (keys.discard(seat), [card.card for card in player.discard[-1:]]),
            (keys.deck(seat), [player.open_top.card] if player.open_top is not None else []),
        ]
        told = [card for card in player.play if card.host >= -1 and card.host not in stories]
        found += [(_home_in_play(card), [card.card]) for card in told]
        for domain in player.domains:
            key = keys.domain(domain.domain)
            found += [(key, [card.card for card in domain.resources]), (f"on:{key}", list(domain.attachments))]
    found += [(f"on:{keys.story(story.card)}", list(story.attachments)) for story in view.row]
    return found


def _home_in_play(card: CardView) -> str:
    if card.host >= 0:
        return keys.card(card.host)
    return keys.story(card.story) if card.story >= 0 else keys.board(card.controller)
