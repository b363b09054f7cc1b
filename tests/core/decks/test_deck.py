"""The deck as a value, what may be added to it (CG-7), statistics, differences, its table."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cthulhu_desktop.core.catalogue.cards import CardDef
from cthulhu_desktop.core.decks import FORMATS, Deck, DeckFormat, DeckReason, Placeholder, counted
from cthulhu_desktop.core.decks.data import DeckDataError, deck_data, read_deck_data
from cthulhu_desktop.core.decks.differences import CardChange, differences, shortages
from cthulhu_desktop.core.decks.edits import check, may_add, room_for
from cthulhu_desktop.core.decks.numbers import (
    HAND,
    SampleHand,
    at_least,
    cards_seen,
    domain_odds,
    numbers,
    sample_hand,
)
from cthulhu_desktop.core.kernel import Rng
from tests.helpers.invented_cards import CARDS, card

KNOWN = {one.id: one for one in CARDS}
PORTER, OTHER_PORTER = KNOWN["HN-001"], KNOWN["octgn/0a1b2c3d-0000-4000-8000-000000000001"]
KEEPER, LOST = KNOWN["HN-004"], KNOWN["HN-005"]
TOP_FORMAT = DeckFormat(restricted=frozenset({"Night Porter", "Foghorn"}))


def filled(size: int) -> tuple[Deck, dict[str, CardDef]]:
    """A legal deck of that size, but for its size."""
    cards = {f"g{number}": card(f"g{number}", f"Guest {number}") for number in range((size + 3) // 4)}
    ids = [f"g{number // 4}" for number in range(size)]
    return Deck(cards=counted(ids)), cards


def test_a_deck_is_a_value_that_changes_make_anew() -> None:
    deck = Deck(name="Pier").with_count("HN-001", 2).with_more("HN-002").with_more("HN-001")
    assert deck.cards == (("HN-001", 3), ("HN-002", 1))
    assert (deck.size, deck.count("HN-001"), deck.count("HN-999")) == (4, 3, 0)
    assert deck.with_more("HN-001", -9).cards == (("HN-002", 1),)
    assert deck.ids() == ("HN-001", "HN-001", "HN-001", "HN-002")
    assert deck.factions(KNOWN) == ("hastur", "syndicate")
    with pytest.raises(ValueError, match="100"):
        deck.with_count("HN-001", 100)


def test_candidates_notes_and_tags_never_count() -> None:
    deck = Deck().with_maybe("HN-001", 3).with_note("HN-001", "if it rains").with_tags([" sea ", "sea", ""])
    assert (deck.size, deck.maybe_count("HN-001"), deck.note_on("HN-001"), deck.tags) == (0, 3, "if it rains", ("sea",))
    assert deck.with_note("HN-001", "").card_notes == ()
    assert numbers(deck, KNOWN).size == 0


@pytest.mark.parametrize(("size", "legal"), [(49, False), (50, True), (51, True)])
def test_a_deck_under_fifty_is_kept_but_not_legal(size: int, legal: bool) -> None:
    deck, cards = filled(size)  # CG-7.1.1
    found = check(deck, cards)
    assert found.legal is legal
    assert [finding.reason for finding in found.errors] == ([] if legal else [DeckReason.TOO_SMALL])


def test_a_fifth_copy_of_a_title_is_refused_with_the_reason() -> None:
    deck = Deck(cards=(("HN-001", 3),))  # CG-7.1.3
    assert may_add(deck, PORTER, KNOWN) is None
    assert room_for(deck, PORTER, KNOWN) == 1
    found = may_add(deck.with_more("HN-001"), PORTER, KNOWN)
    assert found is not None
    assert (found.reason, found.rule, found.args) == (
        DeckReason.TOO_MANY_COPIES, "CG-7.1.3", {"title": "Night Porter", "n": 5, "limit": 4},
    )  # fmt: skip


def test_a_fifth_copy_under_another_descriptor_or_from_another_set_is_refused_too() -> None:
    assert may_add(Deck(cards=((KEEPER.id, 3),)), LOST, KNOWN) is None  # CG-7.1.4
    assert may_add(Deck(cards=((KEEPER.id, 3), (LOST.id, 1))), LOST, KNOWN) is not None
    assert may_add(Deck(cards=((PORTER.id, 4),)), OTHER_PORTER, KNOWN) is not None
    assert room_for(Deck(cards=((KEEPER.id, 3),)), LOST, KNOWN) == 1


def test_a_unique_card_may_be_in_a_deck_four_times() -> None:
    szyld = KNOWN["HN-003"]  # CG-7.1.3
    assert may_add(Deck(cards=((szyld.id, 3),)), szyld, KNOWN) is None
    assert may_add(Deck(cards=((szyld.id, 4),)), szyld, KNOWN) is not None


@pytest.mark.parametrize(("have", "refused"), [(2, False), (3, True)])
def test_with_v02_the_fourth_copy_is_refused(have: int, refused: bool) -> None:
    found = may_add(Deck(cards=((PORTER.id, have),), format=FORMATS["three_copies"]), PORTER, KNOWN)  # CG-22.3 V-02
    assert (found is not None) is refused
    assert found is None or found.rule == "CG-22.3.1"


@pytest.mark.parametrize(("have", "refused"), [(2, False), (3, True)])
def test_the_fourth_copy_of_a_conspiracy_is_refused(have: int, refused: bool) -> None:
    plot = card("c", "A Plot", type="conspiracy")  # CG-22.2.7
    found = may_add(Deck(cards=(("c", have),)), plot, {"c": plot})
    assert (found is not None) is refused
    assert found is None or found.reason is DeckReason.TOO_MANY_CONSPIRACIES


def test_a_second_title_of_the_restricted_list_is_refused() -> None:
    horn = KNOWN["HN-002"]  # V-10
    deck = Deck(cards=((PORTER.id, 1),), format=TOP_FORMAT)
    found = may_add(deck, horn, KNOWN)
    assert found is not None
    assert (found.reason, found.args["first"]) == (DeckReason.RESTRICTED, "Night Porter")
    assert may_add(deck, PORTER, KNOWN) is None
    assert room_for(deck, horn, KNOWN) == 0


def test_cards_that_no_set_knows_bar_a_deck_from_a_game() -> None:
    deck, cards = filled(50)
    lost = replace(deck, placeholders=(Placeholder("Who Knows", count=2),)).with_count("gone", 1)
    found = check(lost, cards)
    assert [(one.reason, one.title) for one in found.errors] == [
        (DeckReason.UNKNOWN_CARD, "gone"), (DeckReason.UNKNOWN_CARD, "Who Knows"),
    ]  # fmt: skip


def test_a_placeholder_that_is_found_becomes_its_card() -> None:
    deck = Deck(cards=(("HN-001", 2),), placeholders=(Placeholder("Nite Porter", count=2), Placeholder("X")))
    assert deck.with_known_placeholder(0, "HN-001") == Deck(cards=(("HN-001", 4),), placeholders=(Placeholder("X"),))


# --- statistics


def test_the_numbers_of_a_deck() -> None:
    deck = Deck(cards=(("HN-001", 2), ("HN-002", 1), ("HN-006", 3), ("HN-004", 1), ("gone", 4)))
    found = numbers(deck, KNOWN)
    assert (found.size, found.unknown, found.costs_x, found.unique) == (7, 4, 1, 1)
    assert found.curve == (3, 0, 3, 0, 0, 0, 0, 0)
    assert found.types == {"character": 6, "support": 0, "event": 1, "conspiracy": 0}
    assert found.icons_by_letter == {"T": 2, "C": 2, "A": 0, "I": 2}
    assert found.mean_cost == 1.0
    share = {one.faction: (one.cards, one.symbols, one.need_match) for one in found.factions}
    assert share == {"hastur": (3, 3, 3), "neutral": (3, 3, 0), "syndicate": (1, 1, 1)}


def test_a_transient_card_counts_as_two_symbols() -> None:
    twice = card("t", "Twice", keywords=(("transient", 0),))  # CG-22.2.2
    (share,) = numbers(Deck(cards=(("t", 2),)), {"t": twice}).factions
    assert share.symbols == 4


def test_the_cards_seen_by_the_operations_phase() -> None:
    assert [cards_seen(turn, first=True) for turn in (1, 2)] == [9, 11]  # CG-8.1.5, CG-9.3.1
    assert [cards_seen(turn, first=False) for turn in (1, 2)] == [10, 12]  # CG-9.2.4


def test_the_domain_odds_are_those_of_counting_every_hand() -> None:
    """All ways to see 9 and 11 of 12 cards, looked at one by one."""
    cards = {
        "both": card("both", "Both", cost=2), "dear": card("dear", "Dear", cost=9),
        "strange": card("strange", "Strange", cost=2, symbol="agency"), "free": card("free", "Free", cost=0),
        "loyal": card("loyal", "Loyal", cost=2, keywords=(("loyal", 0),)),
        "else": card("else", "Else", faction="neutral"),
    }  # fmt: skip
    deck = Deck(cards=(("both", 1), ("dear", 1), ("strange", 1), ("loyal", 1), ("else", 8)))
    (odds,) = domain_odds(deck, cards, first=True)
    assert odds.faction == "hastur"
    for turn in (1, 2):
        hands = list(combinations(deck.ids(), cards_seen(turn, first=True)))

        def works(hand: tuple[str, ...], turn: int = turn) -> bool:
            players = [at for at, name in enumerate(hand) if name in ("both", "strange") ]  # both cost 2
            signs = [at for at, name in enumerate(hand) if cards[name].symbol == "hastur"]
            return any(one != other for one in players for other in signs)

        symbol = sum(any(cards[name].symbol == "hastur" for name in hand) for hand in hands)
        assert odds.match[turn - 1] == Fraction(symbol, len(hands))
        assert odds.playable[turn - 1] == Fraction(sum(map(works, hands)), len(hands))


def test_a_card_cannot_be_its_own_match() -> None:
    deck = Deck(cards=(("HN-001", 1), ("HN-006", 60)))  # CG-10.1.3
    (odds,) = domain_odds(deck, KNOWN)
    assert odds.match[0] > 0
    assert odds.playable == (0, 0, 0, 0)


def test_a_deck_smaller_than_a_hand_has_odds_too() -> None:
    (odds,) = domain_odds(Deck(cards=(("HN-001", 2),)), KNOWN)
    assert (odds.match[0], odds.playable[0]) == (1, 1)
    assert domain_odds(Deck(), KNOWN) == ()


@given(st.integers(0, 30), st.integers(0, 30), st.integers(0, 60))
def test_at_least_one_is_the_rest_of_none(copies: int, other: int, seen: int) -> None:
    assert at_least(0, copies, copies + other, seen) == 1
    none = Fraction(comb(other, min(seen, copies + other)), comb(copies + other, min(seen, copies + other)))
    assert at_least(1, copies, copies + other, seen) == 1 - none
    assert 0 <= at_least(2, copies, copies + other, seen) <= at_least(1, copies, copies + other, seen) <= 1


def test_a_sample_hand_is_eight_cards_of_which_three_become_resources() -> None:
    deck, _ = filled(50)  # CG-8.1.5, CG-8.1.6
    hand = sample_hand(deck, Rng(3))
    assert (len(hand.opening), len(hand.hand), hand.left) == (HAND, HAND, 42)
    assert sorted(hand.order) == sorted(deck.ids())
    chosen = hand.choose(0, 4, 7)
    assert (len(chosen.hand), len(chosen.domains)) == (5, 3)
    assert chosen.draw().hand == (*chosen.hand, *hand.order[8:10])
    assert chosen.draw(1000).left == 0
    assert sample_hand(deck, Rng(3)) == hand != sample_hand(deck, Rng(4))


@pytest.mark.parametrize("places", [(0, 1), (0, 1, 1), (0, 1, 8), (0, 1, 2, 3)])
def test_other_than_three_of_the_eight_cannot_become_resources(places: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"\("):
        SampleHand(tuple("abcdefghij"), 8).choose(*places)


# --- differences


def test_differences_lead_from_one_deck_to_the_other() -> None:
    before = Deck("A", (("HN-001", 2), ("HN-002", 1), ("HN-003", 1)), notes="x")
    after = Deck("B", (("HN-002", 1), ("HN-004", 4), ("HN-001", 1)), notes="x", tags=("t",))
    found = differences(before, after)
    assert found.cards == (CardChange("HN-004", 0, 4), CardChange("HN-001", 2, 1), CardChange("HN-003", 1, 0))
    assert (found.other, found.added, found.removed, found.same) == (("name", "tags"), 4, 2, False)
    assert differences(after, after).same


def test_decks_that_share_a_collection_lack_what_they_want_together() -> None:
    decks = [Deck(cards=(("a", 3), ("b", 1))), Deck(cards=(("a", 2),))]
    (short,) = shortages(decks, {"a": 4, "b": 1})
    assert (short.card, short.needed, short.owned, short.missing, short.decks) == ("a", 5, 4, 1, (0, 1))


# --- tables

texts = st.text(max_size=20)
names = st.text(min_size=1, max_size=8)
counts = st.dictionaries(names, st.integers(1, 99), max_size=5).map(lambda found: tuple(found.items()))
lost = st.builds(Placeholder, texts, texts, texts, st.integers(1, 999), texts)
decks = st.builds(
    Deck, name=texts, cards=counts, notes=texts, maybe=counts, tags=st.lists(texts, max_size=3).map(tuple),
    card_notes=st.dictionaries(names, texts, max_size=3).map(lambda found: tuple(found.items())),
    format=st.builds(DeckFormat, st.booleans(), st.integers(1, 9), st.frozensets(names, max_size=3)),
    stories=st.lists(names, max_size=3).map(tuple),
    placeholders=st.lists(lost, max_size=3).map(tuple),
)  # fmt: skip


@given(decks)
def test_a_table_gives_the_deck_again(deck: Deck) -> None:
    assert read_deck_data(deck_data(deck)) == deck
    assert read_deck_data(deck_data(deck, KNOWN)) == deck


@pytest.mark.parametrize(
    ("data", "path"),
    [
        ([], ""), ({"name": 3}, "name"), ({"nmae": ""}, "nmae"), ({"cards": {}}, "cards"),
        ({"cards": [{"id": "a", "count": 0}]}, "cards.0.count"),
        ({"cards": [{"id": "a", "count": 10**9}]}, "cards.0.count"),
        ({"cards": [{"id": "a", "count": -1}]}, "cards.0.count"), ({"cards": [{"count": 1}]}, "cards.0.id"),
        ({"cards": [{"id": "a"}, {"id": "a"}]}, "cards.1.id"),
        ({"cards": [{"id": "a", "count": True}]}, "cards.0.count"),
        ({"format": {"constructed": "yes"}}, "format.constructed"), ({"format": {"copies": 0}}, "format.copies"),
        ({"card_notes": {"a": 1}}, "card_notes.a"), ({"tags": ["a", 1]}, "tags.1"),
        ({"placeholders": [{"title": "x", "count": 0}]}, "placeholders.0.count"), ({"notes": "x" * 100_001}, "notes"),
    ],
)  # fmt: skip
def test_a_wrong_table_names_the_place(data: object, path: str) -> None:
    with pytest.raises(DeckDataError) as caught:
        read_deck_data(data)
    assert caught.value.path == path
