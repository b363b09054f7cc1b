"""Announcing: all legal ways to play a card or use an ability, and doing it (CG-11.1.2).

A `Plan` is a card or ability that could be used; its announcements are enumerated lazily, part by part: X, modes,
targets, costs that pick cards, host, paying domain. The same walk lists, counts, samples and checks them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities import flow as fl
from cthulhu_desktop.core.cards.abilities.base import Effect, Num
from cthulhu_desktop.core.cards.abilities.look import amount, find
from cthulhu_desktop.core.cards.abilities.values import X
from cthulhu_desktop.core.cards.choosing import (
    announced,
    best_options,
    bounds,
    can_choose_later,
    candidates,
    refs_of,
    weight,
)
from cthulhu_desktop.core.cards.costs import (
    cost_pick,
    fixed_items,
    fixed_payable,
    moves_away,
    needs_pick,
)
from cthulhu_desktop.core.cards.modifiers import restricted
from cthulhu_desktop.core.cards.payment import paying_domains, play_cost, reduction, steadfast_met, worth
from cthulhu_desktop.core.cards.state import CardsState, Env, ref_card
from cthulhu_desktop.core.cards.static import nodes_in
from cthulhu_desktop.core.cards.zones import may_enter
from cthulhu_desktop.core.kernel import Rng


class Plan(NamedTuple):
    """Something a player could use: `play` a card from hand, or the ability of that `number`. `to`: the occurrence
    answered, counted from the beginning of what can be answered (-1: none)."""

    card: int
    number: int
    play: bool
    label: str
    effects: tuple[Effect, ...]
    costs: tuple[Effect, ...]
    env: Env
    to: int = -1


Groups = tuple[tuple[int, ...], ...]


class Holding(NamedTuple):
    """A group that is not complete yet: it holds at least these items."""

    items: tuple[int, ...]


WishedGroup = tuple[int, ...] | Holding | None


class Wish(NamedTuple):
    """An announcement to be checked: parts and groups that are None may be anything."""

    x: int | None = None
    modes: tuple[int, ...] | None = None
    targets: tuple[WishedGroup, ...] | None = None
    costs: tuple[WishedGroup, ...] | None = None
    host: int | None = None
    domain: tuple[int | None] | None = None


ANYTHING = Wish()


def _subsets(items: Sequence[int], low: int, high: int, rng: Rng | None) -> Iterator[tuple[int, ...]]:
    """All subsets between the sizes; with `rng`, a few at random first."""
    high = min(high, len(items))
    if low > high:
        return
    if rng is not None:
        for _ in range(3):
            mixed = list(items)
            rng.shuffle(mixed)
            yield tuple(sorted(mixed[: low + rng.below(high - low + 1)]))
    for size in range(low, high + 1):
        yield from combinations(sorted(items), size)


def _groups(
    items: Sequence[int], low: int, high: int, wished: WishedGroup, rng: Rng | None
) -> Iterator[tuple[int, ...]]:
    if wished is None:
        yield from (group for group in _subsets(items, low, high, rng) if group)
    elif isinstance(wished, Holding):
        held = wished.items
        if set(held) <= set(items):
            others = [item for item in items if item not in held]
            for more in _subsets(others, max(0, low - len(held)), high - len(held), rng):
                yield tuple(sorted((*held, *more)))
    elif low <= len(wished) <= high and list(wished) == sorted(set(wished)) and set(wished) <= set(items):
        yield wished


def walk_targets(
    state: CardsState, choices: Sequence[fx.Choose], env: Env, wish: Wish, rng: Rng | None, place: int = 0
) -> Iterator[tuple[Groups, Env]]:
    """Every way to make the choices, with what the text knows then."""
    if place == len(choices):
        if wish.targets is None or len(wish.targets) == place:
            yield (), env
        return
    if wish.targets is not None and place >= len(wish.targets):
        return
    choose = choices[place]
    items = candidates(state, choose, env)
    low, high = bounds(state, choose.x, env, len(items))
    wished = wish.targets[place] if wish.targets is not None else None
    if high == 0 and wished is None:
        return
    most = amount(state, choose.total, env) if choose.total is not None else None
    for group in _groups(items, low, high, wished, rng):
        if most is not None and sum(weight(state, choose, item) for item in group) > most:
            continue
        bound = env.bind(choose.as_, refs_of(state, group, choose.x))
        for rest, last in walk_targets(state, choices, bound, wish, rng, place + 1):
            yield (group, *rest), last


def walk_costs(
    state: CardsState, picked: Sequence[Effect], env: Env, wish: Wish, rng: Rng | None, taken: frozenset[int],
    place: int = 0,
) -> Iterator[Groups]:  # fmt: skip
    """Every way to pick what the costs are paid with; `taken`: what is spoken for."""
    if place == len(picked):
        if wish.costs is None or len(wish.costs) == place:
            yield ()
        return
    if wish.costs is not None and place >= len(wish.costs):
        return
    pick = cost_pick(state, picked[place], env, taken)
    wished = wish.costs[place] if wish.costs is not None else None
    for group in _groups(pick.items, pick.low, pick.high, wished, rng):
        for rest in walk_costs(state, picked, env, wish, rng, taken | set(group), place + 1):
            yield (group, *rest)


class Shape(NamedTuple):
    """What costs ask for, worked out once."""

    fixed: tuple[Effect, ...]
    picked: tuple[Effect, ...]
    names_x: bool
    pays: bool


def shape_of(costs: tuple[Effect, ...]) -> Shape:
    """The costs sorted: those that pick cards and the others; do they name X, do they pay."""
    return Shape(
        tuple(cost for cost in costs if not needs_pick(cost)),
        tuple(cost for cost in costs if needs_pick(cost)),
        any(isinstance(node, X) for cost in costs for node in nodes_in(cost)),
        any(isinstance(cost, fl.Pay) for cost in costs),
    )


def uses_x(plan: Plan, state: CardsState) -> bool:
    """X is named at announcement (CG-10.2.4)."""
    if plan.play and plan.label != "dormant" and state.static.cost_x[plan.card]:
        return True
    return bool(plan.costs) and state.static.remember("costs", plan.costs, shape_of).names_x


def possible_xs(state: CardsState, plan: Plan, wish: Wish) -> Sequence[int]:
    """What X can be: up to what the best undrained domain could pay, and as much more as texts take off the cost; 0
    alone where there is none (CG-10.2.2, 10.2.4)."""
    if not uses_x(plan, state):
        return (0,) if wish.x in (None, 0) else ()
    seat = plan.env.seat
    most = max((worth(state, d) for d in state.domains[seat] if not state.drained[d]), default=0)
    if plan.play:
        most += reduction(state, seat, plan.card)
    if wish.x is None:
        return range(most + 1)
    return (wish.x,) if 0 <= wish.x <= most else ()


def mode_choices(state: CardsState, plan: Plan, wish: Wish) -> Iterator[tuple[tuple[int, ...], tuple[Effect, ...]]]:
    """(modes, effects with the alternatives filled in) for each way to pick the modes."""
    _, modes = announced(state, plan.effects)
    if not modes:
        if not wish.modes:
            yield (), plan.effects
        return
    for index in best_options(state, [option.effects for option in modes[0].options], plan.env):
        if wish.modes is None or wish.modes == (index,):
            chosen = modes[0].options[index]
            yield (index,), tuple(chosen if effect is modes[0] else effect for effect in plan.effects)


def pay_amount(state: CardsState, costs: Sequence[Effect], env: Env) -> int:
    """The sum of all "pay N" (CG-10.3.5)."""
    total = 0
    for cost in costs:
        if isinstance(cost, fl.Pay):
            n: Num = cost.n
            total += amount(state, n, env)
    return total


def price(state: CardsState, plan: Plan, env: Env) -> int:
    """What one domain has to pay (CG-10.2.2); `env` knows X."""
    if plan.label == "dormant":
        return state.tokens[env.seat][ref_card((env.get("place") or (0,))[0])]
    extra = pay_amount(state, plan.costs, env)
    return play_cost(state, env.seat, plan.card, env.x, extra) if plan.play else extra


def domains_for(state: CardsState, plan: Plan, env: Env, busy: frozenset[int] = frozenset()) -> list[int | None]:
    """Which domain may pay; [None] if nothing is to be paid, [] if it cannot be paid. `busy`: spoken for by costs."""
    cost = price(state, plan, env)
    if cost == 0:
        return [None]
    if not plan.play or plan.label == "dormant":
        found = paying_domains(state, env.seat, cost)
    else:
        loyal = "loyal" in state.static.printed[plan.card].keywords
        found = paying_domains(state, env.seat, cost, match=state.static.faction[plan.card], loyal=loyal)
    return [domain for domain in found if -1 - domain not in busy]


def hosts(state: CardsState, plan: Plan, env: Env) -> list[int]:
    """Legal hosts of an attachment that is played (CG-11.1.5); [-1] for other cards."""
    if plan.label == "dormant":
        return [ref_card(ref) for ref in plan.env.get("place") or ()]
    rule = state.static.attach_rule[plan.card]
    if not plan.play or rule is None:
        return [t.NOWHERE]
    found = find(state, rule.to, env)
    return [
        item if item >= 0 else item - 1
        for item in found
        if item < 0 or not (restricted(state, item, "have_attachments") or item == plan.card)
    ]


class Announcement(NamedTuple):
    """One legal way to use a plan."""

    x: int
    modes: tuple[int, ...]
    targets: Groups
    costs: Groups
    host: int
    domain: int | None
    effects: tuple[Effect, ...]
    env: Env


def announcements(
    state: CardsState, plan: Plan, wish: Wish = ANYTHING, rng: Rng | None = None
) -> Iterator[Announcement]:
    """Every legal announcement of the plan that fits the wish; with `rng`, in a random order."""
    fixed, picked, _, _ = state.static.remember("costs", plan.costs, shape_of)
    for x in _mixed(possible_xs(state, plan, wish), rng):
        env = plan.env._replace(x=x) if x else plan.env
        if not all(fixed_payable(state, cost, env) for cost in fixed):
            continue
        own = frozenset(item for cost in fixed if not isinstance(cost, fl.Pay) for item in cost_items(state, cost, env))
        gone = frozenset(item for cost in fixed if moves_away(cost) for item in cost_items(state, cost, env))
        for modes, effects in _mixed(list(mode_choices(state, plan, wish)), rng):
            choices, _ = announced(state, effects)
            for targets, bound in walk_targets(state, choices, env, wish, rng):
                chosen = {item for group in targets for item in group}
                if chosen & gone or not can_choose_later(state, effects, bound):
                    continue
                for costs in walk_costs(state, picked, bound, wish, rng, own):
                    if any(chosen.intersection(g) for g, c in zip(costs, picked, strict=True) if moves_away(c)):
                        continue
                    busy = own.union(*costs) if costs else own
                    yield from _finish(state, plan, wish, rng, (x, modes, targets, costs, effects, bound), busy)


def cost_items(state: CardsState, cost: Any, env: Env) -> list[int]:
    """What a cost without a pick takes."""
    return fixed_items(state, cost, env) if getattr(cost, "x", None) is not None else []


def _finish(
    state: CardsState, plan: Plan, wish: Wish, rng: Rng | None, parts: Any, busy: frozenset[int]
) -> Iterator[Announcement]:
    x, modes, targets, costs, effects, env = parts
    where = hosts(state, plan, env)
    domains = domains_for(state, plan, env, busy)
    for host in _mixed(where, rng):
        if wish.host is not None and wish.host != host:
            continue
        for domain in _mixed(domains, rng):
            if wish.domain is None or wish.domain[0] == domain:
                yield Announcement(x, modes, targets, costs, host, domain, effects, env)


def _mixed(items: Sequence[Any], rng: Rng | None) -> Sequence[Any]:
    if rng is None or len(items) < 2:
        return items
    mixed = list(items)
    rng.shuffle(mixed)
    return mixed


def restrictions_met(state: CardsState, plan: Plan) -> bool:
    """What must hold before anything is chosen: entry rules (CG-11.1.11) and Steadfast (CG-22.2.1)."""
    if not plan.play or plan.label == "dormant":
        return True
    card, seat = plan.card, plan.env.seat
    if state.static.steadfast[card] and not steadfast_met(state, seat, card):
        return False
    return plan.label != "play" or not may_enter(state, card, seat)


def possible(state: CardsState, plan: Plan) -> bool:
    """The plan has at least one legal announcement."""
    if not restrictions_met(state, plan):
        return False
    static = state.static
    plain = plan.label == "play" and not plan.effects and not plan.costs
    if plain and not static.cost_x[plan.card] and static.attach_rule[plan.card] is None:
        return bool(domains_for(state, plan, plan.env))
    return next(announcements(state, plan), None) is not None


def wish_of(move: th.Play | th.UseAbility) -> Wish:
    """The announcement a move spells out."""
    host = move.host if isinstance(move, th.Play) else t.NOWHERE
    return Wish(move.x, move.modes, move.targets, move.costs, host, (move.domain,))


def move_of(plan: Plan, found: Announcement) -> th.Play | th.UseAbility:
    """The move that spells an announcement out."""
    if plan.play:
        return th.Play(plan.card, found.domain, found.x, found.host, found.targets, found.costs, found.modes, plan.to)
    return th.UseAbility(
        plan.card, plan.number, found.domain, found.x, found.targets, found.costs, found.modes, plan.to
    )
