"""Announcing part by part: what is still open, what may be said next, until one legal move is left.

A `Draft` is a plan with the parts said so far. Whatever `next_step` offers leads to at least one legal announcement,
and every legal announcement can be reached.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities.base import Ability, Effect
from cthulhu_desktop.core.cards.abilities.selectors import Sel
from cthulhu_desktop.core.cards.announce import (
    ANYTHING,
    Announcement,
    Holding,
    Plan,
    Wish,
    WishedGroup,
    announcements,
    domains_for,
    hosts,
    mode_choices,
    move_of,
    possible_xs,
    price,
    shape_of,
    uses_x,
)
from cthulhu_desktop.core.cards.choosing import announced, bounds, candidates, refs_of
from cthulhu_desktop.core.cards.costs import cost_pick
from cthulhu_desktop.core.cards.modifiers import values
from cthulhu_desktop.core.cards.state import CardsState, Env
from cthulhu_desktop.core.cards.triggers import GAINED

Group = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Draft:
    """What has been said of a plan; None: not yet. `held`: the group of targets or costs that is being filled."""

    plan: Plan
    x: int | None = None
    mode: int | None = None
    host: int | None = None
    targets: tuple[Group, ...] = ()
    costs: tuple[Group, ...] = ()
    held: Group = ()
    domain: tuple[int | None] | None = None


class Step(NamedTuple):
    """The next open part: "x", "mode", "host", "target", "cost" or "domain", and what may be said. Of a group (target,
    cost): the node that asks, how many are taken at least and at most, and whether it may be closed as it is."""

    part: str
    options: tuple[int, ...]
    node: Effect | None = None
    low: int = 1
    high: int = 1
    may_close: bool = False
    players: bool = False


def next_step(state: CardsState, draft: Draft) -> Step | None:
    """What is open; None if nothing is."""
    plan = draft.plan
    if draft.x is None:
        return Step("x", tuple(x for x in possible_xs(state, plan, ANYTHING) if can_be(state, replace(draft, x=x))))
    if draft.mode is None:
        count = _mode_count(state, plan)
        return Step("mode", tuple(mode for mode in range(count) if can_be(state, replace(draft, mode=mode))))
    if draft.host is None:
        there = hosts(state, plan, env_of(state, draft))
        return Step("host", tuple(host for host in there if can_be(state, replace(draft, host=host))))
    choices, picked = _groups_of(state, draft)
    if len(draft.targets) < len(choices):
        return _target_step(state, draft, choices[len(draft.targets)])
    if len(draft.costs) < len(picked):
        return _cost_step(state, draft, picked[len(draft.costs)])
    if draft.domain is None:
        where = domains_for(state, plan, env_of(state, draft))
        found = tuple(d for d in where if d is not None and can_be(state, replace(draft, domain=(d,))))
        return Step("domain", found)
    return None


def filled(state: CardsState, draft: Draft) -> Draft:
    """The draft with everything said for which there is one way only."""
    while True:
        if draft.x is None and not uses_x(draft.plan, state):
            draft = replace(draft, x=0)
        elif draft.mode is None and draft.x is not None and not announced(state, draft.plan.effects)[1]:
            draft = replace(draft, mode=-1)
        else:
            step = next_step(state, draft)
            more = _forced(state, draft, step) if step is not None else None
            if more is None:
                return draft
            draft = more


def _forced(state: CardsState, draft: Draft, step: Step) -> Draft | None:
    """With the only thing that can be said next; None if there is a choice."""
    if step.part == "domain" and not step.options:
        nothing = replace(draft, domain=(None,))
        return nothing if can_be(state, nothing) else None
    if step.part not in ("target", "cost"):
        return said(state, draft, step, step.options[0]) if len(step.options) == 1 else None
    if not step.options or len(draft.held) == step.high:
        return closed(state, draft) if step.may_close else None
    missing = step.low - len(draft.held)
    if not step.may_close and len(step.options) <= missing:
        return said(state, draft, step, step.options[0])
    return None


def said(state: CardsState, draft: Draft, step: Step, value: int) -> Draft:
    """The draft with one more part: a value of the step. In a group an item that is held is let go again; a group that
    is full is closed."""
    match step.part:
        case "x":
            return replace(draft, x=value)
        case "mode":
            return replace(draft, mode=value)
        case "host":
            return replace(draft, host=value)
        case "domain":
            return replace(draft, domain=(value,))
    held = set(draft.held) ^ {value}
    draft = replace(draft, held=tuple(sorted(held)))
    return closed(state, draft) if len(held) == step.high else draft


def closed(state: CardsState, draft: Draft) -> Draft:
    """The draft with the group that is being filled taken as it is."""
    choices, _ = _groups_of(state, draft)
    if len(draft.targets) < len(choices):
        return replace(draft, targets=(*draft.targets, draft.held), held=())
    return replace(draft, costs=(*draft.costs, draft.held), held=())


def can_be(state: CardsState, draft: Draft) -> bool:
    """At least one legal announcement goes on from here."""
    return first(state, draft) is not None


def first(state: CardsState, draft: Draft) -> Announcement | None:
    """One legal announcement that goes on from here."""
    env = draft.plan.env
    xs = possible_xs(state, draft.plan, ANYTHING) if draft.x is None else (draft.x,)
    payable = [domain for x in xs for domain in domains_for(state, draft.plan, env._replace(x=x))]
    # said at once, because a walk through all targets would find it out late
    if not payable or (draft.domain is not None and draft.domain[0] not in payable):
        return None
    return next(announcements(state, draft.plan, _wish(state, draft)), None)


def move(state: CardsState, draft: Draft) -> th.Play | th.UseAbility | th.PayCosts:
    """The move that a complete draft spells out. ValueError if it is not legal."""
    found = first(state, draft)
    if found is None:
        raise ValueError(draft)
    if draft.plan.label == "pay":
        return th.PayCosts(found.domain, found.costs)
    return move_of(draft.plan, found)


def env_of(state: CardsState, draft: Draft) -> Env:
    """What the text knows after the targets said so far."""
    plan = draft.plan
    env = plan.env._replace(x=draft.x) if draft.x else plan.env
    choices, _ = _groups_of(state, draft)
    for choose, group in zip(choices, draft.targets, strict=False):
        env = env.bind(choose.as_, refs_of(state, group, choose.x))
    return env


def price_of(state: CardsState, draft: Draft) -> int:
    """What one domain has to pay, as far as the draft goes."""
    return price(state, draft.plan, env_of(state, draft))


def ability_of(state: CardsState, plan: Plan) -> Ability | None:
    """The ability that a plan uses; None for a character or support that is played."""
    if plan.number < 0 or plan.label == "pay":
        return None
    if plan.number >= GAINED:
        gained = values(state, plan.card).gained
        place = plan.number - GAINED
        return gained[place] if place < len(gained) else None
    printed = state.static.abilities[plan.card]
    return printed[plan.number] if plan.number < len(printed) else None


def mode_effects(state: CardsState, draft: Draft, mode: int) -> tuple[Effect, ...]:
    """What one of the alternatives of the plan does."""
    _, modes = announced(state, draft.plan.effects)
    return tuple(modes[0].options[mode].effects)


# --- the parts -------------------------------------------------------------------------------------------------------


def _mode_count(state: CardsState, plan: Plan) -> int:
    _, modes = announced(state, plan.effects)
    return len(modes[0].options) if modes else 0


def _modes_said(draft: Draft) -> Group | None:
    if draft.mode is None:
        return None
    return () if draft.mode < 0 else (draft.mode,)


def _groups_of(state: CardsState, draft: Draft) -> tuple[list[fx.Choose], tuple[Effect, ...]]:
    """The choices (once the mode is said) and the costs that pick cards."""
    picked = state.static.remember("costs", draft.plan.costs, shape_of).picked
    if draft.mode is None:
        return [], picked
    wish = Wish(modes=_modes_said(draft))
    effects = next((effects for _, effects in mode_choices(state, draft.plan, wish)), draft.plan.effects)
    return announced(state, effects)[0], picked


def _wish(state: CardsState, draft: Draft) -> Wish:
    if draft.mode is None:
        return Wish(draft.x, host=draft.host, domain=draft.domain)
    choices, picked = _groups_of(state, draft)
    targets = list(draft.targets)
    costs: list[WishedGroup] = list(draft.costs)
    wished: list[WishedGroup] = [*targets]
    if len(targets) < len(choices):
        wished.append(Holding(draft.held) if draft.held else None)
    elif len(costs) < len(picked):
        costs.append(Holding(draft.held) if draft.held else None)
    wished += [None] * (len(choices) - len(wished))
    costs += [None] * (len(picked) - len(costs))
    return Wish(draft.x, _modes_said(draft), tuple(wished), tuple(costs), draft.host, draft.domain)


def _target_step(state: CardsState, draft: Draft, choose: fx.Choose) -> Step:
    env = env_of(state, draft)
    items = candidates(state, choose, env)
    low, high = bounds(state, choose.x, env, len(items))
    players = isinstance(choose.x, Sel) and choose.x.base == "player"
    return Step("target", *_offer(state, draft, items, choose, low, high), players)


def _cost_step(state: CardsState, draft: Draft, cost: Effect) -> Step:
    taken = frozenset(item for group in draft.costs for item in group)
    pick = cost_pick(state, cost, env_of(state, draft), taken)
    return Step("cost", *_offer(state, draft, list(pick.items), cost, pick.low, pick.high))


def _offer(
    state: CardsState, draft: Draft, items: list[int], node: Effect, low: int, high: int
) -> tuple[Group, Effect, int, int, bool]:
    """What can be added to the group, and whether it may be closed."""
    held = draft.held
    free = () if len(held) >= high else tuple(
        item for item in items
        if item not in held and can_be(state, replace(draft, held=tuple(sorted((*held, item)))))
    )  # fmt: skip
    full = low <= len(held) and (bool(held) or high == 0)
    return free, node, low, high, full and can_be(state, closed(state, draft))


def target_players(state: CardsState, draft: Draft) -> tuple[bool, ...]:
    """Of each choice, whether players (by seat) are chosen."""
    choices, _ = _groups_of(state, draft)
    return tuple(isinstance(choose.x, Sel) and choose.x.base == "player" for choose in choices)
