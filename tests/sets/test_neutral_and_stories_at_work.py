"""Neutral cards and the ten stories at work on a table."""

from __future__ import annotations

import pytest

from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.modifiers import time_of_day, tokens_needed
from tests.helpers.table import character
from tests.sets.edition_table import EditionTable, ids

ADA = character("ada", 2, "CI")
BEN = character("ben", 1, "")
OTHERS = [ADA, BEN]


def test_a_day_card_drives_the_night_away_when_it_is_played() -> None:
    # CG-20.1.3
    table = EditionTable({"hand": ["Shadows Melt Away"]}, {"play": ["Nightmare Hours", "Terrors in the Dark"]})
    assert time_of_day(table.state) == (False, True)
    table.does("Shadows Melt Away")
    table.shut()
    assert (table.zone("Nightmare Hours"), table.zone("Terrors in the Dark")) == ("discard", "discard")
    assert time_of_day(table.state) == (True, False)


def test_nightmare_hours_ask_the_opponent_for_a_sixth_token() -> None:
    # CG-15.1.2
    table = EditionTable({"play": ["Nightmare Hours"]})
    assert [tokens_needed(table.state, table["A"], seat) for seat in (0, 1)] == [5, 6]


def test_crimson_dawn_arms_own_heroes() -> None:
    table = EditionTable({"play": ["Crimson Dawn", "Two-Fisted Archaeologist", "Beat Cop"]}, {"play": ["Grizzled Vet"]})
    assert [table.icons(name) for name in ("Two-Fisted Archaeologist", "Beat Cop", "Grizzled Vet")] == ["CC", "C", "CI"]


def test_to_see_another_day_draws_three_for_its_player_only() -> None:
    # CG-9.2.5, 17.4.8
    table = EditionTable({"play": ["To See Another Day"]}, at="draw", turn=3, active=0)
    assert len(table.state.hand[0]) == 3
    table = EditionTable({}, {"play": ["To See Another Day"]}, at="draw", turn=3, active=0)
    assert len(table.state.hand[0]) == 2


def test_terrors_in_the_dark_mill_a_card_for_each_card_played() -> None:
    table = EditionTable({"hand": ["Shadows Fall"]}, {"play": ["Terrors in the Dark"]})
    table.does("Shadows Fall")
    table.does("Terrors in the Dark")
    assert len(table.state.deck[0]) == 9


def test_blasted_heath_answers_events_and_the_country_store_supports() -> None:
    np = {"play": ["Blasted Heath", "Country Store"], "hand": ["filler:seed"]}
    table = EditionTable({"hand": ["Shadows Fall"]}, np)
    table.does("Shadows Fall")
    assert (table.can("Blasted Heath"), table.can("Country Store")) == (False, True)
    table.does("Country Store")
    table.take("d1.2")
    assert table["seed"] in table.resources("d1.2")


def test_dimensional_rift_spares_nobody() -> None:
    table = EditionTable({"play": ["Dimensional Rift", "ada"]}, {"play": ["ben", "Hit List"]}, cards=OTHERS)
    table.does("Dimensional Rift")
    table.shut()
    assert [table.zone(name) for name in ("Dimensional Rift", "ada", "ben", "Hit List")] == ["discard"] * 4


def test_forgotten_temple_works_for_the_larger_congregation() -> None:
    hand = {"hand": ["Byakhee Raider"], "domains": ["HH", "", ""]}
    many = {**hand, "play": ["Forgotten Temple", "Mad Artist"]}
    assert EditionTable(many).can("Byakhee Raider")
    assert not EditionTable(many, {"play": ["Keeper of the Yellow Sign"]}).can("Byakhee Raider")


def test_eldritch_nexus_opens_a_fourth_domain_with_a_resource() -> None:
    # CG-19.2
    table = EditionTable({"hand": ["Eldritch Nexus"], "domains": ["N", "", ""]})
    table.does("Eldritch Nexus")
    assert [len(table.state.resources[d]) for d in table.state.domains[0]] == [1, 0, 0, 1]
    assert len(table.state.deck[0]) == 8


def test_even_death_may_die_waits_for_the_night() -> None:
    ap = {"hand": ["Even Death May Die"], "domains": ["NNN"], "discard": ["Werewolf", "Ghost"]}
    assert not EditionTable(ap).can("Even Death May Die")
    table = EditionTable(ap, {"play": ["Shadows Fall"]})
    assert not table.can("Even Death May Die", targets=["Ghost"])
    table.does("Even Death May Die", targets=["Werewolf"])
    assert table.zone("Werewolf") == "play"


def test_the_stars_are_right_for_every_ancient_one_this_phase() -> None:
    ap = {"hand": ["The Stars Are Right", "Hastur"], "domains": ["HHHH", "", ""]}
    table = EditionTable(ap)
    assert not table.can("Hastur")
    table.does("The Stars Are Right")
    table.pass_()
    assert table.can("Hastur")


# --- stories ----------------------------------------------------------------------------------------------------------


def won(story: str, ap: dict[str, object], np: dict[str, object] | None = None, **more: object) -> EditionTable:
    """Seat 0 has just won the story and uses its effect: the Advertiser's last token did it."""
    row = [{"story": story, "tokens": [4, 0]}, {"story": "B", "tokens": [2, 3]}, "C"]
    play = [{"card": "winner", "committed": story}, *ap.pop("play", [])]  # type: ignore[misc]
    cards = [character("winner", 9, "I"), *OTHERS]
    table = EditionTable({**ap, "play": play}, np, row=row, at="resolve", cards=cards, **more)
    while table.kind == "D-19":
        table.answer()
    assert (table.kind, table.seat) == ("D-20", 0), ids()[story]
    table.answer()
    return table


def test_the_arkham_willows_mill_ten_cards_of_each_deck() -> None:
    table = won("The Arkham Willows", {"deck": ["filler"] * 12}, {"deck": ["filler"] * 4})
    assert [len(deck) for deck in table.state.deck] == [2, 0]


def test_the_crooked_manse_gives_each_a_domain_with_four_resources() -> None:
    table = won("The Crooked Manse", {})
    for seat in (0, 1):
        assert [len(table.state.resources[d]) for d in table.state.domains[seat]] == [5, 5, 5, 4]
        assert len(table.state.deck[seat]) == 5


@pytest.mark.parametrize(("mode", "time"), [(0, (True, False)), (1, (False, True))])
def test_the_dreams_of_kingsport_bring_the_time_the_winner_names(mode: int, time: tuple[bool, bool]) -> None:
    table = won("The Dreams of Kingsport", {"deck": ["Shadows Fall", "Shadows Melt Away", "filler"]},
                {"deck": ["Shadows Fall:dusk", "Shadows Melt Away:dawn"]})  # fmt: skip
    table.do(th.ChooseMode(mode))
    while table.kind == "D-23":
        table.do(next(iter(table.decision.options)))
    assert time_of_day(table.state) == time


def test_the_forgotten_sepulchre_brings_a_character_and_a_timeless_support() -> None:
    table = won(
        "The Forgotten Sepulchre", {"deck": ["Shadows Fall", "Hit List", "filler:own"]}, {"deck": ["filler:other"]}
    )
    while table.kind == "D-23":
        table.do(next(iter(table.decision.options)))
    zones = [table.zone(name) for name in ("own", "Hit List", "Shadows Fall", "other")]
    assert zones == ["play", "play", "deck", "play"]


def test_the_horror_of_the_past_returns_both_discard_piles() -> None:
    table = won("The Horror of the Past", {"discard": ["filler", "Ghost"]}, {"discard": ["filler"]})
    assert ([len(deck) for deck in table.state.deck], table.state.discard) == ([12, 11], [[], []])


def test_the_secret_of_the_north_woods_empties_the_graves_under_their_owners() -> None:
    table = won("The Secret of the North Woods", {"discard": ["Ghost", "Hit List"]}, {"discard": ["Mad Artist"]})
    table.shut()
    assert [table.zone(name) for name in ("Ghost", "Hit List", "Mad Artist")] == ["play", "discard", "play"]
    assert table.state.controller[table["Mad Artist"]] == 1


def test_the_terror_out_of_dunwich_leaves_one_resource_on_each_domain() -> None:
    table = won("The Terror Out of Dunwich", {"domains": ["NN", "N", ""]}, {"domains": ["HHH", "", "N"]})
    while table.kind == "D-23":
        table.do(next(iter(table.decision.options)))
    sizes = [[len(table.state.resources[d]) for d in table.state.domains[seat]] for seat in (0, 1)]
    assert sizes == [[1, 1, 0], [1, 0, 1]]


def test_the_thing_at_the_gate_takes_everybody() -> None:
    table = won("The Thing at the Gate", {"play": ["ada"]}, {"play": ["ben", "Hit List"]})
    table.shut()
    assert [table.zone(name) for name in ("winner", "ada", "ben", "Hit List")] == ["discard"] * 3 + ["play"]


def test_the_well_gives_a_won_story_back_and_ends_day_and_night() -> None:
    table = won("The Well", {"won": ["D"], "play": ["Shadows Fall"]}, {"won": ["E"]}, story_deck=["F", "G"])
    while table.kind == "D-23":
        table.do(next(iter(table.decision.options)))
    assert [len(pile) for pile in table.state.won] == [1, 0]
    assert table.zone("Shadows Fall") == "discard"
    assert len(table.state.row) == 3
