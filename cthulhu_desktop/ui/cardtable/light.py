"""The light over the card table: the table top by lamp, by day, by night or at twilight, and the dial that tells."""

from __future__ import annotations

import random
from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from cthulhu_desktop.core.cards.view import CardsView
from cthulhu_desktop.ui.cardtable.furniture import marks, sized, star_points, write
from cthulhu_desktop.ui.tabletop import materials
from cthulhu_desktop.ui.tabletop.items import State
from cthulhu_desktop.ui.theme import BRASS, BRASS_LIGHT, PAPER, WALNUT, Role

CLOTH_WIDTH = 1000


class Light(Enum):
    """By what the table is lit (CG-22): day and night at once is twilight, neither is the lamp."""

    LAMP = "lamp"
    DAY = "day"
    NIGHT = "night"
    TWILIGHT = "twilight"


def light_of(view: CardsView) -> Light:
    """The light of a position."""
    if view.day and view.night:
        return Light.TWILIGHT
    return Light.DAY if view.day else Light.NIGHT if view.night else Light.LAMP


# Colour and strength at the middle and at the edge of the table.
_TINTS = {
    Light.LAMP: ((255, 214, 140, 26), (0, 0, 0, 96)),
    Light.DAY: ((255, 236, 180, 62), (60, 44, 10, 40)),
    Light.NIGHT: ((96, 132, 190, 40), (4, 8, 30, 176)),
    Light.TWILIGHT: ((214, 120, 92, 44), (24, 10, 40, 150)),
}


@lru_cache(maxsize=4)
def table_top(width: int, height: int, ratio: float, left: int, right: int, light: Light) -> QImage:
    """Cloth in the middle, walnut columns `left` and `right` wide. It takes longer than a frame: call it in a task."""
    image = QImage(max(1, round(width * ratio)), max(1, round(height * ratio)), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    whole = QRectF(0, 0, width, height)
    _lay_cloth(painter, whole)
    for box, inner in (
        (QRectF(0, 0, left, height), left), (QRectF(width - right, 0, right, height), width - right),
    ):  # fmt: skip
        _column(painter, box, inner)
    _tint(painter, whole, light)
    painter.end()
    return image


def _lay_cloth(painter: QPainter, whole: QRectF) -> None:
    """The cloth is drawn small and stretched: it is soft, and a large table takes no longer."""
    factor = min(1.0, CLOTH_WIDTH / whole.width())
    small = QImage(
        max(1, round(whole.width() * factor)), max(1, round(whole.height() * factor)), QImage.Format.Format_RGB32
    )
    brush = QPainter(small)
    materials.cloth(brush, QRectF(small.rect()))
    brush.end()
    painter.drawImage(whole, small, QRectF(small.rect()))


def _column(painter: QPainter, box: QRectF, inner: float) -> None:
    materials.wood(painter, box, upright=True)
    leftwards = inner < box.center().x()
    across = QLinearGradient(box.topLeft(), box.topRight())
    across.setColorAt(0.0, QColor(0, 0, 0, 120 if not leftwards else 40))
    across.setColorAt(0.5, QColor(0, 0, 0, 40))
    across.setColorAt(1.0, QColor(0, 0, 0, 120 if leftwards else 40))
    painter.fillRect(box, QBrush(across))
    for k in range(8):  # the cloth lies a little deeper than the wood
        shade = QColor(0, 0, 0, 70 - k * 8)
        x = inner - 2 * (k + 1) if leftwards else inner + 2 * k
        painter.fillRect(QRectF(x, box.y(), 2, box.height()), shade)
    fillet = QPainterPath(QPointF(inner, box.y() - 4))
    fillet.lineTo(inner, box.bottom() + 4)
    materials.brass_line(painter, fillet, 2.0)


def _tint(painter: QPainter, whole: QRectF, light: Light) -> None:
    (r, g, b, a), (r2, g2, b2, a2) = _TINTS[light]
    centre = QPointF(whole.center().x(), whole.y() + whole.height() * (0.5 if light is Light.LAMP else 0.30))
    glow = QRadialGradient(centre, max(whole.width(), whole.height()) * 0.68)
    glow.setColorAt(0.0, QColor(r, g, b, a))
    glow.setColorAt(0.45, QColor(r, g, b, a // 3))
    glow.setColorAt(1.0, QColor(r2, g2, b2, a2))
    painter.fillRect(whole, QBrush(glow))


def draw_dial(painter: QPainter, box: QRectF, state: State, light: Light, turn: int) -> None:
    """A brass dial with a window onto the sky: sun, moon, both, or a lamp; the number of the turn in its rim."""
    size = min(box.width(), box.height())
    centre, radius = box.center(), size / 2
    rim = QPainterPath()
    rim.addEllipse(centre, radius, radius)
    drop = QRadialGradient(centre + QPointF(0, size * 0.03), radius * 1.16)
    for at, alpha in ((0.0, 200), (0.84, 170), (1.0, 0)):
        drop.setColorAt(at, QColor(0, 0, 0, alpha))
    painter.fillRect(box.adjusted(-size * 0.1, -size * 0.1, size * 0.1, size * 0.13), QBrush(drop))
    marks(painter, rim, state, size * 0.05)
    painter.fillPath(rim, materials.brass(rim.boundingRect()))
    ring = QPainterPath()
    ring.addEllipse(centre, radius * 0.94, radius * 0.94)
    painter.fillPath(ring, QColor(WALNUT))
    painter.setPen(QPen(QColor(BRASS), max(1.0, size * 0.012)))
    for k, point in enumerate(star_points(centre, radius * 0.94, 24)):
        inner = star_points(centre, radius * (0.84 if k % 2 else 0.80), 24)[k]
        painter.drawLine(point, inner)
    sky = QPainterPath()
    sky.addEllipse(centre, radius * 0.76, radius * 0.76)
    painter.save()
    painter.setClipPath(sky)
    _sky(painter, sky.boundingRect(), light)
    painter.restore()
    materials.brass_line(painter, sky, max(1.4, size * 0.022))
    plate = QRectF(centre.x() - radius * 0.34, centre.y() + radius * 0.56, radius * 0.68, radius * 0.40)
    path = QPainterPath()
    path.addRoundedRect(plate, plate.height() * 0.3, plate.height() * 0.3)
    painter.fillPath(path, materials.brass(plate))
    write(painter, plate, str(turn), sized(Role.TITLE, plate.height() * 0.72, 700), "#241C17")


def _sky(painter: QPainter, box: QRectF, light: Light) -> None:
    colours = {
        Light.LAMP: ("#2B2A22", "#0E1512"), Light.DAY: ("#8FB4BE", "#E9D9A6"),
        Light.NIGHT: ("#0A1230", "#1C2C50"), Light.TWILIGHT: ("#2A1E4A", "#C4694C"),
    }[light]  # fmt: skip
    fill = QLinearGradient(box.topLeft(), box.bottomLeft())
    fill.setColorAt(0.0, QColor(colours[0]))
    fill.setColorAt(1.0, QColor(colours[1]))
    painter.fillRect(box, QBrush(fill))
    c, r = box.center(), box.width() / 2
    if light in (Light.NIGHT, Light.TWILIGHT):
        _stars(painter, box)
    if light is Light.DAY:
        _sun(painter, c + QPointF(0, -r * 0.08), r * 0.42)
    elif light is Light.NIGHT:
        _moon(painter, c + QPointF(0, -r * 0.08), r * 0.46)
    elif light is Light.TWILIGHT:
        _sun(painter, c + QPointF(-r * 0.34, r * 0.30), r * 0.30)
        _moon(painter, c + QPointF(r * 0.34, -r * 0.30), r * 0.30)
    else:
        _lamp(painter, c + QPointF(0, -r * 0.04), r * 0.5)


def _sun(painter: QPainter, centre: QPointF, radius: float) -> None:
    rays = QPainterPath()
    outer, inner = star_points(centre, radius * 1.55, 16), star_points(centre, radius * 1.05, 32)
    for k, point in enumerate(outer):
        rays.moveTo(inner[2 * k - 1])
        rays.lineTo(point)
        rays.lineTo(inner[(2 * k + 1) % 32])
        rays.closeSubpath()
    painter.fillPath(rays, QColor("#C98A2C"))
    disc = QPainterPath()
    disc.addEllipse(centre, radius, radius)
    glow = QRadialGradient(centre - QPointF(radius * 0.3, radius * 0.3), radius * 1.4)
    glow.setColorAt(0.0, QColor("#FFF3C4"))
    glow.setColorAt(1.0, QColor("#DFA13C"))
    painter.fillPath(disc, QBrush(glow))


def _moon(painter: QPainter, centre: QPointF, radius: float) -> None:
    disc, bite = QPainterPath(), QPainterPath()
    disc.addEllipse(centre, radius, radius)
    bite.addEllipse(centre + QPointF(radius * 0.48, -radius * 0.14), radius * 0.86, radius * 0.86)
    painter.fillPath(disc.subtracted(bite), QColor("#EDE6CC"))


def _stars(painter: QPainter, box: QRectF) -> None:
    chance = random.Random(7)
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(34):
        size = box.width() * (0.006 + 0.012 * chance.random() ** 3)
        painter.setBrush(QColor(240, 236, 214, 120 + chance.randrange(120)))
        x, y = chance.random(), chance.random()
        painter.drawEllipse(QPointF(box.x() + box.width() * x, box.y() + box.height() * y), size, size)


def _lamp(painter: QPainter, centre: QPointF, radius: float) -> None:
    glow = QRadialGradient(centre, radius * 1.9)
    glow.setColorAt(0.0, QColor(255, 206, 120, 190))
    glow.setColorAt(0.35, QColor(230, 160, 70, 70))
    glow.setColorAt(1.0, QColor(0, 0, 0, 0))
    painter.fillRect(QRectF(centre.x() - radius * 2, centre.y() - radius * 2, radius * 4, radius * 4), QBrush(glow))
    shade = QPainterPath(centre + QPointF(-radius * 0.34, -radius * 0.62))
    shade.lineTo(centre + QPointF(radius * 0.34, -radius * 0.62))
    shade.lineTo(centre + QPointF(radius * 0.78, radius * 0.06))
    shade.lineTo(centre + QPointF(-radius * 0.78, radius * 0.06))
    shade.closeSubpath()
    painter.fillPath(shade, QColor("#1F5A48"))
    painter.setPen(QPen(QColor(BRASS_LIGHT), max(1.0, radius * 0.06)))
    painter.drawPath(shade)
    painter.setPen(QPen(QColor(BRASS), max(1.5, radius * 0.10)))
    painter.drawLine(centre + QPointF(0, radius * 0.1), centre + QPointF(0, radius * 0.86))
    painter.drawLine(centre + QPointF(-radius * 0.4, radius * 0.9), centre + QPointF(radius * 0.4, radius * 0.9))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(PAPER))
    painter.drawEllipse(centre + QPointF(0, radius * 0.12), radius * 0.12, radius * 0.08)
