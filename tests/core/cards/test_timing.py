"""Windows, sequences, Disrupts, Forced Responses, Responses (CG-9.1, 12)."""

from __future__ import annotations

from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.acts import ActOptions
from tests.helpers.card_decks import act, sel, when
from tests.helpers.table import Table, character, event, support

RICH = [{"resources": ["filler", "filler"]}, {"resources": ["filler", "filler"]}, {"resources": ["filler"]}]
DRAW = {"do": "draw"}


def test_a_pass_does_not_bar_a_later_action_if_the_other_player_acts() -> None:
    # CG-9.1.3
    table = Table(
        [event("ap-event", act(DRAW)), event("np-event", act(DRAW))],
        {"hand": ["ap-event"]},
        {"hand": ["np-event"]},
        at="W2",
    )
    table.pass_()
    table.play("np-event")
    assert (table.kind, table.seat, table.state.window) == ("D-05", 0, "W2")
    table.play("ap-event")
    table.pass_(2)
    assert table.state.window != "W2"


def test_characters_are_played_only_by_the_active_player_in_w4() -> None:
    # CG-9.2.7, INV-16
    for at, legal in (("W1", False), ("W3", False), ("W4", True), ("W5", False)):
        table = Table([character("x")], {"hand": ["x"]}, {"hand": []}, at=at)
        assert (th.Play(table["x"]) in table.decision.options) is legal
    table = Table([character("x")], {}, {"hand": ["x"]}, at="W4", to_act=1)
    assert table.refuse(th.Play(table["x"])).rule == "CG-9.2.7"


def test_forced_responses_come_before_responses_and_are_not_asked() -> None:
    # CG-12.5.2
    enters = {"kind": "enters_play", "subject": "self"}
    x = character("x", abilities=[when("response", enters, DRAW), when("forced", enters, DRAW)])
    table = Table([x], {"hand": ["x"]})
    table.play("x")
    assert len(table.state.hand[0]) == 1  # the forced one is done
    assert (table.kind, table.seat) == ("D-10", 0)
    table.use("x", to=0)
    assert len(table.state.hand[0]) == 2
    assert (table.kind, table.seat) == ("D-05", 1)


def test_a_response_is_used_at_most_once_for_each_occurrence() -> None:
    # CG-12.1.2
    glad = support("glad", when("response", {"kind": "exhausted"}, DRAW))
    tire = event("tire", act({"do": "state", "x": sel(), "to": "exhausted"}))
    table = Table([glad, tire, character("a"), character("b")],
                  {"hand": ["tire"], "play": ["glad", "a", "b"]})  # fmt: skip
    table.play("tire")
    options = table.decision.options
    assert isinstance(options, ActOptions)
    assert len(options.plans()) == 2  # one for each of the two characters (CG-12.7.2)
    table.do(next(iter(options.ways(options.plans()[0]))))
    assert len(table.decision.options.plans()) == 1  # type: ignore[attr-defined]
    table.do(next(iter(table.decision.options.ways(table.decision.options.plans()[0]))))  # type: ignore[attr-defined]
    assert table.kind == "D-05"


def test_the_active_player_orders_simultaneous_forced_responses() -> None:
    # CG-12.5.4, D-11
    grow = when("forced", {"kind": "phase_begins", "phase": "operations"}, DRAW)
    table = Table([support("one", grow), support("two", grow), support("three", grow)],
                  {"play": ["one", "two"]}, {"play": ["three"]}, at="operations")  # fmt: skip
    assert (table.kind, table.seat) == ("D-11", 0)
    assert table.decision.options.sources == (table["one"], table["two"], table["three"])  # type: ignore[attr-defined]
    table.do(th.Pick(2))
    assert (len(table.state.hand[0]), len(table.state.hand[1])) == (0, 1)
    table.do(th.Pick(0))
    assert (len(table.state.hand[0]), table.kind) == (2, "D-05")  # the last one goes by itself


def test_a_cancelled_event_is_paid_for_discarded_and_still_counts_as_played() -> None:
    # CG-12.4.6, 10.3.4
    stop = support(
        "stop",
        when(
            "disrupt",
            {"kind": "ability_used", "moment": "before", "who": "opponent"},
            {"do": "cancel"},
            costs=[{"do": "state", "x": "self", "to": "exhausted"}],
        ),
    )
    note = support("note", when("response", {"kind": "played", "who": "opponent"}, DRAW))
    table = Table(
        [stop, note, event("bolt", act(DRAW), cost=2)], {"hand": ["bolt"], "domains": RICH}, {"play": ["stop", "note"]}
    )
    table.play("bolt", 0)
    assert (table.kind, table.seat) == ("D-09", 1)
    table.use("stop", to=0)
    assert (table.zone("bolt"), len(table.state.hand[0])) == ("discard", 0)
    assert table.state.drained[table.state.domains[0][0]] == 1
    assert (table.kind, table.seat) == ("D-10", 1)


def test_a_cancelled_character_is_discarded_and_never_entered_play() -> None:
    # CG-11.1.9
    stop = support("stop", when("disrupt", {"kind": "played", "moment": "before", "who": "opponent"}, {"do": "cancel"}))
    glad = character("x", abilities=[when("forced", {"kind": "enters_play", "subject": "self"}, DRAW)])
    table = Table([stop, glad], {"hand": ["x"]}, {"play": ["stop"]})
    table.play("x")
    table.use("stop", to=0)
    assert (table.zone("x"), len(table.state.hand[0])) == ("discard", 0)
    assert not table.happened(th.EntersPlay)


def test_a_disrupt_prevents_one_of_two_wounds() -> None:
    # CG-16.1.4
    shield = support(
        "shield", when("disrupt", {"kind": "wounded", "moment": "would", "subject": sel(side="you")}, {"do": "prevent"})
    )
    hit = event(
        "hit", act({"do": "choose", "x": sel(count=1), "purpose": "wound"}, {"do": "wound", "x": "chosen", "n": 2})
    )
    table = Table([shield, hit, character("n1", 1, "", "toughness 1")], {"hand": ["hit"]}, {"play": ["shield", "n1"]})
    table.play("hit", None, "n1")
    assert (table.kind, table.seat) == ("D-09", 1)
    table.use("shield", to=0)
    assert (table.zone("n1"), table.wounds("n1")) == ("play", 1)


def test_instead_replaces_destruction_and_nothing_triggers_from_it() -> None:
    # CG-17.4.4
    save = support(
        "save",
        when(
            "disrupt",
            {"kind": "destroyed", "moment": "would", "subject": sel(side="you")},
            {"do": "instead", "effects": [{"do": "move", "x": "subject", "to": "hand"}]},
        ),
    )
    mourn = support("mourn", when("forced", {"kind": "destroyed"}, {"do": "draw", "n": 5}))
    kill = event("kill", act({"do": "choose", "x": sel(count=1)}, {"do": "destroy", "x": "chosen"}))
    table = Table([save, mourn, kill, character("n1")], {"hand": ["kill"]}, {"play": ["save", "mourn", "n1"]})
    table.play("kill", None, "n1")
    table.use("save", to=0)
    assert table.zone("n1") == "hand"
    assert len(table.state.hand[1]) == 1
    assert not table.happened(th.Destroyed)


def test_death_by_wounds_can_be_replaced_too() -> None:
    # CG-12.4.1, 12.8.2
    save = support(
        "save",
        when(
            "disrupt",
            {"kind": "destroyed", "moment": "would", "subject": sel(side="you")},
            {"do": "instead", "effects": [{"do": "move", "x": "subject", "to": "hand"}]},
        ),
    )
    hit = event("hit", act({"do": "choose", "x": sel(count=1), "purpose": "wound"}, {"do": "wound", "x": "chosen"}))
    table = Table([save, hit, character("n1")], {"hand": ["hit"]}, {"play": ["save", "n1"]})
    table.play("hit", None, "n1")
    table.use("save", to=0)
    assert table.zone("n1") == "hand"
    table.pass_(2)


def test_a_card_answers_its_own_destruction_but_not_if_it_died_insane() -> None:
    # CG-12.7.5, 16.4.4
    last = when("response", {"kind": "destroyed", "subject": "self"}, DRAW)
    kill = event("kill", act({"do": "choose", "x": sel(count=1)}, {"do": "destroy", "x": "chosen"}))
    mad = event("mad", act({"do": "choose", "x": sel(count=1)}, {"do": "state", "x": "chosen", "to": "insane"}))
    for card, expected in (("kill", "D-10"), ("mad", "D-05")):
        table = Table(
            [kill, mad, character("n1", 1, "", "toughness 2", abilities=[last])],
            {"hand": [card]},
            {"play": [{"card": "n1", "wounds": 1}]},
        )
        table.play(card, None, "n1")
        assert table.zone("n1") == "discard"
        assert (table.kind, table.seat) == (expected, 1)


def test_a_limit_counts_cancelled_uses_and_ends_with_the_turn() -> None:
    # CG-12.2.5
    pump = support("pump", act(DRAW, limit={"n": 1, "per": "turn"}))
    table = Table([pump], {"play": ["pump"]})
    table.use("pump")
    table.pass_()
    assert table.using("pump") not in table.decision.options


def test_a_target_that_left_is_skipped_and_costs_stay_paid() -> None:
    # CG-17.3.3
    flee = support(
        "flee",
        when(
            "disrupt",
            {"kind": "ability_used", "moment": "before", "who": "opponent"},
            {"do": "move", "x": sel(side="you", count="all"), "to": "hand"},
        ),
    )
    hit = event(
        "hit", act({"do": "choose", "x": sel(count=1), "purpose": "wound"}, {"do": "wound", "x": "chosen"}), cost=1
    )
    table = Table([flee, hit, character("n1")], {"hand": ["hit"], "domains": RICH}, {"play": ["flee", "n1"]})
    table.play("hit", 0, "n1")
    table.use("flee", to=0)
    assert (table.zone("n1"), table.wounds("n1"), table.zone("hit")) == ("hand", 0, "discard")


def test_then_happens_only_if_all_before_it_was_done() -> None:
    # CG-17.4.1
    nap = event(
        "nap",
        act(
            {"do": "choose", "x": sel(count=1)},
            {"do": "state", "x": "chosen", "to": "exhausted"},
            {"do": "then", "effects": [DRAW]},
        ),
    )
    for state, drawn in (("ready", 1), ("exhausted", 0)):
        table = Table([nap, character("a")], {"hand": ["nap"], "play": [{"card": "a", "state": state}]})
        table.play("nap", None, "a")
        assert len(table.state.hand[0]) == drawn


def test_no_disrupt_window_is_asked_inside_the_block_under_v06() -> None:
    # CG-12.6.3, V-06
    shield = support("shield", when("disrupt", {"kind": "wounded", "moment": "would"}, {"do": "prevent"}))
    for switches, kind in (([], "D-09"), (["V-06"], "D-19")):
        table = Table(
            [shield, character("a1", 1, "C"), character("n1")],
            {"play": [{"card": "a1", "committed": "A"}]},
            {"play": ["shield", {"card": "n1", "committed": "A"}]},
            at="resolve",
            switches=switches,
        )
        assert table.kind == kind


def test_a_mandatory_loop_that_repeats_a_position_is_a_draw() -> None:
    # CG-17.7.1
    up = character(
        "up",
        abilities=[
            when("forced", {"kind": "exhausted", "subject": "self"}, {"do": "state", "x": "self", "to": "ready"})
        ],
    )
    down = support("down", when("forced", {"kind": "readied"}, {"do": "state", "x": sel(), "to": "exhausted"}))
    table = Table(
        [up, down, event("go", act({"do": "state", "x": sel(), "to": "exhausted"}))],
        {"hand": ["go"], "play": ["up", "down"]},
    )
    table.play("go")
    assert table.state.outcome is not None
    assert (table.state.outcome.winners, table.state.outcome.rule) == ((), "CG-17.7.1")


def test_an_effect_of_each_player_asks_the_active_player_first_and_then_happens_to_all_at_once() -> None:
    # CG-12.5.6
    purge = event("purge", act({"do": "sacrifice", "x": sel(count=1, side="you"), "who": "each"}))
    table = Table(
        [purge, *map(character, ("a1", "a2", "n1", "n2"))],
        {"hand": ["purge"], "play": ["a1", "a2"]},
        {"play": ["n1", "n2"]},
    )
    table.play("purge")
    assert (table.kind, table.seat) == ("D-23", 0)
    table.choose("a1")
    assert (table.kind, table.seat, table.zone("a1")) == ("D-23", 1, "play")
    table.choose("n2")
    assert (table.zone("a1"), table.zone("n2")) == ("discard", "discard")


def test_conceding_is_legal_at_every_own_decision_and_never_listed() -> None:
    # CG-15.5.3, D-26
    table = Table([], {})
    assert th.Concede() in table.decision.options
    assert th.Concede() not in list(table.decision.options)
    table.do(th.Concede())
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (1,)
