"""`simulate` on the command line."""

from __future__ import annotations

import json

import pytest

from cthulhu_desktop.cli import simulate as verb
from cthulhu_desktop.lab.simulate import Series, simulate
from tests.cli.conftest import Call

SHORT = ("simulate", "--games", "7", "--option", "target=10", "--workers", "1")


def test_the_result_as_json_is_that_of_the_lab(call: Call) -> None:
    answer = call(*SHORT, "--seed", "9", "--json")
    data = json.loads(answer.out)
    expected = simulate(Series("dice", {"target": 10}, ("random", "random"), 7, 9)).to_data()
    assert answer.code == 0
    assert data["bots"] == expected["bots"]
    assert data["moves"] == expected["moves"]
    assert data["setup"]["target"] == 10
    assert data["games"] == 7


@pytest.mark.parametrize(
    ("language", "head"),
    [
        ("en", "dice: 7 games, seed 1."),
        ("pl", "dice: 7 gier, ziarno losowe 1."),
        ("de", "dice: 7 Spiele, Startzahl 1."),
    ],
)
def test_the_result_is_told_in_sentences(call: Call, language: str, head: str) -> None:
    answer = call(*SHORT, "--lang", language)
    lines = answer.out.splitlines()
    assert (answer.code, answer.err) == (0, "")
    assert lines[0] == head
    assert lines[1].startswith("random (")
    assert "dice.end." not in answer.out


def test_one_bot_plays_all_seats_and_the_number_of_seats_is_an_option(call: Call) -> None:
    data = json.loads(call(*SHORT, "--bot", "random", "--option", "cults=4", "--json").out)
    assert [bot["bot"] for bot in data["bots"]] == ["random"] * 4


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--game", "whist"), "There is no game “whist”. The games are: dice, cards."),
        (("--games", "0"), "--games needs a whole number from 1 to 1000000, not “0”."),
        (("--games", "9" * 5000), f"--games needs a whole number from 1 to 1000000, not “{'9' * 40}”."),
        (("--seed", "-1"), None),
        (("--workers", "many"), "--workers needs a whole number from 1 to 256, not “many”."),
        (("--option", "target"), "--option needs a name and a value, as in cults=3, not “target”."),
        (("--option", "target=99999"), "The game cannot be set up like this: target cannot be 99999."),
        (("--option", "colour=green"), "The game cannot be set up like this: colour cannot be green."),
        (("--option", "practice=maybe"), "The game cannot be set up like this: practice cannot be maybe."),
    ],
)
def test_what_is_not_possible_is_refused_in_one_line(call: Call, words: tuple[str, ...], complaint: str | None) -> None:
    answer = call("simulate", *words)
    assert (answer.code, answer.out) == (2, "")
    assert answer.complaint == complaint or complaint is None


def test_an_unknown_bot_is_refused_with_the_known_ones(call: Call) -> None:
    complaint = call("simulate", "--bot", "cthulhu").complaint
    assert complaint.startswith("There is no bot “cthulhu” for this game. The bots are: random, ")


def test_bots_that_do_not_fit_the_seats_are_refused(call: Call) -> None:
    answer = call("simulate", *["--bot", "random"] * 3)
    assert answer.code == 2
    assert answer.complaint.startswith("The game has 2 seats, but you named 3 bots.")


@pytest.mark.parametrize(
    ("text", "value"), [("yes", True), ("off", "off"), ("no", False), ("-3", -3), ("game", "game")]
)
def test_values_of_options_are_read_as_meant(text: str, value: object) -> None:
    assert verb._pair(f"name={text}") == ("name", value)


def test_a_bot_that_breaks_stops_the_simulation_with_exit_code_1(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object, **more: object) -> None:
        raise RuntimeError("the bot bold answered nonsense")

    monkeypatch.setattr(verb, "simulate", broken)
    answer = call("simulate")
    assert answer.code == 1
    assert answer.complaint == "The simulation was stopped: the bot bold answered nonsense"
