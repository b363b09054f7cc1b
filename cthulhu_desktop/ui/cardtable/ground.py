"""The table top as a picture that is drawn beside the window."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from cthulhu_desktop.bridge.tasks import Task, run_task
from cthulhu_desktop.core.cards.view import CardsView
from cthulhu_desktop.ui.cardtable import light
from cthulhu_desktop.ui.cardtable.arrange import Layout
from cthulhu_desktop.ui.theme import TABLE


class Ground:
    """Keeps the table top of one table; `changed` is called when a new one has been drawn."""

    def __init__(self, changed: Callable[[], object]) -> None:
        self._changed = changed
        self._pixmap = QPixmap()
        self._key: object = None
        self._task: Task | None = None

    @property
    def ready(self) -> bool:
        """Whether it is drawn for the present size and light."""
        return self._task is None and not self._pixmap.isNull()

    def order(self, layout: Layout, view: CardsView, ratio: float) -> None:
        """Have it drawn for a layout, if it is not yet; the old one is stretched meanwhile."""
        areas = layout.areas
        left = round(areas.sides[0].plate.right + areas.gap * 1.5)
        right = round(areas.area.w - areas.sides[0].won.x + areas.gap * 1.5)
        key = (round(areas.area.w), round(areas.area.h), ratio, left, right, light.light_of(view))
        if key != self._key:
            self._key = key
            if self._task is not None:
                self._task.cancel()
            self._task = run_task(partial(light.table_top, *key), done=self._take)

    def _take(self, image: QImage) -> None:
        self._task = None
        self._pixmap = QPixmap.fromImage(image)
        self._changed()

    def draw(self, painter: QPainter, rect: QRectF, width: float, height: float) -> None:
        """Draw the part of it that `rect` shows, stretched to a table of `width` by `height`."""
        area = rect.toAlignedRect()  # whole pixels only: a copy is many times faster than a smooth stretch
        if self._pixmap.isNull():
            painter.fillRect(area, QColor(TABLE))
            return
        across, along = self._pixmap.width() / max(1.0, width), self._pixmap.height() / max(1.0, height)
        source = QRectF(area.x() * across, area.y() * along, area.width() * across, area.height() * along)
        painter.drawPixmap(QRectF(area), self._pixmap, source)
