"""Entries of a deck as they are gathered from any file, and the deck they make."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cthulhu_desktop.core.catalogue.cards import CardDef
from cthulhu_desktop.core.decks.deck import MOST_COPIES, Deck, Placeholder
from cthulhu_desktop.reading.deck_lookup import CardLookup, Found

DRAW, STORY, MAYBE = "Draw Deck", "Story Deck", "Sideboard"
"""The sections of a deck, by the names that OCTGN gives them."""

MOST_ENTRIES = 5_000
MOST_SUGGESTED = 200
"""For so many unknown cards suggestions are looked up; a file of another game shall not take minutes."""


@dataclass(frozen=True, slots=True)
class DeckFileProblem:
    """Something odd in a file that can be read all the same: the key of a sentence (`deck_files.note.…`), its
    arguments, and the line (0 if it is about the whole file)."""

    line: int
    key: str
    args: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class UnknownCard:
    """A card that no set knows. `text` is what the file calls it, `suggestions` the ids of cards that were probably
    meant, the likeliest first. It is the placeholder of the deck at the same place."""

    line: int
    text: str
    count: int
    suggestions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DeckFile:
    """What a file holds. `unknown` goes with `deck.placeholders`, one by one; `problems` are worth telling, the deck is
    there nevertheless. `form` is "o8d", "text" or "coc"."""

    deck: Deck
    form: str
    unknown: tuple[UnknownCard, ...] = ()
    problems: tuple[DeckFileProblem, ...] = ()

    @property
    def name(self) -> str:
        """The name of the deck."""
        return self.deck.name

    @property
    def cards(self) -> tuple[tuple[str, int], ...]:
        """The cards that are known, as (id, number)."""
        return self.deck.cards


class Gathering:
    """A deck while its file is read."""

    def __init__(self, lookup: CardLookup) -> None:
        self.lookup = lookup
        self.cards: dict[str, int] = {}
        self.maybe: dict[str, int] = {}
        self.stories: list[str] = []
        self.card_notes: dict[str, str] = {}
        self.notes: list[str] = []
        self.name = ""
        self.entries = 0
        self.unknown: list[UnknownCard] = []
        self.placeholders: list[Placeholder] = []
        self.problems: list[DeckFileProblem] = []

    def tell(self, line: int, key: str, **args: str | int) -> None:
        """Something odd."""
        self.problems.append(DeckFileProblem(line, f"deck_files.note.{key}", args))

    def number(self, line: int, text: str, shown: str) -> int:
        """How many copies a text says; 0, which is reported, if that makes no sense."""
        plain = text.strip()
        if plain[:1] == "-" and plain[1:].isdecimal():
            self.tell(line, "negative", text=_short(shown))
        elif not plain.isdecimal() or not plain.isascii():
            self.tell(line, "bad_count", text=_short(shown))
        elif len(plain.lstrip("0")) > 2:
            self.tell(line, "too_many_copies", text=_short(shown), most=MOST_COPIES)
        elif not int(plain):
            self.tell(line, "no_copies", text=_short(shown))
        else:
            return int(plain)
        return 0

    def add(self, line: int, number: int, found: Found, section: str) -> None:
        """An entry whose card is known."""
        card = found.card
        assert card is not None
        self.entries += 1
        if found.missed:
            self.tell(line, "other_set", title=card.title, missed=_short(found.missed))
        elif found.others:
            self.tell(line, "several", title=card.title, n=found.others + 1, set=card.set)
        if not isinstance(card, CardDef):
            self.stories += [card.id] * number
            return
        shelf = self.maybe if section == MAYBE else self.cards
        have = shelf.get(card.id, 0)
        if have:
            self.tell(line, "twice", title=card.title, n=min(have + number, MOST_COPIES))
        shelf[card.id] = min(have + number, MOST_COPIES)

    def add_unknown(self, line: int, number: int, one: Placeholder, found: Found) -> None:
        """An entry whose card is not known."""
        self.entries += 1
        self.unknown.append(UnknownCard(line, one.title or one.id, number, found.suggestions))
        self.placeholders.append(one)

    def suggest(self, text: str, wanted: tuple[str, ...] = ()) -> Found:
        """What a title means; past the first hundreds of unknown cards without suggestions."""
        if len(self.unknown) >= MOST_SUGGESTED and not self.lookup.exact(text):
            return Found(None)
        return self.lookup.find(text, wanted)

    def deck(self, name: str) -> Deck:
        """The deck that was gathered; `name` if the file says none."""
        return Deck(
            name=self.name or name,
            cards=tuple(self.cards.items()),
            notes="\n".join(self.notes),
            card_notes=tuple(self.card_notes.items()),
            maybe=tuple(self.maybe.items()),
            stories=tuple(self.stories),
            placeholders=tuple(self.placeholders),
        )

    def file(self, name: str, form: str) -> DeckFile:
        """All that was gathered."""
        return DeckFile(self.deck(name), form, tuple(self.unknown), tuple(self.problems))


def _short(text: str) -> str:
    return text if len(text) <= 80 else text[:79] + "…"


def mended(deck: Deck, lookup: CardLookup, titles: Mapping[str, tuple[str, str]], form: str) -> DeckFile:
    """A deck that was kept whole, seen with the sets there are now: cards that are gone become placeholders, by their
    title and set in `titles`; placeholders whose card is there again become that card."""
    gathering = Gathering(lookup)
    kept: list[tuple[str, int]] = []
    for name, number in deck.cards:
        if isinstance(lookup.by_id(name), CardDef):
            kept.append((name, number))
            continue
        title, set_name = titles.get(name, ("", ""))
        found = gathering.suggest(title, (set_name,)) if title else Found(None)
        if isinstance(found.card, CardDef) and not found.missed and found.card.id not in deck.counts():
            kept.append((found.card.id, number))
        else:
            maybe = (found.card.id,) if found.card is not None else found.suggestions
            one = Placeholder(title or name, set_name, name, number, DRAW)
            gathering.add_unknown(0, number, one, Found(None, maybe))
    result = Deck(
        deck.name, tuple(kept), deck.notes, deck.card_notes, deck.maybe, deck.tags, deck.format, deck.stories,
    )  # fmt: skip
    for one in deck.placeholders:
        known = lookup.by_id(one.id) or lookup.by_guid(one.id) if one.id else None
        if isinstance(known, CardDef) and result.count(known.id) + one.count <= MOST_COPIES:
            result = result.with_more(known.id, one.count)
        else:
            gathering.add_unknown(0, one.count, one, gathering.suggest(one.title, (one.set,)))
    whole = Deck(
        result.name, result.cards, result.notes, result.card_notes, result.maybe, result.tags, result.format,
        result.stories, tuple(gathering.placeholders),
    )  # fmt: skip
    return DeckFile(whole, form, tuple(gathering.unknown))
