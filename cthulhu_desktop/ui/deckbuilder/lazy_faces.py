"""Card faces for lists: what is at hand comes at once, the rest is drawn between two events, the latest first."""

from __future__ import annotations

from collections import OrderedDict
from time import perf_counter
from typing import Any, NamedTuple, Protocol

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

KEPT = 600  # faces
WAITING = 120  # faces; what was scrolled past long ago is not drawn
SLICE = 0.006  # seconds of drawing before the window gets its turn: with painting this must fit into a frame
REST_MS = 25  # nothing is drawn so soon after a list has changed: first comes what the player typed


class FaceSource(Protocol):
    """What draws faces: `ui.cardfaces.FaceStore`."""

    @property
    def changed(self) -> Any:
        """Signal(str): the picture of a card has come, ask again."""

    def table_face(
        self, card_id: str, width_px: float, height_px: float, shown: Any = None, *, ratio: float = 1.0
    ) -> QPixmap:
        """The small face of a card."""

    def print_face(self, card_id: str, width_px: float, shown: Any = None, *, ratio: float = 1.0) -> QPixmap:
        """The face as it would be printed, with its text."""

    def set_language(self, code: str) -> None:
        """The language of the texts on the faces."""


class _Want(NamedTuple):
    card: str
    width: int
    height: int
    ratio: float


class LazyFaces(QObject):
    """`face` never takes longer than a look-up; `ready(card)` tells when a face that was missing is there."""

    ready = Signal(str)

    def __init__(self, source: FaceSource, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.source = source
        self._kept: OrderedDict[_Want, QPixmap] = OrderedDict()
        self._waiting: OrderedDict[_Want, None] = OrderedDict()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._draw)
        source.changed.connect(self._on_changed)

    def face(self, card: str, width: int, height: int, ratio: float) -> QPixmap | None:
        """The small face of a card in pixels of the window, None while it is being drawn."""
        want = _Want(card, width, height, ratio)
        known = self._kept.get(want)
        if known is not None:
            self._kept.move_to_end(want)
            return known
        self._waiting[want] = None
        self._waiting.move_to_end(want)
        while len(self._waiting) > WAITING:
            self._waiting.popitem(last=False)
        if not self._timer.isActive():
            self._timer.start(REST_MS)
        return None

    @property
    def busy(self) -> bool:
        """Whether faces are still to be drawn."""
        return bool(self._waiting)

    def hold(self) -> None:
        """The list is changing: draw nothing until it has been painted and has asked again."""
        self._waiting.clear()
        self._timer.stop()

    def forget(self) -> None:
        """The faces look otherwise now: another language, another text size."""
        self._kept.clear()
        self._waiting.clear()

    def _draw(self) -> None:
        end = perf_counter() + SLICE
        drawn: list[str] = []
        longest = 0.0
        while self._waiting and (not drawn or perf_counter() + longest < end):  # one at least, and none too many
            began = perf_counter()
            want, _ = self._waiting.popitem()
            self._kept[want] = self.source.table_face(want.card, want.width, want.height, ratio=want.ratio)
            longest = max(longest, perf_counter() - began)
            drawn.append(want.card)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        for card in drawn:
            self.ready.emit(card)
        if self._waiting:
            self._timer.start(0)

    def _on_changed(self, card: str) -> None:
        """The engraving has come: draw the face again, but show the old one until then."""
        for want in [want for want in self._kept if want.card == card]:
            self._waiting[want] = None
        if self._waiting and not self._timer.isActive():
            self._timer.start(REST_MS)
