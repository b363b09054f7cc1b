"""The five signs of the dice as vector paths in the square from -0.5 to 0.5, y downwards. All shapes are our own."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from cthulhu_desktop.core.dice.faces import Face
from cthulhu_desktop.ui import theme

STEPS = 44


def tentacle(
    start: tuple[float, float], heading: float, length: float, bends: Sequence[tuple[float, float]], width: float
) -> QPainterPath:
    """A tapering arm with suckers cut out along its inner side. `heading` in degrees (-90 is up); `bends` are pairs
    (share of the length, degrees turned in it): positive turns clockwise."""
    spine = _spine(start, heading, length, bends)
    left, right = [], []
    for k, (x, y, angle) in enumerate(spine):
        half = width / 2 * _taper(k / STEPS)
        nx, ny = -math.sin(angle) * half, math.cos(angle) * half
        left.append(QPointF(x + nx, y + ny))
        right.append(QPointF(x - nx, y - ny))
    path = QPainterPath()
    path.addPolygon(QPolygonF([*left, *reversed(right)]))
    path.closeSubpath()
    path.setFillRule(path.fillRule().WindingFill)
    tip = spine[-1]
    path.addEllipse(QPointF(tip[0], tip[1]), width * 0.12, width * 0.12)
    inner = 1 if sum(turn for _share, turn in bends) > 0 else -1
    return path.simplified().subtracted(_suckers(spine, width, inner))


def _taper(t: float) -> float:
    return 1.0 - 0.80 * math.pow(t, 0.9)


def _spine(
    start: tuple[float, float], heading: float, length: float, bends: Sequence[tuple[float, float]]
) -> list[tuple[float, float, float]]:
    x, y = start
    angle = math.radians(heading)
    points = [(x, y, angle)]
    edges, total = [], 0.0
    for share, turn in bends:
        edges.append((total, total + share, math.radians(turn)))
        total += share
    step = length / STEPS
    for k in range(1, STEPS + 1):
        t = (k - 0.5) / STEPS * total
        for low, high, turn in edges:
            if low <= t <= high:
                angle += turn / (high - low) * total / STEPS
                break
        x, y = x + math.cos(angle) * step, y + math.sin(angle) * step
        points.append((x, y, angle))
    return points


def _suckers(spine: list[tuple[float, float, float]], width: float, inner: int) -> QPainterPath:
    path = QPainterPath()
    for k in (7, 13, 19, 25):
        x, y, angle = spine[k]
        half = width / 2 * _taper(k / STEPS)
        dx, dy = -math.sin(angle) * half * 0.42 * inner, math.cos(angle) * half * 0.42 * inner
        radius = half * 0.34
        path.addEllipse(QPointF(x + dx, y + dy), radius, radius)
    return path


def _mirrored(path: QPainterPath) -> QPainterPath:
    return QTransform.fromScale(-1, 1).map(path)


def _one() -> QPainterPath:
    return tentacle((0.12, 0.46), -112, 2.05, [(0.16, 10), (0.22, 62), (0.14, -14), (0.48, -392)], 0.37)


def _two() -> QPainterPath:
    arm = tentacle((0.085, 0.46), -104, 1.50, [(0.28, 52), (0.12, 0), (0.60, 350)], 0.27)
    return arm.united(_mirrored(arm))


def _three() -> QPainterPath:
    side = tentacle((0.13, 0.46), -62, 1.06, [(0.26, -8), (0.18, 20), (0.56, 330)], 0.205)
    middle = tentacle((0.0, 0.46), -98, 1.62, [(0.30, 24), (0.22, -30), (0.48, -330)], 0.215)
    both = side.united(_mirrored(side))
    return both.united(middle)


def _letters() -> QPainterPath:
    """The letters IÄÄ, cut like an inscription."""
    path = QPainterPath()
    path.addText(0, 0, theme.font(theme.Role.TITLE, 40, weight=800), "IÄÄ")
    box = path.boundingRect()
    factor = min(0.88 / box.width(), 0.62 / box.height())
    move = QTransform.fromScale(factor, factor * 1.12)
    return move.map(QTransform.fromTranslate(-box.center().x(), -box.center().y()).map(path))


def _branch() -> QPainterPath:
    """The Elder Sign: five straight boughs about an open heart, each with two twigs."""
    path = QPainterPath()
    for k in range(5):
        turn = QTransform().rotate(72 * k)
        for piece in (
            _bar((0, -0.10), (0, -0.47), 0.085),
            _bar((0, -0.25), (-0.135, -0.405), 0.068),
            _bar((0, -0.25), (0.135, -0.405), 0.068),
        ):
            path = path.united(turn.map(piece))
    heart = QPainterPath()
    heart.addEllipse(QPointF(0, 0), 0.14, 0.14)
    hole = QPainterPath()
    hole.addEllipse(QPointF(0, 0), 0.062, 0.062)
    return path.united(heart).subtracted(hole)


def _bar(a: tuple[float, float], b: tuple[float, float], width: float) -> QPainterPath:
    length = math.hypot(b[0] - a[0], b[1] - a[1])
    bar = QPainterPath()
    bar.addRoundedRect(QRectF(-width / 2, -width / 2, length + width, width), width * 0.35, width * 0.35)
    angle = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    return QTransform().translate(*a).rotate(angle).map(bar)


def _unrolled() -> QPainterPath:
    """The mark of a die that lies idle: a small closed eye."""
    path = QPainterPath()
    path.moveTo(-0.17, -0.02)
    path.quadTo(0, 0.16, 0.17, -0.02)
    path.quadTo(0, 0.10, -0.17, -0.02)
    for x, y, dx, dy in ((-0.11, 0.05, -0.04, 0.06), (0, 0.085, 0, 0.075), (0.11, 0.05, 0.04, 0.06)):
        path = path.united(_bar((x, y), (x + dx, y + dy), 0.022))
    return path


@cache
def sign(face: Face | None) -> QPainterPath:
    """The sign of a face; None: of a die that has not been rolled."""
    makers = {
        Face.IAA: _letters, Face.ONE: _one, Face.TWO: _two, Face.THREE: _three, Face.SIGN: _branch, None: _unrolled,
    }  # fmt: skip
    path = makers[face]()
    box = path.boundingRect()
    if face in (Face.ONE, Face.TWO, Face.THREE):
        factor = 0.92 / max(box.width(), box.height())
        path = QTransform.fromScale(factor, factor).map(path.translated(-box.center()))
    return path


def forget_signs() -> None:
    """Draw the letters anew next time: the font has changed."""
    sign.cache_clear()
