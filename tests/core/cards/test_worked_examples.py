"""EX-01 to EX-10 of the card game's rules (CG-26), and the examples beside the rules."""

from __future__ import annotations

import pytest

from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.acts import ActOptions
from cthulhu_desktop.core.cards.game import GAME
from cthulhu_desktop.core.cards.payment import paying_domains
from tests.helpers.card_decks import act, sel, vanilla_setup, when
from tests.helpers.table import Table, character, event


def test_the_first_two_turns_draw_one_and_two_cards_and_the_first_has_no_story_phase() -> None:
    # EX-01
    state = GAME.begin(GAME.read_setup(vanilla_setup(first=0)), 1).state
    for seat in (0, 1):
        assert state.decision is not None
        assert (state.decision.seat, state.decision.kind) == (seat, "D-01")
        state.apply(th.ChooseResources(tuple(state.hand[seat][:3])))
    assert [len(deck) for deck in state.deck] == [42, 42]
    assert [len(hand) for hand in state.hand] == [5, 5]
    assert [len(cards) for cards in state.resources] == [1] * 6
    assert (len(state.row), len(state.story_deck)) == (3, 7)
    seen = []
    while state.turn < 3:
        assert state.decision is not None
        seen.append((state.turn, state.window, state.decision.kind))
        move = th.CommitTo() if state.decision.kind == "D-13" else th.Pass()
        assert state.apply(move)
    assert [len(deck) for deck in state.deck] == [41, 40]
    assert [window for turn, window, kind in seen if turn == 1 and kind == "D-05"] == [
        "W1", "W1", "W2", "W2", "W3", "W3", "W4", "W4",
    ]  # fmt: skip
    windows = {window for turn, window, _ in seen if turn == 2}
    assert "W5" in windows
    assert "W6a" not in windows
    while state.phase < 3 or state.decision.kind != "D-04":  # type: ignore[union-attr]
        state.apply(th.Pass())
    assert len(state.deck[0]) == 39


def _domains(*texts: str) -> list[dict[str, object]]:
    words = {"A": "ag", "H": "ha", "N": "ne"}
    return [{"resources": [words[letter] for letter in text]} for text in texts]


@pytest.mark.parametrize(
    ("faction", "cost", "loyal", "payers"),
    [
        ("agency", 2, False, [0, 1]),
        ("hastur", 3, True, [1]),
        ("hastur", 4, True, []),
        ("neutral", 2, False, [0, 1, 2]),
        ("agency", 5, False, []),
    ],
)
def test_which_domain_can_pay(faction: str, cost: int, loyal: bool, payers: list[int]) -> None:
    # EX-02
    card = character("card", 1, "", *(["loyal"] if loyal else []), faction=faction, cost=cost)
    resources = [character(name, symbol=symbol) for name, symbol in
                 (("ag", "agency"), ("ha", "hastur"), ("ne", "neutral"))]  # fmt: skip
    table = Table([card, *resources], {"hand": ["card"], "domains": _domains("AA", "AHHH", "NN")})
    options = table.decision.options
    assert [d for d in range(3) if th.Play(table["card"], d) in options] == payers
    assert paying_domains(table.state, 0, 1) == [0, 1, 2]  # "pay 1" needs no match
    if payers:
        table.play("card", payers[-1])
        drained = table.happened(th.DomainDrained)[0]
        assert drained.overpaid == len(table.state.resources[payers[-1]]) - cost
    else:
        assert table.refuse(th.Play(table["card"], 1)).rule.startswith("CG-10")


def test_a_cost_of_zero_drains_nothing_and_needs_no_match() -> None:
    # EX-02, CG-10.2.1
    table = Table([character("free", 1, faction="syndicate", cost=0)], {"hand": ["free"]})
    assert th.Play(table["free"], 0) not in table.decision.options
    table.play("free")
    assert table.zone("free") == "play"


def _story(ap: list[tuple[dict[str, object], str]], np: list[tuple[dict[str, object], str]], **more: object) -> Table:
    """Characters committed to A (exhausted), about to be resolved."""

    def side(entries: list[tuple[dict[str, object], str]]) -> list[dict[str, object]]:
        return [{"card": card["id"], "committed": where, "state": "exhausted"} for card, where in entries]

    cards = [card for card, _ in (*ap, *np)]
    return Table(cards, {"play": side(ap)}, {"play": side(np)}, at="resolve", **more)


def test_a_complete_story() -> None:
    # EX-03
    table = _story(
        [(character("a1", 3, "TC"), "A"), (character("a2", 2, "CI", "fast"), "A")],
        [(character("n1", 4, "TT"), "A"), (character("n2", 1, "A", "toughness 1"), "A")],
        row=[{"story": "A", "tokens": [2, 0]}, "B", "C"],
    )
    assert table.orientation("a2") == "insane"  # the only legal choice was taken by itself
    assert (table.kind, table.seat) == ("D-17", 1)
    table.pick("n2")
    assert table.wounds("n2") == 1
    assert (table.kind, table.seat) == ("D-18", 1)
    table.pick("n1")
    struggles = [(s.icon, s.ap, s.np, s.winner) for s in table.happened(th.StruggleCounted)]
    assert struggles == [("C", 1, 0, 0), ("A", 0, 1, 1), ("I", 0, 0, -1)][-len(struggles) :]
    assert [(s.ap, s.np) for s in table.happened(th.SkillCounted)] == [(3, 5)]
    assert table.tokens("A") == (2, 0)
    assert table.state.window == "W7"
    assert [table.orientation(name) for name in ("a1", "a2", "n1", "n2")] == [
        "exhausted",
        "insane",
        "ready",
        "exhausted",
    ]
    assert table.wounds("n2") == 1


def test_a_large_icon_adds_a_struggle() -> None:
    # EX-04
    table = _story([(character("m", 3, "TT", large="T"), "A")],
                   [(character("n1", 1, "C"), "A"), (character("n2"), "A")])  # fmt: skip
    assert (table.kind, table.seat) == ("D-16", 1)
    table.pick("n1")
    assert table.orientation("n2") == "insane"
    table.answer()
    table.answer()
    assert table.tokens("A") == (2, 0)
    assert len([s for s in table.happened(th.StruggleCounted) if s.icon == "T"]) >= 1


def test_a_disrupt_against_a_disrupt() -> None:
    # EX-05
    strike = event(
        "strike", act({"do": "choose", "x": sel(count=1), "purpose": "wound"}, {"do": "wound", "x": "chosen"}), cost=2
    )
    cancels = {"kind": "ability_used", "moment": "before", "who": "opponent"}
    stop = event("stop", when("disrupt", {**cancels, "label": ["action"]}, {"do": "cancel"}), cost=1)
    shut = event("shut", when("disrupt", cancels, {"do": "cancel"}), cost=1)
    hat = {"id": "hat", "title": "hat", "type": "support", "abilities": [{"kind": "attach_rule", "to": sel()}]}
    pay = [{"resources": ["filler", "filler"]}, {"resources": ["filler"]}, {}]
    table = Table([strike, stop, shut, character("n1", 1), hat],
                  {"hand": ["strike", "shut"], "domains": pay},
                  {"hand": ["stop"], "domains": [{"resources": ["filler"]}],
                   "play": [{"card": "n1", "committed": "A", "attachments": ["hat"]}]}, at="W6b")  # fmt: skip
    table.play("strike", 0, "n1")
    assert (table.kind, table.seat) == ("D-09", 1)
    table.play("stop", 0, to=0)
    assert (table.kind, table.seat) == ("D-09", 0)
    table.play("shut", 1, to=0)
    assert [c.card for c in table.happened(th.Cancelled)] == [table["stop"]]
    assert table.state.drained[table.state.domains[1][0]] == 1  # costs stay paid (CG-10.3.4)
    assert [table.zone(name) for name in ("n1", "hat", "strike", "stop", "shut")] == ["discard"] * 5
    assert (table.kind, table.seat) == ("D-05", 1)  # the next action or pass is NP's


def test_responses_wait_for_the_end_of_the_block() -> None:
    # EX-06
    zeal = character("zeal", 2, "", abilities=[
        when("response", {"kind": "succeeded", "who": "you"}, {"do": "tokens", "act": "add", "x": "place"},
             costs=[{"do": "pay", "n": 1}], **{"if": {"test": "exists", "x": "place"}})])  # fmt: skip
    rich = [{"resources": ["filler"]}, {"resources": ["filler"]}, {}]
    a1 = character("a1", 2)
    there = [{"card": "zeal", "committed": "A"}, {"card": "a1", "committed": "B"}]
    row = [{"story": "A", "tokens": [1, 0]}, {"story": "B", "tokens": [4, 0]}, "C"]
    table = Table([zeal, a1], {"domains": rich, "play": there}, at="resolve", row=row)
    table.pick("A")
    table.answer()
    table.answer()
    table.answer()
    assert table.zone("B") == "won"
    assert (table.kind, table.seat) == ("D-10", 0)
    options = table.decision.options
    assert isinstance(options, ActOptions)
    assert len(options.plans()) == 1  # B is no longer in the row (CG-12.6.5)
    table.do(next(iter(options.ways(options.plans()[0]))))
    assert table.tokens("A") == (4, 0)
    assert len(table.state.row) == 3


def test_two_stories_won_at_once_and_the_active_player_orders_their_effects() -> None:
    # EX-07
    effect = [{"kind": "story_effect", "effects": [{"do": "draw", "n": 1}]}]
    stories = [{"id": name, "title": name, "abilities": effect if name in "AB" else []} for name in "ABCDEF"]
    plan = event("plan", act({"do": "tokens", "act": "add", "x": sel("story")}))
    row = [{"story": name, "tokens": tokens} for name, tokens in (("A", [4, 0]), ("B", [4, 4]), ("C", [1, 0]))]
    table = Table([plan], {"hand": ["plan"]}, stories=stories, row=row)
    table.play("plan")
    assert (table.zone("A"), table.zone("B"), table.tokens("B")) == ("won", "won", (0, 0))
    assert (table.kind, table.seat) == ("D-21", 0)
    assert len(table.state.row) == 1
    table.pick("B")
    assert table.kind == "D-20"
    table.answer()
    assert table.kind == "D-20"
    table.answer(False)
    assert len(table.state.row) == 3
    assert table.tokens("C") == (2, 0)
    assert [(s.story, s.used) for s in table.happened(th.StoryEffectUsed)] == [(table["B"], True), (table["A"], False)]
    assert (table.kind, table.seat) == ("D-05", 1)


def test_a_bonus_that_expires_in_the_closing_step_kills() -> None:
    # EX-08
    last = when("forced", {"kind": "destroyed", "subject": "self"}, {"do": "draw", "n": 1})
    sorry = when("response", {"kind": "destroyed", "subject": "self"}, {"do": "draw", "n": 5})
    n1 = character("n1", 1, "", abilities=[last, sorry])
    tough = {"do": "modify", "x": "chosen", "changes": [{"change": "keyword", "name": "toughness", "n": 2}]}
    table = Table([n1], {}, {"play": [{"card": "n1", "wounds": 2}]}, at="W7",
                  lasting=[{"effect": tough, "on": ["n1"], "seat": 1}])  # fmt: skip
    assert table.zone("n1") == "play"
    hand = len(table.state.hand[1])
    table.pass_(2)
    assert table.zone("n1") == "discard"
    assert len(table.state.hand[1]) == hand + 1  # the Forced Response happened, the Response was not offered
    assert table.kind == "D-05"


def test_a_restored_character_stays_exhausted_until_the_next_refresh() -> None:
    # EX-09
    table = Table([character("s"), character("s2"), character("e")],
                  {"play": [{"card": "s", "state": "insane"}, {"card": "s2", "state": "insane"},
                            {"card": "e", "state": "exhausted"}]}, at="refresh")  # fmt: skip
    assert table.kind == "D-03"
    table.pick("s")
    assert [table.orientation(name) for name in ("s", "s2", "e")] == ["exhausted", "insane", "ready"]


def test_a_stolen_defender_counts_for_its_new_controller_and_goes_home_in_the_closing_step() -> None:
    # EX-10
    take = event("take", act({"do": "choose", "x": sel(count=1), "purpose": "control"},
                             {"do": "take_control", "x": "chosen", "until": "phase"}))  # fmt: skip
    table = Table([take, character("a1", 1), character("n1", 4, "C"), character("n2", 1)],
                  {"hand": ["take"], "play": [{"card": "a1", "committed": "A", "state": "exhausted"}]},
                  {"play": [{"card": "n1", "committed": "A", "state": "exhausted"},
                            {"card": "n2", "committed": "A", "state": "exhausted"}]}, at="W6b")  # fmt: skip
    table.play("take", None, "n1")
    table.pass_(2)
    assert table.zone("n2") == "discard"  # lost Combat to the stolen icon
    assert table.kind == "D-19"
    assert [(s.ap, s.np) for s in table.happened(th.SkillCounted)] == [(5, 0)]
    table.answer(False)
    table.answer(False)
    assert (table.state.controller[table["n1"]], table.orientation("n1")) == (0, "exhausted")
    table.pass_(2)
    assert table.state.controller[table["n1"]] == 1
    assert table.state.story[table["n1"]] == -1
