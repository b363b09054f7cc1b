"""The page of the dice table: one game being played, from its session to the screen and back."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from cthulhu_desktop.bridge.session import Batch, GameSession
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.dice.things import GiveDie, PhaseScored, Rolled, StartRolled, TakeDie
from cthulhu_desktop.core.dice.view import DiceView
from cthulhu_desktop.core.kernel import Decision, Move, Occurrence, Refused
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.dicetable.arrange import Picture, picture_of
from cthulhu_desktop.ui.dicetable.captions import Turn, write_captions
from cthulhu_desktop.ui.dicetable.cube import forget_faces
from cthulhu_desktop.ui.dicetable.dice_items import die_look
from cthulhu_desktop.ui.dicetable.frame import PageFrame
from cthulhu_desktop.ui.dicetable.hands import Hands
from cthulhu_desktop.ui.dicetable.overlays import EndOverlay, Scored, ScoreOverlay
from cthulhu_desktop.ui.dicetable.present import Presenter
from cthulhu_desktop.ui.dicetable.question import Question
from cthulhu_desktop.ui.dicetable.signs import forget_signs
from cthulhu_desktop.ui.dicetable.table import DiceTable
from cthulhu_desktop.ui.tabletop.accessibility import announce, make_accessible
from cthulhu_desktop.ui.tabletop.view import TableView

TAKE_PAUSE_MS = 650  # before a die that can only come from the middle is taken by itself


class DiceTablePage(PageFrame):
    """The dice game at one window: people here, bots, or both.

    Signals: `left()` back to the menu (every move is saved already); `rule_wanted(number)`; `new_game_wanted()`;
    `rematch_wanted()` the same cults once more.
    """

    left = Signal()
    rule_wanted = Signal(str)
    new_game_wanted = Signal()
    rematch_wanted = Signal()

    def __init__(self, parent: QWidget | None = None, *, standalone: bool = True) -> None:
        """`standalone`: nothing around the page leads back to the menu or to the rules, so it has buttons for them."""
        self.table = DiceTable()
        super().__init__(TableView(self.table), parent, standalone=standalone)
        self.table.setParent(self)
        self.session: GameSession | None = None
        self.names: list[str] = []
        self.take_pause_ms = TAKE_PAUSE_MS
        self._asked_at = -1
        self.hands = Hands(self.table, self)
        self.presenter = Presenter(self.table, self)
        self.question = Question(self.hands, self.bar, self.panel, self)
        self.scoring = ScoreOverlay(self, self.table.clock)
        self.ending = EndOverlay(self)
        self._take_timer = QTimer(self, singleShot=True)
        self._take_timer.timeout.connect(self._take_by_itself)
        make_accessible(self.view)
        self._connect()
        self.retranslate()

    # -- assembly ----------------------------------------------------------------------------------------------
    def _connect(self) -> None:
        self.tools.left.connect(self.left)
        self.tools.rules_wanted.connect(lambda: self.rule_wanted.emit(self._rule_now()))
        self.tools.undo_wanted.connect(self.undo)
        self.tools.fit_wanted.connect(self.view.fit)
        self.drawer_moved.connect(self._show_question)
        self.tools.speed_chosen.connect(self.set_speed)
        self.view.zoom_changed.connect(lambda zoom: self.tools.fit.setEnabled(zoom > 1.0))
        self.tools.fit.setEnabled(False)
        self.view.resized.connect(self._resize_table)
        self.view.space_tapped.connect(self.main_action)
        self.bar.focus_lost.connect(self.view.setFocus)
        for source in (self.bar, self.panel.log, self.scoring, self.ending):
            source.rule_wanted.connect(self.rule_wanted)
        self.hands.decided.connect(self._submit)
        self.hands.composed.connect(self._show_question)
        self.presenter.began.connect(self._begin)
        self.presenter.told.connect(self._tell)
        self.presenter.scored.connect(self._show_scoring)
        self.presenter.drawn.connect(self._write)
        self.presenter.ready.connect(self._ready)
        self.scoring.closed.connect(self._scoring_read)
        self.ending.rematch_wanted.connect(self.rematch_wanted)
        self.ending.new_game_wanted.connect(self.new_game_wanted)
        self.ending.left.connect(self.left)
        theme.changes().changed.connect(self._redress)

    # -- a game comes and goes ---------------------------------------------------------------------------------
    def open_session(self, session: GameSession, names: list[str]) -> None:
        """Lay out a game and play on with it. `names` by seat."""
        self.close_session()
        self.session, self.names = session, list(names)
        view = self.look()
        self.table.open(picture_of(view), self._near_seat(session.decision))
        self.panel.log.begin((), self.names)
        session.occurred.connect(self._occurred)
        session.decision_changed.connect(self._decision_changed)
        session.refused.connect(self._refused)
        session.rewound.connect(self._rewound)
        session.thinking.connect(self._thinking)
        self._resize_table(self.view.viewport().size())
        self._show_sheet(view)
        self._write()
        self.question.open(session, self.names)
        session.start()

    def close_session(self) -> None:
        """Clear the table. The session itself is closed by whoever made it."""
        if self.session is None:
            return
        for signal, slot in (
            (self.session.occurred, self._occurred), (self.session.decision_changed, self._decision_changed),
            (self.session.refused, self._refused), (self.session.rewound, self._rewound),
            (self.session.thinking, self._thinking),
        ):  # fmt: skip
            signal.disconnect(slot)
        self._take_timer.stop()
        self.session = None
        self._asked_at = -1
        self.presenter.clear()
        self.hands.rest()
        self.table.clear_game()
        self.scoring.hide()
        self.ending.hide()
        self.question.open(None, [])

    def look(self) -> DiceView:
        """The position now; nothing is hidden in this game."""
        assert self.session is not None
        return cast(DiceView, self.session.view(None))

    def _near_seat(self, decision: Decision | None) -> int:
        """Who sits before the screen: the person asked, else the one before, else the first person."""
        assert self.session is not None
        people = [seat for seat in range(len(self.names)) if seat not in self.session.bot_seats]
        if decision is not None and decision.seat in people:
            return decision.seat
        return self.table.near if self.table.near in people else (people[0] if people else 0)

    # -- from the session --------------------------------------------------------------------------------------
    def _occurred(self, batch: Batch) -> None:
        assert self.session is not None
        self.session.hold_bots(True)
        self._take_timer.stop()
        self.hands.rest_keeping_chosen()
        self._asked_at = -1
        by_bot = batch.seat is not None and batch.seat in self.session.bot_seats
        self.presenter.enqueue(batch, self.look(), by_bot=by_bot)

    def _decision_changed(self, _decision: object) -> None:
        if not self.presenter.busy:
            self._ready()

    def _refused(self, refused: Refused) -> None:
        """The session did not take a move: ask again, and say why."""
        self._asked_at = -1
        if not self.presenter.busy:
            self._ready()
        self.question.tell_refusal(refused)

    def _rewound(self, _number: int) -> None:
        assert self.session is not None
        self._take_timer.stop()
        self.presenter.clear()
        self.table.clock.stop()
        self.hands.rest()
        self.scoring.hide()
        self.ending.hide()
        self._asked_at = -1
        view = self.look()
        self.table.take(picture_of(view))
        self.table.settle()
        history = self.session.history()
        self.panel.log.begin([line for batch in history for line in batch.occurrences], self.names)
        self._show_sheet(view)
        self._write()

    def _thinking(self, _seat: object) -> None:
        self._write()
        if not self.presenter.busy and self.hands.decision is None:
            self._show_question()

    # -- shown -------------------------------------------------------------------------------------------------
    def _ready(self) -> None:
        """All that occurred has been shown: ask, or let the bots play on."""
        session = self.session
        if session is None:
            return
        decision = session.decision
        near = self._near_seat(decision)
        if near != self.table.near and self.table.picture is not None:
            self.table.sit(near)
            self.table.clock.play(self.table.lay(self.table.picture), self._ready)
            return
        self._show_sheet(self.look())
        if decision is None:
            self._show_end()
        elif decision.seat in session.bot_seats:
            self._show_question()
        elif self._asked_at != session.number:
            self._ask(decision)
        session.hold_bots(False)

    def _ask(self, decision: Decision) -> None:
        assert self.session is not None
        self._asked_at = self.session.number
        self.hands.ask(self.look(), decision)
        self._show_question()
        if decision.kind == "DG-4":
            self.panel.bring_up(self.panel.calls)
        only = decision.options.count() == 1 and TakeDie(None) in decision.options
        if only:
            self._take_timer.start(self.take_pause_ms)
        if self.view.hasFocus():
            reachable = self.table.reachable()
            if reachable and self.table.focusItem() is None and decision.kind == "DG-5.2":
                reachable[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_by_itself(self) -> None:
        self.hands.decide(TakeDie(None))

    def _write(self, _picture: Picture | None = None) -> None:
        """Bring all words on the table up to date."""
        if self.session is None:
            return
        decision = self.session.decision
        showing = self.presenter.busy
        active = self._last_active() if showing else decision.seat if decision is not None else None
        turn = Turn(active, None if showing else self.session.thinking_seat)
        if self.hands.decision is not None:
            write_captions(self.table, self.names, turn, self.look(), next(iter(self.hands.matches()), None))
        else:
            write_captions(self.table, self.names, turn)

    def _last_active(self) -> int | None:
        return next((k for k, cult in enumerate(self.table.cults) if cult.lit), None)

    def _show_sheet(self, view: DiceView) -> None:
        setup = view.setup
        self.panel.sheet.show_sheet(self.names, view.sheet, setup.target)
        if view.phase:
            text = tr("Phase {number} · target ±{target}").format(number=view.phase, target=setup.target)
        else:
            text = tr("Start roll · target ±{target}").format(target=setup.target)
        self.tools.info.setText(text)
        tip = tr("The game ends once a cult has {target} power points, above or below zero.")
        self.tools.info.setToolTip(tip.format(target=setup.target))

    def _tell(self, occurrence: Occurrence) -> None:
        """A line of the log, spoken too."""
        line = self.panel.log.add(occurrence)
        announce(self.view, line)
        self.bar.ask(line)

    def _begin(self, occurrence: Occurrence) -> None:
        """The cult something happens to is the one in the light; nothing is asked meanwhile."""
        cult = getattr(occurrence, "cult", None)
        if cult is not None:
            for k, items in enumerate(self.table.cults):
                items.lit = k == cult
        if isinstance(occurrence, StartRolled | Rolled):
            self.bar.ask(tr("{who} rolls the dice …").format(who=self.names[occurrence.cult]))
        self.bar.offer(())
        self.question.show_calls()

    def _show_scoring(self, scored: PhaseScored) -> None:
        picture = self.table.picture
        assert picture is not None
        rows = [
            Scored(name, picture.displays[k], picture.stones[k], scored.values[k], scored.totals[k])
            for k, name in enumerate(self.names)
        ]
        view = self.look()
        self.panel.sheet.show_sheet(self.names, view.sheet, view.setup.target)
        self.scoring.show_scores(scored, rows)

    def _scoring_read(self) -> None:
        self.view.setFocus()
        self.presenter.go_on()

    def _show_end(self) -> None:
        assert self.session is not None
        outcome = self.session.outcome
        if outcome is None:
            return
        view = self.look()
        self.hands.rest()
        self._write()
        self.bar.ask(tr("The game is over."), outcome.rule)
        self.bar.offer(())
        self.question.show_calls()
        if self.ending.isHidden():
            self.ending.show_end(outcome, self.names, view.sheet, view.setup.target)

    def _show_question(self) -> None:
        """Prompt, buttons, calls and captions for what is asked now."""
        if self.session is None:
            return
        self.question.show_calls_list = self.open_drawer if self.panel_hidden else None
        self.question.show()
        self._write()
        self.tools.undo.setVisible(self.session.can_undo())

    def _rule_now(self) -> str:
        decision = self.session.decision if self.session is not None else None
        return decision.rule if decision is not None else "DG-1"

    # -- to the session ----------------------------------------------------------------------------------------
    def _submit(self, move: Move) -> None:
        self._take_timer.stop()
        self._asked_at = -1  # whatever comes of it, there is something new to ask
        if self.session is not None:
            self.session.submit(move, self.session.number)

    def undo(self) -> None:
        """Take the last move back where the rules of the table allow it (DG-3.5)."""
        if self.session is not None and not self.scoring.isVisible():
            self.session.undo()

    def set_speed(self, index: int) -> None:
        """How fast bots play: 0 slow, 1 usual, 2 fast."""
        self.presenter.speed = index
        self.tools.speeds[index].setChecked(True)

    def main_action(self) -> None:
        """Space: skip what moves, else do what the main button does."""
        if self.table.clock.busy and self.hands.decision is None:
            self.table.clock.skip()
            return
        move = self.hands.best_move()
        if move is not None:
            self.hands.decide(move)

    # -- keys --------------------------------------------------------------------------------------------------
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo()
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.main_action()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self.hands.number_key(key - Qt.Key.Key_0)
        elif key == Qt.Key.Key_G and self.hands.decision is not None:
            self.hands.decide(GiveDie())
        elif key == Qt.Key.Key_Escape and self.hands.composition.chosen:
            self.hands.clear()
        else:
            event.ignore()
            return
        event.accept()

    # -- size, language, look ----------------------------------------------------------------------------------
    def _resize_table(self, size: QSize) -> None:
        if size.width() < 40 or size.height() < 40:
            return
        self.table.clock.skip()
        self.table.resize(size, self.devicePixelRatioF())
        self.view.set_table(self.table.sceneRect())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.view.setAccessibleName(tr("Dice table"))
        self.view.viewport().setAccessibleName(tr("Dice table"))
        self.tools.retranslate()
        self.panel.retranslate()
        self.panel.log.redress()
        self.scoring.retranslate()
        self.ending.retranslate()
        if self.session is not None:
            self._show_sheet(self.look())
            self._write()
            self._show_question()
            if self.session.decision is None and not self.presenter.busy:
                self._show_end()

    def _redress(self) -> None:
        """Fonts or the text size have changed."""
        forget_signs()
        forget_faces()
        die_look.cache_clear()
        self.table.redress()
        self.bar.redress()
        self.place_panel()
        self.panel.arrange()
        self.retranslate()
