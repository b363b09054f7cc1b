"""Reading cards: what the pointer or the keyboard is on, or a line of the log names, is shown large."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.cards.reasons import CardsReason
from cthulhu_desktop.ui.cardfaces.store import FaceStore
from cthulhu_desktop.ui.cardtable import keys
from cthulhu_desktop.ui.cardtable.asking import Asking
from cthulhu_desktop.ui.cardtable.card_facts import Facts, Titles, facts_of, printed
from cthulhu_desktop.ui.cardtable.side_panel import SidePanel
from cthulhu_desktop.ui.cardtable.table import CardTable
from cthulhu_desktop.ui.cardtable.zoom_floating import FloatingZoom
from cthulhu_desktop.ui.tabletop.items import State, TableItem
from cthulhu_desktop.ui.tabletop.view import TableView
from cthulhu_desktop.ui.tabletop.words import refusal_text

SILENT = frozenset({
    CardsReason.ONLY_RESPONSE, CardsReason.ONLY_DISRUPT, CardsReason.NOW_RESPONSES, CardsReason.NOW_DISRUPTS,
    CardsReason.FORCED, CardsReason.NO_TEXT, CardsReason.CHOOSE_LIT, CardsReason.NOT_YOURS,
    CardsReason.COMMIT_CHARACTERS, CardsReason.NOT_THERE,
})  # fmt: skip
"""Reasons that the card and the question say anyway: a click tells them, the large card does not."""

LONG_PRESS_MS, FLASH_MS = 550, 1800
LINGER_MS = 270  # after the rest that points: a card over the table comes later than one in the panel


class Reading(QObject):
    """Shows cards in the panel, or floating over the table where the panel has no room for them.

    `card_wanted(id)` when a picture in the panel is double-clicked.
    """

    card_wanted = Signal(str)

    def __init__(self, table: CardTable, view: TableView, panel: SidePanel, faces: FaceStore, page: QWidget) -> None:
        super().__init__(page)
        self._table, self._view, self._panel, self._page = table, view, panel, page
        self.floating = FloatingZoom(faces, page)
        self.key: str | None = None  # what is shown
        self._pointed: str | None = None
        self._facts: Facts | None = None
        self._known: Titles | None = None
        self._flashing: list[TableItem] = []
        self._flash = QTimer(self, singleShot=True, interval=FLASH_MS)
        self._flash.timeout.connect(self._calm)
        self._press = QTimer(self, singleShot=True, interval=LONG_PRESS_MS)
        self._press.timeout.connect(self._pressed_long)
        self._linger = QTimer(self, singleShot=True, interval=LINGER_MS)
        self._linger.timeout.connect(self._lingered)
        self._pressed_at = QPoint()
        self._came_from: QWidget | None = None
        self.floating.left.connect(self._give_keyboard_back)
        table.pointed.connect(self._point)
        if isinstance(table.host, Asking):
            table.host.changed.connect(self._asked_anew)
            table.host.decided.connect(self._asked_anew)
        # kept here: while a window goes away, its parts still get events and cannot be asked for one another
        self._port, self._picture = view.viewport(), panel.zoom.zoom.picture
        self._port.installEventFilter(self)
        self._picture.installEventFilter(self)

    def open(self, known: Titles) -> None:
        """Cards of a new game."""
        self._known = known
        self.show(None)

    def close(self) -> None:
        """No game, no cards."""
        self._flash.stop()
        self._flashing.clear()
        self.show(None)
        self._known = None

    # -- what is shown ---------------------------------------------------------------------------------------------
    def _point(self, key: object) -> None:
        self._pointed = key if isinstance(key, str) else None
        if self.floating.reading:
            return  # the keyboard is in the card; the pointer does not take it away
        if self._table.dragging or self._pointed is None:
            self.close_floating()
        elif self._panel.has_zoom or self.floating.isVisible():
            self.show(self._pointed)
        else:
            self._linger.start()

    def _lingered(self) -> None:
        if self._pointed is not None and not self._table.dragging and not self.floating.reading:
            self.show(self._pointed)

    def show(self, key: str | None) -> None:
        """Show what is known of a thing on the table; None shows nothing."""
        view = self._table.view
        facts = None
        if key is not None and view is not None and self._known is not None:
            facts = facts_of(key, view, self._known)
        if facts is None and key is not None:
            self.close_floating()  # in the panel the card that was read stays
            return
        self._show_facts(key, self._with_reason(key, facts))

    def _with_reason(self, key: str | None, facts: Facts | None) -> Facts | None:
        """With why the card cannot be used now, where its player is asked and that can be said."""
        host = self._table.host
        if key is None or facts is None or keys.kind(key) != "card" or not isinstance(host, Asking):
            return facts
        refused = host.why_not(key)
        if refused is None or refused.reason in SILENT:
            return facts
        line = tr("Not possible now: {why}").format(why=refusal_text(refused, host.definitions))
        return replace(facts, lines=(*facts.lines, f"{line} ({refused.rule})"))

    def _asked_anew(self, *_: object) -> None:
        """What can be done has changed, and with it perhaps why the card that is read cannot be used."""
        view, seen = self._table.view, self._panel.has_zoom or self.floating.isVisible()
        if not seen or self.key is None or view is None or self._known is None or keys.kind(self.key) != "card":
            return
        facts = self._with_reason(self.key, facts_of(self.key, view, self._known))
        if facts is not None and facts != self._facts:
            self._show_facts(self.key, facts)

    def _show_facts(self, key: str | None, facts: Facts | None) -> None:
        self._linger.stop()
        self.key, self._facts = key, facts
        in_panel = self._panel.has_zoom
        self._panel.zoom.show_facts(facts if in_panel else None)
        self.floating.show_facts(None if in_panel else facts, self._place_of(key), self._view.geometry())

    def show_cards(self, cards: Sequence[int]) -> None:
        """Show the first of these cards, and where all of them lie."""
        if not cards or self._known is None:
            return
        first = cards[0]
        key = keys.card(first) if self._table.item(keys.card(first)) is not None else keys.story(first)
        view = self._table.view
        facts = facts_of(key, view, self._known) if view is not None else None
        self._show_facts(key, facts if facts is not None and facts.id else printed(first, self._known))
        self._calm()
        for card in cards:
            item = self._table.item(keys.card(card)) or self._table.item(keys.story(card))
            if item is not None:
                item.mark(State.CHOSEN, True)
                self._flashing.append(item)
        self._flash.start()

    def _calm(self) -> None:
        """The things a line of the log named are marked no longer, but for those that are chosen all the same."""
        for item in self._flashing:
            if self._table.item(item.key) is item:
                item.mark(State.CHOSEN, False)
        self._flashing.clear()

    def toggle(self) -> None:
        """Read what the keyboard or the pointer is on; the keyboard goes into a card over the table, and with the
        next press back to where it was."""
        item = self._table.focusItem()
        key = item.key if isinstance(item, TableItem) else self._pointed
        if self.floating.reading:
            self.close_floating()
            return
        if key is not None or not self.floating.isVisible():
            self.show(key)
        if self.floating.isVisible():
            self._came_from = QApplication.focusWidget()
            self.floating.take_keyboard()

    def _give_keyboard_back(self) -> None:
        came_from, self._came_from = self._came_from, None
        known = came_from is not None and shiboken6.isValid(came_from) and came_from.isVisible()
        (came_from if known and came_from is not None else self._view).setFocus(Qt.FocusReason.OtherFocusReason)

    def close_floating(self) -> bool:
        """Take the card from over the table; False if there is none."""
        self._linger.stop()
        shown = self.floating.isVisible()
        self.floating.put_away()
        return shown

    def turn_text(self, by: float) -> None:
        """Move the text of the card that is read."""
        zoom = self._panel.zoom.zoom if self._panel.has_zoom else self.floating.zoom
        zoom.picture.turn_text(by)

    def place(self) -> None:
        """The page shares its room anew."""
        if self.floating.isVisible() and self._panel.has_zoom:
            self.floating.put_away()
        self.show(self.key)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.show(self.key)

    def _place_of(self, key: str | None) -> QRectF:
        """Where a thing is, in the page."""
        item = self._table.item(key) if key is not None else None
        if item is None:
            return QRectF(self._view.geometry().topLeft(), QSizeF(1, 1))
        rect = item.rect
        corners = QRectF(rect.x, rect.y, rect.w, rect.h)
        seen = self._view.mapFromScene(corners).boundingRect()
        return QRectF(self._view.viewport().mapTo(self._page, seen.topLeft()), QSizeF(seen.size()))

    # -- the pointer -----------------------------------------------------------------------------------------------
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self._port and isinstance(event, QMouseEvent):
            if kind == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton:
                self._pressed_at = event.position().toPoint()
                self._press.start()
                self.close_floating()  # who acts on a card wants to see the table and what is asked next
            elif kind == QEvent.Type.MouseButtonRelease or (
                kind == QEvent.Type.MouseMove and (event.position().toPoint() - self._pressed_at).manhattanLength() > 8
            ):
                self._press.stop()
        elif watched is self._port and kind == QEvent.Type.Leave:
            self._table.pointer_left()
        elif watched is self._picture and kind == QEvent.Type.MouseButtonDblClick:
            facts = self._panel.zoom.zoom.facts
            if facts is not None and facts.id:
                self.card_wanted.emit(facts.id)
        elif kind == QEvent.Type.Wheel and watched is self._picture:
            self.turn_text(-event.angleDelta().y() / 120 * 0.15)  # type: ignore[attr-defined]
            return True
        return False

    def _pressed_long(self) -> None:
        if self._table.dragging:
            return
        item = self._table.thing_at(self._view.mapToScene(self._pressed_at))
        if item is not None:
            self.show(item.key)
