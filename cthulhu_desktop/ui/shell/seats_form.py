"""Who plays: one row a cult, with its name and who leads it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.widgets.form import Choice
from cthulhu_desktop.ui.widgets.texts import Say, Texts

MAX_NAME = 40  # letters
PERSON = "person"


def default_names() -> list[str]:
    """Names of cults, in the language of the window."""
    return [
        tr("Order of Dagon"), tr("Starry Wisdom"), tr("Dreamers of R'lyeh"), tr("Brood of the Black Goat"),
        tr("Keepers of the Gate"), tr("Heralds in Yellow"),
    ]  # fmt: skip


def bot_title(bot: str) -> str:
    """What a bot is called in lists."""
    names = {
        "random": tr("Bot, random"), "cautious": tr("Bot, cautious"), "bold": tr("Bot, bold"),
        "novice": tr("Bot, novice"), "adept": tr("Bot, adept"),
    }  # fmt: skip
    return names.get(bot, tr("Bot: %1").replace("%1", bot))


class SeatsForm(QWidget):
    """The rows. `changed` after any change of who plays."""

    changed = Signal()

    def __init__(self, texts: Texts, bots: Sequence[str], most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bots = tuple(bots)
        self._count = 2
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(7)
        grid.setColumnStretch(1, 5)
        grid.setColumnStretch(2, 4)
        self.names: list[QLineEdit] = []
        self.players: list[Choice] = []
        self._numbers = []
        for seat in range(most):
            number = texts.label(_numeral(seat), 14, role=theme.Role.TITLE)
            number.setAlignment(Qt.AlignmentFlag.AlignCenter)
            name = QLineEdit()
            name.setMaxLength(MAX_NAME)
            texts.put(name.setPlaceholderText, _default_name(seat))
            texts.put(name.setAccessibleName, _numbered(lambda: tr("Name of cult %1"), seat))
            player = Choice(texts, [(PERSON, lambda: tr("Person")), *((bot, _bot_say(bot)) for bot in self._bots)])
            texts.put(player.setAccessibleName, _numbered(lambda: tr("Who leads cult %1"), seat))
            player.currentIndexChanged.connect(self.changed)
            for column, widget in enumerate((number, name, player)):
                grid.addWidget(widget, seat, column)
            self._numbers.append(number)
            self.names.append(name)
            self.players.append(player)
        self.set_seats([])

    def set_count(self, count: int) -> None:
        """How many rows are shown."""
        self._count = count
        for seat in range(len(self.names)):
            for widget in (self._numbers[seat], self.names[seat], self.players[seat]):
                widget.setVisible(seat < count)
        self.changed.emit()

    def persons(self) -> int:
        """How many cults are led by people."""
        return sum(player.value() == PERSON for player in self.players[: self._count])

    def seats(self) -> tuple[tuple[str, str | None], ...]:
        """Name and bot (None: a person) of each cult."""
        defaults = default_names()
        rows = []
        for seat in range(self._count):
            bot = self.players[seat].value()
            rows.append((self.names[seat].text().strip() or defaults[seat], None if bot == PERSON else bot))
        return tuple(rows)

    def to_data(self) -> list[dict[str, str]]:
        """All rows, the hidden ones too, to be remembered. A name that was not chosen stays open, so that it follows
        the language."""
        return [
            {"name": name.text().strip(), "player": player.value()}
            for name, player in zip(self.names, self.players, strict=True)
        ]

    def set_seats(self, rows: Sequence[Mapping[str, Any]]) -> None:
        """Fill the rows with what `to_data` gave; what is missing has its default: one person against bots."""
        usual = [bot for bot in self._bots if bot != "random"] or list(self._bots)
        for seat, (name, player) in enumerate(zip(self.names, self.players, strict=True)):
            row = rows[seat] if seat < len(rows) else {}
            name.setText(str(row.get("name", ""))[:MAX_NAME])
            player.set_value(PERSON if seat == 0 or not usual else usual[(seat - 1) % len(usual)])
            player.set_value(str(row.get("player", "")))


def _numeral(seat: int) -> Say:
    return lambda: ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")[seat]


def _default_name(seat: int) -> Say:
    return lambda: default_names()[seat]


def _numbered(say: Say, seat: int) -> Say:
    return lambda: say().replace("%1", str(seat + 1))


def _bot_say(bot: str) -> Say:
    return lambda: bot_title(bot)
