"""The walnut bar below the table: one sentence that says what is asked, and the buttons it needs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.tabletop import materials
from cthulhu_desktop.ui.tabletop.fitted_words import FittedWords
from cthulhu_desktop.ui.theme import BRASS_LIGHT, Role
from cthulhu_desktop.ui.widgets.flow import FlowLayout

BUTTON_SHARES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.45)  # of the usual size of their letters
WITH_WORDS = 0.7  # buttons become no smaller than this for the sake of the words beside them
MOST_BUTTONS = 0.45  # of the width
GAP = 8  # between buttons
FULL = 106  # pixels of height at 100 % text size


@dataclass(frozen=True, slots=True)
class Action:
    """A button: its text, what it does, whether it is the main one or a dangerous one, what more there is to say."""

    text: str
    run: Callable[[], object]
    main: bool = False
    tip: str = ""
    danger: bool = False


class ActionBar(QFrame):
    """Prompt, detail, buttons. Its height depends on text size and window only, so that the table above never jumps.

    `rule_wanted(number)` when the link of a rule is followed; `focus_lost()` before a button with the focus goes away,
    since Qt would hand the focus to whatever comes next.
    """

    rule_wanted = Signal(str)
    focus_lost = Signal()
    quiet = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions: list[Action] = []
        self.buttons: list[QPushButton] = []
        self._plank = QPixmap()
        self._most = 0  # pixels of height; 0: as many as the text size asks for
        self.words = FittedWords()
        self.prompt, self.detail = self.words.prompt, self.words.detail
        self.words.link_followed.connect(lambda link: self.rule_wanted.emit(link.removeprefix("rule:")))
        self._button_box = QWidget()
        self._button_box.setProperty("surface", "none")
        self._button_box.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)
        self._flow = FlowLayout(self._button_box, gap=GAP, right=True, middle=True)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(18, 8, 16, 8)
        self.row.setSpacing(14)
        self.row.addWidget(self.words, 1)
        self.row.addWidget(self._button_box)
        theme.changes().changed.connect(self.redress)
        self.redress()

    def redress(self) -> None:
        """Take the size of the text of now."""
        self._mirror()
        self.setFixedHeight(self._wanted_height())
        self.fit()

    def _wanted_height(self) -> int:
        line = self.fontMetrics().height()
        if self.quiet:
            return max(theme.px(44), round(line * 2.0))
        full = max(theme.px(FULL), round(line * 4.7))
        return min(full, max(FULL, self._most)) if self._most else full

    def limit_height(self, most: int) -> None:
        """Take no more than `most` pixels, where the text is large, but always what it needs at 100 %."""
        self._most = most
        if self._wanted_height() != self.height():
            self.redress()

    def _mirror(self) -> None:
        """The buttons stand on the side of the hand that moves the mouse."""
        left, directions = theme.left_handed(), QBoxLayout.Direction
        self.row.setDirection(directions.RightToLeft if left else directions.LeftToRight)
        self._flow.set_right(not left)

    def set_quiet(self, on: bool) -> None:
        """Whether nothing is asked here for a while (a game is only shown): one line is enough then."""
        if on != self.quiet:
            self.quiet = on
            self.detail.setVisible(not on)
            self.redress()

    def ask(self, text: str, rule: str = "", detail: str = "") -> None:
        """Say what is asked, with a link to the rule, and something more below."""
        self.words.say(self.prompt, self._with_rule(escape(text), rule))
        self.prompt.setAccessibleName(text)
        self.explain(detail)

    def explain(self, detail: str, rule: str = "") -> None:
        """Say something more below the prompt."""
        self.words.say(self.detail, self._with_rule(escape(detail), rule))
        self.detail.setAccessibleName(detail)
        self.fit()

    @staticmethod
    def _with_rule(text: str, rule: str) -> str:
        if not rule:
            return text
        name = escape(tr("Rule {number}").format(number=rule))
        return f'{text} <a href="rule:{rule}" style="color:{BRASS_LIGHT}">{name}</a>'

    def offer(self, actions: Sequence[Action]) -> None:
        """Show these buttons; buttons that stay the same keep the focus."""
        while len(self.buttons) < len(actions):
            button = QPushButton(self._button_box)
            button.setObjectName(f"action-{len(self.buttons)}")
            button.clicked.connect(self._runner(len(self.buttons)))
            self._flow.addWidget(button)
            self.buttons.append(button)
        self._actions = list(actions)
        for k, button in enumerate(self.buttons):
            action = actions[k] if k < len(actions) else None
            if action is None and button.hasFocus():
                self.focus_lost.emit()
            button.setVisible(action is not None)
            if action is not None:
                self._dress(button, action)
        self.fit()

    def fit(self) -> None:
        """Share the room: the buttons get what they need, the words the rest. Both become smaller together where that
        is not enough, the buttons alone down to not quite half where they do not fit otherwise."""
        margins = self.row.contentsMargins()
        room = self.size().shrunkBy(margins)
        shown = [(button, self._actions[k]) for k, button in enumerate(self.buttons) if k < len(self._actions)]
        width = 0
        if room.width() > 10 and shown:
            for share in BUTTON_SHARES:
                self._size_buttons(shown, share)
                width = self._buttons_width(room, [button for button, _action in shown])
                left = room.width() - width - self.row.spacing() - self._taken()
                if width and (share <= WITH_WORDS or self.words.fits(QSize(left, room.height()), share)):
                    break
            width = width or round(room.width() * MOST_BUTTONS)
        self._button_box.setFixedWidth(width)
        self.row.activate()
        self._flow.invalidate()
        self._flow.activate()
        self.words.refit()

    def _taken(self) -> int:
        """The width of what stands between words and buttons."""
        return 0

    @staticmethod
    def _size_buttons(shown: Sequence[tuple[QPushButton, Action]], share: float) -> None:
        for button, action in shown:
            points, weight = (15.0, 680) if action.main else (13.5, 0)
            button.setFont(theme.font(Role.TEXT, points * share, weight=weight))
            button.setStyleSheet("" if share > 0.85 else f"padding: {round(4 * share)}px {theme.px(10 * share)}px; "
                                 f"min-height: {theme.px(20 * share)}px")  # fmt: skip

    def _buttons_width(self, room: QSize, buttons: Sequence[QPushButton]) -> int:
        """How wide the buttons stand, in one line or in several; 0 if they do not fit."""
        widths = [button.sizeHint().expandedTo(button.minimumSizeHint()).width() for button in buttons]
        most = round(room.width() * MOST_BUTTONS)
        wanted = sum(widths) + GAP * (len(widths) - 1)
        if wanted > most:
            wanted = max(most if len(widths) > 1 else 0, *widths)
        return wanted if wanted <= most and self._flow.heightForWidth(wanted) <= room.height() else 0

    def _dress(self, button: QPushButton, action: Action) -> None:
        look = "primary" if action.main else "danger" if action.danger else ""
        if button.property("look") != look:
            button.setProperty("look", look)
            button.style().unpolish(button)
            button.style().polish(button)
        button.setText(action.text.replace("&", "&&"))
        button.setToolTip(action.tip)
        button.setAccessibleDescription(action.tip)

    def _runner(self, index: int) -> Callable[[], None]:
        def run() -> None:
            if index < len(self._actions):
                self._actions[index].run()

        return run

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()
        if self._plank.size() != self.size():
            self._plank = QPixmap(self.size())
            painter = QPainter(self._plank)
            box = QRectF(self.rect())
            materials.wood(painter, box, seed=41)
            shade = QLinearGradient(box.topLeft(), box.bottomLeft())
            for at, alpha in ((0.0, 60), (0.12, 120), (1.0, 190)):
                shade.setColorAt(at, QColor(12, 8, 5, alpha))
            painter.fillRect(box, shade)
            painter.fillRect(QRectF(0, 0, box.width(), 2), materials.brass(QRectF(0, 0, box.width(), 60)))
            painter.end()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).drawPixmap(0, 0, self._plank)
