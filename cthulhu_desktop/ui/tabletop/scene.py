"""The scene of a table: pieces, places, one clock, and the pointer's press-move-release turned into gestures."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsSceneHelpEvent,
    QGraphicsSceneMouseEvent,
    QToolTip,
)

from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.tabletop.clock import Clock
from cthulhu_desktop.ui.tabletop.drag import Drag, Host
from cthulhu_desktop.ui.tabletop.items import PieceItem, PlaceItem, TableItem
from cthulhu_desktop.ui.tabletop.layout import nearest

ARROWS = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1),
}  # fmt: skip


class TableScene(QGraphicsScene):
    """All items of one table. `focus_moved` tells which item the keyboard is on (None: none)."""

    focus_moved = Signal(object)
    focus_returns = False  # while the table gets the focus and hands it to the item that had it last

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # few items that move all the time: an index would cost more than it finds
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.clock = Clock(theme.motion_allowed, self)
        self.host: Host | None = None
        self._things: dict[str, TableItem] = {}
        self._drag: Drag | None = None
        self._pressed: tuple[TableItem, QPointF] | None = None

    # -- contents ----------------------------------------------------------------------------------------------
    def add(self, item: TableItem) -> None:
        """Lay an item on the table; its key must be new."""
        if item.key in self._things:
            raise ValueError(item.key)
        self._things[item.key] = item
        self.addItem(item)
        item.focus_changed.connect(self._tell_focus)

    def remove(self, item: TableItem) -> None:
        """Take an item off the table."""
        if self._drag is not None and self._drag.piece is item:
            self.cancel_drag()
        if self._pressed is not None and self._pressed[0] is item:
            self._pressed = None
        del self._things[item.key]
        self.removeItem(item)

    def thing(self, key: str) -> TableItem | None:
        """The item of that key."""
        return self._things.get(key)

    def things(self) -> Iterator[TableItem]:
        """All pieces and places, in the order in which they were laid."""
        return iter(self._things.values())

    def reachable(self) -> list[TableItem]:
        """What the keyboard can reach now, in reading order."""
        found = [item for item in self._things.values() if item.focusable and item.isVisible()]
        return sorted(found, key=lambda item: (round(item.y() / 24), item.x()))

    def set_zooming(self, on: bool) -> None:
        """The view is about to change its zoom again, or has come to rest: for what is drawn for one zoom only."""

    # -- the pointer -------------------------------------------------------------------------------------------
    @property
    def dragging(self) -> bool:
        """Whether a piece is in the hand."""
        return self._drag is not None

    def cancel_drag(self) -> None:
        """Let go without effect."""
        self._pressed = None
        if self._drag is not None:
            drag, self._drag = self._drag, None
            drag.cancel()

    def thing_at(self, at: QPointF) -> TableItem | None:
        """The uppermost piece or place under a point of the scene that reacts to the pointer."""
        for item in self.items(at):
            if isinstance(item, TableItem) and (item.activate is not None or item.focusable):
                return item
        return None

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """The tool tip of what lies uppermost. (Qt's own goes on to whatever has one further down.)"""
        item = next((item for item in self.items(event.scenePos()) if isinstance(item, TableItem)), None)
        said = item.toolTip() if item is not None else ""
        QToolTip.showText(event.screenPos(), said, event.widget())
        event.setAccepted(bool(said))

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            if event.button() == Qt.MouseButton.RightButton and self.dragging:
                self.cancel_drag()
            return
        item = self.thing_at(event.scenePos())
        if item is None and self.clock.busy:
            self.clock.skip()
        self._pressed = (item, event.scenePos()) if item is not None else None
        if item is not None and item.focusable:
            item.setFocus(Qt.FocusReason.MouseFocusReason)
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._drag is not None:
            self._drag.move(event.scenePos())
            return
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            super().mouseMoveEvent(event)
            return
        item, start = self._pressed
        moved = event.screenPos() - event.buttonDownScreenPos(Qt.MouseButton.LeftButton)
        far = moved.manhattanLength() >= QApplication.startDragDistance()
        if far and self.host is not None and isinstance(item, PieceItem) and item.movable:
            self.clock.skip()
            places = [thing for thing in self._things.values() if isinstance(thing, PlaceItem)]
            places.sort(key=lambda place: place.rect.w * place.rect.h)  # what lies on a larger place comes before it
            self._drag = Drag(self.host, self.clock, item, start, all_places=places)
            self._drag.move(event.scenePos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self._drag is not None:
            drag, self._drag = self._drag, None
            self._pressed = None
            drag.drop(event.scenePos())
            return
        if self._pressed is not None:
            item, _start = self._pressed
            self._pressed = None
            if self.thing_at(event.scenePos()) is item:
                self._activate(item)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        # a fast second click is a click like any other
        self.mousePressEvent(event)

    # -- the keyboard ------------------------------------------------------------------------------------------
    def focusInEvent(self, event: QFocusEvent) -> None:
        self.focus_returns = True
        try:
            super().focusInEvent(event)
        finally:
            self.focus_returns = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        item = self.focusItem()
        if key == Qt.Key.Key_Escape and self.dragging:
            self.cancel_drag()
        elif key in ARROWS and self._step(*ARROWS[key]):
            pass
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(item, TableItem):
            self._activate(item)
        else:
            event.ignore()
            return
        event.accept()

    def _step(self, dx: int, dy: int) -> bool:
        reachable = {item.key: item for item in self.reachable()}
        now: QGraphicsItem | None = self.focusItem()
        if not reachable:
            return False
        if not isinstance(now, TableItem):
            next(iter(reachable.values())).setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        others = {key: item.rect for key, item in reachable.items() if item is not now}
        key = nearest(now.rect, others, dx, dy)
        if key is not None:
            reachable[key].setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _activate(self, item: TableItem) -> None:
        if item.activate is not None:
            item.activate()
        elif self.host is not None and isinstance(item, (PieceItem, PlaceItem)):
            self.host.clicked(item)

    def _tell_focus(self, on: bool) -> None:
        item = self.focusItem()
        self.focus_moved.emit(item if on and isinstance(item, TableItem) else None)
