"""Setting up a card game (CG-7, CG-8, CG-22.3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cthulhu_desktop.bridge.card_setup import (
    FIRST_GAME,
    RESTRICTED,
    SWITCHES,
    CardShelf,
    Deck,
    card_shelf,
    deck_from_file,
    game_data,
)
from cthulhu_desktop.bridge.tasks import Task, run_task
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.shell.cards_seat import PERSON, SeatPanel
from cthulhu_desktop.ui.shell.page import SheetPage
from cthulhu_desktop.ui.shell.restricted_list import RestrictedList
from cthulhu_desktop.ui.shell.seed_field import seed_of
from cthulhu_desktop.ui.tabletop.words import wording_now
from cthulhu_desktop.ui.widgets.form import Choice, FormRow, RuleButton
from cthulhu_desktop.ui.widgets.sheet import Ornament
from cthulhu_desktop.ui.widgets.texts import Say

CHANCE = "chance"


class NewCardsPage(SheetPage):
    """The page. `start_wanted(setup, seats, seed)`: the setup as plain data with all definitions, name and bot of each
    seat, the seed or None. `rule_wanted(str)` opens a rule, `problem` tells what went wrong (it has `reason` and
    `args_by_name`, or is `refused`). `curtain_chosen(bool)`: whether a curtain falls between two people;
    `entering` when the page is shown, to be told how that stands (`show_curtain`)."""

    WIDTH = 1180
    start_wanted = Signal(object, object, object)
    curtain_chosen = Signal(bool)
    entering = Signal()
    rule_wanted = Signal(str)
    problem = Signal(object)

    def __init__(
        self, bots: Sequence[str], remembered: Mapping[str, Any], own_decks: Callable[[], Sequence[Deck]] = tuple,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(lambda: tr("A new card game"), parent)
        self._own_decks = own_decks
        self._shelf: CardShelf | None = None
        self._waiting = dict(remembered)  # decks can be recalled once the cards are there
        self._reading: Task | None = None
        self._just_entered = False
        self._make_seats([bot for bot in bots if bot != "random"] or list(bots))
        self.body.addWidget(Ornament(theme.BRASS_DARK))
        self._make_options()
        self._make_more()
        self.body.addStretch(1)
        self._make_foot()
        self.recall(remembered)
        self._allow_start()

    # ---- making

    def _rule(self, number: str) -> RuleButton:
        return RuleButton(self.texts, number, self.rule_wanted.emit)

    def _make_seats(self, bots: Sequence[str]) -> None:
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sides.setSpacing(34)
        self.seats = [SeatPanel(self.texts, seat, bots, FIRST_GAME[seat]) for seat in (0, 1)]
        for panel in self.seats:
            self._sides.addWidget(panel, 1)
            panel.changed.connect(self._follow)
            panel.decks.changed.connect(self._allow_start)
            panel.decks.rule_wanted.connect(self.rule_wanted)
            panel.decks.file_wanted.connect(self._reader_for(panel))
        self.body.addLayout(self._sides)

    def _make_options(self) -> None:
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(34)
        left, right = QVBoxLayout(), QVBoxLayout()
        for column in (left, right):
            column.setSpacing(11)
            self._columns.addLayout(column, 1)
        self.first = Choice(
            self.texts,
            [(CHANCE, lambda: tr("Chance decides")), ("0", lambda: tr("Player I")), ("1", lambda: tr("Player II"))],
        )
        left.addLayout(self._first_row())
        self.curtain = self._option(
            left, lambda: tr("Curtain between two people"),
            lambda: tr("Hides both hands until the next player sits down at the screen. Only where two people play."),
            "",
        )  # fmt: skip
        left.addStretch(1)
        self.constructed = self._option(
            right, lambda: tr("Constructed decks"),
            lambda: tr("Each deck needs 50 cards and keeps the rules of deck building."), "CG-7.1.7",
        )  # fmt: skip
        self.free_adjust = self._option(
            right, lambda: tr("Free adjustments"),
            lambda: tr("Both players may correct the table by hand, for house rules and cards we do not know."), "",
        )  # fmt: skip
        right.addStretch(1)
        self.constructed.toggled.connect(self._judge)
        self.body.addLayout(self._columns)

    def _first_row(self) -> QHBoxLayout:
        """Name, choice and rule in one line."""
        row = QHBoxLayout()
        name: Say = lambda: tr("Who begins?")  # noqa: E731 - one text, said again in each language
        label = self.texts.label(name, 13.5, weight=600, wrap=False)
        label.setBuddy(self.first)
        self.texts.put(self.first.setAccessibleName, name)
        row.addWidget(label)
        row.addWidget(self.first, 1)
        row.addWidget(self._rule("CG-8.1.1"))
        return row

    def _option(self, column: QVBoxLayout, name: Say, why: Say, rule: str) -> QCheckBox:
        box, group = self._explained(name, why, rule)
        column.addLayout(group)
        return box

    def _explained(self, name: Say, why: Say, rule: str) -> tuple[QCheckBox, QVBoxLayout]:
        box = QCheckBox()
        self.texts.button(box, name)
        self.texts.put(box.setAccessibleDescription, why)
        row = QHBoxLayout()
        row.addWidget(box, 1)
        if rule:
            row.addWidget(self._rule(rule))
        group = QVBoxLayout()
        group.setSpacing(0)
        group.addLayout(row)
        group.addWidget(self.texts.label(why, 12, tone="muted"))
        return box, group

    def _make_more(self) -> None:
        self.more = QToolButton()
        self.more.setCheckable(True)
        self.more.setProperty("look", "quiet")
        self.texts.put(self.more.setText, self._more_text)
        self.body.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self._extras = QWidget()
        column = QVBoxLayout(self._extras)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(34)
        self._grid.setVerticalSpacing(11)
        self.switches: dict[str, QCheckBox] = {}
        self._groups: list[QWidget] = []
        for switch in SWITCHES:
            holder = QWidget()
            box, group = self._explained(_switch_say(switch, "name"), _switch_say(switch, "why"), "CG-22.3.1")
            group.setContentsMargins(0, 0, 0, 0)
            holder.setLayout(group)
            if switch == RESTRICTED:
                self.restricted = RestrictedList(self.texts, box, self._own_decks)
                self.restricted.changed.connect(self._judge)
                group.addWidget(self.restricted)
            box.toggled.connect(self._judge)
            self.switches[switch] = box
            self._groups.append(holder)
        column.addLayout(self._grid)
        self.seed = QLineEdit()
        self.seed.setMaxLength(19)
        self.texts.put(self.seed.setPlaceholderText, lambda: tr("By chance"))
        why: Say = lambda: tr("The same number shuffles the same way: for a rematch on equal terms.")  # noqa: E731
        row = FormRow(self.texts, lambda: tr("Number of the game"), self.seed, why)
        row.control_takes_its_own_width()
        column.addWidget(row)
        self._extras.hide()
        self.more.toggled.connect(self._extras.setVisible)
        self.body.addWidget(self._extras)

    def _make_foot(self) -> None:
        self.usual, self.cancel, self.start = QPushButton(), QPushButton(), QPushButton()
        self.texts.button(self.usual, lambda: tr("First game"),
                          lambda: tr("The decks of a first game against a novice, all rules as usual"))  # fmt: skip
        self.texts.button(self.cancel, lambda: tr("Back"))
        self.texts.button(self.start, lambda: tr("Start the game"))
        self.start.setProperty("look", "primary")
        self.why_not = self.texts.label(self._why_not, 13, tone="warning")
        self.texts.put(self.start.setToolTip, self._why_not)
        self.texts.put(self.start.setAccessibleDescription, self._why_not)
        self.why_not.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.usual.clicked.connect(self.set_usual)
        self.cancel.clicked.connect(self.left)
        self.start.clicked.connect(self.submit)
        self.foot.addWidget(self.usual)
        self.foot.addWidget(self.why_not, 1)
        self.foot.addWidget(self.cancel)
        self.foot.addWidget(self.start)

    # ---- the cards

    def read_cards(self) -> None:
        """Read cards and decks in the background; what is there already stays until then."""
        self._reading = run_task(card_shelf, done=self._have_cards, failed=self.problem.emit)

    def _have_cards(self, shelf: CardShelf) -> None:
        self._shelf = shelf
        self.restricted.know(shelf)
        own = tuple(self._own_decks())
        for panel in self.seats:
            panel.decks.offer(shelf, own)
        self._recall_decks(self._waiting)
        self._waiting = {}
        self._allow_start()
        if self._just_entered and self.isVisible():
            self.start.setFocus(Qt.FocusReason.OtherFocusReason)
        self._just_entered = False

    def _reader_for(self, panel: SeatPanel) -> Callable[[Path], None]:
        def read(path: Path) -> None:
            shelf = self._shelf
            assert shelf is not None  # the button is off before
            run_task(lambda: deck_from_file(path, shelf), done=panel.decks.add, failed=self._not_read)

        return read

    def _not_read(self, problem: Exception) -> None:
        if not hasattr(problem, "reason"):
            raise problem
        self.problem.emit(problem)

    # ---- what it says

    def options(self) -> dict[str, Any]:
        """The setup but for the decks, as plain data."""
        chosen: dict[str, Any] = {"constructed": self.constructed.isChecked(), "switches": self._switches_on(),
                                  "free_adjust": self.free_adjust.isChecked()}  # fmt: skip
        if self.switches[RESTRICTED].isChecked():
            chosen["restricted"] = list(self.restricted.titles())
        if self.first.value() != CHANCE:
            chosen["first"] = int(self.first.value())
        return chosen

    def _switches_on(self) -> list[str]:
        return [switch for switch, box in self.switches.items() if box.isChecked()]

    def setup(self) -> dict[str, Any]:
        """The whole setup with all definitions. SetupError for an impossible one; before the cards were read there is
        none: RuntimeError."""
        decks = [panel.decks.deck() for panel in self.seats]
        if self._shelf is None or decks[0] is None or decks[1] is None:
            raise RuntimeError("the cards have not been read")
        return game_data(self._shelf, [deck.ids() for deck in decks if deck is not None], self.options())

    def seed_number(self) -> int | None:
        """The number of the game; None for one by chance."""
        return seed_of(self.seed.text())

    def persons(self) -> int:
        """How many seats are people's."""
        return sum(panel.player.value() == PERSON for panel in self.seats)

    # ---- remembering

    def remember(self) -> dict[str, Any]:
        """The choices, to be shown again next time (`recall`)."""
        return {
            "setup": self.options(),
            "seats": [panel.to_data() for panel in self.seats],
            "decks": [panel.decks.to_data() for panel in self.seats],
            "restricted": self.restricted.lines(),
        }

    def recall(self, data: Mapping[str, Any]) -> None:
        """Show choices that were remembered; what is missing or makes no sense has its default."""
        setup, rows = data.get("setup"), data.get("seats")
        setup = setup if isinstance(setup, Mapping) else {}
        rows = rows if isinstance(rows, list) else []
        for seat, panel in enumerate(self.seats):
            row = rows[seat] if seat < len(rows) else None
            panel.recall(row if isinstance(row, Mapping) else {})
        first = setup.get("first")
        self.first.set_value(str(first) if type(first) is int and first in (0, 1) else CHANCE)
        self.constructed.setChecked(setup.get("constructed") is True)
        self.free_adjust.setChecked(setup.get("free_adjust") is True)
        titles = data.get("restricted")
        self.restricted.write(str(title) for title in (titles if isinstance(titles, list) else ()))
        on = setup.get("switches")
        for switch, box in self.switches.items():
            box.setChecked(isinstance(on, list) and switch in on)
        self.more.setChecked(bool(self._switches_on()))
        self._recall_decks(data)
        self._follow()

    def _recall_decks(self, data: Mapping[str, Any]) -> None:
        decks = data.get("decks")
        for panel, deck in zip(self.seats, decks if isinstance(decks, list) else (), strict=False):
            panel.decks.recall(deck)

    def set_usual(self) -> None:
        """The decks of a first game against a novice, all rules as usual; names stay."""
        for panel, key in zip(self.seats, FIRST_GAME, strict=True):
            panel.decks.choose("preset", key)
            panel.set_usual_player()
        self.first.set_value(CHANCE)
        for box in (self.constructed, self.free_adjust, *self.switches.values()):
            box.setChecked(False)
        self.curtain.setChecked(True)
        self.seed.clear()

    def submit(self) -> None:
        """Ask for the game, if both decks may be played."""
        if not self.start.isEnabled():
            return
        seats = tuple(panel.seat_of() for panel in self.seats)
        if self.curtain.isEnabled():
            self.curtain_chosen.emit(self.curtain.isChecked())
        self.start_wanted.emit(self.setup(), seats, self.seed_number())

    def accept(self) -> None:
        """Enter starts."""
        self.submit()

    def entered(self) -> None:
        """Decks may have been built meanwhile. The keyboard is on the button that starts."""
        self.seed.clear()
        self._just_entered = True
        self.entering.emit()
        if self._shelf is not None:
            self._have_cards(self._shelf)
        else:
            self.read_cards()

    # ---- what follows from what

    def _follow(self) -> None:
        self.curtain.setEnabled(self.persons() == len(self.seats))

    def _judge(self) -> None:
        switches, titles = self._switches_on(), self.restricted.titles()
        for panel in self.seats:
            panel.decks.judge_by(constructed=self.constructed.isChecked(), switches=switches, restricted=titles)
        self.more.setText(self._more_text())

    def _more_text(self) -> str:
        on = len(self._switches_on()) if hasattr(self, "switches") else 0
        return tr("Rule variants… (%n chosen)", "", on) if on else tr("Rule variants…")

    def _why_not(self) -> str:
        if self._shelf is None:
            return ""
        barred = [panel for panel in self.seats if not panel.decks.playable]
        if len(barred) == len(self.seats):
            return tr("Neither deck may be played in this game.")
        if barred:
            which = tr("The deck of player %1 may not be played in this game.")
            return which.replace("%1", barred[0].numeral)
        return ""

    def _allow_start(self) -> None:
        self.start.setEnabled(self._shelf is not None and all(panel.decks.playable for panel in self.seats))
        for say in (self.why_not.setText, self.start.setToolTip, self.start.setAccessibleDescription):
            say(self._why_not())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= theme.px(860)
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        for box in (self._sides, self._columns):
            box.setDirection(direction)
        columns = 2 if wide else 1
        for place, holder in enumerate(self._groups):
            self._grid.addWidget(holder, place // columns, place % columns, Qt.AlignmentFlag.AlignTop)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1 if wide else 0)

    def show_curtain(self, on: bool) -> None:
        """Show whether a curtain falls between two people, as it was chosen last, here or at the table."""
        self.curtain.setChecked(on)


def _switch_say(switch: str, what: str) -> Say:
    return lambda: wording_now().say(f"switch.{switch}.{what}")
