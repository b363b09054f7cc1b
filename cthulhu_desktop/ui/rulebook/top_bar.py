"""The bar over the page: contents, back and forward, which book in which language, text size, print, close."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.rulebook.shelf import LANGUAGES
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.shell.language import OWN_NAMES
from cthulhu_desktop.ui.theme import Role


class TopBar(QWidget):
    """Buttons and choices; the reader connects them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "bar")
        self.side = self._button("☰", checkable=True)
        self.back = self._button("←")
        self.forward = self._button("→")
        self.smaller = self._button("A−")
        self.larger = self._button("A+")
        self.more = self._button("⋯")
        self.close_button = self._button("✕")
        self.books = QComboBox()
        self.languages = QComboBox()
        for language in LANGUAGES:
            self.languages.addItem(OWN_NAMES[language], language)
        self.save = QAction(self)
        self.print = QAction(self)
        menu = QMenu(self.more)
        menu.addActions([self.save, self.print])
        self._spare = self._spare_actions(menu)
        self.more.setMenu(menu)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._lay_out()
        self.retranslate()

    def _spare_actions(self, menu: QMenu) -> list[QAction]:
        """What a narrow bar has in its menu instead: text size and languages."""
        actions = [menu.addSeparator()]
        for button in (self.larger, self.smaller):
            action = menu.addAction("")
            action.triggered.connect(button.click)
            actions.append(action)
        actions.append(menu.addSeparator())
        for row, language in enumerate(LANGUAGES):
            action = menu.addAction(OWN_NAMES[language])
            action.triggered.connect(partial(self.languages.activated.emit, row))
            actions.append(action)
        for action in actions:
            action.setVisible(False)
        return actions

    def set_narrow(self, narrow: bool) -> None:
        """Whether there is little room: text size and languages go into the menu."""
        for widget in (self.languages, self.smaller, self.larger):
            widget.setVisible(not narrow)
        for action in self._spare:
            action.setVisible(narrow)

    def _button(self, sign: str, *, checkable: bool = False) -> QToolButton:
        button = QToolButton()
        button.setText(sign)
        button.setCheckable(checkable)
        button.setProperty("look", "quiet")
        theme.set_font(button, Role.TEXT, 14)
        return button

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 8, 4)
        row.setSpacing(4)
        self.books.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.books.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.books.setMinimumContentsLength(8)
        for combo in (self.books, self.languages):
            theme.set_font(combo, Role.TEXT, 13)
        for widget in (self.side, self.back, self.forward):
            row.addWidget(widget)
        row.addWidget(self.books, 1)
        row.addStretch(0)
        row.addWidget(self.languages)
        for button in (self.smaller, self.larger, self.more, self.close_button):
            row.addWidget(button)

    def retranslate(self) -> None:
        """Say the texts in the language of now."""
        said: tuple[tuple[QWidget, str, str], ...] = (
            (self.side, tr("Contents and search"), tr("Contents and search (Ctrl+F)")),
            (self.back, tr("Back"), tr("Back to where you were (Alt+Left)")),
            (self.forward, tr("Forward"), tr("Forward again (Alt+Right)")),
            (self.books, tr("Book"), tr("Which rulebook")),
            (self.languages, tr("Language of the book"), tr("The same place in another language")),
            (self.smaller, tr("Smaller text"), tr("Smaller text (Ctrl+−)")),
            (self.larger, tr("Larger text"), tr("Larger text (Ctrl++)")),
            (self.more, tr("More"), tr("Save or print the book")),
            (self.close_button, tr("Close the rulebook"), tr("Close the rulebook (Esc)")),
        )
        for said_of, name, hint in said:
            said_of.setAccessibleName(name)
            said_of.setToolTip(hint)
        larger, smaller = self._spare[1:3]
        larger.setText(tr("Larger text"))
        smaller.setText(tr("Smaller text"))
        self.save.setText(tr("Save as PDF…"))
        self.print.setText(tr("Print…"))
