"""Places of the card table as items: drawn once for what they show, and drawn anew when that changes."""

from __future__ import annotations

from collections.abc import Hashable
from time import perf_counter
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cthulhu_desktop.ui.cardtable import furniture
from cthulhu_desktop.ui.cardtable.refining import Refining
from cthulhu_desktop.ui.cardtable.rings import LIT, Ring, draw_ring, reach_of
from cthulhu_desktop.ui.tabletop.blit import blit
from cthulhu_desktop.ui.tabletop.clock import Animation, Ease, Tween
from cthulhu_desktop.ui.tabletop.items import PlaceItem, State, detail_ratio
from cthulhu_desktop.ui.tabletop.layout import Rect
from cthulhu_desktop.ui.tabletop.looks import BakedLook, Draw
from cthulhu_desktop.ui.tabletop.zorder import Layer

MUCH = 0.12  # a change of size that is seen while a place glides


def nothing(_painter: QPainter, _box: QRectF, _state: State) -> None:
    """Draws nothing: how a place looks before it is told."""


class Stand(NamedTuple):
    """Where a place is seen, and the part of it that keeps its shape (scene)."""

    whole: Rect
    anchor: Rect


class _Baked(NamedTuple):
    """A place as it was drawn: the pixmap, the size of the place, the room around it, and its anchor (as there)."""

    pixmap: QPixmap
    width: float
    height: float
    margin: float
    anchor: Rect | None

    def box(self) -> QRectF:
        """What the pixmap covers, around the middle of the place."""
        across, down = self.width + 2 * self.margin, self.height + 2 * self.margin
        return QRectF(-across / 2, -down / 2, across, down)

    def steady(self) -> QRectF:
        """The part that keeps its shape, around the middle of the place."""
        part = self.anchor or Rect(0, 0, self.width, self.height)
        return QRectF(part.x - self.width / 2, part.y - self.height / 2, part.w, part.h)


def _between(before: Rect, after: Rect, t: float) -> Rect:
    return Rect(*(a + (b - a) * t for a, b in zip(before, after, strict=True)))


class DrawnPlace(PlaceItem):
    """A place that looks as `paint_as` last said. `solid`: the part that reacts to the pointer (None: all of it),
    relative to its upper left corner; pieces may be dropped anywhere on it. `anchor`: the part that keeps its shape
    while the place glides, likewise. `ring`: its light, where that is not part of how it is drawn.

    A place lies where it was put at once; `come_from` only lets it seem to glide there."""

    def __init__(self, key: str, margin_share: float = 0.12, refining: Refining | None = None) -> None:
        """`refining`: who says when it may be drawn anew; None: always at once."""
        self._share = margin_share
        self._refining = refining
        self.coarse = False  # whether how it was drawn before stands in for how it looks now
        self._stretched = False  # whether that has been seen
        self._ratio = 0.0
        self._baked: _Baked | None = None
        super().__init__(key, BakedLook(nothing, margin_share, furniture.SHOWN))
        self._content: Hashable = None
        self.solid: Rect | None = None
        self.anchor: Rect | None = None
        self.ring: Ring | None = None
        self._framed = False
        self._from: Stand | None = None  # where it seems to come from while it glides
        self._seen: Stand | None = None  # where it seems to be
        self._glide = 0

    def paint_as(self, content: Hashable, draw: Draw) -> None:
        """Look as `draw` draws; it is asked again only when `content` has changed."""
        if content != self._content:
            self._content = content
            self.set_look(BakedLook(draw, self._share, furniture.SHOWN))

    def make_frame(self) -> None:
        """From now on light shows at its edge only: what lies on it need not be drawn again when it is lit."""
        self._framed = True
        self.setAcceptHoverEvents(False)

    def mark(self, flag: State, on: bool) -> None:
        state = self._state | flag if on else self._state & ~flag
        if not self._framed or state == self._state:
            super().mark(flag, on)
            return
        self._state = state
        box, edge = self._edge()
        self.update(QRectF(box.x(), box.y(), box.width(), edge))
        self.update(QRectF(box.x(), box.bottom() - edge, box.width(), edge))
        self.update(QRectF(box.x(), box.y(), edge, box.height()))
        self.update(QRectF(box.right() - edge, box.y(), edge, box.height()))

    def _edge(self) -> tuple[QRectF, float]:
        """Where its light shows: the outer limit, and how thick from there inwards."""
        if self.ring is None:
            margin = self._look.margin(self._width, self._height)
            return self.boundingRect(), margin + min(self._width, self._height) * 0.06 + 4
        reach = reach_of(self.ring)
        box = QRectF(-self._width / 2, -self._height / 2, self._width, self._height)
        return box.adjusted(-reach, -reach, reach, reach), 2.0 * reach

    def forget(self) -> None:
        """Be drawn anew when next told what to show."""
        self._content = None

    # -- gliding -----------------------------------------------------------------------------------------------
    def stand(self) -> Stand:
        """Where it seems to be now, and where its anchor is (scene)."""
        if self._seen is not None:
            return self._seen
        return Stand(self.rect, self._anchor_of(self.rect))

    def _anchor_of(self, whole: Rect) -> Rect:
        part = self.anchor
        return Rect(whole.x + part.x, whole.y + part.y, part.w, part.h) if part is not None else whole

    def come_from(self, before: Stand, duration: float, ease: Ease) -> Animation:
        """An animation in which it seems to glide from where it was to where it is."""
        self._glide += 1
        glide = self._glide
        self.prepareGeometryChange()
        self._from, self._seen = before, before

        def change(t: float) -> None:
            if glide != self._glide:
                return
            if t >= 1.0:
                self.rest()
                return
            whole = self.rect
            self._seen = Stand(_between(before.whole, whole, t), _between(before.anchor, self._anchor_of(whole), t))
            self.update()

        return Tween(duration, change, ease)

    def rest(self) -> None:
        """Be seen where it lies."""
        if self._from is not None:
            self._glide += 1
            self.prepareGeometryChange()
            self._from = self._seen = None
            self.update()

    def _local(self, rect: Rect) -> QRectF:
        return QRectF(rect.x - self.x(), rect.y - self.y(), rect.w, rect.h)

    def boundingRect(self) -> QRectF:
        box = super().boundingRect()
        if self._from is None:
            return box
        margin = self._look.margin(self._width, self._height)
        return box.united(self._local(self._from.whole).adjusted(-margin, -margin, margin, margin))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self._ratio = detail_ratio(painter)
        baked = self._now_or_before()
        if self._seen is None and not self.coarse:
            self._paint_at_rest(painter, option, widget)
            return
        seen = self.stand()
        own, now = baked.steady(), self._local(seen.anchor)
        across, down = now.width() / max(1.0, own.width()), now.height() / max(1.0, own.height())
        if self._framed or max(abs(across - 1), abs(down - 1)) < MUCH:  # stretching it costs more than it shows
            across, down = 1.0, 1.0
        elif self._seen is None:  # it waits for its turn: rather too small than out of shape
            across = down = min(across, down)
        now.setSize(QSizeF(own.width() * across, own.height() * down))
        now.moveCenter(self._local(seen.anchor).center())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        if self.anchor is not None:
            painter.setClipRect(self._local(seen.whole))
        painter.translate(now.x() - own.x() * across, now.y() - own.y() * down)
        painter.scale(across, down)
        painter.drawPixmap(baked.box(), baked.pixmap, QRectF(baked.pixmap.rect()))
        painter.restore()
        self._paint_light(painter, self._local(seen.whole))

    def _now_or_before(self) -> _Baked:
        """How it is drawn now, or, where there is no time to draw that yet, how it was drawn before."""
        refining = self._refining
        if refining is None or self._baked is None or self._is_drawn():
            self.coarse = False
            return self._bake()
        if not self.coarse and refining.may_draw():
            began = perf_counter()
            baked = self._bake()
            refining.spend(perf_counter() - began)
            return baked
        if not self.coarse:
            refining.add(self, first=True)
        self._stretched = True
        return self._baked

    def _is_drawn(self) -> bool:
        look = self._look
        return not isinstance(look, BakedLook) or look.has(self._width, self._height, self._drawn_state(), self._ratio)

    def _drawn_state(self) -> State:
        """The state as far as it is drawn into the place: its light lies over it."""
        if self.ring is None or not self._state & LIT:
            return self._state
        return self._state & ~LIT if self.ring.hovers else self._state & ~(LIT | State.HOVER)

    def _bake(self) -> _Baked:
        pixmap = self._look.pixmap(self._width, self._height, self._drawn_state(), self._ratio)
        margin = self._look.margin(self._width, self._height)
        self._baked = _Baked(pixmap, self._width, self._height, margin, self.anchor)
        self._stretched = False
        return self._baked

    def refine(self) -> None:
        """Be drawn now, and shown."""
        self.coarse = False
        if self._ratio:
            seen = self._stretched
            self._bake()
            if seen and self._seen is None:  # on its way it is painted again anyhow
                self.update()

    def _paint_at_rest(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None) -> None:
        whole = self._state
        self._state = self._drawn_state()
        super().paint(painter, option, widget)
        self._state = whole
        self._paint_light(painter, QRectF(-self._width / 2, -self._height / 2, self._width, self._height))

    def _paint_light(self, painter: QPainter, box: QRectF) -> None:
        """The light lies over the place: so the place itself need not be drawn for each state."""
        lit = self._state & LIT
        if self.ring is not None and lit:
            draw_ring(painter, box, self.ring, lit, self._ratio)

    def shape(self) -> QPainterPath:
        if self.solid is None:
            return super().shape()
        path = QPainterPath()
        left, top = -self._width / 2, -self._height / 2
        path.addRect(left + self.solid.x, top + self.solid.y, self.solid.w, self.solid.h)
        return path


class BadgeItem(QGraphicsItem):
    """A number on a small dark plate, over the cards of a pile."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(Layer.PIECE + 0.9995)
        self._text = ""
        self._height = 10.0
        self._look = BakedLook(self._draw, 0.0, State.CALM)

    def put(self, pile: Rect, count: int) -> None:
        """The number of cards of the pile at `pile`; nothing for none."""
        text = str(count) if count else ""
        self.setPos(pile.right - pile.w * 0.18, pile.bottom - pile.w * 0.18)
        if (text, pile.h) != (self._text, self._height):
            self.prepareGeometryChange()
            self._text, self._height = text, pile.h
            self.forget()

    def forget(self) -> None:
        """Be drawn anew."""
        self._look.forget()
        self.update()

    def _size(self) -> float:
        return max(13.0, min(self._height * 0.22, 64.0)) + 4

    def boundingRect(self) -> QRectF:
        size = self._size()
        margin = self._look.margin(size * 2, size)
        return QRectF(-size - margin, -size / 2 - margin, 2 * (size + margin), size + 2 * margin)

    def _draw(self, painter: QPainter, box: QRectF, _state: State) -> None:
        furniture.badge(painter, box.center(), self._text, self._height)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._text:
            size = self._size()
            pixmap = self._look.pixmap(size * 2, size, State.CALM, detail_ratio(painter))
            blit(painter, pixmap, self.boundingRect())
