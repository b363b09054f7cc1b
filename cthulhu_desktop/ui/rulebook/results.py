"""The list of what was found."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from cthulhu_desktop.rulebook.search import Hit
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.theme import Role

LINES = 3
_MARGIN = 8
AnyIndex = QModelIndex | QPersistentModelIndex


class HitModel(QAbstractListModel):
    """Hits in their order; the display text is the chapter and the excerpt."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hits: list[Hit] = []

    def show_hits(self, hits: Sequence[Hit]) -> None:
        """Other hits."""
        self.beginResetModel()
        self.hits = list(hits)
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008 (Qt's own signature)
        return 0 if parent.isValid() else len(self.hits)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or not 0 <= index.row() < len(self.hits):
            return None
        hit = self.hits[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{hit.page}: {hit.excerpt}"
        return hit if role == Qt.ItemDataRole.UserRole else None


class HitDelegate(QStyledItemDelegate):
    """Paints the chapter's name and the excerpt with its marks."""

    def _fonts(self) -> tuple[QFont, QFont]:
        return theme.font(Role.TITLE, 10.5, weight=600), theme.font(Role.TEXT, 12.5)

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        title, text = (QFontMetricsF(font).lineSpacing() for font in self._fonts())
        return QSize(100, round(title + LINES * text) + 2 * _MARGIN)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        hit = index.data(Qt.ItemDataRole.UserRole)
        state, area = option.state, option.rect
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.fillRect(area, theme.colour(theme.WALNUT))
            focus = bool(state & QStyle.StateFlag.State_HasFocus)
            painter.setPen(theme.colour(theme.BRASS_LIGHT if focus else theme.BRASS))
            painter.drawRect(area.adjusted(0, 0, -1, -1))
        self._paint_hit(painter, hit, area.adjusted(_MARGIN + 2, _MARGIN, -_MARGIN, -_MARGIN))

    def _paint_hit(self, painter: QPainter, hit: Hit, area: QRect) -> None:
        title, text = self._fonts()
        metrics = QFontMetricsF(title)
        painter.setFont(title)
        painter.setPen(theme.colour(theme.BRASS_LIGHT))
        name = metrics.elidedText(hit.page, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(QPointF(area.left(), area.top() + metrics.ascent()), name)
        layout = QTextLayout(hit.excerpt, text)
        layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
        _wrap(layout, area.width())
        painter.setPen(theme.colour(theme.PAPER))
        layout.draw(painter, QPointF(area.left(), area.top() + metrics.lineSpacing()), _ranges(hit))


def _ranges(hit: Hit) -> list[QTextLayout.FormatRange]:
    form = QTextCharFormat()
    form.setForeground(theme.colour(theme.INK))
    form.setBackground(theme.colour(theme.BRASS_LIGHT))
    form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
    ranges = []
    for start, end in hit.marks:
        part = QTextLayout.FormatRange()
        part.start, part.length, part.format = start, end - start, form
        ranges.append(part)
    return ranges


def _wrap(layout: QTextLayout, width: float) -> None:
    layout.beginLayout()
    height = 0.0
    for _ in range(LINES):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(width)
        line.setPosition(QPointF(0, height))
        height += line.height()
    layout.endLayout()


class ResultList(QListView):
    """Shows hits; `activated` and the selection are Qt's own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hits = HitModel(self)
        self.setModel(self.hits)
        self.setItemDelegate(HitDelegate(self))
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        theme.changes().changed.connect(self.scheduleDelayedItemsLayout)
