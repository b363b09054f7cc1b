"""The curtain between two people at one mouse: nobody sees the other's cards."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.tabletop import materials
from cthulhu_desktop.ui.theme import Role
from cthulhu_desktop.ui.widgets.sheet import Ornament, PaperSheet


class Curtain(QWidget):
    """Covers its parent whole. `opened()` when the player who is called says that he is there; `moved()` whenever it
    closes or is gone."""

    opened = Signal()
    moved = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._below = parent
        self._who = ""
        self._cloth = QPixmap()
        sheet = PaperSheet()
        body = QVBoxLayout(sheet)
        margin = PaperSheet.MARGIN
        body.setContentsMargins(margin, margin, margin, margin)
        body.setSpacing(10)
        self.title, self.note = QLabel(), QLabel()
        theme.set_font(self.title, Role.TITLE, 20, weight=650)
        theme.set_font(self.note, Role.TEXT, 14)
        for label in (self.title, self.note):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = QPushButton()
        self.button.setObjectName("open-curtain")
        self.button.setProperty("look", "primary")
        theme.set_font(self.button, Role.TEXT, 15, weight=650)
        self.button.clicked.connect(self.open)
        for widget in (self.title, Ornament(theme.BRASS_DARK), self.note):
            body.addWidget(widget)
        body.addWidget(self.button, 0, Qt.AlignmentFlag.AlignCenter)
        self._sheet = sheet
        column = QVBoxLayout(self)
        column.addWidget(sheet, 0, Qt.AlignmentFlag.AlignCenter)
        self.hide()
        parent.installEventFilter(self)

    def call(self, who: str) -> None:
        """Close it until `who` is at the mouse."""
        self._who = who
        self.retranslate()
        self._cover()
        self.show()
        self.raise_()
        self.button.setFocus()

    def open(self) -> None:
        """The player is there."""
        if not self.isHidden():
            self.hide()
            self.opened.emit()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.title.setText(tr("Hand the mouse to {who}").format(who=self._who))
        self.note.setText(tr("The cards of the one are none of the other's business."))
        self.button.setText(tr("{who} is here").format(who=self._who).replace("&", "&&"))
        self.setAccessibleName(self.title.text())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.moved.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.moved.emit()

    def _cover(self) -> None:
        self.setGeometry(self._below.rect())
        self._sheet.setFixedWidth(min(self.width() - 40, theme.px(430)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._cover()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cloth = QPixmap()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._cloth.isNull():
            self._cloth = _cloth(self.width(), self.height())
        QPainter(self).drawPixmap(0, 0, self._cloth)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens it; no other key reaches the table."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.open()
        event.accept()

    def mousePressEvent(self, event: object) -> None:
        """Clicks beside the button go nowhere."""

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab stays here."""
        self.button.setFocus(Qt.FocusReason.TabFocusReason)
        return True


def _cloth(width: int, height: int) -> QPixmap:
    """Heavy red folds below a brass rail."""
    cloth = QPixmap(max(1, width), max(1, height))
    painter = QPainter(cloth)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fold = max(36.0, width / 26)
    x = 0.0
    k = 0
    while x < width:
        span = fold * (1 + 0.28 * math.sin(k * 2.3))
        shade = QLinearGradient(x, 0, x + span, 0)
        for at, colour in ((0.0, "#240A0A"), (0.32, "#6E1F1E"), (0.5, "#842A26"), (0.72, "#541615"), (1.0, "#240A0A")):
            shade.setColorAt(at, QColor(colour))
        painter.fillRect(QRectF(x, 0, span + 1, height), shade)
        x, k = x + span, k + 1
    _hem(painter, width, height, fold)
    dusk = QRadialGradient(width / 2, height * 0.46, max(width, height) * 0.72)
    dusk.setColorAt(0, QColor(0, 0, 0, 0))
    dusk.setColorAt(1, QColor(0, 0, 0, 190))
    painter.fillRect(0, 0, width, height, dusk)
    rail = QRectF(0, 0, width, 14)
    painter.fillRect(rail, materials.brass(rail))
    painter.fillRect(QRectF(0, 14, width, 7), QColor(0, 0, 0, 90))
    painter.end()
    return cloth


def _hem(painter: QPainter, width: int, height: int, fold: float) -> None:
    """A braid of gold above the lower edge."""
    for offset, wide in ((34.0, 2.4), (26.0, 5.0)):
        path = QPainterPath(QPointF(0, height - offset))
        steps = int(width / fold) + 2
        for k in range(1, steps * 2):
            path.lineTo(k * fold / 2, height - offset + (3.0 if k % 2 else -1.0))
        painter.setPen(QPen(QColor("#A9854D"), wide))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
