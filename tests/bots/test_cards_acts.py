"""What is played and used, on whom (D-05, D-09, D-10, D-23), and what pays for it."""

from __future__ import annotations

from typing import Any

import pytest

from cthulhu_desktop.core.cards import things as th
from tests.bots.card_player import asked
from tests.helpers.card_decks import act, sel, when
from tests.helpers.table import Table, character, event, support

GOOD = character("good", 4, "TCI")
POOR = character("poor", 1)


def harm(side: str = "any", **more: Any) -> dict[str, Any]:
    return act(
        {"do": "choose", "x": sel(count=1, side=side)}, {"do": "destroy", "x": "chosen"}, costs=more.pop("costs", [])
    )


def domains(*sizes: int, symbol: str = "filler") -> list[dict[str, Any]]:
    return [{"resources": [symbol] * size} for size in sizes]


def test_the_smallest_domain_that_fits_pays() -> None:
    table = Table([character("x", 2, "C", cost=2)], {"hand": ["x"], "domains": domains(4, 2, 3)})
    move = asked(table)
    assert isinstance(move, th.Play)
    assert move.domain == table.state.domains[0][1]


def test_two_cards_are_worth_more_than_the_best_one() -> None:
    cards = [character("dear", 4, "C", cost=3), character("b", 3, "C", cost=3), character("c", 3, "C", cost=2)]
    table = Table(cards, {"hand": ["dear", "b", "c"], "domains": domains(3, 2)})
    played = set()
    while isinstance(move := asked(table), th.Play):
        played.add(move.card)
        table.do(move)
        table.pass_()
    assert played == {table["dear"], table["c"]}


@pytest.mark.parametrize("bot", ["novice", "adept"])
def test_harm_is_done_to_the_opponents_best(bot: str) -> None:
    table = Table(
        [GOOD, POOR, character("mine", 5, "TCAI"), event("bolt", harm())],
        {"hand": ["bolt"], "play": ["mine"]},
        {"play": ["good", "poor"]},
    )
    moves = [asked(table, bot, seed) for seed in range(12 if bot == "novice" else 1)]
    plays = [move for move in moves if isinstance(move, th.Play)]
    assert plays
    assert {move.targets for move in plays} == {((table["good"],),)}


def test_nothing_is_done_that_only_harms_oneself() -> None:
    table = Table([GOOD, event("bolt", harm())], {"hand": ["bolt"], "play": ["good"]})
    assert asked(table) == th.Pass()


def test_help_goes_to_the_own_side() -> None:
    ready = act({"do": "choose", "x": sel(count=1)}, {"do": "state", "x": "chosen", "to": "ready"})
    table = Table(
        [GOOD, character("theirs", 5, "TCAI"), event("wake", ready)],
        {"hand": ["wake"], "play": [{"card": "good", "state": "exhausted"}]},
        {"play": [{"card": "theirs", "state": "exhausted"}]},
    )
    move = asked(table)
    assert isinstance(move, th.Pass) or move.targets == ((table["good"],),)  # type: ignore[attr-defined]


def test_an_ability_that_does_nothing_is_not_used_for_ever() -> None:
    idle = act({"do": "state", "x": "self", "to": "ready"})
    table = Table([support("bell", idle)], {"play": ["bell"]})
    assert asked(table) == th.Pass()


def test_the_cheapest_card_is_sacrificed() -> None:
    gain = act({"do": "draw", "n": 6}, costs=[{"do": "sacrifice", "x": sel(count=1, side="you")}])
    table = Table([GOOD, POOR, support("altar", gain)], {"play": ["good", "poor", "altar"]})
    move = asked(table)
    assert isinstance(move, th.UseAbility)
    assert move.costs == ((table["poor"],),)


def test_what_harms_most_is_cancelled() -> None:
    counter = when("disrupt", {"kind": "ability_used", "moment": "before", "who": "opponent"}, {"do": "cancel"})
    cards = [GOOD, event("bolt", harm()), event("no", counter)]
    table = Table(cards, {"hand": ["bolt"]}, {"hand": ["no"], "play": ["good"]})
    table.play("bolt", None, "good")
    assert (table.kind, table.seat) == ("D-09", 1)
    assert isinstance(asked(table), th.Play)


def test_what_harms_only_its_user_is_not_cancelled() -> None:
    counter = when("disrupt", {"kind": "ability_used", "moment": "before", "who": "opponent"}, {"do": "cancel"})
    cards = [GOOD, event("bolt", harm()), event("no", counter)]
    table = Table(cards, {"hand": ["bolt"], "play": ["good"]}, {"hand": ["no"]})
    table.play("bolt", None, "good")
    assert (table.kind, table.seat) == ("D-09", 1)
    assert asked(table) == th.Pass()


@pytest.mark.parametrize(("who", "chosen"), [("you", "poor"), ("opponent", "theirs")])
def test_who_must_choose_gives_up_the_least(who: str, chosen: str) -> None:
    # CG-17.4.7
    cards = [GOOD, POOR, character("theirs", 1), character("better", 3, "CC"), character("best", 4, "CCT")]
    give = act({"do": "sacrifice", "x": sel(count=1, side="you"), "who": who})
    table = Table(
        [*cards, event("pact", give)], {"hand": ["pact"], "play": ["good", "poor"]},
        {"play": ["theirs", "better", "best"]},
    )  # fmt: skip
    table.play("pact")
    assert table.kind == "D-23"
    assert asked(table) == th.ChooseItems((table[chosen],))


def test_the_loser_of_a_struggle_gives_up_the_least() -> None:
    # D-17
    cards = [character("a", 1, "CC"), GOOD | {"icons": "A"}, POOR]
    there = [{"card": name, "committed": "A", "state": "exhausted"} for name in ("a", "good", "poor")]
    table = Table(cards, {"play": there[:1]}, {"play": there[1:]}, at="resolve")
    table.pass_to("D-17")
    assert asked(table) == th.Pick(table["poor"])


def test_the_best_insane_character_is_restored() -> None:
    # D-03
    insane = [{"card": name, "state": "insane"} for name in ("poor", "good")]
    table = Table([GOOD, POOR], {"play": insane}, at="refresh")
    table.pass_to("D-03")
    assert asked(table) == th.Pick(table["good"])
