"""About the program: version, notice, and the parts it is made of with their licences."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QWidget

from cthulhu_desktop import __version__
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.data_files import data_root
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.shell.page import SheetPage


def read_credits(file: Path) -> list[tuple[str, str, str]]:
    """Part, author and licence from the table of CREDITS.md; nothing if the file is missing."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except OSError:
        return []
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines if line.startswith("|")]
    return [(row[0], row[1], row[2]) for row in rows[2:] if len(row) >= 3]


class AboutPage(SheetPage):
    """Version, notice, licences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(lambda: tr("About"), parent)
        self._say_version()
        self.body.addWidget(self.texts.label(lambda: tr(
            "An unofficial fan program, not connected with any publisher; trademarks belong to their owners."), 13.5))
        self.body.addWidget(self.texts.label(lambda: tr(
            "The program, its texts and its pictures are free under the MIT licence. It is built on these parts:"), 13))
        self.body.addWidget(self._table(read_credits(data_root() / "CREDITS.md")))
        self.body.addStretch(1)
        self.done = QPushButton()
        self.done.setProperty("look", "primary")
        self.texts.button(self.done, lambda: tr("Done"))
        self.done.clicked.connect(self.left)
        self.foot.addStretch(1)
        self.foot.addWidget(self.done)

    def _say_version(self) -> None:
        label = self.texts.label(lambda: tr("Cthulhu Desktop, version %1").replace("%1", __version__), 16, weight=600)
        label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.body.addWidget(label)

    def _table(self, rows: list[tuple[str, str, str]]) -> QWidget:
        table = QFrame()
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 4, 0, 4)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(7)
        for column, stretch in enumerate((3, 5, 4)):
            grid.setColumnStretch(column, stretch)
        for number, row in enumerate(rows):
            for column, cell in enumerate(row):
                grid.addWidget(_cell(cell, bold=column == 0), number, column, Qt.AlignmentFlag.AlignTop)
        return table

    def entered(self) -> None:
        """The keyboard is on the way out."""
        self.done.setFocus(Qt.FocusReason.OtherFocusReason)


def _cell(text: str, *, bold: bool) -> QLabel:
    label = QLabel(text)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    theme.set_font(label, "text", 12, weight=600 if bold else 0)
    return label
