"""The light around places, as small pixmaps whose edges are stretched: one serves places of any size, so that nothing
is drawn anew when a drag lights up the table."""

from __future__ import annotations

import math
from collections import OrderedDict
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from cthulhu_desktop.ui.cardtable import furniture
from cthulhu_desktop.ui.tabletop.items import State

LIT = State.GLOW | State.CHOSEN
MIDDLE = 4  # pixels between the corners that are stretched
KEPT = 96  # pixmaps of some kilobytes


@dataclass(frozen=True, slots=True)
class Ring:
    """The light around one place. `share`: radius of its corners by its shorter side; `width` as in `furniture.marks`;
    `outer`: nothing of it falls on the place itself; `hovers`: the pointer shows as well while it is lit."""

    share: float
    width: float
    outer: bool = False
    hovers: bool = False


_kept: OrderedDict[tuple[int, int, bool, int, int], QPixmap] = OrderedDict()


def draw_ring(painter: QPainter, box: QRectF, ring: Ring, state: State, ratio: float) -> None:
    """Draw the light of `state` (glowing or chosen) around `box`."""
    radius = round(min(box.width(), box.height()) * ring.share)
    width = max(1.0, round(ring.width * 2) / 2)
    reach, corner = _measures(radius, width)
    outer = QRectF(round(box.x()) - reach, round(box.y()) - reach, round(box.width()) + 2 * reach,
                   round(box.height()) + 2 * reach)  # fmt: skip
    if min(outer.width(), outer.height()) < 2 * corner + MIDDLE:
        furniture.marks(painter, furniture.rounded(box, ring.share), state, ring.width)
        return
    key = (radius, round(width * 2), ring.outer, int(state), round(ratio * 4))
    pixmap = _kept.get(key)
    if pixmap is None:
        pixmap = _kept[key] = _bake(radius, width, ring.outer, state, ratio)
        if len(_kept) > KEPT:
            _kept.popitem(last=False)
    else:
        _kept.move_to_end(key)
    smooth = painter.testRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
    _nine(painter, outer, pixmap, corner, ratio)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smooth)


def reach_of(ring: Ring) -> int:
    """How far the light reaches from the edge, outwards and inwards."""
    return _measures(0, ring.width)[0] + 1


def _measures(radius: int, width: float) -> tuple[int, int]:
    """How far the light reaches outwards, and the size of a corner."""
    reach = math.ceil(width * 1.5) + 1
    return reach, 2 * reach + radius


def _bake(radius: int, width: float, outer: bool, state: State, ratio: float) -> QPixmap:
    reach, corner = _measures(radius, width)
    size = 2 * corner + MIDDLE
    pixmap = QPixmap(math.ceil(size * ratio), math.ceil(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    path = QPainterPath()
    path.addRoundedRect(QRectF(reach, reach, size - 2 * reach, size - 2 * reach), radius, radius)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    furniture.marks(painter, path, state, width)
    if outer:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.fillPath(path, QColor(0, 0, 0))
    painter.end()
    return pixmap


def _nine(painter: QPainter, box: QRectF, pixmap: QPixmap, corner: int, ratio: float) -> None:
    """Corners as they are, edges stretched, nothing in the middle."""
    size = 2 * corner + MIDDLE
    across = ((box.x(), corner, 0, corner), (box.x() + corner, box.width() - 2 * corner, corner, MIDDLE),
              (box.right() - corner, corner, size - corner, corner))  # fmt: skip
    down = ((box.y(), corner, 0, corner), (box.y() + corner, box.height() - 2 * corner, corner, MIDDLE),
            (box.bottom() - corner, corner, size - corner, corner))  # fmt: skip
    for i, (x, w, sx, sw) in enumerate(across):
        for j, (y, h, sy, sh) in enumerate(down):
            if (i, j) != (1, 1):
                source = QRectF(sx * ratio, sy * ratio, sw * ratio, sh * ratio)
                painter.drawPixmap(QRectF(x, y, w, h), pixmap, source)
