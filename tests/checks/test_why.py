"""All that is asked or refused can be explained: a sentence in every language, and a rule that the book tells."""

from __future__ import annotations

import re
from enum import StrEnum
from pathlib import Path

import pytest

from cthulhu_desktop.core.cards.refuse import CardsReason
from cthulhu_desktop.core.dice.reasons import DiceReason
from cthulhu_desktop.core.kernel import KernelReason
from cthulhu_desktop.rulebook.shelf import LANGUAGES, Shelf
from cthulhu_desktop.ui.cardtable import prompts
from cthulhu_desktop.wording.sentences import sentences

CORE = Path(__file__).parents[2] / "cthulhu_desktop" / "core"
REASONS: list[StrEnum] = [*CardsReason, *DiceReason, *KernelReason]
SLOTS = {"cost": 2, "has": 1, "n": 3, "by": "X", "faction": "faction.agency", "phase": "cards.phase.story"}
_DECISION = re.compile(r'"(cards\.ask\.[A-Za-z0-9-]+)"')
_RULE = re.compile(r'"((?:CG|DG)-\d+(?:\.\d+)*[a-z]?)"')


def source(folder: str) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted((CORE / folder).rglob("*.py")))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS, ids=str)
def test_every_refusal_has_a_sentence(language: str, reason: StrEnum) -> None:
    assert reason.value in sentences(language), reason


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", list(CardsReason), ids=str)
def test_every_refusal_of_the_card_game_is_one_whole_sentence(language: str, reason: CardsReason) -> None:
    said = sentences(language).say(reason.value, **SLOTS)
    assert said.endswith((".", "!"))
    assert "{" not in said


@pytest.mark.parametrize("folder", ["cards", "dice"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_the_game_names_opens_a_paragraph_of_the_book(folder: str, language: str) -> None:
    book = Shelf().load(folder, language)
    # Chapters that no book tells to players: how a program resolves what nobody has to decide.
    named = {rule for rule in _RULE.findall(source(folder)) if not rule.startswith("CG-23")}
    assert len(named) > 10
    missing = sorted(rule for rule in named if book.place_of_rule(rule) is None)
    assert not missing, missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_the_card_game_is_known_to_the_log_and_to_the_table(language: str) -> None:
    asked = set(_DECISION.findall(source("cards")))
    assert len(asked) >= 18
    for prompt in asked:
        assert prompt in sentences(language), prompt
        assert prompt.rpartition(".")[2] in prompts._QUESTIONS, prompt


def test_no_decision_of_a_game_is_without_its_rule() -> None:
    for call in re.findall(r"Decision\(([^()]*(?:\([^()]*\)[^()]*)*)\)", source("cards")):
        if '"D-' in call:
            assert re.search(r'"CG-\d', call) or "rule" in call, call
