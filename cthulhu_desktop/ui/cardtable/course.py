"""The course of one card game at the table: from the session to the screen, to the player, and back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from cthulhu_desktop.bridge.library import card_library
from cthulhu_desktop.bridge.passing import is_window
from cthulhu_desktop.bridge.replaying import ReplaySession
from cthulhu_desktop.bridge.session import Batch, GameSession
from cthulhu_desktop.core.cards.moves import Adjust, Concede
from cthulhu_desktop.core.cards.setup import CardsSetup
from cthulhu_desktop.core.cards.view import CardsView
from cthulhu_desktop.core.kernel import Decision, Move, Occurrence, Refused
from cthulhu_desktop.ui.cardtable.asking import Asking
from cthulhu_desktop.ui.cardtable.card_facts import Titles
from cthulhu_desktop.ui.cardtable.passing import Passing
from cthulhu_desktop.ui.cardtable.present import Presenter
from cthulhu_desktop.ui.cardtable.stops import Stops
from cthulhu_desktop.ui.cardtable.table import CardTable
from cthulhu_desktop.wording.cards import titles_of


def known_of(session: GameSession, names: Sequence[str]) -> Titles:
    """Titles, ids and definitions of the cards of a game."""
    setup = cast(CardsSetup, session.game.read_setup(session.record.setup))
    ids = [card for deck in setup.decks for card in deck] + list(setup.stories)
    by_hand = frozenset(card for card in dict.fromkeys(ids) if not card_library().plays_itself(card))
    return Titles(titles_of(setup), tuple(ids), tuple(names), {**setup.cards, **setup.own_stories}, by_hand)


class Course(QObject):
    """Shows what occurs, passes what need not be asked, and asks the rest of the person before the screen.

    Signals: `changed()` whenever what is asked, or of whom, is another; `told(Occurrence)` as everybody at this table
    may hear it; `began(Occurrence)` as it begins to be shown; `curtain_wanted(name)` before `go_on_as` may be called;
    `consent_wanted()` before `go_back(agreed=True)`; `refused(Refused)`; `laid()` after the table was laid out anew;
    `over()` when a finished game has been shown to its end.
    """

    changed = Signal()
    told = Signal(object)
    began = Signal(object)
    curtain_wanted = Signal(str)
    consent_wanted = Signal()
    refused = Signal(object)
    laid = Signal()
    over = Signal()

    def __init__(self, table: CardTable, asking: Asking, presenter: Presenter, stops: Stops, parent: QObject) -> None:
        super().__init__(parent)
        self.table, self.asking, self.presenter, self.stops = table, asking, presenter, stops
        self.passing = Passing(stops)
        self.session: GameSession | None = None
        self.known = Titles((), (), (), {})
        self.people: tuple[int, ...] = ()
        self.waiting_for: int | None = None  # the person the curtain waits for
        self._by_itself: set[int] = set()  # numbers at which a move was made for the player
        self._spared = -1  # a number at which the player is asked in any case: he has just come back to it
        self._asked_at = -1
        self._jumping = False
        self._views: dict[int, CardsView] = {}  # of this position, by seat: they take some milliseconds each
        asking.decided.connect(self._submit)
        asking.refused.connect(self.refused)
        presenter.began.connect(self.began)
        presenter.told.connect(self._tell)
        presenter.ready.connect(self._ready)

    # -- a game comes and goes -------------------------------------------------------------------------------------
    def open(self, session: GameSession, names: Sequence[str]) -> None:
        """Lay out a game; `start` plays on with it."""
        self.session = session
        self._views.clear()
        self.known = known_of(session, names)
        self.people = tuple(seat for seat in range(session.seats) if seat not in session.bot_seats)
        self.table.near = 0
        near = self._near_seat(session.decision)
        self.table.faces.add(self.known.definitions.values(), card_library().printed())
        self.table.name_seats(names)
        self.asking.open(names, self.known.definitions)
        self.table.open(self.look(near), near)
        self.passing.people = tuple(names) if self.hot_seat else ()
        self._show_stops()
        if self.hot_seat and self.stops.curtain and session.decision is not None:
            self.waiting_for = near
        session.occurred.connect(self._occurred)
        session.decision_changed.connect(self._decision_changed)
        session.refused.connect(self._session_refused)
        session.rewound.connect(self._rewound)
        session.thinking.connect(self._thinking)
        session.failed.connect(self._failed)

    def start(self) -> None:
        """Play on, once everything at the table is ready."""
        if self.waiting_for is not None:
            self.curtain_wanted.emit(self.known.names[self.waiting_for])
        if self.session is not None:
            self.session.start()

    def close(self) -> None:
        """Clear the table, whatever was going on there. The session is closed by whoever made it."""
        session, self.session = self.session, None
        if session is None:
            return
        for signal, slot in (
            (session.occurred, self._occurred), (session.decision_changed, self._decision_changed),
            (session.refused, self._session_refused), (session.rewound, self._rewound),
            (session.thinking, self._thinking), (session.failed, self._failed),
        ):  # fmt: skip
            signal.disconnect(slot)
        self.table.cancel_drag()
        self.presenter.clear()
        self.table.clock.stop()
        self.asking.rest()
        self.table.clear_game()
        self.waiting_for, self._asked_at, self._spared = None, -1, -1
        self._by_itself.clear()
        self.passing = Passing(self.stops)

    # -- who sees what ---------------------------------------------------------------------------------------------
    @property
    def hot_seat(self) -> bool:
        """Whether several people share this window."""
        return len(self.people) > 1

    @property
    def onlooker(self) -> bool:
        """Whether nobody at this window plays."""
        return not self.people

    def look(self, seat: int | None = None) -> CardsView:
        """The position now as `seat` knows it (None: whoever sits in front)."""
        assert self.session is not None
        seat = self.table.near if seat is None else seat
        if seat not in self._views:
            self._views[seat] = cast(CardsView, self.session.view(seat))
        return self._views[seat]

    def log_seat(self) -> int | None:
        """For whose eyes the log is: everybody's where several people read it."""
        return None if self.hot_seat else self.table.near

    def _near_seat(self, decision: Decision | None) -> int:
        """Who sits in front: the person asked, else the one before, else the first person."""
        if decision is not None and decision.seat in self.people:
            return decision.seat
        if isinstance(self.session, ReplaySession) and self.session.near is not None:
            return self.session.near
        return self.table.near if self.table.near in self.people or not self.people else self.people[0]

    # -- from the session ------------------------------------------------------------------------------------------
    def _occurred(self, batch: Batch) -> None:
        session = self.session
        assert session is not None
        session.hold_bots(True)
        self._views.clear()
        self.table.cancel_drag()
        self.asking.rest()
        self._asked_at = -1
        self._by_itself = {number for number in self._by_itself if number < batch.number}
        self.passing.heard(batch.occurrences)
        by_bot = batch.seat is not None and batch.seat in session.bot_seats
        near = self.table.near
        self.presenter.enqueue(batch, self.look(near), near, by_bot=by_bot)
        self.changed.emit()

    def _decision_changed(self, _decision: object) -> None:
        if not self.presenter.busy:
            self._ready()

    def _session_refused(self, refused: Refused) -> None:
        """The session did not take a move: ask again, and say why."""
        self._spare()
        if not self.presenter.busy:
            self._ready()
        self.refused.emit(refused)

    def _failed(self, _report: object) -> None:
        """A move broke the game and was dropped: the player decides anew, and nothing is done for him here."""
        self._spare()

    def _spare(self) -> None:
        self._asked_at = -1
        self.passing.onward = -1
        if self.session is not None:
            self._spared = self.session.number
            self._by_itself.discard(self.session.number)

    def _rewound(self, _number: int) -> None:
        self._views.clear()
        self.table.cancel_drag()
        self.presenter.clear()
        self.table.clock.stop()
        self.asking.rest()
        self._asked_at = -1
        near = self.table.near if self.hot_seat else self._near_seat(self.session.decision if self.session else None)
        self.table.lay(self.look(near), near)
        self.table.settle()
        self.laid.emit()
        self.changed.emit()

    def _thinking(self, _seat: object) -> None:
        self.changed.emit()

    # -- shown -----------------------------------------------------------------------------------------------------
    def _tell(self, occurrence: Occurrence) -> None:
        self.told.emit(occurrence.for_seat(None) if self.hot_seat else occurrence)

    def _ready(self) -> None:
        """All that occurred has been shown: pass, ask, or let the bots play on."""
        session = self.session
        if session is None or self._jumping or self.presenter.busy:
            return
        decision = session.decision
        if decision is None:
            self.waiting_for = None
            self.changed.emit()
            self.over.emit()
        elif decision.seat in session.bot_seats:
            self.changed.emit()
        elif self._asked_at != session.number:
            self._pass_or_ask(session, decision)
        session.hold_bots(False)

    def _pass_or_ask(self, session: GameSession, decision: Decision) -> None:
        view = self.look(decision.seat)
        self.passing.held = self.held or session.number == self._spared
        move = self.passing.judge(decision, view)
        if move is not None:
            self._asked_at = session.number
            self._by_itself.add(session.number)
            self.passing.note(decision, view)
            session.submit(move, session.number)
        elif self.waiting_for is not None or decision.seat != self.table.near:
            self._change_seats(decision.seat, view)
        else:
            self._ask(decision, view)

    @property
    def held(self) -> bool:
        """Whether the player holds: the key is down or the switch is on."""
        return self.hold or bool(QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ControlModifier)

    hold = False

    def _change_seats(self, seat: int, view: CardsView) -> None:
        """The other person is asked: he comes to the front, behind the curtain if there is one."""
        if self.stops.curtain and self.hot_seat:
            self.waiting_for = seat
            self.curtain_wanted.emit(self.known.names[seat])
            self.changed.emit()
        else:
            self.waiting_for = None
            self.table.clock.play(self.table.lay(view, seat), self._seated)

    def curtain_opened(self) -> None:
        """The person the curtain waited for is there."""
        seat, self.waiting_for = self.waiting_for, None
        if seat is None or self.session is None:
            return
        self.table.lay(self.look(seat), seat)
        self.table.settle()
        self._seated()

    def _show_stops(self) -> None:
        """Each of several people has stops of his own."""
        self.stops.person = self.known.names[self.table.near] if self.hot_seat else ""

    def _seated(self) -> None:
        self._show_stops()
        self.laid.emit()
        self._ready()

    def _ask(self, decision: Decision, view: CardsView) -> None:
        assert self.session is not None
        self._asked_at = self.session.number
        self.asking.ask(view, decision)
        self.changed.emit()

    # -- to the session --------------------------------------------------------------------------------------------
    def _submit(self, move: Move) -> None:
        self._asked_at = -1  # whatever comes of it, there is something new to ask
        session = self.session
        if session is not None and session.decision is not None:
            self.passing.forget(session.decision.seat)
            if isinstance(move, Adjust):  # he may correct more, even where there is nothing else to do
                self._spared = session.number + 1
            session.submit(move, session.number)

    def pass_on(self, on: bool) -> None:
        """Pass until something happens, beginning with what is asked now; or stop that."""
        decision = self.asking.decision
        seat = decision.seat if decision is not None else self.table.near
        self.passing.onward = seat if on else -1
        if on and decision is not None and is_window(decision):
            self.asking.pass_now()
        self.changed.emit()

    def can_concede(self) -> bool:
        """A player may give up whenever he is asked (D-26)."""
        return self.asking.decision is not None

    def concede(self) -> None:
        """Give the game up, for the player who is asked."""
        if self.can_concede():
            self.asking.decide(Concede())

    # -- back and forward ------------------------------------------------------------------------------------------
    def can_undo(self) -> bool:
        """Whether something can be taken back, perhaps by consent."""
        session = self.session
        return session is not None and self.waiting_for is None and session.can_undo(agreed=True)

    def undo(self) -> None:
        """Take the last move back; ask all people where it showed something new."""
        if not self.can_undo() or self.session is None:
            return
        if self.session.can_undo():
            self.go_back(agreed=False)
        else:
            self.consent_wanted.emit()

    def go_back(self, *, agreed: bool) -> None:
        """To the last decision that the player made himself: what was passed for him goes back with it."""
        session = self.session
        if session is None:
            return
        self._jump(lambda: session.undo(agreed=agreed), lambda: session.can_undo(agreed=agreed))

    def redo(self) -> None:
        """Take again what was taken back last."""
        session = self.session
        if session is not None and self.waiting_for is None:
            self._jump(session.redo, session.can_redo)

    def _jump(self, step: Callable[[], bool], more: Callable[[], bool]) -> None:
        session = self.session
        assert session is not None
        self._jumping = True
        try:
            moved = step()
            while moved and session.number in self._by_itself and more():
                step()
        finally:
            self._jumping = False
        if moved:
            self.passing.onward = -1
            self.passing.trace.clear()
            self._asked_at = -1
            self._spared = session.number
        self._ready()
