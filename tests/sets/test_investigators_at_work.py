"""Cards of the Agency, Miskatonic University and the Syndicate at work on a table."""

from __future__ import annotations

from cthulhu_desktop.core.cards import things as th
from tests.helpers.table import character
from tests.sets.edition_table import EditionTable

ADA = character("ada", 2, "CI")
BEN = character("ben", 1, "")
GUARD = character("guard", 3, "T")
OTHERS = [ADA, BEN, GUARD]


def test_beat_cop_exhausts_a_location_of_either_side_and_nothing_else() -> None:
    table = EditionTable({"play": ["Beat Cop", "Hit List"]}, {"play": ["Victoria's Loft"]})
    assert not table.can("Beat Cop", targets=["Hit List"])
    table.does("Beat Cop", targets=["Victoria's Loft"])
    assert table.orientation("Victoria's Loft") == "exhausted"
    assert table.orientation("Beat Cop") == "ready"


def test_day_gives_and_night_takes_away() -> None:
    day = EditionTable({"play": ["Blackwood Detective", "Visiting Professor", "Shadows Melt Away"]})
    assert (day.icons("Blackwood Detective"), day.icons("Visiting Professor")) == ("CCII", "CCCII")
    assert day.skill("Visiting Professor") == 5
    twilight = EditionTable({"play": ["Blackwood Detective"]})
    assert twilight.icons("Blackwood Detective") == "II"


def test_federal_agents_make_government_cheaper_but_never_free() -> None:
    # CG-10.2.3
    play = {"play": ["Federal Agent", "Federal Agent:two"], "hand": ["Beat Cop", "G-Men"], "domains": ["A", "AAAA"]}
    table = EditionTable(play)
    table.does("Beat Cop", domain=table.names["d0.0"])
    assert table.zone("Beat Cop") == "play"
    table.pass_()
    table.does("G-Men")
    assert table.happened(th.DomainDrained)[-1].overpaid == 0


def test_grizzled_vet_commits_without_exhausting_by_day() -> None:
    table = EditionTable({"play": ["Grizzled Vet", "Shadows Melt Away", "ada"]}, at="W5", cards=OTHERS)
    table.pass_(2)
    table.do(th.CommitTo(tuple(sorted([(table["Grizzled Vet"], table["A"]), (table["ada"], table["A"])]))))
    assert (table.orientation("Grizzled Vet"), table.orientation("ada")) == ("ready", "exhausted")


def test_special_operative_destroys_a_villain() -> None:
    table = EditionTable({"play": ["Special Operative"]}, {"play": ["Werewolf", "Ghost"]})
    assert not table.can("Special Operative", targets=["Ghost"])
    table.does("Special Operative", targets=["Werewolf"])
    assert table.zone("Werewolf") == "discard"
    assert table.orientation("Special Operative") == "exhausted"


def test_task_force_keeps_its_nerve_only_while_committed_and_the_icon_is_gone_for_the_phase() -> None:
    # CG-17.1.5
    table = EditionTable({"play": [{"card": "Task Force", "committed": "A"}]}, at="W6b")
    assert "willpower" in table.words("Task Force")
    table = EditionTable({"play": ["Task Force"]}, {"hand": ["Celaeno Fragments"]}, at="W5", cards=OTHERS)
    assert "willpower" not in table.words("Task Force")
    table.pass_(2)
    table.commit(**{"Task Force": "A"})
    table.until("D-15", "D-19")
    begun = [(note.story, note.icon) for note in table.happened(th.StruggleBegins)]
    assert begun == [(table["A"], "T"), (table["A"], "C"), (table["A"], "A")]


def test_malone_shoots_a_cultist_that_was_there_and_no_innocent() -> None:
    table = EditionTable(
        {"play": [{"card": "Thomas F. Malone", "committed": "A"}]},
        {"play": [{"card": "Mad Artist", "committed": "A"}, {"card": "ben", "committed": "A"},
                  {"card": "guard", "committed": "A"}, "Son of the Sleeper"]},
        at="resolve", cards=[*OTHERS[:2], character("guard", 1)],
    )  # fmt: skip
    table.until("D-17")
    table.pick("ben")
    table.until("D-10")
    assert not table.can("Thomas F. Malone", targets=["guard"])
    assert not table.can("Thomas F. Malone", targets=["Son of the Sleeper"])
    table.does("Thomas F. Malone", targets=["Mad Artist"])
    assert table.zone("Mad Artist") == "discard"


def test_agency_stakeout_counts_the_agency_resources_of_its_domain_only() -> None:
    # CG-10.1.8
    table = EditionTable(
        {"domains": [{"resources": "AAH", "attachments": ["Agency Stakeout"]}, "AAA", "A"]},
        {"play": ["ada", "ben", "guard"]}, cards=OTHERS,
    )  # fmt: skip
    assert [target for target in ("ada", "ben", "guard") if table.can("Agency Stakeout", targets=[target])] == ["ben"]
    table.does("Agency Stakeout", targets=["ben"])
    assert table.zone("ben") == "discard"
    assert table.state.drained[table.names["d0.0"]]


def test_blackwood_office_exhausts_whoever_comes_in_on_either_side() -> None:
    table = EditionTable({"hand": ["Beat Cop"], "domains": ["AA", "", ""]}, {"play": ["Blackwood Office"]})
    table.does("Beat Cop")
    assert table.orientation("Beat Cop") == "exhausted"


def test_dockside_speakeasy_moves_a_resource_to_another_domain() -> None:
    table = EditionTable({"play": ["Dockside Speakeasy"], "domains": ["A", "", "HH"]})
    (move, *_) = [way for way in table.ways("Dockside Speakeasy") if way.targets[0][0] == table.resources("d0.0")[0]]  # type: ignore[attr-defined]
    table.do(move)
    assert {option.items[0] for option in table.decision.options} == {-2, -3}  # type: ignore[attr-defined]
    table.take("d0.1")
    assert [len(table.resources(f"d0.{n}")) for n in range(3)] == [0, 1, 2]


def test_patrol_wagon_saves_its_passenger_twice() -> None:
    table = EditionTable(
        {"play": ["Slavering Gug"]}, {"play": [{"card": "ada", "attachments": ["Patrol Wagon"]}]}, cards=OTHERS
    )
    table.does("Slavering Gug", targets=["ada"])
    assert (table.kind, table.seat) == ("D-09", 1)
    table.does("Patrol Wagon")
    assert table.wounds("ada") == 0
    table.pass_()
    table.does("Slavering Gug", targets=["ada"])
    table.pass_()
    assert (table.wounds("ada"), table.zone("ada")) == (1, "play")  # Toughness +1


def test_a_headquarters_comes_in_exhausted_and_lowers_the_next_recruit_only() -> None:
    # CG-10.2.6
    table = EditionTable({"hand": ["Police Station", "Beat Cop", "Beat Cop:two"], "domains": ["A", "A", "A"]})
    table.does("Police Station")
    assert table.orientation("Police Station") == "exhausted"
    table = EditionTable({"play": ["Police Station"], "hand": ["Beat Cop", "Beat Cop:two"], "domains": ["A", "A", "A"]})
    assert not table.can("Beat Cop")
    table.does("Police Station")
    table.pass_()
    table.does("Beat Cop")
    table.pass_()
    assert not table.can("Beat Cop:two")


def test_hair_of_the_worm_and_the_psychologist_answer_card_effects_but_no_lost_struggle() -> None:
    # CG-12.2.8
    table = EditionTable(
        {"play": ["Hastur"]}, {"play": ["Beat Cop", "Arkham Psychologist"], "hand": ["Hair of the Worm"],
                               "domains": ["AAA", "AAA", "AAA"]},
    )  # fmt: skip
    table.does("Hastur", targets=["Beat Cop"])
    assert table.can("Arkham Psychologist")
    table.does("Hair of the Worm")
    assert table.orientation("Beat Cop") == "ready"
    table = EditionTable(
        {"play": [{"card": "guard", "committed": "A"}]},
        {"play": [{"card": "ada", "committed": "A"}, "Arkham Psychologist"]}, at="resolve", cards=OTHERS,
    )  # fmt: skip
    table.until("D-09", "D-19", "D-05")
    assert table.orientation("ada") == "insane"
    assert table.kind != "D-09"


def test_hair_of_the_worm_cancels_the_whole_effect_for_everybody() -> None:
    # CG-12.4.8
    table = EditionTable({"hand": ["Unspeakable Revelations"], "domains": ["HHH"], "play": ["ben"]},
                         {"play": ["ada", "Beat Cop"], "hand": ["Hair of the Worm"], "domains": ["A"]},
                         cards=OTHERS)  # fmt: skip
    table.does("Unspeakable Revelations")
    while table.kind == "D-09" and not table.can("Hair of the Worm"):
        table.pass_()
    table.does("Hair of the Worm")
    assert [table.orientation(name) for name in ("ben", "ada", "Beat Cop")] == ["ready"] * 3


def test_playing_with_fire_burns_the_weak_of_both_sides() -> None:
    table = EditionTable({"play": ["ada"], "hand": ["Playing with Fire"], "domains": ["AAA"]},
                         {"play": ["ben", "guard"]}, cards=OTHERS)  # fmt: skip
    table.does("Playing with Fire")
    assert [table.zone(name) for name in ("ada", "ben", "guard")] == ["discard", "discard", "play"]


def test_shotgun_blast_reaches_as_far_as_x() -> None:
    # CG-10.2.4
    table = EditionTable(
        {"hand": ["Shotgun Blast"], "domains": ["AA", "", ""]}, {"play": ["ada", "guard"]}, cards=OTHERS
    )
    assert not table.can("Shotgun Blast", targets=["guard"])
    assert not table.can("Shotgun Blast", targets=["ada"], x=1)
    table.does("Shotgun Blast", targets=["ada"], x=2)
    assert table.zone("ada") == "discard"


def test_preemptive_strike_waits_for_its_own_operations() -> None:
    # CG-11.1.1
    hand = {"hand": ["Preemptive Strike"], "domains": ["AAA"]}
    other = {"domains": ["H", "", ""]}
    assert not EditionTable(hand, other, at="W2").can("Preemptive Strike")
    table = EditionTable(hand, other)
    resource = table.resources("d1.0")[0]
    table.does("Preemptive Strike", targets=[resource])
    assert resource in table.state.discard[1]


def test_shakedown_drains_every_domain_of_the_opponent_in_the_story_phase() -> None:
    hand = {"hand": ["Shakedown!"], "domains": ["A"], "play": ["ada"]}
    assert not EditionTable(hand, cards=OTHERS).can("Shakedown!")
    table = EditionTable(hand, at="W5", cards=OTHERS)
    table.does("Shakedown!")
    assert all(table.state.drained[domain] for domain in table.state.domains[1])


# --- Miskatonic University --------------------------------------------------------------------------------------------


def test_field_researcher_leaves_a_last_note_when_she_dies_sane() -> None:
    # CG-12.7.5
    ap = {"hand": ["Shotgun Blast"], "domains": ["AAA", "", ""]}
    np = {
        "play": ["Field Researcher", {"card": "ada", "state": "exhausted"}, {"card": "Hit List", "state": "exhausted"}]
    }
    table = EditionTable(ap, np, cards=OTHERS)
    table.does("Shotgun Blast", targets=["Field Researcher"])
    table.does("Field Researcher")
    assert (table.orientation("ada"), table.orientation("Hit List")) == ("ready", "ready")
    np["play"][0] = {"card": "Field Researcher", "state": "insane"}
    table = EditionTable(ap, np, cards=OTHERS)
    table.does("Shotgun Blast", targets=["Field Researcher"])
    assert table.kind == "D-05"


def test_field_researcher_returned_to_hand_was_not_placed_in_the_discard_pile() -> None:
    table = EditionTable(
        {"hand": ["Agoraphobia"], "domains": ["HH"]}, {"play": ["Field Researcher", "ada"]}, cards=OTHERS
    )
    table.does("Agoraphobia", targets=["Field Researcher"])
    assert (table.zone("Field Researcher"), table.kind) == ("hand", "D-05")


def test_mad_genius_comes_back_with_an_idea() -> None:
    table = EditionTable({"play": [{"card": "Mad Genius", "state": "insane"}]}, at="refresh")
    if table.kind == "D-03":
        table.pick("Mad Genius")
    table.does("Mad Genius", targets=["B"])
    assert table.tokens("B") == (1, 0)


def test_strange_librarian_puts_one_card_below_and_two_back_on_top() -> None:
    deck = ["filler:low", "filler:one", "filler:two", "filler:three"]
    table = EditionTable({"play": ["Strange Librarian"]}, {"deck": deck})
    table.does("Strange Librarian", targets=["seat 1"])
    table.take("two")
    table.take("three")
    assert table.state.deck[1] == [table[name] for name in ("two", "low", "three", "one")] or table.state.deck[1] == [
        table[name] for name in ("two", "low", "one", "three")
    ]
    assert table.state.deck[1][0] == table["two"]


def test_book_of_eibon_is_opened_and_closed_again() -> None:
    # CG-16.5.5
    table = EditionTable({"play": ["Book of Eibon", "ben"]}, cards=OTHERS)
    assert not table.can("Book of Eibon", ability=2)
    table.does("Book of Eibon", ability=0)
    if table.kind == "D-23":
        table.take("ben")
    assert (table.icons("ben"), table.orientation("Book of Eibon")) == ("I", "exhausted")
    table.pass_()
    table.does("Book of Eibon", ability=2)
    assert (table.icons("ben"), table.zone("Book of Eibon"), table.orientation("Book of Eibon")) == (
        "",
        "play",
        "exhausted",
    )


def test_celaeno_fragments_call_a_committed_character_away() -> None:
    table = EditionTable({"play": ["Celaeno Fragments"]}, {"play": [{"card": "Cthulhu", "committed": "A"}, "ada"]},
                         at="W6b", cards=OTHERS, row=["A", "B", "C"])  # fmt: skip
    assert not table.can("Celaeno Fragments", x=5)
    table = EditionTable({"play": ["Celaeno Fragments"], "domains": ["NNNNNN"]},
                         {"play": [{"card": "Cthulhu", "committed": "A"}]}, at="W6b")  # fmt: skip
    table.does("Celaeno Fragments", x=6)
    assert table.state.story[table["Cthulhu"]] == -1


def test_thaumaturgical_prodigies_help_only_where_little_is_done() -> None:
    row = [{"story": "A", "tokens": [3, 0]}, {"story": "B", "tokens": [2, 4]}, {"story": "C", "tokens": [4, 0]}]
    table = EditionTable({"play": ["Thaumaturgical Prodigies"]}, row=row)
    table.does("Thaumaturgical Prodigies")
    assert [table.tokens(story) for story in "ABC"] == [(3, 0), (3, 4), (4, 0)]


def test_the_necronomicon_lends_a_character_until_the_end_of_the_phase() -> None:
    table = EditionTable({"play": ["The Necronomicon"]}, {"play": ["guard"]}, cards=OTHERS)
    table.does("The Necronomicon", targets=["guard"])
    assert table.state.controller[table["guard"]] == 0
    table.pass_windows()
    assert table.state.controller[table["guard"]] == 1


def test_against_the_darkness_takes_one_from_each_story_and_needs_one_somewhere() -> None:
    # CG-17.3.9
    hand = {"hand": ["Against the Darkness"], "domains": ["MM"]}
    row = [{"story": "A", "tokens": [3, 2]}, {"story": "B", "tokens": [1, 0]}, {"story": "C", "tokens": [0, 1]}]
    table = EditionTable(hand, row=row)
    table.does("Against the Darkness")
    assert [table.tokens(story) for story in "ABC"] == [(3, 1), (1, 0), (0, 0)]
    assert not EditionTable(hand, row=[{"story": "A", "tokens": [3, 0]}, "B", "C"]).can("Against the Darkness")


def test_dangerous_experiment_turns_a_scholar_into_a_resource() -> None:
    table = EditionTable({"play": ["Ethnobiologist", "ada"], "hand": ["Dangerous Experiment"]}, cards=OTHERS)
    table.does("Dangerous Experiment")
    table.take("d0.1")
    assert table.zone("Ethnobiologist") == "resource"
    assert table["Ethnobiologist"] in table.resources("d0.1")


def test_radical_therapy_readies_all_own_lunatics() -> None:
    lost = {"card": "ada", "state": "insane"}
    table = EditionTable({"play": [lost], "hand": ["Radical Therapy"], "domains": ["MM"]},
                         {"play": [{"card": "ben", "state": "insane"}]}, cards=OTHERS)  # fmt: skip
    table.does("Radical Therapy")
    assert (table.orientation("ada"), table.orientation("ben")) == ("ready", "insane")


def test_undocumented_expedition_readies_a_support_or_refreshes_a_domain() -> None:
    # CG-17.4.6
    play = {"play": [{"card": "Hit List", "state": "exhausted"}], "hand": ["Undocumented Expedition"],
            "domains": ["M", {"resources": "HH", "drained": True}]}  # fmt: skip
    table = EditionTable(play)
    table.does("Undocumented Expedition", modes=(0,), targets=["Hit List"])
    assert table.orientation("Hit List") == "ready"
    table = EditionTable(play)
    table.does("Undocumented Expedition", modes=(1,))
    while table.kind == "D-23":
        table.take("d0.1")
    assert not table.state.drained[table.names["d0.1"]]


# --- the Syndicate ----------------------------------------------------------------------------------------------------


def test_syndicate_agent_ducks_and_shoots_back() -> None:
    table = EditionTable({"play": ["Slavering Gug", "ada"]}, {"play": ["Syndicate Agent"]}, cards=OTHERS)
    table.does("Slavering Gug", targets=["Syndicate Agent"])
    table.does("Syndicate Agent")
    table.take("ada")
    assert (table.zone("Syndicate Agent"), table.zone("ada")) == ("play", "discard")


def test_troubleshooter_ends_as_a_resource() -> None:
    table = EditionTable({"play": ["Slavering Gug"]}, {"play": ["Syndicate Troubleshooter"]})
    table.does("Slavering Gug", targets=["Syndicate Troubleshooter"])
    table.does("Syndicate Troubleshooter")
    table.take("d1.2")
    assert table["Syndicate Troubleshooter"] in table.resources("d1.2")


def test_assassination_contract_pays_on_every_story_when_the_victim_is_destroyed() -> None:
    # CG-12.7.5: it responds to the leaving of its host that takes it along
    table = EditionTable(
        {"play": ["Slavering Gug"], "hand": ["Assassination Contract"], "domains": ["S", "NNNNN"]},
        {"play": ["ada"]}, cards=OTHERS,
    )  # fmt: skip
    assert not table.can("Assassination Contract", host="Slavering Gug")
    table.does("Assassination Contract", host="ada")
    table.pass_()
    table.does("Slavering Gug", targets=["ada"])
    table.does("Assassination Contract")
    assert [table.tokens(story) for story in "ABC"] == [(1, 0)] * 3


def test_behind_closed_doors_gives_one_card_more_than_went_back() -> None:
    hand = ["Behind Closed Doors", "filler", "filler", "filler"]
    table = EditionTable({"hand": hand, "domains": ["SS"]})
    table.does("Behind Closed Doors")
    assert (len(table.state.hand[0]), len(table.state.deck[0])) == (4, 9)
    table = EditionTable({"hand": hand[:1], "domains": ["SS"]})
    table.does("Behind Closed Doors")
    assert len(table.state.hand[0]) == 0  # no hand, so nothing was shuffled (CG-4.1.7, 17.4.1)


def test_burning_the_midnight_oil_brings_a_second_story_phase() -> None:
    table = EditionTable(
        {"play": ["ada"], "hand": ["Burning the Midnight Oil"], "domains": ["SSS"]}, at="W5", cards=OTHERS
    )
    table.does("Burning the Midnight Oil")
    table.until("D-13")
    table.commit()
    table.until("D-13")
    assert (table.seat, table.state.turn) == (0, 1) or table.state.active == 0


def test_exposed_lowers_the_printed_skill_and_leaves_the_bonus() -> None:
    # CG-17.1.3
    table = EditionTable(
        {"hand": ["Exposed!"], "domains": ["SS"], "play": [{"card": "ben", "committed": "A"}]},
        {"play": [{"card": "guard", "committed": "A"}, {"card": "ada", "committed": "B"}, "Altar of the Blessed"]},
        at="W6b", cards=OTHERS,
    )  # fmt: skip
    assert table.skill("guard") == 4
    table.does("Exposed!", targets=["A"])
    assert (table.skill("guard"), table.skill("ada"), table.skill("ben")) == (1, 3, 1)


def test_extortion_exhausts_exactly_x_characters_without_arcane() -> None:
    # CG-10.4.1, 17.3.2
    table = EditionTable({"hand": ["Extortion"], "domains": ["SS", "NNNN"]}, {"play": ["ada", "ben", "Hired Mystic"]},
                         cards=OTHERS)  # fmt: skip
    assert not table.can("Extortion", x=3)
    assert not table.can("Extortion", targets=["Hired Mystic"])
    table.does("Extortion", x=2, targets=["ada", "ben"])
    assert (table.orientation("ada"), table.orientation("ben")) == ("exhausted", "exhausted")


def test_the_rip_off_takes_one_resource_from_each_domain_that_has_any() -> None:
    table = EditionTable({"hand": ["The Rip-Off"], "domains": ["SSSS"]}, {"domains": ["H", "HH", ""]})
    table.does("The Rip-Off")
    while table.kind == "D-23":
        table.do(next(iter(table.decision.options)))
    assert [len(table.resources(f"d1.{n}")) for n in range(3)] == [0, 1, 0]


def test_first_bank_of_arkham_allows_a_second_resource() -> None:
    # CG-9.2.9
    table = EditionTable({"play": ["First Bank of Arkham"], "hand": ["filler:one", "filler:two"]}, at="resource")
    assert table.kind == "D-04"
    table.do(next(move for move in table.decision.options if getattr(move, "card", None) == table["one"]))
    assert table.kind == "D-04"
