"""The narrow bar above the table: the way out, the phase, and what helps while playing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QColor,
    QIcon,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QSizePolicy, QToolButton, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.theme import BRASS_LIGHT, MUTED, Role
from cthulhu_desktop.ui.widgets.texts import Say, Texts


def _icon(name: str) -> QIcon:
    """A small line drawing in brass."""
    pixmap = QPixmap(48, 48)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(QColor(BRASS_LIGHT), 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    path = QPainterPath()
    if name == "back":
        path.moveTo(14, 5)
        path.lineTo(7, 12)
        path.lineTo(14, 19)
    elif name == "undo":
        path.moveTo(9, 5)
        path.lineTo(5, 9)
        path.lineTo(9, 13)
        path.moveTo(5, 9)
        path.lineTo(14, 9)
        path.cubicTo(21, 9, 21, 19, 14, 19)
        path.lineTo(9, 19)
    elif name == "rules":
        path.addRoundedRect(QRectF(4, 4, 16, 16), 2, 2)
        path.moveTo(12, 4)
        path.lineTo(12, 20)
        for y in (8.5, 12, 15.5):
            path.moveTo(14.5, y)
            path.lineTo(17.5, y)
            path.moveTo(6.5, y)
            path.lineTo(9.5, y)
    elif name == "fit":
        path.addEllipse(QPointF(10.5, 10.5), 6, 6)
        path.moveTo(15, 15)
        path.lineTo(20, 20)
        path.moveTo(7.5, 10.5)
        path.lineTo(13.5, 10.5)
    elif name == "speed":
        for x in (4, 11):
            path.moveTo(x, 6)
            path.lineTo(x + 7, 12)
            path.lineTo(x, 18)
    else:
        path.addRoundedRect(QRectF(4, 4, 16, 16), 2, 2)
        path.moveTo(13, 4)
        path.lineTo(13, 20)
    painter.drawPath(path)
    painter.end()
    return QIcon(pixmap)


class ToolBar(QWidget):
    """Signals of its buttons; `speed_chosen(index)` 0 slow, 1 usual, 2 fast. Texts beside the icons go where there is
    no room for them."""

    left = Signal()
    rules_wanted = Signal()
    undo_wanted = Signal()
    fit_wanted = Signal()
    panel_wanted = Signal(bool)
    speed_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.texts = Texts()
        self.info = QLabel()
        theme.set_font(self.info, Role.TEXT, 13)
        self.info.setProperty("tone", "muted")
        self.info.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 2, 10, 2)
        row.setSpacing(2)
        self._all: list[QToolButton] = []
        self.back = self._button("back", lambda: tr("Menu"), lambda: tr("Back to the menu; the game is saved"),
                                 self.left)  # fmt: skip
        row.addWidget(self.back)
        row.addWidget(self.info, 1)
        self.undo = self._button("undo", lambda: tr("Undo"), lambda: tr("Take the last move back (Ctrl+Z)"),
                                 self.undo_wanted)  # fmt: skip
        self.speed = self._button("speed", lambda: tr("Speed"), lambda: tr("How fast the other cults play"), None)
        self.fit = self._button("fit", lambda: tr("Whole table"), lambda: tr("Show the whole table (Ctrl+0)"),
                                self.fit_wanted)  # fmt: skip
        self.rules = self._button("rules", lambda: tr("Rules"), lambda: tr("Open the rules (F1)"), self.rules_wanted)
        self.panel = self._button("panel", lambda: tr("Panel"), lambda: tr("Calls, record sheet and log"), None)
        self.panel.setCheckable(True)
        self.panel.toggled.connect(self.panel_wanted)
        self._make_speeds()
        for button in (self.undo, self.speed, self.fit, self.rules, self.panel):
            row.addWidget(button)

    def _button(self, icon: str, say: Say, tip: Say, signal: object) -> QToolButton:
        button = QToolButton()
        button.setProperty("look", "quiet")
        button.setIcon(_icon(icon))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.texts.button(button, say, tip)
        self.texts.put(button.setAccessibleName, say)
        self.texts.put(button.setAccessibleDescription, tip)
        if signal is not None:
            button.clicked.connect(lambda _checked=False: signal.emit())  # type: ignore[attr-defined]
        self._all.append(button)
        return button

    def _make_speeds(self) -> None:
        menu = QMenu(self)
        self.speeds: list[QAction] = []
        group = QActionGroup(menu)
        says: tuple[Callable[[], str], ...] = (lambda: tr("Slow"), lambda: tr("Usual"), lambda: tr("Fast"))
        for index, say in enumerate(says):
            action = menu.addAction("")
            action.setCheckable(True)
            action.setChecked(index == 1)
            action.triggered.connect(partial(self._choose, index))
            self.texts.put(action.setText, say)
            group.addAction(action)
            self.speeds.append(action)
        self.speed.setMenu(menu)
        self.speed.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

    def _choose(self, index: int, _checked: bool = False) -> None:
        self.speed_chosen.emit(index)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.texts.refresh()
        self._fit_texts()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_texts()

    def _fit_texts(self) -> None:
        """Words beside the icons only where all fit and half of the bar is left for the phase."""
        size = theme.px(18)
        words = sum(button.fontMetrics().horizontalAdvance(button.text()) + size + 40 for button in self._all)
        style = Qt.ToolButtonStyle
        wanted = style.ToolButtonTextBesideIcon if words < self.width() * 0.62 else style.ToolButtonIconOnly
        for button in self._all:
            button.setIconSize(QSize(size, size))
            button.setToolButtonStyle(wanted)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour(theme.TABLE_DEEP))
        painter.setPen(QPen(theme.colour(MUTED, 0.25), 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
