"""Backs: play cards, stories, insane characters and domains. Nothing of them depends on the card."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QRadialGradient

from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardfaces import frame
from cthulhu_desktop.ui.cardfaces.signs import paint_sign

_GROUNDS = {
    "play": ("#2C4A41", "#0D1815"),
    "story": ("#57401F", "#1C130B"),
    "insane": ("#4A3562", "#150E1E"),
    "domain": ("#3B4046", "#121416"),
}
_SIGNS = {"play": "elder_sign", "story": "set", "insane": "terror", "domain": "elder_sign"}


def paint(painter: QPainter, box: QRectF, kind: str) -> None:
    """The back of a kind in a box of any proportions."""
    side = min(box.width(), box.height())
    painter.save()
    painter.fillPath(frame.rounded(box, side * 0.055), QColor(frame.EDGE))
    inner = box.adjusted(side * 0.02, side * 0.02, -side * 0.02, -side * 0.02)
    painter.setClipPath(frame.rounded(inner, side * 0.04), Qt.ClipOperation.IntersectClip)
    _ground(painter, inner, kind)
    painter.save()
    within = side * 0.062
    painter.setClipRect(inner.adjusted(within, within, -within, -within), Qt.ClipOperation.IntersectClip)
    if kind == "domain":
        _gate(painter, inner, side)
    elif kind == "insane":
        _spiral(painter, inner, side)
    else:
        _rays(painter, inner, side)
    painter.restore()
    if kind != "domain":
        _medallion(painter, inner.center(), side * (0.2 if kind == "insane" else 0.27), kind)
    _border(painter, inner, side)
    painter.restore()


def paint_bare_sign(painter: QPainter, box: QRectF, name: str, colour: str) -> None:
    """A sign alone."""
    paint_sign(painter, name, box.center(), min(box.width(), box.height()) * 0.96, QColor(colour))


def _ground(painter: QPainter, box: QRectF, kind: str) -> None:
    light, dark = _GROUNDS[kind]
    glow = QRadialGradient(box.center(), max(box.width(), box.height()) * 0.62)
    glow.setColorAt(0, QColor(light))
    glow.setColorAt(1, QColor(dark))
    painter.fillRect(box, QBrush(glow))


def _border(painter: QPainter, box: QRectF, side: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width, colour in ((0.035, 0.012, theme.BRASS), (0.06, 0.005, theme.BRASS_LIGHT)):
        painter.setPen(QPen(theme.colour(colour), side * width))
        gap = side * inset
        painter.drawPath(frame.rounded(box.adjusted(gap, gap, -gap, -gap), side * 0.03))


def _rays(painter: QPainter, box: QRectF, side: float) -> None:
    """Engraved light from the middle, in rings of strokes."""
    centre = box.center()
    reach = math.hypot(box.width(), box.height()) / 2
    painter.setPen(QPen(theme.colour(theme.BRASS_LIGHT, 0.34), side * 0.006))
    painter.drawPath(_ray_path(round(reach), round(side * 0.33)).translated(centre))


@lru_cache(maxsize=24)
def _ray_path(reach: int, start: int) -> QPainterPath:
    path = QPainterPath()
    for step in range(96):
        angle = math.tau * step / 96
        inner = start * (1.0 if step % 2 else 1.14)
        outer = reach * (1.0 if step % 4 else 0.86)
        wave = 0.02 * math.sin(step * 1.7)
        path.moveTo(math.cos(angle) * inner, math.sin(angle) * inner)
        middle = (inner + outer) / 2
        path.quadTo(
            math.cos(angle + wave * 3) * middle, math.sin(angle + wave * 3) * middle,
            math.cos(angle + wave) * outer, math.sin(angle + wave) * outer,
        )  # fmt: skip
    return path


def _spiral(painter: QPainter, box: QRectF, side: float) -> None:
    """What a mind looks like that saw too much."""
    centre, reach = box.center(), math.hypot(box.width(), box.height()) / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colour("#C9B4E6", 0.42), side * 0.011))
    for arm in range(3):
        path = QPainterPath()
        for step in range(150):
            t = step / 149
            angle = arm * math.tau / 3 + t * math.tau * 2.1
            wobble = 1 + 0.035 * math.sin(angle * 7 + arm)
            radius = side * 0.16 + (reach - side * 0.1) * t * wobble
            point = centre + QPointF(math.cos(angle) * radius, math.sin(angle) * radius)
            if step:
                path.lineTo(point)
            else:
                path.moveTo(point)
        painter.drawPath(path)


def _medallion(painter: QPainter, centre: QPointF, radius: float, kind: str) -> None:
    ring = QPainterPath()
    ring.addEllipse(centre, radius, radius)
    frame.shadow(painter, ring, radius * 0.12)
    frame.fill_brass(painter, ring)
    painter.setBrush(QColor(_GROUNDS[kind][1]))
    painter.setPen(QPen(QColor(frame.EDGE), radius * 0.04))
    painter.drawEllipse(centre, radius * 0.88, radius * 0.88)
    paint_sign(painter, _SIGNS[kind], centre, radius * 1.22, theme.colour(theme.BRASS_LIGHT))


def _gate(painter: QPainter, box: QRectF, side: float) -> None:
    """A gate of stones with the sign above it: what a domain opens to."""
    high = min(box.height() * 0.78, box.width() * 0.95)
    wide = min(high * 0.82, box.width() * 0.62)
    door = QRectF(box.center().x() - wide / 2, box.center().y() - high * 0.46, wide, high * 0.92)
    stones = frame.arched(door, wide * 0.55)
    painter.fillPath(stones, QColor("#5B5F63"))
    opening = frame.arched(door.adjusted(wide * 0.16, wide * 0.16, -wide * 0.16, 0), wide * 0.40)
    night = QRadialGradient(QPointF(door.center().x(), door.bottom() - high * 0.12), high * 0.8)
    night.setColorAt(0, QColor("#5C8F83"))
    night.setColorAt(0.5, QColor("#173630"))
    night.setColorAt(1, QColor("#060B0A"))
    painter.fillPath(opening, QBrush(night))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#15181A"), side * 0.01))
    painter.drawPath(stones)
    painter.drawPath(opening)
    inner = door.adjusted(wide * 0.16, wide * 0.16, -wide * 0.16, 0)
    for step in range(1, 6):  # the joints of the stones
        y = door.top() + wide * 0.55 + (door.height() - wide * 0.55) * (step - 0.5) / 5.5
        painter.drawLine(QPointF(door.left(), y), QPointF(inner.left(), y))
        painter.drawLine(QPointF(inner.right(), y), QPointF(door.right(), y))
    for step in range(1, 8):
        angle = math.pi * step / 8
        a = QPointF(math.cos(angle) * wide * 0.33, -math.sin(angle) * wide * 0.38)
        b = QPointF(math.cos(angle) * wide * 0.50, -math.sin(angle) * wide * 0.54)
        foot = QPointF(door.center().x(), door.top() + wide * 0.55)
        painter.drawLine(foot + a, foot + b)
    paint_sign(painter, "elder_sign", QPointF(door.center().x(), door.center().y() + high * 0.04), wide * 0.42,
               theme.colour(theme.BRASS_LIGHT, 0.92))  # fmt: skip
