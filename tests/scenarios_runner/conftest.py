"""Scenario texts run in one call."""

from __future__ import annotations

import pytest

from cthulhu_desktop.cli.scenario import built_in_cards
from cthulhu_desktop.scenarios import Result, ScenarioProblem, read_scenario, run_scenario

HEAD = 'title = "A test"\nrules = ["CG-9.1.3"]\n'


def run_text(text: str, steps: str = "") -> Result:
    """A scenario of these keys and these steps."""
    block = f"steps = '''\n{steps}\n'''\n" if steps else ""
    return run_scenario(read_scenario(HEAD + text + block, built_in_cards), built_in_cards)


def failures(text: str, steps: str) -> list[str]:
    """The last words of the keys of what is not as expected."""
    return [failure.reason.removeprefix("scenario.failed.") for failure in run_text(text, steps).failures]


def problem(text: str, steps: str = "") -> tuple[str, int, dict[str, str | int]]:
    """What is wrong with a file: the last word of its key, the line (counted from the first line after the head), and
    the arguments."""
    with pytest.raises(ScenarioProblem) as caught:
        run_text(text, steps)
    return caught.value.reason.removeprefix("scenario.problem."), caught.value.line - 2, caught.value.args_by_name
