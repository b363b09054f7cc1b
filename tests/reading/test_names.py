"""A card finds its own title in its text."""

from __future__ import annotations

import pytest

from cthulhu_desktop.reading.names import mark_self
from cthulhu_desktop.reading.tokens import SELF


@pytest.mark.parametrize(
    ("title", "text", "kind"),
    [
        ("Rook Street Bouncer", "Exhaust Rook Street Bouncer.", None),
        ("Rook Street Bouncer", "Exhaust rook street bouncer.", "own_title_case"),
        ("Rook Street Bouncer", "Exhaust Rook Street Bounser.", "own_title_misspelt"),
        ("The Lamplit Stair", "Exhaust Lamplit Stair.", "own_title_short"),
        ("Ada Pell, Night Nurse", "Exhaust Ada Pell.", "own_title_short"),
        ("Dr. Silas Orne", "Exhaust Silas Orne.", "own_title_short"),
    ],
)
def test_a_title_is_found_exact_shortened_and_misspelt(title: str, text: str, kind: str | None) -> None:
    found, repairs = mark_self(text, title)
    assert found == f"Exhaust {SELF}."
    assert [repair.kind for repair in repairs] == ([kind] if kind else [])


def test_another_title_is_not_ones_own() -> None:
    text = "Search your deck for a card named Rook Street Brawler Club."
    assert mark_self(text, "Lanternlight")[0] == text


def test_a_word_that_begins_like_the_title_stays() -> None:
    assert mark_self("The Hounds gather.", "The Hound")[0] == "The Hounds gather."


def test_a_text_of_a_card_without_a_title_stays() -> None:
    assert mark_self("Draw a card.", " ") == ("Draw a card.", [])
