"""Texts that can be said again in another language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QAbstractButton, QLabel

from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.theme import Role

Say = Callable[[], str]


class Texts:
    """Remembers where each text goes: `texts.put(label.setText, lambda: tr("Roll the dice"))`."""

    def __init__(self) -> None:
        self._all: list[tuple[Callable[[str], Any], Say]] = []

    def put(self, setter: Callable[[str], Any], say: Say) -> None:
        """Say the text now, and again at every `refresh`."""
        self._all.append((setter, say))
        setter(say())

    def refresh(self) -> None:
        """Say all texts in the language of now."""
        for setter, say in self._all:
            setter(say())

    def label(self, say: Say, points: float = theme.BASE_POINTS, *, role: Role = Role.TEXT, tone: str = "",
              italic: bool = False, weight: int = 0, wrap: bool = True) -> QLabel:  # fmt: skip
        """A label with this text."""
        label = QLabel()
        label.setWordWrap(wrap)
        theme.set_font(label, role, points, italic=italic, weight=weight)
        if tone:
            label.setProperty("tone", tone)
        self.put(label.setText, say)
        return label

    def button(self, button: QAbstractButton, say: Say, help_say: Say | None = None) -> None:
        """Name a button, with a tool tip if there is more to say."""
        self.put(button.setText, say)
        if help_say is not None:
            self.put(button.setToolTip, help_say)
