"""Ready pixmaps of cards, and of the shadow and light beneath them."""

from __future__ import annotations

import math
from collections import OrderedDict

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from cthulhu_desktop.ui.cardfaces import FaceStore, Shown
from cthulhu_desktop.ui.cardtable.arrange import Face
from cthulhu_desktop.ui.cardtable.refining import Refining
from cthulhu_desktop.ui.tabletop import materials
from cthulhu_desktop.ui.tabletop.items import State
from cthulhu_desktop.ui.theme import INK, PAPER

LIT = "#FFD98A"
DIM = QColor(0, 0, 0, 70)
MEMORY = 16 * 1024 * 1024  # bytes of turned cards and shadows where a pixel is a pixel
LONGEST_SHADE, THICKEST_SHADE = 512, 24
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
        self._finest = 1.0  # the largest pixel ratio asked for
        self._shade = QPixmap()
        self.generation = 0  # grows whenever something must be drawn anew
        self.refining = Refining()

    def margin(self, width: float, height: float) -> float:
        return margin_of(width, height)

    def pixmap(self, width: float, height: float, state: State, ratio: float) -> QPixmap:
        return self.under(width, height, 0.0, state, ratio)

    def forget(self, card_id: str = "") -> None:
        """Draw anew (all, or what shows that card)."""
        self.generation += 1
        for key in [key for key in self._kept if not card_id or card_id in key]:
            self._bytes -= _bytes(self._kept.pop(key))

    def kept_bytes(self) -> int:
        """How much memory the pictures take."""
        return self._bytes

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

    def shade(self, painter: QPainter, box: QRectF) -> None:
        """A plain dark edge to the right of and below an upright box: the shadow of what is on its way. A whole shadow
        under each of many cards would take a third of the frame, and filling an upright strip as long as a face."""
        if self._shade.isNull():
            self._shade = QPixmap(THICKEST_SHADE, LONGEST_SHADE)
            self._shade.fill(DIM)
        edge = round(min(THICKEST_SHADE, max(1.0, min(box.width(), box.height()) * 0.04)))
        painter.fillRect(round(box.x()) + edge, round(box.bottom()), round(box.width()), edge, DIM)
        upright = QRectF(0, 0, edge, min(LONGEST_SHADE, box.height() - edge))
        painter.drawPixmap(QPointF(box.right(), box.y() + edge), self._shade, upright)

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
        self._finest = max(self._finest, ratio)
        while self._bytes > MEMORY * self._finest**2 and len(self._kept) > 1:
            self._bytes -= _bytes(self._kept.popitem(last=False)[1])
        return found


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
