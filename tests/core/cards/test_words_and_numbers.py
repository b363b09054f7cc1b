"""Texts that name something, divide, count what happened, or choose within a sum."""

from __future__ import annotations

from typing import Any

import pytest

from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.modifiers import values
from cthulhu_desktop.core.cards.setup import define_card
from cthulhu_desktop.core.catalogue.schema import SchemaError
from tests.helpers.card_decks import act, sel, when
from tests.helpers.table import Table, character, event, support

NAME = {"do": "name", "what": "subtype"}


def test_a_named_subtype_is_gained_until_the_end_of_the_phase() -> None:
    # CG-17.8.1, D-24
    change = {"do": "modify", "x": "chosen", "changes": [{"change": "subtype", "name": "=named"}]}
    bless = event("bless", act({"do": "choose", "x": sel(count=1)}, NAME, change))
    cards = [bless, character("a1"), character("monk", subtypes=["cultist"]), character("spy", subtypes=["agent"])]
    table = Table(cards, {"hand": ["bless"], "play": ["a1", "monk"]}, {"hand": ["spy"]})
    table.play("bless", None, "a1")
    assert {move.word for move in table.decision.options} == {"agent", "cultist"}  # type: ignore[attr-defined]
    table.do(th.NameIt("agent"))
    assert values(table.state, table["a1"]).subtypes == {"agent"}
    table.pass_(2)
    assert values(table.state, table["a1"]).subtypes == frozenset()


def test_a_named_icon_adds_a_struggle_and_binds_who_has_it() -> None:
    # CG-13.4.5, 14.3.1
    curious = event(
        "curious",
        act(
            {"do": "choose", "x": sel("story", count=1)},
            {"do": "name", "what": "icon"},
            {"do": "story_icons", "x": "chosen", "icons": "=named"},
            {"do": "require", "x": sel(filters=[{"is": "named", "what": "icon"}]), "at": "chosen"},
        ),
    )
    cards = [curious, character("a1", 1, "A"), character("a2", 1, "C")]
    table = Table(cards, {"hand": ["curious"], "play": ["a1", "a2"]}, at="W5")
    table.play("curious", None, "B")
    table.do(th.NameIt("A"))
    story = next(story for story in table.state.view(0).row if story.card == table["B"])
    assert sorted(story.struggles) == sorted("TCAAI")
    table.pass_(2)
    assert table.refuse(th.CommitTo()).rule == "CG-13.4.5"
    table.commit(a1="B")


def test_letters_that_are_no_icons_are_refused_when_a_card_is_read() -> None:
    for kind, icons in (("icons", "X"), ("no_icons", "filler"), ("large", "")):
        change = {"change": kind, "icons": icons}
        text = act({"do": "modify", "x": "self", "changes": [change]})
        with pytest.raises(SchemaError, match="icons"):
            define_card(event("bad", text))
    with pytest.raises(SchemaError, match="icons"):
        define_card(event("bad", act({"do": "story_icons", "x": sel("story"), "icons": "filler"})))


@pytest.mark.parametrize(("up", "drawn"), [(False, 2), (True, 3)])
def test_a_quotient_is_rounded_as_the_text_says(up: bool, drawn: int) -> None:
    half = {"amount": "divide", "n": {"amount": "count", "x": sel(side="you")}, "by": 2, "up": up}
    read = event("read", act({"do": "draw", "n": half}))
    cards = [read, *(character(f"a{n}") for n in range(5))]
    table = Table(cards, {"hand": ["read"], "play": [f"a{n}" for n in range(5)]})
    table.play("read")
    assert len(table.state.hand[0]) == drawn


def choosing_within(total: int, **more: Any) -> dict[str, Any]:
    text = {"do": "choose", "x": sel("support", count="any"), "total": total, **more}
    return event("fit", act(text, {"do": "destroy", "x": "chosen"}))


def test_what_is_chosen_within_a_sum_may_not_cost_more() -> None:
    cards = [choosing_within(3), support("one", cost=1), support("two", cost=2), support("four", cost=4)]
    table = Table(cards, {"hand": ["fit"]}, {"play": ["one", "two", "four"]})
    groups = {move.targets[0] for move in table.decision.options if isinstance(move, th.Play)}
    assert groups == {(table["one"],), (table["two"],), (table["one"], table["two"])}
    table.refuse(th.Play(table["fit"], targets=((table["four"],),)))
    table.do(th.Play(table["fit"], targets=((table["one"], table["two"]),)))
    assert [table.zone(name) for name in ("one", "two", "four")] == ["discard", "discard", "play"]


def test_another_players_choice_within_a_sum_is_bound_too() -> None:
    cards = [choosing_within(2, who="opponent"), support("one", cost=1), support("two", cost=2)]
    table = Table(cards, {"hand": ["fit"]}, {"play": ["one", "two"]})
    table.play("fit")
    assert (table.kind, table.seat) == ("D-23", 1)
    assert table.decision.options.count() == 2
    table.refuse(th.ChooseItems((table["one"], table["two"])))
    table.choose("two")
    assert table.zone("two") == "discard"


def test_what_was_destroyed_or_sacrificed_this_phase_is_counted_for_each_side() -> None:
    # CG-12.7.6
    fallen = {"amount": "happened", "kinds": ["destroyed", "sacrificed"], "subject": sel(side="you")}
    toll = event("toll", act({"do": "by_player", "who": "each", "effects": [{"do": "draw", "n": fallen}]}))
    kill = event("kill", act({"do": "choose", "x": sel(count=1)}, {"do": "destroy", "x": "chosen"}))
    altar = support("altar", act({"do": "draw"}, costs=[{"do": "sacrifice", "x": sel(side="you", count=1)}]))
    cards = [toll, kill, altar, character("a1"), character("n1")]
    ap = {"hand": ["toll", {"card": "kill", "name": "k1"}], "play": ["altar", "a1"]}
    table = Table(cards, ap, {"play": ["n1"]})
    table.use("altar", costs=((table["a1"],),))
    table.pass_()
    table.play("k1", None, "n1")
    table.pass_()
    hands = [len(hand) for hand in table.state.hand]
    table.play("toll")
    assert [len(hand) for hand in table.state.hand] == [hands[0] - 1 + 1, hands[1] + 1]


def resolved(hero: dict[str, Any], foe: dict[str, Any]) -> Table:
    """Both met at story A, and everything that had to be decided was."""
    table = Table([hero, foe], {"play": [{"card": "hero", "committed": "A"}]},
                  {"play": [{"card": "foe", "committed": "A"}]}, at="resolve")  # fmt: skip
    while table.kind != "D-05":
        table.do(next(iter(table.decision.options)))
    return table


def test_struggles_won_in_the_story_are_counted_by_side() -> None:
    # CG-12.7.6
    for who, drawn in (("you", 1), ("opponent", 1)):
        text = {"do": "draw", "n": {"amount": "struggles_won", "who": who}}
        hero = character("hero", 4, "TC", abilities=[when("forced", {"kind": "succeeded", "who": "you"}, text)])
        table = resolved(hero, character("foe", 2, "AT", "willpower", "invulnerability"))
        assert len(table.state.hand[0]) == drawn


@pytest.mark.parametrize(("skill", "drawn"), [(2, 1), (3, 0)])
def test_the_totals_of_the_comparison_can_be_compared(skill: int, drawn: int) -> None:
    # CG-12.7.6
    twice = {"amount": "times", "a": {"amount": "skill_total", "who": "opponent"}, "b": 2}
    double = {"test": "compare", "a": {"amount": "skill_total"}, "b": twice, "by": "ge"}
    text = when("forced", {"kind": "succeeded", "who": "you"}, {"do": "draw"}, **{"if": double})
    table = resolved(character("hero", 4, abilities=[text]), character("foe", skill))
    assert len(table.state.hand[0]) == drawn


def test_only_wounds_of_this_story_count_as_those_in_it() -> None:
    # CG-12.7.6
    hurt = {"test": "happened", "kind": "wounded", "subject": {"pick": "binding", "name": "self"}, "since": "story"}
    text = when("forced", {"kind": "story_resolved"}, {"do": "draw"}, **{"if": hurt})
    beast = character("beast", 1, "", "toughness 5", abilities=[text])
    foe, other = character("foe", 1, "C"), character("other", 1)
    ap = {"play": [{"card": "beast", "committed": "A"}, {"card": "other", "committed": "B"}]}
    table = Table([beast, foe, other], ap, {"play": [{"card": "foe", "committed": "A"}]}, at="resolve")
    table.pick("A")
    table.pass_to("D-19")
    assert (table.wounds("beast"), len(table.state.hand[0])) == (1, 1)
    table.answer(False)
    table.pass_to("D-05")
    assert len(table.state.hand[0]) == 1


def test_a_story_can_be_described_by_who_is_there() -> None:
    visited = {"is": "visited", "by": sel(filters=[{"is": "subtype", "names": ["ancient"]}])}
    mark = event("mark", act({"do": "choose", "x": sel("story", count=1, filters=[visited])},
                             {"do": "tokens", "act": "add", "x": "chosen"}))  # fmt: skip
    cards = [mark, character("a1"), character("old", subtypes=["ancient"])]
    play = [{"card": "a1", "committed": "A"}, {"card": "old", "committed": "B"}]
    table = Table(cards, {"hand": ["mark"], "play": play}, at="W6a")
    assert {move.targets for move in table.decision.options if isinstance(move, th.Play)} == {((table["B"],),)}
