"""The start of the program, its first page and the welcome."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from cthulhu_desktop import app
from cthulhu_desktop.bridge.desk import NewGame
from cthulhu_desktop.storage import Store
from cthulhu_desktop.storage.setting_keys import FIRST_START_DONE
from cthulhu_desktop.ui import theme_fonts
from cthulhu_desktop.ui.shell.main_window import MainWindow
from cthulhu_desktop.ui.shell.night_sea import paint_night_sea
from cthulhu_desktop.ui.shell.plate import Plate
from cthulhu_desktop.ui.shell.start_measure import MEASURE_VARIABLE
from cthulhu_desktop.ui.shell.start_page import StartPage
from cthulhu_desktop.ui.shell.welcome_page import WelcomePage

SEATS = (("Order of Dagon", None), ("Starry Wisdom", None))


def start(window: MainWindow) -> StartPage:
    return cast(StartPage, window.page("start"))


def shown(page: StartPage) -> list[str]:
    return [name for name, button in page.buttons.items() if not button.isHidden()]


def test_only_what_exists_is_offered(window: MainWindow) -> None:
    assert shown(start(window)) == [
        "cards", "dice", "free", "learn", "decks", "saved", "rules", "settings", "about", "quit",
    ]  # fmt: skip


def test_an_entry_appears_with_the_page_it_opens(monkeypatch: pytest.MonkeyPatch, window: MainWindow) -> None:
    from cthulhu_desktop.ui.shell import pages

    assert "board" not in [entry.name for entry in pages.entries(window)]
    monkeypatch.setitem(pages.PAGES, "new_board", pages.PAGES["about"])
    assert "board" in [entry.name for entry in pages.entries(window)]


def test_an_unfinished_game_can_be_continued_and_says_who_plays(window: MainWindow) -> None:
    window.services.desk.begin(NewGame("dice", {"cults": 2}, SEATS)).session.close()
    window.open_page("settings")
    window.open_page("start")
    page = start(window)
    assert shown(page)[0] == "continue"
    assert page.buttons["continue"].hasFocus()
    assert "Order of Dagon, Starry Wisdom" in page.buttons["continue"].second
    assert page.buttons["continue"].toolTip() == page.buttons["continue"].second


@pytest.mark.parametrize(("entry", "page"), [("dice", "new_dice"), ("saved", "saved"), ("about", "about")])
def test_an_entry_opens_its_page_with_the_keyboard_and_esc_comes_back(
    qtbot: QtBot, window: MainWindow, entry: str, page: str
) -> None:
    button = start(window).buttons[entry]
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Return)
    assert window.page_name == page
    qtbot.keyClick(window.page(page), Qt.Key.Key_Escape)
    assert window.page_name == "start"


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_a_usual_window_shows_all_entries_and_languages_without_scrolling(
    qtbot: QtBot, store: Store, open_window: Callable[..., MainWindow], language: str
) -> None:
    window = open_window(store, language)
    window.services.desk.begin(NewGame("dice", {"cults": 2}, SEATS)).session.close()
    window.resize(1280, 720)
    window.show()
    window.open_page("settings")
    window.open_page("start")
    page = start(window)
    bar = page.scroller.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() == 0)
    assert "continue" in shown(page)
    lowest = page.languages["de"]
    assert lowest.mapTo(window, lowest.rect().bottomLeft()).y() < window.height()


def test_the_entries_speak_the_chosen_language(window: MainWindow) -> None:
    start(window).languages["pl"].click()
    assert start(window).buttons["dice"].text() == "Gra w kości"
    assert window.page("start").findChildren(Plate)[0].caption().startswith("Tablica I")
    start(window).languages["de"].click()
    assert start(window).buttons["dice"].text() == "Würfelspiel"
    assert start(window).languages["de"].isChecked()


def test_the_preview_is_ink_on_paper_with_a_bright_moon(quiet_look: Callable[..., None]) -> None:
    image = paint_night_sea(QSize(400, 300))
    assert image.size() == QSize(400, 300)

    def brightness(left: int, top: int, size: int) -> float:
        spots = [image.pixelColor(x, y).lightnessF() for x in range(left, left + size) for y in range(top, top + size)]
        return sum(spots) / len(spots)

    assert brightness(246, 62, 20) > 0.8  # the moon
    assert brightness(8, 60, 20) < 0.5  # the night beside it


def test_the_plate_takes_the_finer_picture_when_it_comes(qtbot: QtBot, quiet_look: Callable[..., None]) -> None:
    asked: list[tuple[QSize, Callable[[QImage], None]]] = []
    blank = QImage(8, 8, QImage.Format.Format_RGB32)
    blank.fill(QColor("white"))
    plate = Plate(lambda *_: blank, lambda size, _ratio, deliver: asked.append((size, deliver)))
    qtbot.addWidget(plate)
    plate.resize(500, 400)
    plate.show()
    qtbot.waitUntil(lambda: bool(asked) and plate.has_picture)
    fine = QImage(40, 30, QImage.Format.Format_RGB32)
    fine.fill(QColor("#7C2D26"))
    asked[0][1](fine)
    middle = plate.picture_area().center().toPoint()
    assert plate.grab().toImage().pixelColor(middle) == QColor("#7C2D26")
    assert asked[0][0] == plate.picture_area().size().toSize()


def test_the_first_start_asks_for_the_language_and_is_asked_once(
    store: Store, open_window: Callable[..., MainWindow]
) -> None:
    store.settings.set(FIRST_START_DONE, False)
    window = open_window(store, None)
    app.open_first_page(window, [])
    assert window.page_name == "welcome"
    page = cast(WelcomePage, window.page("welcome"))
    assert page.languages[window.services.preferences.language_switch.language].isChecked()
    page.languages["pl"].click()
    assert page.title.text() == "Witaj w Cthulhu Desktop"
    page.look_around.click()
    assert window.page_name == "start"
    assert store.settings.get(FIRST_START_DONE) is True


def test_a_file_that_is_no_game_is_told_and_the_start_screen_is_there(
    store: Store, open_window: Callable[..., MainWindow], tmp_path: Path
) -> None:
    bad = tmp_path / "poem.ccrecord"
    bad.write_text("That is not dead", encoding="utf-8")
    window = open_window(store)
    app.open_first_page(window, [str(bad), "second.ccrecord"])
    texts = [notice.label.text() for notice in window.board.notices()]
    assert window.page_name == "start"
    assert len(texts) == 2
    assert "poem.ccrecord" in texts[0]
    assert "second.ccrecord" in texts[1]


def test_without_a_place_for_data_the_program_goes_on_and_says_so(
    tmp_path: Path, open_window: Callable[..., MainWindow]
) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    with Store.open_or_temporary(tmp_path / "data") as store:
        window = open_window(store)
        app.open_first_page(window, [])
        window.close()
        assert store.is_temporary
        assert len(window.board.notices()) == 2
        assert "data" in window.board.notices()[0].label.text()


def test_a_missing_font_is_named(
    store: Store, monkeypatch: pytest.MonkeyPatch, open_window: Callable[..., MainWindow]
) -> None:
    monkeypatch.setattr(theme_fonts, "_missing", ["fontpkg_eb_garamond"])
    window = open_window(store)
    app.open_first_page(window, [])
    assert ["Eb Garamond" in notice.label.text() for notice in window.board.notices()] == [True]


def test_what_is_needed_soon_is_imported_beside_the_start_screen() -> None:
    app._warm_up("pl")
    assert [name for name in app._NEEDED_SOON if name not in sys.modules] == []


@pytest.mark.slow
def test_the_program_starts_paints_its_window_and_leaves_when_it_is_closed(tmp_path: Path) -> None:
    with Store.open(tmp_path / "data") as store:
        store.settings.set(FIRST_START_DONE, True)
    environment = {**os.environ, "CTHULHU_DESKTOP_HOME": str(tmp_path), MEASURE_VARIABLE: repr(time.time())}
    done = subprocess.run(
        [sys.executable, "-m", "cthulhu_desktop", "--lang", "pl"],
        env=environment, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    passed, memory = map(float, done.stdout.split())
    assert 0 < passed < 60_000
    assert sys.platform != "linux" or 20 < memory < 160  # docs/architecture.md


def test_the_self_test_finds_nothing_wrong(qapp: object, translations: None, quiet_look: object) -> None:
    assert app.self_test_window() == []


def test_the_arrow_keys_walk_through_the_entries(qtbot: QtBot, window: MainWindow) -> None:
    page = start(window)
    page.buttons["learn"].setFocus()
    walked = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up):
        focused = page.focusWidget()
        assert focused is not None
        qtbot.keyClick(focused, key)
        walked.append(next(name for name, button in page.buttons.items() if button.hasFocus()))
    assert walked == ["decks", "saved", "decks"]
