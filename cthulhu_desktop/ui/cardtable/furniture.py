"""How the furniture of the card table is drawn: mats, plates, piles, domains, stories with their tracks."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardfaces import FaceStore
from cthulhu_desktop.ui.cardfaces.signs import paint_sign
from cthulhu_desktop.ui.cardtable.arrange import LYING
from cthulhu_desktop.ui.tabletop import materials
from cthulhu_desktop.ui.tabletop.items import State
from cthulhu_desktop.ui.tabletop.labels import fit_font
from cthulhu_desktop.ui.tabletop.layout import Rect
from cthulhu_desktop.ui.theme import BRASS, BRASS_DARK, BRASS_LIGHT, INK, PAPER, WALNUT, Role

LIT = "#FFD98A"
LEAST_PIXELS = 8
SHOWN = State.GLOW | State.HOVER | State.CHOSEN | State.FOCUS


def rounded(box: QRectF, share: float = 0.06) -> QPainterPath:
    """A box with rounded corners; `share` of its shorter side."""
    radius = min(box.width(), box.height()) * share
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path


def write(
    painter: QPainter, box: QRectF, text: str, font: QFont, colour: str,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
) -> None:  # fmt: skip
    """A line that shrinks to fit its box and is cut with dots where even that is not enough."""
    fitted = _fitted(text, font, box.width(), box.height())
    painter.setFont(fitted)
    painter.setPen(QColor(colour))
    said = QFontMetricsF(fitted).elidedText(text, Qt.TextElideMode.ElideRight, box.width() + 1)
    painter.drawText(box, int(align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip), said)


def _fitted(text: str, font: QFont, width: float, height: float) -> QFont:
    if font.pixelSize() <= 0:
        return fit_font(text, font, width, height)
    font = QFont(font)
    metrics = QFontMetricsF(font)
    share = min(1.0, width / max(1.0, metrics.horizontalAdvance(text)), 1.25 * height / metrics.height())
    font.setPixelSize(max(LEAST_PIXELS, int(font.pixelSize() * share)))
    return font


def sized(role: Role, pixels: float, weight: int = 0) -> QFont:
    """A font whose capitals and descenders fit `pixels`, whatever the text size."""
    font = theme.font(role, 12, weight=weight)
    font.setPixelSize(max(7, round(pixels)))
    return font


def marks(painter: QPainter, path: QPainterPath, state: State, width: float) -> None:
    """Light around a place by its state, and the broken line of the focus."""
    if state & State.CHOSEN:
        materials.glow_ring(painter, path, width * 1.5, LIT, 1.6)
    elif state & State.GLOW:
        materials.glow_ring(painter, path, width, LIT, 0.9)
    elif state & State.HOVER:
        materials.glow_ring(painter, path, width * 0.5, PAPER, 0.35)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if state & (State.GLOW | State.CHOSEN):
        painter.setPen(QPen(QColor(LIT), max(1.2, width * (0.4 if state & State.CHOSEN else 0.22))))
        painter.drawPath(path)
    if state & State.FOCUS:
        for colour, line in ((INK, Qt.PenStyle.SolidLine), (PAPER, Qt.PenStyle.DashLine)):
            painter.setPen(QPen(QColor(colour), max(2.0, width * 0.35), line))
            painter.drawPath(path)


# -- mats and outlines -----------------------------------------------------------------------------------------------
def draw_mat(painter: QPainter, box: QRectF, state: State, own: bool, rows: float) -> None:
    """The play area of a side: a raised cloth with a stitched brass hem; `rows`, where the back row is parted off, as
    a share of the height."""
    path = rounded(box, 0.04)
    fill = QLinearGradient(box.topLeft(), box.bottomLeft())
    light, dark = QColor(60, 92, 78, 66), QColor(4, 12, 10, 92)
    fill.setColorAt(0.0, dark if not own else light)
    fill.setColorAt(1.0, light if not own else dark)
    painter.fillPath(path, QBrush(fill))
    width = max(3.0, min(box.width(), box.height()) * 0.03)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    hem = QColor(BRASS)
    hem.setAlpha(120 if own else 84)
    painter.setPen(QPen(hem, 1.3))
    painter.drawPath(path)
    inner = rounded(box.adjusted(3.5, 3.5, -3.5, -3.5), 0.035)
    hem.setAlpha(52)
    painter.setPen(QPen(hem, 1.0, Qt.PenStyle.DashLine))
    painter.drawPath(inner)
    y = box.y() + box.height() * rows
    line = QLinearGradient(box.topLeft(), box.topRight())
    for at, alpha in ((0.0, 0), (0.5, 74), (1.0, 0)):
        line.setColorAt(at, QColor(176, 141, 87, alpha))
    painter.fillRect(QRectF(box.x(), y - 0.6, box.width(), 1.2), QBrush(line))
    marks(painter, path, state & ~State.HOVER, width)


def draw_outline(painter: QPainter, box: QRectF, state: State, sign: str = "elder_sign") -> None:
    """Where a card may come to lie: an inlaid outline with a sign."""
    path = rounded(box, 0.06)
    painter.fillPath(path, QColor(4, 10, 8, 96))
    materials.brass_line(painter, path, max(1.0, box.width() * 0.012))
    painter.setOpacity(0.30)
    paint_sign(painter, sign, box.center(), min(box.width(), box.height()) * 0.5, QColor(BRASS))
    painter.setOpacity(1.0)
    marks(painter, path, state, max(3.0, box.width() * 0.08))


# -- plates ----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class PlateContent:
    """What a player's plate says."""

    name: str
    turn: bool
    asked: bool
    won: int
    needed: int
    hand: int
    deck: int


def draw_plate(painter: QPainter, box: QRectF, state: State, content: PlateContent) -> None:
    """A brass-bound walnut plate; that of the player in turn shines, a lamp burns on that of the one who is asked."""
    path = rounded(box, 0.10)
    shadow(painter, box, box.height() * 0.05)
    painter.save()
    painter.setClipPath(path)
    materials.wood(painter, box, seed=5, base="#5A4028" if content.turn else WALNUT)
    veil = QLinearGradient(box.topLeft(), box.bottomLeft())
    veil.setColorAt(0.0, QColor(255, 224, 160, 60 if content.turn else 22))
    veil.setColorAt(1.0, QColor(0, 0, 0, 100))
    painter.fillRect(box, QBrush(veil))
    painter.restore()
    edge = max(1.6, min(box.width(), box.height()) * 0.022)
    materials.brass_line(painter, rounded(box.adjusted(edge, edge, -edge, -edge), 0.08), edge)
    if content.turn:
        painter.setPen(QPen(QColor(LIT), max(1.0, edge * 0.6)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
    marks(painter, path, state, max(3.0, box.height() * 0.08))
    pad = edge * 2.6
    inner = box.adjusted(pad, pad * 0.8, -pad, -pad * 0.8)
    third = inner.height() / 3
    lamp = third * 0.62
    head = QRectF(inner.x() + lamp * 1.25, inner.y(), inner.width() - lamp * 2.5, third)
    _lamp(painter, QPointF(inner.x() + lamp * 0.5, head.center().y()), lamp, content.asked)
    write(painter, head, content.name, sized(Role.TITLE, third * 0.60, 700), LIT if content.turn else PAPER)
    _seals(painter, QRectF(inner.x(), inner.y() + third, inner.width(), third), content.won, content.needed)
    _counts(painter, QRectF(inner.x(), inner.y() + 2 * third, inner.width(), third), content)


def shadow(painter: QPainter, box: QRectF, blur: float) -> None:
    """A soft shadow under a box."""
    soft = max(3, round(blur))
    pixmap = materials.soft_shadow(round(box.width()), round(box.height()), radius=4, blur=soft, opacity=180)
    painter.drawPixmap(QPointF(box.x() - soft, box.y() - soft + soft * 0.5), pixmap)


def _lamp(painter: QPainter, centre: QPointF, size: float, lit: bool) -> None:
    """A drop-shaped flame that burns while this player is asked; without it an empty ring."""
    if lit:
        for k in range(5, 0, -1):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(255, 210, 120, 26))
            painter.drawEllipse(centre, size * 0.18 * k, size * 0.18 * k)
        paint_sign(painter, "wound", centre, size * 0.95, QColor(LIT))
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(176, 141, 87, 130), max(1.0, size * 0.09)))
    painter.drawEllipse(centre, size * 0.26, size * 0.26)


def _seals(painter: QPainter, box: QRectF, won: int, needed: int) -> None:
    """One seal for each story needed; those of won stories are gilded and bear a sign."""
    count = max(needed, won, 1)
    size = min(box.height() * 0.92, box.width() / (count * 1.18))
    x = box.center().x() - size * 1.18 * (count - 1) / 2
    for k in range(count):
        centre = QPointF(x + k * size * 1.18, box.center().y())
        disc = QPainterPath()
        disc.addEllipse(centre, size * 0.46, size * 0.46)
        painter.fillPath(disc, materials.brass(disc.boundingRect()) if k < won else QBrush(QColor(8, 12, 10, 150)))
        painter.setPen(QPen(QColor(BRASS_LIGHT if k < won else BRASS), max(1.0, size * 0.06)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(disc)
        if k < won:
            paint_sign(painter, "elder_sign", centre, size * 0.66, QColor(INK))


def _counts(painter: QPainter, box: QRectF, content: PlateContent) -> None:
    half = box.width() / 2
    font = sized(Role.TEXT, box.height() * 0.72, 600)
    for k, (number, draw) in enumerate(((content.hand, _hand_icon), (content.deck, _deck_icon))):
        part = QRectF(box.x() + half * k, box.y(), half, box.height())
        size = min(part.height() * 0.84, part.width() * 0.44)
        draw(painter, QPointF(part.x() + part.width() * 0.30, part.center().y()), size)
        figure = QRectF(part.x() + part.width() * 0.5, part.y(), part.width() * 0.5, part.height())
        write(painter, figure, str(number), font, PAPER, Qt.AlignmentFlag.AlignLeft)


def _hand_icon(painter: QPainter, centre: QPointF, size: float) -> None:
    for turn in (-20, 0, 20):
        painter.save()
        painter.translate(centre.x(), centre.y() + size * 0.35)
        painter.rotate(turn)
        _tiny_card(painter, QRectF(-size * 0.22, -size * 0.78, size * 0.44, size * 0.62))
        painter.restore()


def _deck_icon(painter: QPainter, centre: QPointF, size: float) -> None:
    for k in (2, 1, 0):
        move = size * 0.09 * k
        corner = centre + QPointF(move - size * 0.28, move - size * 0.42)
        _tiny_card(painter, QRectF(corner.x(), corner.y(), size * 0.5, size * 0.7))


def _tiny_card(painter: QPainter, box: QRectF) -> None:
    painter.setPen(QPen(QColor(INK), max(0.8, box.width() * 0.08)))
    painter.setBrush(QColor("#D9C8A5"))
    painter.drawRoundedRect(box, box.width() * 0.12, box.width() * 0.12)


# -- piles -----------------------------------------------------------------------------------------------------------
def draw_deck(painter: QPainter, box: QRectF, state: State, faces: FaceStore, count: int, kind: str = "play") -> None:
    """A pile of backs, the higher the more cards; an outline when it is empty."""
    if count <= 0:
        draw_outline(painter, box, state, "neutral")
        return
    ratio = ratio_of(painter)
    thick = min(box.width() * 0.09, 1.0 + count * box.width() * 0.0022)
    path = rounded(box, 0.05)
    shadow(painter, box, box.width() * 0.09)
    marks(painter, path, state, max(3.0, box.width() * 0.08))
    layers = max(1, round(thick / 1.4))
    for k in range(layers, 0, -1):
        edge = box.translated(thick * k / layers * 0.55, thick * k / layers)
        painter.setPen(QPen(QColor(20, 14, 10), 0.7))
        painter.setBrush(QColor("#C9B891") if k % 2 else QColor("#A8946C"))
        painter.drawPath(rounded(edge, 0.05))
    back = faces.back("story" if kind == "story" else "play", box.width(), box.height(), ratio=ratio)
    painter.drawPixmap(box.topLeft(), back)
    corner = box.bottomRight() - QPointF(box.width() * 0.18, box.width() * 0.18)
    badge(painter, corner, str(count), box.height())


def badge(painter: QPainter, centre: QPointF, text: str, height: float) -> None:
    """A small dark plate with a number."""
    size = max(13.0, min(height * 0.22, 64.0))
    box = QRectF(centre.x() - size * 0.78, centre.y() - size / 2, size * 1.56, size)
    painter.setPen(QPen(QColor(BRASS), max(1.0, size * 0.06)))
    painter.setBrush(QColor(12, 20, 17, 232))
    painter.drawRoundedRect(box, size * 0.3, size * 0.3)
    write(painter, box.adjusted(2, 0, -2, 0), text, sized(Role.TEXT, size * 0.78, 700), PAPER)


def draw_won(
    painter: QPainter, box: QRectF, state: State, faces: FaceStore, won: tuple[str, ...], needed: int
) -> None:  # fmt: skip
    """The stories a side has won, side by side; outlines for those it still needs."""
    count = max(needed, len(won), 1)
    gap = box.width() * 0.03
    width = min((box.width() - gap * (count - 1)) / count, box.height() * LYING)
    height = width / LYING
    x = box.center().x() - (width * count + gap * (count - 1)) / 2
    whole = QPainterPath()
    for k in range(count):
        card = QRectF(x + k * (width + gap), box.center().y() - height / 2, width, height)
        whole.addPath(rounded(card, 0.08))
    marks(painter, whole, state, max(2.0, height * 0.12))
    for k in range(count):
        card = QRectF(x + k * (width + gap), box.center().y() - height / 2, width, height)
        if k < len(won):
            painter.drawPixmap(card.topLeft(), faces.story_face(won[k], width, height, ratio=ratio_of(painter)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(LIT), max(1.2, height * 0.06)))
            painter.drawPath(rounded(card, 0.08))
            continue
        painter.fillPath(rounded(card, 0.08), QColor(4, 10, 8, 90))
        painter.setPen(QPen(QColor(176, 141, 87, 96), 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(rounded(card, 0.08))


def draw_backs(painter: QPainter, box: QRectF, state: State, faces: FaceStore, count: int, far: bool) -> None:
    """A hand of hidden cards; the far one reaches in from beyond the edge of the table."""
    path = rounded(box, 0.1)
    marks(painter, path, state & ~State.HOVER, max(3.0, box.height() * 0.08))
    if not count:
        return
    painter.save()
    painter.setClipRect(box.adjusted(0, -2 if far else 0, 0, 6))
    height = box.height() * (1.75 if far else 0.9)
    width = height * 63 / 88
    step = min(width * 0.62, (box.width() - width * 1.2) / max(1, count - 1))
    back = faces.back("play", width, height, ratio=ratio_of(painter))
    for k in range(count):
        t = k - (count - 1) / 2
        painter.save()
        sink = box.height() * 0.10 + abs(t) ** 1.6 * height * 0.006
        painter.translate(box.center().x() + t * step, box.bottom() - sink)
        painter.rotate(-t * min(2.4, 16 / max(1, count)) if far else t * 1.2)
        painter.drawPixmap(QPointF(-width / 2, -height), back)
        painter.restore()
    painter.restore()


def ratio_of(painter: QPainter) -> float:
    """Device pixels a unit of what is painted on."""
    device = painter.device()
    return device.devicePixelRatio() if device is not None else 1.0


# -- domains ---------------------------------------------------------------------------------------------------------
def draw_domain(
    painter: QPainter, box: QRectF, state: State, faces: FaceStore, body: Rect, drained: bool, worth: int
) -> None:  # fmt: skip
    """A domain under its resources; a drained one is darkened and bears an hourglass. `body` relative to the box."""
    path = rounded(box, 0.06)
    shadow(painter, box, box.height() * 0.06)
    marks(painter, path, state, max(3.0, box.height() * 0.08))
    card = QRectF(box.x() + body.x, box.y() + body.y, body.w, body.h)
    painter.save()
    clip = rounded(card, 0.06)
    painter.setClipPath(clip)
    back = faces.back("domain", card.width(), card.width() * 88 / 63, ratio=ratio_of(painter))
    painter.drawPixmap(QPointF(card.x(), card.center().y() - card.width() * 88 / 63 / 2), back)
    if drained:
        painter.fillRect(card, QColor(6, 8, 8, 150))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(BRASS_DARK if drained else BRASS), max(1.0, box.width() * 0.016)))
    painter.drawPath(clip)
    size = min(card.width(), card.height()) * 0.62
    if drained:
        token(painter, card.center(), size, "drain", "#6B655B", "#2A2723", PAPER)
    else:
        spot = QPointF(card.right() - size * 0.42, card.bottom() - size * 0.36)
        badge(painter, spot, str(worth), min(box.height(), card.height() * 1.5))


def token(painter: QPainter, centre: QPointF, size: float, sign: str, light: str, dark: str, ink: str) -> None:
    """A turned disc with a sign cut into it."""
    disc = QPainterPath()
    disc.addEllipse(centre, size / 2, size / 2)
    painter.fillPath(disc.translated(0, size * 0.06), QColor(0, 0, 0, 130))
    fill = QLinearGradient(centre - QPointF(size / 2, size / 2), centre + QPointF(size / 2, size / 2))
    fill.setColorAt(0.0, QColor(light))
    fill.setColorAt(1.0, QColor(dark))
    painter.fillPath(disc, QBrush(fill))
    painter.setPen(QPen(QColor(255, 240, 210, 120), max(0.8, size * 0.05)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(disc)
    paint_sign(painter, sign, centre, size * 0.62, QColor(ink))


def star_points(centre: QPointF, radius: float, count: int) -> list[QPointF]:
    """Points on a circle, the first above."""
    return [
        centre + QPointF(radius * math.sin(angle), -radius * math.cos(angle))
        for angle in (2 * math.pi * k / count for k in range(count))
    ]
