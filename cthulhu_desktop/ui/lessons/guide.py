"""Brings hints to a table: it watches the session and the scene from outside, the table's page need not know of it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QTimer, Signal
from PySide6.QtWidgets import QToolButton, QWidget

from cthulhu_desktop.bridge.session import GameSession
from cthulhu_desktop.bridge.timeline import Batch
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.lessons.bubble import HintBubble
from cthulhu_desktop.ui.lessons.course import LessonCourse, PuzzleCourse, course_of
from cthulhu_desktop.ui.lessons.placing import best_of
from cthulhu_desktop.ui.lessons.pointer import Pointer
from cthulhu_desktop.ui.tabletop.accessibility import announce
from cthulhu_desktop.ui.tabletop.items import State, TableItem
from cthulhu_desktop.ui.tabletop.overlay import Overlay

WATCH_MS = 300  # things glow, glide and are dealt anew meanwhile
CHIP_GAP = 10


class Guide(QObject):
    """The hints at one table page (which has `view`, `table` its scene, and `presenter`).

    `rule_wanted(number)`; `left()` the player leaves the game; `solved(key)` of a puzzle; `more_wanted()` puzzles.
    """

    rule_wanted = Signal(str)
    left = Signal()
    solved = Signal(str)
    more_wanted = Signal()

    def __init__(self, page: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._page: Any = page
        self._session: GameSession | None = None
        self.course: LessonCourse | PuzzleCourse | None = None
        self.pointer = Pointer(page)
        self.bubble = HintBubble(page)
        self.chip = QToolButton(page)
        self.chip.setProperty("look", "primary")
        self.chip.hide()
        self._placed_in = QRect()
        self._watch = QTimer(self, interval=WATCH_MS)
        self._watch.timeout.connect(self._follow_things)
        self.bubble.pressed.connect(self._press)
        self.bubble.folded.connect(self._fold)
        self.bubble.rule_wanted.connect(self.rule_wanted)
        self.bubble.moved.connect(self._point)
        self.chip.clicked.connect(self._unfold)
        theme.changes().changed.connect(self._lay_anew)

    # ---- a game comes and goes

    def open_session(self, session: GameSession) -> None:
        """Watch a game, before it is laid out; nothing happens if there is nothing to learn in it."""
        self.close_session()
        course = course_of(session, self)
        if course is None:
            return
        self._session, self.course = session, course
        course.changed = self.refresh
        course.left.connect(self.left)
        if isinstance(course, PuzzleCourse):
            course.solved.connect(self.solved)
            course.more_wanted.connect(self.more_wanted)
        session.occurred.connect(self._occurred)
        session.rewound.connect(self._rewound)
        presenter = getattr(self._page, "presenter", None)
        if presenter is not None:
            presenter.ready.connect(self.refresh)
        course.begin()
        self._watch.start()

    def close_session(self) -> None:
        """Say nothing any more."""
        session, course = self._session, self.course
        self._session = self.course = None
        self._watch.stop()
        for widget in (self.bubble, self.pointer, self.chip):
            widget.hide()
        if session is None or course is None:
            return
        session.occurred.disconnect(self._occurred)
        session.rewound.disconnect(self._rewound)
        presenter = getattr(self._page, "presenter", None)
        if presenter is not None:
            presenter.ready.disconnect(self.refresh)
        course.changed = lambda: None
        course.deleteLater()

    def _occurred(self, batch: Batch) -> None:
        if self.course is not None:
            self.course.occurred(batch)

    def _rewound(self, number: int) -> None:
        if self.course is not None:
            self.course.rewound(number)

    # ---- shown

    def refresh(self) -> None:
        """Say what is to be said, once the table has shown what occurred."""
        course = self.course
        if course is None or getattr(getattr(self._page, "presenter", None), "busy", False):
            return
        hint = course.hint()
        if hint is None:
            self.bubble.hide()
            self.pointer.hide()
            self._show_chip()
            return
        self.chip.hide()
        if hint == self.bubble.hint and self.bubble.isVisibleTo(self._page):
            return
        had_focus = self.bubble.isAncestorOf(self._page.window().focusWidget() or self._page)
        self.bubble.say(hint)
        self.bubble.show()
        if self.bubble.moved_by_hand:
            self._keep_place()
        else:
            self._place()
        self._below_sheets()
        announce(self._page.view, f"{hint.title}. {hint.text}")
        if had_focus:
            list(self.bubble.buttons.values())[-1].setFocus()

    def _below_sheets(self) -> None:
        """Over the table, but under whatever must be answered first."""
        self.pointer.raise_()
        self.bubble.raise_()
        for sheet in self._page.findChildren(Overlay):
            if sheet.isVisible():
                sheet.raise_()

    def _show_chip(self) -> None:
        self.chip.setText(tr("Hints"))
        self.chip.setToolTip(tr("Read the last hint again"))
        self.chip.adjustSize()
        area = self._area()
        self.chip.move(area.right() - self.chip.width() - CHIP_GAP, area.top() + CHIP_GAP)
        self.chip.show()
        self.chip.raise_()

    def _place(self) -> None:
        area = self._placed_in = self._area()
        sizes = self.bubble.sizes(area.size())
        place = best_of(sizes, area, self._usable(), self._targets(), self._others(area))
        self.bubble.take(place.size())
        self.bubble.move(place.topLeft())
        self._point()

    def _keep_place(self) -> None:
        """Stay where the player has put the hint, if nothing that matters now lies there."""
        bubble, area = self.bubble, self._area()
        self._placed_in = area
        bubble.take(bubble.sizes(area.size())[0])
        bubble.move(bubble.kept_inside(bubble.pos()))
        if any(bubble.geometry().intersects(rect) for rect in (*self._usable(), *self._targets())):
            bubble.moved_by_hand = False
            self._place()
        self._point()

    def _point(self) -> None:
        if self.bubble.isVisibleTo(self._page):
            self.pointer.point(self._targets(), self.bubble.geometry())

    def _follow_things(self) -> None:
        """Targets move, and what glows now may lie under the hint."""
        if not self.bubble.isVisibleTo(self._page):
            return
        if self._area() != self._placed_in:
            self._lay_anew()
        if self._page.table.dragging:
            self.pointer.hide()
            return
        here = self.bubble.geometry()
        if not self.bubble.moved_by_hand and any(here.intersects(rect) for rect in (*self._usable(), *self._targets())):
            self._place()
        self._point()
        self._below_sheets()

    def _lay_anew(self) -> None:
        if self.bubble.isVisibleTo(self._page):
            (self._keep_place if self.bubble.moved_by_hand else self._place)()

    def retranslate(self) -> None:
        """Say it in the language of now."""
        self.bubble.hint = None
        self.refresh()

    # ---- where things are

    def _area(self) -> QRect:
        """The table, in the coordinates of the page."""
        port = self._page.view.viewport()
        return QRect(port.mapTo(self._page, QPoint(0, 0)), port.size())

    def _rect(self, item: TableItem) -> QRect:
        """Where an item is seen, in the coordinates of the page."""
        view, place = self._page.view, item.rect
        seen = view.mapFromScene(QRectF(place.x, place.y, place.w, place.h)).boundingRect()
        return QRect(seen.translated(view.viewport().mapTo(self._page, QPoint(0, 0))))

    def _usable(self) -> list[QRect]:
        """What can be clicked now: things that glow, and the list that answers a question."""
        found = [self._rect(item) for item in self._page.table.things() if item.isVisible() and item.state & State.GLOW]
        listed = getattr(getattr(self._page, "bar", None), "panel", None)
        if isinstance(listed, QWidget) and listed.isVisible():
            found.append(listed.geometry())
        return found

    def _others(self, area: QRect) -> list[QRect]:
        """Everything else that lies on the table, but not the wide places things lie on."""
        largest = area.width() * area.height() // 12
        rects = [self._rect(item) for item in self._page.table.things() if item.isVisible()]
        return [rect for rect in rects if rect.width() * rect.height() < largest]

    def _targets(self) -> list[QRect]:
        keys = self.bubble.hint.show if self.bubble.hint is not None else ()
        items = [self._page.table.thing(key) for key in keys]
        return [self._rect(item) for item in items if item is not None and item.isVisible()]

    # ---- the player

    def _press(self, name: str) -> None:
        if self.course is not None:
            self.course.press(name)
        if not self.bubble.isVisibleTo(self._page):
            self._page.view.setFocus()

    def _fold(self) -> None:
        if self.course is not None:
            self.course.fold()
            self._page.view.setFocus()

    def _unfold(self) -> None:
        if self.course is not None:
            self.course.unfold()
