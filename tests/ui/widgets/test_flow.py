"""Widgets set like words."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cthulhu_desktop.ui.widgets.flow import FlowLayout

# Qt's offscreen screen has no window manager to tell sizes to, and says so.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def box_with(qtbot: QtBot, count: int, **how: bool) -> tuple[QWidget, list[QWidget], FlowLayout]:
    box = QWidget()
    qtbot.addWidget(box)
    flow = FlowLayout(box, gap=10, **how)
    children = []
    for _ in range(count):
        child = QWidget()
        child.setFixedSize(100, 30)
        flow.addWidget(child)
        children.append(child)
    return box, children, flow


def test_what_does_not_fit_goes_on_in_the_next_line(qtbot: QtBot) -> None:
    box, children, flow = box_with(qtbot, 5)
    box.resize(330, 200)
    box.show()
    assert [(child.x(), child.y()) for child in children] == [(0, 0), (110, 0), (220, 0), (0, 40), (110, 40)]
    assert flow.heightForWidth(330) == 70


def test_lines_can_end_at_the_right_and_stand_halfway_up(qtbot: QtBot) -> None:
    box, children, _flow = box_with(qtbot, 2, right=True, middle=True)
    box.resize(330, 130)
    box.show()
    assert [(child.x(), child.y()) for child in children] == [(120, 50), (230, 50)]


def test_hidden_widgets_take_no_room(qtbot: QtBot) -> None:
    box, children, flow = box_with(qtbot, 3)
    box.resize(220, 200)
    box.show()
    children[0].hide()
    assert flow.heightForWidth(220) == 30
