"""The hand before the screen as a strip below the table, and the hands of the others as backs above it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.free.pieces import Piece
from cthulhu_desktop.core.free.view import FreeView
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.freetable.card_button import CardButton
from cthulhu_desktop.ui.freetable.face_queue import FaceQueue
from cthulhu_desktop.ui.freetable.flow_row import FlowRow
from cthulhu_desktop.ui.tabletop import materials
from cthulhu_desktop.ui.theme import BRASS_LIGHT, MUTED, Role

LEAST, MOST = 104, 172  # pixels of height of the strip


class HandStrip(QWidget):
    """The cards in the hand of `near`. Signals: `pulled(piece, QPoint)`, `pulling(QPoint)`, `let_go(QPoint)` of a drag;
    `opened(piece)`; `menu_wanted(piece, QPoint)`; `looked_at(face)`; `flip_wanted(piece)`; `seat_wanted(int)`."""

    pulled = Signal(object, QPoint)
    pulling = Signal(QPoint)
    let_go = Signal(QPoint)
    opened = Signal(object)
    menu_wanted = Signal(object, QPoint)
    looked_at = Signal(str)
    flip_wanted = Signal(object)
    seat_wanted = Signal(int)

    def __init__(self, queue: FaceQueue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._queue = queue
        self.names: Sequence[str] = ()
        self.near = 0
        self.lit = False  # something is being dragged here
        self.cards: list[CardButton] = []
        self._pieces: list[Piece] = []
        self.empty = QLabel(self)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self.empty.setProperty("tone", "muted")
        theme.set_font(self.empty, Role.TEXT, 12.5, italic=True)
        self._side = QWidget(self)
        column = QVBoxLayout(self._side)
        column.setContentsMargins(8, 4, 4, 4)
        column.setSpacing(2)
        self.seat = QToolButton()
        self.seat.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.seat.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        theme.set_font(self.seat, Role.TITLE, 13, weight=600)
        self._menu = QMenu(self.seat)
        self.seat.setMenu(self._menu)
        self.number = QLabel()
        self.number.setProperty("tone", "muted")
        theme.set_font(self.number, Role.TEXT, 12.5)
        column.addStretch(1)
        column.addWidget(self.seat)
        column.addWidget(self.number)
        column.addStretch(1)
        self.set_tall(LEAST)
        theme.changes().changed.connect(self._place)

    def set_tall(self, height: int) -> None:
        """How high the strip is, in pixels."""
        height = max(LEAST, min(MOST, height))
        if height != self.height():
            self.setFixedHeight(height)
            self._make_cards()

    def seat_names(self, names: Sequence[str]) -> None:
        """Who sits at the table."""
        self.names = names
        self._menu.clear()
        for seat, name in enumerate(names):
            self._menu.addAction(name).triggered.connect(partial(self._seat_chosen, seat))
        self.seat.setEnabled(len(names) > 1)

    def _seat_chosen(self, seat: int, _checked: bool = False) -> None:
        self.seat_wanted.emit(seat)

    def show_hand(self, view: FreeView | None, near: int) -> None:
        """Show the hand of a seat as the view of that seat has it; None: no cards."""
        self.near = near
        pieces = [piece for piece in view.pieces if piece.hand == near] if view is not None else []
        if pieces != self._pieces or not pieces:
            self._pieces = pieces
            self._make_cards()
        self.retranslate()

    def _make_cards(self) -> None:
        at = next((k for k, card in enumerate(self.cards) if card.hasFocus()), -1)
        for card in self.cards:
            card.hide()
            card.deleteLater()
        self.cards = [self._card(k, piece) for k, piece in enumerate(self._pieces)]
        self._place()
        if at >= 0 and self.cards:
            self.cards[min(at, len(self.cards) - 1)].setFocus(Qt.FocusReason.OtherFocusReason)

    def _card(self, place: int, piece: Piece) -> CardButton:
        card = CardButton(piece.face, self._queue, self.height() - 8, self)
        card.face_down = not piece.up
        card.retranslate()
        card.pulled.connect(lambda at: self.pulled.emit(piece, at))
        card.pulling.connect(self.pulling)
        card.let_go.connect(self.let_go)
        card.opened.connect(lambda: self.opened.emit(piece))
        card.menu_wanted.connect(lambda at: self.menu_wanted.emit(piece, at))
        card.looked_at.connect(self.looked_at)
        card.stepped.connect(lambda by: self._step(place, by))
        card.show()
        return card

    def _step(self, place: int, by: int) -> None:
        if 0 <= place + by < len(self.cards):
            self.cards[place + by].setFocus(Qt.FocusReason.OtherFocusReason)

    def piece_of(self, widget: QWidget | None) -> Piece | None:
        """The piece of a card in the strip."""
        return next((piece for card, piece in zip(self.cards, self._pieces, strict=True) if card is widget), None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        piece = self.piece_of(self.focusWidget())
        if event.key() == Qt.Key.Key_F and piece is not None:
            self.flip_wanted.emit(piece)
            event.accept()
        else:
            event.ignore()

    def mark_target(self, on: bool) -> None:
        """Whether something is held above it that would go into the hand."""
        if on != self.lit:
            self.lit = on
            self.update()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        name = self.names[self.near] if self.near < len(self.names) else ""
        self.seat.setText(name.replace("&", "&&"))
        self.seat.setToolTip(tr("Change the seat: who sits before the screen?") if len(self.names) > 1 else "")
        self.seat.setAccessibleName(tr("Seat before the screen: {name}").format(name=name))
        self.number.setText(tr("%n card(s) in hand", "", len(self._pieces)))
        self.empty.setText(tr("An empty hand. Drag cards here, or press D on a pile."))
        self.setAccessibleName(tr("Hand of {name}").format(name=name))
        for card in self.cards:
            card.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """Cards side by side, overlapping where there is not room for all."""
        side = min(theme.px(150), self.width() // 4)
        self._side.setGeometry(0, 0, side, self.height())
        room = self.width() - side - 12
        self.empty.setGeometry(side, 0, room, self.height())
        self.empty.setVisible(not self.cards)
        if not self.cards:
            return
        whole = sum(card.width() for card in self.cards)
        last = self.cards[-1].width()
        share = min(1.0, (room - last) / max(1, whole - last))
        x = side + max(0.0, (room - whole) / 2)
        for card in self.cards:
            card.move(round(x), 4)
            x += card.width() * share

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = QRectF(self.rect())
        materials.wood(painter, box)
        painter.fillRect(QRectF(0, 0, box.width(), 2), QColor(176, 141, 87, 150))
        if self.lit:
            painter.setPen(QPen(QColor("#8FE3C0"), 4))
            painter.drawRect(box.adjusted(2, 2, -2, -2))


class OtherHand(QAbstractButton):
    """The hand of somebody else: name, backs, number. A click changes to that seat."""

    def __init__(self, seat: int, name: str, queue: FaceQueue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat, self.name = seat, name
        self.cards = 0
        self.lit = False
        self._queue = queue
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        theme.set_font(self, Role.TEXT, 12.5)

    def show_number(self, cards: int) -> None:
        """How many cards are in it."""
        self.cards = cards
        text = tr("{name}: %n card(s) in hand", "", cards).format(name=self.name)
        self.setAccessibleName(text)
        self.setToolTip("\n".join((text, tr("Sit down here"))))
        self.updateGeometry()
        self.update()

    def _backs(self) -> int:
        return min(self.cards, 8)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        wide = metrics.horizontalAdvance(f"{self.name}  {self.cards}") + self._backs() * theme.px(8) + theme.px(46)
        return QSize(min(wide, theme.px(330)), max(theme.px(30), metrics.height() + 10))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(80), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        edge = "#8FE3C0" if self.lit else BRASS_LIGHT if self.hasFocus() or self.underMouse() else MUTED
        painter.setPen(QPen(QColor(edge), 3 if self.lit else 2 if self.hasFocus() else 1))
        painter.setBrush(theme.colour(theme.TABLE_RAISED))
        painter.drawRoundedRect(box, 5, 5)
        tall, step = box.height() - 6, theme.px(8)
        wide = tall * 63 / 88
        x = box.right() - 6 - wide - step * max(0, self._backs() - 1)
        left = x - 6 if self.cards else box.right() - 8
        for k in range(self._backs()):
            back = self._queue.back("play", wide, tall, self.devicePixelRatioF())
            painter.drawPixmap(QRectF(x + k * step, box.y() + 3, wide, tall), back, QRectF(back.rect()))
        painter.setFont(self.font())
        painter.setPen(theme.colour(theme.PAPER))
        number = f"  {self.cards}"
        room = left - box.x() - 10 - painter.fontMetrics().horizontalAdvance(number)
        name = painter.fontMetrics().elidedText(self.name, Qt.TextElideMode.ElideRight, int(room))
        words = QRectF(box.x() + 8, box.y(), left - box.x() - 8, box.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name + number)


class OtherHands(FlowRow):
    """Everybody else at the table, in the order of seats. `seat_wanted(int)` when somebody is to sit down."""

    seat_wanted = Signal(int)

    def __init__(self, queue: FaceQueue, parent: QWidget | None = None) -> None:
        super().__init__(gap=6, parent=parent)
        self._queue = queue
        self.hands: list[OtherHand] = []

    def seat_names(self, names: Sequence[str]) -> None:
        """Who sits at the table."""
        for hand in self.hands:
            self.flow.removeWidget(hand)
            hand.hide()
            hand.deleteLater()
        self.hands = []
        for seat, name in enumerate(names):
            hand = OtherHand(seat, name, self._queue)
            hand.clicked.connect(partial(self._wanted, seat))
            self.flow.addWidget(hand)
            self.hands.append(hand)

    def _wanted(self, seat: int, _checked: bool = False) -> None:
        self.seat_wanted.emit(seat)

    def show_hands(self, view: FreeView, near: int) -> None:
        """Show how many cards the others hold."""
        for hand in self.hands:
            hand.show_number(sum(piece.hand == hand.seat for piece in view.pieces))
            hand.setVisible(hand.seat != near)
        self.setVisible(len(self.hands) > 1)
        self.fit()

    def seat_at(self, screen: QPoint) -> int:
        """The seat whose hand is at a place of the screen; -1 for none."""
        for hand in self.hands:
            if hand.isVisible() and hand.rect().contains(hand.mapFromGlobal(screen)):
                return hand.seat
        return -1

    def mark_target(self, seat: int) -> None:
        """Over whose hand something is held; -1 for nobody's."""
        for hand in self.hands:
            if hand.lit != (hand.seat == seat):
                hand.lit = hand.seat == seat
                hand.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), theme.colour(theme.TABLE_DEEP))


__all__ = ["HandStrip", "OtherHand", "OtherHands"]
