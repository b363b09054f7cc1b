"""The window onto a table: raster, minimal updates, zoom and pan, and the keyboard's way through the pieces."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGestureEvent, QGraphicsView, QPinchGesture, QWidget

from cthulhu_desktop.ui.tabletop.scene import TableScene

MIN_ZOOM, MAX_ZOOM = 1.0, 4.0
SETTLE_MS = 150
RESIZE_MS = 90


class TableView(QGraphicsView):
    """Shows a TableScene, fitted to the window unless the player zooms in.

    Signals: `resized` (new size of the viewport, once it has kept it for a moment; until then the old table is fitted
    into it), `zoom_changed` (1.0 = fits), `space_tapped` (Space pressed and let go without panning).
    Wheel, pinch, Ctrl +/-/0 zoom; the middle button, or Space held while dragging on bare table, pans.
    """

    resized = Signal(QSize)
    zoom_changed = Signal(float)
    space_tapped = Signal()

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table = scene
        self._zoom = 1.0
        self._pan_from: QPoint | None = None
        self._space_held = self._panned = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.grabGesture(Qt.GestureType.PinchGesture)
        self._resizing = QTimer(self)
        self._resizing.setSingleShot(True)
        self._resizing.setInterval(RESIZE_MS)
        self._resizing.timeout.connect(lambda: self.resized.emit(self.viewport().size()))
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._settle.timeout.connect(self._smooth_again)

    # -- zoom --------------------------------------------------------------------------------------------------
    @property
    def zoom(self) -> float:
        """How much larger than fitted; 1.0 to 4.0."""
        return self._zoom

    def set_zoom(self, zoom: float) -> None:
        """Zoom about the pointer (or the middle, from the keyboard)."""
        zoom = min(MAX_ZOOM, max(MIN_ZOOM, zoom))
        if abs(zoom - self._zoom) < 1e-6:
            return
        self._zoom = zoom
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        self.table.set_zooming(True)
        self._apply_zoom()
        self._settle.start()
        self.zoom_changed.emit(zoom)

    def fit(self) -> None:
        """Show the whole table."""
        self.set_zoom(1.0)
        self._apply_zoom()

    def _apply_zoom(self) -> None:
        area = self.sceneRect()
        if area.isEmpty():
            return
        size = self.viewport().size()
        factor = min(size.width() / area.width(), size.height() / area.height()) * self._zoom
        if abs(factor - 1) < 1e-3:
            factor = 1.0
        current = self.transform().m11()
        self.scale(factor / current, factor / current)

    def _smooth_again(self) -> None:
        self.table.set_zooming(False)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, True)

    def set_table(self, area: QRectF) -> None:
        """The table is as large as `area` now; it is fitted, zoomed as before."""
        self.setSceneRect(area)
        self._apply_zoom()

    def take_size(self) -> None:
        """If it was given another size, take that for the one it keeps: `resized` comes without the moment of
        waiting."""
        if self._resizing.isActive():
            self._resizing.stop()
            self.resized.emit(self.viewport().size())

    # -- events ------------------------------------------------------------------------------------------------
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._resizing.start()
        self._apply_zoom()

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta().y() / 120
        if steps:
            self.set_zoom(self._zoom * 1.15**steps)
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self.set_zoom(self._zoom * (1 + event.value()))
            return True
        if event.type() == QEvent.Type.Gesture:
            pinch = event.gesture(Qt.GestureType.PinchGesture) if isinstance(event, QGestureEvent) else None
            if isinstance(pinch, QPinchGesture):
                self.set_zoom(self._zoom * pinch.scaleFactor())
                return True
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        middle = event.button() == Qt.MouseButton.MiddleButton
        if middle or (event.button() == Qt.MouseButton.LeftButton and self._space_held):
            self._pan_from = event.position().toPoint()
            self._panned = True
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pan_from is None:
            super().mouseMoveEvent(event)
            self._show_cursor(event.position().toPoint())
            return
        here = event.position().toPoint()
        step = here - self._pan_from
        self._pan_from = here
        for bar, by in ((self.horizontalScrollBar(), step.x()), (self.verticalScrollBar(), step.y())):
            bar.setValue(bar.value() - by)

    def _show_cursor(self, at: QPoint) -> None:
        """A hand over what can be used. (Cursors of the items themselves crash Qt where a view has gone.)"""
        shape = Qt.CursorShape
        wanted = shape.ArrowCursor
        if self.table.dragging:
            wanted = shape.ClosedHandCursor
        elif self.table.thing_at(self.mapToScene(at)) is not None:
            wanted = shape.PointingHandCursor
        if self.viewport().cursor().shape() != wanted:
            self.viewport().setCursor(wanted)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pan_from is not None:
            self._pan_from = None
            self.viewport().unsetCursor()
            return
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._space_held, self._panned = True, False
            return
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            steps = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1}.get(Qt.Key(event.key()))
            if steps is not None:
                self.set_zoom(self._zoom * 1.25**steps)
                return
            if event.key() == Qt.Key.Key_0:
                self.fit()
                return
        # not the base class: its arrow keys would scroll; the scene moves the focus instead
        self.table.keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            tapped = self._space_held and not self._panned
            self._space_held = False
            if tapped:
                self.space_tapped.emit()
            return
        event.ignore()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._space_held = False
        super().focusOutEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab walks the pieces in reading order, then leaves the table."""
        reachable = self.table.reachable()
        now = self.table.focusItem()
        index = next((k for k, item in enumerate(reachable) if item is now), None)
        if index is not None:
            following = index + (1 if forward else -1)
            if 0 <= following < len(reachable):
                reachable[following].setFocus(Qt.FocusReason.TabFocusReason)
                return True
        return super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            reachable = self.table.reachable()
            if reachable:
                item = reachable[0 if event.reason() == Qt.FocusReason.TabFocusReason else -1]
                item.setFocus(event.reason())
