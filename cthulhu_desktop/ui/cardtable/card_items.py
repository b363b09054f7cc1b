"""Cards on the table: pieces that lie, turn and flip, and that other pieces can be laid onto."""

from __future__ import annotations

import math
from time import perf_counter
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from cthulhu_desktop.core.cards.view import CardView
from cthulhu_desktop.ui.cardfaces import Shown, shown_of
from cthulhu_desktop.ui.cardtable import keys
from cthulhu_desktop.ui.cardtable.arrange import Face, Lay
from cthulhu_desktop.ui.cardtable.card_pictures import MARKS, CardPictures, extent, margin_of
from cthulhu_desktop.ui.tabletop.blit import blit
from cthulhu_desktop.ui.tabletop.clock import Animation, Ease, Tween, ease_in_out
from cthulhu_desktop.ui.tabletop.items import PieceItem, PlaceItem, State, TableItem, detail_ratio
from cthulhu_desktop.ui.tabletop.layout import Rect
from cthulhu_desktop.ui.tabletop.zorder import Layer
from cthulhu_desktop.ui.theme import BRASS_LIGHT, INK

_SMOOTH = QPainter.RenderHint.SmoothPixmapTransform


class _Drawn(NamedTuple):
    """How a card lies, ready to be copied, for one device ratio, state, and generation of pictures."""

    ratio: float
    state: State
    generation: int
    under: QPixmap | None
    face: QPixmap


class CardItem(PieceItem, PlaceItem):
    """A card: it can be taken up, and others can be dropped onto it (it is a place as well as a piece).

    Lies turned by `turn` degrees with `face` up; `home` is the key of the place it lies at.
    """

    def describe(self, name: str, description: str = "", meaning: str = "") -> None:
        """What a screen reader says of it. No tool tip: pointing at a card already shows it large."""
        super().describe(name, description, meaning)
        self.setToolTip("")

    def __init__(self, number: int, pictures: CardPictures) -> None:
        TableItem.__init__(self, keys.card(number), pictures, Layer.PIECE)
        self.movable = False
        self.round = False
        self.number = number
        self.home = ""
        self.card: CardView | None = None
        self.said: object = ""  # what its description was made from
        self._pictures = pictures
        self._shown: Shown | None = None
        self._face = Face.BACK
        self._turn = 0.0
        self._flip = 1.0
        self._live = False
        self._rest_z = float(Layer.PIECE)
        self._rest_turn = 0.0
        self._motion = 0
        self.coarse = False  # whether a stretched face stands in for the true one
        self._stretched = False  # whether that has been seen
        self._landed = False  # whether it has not been drawn anew since it was on its way
        self._ratio = 0.0  # of the last picture; 0: none yet
        self._drawn: _Drawn | None = None
        self._at_hand: tuple[tuple[object, ...], QPixmap] | None = None  # the last face it had, not turned
        self._measure()

    # -- what it is --------------------------------------------------------------------------------------------
    @property
    def as_place(self) -> PlaceItem:
        """The place that takes what is dropped onto the card."""
        return self

    @property
    def face(self) -> Face:
        """Which side is up."""
        return self._face

    @property
    def turn(self) -> float:
        """Degrees it is turned by."""
        return self._turn

    @property
    def live(self) -> bool:
        """Whether it is on its way."""
        return self._live

    def show_card(self, card: CardView | None) -> None:
        """The card it is, as far as the near seat knows it."""
        if card != self.card:
            self.card = card
            self._shown = shown_of(card) if card is not None and card.id else None
            self._drawn = None
            self.update()

    def shows(self, card_id: str) -> bool:
        """Whether it shows the face of that card."""
        return self.card is not None and self.card.id == card_id and self._face in (Face.UP, Face.EDGE)

    # -- where it lies -----------------------------------------------------------------------------------------
    def lie(self, lay: Lay, layer: float = Layer.PIECE) -> None:
        """Lie as `lay` says, at once."""
        self._motion += 1  # what still moves it stops doing so
        self._flip, self.coarse = 1.0, False
        if self._live:
            self._take_off(False)
        self._set(lay.rect, lay.turn, lay.face)
        self.set_rest(lay, layer)
        self.setZValue(self._rest_z)

    def set_rest(self, lay: Lay, layer: float = Layer.PIECE) -> None:
        """At which height it comes to rest."""
        self.home, self._rest_turn = lay.home, lay.turn
        self._rest_z = float(layer) + min(0.999, max(0.0, lay.order))

    def lies(self, lay: Lay) -> bool:
        """Whether it lies so already, as far as an eye can tell."""
        same = abs(self._turn - lay.turn) < 0.1 and self._face is lay.face and not self._live
        return same and self.lies_at(lay.rect)

    def _set(self, rect: Rect, turn: float, face: Face) -> None:
        if abs(turn - self._turn) > 0.01 or face is not self._face:
            self.prepareGeometryChange()
            self._turn, self._face = turn, face
            self._changed()
        self.put(rect)

    def set_size(self, width: float, height: float) -> None:
        if abs(width - self._width) > 0.01 or abs(height - self._height) > 0.01:
            self.prepareGeometryChange()
            self._width, self._height = max(1.0, width), max(1.0, height)
            self._changed()

    def _changed(self) -> None:
        """It is turned, or as large, as never before."""
        self._drawn = None
        self._measure()
        self.update()

    def _take_off(self, on: bool, most: float = 0.0) -> None:
        """It is on its way, where it never grows larger than `most` from corner to corner; or it has arrived."""
        self.prepareGeometryChange()
        self._live = on
        self._drawn = None
        self._measure(most)

    def _measure(self, most: float = 0.0) -> None:
        """Keep the box it is painted in: it is asked for several times a frame, for each card of the table."""
        margin = margin_of(self._width, self._height)
        wide, high = (most, most) if self._live else extent(self._width, self._height, self._turn)
        self._box = QRectF(-wide / 2, -high / 2, wide, high)
        self._bounds = QRectF(-wide / 2 - margin, -high / 2 - margin, wide + 2 * margin, high + 2 * margin)

    def go(
        self, lay: Lay, duration: float, ease: Ease = ease_in_out, *, lift: float = 0.0, layer: float = Layer.PIECE
    ) -> Animation:
        """An animation from how it lies when that starts to how `lay` says: it slides, turns, and flips in the middle
        of its way if another side comes up. `lift`: how far it rises towards the eye on its way. It takes over from all
        motions that were made before."""
        start: list[tuple[Rect, float, Face]] = []
        self.set_rest(lay, layer)
        self._motion += 1
        motion = self._motion

        def change(t: float) -> None:
            if motion != self._motion:  # something later moves it
                return
            if not start:
                start.append((self.rect, self._turn, self._face))
                self.coarse = False
                biggest = max(math.hypot(self._width, self._height), math.hypot(lay.rect.w, lay.rect.h))
                self._take_off(True, biggest * (1 + lift) + 2)
                self.setZValue(Layer.MOVING + self._rest_z % 1)
            if t == 1.0:
                self._flip, self._landed = 1.0, True
                self._take_off(False)
                self._set(lay.rect, lay.turn, lay.face)
                self.setZValue(self._rest_z)
                self.update()
                return
            self._fly(start[0], lay, t, 1 + lift * math.sin(math.pi * min(1.0, max(0.0, t))))

        return Tween(duration, change, ease)

    def _fly(self, start: tuple[Rect, float, Face], lay: Lay, t: float, grow: float) -> None:
        """Be on its way; the box it is painted in stays as it is, so that Qt need not be told each time."""
        rect, turn, face = start
        goal = lay.rect
        if (face is Face.UP) != (lay.face is Face.UP):
            self._flip = max(0.02, abs(1 - 2 * t)) if 0 < t < 1 else 1.0
            self._face = face if t < 0.5 else lay.face
        else:
            self._face = lay.face
        self._turn = turn + (lay.turn - turn) * t
        self._width = max(1.0, (rect.w + (goal.w - rect.w) * t) * grow)
        self._height = max(1.0, (rect.h + (goal.h - rect.h) * t) * grow)
        here = QPointF(rect.cx + (goal.cx - rect.cx) * t, rect.cy + (goal.cy - rect.cy) * t)
        if here == self.pos():
            self.update()
        else:
            self.setPos(here)

    def glide(self, rect: Rect, duration: float, ease: Ease = ease_in_out, *, over: bool = True) -> Animation:
        order = self._rest_z % 1
        lay = Lay(rect, self.home, self._rest_turn, self._face, order)
        return self.go(lay, duration, ease, layer=float(int(self._rest_z)))

    def mark(self, flag: State, on: bool) -> None:
        was = bool(self.state & State.LIFTED)
        super().mark(flag, on)
        if flag is State.LIFTED and on != was:
            self.prepareGeometryChange()
            if on:  # a card in the hand is held upright
                self._turn = 0.0 if abs(self._turn) < 45 else self._turn
                self.setZValue(Layer.LIFTED)
            else:
                self.setZValue(self._rest_z)
            self._changed()

    # -- its shape and looks -----------------------------------------------------------------------------------
    def boundingRect(self) -> QRectF:
        return self._bounds

    def shape(self) -> QPainterPath:
        wide, high = extent(self._width, self._height, self._turn)
        path = QPainterPath()
        path.addRect(-wide / 2, -high / 2, wide, high)
        return path

    @property
    def spread_box(self) -> Rect:
        """The upright box around it, turned as it is."""
        return Rect.around(self.x(), self.y(), *extent(self._width, self._height, self._turn))

    def covers(self, point: QPointF) -> bool:
        box = self.spread_box
        return box.x <= point.x() <= box.right and box.y <= point.y() <= box.bottom

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._live:
            self._paint_live(painter)
            return
        self._ratio = ratio = detail_ratio(painter)
        drawn = self._drawn
        if (
            drawn is None or drawn.state is not self._state or drawn.ratio != ratio
            or drawn.generation != self._pictures.generation
        ):  # fmt: skip
            drawn = self._draw(ratio)
        if drawn is None:
            self._paint_coarse(painter, ratio)
        else:
            if drawn.under is not None:
                blit(painter, drawn.under, self._bounds)
            blit(painter, drawn.face, self._box)
        if State.CHOSEN in self._state:
            _tick(painter, self._box.topRight(), max(7.0, min(self._box.width(), self._box.height()) * 0.16))

    def _draw(self, ratio: float) -> _Drawn | None:
        """Have ready what it looks like. None where a stretched face has to do for now: it is being refined."""
        if self._at_hand is None or self._at_hand[0] != self._shows_now():
            self.coarse = False
        elif self.coarse:
            return None
        elif not self._pictures.refining.may_draw():
            self._pictures.refining.add(self)
            return None
        began = perf_counter()
        drawn = self._draw_now(ratio)
        self._pictures.refining.spend(perf_counter() - began)
        return drawn

    def _draw_now(self, ratio: float) -> _Drawn:
        width, height, pictures = self._width, self._height, self._pictures
        shows = self._shows_now()
        plain = pictures.face(*shows, width, height, ratio)
        face = pictures.turned(*shows, width, height, self._turn, ratio) if self._turn else plain
        self._at_hand, self._stretched, self._landed = (shows, plain), False, False
        self._drawn = _Drawn(ratio, self._state, pictures.generation, self._under(ratio), face)
        return self._drawn

    def _under(self, ratio: float) -> QPixmap | None:
        marks = self._state & MARKS
        if self._face is Face.EDGE and not marks:
            return None
        return self._pictures.under(self._width, self._height, self._turn, marks, ratio)

    def _shows_now(self) -> tuple[str, Face, Shown | None]:
        return self.card.id if self.card is not None else "", self._face, self._shown

    def _paint_live(self, painter: QPainter) -> None:
        """On its way: a face that is at hand is stretched, so that none is drawn anew for each frame."""
        width, height, turn = self._width, self._height, self._turn
        face = self._moving_face(painter)
        box = QRectF(-width / 2, -height / 2, width, height)
        if turn % 90 == 0 and self._flip == 1.0:  # of many that only slide nobody sees how smooth they are
            smooth = painter.testRenderHint(_SMOOTH)
            painter.setRenderHint(_SMOOTH, False)
            if self._face is not Face.EDGE:
                self._pictures.shade(painter, box if turn % 180 == 0 else box.transposed().translated(
                    (width - height) / 2, (height - width) / 2))  # fmt: skip
            if turn:
                painter.rotate(turn)
            painter.drawPixmap(box, face, QRectF(face.rect()))
            if turn:
                painter.rotate(-turn)
            painter.setRenderHint(_SMOOTH, smooth)
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.rotate(turn)
        painter.scale(self._flip, 1.0)
        if self._face is not Face.EDGE:
            self._pictures.shade(painter, box)
        painter.drawPixmap(box, face, QRectF(face.rect()))
        painter.restore()

    def _moving_face(self, painter: QPainter) -> QPixmap:
        """The face it was last seen with, if that is still what it shows; else one of a few fixed sizes."""
        shows = self._shows_now()
        if self._at_hand is None or self._at_hand[0] != shows:
            step = _step(self._width)
            tall = step * self._height / self._width
            self._at_hand = (shows, self._pictures.face(*shows, step, tall, detail_ratio(painter)))
        return self._at_hand[1]

    def _paint_coarse(self, painter: QPainter, ratio: float) -> None:
        """A face it had before is stretched until the true one has been drawn (see `Refining`)."""
        self._stretched = True
        if self._landed and not self._state & MARKS:  # it looks as on its way
            self._paint_live(painter)
            return
        under = self._under(ratio)
        if under is not None:
            blit(painter, under, self._bounds)
        smooth = painter.testRenderHint(_SMOOTH)
        painter.setRenderHint(_SMOOTH, False)
        painter.rotate(self._turn)
        face = self._moving_face(painter)
        box = QRectF(-self._width / 2, -self._height / 2, self._width, self._height)
        painter.drawPixmap(box, face, QRectF(face.rect()))
        painter.rotate(-self._turn)
        painter.setRenderHint(_SMOOTH, smooth)

    def refine(self) -> None:
        """Draw its true face now, and show it."""
        self.coarse = False
        if self._ratio and not self._live:
            seen = self._stretched
            self._draw_now(self._ratio)
            if seen:
                self.update()


def _step(width: float) -> float:
    """A width near `width` of which there are few."""
    return float(round(1.25 ** round(math.log(max(width, 8.0), 1.25))))


def _tick(painter: QPainter, corner: QPointF, size: float) -> None:
    """A brass disc with a tick: chosen."""
    centre = corner + QPointF(-size * 0.55, size * 0.55)
    painter.setPen(QPen(QColor(INK), max(1.0, size * 0.1)))
    painter.setBrush(QColor(BRASS_LIGHT))
    painter.drawEllipse(centre, size * 0.6, size * 0.6)
    painter.setPen(QPen(QColor(INK), max(1.6, size * 0.2), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    tick = QPainterPath(centre + QPointF(-size * 0.3, 0))
    tick.lineTo(centre + QPointF(-size * 0.06, size * 0.24))
    tick.lineTo(centre + QPointF(size * 0.32, -size * 0.24))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(tick)
