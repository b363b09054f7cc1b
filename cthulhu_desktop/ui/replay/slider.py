"""The line of a game: a slider with marks where turns and phases begin, and stars at bookmarks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider, QToolTip, QWidget

from cthulhu_desktop.ui import theme

TALL, SHORT = 9, 5  # pixels at 100 %


class MarkedSlider(QSlider):
    """A horizontal slider over the moves of a game. A click puts the handle where it was made. `tell` says what a
    number of moves leads to, for the tool tip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.tell: Callable[[int], str] = str
        self._tall: Sequence[int] = ()
        self._short: Sequence[int] = ()
        self._stars: Sequence[int] = ()
        theme.changes().changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        self.setMinimumHeight(theme.px(34))

    def set_marks(self, tall: Sequence[int], short: Sequence[int]) -> None:
        """Show a tall mark at these moves and a short one at those."""
        self._tall, self._short = tall, short
        self.update()

    def set_stars(self, stars: Sequence[int]) -> None:
        """Show a star at these moves."""
        self._stars = stars
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and not self._handle().contains(event.position().toPoint()):
            self.setValue(self.value_at(event.position().toPoint()))
        super().mousePressEvent(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.tell(self.value_at(event.pos())), self)
            return True
        return super().event(event)

    def value_at(self, place: QPoint) -> int:
        """The value that belongs to a place."""
        left, width = self._run()
        share = (place.x() - left) / width if width else 0.0
        return round(self.minimum() + min(max(share, 0.0), 1.0) * (self.maximum() - self.minimum()))

    def _option(self) -> QStyleOptionSlider:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        return option

    def _handle(self) -> QRectF:
        part = QStyle.SubControl.SC_SliderHandle
        return QRectF(self.style().subControlRect(QStyle.ComplexControl.CC_Slider, self._option(), part, self))

    def _run(self) -> tuple[float, float]:
        """Where the middle of the handle can be: its left end and the length of the way."""
        part = QStyle.SubControl.SC_SliderGroove
        groove = self.style().subControlRect(QStyle.ComplexControl.CC_Slider, self._option(), part, self)
        handle = self._handle().width()
        return groove.left() + handle / 2, groove.width() - handle

    def _x(self, number: int) -> float:
        left, width = self._run()
        span = self.maximum() - self.minimum()
        return left + width * (number - self.minimum()) / span if span else left

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        bottom = self.height() - 3.0
        for numbers, height, colour in (
            (self._short, theme.px(SHORT), theme.colour(theme.BRASS, 0.55)),
            (self._tall, theme.px(TALL), theme.colour(theme.BRASS_LIGHT, 0.9)),
        ):
            for number in numbers:
                painter.fillRect(QRectF(self._x(number) - 0.75, bottom - height, 1.5, height), colour)
        painter.setBrush(theme.colour(theme.BRASS_LIGHT))
        size = theme.px(5)
        for number in self._stars:
            top = QPointF(self._x(number), 1.0)
            painter.drawPolygon(
                [top, top + QPointF(size, 0), top + QPointF(size, 2.0 * size), top + QPointF(size / 2, 1.4 * size),
                 top + QPointF(0, 2.0 * size)]
            )  # fmt: skip
        painter.end()
        super().paintEvent(event)
