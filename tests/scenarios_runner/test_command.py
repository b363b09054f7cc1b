"""`cthulhu-desktop scenario` as from a shell."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from cthulhu_desktop.__main__ import main
from cthulhu_desktop.wording import LANGUAGES, sentences

GOOD = """title = "Both pass"
rules = ["CG-9.1.3"]
steps = '''
X: pass
Y: pass
game is window W5
'''
"""
WRONG = GOOD.replace("W5", "W6b").replace("Both pass", "Both pass, wrongly")
BROKEN = GOOD.replace("rules", "rulez")


class Answer(NamedTuple):
    code: int
    out: str
    err: str


Call = Callable[..., Answer]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Call:
    def call_main(*words: object) -> Answer:
        capsys.readouterr()
        code = main(["scenario", *map(str, words)])
        return Answer(code, *capsys.readouterr())

    return call_main


@pytest.fixture
def files(tmp_path: Path) -> dict[str, Path]:
    found = {}
    for name, text in (("good", GOOD), ("wrong", WRONG), ("broken", BROKEN)):
        found[name] = tmp_path / f"{name}.toml"
        found[name].write_text(text, encoding="utf-8")
    return found


def test_a_scenario_that_holds_ends_with_0(call: Call, files: dict[str, Path]) -> None:
    answer = call(files["good"])
    assert (answer.code, answer.err) == (0, "")
    assert answer.out == f"{files['good']}: everything as expected (3 steps).\n"


def test_what_is_not_as_expected_is_told_with_the_position_reached(call: Call, files: dict[str, Path]) -> None:
    answer = call(files["wrong"])
    assert answer.code == 1
    assert answer.err == ""
    assert "line 6: game is window W6b" in answer.out
    assert "game should be “window W6b”, but is: twilight, turn 3, active X" in answer.out
    assert "Position reached:" in answer.out
    assert "To decide: X D-05" in answer.out


def test_a_file_that_cannot_be_used_ends_with_2_and_the_others_are_run(call: Call, files: dict[str, Path]) -> None:
    answer = call(files["broken"], files["good"], files["wrong"], "no/such.toml")
    assert answer.code == 2
    first, second = answer.err.splitlines()
    assert first.startswith(f"cthulhu-desktop: {files['broken']}, line 2: The key “rulez” is not known here.")
    assert second.startswith("cthulhu-desktop: no/such.toml: This file cannot be read.")
    assert "everything as expected" in answer.out
    assert answer.out.endswith("1 of 4 scenarios failed.\n")


def test_without_a_file_it_says_how_to_be_called(call: Call) -> None:
    answer = call()
    assert answer.code == 2
    assert "Name the file to use" in answer.err


def test_the_result_as_json(call: Call, files: dict[str, Path]) -> None:
    answer = call("--json", files["good"], files["wrong"], files["broken"])
    assert answer.code == 2
    good, wrong, broken = json.loads(answer.out)
    assert (good["passed"], good["title"], good["rules"], good["steps"]) == (True, "Both pass", ["CG-9.1.3"], 3)
    assert good["asked"] == "X D-05"
    assert len(good["digest"]) == 16
    assert wrong["passed"] is False
    assert wrong["failures"][0]["line"] == 6
    assert wrong["failures"][0]["reason"] == "scenario.failed.is"
    assert wrong["position"][0].startswith("game: twilight, turn 3")
    assert broken["line"] == 2
    assert "rulez" in broken["problem"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_are_told_in_every_language(call: Call, files: dict[str, Path], language: str) -> None:
    answer = call("--lang", language, files["wrong"], files["broken"])
    say = sentences(language).say
    assert say("scenario.reached") in answer.out
    assert say("scenario.problem.unknown_key", key="rulez") in answer.err


def test_an_impossible_position_says_why(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "many.toml"
    file.write_text('title = "x"\nrules = []\nrow = ["A", "B", "C",\n  "D"]\n', encoding="utf-8")
    answer = call(file)
    assert answer.code == 2
    assert answer.err == (
        f"cthulhu-desktop: {file}, line 4: This position is not possible (row.3): "
        "the row holds three stories at most.\n"
    )


def test_a_file_that_is_no_text_is_refused(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_bytes(b"\xff\xfe\x00title")
    assert call(file).code == 2
    assert call(tmp_path).code == 2
