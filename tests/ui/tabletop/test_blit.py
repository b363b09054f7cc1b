"""Pixmaps laid onto a table: sharp where they have their size, smooth where they are stretched."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from cthulhu_desktop.ui.tabletop.blit import blit

SMOOTH = QPainter.RenderHint.SmoothPixmapTransform


def stripes() -> QPixmap:
    """Black and white lines of one pixel each."""
    pixmap = QPixmap(20, 20)
    pixmap.fill(QColor("white"))
    painter = QPainter(pixmap)
    for x in range(0, 20, 2):
        painter.fillRect(x, 0, 1, 20, QColor("black"))
    painter.end()
    return pixmap


def drawn(target: QRectF, zoom: float = 1.0) -> tuple[QImage, bool]:
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(SMOOTH)
    painter.scale(zoom, zoom)
    blit(painter, stripes(), target)
    smooth = bool(painter.testRenderHint(SMOOTH))
    painter.end()
    return image, smooth


def greys(image: QImage) -> set[int]:
    return {image.pixelColor(x, 20).lightness() for x in range(60)}


def test_an_unstretched_pixmap_between_pixels_stays_sharp(qtbot: QtBot) -> None:
    image, smooth = drawn(QRectF(10.4, 10.3, 20, 20))
    assert greys(image) == {0, 255}
    assert image == drawn(QRectF(10, 10, 20, 20))[0]
    assert smooth


def test_a_stretched_pixmap_is_smooth(qtbot: QtBot) -> None:
    assert len(greys(drawn(QRectF(10, 10, 33, 33))[0])) > 2


def test_under_a_zoom_an_unstretched_pixmap_is_smooth_too(qtbot: QtBot) -> None:
    image, smooth = drawn(QRectF(5.2, 5.2, 20, 20), zoom=1.37)
    assert len(greys(image)) > 2
    assert smooth
