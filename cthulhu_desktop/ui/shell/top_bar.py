"""The thin bar above every page but the start screen."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.shell.language import OWN_NAMES
from cthulhu_desktop.ui.theme import Role
from cthulhu_desktop.ui.widgets.elided_label import ElidedLabel
from cthulhu_desktop.ui.widgets.texts import Say, Texts


class TopBar(QWidget):
    """Back, the name of the page, rules, settings, language; at a table a look back into the game.
    `language_wanted(code)` when one is chosen."""

    back_wanted = Signal()
    look_back_wanted = Signal()
    page_wanted = Signal(str)
    language_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.texts = Texts()
        self._title: Say = str
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 3, 10, 4)
        row.setSpacing(4)
        self.back = self._button(lambda: tr("‹ Back"), lambda: tr("Go back (Esc)"))
        self.back.clicked.connect(self.back_wanted)
        self.title = ElidedLabel()
        theme.set_font(self.title, Role.TITLE, 14)
        self.title.setProperty("tone", "brass")
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.look_back = self._button(lambda: tr("Look back"), lambda: tr("Show the game up to now, move by move"))
        self.look_back.clicked.connect(self.look_back_wanted)
        self.look_back.hide()
        self.rules = self._button(lambda: tr("Rules"), lambda: tr("Open the rules (F1)"))
        self.rules.clicked.connect(lambda: self.page_wanted.emit("rules"))
        self.settings = self._button(lambda: tr("Settings"), lambda: tr("Language, text size, motion"))
        self.settings.clicked.connect(lambda: self.page_wanted.emit("settings"))
        self.language = self._button(lambda: tr("Language"), lambda: tr("Choose the language"))
        self.language.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.language.setMenu(self._language_menu())
        left, right = QHBoxLayout(), QHBoxLayout()
        left.addWidget(self.back)
        left.addWidget(self.look_back)
        left.addStretch(1)
        right.addStretch(1)
        for button in (self.rules, self.settings, self.language):
            right.addWidget(button)
        row.addLayout(left, 3)  # equal sides, so that the title stands in the middle
        row.addWidget(self.title, 2)
        row.addLayout(right, 3)

    def _button(self, say: Say, help_say: Say) -> QToolButton:
        button = QToolButton()
        button.setProperty("look", "quiet")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.texts.button(button, say, help_say)
        return button

    def _language_menu(self) -> QMenu:
        menu = QMenu(self)
        group = QActionGroup(menu)
        self.languages: dict[str, QAction] = {}
        for code, name in OWN_NAMES.items():
            action = menu.addAction(name)
            action.setCheckable(True)
            action.triggered.connect(self._chooser(code))
            group.addAction(action)
            self.languages[code] = action
        return menu

    def _chooser(self, code: str) -> Say:
        def choose() -> str:
            self.language_wanted.emit(code)
            return code

        return choose

    def show_page(self, name: str, title: Say) -> None:
        """The page that is open: its name is said, and the button that leads to it is off."""
        self._title = title
        self.rules.setEnabled(name != "rules")
        self.settings.setEnabled(name != "settings")
        self._say_title()

    def retranslate(self, language: str) -> None:
        """Say everything in the language of now."""
        self.texts.refresh()
        self.languages[language].setChecked(True)
        self._say_title()

    def _say_title(self) -> None:
        self.title.setText(self._title())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour(theme.TABLE_DEEP))
        painter.setPen(QPen(theme.colour(theme.BRASS, 0.8), 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
