"""The desk where decks are built: shelf, collection and searches of a store, with signals for the window."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cthulhu_desktop.bridge.library import CardLibrary, card_library
from cthulhu_desktop.bridge.tasks import run_task
from cthulhu_desktop.core.decks.deck import Deck
from cthulhu_desktop.core.decks.rules import DeckFormat
from cthulhu_desktop.storage import Store
from cthulhu_desktop.storage.collection import Collection, Searches
from cthulhu_desktop.storage.decks import DeckVersion, SavedDeck
from cthulhu_desktop.wording import sentences

if TYPE_CHECKING:
    from cthulhu_desktop.reading.deck_files import DeckFile as DeckFile  # noqa: PLC0414 (given on)

__all__ = ["DeckDesk", "DeckVersion", "SavedDeck", "Searches"]


class DeckDesk(QObject):
    """Every method that reads or changes the shelf may raise StorageProblem, which carries `reason` and
    `args_by_name`. `decks_changed` tells of every change of the shelf, `collection_changed` of counts, favourites and
    tags of cards, `cards_changed` when there are other cards."""

    cards_changed = Signal()
    decks_changed = Signal()
    collection_changed = Signal()

    def __init__(self, store: Store, library: Callable[[], CardLibrary] = card_library,
                 parent: QObject | None = None) -> None:  # fmt: skip
        super().__init__(parent)
        self._store = store
        self._library = library

    @property
    def library(self) -> CardLibrary:
        """All cards; read with the first question."""
        return self._library()

    @property
    def searches(self) -> Searches:
        """Saved searches and the last ones."""
        return self._store.searches

    def reload_cards(self, language: str, failed: Callable[[Exception], object] | None = None) -> None:
        """Cards were imported: read the library anew beside the window; `cards_changed` tells when it is there, with
        its words in `language`. `failed` gets the SetProblem if a set of the program is wrong."""
        library = self.library
        run_task(lambda: library.read_anew(language), done=lambda _none: self.cards_changed.emit(), failed=failed)

    # ---- decks

    def decks(self) -> Sequence[SavedDeck]:
        """All decks, the last changed first."""
        return self._store.decks.list(self.library.cards)

    def deck(self, deck_id: int) -> Deck:
        """A deck as it stands."""
        return self._store.decks.load(deck_id)

    def create(self, deck: Deck) -> int:
        """Put a deck on the shelf; its id."""
        found = self._store.decks.create(deck)
        self.decks_changed.emit()
        return found

    def take_over(self, deck: Deck) -> int:
        """Put the deck of a file on the shelf, unless the same one stands there already; its id. A file that is opened
        twice is one deck."""
        known = next((saved.id for saved in self.decks() if saved.deck == deck), None)
        return self.create(deck) if known is None else known

    def save(self, deck_id: int, deck: Deck, label: str = "") -> None:
        """Keep a deck as it stands."""
        self._store.decks.save(deck_id, deck, label=label)
        self.decks_changed.emit()

    def copy(self, deck_id: int, name: str) -> int:
        """A copy under another name; its id."""
        found = self._store.decks.copy(deck_id, name)
        self.decks_changed.emit()
        return found

    def delete(self, deck_ids: Iterable[int]) -> None:
        """Throw decks away; `restore_deleted` takes them back."""
        for deck_id in deck_ids:
            self._store.decks.delete(deck_id)
        self.decks_changed.emit()

    def restore_deleted(self, deck_ids: Iterable[int]) -> None:
        """Take deleted decks back."""
        for deck_id in deck_ids:
            self._store.decks.restore_deleted(deck_id)
        self.decks_changed.emit()

    def versions(self, deck_id: int) -> Sequence[DeckVersion]:
        """All versions of a deck, the latest first."""
        return self._store.decks.versions(deck_id)

    def version(self, deck_id: int, number: int) -> Deck:
        """A version of a deck."""
        return self._store.decks.load_version(deck_id, number)

    def presets(self, language: str) -> Sequence[Deck]:
        """The decks that come with the program, as decks to copy."""
        words = sentences(language)
        return [
            Deck(words.say(preset.name), preset.cards, words.say(preset.description),
                 format=DeckFormat(constructed=preset.constructed))
            for preset in self.library.presets
        ]  # fmt: skip

    # ---- files and the clipboard

    def read_file(self, path: Path) -> DeckFile:
        """The deck of a file of any program. ReadingProblem (with `reason` and `args_by_name`) if it is none."""
        from cthulhu_desktop.reading.deck_files import read_deck_file  # the builder opens without it

        return read_deck_file(path, self.library.catalogue)

    def near(self, title: str) -> Sequence[str]:
        """The ids of play cards whose titles are near to this one, the nearest first."""
        from cthulhu_desktop.reading.deck_lookup import CardLookup

        found = CardLookup(self.library.catalogue).find(title)
        ids = found.suggestions if found.card is None else (found.card.id,)
        return [card for card in ids if card in self.library.cards]

    def read_text(self, text: str, where: str) -> DeckFile:
        """The deck in a text that was pasted; `where` names it in messages. As `read_file`."""
        from cthulhu_desktop.reading.deck_files import read_deck_text

        return read_deck_text(text, self.library.catalogue, where)

    def text_of(self, deck: Deck, language: str) -> str:
        """The deck as a list that people read, and every program that takes lists."""
        from cthulhu_desktop.reading.deck_files import DeckForm, write_deck

        return write_deck(deck, DeckForm.TEXT, self.library.catalogue, language).decode()

    def write_file(self, deck: Deck, path: Path, language: str) -> None:
        """Write a deck in the form that the file's name asks for: .coc, .o8d, or a list. ReadingProblem if it cannot
        be written."""
        from cthulhu_desktop.reading.deck_files import save_deck_file

        save_deck_file(deck, path, self.library.catalogue, language)

    def users_of(self, card: str) -> Sequence[str]:
        """The names of the decks that hold a card."""
        return [saved.name for saved in self.decks() if saved.deck is not None and saved.deck.count(card)]

    # ---- collection

    @property
    def _collection(self) -> Collection:
        return self._store.collection

    @property
    def owned(self) -> Mapping[str, int]:
        """How many of each card are owned; empty if nobody keeps count."""
        return self._collection.counts

    @property
    def favourites(self) -> frozenset[str]:
        """The favourite cards."""
        return self._collection.favourites

    @property
    def tags(self) -> Mapping[str, Sequence[str]]:
        """The tags of all cards that have some."""
        return self._collection.tags_by_card

    def tag_names(self) -> Sequence[str]:
        """All tags in use."""
        return self._collection.tag_names()

    def set_owned(self, counts: Mapping[str, int]) -> None:
        """That many copies are owned."""
        self._collection.set_many(counts)
        self.collection_changed.emit()

    def set_favourite(self, card: str, on: bool) -> None:
        """Make a card a favourite, or no longer."""
        self._collection.set_favourite(card, on)
        self.collection_changed.emit()

    def set_tags(self, card: str, tags: Iterable[str]) -> None:
        """The tags of a card."""
        self._collection.set_tags(card, tags)
        self.collection_changed.emit()
