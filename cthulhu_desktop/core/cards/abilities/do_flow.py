"""Handlers of flow and of choosing (CG-17.3, 17.4)."""

from __future__ import annotations

from itertools import takewhile
from typing import NamedTuple

from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities import flow as fl
from cthulhu_desktop.core.cards.abilities import inner
from cthulhu_desktop.core.cards.abilities.asking import can_pay
from cthulhu_desktop.core.cards.abilities.base import Effect
from cthulhu_desktop.core.cards.abilities.handlers import bind, does, done, free, go_on, names_chosen
from cthulhu_desktop.core.cards.abilities.look import amount, find, holds, players
from cthulhu_desktop.core.cards.abilities.selectors import Sel
from cthulhu_desktop.core.cards.choosing import (
    able_to_begin,
    best_options,
    bounds,
    candidates,
    in_hidden_zone,
    refs_of,
    weight,
)
from cthulhu_desktop.core.cards.frames import ChooseFrame, MayFrame, ModeFrame, NameFrame, PayFrame, Run, frame
from cthulhu_desktop.core.cards.state import CardsState, Env, ref_card


@frame
class DelayedEffect(NamedTuple):
    """An effect that waits for the end of a phase or turn (CG-12.7.4)."""

    effects: tuple[Effect, ...]
    env: Env
    at: str


@does(fl.Seq)
def _seq(state: CardsState, run: Run, node: fl.Seq) -> None:
    go_on(state, run, node.effects)


@does(fl.Then)
def _then(state: CardsState, run: Run, node: fl.Then) -> None:
    if run.env.done:
        go_on(state, run, node.effects)


@does(fl.If)
def _if(state: CardsState, run: Run, node: fl.If) -> None:
    go_on(state, run, node.then if holds(state, node.test, run.env) else node.else_)


@does(fl.May)
def _may(state: CardsState, run: Run, node: fl.May) -> None:
    for seat in players(state, node.who, run.env)[:1]:
        if able_to_begin(state, node.effects, run.env):
            state.stack.append(MayFrame(seat, run.env, node.effects))
            return
    done(state, run, 0, full=False)


@does(fl.ByPlayer)
def _by_player(state: CardsState, run: Run, node: fl.ByPlayer) -> None:
    """Several players first make the choices it begins with, one after the other, then it happens to all
    (CG-12.5.6)."""
    names = names_chosen(node.effects)
    seats = players(state, node.who, run.env)
    choices = list(takewhile(lambda effect: isinstance(effect, fx.Choose), node.effects)) if len(seats) > 1 else []
    todo: list[Effect] = []
    if choices:
        for seat in seats:
            todo += [inner.As(seat, names), *choices, inner.Keep(seat, names)]
    for seat in seats:
        todo += [inner.As(seat, names), *([inner.Recall(seat, names), *node.effects[len(choices) :]]
                                          if choices else node.effects)]  # fmt: skip
    go_on(state, run, [*todo, inner.As(run.env.seat)])


@does(inner.As)
def _as(state: CardsState, run: Run, node: inner.As) -> None:
    state.stack[-1] = Run(run.todo, free(run.env, node.free)._replace(seat=node.seat))


@does(inner.Keep)
def _keep(state: CardsState, run: Run, node: inner.Keep) -> None:
    env = run.env
    for name in node.names:
        bound = env.get(name)
        if bound is not None:
            env = env.bind(f"_{name}{node.seat}", bound)
    state.stack[-1] = Run(run.todo, env)


@does(inner.Recall)
def _recall(state: CardsState, run: Run, node: inner.Recall) -> None:
    env = run.env
    for name in node.names:
        bound = env.get(f"_{name}{node.seat}")
        if bound is not None:
            env = free(env.bind(name, bound), (f"_{name}{node.seat}",))
    state.stack[-1] = Run(run.todo, env)


@does(inner.Bind)
def _bind(state: CardsState, run: Run, node: inner.Bind) -> None:
    state.stack[-1] = Run(run.todo, free(run.env, node.free).bind(node.name, node.refs))


@does(inner.Follow)
def _follow(state: CardsState, run: Run, node: inner.Follow) -> None:
    """Old references to moved cards become references to what they are now."""
    new = {ref: state.ref(ref_card(ref)) for ref in node.refs}
    env = run.env
    names = tuple((name, tuple(new.get(ref, ref) for ref in refs)) for name, refs in env.names)
    own = env.birth << 12 | env.source
    birth = state.birth[env.source] if own in new else env.birth
    state.stack[-1] = Run(run.todo, env._replace(names=names, birth=birth))


@does(fl.Mode)
def _mode(state: CardsState, run: Run, node: fl.Mode) -> None:
    """Not fixed at announcement (after "Then", or in a Forced Response): picked now (CG-17.4.6)."""
    options = tuple(option.effects for option in node.options)
    possible = best_options(state, options, run.env, hidden=True)
    if len(possible) == 1:
        go_on(state, run, options[possible[0]])
    else:
        state.stack.append(ModeFrame(run.env.seat, run.env, options, possible))


@does(fl.ForEach)
def _for_each(state: CardsState, run: Run, node: fl.ForEach) -> None:
    names = names_chosen(node.effects)
    todo: list[Effect] = []
    if node.x is not None:
        for ref in refs_of(state, find(state, node.x, run.env), node.x):
            todo += [inner.Bind(node.as_, (ref,), names), *node.effects]
    else:
        for _ in range(max(0, amount(state, node.n, run.env))):
            todo += [inner.As(run.env.seat, names), *node.effects]
    go_on(state, run, todo)


@does(fl.Delayed)
def _delayed(state: CardsState, run: Run, node: fl.Delayed) -> None:
    state.delayed.append(DelayedEffect(node.effects, run.env._replace(window=-1, done=True), node.at))


@does(fl.Pay)
def _pay(state: CardsState, run: Run, node: fl.Pay) -> None:
    """A demand inside an effect: met if able (CG-17.4.5)."""
    question = PayFrame(run.env.seat, run.env, (node,), (), must=True)
    if can_pay(state, question):
        state.stack.append(question)
    else:
        done(state, run, 0, full=amount(state, node.n, run.env) <= 0)


@does(fl.PayFor)
def _pay_for(state: CardsState, run: Run, node: fl.PayFor) -> None:
    for seat in players(state, node.who, run.env)[:1]:
        question = PayFrame(seat, run.env, node.costs, node.effects)
        if can_pay(state, question) and able_to_begin(state, node.effects, run.env):
            state.stack.append(question)
            return
    done(state, run, 0, full=False)


@does(fl.UnlessPaid)
def _unless_paid(state: CardsState, run: Run, node: fl.UnlessPaid) -> None:
    for seat in players(state, node.who, run.env)[:1]:
        question = PayFrame(seat, run.env, node.costs, (), node.effects)
        if can_pay(state, question):
            state.stack.append(question)
            return
    go_on(state, run, node.effects)


# --- choosing --------------------------------------------------------------------------------------------------------


@does(fx.Choose)
def _choose(state: CardsState, run: Run, node: fx.Choose) -> None:
    env = run.env
    bound = env.get(node.as_)
    players_wanted = isinstance(node.x, Sel) and node.x.base == "player"
    if bound is not None:
        if not players_wanted:
            _still_legal(state, run, node, bound)
        return
    seats = players(state, node.who, env)
    if not seats:
        done(state, run, 0, full=False)
        return
    seat = seats[0]
    own = env._replace(seat=seat)
    items = candidates(state, node, own)
    low, high = bounds(state, node.x, own, len(items))
    weights = tuple(weight(state, node, item) for item in items) if node.total is not None else ()
    most = amount(state, node.total, own) if node.total is not None else 0
    if len(items) < low or not items or sum(sorted(weights)[:low]) > most:
        bind(state, run, node.as_, ())
        done(state, state.stack[-1], 0, full=False)
    elif getattr(node.x, "random", False):
        state.rng.shuffle(items)
        state.revealed = True
        bind(state, run, node.as_, refs_of(state, items[:high], node.x))
    else:
        hidden = in_hidden_zone(state, node.x)
        state.stack.append(
            ChooseFrame(
                seat, tuple(items), low, high, node.as_, own, hidden, players_wanted, weights=weights, most=most,
                targets=True, x=node.x, purpose=node.purpose,
            )
        )  # fmt: skip


def _still_legal(state: CardsState, run: Run, node: fx.Choose, bound: tuple[int, ...]) -> None:
    """Targets fixed at announcement that are illegal now are skipped (CG-17.3.3)."""
    legal = set(candidates(state, node, free(run.env, (node.as_,))))
    left = tuple(ref for ref in bound if (ref if ref < 0 else ref_card(ref)) in legal and (ref < 0 or state.live(ref)))
    if left != bound:
        env = run.env.bind(node.as_, left)
        state.stack[-1] = Run(run.todo, env._replace(done=env.done and bool(left)))


@does(fx.Name)
def _name(state: CardsState, run: Run, node: fx.Name) -> None:
    """D-24 (CG-17.8.1)."""
    for seat in players(state, node.who, run.env)[:1]:
        if state.static.words_of(node.what):
            state.stack.append(NameFrame(seat, run.env, node.what, node.as_))
