"""Dice as the book shows them: flat bone tiles with the signs of the dice table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPen, QTransform

from cthulhu_desktop.core.dice.faces import Face
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.dicetable.signs import sign

_INKS = {Face.IAA: theme.BLOOD, Face.SIGN: "#6B4A12"}
_TENTACLE_INK = "#1D3B36"


def face_of(name: str) -> Face | None:
    """The face with this name in a recipe ("iaa", "t1", "t2", "t3", "es"); None for any other."""
    return next((face for face in Face if face.value == name), None)


def paint_die(painter: QPainter, area: QRectF, face: Face | None) -> None:
    """A die that shows `face` (None: not rolled yet) in the square `area`."""
    side = area.width()
    bone = QLinearGradient(area.topLeft(), area.bottomRight())
    bone.setColorAt(0.0, theme.colour("#FBF5E4"))
    bone.setColorAt(1.0, theme.colour("#DCCBA6"))
    painter.setPen(QPen(theme.colour(theme.WALNUT), max(1.0, side * 0.025)))
    painter.setBrush(bone)
    painter.drawRoundedRect(area, side * 0.16, side * 0.16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour(_INKS.get(face, _TENTACLE_INK) if face else theme.MUTED_INK))
    size = side * 0.74
    move = QTransform().translate(area.center().x(), area.center().y()).scale(size, size)
    painter.drawPath(move.map(sign(face)))


def paint_stone(painter: QPainter, centre: QPointF, radius: float, *, start: bool = False) -> None:
    """A doubling stone, or the start-cult stone: told apart by shape, not by colour alone."""
    painter.setPen(QPen(theme.colour(theme.INK), max(1.0, radius * 0.1)))
    painter.setBrush(theme.colour(theme.BRASS if start else "#35544B"))
    if start:
        corners = [QPointF(0, -radius), QPointF(radius, 0), QPointF(0, radius), QPointF(-radius, 0)]
        painter.drawPolygon([centre + corner for corner in corners])
    else:
        painter.drawEllipse(centre, radius, radius * 0.86)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour(theme.PAPER), max(1.0, radius * 0.12)))
        for dx in (-0.28, 0.28):
            painter.drawEllipse(centre + QPointF(dx * radius, 0), radius * 0.34, radius * 0.34)
