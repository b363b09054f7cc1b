"""Seals, icons and coins of the library, painted from the signs of the card faces."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardfaces import colours
from cthulhu_desktop.ui.cardfaces import signs as faces

ICON_SIGNS = ("terror", "combat", "arcane", "investigation")
"""In the order of the letters TCAI."""

# Struggles on the dark table: light enough to be read there.
_ICON_GLOW = ("#B79BE0", "#E08A7C", "#7FC3D2", "#D9B45E")


def tint(faction: str) -> QColor:
    """The middle colour of a faction; never the only mark, its sign goes with it."""
    return QColor(colours.tint(faction).mid)


def glow(faction: str) -> QColor:
    """The light shade of a faction, for the dark table."""
    return QColor(colours.tint(faction).glow)


def icon_glow(place: int) -> QColor:
    """The light colour of a struggle icon by its place in TCAI."""
    return QColor(_ICON_GLOW[place])


def paint_sign(painter: QPainter, name: str, area: QRectF, colour: QColor) -> None:
    """Paint a sign into the middle of an area."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    faces.paint_sign(painter, name, area.center(), min(area.width(), area.height()), colour)


def paint_seal(painter: QPainter, faction: str, area: QRectF) -> None:
    """The seal of a faction: its sign in paper on a disc of its colour."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.colour(theme.BRASS), 1.2))
    painter.setBrush(tint(faction))
    painter.drawEllipse(area)
    painter.restore()
    inset = area.width() * 0.21
    paint_sign(painter, faction, area.adjusted(inset, inset, -inset, -inset), theme.colour(theme.PAPER))


def paint_icons(
    painter: QPainter, icons: tuple[int, ...], area: QRectF, colour: QColor, *, right: bool = False
) -> None:
    """The icons of a character in a row, from the left or from the right edge; those without room are left out."""
    side = area.height()
    step = side * 1.12
    names = [ICON_SIGNS[place] for place, number in enumerate(icons) for _ in range(number)]
    names = names[: max(0, int((area.width() + side * 0.12) // step))]
    left = area.right() - len(names) * step if right else area.left()
    for place, name in enumerate(names):
        paint_sign(painter, name, QRectF(left + place * step, area.top(), side, side), colour)


def paint_coin(painter: QPainter, text: str, centre: QPointF, radius: float, *, light: bool = False) -> None:
    """A brass coin with a number: the cost."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.colour(theme.BRASS_DARK if light else theme.BRASS_LIGHT), 1.3))
    painter.setBrush(theme.colour(theme.BRASS if light else theme.WALNUT))
    painter.drawEllipse(centre, radius, radius)
    painter.setFont(_coin_font(round(radius * 1.25), theme.look()))
    painter.setPen(theme.colour(theme.INK if light else theme.PAPER))
    box = QRectF(centre.x() - radius, centre.y() - radius, radius * 2, radius * 2)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


@cache
def _coin_font(pixels: int, _look: object) -> QFont:
    font = theme.font(theme.Role.TEXT, 10, weight=700)
    font.setPixelSize(max(8, pixels))
    return font
