"""Texts about success tokens of either side, stories that change places, hands, searches and evaded effects."""

from __future__ import annotations

from typing import Any

from cthulhu_desktop.core.cards import things as th
from tests.helpers.card_decks import act, sel, when
from tests.helpers.table import Table, character, event, support

A_STORY = sel("story", count=1)


def tokens_event(**more: Any) -> dict[str, Any]:
    return event("burn", act({"do": "tokens", "x": A_STORY, "side": "any", **more}))


def test_the_side_of_each_token_is_picked_by_who_removes_it() -> None:
    # CG-5.1.9
    row = [{"story": "A", "tokens": [2, 1]}, "B", "C"]
    table = Table([tokens_event(act="remove", n=2, up_to=True)], {"hand": ["burn"]}, row=row)
    table.play("burn")
    table.choose("A")
    table.do(th.ChooseItems((1,)))
    assert table.tokens("A") == (2, 0)
    assert table.decision.options.count() == 2  # one of seat 0, or none
    table.do(th.ChooseItems(()))
    assert (table.tokens("A"), table.kind) == ((2, 0), "D-05")


def test_a_moved_token_keeps_its_side() -> None:
    # CG-5.1.9
    row = [{"story": "A", "tokens": [0, 1]}, "B", "C"]
    table = Table([tokens_event(act="move", x=sel("story", count=1, filters=[{"is": "tokens"}]), to=A_STORY)],
                  {"hand": ["burn"]}, row=row)  # fmt: skip
    table.play("burn")
    table.choose("C")
    assert (table.tokens("A"), table.tokens("C")) == ((0, 0), (0, 1))


def test_all_tokens_of_all_stories_go_at_once() -> None:
    row = [{"story": "A", "tokens": [2, 4]}, {"story": "B", "tokens": [1, 0]}, "C"]
    flood = event("flood", act({"do": "tokens", "act": "remove", "x": sel("story"), "n": "all", "side": "each"}))
    table = Table([flood], {"hand": ["flood"]}, row=row)
    table.play("flood")
    assert [table.tokens(story) for story in "ABC"] == [(0, 0)] * 3


def test_a_story_changes_places_with_one_of_the_deck_and_the_tokens_stay() -> None:
    # CG-15.6.3
    gate = event("gate", act({"do": "choose", "x": A_STORY}, {"do": "swap_story", "x": "chosen", "keep_tokens": True}))
    tower = support("tower", to=sel("story"))
    row = [{"story": "A", "tokens": [3, 1], "attachments": ["tower"]}, "B", "C"]
    play = [{"card": "a1", "committed": "A"}]
    table = Table([gate, tower, character("a1")], {"hand": ["gate"], "play": play}, row=row, at="W6a")
    table.play("gate", None, "A")
    items = {option.items[0] for option in table.decision.options}  # type: ignore[attr-defined]
    assert items == {table[name] for name in "ADEF"}
    assert not [card for card in table.state.view(1).shown if card.kind == "story"]  # INV-17
    table.choose("E")
    assert table.state.row == [table["E"], table["B"], table["C"]]
    assert (table.tokens("E"), table.zone("A"), table.zone("tower")) == ((3, 1), "story_deck", "discard")
    assert table.state.story[table["a1"]] == -1
    assert table.state.view(0).shown == ()


def test_looking_at_a_hand_shows_it_to_the_looker_until_the_text_is_over() -> None:
    # CG-4.1.11
    spy = event("spy", act({"do": "look_at", "x": {"zone": "hand", "side": "opponent"}},
                           {"do": "may", "effects": [{"do": "draw"}]}))  # fmt: skip
    table = Table([spy], {"hand": ["spy"]}, {"hand": [{"card": "filler", "name": "secret"}]})
    table.play("spy")
    assert [card.card for card in table.state.view(0).shown] == [table["secret"]]
    looked = table.happened(th.Looked)[0]
    assert (looked.cards, looked.for_seat(None).cards) == ((table["secret"],), ())
    table.answer(False)
    assert table.state.view(0).shown == ()


def test_deck_and_discard_pile_are_searched_together() -> None:
    # CG-4.1.12
    wanted = sel(count=2, up_to=True, filters=[{"is": "subtype", "names": ["young"]}])
    search = {"do": "search", "x": wanted, "to": "play", "also": ["discard"], "state": "exhausted"}
    brood = event("brood", act(search))
    young = [character(name, subtypes=["young"]) for name in ("y1", "y2", "y3")]
    ap = {"hand": ["brood"], "deck": ["filler", "y1"], "discard": ["y2"]}
    table = Table([brood, *young], ap, {"discard": ["y3"]})
    table.play("brood")
    assert set(table.decision.options.items) == {table["y1"], table["y2"]}  # type: ignore[attr-defined]
    table.choose("y1", "y2")
    assert [(table.zone(name), table.orientation(name)) for name in ("y1", "y2")] == [("play", "exhausted")] * 2


def test_a_text_may_cancel_what_chooses_its_card_at_announcement_and_later() -> None:
    # CG-12.4.6
    guard = when("disrupt", {"kind": "ability_used", "moment": "before", "targets": "self"}, {"do": "cancel"})
    now = event("now", act({"do": "choose", "x": sel(count=1)}, {"do": "destroy", "x": "chosen"}))
    later = event("later", act({"do": "draw"}, {"do": "then", "effects": [
        {"do": "choose", "x": sel(count=1)}, {"do": "destroy", "x": "chosen"}]}))  # fmt: skip
    cards = [now, later, character("ward", abilities=[guard]), character("n1")]
    for name in ("now", "later"):
        for target in ("ward", "n1"):
            table = Table(cards, {"hand": [name]}, {"play": ["ward", "n1"]})
            if name == "now":
                table.play("now", None, target)
            else:
                table.play("later")
                table.choose(target)
            assert table.kind == ("D-09" if target == "ward" else "D-05")
            if target == "ward":
                table.use("ward", to=0)
            assert table.zone(target) == ("play" if target == "ward" else "discard")


def test_a_choice_of_a_player_aims_at_no_card() -> None:
    guard = when("disrupt", {"kind": "ability_used", "moment": "before", "targets": "self"}, {"do": "cancel"})
    pick = {"do": "choose", "x": {"base": "player", "count": 1}, "as": "player"}
    lose = {"do": "discard", "x": {"zone": "hand", "side": "player", "count": 1}, "who": "player"}
    curse = event("curse", act(pick, lose))
    wards = [character("w0", abilities=[guard]), character("w1", abilities=[guard])]
    table = Table([curse, *wards], {"play": ["w0", "w1"], "hand": ["curse"]}, {"hand": ["filler"]})
    table.do(th.Play(table["curse"], targets=((1,),)))
    assert table.kind == "D-05"


def test_a_restriction_ends_for_good_with_its_condition() -> None:
    # CG-17.2.4
    fit = {"test": "fits", "x": "self", "filters": [{"is": "state", "state": "exhausted"}]}
    spell = act({"do": "choose", "x": sel(count=1)}, {"do": "state", "x": "chosen", "to": "insane"},
                {"do": "restrict", "x": "chosen", "cannot": "be_restored", "until": "permanent", "while": fit},
                costs=[{"do": "state", "x": "self", "to": "exhausted"}])  # fmt: skip
    cards = [support("tome", spell), character("n1")]
    table = Table(cards, {"play": ["tome"]}, {"play": ["n1"]})
    table.use("tome", None, "n1")
    assert len(table.state.lasting) == 1
    for _ in range(60):
        if table.state.turn == 4 and table.kind == "D-05":
            break
        table.do(th.CommitTo() if table.kind in ("D-13", "D-14") else th.Pass())
    assert table.orientation("n1") == "insane"  # its turn, and it was not restored
    while table.state.turn < 6:
        table.do(th.CommitTo() if table.kind in ("D-13", "D-14") else th.Pass())
    assert (table.state.lasting, table.orientation("tome")) == ([], "ready")
    while table.state.window != "W1":
        table.do(next(iter(table.decision.options)))
    assert table.orientation("n1") == "exhausted"


def test_a_mandatory_loop_of_two_cards_ends_when_the_position_repeats() -> None:
    # CG-17.7.1
    turns = (("readied", "exhausted"), ("exhausted", "ready"))
    on = [
        when("forced", {"kind": kind, "subject": "self"}, {"do": "state", "x": "self", "to": to}) for kind, to in turns
    ]
    poke = event("poke", act({"do": "choose", "x": sel(count=1)}, {"do": "state", "x": "chosen", "to": "exhausted"}))
    table = Table([poke, character("spin", abilities=on)], {"hand": ["poke"], "play": ["spin"]})
    table.play("poke", None, "spin")
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((), "CG-17.7.1")
    assert len(table.seen) < 200


def test_what_is_remembered_about_a_text_is_never_taken_for_another() -> None:
    table = Table([tokens_event(act="remove")], {"hand": ["burn"]}, row=[{"story": "A", "tokens": [1, 0]}, "B", "C"])
    static = table.state.static
    text = static.abilities[table["burn"]]
    static.memo["number", id(text)] = ("another text that had this address before pickling", 99)
    assert static.remember("number", text, len) == 1
