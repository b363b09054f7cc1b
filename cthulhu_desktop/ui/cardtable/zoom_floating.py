"""The card large over the table, on the half where the pointer is not; the keyboard can be taken into it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardfaces.store import LANDSCAPE, PORTRAIT, FaceStore
from cthulhu_desktop.ui.cardtable.card_facts import Facts
from cthulhu_desktop.ui.cardtable.zoom import CardZoom
from cthulhu_desktop.ui.cardtable.zoom_walk import Walk
from cthulhu_desktop.ui.tabletop.accessibility import announce
from cthulhu_desktop.ui.theme import BLOOD, BRASS_DARK, PAPER, Role
from cthulhu_desktop.ui.widgets.sheet import paint_paper, paint_rules


class FloatingZoom(QWidget):
    """The zoom over the table, on the half where the pointer is not. The pointer goes through it; the keyboard can be
    taken into it, to read its signs and sentences one after the other.

    Signals: `rule_wanted(number)`; `left()` when the keyboard is to go back to where it was.
    """

    MARGIN = 14
    WIDEST, WIDEST_READ = 0.4, 0.6  # of the table's width

    rule_wanted = Signal(str)
    left = Signal()

    def __init__(self, faces: FaceStore, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setProperty("surface", "paper")
        self.zoom = CardZoom(faces, tall=False)
        self.hint = QLabel()
        self.hint.setWordWrap(True)
        self.hint.setProperty("tone", "muted")
        theme.set_font(self.hint, Role.TEXT, 12)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.addWidget(self.zoom, 1)
        column.addWidget(self.hint)
        self.hint.hide()
        self._ground = QPixmap()
        self._walk = Walk()
        self._reading = False
        self._where = (QRectF(), QRect())
        self.hide()

    def show_facts(self, facts: Facts | None, thing: QRectF, area: QRect) -> None:
        """Show this card in `area`, on the side of `thing` that has more room; None hides it."""
        if facts is None:
            self.put_away()
            self.zoom.show_facts(None)
            return
        self._where = (thing, area)
        if self._reading:
            self._walk.begin(facts)
        self.zoom.show_facts(facts, self._walk.stop if self._reading else None)
        self.setGeometry(self._place(thing, area))
        self.show()
        self.raise_()
        if self._reading:
            self._tell()

    # -- read by keyboard ----------------------------------------------------------------------------------------------
    @property
    def reading(self) -> bool:
        """Whether the keyboard is in it."""
        return self._reading

    def take_keyboard(self) -> None:
        """Read the card that is shown by keyboard."""
        facts = self.zoom.facts
        if facts is None or not self.isVisible():
            return
        self._reading = True
        self._walk.end()
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.hint.show()
        self.show_facts(facts, *self._where)

    def put_away(self) -> None:
        """Hide it; the keyboard goes back first."""
        reading, self._reading = self._reading, False
        if reading:
            self._walk.end()
            self.hint.hide()
            self.left.emit()
        self.hide()

    def _go(self) -> None:
        self.zoom.show_facts(self.zoom.facts, self._walk.stop)
        self._tell()

    def _tell(self) -> None:
        """Say what is read now, to those who see it and to those who hear it."""
        stop, facts = self._walk.stop, self.zoom.facts
        assert facts is not None
        hint = tr("Arrow keys: next · Esc: back")
        if stop.rule:
            hint = tr("Arrow keys: next · Enter: rule {rule} · Esc: back")
        self.hint.setText(hint.format(rule=stop.rule))
        self.setAccessibleName(stop.text)
        self.setAccessibleDescription(self.hint.text())
        announce(self, stop.text)
        self.zoom.bring_up(stop)
        self.update()

    def event(self, event: QEvent) -> bool:
        """Tab walks on within the card while it is read."""
        if event.type() == QEvent.Type.KeyPress and self._reading and isinstance(event, QKeyEvent):
            key = Qt.Key(event.key())
            if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
                self._walk.step(1 if key == Qt.Key.Key_Tab else -1)
                self._go()
                return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Who clicks elsewhere does not read on."""
        super().focusOutEvent(event)
        if self._reading and event.reason() == Qt.FocusReason.MouseFocusReason:
            self._reading = False
            self.hint.hide()
            self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """While it is read nothing is done at the table: only F1 and the keys that turn a long text go further."""
        key = Qt.Key(event.key())
        keys = Qt.Key
        if not self._reading or key in (keys.Key_PageUp, keys.Key_PageDown, keys.Key_F1, keys.Key_Question):
            event.ignore()
            return
        event.accept()
        if key in (keys.Key_Down, keys.Key_Right, keys.Key_Up, keys.Key_Left):
            self._walk.step(1 if key in (keys.Key_Down, keys.Key_Right) else -1)
            self._go()
        elif key in (keys.Key_Home, keys.Key_End):
            self._walk.to_edge(key == keys.Key_End)
            self._go()
        elif key in (keys.Key_Return, keys.Key_Enter) and self._walk.stop.rule:
            self.rule_wanted.emit(self._walk.stop.rule)
        elif key in (keys.Key_Escape, keys.Key_Z) and not event.modifiers():
            self.put_away()

    def _place(self, thing: QRectF, area: QRect) -> QRect:
        """No larger than the picture and its words, and never over more than `WIDEST` of the table."""
        facts, words = self.zoom.facts, 0
        widest, column = (self.WIDEST_READ, 260) if self._reading else (self.WIDEST, 175)
        most, full = area.width() * widest, min(area.height() - 2 * self.MARGIN, theme.px(430))
        tall = LANDSCAPE if self.zoom.picture.lies() else PORTRAIT
        if facts is not None and (self._reading or facts.lines or facts.helps or facts.rulings):
            words = min(theme.px(column), round(most * (0.5 if self._reading else 0.4)))
            self.zoom.area.setFixedWidth(words)
        face = min((full - 32) / tall, most - words - 36, theme.px(380))
        written = self.zoom.words.heightForWidth(words) + 4 if words else 0
        width, height = int(face) + words + 36, min(full, round(max(face * tall, written)) + 32)
        if self._reading:
            height = full  # it does not move while it is read
        on_left = thing.left() - area.left() > area.right() - thing.right()
        left = area.left() + self.MARGIN if on_left else area.right() - width - self.MARGIN
        return QRect(left, area.top() + (area.height() - height) // 2, width, height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ground = QPixmap(self.size())
        self._ground.fill(QColor(PAPER))
        painter = QPainter(self._ground)
        box = QRectF(self.rect())
        paint_paper(painter, box)
        paint_rules(painter, box.adjusted(4, 4, -4, -4))
        painter.setPen(QPen(QColor(BRASS_DARK), 1))
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.end()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground)
        if self._reading:
            painter.setPen(QPen(QColor(BLOOD), 3))
            painter.drawRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5))

    def sizeHint(self) -> QSize:
        return QSize(560, 420)
