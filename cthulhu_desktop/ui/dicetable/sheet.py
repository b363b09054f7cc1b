"""The record sheet: what each phase brought each cult, the totals, and a chart of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.dicetable.seats import COLOURS, draw_marker, marker_icon
from cthulhu_desktop.ui.dicetable.words import points_text
from cthulhu_desktop.ui.theme import BLOOD, BRASS_DARK, INK, MUTED_INK, Role

_TABLE_STYLE = f"""
QTableWidget {{ background: transparent; border: 0; padding: 0; }}
QTableWidget::item {{ padding: 1px 4px; border: 0; border-bottom: 1px solid rgba(104, 77, 32, 70); }}
QHeaderView {{ background: transparent; }}
QHeaderView::section {{ background: transparent; color: {INK}; border: 0; padding: 2px 3px;
    border-bottom: 1px solid {BRASS_DARK}; }}
QTableCornerButton::section {{ background: transparent; border: 0; border-bottom: 1px solid {BRASS_DARK}; }}
"""


class TotalsChart(QWidget):
    """Lines of the totals after each phase, between the two targets."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[list[int]] = []
        self._target = 150
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(90)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(260), theme.px(150))

    def show_totals(self, names: Sequence[str], sheet: Sequence[Sequence[int]], target: int) -> None:
        """Show the sums after each row of `sheet`."""
        self._target = target
        self._lines = [[0] for _ in names]
        for row in sheet:
            for line, value in zip(self._lines, row, strict=True):
                line.append(line[-1] + value)
        said = [
            tr("{who}: {points}").format(who=name, points=points_text(line[-1]))
            for name, line in zip(names, self._lines, strict=True)
        ]
        self.setAccessibleName(tr("Chart of the totals"))
        self.setAccessibleDescription("; ".join(said))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = theme.font(Role.TEXT, 10.5)
        painter.setFont(font)
        metrics = painter.fontMetrics()
        left = metrics.horizontalAdvance(f"−{self._target}") + 8
        plot = QRectF(left, metrics.height() / 2 + 2, self.width() - left - 14, self.height() - metrics.height() - 4)
        reach = max([self._target, *(abs(value) for line in self._lines for value in line)]) * 1.08
        phases = max(4, max((len(line) for line in self._lines), default=1) - 1)

        def at(phase: int, value: float) -> QPointF:
            x = plot.x() + plot.width() * phase / phases
            return QPointF(x, plot.center().y() - value / reach * plot.height() / 2)

        for value, colour, style in (
            (self._target, BRASS_DARK, Qt.PenStyle.DashLine), (0, MUTED_INK, Qt.PenStyle.SolidLine),
            (-self._target, BLOOD, Qt.PenStyle.DashLine),
        ):  # fmt: skip
            painter.setPen(QPen(QColor(colour), 1.2, style))
            painter.drawLine(at(0, value), at(phases, value))
            label = QRectF(0, at(0, value).y() - metrics.height() / 2, left - 5, metrics.height())
            painter.setPen(QColor(INK))
            painter.drawText(label, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, points_text(value))
        for cult, line in enumerate(self._lines):
            # a little beside each other, so that equal totals do not hide one another
            aside = QPointF((cult - (len(self._lines) - 1) / 2) * 3, 0)
            points = [at(phase, value) + aside for phase, value in enumerate(line)]
            painter.setPen(QPen(QColor(COLOURS[cult]), 2.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(QPolygonF(points))
            for point in points:
                draw_marker(painter, cult, point, max(3.6, theme.px(4)))


class RecordSheet(QWidget):
    """The table of cults and phases over its chart."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 2, 4, 4)
        column.setSpacing(4)
        self.table = QTableWidget(0, 0)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.table.setTabKeyNavigation(False)
        self.table.setShowGrid(False)
        self.table.setAlternatingRowColors(False)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.verticalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.table.horizontalHeader().setStretchLastSection(True)
        self.table.horizontalHeader().setMinimumSectionSize(20)
        self.table.horizontalHeader().setHighlightSections(False)
        self.table.verticalHeader().setHighlightSections(False)
        self.table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.table.setStyleSheet(_TABLE_STYLE)
        self.chart = TotalsChart()
        column.addWidget(self.table)
        column.addWidget(self.chart, 1)

    def show_sheet(self, names: Sequence[str], sheet: Sequence[Sequence[int]], target: int) -> None:
        """Show all scored phases: a row a cult, a column a phase, the totals last."""
        table, phases = self.table, len(sheet)
        table.setAccessibleName(tr("Record sheet"))
        table.setRowCount(len(names))
        table.setColumnCount(phases + 1)
        for column, (short, full) in enumerate(
            [*((str(k + 1), tr("Phase {number}").format(number=k + 1)) for k in range(phases)), (tr("Total"), "")]
        ):
            head = QTableWidgetItem(short)
            head.setToolTip(full)
            head.setFont(theme.font(Role.TEXT, 12, weight=600))
            head.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            table.setHorizontalHeaderItem(column, head)
        for cult, name in enumerate(names):
            head = QTableWidgetItem(marker_icon(cult, theme.px(16)), name)
            head.setToolTip(name)
            head.setFont(theme.font(Role.TEXT, 12.5, weight=600))
            table.setVerticalHeaderItem(cult, head)
            values = [row[cult] for row in sheet]
            for column, value in enumerate(values):
                table.setItem(cult, column, self._cell(points_text(value), value < 0, bold=False))
            total = sum(values)
            mark = "★ " if total >= target else "✖ " if total <= -target else ""
            table.setItem(cult, phases, self._cell(mark + points_text(total), total < 0, bold=True))
        self._fit_table()
        self.chart.show_totals(names, sheet, target)

    def _fit_table(self) -> None:
        """As high as its rows; names take at most half of the width; the newest phases are in sight."""
        table = self.table
        table.verticalHeader().setMaximumWidth(max(theme.px(90), self.width() // 2))
        table.resizeRowsToContents()
        bar = table.horizontalScrollBar()
        height = table.horizontalHeader().sizeHint().height() + table.verticalHeader().length() + 4
        if table.horizontalHeader().length() + table.verticalHeader().width() > self.width() - 8:
            height += bar.sizeHint().height()
        table.setFixedHeight(height)
        bar.setValue(bar.maximum())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_table()

    def _cell(self, text: str, below: bool, *, bold: bool) -> QTableWidgetItem:
        cell = QTableWidgetItem(text)
        cell.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        cell.setFont(theme.font(Role.TEXT, 13, weight=720 if bold else 430))
        cell.setForeground(QColor(BLOOD if below else INK))
        return cell
