"""The scene of the free table: what lies on it, what is chosen, and what hands do to it."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPixmap, QRadialGradient
from PySide6.QtWidgets import QApplication, QGraphicsSceneMouseEvent, QGraphicsSceneWheelEvent

from cthulhu_desktop.core.free.pieces import Kind, Piece
from cthulhu_desktop.core.free.things import Add, Draw, Put, Stack
from cthulhu_desktop.core.free.view import FreeView
from cthulhu_desktop.core.kernel import Move
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.freetable import arrange
from cthulhu_desktop.ui.freetable.describe import describe
from cthulhu_desktop.ui.freetable.face_queue import FaceQueue
from cthulhu_desktop.ui.freetable.gestures import ArrowPull, Band, Carry, Gesture
from cthulhu_desktop.ui.freetable.measures import COARSE, FINE, STEP, UNIT
from cthulhu_desktop.ui.freetable.pieces import FreeItem, PiecePictures, item_for, key_of
from cthulhu_desktop.ui.tabletop import materials
from cthulhu_desktop.ui.tabletop.clock import Animation, Parallel, Tween, ease_out
from cthulhu_desktop.ui.tabletop.items import State, TableItem
from cthulhu_desktop.ui.tabletop.scene import ARROWS, TableScene

GLIDE_MS = 170
TUMBLE_MS = 620
RUFFLE_MS = 420
TURN_MS = 260  # after the last notch of the wheel a turn becomes a move
HOME = QRectF(-280 * UNIT, -185 * UNIT, 560 * UNIT, 370 * UNIT)  # shown even where nothing lies
ROOM = 700 * UNIT  # around everything that lies there
TILE = 320  # pixels of the cloth's pattern
MODIFIER = Qt.KeyboardModifier


class FreeTable(TableScene):
    """Pieces by their number. It never changes by itself: hands only ask (`wanted`), and `lay` shows the answer.

    Signals: `wanted(move, then)` somebody did something; `then(occurrence)`, or None, is what follows it.
    `chosen_changed()`; `menu_wanted(QPoint)` at a place of the screen; `opened(item)` double click or Enter;
    `left_table(pieces, top, QPoint)` pieces were let go at a place of the screen beside the table, `top`: only the top
    card of that pile; `pointed(face)` the pointer has come to a card ("": to something else);
    `hinted(str)` what letting go would do, "" for nothing special.
    """

    wanted = Signal(object, object)
    chosen_changed = Signal()
    menu_wanted = Signal(QPoint)
    opened = Signal(object)
    left_table = Signal(object, bool, QPoint)
    pointed = Signal(str)
    hinted = Signal(str)

    def __init__(self, queue: FaceQueue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.queue = queue
        self.pictures = PiecePictures(queue)
        self.view: FreeView | None = None
        self.locked = False  # a replay: nothing can be moved
        self.outside: Callable[[QPoint], bool] = lambda _at: False
        self.pieces: dict[int, FreeItem] = {}
        self._chosen: set[int] = set()
        self._kept: set[int] = set()  # chosen for good by the keyboard (Space)
        self._gesture: Gesture | None = None
        self._press: tuple[FreeItem | None, QPointF, Qt.MouseButton] | None = None
        self._twice = False  # the button went down for the second time: a double click, unless it becomes a drag
        self._turns: dict[int, int] = {}
        self._turning = QTimer(self, singleShot=True, interval=TURN_MS)
        self._turning.timeout.connect(self.finish_turning)
        self._ground: QPixmap | None = None
        queue.drawn.connect(self._drawn)
        self.setSceneRect(HOME.adjusted(-ROOM, -ROOM, ROOM, ROOM))

    # -- what lies there ---------------------------------------------------------------------------------------------
    def lay(self, view: FreeView, *, motion: bool = True) -> None:
        """Show this position: what is new appears, what lies elsewhere glides there."""
        self.clock.skip()
        self._end_gesture()
        self.view = view
        self._turns.clear()
        lying = [piece for piece in view.pieces if piece.hand < 0]
        numbers = {piece.id for piece in lying}
        for number in [number for number in self.pieces if number not in numbers]:
            self.remove(self.pieces.pop(number))
        moves: list[Animation] = []
        for rank, piece in enumerate(lying):
            moves += self._lay_piece(piece, rank, motion)
        self.choose(self._chosen & numbers)
        self._kept &= numbers
        self._make_room()
        if moves:
            self.clock.play(Parallel(*moves))

    def _lay_piece(self, piece: Piece, rank: int, motion: bool) -> list[Animation]:
        item = self.pieces.get(piece.id)
        if item is not None and (item.piece.kind is Kind.ARROW) != (piece.kind is Kind.ARROW):
            self.remove(self.pieces.pop(piece.id))
            item = None
        if item is None:
            item = self.pieces[piece.id] = item_for(piece, self.pictures)
            self.add(item)
            item.reached.connect(partial(self._reach, piece.id))
            item.pointed.connect(self.pointed)
            item.describe(*describe(piece, self.queue))
            item.lie()
        elif item.piece != piece:
            item.become(piece)
            item.describe(*describe(piece, self.queue))
        item.set_rank(rank)
        there = QPointF(piece.x, piece.y) * UNIT
        still = (item.pos() - there).manhattanLength() < 0.5 and abs(item.rotation() - piece.angle) < 0.1
        if still or not motion:
            item.lie()
            return []
        return [_glide(item, there)]

    def _make_room(self) -> None:
        """The table reaches beyond everything on it; it never shrinks while it is open, so that nothing jumps."""
        area = self.sceneRect()
        for item in self.pieces.values():
            area = area.united(QRectF(item.x() - ROOM, item.y() - ROOM, 2 * ROOM, 2 * ROOM))
        if area != self.sceneRect():
            self.setSceneRect(area)

    def clear_game(self) -> None:
        """Take everything off."""
        self.clock.stop()
        self._end_gesture()
        self.view = None
        for item in self.pieces.values():
            self.remove(item)
        self.pieces.clear()
        self._chosen.clear()
        self._kept.clear()
        self.setSceneRect(HOME.adjusted(-ROOM, -ROOM, ROOM, ROOM))

    def occupied(self) -> QRectF:
        """Where the pieces lie, with some room; never smaller than a usual table."""
        area = QRectF(HOME)
        for item in self.pieces.values():
            area = area.united(item.sceneBoundingRect())
        return area

    def tumble(self, dice: Sequence[tuple[int, int, int]]) -> None:
        """Let dice roll to (piece, sides, value)."""
        items = [(self.pieces[number], sides) for number, sides, _value in dice if number in self.pieces]
        if items:
            self.clock.play(Parallel(*(_tumble(item, sides, k) for k, (item, sides) in enumerate(items))))

    def ruffle(self, number: int) -> None:
        """A pile shakes: it is being shuffled."""
        item = self.pieces.get(number)
        if item is not None:
            self.clock.play(_ruffle(item))

    def redress(self) -> None:
        """Say and draw everything anew: language or look have changed."""
        self._ground = None
        self.pictures.forget()
        for item in self.pieces.values():
            item.describe(*describe(item.piece, self.queue))
        self.update()

    def _drawn(self, card: str) -> None:
        self.pictures.forget(card)
        for item in self.pieces.values():
            if not card or item.piece.name_shown == card:
                item.become(item.piece)
                item.describe(*describe(item.piece, self.queue))

    # -- what is chosen ----------------------------------------------------------------------------------------------
    def chosen(self) -> list[Piece]:
        """The chosen pieces, the lowest first."""
        view = self.view
        return [piece for piece in view.pieces if piece.id in self._chosen] if view is not None else []

    def choose(self, numbers: Collection[int]) -> None:
        """Choose these and no others."""
        before, self._chosen = self._chosen, set(numbers)
        for number, item in self.pieces.items():
            item.mark(State.CHOSEN, number in self._chosen)
        if before != self._chosen:
            self.chosen_changed.emit()

    def choose_all(self) -> None:
        """Choose everything on the table."""
        self._kept = set(self.pieces)
        self.choose(self._kept)

    def _reach(self, number: int) -> None:
        """The keyboard has come to a piece: it is chosen, with those that were kept."""
        self.choose(self._kept | {number})

    def keep(self) -> None:
        """Space: the piece the keyboard is on stays chosen when the keyboard goes on, or no longer."""
        item = self.focusItem()
        if isinstance(item, FreeItem):
            self._kept ^= {item.piece.id}
            self.choose(self._kept | {item.piece.id})

    # -- the pointer -------------------------------------------------------------------------------------------------
    @property
    def dragging(self) -> bool:
        return self._gesture is not None

    def cancel_drag(self) -> None:
        self._press = None
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            gesture.cancel()
            self.hinted.emit("")

    def _end_gesture(self) -> None:
        if self._gesture is not None:
            self.cancel_drag()

    def piece_at(self, at: QPointF) -> FreeItem | None:
        """The uppermost piece under a point."""
        item = self.thing_at(at)
        return item if isinstance(item, FreeItem) else None

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if self._gesture is not None:  # another button while something is in the hand: let go without effect
            self.cancel_drag()
            return
        self.clock.skip()
        self.finish_turning()
        item = self.piece_at(event.scenePos())
        self._twice = False
        self._press = (item, event.scenePos(), event.button())
        if item is None:
            if event.button() == Qt.MouseButton.LeftButton and not event.modifiers() & _ADDING:
                self._kept.clear()
                self.choose(())
            return
        item.setFocus(Qt.FocusReason.MouseFocusReason)
        self._choose_by_pointer(item, bool(event.modifiers() & _ADDING))

    def _choose_by_pointer(self, item: FreeItem, adding: bool) -> None:
        number = item.piece.id
        if adding:
            self._kept = self._chosen ^ {number}
            self.choose(self._kept)
        elif number not in self._chosen:
            self._kept = {number}
            self.choose(self._kept)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._gesture is not None:
            self._move_gesture(event.scenePos(), event.screenPos(), event.modifiers())
            return
        if self._press is None:
            super().mouseMoveEvent(event)
            return
        button = self._press[2]
        far = (event.screenPos() - event.buttonDownScreenPos(button)).manhattanLength()
        if far >= QApplication.startDragDistance() and not self.locked:
            self._gesture = self._begin(event.modifiers())
            self._move_gesture(event.scenePos(), event.screenPos(), event.modifiers())

    def _begin(self, modifiers: Qt.KeyboardModifier) -> Gesture:
        assert self._press is not None
        item, start, button = self._press
        if button == Qt.MouseButton.RightButton:
            return ArrowPull(self, start)
        if item is None:
            return Band(self, start, self._chosen if modifiers & _ADDING else ())
        if item.piece.kind is Kind.PILE and len(self._chosen) < 2 and not item.on_tab(start):
            return self._draw_from(item, start)
        return Carry(self, [self.pieces[piece.id] for piece in self.chosen()] or [item], item, start)

    def _draw_from(self, pile: FreeItem, start: QPointF) -> Gesture:
        """The top card of a pile comes along."""
        top = pile.piece.cards[-1]
        card = Piece(-1, Kind.CARD, pile.piece.x, pile.piece.y, pile.piece.angle, face=top.face, up=top.up)
        ghost = item_for(card, self.pictures)
        self.addItem(ghost)
        ghost.lie()
        return Carry(self, [ghost], ghost, start, pile=pile)

    def carry_in(self, piece: Piece, at: QPointF) -> None:
        """A card comes from a hand over the table, held at its middle."""
        self.cancel_drag()
        ghost = item_for(piece, self.pictures)
        self.addItem(ghost)
        ghost.setPos(at)
        self._gesture = Carry(self, [ghost], ghost, at, from_hand=piece)

    def carry_on(self, at: QPointF, screen: QPoint, modifiers: Qt.KeyboardModifier) -> None:
        """The card from a hand is there now."""
        if self._gesture is not None:
            self._move_gesture(at, screen, modifiers)

    def carry_end(self, at: QPointF, screen: QPoint, modifiers: Qt.KeyboardModifier) -> None:
        """The card from a hand is let go."""
        self._drop(at, screen, modifiers)

    def _move_gesture(self, at: QPointF, screen: QPoint, modifiers: Qt.KeyboardModifier) -> None:
        assert self._gesture is not None
        self._gesture.move(at, wide=bool(modifiers & MODIFIER.ShiftModifier), outside=self.outside(screen))
        self.hinted.emit(self._gesture.hint())

    def _drop(self, at: QPointF, screen: QPoint, modifiers: Qt.KeyboardModifier) -> None:
        gesture, self._gesture = self._gesture, None
        self._press = None
        if gesture is None:
            return
        outside = self.outside(screen)
        gesture.move(at, wide=bool(modifiers & MODIFIER.ShiftModifier), outside=outside)
        self.hinted.emit("")
        gesture.drop(screen if outside else None)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if self._gesture is not None:
            self._drop(event.scenePos(), event.screenPos(), event.modifiers())
            return
        press, self._press = self._press, None
        if press is None:
            return
        item, _start, button = press
        if self._twice and item is not None and not self.locked:
            self.opened.emit(item.piece)
        elif button == Qt.MouseButton.RightButton:
            self.menu_wanted.emit(event.screenPos())
        elif item is not None and not event.modifiers() & _ADDING and len(self._chosen) > 1:
            self._kept = {item.piece.id}
            self.choose(self._kept)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """What was clicked a moment ago may be dragged now; only where the button comes up at once it is opened."""
        self.mousePressEvent(event)
        self._twice = self._press is not None and event.button() == Qt.MouseButton.LeftButton

    def wheel_turn(self, at: QPointF, notches: float, *, fine: bool) -> bool:
        """Turn what is chosen, else the piece under the pointer. False if there is nothing to turn."""
        item = self.piece_at(at)
        if not self._chosen and item is not None:
            self.choose({item.piece.id})
        pieces = [piece for piece in self.chosen() if piece.kind is not Kind.ARROW]
        if not pieces or self.locked:
            return False
        by = round(math.copysign(max(1, abs(round(notches))), notches)) * (FINE if fine else COARSE)
        for piece in pieces:
            self._turns[piece.id] = self._turns.get(piece.id, piece.angle) + by
            self.pieces[piece.id].setRotation(self._turns[piece.id])
        self._turning.start()
        return True

    def finish_turning(self) -> None:
        """The turn by the wheel becomes one move."""
        self._turning.stop()
        turns, self._turns = self._turns, {}
        places = tuple(
            (piece.id, piece.x, piece.y, turns[piece.id] % 360)
            for number in turns if number in self.pieces for piece in (self.pieces[number].piece,)
        )  # fmt: skip
        if places:
            self.want(Put(places))

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        event.ignore()  # the view zooms

    # -- what gestures end in ----------------------------------------------------------------------------------------
    def want(self, move: Move, then: Callable[[object], Move | None] | None = None) -> None:
        """Ask for a move, and for another one that depends on what the first has brought."""
        self.wanted.emit(move, then)

    def put_down(self, items: Iterable[FreeItem]) -> None:
        """Pieces of the table were dragged to where their items are now."""
        places = tuple(
            (item.piece.id, arrange.within(item.x() / UNIT), arrange.within(item.y() / UNIT), item.piece.angle)
            for item in items
        )
        self.want(Put(places))

    def draw_to(self, pile: Piece, at: QPointF, onto: int | None) -> None:
        """The top card of a pile was dragged to a place, or onto another card or pile. It is chosen there."""
        draw = Draw(
            pile.id, x=arrange.within(at.x() / UNIT), y=arrange.within(at.y() / UNIT), up=pile.cards[-1].up
        )
        if onto is None:
            self.want(draw, lambda drawn: self._choose_new(getattr(drawn, "pieces", ())))
        else:
            self.want(draw, lambda drawn: Stack(tuple(getattr(drawn, "pieces", ())), onto))

    def _choose_new(self, numbers: Collection[int]) -> None:
        """The keys act on what has just been drawn, no longer on the pile it came from."""
        self._kept = {number for number in numbers if number in self.pieces}
        for number in self._kept:
            self.pieces[number].setFocus(Qt.FocusReason.MouseFocusReason)
        self.choose(self._kept)

    def pull_arrow(self, start: QPointF, end: QPointF) -> None:
        """An arrow was pulled from one place to another."""
        x, y, x2, y2 = (arrange.within(v / UNIT) for v in (start.x(), start.y(), end.x(), end.y()))
        self.want(Add(Kind.ARROW, x, y, colour="red", to=(x2, y2)))

    # -- the keyboard ------------------------------------------------------------------------------------------------
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        item = self.focusItem()
        if key == Qt.Key.Key_Escape and (self.dragging or self._chosen):
            if self.dragging:
                self.cancel_drag()
            else:
                self._kept.clear()
                self.choose(())
        elif key in ARROWS and (self._chosen or not self.pieces):
            self._nudge(*ARROWS[key], fine=bool(event.modifiers() & MODIFIER.ControlModifier))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(item, FreeItem) and not self.locked:
            self.opened.emit(item.piece)
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def _nudge(self, dx: int, dy: int, *, fine: bool) -> None:
        step = 1 if fine else STEP
        pieces = self.chosen()
        if pieces and not self.locked:
            self.want(Put(arrange.moved(pieces, dx * step, dy * step)))

    def _activate(self, item: TableItem) -> None:
        if isinstance(item, FreeItem) and not self.locked:
            self.opened.emit(item.piece)

    # -- the cloth ---------------------------------------------------------------------------------------------------
    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if self._ground is None:
            self._ground = _cloth_tile()
        painter.save()
        painter.fillRect(rect, theme.colour(theme.TABLE))
        painter.setBrushOrigin(0, 0)
        painter.fillRect(rect, self._ground)
        painter.restore()
        painter.fillRect(rect, _lamplight())
        painter.setPen(theme.colour(theme.BRASS, 0.4))
        painter.drawRect(self.sceneRect().adjusted(6, 6, -6, -6))


_ADDING = MODIFIER.ControlModifier | MODIFIER.ShiftModifier


def _cloth_tile() -> QPixmap:
    """A patch of the cloth that can be laid beside itself."""
    tile = QPixmap(TILE, TILE)
    tile.fill(theme.colour(theme.TABLE))
    painter = QPainter(tile)
    painter.setOpacity(0.34)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
    painter.drawImage(QRectF(0, 0, TILE, TILE), materials.noise(TILE // 2, TILE // 2, 11))
    painter.end()
    return tile


def _lamplight() -> QRadialGradient:
    """A lamp hangs over the middle of the table."""
    lamp = QRadialGradient(QPointF(0, -40), 620 * UNIT)
    for at, colour in ((0.0, QColor(226, 200, 136, 62)), (0.4, QColor(170, 160, 112, 30)), (0.75, QColor(0, 0, 0, 50)),
                       (1.0, QColor(0, 0, 0, 150))):  # fmt: skip
        lamp.setColorAt(at, colour)
    return lamp


def _glide(item: FreeItem, there: QPointF) -> Animation:
    start, turn = item.pos(), item.rotation()
    by = (item.piece.angle - turn + 180) % 360 - 180 if item.piece.kind is not Kind.ARROW else 0.0

    def change(t: float) -> None:
        if t >= 1.0:
            item.lie()
            return
        item.setPos(start + (there - start) * t)
        item.setRotation(turn + by * t)

    return Tween(GLIDE_MS, change, ease_out)


def _ruffle(item: FreeItem) -> Animation:
    rest = item.piece

    def change(t: float) -> None:
        item.setRotation(rest.angle + math.sin(t * math.pi * 6) * 9 * (1 - t))

    return Tween(RUFFLE_MS, change, lambda t: t)


def _tumble(item: FreeItem, sides: int, place: int) -> Animation:
    """A die turns over and over, slower and slower, and shows what it has rolled."""
    rest = item.piece

    def change(t: float) -> None:
        if t >= 1.0:
            item.value = rest.value
            item.lie()
            item.update()
            return
        left = 1 - t
        item.setRotation(rest.angle + left * left * (540 + 60 * place))
        hop = abs(math.sin(t * math.pi * 3)) * left * 26
        item.setPos(rest.x * UNIT - left * left * 70, rest.y * UNIT - hop)
        item.value = 1 + (rest.value + int(left * left * 13) * 3) % sides
        item.update()

    return Tween(TUMBLE_MS, change, lambda t: t)


__all__ = ["FreeTable", "key_of"]
