"""The palette of high contrast: everywhere, readable, and undone without a trace."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from cthulhu_desktop.storage import Store
from cthulhu_desktop.ui import theme, theme_contrast, theme_qss
from cthulhu_desktop.ui.shell.main_window import MainWindow
from cthulhu_desktop.ui.shell.settings_page import SettingsPage
from cthulhu_desktop.ui.theme import Contrast
from cthulhu_desktop.ui.theme_qss import style_sheet
from tests.ui.test_theme import contrast

DARK = (theme.TABLE, theme.TABLE_RAISED, theme.TABLE_DEEP, theme.WALNUT)
LIGHT = (theme.PAPER, theme.AGED_PAPER, "#F6EFDF")


@pytest.mark.parametrize(
    ("text", "grounds"),
    [
        (theme.PAPER, DARK), (theme.MUTED, DARK), (theme.BRASS_LIGHT, DARK), (theme.EMBER, DARK), (theme.BRASS, DARK),
        (theme.INK, (*LIGHT, theme.BRASS)), (theme.MUTED_INK, LIGHT), (theme.BRASS_DARK, LIGHT), (theme.BLOOD, LIGHT),
        (theme.PAPER, ("#4C3827", "#2A1E15", "#553F2B")), (theme.INK, ("#C7A46B", "#9C7B48")),
    ],
)  # fmt: skip
def test_texts_stand_out_seven_to_one(
    quiet_look: Callable[..., None], text: str, grounds: tuple[str, ...]
) -> None:
    quiet_look(contrast=Contrast.HIGH)
    found = {ground: round(contrast(theme.shade(text), theme.shade(ground)), 1) for ground in grounds}
    assert {ground: value for ground, value in found.items() if value < 7} == {}


def test_no_colour_of_the_window_is_left_behind(quiet_look: Callable[..., None]) -> None:
    usual = set(re.findall(r"#[0-9A-F]{6}", style_sheet(1.0)))
    assert usual - {"#000000"} <= set(theme_contrast.INSTEAD)
    quiet_look(contrast=Contrast.HIGH)
    high = set(re.findall(r"#[0-9A-F]{6}", style_sheet(1.0)))
    assert not high & (usual - set(theme_contrast.INSTEAD.values()))
    written = set(re.findall(r"#[0-9A-Fa-f]{6}", Path(theme_qss.__file__).read_text(encoding="utf-8")))
    assert written == {name.upper() for name in written}  # only capitals are found by the look-up


def test_the_whole_program_is_dressed_anew_and_back(
    quiet_look: Callable[..., None], qapp: QApplication, qtbot: QtBot
) -> None:
    label = QLabel("Fhtagn")
    qtbot.addWidget(label)
    before = qapp.palette().color(QPalette.ColorRole.Window), label.palette().color(QPalette.ColorRole.WindowText)
    with qtbot.waitSignal(theme.changes().changed):
        quiet_look(contrast=Contrast.HIGH)
    assert qapp.palette().color(QPalette.ColorRole.Window).name() == "#000000"
    assert theme.colour(theme.PAPER).name() == "#ffffff"
    quiet_look()
    assert qapp.palette().color(QPalette.ColorRole.Window) == before[0]
    assert theme.colour(theme.PAPER).name().upper() == theme.PAPER


def test_the_systems_wish_counts_unless_the_player_chose(
    quiet_look: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not theme.high_contrast()
    monkeypatch.setattr(theme_contrast, "wanted_by_system", lambda: True)
    assert theme.high_contrast()
    quiet_look(contrast=Contrast.USUAL)
    assert not theme.high_contrast()


def test_contrast_is_chosen_in_the_settings_and_kept(window: MainWindow, store: Store) -> None:
    window.open_page("settings")
    page = window.findChild(SettingsPage)
    assert page is not None
    page.contrast.set_value("high")
    assert theme.high_contrast()
    assert window.services.preferences.get("contrast") == "high"
    page.contrast.set_value("usual")
    assert not theme.high_contrast()


def test_the_folder_of_own_pictures_is_chosen_in_the_settings_and_kept(window: MainWindow, tmp_path: Path) -> None:
    window.open_page("settings")
    page = window.findChild(SettingsPage)
    assert page is not None
    page.own_pictures.path.setText(str(tmp_path))
    page.own_pictures.path.editingFinished.emit()
    assert window.services.preferences.get("own_pictures") == str(tmp_path)
    page.own_pictures.none.click()
    assert window.services.preferences.get("own_pictures") == ""
    assert not page.own_pictures.none.isEnabled()
