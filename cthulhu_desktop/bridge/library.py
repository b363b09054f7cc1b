"""The card library as the window sees it: every card a player has, in words, with what lists sort and filter by."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from cthulhu_desktop import __version__, wording
from cthulhu_desktop.core.catalogue.cards import CardDef, Catalogue, Icons, StoryDef, icon_letters
from cthulhu_desktop.data_files import catalogue, resource
from cthulhu_desktop.sets import ImportedCard, PresetDeck, read_presets, whole_catalogue
from cthulhu_desktop.sets.cache import keep, kept
from cthulhu_desktop.storage.places import places
from cthulhu_desktop.wording import sentences
from cthulhu_desktop.wording.abilities.card_text import CardText, card_text
from cthulhu_desktop.wording.abilities.grammar import MissingPattern, grammar

log = logging.getLogger(__name__)

NO_COST = 100  # where a card with cost X is sorted: after all numbers


@dataclass(frozen=True, slots=True)
class CardRow:
    """A card in one language, as lists show it. `name` is the title with uniqueness and descriptor; `faction`, `type`
    and `subtypes` are keys, with `_name` what people read; `text` is plain; `plays_itself` is false where a person has
    to do what part of the text says."""

    id: str
    title: str
    name: str
    faction: str
    faction_name: str
    type: str
    type_name: str
    cost: int | None
    skill: int | None
    icons: Icons
    subtypes: tuple[str, ...]
    subtype_names: str
    keywords: str
    text: str
    set: str
    set_name: str
    unique: bool
    plays_itself: bool

    @property
    def cost_text(self) -> str:
        """The cost as it is printed."""
        return "X" if self.cost is None else str(self.cost)

    @property
    def skill_text(self) -> str:
        """The skill as it is printed; nothing for cards that have none."""
        if self.type != "character":
            return ""
        return "X" if self.skill is None else str(self.skill)

    @property
    def letters(self) -> str:
        """The icons as letters, `TTC`."""
        return icon_letters(self.icons)


class CardLibrary:
    """All sets that come with the program and all cards that were imported. Reading is done once, with the first
    question; `prepare` does it beforehand and may run in another thread."""

    def __init__(self, sets: Path | None = None, imported: Path | None = None, cache: Path | None = None) -> None:
        self._places = (sets or resource("sets"), imported or places().data / "cards", cache or places().cache)
        self._lock = threading.RLock()
        self._catalogue: Catalogue | None = None
        self._set_names: dict[str, str] = {}
        self._imported: Mapping[str, ImportedCard] = {}
        self._rows: dict[str, tuple[CardRow, ...]] = {}
        self._texts: dict[tuple[str, str], CardText] = {}
        self._presets: tuple[PresetDeck, ...] | None = None
        self._read_from_disk = True

    @classmethod
    def of(
        cls, cards: Iterable[CardDef], stories: Iterable[StoryDef] = (), printed: Mapping[str, str] | None = None
    ) -> CardLibrary:
        """A library of exactly these cards. `printed`: by id the text of those that have no abilities we could word."""
        library = cls()
        library._read_from_disk = False
        library._catalogue = Catalogue()
        library._catalogue.cards.update((card.id, card) for card in cards)
        library._catalogue.stories.update((story.id, story) for story in stories)
        library._presets = ()
        library._imported = {
            card: ImportedCard(library._catalogue.cards[card], text, True) for card, text in (printed or {}).items()
        }
        return library

    @property
    def catalogue(self) -> Catalogue:
        """All definitions by id. SetProblem if a file of a set is wrong."""
        with self._lock:
            if self._catalogue is None:
                self._catalogue = self._read()
            return self._catalogue

    @property
    def cards(self) -> Mapping[str, CardDef]:
        """All play cards by id."""
        return self.catalogue.cards

    @property
    def stories(self) -> Mapping[str, StoryDef]:
        """All story cards by id."""
        return self.catalogue.stories

    @property
    def presets(self) -> tuple[PresetDeck, ...]:
        """The decks that come with the program."""
        with self._lock:
            if self._presets is None:
                self._presets = read_presets(resource("decks"), self.catalogue)
            return self._presets

    def prepare(self, language: str) -> None:
        """Read everything that the first page in that language needs."""
        self.rows(language)

    def read_anew(self, language: str) -> None:
        """Cards were imported: read everything anew and word it in a language. Whoever asks meanwhile still gets what
        was there before. Takes seconds for thousands of cards: in a task. SetProblem as for `catalogue`."""
        fresh = CardLibrary(*self._places)
        fresh.prepare(language)
        with self._lock:
            self._catalogue, self._presets = fresh._catalogue, None
            self._imported, self._set_names = fresh._imported, fresh._set_names
            self._rows, self._texts = fresh._rows, fresh._texts

    def text(self, card_id: str, language: str) -> CardText | None:
        """A card or story in words; None for an unknown id."""
        key = (card_id, language)
        with self._lock:
            if key not in self._texts:
                card = self.cards.get(card_id) or self.stories.get(card_id)
                if card is None:
                    return None
                self._texts[key] = self._worded(card, language)
            return self._texts[key]

    def plays_itself(self, card_id: str) -> bool:
        """Whether the program carries out the whole text of a card: all but imported cards with passages that it did
        not understand. SetProblem as for `catalogue`."""
        assert self.catalogue is not None
        imported = self._imported.get(card_id)
        return imported is None or imported.plays

    def rows(self, language: str) -> Sequence[CardRow]:
        """All play cards in a language, in the order of their ids. Writing all their texts takes a while (0.4 ms a
        card): they are kept in the cache folder until a card, a word or the program changes."""
        with self._lock:
            if language not in self._rows:
                self._rows[language] = self._rows_from_cache(language)
            return self._rows[language]

    def printed(self) -> Mapping[str, str]:
        """By id the printed text of the imported cards whose text the program does not play: what it would write from
        what it does know would be less than what stands on the card."""
        self.cards  # noqa: B018 (reads them)
        return {card: one.text for card, one in self._imported.items() if not one.plays and one.text}

    def _rows_from_cache(self, language: str) -> tuple[CardRow, ...]:
        cards = self.cards
        if not self._read_from_disk:
            return tuple(self._row(card, language) for card in cards.values())
        sets, imported, cache = self._places
        place = cache / f"card-rows-{language}.cache"
        sources = [[(Path("sources"), _stamp(sets, imported, language))]]
        known = kept(place, sources, CardRow)
        if known is not None and [row.id for row in known] == list(cards):
            return known
        rows = tuple(self._row(card, language) for card in cards.values())
        keep(place, sources, rows, CardRow)
        return rows

    def set_name(self, key: str) -> str:
        """The name of a set; its key if no set says it."""
        return self._set_names.get(key, key.replace("_", " ").title())

    # ---- reading

    def _read(self) -> Catalogue:
        """All cards. What cannot be used of the imported ones is logged; the rest of the library stays."""
        found = whole_catalogue(*self._places)
        self._set_names = {card_set.key: card_set.name for card_set in found.sets}
        self._imported = found.imported
        for problem in found.problems:
            log.error("imported cards: %s", sentences("en").say(problem.reason, **problem.args_by_name))
        return found.catalogue

    # ---- words

    def _worded(self, card: CardDef | StoryDef, language: str) -> CardText:
        """The text of a card; an imported one keeps the words it came with where we have none of our own."""
        imported = self._imported.get(card.id)
        try:
            own = card_text(card, language)
        except MissingPattern:
            own = CardText(card.title, "", "", "", "", ())
        if imported is None or (imported.plays and own.paragraphs):
            return own
        return CardText(own.title, own.type_line, own.statistics, own.keywords, own.large, (imported.text,))

    def _row(self, card: CardDef, language: str) -> CardRow:
        words = grammar(language)
        text = self.text(card.id, language)
        assert text is not None
        imported = self._imported.get(card.id)
        return CardRow(
            id=card.id, title=card.title, name=text.title, faction=card.faction,
            faction_name=str(words.look_up("factions", card.faction)) or sentences(language).say("faction.neutral"),
            type=card.type, type_name=str(words.look_up("types", card.type)),
            cost=None if card.cost == "X" else card.cost, skill=None if card.skill == "X" else card.skill,
            icons=card.icons, subtypes=card.subtypes,
            subtype_names=", ".join(words.subtype(name).name for name in card.subtypes),
            keywords=text.keywords, text=text.text.replace("**", ""), set=card.set, set_name=self.set_name(card.set),
            unique=card.unique, plays_itself=imported is None or imported.plays,
        )  # fmt: skip


def _stamp(sets: Path, imported: Path, language: str) -> bytes:
    """Changes with every file that the rows come from: cards, words, and what writes them."""
    words = Path(wording.__file__).parent
    files = [
        *sorted(sets.rglob("*.toml")), *sorted(imported.glob("*.json")), *sorted(words.rglob("*.py")), Path(__file__),
        *(file for code in sorted({language, "en"}) for file in sorted(catalogue("wording", code).glob("*.toml"))),
    ]  # fmt: skip
    told = [__version__]
    for file in files:
        with suppress(OSError):
            about = file.stat()
            told.append(f"{file.name} {about.st_size} {about.st_mtime_ns}")
    return "\n".join(told).encode()


def cost_order(row: CardRow) -> int:
    """Numbers first, X last."""
    return NO_COST if row.cost is None else row.cost


def icon_total(row: CardRow) -> tuple[int, ...]:
    """Most icons first; among equals in the order of the letters."""
    return (-sum(row.icons), *(-number for number in row.icons))


_library: CardLibrary | None = None
_making = threading.Lock()


def card_library() -> CardLibrary:
    """The one library of the program."""
    global _library  # noqa: PLW0603 (one for the program, made with the first question)
    with _making:
        if _library is None:
            _library = CardLibrary()
        return _library
