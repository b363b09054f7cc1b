"""Rules where two of them meet: costs that texts change or take away, alternatives, timing, what lies face down."""

from __future__ import annotations

from typing import Any

import pytest

from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.acts import ActOptions
from cthulhu_desktop.core.cards.stepwise import Draft, next_step
from cthulhu_desktop.core.kernel import Rng
from tests.core.cards.every_invariant import check_position, faceless
from tests.core.cards.test_fine_points import ONE, STORIES, here, story
from tests.helpers.card_decks import act, sel, when
from tests.helpers.table import Table, character, event, support

# --- costs and alternatives ------------------------------------------------------------------------------------------


def test_x_may_be_greater_than_the_domain_by_what_is_taken_off_the_cost() -> None:
    # CG-10.2.2, 10.2.4
    sale = support("sale", {"kind": "constant", "effects": [{"do": "cost", "x": sel("event"), "by": -1}]})
    bolt = event("bolt", act({"do": "draw", "n": {"amount": "x"}}), cost="X")
    domains = [{"resources": ["filler"] * 2}, {}, {}]
    table = Table([sale, bolt], {"hand": ["bolt"], "play": ["sale"], "domains": domains})
    options = table.decision.options
    assert isinstance(options, ActOptions)
    assert [(m.x, m.domain) for m in options if isinstance(m, th.Play)] == [(0, None), (1, None), (2, 0), (3, 0)]
    step = next_step(table.state, Draft(options.plans()[0]))
    assert step is not None
    assert (step.part, step.options) == ("x", (0, 1, 2, 3))


def test_uncommitting_as_a_cost_is_seen_and_is_no_way_round_a_cannot() -> None:
    # CG-10.3.2, 17.6.1
    scout = character("scout", abilities=[act({"do": "draw"}, costs=[{"do": "uncommit", "x": "self"}])])
    watch = support("watch", when("forced", {"kind": "uncommitted"}, {"do": "draw"}))
    there = {"card": "scout", "committed": "A", "state": "exhausted"}
    table = Table([scout, watch], {"play": [there, "watch"]}, at="W6a")
    table.use("scout")
    assert len(table.happened(th.Uncommitted)) == 1
    assert len(table.state.hand[0]) == 2
    glue = support("glue", {"kind": "constant", "effects": [{"do": "restrict", "x": sel(), "cannot": "uncommit"}]})
    table = Table([scout, glue], {"play": [there, "glue"]}, at="W6a")
    table.refuse(table.using("scout"))


@pytest.mark.parametrize(("deck", "picks"), [(["filler"], [0, 1]), ([], [0])])
def test_an_alternative_that_finds_nothing_may_not_be_picked_while_another_can(
    deck: list[str], picks: list[int]
) -> None:
    # CG-17.4.6, 4.1.13
    options = [
        {"do": "seq", "effects": [{"do": "discard", "x": sel("card", zone=zone, side="you", count=n)}]}
        for zone, n in (("hand", 1), ("deck_top", 5))
    ]
    demand = {"do": "by_player", "who": "opponent", "effects": [{"do": "mode", "options": options}]}
    table = Table([event("demand", act(demand)), character("n1")], {"hand": ["demand"]}, {"hand": ["n1"], "deck": deck})
    table.play("demand")
    if len(picks) == 1:
        assert table.zone("n1") == "discard"
    else:
        assert [move.mode for move in table.decision.options if isinstance(move, th.ChooseMode)] == picks


def test_modes_fixed_at_announcement_leave_out_the_one_that_finds_nothing() -> None:
    # CG-17.4.6, 17.3.7
    options = [{"do": "seq", "effects": [ONE, {"do": "wound", "x": "chosen"}]},
               {"do": "seq", "effects": [{"do": "domain", "act": "refresh", "x": sel(
                   "domain", zone="domains", count=1, filters=[{"is": "state", "state": "drained"}])}]}]  # fmt: skip
    spell = event("spell", act({"do": "mode", "options": options}))
    for drained, modes in ((False, {(0,)}), (True, {(0,), (1,)})):
        table = Table([spell, character("a1")],
                      {"hand": ["spell"], "play": ["a1"], "domains": [{"drained": drained}, {}, {}]})  # fmt: skip
        assert {move.modes for move in table.decision.options if isinstance(move, th.Play)} == modes


def test_control_that_cannot_be_given_is_no_alternative() -> None:
    # CG-17.4.6, 18.1.3
    options = [{"do": "seq", "effects": [{"do": "take_control", "x": "chosen", "who": "controller.self"}]},
               {"do": "seq", "effects": [{"do": "move", "x": "chosen", "to": "hand"}]}]  # fmt: skip
    deal = act(ONE, {"do": "by_player", "who": "controller.chosen", "effects": [{"do": "mode", "options": options}]})
    broker = character("broker", 1, "", "heroic", abilities=[deal])
    table = Table([broker, character("bad", 1, "", "villainous")], {"play": ["broker"]}, {"play": ["bad"]})
    table.use("broker", None, "bad")
    assert table.zone("bad") == "hand"


@pytest.mark.parametrize("cost", [{"do": "wound"}, {"do": "state", "to": "insane"}])
@pytest.mark.parametrize("others", [True, False])
def test_a_cost_inside_an_effect_that_is_evaded_must_be_paid_another_way(cost: dict[str, str], others: bool) -> None:
    # CG-17.4.5, 12.4.1
    toll = {"do": "unless_paid", "costs": [{**cost, "x": sel(side="you", count=1)}], "effects": [{"do": "draw"}]}
    flee = when("disrupt", {"kind": "wounded" if cost["do"] == "wound" else "goes_insane", "moment": "would",
                            "subject": "self"},
                {"do": "instead", "effects": [{"do": "move", "x": "self", "to": "hand"}]})  # fmt: skip
    cards = [event("toll", act(toll)), character("guest", abilities=[flee]), character("old")]
    table = Table(cards, {"hand": ["toll"]}, {"play": ["guest", "old"] if others else ["guest"]})
    table.play("toll")
    table.do(th.PayCosts(None, ((table["guest"],),)))
    assert table.kind == "D-09"
    table.use("guest", to=0)
    assert table.zone("guest") == "hand"
    if others:  # the only other way is taken by itself (CG-23.1.1)
        hurt = table.zone("old") if cost["do"] == "wound" else table.orientation("old")
        assert hurt == ("discard" if cost["do"] == "wound" else "insane")
    assert len(table.state.hand[0]) == (0 if others else 1)


def test_an_ability_that_its_own_cost_takes_away_is_used_all_the_same() -> None:
    # CG-12.7.3, 10.3.2
    ready = {"test": "fits", "x": "self", "filters": [{"is": "state", "state": "ready"}]}
    tire = {"change": "ability",
            "ability": act({"do": "draw"}, costs=[{"do": "state", "x": "self", "to": "exhausted"}])}  # fmt: skip
    own = {"kind": "constant", "while": ready, "effects": [{"do": "modify", "x": "self", "changes": [tire]}]}
    table = Table([character("c", abilities=[own])], {"play": ["c"]})
    table.use("c", ability=100)
    assert (table.orientation("c"), len(table.state.hand[0])) == ("exhausted", 1)
    burn = {"change": "ability", "ability": act({"do": "draw"}, costs=[
        {"do": "sacrifice", "x": sel("support", count=1, side="you")}])}  # fmt: skip
    charm = support("charm", {"kind": "constant", "effects": [{"do": "modify", "x": "host", "changes": [burn]}]},
                    to=sel())  # fmt: skip
    table = Table([charm, character("c")], {"play": [{"card": "c", "attachments": ["charm"]}]})
    table.use("c", ability=100, costs=((table["charm"],),))
    assert (table.zone("charm"), len(table.state.hand[0])) == ("discard", 1)


def test_a_gained_forced_response_keeps_to_its_limit() -> None:
    # CG-12.2.5
    gain = {"change": "ability", "ability": when("forced", {"kind": "readied"}, {"do": "draw"}, limit={"per": "turn"})}
    charm = support("charm", {"kind": "constant", "effects": [{"do": "modify", "x": "host", "changes": [gain]}]},
                    to=sel())  # fmt: skip
    wake = event("wake", act({"do": "state", "x": sel(), "to": "ready"}))
    play = [{"card": "c", "attachments": ["charm"], "state": "exhausted"}, {"card": "d", "state": "exhausted"}]
    table = Table([charm, wake, character("c"), character("d")], {"hand": ["wake"], "play": play})
    table.play("wake")
    assert table.kind == "D-11"
    table.do(th.Pick(0))
    assert (table.kind, len(table.state.hand[0])) == ("D-05", 1)


# --- timing ----------------------------------------------------------------------------------------------------------


def test_each_player_chooses_before_anything_happens_to_either() -> None:
    # CG-12.5.6
    purge = event("purge", act({"do": "by_player", "who": "each", "effects": [
        {"do": "choose", "x": sel(side="you", count=1)}, {"do": "destroy", "x": "chosen"}]}))  # fmt: skip
    table = Table([purge, *map(character, ("a1", "a2", "n1", "n2"))], {"hand": ["purge"], "play": ["a1", "a2"]},
                  {"play": ["n1", "n2"]})  # fmt: skip
    table.play("purge")
    table.choose("a1")
    assert (table.seat, table.zone("a1")) == (1, "play")
    table.choose("n2")
    assert [table.zone(name) for name in ("a1", "a2", "n1", "n2")] == ["discard", "play", "play", "discard"]


def test_what_forbids_readying_while_it_is_exhausted_holds_for_cards_readied_with_it() -> None:
    # CG-9.2.1: at once, in whatever order they lie
    chain = support("chain", {"kind": "constant", "while": {"test": "exists", "x": sel("support", filters=[
        here("chain"), {"is": "state", "state": "exhausted"}])}, "effects": [
            {"do": "restrict", "x": sel(filters=[here("bound")]), "cannot": "be_readied"}]})  # fmt: skip
    for order in (["chain", "bound"], ["bound", "chain"]):
        play = [{"card": name, "state": "exhausted"} for name in order]
        table = Table([chain, character("bound")], {"play": play}, at="refresh")
        assert (table.orientation("bound"), table.orientation("chain")) == ("exhausted", "ready")


def test_an_extra_phase_that_is_not_taken_in_its_turn_is_lost() -> None:
    # CG-9.4.6: before the end of the turn
    late = event("late", act({"do": "again", "phase": "operations"}))
    table = Table([late], {"hand": ["late"]}, at="W5")
    table.play("late")
    windows = []
    while not (table.state.active == 0 and table.state.window == "W1"):
        windows.append((table.state.active, table.state.window))
        table.do(th.CommitTo() if table.kind in ("D-13", "D-14") else th.Pass())
    assert windows.count((1, "W4")) == 2


@pytest.mark.parametrize("kind", ["phase_ends", "turn_ends"])
def test_nothing_set_up_in_a_closing_step_outlives_it(kind: str) -> None:
    # CG-9.4.1 (3), 17.2.1
    boost = {"do": "modify", "x": "self", "changes": [{"change": "skill", "n": 3}]}
    table = Table([character("f", abilities=[when("forced", {"kind": kind}, boost)])], {"play": ["f"]}, at="W7")
    table.pass_(2)
    assert (table.skill("f"), table.state.lasting) == (1, [])


def test_a_consequence_of_an_expiry_ends_with_the_same_phase() -> None:
    # CG-9.4.1, EX-08
    boost = {"do": "modify", "x": "self", "changes": [{"change": "skill", "n": 3}]}
    tough = event("tough", act(ONE, {"do": "modify", "x": "chosen", "changes": [
        {"change": "keyword", "name": "toughness", "n": 1}]}, {"do": "wound", "x": "chosen"}))  # fmt: skip
    cards = [character("f", abilities=[when("forced", {"kind": "destroyed"}, boost)]), tough, character("a")]
    table = Table(cards, {"play": ["f", "a"], "hand": ["tough"]}, at="W3")
    table.play("tough", None, "a")
    table.pass_(2)
    assert (table.state.window, table.zone("a"), table.skill("f")) == ("W4", "discard", 1)


def test_who_committed_somebody_has_committed_even_if_nobody_is_left() -> None:
    # CG-9.4.3, 13.2.5: W6a opens all the same; NP has nobody to answer (CG-13.3.1)
    trap = support("trap", when("forced", {"kind": "commits_done", "who": "opponent"},
                                {"do": "uncommit", "x": sel(side="opponent")}))  # fmt: skip
    table = Table([trap, character("a"), character("n")], {"play": ["a"]}, {"play": ["trap", "n"]}, at="commit_ap")
    table.commit(a="A")
    assert (table.state.window, table.state.story[table["a"]]) == ("W6a", -1)
    table.pass_(2)
    assert table.state.window == "W6b"


def test_a_card_that_was_blank_when_it_happened_does_not_respond_once_it_has_its_text_again() -> None:
    # CG-12.7.1, 9.4.1: all uncommit before the blanking ends
    scout = character("scout", abilities=[when("forced", {"kind": "uncommitted", "subject": "self"}, {"do": "draw"})])
    hush = event("hush", act(ONE, {"do": "modify", "x": "chosen", "changes": [{"change": "blank"}]}))
    for blanked in (False, True):
        there = {"card": "scout", "committed": "A", "state": "exhausted"}
        table = Table([scout, hush], {"hand": ["hush"], "play": [there]}, at="W6b")
        if blanked:
            table.play("hush", None, "scout")
        table.pass_to("D-19")
        while table.state.active == 0:
            table.do(th.Answer(False) if table.kind == "D-19" else th.Pass())
        assert len(table.happened(th.Drawn)) == (0 if blanked else 1)


def test_a_response_that_is_played_during_the_story_phase_may_answer_the_resolution() -> None:
    # CG-11.1.12, 12.6.4: its Response window lies between W6b and W7
    cheer = event("cheer", {"kind": "play_rule", "window": {"windows": ["W5", "W6a", "W6b", "W7"]}},
                  when("response", {"kind": "succeeded", "who": "you"}, {"do": "draw"}))  # fmt: skip
    never = event("never", {"kind": "play_rule", "window": {"windows": ["W4"]}},
                  when("response", {"kind": "succeeded", "who": "you"}, {"do": "draw"}))  # fmt: skip
    there = {"card": "a", "committed": "A", "state": "exhausted"}
    table = Table([cheer, never, character("a")], {"hand": ["cheer", "never"], "play": [there]}, at="resolve")
    table.pass_to("D-10")
    assert {move.card for move in table.decision.options if isinstance(move, th.Play)} == {table["cheer"]}


def test_before_a_story_effect_or_a_passive_a_disrupt_that_cancels_nothing_may_be_used() -> None:
    # CG-12.4.1, 12.2.8; neither can be cancelled as a whole (CG-12.1.5, 15.2.6)
    flee = support("flee", when("disrupt", {"kind": "ability_used", "moment": "before"},
                                {"do": "move", "x": "host", "to": "hand"}), to=sel())  # fmt: skip
    deny = event("deny", when("disrupt", {"kind": "ability_used", "moment": "before"}, {"do": "cancel"}))
    stories = [story("A", {"do": "destroy", "x": sel()}), *STORIES[1:]]
    gift = event("gift", act({"do": "tokens", "act": "add", "x": sel("story", filters=[here("A")])}))
    table = Table([flee, deny, gift, character("n1"), character("n2")], {"hand": ["gift"]},
                  {"hand": ["deny"], "play": [{"card": "n1", "attachments": ["flee"]}, "n2"]},
                  stories=stories, row=[{"story": "A", "tokens": [4, 0]}, "B", "C"])  # fmt: skip
    table.play("gift")
    table.pass_()
    table.answer()
    assert (table.kind, table.seat) == ("D-09", 1)
    assert [move for move in table.decision.options if isinstance(move, th.Play)] == []
    table.use("flee", ability=1, to=0)
    table.pass_()  # the Disrupt itself could be cancelled
    assert (table.zone("n1"), table.zone("n2")) == ("hand", "discard")


def test_each_player_orders_his_own_cards_that_enter_together() -> None:
    # CG-12.5.5, D-12
    rise = event("rise", act({"do": "move", "x": sel(zone="discard"), "to": "play"}))
    cards = [rise, character("good", 1, "", "heroic"), character("bad", 1, "", "villainous")]
    piles = [{"card": name, "name": f"{seat}-{name}"} for seat in "xy" for name in ("good", "bad")]
    table = Table(cards, {"hand": ["rise"], "discard": piles[:2]}, {"discard": piles[2:]})
    table.play("rise")
    asked = []
    for name in ("x-bad", "y-good"):
        asked.append((table.kind, table.seat))
        table.choose(name)
    assert asked == [("D-12", 0), ("D-12", 1)]
    assert [table.zone(str(pile["name"])) for pile in piles] == ["discard", "play", "play", "discard"]


@pytest.mark.parametrize(
    ("kind", "send"),
    [("sacrificed", {"do": "sacrifice", "x": sel(side="you")}), ("returned", {"do": "move", "x": sel(), "to": "hand"}),
     ("discarded", {"do": "discard", "x": sel(side="you")})],
)  # fmt: skip
def test_an_attachment_responds_to_whatever_takes_its_host_away(kind: str, send: dict[str, object]) -> None:
    # CG-12.7.5, 16.5.4
    mourning = support("mourning", when("forced", {"kind": kind, "subject": "host"}, {"do": "draw"}), to=sel())
    play = [{"card": "a", "attachments": ["mourning"]}]
    table = Table([mourning, event("send", act(send)), character("a")], {"hand": ["send"], "play": play})
    table.play("send")
    assert (table.zone("mourning"), len(table.happened(th.Drawn))) == ("discard", 1)


# --- what a seat cannot know -----------------------------------------------------------------------------------------


def test_what_lies_dormant_is_dealt_anew_for_the_opponent_alone() -> None:
    # CG-22.2.6, 4.1.4
    names = ("s1", "s2", "s3")
    cards = [character(name, 1, "", "dormant") for name in names]
    table = Table([*cards, character("plain")], {"hand": [*names, "plain"]}, {}, seed=3)
    table.play("s1", None, host="A")
    found = set()
    for seed in range(40):
        dealt = table.state.redeal(1, Rng(seed))
        lying = [card for card in dealt.play[0] if dealt.orient[card] == 3]
        assert len(lying) == 1
        assert dealt.host[lying[0]] == table["A"]
        assert (len(dealt.hand[0]), dealt.zone[lying[0]]) == (3, 3)
        found.add(lying[0])
        own = table.state.redeal(0, Rng(seed))
        assert own.play[0] == table.state.play[0]
        assert faceless(dealt.view(1)) == faceless(table.state.view(1))
    assert found == {table[name] for name in names}
    check_position(table.state)


# --- having the ability in time --------------------------------------------------------------------------------------


@pytest.mark.parametrize("label", ["response", "forced"])
@pytest.mark.parametrize("blank_then", [True, False])
def test_a_card_that_a_passive_blanks_does_not_answer_what_happened_before_that_ends(
    label: str, *, blank_then: bool
) -> None:
    # CG-12.7.1, 17.1.4
    blank = {"do": "modify", "x": sel(filters=[here("c")]), "changes": [{"change": "blank"}]}
    hush = support("hush", {"kind": "constant", "effects": [blank]})
    answering = character("c", abilities=[when(label, {"kind": "drawn"}, {"do": "draw"}, limit={"per": "turn"})])
    effects = [{"do": "draw"}, {"do": "destroy", "x": sel("support")}]
    omen = event("omen", act(*(effects if blank_then else reversed(effects))))
    table = Table([hush, answering, omen], {"hand": ["omen"], "play": ["hush", "c"]})
    table.play("omen")
    if label == "response":
        assert table.kind == ("D-05" if blank_then else "D-10")
    else:
        assert len(table.happened(th.Drawn)) == (1 if blank_then else 2)
    check_position(table.state)


def test_a_passive_that_ends_and_begins_again_blanks_again() -> None:
    # CG-17.1.4, 12.7.1
    awake = {"test": "fits", "x": "self", "filters": [{"is": "state", "state": "ready"}]}
    blank = {"do": "modify", "x": sel(filters=[here("c")]), "changes": [{"change": "blank"}]}
    hush = support("hush", {"kind": "constant", "while": awake, "effects": [blank]})
    answering = character("c", abilities=[when("forced", {"kind": "drawn"}, {"do": "wound", "x": "self"})])
    turn = [{"do": "state", "x": sel("support"), "to": to} for to in ("exhausted", "ready")]
    omen = event("omen", act(*turn, {"do": "draw"}))
    table = Table([hush, answering, omen], {"hand": ["omen"], "play": ["hush", "c"]})
    table.play("omen")
    assert table.zone("c") == "play"
    assert [mark[0] for mark in table.state.plan] == ["blank"]


def test_an_ability_given_after_the_occurrence_does_not_answer_it() -> None:
    # CG-12.7.1
    gain = {"change": "ability", "ability": when("forced", {"kind": "drawn"}, {"do": "wound", "x": "self"})}
    give = {"do": "modify", "x": sel(filters=[here("c")]), "changes": [gain]}
    for order, zone in ((1, "play"), (-1, "discard")):
        effects: list[dict[str, Any]] = [{"do": "draw"}, give]
        omen = event("omen", act(*effects[::order]))
        table = Table([character("c"), omen], {"hand": ["omen"], "play": ["c"]})
        table.play("omen")
        assert table.zone("c") == zone


# --- one of each, and into a domain from play ------------------------------------------------------------------------


@pytest.mark.parametrize(("resources", "playable"), [([[], [], []], False), ([[], ["filler"], []], True)])
def test_one_of_each_needs_at_least_one(resources: list[list[str]], *, playable: bool) -> None:
    # CG-17.3.9
    choose = {"do": "choose", "x": sel("resource", count=1, zone="resources",
                                       filters=[{"is": "resource_of", "x": "each"}])}  # fmt: skip
    raid = event("raid", act({"do": "for_each", "x": sel("domain", zone="domains", side="opponent"), "effects": [
        choose, {"do": "resource", "act": "destroy", "x": "chosen"}]}))  # fmt: skip
    table = Table([raid], {"hand": ["raid"]}, {"domains": [{"resources": cards} for cards in resources]})
    if playable:
        table.play("raid")
        assert [len(table.state.resources[domain]) for domain in table.state.domains[1]] == [0, 0, 0]
    else:
        refused = table.refuse(table.playing("raid"))
        assert (refused.reason, refused.rule) == ("cards.refused.no_target", "CG-17.3.9")


def test_a_card_in_play_that_becomes_a_resource_leaves_play() -> None:
    # CG-4.1.6, 16.5.4, 19.1.4
    bury = event("bury", act({"do": "attach", "x": sel(side="you", count=1), "to": sel(
        "domain", zone="domains", side="you", count=1), "as": "resource"}))  # fmt: skip
    watch = support("watch", when("forced", {"kind": "leaves_play", "subject": sel()}, {"do": "draw"}))
    mourning = support("mourning", when("forced", {"kind": "destroyed", "subject": "self"}, {"do": "draw"}), to=sel())
    play = ["watch", {"card": "a", "attachments": ["mourning"], "state": "exhausted"}]
    table = Table([bury, watch, mourning, character("a")], {"hand": ["bury"], "play": play})
    table.play("bury")
    table.do(next(iter(table.decision.options)))
    if table.kind == "D-11":
        table.do(th.Pick(0))
    assert (table.zone("a"), table.zone("mourning"), len(table.happened(th.Drawn))) == ("resource", "discard", 2)
    assert next((x.card, x.to) for x in table.happened(th.LeavesPlay)) == (table["a"], "resource")
    assert len(table.happened(th.Destroyed)) == 1
    check_position(table.state)


@pytest.mark.parametrize("defended", [True, False])
def test_a_story_that_is_skipped_says_whether_defenders_are_left(*, defended: bool) -> None:
    # V-04 (CG-22.3.1), CG-14.1.2
    there = {"committed": "A", "state": "exhausted"}
    snap = event("snap", act(ONE, {"do": "destroy", "x": "chosen"}))
    theirs = [{"card": "n", **there}] if defended else []
    table = Table([snap, character("a"), character("n")], {"hand": ["snap"], "play": [{"card": "a", **there}]},
                  {"play": theirs}, at="W6b", switches=["V-04"])  # fmt: skip
    table.play("snap", None, "a")
    table.pass_windows()
    assert [x.defended for x in table.happened(th.StorySkipped)] == ([True] if defended else [])
