"""Pieces of the free table as things of the scene."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPainterPath, QPainterPathStroker, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsSceneHoverEvent, QStyleOptionGraphicsItem, QWidget

from cthulhu_desktop.core.free.pieces import Kind, Piece
from cthulhu_desktop.ui.freetable import drawing
from cthulhu_desktop.ui.freetable.face_queue import FaceQueue
from cthulhu_desktop.ui.freetable.measures import UNIT, colour_of, size_of
from cthulhu_desktop.ui.tabletop.items import PieceItem, State
from cthulhu_desktop.ui.tabletop.zorder import Layer

MARGIN = 18.0  # units of the scene around a piece for its light and its shadow
MEMORY = 64 * 1024 * 1024  # bytes of finished pictures
RANKS = 2500  # pieces that keep their order within the layer
SHOWN = State.GLOW | State.HOVER | State.CHOSEN | State.FOCUS
Draw = Callable[[QPainter, QRectF], None]
REACHING = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
    Qt.FocusReason.OtherFocusReason,
)


def key_of(number: int) -> str:
    """The key of a piece in the scene."""
    return f"piece:{number}"


def sharpness(painter: QPainter) -> float:
    """Pixels a unit of the scene, however things are turned."""
    transform = painter.worldTransform()
    return max(0.05, min(4.0, math.hypot(transform.m11(), transform.m12()) * _device_ratio(painter)))


def _device_ratio(painter: QPainter) -> float:
    device = painter.device()
    return device.devicePixelRatio() if device is not None else 1.0


class PiecePictures:
    """Ready pictures of pieces: what looks alike is drawn once. Also the `Look` of all of them."""

    def __init__(self, queue: FaceQueue) -> None:
        self.queue = queue
        self._kept: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self._bytes = 0

    def margin(self, width: float, height: float) -> float:
        return MARGIN

    def pixmap(self, width: float, height: float, state: State, ratio: float) -> QPixmap:
        return self.shadow(QSizeF(width, height), ratio)

    def forget(self, card: str = "") -> None:
        """Draw anew (all, or what shows that card)."""
        for key in [key for key in self._kept if not card or card in key]:
            self._bytes -= _bytes(self._kept.pop(key))

    def of(self, piece: Piece, size: QSizeF, state: State, ratio: float, value: int, turn: int = 0) -> QPixmap:
        """The picture of a piece with its shadow, with `value` up if it is a die, turned by `turn` quarters."""
        state &= SHOWN | State.LIFTED
        art = self.art(piece, size, ratio)
        key = (
            piece.kind, piece.name_shown, piece.up, len(piece.cards), piece.counters, piece.sides, value, piece.colour,
            int(state), ratio, art.cacheKey() if art is not None else 0, size.width(), turn,
        )  # fmt: skip

        def draw(painter: QPainter, box: QRectF) -> None:
            self._paint(painter, box, piece, state, ratio, art, value, turn)

        return self._baked(key, size, ratio, turn, draw)

    def art(self, piece: Piece, size: QSizeF, ratio: float) -> QPixmap | None:
        """The face of a card as it was drawn last; None for anything else."""
        face = piece.name_shown
        if piece.kind not in (Kind.CARD, Kind.PILE) or not face or not self.queue.knows(face):
            return None
        return self.queue.face(face, size.width(), size.height(), ratio)

    def shadow(self, size: QSizeF, ratio: float) -> QPixmap:
        """The shadow of a card that lies upright and calm, which all cards of a size share."""

        def draw(painter: QPainter, box: QRectF) -> None:
            drawing.shadow(painter, box, round_one=False, lifted=False, turn=0)

        return self._baked(("shadow", size.width(), ratio), size, ratio, 0, draw)

    def _baked(self, key: tuple[object, ...], size: QSizeF, ratio: float, turn: int, draw: Draw) -> QPixmap:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        found = QPixmap(
            math.ceil((size.width() + 2 * MARGIN) * ratio), math.ceil((size.height() + 2 * MARGIN) * ratio)
        )
        found.setDevicePixelRatio(ratio)
        found.fill(Qt.GlobalColor.transparent)
        painter = QPainter(found)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        draw(painter, QRectF(MARGIN, MARGIN, size.width(), size.height()))
        painter.end()
        if turn:
            found = found.transformed(QTransform().rotate(90 * turn))
        self._kept[key] = found
        self._bytes += _bytes(found)
        while self._bytes > MEMORY and len(self._kept) > 1:
            self._bytes -= _bytes(self._kept.popitem(last=False)[1])
        return found

    def _paint(
        self, painter: QPainter, box: QRectF, piece: Piece, state: State, ratio: float, art: QPixmap | None, value: int,
        turn: int,
    ) -> None:  # fmt: skip
        round_one = piece.kind in (Kind.DIE, Kind.TOKEN)
        drawing.shadow(painter, box, round_one=round_one, lifted=bool(state & State.LIFTED), turn=turn)
        corners = colour_of(piece.colour).corners
        path = drawing.outline(piece.kind, box, sides=piece.sides, corners=corners)
        drawing.under(painter, path, state)
        if piece.kind is Kind.DIE:
            drawing.die(painter, box, piece.sides, value)
        elif piece.kind is Kind.TOKEN:
            drawing.token(painter, box, colour_of(piece.colour), piece.face)
        elif piece.kind is Kind.NOTE:
            drawing.note(painter, box, piece.face)
        else:
            if piece.kind is Kind.PILE:
                drawing.card_edges(painter, box, len(piece.cards))
            self._paint_card(painter, box, piece, ratio, art)
        drawing.over(painter, path, state)
        if piece.kind is Kind.PILE:
            drawing.tab(painter, box, len(piece.cards))
        drawing.counters(painter, box, piece.counters)

    def _paint_card(self, painter: QPainter, box: QRectF, piece: Piece, ratio: float, art: QPixmap | None) -> None:
        face = piece.name_shown
        if art is not None:
            painter.drawPixmap(box, art, QRectF(art.rect()))
        elif face and self.queue.knows(face):
            drawing.blank_card(painter, box)
        elif face:
            drawing.plain_card(painter, box, self.queue.title(face))
        else:
            back = self.queue.back("play", box.width(), box.height(), ratio)
            painter.drawPixmap(box, back, QRectF(back.rect()))


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def _copy(painter: QPainter, pixmap: QPixmap, middle: QPointF) -> None:
    """Copy a picture pixel by pixel with its middle at a point: much faster than through a transform."""
    ratio = _device_ratio(painter)
    width, height = pixmap.width() / ratio, pixmap.height() / ratio
    transform = painter.worldTransform()
    there = transform.map(middle)
    left = round((there.x() - width / 2) * ratio) / ratio
    top = round((there.y() - height / 2) * ratio) / ratio
    painter.setWorldTransform(QTransform())
    painter.drawPixmap(QRectF(left, top, width, height), pixmap, QRectF(pixmap.rect()))
    painter.setWorldTransform(transform)


class FreeItem(PieceItem):
    """A card, pile, die, token or note. `reached()` when the keyboard comes to it, `pointed(face)` when the pointer
    does ("": it has no face to read)."""

    reached = Signal()
    pointed = Signal(str)

    def __init__(self, piece: Piece, pictures: PiecePictures) -> None:
        super().__init__(key_of(piece.id), pictures)
        self.piece = piece
        self.value = piece.value  # what a die shows, which differs from its value while it tumbles
        self._pictures = pictures
        self._rank = 0
        self.set_usable(movable=True, glow=False)
        self.become(piece)

    def become(self, piece: Piece) -> None:
        """Be this piece now; where it lies is for others to say."""
        self.piece, self.value = piece, piece.value
        self.set_size(*size_of(piece, lies=self._pictures.queue.lies(piece.name_shown)))
        self.update()

    def set_rank(self, rank: int) -> None:
        """Its place in the order from the lowest to the highest piece."""
        self._rank = rank
        self._set_height()

    def lie(self) -> None:
        """Lie where the piece says."""
        self.setPos(self.piece.x * UNIT, self.piece.y * UNIT)
        self.setRotation(self.piece.angle)

    def on_tab(self, at: QPointF) -> bool:
        """Whether a point of the scene is on the brass tab of a pile."""
        box = QRectF(-self._width / 2, -self._height / 2, self._width, self._height)
        return self.piece.kind is Kind.PILE and drawing.tab_box(box).contains(self.mapFromScene(at))

    def mark(self, flag: State, on: bool) -> None:
        super().mark(flag, on)
        if flag is State.LIFTED:
            self._set_height()

    def _set_height(self) -> None:
        layer = Layer.LIFTED if self.state & State.LIFTED else Layer.PIECE
        self.setZValue(layer + 9.0 * min(self._rank, RANKS) / RANKS)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in REACHING:
            self.reached.emit()

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        super().hoverEnterEvent(event)
        self.pointed.emit(self.piece.name_shown if self.piece.kind in (Kind.CARD, Kind.PILE) else "")

    def shape(self) -> QPainterPath:
        box = QRectF(-self._width / 2, -self._height / 2, self._width, self._height)
        path = QPainterPath()
        path.addRect(box)
        if self.piece.kind is Kind.PILE:
            path.setFillRule(Qt.FillRule.WindingFill)  # where the tab lies over the card there is no hole
            path.addRect(drawing.tab_box(box))
        return path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        ratio = sharpness(painter)
        size = QSizeF(self._width, self._height)
        turn, rest = divmod(round(self.rotation() * 10) % 3600, 900)
        if rest:
            picture = self._pictures.of(self.piece, size, self.state, ratio, self.value)
            painter.drawPixmap(self.boundingRect(), picture, QRectF(picture.rect()))
            return
        if turn == 0 and self._is_plain_face():
            self._paint_plain(painter, size, ratio)
            return
        picture = self._pictures.of(self.piece, size, self.state, ratio, self.value, turn)
        _copy(painter, picture, QPointF(0, 0))

    def _is_plain_face(self) -> bool:
        """Whether it is an open card of the catalogue without a mark of any kind: most things on a full table are."""
        piece = self.piece
        marked = bool(self.state & (SHOWN | State.LIFTED)) or bool(piece.counters)
        return piece.kind is Kind.CARD and not marked and self._pictures.queue.knows(piece.name_shown)

    def _paint_plain(self, painter: QPainter, size: QSizeF, ratio: float) -> None:
        """Shadow and face as they are; nothing is made ready for one card alone."""
        _copy(painter, self._pictures.shadow(size, ratio), QPointF(0, 0))
        art = self._pictures.art(self.piece, size, ratio)
        box = QRectF(-self._width / 2, -self._height / 2, self._width, self._height)
        if art is None:
            drawing.blank_card(painter, box)
        elif abs(art.width() - size.width() * ratio) < 1.5:
            _copy(painter, art, QPointF(0, 0))
        else:  # of another size, until the right one is there
            painter.drawPixmap(box, art, QRectF(art.rect()))


class ArrowPiece(FreeItem):
    """An arrow. It lies at its start and points elsewhere; it is never turned."""

    @property
    def end(self) -> QPointF:
        """Where it points, from its start."""
        return QPointF(self.piece.x2 - self.piece.x, self.piece.y2 - self.piece.y) * UNIT

    def become(self, piece: Piece) -> None:
        self.prepareGeometryChange()
        super().become(piece)

    def lie(self) -> None:
        self.setPos(self.piece.x * UNIT, self.piece.y * UNIT)

    def boundingRect(self) -> QRectF:
        return drawing.arrow_shape(self.end).boundingRect().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    def shape(self) -> QPainterPath:
        path = drawing.arrow_shape(self.end)
        stroker = QPainterPathStroker()
        stroker.setWidth(14)
        return path.united(stroker.createStroke(path))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        drawing.wooden_arrow(painter, self.end, colour_of(self.piece.colour), self.state)
        box = QRectF(-36, -50, 72, 72)
        drawing.counters(painter, box, self.piece.counters)


def item_for(piece: Piece, pictures: PiecePictures) -> FreeItem:
    """A new item for a piece."""
    return (ArrowPiece if piece.kind is Kind.ARROW else FreeItem)(piece, pictures)


__all__ = ["ArrowPiece", "FreeItem", "PiecePictures", "item_for", "key_of"]
