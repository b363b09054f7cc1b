"""Choosing a folder: what is chosen, a button to choose another, a button to choose none."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QPushButton, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui.widgets.texts import Say, Texts


class FolderChoice(QWidget):
    """`chosen(str)` tells of the folder a person took; "" for none. A path can also be typed."""

    chosen = Signal(str)

    def __init__(self, texts: Texts, title: Say) -> None:
        """`title` heads the dialog."""
        super().__init__()
        self._title = title
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.path = QLineEdit()
        texts.put(self.path.setAccessibleName, title)
        texts.put(self.path.setPlaceholderText, lambda: tr("No folder"))
        self.path.editingFinished.connect(self._typed)
        self.choose = QPushButton()
        texts.button(self.choose, lambda: tr("Choose …"))
        self.choose.clicked.connect(self._choose)
        self.none = QPushButton()
        texts.button(self.none, lambda: tr("Use none"))
        self.none.clicked.connect(lambda: self._take(""))
        row.addWidget(self.path, 1)
        row.addWidget(self.choose)
        row.addWidget(self.none)
        self.setFocusProxy(self.path)
        self._folder = ""

    def value(self) -> str:
        """The folder in force."""
        return self._folder

    def set_value(self, folder: str) -> None:
        """Show a folder; nothing is told."""
        self._folder = folder
        self.path.setText(folder)
        self.path.setCursorPosition(0)
        self.none.setEnabled(bool(folder))

    def _typed(self) -> None:
        self._take(self.path.text().strip())

    def _choose(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, self._title(), self._folder)
        if folder:
            self._take(folder)

    def _take(self, folder: str) -> None:
        if folder != self._folder:
            self.set_value(folder)
            self.chosen.emit(folder)
