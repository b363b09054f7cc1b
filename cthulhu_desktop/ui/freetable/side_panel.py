"""The paper panel beside the table: the card that is looked at, and the trace."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardfaces.store import LANDSCAPE, PORTRAIT
from cthulhu_desktop.ui.freetable import drawing
from cthulhu_desktop.ui.freetable.face_queue import FaceQueue
from cthulhu_desktop.ui.freetable.trace import Trace
from cthulhu_desktop.ui.tabletop import materials
from cthulhu_desktop.ui.tabletop.side_panel import CardAndLog
from cthulhu_desktop.ui.theme import Role

WHEEL = 0.15  # of a long text that one notch of the wheel moves


class CardZoom(QWidget):
    """One card, large and readable; a hint while there is none. The wheel moves a text that is longer than its box."""

    def __init__(self, queue: FaceQueue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._queue = queue
        self.face = ""
        self._scroll = 0.0
        queue.drawn.connect(self._drawn)

    def show_face(self, face: str) -> None:
        """Show this card ("" leaves the one that is shown)."""
        if face and face != self.face:
            self.face = face
            self._scroll = 0.0
            self.retranslate()

    def retranslate(self) -> None:
        """Say it in the language of now."""
        self.setAccessibleName(self._queue.title(self.face) if self.face else "")
        self.setAccessibleDescription(self._queue.text(self.face) if self.face else "")
        self.update()

    def clear(self) -> None:
        """Show no card."""
        self.face = ""
        self.retranslate()

    def _drawn(self, card: str) -> None:
        if not card:  # all of them: also what they say may be known only now
            self.retranslate()
        elif card == self.face:
            self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.face and self._queue.faces.text_overflow(self.face):
            self._scroll = min(1.0, max(0.0, self._scroll - event.angleDelta().y() / 120 * WHEEL))
            self.update()
            event.accept()
        else:
            super().wheelEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if not self.face:
            painter.setFont(theme.font(Role.TEXT, 12.5, italic=True))
            painter.setPen(theme.colour(theme.MUTED_INK))
            flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
            painter.drawText(self.rect().adjusted(8, 8, -8, -8), flags, tr("Point at a card to read it here."))
            return
        tall = LANDSCAPE if self._queue.lies(self.face) else PORTRAIT
        width = max(40.0, min(self.width() - 12.0, (self.height() - 12.0) / tall))
        box = QRectF((self.width() - width) / 2, max(4.0, (self.height() - width * tall) / 2), width, width * tall)
        shadow = materials.soft_shadow(round(box.width()), round(box.height()), radius=6, blur=6, opacity=120)
        painter.drawPixmap(box.topLeft() - QPointF(6, 4), shadow)
        if self._queue.knows(self.face):
            face = self._queue.faces.print_face(
                self.face, round(width), ratio=self.devicePixelRatioF(), scroll=self._scroll
            )
            painter.drawPixmap(box.topLeft(), face)
        else:
            drawing.plain_card(painter, box, self._queue.title(self.face))


class SidePanel(CardAndLog):
    """Card above, trace below; the trace alone where there is little room."""

    zoom_least = 430

    def __init__(self, queue: FaceQueue, parent: QWidget | None = None) -> None:
        self.zoom, self.log = CardZoom(queue), Trace()
        super().__init__(self.zoom, self.log, parent)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.title.setText(tr("Trace"))
        self.log.redress()
        self.zoom.retranslate()
