"""The scene follows the view through whole games."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from cthulhu_desktop.ui.cardtable.present import Presenter
from cthulhu_desktop.ui.cardtable.table import CardTable
from tests.ui.cardtable.scene_games import check, faces, played


@pytest.fixture
def table(qtbot: QtBot, quiet_look: Callable[..., None]) -> CardTable:
    made = CardTable(faces())
    made.resize(QSize(1280, 720), 1.0)
    return made


def follow_game(table: CardTable, seed: int, near: int, most: int) -> int:
    """Show a game, or its first `most` moves; the number of decisions."""
    presenter = Presenter(table)
    decisions = 0
    for state, batch in played(seed, seed, most):
        view = state.view(near)
        if batch.number == 0:
            table.open(view, near)
        presenter.enqueue(batch, view, near, by_bot=False)
        assert not presenter.busy
        check(table, view)
        decisions += 1
    table.clear_game()
    return decisions


@pytest.mark.parametrize("seed", range(6))
def test_after_every_decision_of_a_game_the_scene_shows_what_the_view_says(table: CardTable, seed: int) -> None:
    assert follow_game(table, seed, seed % 2, 150) > 100


@pytest.mark.slow
def test_to_the_end_of_a_game_as_well(table: CardTable) -> None:
    assert follow_game(table, 7, 0, 5000) > 150
