"""Records: setup, seed and moves lead to the same game again, or say why not."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cthulhu_desktop.core.kernel import GameRecord, RecordError, Replay, replay
from cthulhu_desktop.core.kernel import record as record_module
from tests.core.kernel.things import COUNT, Add, Counted

PLAYED = GameRecord("count", 3, {"goal": 4}, seed=5, moves=("add steps=2", "add steps=1", "add steps=2"))
NAMES = st.text(max_size=20)


def problem(text: str) -> tuple[str, Mapping[str, Any]]:
    with pytest.raises(RecordError) as error:
        GameRecord.from_text(text)
    return error.value.reason, error.value.args_by_name


@given(
    st.builds(
        GameRecord,
        game=NAMES,
        rules=st.integers(1, 99),
        setup=st.dictionaries(NAMES, st.integers() | NAMES | st.booleans() | st.none(), max_size=4),
        seed=st.integers(0, 2**64 - 1),
        moves=st.lists(st.text(max_size=30), max_size=6).map(tuple),
        about=st.dictionaries(NAMES, st.lists(NAMES, max_size=3), max_size=3),
        final=NAMES,
    )
)
def test_a_record_is_text_and_back(record: GameRecord) -> None:
    text = record.to_text()
    assert GameRecord.from_text(text) == record
    assert json.loads(text)["version"] == record_module.VERSION


def test_a_person_can_read_it_one_move_a_line() -> None:
    lines = PLAYED.to_text().splitlines()
    assert [line.strip(' ",') for line in lines if "add" in line] == list(PLAYED.moves)


def test_a_record_leads_to_its_position() -> None:
    state = replay(COUNT, PLAYED)
    assert (state.number, state.outcome is not None) == (3, True)
    final = GameRecord(**{**fields(PLAYED), "final": state.digest()})
    assert replay(COUNT, final).digest() == state.digest()


def fields(record: GameRecord) -> dict[str, Any]:
    return {name: getattr(record, name) for name in ("game", "rules", "setup", "seed", "moves", "about", "final")}


def test_a_replay_goes_step_by_step() -> None:
    going = Replay.start(COUNT, PLAYED)
    assert going.opening == (Counted(0, 0),)
    seen = [(move, applied.occurrences[0]) for move, applied in going.steps()]
    assert [move for move, _ in seen] == [Add(2), Add(1), Add(2)]
    assert [thing.to for _, thing in seen if isinstance(thing, Counted)] == [2, 3, 5]


def test_one_more_move_makes_the_final_position_unknown() -> None:
    record = GameRecord(**{**fields(PLAYED), "final": "abc"}).with_move("add steps=1")
    assert record.moves == (*PLAYED.moves, "add steps=1")
    assert record.final == ""


@pytest.mark.parametrize(
    ("change", "reason", "args"),
    [
        ({"game": "chess"}, "record.other_game", {"game": "chess"}),
        ({"rules": 2}, "record.other_rules", {"rules": 2}),
        ({"setup": {"goal": "x"}}, "record.bad_setup", {"why": "kernel.bad_setup", "field": "goal", "value": "x"}),
        ({"moves": ("add steps=1", "jump")}, "record.bad_move", {"number": 2, "move": "jump"}),
        ({"moves": ("add steps=3",)}, "record.bad_move", {"number": 1, "move": "add steps=3"}),
        ({"moves": ("add steps=2",) * 3}, "record.bad_move", {"number": 3, "move": "add steps=2"}),
        ({"final": "0123"}, "record.altered", {}),
    ],
)
def test_a_record_that_cannot_be_followed_says_why(
    change: dict[str, Any], reason: str, args: dict[str, Any]
) -> None:
    with pytest.raises(RecordError) as error:
        replay(COUNT, GameRecord(**{**fields(PLAYED), **change}))
    assert (error.value.reason, error.value.args_by_name) == (reason, args)


def test_the_moves_before_a_bad_one_are_intact() -> None:
    going = Replay.start(COUNT, GameRecord(**{**fields(PLAYED), "moves": ("add steps=2", "jump")}))
    with pytest.raises(RecordError):
        going.run()
    assert going.state.number == 1


@pytest.mark.parametrize("text", ["[]", "3", "{}", '{"format": "other"}', "null", "[" * 100_000])
def test_other_texts_are_not_records(text: str) -> None:
    assert problem(text)[0] in ("record.not_a_record", "record.damaged")


def test_a_cut_off_record_names_the_line() -> None:
    text = PLAYED.to_text()
    assert problem(text[: text.index("add")]) == ("record.damaged", {"line": text[: text.index("add")].count("\n") + 1})


def test_a_newer_record_says_so() -> None:
    data = {**json.loads(PLAYED.to_text()), "version": 2}
    assert problem(json.dumps(data)) == ("record.newer", {"version": 2})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("version", "1"), ("version", 0), ("version", True), ("game", 1), ("rules", "3"), ("seed", 1.5), ("seed", True),
        ("setup", []), ("about", None), ("final", 0), ("moves", "add"), ("moves", [1]),
    ],
)  # fmt: skip
def test_a_wrong_entry_is_named(name: str, value: Any) -> None:
    data = {**json.loads(PLAYED.to_text()), name: value}
    assert problem(json.dumps(data)) == ("record.bad_field", {"field": name})
    del data[name]
    assert problem(json.dumps(data)) == ("record.bad_field", {"field": name})


def test_an_endless_text_is_not_even_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_module, "MAX_TEXT", 100)
    assert problem(" " * 101) == ("record.too_long", {"limit": 100})
