"""The window onto the free table: it has no edges that must fit, so it zooms out as well as in."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QGraphicsView, QWidget

from cthulhu_desktop.ui.freetable.table import HOME, FreeTable
from cthulhu_desktop.ui.tabletop.view import TableView

LEAST, MOST = 0.08, 4.0
LARGEST_FIT = 1.5  # a nearly empty table is not blown up further than this


class FreeTableView(TableView):
    """Zoom 1.0 shows a usual table. Alt and the wheel turn pieces, with Ctrl in fine steps."""

    def __init__(self, scene: FreeTable, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.free = scene
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)  # the lamplight is costly to paint
        self._centred = False

    def set_zoom(self, zoom: float) -> None:
        zoom = min(MOST, max(LEAST, zoom))
        if abs(zoom - self._zoom) < 1e-6:
            return
        self._zoom = zoom
        self._apply_zoom()
        self.zoom_changed.emit(zoom)

    def fit(self) -> None:
        """Show everything that lies on the table."""
        area = self.free.occupied()
        size = self.viewport().size()
        wanted = min(size.width() / area.width(), size.height() / area.height())
        self._zoom = min(LARGEST_FIT, max(LEAST, wanted / self._usual()))
        self._apply_zoom()
        self.centerOn(area.center())
        self.zoom_changed.emit(self._zoom)

    def _usual(self) -> float:
        """Pixels a unit of the scene at zoom 1.0."""
        size = self.viewport().size()
        return max(0.05, min(size.width() / HOME.width(), size.height() / HOME.height()))

    def _apply_zoom(self) -> None:
        factor = self._usual() * self._zoom / self.transform().m11()
        if abs(factor - 1) > 1e-4:
            self.scale(factor, factor)

    def middle(self) -> QPointF:
        """The place on the table that is in the middle of the window."""
        return self.mapToScene(self.viewport().rect().center())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._centred and event.size().width() > 100:
            self._centred = True
            self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        modifiers = event.modifiers()
        delta = event.angleDelta()
        if modifiers & Qt.KeyboardModifier.AltModifier:
            notches = (delta.y() or delta.x()) / 120  # Alt makes some systems turn the wheel sideways
            at = self.mapToScene(event.position().toPoint())
            if notches:
                self.free.wheel_turn(at, notches, fine=bool(modifiers & Qt.KeyboardModifier.ControlModifier))
            event.accept()
            return
        super().wheelEvent(event)
