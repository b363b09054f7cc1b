"""What two decks, or two versions of one, do not have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cthulhu_desktop.core.decks.deck import Deck


@dataclass(frozen=True, slots=True)
class CardChange:
    """A card with its number before and after."""

    card: str
    before: int
    after: int

    @property
    def by(self) -> int:
        """How many copies more."""
        return self.after - self.before


@dataclass(frozen=True, slots=True)
class DeckDifference:
    """What leads from one deck to another. `cards` are in the order of the later deck, removed ones at the end; `other`
    names the further fields that differ ("name", "notes", "card_notes", "maybe", "tags", "format", "stories",
    "placeholders")."""

    cards: tuple[CardChange, ...]
    other: tuple[str, ...]

    @property
    def same(self) -> bool:
        """Whether nothing differs."""
        return not self.cards and not self.other

    @property
    def added(self) -> int:
        """How many copies came in."""
        return sum(change.by for change in self.cards if change.by > 0)

    @property
    def removed(self) -> int:
        """How many copies went out."""
        return -sum(change.by for change in self.cards if change.by < 0)


_OTHER = ("name", "notes", "card_notes", "maybe", "tags", "format", "stories", "placeholders")


def differences(before: Deck, after: Deck) -> DeckDifference:
    """What differs between two decks."""
    old, new = before.counts(), after.counts()
    names = dict.fromkeys((*new, *old))
    changes = (CardChange(name, old.get(name, 0), new.get(name, 0)) for name in names)
    other = tuple(name for name in _OTHER if getattr(before, name) != getattr(after, name))
    return DeckDifference(tuple(change for change in changes if change.by), other)


@dataclass(frozen=True, slots=True)
class Shortage:
    """A card of which some decks together want more than there are. `decks` are the places of the decks that use it."""

    card: str
    needed: int
    owned: int
    decks: tuple[int, ...]

    @property
    def missing(self) -> int:
        """How many copies lack."""
        return self.needed - self.owned


def shortages(decks: Iterable[Deck], owned: Mapping[str, int]) -> tuple[Shortage, ...]:
    """The cards that lack if all the decks are to stand side by side, most wanted first. One deck: what it lacks."""
    needed: dict[str, int] = {}
    users: dict[str, list[int]] = {}
    for place, deck in enumerate(decks):
        for card, number in deck.cards:
            needed[card] = needed.get(card, 0) + number
            users.setdefault(card, []).append(place)
    found = [
        Shortage(card, number, owned.get(card, 0), tuple(users[card]))
        for card, number in needed.items()
        if number > owned.get(card, 0)
    ]
    return tuple(sorted(found, key=lambda one: (-one.missing, one.card)))
