"""Lists that answer a question, in a panel that rises from the bar: alternatives, and things to be put in order."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QListWidget,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardtable.ask.prompt import Choice, ChoiceList, OrderList
from cthulhu_desktop.ui.theme import Role

WIDTH = 470  # at 100 % text size
SHARES = (1.0, 0.9, 0.8, 0.7, 0.6)
LEAST = 800  # thousandths of the usual size of letters: what the smallest text size has, and no list goes below
ROW_PADDING = 36  # pixels that the style sheet takes of the width of a row, at most
Index = QModelIndex | QPersistentModelIndex
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ChoiceButton(QPushButton):
    """A button whose text may take several lines, with its number key in front."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.setStyleSheet("min-height: 0px; padding: 0px")  # the text says how high it is
        self._number = QLabel(self)
        self._label = QLabel(self)
        self._label.setWordWrap(True)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        for label in (self._number, self._label):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 7, 12, 7)
        row.setSpacing(12)
        row.addWidget(self._number, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._label, 1)

    def show_choice(self, number: int, choice: Choice) -> None:
        """Say that choice; the one chosen now is marked by more than its colour."""
        self._number.setText(str(number) if number < 10 else "")
        self._label.setText(f"✓ {choice.text}" if choice.chosen else choice.text)
        self.setAccessibleName(choice.text)
        self.setAccessibleDescription(tr("chosen now") if choice.chosen else choice.tip)
        self.setToolTip(choice.tip)

    def dress(self, share: float) -> None:
        """Take letters of that share of their usual size."""
        self._number.setFont(theme.font(Role.TEXT, 13.5 * share, weight=700))
        self._label.setFont(theme.font(Role.TEXT, 13.5 * share))

    @property
    def shown_text(self) -> str:
        """The text as it is read."""
        return self._label.text()

    @property
    def label_metrics(self) -> QFontMetrics:
        """The measures of its letters."""
        return self._label.fontMetrics()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return layout.heightForWidth(width) if layout is not None else super().heightForWidth(width)

    def sizeHint(self) -> QSize:
        width = max(self.width(), 120)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.heightForWidth(max(self.width(), 120)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in ENTER:
            self.click()
        else:
            super().keyPressEvent(event)


class WholeLines(QStyledItemDelegate):
    """Rows as high as their wrapped lines: the hint of Qt forgets what the style sheet takes of their width."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = self.parent()
        assert isinstance(view, QListView)
        narrow = QStyleOptionViewItem(option)
        narrow.rect = QRect(0, 0, max(40, view.viewport().width() - ROW_PADDING), 10_000)
        return super().sizeHint(narrow, index)


class OrderView(QListWidget):
    """The entries in their order: drag them, or press Alt with Up or Down."""

    moved = Signal(int, int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setWordWrap(True)
        self.setItemDelegate(WholeLines(self))
        self.setResizeMode(QListView.ResizeMode.Adjust)  # lines wrap anew when a scroll bar takes of their width
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.model().rowsMoved.connect(self._dragged)

    def show_entries(self, entries: tuple[str, ...]) -> None:
        """Show them in that order; the one that is current stays current."""
        if [self.item(row).text() for row in range(self.count())] == list(entries):
            return
        now = self.currentItem()
        text = now.text() if now is not None else ""
        self.clear()
        self.addItems(list(entries))
        self.setCurrentRow(entries.index(text) if text in entries else 0)

    def _dragged(self, parent: QModelIndex, start: int, end: int, to: QModelIndex, row: int) -> None:
        place = row - 1 if row > start else row
        QTimer.singleShot(0, lambda: self.moved.emit(start, place))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        step = steps.get(Qt.Key(event.key()), 0)
        row = self.currentRow()
        if step and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            if 0 <= row + step < self.count():
                self.moved.emit(row, row + step)
            event.accept()
        else:
            super().keyPressEvent(event)

    def height_at(self, width: int) -> int:
        """How high it must be to show all entries, which wrap at that width."""
        self.setFixedWidth(width)
        self.resize(width, self.height())
        self.doItemsLayout()  # the hint of a row knows nothing of its wrapped lines
        lines = sum(self.visualItemRect(self.item(row)).height() for row in range(self.count()))
        return lines + self.height() - self.viewport().height() + 2


class AskPanel(QFrame):
    """Floats over the lower right of the table (lower left for a left hand), just above the bar, as large as its list
    and never over half of it."""

    def __init__(self, bar: QWidget) -> None:
        super().__init__(bar.parentWidget() or bar)
        self._bar = bar
        self.setProperty("surface", "notice")
        self.title = QLabel(self)
        self.hint = QLabel(self)
        self.hint.setWordWrap(True)
        self._inner = QWidget()
        self._inner.setProperty("surface", "none")
        self._column = QVBoxLayout(self._inner)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(5)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._inner)
        self.order = OrderView(self)
        self.order.moved.connect(self._moved)
        self.choices: list[ChoiceButton] = []
        self._shown: ChoiceList | OrderList | None = None
        holder = self._holder = QVBoxLayout(self)
        holder.setContentsMargins(14, 10, 14, 12)
        holder.setSpacing(6)
        holder.addWidget(self.title)
        holder.addWidget(self._scroll, 1)
        holder.addWidget(self.order, 1)
        holder.addWidget(self.hint)
        self.hide()
        bar.installEventFilter(self)
        theme.changes().changed.connect(self.place)

    def show_list(self, what: ChoiceList | OrderList | None) -> None:
        """Show a list; None: nothing. What stays the same keeps the focus."""
        self._shown = what
        if what is None:
            self.hide()
            return
        self.title.setText(what.name)
        self.setAccessibleName(what.name)
        choices = what.choices if isinstance(what, ChoiceList) else ()
        self._scroll.setVisible(bool(choices))
        self.order.setVisible(isinstance(what, OrderList))
        self.hint.setVisible(isinstance(what, OrderList))
        self._show_choices(choices)
        if isinstance(what, OrderList):
            self.order.setAccessibleName(what.name)
            self.hint.setText(tr("Drag the lines, or press Alt with the up and down keys."))
            self.order.show_entries(what.entries)
        self.show()
        self.raise_()
        self.place()

    def _show_choices(self, choices: tuple[Choice, ...]) -> None:
        while len(self.choices) < len(choices):
            button = ChoiceButton(self._inner)
            place = len(self.choices)
            button.setObjectName(f"choice-{place}")
            button.clicked.connect(lambda _checked=False, place=place: self._pressed(place))
            self._column.addWidget(button)
            self.choices.append(button)
        for place, button in enumerate(self.choices):
            button.setVisible(place < len(choices))
            if place < len(choices):
                button.show_choice(place + 1, choices[place])

    def _pressed(self, place: int) -> None:
        if isinstance(self._shown, ChoiceList) and place < len(self._shown.choices):
            self._shown.choices[place].act()

    def _moved(self, place: int, to: int) -> None:
        if isinstance(self._shown, OrderList):
            self._shown.moved(place, to)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self.place()
        elif event.type() == QEvent.Type.Hide:
            self.hide()
        elif event.type() == QEvent.Type.Show and self._shown is not None:
            self.show()
        return False

    def place(self) -> None:
        """Stand just above the bar, on the side of the hand. Where the text is large, its letters become smaller (to
        60 % at most) before the panel covers much of the table."""
        parent = self.parentWidget()
        if self._shown is None or parent is None:
            return
        bar = self._bar.geometry() if parent is not self._bar else self._bar.rect()
        room = max(80, bar.top()) if parent is not self._bar else bar.height()
        width = height = 0
        for share in SHARES:
            if share < 1.0 and theme.px(1000 * share) < LEAST:
                break
            self._dress(share)
            width = min(theme.px(WIDTH * share), round(bar.width() * 0.42), self._wanted_width())
            height = self._wanted_height(width)
            if width <= bar.width() * 0.37 and height <= room * 0.45:
                break
        height = min(height, round(room * 0.62))
        self.setFixedSize(width, height)
        self.move(bar.left() + 10 if theme.left_handed() else bar.right() - width - 10, max(0, bar.top() - height - 8))

    def _dress(self, share: float) -> None:
        self.title.setFont(theme.font(Role.TITLE, 12.5 * share))
        self.hint.setFont(theme.font(Role.TEXT, 12 * share))
        self.order.setFont(theme.font(Role.TEXT, 13.5 * share))
        for button in self.choices:
            button.dress(share)

    def _wanted_width(self) -> int:
        """As wide as the longest line, and never narrower than the title."""
        margins = 104 + theme.px(14)
        if isinstance(self._shown, OrderList):
            texts, metrics = list(self._shown.entries), self.order.fontMetrics()
        else:
            shown = [button for button in self.choices if not button.isHidden()]
            texts = [button.shown_text for button in shown]
            metrics = shown[0].label_metrics if shown else self.fontMetrics()
        longest = max((metrics.horizontalAdvance(text) for text in texts), default=0)
        least = self.title.sizeHint().width() + 40 + theme.px(170 if isinstance(self._shown, OrderList) else 0)
        return max(margins + longest, least)

    def _wanted_height(self, width: int) -> int:
        margins = self._holder.contentsMargins()
        inner = width - margins.left() - margins.right()
        height = margins.top() + margins.bottom() + self.title.sizeHint().height() + 10
        if isinstance(self._shown, OrderList):
            return height + self.order.height_at(inner) + self._hint_height(inner) + 14
        shown = [button for button in self.choices if not button.isHidden()]
        return height + sum(button.heightForWidth(inner - 4) + 5 for button in shown) + 4

    def _hint_height(self, width: int) -> int:
        """As high as its wrapped lines, whatever the label has heard of its letters so far."""
        box = self.hint.fontMetrics().boundingRect(0, 0, width - 4, 10_000, Qt.TextFlag.TextWordWrap, self.hint.text())
        return max(self.hint.heightForWidth(width), box.height())
