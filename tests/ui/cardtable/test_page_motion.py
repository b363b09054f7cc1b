"""The card table while things move: fast players, skipped motion, a game left in mid-air."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cthulhu_desktop.core.kernel import Rng
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.theme import Look, Motion
from tests.ui.cardtable.playing import Playing, by_chance, new_record, nothing, short_setup

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def moving(qtbot: QtBot) -> Iterator[Playing]:
    theme.apply(Look(motion=Motion.ON))
    game = Playing(qtbot)
    yield game
    game.close()
    theme.apply(Look(motion=Motion.OFF))


def test_clicks_while_things_move_lose_nothing(qtbot: QtBot, moving: Playing) -> None:
    moving.open(new_record(5, short_setup()), bots={1: "random"})
    moving.page.slip_ms = 100_000  # Space shows the end of what moves, and passes nothing here
    rng = Rng(2)
    for _ in range(6):
        port = moving.page.view.viewport()
        while not moving.asked():
            qtbot.mouseClick(port, Qt.MouseButton.LeftButton, pos=port.rect().center())
            qtbot.mouseDClick(port, Qt.MouseButton.LeftButton, pos=port.rect().center())
            qtbot.keyClick(moving.page.view, Qt.Key.Key_Space)
            QApplication.processEvents()
        number = moving.session.number
        moving.answer(by_chance, rng)
        assert moving.session.number > number
    moving.wait()
    moving.page.presenter.skip()
    moving.check()


def test_a_game_can_be_left_and_another_begun_while_things_move(qtbot: QtBot, moving: Playing) -> None:
    moving.open(new_record(5, short_setup()), bots={1: "random"})
    moving.wait()
    moving.answer(nothing, Rng(1))
    moving.page.close_session()
    assert moving.page.table.view is None
    moving.sessions[-1].close()
    moving.open(new_record(6, short_setup()), bots={1: "random"})
    moving.wait()
    moving.check()


def test_undo_while_things_move_lays_the_table_out_at_once(moving: Playing) -> None:
    moving.open(new_record(5, short_setup()), bots={1: "random"})
    moving.wait()
    first = moving.session.number
    moving.answer(by_chance, Rng(4))
    moving.page.course.undo()
    assert moving.session.number == first
    assert moving.page.asking.decision is not None
    moving.check()
