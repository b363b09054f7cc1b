"""Rules where two of them meet: stories won together, control from two sides, "cannot"."""

from __future__ import annotations

import pytest

from cthulhu_desktop.core.cards import things as th
from tests.helpers.card_decks import act, sel, when
from tests.helpers.table import Table, character, event, support

READY_CHOSEN = {"do": "state", "x": "chosen", "to": "ready"}
ONE = {"do": "choose", "x": sel(count=1)}


def story(name: str, *effects: dict[str, object]) -> dict[str, object]:
    return {"id": name, "title": name, "abilities": [{"kind": "story_effect", "effects": list(effects)}]}


STORIES = [story(name, {"do": "draw"}) for name in "ABCDEFGHIJ"]


def here(name: str) -> dict[str, object]:
    return {"is": "titled", "title": name}


def chosen(table: Table) -> list[int]:
    """What can be picked now, one by one."""
    return [move.items[0] for move in table.decision.options if isinstance(move, th.ChooseItems)]


# --- stories won -----------------------------------------------------------------------------------------------------


def test_the_row_is_filled_once_after_the_effects_of_all_stories_won_together() -> None:
    # CG-15.3.2, EX-07
    flood = event("flood", act({"do": "tokens", "act": "add", "x": sel("story")}))
    row = [{"story": "A", "tokens": [4, 0]}, {"story": "B", "tokens": [4, 0]}, "C"]
    table = Table([flood], {"hand": ["flood"]}, stories=STORIES, row=row)
    table.play("flood")
    table.pick("A")
    table.answer()
    assert (table.kind, len(table.state.row)) == ("D-20", 1)
    table.answer()
    assert (table.kind, len(table.state.row)) == ("D-05", 3)


def test_a_story_won_by_the_effect_of_another_follows_it_and_then_the_row_is_filled() -> None:
    # CG-15.3.3
    stories = [story("A", {"do": "tokens", "act": "add", "x": sel("story", filters=[here("B")])}), *STORIES[1:]]
    omen = event("omen", act({"do": "tokens", "act": "add", "x": sel("story", filters=[here("A")])}))
    watch = support("watch", when("forced", {"kind": "token_placed", "place": sel("story", filters=[here("B")])},
                                  {"do": "draw", "n": 3}))  # fmt: skip
    row = [{"story": "A", "tokens": [4, 0]}, {"story": "B", "tokens": [4, 0]}, "C"]
    table = Table([omen, watch], {"hand": ["omen"], "play": ["watch"]}, stories=stories, row=row)
    table.play("omen")
    table.answer()
    assert (table.kind, table.zone("B"), len(table.state.row)) == ("D-20", "won", 1)
    assert table.happened(th.Drawn) == []  # Forced Responses come after step 4
    table.answer()
    assert len(table.state.row) == 3


def test_a_disrupt_inside_an_effect_does_not_bring_the_story_effect_forward() -> None:
    # CG-15.3.3: the effect in which the story was won is carried out first
    flood = event("flood", act({"do": "tokens", "act": "add", "x": sel("story", filters=[here("A")])},
                               {"do": "destroy", "x": sel(side="opponent")}))  # fmt: skip
    cry = event("cry", when("disrupt", {"kind": "destroyed", "moment": "would"}, {"do": "draw"}))
    table = Table([flood, cry, character("n1")], {"hand": ["flood"]}, {"hand": ["cry"], "play": ["n1"]},
                  stories=STORIES, row=[{"story": "A", "tokens": [4, 0]}, "B", "C"])  # fmt: skip
    table.play("flood")
    assert (table.kind, table.zone("A")) == ("D-09", "won")
    table.play("cry", to=0)
    assert (table.kind, table.zone("n1")) == ("D-20", "discard")


def test_a_won_story_that_goes_back_is_shuffled_into_the_story_deck() -> None:
    # CG-15.4.3: it does not simply lie on top
    back = event("back", act({"do": "choose", "x": sel("story", count=1, zone="won", side="you")},
                             {"do": "move", "x": "chosen", "to": "story_deck"}))  # fmt: skip
    tops = set()
    for seed in range(1, 9):
        table = Table([back], {"hand": ["back"], "won": ["G"]}, stories=STORIES, seed=seed)
        table.play("back", None, "G")
        tops.add(table.state.static.title[table.state.story_deck[-1]])
    assert len(tops) > 1


@pytest.mark.parametrize(("switches", "asked"), [([], ["D-19"]), (["V-04"], [])])
def test_under_v04_a_story_goes_on_only_while_an_attacker_is_there(switches: list[str], asked: list[str]) -> None:
    # V-04 (CG-22.3.1): the attacker dies in Combat, the defender has the Investigation icon
    there = {"committed": "A", "state": "exhausted"}
    table = Table([character("a"), character("n", 1, "CI")], {"play": [{"card": "a", **there}]},
                  {"play": [{"card": "n", **there}]}, at="resolve", switches=switches)  # fmt: skip
    assert table.zone("a") == "discard"
    assert [kind for kind in (table.kind,) if kind == "D-19"] == asked


# --- control ---------------------------------------------------------------------------------------------------------


def test_a_later_effect_takes_a_card_from_the_bearer_of_an_attachment_and_gives_it_back() -> None:
    # CG-18.1.4, 18.1.8
    leash = support("leash", {"kind": "constant", "effects": [{"do": "take_control", "x": "host"}]}, to=sel())
    grab = event("grab", act(ONE, {"do": "take_control", "x": "chosen", "until": "phase"}))
    table = Table([leash, grab, character("n1")], {"hand": ["leash"]}, {"hand": ["grab"], "play": ["n1"]})
    table.play("leash", host="n1")
    assert table.state.controller[table["n1"]] == 0
    table.play("grab", None, "n1")
    assert table.state.controller[table["n1"]] == 1
    table.pass_windows()
    assert table.state.controller[table["n1"]] == 0
    assert [x.seat for x in table.happened(th.ControlChanged)] == [0, 1, 0]


def test_of_two_attachments_that_give_control_the_later_one_rules() -> None:
    # CG-18.1.4
    leash = support("leash", {"kind": "constant", "effects": [{"do": "take_control", "x": "host"}]}, to=sel())
    theirs = {"card": "leash", "name": "theirs", "owner": 1}
    table = Table([leash, character("n1")], {"hand": [{"card": "leash", "name": "mine"}]},
                  {"play": [{"card": "n1", "attachments": [theirs]}]})  # fmt: skip
    table.play("mine", host="n1")
    assert table.state.controller[table["n1"]] == 0


# --- cannot ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cannot", "effect", "state"),
    [("be_readied", READY_CHOSEN, "exhausted"),
     ("be_exhausted", {"do": "state", "x": "chosen", "to": "exhausted"}, "ready"),
     ("be_restored", {"do": "state", "x": "chosen", "to": "restored"}, "insane"),
     ("be_destroyed", {"do": "destroy", "x": "chosen"}, "ready")],
)  # fmt: skip
def test_what_a_card_cannot_suffer_makes_it_an_illegal_target(cannot: str, effect: dict[str, str], state: str) -> None:
    # CG-17.6.1
    ban = support("ban", {"kind": "constant", "effects": [
        {"do": "restrict", "x": sel(filters=[here("safe")]), "cannot": cannot}]})  # fmt: skip
    spell, both = event("spell", act(ONE, effect)), event("both", act(ONE, effect, {"do": "wound", "x": "chosen"}))
    play = ["ban", {"card": "safe", "state": state}, {"card": "other", "state": state}]
    table = Table([ban, spell, both, character("safe"), character("other")], {"hand": ["spell", "both"], "play": play})
    plays = [move for move in table.decision.options if isinstance(move, th.Play)]
    assert [move.targets[0][0] for move in plays if move.card == table["spell"]] == [table["other"]]
    either = {move.targets[0][0] for move in plays if move.card == table["both"]}
    assert either == {table["safe"], table["other"]}  # ineligible for one part only (CG-17.3.4)


def test_a_card_that_cannot_be_destroyed_lives_with_its_wounds_until_it_can() -> None:
    # CG-17.6.1, 16.2.1
    ward = support("ward", {"kind": "constant", "effects": [{"do": "restrict", "x": "host", "cannot": "be_destroyed"}]},
                   to=sel())  # fmt: skip
    hit = event("hit", act({"do": "wound", "x": sel()}))
    drop = event("drop", act({"do": "destroy", "x": sel("support")}))
    table = Table([ward, hit, drop, character("n1")], {"hand": ["hit", "drop"]},
                  {"play": [{"card": "n1", "attachments": ["ward"]}]})  # fmt: skip
    table.play("hit")
    assert (table.zone("n1"), table.wounds("n1")) == ("play", 1)
    table.pass_()
    table.play("drop")
    assert table.zone("n1") == "discard"


@pytest.mark.parametrize(
    ("effect", "protected"),
    [({"do": "state", "to": "insane"}, character("safe", 1, "T")),
     ({"do": "wound"}, character("safe", 1, "", "invulnerability"))],
)  # fmt: skip
def test_who_must_pick_one_to_suffer_cannot_pick_a_protected_one(
    effect: dict[str, str], protected: dict[str, object]
) -> None:
    # CG-14.5.2, 14.5.4: "cannot be chosen … by any struggle or effect"
    demand = {"do": "by_player", "who": "opponent", "effects": [{**effect, "x": sel(side="you", count=1)}]}
    table = Table([event("demand", act(demand)), protected, character("n1"), character("n2")],
                  {"hand": ["demand"]}, {"play": ["safe", "n1", "n2"]})  # fmt: skip
    table.play("demand")
    assert table.kind == "D-23"
    assert chosen(table) == [table["n1"], table["n2"]]


def test_a_card_that_may_not_enter_play_cannot_be_picked_to_enter() -> None:
    # CG-6.1.5, 21.1.3
    call = event("call", act({"do": "move", "x": sel(zone="hand", side="you", count=1), "to": "play", "under": "you"}))
    cards = [call, character("good", 1, "", "heroic"), character("bad", 1, "", "villainous"), character("c"),
             character("d")]  # fmt: skip
    table = Table(cards, {"hand": ["call", "bad", "c", "d"], "play": ["good"]})
    table.play("call")
    assert chosen(table) == [table["c"], table["d"]]
