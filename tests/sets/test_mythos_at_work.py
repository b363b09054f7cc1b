"""Cards of Cthulhu, Hastur, Yog-Sothoth and Shub-Niggurath at work on a table."""

from __future__ import annotations

import pytest

from cthulhu_desktop.core.cards import things as th
from tests.helpers.table import character
from tests.sets.edition_table import EditionTable

ADA = character("ada", 2, "CI")
BEN = character("ben", 1, "")
GUARD = character("guard", 3, "T")
OTHERS = [ADA, BEN, GUARD]


def test_cthulhu_demands_a_sacrifice_of_whoever_draws_in_his_draw_phase() -> None:
    # CG-12.7.2: once for the two cards; CG-17.4.7: the victim's player picks
    table = EditionTable({"play": ["ada", "ben"]}, {"play": ["Cthulhu"]}, at="draw", turn=3, active=0, cards=OTHERS)
    assert (table.kind, table.seat) == ("D-23", 0)
    table.take("ben")
    assert (table.zone("ben"), table.zone("ada"), table.kind) == ("discard", "play", "D-05")
    own = EditionTable({"play": ["Cthulhu"]}, at="draw", turn=3, active=0)
    assert own.zone("Cthulhu") == "discard"


def test_cthulhu_does_not_mind_draws_in_other_phases() -> None:
    table = EditionTable({"play": ["ada", "Gentlemen's Club"]}, {"play": ["Cthulhu"]}, cards=OTHERS)
    table.does("Gentlemen's Club")
    assert (table.zone("ada"), len(table.state.hand[0])) == ("play", 1)


def test_lurking_star_spawn_stays_exhausted_by_day() -> None:
    spawn = {"card": "Lurking Star Spawn", "state": "exhausted"}
    table = EditionTable({"play": [spawn, "Shadows Melt Away"]}, at="refresh")
    assert table.orientation("Lurking Star Spawn") == "exhausted"
    assert EditionTable({"play": [spawn]}, at="refresh").orientation("Lurking Star Spawn") == "ready"


def test_proto_shoggoth_becomes_something_else_but_no_ancient_one() -> None:
    deck = ["Cthulhu", "filler", "Adult Cthonian"]
    table = EditionTable({"play": ["Proto-Shoggoth"], "deck": deck})
    table.does("Proto-Shoggoth")
    assert table["Cthulhu"] not in {item for move in table.decision.options for item in getattr(move, "items", ())}
    table.take("Adult Cthonian")
    assert (table.zone("Adult Cthonian"), table.orientation("Adult Cthonian")) == ("play", "exhausted")
    assert table.zone("Proto-Shoggoth") == "discard"


def test_cthaat_aquadingen_leaves_the_other_card_on_top() -> None:
    deck = ["filler:low", "filler:x", "filler:y"]
    table = EditionTable({"play": ["Cthaat Aquadingen", "Slavering Gug"], "deck": deck},
                         {"play": ["ada"]}, cards=OTHERS)  # fmt: skip
    table.does("Slavering Gug", targets=["ada"])
    table.does("Cthaat Aquadingen")
    table.take("y")
    assert table.state.deck[0] == [table[name] for name in ("y", "low", "x")]


def test_rlyeh_bars_the_day_and_feeds_on_the_night() -> None:
    table = EditionTable({"play": ["R'lyeh"], "hand": ["Shadows Fall"]}, {"play": ["guard", "ben"]}, cards=OTHERS)
    table.does("Shadows Fall")
    assert not table.can("R'lyeh", targets=["guard"])  # CG-17.3.4
    table.does("R'lyeh", targets=["ben"])
    assert table.orientation("ben") == "insane"
    other = EditionTable({"hand": ["Shadows Melt Away", "Shadows Fall"]}, {"play": ["R'lyeh"]})
    assert (other.can("Shadows Melt Away"), other.can("Shadows Fall")) == (False, True)


def test_driven_by_madness_breaks_the_cultist_at_the_end_of_the_phase() -> None:
    table = EditionTable({"play": ["Mad Artist"], "hand": ["Driven by Madness"], "domains": ["C"]})
    table.does("Driven by Madness", targets=["Mad Artist"])
    assert table.skill("Mad Artist") == 12
    table.pass_windows()
    assert table.orientation("Mad Artist") == "insane"


def test_ritual_sacrifice_draws_two_for_each_cultist() -> None:
    table = EditionTable({"play": ["Mad Artist", "Knight of the Void", "ada"], "hand": ["Ritual Sacrifice"],
                          "domains": ["CC"]}, cards=OTHERS)  # fmt: skip
    table.does("Ritual Sacrifice", x=2)
    assert (table.zone("Mad Artist"), table.zone("Knight of the Void"), table.zone("ada")) == (
        "discard",
        "discard",
        "play",
    )
    assert len(table.state.hand[0]) == 4


def test_the_great_old_one_rises_after_both_have_committed() -> None:
    # CG-11.1.12
    ap = {"play": [{"card": "ada", "committed": "A"}], "hand": ["The Great Old One Rises!"], "domains": ["CCCC"]}
    np = {"play": [{"card": "ben", "committed": "A"}, "guard"]}
    assert not EditionTable(ap, np, at="W6a", cards=OTHERS).can("The Great Old One Rises!")
    table = EditionTable(ap, np, at="W6b", cards=OTHERS)
    table.does("The Great Old One Rises!", targets=["A"])
    assert [table.zone(name) for name in ("ada", "ben", "guard")] == ["discard", "discard", "play"]


def test_primal_fear_blanks_words_but_not_bonuses() -> None:
    # CG-2.2.8
    table = EditionTable({"hand": ["Primal Fear"], "domains": ["C"]},
                         {"play": ["Two-Fisted Archaeologist", "Altar of the Blessed"]})  # fmt: skip
    table.does("Primal Fear", targets=["Two-Fisted Archaeologist"])
    assert not table.words("Two-Fisted Archaeologist")
    assert table.skill("Two-Fisted Archaeologist") == 7


def test_mature_deep_one_destroys_a_hound_that_clings_to_somebody() -> None:
    # CG-16.5.3: what is attached is an Attachment
    table = EditionTable({"play": ["Mature Deep One", "guard"]}, {"play": ["Hound of Tindalos"]}, cards=OTHERS)
    assert not table.can("Mature Deep One")
    table.pass_()
    table.does("Hound of Tindalos", ability=0)
    table.take("guard")
    table.does("Mature Deep One", targets=["Hound of Tindalos"])
    assert table.zone("Hound of Tindalos") == "discard"


def test_mature_deep_one_destroys_an_attachment() -> None:
    table = EditionTable(
        {"play": ["Mature Deep One"]}, {"play": [{"card": "ada", "attachments": ["Tommygun"]}]}, cards=OTHERS
    )
    table.does("Mature Deep One", targets=["Tommygun"])
    assert (table.zone("Tommygun"), table.icons("ada")) == ("discard", "CI")


# --- Hastur -----------------------------------------------------------------------------------------------------------


def test_hastur_maddens_only_those_who_can_go_mad() -> None:
    table = EditionTable({"play": ["Hastur"]}, {"play": ["ada", "guard", "O'Bannion Gunsels"]}, cards=OTHERS)
    assert [name for name in ("ada", "guard", "O'Bannion Gunsels") if table.can("Hastur", targets=[name])] == ["ada"]


@pytest.mark.parametrize(("top", "hand_left"), [("Mad Artist", 1), ("filler", 2)])
def test_priestess_lets_the_opponent_discard_if_she_reveals_a_hastur_card(top: str, hand_left: int) -> None:
    table = EditionTable({"play": ["Priestess of the Yellow Sign"], "deck": ["filler", f"{top}:top"]},
                         {"hand": ["filler:one", "filler:two"]})  # fmt: skip
    table.does("Priestess of the Yellow Sign")
    if hand_left == 1:
        assert (table.kind, table.seat) == ("D-23", 1)
        table.take("one")
    assert table.zone("top") == "discard"
    assert len(table.state.hand[1]) == hand_left


def test_yellow_muse_slows_everybody_else_at_her_story() -> None:
    # CG-21.5.3
    muse = {"card": "Yellow Muse", "committed": "A"}
    near, far = {"card": "Byakhee Raider", "committed": "A"}, {"card": "Byakhee Servant", "committed": "B"}
    table = EditionTable({"play": [muse, "Unaussprechlichen Kulten"]}, {"play": [near, far]}, at="W6b")
    assert ["fast" in table.words(name) for name in ("Yellow Muse", "Byakhee Raider", "Byakhee Servant")] == [
        True,
        False,
        True,
    ]


def test_carcosa_lets_the_victim_choose_between_hand_and_deck() -> None:
    table = EditionTable({"play": ["Carcosa"]}, {"hand": ["filler:one"]})
    table.does("Carcosa", targets=["seat 1"])
    assert table.seat == 1
    table.do(th.ChooseMode(1))
    assert (len(table.state.deck[1]), len(table.state.hand[1])) == (5, 1)


def test_carcosa_leaves_only_the_deck_to_a_victim_without_a_hand() -> None:
    # CG-17.4.6
    table = EditionTable({"play": ["Carcosa"]})
    table.does("Carcosa", targets=["seat 1"])
    assert (table.kind, len(table.state.deck[1])) == ("D-05", 5)


def test_victorias_loft_keeps_the_mad_mad_in_the_refresh_phase_only() -> None:
    lost = {"card": "ada", "state": "insane"}
    table = EditionTable({"play": [lost, "Arkham Asylum"]}, {"play": ["Victoria's Loft"]}, at="refresh", cards=OTHERS)
    assert (table.kind, table.orientation("ada")) == ("D-05", "insane")
    assert not table.can("Arkham Asylum") or table.orientation("ada") == "insane"
    table = EditionTable({"play": [lost, "Arkham Asylum"]}, {"play": ["Victoria's Loft"]}, cards=OTHERS)
    table.does("Arkham Asylum", targets=["ada"])
    assert table.orientation("ada") == "ready"


@pytest.mark.parametrize(("mode", "hand", "deck"), [(0, 1, 10), (1, 3, 2)])
def test_behind_the_pallid_mask_counts_the_hastur_cards_revealed(mode: int, hand: int, deck: int) -> None:
    ap = {
        "hand": ["Behind the Pallid Mask"],
        "domains": ["HHH"],
        "deck": ["filler", "Mad Artist", "filler:x", "Hastur"],
    }
    table = EditionTable(ap, {"hand": ["filler:one", "filler:two", "filler:three"]})
    table.does("Behind the Pallid Mask", x=3)
    assert (table.kind, table.seat) == ("D-23", 1)
    table.do(th.ChooseMode(mode))
    if mode == 0:
        table.take("one", "two")
    assert (len(table.state.hand[1]), len(table.state.deck[1])) == (hand, deck)


def test_behind_the_pallid_mask_takes_the_entire_hand_if_it_is_smaller() -> None:
    ap = {"hand": ["Behind the Pallid Mask"], "domains": ["HHH"], "deck": ["Mad Artist", "Hastur"]}
    table = EditionTable(ap, {"hand": ["filler:one"]})
    table.does("Behind the Pallid Mask", x=2)
    table.do(th.ChooseMode(0))
    assert table.state.hand[1] == []


@pytest.mark.parametrize(("cards", "left"), [(1, 1), (3, 1)])
def test_byakhee_attack_takes_two_cards_or_none(cards: int, left: int) -> None:
    # CG-17.4.3
    table = EditionTable(
        {"hand": ["Byakhee Attack"], "domains": ["HH"]}, {"hand": [f"filler:{n}" for n in range(cards)]}
    )
    table.does("Byakhee Attack")
    if cards == 3:
        table.take("0", "1")
    assert len(table.state.hand[1]) == left


def test_power_drain_and_the_song_cancel_what_their_words_name() -> None:
    # CG-12.4.4, 12.4.9
    np = {"hand": ["Power Drain", "Song of Hastur"], "domains": ["HH", "HH"]}
    table = EditionTable({"play": ["Beat Cop", "Hit List"], "hand": ["Playing with Fire", "Federal Agent"],
                          "domains": ["AAA", "AA", "AA"]}, np)  # fmt: skip
    table.does("Federal Agent")
    assert table.kind == "D-05"  # playing a character is no Action in this sense
    table.pass_()
    table.does("Beat Cop", targets=["Hit List"]) if table.can("Beat Cop", targets=["Hit List"]) else table.pass_()
    table = EditionTable({"play": ["Slavering Gug"], "hand": ["Playing with Fire"], "domains": ["AAAA", "NNNN"]}, np)
    table.does("Playing with Fire")
    assert (table.can("Power Drain"), table.can("Song of Hastur")) == (True, False)
    table = EditionTable({"play": ["Slavering Gug"], "domains": ["AAAA"]}, {**np, "play": ["ada"]}, cards=OTHERS)
    table.does("Slavering Gug", targets=["ada"])
    table.does("Song of Hastur")
    assert (table.zone("ada"), table.zone("Song of Hastur")) == ("play", "discard")
    assert table.state.drained[table.names["d0.0"]]  # CG-12.4.6


def test_unspeakable_revelations_spares_terror_and_will() -> None:
    table = EditionTable({"hand": ["Unspeakable Revelations"], "domains": ["HHH"], "play": ["ada"]},
                         {"play": ["ben", "guard", "O'Bannion Gunsels"]}, cards=OTHERS)  # fmt: skip
    table.does("Unspeakable Revelations")
    states = [table.orientation(name) for name in ("ada", "ben", "guard", "O'Bannion Gunsels")]
    assert states == ["insane", "insane", "ready", "ready"]


# --- Yog-Sothoth ------------------------------------------------------------------------------------------------------


def test_disciples_count_the_followers_of_the_gate_on_both_sides() -> None:
    table = EditionTable({"play": ["Disciple of the Gate", "Render of Veils"]},
                         {"play": ["Shambling Zombie", {"card": "Vampire Stalker", "state": "insane"}]})  # fmt: skip
    assert table.skill("Disciple of the Gate") == 3


def test_guardian_elder_thing_wounds_everybody_at_its_story_itself_too() -> None:
    guardian = {"card": "Guardian Elder Thing", "committed": "A"}
    table = EditionTable(
        {"play": [guardian]}, {"play": [{"card": "ada", "committed": "A"}, "ben"]}, at="W6b", cards=OTHERS
    )
    table.does("Guardian Elder Thing")
    assert (table.wounds("Guardian Elder Thing"), table.zone("ada"), table.zone("ben")) == (1, "discard", "play")
    home = EditionTable({"play": ["Guardian Elder Thing"]}, at="W5")
    assert not home.can("Guardian Elder Thing")


def test_hound_of_tindalos_clings_and_lets_go() -> None:
    # CG-16.5.5, 16.5.6
    table = EditionTable({"play": ["Hound of Tindalos"]}, {"play": ["guard"]}, cards=OTHERS)
    assert not table.can("Hound of Tindalos", ability=2)
    table.does("Hound of Tindalos", ability=0)
    if table.kind == "D-23":
        table.take("guard")
    assert (table.skill("guard"), table.skill("Hound of Tindalos")) == (0, 0)
    table.pass_()
    table.does("Hound of Tindalos", ability=2)
    assert (table.skill("guard"), table.skill("Hound of Tindalos")) == (3, 2)


def test_temple_of_ramasekva_kills_the_wounded_however_tough() -> None:
    table = EditionTable({"play": ["Slavering Gug"]}, {"play": ["Shoggoth Unbound", "Temple of Ramasekva"]})
    table.does("Slavering Gug", targets=["Shoggoth Unbound"])
    assert table.zone("Shoggoth Unbound") == "discard"


def test_warded_flesh_slips_away_with_its_host_before_the_effect() -> None:
    table = EditionTable(
        {"play": ["Slavering Gug"]}, {"play": [{"card": "ada", "attachments": ["Warded Flesh"]}]}, cards=OTHERS
    )
    table.does("Slavering Gug", targets=["ada"])
    table.does("Warded Flesh")
    assert (table.zone("ada"), table.zone("Warded Flesh")) == ("hand", "hand")


def test_blackmoor_estate_and_the_curse_mill_as_many_as_they_say() -> None:
    table = EditionTable({"play": ["Blackmoor Estate"], "hand": ["Dread Curse of Azathoth"], "domains": ["NNN", "Y"]},
                         {"play": ["ada", "ben"]}, cards=OTHERS)  # fmt: skip
    table.does("Blackmoor Estate", x=3, targets=["seat 1"])
    assert len(table.state.deck[1]) == 7
    table.pass_()
    table.does("Dread Curse of Azathoth")
    assert (len(table.state.deck[1]), len(table.state.deck[0])) == (5, 10)


def test_mystic_backlash_stops_a_spell_and_comes_home() -> None:
    np = {"hand": ["Mystic Backlash"], "domains": ["YY"], "play": ["ada"]}
    table = EditionTable({"hand": ["Binding", "Playing with Fire"], "domains": ["M", "AAA"]}, np, cards=OTHERS)
    table.does("Playing with Fire")
    assert table.kind == "D-05"
    table = EditionTable({"hand": ["Binding"], "domains": ["M"]}, np, cards=OTHERS)
    table.does("Binding", targets=["ada"])
    table.does("Mystic Backlash")
    assert (table.icons("ada"), table.zone("Binding"), table.zone("Mystic Backlash")) == ("CI", "discard", "hand")


def test_rite_of_the_broken_stone_is_counted_once() -> None:
    # CG-17.2.3
    play = [{"card": "ada", "committed": "A"}, {"card": "ben", "committed": "B"}]
    table = EditionTable({"play": play, "hand": ["Rite of the Broken Stone"], "domains": ["Y"]},
                         {"play": [{"card": "guard", "committed": "A"}]}, at="W6b", cards=OTHERS)  # fmt: skip
    table.does("Rite of the Broken Stone", targets=["ada"])
    assert table.skill("ada") == 5


def test_unspeakable_resurrection_pays_the_price_of_the_dead() -> None:
    table = EditionTable(
        {"hand": ["Unspeakable Resurrection"], "discard": ["Adult Cthonian", "Ghost"], "domains": ["YY"]}
    )
    assert not table.can("Unspeakable Resurrection", targets=["Adult Cthonian"])
    table.does("Unspeakable Resurrection", targets=["Ghost"], x=1)
    assert (table.zone("Ghost"), table.orientation("Ghost")) == ("play", "ready")


def test_red_gate_mound_makes_everything_dearer_for_both() -> None:
    table = EditionTable({"play": ["Red Gate Mound"], "hand": ["Beat Cop"], "domains": ["AA", "", ""]})
    assert not table.can("Beat Cop")
    assert EditionTable({"hand": ["Beat Cop"], "domains": ["AAA", "", ""]}, {"play": ["Red Gate Mound"]}).can(
        "Beat Cop"
    )


# --- Shub-Niggurath ---------------------------------------------------------------------------------------------------


def test_hungry_dark_young_brings_company_from_hand_or_grave() -> None:
    table = EditionTable({"hand": ["Hungry Dark Young", "Adult Cthonian", "Ghost"], "discard": ["Mad Artist"],
                          "domains": ["BBB"]})  # fmt: skip
    table.does("Hungry Dark Young")
    table.does("Hungry Dark Young")
    offered = {item for move in table.decision.options for item in getattr(move, "items", ())}
    assert offered == {table["Ghost"], table["Mad Artist"]}
    table.take("Mad Artist")
    assert table.zone("Mad Artist") == "play"


@pytest.mark.parametrize(("mode", "zone", "controller"), [(0, "play", 0), (1, "hand", 1)])
def test_mi_go_scientist_asks_the_other_player_which_way_to_lose(mode: int, zone: str, controller: int) -> None:
    table = EditionTable(
        {"play": ["Mi-Go Scientist"]}, {"play": ["ada", {"card": "ben", "state": "exhausted"}]}, cards=OTHERS
    )
    assert not table.can("Mi-Go Scientist", targets=["ben"])
    table.does("Mi-Go Scientist", targets=["ada"])
    assert table.seat == 1
    table.do(th.ChooseMode(mode))
    assert (table.zone("ada"), table.state.controller[table["ada"]]) == (zone, controller)
    table.pass_windows()
    assert table.state.controller[table["ada"]] == 1


def test_mi_go_worker_works_himself_into_the_ground() -> None:
    table = EditionTable({"play": ["Mi-Go Worker"]})
    table.does("Mi-Go Worker")
    table.take("d0.0")
    assert table["Mi-Go Worker"] in table.resources("d0.0")


def test_rampaging_dark_young_leaves_something_behind() -> None:
    young = {"card": "Rampaging Dark Young", "wounds": 2}
    table = EditionTable({"play": ["Slavering Gug"]}, {"play": [young], "hand": ["Ghost"]})
    table.does("Slavering Gug", targets=["Rampaging Dark Young"])
    table.does("Rampaging Dark Young")
    assert table.zone("Ghost") == "play"


def test_shub_niggurath_clears_her_story_and_closes_it() -> None:
    # CG-13.4.6
    table = EditionTable({"play": ["Shub-Niggurath", "ada"]}, {"play": ["guard"]}, at="W5", cards=OTHERS)
    table.pass_(2)
    table.commit(**{"Shub-Niggurath": "A", "ada": "A"})
    table.does("Shub-Niggurath")
    assert table.state.story[table["ada"]] == -1
    table.until("D-14", "D-15", "D-19")
    assert table.kind != "D-14"


def test_a_story_that_shub_niggurath_closed_stays_closed_to_newcomers() -> None:
    # CG-13.4.6
    rebirth = {"hand": ["Unspeakable Resurrection"], "discard": ["Ghost"], "domains": ["YY"]}
    table = EditionTable({"play": ["Shub-Niggurath"]}, rebirth, at="W5")
    table.pass_(2)
    table.commit(**{"Shub-Niggurath": "A"})
    table.does("Shub-Niggurath")
    table.shut()
    if table.seat == 0:
        table.pass_()
    table.does("Unspeakable Resurrection", targets=["Ghost"], x=1)
    table.until("D-14", "D-15", "D-19")
    assert table.kind != "D-14"


def test_slithering_formless_spawn_grows_with_its_mothers_resources() -> None:
    table = EditionTable(
        {"play": ["Slithering Formless Spawn"], "domains": ["BBH", "B", ""]}, {"domains": ["BB", "", ""]}
    )
    assert table.skill("Slithering Formless Spawn") == 3


def test_the_charnel_gate_recycles_the_great_and_not_the_small() -> None:
    table = EditionTable(
        {"play": ["Slavering Gug"]}, {"play": ["The Charnel Gate", "Slavering Gug:prey", "Daughter of the Goat"]}
    )
    table.does("Slavering Gug", targets=["Daughter of the Goat"])
    assert table.kind == "D-05"
    table.pass_()
    table.does("Slavering Gug", targets=["prey"])
    table.does("The Charnel Gate")
    table.take("d1.1")
    assert table["prey"] in table.resources("d1.1")


def test_shadowed_woods_answer_only_a_play_from_hand() -> None:
    # CG-11.1.10
    ap = {"play": ["Shadowed Woods"], "hand": ["Daughter of the Goat"], "discard": ["Ghost", "Hungry Dark Young"],
          "domains": ["BB", "BB"]}  # fmt: skip
    table = EditionTable(ap)
    table.does("Daughter of the Goat")
    assert not table.can("Shadowed Woods", targets=["Hungry Dark Young"])
    table.does("Shadowed Woods", targets=["Ghost"], x=1)
    assert table.zone("Ghost") == "hand"


def test_fertility_rites_put_two_cards_under_one_domain() -> None:
    table = EditionTable({"hand": ["Fertility Rites"], "domains": ["BBBB", "", ""]})
    table.does("Fertility Rites")
    table.take("d0.1")
    assert (len(table.resources("d0.1")), len(table.state.deck[0])) == (2, 8)
