"""The bar under a table where a game is shown again: step, run, jump, bookmarks, and a way to play on from here."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from cthulhu_desktop.bridge.replaying import ReplaySession
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.replay.bookmarks import Bookmarks
from cthulhu_desktop.ui.replay.icons import replay_icon
from cthulhu_desktop.ui.replay.marks import PHASE, TURN, Marks
from cthulhu_desktop.ui.replay.slider import MarkedSlider
from cthulhu_desktop.ui.tabletop.tools import speed_menu
from cthulhu_desktop.ui.theme import Role
from cthulhu_desktop.ui.widgets.elided_label import ElidedLabel
from cthulhu_desktop.ui.widgets.texts import Say, Texts

STEP_MS = (2400, 1400, 500)  # between two moves of a replay that runs: slow, usual, fast
USUAL = 1


class ReplayBar(QWidget):
    """Steers a ReplaySession. `branch_wanted(number)` asks for a new game that goes on there; `leave_wanted` ends a
    look back. While `table_busy()` the next move of a replay that runs waits."""

    branch_wanted = Signal(int)
    leave_wanted = Signal()

    def __init__(self, bookmarks: Bookmarks | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.texts = Texts()
        self.table_busy: Callable[[], bool] = lambda: False
        self.marks: Marks | None = None
        self._bookmarks = bookmarks if bookmarks is not None else Bookmarks(dict, repr)
        self._session: ReplaySession | None = None
        self._names: Sequence[str] = ()
        self._clock = QTimer(self, interval=STEP_MS[USUAL])
        self._clock.timeout.connect(self._tick)
        self._buttons: list[QToolButton] = []
        self._make_line()
        self._make_transport()
        self._make_places()
        self._lay_out()
        theme.changes().changed.connect(self._fit)

    # ---- making

    def _button(self, icon: str, say: Say, tip: Say, pressed: Callable[[], object] | None) -> QToolButton:
        button = QToolButton()
        button.setProperty("look", "quiet")
        button.setIcon(replay_icon(icon))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.texts.button(button, say, tip)
        self.texts.put(button.setAccessibleName, say)
        if pressed is not None:
            button.clicked.connect(lambda _checked=False: pressed())
        self._buttons.append(button)
        return button

    def _make_line(self) -> None:
        self.place = MarkedSlider()
        self.place.tell = self._place_text
        self.texts.put(self.place.setAccessibleName, lambda: tr("Move of the game"))
        self.place.valueChanged.connect(self._on_place)
        self.count = QLabel()
        theme.set_font(self.count, Role.TEXT, 13)
        self.where = ElidedLabel()
        theme.set_font(self.where, Role.TEXT, 13, italic=True)
        self.where.setProperty("tone", "brass")
        self.where.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def _make_transport(self) -> None:
        self.previous = self._button("previous", lambda: tr("Previous"), lambda: tr("Jump back to the one before"),
                                     lambda: self._leap(forward=False))  # fmt: skip
        self.back = self._button("back", lambda: tr("Move back"), lambda: tr("One move back"), lambda: self._jump(-1))
        self.run = self._button("run", self._run_text, lambda: tr("Show move after move"), None)
        self.run.setCheckable(True)
        self.run.toggled.connect(self._on_run)
        self.forward = self._button("forward", lambda: tr("Move on"), lambda: tr("One move on"), self.step)
        self.next = self._button("next", lambda: tr("Next"), lambda: tr("Jump on to the next one"),
                                 lambda: self._leap(forward=True))  # fmt: skip
        self.speed = self._button("speed", lambda: tr("Speed"), lambda: tr("Speed of the replay"), None)
        self.speeds = speed_menu(self.speed, self.texts, self.set_speed)

    def _make_places(self) -> None:
        self.kind = QToolButton()
        self.kind.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.kind.setMenu(QMenu(self.kind))
        self.kind.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.texts.put(self.kind.setToolTip, lambda: tr("What Previous and Next jump to"))
        self._kind = ""
        self.mark = self._button("bookmark", lambda: tr("Bookmark"), lambda: tr("Set a bookmark here or take it away"),
                                 self.toggle_bookmark)  # fmt: skip
        self.mark.setCheckable(True)
        self.mark_list = self._button("bookmarked", lambda: tr("Bookmarks"), lambda: tr("Jump to a bookmark"), None)
        self.mark_list.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.mark_list.setMenu(QMenu(self.mark_list))
        self.branch = self._button("branch", lambda: tr("Play on from here"),
                                   lambda: tr("A new game that goes on from this move; this one stays as it is"),
                                   self._branch)  # fmt: skip
        self.leave = self._button("leave", lambda: tr("Back to the game"), lambda: tr("End the look back (Esc)"),
                                  self.leave_wanted.emit)  # fmt: skip

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 3, 12, 4)
        column.setSpacing(0)
        upper, lower = QHBoxLayout(), QHBoxLayout()
        upper.setSpacing(10)
        upper.addWidget(self.place, 1)
        upper.addWidget(self.count)
        lower.setSpacing(2)
        for button in (self.previous, self.back, self.run, self.forward, self.next):
            lower.addWidget(button)
        lower.addWidget(self.speed)
        lower.addSpacing(6)
        lower.addWidget(self.kind)
        lower.addSpacing(8)
        lower.addWidget(self.where, 1)
        for button in (self.mark, self.mark_list, self.branch, self.leave):
            lower.addWidget(button)
        column.addLayout(upper)
        column.addLayout(lower)

    # ---- a game comes and goes

    def open_session(self, session: ReplaySession | None, names: Sequence[str] = ()) -> None:
        """Steer this replay; None for none (the bar is hidden). `names` by seat."""
        self.run.setChecked(False)
        if self._session is not None:
            self._session.stepped.disconnect(self._show_number)
        self._session, self._names = session, names
        self.setVisible(session is not None)
        self.marks = None
        if session is None:
            return
        self.marks = Marks(session.game.name, session.batches())
        self.leave.setVisible(session.near is not None)
        self.place.blockSignals(True)
        self.place.setRange(0, session.total)
        self.place.blockSignals(False)
        self.place.set_marks(self.marks.numbers(TURN), self.marks.numbers(PHASE))
        session.stepped.connect(self._show_number)
        self._choose_kind(next((kind for kind, _say in self.marks.kinds()), ""))
        self._show_bookmarks()
        self._show_number(session.number)
        self._fit()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.texts.refresh()
        if self._session is not None:
            self._choose_kind(self._kind)
            self._show_bookmarks()
            self._show_number(self._session.number)
        self._fit()

    # ---- moving

    def set_speed(self, speed: int) -> None:
        """How fast a replay runs: 0 slow, 1 usual, 2 fast."""
        self.speeds[speed].setChecked(True)
        self._clock.setInterval(STEP_MS[speed])

    def step(self) -> None:
        """Make the next move."""
        if self._session is None or not self._session.step():
            self.run.setChecked(False)

    def leap_to(self, number: int) -> None:
        """Show the game after that many moves."""
        if self._session is not None:
            self.run.setChecked(False)
            self._session.go_to(number)

    def _jump(self, by: int) -> None:
        if self._session is not None:
            self.leap_to(self._session.number + by)

    def _leap(self, *, forward: bool) -> None:
        if self._session is None or self.marks is None:
            return
        find = self.marks.next_of if forward else self.marks.previous_of
        number = find(self._kind, self._session.number)
        if number is not None:
            self.leap_to(number)

    def _on_place(self, number: int) -> None:
        if self._session is not None and number != self._session.number:
            self.leap_to(number)

    def _on_run(self, on: bool) -> None:
        self.run.setIcon(replay_icon("stop" if on else "run"))
        self.run.setText(self._run_text())
        self.run.setAccessibleName(self._run_text())
        if on:
            self.step()
            self._clock.start()
        else:
            self._clock.stop()
        if self._session is not None:
            self._show_number(self._session.number)

    def _tick(self) -> None:
        if not self.table_busy():
            self.step()

    def _run_text(self) -> str:
        return tr("Stop") if self.run_checked() else tr("Run")

    def run_checked(self) -> bool:
        """Whether the replay runs."""
        return hasattr(self, "run") and self.run.isChecked()

    # ---- kinds

    def _choose_kind(self, kind: str) -> None:
        self._kind = kind
        menu = self.kind.menu()
        menu.clear()
        for name, say in self.marks.kinds() if self.marks is not None else ():
            action = menu.addAction(say())
            action.setCheckable(True)
            action.setChecked(name == kind)
            action.triggered.connect(self._chooser(name))
            if name == kind:
                self.kind.setText(say())
                self.kind.setAccessibleName(tr("Jump by: %1").replace("%1", say()))
        self.kind.setVisible(bool(kind))
        self._allow()

    def _chooser(self, kind: str) -> Callable[[], None]:
        return lambda: self._choose_kind(kind)

    # ---- bookmarks

    def toggle_bookmark(self) -> None:
        """Set a bookmark at the move that is shown, or take it away."""
        if self._session is not None:
            self._bookmarks.toggle(self._session.whole, self._session.number)
            self._show_bookmarks()
            self._show_number(self._session.number)

    def _show_bookmarks(self) -> None:
        menu = self.mark_list.menu()
        menu.clear()
        numbers = self._numbers()
        for number in numbers:
            menu.addAction(self._place_text(number)).triggered.connect(self._leaper(number))
        self.place.set_stars(numbers)
        self.mark_list.setEnabled(bool(numbers))

    def _numbers(self) -> list[int]:
        session = self._session
        if session is None:
            return []
        return [number for number in self._bookmarks.of(session.whole) if number <= session.total]

    def _leaper(self, number: int) -> Callable[[], None]:
        return lambda: self.leap_to(number)

    def _branch(self) -> None:
        if self._session is not None:
            self.branch_wanted.emit(self._session.number)

    # ---- shown

    def _place_text(self, number: int) -> str:
        where = self.marks.place(number, self._names) if self.marks is not None else ""
        if not where:
            return tr("Move %1").replace("%1", str(number))
        return tr("Move %1 · %2", "number, where").replace("%1", str(number)).replace("%2", where)

    def _show_number(self, number: int) -> None:
        session, marks = self._session, self.marks
        if session is None or marks is None:
            return
        self.place.setValue(number)
        self.count.setText(tr("Move %1 of %2").replace("%1", str(number)).replace("%2", str(session.total)))
        self.where.setText(marks.place(number, self._names))
        marked = number in self._numbers()
        self.mark.setChecked(marked)
        self.mark.setIcon(replay_icon("bookmarked" if marked else "bookmark"))
        self._allow()

    def _allow(self) -> None:
        session, marks = self._session, self.marks
        if session is None or marks is None:
            return
        number = session.number
        self.back.setEnabled(number > 0)
        self.forward.setEnabled(number < session.total)
        self.run.setEnabled(number < session.total or self.run.isChecked())
        self.previous.setEnabled(marks.previous_of(self._kind, number) is not None)
        self.next.setEnabled(marks.next_of(self._kind, number) is not None)
        self.branch.setEnabled(session.outcome is None)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, super().minimumSizeHint().height())  # never a reason to make the window wider

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Words beside the drawings of the rarer buttons only where there is room for them."""
        size = theme.px(18)
        rare = (self.mark, self.mark_list, self.branch, self.leave)
        words = sum(button.fontMetrics().horizontalAdvance(button.text()) for button in rare)
        style = Qt.ToolButtonStyle
        wide = words + theme.px(620) < self.width()
        for button in self._buttons:
            button.setIconSize(QSize(size, size))
            with_text = wide and button in rare
            button.setToolButtonStyle(style.ToolButtonTextBesideIcon if with_text else style.ToolButtonIconOnly)
