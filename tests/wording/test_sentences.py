"""Patterns: slots, plurals, catalogues in three languages that agree."""

from __future__ import annotations

import pytest

from cthulhu_desktop.wording import LANGUAGES, Sentences, plural_form, sentences
from cthulhu_desktop.wording.sentences import slots


@pytest.mark.parametrize(
    ("number", "word"),
    [(0, "kart"), (1, "kartę"), (2, "karty"), (4, "karty"), (5, "kart"), (12, "kart"), (22, "karty")],
)
def test_polish_has_three_plural_forms(number: int, word: str) -> None:
    polish = Sentences("pl", {"x": "Dobierz {n} {n|kartę|karty|kart}."})
    assert polish.say("x", n=number) == f"Dobierz {number} {word}."


@pytest.mark.parametrize("language", ["en", "de"])
def test_english_and_german_have_two(language: str) -> None:
    assert [plural_form(language, number) for number in (0, 1, 2, 21)] == [1, 0, 1, 1]


def test_an_argument_may_be_a_key_and_braces_can_be_written() -> None:
    words = Sentences("en", {"outer": "{{No}}: {why@}", "inner": "{n} left."})
    assert words.say("outer", why="inner", n=3) == "{No}: 3 left."


def test_an_unknown_key_or_a_missing_argument_is_an_error() -> None:
    words = Sentences("en", {"x": "{a}"})
    with pytest.raises(KeyError):
        words.say("y")
    with pytest.raises(KeyError):
        words.say("x")


def test_the_catalogues_have_the_same_keys_and_arguments() -> None:
    english = sentences("en").patterns
    assert english
    for language in LANGUAGES:
        patterns = sentences(language).patterns
        assert set(patterns) == set(english), language
        for key, pattern in patterns.items():
            wanted = {(name, say) for name, say, _ in slots(english[key])}
            assert {(name, say) for name, say, _ in slots(pattern)} == wanted, (language, key)


def test_every_plural_slot_has_all_forms_of_its_language() -> None:
    for language in LANGUAGES:
        forms = 3 if language == "pl" else 2
        for key, pattern in sentences(language).patterns.items():
            assert {number for _, _, number in slots(pattern)} <= {0, forms}, (language, key)
