"""Setups and saved positions: what is possible, and what is refused by name."""

from __future__ import annotations

from typing import Any

import pytest

from cthulhu_desktop.core.dice.game import GAME
from cthulhu_desktop.core.dice.setup import DiceSetup, Robbed, StoneAward, StoneKeep
from cthulhu_desktop.core.kernel import KernelReason, SetupError
from tests.core.dice.table import cult, table


@pytest.mark.parametrize(("cults", "target"), [(2, 150), (3, 150), (4, 100), (5, 100), (6, 100)])
def test_the_default_target_depends_on_the_number_of_cults(cults: int, target: int) -> None:  # DG-2.3
    assert DiceSetup(cults).target == target
    assert GAME.read_setup({"cults": cults}) == DiceSetup(cults, target)


@pytest.mark.parametrize("target", [10, 11, 1000])
def test_any_target_from_10_to_1000_may_be_chosen(target: int) -> None:  # DG-2.3
    assert GAME.read_setup({"target": target}).target == target


def test_the_defaults_are_the_rules_as_written() -> None:  # DG-9
    assert GAME.write_setup(GAME.read_setup({})) == {
        "cults": 2, "target": 150, "stone_award": "chant", "stone_keep": "phase", "robbed": "ends",
        "bare_phnglui": False, "practice": False,
    }  # fmt: skip


def test_every_option_can_be_chosen_by_word() -> None:  # DG-9
    chosen = {"cults": 6, "target": 77, "stone_award": "off", "stone_keep": "game", "robbed": "rolls_nothing",
              "bare_phnglui": True, "practice": True}  # fmt: skip
    setup = GAME.read_setup(chosen)
    assert (setup.stone_award, setup.stone_keep, setup.robbed) == (
        StoneAward.OFF, StoneKeep.GAME, Robbed.ROLLS_NOTHING)  # fmt: skip
    assert GAME.write_setup(setup) == chosen


@pytest.mark.parametrize(
    ("field", "value", "rule"),
    [
        ("target", 9, "DG-2.3"), ("target", 1001, "DG-2.3"), ("target", "150", "DG-2.3"), ("target", 99.5, "DG-2.3"),
        ("cults", 1, "DG-9"), ("cults", 7, "DG-9"), ("cults", True, "DG-9"), ("cults", None, "DG-9"),
        ("stone_award", "always", "DG-9"), ("stone_keep", 1, "DG-9"), ("robbed", None, "DG-9"),
        ("bare_phnglui", 1, "DG-9"), ("practice", "yes", "DG-9"), ("colour", "red", "DG-9"),
    ],
)  # fmt: skip
def test_a_bad_value_is_refused_by_name(field: str, value: Any, rule: str) -> None:  # DG-2.3, DG-9
    with pytest.raises(SetupError) as error:
        GAME.read_setup({field: value})
    refused = error.value.refused
    assert (refused.reason, refused.rule) == (KernelReason.BAD_SETUP, rule)
    assert refused.args == {"field": field, "value": str(value)}


def changed(data: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    first, *rest = path.split(".")
    if not rest:
        return {**data, first: value}
    inner = list(data[first])
    inner[int(rest[0])] = changed(inner[int(rest[0])], rest[1], value) if len(rest) > 1 else value
    return {**data, first: inner}


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("middle", 3), ("middle", -1), ("middle", True), ("phase", 0), ("start", None), ("start", 2), ("rng", -5),
        ("number", 1.5), ("setup", {"cults": 9}), ("stack", []), ("stack", ["turn cult=7"]), ("stack", ["roll"]),
        ("stack", ["turn cult=0"]), ("stack", ["nonsense"]), ("stack", ["starting cults=0,1"]), ("stack", 5),
        ("stack", ["turn cult=0 rolled=yes", "taking cult=1 left=1"]),
        ("stack", ["turn cult=0 rolled=yes", "taking cult=0 left=3"]), ("cults", []), ("sheet", [[1]]),
        ("sheet", [["a", "b"]]), ("cults.0.display", "iaa t9"), ("cults.0.display", "t2 t2"),
        ("cults.0.display", "es es"), ("cults.0.loose", 4), ("cults.0.roll", "iaa"), ("cults.0.done", True),
        ("cults.0.done", 0), ("cults.1.stone", None), ("sheet", [[200, 0]]),
    ],
)  # fmt: skip
def test_damaged_positions_are_value_errors(path: str, value: Any) -> None:  # DG-8
    data = table(cult("I2", roll="IE3"), cult("I", loose=5)).to_data()
    assert GAME.restore(data).to_data() == data
    with pytest.raises(ValueError, match=r"position|whole|zero|frame|neither|Face"):
        GAME.restore(changed(data, path, value))


def test_positions_compare_by_what_lies_on_the_table() -> None:
    first, second = table(cult("I2", roll="IE3"), cult()), table(cult("I2", roll="IE3"), cult())
    assert first == second
    assert first != table(cult("I2", roll="IE2"), cult())
    assert first != "a position"
