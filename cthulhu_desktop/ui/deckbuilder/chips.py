"""Filters to press for people who do not type: faction, type, cost, icons, deck and collection."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from cthulhu_desktop.bridge.library import CardRow, cost_order
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.catalogue.cards import FACTIONS, NEUTRAL, TYPES
from cthulhu_desktop.rulebook.glossary import tip
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.deckbuilder.signs import ICON_SIGNS, glow, icon_glow, paint_sign
from cthulhu_desktop.ui.tabletop.words import language_now
from cthulhu_desktop.ui.theme import Role
from cthulhu_desktop.ui.widgets.flow import FlowLayout
from cthulhu_desktop.ui.widgets.focus_ring import OWN_RING
from cthulhu_desktop.ui.widgets.texts import Say, Texts

HIGH_COST = 5
"""The last cost chip means this and more, X included."""


@dataclass(frozen=True, slots=True)
class Lists:
    """What the filters of deck and collection look at."""

    in_deck: Callable[[str], int]
    owned: Callable[[str], int]
    favourites: Callable[[], frozenset[str]]


class Chip(QAbstractButton):
    """One filter: a sign, a word or both; pressed in while it filters."""

    def __init__(self, group: str, value: str, sign: str = "", colour: QColor | None = None) -> None:
        super().__init__()
        self.chip_group, self.value, self.sign = group, value, sign
        self._colour = colour or theme.colour(theme.BRASS_LIGHT)
        self._hovered = False
        self._painted: tuple[object, ...] = ()
        self._picture = QPixmap()
        self.setCheckable(True)
        self.setProperty(OWN_RING, True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.set_font(self, Role.TEXT, 12)
        theme.changes().changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        height = max(theme.px(28), self.fontMetrics().height() + 8)
        text = self.fontMetrics().horizontalAdvance(self.text()) if self.text() else 0
        sign = theme.px(16) if self.sign else 0
        inner = text + sign + (theme.px(5) if text and sign else 0)
        return QSize(max(height, inner + theme.px(18)), height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hovered = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = False
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        state = (self.size(), ratio, self.isChecked(), self._hovered, self.hasFocus(), self.text(), theme.look(),
                 theme.high_contrast())  # fmt: skip
        if state != self._painted:  # what lies over the chips while somebody types uncovers them with every letter
            self._painted, self._picture = state, QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            self._paint(QPainter(self._picture))
        QPainter(self).drawPixmap(0, 0, self._picture)

    def _paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on = self.isChecked()
        area = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        ground = QColor(self._colour) if on else theme.colour(theme.WALNUT if self._hovered else theme.TABLE_DEEP)
        edge = theme.colour(theme.PAPER if self.hasFocus() else theme.BRASS_LIGHT if on else theme.BRASS)
        edge.setAlphaF(1.0 if self.hasFocus() or on else 0.45)
        painter.setPen(QPen(edge, 2.4 if self.hasFocus() else 1.4))
        painter.setBrush(ground)
        painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)
        ink = theme.colour(theme.INK) if on else QColor(self._colour)
        left = area.left() + theme.px(8)
        side = theme.px(16)
        if self.sign:
            if not self.text():
                left = area.center().x() - side / 2
            paint_sign(painter, self.sign, QRectF(left, area.center().y() - side / 2, side, side), ink)
            left += side + theme.px(5)
        if self.text():
            painter.setPen(ink if on else theme.colour(theme.PAPER))
            painter.setFont(self.font())
            room = QRectF(left, area.top(), area.right() - left, area.height())
            align = Qt.AlignmentFlag.AlignVCenter
            if not self.sign:
                room, align = area, Qt.AlignmentFlag.AlignCenter
            painter.drawText(room, align, self.text())
        painter.end()


class FilterChips(QWidget):
    """The chips in lines. Within a group one of the pressed ones must hold, all groups together must. `changed` tells
    of every press."""

    changed = Signal()

    def __init__(self, texts: Texts, lists: Lists, faction_name: Callable[[str], str], type_name: Callable[[str], str],
                 parent: QWidget | None = None, *, with_deck: bool) -> None:  # fmt: skip
        super().__init__(parent)
        self._texts, self._lists = texts, lists
        self.chips: list[Chip] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.lines = FlowLayout(gap=5)
        column.addLayout(self.lines)
        for faction in (*(name for name in FACTIONS if name != NEUTRAL), NEUTRAL):
            self._add("faction", faction, partial(faction_name, faction), sign=faction, colour=glow(faction))
        for kind in TYPES:
            self._add("type", kind, partial(type_name, kind), shown=True)
        for cost in range(HIGH_COST + 1):
            self._add("cost", str(cost), partial(_cost_name, cost), shown=partial(_cost_text, cost))
        for place, name in enumerate(ICON_SIGNS):
            self._add("icon", str(place), partial(icon_name, place), sign=name, colour=icon_glow(place))
        if with_deck:
            self._add("deck", "in", lambda: tr("In this deck"), shown=True)
            self._add("deck", "out", lambda: tr("Not in it"), shown=True)
        self._add("mine", "owned", lambda: tr("Owned"), shown=True)
        self._add("mine", "favourite", lambda: tr("Favourites"), shown=True)
        self._hide_absent(())

    def _add(self, group: str, value: str, name: Say, *, shown: bool | Say = False, sign: str = "",
             colour: QColor | None = None) -> None:  # fmt: skip
        chip = Chip(group, value, sign, colour)
        self._texts.put(chip.setAccessibleName, name)
        self._texts.put(chip.setToolTip, partial(_explained, name, sign if group == "icon" else ""))
        if shown:
            self._texts.put(chip.setText, name if shown is True else shown)
        chip.toggled.connect(self.changed)
        self.chips.append(chip)
        self.lines.addWidget(chip)

    def offer(self, rows: Sequence[CardRow]) -> None:
        """Only factions and types that occur are offered."""
        self._hide_absent({*(("faction", row.faction) for row in rows), *(("type", row.type) for row in rows)})

    def _hide_absent(self, present: Iterable[tuple[str, str]]) -> None:
        known = frozenset(present)
        for chip in self.chips:
            if chip.chip_group in ("faction", "type"):
                chip.setVisible((chip.chip_group, chip.value) in known)

    # ---- filtering

    def active(self) -> list[Chip]:
        """The chips that are pressed."""
        return [chip for chip in self.chips if chip.isChecked()]

    def clear(self) -> None:
        """Let all chips out; tells once."""
        if not self.active():
            return
        for chip in self.chips:
            blocked = chip.blockSignals(True)
            chip.setChecked(False)
            chip.blockSignals(blocked)
            chip.update()
        self.changed.emit()

    def press(self, group: str, value: str, on: bool = True) -> None:
        """Press a chip or let it out."""
        for chip in self.chips:
            if (chip.chip_group, chip.value) == (group, value):
                chip.setChecked(on)

    def state(self) -> list[str]:
        """The pressed chips as words, to be kept."""
        return [f"{chip.chip_group}:{chip.value}" for chip in self.active()]

    def set_state(self, words: Iterable[str]) -> None:
        """Press the chips of `state`; words nobody knows are left out."""
        wanted = frozenset(words)
        for chip in self.chips:
            blocked = chip.blockSignals(True)
            chip.setChecked(f"{chip.chip_group}:{chip.value}" in wanted)
            chip.blockSignals(blocked)
            chip.update()
        self.changed.emit()

    def filter(self, rows: Sequence[CardRow], hits: Sequence[int]) -> Sequence[int]:
        """The places of `hits` that all groups let through."""
        groups: dict[str, list[str]] = {}
        for chip in self.active():
            groups.setdefault(chip.chip_group, []).append(chip.value)
        for group, values in groups.items():
            keep = self._test(group, values)
            hits = [at for at in hits if keep(rows[at])]
        return hits

    def _test(self, group: str, values: Sequence[str]) -> Callable[[CardRow], bool]:
        wanted = frozenset(values)
        lists = self._lists
        if group == "faction":
            return lambda row: row.faction in wanted
        if group == "type":
            return lambda row: row.type in wanted
        if group == "cost":
            costs = frozenset(map(int, wanted))
            return lambda row: min(HIGH_COST, cost_order(row)) in costs
        if group == "icon":
            places = tuple(map(int, wanted))
            return lambda row: all(row.icons[place] for place in places)
        if group == "deck":
            if len(wanted) > 1:
                return lambda _row: True
            inside = "in" in wanted
            return lambda row: bool(lists.in_deck(row.id)) == inside
        favourites = lists.favourites() if "favourite" in wanted else frozenset()
        owned = "owned" in wanted
        return lambda row: row.id in favourites or (owned and bool(lists.owned(row.id)))


def icon_name(place: int) -> str:
    """The name of a struggle icon by its place in TCAI."""
    return (tr("Terror"), tr("Combat"), tr("Arcane"), tr("Investigation"))[place]


def _cost_text(cost: int) -> str:
    return f"{cost}+" if cost == HIGH_COST else str(cost)


def _cost_name(cost: int) -> str:
    if cost == HIGH_COST:
        return tr("Cost %1 or more").replace("%1", str(cost))
    return tr("Cost %1").replace("%1", str(cost))


def _explained(name: Say, term: str) -> str:
    """A chip's name, and what the glossary says of it."""
    return tip(term, language_now()) or name() if term else name()
