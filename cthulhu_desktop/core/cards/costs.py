"""Costs of abilities: which can be paid with what, and paying them (CG-10.3).

A cost is an effect that must be carried out in full. `PAYABLE` says whether one item can be used for a kind of cost,
`PAY` uses it. A new kind of cost is one entry in each.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities import flow as fl
from cthulhu_desktop.core.cards.abilities.base import Effect, Selector
from cthulhu_desktop.core.cards.abilities.look import amount, find
from cthulhu_desktop.core.cards.abilities.selectors import Sel
from cthulhu_desktop.core.cards.modifiers import restricted, values
from cthulhu_desktop.core.cards.payment import drain
from cthulhu_desktop.core.cards.primitives import add_tokens, exhaust, insane, make_ready, uncommit, wound
from cthulhu_desktop.core.cards.state import CardsState, Env
from cthulhu_desktop.core.cards.zones import card_type, discard, leave_play, put, resource_domain


def _can_set(state: CardsState, cost: fx.SetState, card: int, seat: int) -> bool:
    if state.zone[card] != t.PLAY or state.controller[card] != seat:
        return False
    orient = state.orient[card]
    if cost.to == "exhausted":
        return orient == t.READY and not restricted(state, card, "be_exhausted")
    if cost.to == "insane":
        return card_type(state, card) == t.CHARACTER and can_go_insane(state, card)
    return orient == (t.EXHAUSTED if cost.to == "ready" else t.INSANE)


def _own_to_sacrifice(state: CardsState, cost: fx.Sacrifice, card: int, seat: int) -> bool:
    if state.zone[card] == t.RESOURCE:
        return state.dom_owner[resource_domain(state, card)] == seat
    return state.zone[card] == t.PLAY and state.controller[card] == seat


Payable = Callable[[CardsState, Any, int, int], bool]
PAYABLE: dict[type[Effect], Payable] = {
    fx.SetState: _can_set,
    fx.Sacrifice: _own_to_sacrifice,
    fx.Discard: lambda state, cost, card, seat: (
        state.controller[card] == seat if state.zone[card] == t.PLAY else state.static.owner[card] == seat
    ),
    fx.Move: lambda state, cost, card, seat: (
        state.controller[card] == seat if state.zone[card] == t.PLAY else state.static.owner[card] == seat
    ),
    fx.Wound: lambda state, cost, card, seat: state.controller[card] == seat and can_be_wounded(state, card),
    fx.Uncommit: lambda state, cost, card, seat: (
        state.controller[card] == seat and state.story[card] >= 0 and not restricted(state, card, "uncommit")
    ),
    fx.Domain: lambda state, cost, item, seat: (
        item < 0 and state.dom_owner[-1 - item] == seat and bool(state.drained[-1 - item]) == (cost.act == "refresh")
    ),
    fx.Tokens: lambda state, cost, card, seat: cost.act == "remove" and state.tokens[seat][card] > 0,
    fx.Resource: lambda state, cost, card, seat: state.zone[card] == t.RESOURCE and state.static.owner[card] == seat,
}


def can_go_insane(state: CardsState, card: int) -> bool:
    """CG-14.5.2: no T icon, no Willpower; and it is sane (CG-16.4.5)."""
    if state.orient[card] >= t.INSANE:
        return False
    found = values(state, card)
    return found.icons[t.TERROR] <= 0 and "willpower" not in found.keywords and not restricted(state, card, "go_insane")


def can_be_wounded(state: CardsState, card: int) -> bool:
    """CG-14.5.4: no Invulnerability."""
    return "invulnerability" not in values(state, card).keywords and not restricted(state, card, "be_wounded")


class CostPick(NamedTuple):
    """A cost for which cards are picked: `low` to `high` of `items`."""

    cost: Effect
    items: tuple[int, ...]
    low: int
    high: int


def needs_pick(cost: Effect) -> bool:
    """The payer picks what he pays with."""
    x = getattr(cost, "x", None)
    return isinstance(x, Selector) and getattr(x, "count", "all") != "all" and not getattr(x, "random", False)


def cost_pick(state: CardsState, cost: Any, env: Env, without: frozenset[int]) -> CostPick:
    """What may be picked for a cost; `without`: what is spoken for (CG-10.3.6, 11.1.3)."""
    payable = PAYABLE[type(cost)]
    items = tuple(
        item for item in find(state, cost.x, env) if item not in without and payable(state, cost, item, env.seat)
    )
    if cost.x.count == "any":
        return CostPick(cost, items, 1, len(items))
    many = amount(state, cost.x.count, env)
    return CostPick(cost, items, 1 if cost.x.up_to else many, many)


def fixed_items(state: CardsState, cost: Any, env: Env) -> list[int]:
    """What a cost without a pick is paid with; chance picks are made when it is paid."""
    return find(state, cost.x, env)


def fixed_payable(state: CardsState, cost: Any, env: Env) -> bool:
    """A cost without a pick can be paid in full, and changes something (CG-10.3.2)."""
    if isinstance(cost, fl.Pay):
        return True
    if isinstance(cost, (fx.Draw, fx.Shuffle)):
        return True
    if type(cost) not in PAYABLE:
        return False
    items = fixed_items(state, cost, env)
    payable = PAYABLE[type(cost)]
    if isinstance(cost.x, Sel) and cost.x.random:
        many = 1 if isinstance(cost.x.count, str) else amount(state, cost.x.count, env)
        return len(items) >= many
    if isinstance(cost, fx.Tokens):
        there = sum(state.tokens[env.seat][card] for card in items)
        if there < _tokens_of(state, cost, env):
            return False
    if isinstance(cost.x, Sel) and not isinstance(cost.x.count, str) and len(items) < amount(state, cost.x.count, env):
        return False
    return bool(items) and all(payable(state, cost, item, env.seat) for item in items)


def _tokens_of(state: CardsState, cost: fx.Tokens, env: Env) -> int:
    """How many a cost takes; "all" is at least one."""
    return max(1, sum(state.tokens[env.seat])) if isinstance(cost.n, str) else amount(state, cost.n, env)


def moves_away(cost: Effect) -> bool:
    """The cost moves what it is paid with out of its zone (CG-11.1.3)."""
    return isinstance(cost, (fx.Sacrifice, fx.Discard, fx.Move))


# --- paying ----------------------------------------------------------------------------------------------------------


def pay_item(state: CardsState, cost: Any, item: int, env: Env) -> None:
    """Use one item for a cost."""
    PAY[type(cost)](state, cost, item, env)


def sacrifice(state: CardsState, card: int, seat: int) -> None:
    """A player sacrifices a card of his in play, or a resource of his domains (CG-16.2.2)."""
    if state.zone[card] == t.RESOURCE:
        put(state, card, t.DISCARD)
        state.out.append(th.Sacrificed(seat, card))
    else:
        leave_play(state, card, t.DISCARD, "sacrificed")


def _pay_state(state: CardsState, cost: fx.SetState, card: int, env: Env) -> None:
    if cost.to == "exhausted":
        exhaust(state, card)
    elif cost.to == "ready":
        make_ready(state, card)
    elif cost.to == "insane":
        insane(state, card, env.source)


def _pay_move(state: CardsState, cost: fx.Move, card: int, env: Env) -> None:
    zone = {"hand": t.HAND, "discard": t.DISCARD, "removed": t.REMOVED}.get(cost.to, t.DECK)
    if state.zone[card] == t.PLAY:
        leave_play(state, card, zone, "moved", bottom=cost.to == "deck_bottom")
    else:
        put(state, card, zone, bottom=cost.to == "deck_bottom")


def _pay_domain(state: CardsState, cost: fx.Domain, item: int, env: Env) -> None:
    drain(state, -1 - item)


def _pay_tokens(state: CardsState, cost: fx.Tokens, card: int, env: Env) -> None:
    add_tokens(state, card, env.seat, -_tokens_of(state, cost, env))


PAY: dict[type[Effect], Callable[[CardsState, Any, int, Env], object]] = {
    fx.SetState: _pay_state,
    fx.Sacrifice: lambda state, cost, card, env: sacrifice(state, card, env.seat),
    fx.Discard: lambda state, cost, card, env: discard(state, card),
    fx.Move: _pay_move,
    fx.Wound: lambda state, cost, card, env: wound(state, card, amount(state, cost.n, env), env.source),
    fx.Uncommit: lambda state, cost, card, env: uncommit(state, card),
    fx.Domain: _pay_domain,
    fx.Tokens: _pay_tokens,
    fx.Resource: lambda state, cost, card, env: put(state, card, t.HAND if cost.act == "return" else t.DISCARD),
}
