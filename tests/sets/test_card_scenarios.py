"""Every card of the Arkham Edition at work: tests/scenarios/arkham_edition, files named after the cards' ids."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cthulhu_desktop.cli.scenario import built_in_cards
from cthulhu_desktop.core.cards.abilities.ability import OnPlay, Triggered
from cthulhu_desktop.core.cards.static import nodes_in
from cthulhu_desktop.core.catalogue.cards import CardDef, Catalogue, StoryDef
from cthulhu_desktop.scenarios import ScenarioProblem, read_scenario, run_scenario
from tests.core.cards.scenario_rules import NOT_OBSERVABLE, all_rules

FOLDER = Path(__file__).parents[1] / "scenarios" / "arkham_edition"
FILES = sorted(FOLDER.glob("*.toml"))

# Files that show what a card should do and the rules core does not do yet, with the reason. A card that has no other
# file is not shown to work.
WAITING: dict[str, str] = {}


def card_of(file: Path) -> str:
    """The id of the card that a file is about: AE-093-other-draws is about AE-093."""
    return file.stem[:6]


@cache
def catalogue() -> Catalogue:
    return built_in_cards()


@cache
def data_of(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def edition() -> list[CardDef | StoryDef]:
    every: list[CardDef | StoryDef] = [*catalogue().cards.values(), *catalogue().stories.values()]
    return [card for card in every if card.set == "arkham_edition"]


def parameter(file: Path) -> Any:
    waiting = WAITING.get(file.stem)
    raises = (AssertionError, ScenarioProblem)
    marks = [pytest.mark.xfail(strict=True, reason=waiting, raises=raises)] if waiting else []
    return pytest.param(file, id=file.stem, marks=marks)


@pytest.mark.parametrize("file", [parameter(file) for file in FILES])
def test_card(file: Path) -> None:
    result = run_scenario(read_scenario(file.read_text(encoding="utf-8"), catalogue), catalogue)
    told = [f"line {f.line}: {f.text} ({f.reason} {dict(f.args)})" for f in result.failures]
    assert not told, "\n".join([*told, *result.position, f"asked: {result.asked}"])


def test_every_card_is_shown_to_work_or_waits_for_something() -> None:
    shown = {card_of(file) for file in FILES if file.stem not in WAITING}
    without = {card.id for card in edition()} - shown
    assert len(edition()) == 251
    assert without == {name[:6] for name in WAITING} - shown
    assert set(WAITING) <= {file.stem for file in FILES}


def test_every_file_is_about_a_card_of_the_edition_that_it_has_on_the_table() -> None:
    ids = {card.id for card in edition()}
    for file in FILES:
        assert card_of(file) in ids, file.stem
        position = {key: value for key, value in data_of(file).items() if key not in ("title", "rules", "steps")}
        assert card_of(file) in str(position), file.stem


def names_in(file: Path) -> set[str]:
    """What a file calls its card."""
    card = card_of(file)
    return {card, *re.findall(rf"([\w'-]+)={card}\b", file.read_text(encoding="utf-8"))}


def steps_of(card: str) -> list[tuple[set[str], list[str]]]:
    """For each file of a card its names and the steps, without the player's name before them."""
    found = []
    for file in FILES:
        if card_of(file) == card:
            lines = data_of(file)["steps"].splitlines()
            found.append((names_in(file), [re.sub(r"^[XY]: ", "", line.partition(" #")[0].strip()) for line in lines]))
    return found


def moves_of(card: str, verb: str) -> list[str]:
    return [
        line
        for names, lines in steps_of(card)
        for line in lines
        if (words := line.split())[:1] == [verb] and words[1] in names
    ]


def test_every_event_is_played_and_every_ability_used_in_some_file() -> None:
    for card in edition():
        if not isinstance(card, CardDef):
            continue
        triggered = [a for a in card.abilities if isinstance(a, (Triggered, OnPlay))]
        if card.type == "event":
            assert moves_of(card.id, "play"), card.title
        else:
            optional = [a for a in triggered if isinstance(a, Triggered) and a.label != "forced"]
            needed = 1 if optional else 0
            several = {line for line in moves_of(card.id, "use") if "ability=" in line}
            assert len(moves_of(card.id, "use")) >= needed, card.title
            assert len(optional) < 2 or len(several) + 1 >= len(optional), card.title


def test_every_character_and_support_is_played_from_a_domain_or_hand_in_some_file() -> None:
    for card in edition():
        if isinstance(card, CardDef) and card.type != "event":
            assert moves_of(card.id, "play"), card.title


_REFUSING = re.compile(r"([XY]: )?(only |not_offered |refused |asked [XY] D-05)")


def has_conditions(card: CardDef | StoryDef) -> bool:
    """The card can be used at times and not at others: it asks for a cost, a target, an occasion."""
    triggered = [ability for ability in card.abilities if isinstance(ability, Triggered)]
    nodes = [node for ability in triggered for node in nodes_in(ability)]
    asks = any(node.TAG == "do" and node.KIND == "choose" for node in nodes)
    return asks or any(ability.costs or ability.on is not None for ability in triggered)


def is_about_payment(file: Path) -> bool:
    """The file shows no more than what the card has to be paid with."""
    return file.stem.endswith(("-unpaid", "-played"))


def test_every_card_that_cannot_be_used_at_any_time_shows_when_it_cannot() -> None:
    for card in edition():
        if has_conditions(card):
            files = [file for file in FILES if card_of(file) == card.id and not is_about_payment(file)]
            lines = [line for file in files for line in data_of(file)["steps"].splitlines()]
            assert any(map(_REFUSING.match, lines)), card.title


def test_the_rules_cited_exist_and_can_be_seen() -> None:
    cited = {rule for file in FILES for rule in data_of(file)["rules"]}
    assert sorted(cited - set(all_rules())) == []
    assert sorted(cited & set(NOT_OBSERVABLE)) == []


def test_every_file_has_a_title_of_its_own() -> None:
    titles = [data_of(file)["title"] for file in FILES]
    assert sorted({title for title in titles if titles.count(title) > 1}) == []
