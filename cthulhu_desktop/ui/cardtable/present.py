"""Occurrences become motion: one batch after the other, each occurrence in its order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QObject, Signal

from cthulhu_desktop.bridge.session import Batch
from cthulhu_desktop.core.cards import occurrences_cards as oc
from cthulhu_desktop.core.cards import occurrences_stories as os_
from cthulhu_desktop.core.cards.view import CardsView
from cthulhu_desktop.core.kernel import Occurrence
from cthulhu_desktop.ui.cardtable import effects, keys
from cthulhu_desktop.ui.cardtable.follow import Known, follow
from cthulhu_desktop.ui.cardtable.struggle_overlay import SKILL, count_of
from cthulhu_desktop.ui.cardtable.table import CardTable
from cthulhu_desktop.ui.cardtable.whereabouts import known_cards
from cthulhu_desktop.ui.tabletop.clock import Animation, Parallel, Pause
from cthulhu_desktop.ui.tabletop.clock import Sequence as InTurn
from cthulhu_desktop.ui.tabletop.layout import Rect

# By speed, slow to fast: how long motions take against the usual, and how long the table rests after a bot's move.
FACTORS = (1.5, 1.0, 0.4)
RESTS = (1000, 380, 30)
GLIDE_MS = 240.0
TOKEN_MS = 300.0
FLASH_MS = 340.0
HOLD_MS = 420.0  # a card that is played lies in the middle that long

Step = Callable[[], Animation | None]


class Presenter(QObject):
    """Plays batches on the table. Nothing is decided here: after each batch the table is laid out from the view.

    Signals: `began(occurrence)` as it begins to be shown, `told(occurrence)` when it may be read; `ready()` once all
    has been shown and the table lies as the last view says.
    """

    began = Signal(object)
    told = Signal(object)
    ready = Signal()

    def __init__(self, table: CardTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._queue: deque[Step] = deque()
        self._playing = self._pumping = False
        self._run = 0
        self.speed = 1

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown."""
        return self._playing or bool(self._queue)

    @property
    def factor(self) -> float:
        """How long motions take against the usual."""
        return FACTORS[self.speed]

    def enqueue(self, batch: Batch, view: CardsView, near: int, *, by_bot: bool) -> None:
        """Show a batch as the seat `near` sees it; `view` is what it knows after it."""
        later = known_cards(view)
        for beat in beats(batch.seen_by(near)):
            self._queue.append(self._beat(beat, near, later))
        self._queue.append(lambda: self._close(view, near))
        if by_bot:
            self._queue.append(lambda: Pause(RESTS[self.speed]))
        self._pump()

    def skip(self) -> None:
        """Show all that is left at its end, at once."""
        run = self._run
        while self.busy and run == self._run:
            if self._playing and self._table.clock.busy:
                self._table.clock.skip()
            else:  # the clock was stopped meanwhile
                self._playing = False
                self._pump()

    def clear(self) -> None:
        """Forget what was to be shown."""
        self._queue.clear()
        self._playing = False
        self._run += 1
        self._table.overlay.setVisible(False)

    def _pump(self) -> None:
        """Play steps until one takes time. A loop, not a recursion: without motion a whole turn may pass at once."""
        if self._pumping:
            return
        self._pumping = True
        was_busy = self.busy
        try:
            while self._queue and not self._playing:
                animation = self._queue.popleft()()
                if animation is not None and animation.duration > 0:
                    self._play(animation)
                elif animation is not None:
                    animation.show(0.0)
        finally:
            self._pumping = False
        if was_busy and not self.busy:
            self.ready.emit()

    def _play(self, animation: Animation) -> None:
        self._playing, run = True, self._run

        def played() -> None:
            if run == self._run and self._playing:
                self._playing = False
                if not self._pumping:
                    self._finish()

        self._table.clock.play(animation, played)

    def _finish(self) -> None:
        """Go on after a step; if it was the last one all has been shown."""
        if self._queue:
            self._pump()
        else:
            self.ready.emit()

    # -- steps -------------------------------------------------------------------------------------------------
    def _beat(self, beat: Sequence[Occurrence], near: int, later: Known) -> Step:
        def play() -> Animation | None:
            before = self._table.view
            for occurrence in beat:
                self.began.emit(occurrence)
                self.told.emit(occurrence)
            if before is None or near != self._table.near:
                return None
            view = before
            for occurrence in beat:
                view = follow(view, occurrence, later)
            return self._animate(beat, before, view)

        return play

    def _close(self, view: CardsView, near: int) -> Animation | None:
        if self._table.view is None:
            return None
        self._table.overlay.setVisible(False)
        return InTurn(self._table.lay(view, near, GLIDE_MS * self.factor), effects.settling(self._table))

    def _animate(self, beat: Sequence[Occurrence], before: CardsView, view: CardsView) -> Animation | None:
        table, factor = self._table, self.factor
        shows = [show for occurrence in beat if (show := self._show(occurrence, before)) is not None]
        if view == before:
            return Parallel(*shows) if shows else None
        moves = table.lay(view, table.near, GLIDE_MS * factor)
        first = beat[0]
        if isinstance(first, oc.Wounded | oc.Destroyed | oc.Sacrificed | os_.TokenPlaced | os_.StruggleBegins):
            return InTurn(Parallel(*shows), moves)  # what befalls a card is seen before the card goes
        if isinstance(first, oc.Played):
            return InTurn(moves, Pause(HOLD_MS * factor))
        return Parallel(moves, *shows)

    def _show(self, occurrence: Occurrence, before: CardsView) -> Animation | None:
        table, factor = self._table, self.factor
        match occurrence:
            case os_.StruggleCounted(story, icon, ap, np, winner):
                return effects.count_struggle(table, count_of(before, story, icon, ap, np, winner), factor)
            case os_.SkillCounted(story, ap, np):
                winner = before.active if ap > np else -1
                return effects.count_struggle(table, count_of(before, story, SKILL, ap, np, winner), factor)
            case os_.TokenPlaced(seat, story, _):
                track = self._track(seat, story)
                return effects.drop_token(table, "success", track, TOKEN_MS * factor) if track else None
            case oc.Wounded(card, _, _):
                item = table.item(keys.card(card))
                return effects.drop_token(table, "wound", item.rect, TOKEN_MS * factor) if item else None
            case oc.DomainDrained(_, domain):
                item = table.item(keys.domain(domain))
                at = item.rect.inset(item.rect.w * 0.2) if item else None
                return effects.drop_token(table, "drain", at, TOKEN_MS * factor) if at else None
            case oc.Destroyed(_, card, _) | oc.Sacrificed(_, card):
                return effects.flash(table, card, "#C8402E", FLASH_MS * factor)
            case oc.AbilityUsed(_, card, _, _, _) | oc.Cancelled(card):
                return effects.flash(table, card, "#FFE3A0", FLASH_MS * factor)
            case oc.Drawn(seat, count, _) if seat != table.near:
                return effects.draw_backs(table, seat, count, GLIDE_MS * factor)
        return None

    def _track(self, seat: int, story: int) -> Rect | None:
        layout = self._table.layout
        slot = layout.slots.get(story) if layout is not None else None
        if slot is None:
            return None
        size = slot.card.h * 0.3
        y = slot.panel.bottom - size / 2 if seat == self._table.near else slot.panel.y + size / 2
        return Rect.around(slot.panel.cx, y, size)


def beats(occurrences: Sequence[Occurrence]) -> Iterator[tuple[Occurrence, ...]]:
    """Occurrences that are shown together: neighbours of one kind (all that is readied, all that is committed)."""
    beat: list[Occurrence] = []
    for occurrence in occurrences:
        together = beat and type(occurrence) is type(beat[0]) and isinstance(occurrence, TOGETHER)
        if beat and not together:
            yield tuple(beat)
            beat = []
        beat.append(occurrence)
    if beat:
        yield tuple(beat)


TOGETHER = (
    oc.Readied, oc.Exhausted, oc.Restored, oc.DomainRefreshed, oc.Drawn, oc.ResourceAttached, os_.Committed,
    os_.Uncommitted, oc.Discarded, oc.LeavesPlay, oc.Moved, oc.EntersPlay, os_.TokenPlaced, oc.Wounded, oc.DomainGained,
)  # fmt: skip
