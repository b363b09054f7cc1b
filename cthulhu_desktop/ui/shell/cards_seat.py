"""One seat of a card game that is being set up: name, who plays, which deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.shell.deck_choice import DeckChoice
from cthulhu_desktop.ui.shell.seats_form import MAX_NAME, PERSON, bot_title
from cthulhu_desktop.ui.widgets.form import Choice
from cthulhu_desktop.ui.widgets.texts import Say, Texts

__all__ = ["PERSON", "SeatPanel", "default_names"]


def default_names() -> tuple[str, str]:
    """Names of the two players, in the language of the window."""
    return tr("The Scholar"), tr("The Whisperer")


class SeatPanel(QWidget):
    """The seat. `changed` after any change of who plays; `decks` is the choice of its deck."""

    changed = Signal()

    def __init__(
        self, texts: Texts, seat: int, bots: Sequence[str], usual_deck: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.seat, self._bots = seat, tuple(bots)
        self.numeral = ("I", "II")[seat]
        number = texts.label(lambda: self.numeral, 19, role=theme.Role.TITLE, wrap=False)
        number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        number.setMinimumWidth(24)
        self.name = QLineEdit()
        self.name.setMaxLength(MAX_NAME)
        texts.put(self.name.setPlaceholderText, lambda: default_names()[seat])
        texts.put(self.name.setAccessibleName, self._of_seat(lambda: tr("Name of player %1")))
        self.player = Choice(texts, [(PERSON, lambda: tr("Person")), *((bot, _bot_say(bot)) for bot in self._bots)])
        texts.put(self.player.setAccessibleName, self._of_seat(lambda: tr("Who plays as player %1")))
        self.player.currentIndexChanged.connect(self.changed)
        self.decks = DeckChoice(texts, usual_deck)
        texts.put(self.decks.list.setAccessibleName, self._of_seat(lambda: tr("Deck of player %1")))
        texts.put(self.decks.list.view().setAccessibleName, self._of_seat(lambda: tr("Deck of player %1")))
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(number)
        head.addWidget(self.name, 5)
        head.addWidget(self.player, 4)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(9)
        column.addLayout(head)
        column.addWidget(self.decks, 1)
        self.set_usual_player()

    def _of_seat(self, say: Say) -> Say:
        return lambda: say().replace("%1", self.numeral)

    def set_usual_player(self) -> None:
        """A person at the first seat, the simplest bot at the second."""
        self.player.set_value(PERSON if self.seat == 0 or not self._bots else self._bots[0])

    def seat_of(self) -> tuple[str, str | None]:
        """Name and bot (None: a person)."""
        bot = self.player.value()
        return self.name.text().strip() or default_names()[self.seat], None if bot == PERSON else bot

    def to_data(self) -> dict[str, str]:
        """Name and player, to be remembered. A name that was not chosen stays open, so that it follows the
        language."""
        return {"name": self.name.text().strip(), "player": self.player.value()}

    def recall(self, data: Mapping[str, Any]) -> None:
        """Show what `to_data` gave; what is missing or makes no sense has its default."""
        self.name.setText(str(data.get("name", ""))[:MAX_NAME])
        self.set_usual_player()
        self.player.set_value(str(data.get("player", "")))


def _bot_say(bot: str) -> Say:
    return lambda: bot_title(bot)
