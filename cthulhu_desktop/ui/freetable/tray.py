"""The tray below the table: new pieces to take, and what can be done with the chosen ones."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QMenu, QToolButton, QVBoxLayout, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.freetable import icons
from cthulhu_desktop.ui.freetable.arrange import Shape
from cthulhu_desktop.ui.freetable.describe import colour_name
from cthulhu_desktop.ui.freetable.flow_row import FlowRow
from cthulhu_desktop.ui.freetable.measures import COLOURS, DICE
from cthulhu_desktop.ui.tabletop import materials
from cthulhu_desktop.ui.widgets.texts import Say, Texts


def shape_says() -> tuple[tuple[Shape, Say], ...]:
    """The names of the ways to align pieces."""
    return (
        (Shape.ROW, lambda: tr("In a row")),
        (Shape.COLUMN, lambda: tr("In a column")),
        (Shape.GRID, lambda: tr("In a grid")),
        (Shape.FAN, lambda: tr("As a fan")),
    )


class Tray(QFrame):
    """Signals say what is wanted; `work_wanted(str)` is a name of `work`."""

    die_wanted = Signal(int)
    custom_die_wanted = Signal()
    bead_wanted = Signal(str)
    note_wanted = Signal()
    arrow_wanted = Signal()
    card_wanted = Signal()
    work_wanted = Signal(str)
    align_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.texts = Texts()
        self.buttons: list[QToolButton] = []
        row = FlowRow(gap=1)
        row.setProperty("surface", "none")
        self._flow = row.flow
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 3, 8, 4)
        column.setSpacing(1)
        column.addWidget(row)
        self._make_pieces()
        self._make_work()
        theme.changes().changed.connect(self.redress)
        self.redress()

    # -- making ------------------------------------------------------------------------------------------------------
    def _button(self, icon: QIcon, say: Say, pressed: Callable[[], object] | None) -> QToolButton:
        button = QToolButton()
        button.setProperty("look", "quiet")
        button.setIcon(icon)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.texts.put(button.setToolTip, say)
        self.texts.put(button.setAccessibleName, say)
        if pressed is not None:
            button.clicked.connect(lambda _checked=False: pressed())
        self._flow.addWidget(button)
        self.buttons.append(button)
        return button

    def _make_pieces(self) -> None:
        self.dice: dict[int, QToolButton] = {}
        for sides in DICE:
            press = partial(self.die_wanted.emit, sides)
            self.dice[sides] = self._button(icons.die_icon(sides), _die_say(sides), press)
        self._button(icons.die_icon(37), lambda: tr("A die with any number of sides…"), self.custom_die_wanted.emit)
        self._gap()
        self.beads: dict[str, QToolButton] = {}
        for place, colour in enumerate(COLOURS, 1):
            lay = partial(self.bead_wanted.emit, colour.name)
            self.beads[colour.name] = self._button(icons.bead_icon(colour.name), _bead_say(colour.name, place), lay)
        self._gap()
        self.note = self._button(icons.note_icon(), lambda: tr("A note (N)"), self.note_wanted.emit)
        self.arrow = self._button(
            icons.arrow_icon(),
            lambda: tr("An arrow, from the first to the second chosen piece; or drag with the right button"),
            self.arrow_wanted.emit,
        )  # fmt: skip
        self.card = self._button(icons.card_icon(), lambda: tr("A card with any text…"), self.card_wanted.emit)
        self._gap()

    def _make_work(self) -> None:
        works: tuple[tuple[str, str, Say], ...] = (
            ("turn", "turn", lambda: tr("Turn by a quarter, or roll dice (R; Shift+R back)")),
            ("flip", "flip", lambda: tr("Turn over (F)")),
            ("hand", "hand", lambda: tr("Into the hand, or draw from a pile (D)")),
            ("shuffle", "shuffle", lambda: tr("Shuffle (S)")),
            ("stack", "stack", lambda: tr("Stack the chosen cards (K)")),
            ("search", "look", lambda: tr("Search a pile; everybody sees that you look (B)")),
        )
        self.work: dict[str, QToolButton] = {}
        for name, icon, say in works:
            self.work[name] = self._button(icons.work_icon(icon), say, partial(self.work_wanted.emit, name))
        self.align = self._button(icons.work_icon("align"), lambda: tr("Align the chosen pieces (A)"), None)
        menu = QMenu(self.align)
        self.aligns: dict[str, QAction] = {}
        for shape, say in shape_says():
            action = menu.addAction("")
            action.triggered.connect(partial(self._aligned, shape.value))
            self.texts.put(action.setText, say)
            self.aligns[shape.value] = action
        self.align.setMenu(menu)
        self.align.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.work["remove"] = self._button(
            icons.work_icon("remove"), lambda: tr("Take off the table (Del)"), partial(self.work_wanted.emit, "remove")
        )

    def _aligned(self, shape: str, _checked: bool = False) -> None:
        self.align_wanted.emit(shape)

    def _gap(self) -> None:
        gap = QWidget()
        gap.setFixedSize(7, 10)
        gap.setProperty("surface", "none")
        self._flow.addWidget(gap)

    # -- in use --------------------------------------------------------------------------------------------------------
    def enable(self, *, anything: bool, locked: bool) -> None:
        """What is off while nothing is chosen, or while a recorded game is shown."""
        for button in (*self.work.values(), self.align):
            button.setEnabled(anything and not locked)
        for button in (*self.dice.values(), *self.beads.values(), self.note, self.arrow, self.card):
            button.setEnabled(not locked)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.texts.refresh()

    def redress(self) -> None:
        """The size of the text has changed."""
        size = min(theme.px(24), 34)
        for button in self.buttons:
            button.setIconSize(QSize(size, size))
            button.setStyleSheet("QToolButton { padding: 2px 1px; }")  # there are many of them
            button.setFixedSize(size + 9, size + 10)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        materials.wood(painter, QRectF(self.rect()), base="#241A12")
        painter.fillRect(0, 0, self.width(), 1, theme.colour(theme.BRASS, 0.6))


def _die_say(sides: int) -> Say:
    return lambda: tr("A die with {sides} sides").format(sides=sides)


def _bead_say(colour: str, key: int) -> Say:
    return lambda: tr("{colour}: a counter on what is chosen (key {key}), else a token").format(
        colour=colour_name(colour), key=key
    )
