"""Pages one above the other; the old one fades out over the new one."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from cthulhu_desktop.ui import theme

FADE_MS = 220


class _Fading(QWidget):
    """A picture of the page that was left, ever fainter."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._below = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.picture = QPixmap()
        self.hide()
        self.clock = QVariantAnimation(self)
        self.clock.setDuration(FADE_MS)
        self.clock.setStartValue(1.0)
        self.clock.setEndValue(0.0)
        self.clock.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self.clock.valueChanged.connect(self.update)
        self.clock.finished.connect(self._end)

    def begin(self, picture: QPixmap) -> None:
        self.picture = picture
        self.setGeometry(self._below.rect())
        self.raise_()
        self.show()
        self.clock.start()

    def _end(self) -> None:
        self.hide()
        self.picture = QPixmap()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(float(self.clock.currentValue() or 0.0))
        painter.drawPixmap(0, 0, self.picture)


class PageStack(QStackedWidget):
    """A stack whose pages change with a short fade, or at once where motion is not wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fading = _Fading(self)
        # The fading picture is no page.
        self._fading.setObjectName("fading")

    def show_page(self, page: QWidget) -> None:
        """Make `page` (already added) the one that is seen."""
        old = self.currentWidget()
        if old is page:
            return
        fade = old is not None and self.isVisible() and theme.motion_allowed()
        picture = old.grab() if fade and old is not None else QPixmap()
        self.setCurrentWidget(page)
        if fade:
            self._fading.begin(picture)

    def finish_fading(self) -> None:
        """End a fade at once."""
        self._fading.clock.stop()
        self._fading.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.finish_fading()
