"""A table for the left hand: what the mouse is moved to stands at the left, at once, at every table."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cthulhu_desktop.storage import Store
from cthulhu_desktop.storage.setting_keys import LEFT_HANDED
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardtable.ask.prompt import Button, Choice, ChoiceList, Prompt
from cthulhu_desktop.ui.cardtable.page import CardTablePage
from cthulhu_desktop.ui.dicetable.page import DiceTablePage
from cthulhu_desktop.ui.freetable.page import FreeTablePage
from cthulhu_desktop.ui.shell.main_window import MainWindow
from cthulhu_desktop.ui.shell.settings_page import SettingsPage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")  # the offscreen screen has no window manager

TablePage = CardTablePage | DiceTablePage | FreeTablePage
LARGE, SMALL = QSize(1920, 1080), QSize(900, 640)


def left_of(part: QWidget, page: QWidget) -> int:
    return part.mapTo(page, QPoint(0, 0)).x()


@pytest.fixture(params=[CardTablePage, DiceTablePage, FreeTablePage])
def page(request: pytest.FixtureRequest, qtbot: QtBot, quiet_look: Callable[..., None]) -> TablePage:
    made: TablePage = request.param(standalone=False)
    qtbot.addWidget(made)
    made.resize(LARGE)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_the_panel_changes_sides_with_the_setting(
    qtbot: QtBot, page: TablePage, quiet_look: Callable[..., None]
) -> None:
    assert not page.drawer
    assert left_of(page.panel, page) > left_of(page.view, page)
    quiet_look(left_handed=True)
    qtbot.waitUntil(lambda: left_of(page.panel, page) == 0)
    assert left_of(page.view, page) == page.panel.width()
    quiet_look()
    qtbot.waitUntil(lambda: left_of(page.view, page) == 0)
    assert left_of(page.panel, page) == page.width() - page.panel.width()


def test_the_drawer_comes_from_the_side_of_the_hand(
    qtbot: QtBot, page: TablePage, quiet_look: Callable[..., None]
) -> None:
    quiet_look(left_handed=True, text_percent=200)
    page.resize(SMALL)
    qtbot.waitUntil(lambda: page.drawer)
    page.open_drawer()
    assert page.panel.isVisible()
    assert page.panel.x() == 0
    quiet_look(text_percent=200)
    assert page.panel.x() == page.width() - page.panel.width()


def test_the_rim_of_the_panel_is_turned_to_the_table(page: TablePage, quiet_look: Callable[..., None]) -> None:
    def rims() -> tuple[str, str]:
        image = page.panel.grab().toImage()
        return image.pixelColor(0, 200).name(), image.pixelColor(image.width() - 1, 200).name()

    brass = rims()[0]
    assert brass != rims()[1]
    quiet_look(left_handed=True)
    assert rims()[1] == brass


def test_buttons_lists_and_tools_of_the_card_table_stand_at_the_left(
    qtbot: QtBot, quiet_look: Callable[..., None]
) -> None:
    page = CardTablePage(standalone=False)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    qtbot.waitExposed(page)
    buttons = (Button("Take it back", lambda: None),)
    page.bar.show_prompt(Prompt("Which?", "", "", buttons, ChoiceList("Which?", (Choice("This", lambda: None),))))
    panel = page.bar.panel
    assert panel is not None
    assert panel.x() > page.width() / 2
    assert left_of(page.tools, page) > left_of(page.phases, page)
    quiet_look(left_handed=True)
    qtbot.waitUntil(lambda: left_of(page.tools, page) < left_of(page.phases, page))
    assert panel.geometry().right() < page.width() / 2
    qtbot.waitUntil(lambda: left_of(page.bar.buttons[0], page) < 40)
    assert left_of(page.bar.prompt, page) > left_of(page.bar.buttons[0], page) + page.bar.buttons[0].width()


def test_the_choice_in_the_settings_is_kept_and_holds_at_once(window: MainWindow, store: Store) -> None:
    settings = cast(SettingsPage, window.open_page("settings"))
    assert not theme.left_handed()
    settings.left_handed.click()
    assert theme.left_handed()
    assert store.settings.get(LEFT_HANDED) is True
    window.services.preferences.reset()
    assert not theme.left_handed()
    assert not settings.left_handed.isChecked()
