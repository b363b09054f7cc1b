"""The card game in the real window on a virtual screen: cards dragged with a real mouse, a kill, a curtain."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from cthulhu_desktop.bridge.card_setup import FIRST_GAME, card_shelf, game_data
from cthulhu_desktop.core.cards.game import GAME
from cthulhu_desktop.core.kernel import GameRecord, replay
from cthulhu_desktop.storage import Store
from cthulhu_desktop.storage.setting_keys import BOT_SPEED, FIRST_START_DONE, LANGUAGE, MOTION
from tests.end2end.cards_player import Player
from tests.end2end.screen import Program, available, wait_for

pytestmark = [
    pytest.mark.end2end,
    pytest.mark.slow,
    pytest.mark.skipif(not available(), reason="needs Xvfb and xdotool"),
]

GAME_S = 60  # then the game is given up
PATIENCE_S = 180  # of a few steps: bots think long where others work too
NAMES = ["Arkham", "Innsmouth"]


def program_with(folder: Path, seed: int, bots: Mapping[str, str]) -> Program:
    """The program, not started yet, and a game of the decks of a very first game that it is to open."""
    shelf = card_shelf()
    setup = game_data(shelf, [shelf.preset(key).ids() for key in FIRST_GAME], {})
    about: dict[str, Any] = {"names": NAMES, "bots": dict(bots)}
    file = folder / "game.ccrecord"
    file.write_text(GameRecord("cards", GAME.rules_version, setup, seed, about=about).to_text(), encoding="utf-8")
    program = Program(folder, str(file))
    program.home.mkdir()
    with Store.open_or_temporary(program.home / "data") as store:
        store.settings.set(MOTION, "off")
        store.settings.set(LANGUAGE, "en")
        store.settings.set(BOT_SPEED, 2)
        store.settings.set(FIRST_START_DONE, True)
    return program


def stored(home: Path) -> GameRecord:
    """The one game on the shelf."""
    (folder,) = {file.parent for file in home.rglob("cthulhu-desktop.db")}
    with Store.open(folder) as store:
        (game,) = store.games.list()
        return store.games.load(game.id)


def at_the_table(program: Program) -> None:
    """Wait until something is asked at the card table."""
    wait_for(lambda: Player(program).asked(program.points()), "a question at the card table", PATIENCE_S)


def give_up(player: Player) -> None:
    """Concede, by the menu of the table."""
    at_the_table(player.program)
    player.program.press("More")
    player.program.key("Up", "Return")  # the last entry
    player.program.press("confirm")
    wait_for(lambda: "rematch" in player.program.buttons(), "the end screen")


def test_a_game_played_by_dragging_survives_a_kill_and_comes_to_its_end(tmp_path: Path) -> None:
    program = program_with(tmp_path, 7, {"1": "novice"})
    with program:
        at_the_table(program)
        player = Player(program)
        assert player.play(lambda told: told == "dragged a card to play it", PATIENCE_S), player.done
        assert {"dragged starting resources", "dragged a resource"} <= set(player.done)
        wait_for(lambda: player.asked(player.look()), "the next question", PATIENCE_S)
        program.kill()
        before = stored(program.home)
        assert len(before.moves) >= 4
        program.arguments = ()
        program.start()
        program.press("entry-continue")
        at_the_table(program)
        if not player.play(lambda _told: False, GAME_S):  # a slow machine, or a long game
            give_up(player)
        program.kill()
    after = stored(program.home)
    assert after.moves[: len(before.moves)] == before.moves
    assert "dragged characters to stories" in player.done
    assert not [told for told in player.done if told.startswith("stuck")]
    outcome = replay(GAME, after).outcome
    assert outcome is not None
    assert outcome.rule.startswith("CG-15")


def test_two_people_at_one_mouse_take_turns_behind_the_curtain(tmp_path: Path) -> None:
    program = program_with(tmp_path, 11, {})
    with program:
        at_the_table(program)
        player = Player(program)
        first = player.near()
        assert player.play(lambda told: told == "confirmed", PATIENCE_S), player.done  # CG-8.1.6
        wait_for(lambda: "open-curtain" in program.buttons(), "the curtain", PATIENCE_S)
        assert player.play(lambda told: told == "opened the curtain", PATIENCE_S), player.done
        wait_for(lambda: player.near() != first, "the other's side of the table", PATIENCE_S)
        assert player.play(lambda told: told == "confirmed", PATIENCE_S), player.done
        turn = Player(program)
        # each has had a Resource phase
        assert turn.play(lambda _told: turn.done.count("dragged a resource") > 1, PATIENCE_S), turn.done
        program.kill()
    assert "opened the curtain" in turn.done
    record = stored(program.home)
    assert len(record.moves) > 6
