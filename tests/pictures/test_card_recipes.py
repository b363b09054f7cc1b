"""Every card has a picture and a line of its own."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

import pytest

from cthulhu_desktop.data_files import resource
from cthulhu_desktop.pictures.engrave import engrave
from cthulhu_desktop.pictures.recipe import Recipe, card_recipes, library
from cthulhu_desktop.sets import CardSet, read_set
from cthulhu_desktop.wording import LANGUAGES, sentences

LONGEST = 90
QUOTES = {"en": ("“", "”"), "pl": ("„", "”"), "de": ("„", "“")}
SHOWN_BY = {
    "deep_one": {"deep_one"},
    "mi_go": {"mi_go"},
    "dark_young": {"dark_young"},
    "tome": {"book", "open_book", "lectern", "tablet"},
}


@cache
def arkham() -> CardSet:
    return read_set(resource("sets") / "arkham_edition")


def ids() -> set[str]:
    return {card.id for card in arkham().cards} | {story.id for story in arkham().stories}


def looks(recipe: Recipe) -> tuple[object, ...]:
    """What a picture is about, wherever its things stand."""
    return recipe.setting, tuple(sorted(subject.kind for subject in recipe.subjects)), recipe.light, recipe.mood


def test_every_card_and_story_has_a_recipe_and_no_recipe_is_left_over() -> None:
    assert len(ids()) == 251
    assert card_recipes().keys() == ids()


def test_the_window_finds_the_recipes_of_cards_by_their_ids() -> None:
    assert card_recipes().items() <= library().items()


def test_no_two_cards_show_the_same_things_in_the_same_place_light_and_mood() -> None:
    by_looks = defaultdict(list)
    for card, recipe in card_recipes().items():
        by_looks[looks(recipe)].append(card)
    assert [cards for cards in by_looks.values() if len(cards) > 1] == []


def test_every_card_shows_something_and_rolls_its_own_chance() -> None:
    assert [card for card, recipe in card_recipes().items() if not recipe.subjects] == []
    assert {card: recipe.seed for card, recipe in card_recipes().items()} == {card: int(card[3:]) for card in ids()}


@pytest.mark.parametrize("subtype", sorted(SHOWN_BY))
def test_what_a_card_is_can_be_seen(subtype: str) -> None:
    cards = [card.id for card in arkham().cards if subtype in card.subtypes]
    assert cards
    for card in cards:
        assert SHOWN_BY[subtype] & {subject.kind for subject in card_recipes()[card].subjects}, card


@pytest.mark.parametrize("card", sorted(ids())[::25])
def test_the_recipe_of_a_card_is_drawn(card: str) -> None:
    picture = engrave(card_recipes()[card], (138, 100)).convert("L")
    tones = picture.histogram()
    assert 0.08 < sum(tones[:128]) / sum(tones) < 0.95


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_one_short_line_of_its_own(language: str) -> None:
    words = sentences(language)
    lines = {key.removeprefix("flavour."): line for key, line in words.patterns.items() if key.startswith("flavour.")}
    assert lines.keys() == ids()
    assert len(set(lines.values())) == len(lines)
    assert [card for card, line in lines.items() if not 10 <= len(line) <= LONGEST] == []
    assert [card for card, line in lines.items() if line != line.strip() or line[-1] not in ".!?”“"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_spoken_lines_have_the_quotation_marks_of_their_language(language: str) -> None:
    opening, closing = QUOTES[language]
    foreign = {'"'} | ({"“", "”", "„"} - {opening, closing})
    for card in ids():
        line = sentences(language).say(f"flavour.{card}")
        assert not foreign & set(line), card
        assert line.count(opening) == line.count(closing), card
