"""Rulings on tricky cards: about cards there are, in three languages, with rules that the rulebook tells."""

from __future__ import annotations

import pytest

from cthulhu_desktop.data_files import resource
from cthulhu_desktop.rulebook.shelf import Shelf
from cthulhu_desktop.sets import load_sets
from cthulhu_desktop.sets.reading import catalogue_of
from cthulhu_desktop.wording import LANGUAGES, sentences
from cthulhu_desktop.wording.rulings import KEYWORD_RULES, ruled_cards, rulings_on


def test_rulings_are_about_cards_of_the_sets_and_there_are_some_for_each_tricky_one() -> None:
    cards = catalogue_of(load_sets(resource("sets"))).cards
    assert ruled_cards() <= set(cards)
    assert len(ruled_cards()) >= 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_is_used_and_every_sentence_is_whole(language: str) -> None:
    said = {key: text for key, text in sentences(language).patterns.items() if key.startswith("rulings.")}
    used = {one.text for card in ruled_cards() for one in rulings_on(card, language)}
    assert used == set(said.values())
    assert all(text[0].isupper() or text[0] in "„“" for text in used)
    assert all(text.endswith(".") for text in used)


def test_the_rulebook_tells_the_rules_that_rulings_and_keywords_name() -> None:
    book = Shelf().load("cards", "en")
    rules = {rule for card in ruled_cards() for one in rulings_on(card, "en") for rule in one.rules}
    lost = [rule for rule in sorted({*rules, *KEYWORD_RULES.values()}) if book.place_of_rule(rule) is None]
    assert lost == []


def test_a_card_without_anything_tricky_has_no_rulings() -> None:
    assert rulings_on("AE-002", "en") == ()
    assert rulings_on("AE-022", "en")[0].rules == ("CG-12.4.8",)
