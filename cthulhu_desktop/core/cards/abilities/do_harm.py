"""Handlers of harm, and of Disrupts that stop it (CG-12.4, 16)."""

from __future__ import annotations

import dataclasses

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities import flow as fl
from cthulhu_desktop.core.cards.abilities import inner
from cthulhu_desktop.core.cards.abilities.handlers import affected, does, done, go_on, settle_pick
from cthulhu_desktop.core.cards.abilities.look import amount, players
from cthulhu_desktop.core.cards.abilities.selectors import Except
from cthulhu_desktop.core.cards.checks import wreck
from cthulhu_desktop.core.cards.costs import PAYABLE, sacrifice
from cthulhu_desktop.core.cards.frames import Disrupts, Run
from cthulhu_desktop.core.cards.harm import harm
from cthulhu_desktop.core.cards.modifiers import restricted
from cthulhu_desktop.core.cards.primitives import heal
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.zones import put


@does(fx.Wound)
def _wound(state: CardsState, run: Run, node: fx.Wound) -> None:
    if settle_pick(state, run, node, (run.env.seat,)):
        return
    env = run.env
    items = [item for item in affected(state, env, node.x) if item >= 0]
    n = amount(state, node.n, env)
    if not items or n <= 0:
        done(state, run, 0, full=False)
        return
    harm(state, "wounded", [(item, n) for item in items], by=env.source, seat=env.seat)


@does(fx.Heal)
def _heal(state: CardsState, run: Run, node: fx.Heal) -> None:
    if settle_pick(state, run, node, (run.env.seat,)):
        return
    n = amount(state, node.n, run.env)
    healed = sum(heal(state, item, n) for item in affected(state, run.env, node.x) if item >= 0)
    done(state, run, healed, full=healed > 0)


@does(fx.Destroy)
def _destroy(state: CardsState, run: Run, node: fx.Destroy) -> None:
    if settle_pick(state, run, node, (run.env.seat,)):
        return
    env = run.env
    items = [
        item
        for item in affected(state, env, node.x)
        if item >= 0 and state.zone[item] == t.PLAY and not restricted(state, item, "be_destroyed")
    ]
    resources = [item for item in affected(state, env, node.x) if item >= 0 and state.zone[item] == t.RESOURCE]
    refs = tuple(state.ref(item) for item in (*items, *resources))
    for card in resources:
        put(state, card, t.DISCARD)
        state.out.append(th.Destroyed(state.static.owner[card], card, env.source))
    follow = (inner.Follow(refs),) if refs else ()
    env = env._replace(many=len(refs), done=env.done and bool(refs)).bind("destroyed", refs)
    state.stack[-1] = Run((*follow, *run.todo), env)
    if items:
        wreck(state, items, env.source, env.seat)


@does(inner.Retry)
def _retry(state: CardsState, run: Run, node: inner.Retry) -> None:
    """Those who were picked got away: others must do, if there are any (CG-17.4.5)."""
    env = run.env
    picked = env.get("_x0") or ()
    if env.many or not picked:
        return
    tried = (env.get("_tried") or ()) + picked
    others = Except(node.x, "_tried", getattr(node.x, "count", 1))
    seats = Run(run.todo, env.bind("_tried", tried))
    if affected(state, seats.env, others):
        go_on(state, seats, (dataclasses.replace(node.node, x=others),))  # type: ignore[type-var]


@does(fx.Sacrifice)
def _sacrifice(state: CardsState, run: Run, node: fx.Sacrifice) -> None:
    """Only what that player controls (CG-16.2.2)."""
    seats = players(state, node.who, run.env)
    if settle_pick(state, run, node, seats):
        return
    env = run.env
    items = [
        item
        for seat in seats
        for item in dict.fromkeys(affected(state, env._replace(seat=seat), node.x))
        if item >= 0 and PAYABLE[fx.Sacrifice](state, node, item, seat)
    ]
    refs = tuple(state.ref(item) for item in items)
    for item in items:
        if state.zone[item] in (t.PLAY, t.RESOURCE):
            sacrifice(state, item, state.controller[item])
    done(state, run, len(items), full=bool(items))
    go_on(state, state.stack[-1], (inner.Follow(refs),), state.stack[-1].env.bind("sacrificed", refs))


# --- Disrupts --------------------------------------------------------------------------------------------------------


def _window(state: CardsState, run: Run) -> Disrupts | None:
    place = run.env.window
    found = state.stack[place] if 0 <= place < len(state.stack) else None
    return found if isinstance(found, Disrupts) else None


@does(fx.PreventWounds)
def _prevent(state: CardsState, run: Run, node: fx.PreventWounds) -> None:
    window = _window(state, run)
    if window is not None:
        prevented = window.prevented + amount(state, node.n, run.env)
        over = window.about.kind == "wounded" and prevented >= window.about.n
        state.stack[run.env.window] = window._replace(prevented=prevented, cancelled=window.cancelled or over)
    done(state, run, 1, full=window is not None)


@does(inner.UnlessCancelled)
def _unless_cancelled(state: CardsState, run: Run, node: inner.UnlessCancelled) -> None:
    if state.ret is not None and state.ret[0]:
        state.out.append(th.Cancelled(run.env.source))
        state.stack[-1] = Run((), run.env._replace(done=False, many=0))


@does(fx.Cancel)
def _cancel(state: CardsState, run: Run, node: fx.Cancel) -> None:
    window = _window(state, run)
    if window is not None:
        state.stack[run.env.window] = window._replace(cancelled=True, whole=True)
    done(state, run, 1, full=window is not None)


@does(fl.Instead)
def _instead(state: CardsState, run: Run, node: fl.Instead) -> None:
    window = _window(state, run)
    if window is not None:
        state.stack[run.env.window] = window._replace(cancelled=True)
        go_on(state, run, node.effects)
