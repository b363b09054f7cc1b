"""Whole games through the page: bots at both ends, a person against a bot, two people at one mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from cthulhu_desktop.core.kernel import Rng
from tests.ui.cardtable.playing import Playing, by_chance, new_record, short_setup

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen screen has no window manager


def test_a_whole_game_of_two_bots_is_shown_to_its_end(qtbot: QtBot, playing: Playing) -> None:
    playing.open(new_record(5, short_setup()), bots={0: "random", 1: "random"})
    qtbot.waitUntil(playing.page.ending.isVisible, timeout=120_000)
    assert playing.session.outcome is not None
    playing.check()
    assert playing.answered == []
    assert "Turn 3: Ann." in playing.page.panel.log.toPlainText()


def test_a_whole_game_against_a_bot(playing: Playing) -> None:
    playing.open(new_record(5, short_setup()), bots={1: "random"})
    playing.play(by_chance, Rng(3))
    assert playing.session.outcome is not None
    assert playing.page.ending.isVisible()
    assert not playing.page.curtain.isVisible()
    playing.check()


def main_button(playing: Playing) -> QPushButton | None:
    """The button that finishes what is composed, if it can be pressed: Tab leads to it from the table."""
    main = [button.text for button in playing.page.asking.prompt().buttons if button.main]
    shown = [button for button in playing.page.bar.findChildren(QPushButton) if button.isVisible()]
    return next((button for button in shown if main and button.isEnabled() and main[0] in button.text()), None)


def press_on(qtbot: QtBot, playing: Playing, rng: Rng) -> None:
    """One decision with keys alone, as somebody who tries what is there: arrows and Enter, Space, the main button."""
    page, number = playing.page, playing.session.number
    for _ in range(200):
        if playing.session.number != number or page.asking.decision is None:
            return
        main = main_button(playing)
        if main is not None and rng.below(2):
            qtbot.keyClick(main, Qt.Key.Key_Space)
        elif page.asking.can_pass() and rng.below(3) == 0:
            qtbot.keyClick(page.view, Qt.Key.Key_Space)
        else:
            for _ in range(1 + rng.below(3)):
                qtbot.keyClick(page.view, rng.choice((Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left)))
            qtbot.keyClick(page.view, rng.choice((Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_1)))
    raise AssertionError(page.asking.prompt())


def test_a_game_is_played_with_the_keyboard_alone(qtbot: QtBot, playing: Playing) -> None:
    playing.open(new_record(5, short_setup()), bots={1: "random"})
    rng = Rng(11)
    for _ in range(45):
        playing.wait()
        if playing.page.ending.isVisible():
            break
        playing.page.view.setFocus()
        press_on(qtbot, playing, rng)
    assert playing.session.number > 60 or playing.session.outcome is not None
    playing.wait()
    playing.check()


def test_a_whole_game_of_two_people_with_the_curtain_between_them(playing: Playing) -> None:
    playing.open()
    seats = set()
    for _ in range(3000):
        decision = playing.page.asking.decision
        if decision is not None:
            seats.add(decision.seat)
            assert playing.page.table.near == decision.seat  # the cards in front are those of the one who is asked
        if not playing.answer(by_chance, Rng(len(playing.answered))):
            break
    assert seats == {0, 1}
    assert playing.session.outcome is not None
