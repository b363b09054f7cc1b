"""A deck on paper: as one picture, as a printable list, as proxies of 63 × 88 mm with cut marks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QLineF, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen, QPixmap

from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.deckbuilder.deck_model import DeckGroup
from cthulhu_desktop.ui.deckbuilder.delegates import PROPORTION
from cthulhu_desktop.ui.deckbuilder.signs import paint_seal
from cthulhu_desktop.ui.theme import Role
from cthulhu_desktop.ui.widgets.sheet import paint_paper, paint_rules

CARD_MM = QSizeF(63, 88)
DPI = 300
MARK_MM, MARK_GAP_MM = 5.0, 1.0  # length of a cut mark, room between it and the card
COLUMNS, ROWS = 3, 3  # on A4
PICTURE_WIDTH = 1600
FACE_WIDTH = 168

Face = Callable[[str, float], QPixmap]


@dataclass(frozen=True, slots=True)
class Paper:
    """What stands on a sheet: the name of the deck, a line below it, its groups."""

    title: str
    subtitle: str
    groups: tuple[DeckGroup, ...]


def deck_picture(paper: Paper, face: Face) -> QImage:
    """The whole deck as a picture: its cards in groups, each once with its number. `face(card, width)` draws a card."""
    height = _picture_height(paper)
    image = QImage(PICTURE_WIDTH, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    area = QRectF(image.rect())
    paint_paper(painter, area)
    paint_rules(painter, area.adjusted(14, 14, -14, -14))
    painter.setPen(theme.colour(theme.INK))
    painter.setFont(_font(Role.TITLE, 44))
    painter.drawText(QRectF(60, 44, area.width() - 120, 60), Qt.AlignmentFlag.AlignCenter, paper.title)
    painter.setFont(_font(Role.TEXT, 24))
    painter.setPen(theme.colour(theme.MUTED_INK))
    painter.drawText(QRectF(60, 106, area.width() - 120, 36), Qt.AlignmentFlag.AlignCenter, paper.subtitle)
    y = 164.0
    for group in paper.groups:
        if group.lines:
            y = _paint_group(painter, group, y, face)
    painter.end()
    return image


def _per_line() -> int:
    return int((PICTURE_WIDTH - 120 + 14) // (FACE_WIDTH + 14))


def _picture_height(paper: Paper) -> int:
    lines = [-(-len(group.lines) // _per_line()) for group in paper.groups if group.lines]
    return 164 + sum(52 + number * (round(FACE_WIDTH * PROPORTION) + 16) for number in lines) + 60


def _paint_group(painter: QPainter, group: DeckGroup, y: float, face: Face) -> float:
    painter.setFont(_font(Role.TITLE, 24))
    painter.setPen(theme.colour(theme.BRASS_DARK))
    heading = QRectF(60, y, PICTURE_WIDTH - 120, 40)
    painter.drawText(heading, Qt.AlignmentFlag.AlignLeft, group.title)
    painter.drawText(heading, Qt.AlignmentFlag.AlignRight, str(group.number))
    painter.drawLine(QLineF(60, y + 38, PICTURE_WIDTH - 60, y + 38))
    y += 48
    height = round(FACE_WIDTH * PROPORTION)
    for place, line in enumerate(group.lines):
        row, column = divmod(place, _per_line())
        corner = QPointF(60 + column * (FACE_WIDTH + 14), y + row * (height + 16))
        if line.card:
            painter.drawPixmap(corner, face(line.card, FACE_WIDTH))
        badge = QRectF(corner.x() + FACE_WIDTH - 40, corner.y() + height - 40, 44, 44)
        painter.setPen(QPen(theme.colour(theme.BRASS_LIGHT), 2))
        painter.setBrush(theme.colour(theme.WALNUT))
        painter.drawEllipse(badge)
        painter.setFont(_font(Role.TEXT, 22, weight=700))
        painter.setPen(theme.colour(theme.PAPER))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, f"×{line.number}")
    rows = -(-len(group.lines) // _per_line())
    return y + rows * (height + 16) + 4


def _font(role: Role, pixels: int, weight: int = 0) -> QFont:
    """A font of a fixed size: paper does not follow the text size of the window."""
    font = theme.font(role, 12, weight=weight)
    font.setPixelSize(pixels)
    return font


# ---- PDF


@contextmanager
def _pages(path: Path, title: str) -> Iterator[tuple[QPdfWriter, QPainter]]:
    """A4 pages to paint on. The file is whole or as before. OSError if it cannot be written."""
    fresh = path.with_name(f"{path.name}.part")
    with fresh.open("wb"):
        pass  # Qt only warns where there is no writing
    writer = QPdfWriter(str(fresh))
    writer.setTitle(title)
    writer.setCreator("Cthulhu Desktop")
    writer.setResolution(DPI)
    layout = QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0))
    writer.setPageLayout(layout)
    painter = QPainter(writer)
    yield writer, painter
    if not painter.end():
        raise OSError(str(path))
    fresh.replace(path)


def _px(millimetres: float) -> float:
    return millimetres / 25.4 * DPI


def write_list(path: Path, paper: Paper) -> int:
    """The deck as a list on A4, in two columns; how many pages. OSError if the file cannot be written."""
    with _pages(path, paper.title) as (writer, painter):
        page = _ListPage(writer, painter, paper)
        page.head()
        for group in paper.groups:
            page.group(group)
    return page.pages


class _ListPage:
    """Writes lines into two columns, page after page."""

    LINE = 6.0  # mm
    LEFT, TOP, BOTTOM = 18.0, 42.0, 282.0
    WIDTH = 82.0

    def __init__(self, writer: QPdfWriter, painter: QPainter, paper: Paper) -> None:
        self._writer, self._painter, self._paper = writer, painter, paper
        self._column, self._y = 0, self.TOP
        self.pages = 1

    def head(self) -> None:
        """The name of the deck, on every page."""
        painter = self._painter
        painter.setPen(theme.colour(theme.INK))
        painter.setFont(self._sized(Role.TITLE, 7.5))
        box = QRectF(_px(self.LEFT), _px(15), _px(174), _px(12))
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self._paper.title)
        painter.setFont(self._sized(Role.TEXT, 4.2))
        below = QRectF(_px(self.LEFT), _px(27), _px(174), _px(7))
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self._paper.subtitle)
        painter.setPen(QPen(theme.colour(theme.BRASS_DARK), _px(0.4)))
        painter.drawLine(QPointF(_px(self.LEFT), _px(36)), QPointF(_px(192), _px(36)))

    def _sized(self, role: Role, millimetres: float, weight: int = 0) -> QFont:
        return _font(role, round(_px(millimetres)), weight)

    def _room(self, lines: int) -> None:
        """Go on in the next column or on the next page if that many lines do not fit."""
        if self._y + lines * self.LINE <= self.BOTTOM:
            return
        self._y = self.TOP
        self._column += 1
        if self._column == 2:
            self._column = 0
            self._writer.newPage()
            self.pages += 1
            self.head()

    def _box(self) -> QRectF:
        left = self.LEFT + self._column * (self.WIDTH + 10)
        return QRectF(_px(left), _px(self._y), _px(self.WIDTH), _px(self.LINE))

    def group(self, group: DeckGroup) -> None:
        """A heading and its cards."""
        if not group.lines:
            return
        self._room(3)
        painter = self._painter
        painter.setFont(self._sized(Role.TITLE, 4.4))
        painter.setPen(theme.colour(theme.BRASS_DARK))
        painter.drawText(self._box(), Qt.AlignmentFlag.AlignLeft, group.title)
        painter.drawText(self._box(), Qt.AlignmentFlag.AlignRight, str(group.number))
        self._y += self.LINE * 1.15
        for line in group.lines:
            self._room(1)
            box = self._box()
            font = self._sized(Role.TEXT, 4.2)
            painter.setFont(font)
            painter.setPen(theme.colour(theme.INK))
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft, f"{line.number}×")
            left = _px(9)
            if line.row is not None:
                paint_seal(painter, line.row.faction, QRectF(box.left() + left, box.top(), _px(4.6), _px(4.6)))
            name = line.row.name if line.row is not None else line.title
            room = box.adjusted(left + _px(6.5), 0, 0, 0)
            shown = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, room.width())
            painter.setFont(font)
            painter.setPen(theme.colour(theme.INK))
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft, shown)
            self._y += self.LINE
        self._y += self.LINE * 0.7


def write_proxies(path: Path, title: str, cards: Sequence[str], face: Face) -> int:
    """The cards (one id a copy) at 63 × 88 mm on A4, nine a page, with cut marks; how many pages. OSError if the file
    cannot be written."""
    left = (210 - COLUMNS * CARD_MM.width()) / 2
    top = (297 - ROWS * CARD_MM.height()) / 2
    pages = 0
    with _pages(path, title) as (writer, painter):
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for place, card in enumerate(cards):
            on_page = place % (COLUMNS * ROWS)
            if on_page == 0:
                if place:
                    writer.newPage()
                pages += 1
                _cut_marks(painter, left, top)
            row, column = divmod(on_page, COLUMNS)
            box = QRectF(
                _px(left + column * CARD_MM.width()), _px(top + row * CARD_MM.height()),
                _px(CARD_MM.width()), _px(CARD_MM.height()),
            )  # fmt: skip
            picture = face(card, box.width())
            painter.drawPixmap(box, picture, QRectF(picture.rect()))
    return pages


def _cut_marks(painter: QPainter, left: float, top: float) -> None:
    """Short lines outside the cards, in line with every edge."""
    painter.setPen(QPen(theme.colour(theme.INK), _px(0.15)))
    right, bottom = left + COLUMNS * CARD_MM.width(), top + ROWS * CARD_MM.height()
    for column in range(COLUMNS + 1):
        x = _px(left + column * CARD_MM.width())
        for begin, end in ((top - MARK_GAP_MM - MARK_MM, top - MARK_GAP_MM),
                           (bottom + MARK_GAP_MM, bottom + MARK_GAP_MM + MARK_MM)):  # fmt: skip
            painter.drawLine(QPointF(x, _px(begin)), QPointF(x, _px(end)))
    for row in range(ROWS + 1):
        y = _px(top + row * CARD_MM.height())
        for begin, end in ((left - MARK_GAP_MM - MARK_MM, left - MARK_GAP_MM),
                           (right + MARK_GAP_MM, right + MARK_GAP_MM + MARK_MM)):  # fmt: skip
            painter.drawLine(QPointF(_px(begin), y), QPointF(_px(end), y))
