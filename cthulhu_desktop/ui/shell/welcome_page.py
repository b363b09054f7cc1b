"""The first start: which language, and the first game."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QHBoxLayout, QPushButton, QRadioButton, QVBoxLayout, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.shell.language import OWN_NAMES
from cthulhu_desktop.ui.shell.page import SheetPage
from cthulhu_desktop.ui.shell.preferences import Preferences


class WelcomePage(SheetPage):
    """Asks for the language (that of the system is chosen already) and offers the first game.
    `first_game_wanted` and `left` both mean that the welcome is done."""

    WIDTH = 620
    first_game_wanted = Signal()

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(lambda: tr("Welcome to Cthulhu Desktop"), parent)
        self._preferences = preferences
        self.body.addWidget(self.texts.label(lambda: tr("Which language do you want to play in?"), 14.5))
        self._group = QButtonGroup(self)
        choices = QVBoxLayout()
        choices.setContentsMargins(16, 0, 0, 0)
        self.languages: dict[str, QRadioButton] = {}
        for code, name in OWN_NAMES.items():
            button = QRadioButton(name)
            theme.set_font(button, "text", 16)
            button.setChecked(code == preferences.language_switch.language)
            button.toggled.connect(self._chooser(code))
            self._group.addButton(button)
            self.languages[code] = button
            choices.addWidget(button)
        self.body.addLayout(choices)
        self.easy_font = QCheckBox()
        self.texts.button(self.easy_font, lambda: tr("Easy-reading letters"))
        self.easy_font.setChecked(bool(preferences.get("easy_font")))
        self.easy_font.toggled.connect(lambda on: preferences.put("easy_font", on))
        self.body.addWidget(self.easy_font)
        self.body.addSpacing(6)
        self.body.addWidget(self.texts.label(lambda: tr(
            "Would you like to learn the card game in a first guided game? Hints at the table explain each step; you "
            "can leave at any time, and more lessons and puzzles wait under “Learn to play”."), 14))
        self.body.addStretch(1)
        self._make_foot()

    def _make_foot(self) -> None:
        self.look_around = QPushButton()
        self.look_around.setObjectName("look-around")
        self.texts.button(self.look_around, lambda: tr("Look around first"))
        self.look_around.clicked.connect(self.left)
        self.first_game = QPushButton()
        self.first_game.setObjectName("first-game")
        self.first_game.setProperty("look", "primary")
        self.first_game.setDefault(True)
        self.texts.button(self.first_game, lambda: tr("Play the first game"))
        self.first_game.clicked.connect(self.first_game_wanted)
        row = QHBoxLayout()
        row.addWidget(self.look_around)
        row.addStretch(1)
        row.addWidget(self.first_game)
        self.foot.addLayout(row)

    def _chooser(self, code: str) -> object:
        def choose(on: bool) -> None:
            if on and self._preferences.language_switch.language != code:
                self._preferences.put("language", code)

        return choose

    def entered(self) -> None:
        """Enter plays, the arrow keys choose a language."""
        chosen = self._group.checkedButton()
        if chosen is not None:
            chosen.setFocus(Qt.FocusReason.OtherFocusReason)
