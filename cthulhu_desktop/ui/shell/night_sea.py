"""A night sea under the moon, drawn like an engraving: horizontal lines whose width follows the tone.

Shown on the start screen at once, before the finer engraving is ready, and for good where none can be made.
"""

from __future__ import annotations

from math import cos, exp, hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPen, QPolygonF

from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.widgets.sheet import paint_paper

_HORIZON = 0.62  # of the height
_MOON = (0.64, 0.24, 0.105)  # centre and radius, of width, height and height
_STEP = 11.0  # pixels between the points of a line
_ARMS = (  # tentacles out of the sea: foot, height, lean, thickness, curl
    (0.33, 0.30, -0.05, 0.024, -1.0),
    (0.225, 0.43, 0.04, 0.036, 1.0),
    (0.11, 0.30, -0.10, 0.022, 1.1),
    (0.44, 0.17, 0.10, 0.014, 1.0),
    (0.88, 0.11, -0.10, 0.010, -1.0),
)


def paint_night_sea(size: QSize, ratio: float = 1.0) -> QImage:
    """The picture at `size` (in device-independent pixels; `ratio` device pixels each)."""
    image = QImage(size * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(0, 0, size.width(), size.height())
    paint_paper(painter, area)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour(theme.INK))
    gap = max(4.0, area.height() / 150)
    rows = int(area.height() / gap)
    for row in range(rows):
        painter.drawPolygon(_line(area, (row + 0.5) * gap, gap))
    for arm in _ARMS:
        _draw_arm(painter, area, arm)
    painter.end()
    return image


def _tone(across: float, down: float, shape: float) -> float:
    """How dark the picture is at a point given in parts of its width and height: 0 paper, 1 ink."""
    moon_x, moon_y, radius = _MOON
    if down < _HORIZON:
        distance = hypot((across - moon_x) * shape, down - moon_y)
        if distance < radius:
            return 0.05 + max(0.0, 0.22 * sin(across * 43 + 1.3) * sin(down * 29 + across * 9) - 0.04)
        glow = exp(-(distance - radius) * 4.2)
        cloud = 0.16 * sin(across * 7 + down * 23) * sin(down * 31 - across * 3)
        return 0.80 - 0.62 * glow + cloud * (1 - glow)
    depth = (down - _HORIZON) / (1 - _HORIZON)
    spread = 0.025 + 0.16 * depth
    path = exp(-(((across - moon_x) / spread) ** 2)) * (0.55 + 0.45 * sin(down * 190 + 3 * sin(across * 40)))
    swell = 0.14 * sin(across * 16 + down * 60) * (1 - depth * 0.4)
    return 0.86 - 0.10 * depth + swell - 0.80 * path


def _line(area: QRectF, y: float, gap: float) -> QPolygonF:
    """One engraved line as a band of changing width."""
    width, height = area.width(), area.height()
    down = y / height
    shape = width / height
    sea = down > _HORIZON
    upper, lower = [], []
    for index in range(int(width / _STEP) + 2):
        x = index * _STEP
        wave = 1.6 * sin(x / 34 + y * 0.9) + 0.8 * sin(x / 11 - y) if sea else 0.7 * sin(x / 60 + y * 0.35)
        half = gap * 0.47 * min(1.0, max(0.06, _tone(x / width, down, shape)))
        upper.append(QPointF(x, y + wave - half))
        lower.append(QPointF(x, y + wave + half))
    return QPolygonF([*upper, *reversed(lower)])


def _draw_arm(painter: QPainter, area: QRectF, arm: tuple[float, float, float, float, float]) -> None:
    """A tentacle that rises out of the sea and curls in at its tip, with pale rings where it turns to the moon."""
    foot, height, lean, thickness, curl = arm
    left, right, spine = [], [], []
    steps = 64
    x, y = foot * area.width(), (_HORIZON + 0.05) * area.height()
    direction = -pi / 2 + lean
    length = height * area.height() * 1.6 / steps
    for step in range(steps + 1):
        part = step / steps
        direction += curl * (-0.014 if part < 0.3 else 0.26 * (part - 0.2) ** 2.2)
        half = thickness * area.height() * (1 - part) ** 0.8 + 0.7
        normal = QPointF(-sin(direction), cos(direction)) * half
        here = QPointF(x, y)
        spine.append((here, normal, half))
        left.append(here + normal)
        right.append(here - normal)
        x += cos(direction) * length
        y += sin(direction) * length
    body = QPainterPath()
    body.setFillRule(Qt.FillRule.WindingFill)
    body.addPolygon(QPolygonF([*left, *reversed(right)]))
    painter.setBrush(theme.colour(theme.INK))
    painter.setPen(QPen(theme.colour(theme.PAPER), 1.6))
    painter.drawPath(body)
    _suckers(painter, spine, curl)
    _foam(painter, area, spine[0][0], thickness)
    painter.setPen(Qt.PenStyle.NoPen)


def _suckers(painter: QPainter, spine: list[tuple[QPointF, QPointF, float]], curl: float) -> None:
    """Pale rings on the inner side, strokes of light on the outer one."""
    inner = 1 if curl > 0 else -1
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colour(theme.AGED_PAPER), 1.1))
    for step, (here, normal, half) in enumerate(spine[5:-8]):
        if step % 3 == 0 and half > 2.5:
            painter.drawEllipse(here + normal * 0.52 * inner, half * 0.24, half * 0.24)
        painter.drawLine(here - normal * 0.35 * inner, here - normal * 0.86 * inner)


def _foam(painter: QPainter, area: QRectF, foot: QPointF, thickness: float) -> None:
    """Where a tentacle leaves the water: the sea closes over its foot in a few white ripples."""
    reach = thickness * area.height() * 1.7 + 5
    for row in range(6):
        y = foot.y() - 7 + row * 3.4
        painter.setPen(QPen(theme.colour(theme.PAPER if row % 2 == 0 else theme.INK), 1.9))
        ripple = QPolygonF()
        for index in range(13):
            x = foot.x() + (index / 6 - 1) * reach * (1 + row * 0.16)
            ripple.append(QPointF(x, y + 1.5 * sin(index * 1.9 + row * 2.1)))
        painter.drawPolyline(ripple)
