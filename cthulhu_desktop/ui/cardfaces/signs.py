"""The program's signs as painter paths in a square of one unit around the origin."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTransform

from cthulhu_desktop.pictures import signs
from cthulhu_desktop.pictures.vectors import Command, circle, commands, star

# Signs that only cards bear, drawn like those of pictures/signs.py.
_OWN = {
    # A pillar under a star: the Order of the Silver Twilight.
    "silver_twilight": (
        star(12, 5.6, 5.4, 2.2, 4)
        + " M5 12 L19 12 L19 14.6 L5 14.6 Z M8 15.6 L10.6 15.6 L10.6 20.4 L8 20.4 Z M13.4 15.6 L16 15.6 L16 20.4 "
        "L13.4 20.4 Z M4 21.2 L20 21.2 L20 23.6 L4 23.6 Z"
    ),
    # The sign of a set of our own: an open eye over waves.
    "set": (
        "M1 9.6 Q12 -1.6 23 9.6 Q12 20.8 1 9.6 Z "
        + circle(12, 9.6, 4.4)
        + " M1.6 19.4 Q5 16.6 8.5 19.4 Q12 22.2 15.5 19.4 Q19 16.6 22.4 19.4 L22.4 22.2 Q19 19.4 15.5 22.2 Q12 25 8.5 "
        "22.2 Q5 19.4 1.6 22.2 Z"
    ),
    # Nothing of the text counts: a crossed-out line.
    "blank": circle(12, 12, 11) + " " + circle(12, 12, 8.2) + " M5.5 7.1 L7.1 5.5 L18.5 16.9 L16.9 18.5 Z",
    "up": "M12 2 L22.4 20 L1.6 20 Z",
    "down": "M12 22 L1.6 4 L22.4 4 Z",
}


def painter_path(path: Iterable[Command]) -> QPainterPath:
    """A path of `pictures.vectors` for QPainter, filled by the even-odd rule."""
    result = QPainterPath()
    for letter, *numbers in path:
        n = [float(value) for value in numbers]
        if letter == "M":
            result.moveTo(*n)
        elif letter == "L":
            result.lineTo(*n)
        elif letter == "Q":
            result.quadTo(*n)
        elif letter == "C":
            result.cubicTo(*n)
        else:
            result.closeSubpath()
    return result


@cache
def sign(name: str) -> QPainterPath:
    """A sign from -0.5 to 0.5, y downwards; the neutral sign for a name nobody knows."""
    if name in _OWN:
        path = commands(_OWN[name])
    else:
        path = signs.path(name if name in signs.SIGNS else "neutral")
    return QTransform.fromScale(1 / signs.BOX, 1 / signs.BOX).translate(-signs.BOX / 2, -signs.BOX / 2).map(
        painter_path(path)
    )  # fmt: skip


def paint_sign(painter: QPainter, name: str, centre: QPointF, size: float, colour: QColor) -> None:
    """Fill a sign `size` across around `centre`."""
    placed = QTransform.fromTranslate(centre.x(), centre.y()).scale(size, size).map(sign(name))
    painter.fillPath(placed, colour)


def sign_image(name: str, side: int, colour: QColor, ground: QColor | None = None) -> QImage:
    """A sign as a picture of `side` pixels, on a disc if `ground` is given."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = side * 0.96
    if ground is not None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawEllipse(QRectF(0, 0, side, side))
        size = side * 0.66
    paint_sign(painter, name, QPointF(side / 2, side / 2), size, colour)
    painter.end()
    return image
