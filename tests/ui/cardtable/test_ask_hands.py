"""What a drag, a click and a key mean, decision by decision."""

from __future__ import annotations

from typing import Any

import pytest

from cthulhu_desktop.core.cards import moves as mv
from cthulhu_desktop.core.cards.refuse import CardsReason
from cthulhu_desktop.ui.cardtable import keys
from cthulhu_desktop.ui.cardtable.ask.composer import Composer
from cthulhu_desktop.ui.cardtable.ask.picking import remembered_pick
from cthulhu_desktop.ui.cardtable.ask.prompt import Button, ChoiceList, OrderList, Stepper
from tests.helpers.card_decks import act, sel
from tests.helpers.table import Table, character, event, support
from tests.ui.cardtable.positions import positions
from tests.ui.cardtable.steering import composer_of, press_main

RICH = [{"resources": ["filler"] * 3}, {"resources": ["filler"] * 2}, {"resources": ["filler"]}]
KILL = event("kill", act({"do": "choose", "x": sel(count=1)}, {"do": "destroy", "x": "chosen"}))


def composer(table: Table) -> Composer:
    return composer_of(table.state)


def button(made: Composer, text: str) -> Button:
    return next(button for button in made.prompt().buttons if text in button.text)


def domains(table: Table) -> list[str]:
    return [keys.domain(domain) for domain in table.state.domains[table.seat]]


def card(table: Table, name: str) -> str:
    return keys.card(table[name])


def board(table: Table) -> str:
    return keys.board(table.seat)


# --- D-01, D-04 ------------------------------------------------------------------------------------------------------


def test_starting_resources_are_laid_for_trial_swapped_and_taken_back() -> None:
    # CG-8.1.6, D-01
    made = composer_of(positions("D-01")[0])
    one, two, three = sorted(made.movable())[:3]
    first, second, third = [keys.domain(domain.domain) for domain in made.known.own_domains]
    made.drop(one, second)
    made.drop(two, second)
    assert made.staged() == {two: second}
    made.drop(one, first)
    made.drop(one, second)
    assert made.staged() == {one: second, two: first}
    made.drop(one, keys.hand(made.known.seat))
    assert made.staged() == {two: first}
    made.click(one)
    assert made.staged() == {two: first, one: second}
    made.click(third)
    assert made.staged() == {two: first, one: third}
    assert not made.prompt().buttons
    made.click(three)
    button(made, "Confirm").act()
    assert made.result == mv.ChooseResources((keys.number(two), keys.number(three), keys.number(one)))


def test_number_keys_lay_the_focused_card_under_that_domain() -> None:
    # CG-8.1.6, CG-9.2.6
    made = composer_of(positions("D-01")[0])
    one = min(made.movable())
    assert made.number(2, one)
    assert made.staged() == {one: keys.domain(made.known.own_domains[1].domain)}
    turn = composer_of(positions("D-04")[0])
    one = min(turn.movable())
    assert turn.number(3, one)
    assert turn.result == mv.AttachResource(keys.number(one), turn.known.own_domains[2].domain)


def test_a_resource_is_a_drop_on_a_domain_or_two_clicks_and_none_is_a_button() -> None:
    # CG-9.2.6, D-04
    state = positions("D-04")[0]
    made = composer_of(state)
    one = min(made.movable())
    domain = min(made.places(one))
    made.drop(one, domain)
    assert made.result == mv.AttachResource(keys.number(one), keys.number(domain))
    made = composer_of(state)
    assert domain not in made.usable()
    made.click(one)
    made.click(domain)
    assert made.result == mv.AttachResource(keys.number(one), keys.number(domain))
    made = composer_of(state)
    assert not made.can_pass
    assert not button(made, "No resource this turn").main
    button(made, "No resource this turn").act()
    assert made.result == mv.Pass()


# --- D-05 to D-08 ----------------------------------------------------------------------------------------------------


def priced(**more: Any) -> Table:
    return Table([character("x", cost=2), KILL], {"hand": ["x"], "domains": RICH, **more})


def test_a_card_dropped_on_a_domain_is_paid_with_it() -> None:
    # CG-10.1.1, D-06
    table = priced()
    made = composer(table)
    first, second, third = domains(table)
    assert {first, second, board(table)} == made.places(card(table, "x"))
    made.drop(card(table, "x"), first)
    assert made.result == mv.Play(table["x"], keys.number(first))
    refused = composer(table).why_not_there(card(table, "x"), third)
    assert refused is not None
    assert (refused.reason, refused.rule) == (CardsReason.TOO_SMALL, "CG-10.1.2")


def test_a_card_dropped_on_the_table_lights_the_cheapest_domain_and_another_may_be_clicked() -> None:
    # CG-23.1.4
    table = priced()
    first, second, _ = domains(table)
    made = composer(table)
    made.drop(card(table, "x"), board(table))
    assert made.result is None
    assert second in made.chosen()
    widget = made.prompt().widget
    assert isinstance(widget, ChoiceList)
    texts = {choice.text: choice.chosen for choice in widget.choices}
    assert texts == {"Domain 1 pays 2 and loses 1 more": False, "Domain 2 pays 2 exactly": True}
    made.click(first)
    assert made.result == mv.Play(table["x"], keys.number(first))
    made = composer(table)
    made.drop(card(table, "x"), board(table))
    press_main(made)
    assert made.result == mv.Play(table["x"], keys.number(second))


def test_dropped_on_the_table_a_card_that_one_domain_can_pay_is_played_at_once() -> None:
    # CG-23.1.4
    table = Table([character("x", cost=3)], {"hand": ["x"], "domains": RICH})
    made = composer(table)
    made.drop(card(table, "x"), board(table))
    assert made.result == mv.Play(table["x"], keys.number(domains(table)[0]))


def test_a_click_only_takes_a_card_up_and_a_second_one_puts_it_back() -> None:
    table = Table([character("x")], {"hand": ["x"]})
    made = composer(table)
    made.click(card(table, "x"))
    assert made.result is None
    assert not made.can_pass
    assert [found.text for found in made.prompt().buttons if found.main] == ["Play it"]
    made.click(card(table, "x"))
    assert not made.composing
    made.click(card(table, "x"))
    made.click(board(table))
    assert made.result == mv.Play(table["x"])


def test_another_card_can_be_taken_up_instead() -> None:
    table = Table([character("x"), character("y")], {"hand": ["x", "y"]})
    made = composer(table)
    made.click(card(table, "x"))
    made.click(card(table, "y"))
    press_main(made)
    assert made.result == mv.Play(table["y"])


def test_an_event_is_dropped_on_its_target_or_asks_for_it() -> None:
    # CG-17.3, D-07
    table = Table([KILL, character("a"), character("b")], {"hand": ["kill"], "play": ["a"]}, {"play": ["b"]})
    made = composer(table)
    made.drop(card(table, "kill"), card(table, "b"))
    assert made.result == mv.Play(table["kill"], targets=((table["b"],),))
    made = composer(table)
    made.drop(card(table, "kill"), board(table))
    assert made.result is None
    assert {card(table, "a"), card(table, "b")} <= made.usable()
    assert made.prompt().text == "Choose a character · kill"
    made.click(card(table, "a"))
    assert made.result == mv.Play(table["kill"], targets=((table["a"],),))


def test_an_attachment_is_dropped_on_its_host() -> None:
    # CG-11.1.5
    hat = support("hat", to=sel())
    table = Table([hat, character("a"), character("b")], {"hand": ["hat"], "play": ["a"]}, {"play": ["b"]})
    made = composer(table)
    made.drop(card(table, "hat"), card(table, "b"))
    assert made.result == mv.Play(table["hat"], host=table["b"])


def test_x_is_said_with_a_stepper_and_changes_who_can_pay() -> None:
    # CG-10.2.4
    bolt = event("bolt", act({"do": "draw", "n": {"amount": "x"}}), cost="X")
    table = Table([bolt], {"hand": ["bolt"], "domains": RICH})
    made = composer(table)
    made.drop(card(table, "bolt"), board(table))
    widget = made.prompt().widget
    assert isinstance(widget, Stepper)
    assert widget.values == (0, 1, 2, 3)
    widget.changed(2)
    assert button(made, "X is 2").main
    press_main(made)
    assert {key for key in made.usable() if keys.kind(key) == "domain"} == set(domains(table)[:2])
    press_main(made)
    assert made.result == mv.Play(table["bolt"], keys.number(domains(table)[1]), 2)


def test_a_card_with_two_abilities_asks_which_in_their_own_words() -> None:
    # D-08
    both = character("both", abilities=[act({"do": "draw"}), act({"do": "draw", "n": 2})])
    table = Table([both], {"play": ["both"]})
    made = composer(table)
    made.click(card(table, "both"))
    widget = made.prompt().widget
    assert isinstance(widget, ChoiceList)
    assert [choice.text for choice in widget.choices] == ["Action: Draw a card.", "Action: Draw 2 cards."]
    assert made.number(2, "")
    press_main(made)
    assert made.result == mv.UseAbility(table["both"], 1)


def test_extra_costs_are_clicked_and_escape_goes_back_one_step() -> None:
    # CG-10.3.6
    eat = character("eat", abilities=[
        act({"do": "choose", "x": sel(count=1, side="opponent")}, {"do": "destroy", "x": "chosen"},
            costs=[{"do": "sacrifice", "x": sel(count=1, side="you")}])])  # fmt: skip
    cards = [eat, *map(character, "abcd")]
    table = Table(cards, {"play": ["eat", "a", "b"]}, {"play": ["c", "d"]})
    made = composer(table)
    made.click(card(table, "eat"))
    made.click(card(table, "c"))
    assert {card(table, "a"), card(table, "b"), card(table, "eat")} <= made.usable()
    assert made.arrows() == ((card(table, "eat"), card(table, "c")),)
    assert made.back()
    made.click(card(table, "d"))
    made.click(card(table, "a"))
    assert made.result == mv.UseAbility(table["eat"], 0, targets=((table["d"],),), costs=((table["a"],),))


def test_a_card_that_cannot_be_played_says_why() -> None:
    # CG-10.1.1
    table = Table([character("dear", cost=9)], {"hand": ["dear"], "domains": RICH})
    made = composer(table)
    assert card(table, "dear") not in made.usable()
    assert card(table, "dear") in made.movable()
    assert made.places(card(table, "dear")) == frozenset()
    for refused in (made.why_not(card(table, "dear")), made.why_not_there(card(table, "dear"), board(table))):
        assert refused is not None
        assert (refused.reason, refused.rule) == (CardsReason.NO_DOMAIN, "CG-10.1.1")


def test_space_passes_only_while_nothing_is_composed() -> None:
    table = priced()
    made = composer(table)
    assert made.can_pass
    made.click(card(table, "x"))
    assert not made.can_pass


@pytest.mark.parametrize(("kind", "text"), [("D-05", "Pass"), ("D-09", "No disrupt"), ("D-10", "No response")])
def test_passing_is_a_button_and_never_the_main_one(kind: str, text: str) -> None:
    # CG-9.1.3, CG-12.4.2, CG-12.5.3
    made = composer_of(positions(kind)[0])
    found = button(made, text)
    assert (found.main, found.key) == (False, "Space")
    found.act()
    assert made.result == mv.Pass()


def test_a_response_says_to_what_it_answers() -> None:
    # CG-12.5.3, D-10
    note = character("note", abilities=[{
        "kind": "triggered", "label": "response", "on": {"kind": "enters_play", "subject": sel()},
        "effects": [{"do": "draw"}]}])  # fmt: skip
    table = Table([note, character("guest")], {"hand": ["guest"], "play": ["note"]})
    table.play("guest")
    made = composer(table)
    assert made.decision.kind == "D-10"
    assert "in answer to guest" in made.prompt().detail
    made.click(card(table, "note"))
    assert made.arrows() == ((card(table, "note"), card(table, "guest")),)


# --- D-13, D-14 ------------------------------------------------------------------------------------------------------


def committing(*cards: Any, **more: Any) -> Table:
    table = Table([character("a", 2, "TC"), character("b", 3, "I"), *cards], {"play": ["a", "b"], **more})
    table.pass_to("D-13")
    return table


def test_characters_go_to_stories_and_back_before_they_are_committed() -> None:
    # CG-13.2.1, D-13
    table = committing()
    made = composer(table)
    at_a, at_b = (keys.story(table[name]) for name in "AB")
    made.drop(card(table, "a"), at_a)
    made.click(card(table, "b"))
    made.click(at_a)
    assert made.staged() == {card(table, "a"): at_a, card(table, "b"): at_a}
    assert made.prompt().detail == "A: skill 5 to 0, Terror 1 to 0, Combat 1 to 0, Investigation 1 to 0"
    made.drop(card(table, "a"), board(table))
    assert made.staged() == {card(table, "b"): at_a}
    assert made.number(2, card(table, "b"))
    assert made.staged() == {card(table, "b"): at_b}
    assert made.back()
    button(made, "Commit 1 character").act()
    assert made.result == mv.CommitTo(((table["b"], table["A"]),))


def test_one_click_sends_a_defender_where_only_one_story_is_attacked() -> None:
    # CG-13.3.1
    table = Table([*map(character, "abn")], {"play": ["a", "b"]}, {"play": ["n"]})
    table.pass_to("D-13")
    table.commit(a="B", b="B")
    table.pass_to("D-14")
    made = composer(table)
    made.click(card(table, "n"))
    assert made.staged() == {card(table, "n"): keys.story(table["B"])}
    assert not made.chosen()
    made.click(card(table, "n"))  # and home again
    assert made.staged() == {}
    made.click(card(table, "n"))
    button(made, "Commit 1 character").act()
    assert made.result == mv.CommitTo(((table["n"], table["B"]),))


def test_nobody_is_committed_by_a_button_that_enter_does_not_press() -> None:
    made = composer(committing())
    assert not button(made, "Commit nobody").main
    button(made, "Commit nobody").act()
    assert made.result == mv.CommitTo()


def test_exhausted_characters_and_stories_without_attackers_say_why_not() -> None:
    # CG-13.2.3, CG-13.3.1
    table = Table([*map(character, "abn")], {"play": [{"card": "a", "state": "exhausted"}, "b"]}, {"play": ["n"]})
    table.pass_to("D-13")
    made = composer(table)
    tired = made.why_not_there(card(table, "a"), keys.story(table["A"]))
    assert tired is not None
    assert tired.reason == CardsReason.NOT_READY
    table.commit(b="A")
    table.pass_to("D-14")
    made = composer(table)
    refused = made.why_not_there(card(table, "n"), keys.story(table["B"]))
    assert refused is not None
    assert (refused.reason, refused.rule) == (CardsReason.NO_ATTACKER, "CG-13.3.1")


# --- orders and choices ----------------------------------------------------------------------------------------------


def test_an_order_confirmed_once_answers_the_following_questions_while_they_apply() -> None:
    # CG-14.1.1, D-15
    state = positions("D-15")[0]
    made = composer_of(state)
    widget = made.prompt().widget
    assert isinstance(widget, OrderList)
    many = len(widget.entries)
    widget.moved(many - 1, 0)
    press_main(made)
    first = made.result
    assert isinstance(first, mv.Pick)
    assert len(made.remember) == many - 1
    assert first.item not in made.remember
    state = state.copy()
    state.apply(first)
    if many > 2:
        assert state.decision is not None
        assert remembered_pick(state.decision.options, made.remember) == mv.Pick(made.remember[0])
    assert remembered_pick(made.decision.options, made.remember) is None


def test_a_lost_struggle_names_the_story_and_a_click_answers() -> None:
    # CG-14.5.1, D-16
    state = positions("D-16")[0]
    made = composer_of(state)
    assert state.decision is not None
    place = made.known.title(made.known.source(state.decision.source))
    assert f"terror at {place}" in made.prompt().text
    assert made.prompt().rule == "CG-14.5.1"
    key = min(made.usable())
    made.click(key)
    assert made.result == mv.Pick(keys.number(key))


def test_cards_that_lie_in_a_pile_are_laid_out() -> None:
    # CG-17.3.2
    raise_one = event("raise", act({"do": "choose", "x": sel(zone="discard", side="you", count=1), "purpose": "play"},
                                   {"do": "move", "x": "chosen", "to": "play"}))  # fmt: skip
    table = Table([raise_one, *map(character, "ab")], {"hand": ["raise"], "discard": ["a", "b"]})
    made = composer(table)
    made.click(card(table, "raise"))
    assert set(made.spread()) == {table["a"], table["b"]}
    made.click(card(table, "b"))
    assert made.result == mv.Play(table["raise"], targets=((table["b"],),))


def test_a_success_token_is_placed_by_enter_and_left_only_on_purpose() -> None:
    # CG-14.7.7, D-19
    state = positions("D-19")[0]
    made = composer_of(state)
    press_main(made)
    assert made.result == mv.Answer(True)
    made = composer_of(state)
    button(made, "Leave it").act()
    assert made.result == mv.Answer(False)
