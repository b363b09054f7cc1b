"""The settings page: every choice takes effect at once and is kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cthulhu_desktop.storage import StorageProblem, Store
from cthulhu_desktop.storage.setting_keys import EASY_FONT, LANGUAGE, MOTION, TEXT_SCALE, WINDOW_GEOMETRY
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.shell.language import system_language
from cthulhu_desktop.ui.shell.main_window import MainWindow
from cthulhu_desktop.ui.shell.settings_page import SettingsPage


@pytest.fixture
def page(window: MainWindow) -> SettingsPage:
    return cast(SettingsPage, window.open_page("settings"))


def test_a_language_is_spoken_at_once_and_kept(window: MainWindow, page: SettingsPage, store: Store) -> None:
    page.language.set_value("pl")
    assert page.title.text() == "Ustawienia"
    assert window.bar.rules.text() == "Zasady"
    assert store.settings.get(LANGUAGE) == "pl"
    page.language.set_value("de")
    assert page.title.text() == "Einstellungen"
    assert page.language.currentText() == "Deutsch"
    assert page.language.itemText(1) == "English"


def test_qts_own_texts_speak_the_language_too(window: MainWindow, page: SettingsPage) -> None:
    page.language.set_value("pl")
    assert QApplication.translate("QPlatformTheme", "Cancel") == "Anuluj"
    page.language.set_value("en")
    assert QApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_the_system_s_language_is_one_the_program_speaks(page: SettingsPage, store: Store) -> None:
    page.language.set_value("pl")
    page.language.set_value("system")
    assert store.settings.get(LANGUAGE) == "system"
    assert page.title.text() == {"en": "Settings", "pl": "Ustawienia", "de": "Einstellungen"}[system_language()]


def test_the_sample_shows_a_text_size_before_it_is_chosen(page: SettingsPage, store: Store) -> None:
    usual = page.sample.font().pointSizeF()
    page.text_size.setSliderDown(True)
    page.text_size.setValue(160)
    assert page.sample.font().pointSizeF() == pytest.approx(usual * 1.6)
    assert theme.scale() == 1.0
    page.text_size.setSliderDown(False)
    assert theme.scale() == 1.6
    assert store.settings.get(TEXT_SCALE) == 160
    assert page.percent.text() == "160 %"
    assert page.sample.font().pointSizeF() == pytest.approx(usual * 1.6)


def test_keys_change_the_text_size_in_steps_of_five(qtbot: QtBot, page: SettingsPage) -> None:
    page.text_size.setFocus()
    qtbot.keyClick(page.text_size, Qt.Key.Key_Right)
    assert theme.scale() == 1.05


def test_easy_reading_letters_are_used_at_once(page: SettingsPage, store: Store) -> None:
    page.easy_font.click()
    assert theme.look().easy_font
    assert store.settings.get(EASY_FONT) is True
    assert page.title.font().family() == "Atkinson Hyperlegible"


def test_motion_can_be_refused_and_allowed(page: SettingsPage, store: Store) -> None:
    page.motion.set_value("on")
    assert theme.motion_allowed()
    page.motion.set_value("off")
    assert not theme.motion_allowed()
    assert store.settings.get(MOTION) == "off"


def test_reset_brings_back_all_defaults_but_not_what_is_only_remembered(page: SettingsPage, store: Store) -> None:
    store.settings.set(WINDOW_GEOMETRY, b"somewhere")
    page.text_size.setValue(200)
    page.easy_font.setChecked(True)
    page.language.set_value("de")
    page.reset.click()
    assert (theme.scale(), theme.look().easy_font) == (1.0, False)
    assert store.settings.get(LANGUAGE) == "system"
    assert (page.text_size.value(), page.easy_font.isChecked(), page.language.value()) == (100, False, "system")
    assert store.settings.get(WINDOW_GEOMETRY) == b"somewhere"


def test_a_folder_is_made_and_opened(page: SettingsPage, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    page.folder_buttons["logs"].click()
    assert Path(opened[0].toLocalFile()).is_dir()
    assert Path(opened[0].toLocalFile()).name == "logs"


def test_full_screen_is_asked_for(qtbot: QtBot, window: MainWindow, page: SettingsPage) -> None:
    page.full_screen.click()
    qtbot.waitUntil(window.isFullScreen)
    page.full_screen.click()
    qtbot.waitUntil(lambda: not window.isFullScreen())


def test_a_choice_that_cannot_be_kept_holds_and_is_told(
    window: MainWindow, page: SettingsPage, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        store.settings._values["easy_font"] = True
        raise StorageProblem("storage.full", path="games.db")

    monkeypatch.setattr(store.settings, "set", full)
    page.easy_font.click()
    assert theme.look().easy_font
    assert len(window.board.notices()) == 1
    assert "games.db" in window.board.notices()[0].label.text()


def test_showing_the_page_stores_nothing(window: MainWindow, store: Store) -> None:
    before = dict(store.settings._values)
    window.open_page("settings")
    assert store.settings._values == before


def test_the_look_of_a_later_start_is_the_one_that_was_chosen(
    page: SettingsPage, store: Store, open_window: Callable[..., MainWindow]
) -> None:
    page.text_size.setValue(140)
    page.language.set_value("de")
    theme.apply(theme.Look())
    again = open_window(store, None)
    assert theme.scale() == 1.4
    assert again.services.preferences.language_switch.language == "de"
