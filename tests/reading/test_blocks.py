"""A text falls into abilities and sentences."""

from __future__ import annotations

import pytest

from cthulhu_desktop.reading.blocks import blocks


def shape(text: str) -> list[tuple[str, list[str]]]:
    """Labels and sentences."""
    return [(block.label, [sentence.text for sentence in block.sentences]) for block in blocks(text)]


def test_labels_begin_abilities_wherever_they_stand() -> None:
    assert shape("Fast. Action: Draw a card. Response: After you draw, ready it.") == [
        ("", ["Fast"]), ("action", ["Draw a card"]), ("response", ["After you draw, ready it"]),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("label", "kind"),
    [("Any Phase", "action"), ("Forced Response", "forced"), ("Force Response", "forced"), ("DISRUPT", "disrupt")],
)
def test_labels_are_known_in_all_their_spellings(label: str, kind: str) -> None:
    assert shape(f"{label}: Draw a card.") == [(kind, ["Draw a card"])]


def test_a_quoted_label_belongs_to_the_quotation() -> None:
    text = 'Attached character gains "Action: Draw a card. Ready it." Fast.'
    assert shape(text) == [("", ['Attached character gains "Action: Draw a card. Ready it."', "Fast"])]


def test_a_bracketed_limit_is_a_sentence() -> None:
    assert shape("Action: Draw a card. (Limit once per turn.)") == [("action", ["Draw a card", "Limit once per turn"])]
    assert shape("Action: Draw a card (Limit once per turn).") == [("action", ["Draw a card", "Limit once per turn"])]


def test_other_brackets_stay_in_their_sentence() -> None:
    assert shape("Lower it by 1 (to a minimum of 1).") == [("", ["Lower it by 1 (to a minimum of 1)"])]


def test_a_new_line_begins_an_ability_unless_it_goes_on() -> None:
    assert shape("Action: Draw a card.\nThen, ready it.\nIt is Day.") == [
        ("action", ["Draw a card", "Then, ready it"]), ("", ["It is Day"]),
    ]  # fmt: skip


def test_initials_and_titles_do_not_end_a_sentence() -> None:
    assert shape("Ready Dr. Orne. Draw a card.") == [("", ["Ready Dr. Orne", "Draw a card"])]


def test_a_sentence_knows_where_it_begins() -> None:
    text = "Fast. Action: Draw a card. Ready it."
    for block in blocks(text):
        for sentence in block.sentences:
            assert text[sentence.at :].startswith(sentence.text)


def test_nothing_makes_nothing() -> None:
    assert blocks("") == []
    assert blocks(" \n . \n") == []
