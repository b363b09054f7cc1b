"""The page of the card table: one game being played, with everything around the table."""

from __future__ import annotations

from collections.abc import MutableMapping, Sequence
from time import monotonic

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from cthulhu_desktop.bridge.session import GameSession
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.kernel import Occurrence, Refused
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardfaces.store import FaceStore
from cthulhu_desktop.ui.cardtable.adjusting import AdjustMenu, corrections
from cthulhu_desktop.ui.cardtable.ask_bar import AskBar
from cthulhu_desktop.ui.cardtable.asking import Asking
from cthulhu_desktop.ui.cardtable.course import Course
from cthulhu_desktop.ui.cardtable.curtain import Curtain
from cthulhu_desktop.ui.cardtable.ending import EndOverlay
from cthulhu_desktop.ui.cardtable.log_lines import Weight, weight_of
from cthulhu_desktop.ui.cardtable.phase_bar import PhaseBar
from cthulhu_desktop.ui.cardtable.present import Presenter
from cthulhu_desktop.ui.cardtable.reading import Reading
from cthulhu_desktop.ui.cardtable.sheets import ConfirmSheet, ConsentSheet, KeysSheet, StopsSheet, TitledSheet
from cthulhu_desktop.ui.cardtable.side_panel import SidePanel
from cthulhu_desktop.ui.cardtable.stops import Stops
from cthulhu_desktop.ui.cardtable.table import CardTable
from cthulhu_desktop.ui.cardtable.tool_bar import Head, ToolBar
from cthulhu_desktop.ui.cardtable.trace import TraceNote
from cthulhu_desktop.ui.cardtable.waiting import Waiting, when_next, why_waiting
from cthulhu_desktop.ui.tabletop.accessibility import announce, make_accessible
from cthulhu_desktop.ui.tabletop.frame import TableFrame
from cthulhu_desktop.ui.tabletop.items import TableItem
from cthulhu_desktop.ui.tabletop.view import TableView
from cthulhu_desktop.ui.tabletop.words import language_now, refusal_text

BAR_SHARE = 0.2  # of the page's height that the bar below may take at large text
EXPLAINED_S = 6.0  # how long the answer to a click stays while others play on
SLIP_MS = 280  # a Space pressed this soon after a question was meant for what moved before it


class OwnKey(QObject):
    """F1 means the rule of the question while the keyboard is at the table, whatever it means around the page."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        overriding = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if overriding and event.key() == Qt.Key.Key_F1:  # type: ignore[attr-defined]
            event.accept()
            return True
        return False


class CardTablePage(TableFrame):
    """The card game at one window: people here, bots, or both.

    Signals: `left()` back to the menu (every move is saved already); `rule_wanted(number)`; `new_game_wanted()`;
    `rematch_wanted()` the same decks once more; `replay_wanted()` the finished game from its beginning;
    `card_wanted(id)` everything about a card.
    """

    panel_width, table_least, table_share = 300, 1100, 0.95

    left = Signal()
    rule_wanted = Signal(str)
    new_game_wanted = Signal()
    rematch_wanted = Signal()
    replay_wanted = Signal()
    card_wanted = Signal(str)

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        standalone: bool = True,
        faces: FaceStore | None = None,
        kept: MutableMapping[str, str] | None = None,
    ) -> None:
        """`standalone`: nothing around the page leads back to the menu or to the rules, so it has buttons for them.
        `faces` draws the cards; `kept` remembers stops and the like."""
        self.faces = faces if faces is not None else FaceStore()
        self.table = CardTable(self.faces)
        self.stops = Stops(kept)
        self.phases = PhaseBar(self.stops)
        self.tools = ToolBar(self.stops)
        self.tools.back.setVisible(standalone)
        self.tools.rules.setVisible(standalone)
        self.head = Head(self.phases, self.tools)
        self.bar = AskBar()
        self.panel = SidePanel(self.faces)
        view = TableView(self.table)
        super().__init__(view, self.bar, self.panel, self.tools.panel, self.head, parent, one_bar=False)
        self.table.setParent(self)
        self.stops.setParent(self)
        self.slip_ms = SLIP_MS
        self._asked_since = 0.0
        self.asking = Asking(self.table, self)
        self.presenter = Presenter(self.table, self)
        self.course = Course(self.table, self.asking, self.presenter, self.stops, self)
        self.reading = Reading(self.table, self.view, self.panel, self.faces, self)
        self.trace = TraceNote(self)
        self.ending = EndOverlay(self)
        self.confirm, self.consent = ConfirmSheet(self), ConsentSheet(self)
        self.keys_sheet, self.stops_sheet = KeysSheet(self), StopsSheet(self.stops, self)
        self.curtain = Curtain(self)
        make_accessible(self.view)
        self._own_key = OwnKey(self)
        self.view.installEventFilter(self._own_key)
        self._connect()
        self._connect_sheets()
        self.retranslate()

    # -- assembly ----------------------------------------------------------------------------------------------------
    def _connect(self) -> None:
        tools, course = self.tools, self.course
        tools.left.connect(self.left)
        tools.rules_wanted.connect(self.ask_for_rule)
        tools.undo_wanted.connect(course.undo)
        tools.redo_wanted.connect(course.redo)
        tools.onward_wanted.connect(course.pass_on)
        tools.hold_wanted.connect(self._hold)
        tools.fit_wanted.connect(self.view.fit)
        tools.panel_wanted.connect(self.show_drawer)
        tools.speed_chosen.connect(self.set_speed)
        self.view.zoom_changed.connect(lambda zoom: tools.fit.setEnabled(zoom > 1.0))
        tools.fit.setEnabled(False)
        self.view.resized.connect(self._resize_table)
        self.view.space_tapped.connect(self.space)
        self.bar.focus_lost.connect(self.view.setFocus)
        for source in (self.bar, self.panel, self.panel.log, self.ending, self.reading.floating):
            source.rule_wanted.connect(self.rule_wanted)
        self.panel.log.line_chosen.connect(self._line_chosen)
        self.reading.card_wanted.connect(self.card_wanted)
        self.drawer_moved.connect(self._drawer_moved)
        self.table.menu_wanted.connect(self.correct)
        self.asking.changed.connect(self._show_question)
        self.asking.idle_clicked.connect(self._tell_whose_turn)
        course.changed.connect(self._show_question)
        course.refused.connect(self._refused)
        course.told.connect(self._tell)
        course.began.connect(self._begin)
        course.laid.connect(self._laid)
        course.over.connect(self._show_end)
        self.stops.changed.connect(lambda: self.panel.log.set_full(self.stops.full_log))
        theme.changes().changed.connect(self._redress)

    def _connect_sheets(self) -> None:
        course = self.course
        course.curtain_wanted.connect(self._close_curtain)
        course.consent_wanted.connect(self._ask_consent)
        self.curtain.opened.connect(self._curtain_opened)
        self.consent.agreed.connect(lambda: course.go_back(agreed=True))
        self.tools.stops_wanted.connect(self.stops_sheet.show_stops)
        self.tools.keys_wanted.connect(self.keys_sheet.show_keys)
        self.tools.concede_wanted.connect(self.ask_to_concede)
        self.trace.stops_wanted.connect(self.stops_sheet.show_stops)
        self.trace.rule_wanted.connect(self.rule_wanted)
        for sheet in self._sheets():
            sheet.closed.connect(self.view.setFocus)
        self.ending.rematch_wanted.connect(self.rematch_wanted)
        self.ending.new_game_wanted.connect(self.new_game_wanted)
        self.ending.replay_wanted.connect(self.replay_wanted)
        self.ending.left.connect(self.left)
        self.ending.looked.connect(self._look_at_table)

    def _sheets(self) -> tuple[TitledSheet, ...]:
        return (self.confirm, self.consent, self.keys_sheet, self.stops_sheet)

    # -- a game comes and goes ---------------------------------------------------------------------------------------
    @property
    def session(self) -> GameSession | None:
        """The game on the table."""
        return self.course.session

    @property
    def names(self) -> Sequence[str]:
        """The players by seat."""
        return self.course.known.names

    def open_session(self, session: GameSession, names: Sequence[str]) -> None:
        """Lay out a game and play on with it. `names` by seat."""
        self.close_session()
        self.course.open(session, names)
        self.panel.log.set_full(self.stops.full_log)
        self.panel.log.begin((), names, self.course.known.titles)
        self.reading.open(self.course.known)
        for tool in (self.tools.undo, self.tools.redo, self.tools.onward, self.tools.hold):
            tool.setVisible(not self.course.onlooker)
        self.head.fit()
        self._resize_table(self.view.viewport().size())
        self._show_place()
        self.course.start()

    def close_session(self) -> None:
        """Clear the table. The session itself is closed by whoever made it."""
        self.course.close()
        self.reading.close()
        self.trace.hide()
        for widget in (self.ending, self.curtain, *self._sheets()):
            widget.hide()
        self.tools.hold.setChecked(False)

    # -- shown -------------------------------------------------------------------------------------------------------
    def _show_question(self) -> None:
        """Whose move it is and what is asked, why the game waits, and which tools are of use."""
        session, course = self.session, self.course
        if session is None:
            return
        self.tools.undo.setEnabled(course.can_undo())
        self.tools.redo.setEnabled(session.can_redo() and course.waiting_for is None)
        self.tools.concede.setEnabled(course.can_concede())
        self._show_onward()
        if self.asking.decision is not None:
            self._show_asked()
        elif not self.presenter.busy:
            self._say(why_waiting(session, self.names))

    def _show_onward(self) -> None:
        self.tools.onward.blockSignals(True)
        self.tools.onward.setChecked(self.course.passing.onward == self.table.near)
        self.tools.onward.blockSignals(False)

    def _show_asked(self) -> None:
        assert self.session is not None
        prompt = self.asking.prompt()
        self.bar.show_prompt(prompt)
        number = self.session.number
        if self._announced != number:
            self._announced = number
            self._asked_since = monotonic()
            self._show_place()
            self.trace.tell(self.course.passing.text(self.table.near), self.view.geometry())

        if (number, prompt.text) != self._spoken:  # also what is asked next within one question
            self._spoken = (number, prompt.text)
            announce(self.view, prompt.text)

    _announced = -1
    _spoken = (-1, "")

    def _say(self, text: str) -> None:
        """Show a sentence that asks nothing; what was explained a moment ago stays below it."""
        self.bar.say(text)
        if monotonic() < self._explained_until:
            self.bar.explain(*self._explained)

    _explained, _explained_until = Waiting(""), 0.0

    def _tell_whose_turn(self, _key: str) -> None:
        """A click while nobody here is asked: whose move it is, and when the player can act next."""
        session, near = self.session, self.table.near
        found = when_next(session, self.names, near, plays=near in self.course.people) if session is not None else None
        if found is None or self.curtain.isVisible():
            return
        self._explained, self._explained_until = found, monotonic() + EXPLAINED_S
        self.bar.explain(*found)
        announce(self.view, found.text)

    def _show_place(self) -> None:
        if self.session is None:
            return
        view = self.course.look()
        self.phases.show_place(
            view.turn, self.names[view.active], view.phase, view.window, mine=view.active == self.table.near
        )
        self._place_shown = (view.turn, view.active, view.phase)

    _place_shown = (0, 0, "")

    def _begin(self, occurrence: Occurrence) -> None:
        """The phase bar goes with what is shown, not ahead of it."""
        turn, active, phase = self._place_shown
        window = ""
        match occurrence:
            case th.TurnBegins(seat, number):
                turn, active, phase = number, seat, "refresh"
            case th.PhaseBegins(seat, name):
                active, phase = seat, name
            case th.WindowOpens(name):
                window = name
            case _:
                return
        self._place_shown = (turn, active, phase)
        self.phases.show_place(turn, self.names[active], phase, window, mine=active == self.table.near)

    def _tell(self, occurrence: Occurrence) -> None:
        """A line of the log, spoken too."""
        line = self.panel.log.add(occurrence)
        if weight_of(occurrence) is not Weight.STEP:
            announce(self.view, line)
            if self.asking.decision is None:
                self._say(line)

    def _laid(self) -> None:
        """The table was laid out anew: after a jump, or for another seat."""
        session, course = self.session, self.course
        if session is None:
            return
        self.ending.hide()
        self._announced, self._spoken = -1, (-1, "")
        seat = course.log_seat()
        lines = [line.for_seat(seat) for batch in session.history() for line in batch.occurrences]
        self.panel.log.begin(lines, self.names, course.known.titles)
        self.reading.show(None)
        self._show_place()

    def _refused(self, refused: Refused) -> None:
        text = refusal_text(refused, self.asking.definitions)
        self.bar.explain(text, refused.rule)
        announce(self.view, text)

    def _show_end(self) -> None:
        session = self.session
        if session is None or session.outcome is None or not self.ending.isHidden():
            return
        self.curtain.hide()
        self._show_place()
        self.bar.say(tr("The game is over."))
        self.ending.show_end(session.outcome, self.names, self.course.look(), replay=session.is_replay)

    def _look_at_table(self) -> None:
        self.ending.hide()
        self.view.setFocus()

    # -- questions around the game -----------------------------------------------------------------------------------
    def _close_curtain(self, who: str) -> None:
        self.reading.show(None)
        self.trace.hide()
        self.bar.say(tr("{who} is asked.").format(who=who))
        self.curtain.call(who)

    def _curtain_opened(self) -> None:
        self.view.setFocus()
        self.course.curtain_opened()

    def _ask_consent(self) -> None:
        self.consent.ask([self.names[seat] for seat in self.course.people])

    def ask_to_concede(self) -> None:
        """Give up, after a question (D-26)."""
        decision = self.asking.decision
        if decision is None:
            return
        who = self.names[decision.seat]
        self.confirm.ask(
            lambda: tr("Give the game up?"),
            lambda: tr("{who} loses the game at once.").format(who=who),
            lambda: tr("Give up"),
            self.course.concede,
        )

    def ask_for_rule(self) -> None:
        """The rule behind the question."""
        decision = self.session.decision if self.session is not None else None
        self.rule_wanted.emit(decision.rule if decision is not None else "CG-1")

    def _line_chosen(self, cards: Sequence[int], rule: str) -> None:
        self.reading.show_cards(cards)
        self.panel.offer_rule(rule)

    # -- what the player does ----------------------------------------------------------------------------------------
    def set_speed(self, index: int) -> None:
        """How fast bots play: 0 slow, 1 usual, 2 fast."""
        self.presenter.speed = index
        self.tools.speeds[index].setChecked(True)

    def _hold(self, on: bool) -> None:
        self.course.hold = on
        if on:
            self.course.pass_on(False)

    def space(self) -> None:
        """Show the end of what moves; else pass. With Shift: pass until something happens."""
        if self.asking.decision is None:
            self.presenter.skip()
            return
        if (monotonic() - self._asked_since) * 1000 < self.slip_ms:
            return
        if QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.course.pass_on(True)
        elif self.asking.can_pass():
            self.asking.pass_now()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.session is None or not self._key(event):
            event.ignore()
        else:
            event.accept()

    def _key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if event.matches(QKeySequence.StandardKey.Undo):
            self.course.undo()
        elif event.matches(QKeySequence.StandardKey.Redo) or (
            key == Qt.Key.Key_Y and event.modifiers() & Qt.KeyboardModifier.ControlModifier
        ):
            self.course.redo()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            return self.asking.main_action()
        elif Qt.Key.Key_0 <= key <= Qt.Key.Key_9 and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return self.asking.number_key(key - Qt.Key.Key_0)
        elif key == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.space()
        elif key == Qt.Key.Key_Escape:
            return self._escape()
        else:
            return self._help_key(key)
        return True

    def _escape(self) -> bool:
        if self.course.passing.onward >= 0:
            self.course.pass_on(False)
            return True
        if self.asking.composing:
            return self.asking.cancel()
        return self.reading.close_floating() or self.asking.cancel()

    def _help_key(self, key: Qt.Key) -> bool:
        match key:
            case Qt.Key.Key_Z:
                self.reading.toggle()
            case Qt.Key.Key_M | Qt.Key.Key_Menu:
                return self._correct_here()
            case Qt.Key.Key_L:
                self._to_log()
            case Qt.Key.Key_F1:
                self.ask_for_rule()
            case Qt.Key.Key_Question:
                self.keys_sheet.show_keys()
            case Qt.Key.Key_PageDown | Qt.Key.Key_PageUp:
                self.reading.turn_text(0.25 if key == Qt.Key.Key_PageDown else -0.25)
            case _:
                return False
        return True

    def correct(self, key: str, at: QPoint) -> None:
        """Offer what can be corrected by hand about a thing; nothing in games that do not allow it."""
        view = self.table.view
        if not self.asking.adjusts or view is None or self._correcting:
            return
        options = self.session.decision.options if self.session is not None and self.session.decision else ()
        entries = corrections(key, view, self.names, lambda move: move in options)
        item = self.table.item(key)
        if entries and item is not None:
            menu = AdjustMenu(item.name, entries, self.asking.decide, self)
            menu.aboutToHide.connect(self.view.setFocus)
            menu.show_at(at)

    @property
    def _correcting(self) -> bool:
        """Whether the menu is open."""
        return any(menu.isVisible() for menu in self.findChildren(AdjustMenu))

    def _correct_here(self) -> bool:
        """The same for what the keyboard or the pointer is on."""
        item = self.table.focusItem()
        key = item.key if isinstance(item, TableItem) else self.table.top_key(self.table.pointer)
        shown = self.table.item(key) if key is not None else None
        if shown is None or not self.asking.adjusts:
            return False
        self.correct(shown.key, self.view.viewport().mapToGlobal(self.view.mapFromScene(shown.pos())))
        return True

    def _to_log(self) -> None:
        """Into the log, or back to the table."""
        if self.panel.log.hasFocus():
            self.tools.panel.setChecked(False)
            self.view.setFocus()
            return
        self.tools.panel.setChecked(True)
        self.panel.log.setFocus(Qt.FocusReason.ShortcutFocusReason)

    # -- size, language, look ----------------------------------------------------------------------------------------
    def _resize_table(self, size: QSize) -> None:
        if size.width() < 40 or size.height() < 40:
            return
        self.table.cancel_drag()
        self.presenter.skip()
        self.table.resize(size, self.devicePixelRatioF())
        self.view.set_table(self.table.sceneRect())

    def place_panel(self) -> None:
        self.bar.limit_height(round(self.height() * BAR_SHARE))
        self.layout().activate()  # type: ignore[union-attr]  # a frame has one
        super().place_panel()
        self.panel.set_floating(self.drawer)
        self.reading.place()
        self.trace.place(self.view.geometry())

    def _drawer_moved(self) -> None:
        self.reading.place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.view.setAccessibleName(tr("Card table"))
        self.view.viewport().setAccessibleName(tr("Card table"))
        self.faces.set_language(language_now())
        for part in (self.tools, self.phases, self.panel):
            part.retranslate()
        self.ending.retranslate()
        self.curtain.retranslate()
        self.trace.retranslate()
        for sheet in self._sheets():
            sheet.retranslate()
        self.asking.retranslate()
        self.panel.log.redress()
        self.reading.retranslate()
        self.table.retranslate()
        self.head.fit()
        if self.session is not None:
            self._show_place()
            self._show_question()

    def _redress(self) -> None:
        """Fonts or the text size have changed."""
        self.phases.redress()
        self.bar.redress()
        self.place_panel()
        self.table.redress()
        self.retranslate()
