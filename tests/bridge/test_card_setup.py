"""What a card game can be set up with."""

from __future__ import annotations

from pathlib import Path

import pytest

from cthulhu_desktop.bridge.card_setup import (
    FIRST_GAME,
    STORIES,
    SWITCHES,
    CardShelf,
    Deck,
    card_shelf,
    check_choice,
    deck_from_file,
    factions_of,
    game_data,
    own_deck,
)
from cthulhu_desktop.bridge.desk import GameDesk
from cthulhu_desktop.core.cards.game import GAME
from cthulhu_desktop.core.cards.terms import SWITCHES as ALL_SWITCHES
from cthulhu_desktop.core.decks.deck import Deck as BuiltDeck
from cthulhu_desktop.core.decks.deck import Placeholder
from cthulhu_desktop.core.decks.rules import DeckFormat, DeckReason
from cthulhu_desktop.core.kernel import SetupError
from cthulhu_desktop.reading.problems import ReadingProblem
from cthulhu_desktop.storage import SavedDeck, Store
from cthulhu_desktop.wording import LANGUAGES, sentences


@pytest.fixture(scope="module")
def shelf() -> CardShelf:
    return card_shelf()


def test_the_decks_of_a_first_game_come_first_and_all_are_there_once(shelf: CardShelf) -> None:
    keys = [deck.key for deck in shelf.decks()]
    assert tuple(keys[:2]) == FIRST_GAME
    assert sorted(keys) == sorted(shelf.presets)


def test_a_setup_carries_all_it_needs_and_the_fixed_story_deck(shelf: CardShelf) -> None:
    data = game_data(shelf, [shelf.preset(key).ids() for key in FIRST_GAME], {"first": 1})
    setup = GAME.read_setup(data)  # knows no cards of its own
    assert len(setup.stories) == STORIES == len(set(setup.stories))  # CG-7.1.6
    assert set(setup.decks[0]) | set(setup.decks[1]) == set(setup.cards)
    assert setup.first == 1


def test_a_deck_of_unknown_cards_is_refused(shelf: CardShelf) -> None:
    with pytest.raises(SetupError) as caught:
        game_data(shelf, [["XX-001"] * 10, shelf.preset("cthulhu").ids()], {})
    assert caught.value.refused.reason == "cards.setup.unknown_card"


def test_the_factions_of_a_deck_begin_with_the_greatest_and_leave_neutral_cards_out(shelf: CardShelf) -> None:
    cards = shelf.catalogue.cards.values()
    agency = [card for card in cards if card.faction == "agency"][:2]
    hastur = [card for card in cards if card.faction == "hastur"][:5]
    neutral = [card for card in cards if card.faction == "neutral"][:9]
    assert factions_of([*agency, *neutral, *hastur]) == ("hastur", "agency")
    assert factions_of(neutral) == ("neutral",)


def test_only_a_constructed_game_asks_for_fifty_cards(shelf: CardShelf) -> None:
    deck = shelf.preset(FIRST_GAME[0])
    assert check_choice(shelf, deck, constructed=False).legal  # CG-7.1.7
    check = check_choice(shelf, deck, constructed=True)
    assert [found.reason for found in check.errors] == [DeckReason.TOO_SMALL]


def test_too_many_copies_are_a_remark_where_decks_are_free_and_an_error_where_not(shelf: CardShelf) -> None:
    some = [(card.id, 5 if place == 0 else 1) for place, card in enumerate(list(shelf.catalogue.cards.values())[:50])]
    deck = Deck("file", "x", "x", tuple(some))
    free = check_choice(shelf, deck, constructed=False)
    assert free.legal
    assert DeckReason.TOO_MANY_COPIES in [found.reason for found in free.warnings]
    assert not check_choice(shelf, deck, constructed=True).legal
    four = Deck("file", "x", "x", tuple((card, min(n, 4)) for card, n in some))
    assert check_choice(shelf, four, constructed=True).legal
    assert not check_choice(shelf, four, constructed=True, switches=["V-02"]).legal


def test_seven_cards_are_no_deck_for_any_game(shelf: CardShelf) -> None:
    deck = Deck("file", "x", "x", ((next(iter(shelf.catalogue.cards)), 7),))
    check = check_choice(shelf, deck, constructed=False)
    assert [found.reason for found in check.errors] == [DeckReason.FAR_TOO_SMALL]  # CG-7.1.7


def test_a_deck_whose_cards_are_gone_keeps_the_others_and_names_the_lost(shelf: CardShelf) -> None:
    known = next(iter(shelf.catalogue.cards))
    mended = shelf.mended(Deck("own", "3", "Mine", ((known, 3), ("ZZ-900", 2)), "", ("Lost Hope",)))
    assert (mended.cards, mended.lost, mended.size()) == (((known, 3),), ("Lost Hope", "ZZ-900"), 3)


def test_every_switch_that_is_offered_is_explained_in_every_language() -> None:
    assert SWITCHES == ALL_SWITCHES  # CG-22.3.1
    for language in LANGUAGES:
        words = sentences(language)
        for switch in SWITCHES:
            assert words.say(f"switch.{switch}.name")
            assert words.say(f"switch.{switch}.why").endswith(".")


def test_a_deck_that_was_built_here_can_be_chosen(shelf: CardShelf, tmp_path: Path) -> None:
    known = next(iter(shelf.catalogue.cards))
    built = BuiltDeck("Mine", ((known, 8),), "For rainy days.\nAnd more.", placeholders=(Placeholder("Gone"),))
    with Store.open(tmp_path) as store:
        number = store.decks.create(built)
        found = GameDesk(store).own_decks()
    assert found == (Deck("own", str(number), "Mine", ((known, 8),), "For rainy days.", ("Gone",)),)


def test_a_stored_deck_that_cannot_be_read_is_no_choice() -> None:
    with pytest.raises(ValueError, match="4"):
        own_deck(SavedDeck(4, "?", 0, (), (), 0, 0, 1, None, None))


def test_a_deck_is_read_from_a_file_and_unknown_cards_are_named(shelf: CardShelf, tmp_path: Path) -> None:
    first, second = list(shelf.catalogue.cards.values())[:2]
    file = tmp_path / "Old deck.txt"
    file.write_text(f"3 {first.title}\n1 {second.title}\n2 Nameless Horror of This Test\n", encoding="utf-8")
    deck = deck_from_file(file, shelf)
    assert (deck.source, deck.key, deck.name) == ("file", str(file), "Old deck")
    assert (deck.cards, deck.lost) == (((first.id, 3), (second.id, 1)), ("Nameless Horror of This Test",))


def test_a_file_without_a_deck_is_a_problem_with_a_sentence(shelf: CardShelf, tmp_path: Path) -> None:
    file = tmp_path / "empty.txt"
    file.write_bytes(b"")
    with pytest.raises(ReadingProblem) as caught:
        deck_from_file(file, shelf)
    problem = caught.value
    for language in LANGUAGES:
        assert str(file) in sentences(language).say(problem.reason, **problem.args_by_name)


def test_what_is_odd_in_a_deck_file_comes_with_the_deck(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_bytes("// Talia żółta\n4 Beat Cop\n-2 Tommygun\n".encode("cp1250"))
    shelf = card_shelf()
    deck = shelf.mended(deck_from_file(file, shelf))
    assert [(one.line, one.key) for one in deck.problems] == [
        (0, "deck_files.note.guessed_encoding"), (3, "deck_files.note.negative"),
    ]  # fmt: skip


def test_a_typed_list_of_titles_is_read_in_any_case_and_tells_what_no_card_is_called(shelf: CardShelf) -> None:
    first, second = sorted({card.title for card in shelf.catalogue.cards.values()})[:2]
    found = shelf.titles_of([f"  {first.upper()} ", "", second, "No Such Card", second.lower(), "no such card"])
    assert found.titles == (first, second)
    assert [line.casefold() for line in found.unknown] == ["no such card"]


def test_two_titles_of_the_restricted_list_bar_a_constructed_deck(shelf: CardShelf) -> None:
    # CG-22.3.1, V-10
    some = list(shelf.catalogue.cards.values())[:50]
    deck = Deck("file", "x", "x", tuple((card.id, 1) for card in some))
    titles = sorted({card.title for card in some})[:2]
    judged = {"constructed": True, "switches": ["V-10"]}
    assert check_choice(shelf, deck, **judged, restricted=titles[:1]).legal  # type: ignore[arg-type]
    check = check_choice(shelf, deck, **judged, restricted=titles)  # type: ignore[arg-type]
    assert [(found.reason, found.rule) for found in check.errors] == [(DeckReason.RESTRICTED, "CG-22.3.1")]
    assert check_choice(shelf, deck, constructed=True, restricted=titles).legal  # the switch is off
    free = check_choice(shelf, deck, constructed=False, switches=["V-10"], restricted=titles)  # CG-7.1.7
    assert free.legal
    assert DeckReason.RESTRICTED in [found.reason for found in free.warnings]


def test_a_deck_that_was_built_by_a_restricted_list_brings_it_along() -> None:
    built = BuiltDeck("Mine", (), format=DeckFormat(restricted=frozenset({"B", "A"})))
    assert own_deck(SavedDeck(4, "Mine", 0, (), (), 0, 0, 1, None, built)).restricted == ("A", "B")  # V-10
