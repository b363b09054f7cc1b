"""The tools of the card table: back and forward, passing, speed, and a menu for all else."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardtable.phase_bar import PhaseBar
from cthulhu_desktop.ui.cardtable.stops import Stops
from cthulhu_desktop.ui.tabletop.frame import NO_LIMIT
from cthulhu_desktop.ui.tabletop.tools import ToolStrip, speed_menu
from cthulhu_desktop.ui.widgets.texts import Say

NARROW = 44  # a button with a drawing only


class ToolBar(ToolStrip):
    """Signals of its buttons; `speed_chosen(index)` 0 slow, 1 usual, 2 fast. `onward` and `hold` are switches."""

    left = Signal()
    rules_wanted = Signal()
    undo_wanted = Signal()
    redo_wanted = Signal()
    onward_wanted = Signal(bool)
    hold_wanted = Signal(bool)
    fit_wanted = Signal()
    speed_chosen = Signal(int)
    stops_wanted = Signal()
    keys_wanted = Signal()
    concede_wanted = Signal()

    def __init__(self, stops: Stops, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stops = stops
        self.info.hide()
        self.row.setContentsMargins(4, 1, 8, 1)
        self.back = self.add_back(self.left.emit)
        self.undo = self.add_undo(self.undo_wanted.emit)
        self.redo = self.add_button("redo", lambda: tr("Redo"), lambda: tr("Take the move again (Ctrl+Y)"),
                                    self.redo_wanted.emit)  # fmt: skip
        self.onward = self.add_switch("onward", lambda: tr("Pass on"),
                                      lambda: tr("Pass until something happens (Shift+Space)"),
                                      self.onward_wanted)  # fmt: skip
        self.hold = self.add_switch("hold", lambda: tr("Hold"), lambda: tr("Pass nothing for me (or hold Ctrl)"),
                                    self.hold_wanted)  # fmt: skip
        self.speed = self.add_button("speed", lambda: tr("Speed"), lambda: tr("How fast the bots play"), None)
        self.rules = self.add_button("rules", lambda: tr("Rules"), lambda: tr("Open the rules (F1)"),
                                     self.rules_wanted.emit)  # fmt: skip
        self.panel = self.add_switch("log", lambda: tr("Log"), lambda: tr("The log of the game (L)"), self.panel_wanted)
        self.more = self.add_button("more", lambda: tr("More"), lambda: tr("Stops, log, keys, giving up"), None)
        self.speeds = speed_menu(self.speed, self.texts, self.speed_chosen.emit)
        self._make_menu()
        for button in self.tool_buttons:
            self.row.addWidget(button)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)

    def _make_menu(self) -> None:
        menu = QMenu(self)
        self.fit = self._entry(menu, lambda: tr("Show the whole table (Ctrl+0)"), self.fit_wanted)
        self._entry(menu, lambda: tr("Stops …"), self.stops_wanted)
        self.full_log = self._switch(menu, lambda: tr("Every step in the log"), "full_log")
        self.curtain = self._switch(menu, lambda: tr("Curtain between two people"), "curtain")
        self.always = self._switch(menu, lambda: tr("Always ask at stops"), "always_ask")
        self.tokens = self._switch(menu, lambda: tr("Ask before placing success tokens"), "ask_tokens")
        menu.addSeparator()
        self._entry(menu, lambda: tr("Keys (?)"), self.keys_wanted)
        self.concede = self._entry(menu, lambda: tr("Give up …"), self.concede_wanted)
        self.more.setMenu(menu)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._stops.changed.connect(self._show_switches)
        self._show_switches()

    def _entry(self, menu: QMenu, say: Say, signal: object) -> QAction:
        action = menu.addAction("")
        self.texts.put(action.setText, say)
        action.triggered.connect(lambda _checked=False: signal.emit())  # type: ignore[attr-defined]
        return action

    def _switch(self, menu: QMenu, say: Say, name: str) -> QAction:
        action = menu.addAction("")
        action.setCheckable(True)
        self.texts.put(action.setText, say)
        action.triggered.connect(lambda on: setattr(self._stops, name, on))
        return action

    def _show_switches(self) -> None:
        self.full_log.setChecked(self._stops.full_log)
        self.curtain.setChecked(self._stops.curtain)
        self.always.setChecked(self._stops.always_ask)
        self.tokens.setChecked(self._stops.ask_tokens)

    def fit_texts(self) -> None:
        """The bar above decides whether there is room for words: see `Head`."""

    def words_width(self) -> int:
        """How wide the bar is with all names beside the drawings."""
        size = theme.px(18)
        shown = [button for button in self.tool_buttons if not button.isHidden()]
        return sum(button.fontMetrics().horizontalAdvance(button.text()) + size + 40 for button in shown)

    def show_words(self, on: bool) -> None:
        """Names beside the drawings, or drawings only."""
        style = Qt.ToolButtonStyle
        size = theme.px(18) if on else min(theme.px(18), 26)
        for button in self.tool_buttons:
            button.setIconSize(QSize(size, size))
            button.setToolButtonStyle(style.ToolButtonTextBesideIcon if on else style.ToolButtonIconOnly)
            button.setStyleSheet("" if on else "padding: 4px 6px")
            button.setMinimumWidth(0 if on else NARROW)
            button.setMaximumWidth(NO_LIMIT if on else max(NARROW, size + 24))
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        return QWidget.minimumSizeHint(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground is that of the head."""


class Head(QWidget):
    """Phase bar and tools in one line, so that they take as little height from the table as can be."""

    def __init__(self, phases: PhaseBar, tools: ToolBar, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._phases, self._tools = phases, tools
        self.setProperty("surface", "bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(phases, 1)
        row.addWidget(tools)

    def fit(self) -> None:
        """Names beside the drawings only where the phases keep their room; tools on the side of the hand."""
        directions = QBoxLayout.Direction
        self._row.setDirection(directions.RightToLeft if theme.left_handed() else directions.LeftToRight)
        self._tools.show_words(self.width() - self._tools.words_width() > self._phases.sizeHint().width() + 60)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()
