"""The table of a game inside the window: the game's own page, and the bar of a replay below it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cthulhu_desktop.bridge.desk import GameDesk, OpenGame
from cthulhu_desktop.bridge.replaying import ReplaySession
from cthulhu_desktop.bridge.session import GameSession
from cthulhu_desktop.ui.lessons.guide import Guide
from cthulhu_desktop.ui.replay.bar import ReplayBar
from cthulhu_desktop.ui.replay.bookmarks import Bookmarks
from cthulhu_desktop.ui.shell.page import Page
from cthulhu_desktop.ui.tabletop.action_bar import ActionBar
from cthulhu_desktop.ui.tabletop.frame import TableFrame


class TablePage(Page):
    """A game on its table. A replay, and a look back into a game that is still played, are steered by a bar below the
    table; lessons and puzzles bring their hints: the table itself need not know of either. `branch_wanted(number)` asks
    to play on from there; `puzzle_solved(key)`; `learning_wanted()` more to learn."""

    rule_wanted = Signal(str)
    new_game_wanted = Signal()
    rematch_wanted = Signal()
    branch_wanted = Signal(int)
    puzzle_solved = Signal(str)
    learning_wanted = Signal()
    looking_back_changed = Signal()

    def __init__(self, table: QWidget, bookmarks: Bookmarks | None = None, parent: QWidget | None = None) -> None:
        """`table` is the page of one game: open_session, close_session, signals left, rule_wanted, new_game_wanted,
        rematch_wanted."""
        super().__init__(parent)
        self.table = table
        self.game: OpenGame | None = None
        self._look_back: ReplaySession | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(table, 1)
        self.replay_bar = ReplayBar(bookmarks)
        self.replay_bar.hide()
        self.replay_bar.table_busy = self._table_busy
        column.addWidget(self.replay_bar)
        self.replay_bar.branch_wanted.connect(self.branch_wanted)
        self.replay_bar.leave_wanted.connect(self.end_look_back)
        self.guide = Guide(table, self)
        self.guide.rule_wanted.connect(self.rule_wanted)
        self.guide.left.connect(self._leave)
        self.guide.solved.connect(self.puzzle_solved)
        self.guide.more_wanted.connect(self.learning_wanted)
        table.left.connect(self._leave)  # type: ignore[attr-defined]
        table.rule_wanted.connect(self.rule_wanted)  # type: ignore[attr-defined]
        table.new_game_wanted.connect(self.new_game_wanted)  # type: ignore[attr-defined]
        table.rematch_wanted.connect(self.rematch_wanted)  # type: ignore[attr-defined]
        self._curtain = getattr(table, "curtain", None)
        if self._curtain is not None:
            self._curtain.moved.connect(self.looking_back_changed)

    def _table_busy(self) -> bool:
        return bool(getattr(getattr(self.table, "presenter", None), "busy", False))

    def set_crowded(self, crowded: bool) -> None:
        """Whether the rules stand beside the table."""
        if isinstance(self.table, TableFrame):
            self.table.set_crowded(crowded)

    # ---- a game comes and goes

    def open_game(self, game: OpenGame) -> None:
        """Clear the table and lay out this game."""
        self.close_game()
        self.game = game
        self._lay_out(game.session)
        self.looking_back_changed.emit()

    def _lay_out(self, session: GameSession) -> None:
        assert self.game is not None
        names = list(self.game.names)
        bar = getattr(self.table, "bar", None)
        if isinstance(bar, ActionBar):
            bar.set_quiet(session.is_replay)
        self.guide.open_session(session)
        self.table.open_session(session, names)  # type: ignore[attr-defined]
        self.replay_bar.open_session(session if isinstance(session, ReplaySession) else None, names)

    def close_game(self) -> None:
        """Clear the table. The game is on the shelf already."""
        if self.game is None:
            return
        self.guide.close_session()
        self.replay_bar.open_session(None)
        self.table.close_session()  # type: ignore[attr-defined]
        for session in (self._look_back, self.game.session):
            if session is not None:
                session.close()
                session.deleteLater()
        self._look_back = self.game = None
        self.looking_back_changed.emit()

    def _leave(self) -> None:
        if self.looking_back:
            self.end_look_back()
        else:
            self.left.emit()

    # ---- looking back

    @property
    def looking_back(self) -> bool:
        """Whether the past of a game that is still played is shown."""
        return self._look_back is not None

    @property
    def covered(self) -> bool:
        """Whether a curtain hides the table from whoever sits there."""
        return self._curtain is not None and not self._curtain.isHidden()

    def can_look_back(self) -> bool:
        """Whether there is a past that can be shown."""
        game = self.game
        if game is None or self.covered or self.looking_back:
            return False
        return not game.session.is_replay and game.session.number > 0

    def look_back(self, desk: GameDesk) -> bool:
        """Show the game from its present backwards; it waits meanwhile. False if there is nothing to show."""
        if not self.can_look_back():
            return False
        assert self.game is not None
        session = self.game.session
        session.hold_bots(True)
        near = self._seat_at_the_screen(session)
        self._look_back = desk.look_back(self.game, near)
        self.guide.close_session()
        self.replay_bar.open_session(None)
        self.table.close_session()  # type: ignore[attr-defined]
        self._lay_out(self._look_back)
        self._look_back.go_to(self._look_back.total)
        self.looking_back_changed.emit()
        return True

    def end_look_back(self) -> None:
        """Back to the game as it stands."""
        past = self._look_back
        if past is None or self.game is None:
            return
        self._look_back = None
        self.guide.close_session()
        self.replay_bar.open_session(None)
        self.table.close_session()  # type: ignore[attr-defined]
        past.close()
        past.deleteLater()
        self._lay_out(self.game.session)
        self.game.session.retell()
        self.game.session.hold_bots(False)
        self.looking_back_changed.emit()

    def _seat_at_the_screen(self, session: GameSession) -> int:
        """Whose eyes look back: the person the table is turned to, else the first person."""
        near = getattr(getattr(self.table, "table", None), "near", 0)
        people = [seat for seat in range(session.seats) if seat not in session.bot_seats]
        return near if near in people else (people[0] if people else 0)

    # ---- the page

    def entered(self) -> None:
        """The keyboard is at the table."""
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        super().retranslate()
        self.replay_bar.retranslate()
        again = getattr(self.table, "retranslate", None)
        if again is not None:
            again()
        self.guide.retranslate()
