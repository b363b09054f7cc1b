"""Rules of playing, paying, committing, struggling, winning, harm, control, domains (CG-6, 9-11, 13-16, 18, 19, 21)."""

from __future__ import annotations

import pytest

from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.modifiers import time_of_day
from cthulhu_desktop.core.cards.payment import play_cost
from tests.helpers.card_decks import act, sel
from tests.helpers.table import Table, character, event, support


def _at_story(ap: list[object], np: list[object], *cards: dict[str, object], **more: object) -> Table:
    return Table(list(cards), {"play": ap}, {"play": np}, at="resolve", **more)


def _there(name: str, **more: object) -> dict[str, object]:
    return {"card": name, "committed": "A", "state": "exhausted", **more}


# --- playing ---------------------------------------------------------------------------------------------------------


def test_a_unique_card_is_barred_by_a_copy_that_one_controls_or_owns() -> None:
    # CG-6.1.1, 6.1.2, 6.1.4
    x = character("x", unique=True)
    mine = Table([x], {"hand": [{"card": "x", "name": "new"}], "play": [{"card": "x", "state": "insane"}]})
    assert mine.refuse(th.Play(mine["new"])).rule == "CG-6.1.2"
    theirs = Table([x], {"hand": [{"card": "x", "name": "new"}]}, {"play": ["x"]})
    assert th.Play(theirs["new"]) in theirs.decision.options
    stolen = Table([x], {"hand": [{"card": "x", "name": "new"}]}, {"play": [{"card": "x", "owner": 0}]})
    assert th.Play(stolen["new"]) not in stolen.decision.options


def test_heroic_and_villainous_do_not_go_together_but_an_insane_one_does_not_count() -> None:
    # CG-21.1.1, 21.1.2
    cards = [character("good", 1, "", "heroic"), character("bad", 1, "", "villainous")]
    table = Table(cards, {"hand": ["good"], "play": ["bad"]})
    assert table.refuse(th.Play(table["good"])).rule == "CG-21.1.1"
    table = Table(cards, {"hand": ["good"], "play": [{"card": "bad", "state": "insane"}]})
    table.play("good")
    assert table.zone("good") == "play"


def test_a_clash_after_a_restoration_costs_one_of_the_two() -> None:
    # CG-21.1.4, D-22
    cards = [character("good", 1, "", "heroic"), character("bad", 1, "", "villainous")]
    table = Table(cards, {"play": ["good", {"card": "bad", "state": "insane"}]}, at="refresh")
    assert (table.kind, table.seat) == ("D-22", 0)
    table.pick("good")
    assert (table.zone("good"), table.orientation("bad")) == ("discard", "exhausted")


def test_an_attachment_needs_a_host_and_falls_with_it() -> None:
    # CG-11.1.5, 16.5.4
    hat = support("hat", to=sel())
    table = Table([hat], {"hand": ["hat"]})
    assert table.refuse(th.Play(table["hat"])).rule == "CG-11.1.5"
    kill = event("kill", act({"do": "choose", "x": sel(count=1)}, {"do": "destroy", "x": "chosen"}))
    table = Table([hat, kill, character("n1")], {"hand": ["hat", "kill"]}, {"play": ["n1"]})
    table.play("hat", host="n1")
    assert table.state.host[table["hat"]] == table["n1"]
    table.pass_()
    table.play("kill", None, "n1")
    assert (table.zone("n1"), table.zone("hat")) == ("discard", "discard")
    assert table["hat"] in table.state.discard[0]  # its owner's pile (CG-4.1.5)


@pytest.mark.parametrize(("changes", "cost"), [([1, -2], 1), ([-9], 1), ([2], 4), ([-1, -1], 1)])
def test_increases_come_before_reductions_and_a_minimum_binds(changes: list[int], cost: int) -> None:
    # CG-10.2.3
    texts = [{"kind": "constant", "effects": [{"do": "cost", "x": sel(), "by": by, "minimum": 1}]} for by in changes]
    table = Table([support("texts", *texts), character("x", cost=2)], {"hand": ["x"], "play": ["texts"]})
    assert play_cost(table.state, 0, table["x"], 0) == cost


def test_the_next_one_is_cheaper_and_only_the_next_one() -> None:
    # CG-10.2.6
    deal = event("deal", act({"do": "cost", "x": sel(), "by": -1, "minimum": 1, "who": "you", "next": True}))
    pay = [{"resources": ["filler"] * 3}, {"resources": ["filler"] * 3}, {}]
    table = Table([deal, character("x", cost=3), character("y", cost=3)], {"hand": ["deal", "x", "y"], "domains": pay})
    table.play("deal")
    table.pass_()
    table.play("x", 0)
    assert table.happened(th.DomainDrained)[-1].paid == 2
    table.pass_()
    table.play("y", 1)
    assert table.happened(th.DomainDrained)[-1].paid == 3


def test_x_is_named_at_announcement_and_zero_needs_no_domain() -> None:
    # CG-10.2.4
    bolt = event("bolt", act({"do": "draw", "n": {"amount": "x"}}), cost="X")
    table = Table([bolt], {"hand": ["bolt"], "domains": [{"resources": ["filler"] * 3}, {}, {}]})
    moves = [(m.x, m.domain) for m in table.decision.options if isinstance(m, th.Play)]
    assert moves == [(0, None), (1, 0), (2, 0), (3, 0)]
    table.play("bolt", 0, x=2)
    assert len(table.state.hand[0]) == 2
    assert table.happened(th.DomainDrained)[0].overpaid == 1


def test_a_card_the_cost_moves_cannot_be_chosen() -> None:
    # CG-11.1.3
    lure = support(
        "lure",
        act(
            {"do": "choose", "x": sel(count=1)},
            {"do": "state", "x": "chosen", "to": "exhausted"},
            costs=[{"do": "sacrifice", "x": sel(count=1, side="you")}],
        ),
    )
    table = Table([lure, character("a1"), character("a2")], {"play": ["lure", "a1", "a2"]})
    pairs = {(m.costs[0][0], m.targets[0][0]) for m in table.decision.options if isinstance(m, th.UseAbility)}
    assert pairs == {(table["a1"], table["a2"]), (table["a2"], table["a1"])}


def test_steadfast_counts_all_domains_and_transient_pays_two_and_is_gone() -> None:
    # CG-22.2.1, 22.2.2
    solid = character("solid", 1, "", "steadfast 2", faction="agency", cost=1)
    flash = character("flash", 1, "", "transient", faction="agency")
    plain = character("plain", faction="agency")
    table = Table([solid, flash, plain], {"hand": ["solid"], "domains": [{"resources": ["flash"]}, {}, {}]})
    assert table.refuse(th.Play(table["solid"], 0)).rule == "CG-22.2.1"
    table = Table(
        [solid, flash, plain, character("two", cost=2, faction="agency")],
        {"hand": ["solid", "two"], "domains": [{"resources": ["flash"]}, {"resources": ["plain"]}, {}]},
    )
    assert th.Play(table["solid"], 1) in table.decision.options
    table.play("two", 0)
    assert table.zone("flash") == "discard"


# --- turn ------------------------------------------------------------------------------------------------------------


def test_two_cards_in_the_deck_are_enough_and_one_loses() -> None:
    # CG-15.5.1
    table = Table([], {"deck": ["filler"] * 2}, at="draw")
    assert (len(table.state.hand[0]), table.kind) == (2, "D-05")
    over = Table.__new__(Table)
    over.__init__([], {"deck": ["filler"]}, at="draw")  # type: ignore[misc]
    assert over.state.outcome is not None
    assert (over.state.outcome.winners, over.state.outcome.rule) == ((1,), "CG-15.5.1")


def test_only_the_active_players_cards_are_readied() -> None:
    # CG-9.2.1
    table = Table(
        [character("a"), character("n")],
        {"play": [{"card": "a", "state": "exhausted"}], "domains": [{"drained": True}, {}, {}]},
        {"play": [{"card": "n", "state": "exhausted"}], "domains": [{"drained": True}, {}, {}]},
        at="refresh",
    )
    assert (table.orientation("a"), table.orientation("n")) == ("ready", "exhausted")
    assert (table.state.drained[0], table.state.drained[3]) == (0, 1)


def test_the_restored_one_is_exhausted_whichever_comes_first() -> None:
    # CG-9.2.2, V-07
    for switches in ([], ["V-07"]):
        table = Table(
            [character("s"), character("e")],
            {"play": [{"card": "s", "state": "insane"}, {"card": "e", "state": "exhausted"}]},
            at="refresh",
            switches=switches,
        )
        assert (table.orientation("s"), table.orientation("e")) == ("exhausted", "ready")


def test_nobody_committed_ends_the_story_phase_without_w6_and_w7() -> None:
    # CG-9.4.3, 13.2.5
    table = Table([character("a"), character("n")], {"play": ["a"]}, {"play": ["n"]}, at="commit_ap")
    table.commit()
    assert (table.state.active, table.state.window) == (1, "W1")


def test_a_skipped_phase_has_no_windows_and_an_extra_one_comes_right_after() -> None:
    # CG-9.4.5, 9.4.6
    table = Table([], {}, at="W1", skip=[{"seat": 0, "phase": "draw"}], again=["operations"])
    windows = []
    while table.state.active == 0:
        windows.append(table.state.window)
        table.do(th.Pass() if table.kind != "D-13" else th.CommitTo())
    assert [w for i, w in enumerate(windows) if w and (i == 0 or windows[i - 1] != w)] == ["W1", "W3", "W4", "W5"]
    assert windows.count("W4") == 4


# --- committing ------------------------------------------------------------------------------------------------------


def test_commitments_are_a_lazy_map() -> None:
    # CG-13.2.1, 13.2.3, D-13
    names = [f"a{n}" for n in range(10)]
    table = Table([*map(character, names), character("tired"), character("mad")],
                  {"play": [*names, {"card": "tired", "state": "exhausted"}, {"card": "mad", "state": "insane"}]},
                  at="commit_ap")  # fmt: skip
    options = table.decision.options
    assert options.count() == 4**10
    assert th.CommitTo() in options
    assert table.refuse(th.CommitTo(((table["tired"], table["A"]),))).rule == "CG-13.2.3"
    assert table.refuse(th.CommitTo(((table["a0"], table["D"]),))).reason == "kernel.not_offered"
    table.commit(a0="A", a1="B", a2="B")
    assert [table.orientation(name) for name in ("a0", "a2", "a3")] == ["exhausted", "exhausted", "ready"]


def test_the_defender_commits_only_where_the_attacker_is() -> None:
    # CG-13.3.1, D-14
    table = Table(
        [character("a"), character("n")], {"play": [{"card": "a", "committed": "A"}]}, {"play": ["n"]}, at="commit_np"
    )
    assert table.refuse(th.CommitTo(((table["n"], table["B"]),))).rule == "CG-13.3.1"
    table.commit(n="A")
    assert table.state.story[table["n"]] == table["A"]


def test_must_and_cannot_commit_narrow_the_map() -> None:
    # CG-13.4.5, 13.4.6
    law = support("law", {"kind": "constant", "effects": [
        {"do": "require", "x": sel(side="you", filters=[{"is": "titled", "title": "bound"}])},
        {"do": "restrict", "cannot": "commit", "x": sel(side="you", filters=[{"is": "titled", "title": "barred"}]),
         "at": sel("story", filters=[{"is": "titled", "title": "A"}])}]})  # fmt: skip
    table = Table([law, character("bound"), character("barred")], {"play": ["law", "bound", "barred"]}, at="commit_ap")
    options = table.decision.options
    assert options.count() == 3 * 3
    assert table.refuse(th.CommitTo()).rule == "CG-13.4.5"
    pairs = ((table["bound"], table["A"]), (table["barred"], table["A"]))
    assert table.refuse(th.CommitTo(tuple(sorted(pairs)))).rule == "CG-13.4.6"


# --- stories ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ap", "np", "tokens"),
    [((3, ""), (0, ""), 2), ((3, ""), (2, ""), 1), ((2, ""), (2, ""), 0), ((2, "fast"), (2, ""), 1),
     ((0, "fast"), (0, ""), 0),
     ((2, "fast"), (2, "fast"), 0)],
)  # fmt: skip
def test_success_and_unchallenged(ap: tuple[int, str], np: tuple[int, str], tokens: int) -> None:
    # CG-14.7.2 - 14.7.5, 21.4.1
    table = _at_story(
        [_there("a")],
        [_there("n")],
        character("a", ap[0], "", *ap[1].split()),
        character("n", np[0], "", *np[1].split()),
    )
    asked = 0
    while table.kind == "D-19":
        table.answer()
        asked += 1
    assert (asked, table.tokens("A")) == (tokens, (tokens, 0))


def test_fast_breaks_zero_ties_only_under_v05() -> None:
    # CG-14.4.3, V-05
    fast = character("a", 0, "", "fast")
    for switches, kind in (([], "D-05"), (["V-05"], "D-18")):
        table = _at_story(
            [_there("a")], [_there("n")], fast, character("n", 0, "", "willpower", "invulnerability"), switches=switches
        )
        assert table.kind == kind


def test_terror_takes_only_who_can_go_insane_and_combat_only_who_can_be_wounded() -> None:
    # CG-14.5.1 - 14.5.4
    table = _at_story(
        [_there("a")],
        [_there("brave"), _there("stone")],
        character("a", 1, "TTCC"),
        character("brave", 1, "", "willpower"),
        character("stone", 1, "T", "invulnerability"),
    )
    assert not table.happened(th.GoesInsane)
    assert table.zone("brave") == "discard"  # the only one that could be wounded


def test_the_defender_may_win_investigation_and_a_story_with_it() -> None:
    # CG-14.6.4, 14.2.3, 15.1.1
    table = _at_story(
        [_there("a")],
        [_there("n")],
        character("a", 5),
        character("n", 1, "I"),
        row=[{"story": "A", "tokens": [4, 4]}, "B", "C"],
    )
    assert (table.kind, table.seat) == ("D-19", 1)
    table.answer()
    assert table.zone("A") == "won"
    assert table.state.won[1] == [table["A"]]
    assert (table.kind, len(table.state.row)) == ("D-05", 3)  # no skill comparison, the row is full again
    assert table.orientation("a") == "exhausted"


def test_a_story_with_only_defenders_left_resolves_unless_v04() -> None:
    # CG-14.1.2, V-04
    for switches, kind in (([], "D-19"), (["V-04"], "D-05")):
        table = _at_story([], [_there("n")], character("n", 1, "I"), switches=switches)
        assert table.kind == kind


def test_three_won_stories_win_the_game_at_once() -> None:
    # CG-15.4.1
    table = Table(
        [event("gift", act({"do": "tokens", "act": "add", "x": sel("story"), "n": 5}))],
        {"hand": ["gift"], "won": ["G", "H"]},
        row=["A"],
        story_deck=["B"],
    )
    table.play("gift")
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0,)
    assert table.state.decision is None


def test_both_reaching_their_number_at_once_means_the_active_player_wins() -> None:
    # CG-15.1.3
    gift = event("gift", act({"do": "tokens", "act": "add", "x": sel("story"), "side": "each"}))
    table = Table([gift], {"hand": ["gift"]}, row=[{"story": "A", "tokens": [4, 4]}, "B", "C"])
    table.play("gift")
    assert table.state.won[0] == [table["A"]]


# --- harm, values, control, domains ----------------------------------------------------------------------------------


def test_going_insane_uncommits_destroys_attachments_and_blanks() -> None:
    # CG-16.4.1, 16.4.2
    mad = event(
        "mad",
        act({"do": "choose", "x": sel(count=1), "purpose": "insane"}, {"do": "state", "x": "chosen", "to": "insane"}),
    )
    hat = support("hat", {"kind": "constant", "effects": [
        {"do": "modify", "x": "host", "changes": [{"change": "skill", "n": 2}]}]}, to=sel())  # fmt: skip
    table = Table(
        [mad, hat, character("n1", 2), character("t1", 1, "T")],
        {"hand": ["mad"]},
        {"play": [{"card": "n1", "attachments": ["hat"]}, "t1"]},
    )
    assert table.skill("n1") == 4
    assert table.playing("mad", None, "t1") not in table.decision.options  # CG-17.3.4
    table.play("mad", None, "n1")
    assert (table.orientation("n1"), table.skill("n1"), table.zone("hat")) == ("insane", 0, "discard")


def test_losing_toughness_kills_at_once() -> None:
    # CG-16.1.3
    weak = event(
        "weak",
        act(
            {"do": "choose", "x": sel(count=1)},
            {"do": "modify", "x": "chosen", "changes": [{"change": "no_keyword", "name": "toughness"}]},
        ),
    )
    table = Table(
        [weak, character("n1", 1, "", "toughness 2")], {"hand": ["weak"]}, {"play": [{"card": "n1", "wounds": 2}]}
    )
    table.play("weak", None, "n1")
    assert table.zone("n1") == "discard"


def test_modifiers_are_netted_before_the_floor() -> None:
    # CG-17.1.2
    def skill(by: int) -> dict[str, object]:
        return {"effect": {"do": "modify", "x": "self", "changes": [{"change": "skill", "n": by}]}, "on": ["a"]}

    table = Table([character("a", 1)], {"play": ["a"]}, lasting=[skill(-3), skill(1)])
    assert table.skill("a") == 0
    table = Table([character("a", 1)], {"play": ["a"]}, lasting=[skill(-3), skill(1), skill(1), skill(1)])
    assert table.skill("a") == 1


def test_numbers_of_a_triggered_effect_are_fixed_and_those_of_a_passive_live() -> None:
    # CG-17.2.3
    n = {"amount": "count", "x": sel(side="you")}
    passive = support(
        "passive",
        {
            "kind": "constant",
            "effects": [
                {
                    "do": "modify",
                    "x": sel(filters=[{"is": "titled", "title": "a"}]),
                    "changes": [{"change": "skill", "n": n}],
                }
            ],
        },
    )
    once = event(
        "once",
        act(
            {"do": "choose", "x": sel(count=1)},
            {"do": "modify", "x": "chosen", "changes": [{"change": "skill", "n": n}]},
        ),
    )
    table = Table(
        [passive, once, character("a", 0), character("b", 0), character("c", 0)],
        {"hand": ["once", "c"], "play": ["passive", "a", "b"]},
    )
    table.play("once", None, "b")
    assert (table.skill("a"), table.skill("b")) == (2, 2)
    table.pass_()
    table.play("c")
    assert (table.skill("a"), table.skill("b")) == (3, 2)


def test_a_blanked_card_loses_its_printed_keywords_and_abilities_but_keeps_bonuses() -> None:
    # CG-2.2.8, 21.5.2
    blank = {"effect": {"do": "modify", "x": "self", "changes": [{"change": "blank"}]}, "on": ["a"]}
    plus = {"effect": {"do": "modify", "x": "self", "changes": [{"change": "skill", "n": 1}]}, "on": ["a"]}
    a = character("a", 1, "C", "fast", abilities=[act({"do": "draw"})])
    table = Table([a], {"play": ["a"]}, lasting=[blank, plus])
    assert table.using("a") not in table.decision.options
    view = table.state.view(0).players[0].play[0]
    assert (view.skill, view.icons, view.keywords, view.blank) == (2, (0, 1, 0, 0), (), True)


def test_day_and_night_are_derived() -> None:
    # CG-20.1.3, INV-23
    night = support("night", {"kind": "constant", "effects": [{"do": "time", "time": "night"}]})
    kill = event("kill", act({"do": "choose", "x": sel("support", count=1)}, {"do": "destroy", "x": "chosen"}))
    table = Table([night, kill], {"hand": ["kill"], "play": ["night"]})
    assert time_of_day(table.state) == (False, True)
    table.play("kill", None, "night")
    assert time_of_day(table.state) == (False, False)


def test_a_gained_domain_is_a_hidden_empty_undrained_domain() -> None:
    # CG-19.2
    more = event("more", act({"do": "domain", "act": "gain"}))
    table = Table([more], {"hand": ["more"], "deck": ["filler"] * 3})
    table.play("more")
    domain = table.state.view(1).players[0].domains[3]
    assert (domain.gained, domain.drained, domain.resources, domain.worth) == (True, False, (), 0)
    assert len(table.state.deck[0]) == 2


def test_conspiracies_join_the_row_beyond_the_three() -> None:
    # CG-22.2.7
    plot = {"id": "plot", "title": "plot", "type": "conspiracy", "struggles": "TIT"}
    table = Table([plot], {"hand": ["plot"]})
    table.play("plot")
    assert (table.zone("plot"), len(table.state.row)) == ("row", 4)
    assert table.state.view(0).row[3].struggles == "TIT"


def test_a_look_at_the_top_is_shown_to_that_player_alone_and_put_back_in_the_order_he_wants() -> None:
    # CG-4.1.11, INV-17
    peek = event("peek", act({"do": "look", "n": 2}, {"do": "arrange", "x": "looked"}))
    deck = ["filler", {"card": "p", "name": "lower"}, {"card": "q", "name": "upper"}]
    table = Table([peek, character("p"), character("q")], {"hand": ["peek"], "deck": deck})
    table.play("peek")
    assert [card.card for card in table.state.view(0).shown] == [table["lower"], table["upper"]]
    assert table.state.view(1).shown == ()
    table.choose("upper")
    assert table.state.deck[0][-2:] == [table["upper"], table["lower"]]
    assert table.state.view(0).shown == ()


def test_who_may_not_stand_beside_a_character_cannot_commit_with_it() -> None:
    # CG-13.4.6: "Characters without an A icon cannot commit to the same story as this"
    no_a = {"is": "not", "filter": {"is": "icons", "icon": "A"}}
    alone = {"do": "restrict", "cannot": "commit", "x": sel(filters=[no_a]), "at": "here"}
    warden = character("warden", 1, "A", abilities=[{"kind": "constant", "effects": [alone]}])
    table = Table([warden, character("plain"), character("wise", 1, "A")], {"play": ["warden", "plain", "wise"]},
                  at="commit_ap")  # fmt: skip
    options = table.decision.options
    together = th.CommitTo(tuple(sorted(((table["warden"], table["A"]), (table["plain"], table["A"])))))
    assert table.refuse(together).rule == "CG-13.4.6"
    assert options.count() == len(list(options)) == 4 * 4 + 3 * (3 * 4)  # warden at home, or at one of three
    table.commit(warden="A", wise="A", plain="B")


def test_control_given_by_an_attachment_ends_with_it() -> None:
    # CG-18.1.8
    leash = support("leash", {"kind": "constant", "effects": [{"do": "take_control", "x": "host"}]}, to=sel())
    kill = event("kill", act({"do": "choose", "x": sel("attachment", count=1)}, {"do": "destroy", "x": "chosen"}))
    table = Table([leash, kill, character("n1")], {"hand": ["leash"]}, {"hand": ["kill"], "play": ["n1"]})
    table.play("leash", host="n1")
    assert table.state.controller[table["n1"]] == 0
    table.play("kill", None, "leash")
    assert table.state.controller[table["n1"]] == 1


def test_a_named_subtype_must_exist_in_the_game() -> None:
    # CG-17.8.1, D-24
    cleanse = event("cleanse", act({"do": "name", "what": "subtype"}, {
        "do": "destroy", "x": sel(filters=[{"is": "named", "what": "subtype"}])}))
    cards = [character("a", subtypes=["Cultist"]), character("b", subtypes=["Student"])]
    table = Table([cleanse, *cards], {"hand": ["cleanse"]}, {"play": ["a", "b"]})
    table.play("cleanse")
    assert (table.kind, [move.word for move in table.decision.options]) == ("D-24", ["Cultist", "Student"])  # type: ignore[attr-defined]
    table.refuse(th.NameIt("Dragon"))
    table.do(th.NameIt("Student"))
    assert (table.zone("a"), table.zone("b")) == ("play", "discard")


def test_the_order_of_entering_together_is_asked_only_where_it_matters() -> None:
    # CG-12.5.5, D-12
    raise_all = event("raise", act({"do": "move", "x": sel(zone="discard", side="you"), "to": "play"}))
    for word, kind in (("heroic", "D-12"), ("fast", "D-05")):
        cards = [character("a", 1, "", word), character("b", 1, "", "villainous")]
        table = Table([raise_all, *cards], {"hand": ["raise"], "discard": ["a", "b"]})
        table.play("raise")
        assert table.kind == kind
        if kind == "D-12":
            table.choose("b")
            assert (table.zone("a"), table.zone("b")) == ("discard", "play")


def test_of_two_copies_of_a_unique_card_the_player_says_which_enters() -> None:
    # CG-6.1.5, D-25
    raise_all = event("raise", act({"do": "move", "x": sel(zone="discard", side="you"), "to": "play"}))
    twins = [{"card": "u", "name": "u1"}, {"card": "u", "name": "u2"}]
    table = Table([raise_all, character("u", unique=True)], {"hand": ["raise"], "discard": twins})
    table.play("raise")
    assert table.kind == "D-25"
    table.choose("u2")
    assert (table.zone("u1"), table.zone("u2")) == ("discard", "play")
