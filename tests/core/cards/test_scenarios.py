"""The scenario files of the card game: every one holds, and together they cover the rules."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from cthulhu_desktop.cli.scenario import built_in_cards
from cthulhu_desktop.scenarios import read_scenario, run_scenario
from tests.core.cards.scenario_rules import DECISIONS, EXAMPLES, NOT_OBSERVABLE, SWITCHES, all_rules

FOLDER = Path(__file__).parents[2] / "scenarios"
CARDS = FOLDER / "arkham_edition"  # these are run by tests/sets/test_card_scenarios.py
FILES = sorted(file for file in FOLDER.rglob("*.toml") if CARDS not in file.parents)


@pytest.mark.parametrize("file", FILES, ids=[file.relative_to(FOLDER).as_posix() for file in FILES])
def test_scenario(file: Path) -> None:
    result = run_scenario(read_scenario(file.read_text(encoding="utf-8"), built_in_cards), built_in_cards)
    told = [f"line {f.line}: {f.text} ({f.reason} {dict(f.args)})" for f in result.failures]
    assert not told, "\n".join([*told, *result.position, f"asked: {result.asked}"])


def _cited() -> set[str]:
    cited: set[str] = set()
    for file in FILES:
        cited.update(tomllib.loads(file.read_text(encoding="utf-8"))["rules"])
    return cited


def test_every_rule_that_can_be_seen_has_a_scenario() -> None:
    assert sorted(set(all_rules()) - _cited() - set(NOT_OBSERVABLE)) == []


def test_every_worked_example_decision_and_switch_has_a_scenario() -> None:
    assert sorted({*EXAMPLES, *DECISIONS, *SWITCHES} - _cited()) == []


def test_scenarios_cite_only_rules_that_exist_and_none_that_cannot_be_seen() -> None:
    sections = tuple(f"CG-{n}." for n in range(3, 23))
    cited = {rule for rule in _cited() if rule.startswith(sections)}
    assert sorted(cited - set(all_rules())) == []
    assert sorted(cited & set(NOT_OBSERVABLE)) == []


def test_every_switch_is_seen_on_and_off() -> None:
    on, off = set(), set()
    for file in FILES:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        for switch in SWITCHES:
            if switch in data["rules"]:
                (on if switch in data.get("switches", ()) else off).add(switch)
    assert sorted(set(SWITCHES) - on) == []
    assert sorted(set(SWITCHES) - off) == []


def test_every_file_says_what_it_shows_in_a_sentence_of_its_own() -> None:
    titles = [tomllib.loads(file.read_text(encoding="utf-8"))["title"] for file in FILES]
    assert sorted({title for title in titles if titles.count(title) > 1}) == []
    assert len(FILES) >= 150
