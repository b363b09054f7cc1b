"""What all pages of the window share."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QPixmap, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.theme import Role
from cthulhu_desktop.ui.widgets.entry import EntryButton
from cthulhu_desktop.ui.widgets.sheet import Ornament, PaperSheet
from cthulhu_desktop.ui.widgets.texts import Say, Texts


class Page(QWidget):
    """One page of the window. `left` asks to go back; `wanted(name)` asks for another page."""

    left = Signal()
    wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.texts = Texts()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.texts.refresh()

    def entered(self) -> None:
        """The page is shown (again): bring it up to date and put the keyboard where it is useful."""

    def accept(self) -> None:
        """Enter was pressed where it has no other meaning."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back; Enter presses the focused button, else it is `accept`."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            if isinstance(focused, QPushButton | QToolButton | EntryButton) and focused.group() is None:
                focused.click()
            else:
                self.accept()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look(), theme.high_contrast()
        QPainter(self).drawPixmap(0, 0, _ground(self.width(), self.height(), self.devicePixelRatioF(), look))


@lru_cache(maxsize=2)
def _ground(width: int, height: int, ratio: float, _look: object) -> QPixmap:
    """The table as a picture: whenever a part of a page changes, what lies below is painted anew."""
    picture = QPixmap(round(width * ratio), round(height * ratio))
    picture.setDevicePixelRatio(ratio)
    painter = QPainter(picture)
    paint_table(painter, QRectF(0, 0, width, height))
    painter.end()
    return picture


def paint_table(painter: QPainter, area: QRectF) -> None:
    """The green-black table in lamplight."""
    ground = QLinearGradient(area.topLeft(), area.bottomLeft())
    ground.setColorAt(0.0, theme.colour("#1A2C27"))
    ground.setColorAt(1.0, theme.colour(theme.TABLE_DEEP))
    painter.fillRect(area, ground)
    lamp = QRadialGradient(area.center().x(), area.top() + area.height() * 0.3, area.width() * 0.55)
    lamp.setColorAt(0.0, theme.colour(theme.BRASS, 0.10))
    lamp.setColorAt(1.0, theme.colour(theme.BRASS, 0.0))
    painter.fillRect(area, lamp)


class BodyScroll(QScrollArea):
    """Scrolls its content up and down only; asks for as much height as the content has."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._content = content
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        content.setProperty("surface", "none")
        content.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self.setWidget(content)

    def sizeHint(self) -> QSize:
        content = self._content
        width = max(self.width(), 200)
        height = content.heightForWidth(width) if content.hasHeightForWidth() else content.sizeHint().height()
        return QSize(content.sizeHint().width(), height + 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


class SheetPage(Page):
    """A page that is one sheet of paper: title, body that scrolls where needed, buttons below."""

    WIDTH = 860  # at 100 % text size
    FILLS = False  # whether the sheet takes all the height there is, or only what it needs

    def __init__(self, title: Say, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sheet = PaperSheet()
        inside = QVBoxLayout(self.sheet)
        margin = PaperSheet.MARGIN
        inside.setContentsMargins(margin + 8, margin, margin + 8, margin)
        inside.setSpacing(8)
        self.title = self.texts.label(title, 23, role=Role.TITLE)
        self.title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        inside.addWidget(self.title)
        inside.addWidget(Ornament(theme.BRASS_DARK))
        content = QWidget()
        self.body = QVBoxLayout(content)
        self.body.setContentsMargins(4, 8, 14, 8)
        self.body.setSpacing(12)
        self.scroller = BodyScroll(content)
        inside.addWidget(self.scroller, 1)
        self.foot = QHBoxLayout()
        self.foot.setSpacing(10)
        inside.addLayout(self.foot)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 18, 20, 18)
        row.addStretch(1)
        if not self.FILLS:
            self.sheet.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        row.addWidget(self.sheet, 100)
        row.addStretch(1)
        theme.changes().changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        self.sheet.setMaximumWidth(theme.px(self.WIDTH))
