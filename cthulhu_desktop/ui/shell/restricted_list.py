"""The list of titles of which a constructed deck may hold one (CG-22.3, V-10)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QPlainTextEdit, QVBoxLayout, QWidget

from cthulhu_desktop.bridge.card_setup import MOST_RESTRICTED, CardShelf, Deck, TitleList
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.widgets.texts import Say, Texts

LINES = 4  # of the list that are seen at once


class RestrictedList(QWidget):
    """A field with one title on each line, and below it what no card is called; in sight where its switch is on.
    `changed` after every change."""

    changed = Signal()

    def __init__(
        self, texts: Texts, switch: QCheckBox, own_decks: Callable[[], Iterable[Deck]], parent: QWidget | None = None
    ) -> None:
        """A list that is still empty when its switch is set begins with those that `own_decks` were built by."""
        super().__init__(parent)
        self._own_decks = own_decks
        self._shelf: CardShelf | None = None
        name: Say = lambda: tr("Restricted list")  # noqa: E731 - one text, said again in each language
        self.field = QPlainTextEdit()
        self.field.setTabChangesFocus(True)
        theme.set_font(self.field, theme.Role.TEXT, 13)
        texts.put(self.field.setAccessibleName, name)
        texts.put(self.field.setPlaceholderText, lambda: tr("One title on each line"))
        self.unknown = texts.label(self._unknown_text, 12, tone="warning")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(3)
        column.addWidget(self.field)
        column.addWidget(self.unknown)
        self.field.textChanged.connect(self._edited)
        theme.changes().changed.connect(self._fit)
        self._fit()
        self._edited()
        switch.toggled.connect(self._switched)
        self.hide()

    def know(self, shelf: CardShelf) -> None:
        """The cards there are, by whose titles the list is read."""
        self._shelf = shelf
        self._edited()

    def titles(self) -> tuple[str, ...]:
        """The titles in the list that cards have."""
        return self._read().titles

    def lines(self) -> list[str]:
        """What is written, line by line, the empty ones left out; no more than a setup may hold."""
        return [line.strip() for line in self.field.toPlainText().splitlines() if line.strip()][:MOST_RESTRICTED]

    def write(self, lines: Iterable[str]) -> None:
        """Write this list."""
        self.field.setPlainText("\n".join(lines))

    def _switched(self, on: bool) -> None:
        self.setVisible(on)
        if on and not self.lines():
            self.write(sorted({title for deck in self._own_decks() for title in deck.restricted}))

    def _read(self) -> TitleList:
        return self._shelf.titles_of(self.lines()) if self._shelf is not None else TitleList(())

    def _unknown_text(self) -> str:
        unknown = self._read().unknown
        return tr("No card has this title: %1").replace("%1", ", ".join(unknown)) if unknown else ""

    def _edited(self) -> None:
        self.unknown.setText(self._unknown_text())
        self.unknown.setVisible(bool(self.unknown.text()))
        self.changed.emit()

    def _fit(self) -> None:
        self.field.setFixedHeight(self.field.fontMetrics().lineSpacing() * LINES + theme.px(18))
