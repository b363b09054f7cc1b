"""Sheets laid over the table: the scoring of a phase, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.dice.faces import Face
from cthulhu_desktop.core.dice.things import PhaseScored
from cthulhu_desktop.core.kernel import Outcome
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.dicetable.seats import marker_icon
from cthulhu_desktop.ui.dicetable.sheet import TotalsChart
from cthulhu_desktop.ui.dicetable.words import points_text, sum_text
from cthulhu_desktop.ui.tabletop.clock import Clock, Pause, Tween, ease_out
from cthulhu_desktop.ui.tabletop.clock import Sequence as InTurn
from cthulhu_desktop.ui.tabletop.overlay import Overlay, clear, text
from cthulhu_desktop.ui.tabletop.words import wording_now
from cthulhu_desktop.ui.theme import Role
from cthulhu_desktop.ui.widgets.sheet import Ornament
from cthulhu_desktop.wording.dice import outcome_line

COUNT_MS = 650


@dataclass(frozen=True, slots=True)
class Scored:
    """What a phase brought one cult: its display and stone, the value with its sign, the new total."""

    name: str
    display: tuple[Face, ...]
    stone: bool
    value: int
    total: int


class ScoreRows(QWidget):
    """One line a cult: marker, name, tentacles × IÄÄ × stone, what it brings, the total."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.px(14))
        self._grid.setVerticalSpacing(theme.px(6))
        self._grid.setColumnStretch(1, 1)
        self._counting: list[tuple[QLabel, QLabel, Scored]] = []

    def show_rows(self, rows: Sequence[Scored]) -> None:
        """Show the final numbers."""
        clear(self._grid)
        self._counting = []
        for column, words in enumerate(("", "", tr("Tentacles × IÄÄ"), tr("This phase"), tr("Total"))):
            head = text(words, 11.5, tone="muted", right=True)
            self._grid.addWidget(head, 0, column)
        for k, row in enumerate(rows):
            mark = QLabel()
            size = theme.px(18)
            mark.setPixmap(marker_icon(k, size).pixmap(size, size))
            name = text(row.name, 15, weight=600, wrap=True)
            how = text(self._how(row), 13.5, right=True)
            value = text(points_text(row.value), 17, weight=700, tone="warning" if row.value < 0 else "", right=True)
            total = text(points_text(row.total), 17, weight=500, right=True)
            for column, widget in enumerate((mark, name, how, value, total)):
                self._grid.addWidget(widget, k + 1, column)
            self._counting.append((value, total, row))

    @staticmethod
    def _how(row: Scored) -> str:
        """The sum; one that counts against the cult in brackets with a minus."""
        text = sum_text(row.display, row.stone)
        return f"−({text})" if row.value < 0 else text

    def count_up(self, clock: Clock) -> None:
        """Count from nothing to the final numbers, one cult after the other."""
        for k, labels_and_row in enumerate(self._counting):
            counter = partial(self._count, *labels_and_row)
            counter(0.0)
            clock.play(InTurn(Pause(150 + k * 320), Tween(COUNT_MS, counter, ease_out)))

    @staticmethod
    def _count(value: QLabel, total: QLabel, row: Scored, t: float) -> None:
        part = round(row.value * t)
        value.setText(points_text(part))
        total.setText(points_text(row.total - row.value + part))


class ScoreOverlay(Overlay):
    """The scoring of a phase. `closed()` when it has been read; `rule_wanted(number)`."""

    closed = Signal()
    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget, clock: Clock) -> None:
        super().__init__(parent)
        self._clock = clock
        self.title = text("", 21, Role.TITLE)
        self.title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.title.setWordWrap(True)
        self.rows = ScoreRows()
        self.note = QLabel()
        theme.set_font(self.note, Role.TEXT, 12.5)
        self.note.setWordWrap(True)
        self.note.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.note.linkActivated.connect(lambda link: self.rule_wanted.emit(link.removeprefix("rule:")))
        self.button = QPushButton()
        self.button.setObjectName("continue")
        self.button.setProperty("look", "primary")
        theme.set_font(self.button, Role.TEXT, 15, weight=650)
        self.button.clicked.connect(self.finish)
        for widget in (self.title, Ornament(theme.BRASS_DARK), self.rows, self.note):
            self.body.addWidget(widget)
        self.body.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._shown: tuple[PhaseScored, Sequence[Scored]] | None = None

    def show_scores(self, scored: PhaseScored, rows: Sequence[Scored]) -> None:
        """Show what a phase brought and count it up."""
        self._shown = (scored, rows)
        self.retranslate()
        self.open()
        self.button.setFocus()
        self.rows.count_up(self._clock)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        if self._shown is None:
            return
        scored, rows = self._shown
        self.title.setText(tr("Scoring of phase {number}").format(number=scored.phase))
        self.rows.show_rows(rows)
        note = escape(tr("A completed invocation counts for its cult, an unfinished one against it."))
        rule = escape(tr("Rule {number}").format(number="DG-6.2"))
        self.note.setText(f'{note} <a href="rule:DG-6.2" style="color:{theme.BRASS_DARK}">{rule}</a>')
        self.button.setText(tr("Continue"))
        self._cover()

    def finish(self) -> None:
        """The player has read it; a count still running is shown at its end first."""
        if self.isHidden():
            return
        self._clock.skip()
        self.hide()
        self._shown = None
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            self.finish()
        else:
            event.ignore()


class EndOverlay(Overlay):
    """The end of the game: who won and why, the way of the totals, and what to do next."""

    rule_wanted = Signal(str)
    rematch_wanted = Signal()
    new_game_wanted = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = text("", 22, Role.TITLE, wrap=True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.why = QLabel()
        theme.set_font(self.why, Role.TEXT, 14)
        self.why.setWordWrap(True)
        self.why.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.why.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.why.linkActivated.connect(lambda link: self.rule_wanted.emit(link.removeprefix("rule:")))
        self.standing = QGridLayout()
        self.standing.setColumnStretch(1, 1)
        self.chart = TotalsChart()
        self.rematch, self.new_game, self.back = QPushButton(), QPushButton(), QPushButton()
        self.rematch.setObjectName("rematch")
        self.rematch.setProperty("look", "primary")
        for button, signal in (
            (self.rematch, self.rematch_wanted), (self.new_game, self.new_game_wanted), (self.back, self.left),
        ):  # fmt: skip
            button.clicked.connect(signal)
        for widget in (self.title, Ornament(theme.BRASS_DARK), self.why):
            self.body.addWidget(widget)
        self.body.addLayout(self.standing)
        self.body.addWidget(self.chart, 1)
        row = QHBoxLayout()
        row.addStretch(1)
        for button in (self.rematch, self.new_game, self.back):
            row.addWidget(button)
        row.addStretch(1)
        self.body.addLayout(row)
        self._shown: tuple[Outcome, Sequence[str], Sequence[Sequence[int]], int] | None = None

    def show_end(self, outcome: Outcome, names: Sequence[str], sheet: Sequence[Sequence[int]], target: int) -> None:
        """Show how the game ended."""
        self._shown = (outcome, names, sheet, target)
        self.retranslate()
        self.open()
        self.rematch.setFocus() if self.rematch.isVisibleTo(self) else self.new_game.setFocus()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        if self._shown is None:
            return
        outcome, names, sheet, target = self._shown
        winners = [names[seat] for seat in outcome.winners]
        self.title.setText(self._headline(winners))
        why = escape(outcome_line(wording_now(), outcome, names))
        rule = escape(tr("Rule {number}").format(number=outcome.rule))
        self.why.setText(f'{why} <a href="rule:{outcome.rule}" style="color:{theme.BRASS_DARK}">{rule}</a>')
        clear(self.standing)
        order = sorted(range(len(names)), key=lambda seat: -outcome.points[seat])
        for k, seat in enumerate(order):
            won = seat in outcome.winners
            mark = QLabel()
            size = theme.px(18)
            mark.setPixmap(marker_icon(seat, size).pixmap(size, size))
            said = tr("{who} · wins").format(who=names[seat]) if won else names[seat]
            name = text(said, 15, weight=700 if won else 0, wrap=True)
            self.standing.addWidget(mark, k, 0)
            self.standing.addWidget(name, k, 1)
            points = outcome.points[seat]
            tone = "warning" if points < 0 else ""
            self.standing.addWidget(text(points_text(points), 16, weight=650, tone=tone, right=True), k, 2)
        self.chart.show_totals(names, sheet, target)
        self.rematch.setText(tr("Rematch"))
        self.new_game.setText(tr("New game"))
        self.back.setText(tr("Back to the menu"))
        self._cover()

    @staticmethod
    def _headline(winners: Sequence[str]) -> str:
        if not winners:
            return tr("Nobody wins")
        if len(winners) == 1:
            return tr("{who} wins").format(who=winners[0])
        return tr("{who} win").format(who=", ".join(winners))
