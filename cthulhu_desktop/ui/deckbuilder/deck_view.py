"""The list of the open deck: headings, cards with their numbers, reasons beside the cards that break a rule."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.deckbuilder.deck_model import DeckGroup, DeckLine, DeckModel, GroupRole, LineRole
from cthulhu_desktop.ui.deckbuilder.delegates import fonts, write_line
from cthulhu_desktop.ui.deckbuilder.signs import paint_coin, paint_icons, paint_seal
from cthulhu_desktop.ui.widgets.focus_ring import OWN_RING

Index = QModelIndex | QPersistentModelIndex
MINUS, PLUS = -1, 1


class DeckLineDelegate(QStyledItemDelegate):
    """Paints headings and lines. `-` and `+` at the right edge of the line under the pointer or cursor are pressed
    with the mouse; the view asks `button_at`."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        own = fonts()
        line: DeckLine | None = index.data(LineRole)
        height = round(own.title_metrics.height()) + theme.px(9)
        if line is None:
            return QSize(theme.px(160), height + theme.px(4))
        return QSize(theme.px(160), height + sum(self._reason_height(text, option) for text in self._below(line)))

    def _below(self, line: DeckLine) -> tuple[str, ...]:
        lacking = tr("%n missing in my collection", "", line.lacking) if line.lacking else ""
        return (*line.reasons, *(text for text in (lacking, line.note) if text))

    def _reason_height(self, text: str, option: QStyleOptionViewItem) -> int:
        return round(_text_height(text, self._width(option))) + 2

    def reason_at(self, line: DeckLine, rect: QRectF, at: QPointF) -> int:
        """Which of the reasons of a line painted in `rect` lies at a point; -1 for none."""
        top = rect.top() + fonts().title_metrics.height() + theme.px(9) - 2
        for place, text in enumerate(line.reasons):
            bottom = top + _text_height(text, rect.width()) + 2
            if top <= at.y() < bottom and at.x() >= theme.px(36):
                return place
            top = bottom
        return -1

    def _width(self, option: QStyleOptionViewItem) -> int:
        view = option.widget
        return view.viewport().width() - theme.px(8) if isinstance(view, QTreeView) else option.rect.width()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: DeckLine | None = index.data(LineRole)
        group: DeckGroup | None = index.data(GroupRole)
        rect = QRectF(option.rect)
        rect.setLeft(0)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if line is None and group is not None:
            _paint_heading(painter, rect, group, option)
        elif line is not None:
            self._paint_line(painter, rect, line, option)

    def _paint_line(self, painter: QPainter, rect: QRectF, line: DeckLine, option: QStyleOptionViewItem) -> None:
        own = fonts()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        over = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if chosen or over:
            painter.fillRect(rect, theme.colour(theme.WALNUT if chosen else theme.TABLE_RAISED))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(theme.colour(theme.BRASS_LIGHT), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 4, 4)
        height = own.title_metrics.height() + theme.px(9)
        head = QRectF(rect.left() + theme.px(8), rect.top(), rect.width() - theme.px(14), height)
        middle = head.center().y()
        bad = bool(line.reasons)
        number = QRectF(head.left(), head.top(), theme.px(26), height)
        colour = theme.EMBER if bad else theme.BRASS_LIGHT
        write_line(painter, number, f"{line.number}×", own.title, own.title_metrics, colour)
        right = head.right()
        if chosen or over:
            right = self._paint_buttons(painter, rect)
        left = number.right() + theme.px(2)
        if line.row is not None:
            side = own.title_metrics.height() * 0.86
            paint_seal(painter, line.row.faction, QRectF(left, middle - side / 2, side, side))
            left += side + theme.px(6)
            radius = theme.px(9)
            paint_coin(painter, line.row.cost_text, QPointF(right - radius - 1, middle), radius)
            right -= radius * 2 + theme.px(6)
            if line.row.type == "character" and not (chosen or over):
                right = _paint_strip(painter, line, right, middle)
        name = line.row.name if line.row is not None else line.title
        colour = theme.EMBER if bad else theme.MUTED if line.maybe else theme.PAPER
        room = QRectF(left, head.top(), right - left - 4, height)
        write_line(painter, room, name, own.title, own.title_metrics, colour)
        self._paint_below(painter, rect, height, line)

    def _paint_below(self, painter: QPainter, rect: QRectF, top: float, line: DeckLine) -> None:
        """Reasons in ember with a mark, the player's own note in muted italics."""
        own = fonts()
        y = rect.top() + top - 2
        for place, text in enumerate(self._below(line)):
            width = rect.width() - theme.px(46)
            box = QRectF(theme.px(36), y, width, 10_000)
            leads = place < len(line.reasons)  # to its rule
            painter.setFont(own.link if leads else own.small)
            painter.setPen(theme.colour(theme.EMBER if leads else theme.MUTED))
            drawn = painter.drawText(box, int(Qt.TextFlag.TextWordWrap), text)
            y += drawn.height() + 2

    def _paint_buttons(self, painter: QPainter, rect: QRectF) -> float:
        """`-` and `+`; where they begin."""
        own = fonts()
        for box, sign in zip(button_boxes(rect), ("−", "+"), strict=True):
            painter.setPen(QPen(theme.colour(theme.BRASS), 1.2))
            painter.setBrush(theme.colour(theme.TABLE_DEEP))
            painter.drawRoundedRect(box, 4, 4)
            painter.setPen(theme.colour(theme.PAPER))
            painter.setFont(own.title)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, sign)
        return button_boxes(rect)[0].left() - theme.px(4)


def _text_height(text: str, width: float) -> float:
    """How high a text below a line is, for a list of that width."""
    box = QRectF(0, 0, max(theme.px(120), width - theme.px(46)), 10_000)
    return fonts().small_metrics.boundingRect(box, int(Qt.TextFlag.TextWordWrap), text).height()


def button_boxes(rect: QRectF) -> tuple[QRectF, QRectF]:
    """Where `-` and `+` lie in a line."""
    side = theme.px(22)
    top = rect.top() + theme.px(4)
    plus = QRectF(rect.right() - side - theme.px(6), top, side, side)
    return plus.translated(-side - theme.px(4), 0), plus


def _paint_strip(painter: QPainter, line: DeckLine, right: float, middle: float) -> float:
    assert line.row is not None
    side = theme.px(12)
    count = min(4, sum(line.row.icons))
    width = count * side * 1.12
    strip = QRectF(right - width, middle - side / 2, width, side)
    paint_icons(painter, line.row.icons, strip, theme.colour(theme.MUTED), right=True)
    return right - width - theme.px(4)


def _paint_heading(painter: QPainter, rect: QRectF, group: DeckGroup, option: QStyleOptionViewItem) -> None:
    own = fonts()
    area = rect.adjusted(theme.px(8), theme.px(4), -theme.px(8), 0)
    write_line(painter, area, group.title, own.heading, own.heading_metrics, theme.BRASS_LIGHT)
    number = str(group.number)
    width = own.heading_metrics.horizontalAdvance(number)
    box = QRectF(area.right() - width, area.top(), width + 2, area.height())
    write_line(painter, box, number, own.heading, own.heading_metrics, theme.MUTED)
    painter.setPen(QPen(theme.colour(theme.BRASS, 0.6), 1))
    left = area.left() + own.heading_metrics.horizontalAdvance(group.title) + theme.px(8)
    if left < box.left() - theme.px(8):
        painter.drawLine(QPointF(left, area.center().y()), QPointF(box.left() - theme.px(8), area.center().y()))
    if option.state & QStyle.StateFlag.State_HasFocus:
        painter.setPen(QPen(theme.colour(theme.BRASS_LIGHT), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 4, 4)


class DeckView(QTreeView):
    """`stepped(by)` asks for one more or one fewer of the chosen cards, `removed` for taking them out, `opened` for the
    card page, `moved` for the other list (deck or maybe), `replace_wanted(title)` for what an unknown card stands for,
    `menu_wanted(point)` for a menu on the chosen lines, `reason_pressed(line, place)` for the rule behind a reason."""

    stepped = Signal(int)
    removed = Signal()
    opened = Signal(str)
    moved = Signal()
    replace_wanted = Signal(str)
    menu_wanted = Signal(QPoint)
    reason_pressed = Signal(object, int)

    def __init__(self, model: DeckModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.from_inside = False  # whether what was dropped last came from this list
        self.setModel(model)
        self._lines = DeckLineDelegate(self)
        self.setItemDelegate(self._lines)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setItemsExpandable(False)
        self.setMouseTracking(True)
        self.setProperty(OWN_RING, True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.CopyAction)
        self.setDropIndicatorShown(False)
        model.modelReset.connect(self.expandAll)
        self.doubleClicked.connect(self._on_double)
        theme.changes().changed.connect(self.scheduleDelayedItemsLayout)

    def chosen(self) -> list[DeckLine]:
        """The chosen lines, from top to bottom."""
        found = [self._model.line(index) for index in self.selectedIndexes()]
        return [line for line in found if line is not None]

    def choose(self, card: str, *, maybe: bool = False) -> None:
        """Choose a card and bring it into view."""
        index = self._model.index_of(card, maybe=maybe)
        if index.isValid():
            flag = QItemSelectionModel.SelectionFlag
            self.selectionModel().setCurrentIndex(index, flag.ClearAndSelect)
            self.scrollTo(index)

    def keep_place(self, change: Callable[[], None]) -> None:
        """Do something that may build the list anew, without losing place and choice."""
        chosen = [(line.card, line.maybe) for line in self.chosen()]
        scrolled = self.verticalScrollBar().value()
        row = self.currentIndex()
        change()
        if self.selectedIndexes() or not (chosen or row.isValid()):
            return
        flag = QItemSelectionModel.SelectionFlag
        for card, maybe in chosen:
            index = self._model.index_of(card, maybe=maybe)
            if index.isValid():
                self.selectionModel().setCurrentIndex(index, flag.Select)
        self.verticalScrollBar().setValue(scrolled)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Plus, Qt.Key.Key_Insert):
            self.stepped.emit(PLUS)
        elif key in (Qt.Key.Key_Minus, Qt.Key.Key_Backspace):
            self.stepped.emit(MINUS)
        elif key == Qt.Key.Key_Delete:
            self.removed.emit()
        elif key == Qt.Key.Key_M and not event.modifiers():
            self.moved.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._open(self._model.line(self.currentIndex()))
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The small buttons of a line act at once; elsewhere it is the list's own press."""
        by = self._button_at(event)
        if by and event.button() == Qt.MouseButton.LeftButton:
            index = self.indexAt(event.position().toPoint())
            if not self.selectionModel().isSelected(index):
                self.setCurrentIndex(index)
            self.stepped.emit(by)
            event.accept()
            return
        super().mousePressEvent(event)
        line, place = self._reason_at(event.position())
        if place >= 0 and event.button() == Qt.MouseButton.LeftButton and not event.modifiers():
            self.reason_pressed.emit(line, place)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The hand shows what leads to a rule."""
        over = self._reason_at(event.position())[1] >= 0
        shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)
        super().mouseMoveEvent(event)

    def _reason_at(self, at: QPointF) -> tuple[DeckLine | None, int]:
        index = self.indexAt(at.toPoint())
        line = self._model.line(index)
        if line is None or not line.reasons:
            return None, -1
        rect = QRectF(self.visualRect(index))
        rect.setLeft(0)
        return line, self._lines.reason_at(line, rect, at)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._button_at(event):
            self.mousePressEvent(event)
        else:
            super().mouseDoubleClickEvent(event)

    def _button_at(self, event: QMouseEvent) -> int:
        index = self.indexAt(event.position().toPoint())
        if self._model.line(index) is None:
            return 0
        rect = QRectF(self.visualRect(index))
        rect.setLeft(0)
        minus, plus = button_boxes(rect)
        if minus.contains(event.position()):
            return MINUS
        return PLUS if plus.contains(event.position()) else 0

    def _on_double(self, index: QModelIndex) -> None:
        line = self._model.line(index)
        if line is not None and not line.card:
            self._open(line)
        elif line is not None:
            self.stepped.emit(MINUS)

    def _open(self, line: DeckLine | None) -> None:
        """The page of a card; an unknown one has none, but can be replaced."""
        if line is not None and line.card:
            self.opened.emit(line.card)
        elif line is not None:
            self.replace_wanted.emit(line.title)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self.chosen():
            self.menu_wanted.emit(event.globalPos())

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Anything of a card may be dropped anywhere on the list; on the candidates it becomes one."""
        super().dragMoveEvent(event)
        if self._model.canDropMimeData(event.mimeData(), event.dropAction(), -1, -1, QModelIndex()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        self.from_inside = event.source() is self
        super().dropEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

