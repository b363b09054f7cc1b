"""Deck construction at its boundaries (CG-7)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cthulhu_desktop.core.catalogue.cards import CardDef, StoryDef
from cthulhu_desktop.core.decks import DeckCheck, DeckFormat, DeckReason, check_deck, check_story_deck
from cthulhu_desktop.wording import LANGUAGES, sentences


def card(title: str, **values: object) -> CardDef:
    data = {"id": f"{title}/{values.get('descriptor', '')}", "title": title, "type": "character", "faction": "hastur"}
    made = CardDef(**{**data, **values})  # type: ignore[arg-type]
    return made if "symbol" in values else replace(made, symbol=made.faction)


def deck(size: int) -> list[CardDef]:
    """A legal deck of that size but for its size: four of each title."""
    return [card(f"Guest {number // 4}") for number in range(size)]


def reasons(check: DeckCheck) -> list[DeckReason]:
    return [finding.reason for finding in check.errors]


@pytest.mark.parametrize(("size", "legal"), [(49, False), (50, True), (51, True), (500, True)])
def test_a_constructed_deck_has_at_least_fifty_cards_and_no_maximum(size: int, legal: bool) -> None:
    check = check_deck(deck(size))  # CG-7.1.1
    assert check.legal is legal
    if not legal:
        assert check.errors[0].rule == "CG-7.1.1"
        assert check.errors[0].args["missing"] == 1


@pytest.mark.parametrize(("size", "legal"), [(7, False), (8, True), (47, True)])
def test_a_preset_deck_may_be_shorter_but_never_below_eight(size: int, legal: bool) -> None:
    check = check_deck(deck(size), DeckFormat(constructed=False))  # CG-7.1.7
    assert check.legal is legal
    assert reasons(check) == ([] if legal else [DeckReason.FAR_TOO_SMALL])


@pytest.mark.parametrize(("copies", "legal"), [(4, True), (5, False)])
def test_at_most_four_copies_of_a_title(copies: int, legal: bool) -> None:
    check = check_deck(deck(48) + [card("Cassilda")] * copies)  # CG-7.1.3
    assert check.legal is legal
    if not legal:
        assert (check.errors[0].title, check.errors[0].rule) == ("Cassilda", "CG-7.1.3")


def test_copies_count_by_title_across_descriptors() -> None:
    king = card("Hastur", descriptor="The King in Yellow")  # CG-7.1.4
    other = card("Hastur", descriptor="Lord of Carcosa")
    assert check_deck(deck(48) + [king] * 2 + [other] * 2).legal
    assert reasons(check_deck(deck(48) + [king] * 3 + [other] * 2)) == [DeckReason.TOO_MANY_COPIES]


def test_four_copies_of_a_unique_card_are_legal() -> None:
    assert check_deck(deck(46) + [card("Camilla", unique=True)] * 4).legal  # CG-7.1.3


def test_heroic_and_villainous_cards_may_share_a_deck_with_a_warning() -> None:
    hero = card("Hero", keywords=(("heroic", 0),))  # CG-7.1.5
    villain = card("Villain", keywords=(("villainous", 0),))
    check = check_deck([*deck(50), hero, villain])
    assert check.legal
    assert DeckReason.HEROES_AND_VILLAINS in [finding.reason for finding in check.warnings]


@pytest.mark.parametrize(("copies", "legal"), [(3, True), (4, False)])
def test_the_switch_v02_allows_three_copies(copies: int, legal: bool) -> None:
    rows = [card(f"Row {number // 3}") for number in range(48)]
    check = check_deck(rows + [card("Camilla")] * copies, DeckFormat(copies=3))  # CG-22.3 V-02
    assert check.legal is legal


def test_at_most_three_copies_of_a_conspiracy() -> None:
    plot = card("Plot", type="conspiracy")  # CG-22.2.7
    assert check_deck(deck(50) + [plot] * 3).legal
    assert reasons(check_deck(deck(50) + [plot] * 4)) == [DeckReason.TOO_MANY_CONSPIRACIES]


def test_one_title_of_the_restricted_list_a_deck() -> None:
    rules = DeckFormat(restricted=frozenset({"Guest 1", "Guest 2", "Elsewhere"}))  # CG-22.3 V-10
    check = check_deck(deck(50), rules)
    assert [finding.title for finding in check.errors] == ["Guest 2"]
    assert check_deck(deck(50), DeckFormat(restricted=frozenset({"Guest 1"}))).legal


def test_warnings_name_what_a_deck_lacks() -> None:
    supports = [card(f"Thing {number // 4}", type="support") for number in range(50)]
    assert DeckReason.NO_CHARACTERS in {finding.reason for finding in check_deck(supports).warnings}
    stranger = card("Stranger", faction="agency", cost=2, symbol="hastur")
    warned = {finding.reason: finding for finding in check_deck([*deck(50), stranger]).warnings}
    assert warned[DeckReason.FEW_SYMBOLS].args == {"faction": "faction.agency", "n": 0}
    loyal = card("Loyal One", faction="agency", cost=2, keywords=(("loyal", 0),))
    warned = {finding.reason: finding for finding in check_deck([*deck(50), loyal, loyal]).warnings}
    assert warned[DeckReason.LOYAL_OUT_OF_REACH].args["have"] == 1


def test_a_legal_plain_deck_has_no_warning() -> None:
    assert check_deck(deck(50)) == DeckCheck((), ())


def test_the_story_deck_is_the_fixed_ten() -> None:
    ten = [StoryDef(f"s{number}", f"Story {number}") for number in range(10)]  # CG-7.1.6
    assert check_story_deck(ten, ten).legal
    assert reasons(check_story_deck(ten[:9], ten)) == [DeckReason.STORY_COUNT]
    assert reasons(check_story_deck([*ten[:9], ten[0]], ten)) == [DeckReason.STORY_TWICE]
    assert reasons(check_story_deck([*ten[:9], StoryDef("x", "X")], ten)) == [DeckReason.STORY_FOREIGN]


def test_every_reason_has_a_sentence_in_each_language() -> None:
    for language in LANGUAGES:
        assert [reason for reason in DeckReason if reason not in sentences(language)] == []
