"""The end of a card game: who won and why, the final numbers, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.cards.view import CardsView, PlayerView
from cthulhu_desktop.core.kernel import Outcome
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.tabletop.overlay import Overlay, clear, text
from cthulhu_desktop.ui.tabletop.words import wording_now
from cthulhu_desktop.ui.theme import Role
from cthulhu_desktop.ui.widgets.sheet import Ornament
from cthulhu_desktop.wording.cards import outcome_line


class EndOverlay(Overlay):
    """Signals for each of its buttons; `looked()`: the player wants to see the table as it stands."""

    rule_wanted = Signal(str)
    rematch_wanted = Signal()
    new_game_wanted = Signal()
    replay_wanted = Signal()
    left = Signal()
    looked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = text("", 24, Role.TITLE, weight=650, wrap=True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.why = QLabel()
        theme.set_font(self.why, Role.TEXT, 14.5)
        self.why.setWordWrap(True)
        self.why.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        flags = Qt.TextInteractionFlag
        self.why.setTextInteractionFlags(flags.LinksAccessibleByMouse | flags.LinksAccessibleByKeyboard)
        self.why.linkActivated.connect(lambda link: self.rule_wanted.emit(link.removeprefix("rule:")))
        self.numbers = QGridLayout()
        self.numbers.setColumnStretch(0, 1)
        self.numbers.setHorizontalSpacing(theme.px(26))
        for widget in (self.title, Ornament(theme.BRASS_DARK), self.why):
            self.body.addWidget(widget)
        self.body.addLayout(self.numbers)
        self.rematch, self.new_game, self.replay = QPushButton(), QPushButton(), QPushButton()
        self.look, self.back = QPushButton(), QPushButton()
        self.rematch.setObjectName("rematch")
        self.rematch.setProperty("look", "primary")
        for row in ((self.rematch, self.new_game), (self.replay, self.look, self.back)):
            line = QHBoxLayout()
            line.addStretch(1)
            for button in row:
                line.addWidget(button)
            line.addStretch(1)
            self.body.addLayout(line)
        for button, signal in (
            (self.rematch, self.rematch_wanted), (self.new_game, self.new_game_wanted), (self.back, self.left),
            (self.replay, self.replay_wanted), (self.look, self.looked),
        ):  # fmt: skip
            button.clicked.connect(signal)
        self._shown: tuple[Outcome, Sequence[str], CardsView] | None = None

    def show_end(self, outcome: Outcome, names: Sequence[str], view: CardsView, *, replay: bool) -> None:
        """Show how the game ended. `replay`: it is only being shown again, so there is nothing to play once more."""
        self._shown = (outcome, names, view)
        for button in (self.rematch, self.new_game, self.replay):
            button.setVisible(not replay)
        self.retranslate()
        self.open()
        (self.look if replay else self.rematch).setFocus()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        if self._shown is None:
            return
        outcome, names, view = self._shown
        won = [names[seat] for seat in outcome.winners]
        self.title.setText(tr("{who} wins").format(who=won[0]) if won else tr("Nobody wins"))
        why = escape(outcome_line(wording_now(), outcome, names))
        rule = escape(tr("Rule {number}").format(number=outcome.rule))
        link = f'<a href="rule:{outcome.rule}" style="color:{theme.BRASS_DARK}">{rule}</a>' if outcome.rule else ""
        self.why.setText(f"{why} {link}")
        self._show_numbers(names, view)
        self.rematch.setText(tr("Rematch"))
        self.new_game.setText(tr("New game"))
        self.replay.setText(tr("Watch it again"))
        self.look.setText(tr("Look at the table"))
        self.back.setText(tr("Back to the menu"))
        self._cover()

    def _show_numbers(self, names: Sequence[str], view: CardsView) -> None:
        clear(self.numbers)
        for column, name in enumerate(names[:2], start=1):
            self.numbers.addWidget(text(name, 14, weight=700, right=True), 0, column)
        rows = [_numbers(player, view) for player in view.players]
        for row, label in enumerate(_labels(), start=1):
            self.numbers.addWidget(text(label, 13.5), row, 0)
            for column in (1, 2):
                heavy = 700 if row == 1 else 0
                self.numbers.addWidget(text(str(rows[column - 1][row - 1]), 14, weight=heavy, right=True), row, column)
        turns = tr("%n turn was played.", "", view.turn)
        self.numbers.addWidget(text(turns, 12.5, tone="muted"), len(rows[0]) + 1, 0, 1, 3)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.looked.emit()
        event.accept()


def _labels() -> tuple[str, ...]:
    return (tr("Stories won"), tr("Success tokens in the row"), tr("Characters in play"), tr("Cards in hand"),
            tr("Cards left in the deck"))  # fmt: skip


def _numbers(player: PlayerView, view: CardsView) -> tuple[int, ...]:
    characters = sum(card.kind == "character" for card in player.play)
    tokens = sum(story.tokens[player.seat] for story in view.row)
    return (len(player.won), tokens, characters, player.hand_size, player.deck_size)
