"""Cards on the table: pieces that lie, turn and flip, and that other pieces can be laid onto."""

from __future__ import annotations

import math
from collections import OrderedDict
from time import perf_counter

import shiboken6
from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from cthulhu_desktop.core.cards.view import CardView
from cthulhu_desktop.ui.cardfaces import FaceStore, Shown, shown_of
from cthulhu_desktop.ui.cardtable import keys
from cthulhu_desktop.ui.cardtable.arrange import Face, Lay
from cthulhu_desktop.ui.tabletop import materials
from cthulhu_desktop.ui.tabletop.clock import Animation, Ease, Tween, ease_in_out
from cthulhu_desktop.ui.tabletop.items import PieceItem, PlaceItem, State, TableItem, detail_ratio
from cthulhu_desktop.ui.tabletop.layout import Rect
from cthulhu_desktop.ui.tabletop.zorder import Layer
from cthulhu_desktop.ui.theme import BRASS_LIGHT, INK, PAPER

LIT = "#FFD98A"
_DIM = QColor(0, 0, 0, 70)
SLICE_S, PAUSE_MS = 0.005, 8  # of drawing faces anew, and between two slices
MEMORY = 72 * 1024 * 1024  # bytes of turned cards and shadows
MARKS = State.GLOW | State.HOVER | State.CHOSEN | State.FOCUS | State.LIFTED


def margin_of(width: float, height: float) -> float:
    """Room around a card for its shadow and glow."""
    return float(round(min(width, height) * 0.13 + 5))


def extent(width: float, height: float, turn: float) -> tuple[float, float]:
    """Width and height of the upright box around a card turned by `turn` degrees."""
    a = math.radians(turn)
    cos, sin = abs(math.cos(a)), abs(math.sin(a))
    return width * cos + height * sin, width * sin + height * cos


class CardPictures:
    """Ready pixmaps of cards for one table: faces turned as they lie, and the shadow and light beneath them, which all
    cards of a size share. Also the `Look` of all cards (the margin)."""

    def __init__(self, faces: FaceStore) -> None:
        self.faces = faces
        self._kept: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self._bytes = 0
        self.refining = Refining()

    def margin(self, width: float, height: float) -> float:
        return margin_of(width, height)

    def pixmap(self, width: float, height: float, state: State, ratio: float) -> QPixmap:
        return self.under(width, height, 0.0, state, ratio)

    def forget(self, card_id: str = "") -> None:
        """Draw anew (all, or what shows that card)."""
        for key in [key for key in self._kept if not card_id or card_id in key]:
            self._bytes -= _bytes(self._kept.pop(key))

    def face(
        self, card_id: str, face: Face, shown: Shown | None, width: float, height: float, ratio: float
    ) -> QPixmap:  # fmt: skip
        """A card as it is before it is turned."""
        if face is Face.EDGE:
            return self.faces.resource_edge(card_id, width, height, ratio=ratio)
        if face is Face.INSANE:
            return self.faces.back("insane", width, height, ratio=ratio)
        if face is Face.BACK or not card_id:
            return self.faces.back("play", width, height, ratio=ratio)
        return self.faces.table_face(card_id, width, height, shown, ratio=ratio)

    def turned(
        self, card_id: str, face: Face, shown: Shown | None, width: float, height: float, turn: float, ratio: float
    ) -> QPixmap:  # fmt: skip
        """The same turned, in the upright box around it."""
        if not turn:
            return self.face(card_id, face, shown, width, height, ratio)
        key = (card_id, face, shown, round(width * 4), round(height * 4), round(turn * 4), round(ratio * 4))

        def draw(painter: QPainter, box: QRectF) -> None:
            painter.translate(box.center())
            painter.rotate(turn)
            painter.drawPixmap(QPointF(-width / 2, -height / 2), self.face(card_id, face, shown, width, height, ratio))

        return self._get(key, *extent(width, height, turn), ratio, draw)

    def under(self, width: float, height: float, turn: float, state: State, ratio: float) -> QPixmap:
        """Shadow and light under a card, with `margin` all around."""
        state &= MARKS
        key = (int(state), round(width), round(height), round(turn * 4), round(ratio * 4))
        margin = margin_of(width, height)
        wide, high = extent(width, height, turn)

        def draw(painter: QPainter, box: QRectF) -> None:
            painter.translate(box.center())
            painter.rotate(turn)
            _under(painter, QRectF(-width / 2, -height / 2, width, height), state, turn)

        return self._get(key, wide + 2 * margin, high + 2 * margin, ratio, draw)

    def _get(self, key: tuple[object, ...], width: float, height: float, ratio: float, draw: object) -> QPixmap:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        found = QPixmap(max(1, math.ceil(width * ratio)), max(1, math.ceil(height * ratio)))
        found.setDevicePixelRatio(ratio)
        found.fill(Qt.GlobalColor.transparent)
        painter = QPainter(found)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        assert callable(draw)
        draw(painter, QRectF(0, 0, found.width() / ratio, found.height() / ratio))
        painter.end()
        self._kept[key] = found
        self._bytes += _bytes(found)
        while self._bytes > MEMORY and len(self._kept) > 1:
            self._bytes -= _bytes(self._kept.popitem(last=False)[1])
        return found


class Refining:
    """Cards that came to rest at a new size: their faces are drawn a few at a time, so that the last frame of a motion
    of many is no longer than the others."""

    def __init__(self) -> None:
        self._waiting: list[CardItem] = []

    def add(self, item: CardItem) -> None:
        """The card has come to rest."""
        item.coarse = True
        if not self._waiting:
            QTimer.singleShot(0, self._some)
        self._waiting.append(item)

    def _some(self) -> None:
        """As many as fit into a part of a frame."""
        end = perf_counter() + SLICE_S
        while self._waiting and perf_counter() < end:
            item = self._waiting.pop()
            if shiboken6.isValid(item) and item.coarse:
                item.refine()
        if self._waiting:
            QTimer.singleShot(PAUSE_MS, self._some)


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def _under(painter: QPainter, box: QRectF, state: State, turn: float) -> None:
    radius = max(2.0, min(box.width(), box.height()) * 0.055)
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    small = min(box.width(), box.height())
    lifted = bool(state & State.LIFTED)
    blur = max(3, round(small * (0.11 if lifted else 0.06)))
    shadow = materials.soft_shadow(
        round(box.width()), round(box.height()), radius=round(radius), blur=blur, opacity=150 if lifted else 190
    )
    a = math.radians(turn)
    drop = small * (0.07 if lifted else 0.025)  # always downwards, however the card is turned
    at = QPointF(math.sin(a), math.cos(a)) * drop
    painter.drawPixmap(box.topLeft() - QPointF(blur, blur) + at, shadow)
    width = max(3.0, small * 0.075)
    if state & State.CHOSEN:
        materials.glow_ring(painter, path, width * 1.25, LIT, 1.7)
    elif state & State.GLOW:
        materials.glow_ring(painter, path, width, LIT, 0.95)
    elif state & State.HOVER:
        materials.glow_ring(painter, path, width * 0.6, PAPER, 0.6)
    if state & (State.GLOW | State.CHOSEN):
        painter.setPen(QPen(QColor(LIT), max(1.2, small * (0.035 if state & State.CHOSEN else 0.018))))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
    if state & State.FOCUS:
        edge = max(2.0, small * 0.045)
        ring = QPainterPath()
        ring.addRoundedRect(box.adjusted(-edge, -edge, edge, edge), radius + edge, radius + edge)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(INK), edge * 0.9))
        painter.drawPath(ring)
        painter.setPen(QPen(QColor(PAPER), edge * 0.7, Qt.PenStyle.DashLine))
        painter.drawPath(ring)


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
        self._ratio = 0.0  # of the last picture; 0: none yet
        self._kept_face: tuple[tuple[object, ...], QPixmap] | None = None

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
            self.update()

    def shows(self, card_id: str) -> bool:
        """Whether it shows the face of that card."""
        return self.card is not None and self.card.id == card_id and self._face in (Face.UP, Face.EDGE)

    # -- where it lies -----------------------------------------------------------------------------------------
    def lie(self, lay: Lay, layer: float = Layer.PIECE) -> None:
        """Lie as `lay` says, at once."""
        self._motion += 1  # what still moves it stops doing so
        self._flip, self._live, self.coarse = 1.0, False, False
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
            self.update()
        self.put(rect)

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
            moved = bool(start)
            if not start:
                start.append((self.rect, self._turn, self._face))
                self._keep_face()
                self.prepareGeometryChange()
                self._live, self.coarse = True, False
                self.setZValue(Layer.MOVING + self._rest_z % 1)
            rect, turn, face = start[0]
            if t == 1.0:
                self.prepareGeometryChange()
                self._live, self._flip = False, 1.0
                self._set(lay.rect, lay.turn, lay.face)
                self.setZValue(self._rest_z)
                self.update()
                if moved:
                    self._pictures.refining.add(self)
                return
            grow = 1 + lift * math.sin(math.pi * min(1.0, max(0.0, t)))
            mix = Rect(*(p + (q - p) * t for p, q in zip(rect, lay.rect, strict=True)))
            mix = Rect.around(mix.cx, mix.cy, mix.w * grow, mix.h * grow)
            flips = (face is Face.UP) != (lay.face is Face.UP)
            self._flip = max(0.02, abs(1 - 2 * t)) if flips and 0 < t < 1 else 1.0
            self._set(mix, turn + (lay.turn - turn) * t, face if flips and t < 0.5 else lay.face)

        return Tween(duration, change, ease)

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

    # -- its shape and looks -----------------------------------------------------------------------------------
    def _extent(self) -> tuple[float, float]:
        if self._live:
            most = math.hypot(self._width, self._height)
            return most, most
        return extent(self._width, self._height, self._turn)

    def boundingRect(self) -> QRectF:
        margin = margin_of(self._width, self._height)
        wide, high = self._extent()
        return QRectF(-wide / 2 - margin, -high / 2 - margin, wide + 2 * margin, high + 2 * margin)

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
        ratio = detail_ratio(painter)
        card_id = self.card.id if self.card is not None else ""
        width, height = self._width, self._height
        if self._live:
            self._paint_live(painter, card_id, ratio)
            return
        if self._face is not Face.EDGE or self.state & MARKS:
            under = self._pictures.under(width, height, self._turn, self.state, ratio)
            _blit(painter, under, self.boundingRect())
        wide, high = extent(width, height, self._turn)
        self._ratio = ratio
        if self.coarse:
            self._paint_coarse(painter, card_id, ratio)
        else:
            face = self._pictures.turned(card_id, self._face, self._shown, width, height, self._turn, ratio)
            _blit(painter, face, QRectF(-wide / 2, -high / 2, wide, high))
        if self.state & State.CHOSEN:
            _tick(painter, QPointF(wide / 2, -high / 2), max(7.0, min(wide, high) * 0.16))

    def _paint_live(self, painter: QPainter, card_id: str, ratio: float) -> None:
        """On its way: faces of a few fixed sizes are stretched, so that none is drawn anew for each frame."""
        width, height = self._width, self._height
        face = self._moving_face(card_id, ratio)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        if self._turn % 90 == 0 and self._flip == 1.0:  # of many that only slide nobody sees how smooth they are
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        painter.rotate(self._turn)
        painter.scale(self._flip, 1.0)
        box = QRectF(-width / 2, -height / 2, width, height)
        edge = max(1.0, width * 0.04)  # of the shadow only what shows: a whole one under each card costs a third of all
        painter.fillRect(QRectF(box.x() + edge, box.bottom(), box.width(), edge), _DIM)
        painter.fillRect(QRectF(box.right(), box.y() + edge, edge, box.height() - edge), _DIM)
        painter.drawPixmap(box, face, QRectF(face.rect()))
        painter.restore()


    def _moving_face(self, card_id: str, ratio: float) -> QPixmap:
        """The face it lay with before it moved, if that is still what it shows; else one of a few fixed sizes."""
        key = (card_id, self._face, self._shown, round(ratio * 4))
        if self._kept_face is None or self._kept_face[0] != key:
            step = _step(self._width)
            tall = step * self._height / self._width
            self._kept_face = (key, self._pictures.face(card_id, self._face, self._shown, step, tall, ratio))
        return self._kept_face[1]

    def _keep_face(self) -> None:
        """Keep the face it lies with for its way."""
        if self._ratio and not self._live:
            card_id, ratio = self.card.id if self.card is not None else "", self._ratio
            face = self._pictures.face(card_id, self._face, self._shown, self._width, self._height, ratio)
            self._kept_face = ((card_id, self._face, self._shown, round(ratio * 4)), face)

    def _paint_coarse(self, painter: QPainter, card_id: str, ratio: float) -> None:
        """Come to rest: the face of its way is stretched until the true one has been drawn (see `Refining`)."""
        face = self._moving_face(card_id, ratio)
        painter.save()
        painter.rotate(self._turn)
        painter.drawPixmap(QRectF(-self._width / 2, -self._height / 2, self._width, self._height), face,
                           QRectF(face.rect()))  # fmt: skip
        painter.restore()

    def refine(self) -> None:
        """Draw its true face now, and show it."""
        self.coarse = False
        if self._ratio and not self._live:
            card_id = self.card.id if self.card is not None else ""
            self._pictures.turned(card_id, self._face, self._shown, self._width, self._height, self._turn, self._ratio)
            self.update()


def _step(width: float) -> float:
    """A width near `width` of which there are few."""
    return float(round(1.25 ** round(math.log(max(width, 8.0), 1.25))))


def _blit(painter: QPainter, pixmap: QPixmap, target: QRectF) -> None:
    if abs(pixmap.width() / pixmap.devicePixelRatio() - target.width()) < 1.5:
        painter.drawPixmap(target.topLeft(), pixmap)
    else:
        painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))


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
