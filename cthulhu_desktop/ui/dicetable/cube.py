"""A die as a solid: where its six faces are at any orientation, drawn as slanted pictures. The camera looks down on the
table, tilted a little towards the player, so that the front side of a resting die shows."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from cthulhu_desktop.core.dice.faces import Face
from cthulhu_desktop.ui.dicetable.signs import sign
from cthulhu_desktop.ui.theme import BLOOD, INK

Vector = tuple[float, float, float]
TILT = math.radians(15)
EDGE = 0.90  # length of the cube's edge in units of the die's size
FACE_PIXELS = 128
ENGRAVING = {
    Face.IAA: BLOOD, Face.ONE: "#1D3B36", Face.TWO: "#1D3B36", Face.THREE: "#1D3B36", Face.SIGN: "#6B4A12",
    None: "#8A7650",
}  # fmt: skip


class Turn(NamedTuple):
    """An orientation: the three rows of a rotation matrix (x to the right, y away from the player, z up)."""

    x: Vector
    y: Vector
    z: Vector

    @staticmethod
    def about(axis: Vector, angle: float) -> Turn:
        """Turned about an axis of length 1 by `angle` radians."""
        c, s = math.cos(angle), math.sin(angle)
        x, y, z = axis
        d = 1 - c
        return Turn(
            (c + x * x * d, x * y * d - z * s, x * z * d + y * s),
            (y * x * d + z * s, c + y * y * d, y * z * d - x * s),
            (z * x * d - y * s, z * y * d + x * s, c + z * z * d),
        )

    def apply(self, v: Vector) -> Vector:
        """Where the point v of the die lies."""
        return (
            self.x[0] * v[0] + self.x[1] * v[1] + self.x[2] * v[2],
            self.y[0] * v[0] + self.y[1] * v[1] + self.y[2] * v[2],
            self.z[0] * v[0] + self.z[1] * v[1] + self.z[2] * v[2],
        )

    def after(self, first: Turn) -> Turn:
        """This turn after another one."""
        columns = [self.apply((first.x[k], first.y[k], first.z[k])) for k in range(3)]
        rows = zip(*columns, strict=True)
        return Turn(*((row[0], row[1], row[2]) for row in rows))


UPRIGHT = Turn((1, 0, 0), (0, 1, 0), (0, 0, 1))
# the sides of the die: outward normal, the picture's right, the picture's up; the first is on top when upright
SIDES: tuple[tuple[Vector, Vector, Vector], ...] = (
    ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
    ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    ((-1, 0, 0), (0, -1, 0), (0, 0, 1)),
    ((0, 1, 0), (-1, 0, 0), (0, 0, 1)),
    ((0, 0, -1), (1, 0, 0), (0, -1, 0)),
)
_LIGHT: Vector = (-0.36, 0.42, 0.83)
_VIEW: Vector = (0.0, -math.sin(TILT), math.cos(TILT))


def neighbours(top: Face | None) -> tuple[Face | None, ...]:
    """The six sides when `top` is up. The real die has IÄÄ twice; a side not seen may be any."""
    if top is None:
        return (None,) * 6
    others: list[Face] = [Face.IAA, Face.IAA, Face.ONE, Face.TWO, Face.THREE, Face.SIGN]
    others.remove(top)
    return (top, *others)


def _dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _flat(v: Vector, size: float) -> QPointF:
    """A point of the cube (edge 1) on the screen, the cube's middle at 0."""
    edge = size * EDGE
    return QPointF(v[0] * edge, -(v[1] * math.cos(TILT) + v[2] * math.sin(TILT)) * edge)


class _Seen(NamedTuple):
    """A side that faces the camera: how much so, its outward, right and up directions, its sign."""

    facing: float
    outward: Vector
    right: Vector
    up: Vector
    face: Face | None


def draw_cube(
    painter: QPainter, turn: Turn, faces: tuple[Face | None, ...], size: float, detail: int = 1, *, flying: bool = False
) -> None:
    """Draw a die of that size about the painter's origin. `flying`: quickly, for a frame of a throw."""
    seen = []
    for (normal, right, up), face in zip(SIDES, faces, strict=True):
        outward = turn.apply(normal)
        facing = _dot(outward, _VIEW)
        if facing > 0.01:
            seen.append(_Seen(facing, outward, turn.apply(right), turn.apply(up), face))
    _draw_body(painter, seen, size)
    # with antialiasing Qt takes its slow way for slanted pictures; in flight their own soft borders do
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, not flying)
    ground = painter.transform()
    for side in seen:
        _draw_side(painter, side, size, detail)
        painter.setTransform(ground)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)


def _draw_body(painter: QPainter, seen: list[_Seen], size: float) -> None:
    """The rounded solid whose edges show between the sides."""
    corners = QPolygonF()
    for side in seen:
        for a, b in ((-0.43, -0.43), (0.43, -0.43), (0.43, 0.43), (-0.43, 0.43)):
            o, r, u = side.outward, side.right, side.up
            x, y, z = (o[k] * 0.43 + r[k] * a + u[k] * b for k in range(3))
            corners.append(_flat((x, y, z), size))
    edge = QColor("#B9A67C")
    style = Qt.PenStyle.SolidLine
    painter.setPen(QPen(edge, size * 0.14, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(edge)
    painter.drawConvexPolygon(_hull(corners))


def _draw_side(painter: QPainter, side: _Seen, size: float, detail: int) -> None:
    outward = side.outward
    origin = _flat((outward[0] / 2, outward[1] / 2, outward[2] / 2), size)
    pixels = FACE_PIXELS * detail
    across, along = _flat(side.right, size) / pixels, _flat(side.up, size) / -pixels
    corner = origin - across * (pixels / 2) - along * (pixels / 2)
    # twelve steps of light are enough for the eye and few enough to keep
    light = round(min(1.0, max(0.0, _dot(outward, _LIGHT))) * 12)
    # a sign seen at a flat angle is only noise, above all on the front of a small die at rest
    shown: Side = side.face if side.facing > 0.42 else "plain"
    painter.setTransform(QTransform(across.x(), across.y(), along.x(), along.y(), corner.x(), corner.y()), True)
    painter.drawPixmap(0, 0, face_pixmap(shown, detail, light))


def _hull(points: QPolygonF) -> QPolygonF:
    """The convex hull (Andrew's monotone chain)."""
    ordered = sorted({(round(points.at(k).x(), 3), round(points.at(k).y(), 3)) for k in range(points.size())})
    if len(ordered) < 3:
        return points

    def half(line: list[tuple[float, float]]) -> list[tuple[float, float]]:
        kept: list[tuple[float, float]] = []
        for p in line:
            while len(kept) > 1 and _left(kept[-2], kept[-1], p) <= 0:
                kept.pop()
            kept.append(p)
        return kept[:-1]

    return QPolygonF([QPointF(*p) for p in half(ordered) + half(ordered[::-1])])


def _left(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


Side = Face | Literal["plain"] | None  # "plain": a side without its engraving


@lru_cache(maxsize=512)
def face_pixmap(face: Side, detail: int, light: int) -> QPixmap:
    """One side of the die in twelve steps of light."""
    pixmap = QPixmap(_bright_face(face, detail))
    dark = QColor("#2A1C0C")
    dark.setAlphaF(0.62 * (1 - light / 12))
    painter = QPainter(pixmap)
    # only where there is bone already
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.fillRect(pixmap.rect(), dark)
    painter.end()
    return pixmap


@lru_cache(maxsize=16)
def _bright_face(face: Side, detail: int) -> QPixmap:
    """Bone with its engraving, in full light."""
    pixels = FACE_PIXELS * detail
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(0, 0, pixels, pixels).adjusted(1, 1, -1, -1)
    outline = QPainterPath()
    outline.addRoundedRect(box, pixels * 0.20, pixels * 0.20)
    painter.fillPath(outline, _bone(pixels))
    painter.setClipPath(outline)
    _grain(painter, pixels)
    _rim(painter, box, pixels)
    if face != "plain":
        engrave(painter, face, QPointF(pixels / 2, pixels / 2), pixels * 0.88)
    painter.end()
    return pixmap


def _bone(pixels: int) -> QBrush:
    glow = QRadialGradient(QPointF(pixels * 0.36, pixels * 0.30), pixels * 0.95)
    for at, name in ((0.0, "#FBF3DD"), (0.45, "#F0E3C3"), (0.85, "#DCC79B"), (1.0, "#C7AE7D")):
        glow.setColorAt(at, QColor(name))
    return QBrush(glow)


def _grain(painter: QPainter, pixels: int) -> None:
    """The fine pores of bone."""
    painter.setPen(QPen(QColor(120, 92, 48, 26), pixels / 110))
    for k in range(26):
        x, y = (k * 61 % 97) / 97 * pixels, (k * 37 % 89) / 89 * pixels
        painter.drawLine(QPointF(x, y), QPointF(x + pixels * 0.02, y + pixels * (0.05 + k % 4 * 0.02)))


def _rim(painter: QPainter, box: QRectF, pixels: int) -> None:
    edge = QLinearGradient(box.topLeft(), box.bottomRight())
    edge.setColorAt(0.0, QColor(255, 252, 240, 230))
    edge.setColorAt(0.5, QColor(255, 250, 230, 30))
    edge.setColorAt(1.0, QColor(90, 64, 26, 150))
    painter.setPen(QPen(QBrush(edge), pixels * 0.045))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, pixels * 0.20, pixels * 0.20)


def engrave(painter: QPainter, face: Face | None, centre: QPointF, size: float, colour: str = "") -> None:
    """Cut a sign into the ground: a light lower edge, the dark of the cut, a shadow along its upper edge."""
    path = QTransform.fromTranslate(centre.x(), centre.y()).scale(size, size).map(sign(face))
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(path.translated(size * 0.012, size * 0.018), QColor(255, 252, 238, 210))
    cut = QColor(colour or ENGRAVING[face])
    painter.fillPath(path, cut)
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(QColor(INK), size * 0.035))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setOpacity(0.55)
    painter.drawPath(path.translated(size * 0.010, size * 0.014))
    painter.restore()


def forget_faces() -> None:
    """Draw all sides anew next time: the font has changed."""
    face_pixmap.cache_clear()
    _bright_face.cache_clear()


