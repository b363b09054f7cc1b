"""The eleven calls as a list: legal ones lit with what each would do, the others saying why not."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QFontMetrics, QPainter, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QAbstractButton, QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.dice.calls import CALLS, Call
from cthulhu_desktop.core.dice.faces import Face
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.dicetable.signs import sign
from cthulhu_desktop.ui.dicetable.words import call_words
from cthulhu_desktop.ui.theme import BLOOD, BRASS, BRASS_DARK, INK, MUTED_INK, Role


class CallButton(QAbstractButton):
    """One call. `pointed(number)` when the pointer or the keyboard comes to it, `pointed(0)` when they leave."""

    pointed = Signal(int)

    def __init__(self, call: Call) -> None:
        super().__init__()
        self.call = call
        self.legal = False
        self.armed = False
        self.effect = ""
        self.why = ""
        self.setProperty("ownRing", True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setText(call_words(call.number))
        self.setObjectName(f"call-{call.number}")

    def show_state(self, *, legal: bool, armed: bool, effect: str, why: str) -> None:
        """Legal with its effect, or not with the reason; `armed`: it lies in the circle and waits to be made final."""
        if (legal, armed, effect, why) != (self.legal, self.armed, self.effect, self.why):
            tall = (legal, effect) != (self.legal, self.effect)
            self.legal, self.armed, self.effect, self.why = legal, armed, effect, why
            said = effect if legal else tr("Not possible now: {why}").format(why=why) if why else ""
            self.setAccessibleName(self.text())
            self.setAccessibleDescription(said)
            self.setToolTip(said)
            if tall:
                self.updateGeometry()
            self.update()

    def _lines(self) -> tuple[int, int]:
        head = QFontMetrics(theme.font(Role.TEXT, 13.5, weight=650)).height()
        small = QFontMetrics(theme.font(Role.TEXT, 11.5)).height()
        return head, small

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        head, _small = self._lines()
        return head + theme.px(5) + (self._effect_height(width) if self.legal else 0)

    def _effect_height(self, width: int) -> int:
        metrics = QFontMetrics(theme.font(Role.TEXT, 11.5))
        room = max(40, width - self._text_left() - theme.px(8))
        flags = Qt.TextFlag.TextWordWrap
        return metrics.boundingRect(0, 0, room, 10000, flags, self.effect or "0").height() + theme.px(2)

    def _text_left(self) -> int:
        return theme.px(74)

    def sizeHint(self) -> QSize:
        width = max(self.width(), theme.px(220))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(150), self.heightForWidth(max(self.width(), theme.px(150))))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1, -1.5, -1)
        self._paint_ground(painter, box)
        head, _small = self._lines()
        ink = QColor(INK if self.legal else MUTED_INK)
        self._paint_signs(painter, head)
        painter.setPen(ink)
        painter.setFont(theme.font(Role.TEXT, 13.5, weight=680 if self.legal else 420))
        left = self._text_left()
        line = QRectF(left, theme.px(2), self.width() - left - theme.px(6), head)
        metrics = QFontMetrics(painter.font())
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, int(line.width()))
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        if self.legal:
            painter.setFont(theme.font(Role.TEXT, 11.5))
            painter.setPen(QColor(INK))
            below = QRectF(left, theme.px(2) + head, line.width(), self.height())
            painter.drawText(below, Qt.TextFlag.TextWordWrap, self.effect)
        if self.hasFocus():
            painter.setPen(QPen(QColor(BRASS_DARK), 2.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)

    def _paint_ground(self, painter: QPainter, box: QRectF) -> None:
        if not self.legal:
            if self.underMouse():
                painter.fillRect(box, QColor(120, 90, 40, 26))
            return
        ground = QColor("#F3D78F") if self.armed else QColor("#FBF4E2")
        if self.underMouse() or self.isDown():
            ground = QColor("#FFE9B5")
        painter.setPen(QPen(QColor(BRASS_DARK if self.armed else BRASS), 1.2))
        painter.setBrush(ground)
        painter.drawRoundedRect(box, 5, 5)
        edge = QRectF(box.x() + 1, box.y() + 3, theme.px(4), box.height() - 6)
        painter.fillRect(edge, QColor(BLOOD if self.armed else BRASS))

    def _paint_signs(self, painter: QPainter, head: int) -> None:
        """The dice it takes: filled signs enter the display, the open Elder Sign only summons a free die."""
        size = min(head * 0.92, theme.px(18))
        x = theme.px(9) + size / 2
        y = theme.px(2) + head / 2
        strong = 1.0 if self.legal else 0.45
        for face, used in (
            (Face.IAA, self.call.iaa), (Face.TWO, self.call.cthulhu), (Face.SIGN, self.call.needs_sign),
        ):  # fmt: skip
            path = QTransform.fromTranslate(x, y).scale(size, size).map(sign(face))
            painter.setOpacity(strong if used else 0.13)
            if used and face is Face.SIGN and not self.call.adds_sign:
                painter.setPen(QPen(QColor(BRASS_DARK), 1.1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPath(path)
            else:
                painter.fillPath(path, QColor({Face.IAA: BLOOD, Face.TWO: "#1D3B36", Face.SIGN: "#6B4A12"}[face]))
            x += size + theme.px(1)
        painter.setOpacity(1.0)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.pointed.emit(self.call.number)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.pointed.emit(0)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit(self.call.number)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit(0)


class CallList(QScrollArea):
    """All eleven. `wanted(number)` when one is pressed, legal or not; `pointed(number)` when one is looked at."""

    wanted = Signal(int)
    pointed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget()
        inside.setProperty("surface", "none")
        column = QVBoxLayout(inside)
        column.setContentsMargins(2, 2, 4, 2)
        column.setSpacing(2)
        self.buttons: list[CallButton] = []
        for call in CALLS:
            button = CallButton(call)
            button.clicked.connect(self._teller(call.number))
            button.pointed.connect(self.pointed)
            self.buttons.append(button)
            column.addWidget(button)
        column.addStretch(1)
        self.setWidget(inside)
        theme.changes().changed.connect(self._redress)

    def _teller(self, number: int) -> Callable[[], None]:
        return lambda: self.wanted.emit(number)

    def button(self, number: int) -> CallButton:
        """The button of call `number`."""
        return self.buttons[number - 1]

    def _redress(self) -> None:
        for button in self.buttons:
            button.updateGeometry()
            button.update()

    def wanted_height(self) -> int:
        """How high it is when all calls are seen, at the present width."""
        width = max(self.viewport().width() - 6, theme.px(150))
        return sum(button.heightForWidth(width) + 2 for button in self.buttons) + 8
