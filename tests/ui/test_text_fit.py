"""No text is cut and nothing lies outside the window: every page, every language, usual and double text size."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QLabel,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge.desk import NewGame
from cthulhu_desktop.ui.shell.main_window import MainWindow
from cthulhu_desktop.ui.shell.pages import PAGES
from cthulhu_desktop.ui.widgets.elided_label import ElidedLabel
from cthulhu_desktop.ui.widgets.entry import EntryButton

SIZES = ((1280, 720, 100), (1280, 720, 200), (1024, 700, 100))
OWN_PAGES = [name for name in PAGES if name not in ("rules", "dice_table", "cards_table")]  # tested apart


def visible(page: QWidget) -> Iterator[QWidget]:
    for widget in page.findChildren(QWidget):
        if widget.isVisible():
            yield widget


def in_scroll_area(widget: QWidget) -> bool:
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            return True
        parent = parent.parentWidget()
    return False


def plain(text: str) -> str:
    return re.sub(r"<[^>]+>", "", text).replace("&", "")


def drawing_only(button: QToolButton) -> bool:
    """Whether a button shows no text but its drawing."""
    return button.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly and not button.icon().isNull()


def cut_text(widget: QWidget) -> str:
    """What of a widget's text does not fit into it; "" if all does, or if it is cut on purpose with a tool tip."""
    if isinstance(widget, EntryButton):
        return ""
    if isinstance(widget, QLabel) and widget.text():
        metrics = QFontMetrics(widget.font())
        if widget.wordWrap():
            room = QRect(0, 0, widget.width(), 10_000)
            needed = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, plain(widget.text()))
            words = plain(widget.text()).replace("\u200b", " ").split()
            longest = max(metrics.horizontalAdvance(word) for word in words)
            fits = needed.height() <= widget.height() + 2 and longest <= widget.width() + 2
        else:
            fits = metrics.horizontalAdvance(plain(widget.text())) <= widget.width() + 2
        return "" if fits or widget.toolTip() else widget.text()
    if isinstance(widget, QToolButton) and drawing_only(widget):
        return "" if widget.toolTip() and widget.accessibleName() else widget.text()
    if isinstance(widget, QAbstractButton) and widget.text():
        needed_width = QFontMetrics(widget.font()).horizontalAdvance(plain(widget.text()))
        if isinstance(widget, QCheckBox | QRadioButton):
            needed_width += widget.iconSize().width() + 8
        fits = needed_width <= widget.width() and QFontMetrics(widget.font()).height() <= widget.height()
        return "" if fits else widget.text()
    return ""


def outside(widget: QWidget, window: QWidget) -> bool:
    """Whether a widget that cannot be scrolled sticks out of the window."""
    if in_scroll_area(widget):
        return False
    place = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
    return not window.rect().contains(place)


@pytest.fixture
def full_window(window: MainWindow) -> MainWindow:
    """A window whose pages have something to show: saved games with long names."""
    seats = tuple((f"Esoteric Order of the Wakeful Tide {number}", None) for number in range(6))
    window.services.desk.begin(NewGame("dice", {"cults": 6}, seats)).session.close()
    return window


@pytest.mark.parametrize("language", ["en", "pl", "de"])
@pytest.mark.parametrize(("width", "height", "percent"), SIZES)
def test_every_page_fits(
    full_window: MainWindow, language: str, width: int, height: int, percent: int
) -> None:
    window = full_window
    window.services.preferences.put("text_scale", percent)
    window.services.preferences.put("language", language)
    window.resize(width, height)
    problems = []
    for name in OWN_PAGES:
        page = window.open_page(name)
        settle()
        assert window.size().width() == width, f"{name} makes the window wider"
        assert window.size().height() == height, f"{name} makes the window higher"
        for widget in visible(window):
            if text := cut_text(widget):
                problems.append(f"{name}: {type(widget).__name__} cuts “{text}”")
            if outside(widget, window):
                problems.append(f"{name}: {type(widget).__name__} {widget.objectName()} is outside")
        problems += [f"{name}: scrolls sideways" for area in page.findChildren(QScrollArea) if sideways(area)]
    assert sorted(set(problems)) == []


def settle() -> None:
    """Scroll areas and wrapped labels need a few rounds until their layouts agree."""
    for _ in range(6):
        QApplication.sendPostedEvents()
        QApplication.processEvents()


def sideways(area: QScrollArea) -> bool:
    content = area.widget()
    return content is not None and area.isVisible() and content.width() > area.viewport().width()


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_a_long_notice_wraps_inside_the_window(qtbot: QtBot, window: MainWindow, language: str) -> None:
    window.services.preferences.put("language", language)
    window.resize(1024, 700)
    notice = window.board.post("A very long sentence about something unspeakable. " * 8, "Undo", lambda: None)
    qtbot.waitUntil(lambda: notice.height() > 60)
    assert window.width() == 1024
    assert not outside(notice, window)
    assert cut_text(notice.label) == ""


def test_an_elided_label_shows_what_fits_and_keeps_the_rest_as_a_tool_tip(
    qtbot: QtBot, quiet_look: Callable[..., None]
) -> None:
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.setText("The case of Charles Dexter Ward")
    label.show()
    label.resize(400, 30)
    assert (label.shown_text(), label.toolTip()) == (label.text(), "")
    label.resize(120, 30)
    assert label.shown_text().endswith("…")
    assert label.toolTip() == label.text()


def test_the_check_sees_a_cut_text_and_a_widget_outside(qtbot: QtBot, quiet_look: Callable[..., None]) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(200, 100)
    label, button = QLabel("much too long for this place", host), QPushButton("also too long", host)
    label.setGeometry(0, 0, 40, 30)
    button.setGeometry(180, 40, 60, 30)
    assert cut_text(label)
    assert cut_text(button)
    assert outside(button, host)
    assert not outside(label, host)
