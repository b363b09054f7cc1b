"""Announcing part by part: every legal announcement is reached, and nothing else."""

from __future__ import annotations

from itertools import islice

import pytest

from cthulhu_desktop.core.cards import stepwise as sw
from cthulhu_desktop.core.cards.acts import ActOptions
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.kernel import Game, Move, Rng
from cthulhu_desktop.core.registry import find_game
from tests.core.cards.random_games import random_setup
from tests.helpers.card_decks import act, sel
from tests.helpers.table import Table, character, event

MOST = 300


def everything(state: CardsState, draft: sw.Draft) -> set[Move]:
    """All moves that can be said from here, in every order of saying them."""
    draft = sw.filled(state, draft)
    step = sw.next_step(state, draft)
    if step is None:
        return {sw.move(state, draft)}
    assert step.options or step.may_close
    found: set[Move] = set()
    if step.may_close:
        found |= everything(state, sw.closed(state, draft))
    for value in step.options:
        if not draft.held or value > max(draft.held):
            found |= everything(state, sw.said(state, draft, step, value))
    return found


def positions(kind: str, number: int) -> list[ActOptions]:
    """Windows of a random game in which few things can be done."""
    game: Game[CardsState] = find_game("cards")
    state = game.begin(game.read_setup(random_setup(kind, number, largest=16)), number).state
    rng, found = Rng(number), []
    for _ in range(160):
        if state.decision is None:
            break
        if isinstance(state.decision.options, ActOptions) and rng.below(3) == 0:
            copy = state.copy()
            assert copy.decision is not None
            assert isinstance(copy.decision.options, ActOptions)
            found.append(copy.decision.options)
        state.apply(state.decision.options.sample(rng))
    return found


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("kind", ["texts", "presets"])
def test_the_steps_lead_to_every_legal_announcement_and_to_no_other(kind: str, number: int) -> None:
    # CG-11.1.2
    seen = 0
    for options in positions(kind, number + 60):
        for plan in options.plans():
            listed = set(islice(options.ways(plan), MOST))
            if len(listed) < MOST:
                assert everything(options.state, sw.Draft(plan)) == listed
                seen += 1
    assert seen


def test_a_domain_said_first_narrows_x() -> None:
    # CG-10.2.4
    bolt = event("bolt", act({"do": "draw", "n": {"amount": "x"}}), cost="X")
    domains = [{"resources": ["filler"] * 3}, {"resources": ["filler"]}, {}]
    table = Table([bolt], {"hand": ["bolt"], "domains": domains})
    options = table.decision.options
    assert isinstance(options, ActOptions)
    plan = options.plans()[0]
    small = sw.filled(table.state, sw.Draft(plan, domain=(table.state.domains[0][1],)))
    assert small.x == 1
    assert not sw.can_be(table.state, sw.Draft(plan, domain=(table.state.domains[0][2],)))


def test_an_item_said_again_is_let_go_and_a_full_group_is_closed() -> None:
    # CG-17.3.9
    two = event("two", act({"do": "choose", "x": sel(count=2)}, {"do": "destroy", "x": "chosen"}))
    table = Table([two, *map(character, "abc")], {"hand": ["two"], "play": ["a", "b", "c"]})
    options = table.decision.options
    assert isinstance(options, ActOptions)
    draft = sw.filled(table.state, sw.Draft(options.plans()[0]))
    step = sw.next_step(table.state, draft)
    assert step is not None
    assert (step.part, step.low, step.high, step.may_close) == ("target", 2, 2, False)
    once = sw.said(table.state, draft, step, table["a"])
    assert once.held == (table["a"],)
    assert sw.said(table.state, once, step, table["a"]).held == ()
    full = sw.said(table.state, once, step, table["c"])
    assert (full.held, full.targets) == ((), ((table["a"], table["c"]),))


def test_price_and_ability_of_a_plan_are_told() -> None:
    # CG-10.2.2
    own = {
        "hand": [{"card": "x", "name": "new"}], "play": [{"card": "x", "name": "here"}],
        "domains": [{"resources": ["filler"] * 2}, {}, {}],
    }  # fmt: skip
    table = Table([character("x", cost=2, abilities=[act({"do": "draw"})])], own)
    options = table.decision.options
    assert isinstance(options, ActOptions)
    plans = {plan.card: plan for plan in options.plans()}
    assert sw.price_of(table.state, sw.Draft(plans[table["new"]], x=0)) == 2
    assert sw.ability_of(table.state, plans[table["new"]]) is None
    assert sw.ability_of(table.state, plans[table["here"]]) is table.state.static.abilities[table["here"]][0]
