"""Setting up a dice game (DG-2, DG-9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.dice.setup import (
    MAX_CULTS,
    MAX_TARGET,
    MIN_CULTS,
    MIN_TARGET,
    default_target,
)
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.shell.page import SheetPage
from cthulhu_desktop.ui.shell.seats_form import SeatsForm
from cthulhu_desktop.ui.shell.seed_field import seed_of
from cthulhu_desktop.ui.widgets.form import Choice, FormRow, RuleButton
from cthulhu_desktop.ui.widgets.texts import Say


class NewDicePage(SheetPage):
    """The page. `start_wanted(setup, seats, seed)`: the setup as plain data, name and bot of each cult, and the seed or
    None. `rule_wanted(str)` opens a rule."""

    WIDTH = 1120
    start_wanted = Signal(object, object, object)
    rule_wanted = Signal(str)

    def __init__(self, bots: Sequence[str], remembered: Mapping[str, Any], parent: QWidget | None = None) -> None:
        super().__init__(lambda: tr("A new dice game"), parent)
        self._target_chosen = False
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(34)
        left, right = QVBoxLayout(), QVBoxLayout()
        for column in (left, right):
            column.setSpacing(13)
            self._columns.addLayout(column, 1)
        self.body.addLayout(self._columns)
        self.body.addStretch(1)
        self._make_cults(left, bots)
        self._make_target(left)
        self._make_practice(left)
        left.addStretch(1)
        self._make_options(right)
        self._make_more(right)
        right.addStretch(1)
        self._make_foot()
        self.seats.changed.connect(self._allow_practice)
        self.recall(remembered)

    # ---- making

    def _rule(self, number: str) -> RuleButton:
        return RuleButton(self.texts, number, self.rule_wanted.emit)

    def _make_cults(self, column: QVBoxLayout, bots: Sequence[str]) -> None:
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(5)
        self._counts = QButtonGroup(self)
        for count in range(MIN_CULTS, MAX_CULTS + 1):
            button = QToolButton()
            button.setText(str(count))
            button.setCheckable(True)
            button.setProperty("look", "number")
            self.texts.put(button.setAccessibleName, _with_number(count))
            self._counts.addButton(button, count)
            row.addWidget(button)
        row.addStretch(1)
        self._counts.idToggled.connect(self._on_count)
        column.addWidget(FormRow(self.texts, lambda: tr("How many cults?"), holder, rule=self._rule("DG-1.3")))
        self.seats = SeatsForm(self.texts, bots, MAX_CULTS)
        column.addWidget(self.seats)

    def _make_target(self, column: QVBoxLayout) -> None:
        self.target = QSpinBox()
        self.target.setRange(MIN_TARGET, MAX_TARGET)
        self.target.setSingleStep(10)
        self.target.valueChanged.connect(self._on_target)
        why: Say = lambda: tr(  # noqa: E731 - one text, said again in each language
            "Power points that end the game, above or below zero. Usual are 150 for two or three cults, 100 for more."
        )
        row = FormRow(self.texts, lambda: tr("Target"), self.target, why, self._rule("DG-2.3"))
        row.control_takes_its_own_width()
        column.addWidget(row)

    def _make_practice(self, column: QVBoxLayout) -> None:
        self.practice = QCheckBox()
        self.texts.button(self.practice, lambda: tr("Solo practice"))
        why: Say = lambda: tr("Calls may be taken back. Only where one person plays alone against bots.")  # noqa: E731
        self.texts.put(self.practice.setAccessibleDescription, why)
        row = QHBoxLayout()
        row.addWidget(self.practice, 1)
        row.addWidget(self._rule("DG-3.5"))
        group = QVBoxLayout()
        group.setSpacing(0)
        group.addLayout(row)
        group.addWidget(self.texts.label(why, 12, tone="muted"))
        column.addLayout(group)

    def _make_options(self, column: QVBoxLayout) -> None:
        self.stone_award = Choice(
            self.texts, [("chant", lambda: tr("For the whole chant in one roll")), ("off", lambda: tr("Never"))]
        )
        self.stone_keep = Choice(
            self.texts,
            [("phase", lambda: tr("Until the phase is scored")), ("game", lambda: tr("Until the game ends"))],
        )
        self.robbed = Choice(
            self.texts,
            [
                ("ends", lambda: tr("Its invocation ends at once")),
                ("rolls_nothing", lambda: tr("It goes on, with nothing to roll")),
            ],
        )
        self.bare = Choice(
            self.texts,
            [("no", lambda: tr("Needs a tentacle in the display")), ("yes", lambda: tr("Needs nothing before"))],
        )
        rows: list[tuple[Say, Choice, Say, str]] = [
            (lambda: tr("A doubling stone is won"), self.stone_award,
             lambda: tr("The stone doubles what the display is worth."), "DG-5.3"),
            (lambda: tr("A doubling stone is kept"), self.stone_keep,
             lambda: tr("A cult holds one stone at most. Only where stones are won."), "DG-5.3"),
            (lambda: tr("A cult robbed of its last die"), self.robbed,
             lambda: tr("Dice outside a display can be taken by other cults once the middle is empty."), "DG-5.2a"),
            (lambda: tr("The call “Iää! Ph'nglui!”"), self.bare,
             lambda: tr("It brings a free die for an IÄÄ and an Elder Sign."), "DG-4.7"),
        ]  # fmt: skip
        for name, choice, why, rule in rows:
            column.addWidget(FormRow(self.texts, name, choice, why, self._rule(rule)))
        self.stone_award.currentIndexChanged.connect(
            lambda: self.stone_keep.setEnabled(self.stone_award.value() != "off")
        )

    def _make_more(self, column: QVBoxLayout) -> None:
        self.more = QToolButton()
        self.more.setCheckable(True)
        self.more.setProperty("look", "quiet")
        self.texts.button(self.more, lambda: tr("More…"))
        self.seed = QLineEdit()
        self.seed.setMaxLength(19)
        self.texts.put(self.seed.setPlaceholderText, lambda: tr("By chance"))
        why: Say = lambda: tr("The same number brings the same dice: for a rematch on equal terms.")  # noqa: E731
        self._seed_row = FormRow(self.texts, lambda: tr("Number of the game"), self.seed, why)
        self._seed_row.hide()
        self.more.toggled.connect(self._seed_row.setVisible)
        column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._seed_row)

    def _make_foot(self) -> None:
        self.usual, self.cancel, self.start = QPushButton(), QPushButton(), QPushButton()
        self.texts.button(self.usual, lambda: tr("Usual rules"), lambda: tr("All options as the rulebook has them"))
        self.texts.button(self.cancel, lambda: tr("Back"))
        self.texts.button(self.start, lambda: tr("Start the game"))
        self.start.setProperty("look", "primary")
        self.usual.clicked.connect(self.set_usual)
        self.cancel.clicked.connect(self.left)
        self.start.clicked.connect(self.submit)
        self.foot.addWidget(self.usual)
        self.foot.addStretch(1)
        self.foot.addWidget(self.cancel)
        self.foot.addWidget(self.start)

    # ---- what it says

    def cults(self) -> int:
        """How many cults play."""
        return self._counts.checkedId()

    def setup(self) -> dict[str, Any]:
        """The setup as plain data."""
        return {
            "cults": self.cults(),
            "target": self.target.value(),
            "stone_award": self.stone_award.value(),
            "stone_keep": self.stone_keep.value(),
            "robbed": self.robbed.value(),
            "bare_phnglui": self.bare.value() == "yes",
            "practice": self.practice.isEnabled() and self.practice.isChecked(),
        }

    def seed_number(self) -> int | None:
        """The number of the game; None for one by chance."""
        return seed_of(self.seed.text())

    def remember(self) -> dict[str, Any]:
        """The choices, to be shown again next time (`recall`)."""
        return {"setup": self.setup(), "seats": self.seats.to_data(), "target_chosen": self._target_chosen}

    def recall(self, data: Mapping[str, Any]) -> None:
        """Show choices that were remembered; what is missing or makes no sense has its default."""
        setup = data.get("setup")
        setup = setup if isinstance(setup, Mapping) else {}
        seats = data.get("seats")
        rows = [row for row in seats if isinstance(row, Mapping)] if isinstance(seats, list) else []
        self.seats.set_seats(rows)
        count = setup.get("cults")
        button = self._counts.button(count if type(count) is int else 2) or self._counts.button(2)
        button.setChecked(True)
        target = setup.get("target")
        if data.get("target_chosen") is True and type(target) is int:
            self.target.setValue(target)
        for name, choice in (("stone_award", self.stone_award), ("stone_keep", self.stone_keep),
                             ("robbed", self.robbed)):  # fmt: skip
            choice.set_value(str(setup.get(name, "")))
        self.bare.set_value("yes" if setup.get("bare_phnglui") is True else "no")
        self.practice.setChecked(setup.get("practice") is True)
        self._allow_practice()

    def set_usual(self) -> None:
        """All options as the rulebook has them; who plays stays."""
        for choice in (self.stone_award, self.stone_keep, self.robbed, self.bare):
            choice.setCurrentIndex(0)
        self.practice.setChecked(False)
        self._target_chosen = False
        self._on_count(self.cults(), True)

    def submit(self) -> None:
        """Ask for the game."""
        self.start_wanted.emit(self.setup(), self.seats.seats(), self.seed_number())

    def accept(self) -> None:
        """Enter starts."""
        self.submit()

    def entered(self) -> None:
        """The keyboard is on the number of cults."""
        self.seed.clear()
        self._counts.button(self.cults()).setFocus(Qt.FocusReason.OtherFocusReason)

    # ---- what follows from what

    def _on_count(self, count: int, checked: bool) -> None:
        if not checked:
            return
        self.seats.set_count(count)
        if not self._target_chosen:
            self.target.setValue(default_target(count))
            self._target_chosen = False

    def _on_target(self, value: int) -> None:
        self._target_chosen = value != default_target(self.cults())

    def _allow_practice(self) -> None:
        self.practice.setEnabled(self.seats.persons() == 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= theme.px(820)
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(direction)


def _with_number(count: int) -> Say:
    return lambda: tr("%n cult(s)", "", count)

