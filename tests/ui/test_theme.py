"""The look: colours that can be read, fonts that grow, motion that can be refused."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QFontInfo, QFontMetrics
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cthulhu_desktop.ui import theme, theme_fonts, theme_motion
from cthulhu_desktop.ui.theme import Look, Motion, Role
from cthulhu_desktop.ui.theme_qss import style_sheet
from cthulhu_desktop.ui.widgets.entry import EntryButton
from cthulhu_desktop.ui.widgets.focus_ring import FocusRing

Dress = Callable[..., None]


def luminance(name: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = []
    for value in QColor(name).getRgbF()[:3]:
        assert value is not None
        parts.append(value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4)
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: str, other: str) -> float:
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(
    ("text", "grounds"),
    [
        (theme.PAPER, (theme.TABLE, theme.TABLE_RAISED, theme.TABLE_DEEP, theme.WALNUT)),
        (theme.MUTED, (theme.TABLE, theme.TABLE_RAISED, theme.TABLE_DEEP)),
        (theme.BRASS_LIGHT, (theme.TABLE, theme.TABLE_RAISED, theme.TABLE_DEEP, theme.WALNUT)),
        (theme.EMBER, (theme.TABLE, theme.TABLE_RAISED, theme.TABLE_DEEP, theme.WALNUT)),
        (theme.INK, (theme.PAPER, theme.AGED_PAPER, theme.BRASS)),
        (theme.MUTED_INK, (theme.PAPER, theme.AGED_PAPER)),
        (theme.BRASS_DARK, (theme.PAPER, theme.AGED_PAPER)),
        (theme.BLOOD, (theme.PAPER, theme.AGED_PAPER)),
    ],
)
def test_every_text_colour_can_be_read_on_its_grounds(text: str, grounds: tuple[str, ...]) -> None:
    assert {ground: round(contrast(text, ground), 2) for ground in grounds if contrast(text, ground) < 4.5} == {}


def test_the_focus_ring_stands_out_from_the_table_and_its_edge_from_paper() -> None:
    assert contrast(theme.BRASS, theme.TABLE) >= 3
    assert contrast(theme.INK, theme.PAPER) >= 3


def test_the_style_sheet_names_only_colours_that_exist_and_sets_no_font() -> None:
    sheet = style_sheet(1.0)
    assert "@" not in sheet
    assert not re.search(r"\d sp\b|\dsp\b", sheet)
    assert "font" not in sheet


def test_the_signs_of_the_style_sheet_are_there() -> None:
    files = re.findall(r'url\("(.+?)"\)', style_sheet(1.0))
    assert files
    assert [file for file in files if not Path(file).is_file()] == []


def test_lengths_that_hold_text_grow_with_it() -> None:
    assert "padding: 5px 14px" in style_sheet(1.0)
    assert "padding: 10px 28px" in style_sheet(2.0)


@pytest.mark.parametrize(
    ("role", "family"),
    [(Role.TITLE, "Cinzel"), (Role.TEXT, "EB Garamond"), (Role.EASY, "Atkinson Hyperlegible")],
)
def test_each_role_has_its_family_with_polish_and_german_letters(quiet_look: Dress, role: Role, family: str) -> None:
    font = theme.font(role, 13)
    assert QFontInfo(font).family() == family
    metrics = QFontMetrics(font)
    assert [letter for letter in "ąćęłńóśźżĄĆĘŁŃÓŚŹŻäöüßÄÖÜ„”“’–…" if not metrics.inFontUcs4(ord(letter))] == []


def test_a_font_may_be_changed_by_whoever_asked_for_it(quiet_look: Dress) -> None:
    font = theme.font(Role.TEXT, 13)
    font.setPointSizeF(99)
    assert theme.font(Role.TEXT, 13).pointSizeF() == pytest.approx(13)


def test_easy_reading_replaces_the_book_letters(quiet_look: Dress) -> None:
    quiet_look(easy_font=True)
    assert QFontInfo(theme.font(Role.TITLE, 20)).family() == "Atkinson Hyperlegible"


def test_a_bold_variable_font_is_drawn_bolder_not_smeared(quiet_look: Dress) -> None:
    plain, bold = (QFontMetrics(theme.font(Role.TEXT, 40, weight=weight)) for weight in (400, 800))
    assert bold.horizontalAdvance("Innsmouth") > plain.horizontalAdvance("Innsmouth")


@pytest.mark.parametrize(("percent", "scale"), [(80, 0.8), (100, 1.0), (200, 2.0), (20, 0.8), (900, 2.0)])
def test_text_size_keeps_to_its_bounds(quiet_look: Dress, percent: int, scale: float) -> None:
    quiet_look(text_percent=percent)
    assert theme.scale() == scale
    assert theme.font(Role.TEXT, 10).pointSizeF() == pytest.approx(10 * scale)
    assert theme.px(30) == round(30 * scale)


def test_a_dressed_label_follows_the_text_size(qtbot: QtBot, quiet_look: Dress) -> None:
    label = QLabel("Iää!")
    qtbot.addWidget(label)
    theme.set_font(label, Role.TITLE, 20)
    with qtbot.waitSignal(theme.changes().changed):
        quiet_look(text_percent=150)
    assert label.font().pointSizeF() == pytest.approx(30)


def test_the_application_font_follows_the_text_size(qapp: QApplication, quiet_look: Dress) -> None:
    quiet_look(text_percent=200)
    assert qapp.font().pointSizeF() == pytest.approx(26)


def test_a_missing_font_package_is_told_and_replaced_by_a_serif(
    quiet_look: Dress, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = ("fontpkg_of_no_name", "Font Of No Name", ("DejaVu Serif",), 1.0, 400, True)
    monkeypatch.setitem(theme_fonts._FAMILIES, "text", lost)
    monkeypatch.setattr(theme_fonts, "_missing", [])
    monkeypatch.setattr(theme_fonts, "_made", theme_fonts._made.__wrapped__)
    theme_fonts.load()
    theme_fonts.load()
    assert theme.notices() == ("fontpkg_of_no_name",)
    assert QFontInfo(theme.font(Role.TEXT, 13)).family() not in ("EB Garamond", "Font Of No Name", "")


@pytest.mark.parametrize(
    ("file", "text", "less"),
    [
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", True),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=1\n", False),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n", True),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n", True),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=1\n", False),
        ("kdeglobals", "this is no settings file\n\0", False),
        ("other", "", False),
    ],
)
def test_less_motion_is_read_from_the_systems_settings(tmp_path: Path, file: str, text: str, less: bool) -> None:
    place = tmp_path / file
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text)
    assert theme_motion._ask_settings_files(tmp_path) is less


class Variant:
    """What Qt wraps an answer of the bus in."""

    def __init__(self, value: object) -> None:
        self._value = value

    def variant(self) -> object:
        return self._value


@pytest.mark.parametrize(
    ("answer", "less"),
    [
        ([False], True), ([Variant(False)], True), ([True], False), ([Variant(True)], False), ([], False),
        (["No such setting"], False), ([0], False),
    ],
)  # fmt: skip
def test_only_a_clear_no_to_animations_is_a_wish(answer: list[object], less: bool) -> None:
    assert theme_motion.wants_less(answer) is less


@pytest.mark.parametrize(
    ("choice", "system_wants_less", "allowed"),
    [
        (Motion.SYSTEM, True, False), (Motion.SYSTEM, False, True), (Motion.ON, True, True), (Motion.OFF, False, False),
    ],
)  # fmt: skip
def test_the_players_choice_of_motion_goes_before_the_systems(
    quiet_look: Dress, choice: Motion, system_wants_less: bool, allowed: bool
) -> None:
    theme_motion.set_less_motion_wanted(system_wants_less)
    try:
        theme.apply(Look(motion=choice))
        assert theme.motion_allowed() is allowed
    finally:
        theme_motion.set_less_motion_wanted(None)


def _ground(qtbot: QtBot) -> tuple[QWidget, FocusRing]:
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(300, 200)
    return ground, FocusRing(ground)


def test_the_ring_goes_where_the_keyboard_is(qtbot: QtBot, quiet_look: Dress) -> None:
    ground, ring = _ground(qtbot)
    first, second = QPushButton("a", ground), QLineEdit(ground)
    first.setGeometry(20, 20, 80, 30)
    second.setGeometry(20, 100, 120, 30)
    ground.show()
    qtbot.waitExposed(ground)
    for widget in (first, second):
        widget.setFocus()
        qtbot.waitUntil(lambda w=widget: ring.geometry().contains(w.geometry()) and ring.isVisible())
        assert ring.geometry().width() < widget.width() + 12
    second.move(100, 60)
    assert ring.geometry().contains(second.geometry())
    second.hide()
    assert not ring.geometry().contains(second.geometry()) or not ring.isVisible()


def test_an_entry_shows_the_focus_itself(qtbot: QtBot, quiet_look: Dress) -> None:
    ground, ring = _ground(qtbot)
    entry = EntryButton(ground)
    entry.setGeometry(10, 10, 200, 40)
    entry.setText("Dice game")
    ground.show()
    qtbot.waitExposed(ground)
    unlit = entry.grab().toImage()
    entry.setFocus()
    qtbot.waitUntil(entry.hasFocus)
    assert not ring.isVisible()
    assert entry.grab().toImage() != unlit
