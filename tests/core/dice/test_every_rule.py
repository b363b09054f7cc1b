"""No rule of the dice game without a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

RULES = [
    "DG-1.1", "DG-1.2", "DG-1.3",
    "DG-2.1", "DG-2.2", "DG-2.3", "DG-2.4",
    "DG-3.1", "DG-3.2", "DG-3.3", "DG-3.4", "DG-3.5", "DG-3.6",
    "DG-4.1", "DG-4.2", "DG-4.3", "DG-4.4", "DG-4.5", "DG-4.6", "DG-4.7",
    "DG-5.1", "DG-5.2", "DG-5.2a", "DG-5.3",
    "DG-6.1", "DG-6.2", "DG-6.3", "DG-6.4",
    "DG-7.1", "DG-7.2", "DG-7.3", "DG-7.4",
    "DG-8", "DG-9", "DG-10",
]  # fmt: skip
TEST = re.compile(r"^def (test_\w+)\((?:[^()]|\([^()]*\))*\) -> None:(.*)$", re.MULTILINE)
RULE = re.compile(r"DG-\d+(?:\.\d+a?)?")


def cited() -> dict[str, set[str]]:
    """Rule -> the tests in this folder that name it behind their first line."""
    found: dict[str, set[str]] = {}
    for file in Path(__file__).parent.glob("test_*.py"):
        for match in TEST.finditer(file.read_text(encoding="utf-8")):
            for rule in RULE.findall(match[2]):
                found.setdefault(rule, set()).add(match[1])
    return found


def test_every_rule_is_cited_by_a_test() -> None:
    assert [rule for rule in RULES if rule not in cited()] == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert set(cited()) - set(RULES) == set()
