"""Every class of dirt is repaired, and said to be."""

from __future__ import annotations

import pytest

from cthulhu_desktop.reading.clean import Speller, clean, spell


@pytest.mark.parametrize(
    ("kind", "dirty", "repaired"),
    [
        ("entities", "Draw a card.&amp;#xD;&amp;#xA;Wound it.", "Draw a card.\nWound it."),
        ("entities", "skill &gt; 3", "skill > 3"),
        ("line_ends", "Fast.\r\nLoyal.", "Fast.\nLoyal."),
        ("typography", "the owner\u2019s \u201chand\u201d \u20131 skill", "the owner's \"hand\" -1 skill"),
        ("spaces", "Draw  a card .", "Draw a card."),
        ("spaces", "( to a minimum of 1 )", "(to a minimum of 1)"),
        ("stops", "Draw a card..", "Draw a card."),
        ("stops", "Draw a card.Then, ready it.", "Draw a card. Then, ready it."),
        ("credit", "Fast. Card designed by somebody, far away.\nLoyal.", "Fast.\nLoyal."),
        ("icon_line", "Attached story gains:\n[Terror][Combat]", "Attached story gains: ((T))((C))"),
        ("icon_line", "Toughness +1.\n(A)", "Toughness +1.\n((A))"),
        ("broken_line", "choose a character\nwith skill 2.", "choose a character with skill 2."),
        ("label", "Response; after you draw", "Response: after you draw"),
        ("label", "Action:Draw a card.", "Action: Draw a card."),
        ("label", "Reponse: after", "Response: after"),
        ("icon_word", "gains a T icon", "gains a (T) icon"),
        ("icon_word", "win a Combat struggle", "win a (Combat) struggle"),
        ("joined_words", "choose theCard", "choose the Card"),
        ("doubled_word", "ready the the character", "ready the character"),
        ("missing_stop", "Attach to a sailor Attached character gains", "Attach to a sailor. Attached character gains"),
        ("missing_comma", "after it enters play destroy it", "after it enters play, destroy it"),
        ("contraction", "it doesn't exhaust", "it does not exhaust"),
        ("typo", "pay 1 to chose teh card", "pay 1 to choose the card"),
        ("short_name", "a ST character", "a [Silver Twilight] character"),
        ("icon_word", "gains C and Fast", "gains (C) and Fast"),
        ("missing_stop", 'the text: "Fast.") At the end', 'the text: "Fast."). At the end'),
        ("open_quote", 'gains "Action: draw a card.', 'gains "Action: draw a card."'),
    ],
)
def test_a_class_of_dirt_is_repaired_and_reported(kind: str, dirty: str, repaired: str) -> None:
    text, repairs = clean(dirty)
    assert text == repaired
    assert kind in {repair.kind for repair in repairs}


def test_clean_text_is_left_alone() -> None:
    text = 'Action: pay 2 to choose a character. It gains "Action: draw a card." (Limit once per turn.)\nFast.'
    assert clean(text) == (text, [])


def test_repairs_are_counted() -> None:
    _, repairs = clean("Draw  a  card.")
    assert [(repair.kind, repair.n) for repair in repairs] == [("spaces", 2)]


@pytest.fixture
def speller() -> Speller:
    return Speller({"character", "exhaust", "destroy", "choose"}, {"still"})


@pytest.mark.parametrize(
    ("wrong", "right"),
    [("charecter", "character"), ("exhuast", "exhaust"), ("characte", "character"), ("charachters", "characters")],
)
def test_a_misspelt_word_becomes_the_only_near_one(speller: Speller, wrong: str, right: str) -> None:
    assert spell(f"the {wrong} is", speller) == (f"the {right} is", 1)


@pytest.mark.parametrize("word", ["exhausted", "destroyed", "still", "Charecter", "lantern", "chos"])
def test_inflected_plain_short_and_unknown_words_stay(speller: Speller, word: str) -> None:
    assert spell(word, speller) == (word, 0)


def test_a_word_near_two_others_stays() -> None:
    assert spell("stoxe", Speller({"stone", "store"})) == ("stoxe", 0)


def test_names_are_spared(speller: Speller) -> None:
    assert spell("charecter", speller, {"charecter"}) == ("charecter", 0)
