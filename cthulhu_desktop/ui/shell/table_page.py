"""The table of a game inside the window: the game's own page, and the bar of a replay below it."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSlider, QVBoxLayout, QWidget

from cthulhu_desktop.bridge.desk import OpenGame
from cthulhu_desktop.bridge.replaying import ReplaySession
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.shell.page import Page
from cthulhu_desktop.ui.widgets.texts import Texts

STEP_MS = 1400  # between two moves of a replay that runs


class ReplayBar(QWidget):
    """Back, run, forward and a slider over all moves of a replay."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.texts = Texts()
        self._session: ReplaySession | None = None
        self._clock = QTimer(self, interval=STEP_MS)
        self._clock.timeout.connect(self._tick)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 5, 12, 5)
        self.back, self.run, self.forward = QPushButton(), QPushButton(), QPushButton()
        self.texts.button(self.back, lambda: tr("Move back"))
        self.texts.button(self.forward, lambda: tr("Move on"))
        self.run.setCheckable(True)
        self.texts.put(self.run.setText, lambda: tr("Stop") if self.run.isChecked() else tr("Run"))
        self.back.clicked.connect(lambda: self._jump(-1))
        self.forward.clicked.connect(self.step)
        self.run.toggled.connect(self._on_run)
        self.place = QSlider(Qt.Orientation.Horizontal)
        self.texts.put(self.place.setAccessibleName, lambda: tr("Move of the game"))
        self.place.valueChanged.connect(self._on_place)
        self.count = QLabel()
        theme.set_font(self.count, "text", 13)
        for widget in (self.back, self.run, self.forward):
            row.addWidget(widget)
        row.addWidget(self.place, 1)
        row.addWidget(self.count)

    def open_session(self, session: ReplaySession | None) -> None:
        """Steer this replay; None for none (the bar is hidden)."""
        self.run.setChecked(False)
        self._session = session
        self.setVisible(session is not None)
        if session is not None:
            self.place.setRange(0, session.total)
            session.stepped.connect(self._show_number)
            self._show_number(0)

    def step(self) -> None:
        """Make the next move."""
        if self._session is None or not self._session.step():
            self.run.setChecked(False)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.texts.refresh()
        if self._session is not None:
            self._show_number(self._session.number)

    def _jump(self, by: int) -> None:
        if self._session is not None:
            self.run.setChecked(False)
            self._session.go_to(self._session.number + by)

    def _on_place(self, number: int) -> None:
        if self._session is not None and number != self._session.number:
            self._session.go_to(number)

    def _on_run(self, on: bool) -> None:
        self.texts.refresh()
        if on:
            self._tick()
            self._clock.start()
        else:
            self._clock.stop()

    def _tick(self) -> None:
        self.step()

    def _show_number(self, number: int) -> None:
        session = self._session
        if session is None:
            return
        self.place.setValue(number)
        self.count.setText(tr("Move %1 of %2").replace("%1", str(number)).replace("%2", str(session.total)))
        self.back.setEnabled(number > 0)
        self.forward.setEnabled(number < session.total)
        self.run.setEnabled(number < session.total or self.run.isChecked())


class TablePage(Page):
    """A game on its table. `closed_game` after the table was cleared."""

    rule_wanted = Signal(str)
    new_game_wanted = Signal()
    rematch_wanted = Signal()

    def __init__(self, table: QWidget, parent: QWidget | None = None) -> None:
        """`table` is the page of one game: open_session, close_session, signals left, rule_wanted, new_game_wanted,
        rematch_wanted."""
        super().__init__(parent)
        self.table = table
        self.game: OpenGame | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(table, 1)
        self.replay_bar = ReplayBar()
        self.replay_bar.hide()
        column.addWidget(self.replay_bar)
        table.left.connect(self.left)  # type: ignore[attr-defined]
        table.rule_wanted.connect(self.rule_wanted)  # type: ignore[attr-defined]
        table.new_game_wanted.connect(self.new_game_wanted)  # type: ignore[attr-defined]
        table.rematch_wanted.connect(self.rematch_wanted)  # type: ignore[attr-defined]

    def open_game(self, game: OpenGame) -> None:
        """Clear the table and lay out this game."""
        self.close_game()
        self.game = game
        self.table.open_session(game.session, list(game.names))  # type: ignore[attr-defined]
        self.replay_bar.open_session(game.session if isinstance(game.session, ReplaySession) else None)

    def close_game(self) -> None:
        """Clear the table. The game is on the shelf already."""
        if self.game is None:
            return
        self.replay_bar.open_session(None)
        self.table.close_session()  # type: ignore[attr-defined]
        self.game.session.close()
        self.game.session.deleteLater()
        self.game = None

    def entered(self) -> None:
        """The keyboard is at the table."""
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        super().retranslate()
        self.replay_bar.retranslate()
        again = getattr(self.table, "retranslate", None)
        if again is not None:
            again()
