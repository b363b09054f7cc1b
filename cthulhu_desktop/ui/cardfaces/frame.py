"""What all faces are framed with: tinted borders cut with fine lines, paper, medallions, shields, seals."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardfaces.colours import STRUGGLES, Tint
from cthulhu_desktop.ui.cardfaces.signs import paint_sign
from cthulhu_desktop.ui.cardfaces.words import Line, draw_line, face_font
from cthulhu_desktop.ui.tabletop.materials import brass, paper

EDGE = "#17110D"  # the outermost rim of every card
NO_PEN = Qt.PenStyle.NoPen


_stamps: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
STAMP_BYTES = 16 * 1024 * 1024


def stamped(
    painter: QPainter, key: tuple[object, ...], centre: QPointF, reach: float, draw: Callable[[QPainter], None]
) -> None:
    """Draw what stands on many cards from a stamp, made once for each size: `draw` paints it around the origin, at
    most `reach` units far. The painter must not be turned."""
    where = painter.worldTransform()
    scale = where.m11()
    at = where.map(centre)
    corner = QPointF(round(at.x()), round(at.y()))
    rest = QPointF(round((at.x() - corner.x()) * 4) / 4, round((at.y() - corner.y()) * 4) / 4)
    key = (*key, round(scale * reach, 2), rest.x(), rest.y())
    found = _stamps.get(key)
    half = math.ceil(reach * scale) + 1
    if found is None:
        found = QPixmap(2 * half, 2 * half)
        found.fill(Qt.GlobalColor.transparent)
        brush = QPainter(found)
        brush.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush.translate(QPointF(half, half) + rest)
        brush.scale(scale, scale)
        try:
            draw(brush)
        finally:
            brush.end()
        _stamps[key] = found
        while len(_stamps) > 1 and sum(kept.width() * kept.height() * 4 for kept in _stamps.values()) > STAMP_BYTES:
            _stamps.popitem(last=False)
    else:
        _stamps.move_to_end(key)
    painter.save()
    painter.resetTransform()
    painter.drawPixmap(corner - QPointF(half, half), found)
    painter.restore()


def forget_stamps() -> None:
    """Make all stamps anew: fonts or colours have changed."""
    _stamps.clear()


def rounded(box: QRectF, radius: float) -> QPainterPath:
    """A box with round corners."""
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path


def cut(box: QRectF, corner: float) -> QPainterPath:
    """A box with cut corners."""
    path = QPainterPath(QPointF(box.left() + corner, box.top()))
    for x, y in (
        (box.right() - corner, box.top()), (box.right(), box.top() + corner), (box.right(), box.bottom() - corner),
        (box.right() - corner, box.bottom()), (box.left() + corner, box.bottom()),
        (box.left(), box.bottom() - corner), (box.left(), box.top() + corner),
    ):  # fmt: skip
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def arched(box: QRectF, rise: float) -> QPainterPath:
    """A box whose upper edge is an arch, like a chapel window."""
    path = QPainterPath(QPointF(box.left(), box.bottom()))
    path.lineTo(box.left(), box.top() + rise)
    path.cubicTo(box.left(), box.top() + rise * 0.25, box.left() + box.width() * 0.2, box.top(), box.center().x(),
                 box.top())  # fmt: skip
    path.cubicTo(box.right() - box.width() * 0.2, box.top(), box.right(), box.top() + rise * 0.25, box.right(),
                 box.top() + rise)  # fmt: skip
    path.lineTo(box.right(), box.bottom())
    path.closeSubpath()
    return path


def window_shape(kind: str, box: QRectF) -> QPainterPath:
    """The window of the picture tells the type of the card without colour or words."""
    side = min(box.width(), box.height())
    if kind == "event":
        return arched(box, side * 0.22)
    if kind == "support":
        return cut(box, side * 0.085)
    return rounded(box, side * 0.02)


def tinted(
    painter: QPainter, box: QRectF, radius: float, tint: Tint, step: float, hole: QRectF | None = None
) -> None:
    """A border ground in a faction's tint, cut with wavering lines `step` apart; what lies in `hole` will be covered
    and is not cut."""
    painter.save()
    painter.setClipPath(rounded(box, radius), Qt.ClipOperation.IntersectClip)
    shade = QLinearGradient(box.topLeft(), box.bottomRight())
    shade.setColorAt(0, QColor(tint.mid))
    shade.setColorAt(0.45, QColor(tint.deep))
    shade.setColorAt(1, QColor(tint.deep).darker(135))
    painter.fillRect(box, QBrush(shade))
    light = QColor(tint.glow)
    light.setAlphaF(0.30)
    painter.setPen(QPen(light, step * 0.2))
    length = step * 3.2
    rows = int(box.height() / step) + 2
    for row in range(rows):
        y = box.top() + row * step
        start = box.left() - length * (0.5 if row % 2 else 1.0)
        if hole is None or not hole.top() + step < y < hole.bottom() - step:
            painter.drawPath(_wave(start, y, box.right(), step))
        else:
            painter.drawPath(_wave(start, y, hole.left() + length, step))
            skipped = int((hole.right() - start) / (2 * length)) * 2 * length
            painter.drawPath(_wave(start + skipped, y, box.right(), step))
    painter.restore()


def _wave(x: float, y: float, end: float, step: float) -> QPainterPath:
    path = QPainterPath(QPointF(x, y))
    length, up = step * 3.2, True
    while x < end:
        path.quadTo(x + length / 2, y + (step if up else -step), x + length, y)
        x, up = x + length, not up
    return path


def page(painter: QPainter, shape: QPainterPath, line: float) -> None:
    """Paper in a shape, with a fine ink line around it."""
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    paper(painter, shape.boundingRect(), theme.PAPER)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colour(theme.INK), line))
    painter.drawPath(shape)


def fill_brass(painter: QPainter, shape: QPainterPath) -> None:
    """Polished brass in a shape."""
    painter.setPen(NO_PEN)
    painter.fillPath(shape, brass(shape.boundingRect()))


def picture(painter: QPainter, shape: QPainterPath, art: QImage | None, faction: str, tint: Tint) -> None:
    """The engraving in its window, cut to fill it; a quick hatch with the faction's sign until it has come."""
    box = shape.boundingRect()
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    if art is not None:
        painter.drawImage(box, art, filling(art, box))
    else:
        middle = QRectF(-box.width() / 2, -box.height() / 2, box.width(), box.height())
        key = ("waiting", faction, tint, round(box.width()), round(box.height()))
        reach = max(middle.right(), middle.bottom())
        stamped(painter, key, box.center(), reach, lambda p: _waiting(p, middle, faction, tint))
    painter.restore()


def filling(art: QImage, box: QRectF) -> QRectF:
    """The middle part of a picture that has the proportions of `box`, in the picture's own pixels."""
    width, height = art.width(), art.height()
    wanted = box.width() / max(1.0, box.height())
    if width > height * wanted:
        return QRectF((width - height * wanted) / 2, 0, height * wanted, height)
    return QRectF(0, (height - width / wanted) / 2, width, width / wanted)


def _waiting(painter: QPainter, box: QRectF, faction: str, tint: Tint) -> None:
    painter.fillRect(box, theme.colour(theme.AGED_PAPER))
    step = max(2.0, box.height() / 42)
    line = theme.colour(theme.INK, 0.55)
    centre = box.center()
    y = box.top() + step / 2
    while y < box.bottom():
        off = abs(y - centre.y()) / (box.height() / 2)
        painter.setPen(QPen(line, step * (0.16 + 0.42 * off * off)))
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
        y += step
    size = min(box.width(), box.height()) * 0.52
    painter.setPen(NO_PEN)
    painter.setBrush(theme.colour(theme.AGED_PAPER))
    painter.drawEllipse(centre, size * 0.68, size * 0.68)
    paint_sign(painter, faction, centre, size, QColor(tint.deep))


def shadow(painter: QPainter, shape: QPainterPath, reach: float) -> None:
    """A soft dark edge around a thing that lies on the card."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width in (reach * 2, reach * 1.3, reach * 0.7):
        painter.setPen(QPen(QColor(10, 6, 4, 46), width))
        painter.drawPath(shape)
    painter.setPen(NO_PEN)


def medallion(painter: QPainter, centre: QPointF, radius: float, tint: Tint) -> None:
    """A round plate in a brass ring, for the cost."""
    stamped(painter, ("medallion", tint), centre, radius * 1.15, lambda p: _medallion(p, QPointF(), radius, tint))


def _medallion(painter: QPainter, centre: QPointF, radius: float, tint: Tint) -> None:
    ring = QPainterPath()
    ring.addEllipse(centre, radius, radius)
    shadow(painter, ring, radius * 0.10)
    fill_brass(painter, ring)
    inner = QRadialGradient(centre - QPointF(radius * 0.3, radius * 0.35), radius * 1.5)
    inner.setColorAt(0, QColor(tint.mid).darker(115))
    inner.setColorAt(0.55, QColor(tint.deep))
    inner.setColorAt(1, QColor(tint.deep).darker(150))
    painter.setBrush(QBrush(inner))
    painter.setPen(QPen(QColor(EDGE), radius * 0.05))
    painter.drawEllipse(centre, radius * 0.83, radius * 0.83)


def shield(centre: QPointF, size: float) -> QPainterPath:
    """A heater shield `size` high around a centre."""
    path = QPainterPath()
    x, y, w, h = centre.x(), centre.y(), size * 0.46, size * 0.5
    path.moveTo(x - w, y - h * 0.86)
    path.quadTo(x - w * 0.45, y - h * 0.80, x, y - h)
    path.quadTo(x + w * 0.45, y - h * 0.80, x + w, y - h * 0.86)
    path.cubicTo(x + w * 1.06, y + h * 0.05, x + w * 0.72, y + h * 0.62, x, y + h)
    path.cubicTo(x - w * 0.72, y + h * 0.62, x - w * 1.06, y + h * 0.05, x - w, y - h * 0.86)
    path.closeSubpath()
    return path


def skill_plate(painter: QPainter, centre: QPointF, size: float) -> None:
    """A shield in a brass rim, for the skill."""
    stamped(painter, ("skill",), centre, size * 0.6, lambda p: _skill_plate(p, QPointF(), size))


def _skill_plate(painter: QPainter, centre: QPointF, size: float) -> None:
    outer = shield(centre, size)
    shadow(painter, outer, size * 0.05)
    fill_brass(painter, outer)
    painter.setPen(QPen(QColor(EDGE), size * 0.022))
    ground = QLinearGradient(centre - QPointF(0, size / 2), centre + QPointF(0, size / 2))
    ground.setColorAt(0, QColor("#3B2D22"))
    ground.setColorAt(1, QColor("#1A130E"))
    painter.setBrush(QBrush(ground))
    painter.drawPath(shield(centre, size * 0.86))


def number(painter: QPainter, text: str, centre: QPointF, size: float, colour: str = theme.PAPER) -> None:
    """A figure cut in capitals, centred by what is really drawn."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)  # strokes of a variable font overlap
    path.addText(QPointF(0, 0), face_font("title", 100, 800), text)
    box = path.boundingRect()
    factor = size / 70
    if box.width() * factor > size * 1.5:
        factor = size * 1.5 / box.width()
    painter.save()
    painter.translate(centre)
    painter.scale(factor, factor)
    painter.translate(-box.center())
    painter.fillPath(path, QColor(colour))
    painter.restore()


def struggle_token(painter: QPainter, name: str, centre: QPointF, radius: float, *, square: bool = False) -> None:
    """A struggle's own sign on its own colour, in a brass rim: round for an icon of a character, square for a struggle
    that is added."""
    key = ("struggle", name, square)
    stamped(painter, key, centre, radius * 1.2, lambda p: _struggle_token(p, name, QPointF(), radius, square))


def _struggle_token(painter: QPainter, name: str, centre: QPointF, radius: float, square: bool) -> None:
    shape = QPainterPath()
    if square:
        shape.addRoundedRect(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), radius * 0.3,
                             radius * 0.3)  # fmt: skip
    else:
        shape.addEllipse(centre, radius, radius)
    shadow(painter, shape, radius * 0.14)
    fill_brass(painter, shape)
    painter.save()
    painter.translate(centre)
    painter.scale(0.87, 0.87)
    painter.translate(-centre)
    painter.fillPath(shape, QColor(STRUGGLES[name]))
    painter.restore()
    paint_sign(painter, name, centre, radius * 1.24, theme.colour(theme.PAPER))


def seal(painter: QPainter, faction: str, centre: QPointF, radius: float, tint: Tint) -> None:
    """The faction's sign pressed into sealing wax."""
    key = ("seal", faction, tint)
    stamped(painter, key, centre, radius * 1.2, lambda p: _seal(p, faction, QPointF(), radius, tint))


def _seal(painter: QPainter, faction: str, centre: QPointF, radius: float, tint: Tint) -> None:
    edge = QPainterPath()
    for step in range(72):
        angle = math.tau * step / 72
        reach = radius * (1 + 0.035 * math.sin(5 * angle + 0.7) + 0.03 * math.sin(9 * angle))
        point = centre + QPointF(math.cos(angle) * reach, math.sin(angle) * reach)
        if step:
            edge.lineTo(point)
        else:
            edge.moveTo(point)
    edge.closeSubpath()
    shadow(painter, edge, radius * 0.10)
    wax = QRadialGradient(centre - QPointF(radius * 0.4, radius * 0.45), radius * 1.7)
    wax.setColorAt(0, QColor(tint.mid).lighter(118))
    wax.setColorAt(0.5, QColor(tint.mid).darker(118))
    wax.setColorAt(1, QColor(tint.deep).darker(125))
    painter.setPen(NO_PEN)
    painter.fillPath(edge, QBrush(wax))
    painter.setBrush(QColor(tint.deep))
    painter.setPen(QPen(QColor(tint.deep).darker(140), radius * 0.05))
    painter.drawEllipse(centre, radius * 0.78, radius * 0.78)
    lit = centre + QPointF(radius * 0.03, radius * 0.04)
    paint_sign(painter, faction, lit, radius * 1.08, QColor(EDGE))
    paint_sign(painter, faction, centre, radius * 1.08, theme.colour(theme.PAPER))


def plate(painter: QPainter, box: QRectF, tint: Tint, line: Line, inset: float) -> None:
    """A dark plate between two brass lines with a line of text."""
    ground = QLinearGradient(box.topLeft(), box.bottomLeft())
    ground.setColorAt(0, QColor(tint.deep))
    ground.setColorAt(1, QColor(tint.deep).darker(125))
    painter.fillRect(box, QBrush(ground))
    rim = max(1.0, box.height() * 0.045)
    for y in (box.top(), box.bottom() - rim):
        painter.fillRect(QRectF(box.left(), y, box.width(), rim), theme.colour(theme.BRASS))
    draw_line(painter, line, box.adjusted(inset, 0, -min(inset, 26), 0), theme.colour(theme.PAPER))


def rule(painter: QPainter, x: float, y: float, width: float, colour: QColor) -> None:
    """A printer's rule with a lozenge in its middle."""
    painter.setPen(QPen(colour, 1.6))
    gap = 13
    for side in (-1, 1):
        painter.drawLine(QPointF(x + side * gap, y), QPointF(x + side * width / 2, y))
    lozenge = QPainterPath(QPointF(x - 7, y))
    for px, py in ((x, y - 5), (x + 7, y), (x, y + 5)):
        lozenge.lineTo(px, py)
    lozenge.closeSubpath()
    painter.fillPath(lozenge, colour)
