"""What the pointer rests on, or the keyboard is on."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QTimer, Signal

from cthulhu_desktop.ui.cardtable import keys, spread
from cthulhu_desktop.ui.cardtable.spread import SpreadPanel
from cthulhu_desktop.ui.tabletop.items import State, TableItem
from cthulhu_desktop.ui.tabletop.scene import TableScene

REST_MS = 180  # how long the pointer rests before it points
# Places in which nothing is to be read: pointing at them means nothing.
SILENT = ("board", "hand", "twilight", "spread")


def top_key(scene: TableScene, at: QPointF) -> str | None:
    """The key of the uppermost thing at a point that has something to say, usable or not."""
    for item in scene.items(at):
        if isinstance(item, SpreadPanel):
            return None
        if isinstance(item, TableItem) and keys.kind(item.key) not in SILENT and item.key != spread.CLOSE:
            return item.key
    return None


class Pointing(QObject):
    """Tells with `pointed` of a key (None: nothing) once the pointer has rested, and at once for the keyboard."""

    pointed = Signal(object)

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.at = QPointF()
        self._gone = False
        self._last: str | None = None
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._look)
        scene.focus_moved.connect(self._focused)

    def moved(self, at: QPointF) -> None:
        """The pointer is at `at` (scene)."""
        self.at = at
        self._gone = False
        self._rest.start()

    def left(self) -> None:
        """The pointer has left the table."""
        self._gone = True
        self._rest.start()

    def _look(self) -> None:
        self._tell(None if self._gone or self._scene.dragging else top_key(self._scene, self.at))

    def _focused(self, item: object) -> None:
        if isinstance(item, TableItem) and item.state & State.FOCUS and keys.kind(item.key) not in SILENT:
            self._tell(item.key if item.key != spread.CLOSE else None)

    def _tell(self, key: str | None) -> None:
        if key != self._last:
            self._last = key
            self.pointed.emit(key)
