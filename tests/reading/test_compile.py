"""From printed facts to a definition."""

from __future__ import annotations

from typing import Any

import pytest

from cthulhu_desktop.core.catalogue.cards import CardDef, StoryDef
from cthulhu_desktop.reading.compile import card_id, compile_card, slug

FACTS: dict[str, Any] = {
    "name": "Night Archivist", "descriptor": "Keeper of Keys", "type": "Character", "faction": "Miskatonic University",
    "unique": True, "subtypes": "Sailor. Faculty.", "text": "Fast.\nAction: pay 1 to draw a card.", "cost": 3,
    "skill": 2, "terror": 0, "combat": 1, "arcane": 0, "investigation": 2, "transient": True,
    "steadfast": [["Miskatonic University", 2]], "set": "Harbour", "id": "012",
}  # fmt: skip


def test_all_facts_come_into_the_definition() -> None:
    card = compile_card(FACTS).card
    assert isinstance(card, CardDef)
    assert (card.id, card.title, card.descriptor, card.type) == (
        "harbour/012-night-archivist", "Night Archivist", "Keeper of Keys", "character",
    )  # fmt: skip
    assert (card.unique, card.faction, card.cost, card.skill, card.icons) == (True, "miskatonic", 3, 2, (0, 1, 0, 2))
    assert card.subtypes == ("sailor", "faculty")
    assert dict(card.keywords) == {"transient": 0, "steadfast": 2, "fast": 0}
    assert len(card.abilities) == 1


def test_a_text_that_is_understood_is_read_and_executable() -> None:
    found = compile_card(FACTS)
    assert found.read
    assert found.executable
    assert found.manual == found.waiting == found.repairs == found.notes == ()


def test_what_is_not_understood_is_named_with_its_place_and_the_rest_works() -> None:
    text = "Fast.\nAction: pay 1 to draw a card.\nAction: whistle at the moon."
    found = compile_card({**FACTS, "text": text})
    assert not found.read
    assert len(found.card.abilities) == 1
    (clause,) = found.manual
    assert clause.ability == 1
    assert clause.text == "whistle at the moon"
    assert text[clause.at :].startswith(clause.text)
    assert (clause.why, clause.word) == ("words", "whistle")


def test_what_the_rules_core_lacks_is_understood_but_waits() -> None:
    found = compile_card({**FACTS, "text": "You may have any number of cards named Night Archivist in your deck."})
    assert found.read
    assert not found.executable
    assert found.card.abilities == ()
    assert found.waiting[0][1] == ("DeckLimit",)


def test_a_story_keeps_its_struggles_and_its_effect() -> None:
    found = compile_card({"name": "The Empty Pier", "type": "Story", "text": "Each player draws a card.", "set": "H"})
    assert isinstance(found.card, StoryDef)
    assert found.card.struggles == "TCAI"
    assert len(found.card.abilities) == 1
    assert compile_card({"name": "P", "type": "Story", "struggles": "TTC"}).card.struggles == "TTC"


@pytest.mark.parametrize(
    ("change", "note"),
    [
        ({"skill": None}, "no_skill"), ({"skill": "%"}, "no_skill"), ({"cost": None}, "no_cost"),
        ({"type": "Ship"}, "unknown_type"), ({"faction": "The Fishermen"}, "unknown_faction"),
        ({"text": "Attach to a character."}, "looks_like_attachment"), ({"combat": -1}, "bad_icons"),
        ({"subtypes": "Sailor. Support."}, "type_as_subtype"),
    ],
)  # fmt: skip
def test_what_is_missing_or_odd_is_noted_and_never_made_up(change: dict[str, Any], note: str) -> None:
    assert note in compile_card({**FACTS, **change}).notes


def test_x_stands_for_cost_and_skill() -> None:
    found = compile_card({**FACTS, "cost": "X", "skill": "X", "text": "X is the number of domains you control."})
    assert isinstance(found.card, CardDef)
    assert found.card.cost == "X"
    assert found.card.skill == "X"
    assert found.card.skill_number == 0
    assert found.notes == ()
    assert len(found.card.abilities) == 1


def test_ids_are_stable_and_plain() -> None:
    assert card_id(FACTS) == card_id(dict(FACTS))
    assert card_id({**FACTS, "id": None}) == "harbour/night-archivist"
    assert card_id({**FACTS, "guid": "AB-12"}) == "octgn/ab-12"
    assert slug("Caf\u00e9 \u2026 \u00dcber!") == "cafe-uber"
    assert slug("\u2026") == "untitled"


def test_large_icons_and_conspiracies_keep_what_is_printed() -> None:
    card = compile_card({**FACTS, "text": "((T))((A))"}).card
    assert isinstance(card, CardDef)
    assert card.large == (1, 0, 1, 0)
    conspiracy = compile_card({**FACTS, "type": "Conspiracy", "text": "", "struggles": "CA"}).card
    assert isinstance(conspiracy, CardDef)
    assert conspiracy.struggles == "CA"
    assert conspiracy.icons == (0, 0, 0, 0)
