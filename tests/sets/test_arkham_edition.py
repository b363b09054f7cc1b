"""The Arkham Edition as data: complete, in agreement with the published statistics, and made of valid nodes."""

from __future__ import annotations

import dataclasses
import importlib.util
import json
import os
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cthulhu_desktop.core.cards.abilities.ability import AttachRule, OnPlay, Passive, StoryEffect, Triggered
from cthulhu_desktop.core.cards.abilities.base import NODES, Ability
from cthulhu_desktop.core.cards.game import CardsGame
from cthulhu_desktop.core.cards.setup import read_ability
from cthulhu_desktop.core.cards.static import nodes_in
from cthulhu_desktop.core.catalogue.cards import FACTIONS, CardDef, StoryDef, icon_letters
from cthulhu_desktop.core.decks.rules import DeckFormat, check_deck, check_story_deck
from cthulhu_desktop.core.kernel import Rng
from cthulhu_desktop.data_files import resource
from cthulhu_desktop.sets import CardSet, catalogue_of, load_sets, read_presets, read_set
from cthulhu_desktop.wording import LANGUAGES, sentences

# Cards with an ability that is left out until the ability language can say it, and what it cannot say yet.
UNFINISHED: dict[str, str] = {}


@pytest.fixture(scope="module")
def edition() -> CardSet:
    return read_set(resource("sets", "arkham_edition"))


def everything(edition: CardSet) -> list[CardDef | StoryDef]:
    return [*edition.cards, *edition.stories]


def test_the_set_has_241_cards_and_ten_stories_with_ids_in_a_row(edition: CardSet) -> None:
    assert (len(edition.cards), len(edition.stories)) == (241, 10)
    assert [card.id for card in everything(edition)] == [f"AE-{number:03d}" for number in range(1, 252)]


def test_types_and_factions_have_the_numbers_of_the_edition(edition: CardSet) -> None:
    assert Counter(card.type for card in edition.cards) == {"character": 92, "support": 77, "event": 72}
    expected = dict.fromkeys(FACTIONS, 30) | {"neutral": 31}
    del expected["silver_twilight"]
    assert Counter(card.faction for card in edition.cards) == expected
    assert all(card.symbol == card.faction for card in edition.cards)  # CG-2.2.5
    assert len({card.title for card in everything(edition)}) == 251


def test_the_stories_are_a_legal_story_deck_with_one_effect_each(edition: CardSet) -> None:
    assert check_story_deck(edition.stories, edition.stories).legal  # CG-7.1.6
    for story in edition.stories:
        assert [type(ability) for ability in story.abilities] == ([] if story.id in UNFINISHED else [StoryEffect])
        assert story.struggles == "TCAI"


def test_attachments_and_only_they_say_what_they_attach_to(edition: CardSet) -> None:
    for card in edition.cards:  # CG-11.1.5
        rules = [ability for ability in card.abilities if isinstance(ability, AttachRule)]
        assert len(rules) == ("attachment" in card.subtypes), card.title


def test_day_and_night_cards_are_supports_that_say_so(edition: CardSet) -> None:
    by_time: dict[str, set[str]] = {"day": set(), "night": set()}
    for card in edition.cards:
        for node in nodes_in(card.abilities):
            if node.TAG == "do" and node.KIND == "time":
                by_time[node.time].add(card.id)  # type: ignore[attr-defined]
    for time, ids in by_time.items():  # CG-20.1.3
        assert ids == {card.id for card in edition.cards if time in card.subtypes}
        assert len(ids) == 3


def test_every_ability_written_out_reads_back_the_same(edition: CardSet) -> None:
    for card in everything(edition):
        for ability in card.abilities:
            assert isinstance(ability, Ability)
            assert read_ability(NODES.write(ability), card.id) == ability


def test_an_event_that_is_finished_can_be_played_for_something(edition: CardSet) -> None:
    for card in edition.cards:
        if card.type == "event" and card.id not in UNFINISHED:
            assert sum(isinstance(ability, (Triggered, OnPlay)) for ability in card.abilities) == 1, card.title
            if card.cost == "X":
                assert any(node.KIND == "x" for node in nodes_in(card.abilities)), card.title


NAMES = {
    "self", "host", "domain", "here", "subject", "place", "chosen", "found", "looked", "revealed", "moved",
    "discarded", "sacrificed", "gained", "each", "player", "kept", "named",
}  # fmt: skip


def test_texts_refer_only_to_names_that_something_binds(edition: CardSet) -> None:
    bound_by = {"chosen": "choose", "player": "choose", "kept": "choose", "found": "search", "looked": "look",
                "revealed": "reveal", "moved": "move", "discarded": "discard", "sacrificed": "sacrifice",
                "gained": "domain", "each": "for_each"}  # fmt: skip
    for card in everything(edition):
        for ability in card.abilities:
            used = set(_references(ability))
            assert used <= NAMES, card.title
            kinds = {node.KIND for node in nodes_in(ability) if node.TAG == "do"}
            answers = isinstance(ability, (Triggered, Passive)) and ability.on is not None
            for name in used & set(bound_by):
                assert bound_by[name] in kinds or (name == "player" and answers), (card.title, name)
            if used & {"subject", "place", "by"}:
                assert answers, card.title


def _references(ability: Ability) -> Iterator[str]:
    """The names in all fields that hold a reference, and "player" where a player is meant by it."""
    for node in nodes_in(ability):
        for field in dataclasses.fields(node):  # type: ignore[arg-type]
            value = getattr(node, field.name)
            named = "Ref" in str(field.type) or (node.KIND, field.name) == ("binding", "name")
            meant = field.name in ("who", "side", "deck") and value == "player"
            if isinstance(value, str) and value and (named or meant):
                yield value


TITLES_WITHOUT_TEXT = {
    # No text at all.
    "Blackwood Associate", "Blackwood File Clerk", "Ethnobiologist", "Laboratory Assistant", "Freelance Reporter",
    "Hired Mystic", "Investigative Reporter", "Knight of the Void", "Young Deep One", "Mad Artist", "Street Scholar",
    "Bloated Star Vampire", "Render of Veils", "Shambling Zombie", "Daughter of the Goat", "Degenerate Ghoul",
    # Keywords or large icons only.
    "Freelance Occultist", "G-Men", "Hardboiled Detective", "Hired Muscle", "Two-Fisted Archaeologist",
    "O'Bannion Gunsels", "Elder Shoggoth", "Keeper of the Golden Path", "Shoggoth Unbound", "Byakhee Raider",
    "Byakhee Servant", "Thrill Killer", "Fire Vampire Swarm", "Nightgaunt Sentry", "Servant of the Key",
    "Adult Cthonian",
}  # fmt: skip


def test_exactly_the_plain_cards_and_the_unfinished_ones_lack_abilities(edition: CardSet) -> None:
    for card in everything(edition):
        real = [ability for ability in card.abilities if ability.KIND not in ("attach_rule", "play_rule")]
        if card.id in UNFINISHED or ("attachment" in getattr(card, "subtypes", ()) and any(card.large)):
            assert not real, card.title
        else:
            assert bool(real) != (card.title in TITLES_WITHOUT_TEXT), card.title


def test_every_subtype_has_a_word_in_each_language(edition: CardSet) -> None:
    used = {subtype for card in edition.cards for subtype in card.subtypes}
    assert used == {word.key for word in edition.subtypes}
    for language in LANGUAGES:
        words = [getattr(word, language) for word in edition.subtypes]
        assert len(set(words)) == len(words) == 23


def test_all_built_in_sets_make_one_catalogue() -> None:
    catalogue = catalogue_of(load_sets(resource("sets")))
    assert len(catalogue.cards) >= 241
    assert catalogue.cards["AE-001"].set == "arkham_edition"


# --- against the published statistics ---------------------------------------------------------------------------------


def published() -> dict[str, dict[str, Any]]:
    """The edition in the public-domain card database of the package cthulhucli, by title; {} if it is not at hand."""
    place = os.environ.get("CTHULHUCLI_DATA", "")
    if not place:
        spec = importlib.util.find_spec("cthulhucli")
        root = Path(spec.origin).parents[1] if spec is not None and spec.origin else Path()
        place = str(root / "coc-ccg.db")
    if not Path(place).is_file():
        return {}
    rows = [json.loads(line) for line in Path(place).read_text(encoding="utf-8").splitlines() if line.strip()]
    return {row["name"]: row for row in rows if row["set"] == "AE"}


PUBLISHED = published()
needs_published = pytest.mark.skipif(not PUBLISHED, reason="the package cthulhucli is not at hand (CTHULHUCLI_DATA)")
_FACTION = {"The Agency": "agency", "Miskatonic University": "miskatonic"}
_KEYWORD = re.compile(r"(?:(?:Heroic|Villainous|Loyal|Fast|Willpower|Invulnerability|Toughness \+\d)\. *)+$")


def _key(words: str) -> str:
    return words.strip().lower().replace("sorceror", "sorcerer").replace(" ", "_").replace("-", "_")


def _expected(row: dict[str, Any]) -> dict[str, Any]:
    text = row["text"]
    lines = [line for line in text.split("\n") if _KEYWORD.match(line)]
    words = [word.strip() for line in lines for word in line.split(".") if word.strip()]
    numbers = [row[name] or 0 for name in ("terror", "combat", "arcane", "investigation")]
    return {
        "type": row["type"].lower(),
        "descriptor": row["descriptor"] or "",
        "unique": row["unique"],
        "faction": _FACTION.get(row["faction"], _key(row["faction"])),
        "cost": row["cost"] if row["cost"] == "X" else int(row["cost"]),
        "skill": "X" if row["skill"] == "X" else int(row["skill"] or 0),
        "icons": "".join(letter * n for letter, n in zip("TCAI", numbers, strict=True)),
        "large": "".join(re.findall(r"\(\((\w)\)\)", text)),
        "subtypes": tuple(_key(part) for part in (row["subtypes"] or "").split(".") if part.strip()),
        "keywords": {word.lower().replace("+", "") for word in words},
    }


@needs_published
def test_statistics_agree_with_the_published_ones(edition: CardSet) -> None:
    assert {card.title for card in everything(edition)} == set(PUBLISHED)
    for card in edition.cards:
        actual = {name: getattr(card, name) for name in ("type", "descriptor", "unique", "faction", "cost", "skill")}
        actual |= {"icons": icon_letters(card.icons), "large": icon_letters(card.large), "subtypes": card.subtypes}
        actual["keywords"] = {f"{name} {n}" if n else name for name, n in card.keywords}
        assert actual == _expected(PUBLISHED[card.title]), card.title


@needs_published
def test_no_sentence_of_the_cards_is_in_the_files() -> None:
    data = "\n".join(file.read_text(encoding="utf-8") for file in resource("sets", "arkham_edition").glob("*.toml"))
    sentences_of_cards = {
        part.strip()
        for row in PUBLISHED.values()
        for part in re.split(r"[.:\n]", row["text"])
        if len(part.split()) >= 4
    }
    assert len(sentences_of_cards) > 200
    assert [part for part in sentences_of_cards if part in data] == []


# --- preset decks ----------------------------------------------------------------------------------------------------

PRESETS = read_presets(resource("decks"), catalogue_of(load_sets(resource("sets"))))


def test_there_are_two_starters_a_deck_for_each_faction_and_three_of_two(edition: CardSet) -> None:
    factions = {card.id: card.faction for card in edition.cards}
    played = {deck.key: tuple(sorted({factions[card] for card, _ in deck.cards} - {"neutral"})) for deck in PRESETS}
    starters = [deck for deck in PRESETS if deck.key.startswith("starter_")]
    assert [len(deck.ids()) for deck in starters] == [47, 47]
    assert {deck.key for deck in PRESETS if not deck.constructed} == {
        "starter_mythos", "starter_investigators", "first_mythos", "first_investigators",
    }  # fmt: skip
    ones = [names for key, names in played.items() if len(names) == 1]
    assert sorted(ones) == sorted((name,) for name in FACTIONS if name not in ("neutral", "silver_twilight"))
    assert sum(len(names) == 2 for key, names in played.items() if not key.startswith("first_")) == 3
    assert played["starter_mythos"] == ("cthulhu", "hastur", "shub_niggurath", "yog_sothoth")
    assert played["starter_investigators"] == ("agency", "miskatonic", "syndicate")
    assert len({deck.key for deck in PRESETS}) == len(PRESETS) == 14


@pytest.mark.parametrize("deck", PRESETS, ids=lambda deck: deck.key)
def test_a_preset_deck_is_legal_and_gives_no_cause_for_a_warning(deck: Any) -> None:
    catalogue = catalogue_of(load_sets(resource("sets")))
    found = check_deck(deck.definitions(catalogue), DeckFormat(constructed=deck.constructed))
    assert (found.errors, found.warnings) == ((), ())
    assert not {card for card, _ in deck.cards} & set(UNFINISHED)
    for language in LANGUAGES:
        assert deck.name in sentences(language)
        assert deck.description in sentences(language)


@pytest.mark.parametrize(
    ("side", "kept"), [("mythos", ("cthulhu", "hastur")), ("investigators", ("agency", "miskatonic"))]
)
def test_the_first_game_is_a_starter_cut_to_two_factions(
    edition: CardSet, side: str, kept: tuple[str, str]
) -> None:
    factions = {card.id: card.faction for card in edition.cards}
    decks = {deck.key: deck for deck in PRESETS}  # CG-7.1.8: no neutral cards either
    cut = tuple(card for card in decks[f"starter_{side}"].ids() if factions[card] in kept)
    assert decks[f"first_{side}"].ids() == cut
    assert len(cut) >= 24


@pytest.mark.slow
@pytest.mark.parametrize("place", range(len(PRESETS)))
def test_two_preset_decks_play_a_game_to_its_end_by_chance(place: int) -> None:
    catalogue = catalogue_of(load_sets(resource("sets")))
    game = CardsGame(catalogue)
    decks = [list(deck.ids()) for deck in (PRESETS[place], PRESETS[place - 1])]
    state = game.begin(game.read_setup({"decks": decks, "stories": list(catalogue.stories)}), place).state
    rng = Rng(place)
    for _ in range(5000):
        if state.decision is None:
            break
        assert state.apply(state.decision.options.sample(rng))
    assert state.outcome is not None
