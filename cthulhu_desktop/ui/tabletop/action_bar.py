"""The walnut bar below the table: one sentence that says what is asked, and the buttons it needs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.tabletop import materials
from cthulhu_desktop.ui.tabletop.flow import FlowLayout
from cthulhu_desktop.ui.theme import BRASS_LIGHT, Role


@dataclass(frozen=True, slots=True)
class Action:
    """A button: its text, what it does, whether it is the main one or a dangerous one, what more there is to say."""

    text: str
    run: Callable[[], object]
    main: bool = False
    tip: str = ""
    danger: bool = False


class FittedLabel(QLabel):
    """A label that makes its letters smaller (to half at most: 100 % of 200 %) before its text is cut off."""

    def __init__(self, role: Role, points: float, *, weight: int = 0, italic: bool = False) -> None:
        super().__init__()
        self._role, self._points, self._weight, self._italic = role, points, weight, italic
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.refit()

    def refit(self) -> None:
        """Choose the size of the letters for the text and the room of now."""
        for share in (1.0, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62, 0.56, 0.5):
            font = theme.font(self._role, self._points * share, weight=self._weight, italic=self._italic)
            self.setFont(font)
            if self.width() < 10 or self.heightForWidth(self.width()) <= self.height() + 1:
                break

    def say(self, text: str) -> None:
        """Show rich text."""
        if text != self.text():
            self.setText(text)
            self.refit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()

    def minimumSizeHint(self) -> QSize:
        return QSize(80, 10)


class ActionBar(QFrame):
    """Prompt, detail, buttons. Its height depends on the text size only, so that the table above never jumps.

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
        self.prompt = FittedLabel(Role.TEXT, 16.5, weight=560)
        self.detail = FittedLabel(Role.TEXT, 13)
        for label in (self.prompt, self.detail):
            label.setTextFormat(Qt.TextFormat.RichText)
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
            )
            label.linkActivated.connect(lambda link: self.rule_wanted.emit(link.removeprefix("rule:")))
        self.prompt.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.detail.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self.prompt, 5)
        words.addWidget(self.detail, 4)
        self._button_box = QWidget()
        self._button_box.setProperty("surface", "none")
        self._button_box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._flow = FlowLayout(self._button_box, gap=8, right=True, middle=True)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(18, 8, 16, 8)
        self.row.setSpacing(14)
        self.row.addLayout(words, 1)
        self.row.addWidget(self._button_box, 1)
        theme.changes().changed.connect(self.redress)
        self.redress()

    def redress(self) -> None:
        """Take the size of the text of now."""
        line = self.fontMetrics().height()
        full = max(theme.px(106), round(line * 4.7))
        self.setFixedHeight(max(theme.px(44), round(line * 2.0)) if self.quiet else full)
        self.prompt.refit()
        self.detail.refit()
        self._fit_buttons()

    def set_quiet(self, on: bool) -> None:
        """Whether nothing is asked here for a while (a game is only shown): one line is enough then."""
        if on != self.quiet:
            self.quiet = on
            self.detail.setVisible(not on)
            self.redress()

    def ask(self, text: str, rule: str = "", detail: str = "") -> None:
        """Say what is asked, with a link to the rule, and something more below."""
        self.prompt.say(self._with_rule(escape(text), rule))
        self.prompt.setAccessibleName(text)
        self.explain(detail)

    def explain(self, detail: str, rule: str = "") -> None:
        """Say something more below the prompt."""
        self.detail.say(self._with_rule(escape(detail), rule))
        self.detail.setAccessibleName(detail)

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
        self._fit_buttons()

    def _fit_buttons(self) -> None:
        """Make the buttons smaller, down to not quite half, where they do not fit into their half of the bar."""
        room = self._button_box.size()
        shown = [(button, self._actions[k]) for k, button in enumerate(self.buttons) if k < len(self._actions)]
        for share in (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.45):
            for button, action in shown:
                points, weight = (15.0, 680) if action.main else (13.5, 0)
                button.setFont(theme.font(Role.TEXT, points * share, weight=weight))
                button.setStyleSheet("" if share > 0.85 else f"padding: {round(4 * share)}px {theme.px(10 * share)}px; "
                                     f"min-height: {theme.px(20 * share)}px")  # fmt: skip
            wide = max((button.minimumSizeHint().width() for button, _action in shown), default=0)
            if room.width() < 10 or (wide <= room.width() and self._flow.heightForWidth(room.width()) <= room.height()):
                break
        self._flow.invalidate()
        self._flow.activate()

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
        self._fit_buttons()
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
