"""What the tests of the page of the card table share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.theme import Look, Motion
from tests.ui.cardtable.playing import Playing


@pytest.fixture
def playing(qtbot: QtBot) -> Iterator[Playing]:
    """A page without motion, on which games are opened."""
    theme.apply(Look(motion=Motion.OFF))
    game = Playing(qtbot)
    yield game
    game.close()
    theme.apply(Look(motion=Motion.OFF))
