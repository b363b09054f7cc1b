"""The furniture of the dice table: table top, leather tray, ritual rings, the dish in the middle, stones, plates."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from cthulhu_desktop.core.dice.faces import Face
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.dicetable.cube import engrave
from cthulhu_desktop.ui.dicetable.signs import sign, tentacle
from cthulhu_desktop.ui.tabletop import materials
from cthulhu_desktop.ui.tabletop.items import State
from cthulhu_desktop.ui.theme import BRASS, BRASS_DARK, BRASS_LIGHT, PAPER, TABLE_DEEP

LIT = "#F2D58E"  # the light of what may be used now
CLOTH_WIDTH = 1100
SHOWN = State.GLOW | State.HOVER | State.CHOSEN | State.FOCUS | State.DIM


@lru_cache(maxsize=2)
def table_top(width: int, height: int, ratio: float) -> QImage:
    """The cloth in its walnut frame with a brass fillet. It takes longer than a frame: call it in a task."""
    image = QImage(max(1, round(width * ratio)), max(1, round(height * ratio)), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    frame = frame_width(width, height)
    whole = QRectF(0, 0, width, height)
    _lay_cloth(painter, width, height)
    for box, upright in (
        (QRectF(0, 0, width, frame), False), (QRectF(0, height - frame, width, frame), False),
        (QRectF(0, 0, frame, height), True), (QRectF(width - frame, 0, frame, height), True),
    ):  # fmt: skip
        _board(painter, box, upright, whole)
    inner = whole.adjusted(frame, frame, -frame, -frame)
    for k in range(7):
        painter.setPen(QPen(QColor(0, 0, 0, 60 - k * 8), 2))
        painter.drawRect(inner.adjusted(k * 2, k * 2, -k * 2, -k * 2))
    fillet = QPainterPath()
    fillet.addRect(inner.adjusted(-2, -2, 2, 2))
    materials.brass_line(painter, fillet, max(1.4, frame * 0.10))
    painter.end()
    return image


def _lay_cloth(painter: QPainter, width: int, height: int) -> None:
    """The cloth is soft enough to be drawn at most so large and stretched: a 4K table would take half a second."""
    scale = max(1.0, width / CLOTH_WIDTH)
    cloth = QImage(max(1, round(width / scale)), max(1, round(height / scale)), QImage.Format.Format_RGB32)
    weaver = QPainter(cloth)
    materials.cloth(weaver, QRectF(cloth.rect()))
    weaver.end()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(QRectF(0, 0, width, height), cloth, QRectF(cloth.rect()))


def frame_width(width: float, height: float) -> float:
    """How broad the wooden frame is."""
    return max(8.0, min(width, height) * 0.021)


def _board(painter: QPainter, box: QRectF, upright: bool, whole: QRectF) -> None:
    painter.save()
    if upright:  # mitred corners
        corner = QPainterPath()
        side, cut = (box.left(), box.width()) if box.left() == 0 else (box.right(), -box.width())
        corner.moveTo(side, 0)
        corner.lineTo(side + cut, abs(cut))
        corner.lineTo(side + cut, whole.height() - abs(cut))
        corner.lineTo(side, whole.height())
        painter.setClipPath(corner)
    materials.wood(painter, box, upright=upright)
    painter.restore()
    shine = QLinearGradient(box.topLeft(), box.topRight() if upright else box.bottomLeft())
    for at, alpha in ((0.0, 46), (0.3, 8), (1.0, 0)):
        shine.setColorAt(at, QColor(255, 226, 170, alpha))
    painter.save()
    painter.fillRect(box, QBrush(shine))
    painter.restore()


def _shade_of(painter: QPainter, box: QRectF, radius: float, *, blur: float, drop: float, opacity: int) -> None:
    size = round(box.width()), round(box.height())
    shadow = materials.soft_shadow(*size, radius=round(radius), blur=max(2, round(blur)), opacity=opacity)
    painter.drawPixmap(QPointF(box.x() - round(blur), box.y() - round(blur) + drop), shadow)


def _frame_of(painter: QPainter, path: QPainterPath, state: State, width: float) -> None:
    """The marks of a place's state around its edge: light, stronger light, the broken line of the focus."""
    if state & (State.GLOW | State.CHOSEN | State.HOVER):
        strength = 1.5 if state & State.CHOSEN else 0.55 if state & State.HOVER and not state & State.GLOW else 0.95
        materials.glow_ring(painter, path, width, LIT, strength)
    if state & State.FOCUS:
        pen = QPen(QColor(PAPER), max(2.0, width * 0.35), Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)


def draw_tray(painter: QPainter, box: QRectF, state: State) -> None:
    """A sunken leather tray with a stitched, brass-cornered rim."""
    radius = min(box.width(), box.height()) * 0.13
    rim = max(7.0, min(box.width(), box.height()) * 0.062)
    outer = QPainterPath()
    outer.addRoundedRect(box, radius, radius)
    _shade_of(painter, box, radius, blur=rim * 0.9, drop=rim * 0.5, opacity=190)
    _frame_of(painter, outer, state & ~State.HOVER, rim * 0.55)
    materials.leather(painter, outer, base="#5B3422")
    bed = box.adjusted(rim, rim, -rim, -rim)
    inner = QPainterPath()
    inner.addRoundedRect(bed, radius * 0.72, radius * 0.72)
    materials.leather(painter, inner, base="#3B2016")
    painter.save()
    painter.setClipPath(inner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for k in range(9):
        painter.setPen(QPen(QColor(0, 0, 0, 70 - k * 7), rim * 0.28))
        painter.drawPath(inner.translated(0, k * rim * 0.16))
    painter.setOpacity(0.16 if not state & State.GLOW else 0.30)
    mark = min(bed.width(), bed.height()) * 0.78
    painter.fillPath(
        QTransform.fromTranslate(bed.center().x(), bed.center().y()).scale(mark, mark).map(sign(Face.SIGN)),
        QColor("#0E0604"),
    )
    painter.restore()
    seam = QPainterPath()
    seam.addRoundedRect(box.adjusted(rim * 0.5, rim * 0.5, -rim * 0.5, -rim * 0.5), radius * 0.86, radius * 0.86)
    painter.setPen(QPen(QColor("#C9A36A"), max(1.1, rim * 0.11), Qt.PenStyle.CustomDashLine))
    pen = painter.pen()
    pen.setDashPattern([3.2, 2.4])
    painter.setPen(pen)
    painter.drawPath(seam)
    painter.setPen(QPen(QColor(255, 214, 160, 60), 1.2))
    painter.drawPath(outer)
    painter.setPen(QPen(QColor(255, 214, 160, 34), 1.2))
    painter.drawPath(inner)


def draw_ring(painter: QPainter, box: QRectF, state: State) -> None:
    """A cult's ritual circle: two brass rings with a band of marks between them, a dark hearth within."""
    size = min(box.width(), box.height())
    centre, radius = box.center(), size / 2
    edge = QPainterPath()
    edge.addEllipse(centre, radius, radius)
    _frame_of(painter, edge, state, size * 0.032)
    ground = QRadialGradient(centre, radius)
    lit = bool(state & (State.GLOW | State.CHOSEN))
    for at, name, alpha in (
        (0.0, "#3A4A32" if lit else TABLE_DEEP, 235),
        (0.62, "#1C2A22" if lit else TABLE_DEEP, 215),
        (1.0, "#070D0B", 235),
    ):
        shade = QColor(name)
        shade.setAlpha(alpha)
        ground.setColorAt(at, shade)
    painter.fillPath(edge, QBrush(ground))
    dim = bool(state & State.DIM)
    painter.setOpacity(0.55 if dim else 1.0)
    width = max(1.2, size * 0.011)
    for share in (0.985, 0.90, 0.40):
        circle = QPainterPath()
        circle.addEllipse(centre, radius * share, radius * share)
        materials.brass_line(painter, circle, width if share > 0.5 else width * 0.7)
    _band_of_marks(painter, centre, radius * 0.942, size * 0.030)
    _inner_star(painter, centre, radius * 0.88, max(1.0, size * 0.004), dim)
    painter.setOpacity(1.0)


def _band_of_marks(painter: QPainter, centre: QPointF, radius: float, height: float) -> None:
    """Cut marks like an unknown writing, all the way round."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    count = 48 if height > 4 else 32
    for k in range(count):
        angle = 2 * math.pi * k / count
        painter.save()
        painter.translate(centre.x() + radius * math.cos(angle), centre.y() + radius * math.sin(angle))
        painter.rotate(math.degrees(angle) + 90)
        painter.setPen(QPen(QColor(BRASS if k % 4 else BRASS_LIGHT), max(0.8, height * 0.16)))
        h = height / 2
        kind = (k * 7 + k // 3) % 5
        painter.drawLine(QPointF(0, -h), QPointF(0, h))
        if kind in (1, 3):
            painter.drawLine(QPointF(0, -h * 0.2), QPointF(h * 0.8, -h))
        if kind in (2, 3):
            painter.drawLine(QPointF(0, h * 0.2), QPointF(-h * 0.8, h))
        if kind == 4:
            painter.drawEllipse(QPointF(h * 0.7, 0), h * 0.3, h * 0.3)
        painter.restore()


def _inner_star(painter: QPainter, centre: QPointF, radius: float, width: float, dim: bool) -> None:
    """Seven faint lines from rim to rim behind the dice."""
    shade = QColor(BRASS)
    shade.setAlpha(40 if dim else 74)
    painter.setPen(QPen(shade, width))
    angles = [2 * math.pi * k / 7 for k in range(7)]
    corners = [centre + QPointF(math.sin(angle), -math.cos(angle)) * radius for angle in angles]
    for k in range(7):
        painter.drawLine(corners[k], corners[(k + 3) % 7])


def draw_seal(painter: QPainter, box: QRectF, state: State) -> None:
    """The middle of the table: a bronze dish with eight arms reaching out of its rim."""
    size = min(box.width(), box.height()) * 0.86
    centre, radius = box.center(), size / 2
    edge = QPainterPath()
    edge.addEllipse(centre, radius * 0.90, radius * 0.90)
    _shade_of(painter, edge.boundingRect(), radius, blur=size * 0.05, drop=size * 0.025, opacity=170)
    arm = tentacle((0.0, -0.40), -62, 0.26, [(0.4, -44), (0.6, 230)], 0.085)
    for k in range(8):
        turned = QTransform().translate(centre.x(), centre.y()).scale(size, size).rotate(45 * k).map(arm)
        painter.fillPath(turned, materials.brass(turned.boundingRect()))
    _frame_of(painter, edge, state, size * 0.03)
    painter.fillPath(edge, materials.brass(edge.boundingRect()))
    bowl = QRadialGradient(QPointF(centre.x(), centre.y() - radius * 0.2), radius)
    bowl.setColorAt(0.0, QColor("#22362F"))
    bowl.setColorAt(0.75, QColor("#0D1814"))
    bowl.setColorAt(1.0, QColor("#040807"))
    inside = QPainterPath()
    inside.addEllipse(centre, radius * 0.83, radius * 0.83)
    painter.fillPath(inside, QBrush(bowl))
    painter.setPen(QPen(QColor(BRASS_DARK), max(1.0, size * 0.008)))
    painter.drawPath(inside)


def draw_stone(painter: QPainter, box: QRectF, _state: State) -> None:
    """A doubling stone: polished black stone with ×2 cut into it and gilded."""
    _pebble(painter, box, "#3D4347", "#0B0D0E", 0)
    _cut_text(painter, box, "×2", 0.50)


def draw_start_stone(painter: QPainter, box: QRectF, _state: State) -> None:
    """The start-cult stone: green soapstone with an eye."""
    _pebble(painter, box, "#5E8F78", "#17352A", 1)
    c, w = box.center(), box.width()
    eye = QPainterPath(QPointF(c.x() - w * 0.30, c.y()))
    eye.quadTo(QPointF(c.x(), c.y() - w * 0.34), QPointF(c.x() + w * 0.30, c.y()))
    eye.quadTo(QPointF(c.x(), c.y() + w * 0.34), QPointF(c.x() - w * 0.30, c.y()))
    painter.setPen(QPen(QColor(BRASS_LIGHT), max(1.2, w * 0.055)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(eye)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(BRASS_LIGHT))
    painter.drawEllipse(c, w * 0.045, w * 0.14)


def _pebble(painter: QPainter, box: QRectF, light: str, dark: str, kind: int) -> None:
    shape = QPainterPath()
    c, w, h = box.center(), box.width() / 2, box.height() / 2
    bumps = (1.0, 0.90, 0.98, 0.88) if kind == 0 else (0.92, 1.0, 0.90, 0.97)
    points = [
        QPointF(c.x() + w * r * math.cos(math.pi / 2 * k + 0.3), c.y() + h * r * math.sin(math.pi / 2 * k + 0.3))
        for k, r in enumerate(bumps)
    ]
    shape.moveTo((points[-1] + points[0]) / 2)
    for k, point in enumerate(points):
        after = points[(k + 1) % len(points)]
        out = c + (point - c) * 1.36
        shape.quadTo(out, (point + after) / 2)
    _shade_of(painter, shape.boundingRect(), w, blur=w * 0.25, drop=h * 0.16, opacity=200)
    fill = QRadialGradient(QPointF(c.x() - w * 0.35, c.y() - h * 0.45), w * 1.7)
    fill.setColorAt(0.0, QColor(light))
    fill.setColorAt(1.0, QColor(dark))
    painter.fillPath(shape, QBrush(fill))
    painter.setPen(QPen(QColor(255, 255, 255, 70), max(0.8, w * 0.04)))
    painter.drawPath(shape)


def _cut_text(painter: QPainter, box: QRectF, text: str, share: float) -> None:
    path = QPainterPath()
    path.addText(0, 0, theme.font(theme.Role.TITLE, 30, weight=700), text)
    bounds = path.boundingRect()
    factor = box.height() * share / bounds.height()
    factor = min(factor, box.width() * 0.62 / bounds.width())
    move = QTransform.fromTranslate(box.center().x(), box.center().y()).scale(factor, factor)
    painter.fillPath(move.translate(-bounds.center().x(), -bounds.center().y()).map(path), QColor(BRASS_LIGHT))


def draw_cup(painter: QPainter, box: QRectF, state: State) -> None:
    """The dice cup, seen from above at a slant."""
    w, h = box.width(), box.height()
    body = QPainterPath()
    body.moveTo(box.x() + w * 0.08, box.y() + h * 0.24)
    body.lineTo(box.x() + w * 0.20, box.y() + h * 0.90)
    body.quadTo(QPointF(box.center().x(), box.bottom() + h * 0.08), QPointF(box.right() - w * 0.20, box.y() + h * 0.90))
    body.lineTo(box.right() - w * 0.08, box.y() + h * 0.24)
    body.closeSubpath()
    _shade_of(painter, box.adjusted(w * 0.1, h * 0.15, -w * 0.1, 0), w * 0.2, blur=w * 0.12, drop=h * 0.07, opacity=190)
    mouth = QRectF(box.x() + w * 0.06, box.y() + h * 0.05, w * 0.88, h * 0.38)
    whole = QPainterPath()
    whole.addEllipse(mouth)
    outline = body.united(whole)
    _frame_of(painter, outline, state, w * 0.06)
    materials.leather(painter, body, base="#6A3B25")
    for y, thick in ((0.50, 0.030), (0.82, 0.030)):
        band = QPainterPath(QPointF(box.x() + w * (0.08 + 0.18 * (y - 0.24)), box.y() + h * y))
        band.quadTo(
            QPointF(box.center().x(), box.y() + h * (y + 0.17)),
            QPointF(box.right() - w * (0.08 + 0.18 * (y - 0.24)), box.y() + h * y),
        )
        materials.brass_line(painter, band, w * thick)
    painter.fillPath(whole, materials.brass(mouth))
    dark = QPainterPath()
    dark.addEllipse(mouth.adjusted(w * 0.06, h * 0.045, -w * 0.06, -h * 0.045))
    painter.fillPath(dark, QColor("#120906"))
    engrave(painter, Face.SIGN, QPointF(box.center().x(), box.y() + h * 0.71), w * 0.26, BRASS)


def draw_plate(painter: QPainter, box: QRectF, state: State) -> None:
    """A brass name plate; the one whose turn it is shines and has a lamp at its left."""
    radius = box.height() * 0.22
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    lit = bool(state & State.CHOSEN)
    if lit:
        materials.glow_ring(painter, path, box.height() * 0.28, LIT, 1.0)
    fill = QLinearGradient(box.topLeft(), box.bottomLeft())
    names = ("#F4DFA8", "#C79F5E", "#E0BE80") if lit else ("#4A3A2A", "#2B2018", "#36291D")
    for at, name in zip((0.0, 0.55, 1.0), names, strict=True):
        fill.setColorAt(at, QColor(name))
    painter.fillPath(path, QBrush(fill))
    painter.setPen(QPen(QColor(BRASS_LIGHT if lit else BRASS), max(1.0, box.height() * 0.05)))
    painter.drawPath(path)


def draw_completed(painter: QPainter, box: QRectF, _state: State) -> None:
    """A round seal with the Elder Sign: this invocation is completed."""
    _medal(painter, box, "#2F6B55", "#123028")
    mark = box.width() * 0.62
    move = QTransform.fromTranslate(box.center().x(), box.center().y()).scale(mark, mark)
    painter.fillPath(move.map(sign(Face.SIGN)), QColor(LIT))


def draw_broken(painter: QPainter, box: QRectF, _state: State) -> None:
    """A round seal, cracked through: this invocation ended unfinished."""
    _medal(painter, box, "#8C3A30", "#3D1512")
    c, r = box.center(), box.width() / 2
    crack = QPainterPath(QPointF(c.x() - r * 0.18, c.y() - r * 0.92))
    for x, y in ((0.16, -0.42), (-0.20, -0.10), (0.20, 0.30), (-0.06, 0.58), (0.10, 0.92)):
        crack.lineTo(c.x() + r * x, c.y() + r * y)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(20, 6, 4), max(2.0, r * 0.20)))
    painter.drawPath(crack)
    painter.setPen(QPen(QColor("#F0C9A8"), max(1.0, r * 0.07)))
    painter.drawPath(crack)


def _medal(painter: QPainter, box: QRectF, light: str, dark: str) -> None:
    path = QPainterPath()
    path.addEllipse(box)
    _shade_of(painter, box, radius=box.width() / 2, blur=box.width() * 0.1, drop=box.width() * 0.06, opacity=180)
    fill = QRadialGradient(QPointF(box.center().x() - box.width() * 0.2, box.y() + box.height() * 0.25), box.width())
    fill.setColorAt(0.0, QColor(light))
    fill.setColorAt(1.0, QColor(dark))
    painter.fillPath(path, QBrush(fill))
    rim = QPainterPath()
    rim.addEllipse(box.adjusted(box.width() * 0.05, box.width() * 0.05, -box.width() * 0.05, -box.width() * 0.05))
    materials.brass_line(painter, rim, max(1.2, box.width() * 0.06))
