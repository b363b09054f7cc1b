"""What a card game can be set up with: the cards, the decks that come with the program, decks from files; and the whole
setup of a game made of them. Knows no Qt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from cthulhu_desktop.bridge.library import card_library
from cthulhu_desktop.core.cards.game import GAME, CardsGame
from cthulhu_desktop.core.cards.setup import MOST_RESTRICTED as MOST_RESTRICTED  # noqa: PLC0414 (given on)
from cthulhu_desktop.core.cards.terms import SWITCHES as ALL_SWITCHES
from cthulhu_desktop.core.catalogue.cards import NEUTRAL, CardDef, Catalogue
from cthulhu_desktop.core.decks.query import fold
from cthulhu_desktop.core.decks.rules import (
    COPIES,
    COPIES_V02,
    DeckCheck,
    DeckFormat,
    DeckReason,
    Finding,
    check_deck,
)
from cthulhu_desktop.reading.deck_files import DeckFileProblem as DeckFileProblem  # noqa: PLC0414 (given on)
from cthulhu_desktop.reading.deck_files import read_deck_file
from cthulhu_desktop.sets import PresetDeck
from cthulhu_desktop.storage import SavedDeck

FIRST_GAME = ("first_investigators", "first_mythos")
"""The decks of a very first game."""

STARTERS = ("starter_investigators", "starter_mythos")

STORIES = 10  # CG-2.1.1

SWITCHES = tuple(ALL_SWITCHES)
"""The switches to choose from (CG-22.3). V-10 needs a list of titles, which no set of ours brings: players write it."""

RESTRICTED = "V-10"  # the switch that asks for a list of titles

MOST_NOTES = 200  # letters of an owner's notes that are shown


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck that can be chosen. `source`: preset, file or own; `key` tells it from others of its source (for a file
    its path). `name` and `description` are keys of sentences for a preset, else plain text. `cards` are (id, number);
    `lost` names of cards that stand in the deck but in no set; `problems` what was odd in its file; `restricted` the
    list it was built by (V-10)."""

    source: str
    key: str
    name: str
    cards: tuple[tuple[str, int], ...]
    description: str = ""
    lost: tuple[str, ...] = ()
    problems: tuple[DeckFileProblem, ...] = ()
    restricted: tuple[str, ...] = ()

    def ids(self) -> list[str]:
        """One id a copy."""
        return [card for card, number in self.cards for _ in range(number)]

    def size(self) -> int:
        """How many cards it has, those that no set knows left out."""
        return sum(number for _card, number in self.cards)


@dataclass(frozen=True, slots=True)
class TitleList:
    """Titles of cards, and what was typed that no card is called."""

    titles: tuple[str, ...]
    unknown: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CardShelf:
    """All cards and the decks that come with the program."""

    catalogue: Catalogue
    presets: Mapping[str, PresetDeck]

    def decks(self) -> tuple[Deck, ...]:
        """The decks that come with the program: those of a first game, the starters, then all others by name."""
        first = (*FIRST_GAME, *STARTERS)
        keys = [*(key for key in first if key in self.presets), *(key for key in self.presets if key not in first)]
        return tuple(self.preset(key) for key in keys)

    def preset(self, key: str) -> Deck:
        """A deck that comes with the program. KeyError if there is none of that name."""
        preset = self.presets[key]
        return Deck("preset", key, preset.name, preset.cards, preset.description)

    def definitions(self, deck: Deck) -> list[CardDef]:
        """One definition a copy, as `check_deck` wants them."""
        return [self.catalogue.cards[card] for card in deck.ids()]

    def titles_of(self, lines: Iterable[str]) -> TitleList:
        """A list of titles as it was typed, one on a line, in any case and without accents if need be; a title stands
        in it once."""
        titles = {fold(card.title): card.title for card in self.catalogue.cards.values()}
        typed = {fold(line.strip()): line.strip() for line in lines if line.strip()}
        known = tuple(titles[line] for line in typed if line in titles)
        return TitleList(known, tuple(line for folded, line in typed.items() if folded not in titles))

    def mended(self, deck: Deck) -> Deck:
        """The deck without the cards that no set knows (any more); they are listed as `lost`."""
        known = tuple((card, number) for card, number in deck.cards if card in self.catalogue.cards)
        gone = tuple(card for card, _number in deck.cards if card not in self.catalogue.cards)
        lost = (*deck.lost, *(card for card in gone if card not in deck.lost))
        return replace(deck, cards=known, lost=lost)


def card_shelf() -> CardShelf:
    """Everything there is. The first call reads files (some tenths of a second: in a task). SetProblem if a file of the
    program is damaged."""
    library = card_library()
    return CardShelf(library.catalogue, {preset.key: preset for preset in library.presets})


def factions_of(cards: Iterable[CardDef]) -> tuple[str, ...]:
    """The factions of a deck, the one with most cards first; neutral only if there is no other."""
    numbers: dict[str, int] = {}
    for card in cards:
        if card.faction != NEUTRAL:
            numbers[card.faction] = numbers.get(card.faction, 0) + 1
    return tuple(sorted(numbers, key=lambda faction: (-numbers[faction], faction))) or (NEUTRAL,)


def check_choice(
    shelf: CardShelf, deck: Deck, *, constructed: bool, switches: Iterable[str] = (), restricted: Iterable[str] = ()
) -> DeckCheck:
    """What the rules of a game say about a deck: errors bar it from the game. A game that is not constructed asks for
    eight cards only (CG-7.1.7); what else breaks the rules of deck building is a warning there. `restricted`: the
    titles of which V-10 allows one."""
    on = set(switches)
    listed = frozenset(restricted) if RESTRICTED in on else frozenset()
    rules = DeckFormat(constructed, COPIES_V02 if "V-02" in on else COPIES, listed)
    found = check_deck(shelf.definitions(deck), rules)
    if constructed:
        return found
    errors = tuple(finding for finding in found.errors if finding.reason is DeckReason.FAR_TOO_SMALL)
    softened: tuple[Finding, ...] = tuple(finding for finding in found.errors if finding not in errors)
    return DeckCheck(errors, softened + found.warnings)


def game_data(shelf: CardShelf, decks: Sequence[Sequence[str]], options: Mapping[str, Any]) -> dict[str, Any]:
    """The setup of a game of two decks as data, with the fixed story deck (CG-7.1.6) and all definitions it needs.
    SetupError for an impossible one."""
    data = {"decks": [list(deck) for deck in decks], "stories": list(shelf.catalogue.stories)[:STORIES], **options}
    return whole_setup(data, shelf.catalogue)


def whole_setup(data: Mapping[str, Any], known: Catalogue) -> dict[str, Any]:
    """Setup data with the definitions of all its cards. SetupError for an impossible one."""
    return GAME.write_setup(CardsGame(known).read_setup(data))


def own_deck(saved: SavedDeck) -> Deck:
    """A deck that was built here. ValueError if what is stored of it cannot be read."""
    if saved.deck is None:
        raise ValueError(saved.id)
    lost = tuple(placeholder.title for placeholder in saved.deck.placeholders)
    first_line = saved.deck.notes.strip().split("\n", maxsplit=1)[0]
    restricted = tuple(sorted(saved.deck.format.restricted))
    return Deck("own", str(saved.id), saved.name, saved.deck.cards, first_line[:MOST_NOTES], lost, (), restricted)


def deck_from_file(path: Path, shelf: CardShelf) -> Deck:
    """The deck of a file, of whatever program wrote it. ReadingProblem if there is none in it."""
    found = read_deck_file(path, shelf.catalogue)
    lost = tuple(card.text for card in found.unknown)
    return Deck("file", str(path), found.name or path.stem, tuple(found.cards), "", lost, tuple(found.problems))
