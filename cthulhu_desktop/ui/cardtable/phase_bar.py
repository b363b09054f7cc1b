"""The bar above the table: whose turn it is, where in it the game stands, and where a player wants to be asked."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.rulebook.glossary import tip
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardtable.stops import OTHER, OWN, PHASES, Stops
from cthulhu_desktop.ui.tabletop.words import language_now, wording_now
from cthulhu_desktop.ui.theme import BRASS, BRASS_LIGHT, INK, MUTED, TABLE_DEEP, TABLE_RAISED, Role

HEIGHT = 46
_DOT = 3.6
PLATE = 120  # width of the turn plate beside the phases, in shares


def head_height() -> int:
    """The height of the bar: it grows more slowly than the text, or the table would have too little."""
    return round(HEIGHT * (1 + (theme.scale() - 1) * 0.55))


def tip_of() -> float:
    """How far the edge of a plate points."""
    return theme.px(9) if theme.scale() < 1.3 else 12.0


def fitted(text: str, points: float, weight: int, room: float) -> tuple[QFont, str]:
    """A font in which the text has room, down to half of its size, then in narrower letters; then it is cut."""
    font = theme.font(Role.TITLE, points, weight=weight)
    for role, least in ((Role.TITLE, 0.62), (Role.TEXT, 0.5)):
        share = 1.0
        while share >= least:
            font = theme.font(role, points * share, weight=weight)
            if QFontMetrics(font).horizontalAdvance(text) <= room:
                return font, text
            share -= 0.06
    return font, QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, round(room))


class PhaseChip(QAbstractButton):
    """One phase: its name, and a dot for each action window above (turns of the other) and below (own turns); a full
    dot is a stop. A click on a half of the chip sets or takes away the stops there; so do Up and Down.

    `stop_wanted(side, windows)`.
    """

    stop_wanted = Signal(str, object)

    def __init__(self, phase: str, stops: Stops) -> None:
        super().__init__()
        self.phase = phase
        self._stops = stops
        self._current = False
        self._window = ""
        self.letters = (Role.TITLE, 1.0)  # the same for all phases: see `PhaseBar`
        self.setProperty("ownRing", True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_state(self, *, current: bool, window: str) -> None:
        """Whether the game is in this phase, and in which of its windows."""
        if (current, window) != (self._current, self._window):
            self._current, self._window = current, window
            self.update()
        self.say()

    def say(self) -> None:
        """Bring name and description up to date."""
        name = wording_now().say(f"cards.phase.{self.phase}")
        self.setText(short_name(self.phase))
        self.setAccessibleName(tr("{phase} (now)").format(phase=name) if self._current else name)
        windows = PHASES[self.phase]
        own = [window for window in windows if self._stops.stops_at(OWN, window)]
        other = [window for window in windows if self._stops.stops_at(OTHER, window)]
        none = tr("none")
        said = tr("{phase}. Stops in your turn: {own}; in the other's: {other}. Without a stop it is passed for you.")
        text = said.format(phase=name, own=", ".join(own) or none, other=", ".join(other) or none)
        self.setAccessibleDescription(text)
        meaning = tip(f"phase-{self.phase}", language_now())
        dots = tr("Click the dots below for your turns, those above for the other's.")
        self.setToolTip("\n".join(part for part in (meaning, text, dots) if part))

    def _dots(self) -> list[tuple[str, QPointF, QPointF]]:
        """(window, place of the upper dot, place of the lower dot)."""
        windows = PHASES[self.phase]
        gap = theme.px(15)
        left = self.width() / 2 - gap * (len(windows) - 1) / 2
        return [
            (window, QPointF(left + gap * k, theme.px(7)), QPointF(left + gap * k, self.height() - theme.px(7)))
            for k, window in enumerate(windows)
        ]

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(theme.font(Role.TITLE, 11.5, weight=600))
        words = metrics.horizontalAdvance(self.text())
        return QSize(max(words, theme.px(15) * len(PHASES[self.phase])) + theme.px(26), head_height())

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(15) * len(PHASES[self.phase]) + theme.px(18), head_height())

    # -- input -----------------------------------------------------------------------------------------------------
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            at = event.position()
            side = OTHER if at.y() < self.height() / 2 else OWN
            near = [window for window, up, _down in self._dots() if abs(at.x() - up.x()) <= theme.px(7.5)]
            self.stop_wanted.emit(side, tuple(near) or PHASES[self.phase])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        side = {Qt.Key.Key_Up: OTHER, Qt.Key.Key_Down: OWN, Qt.Key.Key_Space: OWN, Qt.Key.Key_Return: OWN}.get(
            Qt.Key(event.key())
        )
        if side is None:
            super().keyPressEvent(event)
        else:
            self.stop_wanted.emit(side, PHASES[self.phase])

    # -- look ------------------------------------------------------------------------------------------------------
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 2, -1, -2)
        painter.setPen(QPen(theme.colour(BRASS, 0.9 if self._current else 0.35), 1.2))
        painter.setBrush(self._ground(box))
        painter.drawPath(self._shape(box))
        self._paint_dots(painter)
        role, share = self.letters
        font = theme.font(role, self._points() * share, weight=700 if self._current else 500)
        painter.setFont(font)
        painter.setPen(QColor(INK if self._current else MUTED))
        text = QFontMetrics(font).elidedText(self.text(), Qt.TextElideMode.ElideRight, round(self._room()) + 1)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        if self.hasFocus():
            painter.setPen(QPen(QColor(BRASS_LIGHT), 2.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(self._shape(box.adjusted(1, 1, -1, -1)))

    def _points(self) -> float:
        """The name stands between the dots, which lie at the edges however large the text is."""
        return min(11.5, 11.5 * (self.height() - 4 - 2 * theme.px(7 + _DOT)) / theme.px(13))

    def _room(self) -> float:
        return self.width() - 2 - tip_of() * 2.2

    def has_room(self, role: Role, share: float) -> bool:
        """Whether the name fits in such letters, also while it is the phase of now."""
        font = theme.font(role, self._points() * share, weight=700)
        return QFontMetrics(font).horizontalAdvance(self.text()) <= self._room()

    def _ground(self, box: QRectF) -> QLinearGradient:
        shade = QLinearGradient(box.topLeft(), box.bottomLeft())
        if self._current:
            shade.setColorAt(0, QColor(BRASS_LIGHT))
            shade.setColorAt(1, QColor(BRASS))
        else:
            shade.setColorAt(0, QColor("#28423A" if self.underMouse() else TABLE_RAISED))
            shade.setColorAt(1, QColor(TABLE_DEEP))
        return shade

    def _shape(self, box: QRectF) -> QPainterPath:
        """A plate whose right edge points to the phase that follows."""
        tip = tip_of()
        path = QPainterPath(box.topLeft())
        path.lineTo(box.right() - tip, box.top())
        path.lineTo(box.right(), box.center().y())
        path.lineTo(box.right() - tip, box.bottom())
        path.lineTo(box.left(), box.bottom())
        path.lineTo(box.left() + tip * 0.7, box.center().y())
        path.closeSubpath()
        return path

    def _paint_dots(self, painter: QPainter) -> None:
        radius = theme.px(_DOT)
        for window, up, down in self._dots():
            for side, at in ((OTHER, up), (OWN, down)):
                on = self._stops.stops_at(side, window)
                colour = QColor("#5A3A12" if self._current else BRASS_LIGHT)
                painter.setPen(QPen(colour, 1.1))
                painter.setBrush(colour if on else Qt.BrushStyle.NoBrush)
                painter.drawEllipse(at, radius, radius)
            if self._current and window == self._window:
                painter.setPen(QPen(QColor("#7C2D26"), 1.8))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                for at in (up, down):
                    painter.drawEllipse(at, radius + 2.2, radius + 2.2)


def short_name(phase: str) -> str:
    """The phase as it stands on its chip."""
    return {
        "refresh": tr("Refresh"), "draw": tr("Draw"), "resource": tr("Resource"), "operations": tr("Operations"),
        "story": tr("Story"),
    }[phase]  # fmt: skip


class TurnPlate(QWidget):
    """The turn and whose it is."""

    def __init__(self) -> None:
        super().__init__()
        self._turn, self._who, self._mine = 0, "", False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def show_turn(self, turn: int, who: str, *, mine: bool) -> None:
        """`mine`: it is the turn of the player in front."""
        if (turn, who, mine) != (self._turn, self._who, self._mine):
            self._turn, self._who, self._mine = turn, who, mine
            self.updateGeometry()
            self.update()
        self.setAccessibleName(self.text())

    def text(self) -> str:
        """What it says."""
        if not self._turn:
            return tr("Setup")
        return tr("Turn {number}: {who}").format(number=self._turn, who=self._who)

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(theme.font(Role.TITLE, 13, weight=650))
        return QSize(min(metrics.horizontalAdvance(self.text()), theme.px(230)) + theme.px(34), head_height())

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(110), head_height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        size = theme.px(6)
        painter.setPen(QPen(QColor(BRASS_LIGHT), 1.4))
        painter.setBrush(QColor(BRASS_LIGHT) if self._mine else Qt.BrushStyle.NoBrush)
        # an arrow to the side whose turn it is: down to the player in front, up to the other
        tip = middle + size if self._mine else middle - size
        base = middle - size if self._mine else middle + size
        x = theme.px(14)
        painter.drawPolygon([QPointF(x - size, base), QPointF(x + size, base), QPointF(x, tip)])
        box = QRectF(theme.px(26), 0, self.width() - theme.px(30), self.height())
        font, text = fitted(self.text(), 13, 650, box.width())
        painter.setFont(font)
        painter.setPen(QColor(BRASS_LIGHT))
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)


class PhaseBar(QWidget):
    """Turn plate and five phases."""

    def __init__(self, stops: Stops, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stops = stops
        self.plate = TurnPlate()
        self.chips = {phase: PhaseChip(phase, stops) for phase in PHASES}
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 1, 8, 1)
        row.setSpacing(0)
        row.addWidget(self.plate)
        for chip in self.chips.values():
            chip.stop_wanted.connect(self._toggle)
            row.addWidget(chip)
        stops.changed.connect(self._show_stops)
        self.retranslate()
        self.redress()

    def _toggle(self, side: str, windows: tuple[str, ...]) -> None:
        self._stops.turn(side, *windows)

    def _show_stops(self) -> None:
        for chip in self.chips.values():
            chip.say()
            chip.update()

    def show_place(self, turn: int, who: str, phase: str, window: str, *, mine: bool) -> None:
        """Where in which turn the game stands."""
        self.plate.show_turn(turn, who, mine=mine)
        for name, chip in self.chips.items():
            chip.show_state(current=name == phase, window=window)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(tr("Turn and phases"))
        for chip in self.chips.values():
            chip.say()
            chip.updateGeometry()
            chip.update()
        self.plate.updateGeometry()
        row = self.layout()
        if isinstance(row, QHBoxLayout):  # each chip as wide as its name needs; the names of players move nothing
            widths = (theme.px(PLATE), *(chip.sizeHint().width() for chip in self.chips.values()))
            for place, width in enumerate(widths):
                row.setStretch(place, width)
            row.activate()
        self._fit()

    def _fit(self) -> None:
        """All phases in the same letters: the largest in which every name has room, and plain ones before tiny ones."""
        chips = self.chips.values()
        found = (Role.TEXT, 0.5)
        for role, least in ((Role.TITLE, 0.72), (Role.TEXT, 0.5)):
            shares = [1.0 - 0.05 * step for step in range(11) if 1.0 - 0.05 * step >= least]
            share = next((share for share in shares if all(chip.has_room(role, share) for chip in chips)), None)
            if share is not None:
                found = (role, share)
                break
        for chip in chips:
            if chip.letters != found:
                chip.letters = found
                chip.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        row = self.layout()
        if row is not None:
            row.activate()
        self._fit()

    def redress(self) -> None:
        """Take the size of the text of now."""
        self.setFixedHeight(head_height())
        self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(TABLE_DEEP))
        painter.setPen(QPen(theme.colour(BRASS, 0.35), 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
