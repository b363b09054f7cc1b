"""Games that begin in the middle."""

from __future__ import annotations

from typing import Any

import pytest

from cthulhu_desktop.core.cards.game import GAME
from cthulhu_desktop.core.kernel import GameRecord, Replay, SetupError

AGENT = {"id": "agent", "title": "Agent", "type": "character", "cost": 1, "skill": 2}
STORY = {"id": "A", "title": "A"}


def position(**more: Any) -> dict[str, Any]:
    side = {"play": ["agent"], "deck": ["agent", "agent"]}
    return {"cards": [AGENT], "stories": [STORY], "row": ["A"], "players": [side, side], "turn": 4, **more}


def test_a_game_begins_in_the_position_of_its_setup() -> None:
    setup = GAME.read_setup({"position": position()})
    state = GAME.begin(setup, 7).state
    assert state.turn == 4
    assert len(state.play[0]) == 1
    assert GAME.seats(setup) == 2


def test_such_a_setup_is_written_and_read_back_whole() -> None:
    setup = GAME.read_setup({"position": position()})
    data = GAME.write_setup(setup)
    assert set(data) == {"position"}
    assert GAME.read_setup(data) == GAME.read_setup(GAME.write_setup(GAME.read_setup(data)))
    assert GAME.begin(GAME.read_setup(data), 7).state.digest() == GAME.begin(setup, 7).state.digest()


def test_a_record_of_it_is_replayed_and_its_states_restored() -> None:
    record = GameRecord("cards", 1, GAME.write_setup(GAME.read_setup({"position": position()})), 7, ("pass", "pass"))
    state = Replay.start(GAME, GameRecord.from_text(record.to_text())).run()
    assert state.number == 2
    assert GAME.restore(state.to_data()).digest() == state.digest()


def test_the_seed_of_the_record_rules_what_chance_decides() -> None:
    setup = GAME.read_setup({"position": position(seed=5)})
    assert GAME.begin(setup, 1).state.digest() != GAME.begin(setup, 2).state.digest()


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ({"position": 3}, "kernel.bad_setup"),
        ({"position": {}, "decks": []}, "kernel.bad_setup"),
        ({"position": {"players": []}}, "cards.setup.bad_position"),
        ({"position": position(row=["B"])}, "cards.setup.bad_position"),
    ],
)
def test_an_impossible_position_is_refused_with_its_reason(data: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetupError) as refused:
        GAME.read_setup(data)
    assert refused.value.refused.reason == reason
