"""Deck construction (CG-7): what forbids a deck, and what a builder may want to know.

Errors bar a deck from a game; warnings do not. Both carry a key, arguments and the number of the rule.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from cthulhu_desktop.core.catalogue.cards import NEUTRAL, CardDef, StoryDef

MINIMUM = 50  # CG-7.1.1
COPIES = 4  # CG-7.1.3
COPIES_V02 = 3  # CG-22.3, switch V-02
CONSPIRACIES = 3  # CG-22.2.7
SMALLEST = 8  # CG-7.1.7: fewer cannot fill the opening hand
STORIES = 10  # CG-7.1.6
FEW_SYMBOLS = 8  # of a faction that a deck plays; below it the first domains often lack a match
FEW_CHARACTERS = 12
MANY_CARDS = 70


class DeckReason(StrEnum):
    """Keys of the sentences about decks."""

    TOO_SMALL = "deck.too_small"
    FAR_TOO_SMALL = "deck.far_too_small"
    TOO_MANY_COPIES = "deck.too_many_copies"
    TOO_MANY_CONSPIRACIES = "deck.too_many_conspiracies"
    RESTRICTED = "deck.restricted"
    STORY_COUNT = "deck.story_count"
    STORY_TWICE = "deck.story_twice"
    STORY_FOREIGN = "deck.story_foreign"
    NO_CHARACTERS = "deck.no_characters"
    FEW_CHARACTERS = "deck.few_characters"
    FEW_SYMBOLS = "deck.few_symbols"
    LOYAL_OUT_OF_REACH = "deck.loyal_out_of_reach"
    STEADFAST_OUT_OF_REACH = "deck.steadfast_out_of_reach"
    HEROES_AND_VILLAINS = "deck.heroes_and_villains"
    MANY_CARDS = "deck.many_cards"
    UNKNOWN_CARD = "deck.unknown_card"


@dataclass(frozen=True, slots=True)
class DeckFormat:
    """What binds the decks of a game. `constructed` asks for 50 cards (CG-7.1.7), `copies` is the limit a title
    (CG-7.1.3; 3 with V-02), `restricted` the titles of the tournament list, of which a deck may hold one (V-10)."""

    constructed: bool = True
    copies: int = COPIES
    restricted: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Finding:
    """One error or warning. `title` names the card it is about, "" if it is about the whole deck."""

    reason: DeckReason
    rule: str
    args: Mapping[str, str | int] = field(default_factory=dict)
    title: str = ""


@dataclass(frozen=True, slots=True)
class DeckCheck:
    """All findings about a deck; it is legal if there is no error."""

    errors: tuple[Finding, ...]
    warnings: tuple[Finding, ...]

    @property
    def legal(self) -> bool:
        """Whether a game takes the deck."""
        return not self.errors


def check_deck(cards: Sequence[CardDef], deck_format: DeckFormat | None = None) -> DeckCheck:
    """Check a play deck, given as one entry a copy; order does not matter."""
    rules = deck_format or DeckFormat()
    errors = (*_size(len(cards), rules), *_copies(cards, rules), *_restricted(cards, rules))
    warnings = (*_characters(cards), *_symbols(cards), *_out_of_reach(cards), *_clashes(cards), *_thick(len(cards)))
    return DeckCheck(errors, warnings)


def check_story_deck(stories: Sequence[StoryDef], allowed: Iterable[StoryDef]) -> DeckCheck:
    """Check a story deck against the fixed set it has to be (CG-7.1.6): ten cards, one of each."""
    found: list[Finding] = []
    if len(stories) != STORIES:
        args = {"n": len(stories), "needed": STORIES}
        found.append(Finding(DeckReason.STORY_COUNT, "CG-7.1.6", args))
    known = {story.id for story in allowed}
    for (story_id, title), number in Counter((story.id, story.title) for story in stories).items():
        if story_id not in known:
            found.append(Finding(DeckReason.STORY_FOREIGN, "CG-7.1.6", {"title": title}, title))
        elif number > 1:
            found.append(Finding(DeckReason.STORY_TWICE, "CG-7.1.6", {"title": title, "n": number}, title))
    return DeckCheck(tuple(found), ())


def _size(number: int, rules: DeckFormat) -> list[Finding]:
    if number < SMALLEST:
        return [Finding(DeckReason.FAR_TOO_SMALL, "CG-7.1.7", {"n": number, "needed": SMALLEST})]
    if rules.constructed and number < MINIMUM:
        args = {"n": number, "needed": MINIMUM, "missing": MINIMUM - number}
        return [Finding(DeckReason.TOO_SMALL, "CG-7.1.1", args)]
    return []


def _copies(cards: Sequence[CardDef], rules: DeckFormat) -> list[Finding]:
    """Copies count by title, whatever the descriptor or text (CG-7.1.4)."""
    found = []
    conspiracies = {card.title for card in cards if card.type == "conspiracy"}
    for title, number in sorted(Counter(card.title for card in cards).items()):
        if title in conspiracies and number > CONSPIRACIES <= rules.copies:
            args: dict[str, str | int] = {"title": title, "n": number, "limit": CONSPIRACIES}
            found.append(Finding(DeckReason.TOO_MANY_CONSPIRACIES, "CG-22.2.7", args, title))
        elif number > rules.copies:
            rule = "CG-7.1.3" if rules.copies == COPIES else "CG-22.3.1"
            args = {"title": title, "n": number, "limit": rules.copies}
            found.append(Finding(DeckReason.TOO_MANY_COPIES, rule, args, title))
    return found


def _restricted(cards: Sequence[CardDef], rules: DeckFormat) -> list[Finding]:
    titles = sorted({card.title for card in cards} & rules.restricted)
    if len(titles) < 2:
        return []
    first = titles[0]
    return [Finding(DeckReason.RESTRICTED, "CG-22.3.1", {"title": name, "first": first}, name) for name in titles[1:]]


def _characters(cards: Sequence[CardDef]) -> list[Finding]:
    number = sum(card.type == "character" for card in cards)
    if not number:
        return [Finding(DeckReason.NO_CHARACTERS, "CG-13.2.1")]
    if number < FEW_CHARACTERS:
        return [Finding(DeckReason.FEW_CHARACTERS, "CG-13.2.1", {"n": number})]
    return []


def symbols(cards: Iterable[CardDef]) -> Counter[str]:
    """How much each faction's symbol counts in a deck; Transient cards count for two (CG-22.2.2)."""
    total: Counter[str] = Counter()
    for card in cards:
        total[card.symbol] += 2 if card.keyword("transient") is not None else 1
    return total


def _symbols(cards: Sequence[CardDef]) -> list[Finding]:
    """A faction whose cards need a match (CG-10.1.3) but hardly ever find one."""
    have = symbols(cards)
    needed = sorted({card.faction for card in cards if card.faction != NEUTRAL and card.cost != 0})
    return [
        Finding(DeckReason.FEW_SYMBOLS, "CG-10.1.3", {"faction": f"faction.{faction}", "n": have[faction]})
        for faction in needed
        if have[faction] < FEW_SYMBOLS
    ]


def _out_of_reach(cards: Sequence[CardDef]) -> list[Finding]:
    """Loyal and Steadfast cards whose resources the rest of the deck cannot supply (CG-10.4.1, CG-22.2.1)."""
    found = []
    have = symbols(cards)
    for card in sorted(set(cards), key=lambda one: (one.title, one.id)):
        others = have[card.faction] - (1 if card.symbol == card.faction else 0)
        faction = f"faction.{card.faction}"
        steadfast = card.keyword("steadfast") or 0
        if card.keyword("loyal") is not None and card.cost != "X" and others < card.cost:
            args: dict[str, str | int] = {"title": card.title, "faction": faction, "n": card.cost, "have": others}
            found.append(Finding(DeckReason.LOYAL_OUT_OF_REACH, "CG-10.4.1", args, card.title))
        elif others < steadfast:
            args = {"title": card.title, "faction": faction, "n": steadfast, "have": others}
            found.append(Finding(DeckReason.STEADFAST_OUT_OF_REACH, "CG-22.2.1", args, card.title))
    return found


def _clashes(cards: Sequence[CardDef]) -> list[Finding]:
    """Heroes and villains may share a deck (CG-7.1.5) but never a side of the table (CG-21.1.1)."""
    characters = [card for card in cards if card.type == "character"]
    heroes = sum(card.keyword("heroic") is not None for card in characters)
    villains = sum(card.keyword("villainous") is not None for card in characters)
    if heroes and villains:
        return [Finding(DeckReason.HEROES_AND_VILLAINS, "CG-21.1.1", {"heroes": heroes, "villains": villains})]
    return []


def _thick(number: int) -> list[Finding]:
    return [Finding(DeckReason.MANY_CARDS, "CG-7.1.1", {"n": number})] if number > MANY_CARDS else []
