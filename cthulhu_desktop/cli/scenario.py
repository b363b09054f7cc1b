"""`scenario`: scenario files, run one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cthulhu_desktop.cli.console import Console, UsageError
from cthulhu_desktop.cli.options import OptionReader
from cthulhu_desktop.core.catalogue.cards import Catalogue
from cthulhu_desktop.scenarios import Failure, Result, Scenario, ScenarioProblem, read_scenario, run_scenario

FAILED, UNUSABLE = 1, 2


def run(console: Console, words: Sequence[str]) -> int:
    """Run the files. 0: everything as expected; 1: something is not; 2: a file cannot be used."""
    options = OptionReader(console, "scenario", console.say("scenario.about"))
    options.words("files", console.say("cli.word.file"), console.say("scenario.files"), many=True)
    options.flag("--json", console.say("cli.help.json"))
    values = options.read(words)
    if not values.files:
        raise UsageError("cli.usage.needs_file", help=options.help_command)
    code, failed = 0, 0
    answers: list[dict[str, Any]] = []
    for file in values.files:
        try:
            scenario = _read(Path(file))
            result = run_scenario(scenario, built_in_cards)
        except ScenarioProblem as problem:
            code = UNUSABLE
            key = "scenario.file_line" if problem.line else "scenario.file_only"
            args = {"file": file, "line": problem.line, "why": problem.reason, **problem.args_by_name}
            console.complain(key, **args)
            answers.append({"file": file, "line": problem.line, "problem": console.say(key, **args)})
            continue
        failed += not result.passed
        answers.append(_as_data(console, file, scenario, result))
        if not values.json:
            _tell(console, file, scenario, result)
    if failed:
        code = max(code, FAILED)
    if values.json:
        console.write_json(answers)
    elif len(values.files) > 1:
        _tell_sum(console, len(values.files), failed, code)
    return code


def built_in_cards() -> Catalogue:
    """The cards that come with the program, for files that name them by their ids."""
    from cthulhu_desktop.data_files import resource
    from cthulhu_desktop.sets.cache import load_sets
    from cthulhu_desktop.sets.reading import catalogue_of

    return catalogue_of(load_sets(resource("sets")))


def _read(path: Path) -> Scenario:
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, ValueError):
        raise ScenarioProblem("cannot_read") from None
    return read_scenario(text, built_in_cards)


def _sentence(console: Console, failure: Failure) -> str:
    return console.say(failure.reason, **failure.args)


def _tell(console: Console, file: str, scenario: Scenario, result: Result) -> None:
    if result.passed:
        console.tell("scenario.passed", file=file, n=len(scenario.steps))
        return
    console.tell("scenario.failed_file", file=file, n=len(result.failures))
    for failure in result.failures:
        console.write("  " + console.say("scenario.failure", line=failure.line, text=failure.text))
        console.write("      " + _sentence(console, failure))
    console.write("  " + console.say("scenario.reached"))
    for line in result.position:
        console.write("    " + line)
    if result.asked:
        console.write("    " + console.say("scenario.asked", asked=result.asked))


def _tell_sum(console: Console, files: int, failed: int, code: int) -> None:
    if failed:
        console.tell("scenario.some_failed", failed=failed, n=files)
    elif not code:
        console.tell("scenario.all_passed", n=files)


def _as_data(console: Console, file: str, scenario: Scenario, result: Result) -> dict[str, Any]:
    return {
        "file": file,
        "title": scenario.title,
        "rules": list(scenario.rules),
        "steps": len(scenario.steps),
        "passed": result.passed,
        "failures": [
            {"line": failure.line, "step": failure.text, "reason": failure.reason, "args": dict(failure.args),
             "message": _sentence(console, failure)}
            for failure in result.failures
        ],
        "position": result.position,
        "asked": result.asked,
        "digest": result.digest,
    }  # fmt: skip
