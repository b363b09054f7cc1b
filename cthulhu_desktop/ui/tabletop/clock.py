"""One clock for everything that moves on a table.

Animations are plain objects that show themselves at a time; the clock drives all of them with one timer and can
skip them. Where motion is not wanted an animation is shown at its end at once.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

Ease = Callable[[float], float]
FRAME_MS = 16


def linear(t: float) -> float:
    """0..1 at a steady pace."""
    return t


def ease_out(t: float) -> float:
    """Fast at first, then settling."""
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    """Slow at both ends."""
    return 0.5 - 0.5 * math.cos(math.pi * t)


def ease_back(t: float) -> float:
    """Settling after going a little too far."""
    s = 1.4
    u = t - 1
    return u * u * ((s + 1) * u + s) + 1


class Animation:
    """Something that shows itself at a time from 0 to `duration` milliseconds."""

    duration: float = 0.0

    def show(self, elapsed: float) -> None:
        """Look as at `elapsed` ms; called with growing times, at last with `duration`."""


class Tween(Animation):
    """Calls `change` with 0..1 bent by `ease`, ending with exactly `ease(1)`."""

    def __init__(self, duration: float, change: Callable[[float], None], ease: Ease = ease_in_out) -> None:
        self.duration = duration
        self._change = change
        self._ease = ease

    def show(self, elapsed: float) -> None:
        self._change(self._ease(min(1.0, elapsed / self.duration) if self.duration > 0 else 1.0))


class Pause(Animation):
    """Nothing for a while."""

    def __init__(self, duration: float) -> None:
        self.duration = duration


class Call(Animation):
    """Calls a function once, at its place in a sequence."""

    def __init__(self, function: Callable[[], object]) -> None:
        self._function: Callable[[], object] | None = function

    def show(self, elapsed: float) -> None:
        function, self._function = self._function, None
        if function is not None:
            function()


class Sequence(Animation):
    """One after the other; each is shown at its end before the next begins."""

    def __init__(self, *parts: Animation) -> None:
        self._parts = list(parts)
        self.duration = sum(part.duration for part in parts)
        self._ended = 0.0  # milliseconds of the parts that have been shown to their end

    def show(self, elapsed: float) -> None:
        while self._parts:
            part = self._parts[0]
            local = elapsed - self._ended
            if local < part.duration:
                part.show(max(0.0, local))
                return
            part.show(part.duration)
            self._ended += part.duration
            self._parts.pop(0)


class Parallel(Animation):
    """All at once; as long as the longest."""

    def __init__(self, *parts: Animation) -> None:
        self._parts = list(parts)
        self.duration = max((part.duration for part in parts), default=0.0)

    def show(self, elapsed: float) -> None:
        for part in list(self._parts):
            part.show(min(elapsed, part.duration))
            if elapsed >= part.duration:
                self._parts.remove(part)


class _Running:
    def __init__(self, animation: Animation, start: float, done: Callable[[], object] | None) -> None:
        self.animation = animation
        self.start = start
        self.done = done


class Clock(QObject):
    """Drives animations. `idle` is emitted when the last one has ended, skipped or not; `moved` after each frame."""

    idle = Signal()
    moved = Signal()

    def __init__(self, motion: Callable[[], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._motion = motion
        self._running: list[_Running] = []
        self._now = 0.0
        self._elapsed = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return bool(self._running)

    def play(self, animation: Animation, done: Callable[[], object] | None = None) -> None:
        """Start `animation`; call `done` after its last frame. Without motion both happen before this returns."""
        if not self._motion():
            animation.show(animation.duration)
            self.moved.emit()
            if done is not None:
                done()
            if not self._running:
                self.idle.emit()
            return
        self._running.append(_Running(animation, self._now, done))
        if not self._timer.isActive():
            self._elapsed.start()
            self._timer.start()
        animation.show(0.0)

    def advance(self, milliseconds: float) -> None:
        """Let time pass (the timer calls this; so may a benchmark)."""
        self._now += milliseconds
        self._show({id(entry): self._now - entry.start for entry in self._running})

    def skip(self) -> None:
        """Show all that runs now at its end. What begins because of that runs on."""
        self._show({id(entry): entry.animation.duration for entry in self._running})

    def stop(self) -> None:
        """Forget what runs, without showing its end or calling anybody; for a table that is being closed."""
        self._running.clear()
        self._timer.stop()

    def _show(self, times: dict[int, float]) -> None:
        """Show each running animation at its time and end those whose time is up."""
        ended = []
        for entry in list(self._running):
            elapsed = times.get(id(entry))
            if elapsed is None:
                continue
            entry.animation.show(min(elapsed, entry.animation.duration))
            if elapsed >= entry.animation.duration:
                ended.append(entry)
        self.moved.emit()
        for entry in ended:
            if entry in self._running:
                self._running.remove(entry)
                if entry.done is not None:
                    entry.done()
        if ended and not self._running:
            self._timer.stop()
            self.idle.emit()

    def _tick(self) -> None:
        # a long stall (a dialog, a slow disk) must not make everything jump to its end
        self.advance(min(self._elapsed.restart(), 100))
