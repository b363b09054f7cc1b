"""One brass ring that shows where the keyboard is, on paper and on the table alike."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QGraphicsView, QMenu, QWidget

from cthulhu_desktop.ui import theme

OWN_RING = "ownRing"  # a widget with this property shows the focus itself
_GAP = 4  # pixels between the widget and the outside of the ring
_MOVES = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide)


class FocusRing(QWidget):
    """Lies over everything in its window, lets the mouse through, and follows the focused widget."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._ground = window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        self._watched: list[QObject] = []
        self._target: QWidget | None = None
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus)

    def _on_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        for watched in self._watched:
            watched.removeEventFilter(self)
        self._watched = []
        self._target = new if new is not None and self._rings(new) else None
        widget = self._target
        while widget is not None and widget is not self._ground:
            widget.installEventFilter(self)
            self._watched.append(widget)
            widget = widget.parentWidget()
        self._place()

    def _rings(self, widget: QWidget) -> bool:
        if widget.property(OWN_RING) or isinstance(widget, QGraphicsView | QMenu) or widget.isWindow():
            return False
        return self._ground.isAncestorOf(widget)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVES:
            self._place()
        return False

    def _place(self) -> None:
        """Around what can be seen of the target; hidden where nothing of it can."""
        target = self._target
        seen = target.visibleRegion().boundingRect() if target is not None else QRect()
        if target is None or seen.isEmpty():
            self.hide()
            return
        corner = target.mapTo(self._ground, QPoint(0, 0))
        area = seen.translated(corner).adjusted(-_GAP, -_GAP, _GAP, _GAP)
        self.setGeometry(area & self._ground.rect())
        self.raise_()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        # Brass alone is too faint on paper: an ink line runs along it.
        for inset, width, name in ((1.5, 3.0, theme.INK), (1.8, 1.8, theme.BRASS)):
            painter.setPen(QPen(theme.colour(name), width))
            painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), 6, 6)
