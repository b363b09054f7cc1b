"""Why not: every card that cannot be used now has a reason with its rule, and the reason is true."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.abilities.base import NODES, Selector
from cthulhu_desktop.core.cards.abilities.selectors import Sel
from cthulhu_desktop.core.cards.acts import ActOptions
from cthulhu_desktop.core.cards.options import Commitments
from cthulhu_desktop.core.cards.payment import symbols, worth
from cthulhu_desktop.core.cards.reasons import GENERAL, CardsReason
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.why_commit import why_not_commit, why_not_to
from cthulhu_desktop.core.cards.why_use import why_not
from cthulhu_desktop.core.kernel import Game, Refused, Rng
from cthulhu_desktop.core.registry import find_game
from tests.core.cards.random_games import KINDS, random_setup
from tests.helpers.card_decks import act, sel, when
from tests.helpers.table import Table, character, event, support

SELF_EXHAUSTED = [{"do": "state", "x": "self", "to": "exhausted"}]
DRAW = {"do": "draw"}
HIT: list[dict[str, Any]] = [{"do": "choose", "x": sel(count=1)}, {"do": "state", "x": "chosen", "to": "exhausted"}]


# --- whatever happens in a game ---------------------------------------------------------------------------------------


def undrained(state: CardsState, seat: int) -> list[int]:
    return [domain for domain in state.domains[seat] if not state.drained[domain]]


def some_large_domain_matches(state: CardsState, seat: int, card: int, refused: Refused) -> bool:
    faction = state.static.faction[card]
    return any(
        worth(state, domain) >= int(refused.args["cost"]) and symbols(state, domain, faction)
        for domain in undrained(state, seat)
    )


def is_true(state: CardsState, seat: int, card: int, refused: Refused) -> bool:
    """The reason holds, as far as it can be seen in the position without the rules that found it."""
    decision = state.decision
    match refused.reason:
        case CardsReason.OWN_TURN:
            return state.active != seat
        case CardsReason.OPERATIONS:
            return state.active == seat and state.window != "W4"
        case CardsReason.ALL_DRAINED:
            return not undrained(state, seat)
        case CardsReason.NO_DOMAIN:
            best = max(worth(state, domain) for domain in undrained(state, seat))
            return best == refused.args["has"] and best < int(refused.args["cost"])
        case CardsReason.NO_MATCHING:
            return not some_large_domain_matches(state, seat, card, refused)
        case CardsReason.UNIQUE:
            titles = [state.static.title[other] for cards in state.play for other in cards]
            return state.static.title[card] in titles
        case CardsReason.IS_INSANE:
            return state.orient[card] == t.INSANE
        case CardsReason.NOT_CONTROLLER:
            return state.controller[card] != seat
        case CardsReason.COST_EXHAUST:
            return state.orient[card] == t.EXHAUSTED
        case CardsReason.NOW_RESPONSES | CardsReason.NOW_DISRUPTS:
            asked = "D-10" if refused.reason == CardsReason.NOW_RESPONSES else "D-09"
            return decision is not None and decision.kind == asked
    return True


def look_at_cards(state: CardsState, options: ActOptions, seat: int) -> None:
    offered = {plan.card for plan in options.plans()}
    for card in (*state.hand[seat], *state.play[seat], *state.row):
        refused = why_not(state, options, card)
        where = (state.number, card, state.static.title[card], refused)
        assert (card in offered) <= (refused is None), where
        assert card in offered or state.zone[card] != t.HAND or refused is not None, where
        if refused is not None:
            assert refused.reason not in GENERAL, where
            assert refused.rule.startswith("CG-"), where
            assert is_true(state, seat, card, refused), where


def look_at_characters(state: CardsState, options: Commitments, seat: int) -> None:
    for card in (*state.play[seat], *state.play[1 - seat]):
        refused = why_not_commit(state, seat, card)
        assert (refused is None) == (card in options.stories), (card, refused)
        for story in state.row:
            there = why_not_to(state, seat, options, card, story, {})
            assert (there is None) == (story in options.assignable(card)), (card, story, there)
            assert there is None or there.reason not in GENERAL, (card, story, there)


@pytest.mark.parametrize("number", [0, 1, 2])
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_not_offered_has_a_true_reason_and_what_is_offered_has_none(kind: str, number: int) -> None:
    # CG-11.1.1, 11.1.2, 12.2.6, 13.2.1
    game: Game[Any] = find_game("cards")
    state = game.begin(game.read_setup(random_setup(kind, number)), number).state
    rng = Rng(number)
    for turn in range(500):
        decision = state.decision
        if decision is None:
            break
        before = state.digest() if turn % 50 == 0 else ""
        if isinstance(decision.options, ActOptions):
            look_at_cards(state, decision.options, decision.seat)
        elif isinstance(decision.options, Commitments):
            look_at_characters(state, decision.options, decision.seat)
        assert not before or state.digest() == before
        state.apply(decision.options.sample(rng))


# --- single reasons ---------------------------------------------------------------------------------------------------


def table_of(hand: list[Any], cards: list[Any], *, domains: list[Any] | None = None, **more: Any) -> Table:
    """X is active in his W4 (or `window`) and holds these cards; his domains hold three agency resources each."""
    ap = {"hand": hand, "play": more.pop("play", []), "domains": domains or [{"resources": ["badge"] * 3}] * 3}
    badge = character("badge", faction="agency", symbol="agency")
    np = {"play": more.pop("theirs", []), "hand": more.pop("their_hand", [])}
    return Table([badge, *cards], ap, np, **more)


def told(table: Table, name: str) -> tuple[str, str]:
    """The key and the rule of the reason why that card cannot be used."""
    options = table.decision.options
    assert isinstance(options, ActOptions)
    refused = why_not(table.state, options, table[name])
    assert refused is not None
    return str(refused.reason).removeprefix("cards.refused."), refused.rule


def args(table: Table, name: str) -> Mapping[str, str | int]:
    options = table.decision.options
    assert isinstance(options, ActOptions)
    refused = why_not(table.state, options, table[name])
    assert refused is not None
    return refused.args


def test_a_character_waits_for_the_operations_phase_of_its_player() -> None:
    # CG-9.2.7
    table = table_of(["a"], [character("a"), character("n")], their_hand=["n"], at="W5")
    assert told(table, "a") == ("operations", "CG-9.2.7")
    assert args(table, "a") == {"phase": "cards.phase.story"}
    table.pass_()
    assert told(table, "n") == ("own_turn", "CG-9.2.7")


def test_a_response_and_a_disrupt_are_no_actions() -> None:
    # CG-12.1.2, 12.1.4
    cards = [
        event("after", when("response", {"kind": "enters_play"}, DRAW)),
        event("stop", when("disrupt", {"kind": "wounded", "moment": "before"}, {"do": "cancel"})),
    ]
    table = table_of(["after", "stop"], cards)
    assert told(table, "after") == ("only_response", "CG-12.1.2")
    assert told(table, "stop") == ("only_disrupt", "CG-12.1.4")


def test_all_domains_drained_or_too_small_or_of_another_faction_or_not_loyal_enough() -> None:
    # CG-10.1.1, 10.1.2, 10.1.3, 10.4.1
    cards = [
        character("dear", cost=4), character("cop", cost=2, faction="agency"),
        character("true", 1, "", "loyal", cost=2, faction="agency"), character("grey", cost=1),
    ]  # fmt: skip
    hand = ["dear", "cop", "true"]
    strangers = [{"resources": ["grey", "grey", "grey"]}, {"resources": ["badge"], "drained": True}, {}]
    assert told(table_of(hand, cards, domains=strangers), "dear") == ("no_domain", "CG-10.1.1")
    assert args(table_of(hand, cards, domains=strangers), "dear") == {"cost": 4, "has": 3}
    assert told(table_of(hand, cards, domains=strangers), "cop") == ("no_matching", "CG-10.1.3")
    mixed = [{"resources": ["grey", "badge"]}, {}, {}]
    assert told(table_of(hand, cards, domains=mixed), "true") == ("no_loyal", "CG-10.4.1")
    drained = [{"resources": ["badge"] * 4, "drained": True}] * 3
    assert told(table_of(hand, cards, domains=drained), "dear") == ("all_drained", "CG-10.1.2")


def test_a_second_copy_of_a_unique_card_and_a_villain_beside_a_hero() -> None:
    # CG-6.1.1, 21.1.1
    cards = [character("one", unique=True), character("hero", 1, "", "heroic"), character("bad", 1, "", "villainous")]
    table = table_of([{"card": "one", "name": "two"}, "bad"], cards, play=["one", "hero"])
    assert told(table, "two") == ("unique", "CG-6.1.2")
    assert told(table, "bad") == ("clash", "CG-21.1.1")


def test_an_event_without_a_target_says_what_it_needs() -> None:
    # CG-17.3.2
    table = table_of(["hit"], [event("hit", act(*HIT))])
    assert told(table, "hit") == ("no_target", "CG-17.3.2")
    assert args(table, "hit")["card"] == "hit"
    assert NODES.read(Selector, json.loads(str(args(table, "hit")["part"]))) == Sel("character", count=1)


def test_characters_that_cannot_suffer_it_are_no_targets() -> None:
    # CG-14.5.2, 14.5.4
    mad = act({"do": "choose", "x": sel(count=1), "purpose": "insane"}, {"do": "state", "x": "chosen", "to": "insane"})
    cut = act({"do": "choose", "x": sel(count=1), "purpose": "wound"}, {"do": "wound", "x": "chosen"})
    cards = [event("mad", mad), event("cut", cut), character("rock", 1, "T", "invulnerability")]
    table = table_of(["mad", "cut"], cards, theirs=["rock"])
    assert told(table, "mad") == ("all_stay_sane", "CG-14.5.2")
    assert told(table, "cut") == ("all_stay_whole", "CG-14.5.4")


def test_a_window_a_condition_and_a_limit_of_the_text() -> None:
    # CG-11.1.12, 12.2.5
    cards = [
        event("early", act(DRAW, window={"windows": ["W5"]})),
        event("night", act(DRAW, **{"if": {"test": "time", "time": "night"}})),
        support("well", act(DRAW, limit={"n": 1, "per": "turn"})),
    ]  # fmt: skip
    table = table_of(["early", "night"], cards, play=["well"])
    assert told(table, "early") == ("window", "CG-11.1.12")
    assert told(table, "night") == ("condition", "CG-11.1.12")
    table.use("well")
    table.pass_()
    assert told(table, "well") == ("limit_turn", "CG-12.2.5")
    assert args(table, "well") == {"n": 1}


def test_a_card_that_forbids_playing_is_named() -> None:
    # CG-17.6.1
    ban = {"kind": "constant", "effects": [{"do": "forbid", "cannot": "play", "x": sel("event")}]}
    table = table_of(["draw"], [event("draw", act(DRAW)), support("ban", ban)], theirs=["ban"])
    assert told(table, "draw") == ("play_forbidden", "CG-17.6.1")
    assert args(table, "draw") == {"by": "ban"}


def test_an_ability_whose_cost_cannot_be_paid() -> None:
    # CG-10.3.2, 16.4.2
    offering = act(DRAW, costs=[{"do": "sacrifice", "x": sel(count=1, side="you")}])
    cards = [support("bell", act(DRAW, costs=SELF_EXHAUSTED)), support("altar", offering),
             character("seer", abilities=[act(DRAW)])]  # fmt: skip
    play = [{"card": "bell", "state": "exhausted"}, "altar", {"card": "seer", "state": "insane"}]
    table = table_of([], cards, play=play[:2])
    assert told(table, "bell") == ("cost_exhaust", "CG-10.3.2")
    assert told(table, "altar") == ("cost", "CG-10.3.2")
    assert told(table_of([], cards, play=play), "seer") == ("is_insane", "CG-16.4.2")


def test_an_attachment_without_a_host_and_x_that_nothing_pays() -> None:
    # CG-11.1.5, 10.2.4
    many = act({"do": "choose", "x": sel(count={"amount": "x"})}, {"do": "state", "x": "chosen", "to": "exhausted"})
    cards = [support("hat", to=sel()), event("wave", many, cost="X")]
    table = table_of(["hat", "wave"], cards, domains=[{}, {}, {}])
    assert told(table, "hat") == ("no_host", "CG-11.1.5")
    assert told(table, "wave") == ("x_too_small", "CG-10.2.4")


def test_what_answers_nothing_of_what_has_happened_says_so() -> None:
    # CG-12.5.3, 12.7.1
    cards = [
        character("new"), support("bell", when("response", {"kind": "enters_play"}, DRAW)), event("draw", act(DRAW)),
        event("late", when("response", {"kind": "destroyed"}, DRAW)),
    ]  # fmt: skip
    table = table_of(["new", "draw", "late"], cards, play=["bell"])
    table.play("new")
    assert table.kind == "D-10"
    assert told(table, "draw") == ("now_responses", "CG-12.5.3")
    assert told(table, "late") == ("not_happened", "CG-12.7.1")


def test_who_cannot_be_committed_says_why() -> None:
    # CG-3.1.1, 13.2.3, 13.3.1, 13.4.6
    ban = {"kind": "constant", "effects": [{"do": "restrict", "x": "self", "cannot": "commit"}]}
    cards = [character("a"), character("home", abilities=[ban]), support("bell"), character("n")]
    play = [{"card": "a", "name": "free"}, {"card": "a", "name": "tired", "state": "exhausted"},
            {"card": "a", "name": "mad", "state": "insane"}, "home", "bell"]  # fmt: skip
    table = table_of([], cards, play=play, theirs=["n"])
    table.pass_to("D-13")
    state, options = table.state, table.decision.options
    assert isinstance(options, Commitments)

    def why(name: str) -> tuple[str, str]:
        refused = why_not_commit(state, 0, table[name])
        return (str(refused.reason).removeprefix("cards.refused."), refused.rule) if refused is not None else ("", "")

    assert why("free") == ("", "")
    assert why("tired") == ("not_ready", "CG-13.2.3")
    assert why("mad") == ("not_sane", "CG-13.2.3")
    assert why("home") == ("commit_forbidden", "CG-13.4.6")
    assert why("bell") == ("commit_characters", "CG-3.1.1")
    assert why("n") == ("not_yours", "CG-13.2.1")
    table.commit(free="A")
    table.pass_to("D-14")
    options = table.decision.options
    assert isinstance(options, Commitments)
    there = why_not_to(table.state, 1, options, table["n"], table["B"], {})
    assert there is not None
    assert (there.reason, there.rule) == (CardsReason.NO_ATTACKER, "CG-13.3.1")
    assert why_not_to(table.state, 1, options, table["n"], table["A"], {}) is None


def test_a_refused_move_carries_the_same_reason() -> None:
    # CG-11.1.2, INV-20
    table = table_of(["hit"], [event("hit", act(*HIT))])
    refused = table.refuse(th.Play(table["hit"]))
    assert (refused.reason, refused.rule) == (CardsReason.NO_TARGET, "CG-17.3.2")
