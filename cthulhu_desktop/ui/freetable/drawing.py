"""How the things of the free table are drawn: plain cards, dice, tokens, notes, counters, and what marks them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from html import unescape

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QTextOption,
)

from cthulhu_desktop.core.free.pieces import Kind
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.freetable.measures import Colour, colour_of
from cthulhu_desktop.ui.tabletop import materials
from cthulhu_desktop.ui.tabletop.items import State
from cthulhu_desktop.ui.theme import BRASS, BRASS_DARK, BRASS_LIGHT, INK, PAPER, WALNUT, Role

LIT = "#FFD98A"
LEAST_LETTERS = 9.0  # units of the scene: smaller letters are cut off rather than shrunk
_CORNERS = {4: 3, 8: 4, 10: 5, 12: 5, 20: 6}


def polygon(box: QRectF, corners: int, *, turn: float = -90.0) -> QPainterPath:
    """A regular shape that fills a box; round for 0 corners."""
    path = QPainterPath()
    if corners == 0:
        path.addEllipse(box)
        return path
    if corners == 4:
        path.addRoundedRect(box.adjusted(1, 1, -1, -1), box.width() * 0.12, box.height() * 0.12)
        return path
    radius = min(box.width(), box.height()) / 2
    centre = box.center() + QPointF(0, radius * 0.16 if corners == 3 else 0)
    radius *= 1.12 if corners == 3 else 1.0
    for k in range(corners):
        a = math.radians(turn + 360 * k / corners + (180 / corners if corners == 8 else 0))
        point = centre + QPointF(math.cos(a), math.sin(a)) * radius
        if k:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path


def outline(kind: Kind, box: QRectF, *, sides: int = 0, corners: int = 0) -> QPainterPath:
    """The shape of a piece."""
    if kind is Kind.DIE:
        return _die_shape(box, sides)
    if kind is Kind.TOKEN:
        return polygon(box, corners)
    path = QPainterPath()
    radius = 2.0 if kind is Kind.NOTE else min(box.width(), box.height()) * 0.055
    path.addRoundedRect(box, radius, radius)
    return path


def letters(size: float, *, role: Role = Role.TEXT, weight: int = 600) -> QFont:
    """A font whose letters are `size` units of the scene high, whatever the text size of the window."""
    font = theme.font(role, 12, weight=weight)
    font.setPixelSize(max(4, round(size)))
    return font


def words_in(painter: QPainter, box: QRectF, text: str, largest: float, *, ink: str = INK) -> None:
    """Text in the middle of a box, as large as it fits; what is still too long is cut off."""
    size = largest
    flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter)
    while size > LEAST_LETTERS:
        found = QFontMetricsF(letters(size)).boundingRect(box, flags, text)
        if found.height() <= box.height() and found.width() <= box.width():
            break
        size *= 0.9
    painter.save()
    painter.setClipRect(box.adjusted(-2, -2, 2, 2), Qt.ClipOperation.IntersectClip)
    painter.setFont(letters(size))
    painter.setPen(QColor(ink))
    option = QTextOption(Qt.AlignmentFlag.AlignCenter)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    painter.drawText(box, text, option)
    painter.restore()


# -- below a piece ---------------------------------------------------------------------------------------------------


def shadow(painter: QPainter, box: QRectF, *, round_one: bool, lifted: bool, turn: int) -> None:
    """The shadow of a piece that is turned by `turn` quarters: it always falls downwards."""
    share = 0.8 if round_one else 1.0  # a triangle does not fill its box
    width, height = box.width() * share, box.height() * share
    blur, drop = (9, 9.0) if lifted else (6, 3.0)
    radius = round(width / 2) if round_one else 6
    opacity = 120 if lifted else 170
    cast = materials.soft_shadow(round(width), round(height), radius=radius, blur=blur, opacity=opacity)
    a = math.radians(90 * turn)
    at = box.center() - QPointF(width / 2 + blur, height / 2 + blur) + QPointF(math.sin(a), math.cos(a)) * drop
    painter.drawPixmap(at, cast)


def under(painter: QPainter, path: QPainterPath, state: State) -> None:
    """Light around a piece, and the marks of its state: each has a shape besides its colour."""
    box = path.boundingRect()
    width = max(3.0, min(box.width(), box.height()) * 0.06)
    if state & State.GLOW:
        materials.glow_ring(painter, path, width * 2.0, "#8FE3C0", 1.0)
    elif state & State.CHOSEN:
        materials.glow_ring(painter, path, width * 1.5, LIT, 1.0)
    elif state & State.HOVER:
        materials.glow_ring(painter, path, width, BRASS_LIGHT, 0.5)


def over(painter: QPainter, path: QPainterPath, state: State) -> None:
    """Frames over a piece: chosen a bright line, focus a dashed one, a target for stacking a double one."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if state & State.CHOSEN:
        painter.setPen(QPen(QColor(LIT), 3.0))
        painter.drawPath(path)
    if state & State.GLOW:
        painter.setPen(QPen(QColor("#0C3A2B"), 6.0))
        painter.drawPath(path)
        painter.setPen(QPen(QColor("#8FE3C0"), 3.0))
        painter.drawPath(path)
    if state & State.FOCUS:
        painter.setPen(QPen(QColor(INK), 4.0))
        painter.drawPath(path)
        painter.setPen(QPen(QColor(PAPER), 2.4, Qt.PenStyle.DashLine))
        painter.drawPath(path)


# -- cards -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=24)
def _paper(width: int, height: int, base: str) -> QPixmap:
    """A sheet of old paper; its grain is costly to draw."""
    sheet = QPixmap(max(1, width), max(1, height))
    painter = QPainter(sheet)
    materials.paper(painter, QRectF(sheet.rect()), base)
    painter.end()
    return sheet


def blank_card(painter: QPainter, box: QRectF) -> None:
    """A card whose face is still being drawn."""
    painter.setPen(QPen(QColor(INK), 1.6))
    painter.setBrush(QColor(PAPER))
    painter.drawPath(outline(Kind.CARD, box))


def plain_card(painter: QPainter, box: QRectF, text: str) -> None:
    """A card of which only a text is known: paper, a ruled frame, the text."""
    path = outline(Kind.CARD, box)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.drawPixmap(box.topLeft(), _paper(round(box.width()) + 1, round(box.height()) + 1, PAPER))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(INK), 1.6))
    painter.drawPath(path)
    inner = box.adjusted(7, 7, -7, -7)
    painter.setPen(QPen(QColor(BRASS_DARK), 1.4))
    painter.drawRect(inner)
    painter.setPen(QPen(QColor(BRASS_DARK), 0.7))
    painter.drawRect(inner.adjusted(2.5, 2.5, -2.5, -2.5))
    words_in(painter, inner.adjusted(6, 6, -6, -6), unescape(text), 19.0)


def card_edges(painter: QPainter, box: QRectF, n: int) -> float:
    """The edges of the cards below the top one of a pile; how far the top lies above the lowest."""
    layers = min(7, 1 + n // 6)
    for k in range(layers, 0, -1):
        path = outline(Kind.CARD, box.translated(k * 1.3, k * 1.3))
        painter.setBrush(QColor("#CDBD99" if k % 2 else "#8C7B5C"))
        painter.setPen(QPen(QColor(INK), 0.8))
        painter.drawPath(path)
    return layers * 1.3


def tab_box(box: QRectF) -> QRectF:
    """Where the brass tab of a pile is, by which it is moved as a whole; in the pile's own coordinates."""
    width, height = min(box.width() * 0.46, 64.0), 33.0
    return QRectF(box.center().x() - width / 2, box.bottom() - height * 0.62, width, height)


def tab(painter: QPainter, box: QRectF, n: int) -> None:
    """The brass tab with the number of cards."""
    place = tab_box(box)
    path = QPainterPath()
    path.addRoundedRect(place, 6, 6)
    painter.setPen(QPen(QColor(INK), 1.4))
    painter.setBrush(materials.brass(place))
    painter.drawPath(path)
    painter.setPen(QPen(QColor(255, 244, 214, 140), 1))
    painter.drawLine(place.topLeft() + QPointF(6, 2), place.topRight() + QPointF(-6, 2))
    painter.setFont(letters(26, weight=800))
    painter.setPen(QColor(INK))
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(n))


# -- dice ------------------------------------------------------------------------------------------------------------


def _die_shape(box: QRectF, sides: int) -> QPainterPath:
    if sides == 6:
        path = QPainterPath()
        path.addRoundedRect(box.adjusted(2, 2, -2, -2), box.width() * 0.16, box.width() * 0.16)
        return path
    if sides == 8:
        path = QPainterPath()
        centre, reach = box.center(), box.width() / 2
        path.moveTo(centre + QPointF(0, -reach))
        for dx, dy in ((reach * 0.86, 0), (0, reach), (-reach * 0.86, 0)):
            path.lineTo(centre + QPointF(dx, dy))
        path.closeSubpath()
        return path
    return polygon(box, _CORNERS.get(sides, 0))


def _ivory(box: QRectF) -> QBrush:
    shine = QRadialGradient(box.center() - QPointF(box.width() * 0.18, box.height() * 0.22), box.width() * 0.8)
    shine.setColorAt(0.0, QColor("#FFFBEF"))
    shine.setColorAt(0.55, QColor("#EBDDBC"))
    shine.setColorAt(1.0, QColor("#A88F63"))
    return QBrush(shine)


def die(painter: QPainter, box: QRectF, sides: int, value: int) -> None:
    """A die of bone: pips on six sides, numbers on any other number of sides."""
    path = _die_shape(box, sides)
    painter.setPen(QPen(QColor(INK), 1.5))
    painter.setBrush(_ivory(box))
    painter.drawPath(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if sides == 6:
        _pips(painter, box, value)
        return
    painter.setPen(QPen(QColor(104, 77, 32, 90), 1.0))
    _facets(painter, box, sides)
    digits = letters(box.height() * (0.40 if sides == 4 else 0.46), weight=800)
    painter.setFont(digits)
    painter.setPen(QColor(INK))
    low = box.height() * (0.16 if sides == 4 else 0.0)
    painter.drawText(box.translated(0, low - box.height() * 0.04), Qt.AlignmentFlag.AlignCenter, str(value))
    painter.setFont(letters(box.height() * 0.17, weight=600))
    painter.setPen(QColor(BRASS_DARK))
    below = box.height() * (0.31 if sides == 4 else 0.21)
    foot = QRectF(box.x(), box.center().y() + below, box.width(), box.height() * 0.2)
    painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, f"d{sides}")


def _facets(painter: QPainter, box: QRectF, sides: int) -> None:
    centre, reach = box.center(), box.width() / 2
    if sides == 20:
        rays = [QPointF(math.cos(math.radians(a)), math.sin(math.radians(a))) * reach for a in (-90, 30, 150)]
        for k, ray in enumerate(rays):
            painter.drawLine(centre + ray * 0.62, centre + rays[(k + 1) % 3] * 0.62)
            painter.drawLine(centre + ray * 0.62, centre + ray)
    elif sides == 8:
        painter.drawLine(centre + QPointF(-reach * 0.86, 0), centre + QPointF(0, reach * 0.42))
        painter.drawLine(centre + QPointF(reach * 0.86, 0), centre + QPointF(0, reach * 0.42))
    elif sides not in (4, 10, 12):
        painter.drawEllipse(centre, reach * 0.78, reach * 0.78)


_PIPS = {
    1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)), 4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)), 6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}  # fmt: skip


def _pips(painter: QPainter, box: QRectF, value: int) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(INK))
    step, radius = box.width() * 0.245, box.width() * 0.082
    for dx, dy in _PIPS.get(value, ()):
        painter.drawEllipse(box.center() + QPointF(dx, dy) * step, radius, radius)


# -- tokens, notes, counters -----------------------------------------------------------------------------------------


def bead(painter: QPainter, box: QRectF, colour: Colour, text: str = "") -> None:
    """A piece of coloured glass in the shape of its colour."""
    path = polygon(box, colour.corners)
    shine = QLinearGradient(box.topLeft(), box.bottomRight())
    base = QColor(colour.fill)
    shine.setColorAt(0.0, base.lighter(135))
    shine.setColorAt(0.5, base)
    shine.setColorAt(1.0, base.darker(140))
    painter.setPen(QPen(QColor("#120D09"), max(1.2, box.width() * 0.04)))
    painter.setBrush(QBrush(shine))
    painter.drawPath(path)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 255, 255, 46))
    painter.drawEllipse(QRectF(box.x() + box.width() * 0.14, box.y() + box.height() * 0.06,
                               box.width() * 0.62, box.height() * 0.36))  # fmt: skip
    painter.restore()
    if text:
        drop = box.height() * (0.12 if colour.corners == 3 else 0.0)
        size = box.height() * (0.62 if len(text) == 1 else 0.5 if len(text) == 2 else 0.36)
        painter.setFont(letters(size * (0.8 if colour.corners == 3 else 1.0), weight=800))
        painter.setPen(QColor(colour.ink))
        painter.drawText(box.translated(0, drop), Qt.AlignmentFlag.AlignCenter, text)


def counters(painter: QPainter, box: QRectF, pairs: Sequence[tuple[str, int]]) -> None:
    """The counters on a piece, in a row along its upper edge."""
    if not pairs:
        return
    size = min(30.0, box.width() / 2.1)
    step = min(size + 2, (box.width() - size) / max(1, len(pairs) - 1)) if len(pairs) > 1 else 0.0
    left = box.center().x() - (size + step * (len(pairs) - 1)) / 2
    for k, (colour, number) in enumerate(pairs):
        place = QRectF(left + k * step, box.y() + min(22.0, box.height() * 0.2), size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 70))
        painter.drawEllipse(place.translated(1.5, 2.5))
        bead(painter, place, colour_of(colour), str(number))


def token(painter: QPainter, box: QRectF, colour: Colour, text: str) -> None:
    """A token: brass rim, coloured field, the letters of its sign."""
    path = polygon(box, colour.corners)
    painter.setPen(QPen(QColor(INK), 1.4))
    painter.setBrush(materials.brass(box))
    painter.drawPath(path)
    bead(painter, box.adjusted(4, 4, -4, -4), colour, text[:3])


def note(painter: QPainter, box: QRectF, text: str) -> None:
    """A slip of paper, pinned down."""
    painter.save()
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    painter.drawPixmap(box.topLeft(), _paper(round(box.width()) + 1, round(box.height()) + 1, "#F3E6BE"))
    painter.restore()
    painter.setPen(QPen(QColor(BRASS_DARK), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(box)
    for k in range(1, 5):
        y = box.y() + box.height() * k / 5
        painter.setPen(QPen(QColor(104, 77, 32, 40), 1))
        painter.drawLine(QPointF(box.x() + 6, y), QPointF(box.right() - 6, y))
    words_in(painter, box.adjusted(9, 10, -9, -7), text, 20.0)
    pin = QRectF(box.center().x() - 5, box.y() - 2, 10, 10)
    painter.setPen(QPen(QColor(INK), 1))
    painter.setBrush(materials.brass(pin))
    painter.drawEllipse(pin)


def wooden_arrow(painter: QPainter, end: QPointF, colour: Colour, state: State) -> None:
    """An arrow from the origin to `end`."""
    path = arrow_shape(end)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 80))
    painter.drawPath(path.translated(2, 3))
    under(painter, path, state)
    painter.setPen(QPen(QColor(WALNUT), 1.6))
    painter.setBrush(QColor(colour.fill))
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(BRASS))
    painter.drawEllipse(QPointF(0, 0), 6, 6)
    over(painter, path, state)


def arrow_shape(end: QPointF) -> QPainterPath:
    """The outline of an arrow from the origin to `end`."""
    length = math.hypot(end.x(), end.y()) or 1.0
    along = QPointF(end.x() / length, end.y() / length)
    across = QPointF(-along.y(), along.x())
    head = min(26.0, length * 0.6)
    neck = along * (length - head)
    path = QPainterPath(across * 3.0)
    for point in (neck + across * 5.0, neck + across * 13.0, end, neck - across * 13.0, neck - across * 5.0):
        path.lineTo(point)
    path.lineTo(across * -3.0)
    path.closeSubpath()
    return path
