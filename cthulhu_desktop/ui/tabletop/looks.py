"""A look that bakes what a painter draws into pixmaps and keeps them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from cthulhu_desktop.ui.tabletop.items import State

Draw = Callable[[QPainter, QRectF, State], None]
KEPT = 24  # pixmaps a look: its states at two or three sizes


class BakedLook:
    """Draws each state once at each size. `margin_share` is the room for shadow and glow as a share of the shorter
    side; `shows` are the states that look different (others are not baked anew)."""

    def __init__(self, draw: Draw, margin_share: float, shows: State) -> None:
        self._draw = draw
        self._margin_share = margin_share
        self._shows = shows
        self._kept: OrderedDict[tuple[int, int, int, int], QPixmap] = OrderedDict()

    def margin(self, width: float, height: float) -> float:
        return float(round(min(width, height) * self._margin_share + 4))

    def has(self, width: float, height: float, state: State, ratio: float) -> bool:
        """Whether `pixmap` need not draw."""
        return self._key(width, height, state, ratio) in self._kept

    def _key(self, width: float, height: float, state: State, ratio: float) -> tuple[int, int, int, int]:
        return round(width), round(height), int(state & self._shows), round(ratio * 4)

    def pixmap(self, width: float, height: float, state: State, ratio: float) -> QPixmap:
        key = self._key(width, height, state, ratio)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._bake(width, height, state & self._shows, ratio)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return found

    def forget(self) -> None:
        """Draw anew next time (fonts or colours have changed)."""
        self._kept.clear()

    def _bake(self, width: float, height: float, state: State, ratio: float) -> QPixmap:
        margin = self.margin(width, height)
        pixmap = QPixmap(round((width + 2 * margin) * ratio), round((height + 2 * margin) * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._draw(painter, QRectF(margin, margin, width, height), state)
        painter.end()
        return pixmap
