"""The cross that empties a line of text."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from cthulhu_desktop.ui.widgets.clear_button import ClearButton


def test_it_shows_while_there_is_text_and_empties_the_line(qtbot: QtBot) -> None:
    line = QLineEdit()
    qtbot.addWidget(line)
    cross = ClearButton(line)
    line.resize(200, 30)
    line.show()
    assert cross.isHidden()
    qtbot.keyClicks(line, "ghoul")
    assert cross.isVisible()
    assert cross.geometry().right() == line.rect().right()  # at the end, where no text goes
    assert line.textMargins().right() >= cross.width() - 10
    qtbot.mouseClick(cross, Qt.MouseButton.LeftButton)
    assert line.text() == ""
    assert cross.isHidden()


def test_it_follows_the_size_of_its_line(qtbot: QtBot) -> None:
    line = QLineEdit("shoggoth")
    qtbot.addWidget(line)
    cross = ClearButton(line)
    line.resize(120, 24)
    line.show()
    assert cross.isVisible()
    line.resize(300, 40)
    assert (cross.width(), cross.geometry().right()) == (40, line.rect().right())
