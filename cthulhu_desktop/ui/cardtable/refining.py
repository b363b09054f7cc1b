"""What is drawn a little at a time: many cards that all want a new picture at once would hold up a frame."""

from __future__ import annotations

from collections import deque
from time import perf_counter
from typing import Protocol

import shiboken6
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QGraphicsItem

SLICE_S, PAUSE_MS = 0.004, 8  # of drawing, and between two slices
BUDGET_S = 0.004  # of drawing in one frame before the rest has to wait


class Coarse(Protocol):
    """An item that can stand in for itself with a stretched picture while `coarse`; `refine` draws the true one."""

    coarse: bool

    def refine(self) -> None:
        """Draw the true picture, and show it."""


class Refining:
    """Whoever wants a new picture asks `may_draw`; if not, he shows a stretched one and is `add`ed: his turn comes
    within some frames. While `hold`, nobody is drawn anew who can be stretched: the view is just being zoomed."""

    def __init__(self) -> None:
        self._first: deque[Coarse] = deque()
        self._waiting: deque[Coarse] = deque()
        self._held = self._moving = False
        self._spent = 0.0

    def begin_frame(self) -> None:
        """A frame is about to be painted."""
        self._spent = 0.0

    def may_draw(self) -> bool:
        """Whether there is time in this frame for drawing one more."""
        return not self._held and self._spent < BUDGET_S

    def spend(self, seconds: float) -> None:
        """So much of this frame went into drawing."""
        self._spent += seconds

    def add(self, item: Coarse, *, first: bool = False) -> None:
        """It stays coarse until its turn comes; `first`: before all others, even while many things move."""
        if not item.coarse:
            idle = not self._due()
            (self._first if first else self._waiting).append(item)
            item.coarse = True
            if idle:
                self._go_on(0)

    def hold(self, on: bool) -> None:
        """Let everybody wait, or go on."""
        self._held = on
        self._go_on(0)

    def move(self, on: bool) -> None:
        """Many things move: only the first are drawn meanwhile, so that there is one frame at a time."""
        if on != self._moving:
            self._moving = on
            self._go_on(0)

    def clear(self) -> None:
        """Nobody waits any more."""
        self._first.clear()
        self._waiting.clear()

    def _due(self) -> deque[Coarse] | None:
        """Where the next one waits that may be drawn now."""
        if self._held:
            return None
        return self._first or (None if self._moving else self._waiting) or None

    def _go_on(self, milliseconds: int) -> None:
        if self._due():
            QTimer.singleShot(milliseconds, self._some)

    def _some(self) -> None:
        """As many as fit into a part of a frame."""
        end = perf_counter() + SLICE_S
        while (due := self._due()) and perf_counter() < end:
            item = due.popleft()
            if item.coarse and (not isinstance(item, QGraphicsItem) or shiboken6.isValid(item)):
                item.refine()
        self._go_on(PAUSE_MS)
