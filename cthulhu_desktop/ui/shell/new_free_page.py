"""Setting up a free table: who sits at it, and which piles of cards lie on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cthulhu_desktop.bridge.card_setup import FIRST_GAME, CardShelf, Deck, card_shelf, deck_from_file, factions_of
from cthulhu_desktop.bridge.tasks import Task, run_task
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.free.setup import MOST_SEATS
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.shell.deck_choice import deck_label, factions_icon
from cthulhu_desktop.ui.shell.page import SheetPage
from cthulhu_desktop.ui.shell.seats_form import MAX_NAME
from cthulhu_desktop.ui.widgets.form import Choice
from cthulhu_desktop.ui.widgets.texts import Say, Texts

STORIES = "stories"  # the source of a pile of all story cards
MOST_ROWS = 12
USUAL_SEATS = 2


def default_name(seat: int) -> str:
    """What somebody is called who gave no name."""
    return tr("Player {number}").format(number=seat + 1)


class PileRow(QWidget):
    """One pile: a deck of the program, an own one, or the story cards. `removed()` when it is not wanted."""

    removed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.texts = texts = Texts()  # of its own: a row can go
        self.wanted: Mapping[str, Any] = {}  # chosen once the cards have been read
        self._decks: list[Deck | None] = []
        self.list = QComboBox()
        self.list.setMinimumContentsLength(12)
        self.list.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.list.setEnabled(False)
        texts.put(self.list.setAccessibleName, lambda: tr("Cards of a pile"))
        self.away = QToolButton()
        texts.button(self.away, lambda: "✕", lambda: tr("Without this pile"))
        texts.put(self.away.setAccessibleName, lambda: tr("Without this pile"))
        self.away.clicked.connect(lambda _checked=False: self.removed.emit())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.list, 1)
        row.addWidget(self.away)

    def offer(self, shelf: CardShelf, decks: Sequence[Deck]) -> None:
        """Offer these decks and the story cards; what was chosen stays chosen."""
        chosen = self.to_data()
        self._decks = [None, *decks]
        self.list.clear()
        self.list.setIconSize(QSize(theme.px(88), theme.px(20)))
        self.list.addItem(tr("Story cards (%n)", "", len(shelf.catalogue.stories)))
        for deck in decks:
            self.list.addItem(factions_icon(factions_of(shelf.definitions(deck))), deck_label(deck))
        self.list.setEnabled(True)
        self.choose(chosen)

    def choose(self, data: Mapping[str, Any]) -> None:
        """Choose the deck that `to_data` described; the first one if it is not offered."""
        self.wanted = data
        source, key = data.get("source"), data.get("key")
        if self._decks:
            known = [(deck.source, deck.key) if deck is not None else (STORIES, "") for deck in self._decks]
            wanted = (STORIES, "") if source == STORIES else (source, key)
            self.list.setCurrentIndex(known.index(wanted) if wanted in known else min(1, len(known) - 1))

    def cards(self, shelf: CardShelf) -> list[str]:
        """The cards of the pile."""
        deck = self._decks[self.list.currentIndex()]
        return deck.ids() if deck is not None else list(shelf.catalogue.stories)

    def to_data(self) -> dict[str, str]:
        """What is chosen, to be chosen again."""
        place = self.list.currentIndex()
        if not 0 <= place < len(self._decks):
            return {str(key): str(value) for key, value in self.wanted.items()}
        deck = self._decks[place]
        return {"source": deck.source, "key": deck.key} if deck is not None else {"source": STORIES, "key": ""}


class NewFreePage(SheetPage):
    """The page. `start_wanted(setup, names)`; `problem` tells what went wrong."""

    WIDTH = 980
    start_wanted = Signal(object, object)
    problem = Signal(object)

    def __init__(
        self, remembered: Mapping[str, Any], own_decks: Callable[[], Sequence[Deck]] = tuple,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(lambda: tr("A free table"), parent)
        self._own_decks = own_decks
        self._shelf: CardShelf | None = None
        self._files: list[Deck] = []
        self._reading: Task | None = None
        self._folder = ""
        self.body.addWidget(self.texts.label(lambda: tr(
            "A table without rules: for house rules, for cards that do not play themselves, for games of your own. "
            "Dice, counters and notes lie ready."), 13.5, italic=True))  # fmt: skip
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(34)
        self._make_people()
        self._make_piles()
        self.body.addLayout(self._columns)
        self.body.addStretch(1)
        self._make_foot()
        self.recall(remembered)

    # ---- making

    def _make_people(self) -> None:
        column = QVBoxLayout()
        column.setSpacing(7)
        head = QHBoxLayout()
        label = self.texts.label(lambda: tr("People at the table"), 13.5, weight=600, wrap=False)
        options = [(str(n), _number_say(n)) for n in range(1, MOST_SEATS + 1)]
        self.number = Choice(self.texts, options)
        self.number.setMinimumContentsLength(3)
        label.setBuddy(self.number)
        self.texts.put(self.number.setAccessibleName, lambda: tr("People at the table"))
        head.addWidget(label, 1)
        head.addWidget(self.number)
        column.addLayout(head)
        self.names: list[QLineEdit] = []
        for seat in range(MOST_SEATS):
            name = QLineEdit()
            name.setMaxLength(MAX_NAME)
            self.texts.put(name.setPlaceholderText, _name_say(seat))
            self.texts.put(name.setAccessibleName, _seat_say(seat))
            self.names.append(name)
            column.addWidget(name)
        column.addStretch(1)
        self.number.currentIndexChanged.connect(self._show_names)
        self._columns.addLayout(column, 2)

    def _make_piles(self) -> None:
        column = QVBoxLayout()
        column.setSpacing(7)
        column.addWidget(self.texts.label(lambda: tr("Piles on the table"), 13.5, weight=600))
        self.rows: list[PileRow] = []
        self._pile_column = QVBoxLayout()
        self._pile_column.setSpacing(5)
        column.addLayout(self._pile_column)
        self.none = self.texts.label(lambda: tr("No pile: the table is empty at first."), 13, tone="muted")
        column.addWidget(self.none)
        buttons = QHBoxLayout()
        self.more, self.file = QPushButton(), QPushButton()
        self.texts.button(self.more, lambda: tr("One more pile"))
        tip: Say = lambda: tr("A deck of another program, or a list of names")  # noqa: E731 - said again in each language
        self.texts.button(self.file, lambda: tr("From a file…"), tip)
        self.more.clicked.connect(lambda _checked=False: self.add_row({}))
        self.file.clicked.connect(lambda _checked=False: self._choose_file())
        buttons.addWidget(self.more)
        buttons.addWidget(self.file)
        buttons.addStretch(1)
        column.addLayout(buttons)
        self.shuffle = QCheckBox()
        self.texts.button(self.shuffle, lambda: tr("Shuffle the piles"))
        column.addWidget(self.shuffle)
        column.addStretch(1)
        self._columns.addLayout(column, 3)

    def _make_foot(self) -> None:
        self.cancel, self.start = QPushButton(), QPushButton()
        self.texts.button(self.cancel, lambda: tr("Back"))
        self.texts.button(self.start, lambda: tr("To the table"))
        self.start.setProperty("look", "primary")
        self.cancel.clicked.connect(self.left)
        self.start.clicked.connect(self.submit)
        self.start.setEnabled(False)
        self.foot.addStretch(1)
        self.foot.addWidget(self.cancel)
        self.foot.addWidget(self.start)

    # ---- the cards

    def entered(self) -> None:
        """Decks may have been built meanwhile. The keyboard is on the button that starts."""
        if self._shelf is not None:
            self._have_cards(self._shelf)
        else:
            self.read_cards()

    def read_cards(self) -> None:
        """Read cards and decks in the background; what is there already stays until then."""
        self._reading = run_task(card_shelf, done=self._have_cards, failed=self.problem.emit)

    def _have_cards(self, shelf: CardShelf) -> None:
        self._shelf = shelf
        for row in self.rows:
            row.offer(shelf, self._decks())
        self.start.setEnabled(True)
        self._follow()
        if self.isVisible():
            self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def _decks(self) -> list[Deck]:
        shelf = self._shelf
        assert shelf is not None
        mended = [shelf.mended(deck) for deck in (*shelf.decks(), *self._own_decks(), *self._files)]
        return [deck for deck in mended if deck.cards]

    def _choose_file(self) -> None:
        kinds = tr("Decks (%1)").replace("%1", "*.o8d *.coc *.txt")
        everything = tr("All files (%1)").replace("%1", "*")
        name, _ = QFileDialog.getOpenFileName(self, tr("Open a deck"), self._folder, f"{kinds};;{everything}")
        if name:
            self._folder = str(Path(name).parent)
            self.read_file(Path(name))

    def read_file(self, path: Path) -> None:
        """One more pile: the deck of a file."""
        shelf = self._shelf
        if shelf is not None:
            run_task(lambda: deck_from_file(path, shelf), done=self.add_deck, failed=self._not_read)

    def add_deck(self, deck: Deck) -> None:
        """One more pile, of a deck that was read from a file."""
        self._files = [old for old in self._files if old.key != deck.key] + [deck]
        for row in self.rows:
            row.offer(self._shelf_now(), self._decks())
        self.add_row({"source": deck.source, "key": deck.key})

    def _shelf_now(self) -> CardShelf:
        assert self._shelf is not None
        return self._shelf

    def _not_read(self, problem: Exception) -> None:
        if not hasattr(problem, "reason"):
            raise problem
        self.problem.emit(problem)

    def retranslate(self) -> None:
        super().retranslate()
        for row in self.rows:
            row.texts.refresh()
            if self._shelf is not None:
                row.offer(self._shelf, self._decks())

    # ---- rows

    def add_row(self, data: Mapping[str, Any]) -> None:
        """One more pile."""
        if len(self.rows) >= MOST_ROWS:
            return
        row = PileRow()
        row.removed.connect(lambda: self.remove_row(row))
        self.rows.append(row)
        self._pile_column.addWidget(row)
        row.wanted = data
        if self._shelf is not None:
            row.offer(self._shelf, self._decks())
        self._follow()

    def remove_row(self, row: PileRow) -> None:
        """Without that pile."""
        self.rows.remove(row)
        self._pile_column.removeWidget(row)
        row.hide()
        row.deleteLater()
        self._follow()
        self.more.setFocus(Qt.FocusReason.OtherFocusReason)

    def _follow(self) -> None:
        self.none.setVisible(not self.rows)
        self.more.setEnabled(len(self.rows) < MOST_ROWS and self._shelf is not None)
        self.file.setEnabled(self.more.isEnabled())

    def _show_names(self) -> None:
        for seat, name in enumerate(self.names):
            name.setVisible(seat < self.seats())

    # ---- what it says

    def seats(self) -> int:
        """How many people sit at the table."""
        return int(self.number.value())

    def names_given(self) -> tuple[str, ...]:
        """Their names."""
        return tuple(name.text().strip() or default_name(k) for k, name in enumerate(self.names[: self.seats()]))

    def setup(self) -> dict[str, Any]:
        """The setup as plain data."""
        shelf = self._shelf_now()
        piles = [row.cards(shelf) for row in self.rows]
        return {"seats": self.seats(), "piles": [pile for pile in piles if pile], "shuffle": self.shuffle.isChecked()}

    def submit(self) -> None:
        """Ask for the table."""
        if self.start.isEnabled():
            self.start_wanted.emit(self.setup(), self.names_given())

    def accept(self) -> None:
        """Enter starts."""
        self.submit()

    # ---- remembering

    def remember(self) -> dict[str, Any]:
        """The choices, to be shown again next time. Decks from files are not among them."""
        return {
            "seats": self.seats(),
            "names": [name.text().strip() for name in self.names],
            "piles": [data for data in (row.to_data() for row in self.rows) if data.get("source") != "file"],
            "shuffle": self.shuffle.isChecked(),
        }

    def recall(self, data: Mapping[str, Any]) -> None:
        """Show choices that were remembered; what is missing or makes no sense has its default."""
        seats = data.get("seats")
        self.number.set_value(str(seats if isinstance(seats, int) and 1 <= seats <= MOST_SEATS else USUAL_SEATS))
        names = data.get("names")
        for name, text in zip(self.names, names if isinstance(names, list) else (), strict=False):
            name.setText(str(text)[:MAX_NAME])
        usual = [*({"source": "preset", "key": key} for key in FIRST_GAME), {"source": STORIES}]
        piles = data.get("piles")
        for pile in piles if isinstance(piles, list) else usual:
            self.add_row(pile if isinstance(pile, Mapping) else {})
        self.shuffle.setChecked(data.get("shuffle") is not False)
        self._show_names()
        self._follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < theme.px(760)
        direction = QBoxLayout.Direction
        self._columns.setDirection(direction.TopToBottom if narrow else direction.LeftToRight)


def _number_say(n: int) -> Say:
    return lambda: str(n)


def _name_say(seat: int) -> Say:
    return lambda: default_name(seat)


def _seat_say(seat: int) -> Say:
    return lambda: tr("Name of player %1").replace("%1", str(seat + 1))
