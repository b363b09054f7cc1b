"""Why something that the moment allows cannot be announced after all (CG-11.1.2): the obstacle that is met last.

The walk is that of `announce`; it is taken only when somebody asks, and stops at the first way that gets no further.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities.base import Effect
from cthulhu_desktop.core.cards.abilities.look import amount, find
from cthulhu_desktop.core.cards.abilities.purposes import FORBIDS
from cthulhu_desktop.core.cards.announce import (
    ANYTHING,
    Groups,
    Plan,
    cost_items,
    domains_for,
    hosts,
    mode_choices,
    possible_xs,
    price,
    shape_of,
    uses_x,
    walk_costs,
    walk_targets,
)
from cthulhu_desktop.core.cards.choosing import announced, bounds, candidates, serves, stuck_choice, weight
from cthulhu_desktop.core.cards.costs import fixed_payable, moves_away
from cthulhu_desktop.core.cards.modifiers import is_immune, restricting
from cthulhu_desktop.core.cards.payment import steadfast_met, symbols, worth
from cthulhu_desktop.core.cards.reasons import CardsReason, by_card, of_card
from cthulhu_desktop.core.cards.state import CardsState, Env
from cthulhu_desktop.core.cards.zones import barred_by
from cthulhu_desktop.core.catalogue.cards import NEUTRAL
from cthulhu_desktop.core.kernel import Refused

WAYS = 200
"""How many ways to choose targets are looked at: one that gets further than all of these is told no better."""

CHOICES, COSTS, HOST, DOMAIN = 1, 2, 3, 4


class Obstacle(NamedTuple):
    """How far an announcement came, and what stopped it."""

    stage: int
    refused: Refused


def why_no_entry(state: CardsState, seat: int, card: int) -> Refused | None:
    """Steadfast, unique, Heroic against Villainous (CG-11.1.11); None if these do not bar it."""
    entry, other = barred_by(state, card, seat) if state.static.kind[card] != t.EVENT else ("", -1)
    if entry:
        unique = CardsReason.UNIQUE if state.controller[other] == seat else CardsReason.UNIQUE_AWAY
        return by_card(state, unique if entry == "CG-6.1.2" else CardsReason.CLASH, entry, other)
    if not steadfast_met(state, seat, card):
        return Refused(CardsReason.STEADFAST, "CG-22.2.1", {"n": state.static.steadfast[card]})
    return None


def why_no_way(state: CardsState, plan: Plan) -> Refused | None:
    """What the plan, which the moment allows, fails at; None if there is a legal way."""
    if plan.play and plan.label != "dormant":
        refused = why_no_entry(state, plan.env.seat, plan.card)
        if refused is not None:
            return refused
    found: Obstacle | None = None
    for x in possible_xs(state, plan, ANYTHING):
        env = plan.env._replace(x=x) if x else plan.env
        for _, effects in mode_choices(state, plan, ANYTHING):
            obstacle = _obstacle(state, plan, env, effects)
            if obstacle is None:
                return None
            # a higher X allows more choices, a lower one costs less: what stops even that is the reason
            if found is None or obstacle.stage > found.stage or obstacle.stage == found.stage == CHOICES:
                found = obstacle
    return found.refused if found is not None else Refused(CardsReason.NOT_NOW, "CG-11.1.2")


def _obstacle(state: CardsState, plan: Plan, env: Env, effects: tuple[Effect, ...]) -> Obstacle | None:
    fixed, picked, _, _ = state.static.remember("costs", plan.costs, shape_of)
    unpaid = next((cost for cost in fixed if not fixed_payable(state, cost, env)), None)
    if unpaid is not None:
        return Obstacle(0, _cost(state, plan, unpaid))
    choices = announced(state, effects)[0]
    for place, choose in enumerate(choices):
        if next(walk_targets(state, choices[: place + 1], env, ANYTHING, None), None) is None:
            before = next(walk_targets(state, choices[:place], env, ANYTHING, None))[1]
            return Obstacle(CHOICES, _why_no_target(state, plan, choose, before))
    found: Obstacle | None = None
    for targets, bound in islice(walk_targets(state, choices, env, ANYTHING, None), WAYS):
        obstacle = _after_targets(state, plan, picked, effects, targets, bound)
        if obstacle is None or found is None or obstacle.stage > found.stage:
            found = obstacle
        if found is None:
            return None
    return found


def _after_targets(
    state: CardsState, plan: Plan, picked: Sequence[Effect], effects: tuple[Effect, ...], targets: Groups, env: Env
) -> Obstacle | None:
    """What is wrong once these targets are chosen."""
    fixed = state.static.remember("costs", plan.costs, shape_of).fixed
    chosen = {item for group in targets for item in group}
    gone = {item for cost in fixed if moves_away(cost) for item in cost_items(state, cost, env)}
    spent = Obstacle(CHOICES, Refused(CardsReason.TARGETS_SPENT, "CG-11.1.3"))
    if chosen & gone:
        return spent
    stuck = stuck_choice(state, effects, env)
    if stuck is not None:
        reason, rule = CardsReason.NO_TARGET_OF_OTHER, "CG-17.3.2"
        if stuck.who == "you":
            reason, rule = CardsReason.NO_TARGET, "CG-17.3.9"
        return Obstacle(CHOICES, of_card(state, reason, rule, plan.card, stuck.x))
    own = frozenset(item for cost in fixed for item in cost_items(state, cost, env))
    for place, cost in enumerate(picked):
        if next(walk_costs(state, picked[: place + 1], env, ANYTHING, None, own), None) is None:
            return Obstacle(COSTS, _cost(state, plan, cost))
    found = spent
    for costs in islice(walk_costs(state, picked, env, ANYTHING, None, own), WAYS):
        if any(chosen.intersection(group) for group, cost in zip(costs, picked, strict=True) if moves_away(cost)):
            continue
        obstacle = _host_or_domain(state, plan, env, own.union(*costs))
        if obstacle is None:
            return None
        found = max(found, obstacle, key=lambda each: each.stage)
    return found


def _host_or_domain(state: CardsState, plan: Plan, env: Env, busy: frozenset[int]) -> Obstacle | None:
    if not hosts(state, plan, env):
        rule = state.static.attach_rule[plan.card]
        refused = of_card(state, CardsReason.NO_HOST, "CG-11.1.5", plan.card, rule.to if rule is not None else None)
        return Obstacle(HOST, refused)
    if domains_for(state, plan, env, busy):
        return None
    return Obstacle(DOMAIN, why_no_domain(state, plan, env))


def _cost(state: CardsState, plan: Plan, cost: Effect) -> Refused:
    """A cost that cannot be paid in full (CG-10.3.2)."""
    itself = isinstance(cost, fx.SetState) and cost.to == "exhausted" and cost.x == "self"
    if itself and state.zone[plan.card] == t.PLAY and state.orient[plan.card] == t.EXHAUSTED:
        return Refused(CardsReason.COST_EXHAUST, "CG-10.3.2")
    return of_card(state, CardsReason.COST, "CG-10.3.2", plan.card, cost)


# --- choices ---------------------------------------------------------------------------------------------------------

_PURPOSES = {
    "insane": (CardsReason.ALL_STAY_SANE, "CG-14.5.2"),
    "wound": (CardsReason.ALL_STAY_WHOLE, "CG-14.5.4"),
    "control": (CardsReason.NONE_CAN_ENTER, "CG-18.1.3"),
    "play": (CardsReason.NONE_CAN_ENTER, "CG-6.1.5"),
}


def _why_no_target(state: CardsState, plan: Plan, choose: fx.Choose, env: Env) -> Refused:
    """There are too few things that this choice could take (CG-17.3.2)."""
    items = candidates(state, choose, env)
    low, high = bounds(state, choose.x, env, len(items))
    if high == 0 and getattr(choose.x, "count", "all") not in ("any", "all"):
        zero = CardsReason.X_TOO_SMALL if uses_x(plan, state) else CardsReason.NUMBER_ZERO
        return Refused(zero, "CG-10.2.4" if uses_x(plan, state) else "CG-17.3.2")
    fitting = find(state, choose.x, env)
    if len(fitting) < max(1, low):
        return of_card(state, CardsReason.NO_TARGET, "CG-17.3.2", plan.card, choose.x)
    if choose.purpose in _PURPOSES:
        able = [item for item in fitting if serves(state, choose.purpose, item, env.seat)]
        if len(able) < max(1, low):
            return Refused(*_PURPOSES[choose.purpose])
    if choose.total is not None:
        most = amount(state, choose.total, env)
        if sum(sorted(weight(state, choose, item) for item in fitting)[: max(1, low)]) > most:
            return Refused(CardsReason.TARGETS_HEAVY, "CG-17.3.2", {"n": most})
    return _why_protected(state, choose, fitting)


def _why_protected(state: CardsState, choose: fx.Choose, fitting: Sequence[int]) -> Refused:
    """A text in force protects what fits (CG-17.5.1, 17.6.1)."""
    for word in ("be_chosen", FORBIDS.get(choose.purpose, "")):
        for item in fitting:
            for entry in restricting(state, item, word) if item >= 0 else ():
                return by_card(state, CardsReason.PROTECTED_BY, "CG-17.6.1", entry.source)
    return Refused(CardsReason.TARGETS_PROTECTED, "CG-17.5.1")


def why_not_target(state: CardsState, plan: Plan, choose: fx.Choose, env: Env, item: int) -> Refused:
    """Why that card, domain or player is no legal choice for the text of the plan."""
    if item not in find(state, choose.x, env):
        return of_card(state, CardsReason.NOT_A_TARGET, "CG-17.3.1", plan.card, choose.x)
    if choose.purpose in _PURPOSES and not serves(state, choose.purpose, item, env.seat):
        if choose.purpose == "insane":
            return Refused(CardsReason.STAYS_SANE, "CG-14.5.2")
        return Refused(CardsReason.STAYS_WHOLE, "CG-14.5.4") if choose.purpose == "wound" else Refused(
            *_PURPOSES[choose.purpose])  # fmt: skip
    if choose.total is not None and weight(state, choose, item) > amount(state, choose.total, env):
        return Refused(CardsReason.TARGETS_HEAVY, "CG-17.3.2", {"n": amount(state, choose.total, env)})
    refused = _why_protected(state, choose, [item])
    if refused.reason == CardsReason.PROTECTED_BY or is_immune(state, item, env.source):
        return refused
    return Refused(CardsReason.TARGETS, "CG-17.3.2")


# --- paying ----------------------------------------------------------------------------------------------------------


def why_no_domain(state: CardsState, plan: Plan, env: Env) -> Refused:
    """None of the player's domains can pay (CG-10.1)."""
    cost = price(state, plan, env)
    undrained = [domain for domain in state.domains[env.seat] if not state.drained[domain]]
    if not undrained:
        return Refused(CardsReason.ALL_DRAINED, "CG-10.1.2", {"cost": cost})
    best = max(worth(state, domain) for domain in undrained)
    if best < cost:
        return Refused(CardsReason.NO_DOMAIN, "CG-10.1.1", {"cost": cost, "has": best})
    if plan.play and plan.label != "dormant":
        faction = state.static.faction[plan.card]
        large = [domain for domain in undrained if worth(state, domain) >= cost]
        most = max(symbols(state, domain, faction) for domain in large)
        args: dict[str, str | int] = {"cost": cost, "faction": f"faction.{faction}", "has": most}
        if faction != NEUTRAL and not most:
            return Refused(CardsReason.NO_MATCHING, "CG-10.1.3", args)
        if faction != NEUTRAL and "loyal" in state.static.printed[plan.card].keywords and most < cost:
            return Refused(CardsReason.NO_LOYAL, "CG-10.4.1", args)
    return Refused(CardsReason.DOMAIN_SPENT, "CG-10.3.6", {"cost": cost})


def why_not_domain(state: CardsState, plan: Plan, env: Env, domain: int) -> Refused | None:
    """Why that domain cannot pay for the plan; None if it can."""
    cost = price(state, plan, env)
    if domain not in state.domains[env.seat]:
        return Refused(CardsReason.WRONG_DOMAIN, "CG-10.1.2")
    if cost == 0:
        return Refused(CardsReason.NOTHING_TO_PAY, "CG-10.1.6")
    if domain in domains_for(state, plan, env):
        return None
    if state.drained[domain]:
        return Refused(CardsReason.DRAINED, "CG-10.1.2")
    if worth(state, domain) < cost:
        return Refused(CardsReason.TOO_SMALL, "CG-10.1.2", {"cost": cost, "has": worth(state, domain)})
    faction = state.static.faction[plan.card]
    args: dict[str, str | int] = {"cost": cost, "faction": f"faction.{faction}", "has": symbols(state, domain, faction)}
    if not symbols(state, domain, faction):
        return Refused(CardsReason.NO_MATCH, "CG-10.1.3", args)
    return Refused(CardsReason.LOYAL, "CG-10.4.1", args)
