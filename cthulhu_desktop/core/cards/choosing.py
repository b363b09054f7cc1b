"""Choosing: what a text lets its player choose, how many, and which of its alternatives can be carried out (CG-17.3,
17.4.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities import flow as fl
from cthulhu_desktop.core.cards.abilities.base import Effect
from cthulhu_desktop.core.cards.abilities.look import amount, find, players
from cthulhu_desktop.core.cards.abilities.purposes import FORBIDS
from cthulhu_desktop.core.cards.abilities.selectors import Sel
from cthulhu_desktop.core.cards.costs import can_be_wounded, can_go_insane
from cthulhu_desktop.core.cards.modifiers import is_immune, restricted
from cthulhu_desktop.core.cards.state import CardsState, Env
from cthulhu_desktop.core.cards.static import nodes_in
from cthulhu_desktop.core.cards.zones import may_enter

HIDDEN_ZONES = frozenset({"hand", "deck", "deck_top"})


def announced_choices(effects: Sequence[Effect], *, hidden: bool = False) -> tuple[list[fx.Choose], list[fl.Mode]]:
    """The choices fixed at announcement: the controller's own, in public zones, before any "then" or "may"
    (CG-17.3.7); `hidden`: those in hidden zones as well."""
    choices: list[fx.Choose] = []
    modes: list[fl.Mode] = []
    for effect in effects:
        if isinstance(effect, fl.Seq):
            inner, inner_modes = announced_choices(effect.effects, hidden=hidden)
            choices += inner
            modes += inner_modes
        elif isinstance(effect, fx.Choose):
            if effect.who == "you" and (hidden or not _hidden(effect.x)) and not getattr(effect.x, "random", False):
                choices.append(effect)
        elif isinstance(effect, fl.Mode):
            modes.append(effect)
        elif isinstance(effect, (fl.Then, fl.May, fl.PayFor)):
            break
    return choices, modes


def choices_of_others(effects: Sequence[Effect]) -> list[fx.Choose]:
    """Choices of another player in public zones, before any "then", "may" or alternative: they must be possible at
    announcement too (CG-17.3.7)."""
    found: list[fx.Choose] = []
    for effect in effects:
        if isinstance(effect, fl.Seq):
            found += choices_of_others(effect.effects)
        elif isinstance(effect, fx.Choose):
            if effect.who != "you" and not _hidden(effect.x):
                found.append(effect)
        elif isinstance(effect, (fl.Then, fl.May, fl.PayFor, fl.Mode)):
            break
    return found


def stuck_choice(state: CardsState, effects: tuple[Effect, ...], env: Env) -> fx.Choose | None:
    """A choice that is made later and could not be made now, by somebody else (CG-17.3.7) or one of each of several
    things (CG-17.3.9); None if all could."""
    others, each, one = state.static.remember("later", effects, _later_choices)
    for choose in others:
        for seat in players(state, choose.who, env)[:1]:
            if not _can_choose(state, choose, env._replace(seat=seat)):
                return choose
    if each is None or each.x is None or one is None:
        return None
    things = refs_of(state, find(state, each.x, env), each.x)
    return None if any(_can_choose(state, one, env.bind(each.as_, (ref,))) for ref in things) else one


def _later_choices(effects: Sequence[Effect]) -> tuple[list[fx.Choose], fl.ForEach | None, fx.Choose | None]:
    """Those of others; the effect that is carried out for each of several things, and the choice it begins with."""
    others = choices_of_others(effects)
    each = next((effect for effect in effects if not isinstance(effect, fx.Choose)), None)
    if not isinstance(each, fl.ForEach) or each.x is None or not each.effects:
        return others, None, None
    one = each.effects[0]
    if isinstance(one, fx.Choose) and one.who == "you" and not _hidden(one.x):
        return others, each, one
    return others, None, None


def _can_choose(state: CardsState, choose: fx.Choose, env: Env) -> bool:
    items = candidates(state, choose, env)
    return len(items) >= max(1, bounds(state, choose.x, env, len(items))[0])


def can_choose_later(state: CardsState, effects: tuple[Effect, ...], env: Env) -> bool:
    """What has to be chosen later could be chosen now."""
    return stuck_choice(state, effects, env) is None


def announced(state: CardsState, effects: tuple[Effect, ...]) -> tuple[list[fx.Choose], list[fl.Mode]]:
    """`announced_choices`, worked out once for effects that are printed on a card."""
    return state.static.remember("choices", effects, announced_choices)


def in_hidden_zone(state: CardsState, x: object) -> bool:
    """The selector speaks of a hand or deck; worked out once."""
    return state.static.remember("hidden", x, _hidden)


def _hidden(x: object) -> bool:
    return any(isinstance(node, Sel) and node.zone in HIDDEN_ZONES for node in nodes_in(x))


def candidates(state: CardsState, choose: fx.Choose, env: Env) -> list[int]:
    """What may be chosen now: what fits the words, may be chosen, and can suffer what the text is for (CG-17.3)."""
    found = find(state, choose.x, env)
    if choose.purpose:
        found = [item for item in found if serves(state, choose.purpose, item, env.seat)]
    if choose.total is not None:
        most = amount(state, choose.total, env)
        found = [item for item in found if weight(state, choose, item) <= most]
    if not state.modified:
        return found
    source = env.source
    return [
        item
        for item in found
        if item < 0 or not (restricted(state, item, "be_chosen") or is_immune(state, item, source))
    ]


def weight(state: CardsState, choose: fx.Choose, item: int) -> int:
    """What the item counts towards the sum that the choice allows."""
    if item < 0:
        return 0
    return state.static.cost[item] if choose.of == "cost" else state.static.printed[item].skill


def serves(state: CardsState, purpose: str, item: int, seat: int) -> bool:
    """The item may be chosen for that purpose by that player: it can suffer it (CG-17.3.4, 17.6.1)."""
    if item < 0:
        return True
    if purpose in FORBIDS:
        return not restricted(state, item, FORBIDS[purpose])
    if purpose == "insane":
        return state.orient[item] == t.INSANE or can_go_insane(state, item)
    if purpose == "wound":
        return can_be_wounded(state, item)
    if purpose == "control":
        return not may_enter(state, item, seat) and not restricted(state, item, "change_control")
    return not may_enter(state, item, seat)


def bounds(state: CardsState, x: Any, env: Env, available: int) -> tuple[int, int]:
    """How many are chosen: (at least, at most) (CG-17.3.2, 17.3.9)."""
    count = x.count
    if count == "any":
        return 1, available
    if count == "all":
        return available, available
    many = amount(state, count, env)
    return (min(1, many) if x.up_to else many), many


def refs_of(state: CardsState, items: Sequence[int], x: object) -> tuple[int, ...]:
    """Items as references (players stay seats, domains negative)."""
    if isinstance(x, Sel) and x.base == "player":
        return tuple(items)
    return tuple(item if item < 0 else state.ref(item) for item in items)


def able_to_begin(state: CardsState, effects: tuple[Effect, ...], env: Env, *, hidden: bool = False) -> bool:
    """The choices an effect begins with can be made (CG-17.3.2); `hidden`: those in hidden zones too, which is for the
    player who looks at them only."""
    choices = announced(state, effects)[0]
    if hidden:
        choices = announced_choices(effects, hidden=True)[0]
    for choose in choices:
        items = candidates(state, choose, env)
        low, _ = bounds(state, choose.x, env, len(items))
        if len(items) < max(1, low):
            return False
        env = env.bind(choose.as_, refs_of(state, items, choose.x))
    return True


_THERE = frozenset({"self", "host", "domain", "here", "subject", "place", "by"})


def idle(state: CardsState, effects: Sequence[Effect], env: Env) -> bool:
    """What comes after the choices of these effects finds nothing that it could be done to (CG-17.4.6)."""
    first = next((effect for effect in effects if not isinstance(effect, (fx.Choose, fx.Name))), None)
    x = getattr(first, "x", None)
    if isinstance(first, fx.Draw):
        return not any(state.deck[seat] for seat in players(state, first.who, env))
    if not isinstance(first, _ON_THINGS) or (isinstance(x, str) and x not in _THERE and env.get(x) is None):
        return False
    if isinstance(first, fx.Domain) and first.act == "gain":
        return False
    seats = players(state, first.who, env) if isinstance(first, (fx.Discard, fx.Sacrifice)) else (env.seat,)
    found = [item for seat in seats for item in find(state, first.x, env._replace(seat=seat))]
    if isinstance(first, fx.TakeControl):
        for seat in players(state, first.who, env)[:1]:
            found = [item for item in found if state.controller[item] == seat or serves(state, "control", item, seat)]
    return not found


_ON_THINGS = (
    fx.Discard, fx.Sacrifice, fx.Destroy, fx.Domain, fx.SetState, fx.Resource, fx.Move, fx.Wound, fx.TakeControl,
)  # fmt: skip


def best_options(
    state: CardsState, options: Sequence[tuple[Effect, ...]], env: Env, *, hidden: bool = False
) -> tuple[int, ...]:
    """Which of the alternatives may be picked: those that can be carried out, if there are any (CG-17.4.6)."""
    able = [i for i, effects in enumerate(options) if able_to_begin(state, effects, env, hidden=hidden)]
    busy = [i for i in able if not idle(state, options[i], env)]
    return tuple(busy or able or range(len(options)))
