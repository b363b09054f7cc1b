"""The deck that is being built: every change is a named step that can be taken back, and is kept by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from cthulhu_desktop.bridge.deck_desk import DeckDesk
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.catalogue.cards import CardDef
from cthulhu_desktop.core.decks.deck import MOST_COPIES, Deck
from cthulhu_desktop.core.decks.edits import check, may_add
from cthulhu_desktop.core.decks.rules import DeckCheck, DeckFormat, Finding

KEEP_MS = 600  # how long the deck may be ahead of the disk


class DeckStep(QUndoCommand):
    """One change of the deck: both decks are whole values, so that taking back is putting the other one there."""

    def __init__(self, text: str, before: Deck, after: Deck, put: Callable[[Deck], None]) -> None:
        super().__init__(text)
        self._before, self._after, self._put = before, after, put

    def redo(self) -> None:
        self._put(self._after)

    def undo(self) -> None:
        self._put(self._before)


class DeckEditor(QObject):
    """`changed` after every change and with another deck; `refused(card, finding)` when the rules forbid to add a card;
    `problem(object)` when the deck could not be kept (it stays here and is tried again with the next change)."""

    changed = Signal()
    refused = Signal(str, object)
    problem = Signal(object)
    kept = Signal()

    def __init__(self, desk: DeckDesk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.deck = Deck()
        self.deck_id: int | None = None
        self.steps = QUndoStack(self)
        self._unkept = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(KEEP_MS)
        self._timer.timeout.connect(self.keep_now)

    # ---- opening and keeping

    def open(self, deck_id: int) -> None:
        """Build on a deck of the shelf. What is open is kept before. StorageProblem if it cannot be read."""
        deck = self.desk.deck(deck_id)
        self.keep_now()
        self.deck_id, self.deck = deck_id, deck
        self._unkept = False
        self.steps.clear()
        self.changed.emit()

    def close(self) -> None:
        """Keep the deck and put it away."""
        self.keep_now()
        self.deck_id, self.deck = None, Deck()
        self.steps.clear()

    @property
    def unkept(self) -> bool:
        """Whether the deck is ahead of the disk."""
        return self._unkept

    def keep_now(self, label: str = "") -> bool:
        """Keep the deck without waiting; with a label as a version of its own. False, with `problem`, if the disk
        refused."""
        self._timer.stop()
        if self.deck_id is None or not (self._unkept or label):
            return True
        try:
            self.desk.save(self.deck_id, self.deck, label)
        except Exception as problem:
            if not hasattr(problem, "reason"):
                raise
            self.problem.emit(problem)
            return False
        self._unkept = False
        self.kept.emit()
        return True

    def _put(self, deck: Deck) -> None:
        self.deck = deck
        self._unkept = True
        self._timer.start()
        self.changed.emit()

    def change(self, text: str, after: Deck) -> None:
        """Make a step of that name, unless it changes nothing."""
        if after != self.deck and self.deck_id is not None:
            self.steps.push(DeckStep(text, self.deck, after, self._put))

    # ---- cards

    def card(self, card_id: str) -> CardDef | None:
        """The definition of a card."""
        return self.desk.library.cards.get(card_id)

    def _title(self, cards: Sequence[str]) -> str:
        """The title of a card, or how many there are."""
        if len(cards) != 1:
            return tr("%n card(s)", "", len(cards))
        card = self.card(cards[0])
        return card.title if card is not None else cards[0]

    def may_add(self, card_id: str, deck: Deck | None = None) -> Finding | None:
        """Why a card may not be added, None if it may (CG-7.1)."""
        card = self.card(card_id)
        if card is None:
            return None
        return may_add(self.deck if deck is None else deck, card, self.desk.library.cards)

    def add(self, cards: Iterable[tuple[str, int]]) -> int:
        """Add copies as far as the rules let; what they forbid is told by `refused`. How many came in."""
        deck, added = self.deck, 0
        touched: list[str] = []
        refusals: list[tuple[str, Finding]] = []
        for card_id, number in cards:
            for _ in range(min(number, MOST_COPIES)):
                finding = self.may_add(card_id, deck)
                if finding is not None:
                    refusals.append((card_id, finding))
                    break
                deck = deck.with_more(card_id)
                added += 1
            if deck.count(card_id) != self.deck.count(card_id):
                touched.append(card_id)
        if touched:
            self.change(tr("Add %1").replace("%1", self._title(touched)), deck)
        for card_id, finding in refusals:
            self.refused.emit(card_id, finding)
        return added

    def take_out(self, cards: Iterable[tuple[str, int]]) -> None:
        """Take out that many copies of each card."""
        deck = self.deck
        touched = []
        for card_id, number in cards:
            if deck.count(card_id):
                deck = deck.with_more(card_id, -number)
                touched.append(card_id)
        if touched:
            self.change(tr("Take out %1").replace("%1", self._title(touched)), deck)

    def step(self, cards: Sequence[str], by: int) -> None:
        """One copy more or fewer of each card."""
        if by > 0:
            self.add([(card, by) for card in cards])
        else:
            self.take_out([(card, -by) for card in cards])

    # ---- candidates

    def add_maybe(self, cards: Iterable[tuple[str, int]]) -> None:
        """Put cards among the candidates."""
        deck, touched = self.deck, []
        for card_id, number in cards:
            deck = deck.with_maybe(card_id, min(MOST_COPIES, deck.maybe_count(card_id) + number))
            touched.append(card_id)
        if touched:
            self.change(tr("Note %1 as a candidate").replace("%1", self._title(touched)), deck)

    def step_maybe(self, cards: Sequence[str], by: int) -> None:
        """One copy more or fewer among the candidates."""
        deck = self.deck
        for card in cards:
            deck = deck.with_maybe(card, max(0, min(MOST_COPIES, deck.maybe_count(card) + by)))
        name = tr("Note %1 as a candidate") if by > 0 else tr("Drop the candidate %1")
        self.change(name.replace("%1", self._title(cards)), deck)

    def to_maybe(self, cards: Iterable[str]) -> None:
        """Move all copies from the deck to the candidates."""
        deck, touched = self.deck, []
        for card in cards:
            number = deck.count(card)
            if number:
                deck = deck.with_count(card, 0).with_maybe(card, min(MOST_COPIES, deck.maybe_count(card) + number))
                touched.append(card)
        if touched:
            self.change(tr("Move %1 to the candidates").replace("%1", self._title(touched)), deck)

    def from_maybe(self, cards: Iterable[str]) -> None:
        """Move candidates into the deck, as far as the rules let."""
        deck, touched = self.deck, []
        for card in cards:
            for _ in range(deck.maybe_count(card)):
                finding = self.may_add(card, deck)
                if finding is not None:
                    self.refused.emit(card, finding)
                    break
                deck = deck.with_more(card).with_maybe(card, deck.maybe_count(card) - 1)
                touched.append(card)
        names = list(dict.fromkeys(touched))
        if names:
            self.change(tr("Move %1 into the deck").replace("%1", self._title(names)), deck)

    # ---- everything else

    def rename(self, name: str) -> None:
        """Another name."""
        self.change(tr("Rename the deck"), self.deck.with_name(name.strip()))

    def write_notes(self, text: str) -> None:
        """Notes on the deck."""
        self.change(tr("Write notes"), replace(self.deck, notes=text))

    def write_note(self, card: str, text: str) -> None:
        """A note on a card."""
        self.change(tr("Note on %1").replace("%1", self._title([card])), self.deck.with_note(card, text.strip()))

    def set_tags(self, tags: Iterable[str]) -> None:
        """Other tags."""
        self.change(tr("Tag the deck"), self.deck.with_tags(tags))

    def set_format(self, rules: DeckFormat) -> None:
        """Another format."""
        self.change(tr("Change the format"), replace(self.deck, format=rules))

    def find_placeholder(self, place: int, card: str) -> None:
        """The unknown card at that place turned out to be this one."""
        name = tr("Replace %1").replace("%1", self.deck.placeholders[place].title)
        self.change(name, self.deck.with_known_placeholder(place, card))

    def drop_placeholder(self, place: int) -> None:
        """Leave an unknown card out."""
        rest = (*self.deck.placeholders[:place], *self.deck.placeholders[place + 1 :])
        name = tr("Take out %1").replace("%1", self.deck.placeholders[place].title)
        self.change(name, replace(self.deck, placeholders=rest))

    def add_list(self, found: Deck) -> None:
        """Add everything of a list that was pasted, in one step: cards as far as the rules let, candidates, unknown
        cards as placeholders, and what was no card as notes."""
        deck = self.deck
        refused: list[tuple[str, Finding]] = []
        for card, number in found.cards:
            for _ in range(number):
                finding = self.may_add(card, deck)
                if finding is not None:
                    refused.append((card, finding))
                    break
                deck = deck.with_more(card)
        for card, number in found.maybe:
            deck = deck.with_maybe(card, min(MOST_COPIES, deck.maybe_count(card) + number))
        notes = "\n".join(text for text in (deck.notes, found.notes) if text)
        deck = replace(deck, placeholders=(*deck.placeholders, *found.placeholders), notes=notes)
        self.change(tr("Add from the clipboard"), deck)
        for card, finding in refused:
            self.refused.emit(card, finding)

    def put_version(self, deck: Deck, name: str) -> None:
        """Go back to another state of the deck; itself a step that can be taken back."""
        self.change(name, deck)

    def check(self) -> DeckCheck:
        """What the rules say about the deck (CG-7)."""
        return check(self.deck, self.desk.library.cards)
