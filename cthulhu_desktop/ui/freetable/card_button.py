"""A card as a button: in a hand, and in the list of what lies in a pile."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.free.pieces import Kind
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.freetable import drawing
from cthulhu_desktop.ui.freetable.face_queue import FaceQueue
from cthulhu_desktop.ui.freetable.measures import CARD
from cthulhu_desktop.ui.tabletop.items import State

EDGE = 5  # pixels around the card for its frames


class CardButton(QAbstractButton):
    """Shows one face. Signals: `pulled(QPoint)` a drag begins, then `pulling` and `let_go`, all with places of the
    screen; `menu_wanted(QPoint)`; `looked_at(str)` the pointer or the keyboard is on it; `stepped(int)` an arrow key;
    `opened()` double click or Enter."""

    pulled = Signal(QPoint)
    pulling = Signal(QPoint)
    let_go = Signal(QPoint)
    menu_wanted = Signal(QPoint)
    looked_at = Signal(str)
    stepped = Signal(int)
    opened = Signal()

    def __init__(self, face: str, queue: FaceQueue, height: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.face = face
        self.face_down = False  # whether it will lie face down on the table
        self._queue = queue
        self._start: QPoint | None = None
        self._dragging = False
        wide = queue.lies(face)
        tall = height - 2 * EDGE
        width = tall * (CARD[1] / CARD[0] if wide else CARD[0] / CARD[1])
        self.setFixedSize(QSize(round(width) + 2 * EDGE, height))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        queue.drawn.connect(self._drawn)
        self.retranslate()

    def retranslate(self) -> None:
        """Say its name in the language of now."""
        title = self._queue.title(self.face)
        self.setAccessibleName(title)
        self.setAccessibleDescription(tr("will lie face down") if self.face_down else "")
        self.setToolTip(title)

    def _drawn(self, card: str) -> None:
        if not card or card == self.face:
            self.retranslate()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        path = drawing.outline(Kind.CARD, box)
        lit = self.isChecked() or self.underMouse()
        if lit:
            drawing.under(painter, path, State.HOVER)
        art = None
        if self._queue.knows(self.face):
            art = self._queue.face(self.face, box.width(), box.height(), self.devicePixelRatioF())
        if art is not None:
            painter.drawPixmap(box, art, QRectF(art.rect()))
        elif self._queue.knows(self.face):
            drawing.blank_card(painter, box)
        else:
            drawing.plain_card(painter, box, self._queue.title(self.face))
        if self.face_down:
            self._paint_down(painter, box)
        mark = (State.CHOSEN if self.isChecked() else State.CALM) | (State.FOCUS if self.hasFocus() else State.CALM)
        drawing.over(painter, path, mark)

    def _paint_down(self, painter: QPainter, box: QRectF) -> None:
        """A strip of a card's back along the edge: it will lie face down."""
        back = self._queue.back("play", box.width(), box.height(), self.devicePixelRatioF())
        strip = QRectF(box.x(), box.y(), box.width(), box.height() * 0.26)
        share = QRectF(0, 0, back.width(), back.height() * 0.26)
        painter.drawPixmap(strip, back, share)
        painter.setPen(theme.colour(theme.BRASS_LIGHT))
        painter.drawLine(strip.bottomLeft(), strip.bottomRight())

    # -- hands -------------------------------------------------------------------------------------------------------
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._start = event.globalPosition().toPoint()
            self._dragging = False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = event.globalPosition().toPoint()
        if self._start is None or not event.buttons() & Qt.MouseButton.LeftButton:
            super().mouseMoveEvent(event)
            return
        if self._dragging:
            self.pulling.emit(here)
        elif (here - self._start).manhattanLength() >= QApplication.startDragDistance():
            self._dragging = True
            self.setDown(False)
            self.pulled.emit(here)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        dragging, self._dragging, self._start = self._dragging, False, None
        if dragging:
            self.setDown(False)
            self.let_go.emit(event.globalPosition().toPoint())
            return
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._start = None
        self.opened.emit()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_wanted.emit(event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(-1 if key in (Qt.Key.Key_Left, Qt.Key.Key_Up) else 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif key == Qt.Key.Key_Menu:
            self.menu_wanted.emit(self.mapToGlobal(self.rect().center()))
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.looked_at.emit(self.face)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.looked_at.emit(self.face)
