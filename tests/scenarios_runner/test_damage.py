"""Files damaged at random: each is run or refused with its line, and nothing else happens."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from cthulhu_desktop.scenarios import ScenarioProblem, read_scenario, run_scenario
from cthulhu_desktop.wording import sentences

TEXTS = [file.read_text(encoding="utf-8") for file in sorted((Path(__file__).parents[1] / "scenarios").rglob("*.toml"))]
WORDS = (
    "3", "-1", '"x"', "[]", "{}", "true", '"filler"', '"X"', "1.5", "[3]", "[[]]", "{a=1}", '"a at A"', '"="',
    "1979-05-27",
)  # fmt: skip


def _damaged(chance: random.Random) -> str:
    lines = chance.choice(TEXTS).split("\n")
    place = chance.randrange(len(lines))
    kind = chance.randrange(4)
    if kind == 0:
        parts = re.split(r'("[^"]*"|\b\d+\b)', lines[place])
        if len(parts) > 1:
            parts[chance.randrange(1, len(parts), 2)] = chance.choice(WORDS)
        lines[place] = "".join(parts)
    elif kind == 1:
        lines[place] = re.sub(r" = .*", f" = {chance.choice(WORDS)}", lines[place])
    elif kind == 2:
        words = lines[place].split(" ")
        chance.shuffle(words)
        lines[place] = " ".join(words)
    else:
        lines[place] = chance.choice(chance.choice(TEXTS).split("\n"))
    return "\n".join(lines)


def _problem(text: str) -> ScenarioProblem | None:
    try:
        run_scenario(read_scenario(text))
    except ScenarioProblem as problem:
        return problem
    return None


@pytest.mark.parametrize("seed", range(3))
def test_damaged_files_are_run_or_refused(seed: int) -> None:
    chance = random.Random(seed)
    refused = 0
    for _ in range(60):
        text = _damaged(chance)
        problem = _problem(text)
        if problem is not None:
            refused += 1
            assert 0 <= problem.line <= text.count("\n") + 2
            for language in ("en", "pl", "de"):
                assert sentences(language).say(problem.reason, **problem.args_by_name)
    assert refused > 12
