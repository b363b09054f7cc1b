"""A whole dice game in the real window on a virtual screen: dice dragged with a real mouse, a kill in mid-game."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from cthulhu_desktop.core.dice.game import GAME
from cthulhu_desktop.core.kernel import GameRecord, replay
from cthulhu_desktop.storage import Store
from cthulhu_desktop.storage.setting_keys import FIRST_START_DONE, MOTION
from tests.end2end.screen import Program, available, wait_for

pytestmark = [
    pytest.mark.end2end,
    pytest.mark.slow,
    pytest.mark.skipif(not available(), reason="needs Xvfb and xdotool"),
]

TRAY_HALF = (240, 72)  # pixels around the middle of the tray at 1280x720
GAME_S = 150  # the longest that the game may take


def dice_on_tray(program: Program) -> list[tuple[int, int]]:
    """Places of the rolled dice."""
    items = program.items()
    x, y, _state = items["tray"]
    places = [place for key, place in items.items() if key.startswith("die:")]
    return [(a, b) for a, b, _ in places if abs(a - x) < TRAY_HALF[0] and abs(b - y) < TRAY_HALF[1]]


def drag_until_it_is_a_call(program: Program) -> bool:
    """Drag rolled dice into the circle one by one, until a call can be confirmed. False if no die makes one."""
    for place in dice_on_tray(program):
        circle = wait_for(lambda: program.items().get("display:0"), "the own circle")
        program.drag(place, (circle[0], circle[1]))
        try:
            wait_for(lambda: primary(program), "a call", patience=1.0)
            return True
        except AssertionError:
            if place not in dice_on_tray(program):
                program.key("Escape")  # puts the die back; with none in the circle it would leave the table
    return False


def primary(program: Program) -> str | None:
    """The main button of the action bar, if it has one."""
    return next((name for name, place in program.buttons().items() if place[2] == "primary"), None)


def one_step(program: Program) -> str:
    """Do whatever is asked next; what was done."""
    buttons = program.buttons()
    for name in ("rematch", "continue"):
        if name in buttons:
            if name == "continue":
                program.press(name)
            return name
    main = primary(program)
    if main is not None:
        program.press(main)
        return "main"
    if dice_on_tray(program) and drag_until_it_is_a_call(program):
        program.press(primary(program) or "action-0")
        return "dragged"
    glowing = [place for key, place in program.items().items() if key.startswith("die:") and place[2] & 1]
    if glowing:  # a free die to take
        program.click(*glowing[0][:2])
        return "taken"
    return "waited"


def play(program: Program, *, moves: int | None = None) -> list[str]:
    """Play until the end screen, or for so many steps; what was done."""
    done: list[str] = []
    end = time.monotonic() + GAME_S
    while time.monotonic() < end and (moves is None or len(done) < moves):
        step = one_step(program)
        if step == "rematch":
            return [*done, "ended"]
        if step != "waited":
            done.append(step)
        time.sleep(0.15)
    return done


def stored(home: Path) -> GameRecord:
    """The one game on the shelf."""
    (folder,) = {file.parent for file in home.rglob("cthulhu-desktop.db")}
    with Store.open(folder) as store:
        (game,) = store.games.list()
        return store.games.load(game.id)


def test_a_game_played_by_dragging_survives_a_kill_and_comes_to_its_end(tmp_path: Path) -> None:
    record = GameRecord("dice", GAME.rules_version, {"cults": 2, "target": 10}, 7,
                        about={"names": ["Arkham", "Innsmouth"], "bots": {"1": "random"}})  # fmt: skip
    file = tmp_path / "game.ccrecord"
    file.write_text(record.to_text(), encoding="utf-8")
    program = Program(tmp_path, str(file))
    home = program.home
    home.mkdir()
    with Store.open_or_temporary(home / "data") as store:
        store.settings.set(MOTION, "off")
        store.settings.set(FIRST_START_DONE, True)
    with program:
        wait_for(lambda: program.points()["page"] == "dice_table" and primary(program), "the dice table")
        first = play(program, moves=5)
        assert "dragged" in first
        program.kill()
        before = stored(home)
        assert before.moves
        program.arguments = ()
        program.start()
        program.press("entry-continue")
        wait_for(lambda: program.points()["page"] == "dice_table", "the dice table again")
        done = play(program)
        assert done[-1] == "ended"
        program.kill()
    after = stored(home)
    assert after.moves[: len(before.moves)] == before.moves
    outcome = replay(GAME, after).outcome
    assert outcome is not None
    assert outcome.rule in ("DG-7.2", "DG-7.3", "DG-7.4")
