"""The first page: the plate, the name of the program, and what can be done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import sqrt

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.shell.language import OWN_NAMES
from cthulhu_desktop.ui.shell.page import BodyScroll, Page
from cthulhu_desktop.ui.shell.plate import Plate
from cthulhu_desktop.ui.theme import Role
from cthulhu_desktop.ui.widgets.entry import EntryButton
from cthulhu_desktop.ui.widgets.sheet import Ornament
from cthulhu_desktop.ui.widgets.texts import Say

MARGIN = 26  # above and below
SMALLEST_NAME = 0.55  # of the usual size of the program's name


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the start screen: its name for tests, its text, the page or action it opens. `second` is a smaller
    line below; an entry whose `shown` is false takes no room."""

    name: str
    text: Say
    opens: str
    second: Say | None = None
    shown: Callable[[], bool] | None = None


class StartPage(Page):
    """The start screen. `wanted(name)` carries the `opens` of the entry that was chosen."""

    def __init__(
        self,
        entries: tuple[Entry, ...],
        plate: Plate,
        language_wanted: Callable[[str], object],
        parent: QWidget | None = None,
    ) -> None:
        """`language_wanted(code)` is called when a language below the entries is chosen."""
        super().__init__(parent)
        self._entries = entries
        self.buttons: dict[str, EntryButton] = {}
        self.column = QWidget()
        inside = QVBoxLayout(self.column)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(1)
        inside.addStretch(1)
        self.names = [self._name_of_the_program(name) for name in ("Cthulhu", "Desktop")]
        for label in self.names:
            inside.addWidget(label)
        inside.addSpacing(6)
        inside.addWidget(Ornament())
        self.motto = self.texts.label(lambda: tr("Games of forbidden knowledge, for one table"), 13, italic=True)
        self.motto.setProperty("tone", "muted")
        self.motto.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        inside.addWidget(self.motto)
        inside.addSpacing(14)
        for entry in entries:
            inside.addWidget(self._button(entry))
        inside.addStretch(3)
        inside.addLayout(self._languages(language_wanted))
        self.scroller = BodyScroll(self.column)
        self.plate = plate
        row = QHBoxLayout(self)
        row.setContentsMargins(34, MARGIN, 30, MARGIN)
        row.setSpacing(30)
        row.addWidget(self.scroller)
        row.addWidget(plate, 1)
        theme.changes().changed.connect(self._fit)
        self._fit()

    def _name_of_the_program(self, text: str) -> QLabel:
        label = QLabel(text)
        label.setProperty("tone", "brass")
        label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        return label

    def _languages(self, wanted: Callable[[str], object]) -> QHBoxLayout:
        """All languages in their own names: whoever cannot read the present one still finds the own."""
        row = QHBoxLayout()
        row.setSpacing(2)
        row.addStretch(1)
        self.languages: dict[str, QToolButton] = {}
        for code, name in OWN_NAMES.items():
            button = QToolButton()
            button.setText(name)
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.setProperty("look", "link")
            theme.set_font(button, Role.TEXT, 12)
            button.clicked.connect(partial(_call, wanted, code))
            self.languages[code] = button
            row.addWidget(button)
        row.addStretch(1)
        return row

    def show_language(self, code: str) -> None:
        """Mark the language in force."""
        self.languages[code].setChecked(True)

    def _button(self, entry: Entry) -> EntryButton:
        button = EntryButton()
        button.setObjectName(f"entry-{entry.name}")
        self.texts.put(button.setText, entry.text)
        if entry.second is not None:
            self.texts.put(button.set_second, entry.second)
        button.clicked.connect(lambda: self.wanted.emit(entry.opens))
        self.buttons[entry.name] = button
        return button

    def entered(self) -> None:
        """Show the entries that make sense now; the first one has the keyboard."""
        self.texts.refresh()
        for entry in self._entries:
            self.buttons[entry.name].setVisible(entry.shown is None or entry.shown())
        self._fit()
        first = next(button for button in self.buttons.values() if not button.isHidden())
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fit(self) -> None:
        """The column grows a little with the window; the plate gives way where there is no room for it."""
        width = round(min(max(theme.px(345), self.width() * 0.27), theme.px(460)))
        self.scroller.setFixedWidth(min(width, max(260, self.width() - 64)))
        self.plate.setVisible(self.width() - width - 94 >= 320)
        # The name is large already: it grows less than the text, so that the entries keep their room.
        size = 35 * width / theme.px(345) / sqrt(theme.scale())
        self._name_at(size)
        lacking = self.column.sizeHint().height() - (self.height() - 2 * MARGIN)
        if lacking > 0:  # in a low window the name gives way, so that entries and languages are seen without scrolling
            tall = sum(label.sizeHint().height() for label in self.names)
            self._name_at(size * max(SMALLEST_NAME, 1 - (lacking + 4) / tall))

    def _name_at(self, points: float) -> None:
        for label in self.names:
            label.setFont(theme.font(Role.TITLE, points, weight=600))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


def _call(wanted: Callable[[str], object], code: str, _checked: bool = False) -> None:
    wanted(code)
