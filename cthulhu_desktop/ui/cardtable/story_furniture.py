"""How a story is drawn: its card on a plank, the tracks of both sides, its struggles in order."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from cthulhu_desktop.ui.cardfaces import FaceStore
from cthulhu_desktop.ui.cardfaces.colours import LETTERS, STRUGGLES
from cthulhu_desktop.ui.cardfaces.signs import paint_sign
from cthulhu_desktop.ui.cardtable import furniture
from cthulhu_desktop.ui.tabletop import materials
from cthulhu_desktop.ui.tabletop.items import State
from cthulhu_desktop.ui.tabletop.layout import Rect
from cthulhu_desktop.ui.theme import BRASS, BRASS_LIGHT, INK, MUTED, PAPER, Role


@dataclass(frozen=True, slots=True)
class StoryContent:
    """What a story's part of the table shows. Rectangles relative to its upper left corner; pairs: the far side's and
    the near side's."""

    id: str
    struggles: str
    tokens: tuple[int, int]
    needed: tuple[int, int]
    icons: tuple[tuple[int, int, int, int], tuple[int, int, int, int]]
    skill: tuple[int, int]
    manned: tuple[bool, bool]
    fought: str
    card: Rect
    panel: Rect
    rows: tuple[Rect, Rect]


def draw_story(painter: QPainter, box: QRectF, state: State, faces: FaceStore, content: StoryContent) -> None:
    """A story on its plank: the card, both tracks of success tokens, its struggles in order with both counts."""
    path = furniture.rounded(box, 0.03)
    fill = QLinearGradient(box.topLeft(), box.bottomLeft())
    for at, alpha in ((0.0, 40), (0.5, 120), (1.0, 40)):
        fill.setColorAt(at, QColor(42, 29, 20, alpha))
    painter.fillPath(path, QBrush(fill))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    lit = bool(content.fought)
    painter.setPen(QPen(QColor(furniture.LIT) if lit else QColor(176, 141, 87, 90), 1.6 if lit else 1.1))
    painter.drawPath(path)
    width = max(3.0, content.card.h * 0.07)
    furniture.marks(painter, path, state & ~State.HOVER, width)
    card = _moved(content.card, box)
    furniture.shadow(painter, card, card.height() * 0.06)
    if state & State.HOVER:
        furniture.marks(painter, furniture.rounded(card, 0.05), State.HOVER, width)
    ratio = furniture.ratio_of(painter)
    painter.drawPixmap(card.topLeft(), faces.story_face(content.id, card.width(), card.height(), ratio=ratio))
    for row, manned in zip(content.rows, content.manned, strict=True):
        if row.h > 0 and not manned:
            _empty_row(painter, _moved(row, box))
    panel = _moved(content.panel, box)
    # two tracks and the signs; between them, while anyone stands there, a line of counts for each side
    shares = (0.21, 0.17, 0.24, 0.17, 0.21) if any(content.manned) else (0.30, 0.0, 0.40, 0.0, 0.30)
    lines, y = [], panel.y()
    for share in shares:
        lines.append(QRectF(panel.x(), y, panel.width(), panel.height() * share))
        y += panel.height() * share
    most = min(lines[0].height(), content.card.h * 0.30)
    for k, line in ((0, lines[0]), (1, lines[4])):
        track = QRectF(line.x(), line.center().y() - most / 2, line.width(), most)
        _track(painter, track, content.tokens[k], content.needed[k], own=k == 1)
    _struggles(painter, lines[1], lines[2], lines[3], content)


def _moved(rect: Rect, box: QRectF) -> QRectF:
    return QRectF(box.x() + rect.x, box.y() + rect.y, rect.w, rect.h)


def _empty_row(painter: QPainter, row: QRectF) -> None:
    painter.setPen(QPen(QColor(176, 141, 87, 46), 1.0, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(furniture.rounded(row.adjusted(4, 4, -4, -4), 0.08))


def _track(painter: QPainter, line: QRectF, tokens: int, needed: int, *, own: bool) -> None:
    """A groove with a place for each token needed; tokens lie in it. The far side's are bronze, the own are brass, and
    the count stands beside them."""
    count = max(needed, tokens, 1)
    figure = line.height() * 1.15
    groove = QRectF(line.x() + figure, line.y() + line.height() * 0.16, line.width() - figure, line.height() * 0.68)
    text = f"{tokens}/{needed}"
    number = QRectF(line.x(), line.y(), figure - 3, line.height())
    font = furniture.sized(Role.TEXT, line.height() * 0.62, 700)
    furniture.write(painter, number, text, font, BRASS_LIGHT if own else MUTED)
    pip = min(groove.height(), groove.width() / count)
    path = furniture.rounded(QRectF(groove.x(), groove.center().y() - pip / 2, pip * count, pip), 0.5)
    painter.fillPath(path, QColor(4, 10, 8, 150))
    painter.setPen(QPen(QColor(176, 141, 87, 110), 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    for k in range(count):
        centre = QPointF(groove.x() + pip * (k + 0.5), groove.center().y())
        if k < tokens:
            light, dark = ("#F6E2A8", "#9A6E26") if own else ("#D98F6A", "#6E2B1C")
            furniture.token(painter, centre, pip * 0.86, "success", light, dark, INK if own else PAPER)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(176, 141, 87, 60))
            painter.drawEllipse(centre, pip * 0.12, pip * 0.12)


def _struggles(painter: QPainter, far: QRectF, line: QRectF, near: QRectF, content: StoryContent) -> None:
    """The signs of the struggles in their order, and the skill; above and below them what both sides bring, while
    anyone stands there."""
    manned = any(content.manned)
    count = len(content.struggles) + (1 if manned else 0)
    step = min(line.width() / max(1, count), line.height() * 1.5)
    x = line.center().x() - step * count / 2
    size = min(step * 0.9, line.height() * 0.92)
    for k, letter in enumerate(content.struggles):
        centre = QPointF(x + step * (k + 0.5), line.center().y())
        _struggle_sign(painter, centre, size, letter, letter == content.fought)
        if manned:
            index = "TCAI".find(letter)
            _counted(painter, centre.x(), step, (far, near), (content.icons[0][index], content.icons[1][index]))
    if manned:
        centre = QPointF(x + step * (count - 0.5), line.center().y())
        paint_sign(painter, "success", centre, size * 0.66, QColor(BRASS_LIGHT))
        _counted(painter, centre.x(), step, (far, near), content.skill)


def _struggle_sign(painter: QPainter, centre: QPointF, size: float, letter: str, now: bool) -> None:
    name = LETTERS.get(letter, "terror")
    disc = QPainterPath()
    disc.addEllipse(centre, size / 2, size / 2)
    if now:
        materials.glow_ring(painter, disc, size * 0.22, furniture.LIT, 1.4)
    painter.fillPath(disc, QColor(STRUGGLES[name]))
    painter.setPen(QPen(QColor(furniture.LIT if now else BRASS), max(1.0, size * (0.10 if now else 0.06))))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(disc)
    paint_sign(painter, name, centre, size * 0.62, QColor(PAPER))


def _counted(painter: QPainter, x: float, step: float, lines: tuple[QRectF, QRectF], pair: tuple[int, int]) -> None:
    """The numbers of both sides over and under a sign; the larger shines."""
    for line, number, other in zip(lines, pair, reversed(pair), strict=True):
        box = QRectF(x - step / 2, line.y(), step, line.height())
        font = furniture.sized(Role.TEXT, line.height() * 1.02, 800 if number > other else 500)
        colour = furniture.LIT if number > other else MUTED
        furniture.write(painter, box.adjusted(0, -3, 0, 3), str(number), font, colour)
