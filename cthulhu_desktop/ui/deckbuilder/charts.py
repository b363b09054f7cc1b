"""Charts of a deck, painted by ourselves; each says in its accessible description what it shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.deckbuilder.delegates import fonts, write_line
from cthulhu_desktop.ui.deckbuilder.signs import paint_seal, paint_sign


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: its label (or the sign that stands for it), its value, what it is in words."""

    label: str
    value: float
    said: str
    sign: str = ""
    colour: str = ""
    seal: bool = False
    value_text: str = ""

    @property
    def shown(self) -> str:
        """The number as it is painted."""
        return self.value_text or f"{self.value:g}"


class Chart(QWidget):
    """Bars with the text they stand for; can have the keyboard, so that screen readers find it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bars: tuple[Bar, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changes().changed.connect(self.updateGeometry)

    def show_bars(self, bars: Sequence[Bar]) -> None:
        """Show these bars."""
        if tuple(bars) != self.bars:
            self.bars = tuple(bars)
            self.setAccessibleDescription("; ".join(bar.said for bar in self.bars))
            self.updateGeometry()
            self.update()

    def bar_at(self, at: QPointF) -> Bar | None:
        """The bar under a point of the widget."""
        return next((bar for bar, box in zip(self.bars, self._boxes(), strict=True) if box.contains(at)), None)

    def _boxes(self) -> list[QRectF]:
        """The room of each bar."""
        return []

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            bar = self.bar_at(QPointF(event.pos()))
            if bar is not None:
                QToolTip.showText(event.globalPos(), bar.said, self)
                return True
        return super().event(event)


class ColumnChart(Chart):
    """Columns from left to right: the cost curve."""

    def sizeHint(self) -> QSize:
        return QSize(theme.px(240), theme.px(104) + round(fonts().small_metrics.height() * 2))

    def _boxes(self) -> list[QRectF]:
        step = self.width() / max(1, len(self.bars))
        return [QRectF(place * step, 0, step, self.height()) for place in range(len(self.bars))]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        own = fonts()
        line = own.small_metrics.height()
        foot = self.height() - line - 2
        most = max((bar.value for bar in self.bars), default=0) or 1
        painter.setPen(QPen(theme.colour(theme.BRASS, 0.6), 1))
        painter.drawLine(QPointF(0, foot), QPointF(self.width(), foot))
        for bar, box in zip(self.bars, self._boxes(), strict=True):
            height = (foot - line - 6) * bar.value / most
            column = QRectF(box.left() + box.width() * 0.16, foot - height, box.width() * 0.68, height)
            if bar.value:
                _paint_bar(painter, column, QColor(theme.BRASS), upright=True)
                number = QRectF(box.left(), column.top() - line - 1, box.width(), line)
                painter.setFont(own.small)
                painter.setPen(theme.colour(theme.PAPER))
                painter.drawText(number, Qt.AlignmentFlag.AlignCenter, bar.shown)
            painter.setFont(own.small)
            painter.setPen(theme.colour(theme.MUTED))
            painter.drawText(QRectF(box.left(), foot + 2, box.width(), line), Qt.AlignmentFlag.AlignCenter, bar.label)


class RowChart(Chart):
    """Bars from top to bottom with sign, label and number."""

    def _line(self) -> float:
        return fonts().plain_metrics.height() + theme.px(6)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(240), round(self._line() * len(self.bars)))

    def _boxes(self) -> list[QRectF]:
        return [QRectF(0, place * self._line(), self.width(), self._line()) for place in range(len(self.bars))]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        own = fonts()
        most = max((bar.value for bar in self.bars), default=0) or 1
        names = max((own.plain_metrics.horizontalAdvance(bar.label) for bar in self.bars), default=0.0)
        names = min(names + theme.px(8), self.width() * 0.42)
        numbers = max((own.plain_metrics.horizontalAdvance(bar.shown) for bar in self.bars), default=0.0) + theme.px(10)
        for bar, box in zip(self.bars, self._boxes(), strict=True):
            left = box.left()
            side = own.plain_metrics.height() * 0.9
            if bar.sign:
                area = QRectF(left, box.center().y() - side / 2, side, side)
                if bar.seal:
                    paint_seal(painter, bar.sign, area)
                else:
                    paint_sign(painter, bar.sign, area, QColor(bar.colour or theme.PAPER))
                left += side + theme.px(7)
            if bar.label:
                room = QRectF(left, box.top(), names - theme.px(4), box.height())
                write_line(painter, room, bar.label, own.plain, own.plain_metrics, theme.PAPER)
                left += names
            full = box.right() - numbers - left
            track = QRectF(left, box.center().y() - theme.px(5), full, theme.px(10))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour(theme.TABLE_DEEP))
            painter.drawRoundedRect(track, 3, 3)
            if bar.value:
                track.setWidth(max(4.0, full * bar.value / most))
                _paint_bar(painter, track, QColor(bar.colour or theme.BRASS), upright=False)
            number = QRectF(box.right() - numbers, box.top(), numbers, box.height())
            painter.setFont(own.plain)
            painter.setPen(theme.colour(theme.BRASS_LIGHT))
            painter.drawText(number, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, bar.shown)


def _paint_bar(painter: QPainter, area: QRectF, colour: QColor, *, upright: bool) -> None:
    end = area.bottomLeft() if upright else area.topRight()
    shade = QLinearGradient(area.topLeft(), end)
    shade.setColorAt(0.0, colour.lighter(125) if upright else colour.darker(135))
    shade.setColorAt(1.0, colour.darker(150) if upright else colour.lighter(115))
    painter.setPen(QPen(theme.colour(theme.INK), 0.8))
    painter.setBrush(shade)
    painter.drawRoundedRect(area, 2.5, 2.5)


@dataclass(frozen=True, slots=True)
class OddsRow:
    """A faction with its chances on turns 1 to 4, 0 to 1."""

    faction: str
    name: str
    chances: tuple[float, ...]


class OddsTable(QWidget):
    """How likely each faction gets going, turn by turn. The darker the ground, the less likely; the number says it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[OddsRow, ...] = ()
        self.heads: tuple[str, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changes().changed.connect(self.updateGeometry)

    def show_odds(self, heads: Sequence[str], rows: Sequence[OddsRow], said: str) -> None:
        """Show the chances; `said` is the same in words."""
        self.heads, self.rows = tuple(heads), tuple(rows)
        self.setAccessibleDescription(said)
        self.setToolTip(said)
        self.updateGeometry()
        self.update()

    def _line(self) -> float:
        return fonts().plain_metrics.height() + theme.px(8)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(240), round(self._line() * (len(self.rows) + (1 if self.rows else 0))))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        own = fonts()
        first = theme.px(30)
        step = (self.width() - first) / max(1, len(self.heads))
        line = self._line()
        painter.setFont(own.small)
        painter.setPen(theme.colour(theme.MUTED))
        for place, head in enumerate(self.heads):
            box = QRectF(first + place * step, 0, step, line)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, head)
        for number, row in enumerate(self.rows, start=1):
            side = own.plain_metrics.height()
            paint_seal(painter, row.faction, QRectF(2, number * line + (line - side) / 2, side, side))
            for place, chance in enumerate(row.chances):
                box = QRectF(first + place * step, number * line, step, line).adjusted(2, 2, -2, -2)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.colour(theme.BRASS, 0.08 + 0.5 * chance))
                painter.drawRoundedRect(box, 3, 3)
                painter.setFont(own.plain)
                painter.setPen(theme.colour(theme.PAPER))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, f"{round(chance * 100)} %")
