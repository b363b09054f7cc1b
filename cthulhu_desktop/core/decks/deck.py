"""A deck as a value: which cards how often, and what its owner wrote about it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Self

from cthulhu_desktop.core.catalogue.cards import CardDef
from cthulhu_desktop.core.decks.rules import COPIES_V02, DeckFormat

MOST_COPIES = 99
"""How often one card may stand in a deck that is being built; the rules of its format come on top."""

FORMATS: Mapping[str, DeckFormat] = {
    "constructed": DeckFormat(),
    "three_copies": DeckFormat(copies=COPIES_V02),
    "short": DeckFormat(constructed=False),
}
"""The formats a player chooses from, by name; each can be given a restricted list on top."""

USUAL = FORMATS["constructed"]

Counts = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Placeholder:
    """A card of a deck that no set knows: kept as it was written, so that it can be found later. `section` is the
    heading or section it stood under."""

    title: str
    set: str = ""
    id: str = ""
    count: int = 1
    section: str = ""


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck that may be half built. `cards` are (id, number) in the order they were added, each id once, no number
    below 1; `maybe` is a list of candidates, which never counts; `card_notes` are (id, text). `stories`: the ids of its
    story deck, empty for the usual one (CG-7.1.6). The card definitions lie elsewhere: whatever needs them takes a
    mapping of ids to definitions, such as `Catalogue.cards`."""

    name: str = ""
    cards: Counts = ()
    notes: str = ""
    card_notes: tuple[tuple[str, str], ...] = ()
    maybe: Counts = ()
    tags: tuple[str, ...] = ()
    format: DeckFormat = USUAL
    stories: tuple[str, ...] = ()
    placeholders: tuple[Placeholder, ...] = ()

    # --- asking

    @property
    def size(self) -> int:
        """How many cards it holds. Placeholders and candidates do not count."""
        return sum(number for _, number in self.cards)

    def count(self, card: str) -> int:
        """How many copies of a card it holds."""
        return next((number for name, number in self.cards if name == card), 0)

    def maybe_count(self, card: str) -> int:
        """How many copies of a card stand in the list of candidates."""
        return next((number for name, number in self.maybe if name == card), 0)

    def counts(self) -> dict[str, int]:
        """The number of each card by id."""
        return dict(self.cards)

    def ids(self) -> tuple[str, ...]:
        """One id a copy, as a game wants them."""
        return tuple(card for card, number in self.cards for _ in range(number))

    def known(self, cards: Mapping[str, CardDef]) -> Iterator[tuple[CardDef, int]]:
        """The definitions with their numbers; ids that `cards` does not know are left out."""
        for name, number in self.cards:
            card = cards.get(name)
            if card is not None:
                yield card, number

    def definitions(self, cards: Mapping[str, CardDef]) -> list[CardDef]:
        """One definition a copy, as `check_deck` wants them; ids that `cards` does not know are left out."""
        return [card for card, number in self.known(cards) for _ in range(number)]

    def unknown(self, cards: Mapping[str, CardDef]) -> Counts:
        """The cards that `cards` does not know, for instance of a set that was taken away."""
        return tuple((name, number) for name, number in self.cards if name not in cards)

    def copies_of_title(self, title: str, cards: Mapping[str, CardDef]) -> int:
        """How many cards of that title it holds, whatever the descriptor (CG-7.1.4)."""
        return sum(number for card, number in self.known(cards) if card.title == title)

    def factions(self, cards: Mapping[str, CardDef]) -> tuple[str, ...]:
        """The factions of its cards, the one with most cards first."""
        found: dict[str, int] = {}
        for card, number in self.known(cards):
            found[card.faction] = found.get(card.faction, 0) + number
        return tuple(sorted(found, key=lambda name: (-found[name], name)))

    def note_on(self, card: str) -> str:
        """What is written about a card, "" if nothing is."""
        return dict(self.card_notes).get(card, "")

    # --- changing (each gives another deck)

    def with_count(self, card: str, number: int) -> Self:
        """With that many copies of a card, none below 1. It keeps its place in the order. ValueError above 99."""
        return replace(self, cards=_with(self.cards, card, number))

    def with_more(self, card: str, number: int = 1) -> Self:
        """With some copies more, or fewer if `number` is negative."""
        return self.with_count(card, max(0, self.count(card) + number))

    def with_maybe(self, card: str, number: int) -> Self:
        """With that many copies among the candidates."""
        return replace(self, maybe=_with(self.maybe, card, number))

    def with_note(self, card: str, text: str) -> Self:
        """With that note on a card; "" takes it away."""
        rest = tuple((name, note) for name, note in self.card_notes if name != card)
        return replace(self, card_notes=(*rest, (card, text)) if text else rest)

    def with_name(self, name: str) -> Self:
        """Under another name."""
        return replace(self, name=name)

    def with_tags(self, tags: Iterable[str]) -> Self:
        """With those tags: trimmed, each once."""
        return replace(self, tags=tuple(dict.fromkeys(tag.strip() for tag in tags if tag.strip())))

    def with_known_placeholder(self, place: int, card: str) -> Self:
        """The placeholder at `place` was found to be a card: it becomes one. IndexError if there is no such place."""
        found = self.placeholders[place]
        rest = (*self.placeholders[:place], *self.placeholders[place + 1 :])
        number = min(MOST_COPIES, self.count(card) + found.count)
        return replace(self.with_count(card, number), placeholders=rest)


def _with(counts: Counts, card: str, number: int) -> Counts:
    if number > MOST_COPIES:
        raise ValueError(number)
    if number < 1:
        return tuple(entry for entry in counts if entry[0] != card)
    if any(name == card for name, _ in counts):
        return tuple((name, number if name == card else old) for name, old in counts)
    return (*counts, (card, number))


def counted(ids: Iterable[str]) -> Counts:
    """One id a copy, put together: (id, number) in the order of first appearance."""
    found: dict[str, int] = {}
    for name in ids:
        found[name] = found.get(name, 0) + 1
    return tuple(found.items())
