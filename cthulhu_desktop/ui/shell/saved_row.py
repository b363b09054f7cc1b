"""How a saved game looks in the list: two lines and a small seal that tells finished from open."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.theme import Role


class SavedRowDelegate(QStyledItemDelegate):
    """Paints a row; the texts come from the model (display text and accessible description)."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        first, second = _metrics()
        return QSize(theme.px(240), round(first.height() + second.height()) + theme.px(14))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(option.rect).adjusted(2, 2, -2, -2)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.setPen(QPen(theme.colour(theme.BRASS_DARK), 2))
            painter.setBrush(theme.colour(theme.AGED_PAPER))
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 4, 4)
        first, second = _metrics()
        seal = first.height()
        _seal(painter, QPointF(area.left() + 10 + seal / 2, area.center().y()), seal * 0.42, index)
        left = area.left() + seal + 22
        room = area.right() - left - 8
        top = area.top() + theme.px(5)
        detail = str(index.data(Qt.ItemDataRole.AccessibleDescriptionRole))
        painter.setFont(_fonts()[0])
        painter.setPen(theme.colour(theme.INK))
        elide = Qt.TextElideMode.ElideRight
        painter.drawText(QPointF(left, top + first.ascent()), first.elidedText(str(index.data()), elide, room))
        painter.setFont(_fonts()[1])
        painter.setPen(theme.colour(theme.MUTED_INK))
        base = QPointF(left, top + first.height() + second.ascent())
        painter.drawText(base, second.elidedText(detail, elide, room))
        painter.restore()


def _fonts() -> tuple[QFont, QFont]:
    return theme.font(Role.TEXT, 15), theme.font(Role.TEXT, 12, italic=True)


def _metrics() -> tuple[QFontMetricsF, QFontMetricsF]:
    first, second = _fonts()
    return QFontMetricsF(first), QFontMetricsF(second)


def _seal(painter: QPainter, centre: QPointF, size: float, index: QModelIndex | QPersistentModelIndex) -> None:
    """A full seal for a finished game, an open ring for one that goes on."""
    row = index.data(Qt.ItemDataRole.UserRole + 1)
    painter.setPen(QPen(theme.colour(theme.BLOOD if row.finished else theme.BRASS_DARK), 1.8))
    painter.setBrush(theme.colour(theme.BLOOD) if row.finished else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, size, size)
    painter.setPen(QPen(theme.colour(theme.PAPER if row.finished else theme.BRASS_DARK), 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, size * 0.62, size * 0.62)
