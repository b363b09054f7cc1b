"""The large picture of the start screen: a plate as in an engraved book."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QFontMetrics, QImage, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cthulhu_desktop.bridge.tasks import Task, run_task
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.theme import Role
from cthulhu_desktop.ui.widgets.sheet import paint_paper, paint_rules

Painter = Callable[[QSize, float], QImage]
Order = Callable[[QSize, float, Callable[[QImage], None]], None]


class Plate(QWidget):
    """Paper with a picture and a caption. `order(size, ratio, deliver)` brings the picture, at once or later and then
    perhaps twice; where it does not come at once, `preview` is painted first, in the background."""

    def __init__(self, preview: Painter, order: Order | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preview, self._order = preview, order
        self._shown = QImage()
        self._coming = QImage()
        self._ordered = QSize()
        self._task: Task | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._fade = QVariantAnimation(self)
        self._fade.setDuration(600)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.valueChanged.connect(self.update)
        self._fade.finished.connect(self._settle)
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._place_order)

    def picture_area(self) -> QRectF:
        """Where the picture lies inside the plate."""
        return QRectF(self.rect()).adjusted(30, 30, -30, -30 - self._caption_height())

    def _caption_height(self) -> int:
        """What the line below the picture needs; long ones at large letters run over several lines."""
        room = QRect(0, 0, max(40, self.width() - 60), 10_000)
        metrics = QFontMetrics(theme.font(Role.TEXT, 13, italic=True))
        needed = metrics.boundingRect(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.caption())
        return max(theme.px(44), needed.height() + 14)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._ordered.isEmpty():
            self._later.start(0)  # once the first layout is done
        else:
            self._later.start(250)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._later.start(0)  # what was asked for while it could not be seen is asked for now

    def _place_order(self) -> None:
        size = self.picture_area().size().toSize()
        if size == self._ordered or min(size.width(), size.height()) < 40 or not self.isVisible():
            return
        self._ordered = size
        ratio = self.devicePixelRatioF()
        if self._order is not None:
            self._order(size, ratio, self._deliver)
        if self._shown.isNull() and self._coming.isNull():
            self._task = run_task(lambda: self._preview(size, ratio), done=self._on_preview)

    def _on_preview(self, image: QImage) -> None:
        self._task = None
        if self._shown.isNull() and self._coming.isNull():
            self._deliver(image)

    def _deliver(self, image: QImage) -> None:
        """A finer picture has come; it is faded in over what is shown."""
        self._settle()
        self._coming = image
        if theme.motion_allowed() and self.isVisible() and not self._shown.isNull():
            self._fade.start()
        else:
            self._settle()

    def _settle(self) -> None:
        if not self._coming.isNull():
            self._shown, self._coming = self._coming, QImage()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        whole = QRectF(self.rect())
        paint_paper(painter, whole)
        paint_rules(painter, whole.adjusted(9.5, 9.5, -9.5, -9.5), theme.BRASS_DARK)
        area = self.picture_area()
        if area.width() < 20 or area.height() < 20:
            return
        if not self._shown.isNull():
            _draw_covering(painter, area, self._shown)
        if not self._coming.isNull():
            painter.setOpacity(float(self._fade.currentValue() or 0.0))
            _draw_covering(painter, area, self._coming)
            painter.setOpacity(1.0)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(theme.colour(theme.INK))
        painter.drawRect(area)
        painter.setFont(theme.font(Role.TEXT, 13, italic=True))
        below = QRectF(area.left(), area.bottom() + 4, area.width(), self._caption_height())
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.caption())

    @property
    def has_picture(self) -> bool:
        """Whether anything but paper can be seen."""
        return not (self._shown.isNull() and self._coming.isNull())

    @property
    def has_fine_picture(self) -> bool:
        """Whether the picture has come that was ordered, in its full size."""
        wanted = self._ordered.width() * self.devicePixelRatioF()
        return self.has_picture and max(self._shown.width(), self._coming.width()) >= wanted - 1 and self._task is None

    def caption(self) -> str:
        """The line below the picture."""
        return tr("Plate I. The sea off Innsmouth, on a night without wind")


def _draw_covering(painter: QPainter, area: QRectF, image: QImage) -> None:
    """Draw `image` so that it fills `area`; what sticks out is cut."""
    have = QRectF(image.rect())
    scale = max(area.width() / have.width(), area.height() / have.height())
    width, height = area.width() / scale, area.height() / scale
    source = QRectF((have.width() - width) / 2, (have.height() - height) / 2, width, height)
    painter.drawImage(area, image, source)
