"""Gestures as objects: each starts, follows the pointer, and ends in a drop or a cancel.

What may be moved where is not known here: a `Host` (the table of one game) answers that and does it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from PySide6.QtCore import QPointF

from cthulhu_desktop.ui.tabletop.clock import Clock, ease_back
from cthulhu_desktop.ui.tabletop.items import PieceItem, PlaceItem, State
from cthulhu_desktop.ui.tabletop.layout import Rect

RETURN_MS = 260


class Host(Protocol):
    """The rules of handling pieces on one table."""

    def places_for(self, piece: PieceItem) -> Sequence[PlaceItem]:
        """Where `piece` may be put now."""

    def dropped(self, piece: PieceItem, place: PlaceItem) -> None:
        """`piece` was let go over `place`, one of `places_for`."""

    def drop_refused(self, piece: PieceItem, place: PlaceItem | None) -> None:
        """`piece` was let go where it may not lie (None: on the bare table, which only means "put it back")."""

    def clicked(self, item: PieceItem | PlaceItem) -> None:
        """A click, or Enter on the focused item."""


def _from_above(places: Iterable[PlaceItem]) -> list[PlaceItem]:
    return sorted(places, key=lambda place: -place.zValue())


class Drag:
    """One piece in the hand. It follows the pointer lifted; places that take it glow, the one below it strongly.

    Ends by `drop` or `cancel`; either way the piece floats to where it belongs: back, unless the host moves it.
    """

    def __init__(
        self, host: Host, clock: Clock, piece: PieceItem, at: QPointF, *, all_places: Sequence[PlaceItem]
    ) -> None:
        self.piece = piece
        self._host = host
        self._clock = clock
        self._home: Rect = piece.rect
        self._grip = piece.pos() - at
        # what lies higher takes it; a piece that is a place as well does not fall onto itself
        self._all_places = _from_above(place for place in all_places if place.key != piece.key)
        self._places = _from_above(host.places_for(piece))
        self._over: PlaceItem | None = None
        piece.mark(State.LIFTED, True)
        for place in self._places:
            place.mark(State.GLOW, True)

    def move(self, at: QPointF) -> None:
        """The pointer is at `at` (scene)."""
        self.piece.setPos(at + self._grip)
        over = self._place_at(at, self._places)
        if over is not self._over:
            for place, on in ((self._over, False), (over, True)):
                if place is not None:
                    place.mark(State.CHOSEN, on)
            self._over = over

    def drop(self, at: QPointF) -> None:
        """Let go at `at`."""
        self.move(at)
        place = self._over
        self._put_down()
        if place is not None:
            self._host.dropped(self.piece, place)
        else:
            wrong = self._place_at(at, self._all_places)
            self._float_back()
            self._host.drop_refused(self.piece, wrong)

    def cancel(self) -> None:
        """Escape, or the table changed meanwhile: nothing happens, the piece floats back."""
        self._put_down()
        self._float_back()

    def _place_at(self, at: QPointF, places: Sequence[PlaceItem]) -> PlaceItem | None:
        """The place under the pointer, else the one under the middle of the piece."""
        for point in (at, self.piece.pos()):
            for place in places:
                if place.isVisible() and place.covers(point):
                    return place
        return None

    def _put_down(self) -> None:
        self.piece.mark(State.LIFTED, False)
        for place in self._places:
            place.mark(State.GLOW, False)
            place.mark(State.CHOSEN, False)

    def _float_back(self) -> None:
        self._clock.play(self.piece.glide(self._home, RETURN_MS, ease_back))
