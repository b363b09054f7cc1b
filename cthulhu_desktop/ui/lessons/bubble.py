"""The hint itself: a slip of paper with a title, a few sentences, a rule to look up and buttons."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QToolButton, QVBoxLayout, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.theme import Role
from cthulhu_desktop.ui.widgets.flow import FlowLayout
from cthulhu_desktop.ui.widgets.sheet import paint_paper

WIDTH = 380  # at 100 % text size
NARROWER = (1.0, 0.86, 0.74)  # of that, where there is little room beside things
MOST_WIDE, MOST_HIGH = 0.36, 0.66  # of the room: the table must stay playable at large text too
LEAST, SMALL = 250, 330  # pixels of width: the narrowest, and what it may always have
LETTERS = (1.0, 0.9, 0.8, 0.72, 0.64, 0.57, 0.5)  # of their usual size, where that is too large for the room
LEAST_SCALE = 0.8  # letters become no smaller than at 80 % text size


@dataclass(frozen=True, slots=True)
class Hint:
    """What a slip says. `buttons` are (name, text, is the main one); pressing one emits `pressed(name)`, as do its
    corners with "leave" (which is called `leave`) and, if there is something to go back to, "back"."""

    head: str
    title: str
    text: str
    rule: str = ""
    buttons: tuple[tuple[str, str, bool], ...] = ()
    show: tuple[str, ...] = ()
    leave: str = ""
    back: bool = False


class HintBubble(QFrame):
    """Can be moved with the mouse. At large text its letters become smaller before it covers much of the table; what
    does not even fit then can be scrolled. `pressed(name)` of a button, `rule_wanted(number)`, `folded()` when it was
    put aside (Esc, or its corner)."""

    pressed = Signal(str)
    rule_wanted = Signal(str)
    folded = Signal()
    moved = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._around = parent
        self.setProperty("surface", "paper")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hint: Hint | None = None
        self.moved_by_hand = False
        self._grip: QPoint | None = None
        self.head, self.title, self.text = QLabel(), QLabel(), QLabel()
        self.head.setProperty("tone", "muted")
        for label in (self.title, self.text):
            label.setWordWrap(True)
        self.back, self.fold, self.leave = QToolButton(), QToolButton(), QToolButton()
        for corner, sign in ((self.back, "‹"), (self.fold, "–"), (self.leave, "×")):
            corner.setProperty("look", "quiet")
            corner.setText(sign)
        self.back.clicked.connect(lambda: self.pressed.emit("back"))
        self.fold.clicked.connect(self.folded)
        self.leave.clicked.connect(lambda: self.pressed.emit("leave"))
        self.rule = QToolButton()
        self.rule.setProperty("look", "quiet")
        self.rule.clicked.connect(self._open_rule)
        self.buttons: dict[str, QPushButton] = {}
        self._lay_out()
        self._dress(1.0)
        self.hide()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 12, 18, 14)
        column.setSpacing(4)
        top = QHBoxLayout()
        top.addWidget(self.head, 1)
        for corner in (self.back, self.fold, self.leave):
            top.addWidget(corner)
        column.addLayout(top)
        inside = QWidget()
        inside.setProperty("surface", "none")
        words = QVBoxLayout(inside)
        words.setContentsMargins(0, 0, 6, 0)
        words.setSpacing(6)
        words.addWidget(self.title)
        words.addWidget(self.text)
        words.addStretch(1)
        self._words = words
        self.scroller = QScrollArea()
        self.scroller.setFrameShape(QFrame.Shape.NoFrame)
        self.scroller.setWidgetResizable(True)
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroller.viewport().setAutoFillBackground(False)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroller.setWidget(inside)
        column.addWidget(self.scroller, 1)
        self._foot = QWidget()
        self._foot.setProperty("surface", "none")
        self._flow = FlowLayout(self._foot, right=True)
        column.addWidget(self._foot)

    # ---- what it says

    def say(self, hint: Hint) -> None:
        """Show this; where it stands is up to its owner."""
        self.hint = hint
        self.head.setText(hint.head)
        self.title.setText(hint.title)
        self.text.setText(hint.text)
        for corner, name in (
            (self.back, tr("The hint before")), (self.fold, tr("Put the hint aside")), (self.leave, hint.leave),
        ):  # fmt: skip
            corner.setToolTip(name)
            corner.setAccessibleName(name)
        self.back.setVisible(hint.back)
        self._fill_foot(hint)
        self.setAccessibleName(hint.title)
        self.setAccessibleDescription(hint.text)
        self.scroller.verticalScrollBar().setValue(0)

    def _fill_foot(self, hint: Hint) -> None:
        while self._flow.count():
            self._flow.takeAt(0)
        for old in self.buttons.values():
            old.hide()
            old.deleteLater()
        self.buttons = {}
        self.rule.setVisible(bool(hint.rule))
        if hint.rule:
            self.rule.setText(tr("Rule %1").replace("%1", hint.rule))
            self._flow.addWidget(self.rule)
        for name, text, main in hint.buttons:
            button = QPushButton(text, self._foot)
            button.setProperty("look", "primary" if main else "quiet")
            button.clicked.connect(lambda _checked=False, name=name: self.pressed.emit(name))
            self._flow.addWidget(button)
            self.buttons[name] = button
            button.show()

    def _dress(self, share: float) -> None:
        """Take letters of that share of their usual size."""
        self.head.setFont(theme.font(Role.TEXT, 11.5 * share, italic=True))
        self.title.setFont(theme.font(Role.TITLE, 17 * share))
        self.text.setFont(theme.font(Role.TEXT, 13.5 * share))
        face = theme.font(Role.TEXT, 12.5 * share)
        usual = "" if share > 0.85 else f"padding: {round(4 * share)}px {theme.px(9 * share)}px; min-height: 0px"
        for button in (*self.buttons.values(), self.back, self.fold, self.leave):
            button.setFont(face)
            button.setStyleSheet(usual)
        face.setUnderline(True)
        self.rule.setFont(face)
        self.rule.setStyleSheet(usual)
        self._flow.invalidate()

    def sizes(self, room: QSize) -> list[QSize]:
        """The sizes it can have inside `room`, the one it likes most first; its letters are made to fit them."""
        usual = min(theme.px(WIDTH), max(SMALL, round(room.width() * MOST_WIDE)), room.width() - 24)
        widths = [width for width in (round(usual * share) for share in NARROWER) if width >= LEAST] or [usual]
        most = min(max(LEAST, round(room.height() * MOST_HIGH)), room.height() - 8)
        least = min(1.0, max(LETTERS[-1], LEAST_SCALE / theme.scale()))
        for share in (*(share for share in LETTERS if share > least), least):
            self._dress(share)
            fitting = [QSize(width, self._height(width)) for width in widths]
            fitting = [size for size in fitting if size.height() <= most]
            if fitting:
                self._let_scroll(False)
                return fitting
        self._let_scroll(True)
        return [QSize(usual, most)]

    def _let_scroll(self, on: bool) -> None:
        """With mouse and keyboard. A bar that is not needed would take width from the words, and so be needed."""
        policy = Qt.ScrollBarPolicy
        self.scroller.setVerticalScrollBarPolicy(policy.ScrollBarAsNeeded if on else policy.ScrollBarAlwaysOff)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.TabFocus if on else Qt.FocusPolicy.NoFocus)

    def take(self, size: QSize) -> None:
        """Have that size at once, one of `sizes`."""
        self.setFixedSize(size)
        for part in (self, self._foot):
            layout = part.layout()
            if layout is not None:
                layout.activate()
        self._words.activate()

    def _height(self, width: int) -> int:
        """How high it must be for all its words at that width."""
        inner = width - 36
        foot = self._flow.heightForWidth(inner)
        words = self._words.heightForWidth(inner - 6)
        top = max(self.head.sizeHint().height(), self.fold.sizeHint().height())
        return top + words + foot + 40

    def _open_rule(self) -> None:
        if self.hint is not None and self.hint.rule:
            self.rule_wanted.emit(self.hint.rule)

    # ---- events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.folded.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._grip = event.position().toPoint()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grip is not None:
            self.move(self.kept_inside(self.mapToParent(event.position().toPoint()) - self._grip))
            self.moved_by_hand = True
            self.moved.emit()

    def kept_inside(self, corner: QPoint) -> QPoint:
        """The place nearest to that of its upper left corner where all of it is in sight."""
        room = self._around.rect()
        return QPoint(
            min(max(corner.x(), 0), room.width() - self.width()), min(max(corner.y(), 0), room.height() - self.height())
        )

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._grip = None
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        area = QRectF(self.rect())
        paint_paper(painter, area)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour(theme.BRASS), 2.0))
        painter.drawRect(area.adjusted(1, 1, -1, -1))
        painter.setPen(QPen(theme.colour(theme.BRASS), 1.0))
        painter.drawRect(area.adjusted(5, 5, -5, -5))


