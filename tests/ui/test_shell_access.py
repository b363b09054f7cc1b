"""Everything the keyboard can reach has a name for screen readers, and the keyboard can reach everything."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge.desk import NewGame
from cthulhu_desktop.ui.shell.main_window import MainWindow
from cthulhu_desktop.ui.shell.pages import PAGES

OWN_PAGES = [name for name in PAGES if name not in ("rules", "dice_table", "cards_table")]  # tested apart


def reachable(window: QWidget) -> list[QWidget]:
    """The visible widgets that Tab stops at."""
    return [
        widget
        for widget in window.findChildren(QWidget)
        if widget.isVisible() and widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
    ]  # fmt: skip


def name_of(widget: QWidget) -> str:
    if isinstance(widget, QComboBox):  # Qt tells the chosen text; the name is the one of the list that opens
        return widget.view().accessibleName()
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name)


@pytest.mark.parametrize("name", OWN_PAGES)
def test_whatever_has_the_keyboard_has_a_name(window: MainWindow, name: str) -> None:
    window.services.desk.begin(NewGame("dice", {"cults": 2}, (("A", None), ("B", None)))).session.close()
    window.open_page(name)
    nameless = [
        f"{type(widget).__name__} {widget.objectName()}" for widget in reachable(window) if not name_of(widget).strip()
    ]
    assert nameless == []


@pytest.mark.parametrize("name", OWN_PAGES)
def test_tab_comes_to_every_button_of_a_page(qtbot: QtBot, window: MainWindow, name: str) -> None:
    page = window.open_page(name)
    wanted = {
        widget
        for widget in page.findChildren(QAbstractButton)
        if widget.isVisible() and widget.isEnabled() and not widget.group() and not widget.autoExclusive()
    }
    met: set[QWidget] = set()
    for _ in range(80):
        focused = QApplication.focusWidget()
        assert focused is not None
        met.add(focused)
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
    assert [f"{type(widget).__name__} {widget.text()}" for widget in wanted - met] == []
