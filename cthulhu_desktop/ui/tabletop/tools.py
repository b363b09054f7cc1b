"""The narrow bar above a table: buttons with small drawings, their names beside them where there is room."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QAction, QActionGroup, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.theme import MUTED, Role
from cthulhu_desktop.ui.widgets.elided_label import ElidedLabel
from cthulhu_desktop.ui.widgets.line_icons import line_icon
from cthulhu_desktop.ui.widgets.texts import Say, Texts


class ToolStrip(QWidget):
    """A row of buttons and a line of text. Names beside the drawings go where there is no room for them.

    `panel_wanted(bool)` shows or hides the panel where it is a drawer: every bar has a button `panel` for that.
    """

    panel_wanted = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.texts = Texts()
        self.info = ElidedLabel()
        theme.set_font(self.info, Role.TEXT, 13)
        self.info.setProperty("tone", "muted")
        self.info.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(10, 2, 10, 2)
        self.row.setSpacing(2)
        self.tool_buttons: list[QToolButton] = []

    def add_button(self, icon: str, say: Say, tip: Say, pressed: Callable[[], object] | None) -> QToolButton:
        """A button, not yet in the row, that does `pressed`."""
        button = QToolButton()
        button.setProperty("look", "quiet")
        button.setIcon(line_icon(icon))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.texts.button(button, say, tip)
        self.texts.put(button.setAccessibleName, say)
        self.texts.put(button.setAccessibleDescription, tip)
        if pressed is not None:
            button.clicked.connect(lambda _checked=False: pressed())
        self.tool_buttons.append(button)
        return button

    def add_back(self, pressed: Callable[[], object]) -> QToolButton:
        """The way out."""
        return self.add_button("back", lambda: tr("Menu"), lambda: tr("Back to the menu; the game is saved"), pressed)

    def add_undo(self, pressed: Callable[[], object]) -> QToolButton:
        """The way back within the game."""
        return self.add_button("undo", lambda: tr("Undo"), lambda: tr("Take the last move back (Ctrl+Z)"), pressed)

    def add_switch(self, icon: str, say: Say, tip: Say, switched: SignalInstance) -> QToolButton:
        """A button that stays down: `switched(bool)` when it is pressed or comes up."""
        button = self.add_button(icon, say, tip, None)
        button.setCheckable(True)
        button.toggled.connect(switched)
        return button

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.texts.refresh()
        self.fit_texts()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_texts()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:  # a button has come or gone
            self.fit_texts()
        return done

    def fit_texts(self) -> None:
        """Words beside the drawings only where all fit and half of the bar is left for the line of text."""
        size = theme.px(18)
        shown = [button for button in self.tool_buttons if not button.isHidden()]
        words = sum(button.fontMetrics().horizontalAdvance(button.text()) + size + 40 for button in shown)
        style = Qt.ToolButtonStyle
        wanted = style.ToolButtonTextBesideIcon if words < self.width() * 0.62 else style.ToolButtonIconOnly
        for button in self.tool_buttons:
            button.setIconSize(QSize(size, size))
            button.setToolButtonStyle(wanted)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour(theme.TABLE_DEEP))
        painter.setPen(QPen(theme.colour(MUTED, 0.25), 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)


def speed_menu(button: QToolButton, texts: Texts, choose: Callable[[int], object]) -> list[QAction]:
    """Give a button the menu of the three speeds of bots, which calls `choose(0 to 2)`; its actions."""
    menu = QMenu(button)
    group = QActionGroup(menu)
    actions: list[QAction] = []
    says: tuple[Say, ...] = (lambda: tr("Slow"), lambda: tr("Usual"), lambda: tr("Fast"))
    for index, say in enumerate(says):
        action = menu.addAction("")
        action.setCheckable(True)
        action.setChecked(index == 1)
        action.triggered.connect(partial(_chosen, choose, index))
        texts.put(action.setText, say)
        group.addAction(action)
        actions.append(action)
    button.setMenu(menu)
    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    return actions


def _chosen(choose: Callable[[int], object], index: int, _checked: bool = False) -> None:
    choose(index)
