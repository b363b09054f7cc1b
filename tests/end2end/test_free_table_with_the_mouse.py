"""The free table in the real window on a virtual screen: a card dragged, turned, flipped, stacked, and all undone."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from cthulhu_desktop.core.free.pieces import Piece
from cthulhu_desktop.core.free.view import FreeView
from cthulhu_desktop.core.kernel import GameRecord, replay
from cthulhu_desktop.core.registry import find_game
from cthulhu_desktop.storage import Store
from cthulhu_desktop.storage.setting_keys import FIRST_START_DONE, LANGUAGE, MOTION
from tests.end2end.screen import Program, available, wait_for

pytestmark = [
    pytest.mark.end2end,
    pytest.mark.slow,
    pytest.mark.skipif(not available(), reason="needs Xvfb and xdotool"),
]

BARE = (200, 200)  # a place of the cloth at 1280x720 where nothing lies
PILE, OTHER = "piece:0", "piece:1"


def stored(home: Path) -> GameRecord:
    """The one session on the shelf."""
    (folder,) = {file.parent for file in home.rglob("cthulhu-desktop.db")}
    with Store.open(folder) as store:
        (game,) = store.games.list()
        return store.games.load(game.id)


def test_a_card_is_dragged_turned_flipped_and_stacked_and_everything_can_be_undone(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.home.mkdir()
    with Store.open_or_temporary(program.home / "data") as store:
        store.settings.set(MOTION, "off")
        store.settings.set(LANGUAGE, "en")
        store.settings.set(FIRST_START_DONE, True)
    with program:
        program.press("entry-free")
        wait_for(lambda: program.points()["page"] == "new_free", "the page of a new free table")
        program.press_still("To the table")
        wait_for(lambda: OTHER in program.items(), "the piles of two decks")
        start = program.items()
        program.drag((start[PILE][0], start[PILE][1]), BARE)
        # while it is in the hand it has no number of its own yet
        (card,) = wait_for(lambda: set(program.items()) - {*start, "piece:-1"}, "the card that was on top")
        x, y, _state = program.items()[card]
        program.click(x, y)
        program.key("r", "f")
        # beside the place of the click, or it would be a double click
        program.drag((x + 12, y + 12), (start[OTHER][0] + 12, start[OTHER][1] + 12))
        wait_for(lambda: card not in program.items(), "the card on the other pile")
        program.kill()
        turned = {piece.id: piece for piece in _pieces(program.home, moves=3)}[int(card.partition(":")[2])]
        assert turned.angle == 90
        assert turned.up
        program.start()
        program.press("entry-continue")
        wait_for(lambda: OTHER in program.items(), "the table again")
        program.key("ctrl+z")
        # stacked, the table looks as it did at the beginning: wait until the card is back on its own
        wait_for(lambda: card in program.items(), "the card beside the piles")
        program.key(*["ctrl+z"] * 3)
        wait_for(lambda: _places(program) == {key: at[:2] for key, at in start.items()}, "the table as it was")
        program.key("ctrl+shift+z")
        wait_for(lambda: card in program.items(), "the first move again")
        program.kill()
    assert len(stored(program.home).moves) == 1


def _places(program: Program) -> dict[str, list[int]]:
    return {key: at[:2] for key, at in program.items().items()}


def _pieces(home: Path, moves: int) -> tuple[Piece, ...]:
    """All pieces after the first moves."""
    record = stored(home)
    view = replay(find_game("free"), dataclasses.replace(record, moves=record.moves[:moves])).view(None)
    assert isinstance(view, FreeView)
    return view.pieces
