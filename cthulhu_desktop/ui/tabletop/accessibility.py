"""What a screen reader sees of a table: the view is a list, each piece and place with a name an item of it.

Qt asks `QAccessible`'s factories for an interface of each object; ours answers for TableView and TableItem. The
interfaces are kept here as long as their objects live, because Qt does not keep them. (The type stubs do not know
that "none" is an answer: hence the ignored overrides.)
"""

from __future__ import annotations

from typing import cast

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QColor,
    QWindow,
)
from PySide6.QtWidgets import QWidget

from cthulhu_desktop.ui.tabletop.items import State, TableItem
from cthulhu_desktop.ui.tabletop.view import TableView

_kept: dict[int, QAccessibleInterface] = {}
_installed = False


class _Shared(QAccessibleInterface):
    """What both interfaces answer alike."""

    def __init__(self, watched: QObject) -> None:
        super().__init__()
        self._object = watched

    def isValid(self) -> bool:
        return shiboken6.isValid(self._object)

    def object(self) -> QObject:
        return self._object

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Names are the table's to give."""

    def backgroundColor(self) -> QColor:
        return QColor()

    def foregroundColor(self) -> QColor:
        return QColor()


class _ViewInterface(_Shared):
    """The table as a list of its named pieces and places."""

    @property
    def view(self) -> TableView:
        return cast(TableView, self._object)

    def _items(self) -> list[TableItem]:
        return [item for item in self.view.table.things() if item.name and item.isVisible()]

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return self.view.accessibleName()
        return self.view.accessibleDescription() if kind == QAccessible.Text.Description else ""

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self.view.hasFocus() and self.view.table.focusItem() is None
        state.invisible = not self.view.isVisible()
        return state

    def rect(self) -> QRect:
        return QRect(self.view.mapToGlobal(QPoint(0, 0)), self.view.size())

    def window(self) -> QWindow | None:  # type: ignore[override]
        window: QWindow | None = self.view.window().windowHandle()
        return window

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        above = self.view.parentWidget()
        return QAccessible.queryAccessibleInterface(above) if above is not None else None

    def childCount(self) -> int:
        return len(self._items())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        items = self._items()
        return QAccessible.queryAccessibleInterface(items[index]) if 0 <= index < len(items) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        thing = child.object()
        return next((k for k, item in enumerate(self._items()) if item is thing), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        at = self.view.mapToScene(self.view.viewport().mapFromGlobal(QPoint(x, y)))
        item = self.view.table.thing_at(at)
        return QAccessible.queryAccessibleInterface(item) if item is not None else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        item = self.view.table.focusItem()
        return QAccessible.queryAccessibleInterface(item) if isinstance(item, TableItem) else None


class _ItemInterface(_Shared):
    """One piece or place."""

    @property
    def item(self) -> TableItem:
        return cast(TableItem, self._object)

    def _view(self) -> TableView | None:
        scene = self.item.scene()
        views = scene.views() if scene is not None else []
        return next((view for view in views if isinstance(view, TableView)), None)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return self.item.name
        return self.item.description if kind == QAccessible.Text.Description else ""

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = self.item.focusable
        state.focused = self.item.hasFocus()
        state.selectable = self.item.focusable
        state.selected = bool(self.item.state & State.CHOSEN)
        state.invisible = not self.item.isVisible()
        return state

    def rect(self) -> QRect:
        view = self._view()
        if view is None:
            return QRect()
        box = view.mapFromScene(self.item.sceneBoundingRect()).boundingRect()
        return QRect(view.viewport().mapToGlobal(box.topLeft()), box.size())

    def window(self) -> QWindow | None:  # type: ignore[override]
        view = self._view()
        window: QWindow | None = view.window().windowHandle() if view is not None else None
        return window

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self._view()
        return QAccessible.queryAccessibleInterface(view) if view is not None else None

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1


def _make(_key: str, watched: QObject) -> QAccessibleInterface | None:
    kind: type[_Shared]
    if isinstance(watched, TableView):
        kind = _ViewInterface
    elif isinstance(watched, TableItem):
        kind = _ItemInterface
    else:
        return None
    interface = kind(watched)
    number = id(watched)
    _kept[number] = interface
    watched.destroyed.connect(lambda: _kept.pop(number, None))
    return interface


def make_accessible(view: TableView) -> None:
    """Let screen readers see into `view`. Names the viewport like the view."""
    global _installed  # noqa: PLW0603 - the factory is one for the whole program
    if not _installed:
        QAccessible.installFactory(_make)
        _installed = True
    view.viewport().setAccessibleName(view.accessibleName())
    view.table.focus_moved.connect(tell_focus)


def tell_focus(item: TableItem | None) -> None:
    """Tell a screen reader that the keyboard is on `item` now."""
    if item is not None and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.Focus))


def announce(widget: QWidget, text: str) -> None:
    """Let a screen reader say `text` at once."""
    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
