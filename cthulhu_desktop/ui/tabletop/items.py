"""Things that lie on a table: pieces that can be taken up, and places where they can be put.

How a thing looks comes from a `Look`: ready pixmaps with shadow, glow and focus ring baked in. An item only says
which of them is wanted, so that painting is one copy.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntFlag
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from cthulhu_desktop.ui.tabletop.blit import blit
from cthulhu_desktop.ui.tabletop.clock import Animation, Ease, Tween, ease_in_out
from cthulhu_desktop.ui.tabletop.layout import Rect
from cthulhu_desktop.ui.tabletop.zorder import Layer

_BY_KEYS = (
    Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason,
)  # fmt: skip


class State(IntFlag):
    """How a thing is to be seen just now; each has a mark of its own besides its colour."""

    CALM = 0
    GLOW = 1  # may be used now
    HOVER = 2
    CHOSEN = 4
    FOCUS = 8
    LIFTED = 16
    DIM = 32


class Look(Protocol):
    """Pixmaps of one thing."""

    def pixmap(self, width: float, height: float, state: State, ratio: float) -> QPixmap:
        """A pixmap with devicePixelRatio `ratio` of the thing at width × height plus `margin` on all sides."""

    def margin(self, width: float, height: float) -> float:
        """Room around the thing for its shadow and glow, in scene units."""


def detail_ratio(painter: QPainter) -> float:
    """Device pixels a scene unit, rounded up to quarters so that zooming does not make a pixmap for each step."""
    transform = painter.worldTransform()
    zoom = max(abs(transform.m11()) + abs(transform.m12()), 0.1)
    device = painter.device()
    ratio = (device.devicePixelRatio() if device is not None else 1.0) * zoom
    return max(0.5, min(4.0, -(-ratio * 4 // 1) / 4)) if abs(ratio - 1) > 0.02 else 1.0


class TableItem(QGraphicsObject):
    """What pieces and places share: a centre, a size, a look, a state, a name for screen readers, the focus."""

    focus_changed = Signal(bool)

    def __init__(self, key: str, look: Look, layer: Layer) -> None:
        super().__init__()
        self.key = key
        self.name = ""
        self.description = ""
        self.activate: Callable[[], object] | None = None
        self._look = look
        self._state = State.CALM
        self._pointed_at = False
        self._width = self._height = 10.0
        self._layer = layer
        self.setZValue(layer)
        self.setAcceptHoverEvents(True)

    # -- place and size ----------------------------------------------------------------------------------------
    @property
    def rect(self) -> Rect:
        """Where it lies in the scene, without shadow."""
        return Rect.around(self.x(), self.y(), self._width, self._height)

    def put(self, rect: Rect) -> None:
        """Lie at `rect`."""
        self.set_size(rect.w, rect.h)
        self.setPos(rect.cx, rect.cy)

    def set_size(self, width: float, height: float) -> None:
        """Become that large; the centre stays."""
        if abs(width - self._width) > 0.01 or abs(height - self._height) > 0.01:
            self.prepareGeometryChange()
            self._width, self._height = max(1.0, width), max(1.0, height)
            self.update()

    def lies_at(self, rect: Rect) -> bool:
        """Whether it lies at `rect` already, as far as an eye can tell."""
        return all(abs(a - b) < 0.05 for a, b in zip(self.rect, rect, strict=True))

    def glide(self, rect: Rect, duration: float, ease: Ease = ease_in_out, *, over: bool = True) -> Animation:
        """An animation from where it is when it starts to `rect`, meanwhile over the other pieces if `over`."""
        start: list[Rect] = []

        def change(t: float) -> None:
            if not start:
                start.append(self.rect)
                self.setZValue(Layer.MOVING if over else self._layer)
            a = start[0]
            mix = Rect(*(p + (q - p) * t for p, q in zip(a, rect, strict=True)))
            self.put(mix)
            if t == 1.0:
                self.setZValue(self._layer)

        return Tween(duration, change, ease)

    # -- look --------------------------------------------------------------------------------------------------
    @property
    def look(self) -> Look:
        return self._look

    def set_look(self, look: Look) -> None:
        """Look different from now on."""
        self.prepareGeometryChange()
        self._look = look
        self.update()

    @property
    def state(self) -> State:
        return self._state

    def mark(self, flag: State, on: bool) -> None:
        """Set or take away one flag of the state."""
        state = self._state | flag if on else self._state & ~flag
        if state != self._state:
            self._state = state
            if flag is State.LIFTED:
                self.setZValue(Layer.LIFTED if on else self._layer)
            self.update()

    def boundingRect(self) -> QRectF:
        margin = self._look.margin(self._width, self._height)
        w, h = self._width + 2 * margin, self._height + 2 * margin
        return QRectF(-w / 2, -h / 2, w, h)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(-self._width / 2, -self._height / 2, self._width, self._height)
        return path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        pixmap = self._look.pixmap(self._width, self._height, self._state, detail_ratio(painter))
        target = self.boundingRect()
        blit(painter, pixmap, target, 0.0 if self.rotation() else 1.0)

    # -- focus, hover, activation ------------------------------------------------------------------------------
    def set_focusable(self, on: bool) -> None:
        """Whether the keyboard reaches it."""
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable, on)
        if not on and self.hasFocus():
            self.clearFocus()

    @property
    def focusable(self) -> bool:
        return bool(self.flags() & QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # whoever points with the mouse sees where he points, also when the focus comes back to the table later
        returns = bool(getattr(self.scene(), "focus_returns", False)) and event.reason() not in _BY_KEYS
        self._pointed_at = event.reason() == Qt.FocusReason.MouseFocusReason or (self._pointed_at and returns)
        self.mark(State.FOCUS, not self._pointed_at)
        self.focus_changed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.mark(State.FOCUS, False)
        self.focus_changed.emit(False)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.mark(State.HOVER, True)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.mark(State.HOVER, False)

    def describe(self, name: str, description: str = "", meaning: str = "") -> None:
        """What a screen reader says of it; the tool tip shows the same, and `meaning`: what such a thing is."""
        self.name, self.description = name, description
        said = "\n".join(text for text in (name, description, meaning) if text)
        if said != self.toolTip():
            self.setToolTip(said)


class PieceItem(TableItem):
    """A thing that can be taken up. `movable`: whether a drag may begin on it now."""

    def __init__(self, key: str, look: Look, layer: Layer = Layer.PIECE) -> None:
        super().__init__(key, look, layer)
        self.movable = False

    def set_usable(self, movable: bool, glow: bool) -> None:
        """Whether it may be taken up now (then the keyboard reaches it), and whether it glows."""
        self.movable = movable
        self.set_focusable(movable)
        self.mark(State.GLOW, glow)


class PlaceItem(TableItem):
    """A place where pieces are put, and that can be clicked where it has an `activate`. `round`: a disc, not a box."""

    def __init__(self, key: str, look: Look) -> None:
        super().__init__(key, look, Layer.TARGET)
        self.round = False

    def covers(self, point: QPointF) -> bool:
        """Whether a piece let go with its centre at `point` (scene) lands here."""
        dx, dy = point.x() - self.x(), point.y() - self.y()
        if self.round:
            radius = max(self._width, self._height) / 2
            return dx * dx + dy * dy <= radius * radius
        return abs(dx) <= self._width / 2 and abs(dy) <= self._height / 2

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        box = QRectF(-self._width / 2, -self._height / 2, self._width, self._height)
        if self.round:
            path.addEllipse(box)
        else:
            path.addRect(box)
        return path
