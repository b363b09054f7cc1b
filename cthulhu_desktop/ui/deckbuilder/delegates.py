"""How cards look in the library: a row of the table, a picture of the grid. Both paint without the style sheet, which
would take most of the time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPixmap, QStaticText
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from cthulhu_desktop.bridge.library import CardRow
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.deckbuilder.lazy_faces import LazyFaces
from cthulhu_desktop.ui.deckbuilder.models import COLUMNS, CardListModel, Column
from cthulhu_desktop.ui.deckbuilder.signs import glow, paint_coin, paint_icons, paint_seal
from cthulhu_desktop.ui.theme import Role

Index = QModelIndex | QPersistentModelIndex
PROPORTION = 88 / 63  # of a card
GAP = 12  # between cards of the grid
KEPT_PLACES = 400  # where cards were painted: more than any screen holds
_INDENT = 7
_SELECTED = QStyle.StateFlag.State_Selected.value
_HOVERED = QStyle.StateFlag.State_MouseOver.value
_FOCUSED = QStyle.StateFlag.State_HasFocus.value


class _Fonts:
    """Fonts and colours of one look, made once: asking the theme for each cell would take longer than painting it."""

    def __init__(self) -> None:
        self.title = theme.font(Role.TEXT, 13, weight=600)
        self.plain = theme.font(Role.TEXT, 12.5)
        self.small = theme.font(Role.TEXT, 11)
        self.link = theme.font(Role.TEXT, 11)
        self.link.setUnderline(True)
        self.heading = theme.font(Role.TITLE, 12)
        self.heading_metrics = QFontMetricsF(self.heading)
        self.title_metrics = QFontMetricsF(self.title)
        self.plain_metrics = QFontMetricsF(self.plain)
        self.small_metrics = QFontMetricsF(self.small)
        self.chosen = theme.colour(theme.WALNUT)
        self.hovered = theme.colour("#243128")
        self.striped = theme.colour("#122520")
        self.cursor = QPen(theme.colour(theme.BRASS_LIGHT), 2)


@cache
def _fonts(_look: object) -> _Fonts:
    return _Fonts()


def fonts() -> _Fonts:
    """The fonts of the look in force."""
    return _fonts(theme.look())


def row_height() -> int:
    """The height of a row of the table."""
    return round(fonts().title_metrics.height()) + theme.px(9)


class CardCellDelegate(QStyledItemDelegate):
    """A cell of the table. It asks the model itself: the way through Qt takes longer than the painting."""

    def __init__(self, model: CardListModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(theme.px(60), row_height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        own = fonts()
        state = option.state.value
        rect: QRect = option.rect
        place = index.row()
        if state & _SELECTED:
            painter.fillRect(rect, own.chosen)
        elif state & _HOVERED:
            painter.fillRect(rect, own.hovered)
        elif place % 2:
            painter.fillRect(rect, own.striped)
        if state & _FOCUSED:
            painter.setPen(own.cursor)
            painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        area = QRectF(rect).adjusted(_INDENT, 0, -4, 0)
        self._paint_cell(painter, self._model.row(place), COLUMNS[index.column()], area, own)

    def _paint_cell(self, painter: QPainter, row: CardRow, column: Column, area: QRectF, own: _Fonts) -> None:
        middle = area.center().y()
        if column is Column.TITLE:
            write_line(painter, area, row.name, own.title, own.title_metrics, theme.PAPER)
        elif column is Column.COST:
            side = theme.px(22)
            coin = _coin(row.cost_text, side, _ratio(painter))
            painter.drawPixmap(QPointF(area.left(), round(middle - side / 2)), coin)
        elif column is Column.ICONS:
            side = theme.px(14)
            if any(row.icons):
                strip = _icon_strip(row.icons, side, int(area.width()), _ratio(painter), theme.high_contrast())
                painter.drawPixmap(QPointF(area.left(), round(middle - side / 2)), strip)
        elif column is Column.FACTION:
            side = round(own.title_metrics.height() * 0.95)
            seal = _seal(row.faction, side, _ratio(painter))
            painter.drawPixmap(QPointF(area.left(), round(middle - side / 2)), seal)
            rest = area.adjusted(side + theme.px(6), 0, 0, 0)
            write_line(painter, rest, row.faction_name, own.plain, own.plain_metrics, glow(row.faction).name())
        else:
            text = self._model.cell_text(row, column)
            if text:
                strong = column in (Column.OWNED, Column.IN_DECK)
                colour = theme.BRASS_LIGHT if strong else theme.MUTED
                write_line(painter, area, text, own.plain, own.plain_metrics, colour)


def _ratio(painter: QPainter) -> float:
    device = painter.device()
    return float(device.devicePixelRatioF()) if device is not None else 1.0


def _small_picture(side: int, ratio: float, draw: Callable[[QPainter], None], width: int = 0) -> QPixmap:
    picture = QPixmap(round((width or side) * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    draw(painter)
    painter.end()
    return picture


@lru_cache(maxsize=64)
def _seal(faction: str, side: int, ratio: float) -> QPixmap:
    """The seal of a faction as a picture: a list paints it hundreds of times."""
    return _small_picture(side, ratio, lambda painter: paint_seal(painter, faction, QRectF(1, 1, side - 2, side - 2)))


@lru_cache(maxsize=128)
def _coin(text: str, side: int, ratio: float) -> QPixmap:
    """A coin as a picture."""
    middle = QPointF(side / 2, side / 2)
    return _small_picture(side, ratio, lambda painter: paint_coin(painter, text, middle, side / 2 - 1))


@lru_cache(maxsize=512)
def _icon_strip(icons: tuple[int, ...], side: int, width: int, ratio: float, _contrast: bool) -> QPixmap:
    """The icons of a character in a row, as a picture as wide as its cell."""
    paper = theme.colour(theme.PAPER)
    return _small_picture(
        side, ratio, lambda painter: paint_icons(painter, icons, QRectF(0, 0, width, side), paper), width
    )


@lru_cache(maxsize=4096)
def _fitted(text: str, font_key: int, width: int) -> QStaticText:
    """A text cut to a width and laid out. That costs more than painting, and the same texts come again with every
    letter."""
    font, metrics = _METRICS[font_key]
    if metrics.horizontalAdvance(text) > width:
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
    laid_out = QStaticText(text)
    laid_out.setTextFormat(Qt.TextFormat.PlainText)
    laid_out.setPerformanceHint(QStaticText.PerformanceHint.AggressiveCaching)
    laid_out.prepare(font=font)
    return laid_out


_METRICS: dict[int, tuple[QFont, QFontMetricsF]] = {}


@cache
def _ink(name: str) -> QPen:
    return QPen(theme.colour(name))


def write_line(
    painter: QPainter, area: QRectF, text: str, font: QFont, metrics: QFontMetricsF, colour: str
) -> None:
    """One line, cut with an ellipsis where it has no room."""
    key = id(font)
    if key not in _METRICS:  # which keeps the font alive: its id is its own for good
        _METRICS[key] = font, metrics
    painter.setFont(font)
    painter.setPen(_ink(colour))
    top = area.center().y() - (metrics.ascent() + metrics.descent()) / 2
    painter.drawStaticText(QPointF(area.left(), top), _fitted(text, key, int(area.width())))


class CardPictureDelegate(QStyledItemDelegate):
    """A card of the grid: its face, how many are in the deck, and a word why it cannot be added."""

    def __init__(self, faces: LazyFaces, model: CardListModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._faces, self._model = faces, model
        self.width = 132  # of a face at 100 % text size
        self.favourites: frozenset[str] = frozenset()
        self.refusals: Mapping[str, str] = {}
        self.allowed: Callable[[str], bool] = lambda _card: True
        self.painted: dict[str, QRect] = {}  # where each card was painted last

    def face_size(self) -> QSize:
        """The size of a face in the grid."""
        width = theme.px(self.width)
        return QSize(width, round(width * PROPORTION))

    def cell_size(self) -> QSize:
        """The size of a cell: the face and the gap around it."""
        size = self.face_size()
        return QSize(size.width() + GAP, size.height() + GAP)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self.cell_size()

    def _area(self, cell: QRect) -> QRectF:
        """Where the face lies in a cell."""
        size, middle = self.face_size(), cell.center()
        left, top = round(middle.x() - size.width() / 2), round(middle.y() - size.height() / 2)
        return QRectF(left, top, size.width(), size.height())

    def refusal_at(self, index: Index, cell: QRect, at: QPointF) -> bool:
        """Whether the strip that says why the card was refused lies at a point."""
        text = self.refusals.get(self._model.row(index.row()).id) if index.isValid() else None
        return text is not None and _reason_strip(self._area(cell), text).contains(at)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = self._model.row(index.row())
        size = self.face_size()
        area = self._area(option.rect)
        corner = area.topLeft()
        ratio = _ratio(painter)
        face = self._faces.face(row.id, size.width(), size.height(), ratio)
        if face is None:
            self._paint_blank(painter, area, row, ratio)
        else:
            painter.drawPixmap(corner, face)
        if len(self.painted) > KEPT_PLACES:
            self.painted.clear()
        self.painted[row.id] = QRect(option.rect)
        self._paint_marks(painter, option, area, row.id)

    def _paint_blank(self, painter: QPainter, area: QRectF, row: CardRow, ratio: float) -> None:
        own = fonts()
        paper = _blank_face(row.faction, round(area.width()), round(area.height()), ratio, theme.look())
        painter.drawPixmap(area.topLeft(), paper)
        band = _title_band(area).adjusted(5, 0, -5, 0)
        write_line(painter, band, row.title, own.small, own.small_metrics, theme.PAPER)

    def _paint_marks(self, painter: QPainter, option: QStyleOptionViewItem, area: QRectF, card: str) -> None:
        """What stands on the face: the frame of a chosen card, how many are in the deck, a star, a refusal."""
        number = self._model.in_deck(card)
        marked = number or card in self.favourites or card in self.refusals
        if not marked and not option.state.value & (_SELECTED | _HOVERED):
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if number and not self.allowed(card):
            painter.fillRect(area, theme.colour(theme.TABLE_DEEP, 0.5))
        self._paint_frame(painter, option, area)
        if number:
            radius = theme.px(13)
            at = QPointF(area.center().x(), area.bottom() - radius * 0.5)
            paint_coin(painter, f"×{number}", at, radius, light=True)
        if card in self.favourites:
            _paint_star(painter, QPointF(area.right() - theme.px(10), area.top() + theme.px(11)), theme.px(8))
        if card in self.refusals:
            _paint_reason(painter, area, self.refusals[card])

    def _paint_frame(self, painter: QPainter, option: QStyleOptionViewItem, area: QRectF) -> None:
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        over = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if not (chosen or over):
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        frame = area.adjusted(-2.5, -2.5, 2.5, 2.5)
        if chosen:
            painter.setPen(QPen(theme.colour(theme.INK), 5))
            painter.drawRoundedRect(frame, 8, 8)
        painter.setPen(QPen(theme.colour(theme.BRASS_LIGHT, 1.0 if chosen else 0.55), 2.6 if chosen else 1.6))
        painter.drawRoundedRect(frame, 8, 8)


def _title_band(area: QRectF) -> QRectF:
    return QRectF(area.left() + 4, area.top() + 4, area.width() - 8, fonts().small_metrics.height() + 6)


@lru_cache(maxsize=24)
def _blank_face(faction: str, width: int, height: int, ratio: float, _look: object) -> QPixmap:
    """What stands for a face until it is drawn: paper in the frame of its faction; the title is written over it."""
    picture = QPixmap(round(width * ratio), round(height * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(0, 0, width, height)
    painter.setPen(QPen(theme.colour(theme.INK), 1))
    painter.setBrush(theme.colour(theme.AGED_PAPER))
    painter.drawRoundedRect(area, 6, 6)
    painter.fillRect(_title_band(area), glow(faction).darker(260))
    side = width * 0.3
    paint_seal(painter, faction, QRectF((width - side) / 2, (height - side) / 2, side, side))
    painter.end()
    return picture


def _paint_star(painter: QPainter, centre: QPointF, size: float) -> None:
    """The mark of a favourite."""
    from math import cos, pi, sin

    points = [
        centre + QPointF(sin(k * pi / 5), -cos(k * pi / 5)) * (size if k % 2 == 0 else size * 0.45) for k in range(10)
    ]
    painter.setPen(QPen(theme.colour(theme.INK), 1.4))
    painter.setBrush(theme.colour(theme.BRASS_LIGHT))
    painter.drawPolygon(points)


_REASON_FLAGS = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter


def _reason_strip(area: QRectF, text: str) -> QRectF:
    needed = fonts().small_metrics.boundingRect(area.adjusted(6, 6, -6, -6), int(_REASON_FLAGS), text)
    height = min(area.height(), needed.height() + 14)
    return QRectF(area.left(), area.center().y() - height / 2, area.width(), height)


def _paint_reason(painter: QPainter, area: QRectF, text: str) -> None:
    """Why the card was refused, on a strip of paper across it."""
    own, strip = fonts(), _reason_strip(area, text)
    painter.setPen(QPen(theme.colour(theme.BLOOD), 2))
    painter.setBrush(theme.colour(theme.PAPER, 0.96))
    painter.drawRoundedRect(strip, 4, 4)
    painter.setFont(own.small)
    painter.setPen(theme.colour(theme.BLOOD))
    painter.drawText(strip.adjusted(6, 4, -6, -4), int(_REASON_FLAGS), text)
