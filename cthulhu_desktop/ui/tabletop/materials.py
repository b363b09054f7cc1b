"""What tables are made of: wood, leather, cloth, brass, paper, and soft shadows. Everything is drawn, nothing loaded.

Textures come from a small field of noise stretched by Qt, so that even a 4K table is ready in a blink.
"""

from __future__ import annotations

import random
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
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

from cthulhu_desktop.ui.theme import BRASS, BRASS_DARK, BRASS_LIGHT, TABLE, WALNUT


@lru_cache(maxsize=16)
def noise(width: int, height: int, seed: int) -> QImage:
    """Grey noise, width × height."""
    source = random.Random(seed)
    data = source.randbytes(width * height)
    return QImage(data, width, height, width, QImage.Format.Format_Grayscale8).copy()


def _veil(painter: QPainter, box: QRectF, grain: QImage, opacity: float) -> None:
    """Lay noise stretched over a box, darkening and lightening what is there."""
    smooth = grain.scaled(
        max(2, int(box.width())), max(2, int(box.height())),
        Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation,
    )  # fmt: skip
    painter.save()
    painter.setOpacity(opacity)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
    painter.drawImage(box.topLeft(), smooth)
    painter.restore()


def _tiled(painter: QPainter, box: QRectF, grain: QImage, opacity: float) -> None:
    """Lay fine noise pixel by pixel."""
    painter.save()
    painter.setOpacity(opacity)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
    painter.fillRect(box, QBrush(grain))
    painter.restore()


def wood(painter: QPainter, box: QRectF, *, upright: bool = False, seed: int = 3, base: str = WALNUT) -> None:
    """Fill a box with walnut whose grain runs along it (or upright)."""
    painter.fillRect(box, QColor(base))
    across = box.width() if upright else box.height()
    for layer, (pixels, along, strength) in enumerate(((9.0, 4, 0.75), (30.0, 2, 0.6), (3.2, 9, 0.22))):
        lines = max(3, round(across / pixels))
        size = (lines, along) if upright else (along, lines)
        _veil(painter, box, noise(*size, seed + layer), strength)


def cloth(painter: QPainter, box: QRectF, *, base: str = TABLE) -> None:
    """Fill a box with the green-black cloth of the table, lit by a lamp above its middle."""
    painter.fillRect(box, QColor(base))
    _tiled(painter, box, noise(128, 128, 11), 0.34)
    _veil(painter, box, noise(9, 7, 12), 0.35)
    reach = max(box.width(), box.height()) * 0.62
    lamp = QRadialGradient(QPointF(box.center().x(), box.y() + box.height() * 0.46), reach)
    lamp.setColorAt(0.0, QColor(214, 190, 130, 52))
    lamp.setColorAt(0.45, QColor(150, 150, 110, 20))
    lamp.setColorAt(0.75, QColor(0, 0, 0, 40))
    lamp.setColorAt(1.0, QColor(0, 0, 0, 150))
    painter.fillRect(box, QBrush(lamp))


def leather(painter: QPainter, path: QPainterPath, *, base: str = "#4A2A1C") -> None:
    """Fill a shape with worn leather."""
    box = path.boundingRect()
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    glow = QRadialGradient(box.center(), max(box.width(), box.height()) * 0.62)
    glow.setColorAt(0.0, QColor(base).lighter(128))
    glow.setColorAt(0.7, QColor(base))
    glow.setColorAt(1.0, QColor(base).darker(170))
    painter.fillRect(box, QBrush(glow))
    pores = noise(96, 96, 21).scaled(230, 230, Qt.AspectRatioMode.IgnoreAspectRatio,
                                     Qt.TransformationMode.SmoothTransformation)  # fmt: skip
    _tiled(painter, box, pores, 0.55)
    _veil(painter, box, noise(14, 9, 22), 0.5)
    painter.restore()


def paper(painter: QPainter, box: QRectF, base: str) -> None:
    """Fill a box with old paper."""
    painter.fillRect(box, QColor(base))
    _veil(painter, box, noise(8, 11, 31), 0.22)
    _tiled(painter, box, noise(160, 160, 32), 0.10)


def brass(box: QRectF) -> QBrush:
    """Polished brass, for rims and plates."""
    shine = QLinearGradient(box.topLeft(), box.bottomRight())
    for at, name in (
        (0.0, BRASS_LIGHT), (0.18, BRASS), (0.36, BRASS_DARK), (0.52, "#CFAE74"), (0.68, BRASS), (0.86, "#57401A"),
        (1.0, BRASS),
    ):  # fmt: skip
        shine.setColorAt(at, QColor(name))
    return QBrush(shine)


def brass_line(painter: QPainter, path: QPainterPath, width: float) -> None:
    """A brass inlay along a path: a dark bed, the metal, a bright upper edge."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(0, 0, 0, 120), width * 1.9))
    painter.drawPath(path)
    painter.setPen(QPen(brass(path.boundingRect()), width))
    painter.drawPath(path)


@lru_cache(maxsize=64)
def soft_shadow(width: int, height: int, *, radius: int, blur: int, opacity: int) -> QPixmap:
    """A blurred black rounded box of width × height with `blur` pixels of softness around; opacity 0 to 255."""
    # Drawn small and stretched: that blurs, and costs nothing.
    step = max(1.0, blur / 4)
    size = QSize(int((width + 2 * blur) / step) + 1, int((height + 2 * blur) / step) + 1)
    small = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    small.fill(Qt.GlobalColor.transparent)
    painter = QPainter(small)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for ring in range(8):
        grow = blur / step * (1 - ring / 7) * 0.92
        painter.setBrush(QColor(0, 0, 0, max(1, opacity // 8)))
        box = QRectF(blur / step - grow, blur / step - grow, width / step + 2 * grow, height / step + 2 * grow)
        painter.drawRoundedRect(box, radius / step + grow, radius / step + grow)
    painter.end()
    return QPixmap.fromImage(
        small.scaled(
            width + 2 * blur, height + 2 * blur,
            Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation,
        )
    )  # fmt: skip


def glow_ring(painter: QPainter, path: QPainterPath, width: float, colour: str, strength: float) -> None:
    """Light around the edge of a shape, fading outwards."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(6, 0, -1):
        shade = QColor(colour)
        shade.setAlphaF(min(1.0, strength * (0.10 + 0.045 * (6 - step))))
        pen = QPen(shade, width * step / 3)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(path)
