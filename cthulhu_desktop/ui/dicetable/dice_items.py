"""The dice as pieces: baked while they rest, a turning solid while they tumble."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from cthulhu_desktop.core.dice.faces import Face
from cthulhu_desktop.ui.dicetable.cube import UPRIGHT, Turn, draw_cube, neighbours
from cthulhu_desktop.ui.dicetable.furniture import LIT
from cthulhu_desktop.ui.tabletop import materials
from cthulhu_desktop.ui.tabletop.clock import Animation, Tween, linear
from cthulhu_desktop.ui.tabletop.items import PieceItem, State, detail_ratio
from cthulhu_desktop.ui.tabletop.layout import Rect
from cthulhu_desktop.ui.tabletop.looks import BakedLook
from cthulhu_desktop.ui.tabletop.zorder import Layer
from cthulhu_desktop.ui.theme import PAPER

SHOWS = State.GLOW | State.HOVER | State.CHOSEN | State.FOCUS | State.LIFTED | State.DIM
YAWS = 7  # resting dice lie in one of so many directions
YAW_STEP = math.radians(4.5)
RISE = 1.5  # how high a thrown die may rise, in its own size


def yaw_of(step: int) -> Turn:
    """A die at rest, turned by a small angle."""
    return Turn.about((0, 0, 1), (step - YAWS // 2) * YAW_STEP) if step != YAWS // 2 else UPRIGHT


@lru_cache(maxsize=128)
def die_look(face: Face | None, step: int) -> BakedLook:
    """The look of a resting die."""

    def draw(painter: QPainter, box: QRectF, state: State) -> None:
        _draw_resting(painter, box, state, face, step)

    return BakedLook(draw, 0.42, SHOWS)


def _draw_resting(painter: QPainter, box: QRectF, state: State, face: Face | None, step: int) -> None:
    size = box.width()
    lifted = bool(state & State.LIFTED)
    centre = box.center()
    drop = size * (0.26 if lifted else 0.09)
    shadow = QRectF(0, 0, size * 0.86, size * 0.86)
    shadow.moveCenter(QPointF(centre.x() + drop * 0.45, centre.y() + drop + size * 0.06))
    blur = max(2, round(size * (0.17 if lifted else 0.10)))
    soft = materials.soft_shadow(
        round(shadow.width()), round(shadow.height()), radius=round(size * 0.2), blur=blur, opacity=190
    )
    painter.drawPixmap(QPointF(shadow.x() - blur, shadow.y() - blur), soft)
    outline = _outline(centre, size, step)
    if state & (State.GLOW | State.CHOSEN | State.HOVER):
        strength = 1.6 if state & State.CHOSEN else 1.25 if state & State.HOVER else 0.75
        materials.glow_ring(painter, outline, size * 0.085, LIT, strength)
    painter.save()
    painter.translate(centre.x(), centre.y() - (size * 0.10 if lifted else 0))
    if lifted:
        painter.scale(1.07, 1.07)
    draw_cube(painter, yaw_of(step), neighbours(face), size, detail=2 if size > 70 else 1)
    painter.restore()
    if state & State.DIM:
        painter.fillPath(outline, QColor(8, 14, 12, 120))
    if state & State.CHOSEN:
        _chosen_mark(painter, centre, size)
    if state & State.FOCUS:
        painter.setPen(QPen(QColor("#000000"), max(3.4, size * 0.07)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline)
        painter.setPen(QPen(QColor(PAPER), max(1.8, size * 0.035), Qt.PenStyle.DashLine))
        painter.drawPath(outline)


def _outline(centre: QPointF, size: float, step: int) -> QPainterPath:
    path = QPainterPath()
    half = size * 0.5
    path.addRoundedRect(QRectF(-half, -half * 1.06, size, size * 1.12), size * 0.16, size * 0.16)
    angle = -math.degrees((step - YAWS // 2) * YAW_STEP)
    return QTransform().translate(centre.x(), centre.y()).rotate(angle).map(path)


def _chosen_mark(painter: QPainter, centre: QPointF, size: float) -> None:
    """A brass tack in the corner: chosen, for those who do not see the light."""
    at = QPointF(centre.x() + size * 0.40, centre.y() - size * 0.42)
    radius = max(3.5, size * 0.13)
    painter.setPen(QPen(QColor("#2A1C0C"), max(1.0, size * 0.02)))
    painter.setBrush(QColor(LIT))
    painter.drawEllipse(at, radius, radius)
    painter.setPen(QPen(QColor("#2A1C0C"), max(1.4, size * 0.035)))
    tick = QPainterPath(QPointF(at.x() - radius * 0.5, at.y()))
    tick.lineTo(at.x() - radius * 0.1, at.y() + radius * 0.42)
    tick.lineTo(at.x() + radius * 0.55, at.y() - radius * 0.42)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(tick)


class DieItem(PieceItem):
    """One physical die, all through the game."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.face: Face | None = None
        self._step = YAWS // 2
        self._turn: Turn | None = None
        self._rise = 0.0
        super().__init__(f"die:{number}", die_look(None, self._step), Layer.PIECE)

    def set_face(self, face: Face | None, step: int = YAWS // 2) -> None:
        """Show `face` (None: not rolled), lying in direction `step`."""
        if (face, step) != (self.face, self._step):
            self.face, self._step = face, step
            self.set_look(die_look(face, step))

    def boundingRect(self) -> QRectF:
        box = super().boundingRect()
        if self._turn is None:
            return box
        return box.adjusted(-box.width() * 0.2, -self._width * RISE, box.width() * 0.2, 0)

    def _hold(self, turn: Turn | None, height: float) -> None:
        """Be at an angle and height in mid-air; None: rest."""
        if (turn is None) != (self._turn is None):
            self.prepareGeometryChange()
            self.setZValue(Layer.MOVING if turn is not None else Layer.PIECE)
        self._turn, self._rise = turn, height
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._turn is None:
            super().paint(painter, option, widget)
            return
        size = self._width
        ground = round(size * 0.86)
        blur = max(2, round(size * 0.13))
        shadow = materials.soft_shadow(ground, ground, radius=round(size * 0.3), blur=blur, opacity=150)
        shift = self._rise * 0.30
        painter.drawPixmap(QPointF(-ground / 2 - blur + shift, -ground / 2 - blur + size * 0.12 + shift * 0.4), shadow)
        painter.save()
        painter.translate(0, -self._rise)
        detail = 2 if size * detail_ratio(painter) > 96 else 1
        draw_cube(painter, self._turn, neighbours(self.face), size, detail, flying=True)
        painter.restore()

    def tumble(self, start: Rect, end: Rect, face: Face, *, step: int, duration: float, spin: int) -> Animation:
        """Thrown from `start`, it rolls and bounces to `end` and comes to rest showing `face`. `spin` varies throws."""
        rest = yaw_of(step)
        dx, dy = end.cx - start.cx, start.cy - end.cy
        length = math.hypot(dx, dy) or 1.0
        bend = ((spin * 37) % 21 - 10) / 24
        ux, uy = dx / length, dy / length
        axis = (-uy + bend * ux, ux + bend * uy, bend * 0.7)
        norm = math.sqrt(sum(part * part for part in axis))
        axis = (axis[0] / norm, axis[1] / norm, axis[2] / norm)
        total = math.pi * (2.0 + (spin * 13) % 3)
        started = False

        def change(t: float) -> None:
            nonlocal started
            if not started:
                started = True
                self.set_face(face, step)
            if t >= 1.0:
                self._hold(None, 0.0)
                self.put(end)
                return
            glide = 1 - (1 - t) ** 2.6
            left = (1 - t) ** 2.2
            size = start.w + (end.w - start.w) * min(1.0, t * 3)
            self.put(Rect.around(start.cx + (end.cx - start.cx) * glide, start.cy + (end.cy - start.cy) * glide, size))
            height = size * 1.15 * (1 - t) ** 1.7 * abs(math.cos(t * math.pi * 3.5))
            self._hold(Turn.about(axis, -total * left).after(rest), min(height, size * RISE * 0.9))

        return Tween(duration, change, linear)
