"""Occurrences become motion: one batch after the other, each occurrence in its order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from cthulhu_desktop.bridge.session import Batch
from cthulhu_desktop.core.dice.things import (
    Called,
    DieTaken,
    GameEnded,
    InvocationEnded,
    PhaseScored,
    Rolled,
    StartRolled,
    StartStoneTaken,
    StartTied,
)
from cthulhu_desktop.core.dice.view import DiceView
from cthulhu_desktop.core.kernel import Occurrence
from cthulhu_desktop.ui.dicetable.arrange import Picture, after, picture_of
from cthulhu_desktop.ui.dicetable.table import DiceTable
from cthulhu_desktop.ui.dicetable.words import call_words
from cthulhu_desktop.ui.tabletop.clock import Animation, Call, Parallel, Pause
from cthulhu_desktop.ui.tabletop.clock import Sequence as InTurn

SHOUT_MS = 1100
# How long a table rests after what a bot did, so that a person can follow: slow, usual, fast.
RESTS = (1100, 420, 40)


class Presenter(QObject):
    """Plays batches on the table. Nothing is decided here: after each batch the table is laid out from the view.

    Signals: `began(occurrence)` as each begins; `told(occurrence)` when it may be read: at its beginning, but for a
    roll only when the dice have come to rest; `scored(PhaseScored)`, after which it waits for `go_on`; `drawn(Picture)`
    when the picture changes; `ready()` once all has been shown.
    """

    began = Signal(object)
    told = Signal(object)
    scored = Signal(object)
    drawn = Signal(object)
    ready = Signal()

    def __init__(self, table: DiceTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._queue: deque[Callable[[], Animation | None]] = deque()
        self._playing = False
        self._pumping = False
        self._waiting = False
        self.speed = 1  # index into RESTS

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown."""
        return self._playing or self._waiting or bool(self._queue)

    def enqueue(self, batch: Batch, view: DiceView, *, by_bot: bool) -> None:
        """Show a batch; `view` is the position after it."""
        for occurrence in batch.occurrences:
            self._queue.append(self._step(occurrence))
            if isinstance(occurrence, PhaseScored):
                self._queue.append(self._wait(occurrence))
        self._queue.append(self._close(view))
        if by_bot:
            self._queue.append(lambda: Pause(RESTS[self.speed]))
        self._pump()

    def clear(self) -> None:
        """Forget what was to be shown."""
        self._queue.clear()
        self._playing = self._waiting = False

    def go_on(self) -> None:
        """The scoring has been read."""
        if self._waiting:
            self._waiting = False
            self._pump()

    def _pump(self) -> None:
        """Play steps until one takes time. A loop, not a recursion: without motion a whole phase may pass at once."""
        if self._pumping:
            return
        self._pumping = True
        try:
            while self._queue and not self._playing and not self._waiting:
                animation = self._queue.popleft()()
                if animation is not None:
                    self._playing = True
                    self._table.clock.play(animation, self._played)
            finished = not self.busy
        finally:
            self._pumping = False
        if finished:
            self.ready.emit()

    def _played(self) -> None:
        self._playing = False
        self._pump()

    def _step(self, occurrence: Occurrence) -> Callable[[], Animation | None]:
        def play() -> Animation | None:
            before = self._table.picture
            if before is None:
                return None
            self.began.emit(occurrence)
            if not isinstance(occurrence, StartRolled | Rolled):
                self.told.emit(occurrence)
            picture = after(before, occurrence)
            animation = self._animate(occurrence, before, picture)
            self.drawn.emit(picture)
            return animation

        return play

    def _wait(self, scored: PhaseScored) -> Callable[[], Animation | None]:
        def wait() -> None:
            self._waiting = True
            self.scored.emit(scored)

        return wait

    def _close(self, view: DiceView) -> Callable[[], Animation | None]:
        def close() -> None:
            picture = picture_of(view)
            if self._table.picture is not None:
                if picture != self._table.picture:
                    self._table.take(picture)
                self._table.settle()
                self.drawn.emit(picture)

        return close

    def _telling(self, occurrence: Occurrence) -> Animation:
        return Call(lambda: self.told.emit(occurrence))

    def _animate(self, occurrence: Occurrence, before: Picture, picture: Picture) -> Animation:
        table = self._table
        match occurrence:
            case StartRolled(cult, _):
                return InTurn(table.tumble(picture, cult), self._telling(occurrence), Pause(700))
            case Rolled(cult, _):
                return InTurn(table.tumble(picture, cult), self._telling(occurrence), Pause(160))
            case Called(cult, number):
                return Parallel(table.lay(picture), table.shout_at(cult, call_words(number), SHOUT_MS))
            case DieTaken(cult, int(source)):
                assert table.placement is not None
                places = table.placement.cults
                arrow = table.point(places[source].ring, places[cult].ring, 700)
                return Parallel(arrow, table.lay(picture, 600))
            case StartTied(_) | StartStoneTaken(_):
                return InTurn(Pause(400), table.lay(picture))
            case InvocationEnded(_):
                return InTurn(table.lay(picture), Pause(250))
            case PhaseScored(_) | GameEnded(_):
                return Pause(300)
        return table.lay(picture) if picture != before else Pause(0)
