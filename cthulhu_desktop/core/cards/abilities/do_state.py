"""Handlers of effects on cards in play: state, lasting changes, control, commitment, attachment."""

from __future__ import annotations

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.abilities import changes as ch
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities.base import Effect, Selector
from cthulhu_desktop.core.cards.abilities.handlers import (
    affected,
    does,
    done,
    freeze,
    is_pick,
    settle_apart,
    settle_pick,
)
from cthulhu_desktop.core.cards.abilities.look import find, players
from cthulhu_desktop.core.cards.frames import Run
from cthulhu_desktop.core.cards.harm import harm
from cthulhu_desktop.core.cards.lasting import add_lasting, drop_lasting
from cthulhu_desktop.core.cards.modifiers import restricted
from cthulhu_desktop.core.cards.primitives import commit, exhaust, give_control, make_ready, restore, uncommit
from cthulhu_desktop.core.cards.state import CardsState, Env, Lasting
from cthulhu_desktop.core.cards.zones import card_type, enter_play, happen, may_enter, put_resource


@does(fx.SetState)
def _set_state(state: CardsState, run: Run, node: fx.SetState) -> None:
    if settle_pick(state, run, node, (run.env.seat,)):
        return
    env = run.env
    items = [item for item in affected(state, env, node.x) if item >= 0 and state.zone[item] == t.PLAY]
    if node.to == "insane":
        if not items:
            done(state, run, 0, full=False)
        harm(state, "goes_insane", [(item, 0) for item in items], by=env.source, seat=env.seat)
        return
    if node.to == "ready":
        results = [make_ready(state, item) for item in items]
    elif node.to == "exhausted":
        results = [exhaust(state, item) for item in items]
    else:
        results = [restore(state, item, ready=node.ready) for item in items]
    done(state, run, sum(results), full=bool(items) and all(results))


@does(fx.Modify)
def _modify(state: CardsState, run: Run, node: fx.Modify) -> None:
    if settle_pick(state, run, node, (run.env.seat,)):
        return
    items = [item for item in affected(state, run.env, node.x) if item >= 0]
    if items:
        fixed = freeze(state, node, run.env)
        add_lasting(state, fixed, run.env, tuple(state.ref(item) for item in items), node.until)
    done(state, run, len(items), full=bool(items))


def _on_cards(state: CardsState, run: Run, node: Effect) -> None:
    """A lasting effect on the cards it describes now (CG-17.2.2)."""
    if settle_pick(state, run, node, (run.env.seat,)):
        return
    if isinstance(node, (fx.Restrict, fx.Require)) and node.at is not None and isinstance(node.x, Selector):
        _on_players(state, run, node)  # it is about the place: whoever fits later is meant too (CG-13.4.6)
        return
    items = [item for item in affected(state, run.env, node.x) if item >= 0]  # type: ignore[attr-defined]
    if items:
        refs = tuple(state.ref(item) for item in items)
        add_lasting(state, freeze(state, node, run.env), run.env, refs, node.until)  # type: ignore[attr-defined]
    done(state, run, len(items), full=bool(items))


def _on_players(state: CardsState, run: Run, node: Effect) -> None:
    """A lasting effect that is not about cards in play."""
    until = getattr(node, "until", "")
    add_lasting(state, freeze(state, node, run.env), run.env, None, until)
    done(state, run, 1)


ON_CARDS: tuple[type[Effect], ...] = (
    fx.StoryIcons, fx.StruggleRule, fx.Restrict, fx.Require, fx.Permit, fx.Immune,
)  # fmt: skip
ON_PLAYERS: tuple[type[Effect], ...] = (fx.CostChange, fx.Threshold, fx.DrawChange, fx.Forbid, fx.SetTime)
for _kind in ON_CARDS:
    does(_kind)(_on_cards)
for _kind in ON_PLAYERS:
    does(_kind)(_on_players)


@does(fx.TakeControl)
def _take_control(state: CardsState, run: Run, node: fx.TakeControl) -> None:
    if settle_pick(state, run, node, (run.env.seat,)):
        return
    env = run.env
    items = [item for item in affected(state, env, node.x) if item >= 0 and state.zone[item] == t.PLAY]
    seats = players(state, node.who, env)
    taken = [item for item in items if seats and give_control(state, item, seats[0])]
    if taken:
        refs = tuple(state.ref(item) for item in taken)
        add_lasting(state, node, env._replace(seat=seats[0]), refs, node.until)
    done(state, run, len(taken), full=bool(items) and len(taken) == len(items))


@does(fx.Commit)
def _commit(state: CardsState, run: Run, node: fx.Commit) -> None:
    """No exhausting, no readiness needed (CG-13.4.1)."""
    if settle_pick(state, run, node, (run.env.seat,)) or settle_pick(state, run, node, (run.env.seat,), "to"):
        return
    stories = [item for item in find(state, node.to, run.env) if item >= 0 and state.zone[item] == t.ROW]
    items = [item for item in affected(state, run.env, node.x) if item >= 0 and state.zone[item] == t.PLAY]
    sent = 0
    for item in items:
        able = stories and card_type(state, item) == t.CHARACTER and state.orient[item] != t.INSANE
        if able and state.story[item] != stories[0] and not restricted(state, item, "commit", stories[0]):
            commit(state, item, stories[0])
            sent += 1
    done(state, run, sent, full=bool(items) and sent == len(items))


@does(fx.Uncommit)
def _uncommit(state: CardsState, run: Run, node: fx.Uncommit) -> None:
    if settle_pick(state, run, node, (run.env.seat,)):
        return
    items = [item for item in affected(state, run.env, node.x) if item >= 0 and state.zone[item] == t.PLAY]
    gone = sum(not restricted(state, item, "uncommit") and uncommit(state, item) for item in items)
    done(state, run, gone, full=bool(items) and gone == len(items))


@does(fx.Attach)
def _attach(state: CardsState, run: Run, node: fx.Attach) -> None:
    if not is_pick(node.x) and not affected(state, run.env, node.x):
        done(state, run, 0, full=False)  # there is nothing to pick a place for
        return
    if settle_apart(state, run, node, (run.env.seat,)):
        return
    env = run.env
    hosts = find(state, node.to, env)
    items = [item for item in affected(state, env, node.x) if item >= 0]
    if not hosts or not items:
        done(state, run, 0, full=False)
        return
    if node.as_ == "resource":
        for item in items:
            if hosts[0] < 0:
                put_resource(state, item, -1 - hosts[0])
        done(state, run, len(items), full=hosts[0] < 0)
        return
    host = hosts[0] if hosts[0] >= 0 else hosts[0] - 1
    attached = [item for item in items if _attach_one(state, item, host, env.seat)]
    for item in attached:
        _becomes_attachment(state, item, env)
    done(state, run, len(attached), full=len(attached) == len(items))


def _becomes_attachment(state: CardsState, card: int, env: Env) -> None:
    """Unless attaching is what the card is made for, it loses what it was (CG-16.5.3)."""
    if state.static.attach_rule[card] is None:
        _no_attachment(state, card)
        change = fx.Modify("self", (ch.AsAttachment(own=env.source == card),))
        add_lasting(state, change, env, (state.ref(card),), "permanent")


def _no_attachment(state: CardsState, card: int) -> None:
    """It has its own characteristics again (CG-16.5.5)."""
    ref = state.ref(card)

    def over(lasting: Lasting) -> bool:
        effect = lasting.effect
        attachment = isinstance(effect, fx.Modify) and any(isinstance(c, ch.AsAttachment) for c in effect.changes)
        return attachment and lasting.refs == (ref,)

    drop_lasting(state, over)


def _attach_one(state: CardsState, card: int, host: int, seat: int) -> bool:
    """CG-16.5.3, 16.5.5, 16.5.6: not to itself, not to what hangs on it."""
    above = host
    while above >= 0:
        if above == card:
            return False
        above = state.host[above]
    if state.zone[card] != t.PLAY:
        if may_enter(state, card, seat):
            return False
        enter_play(state, card, seat, host=host)
        return True
    uncommit(state, card)
    state.host[card] = host
    state.touch()
    happen(state, th.Attached(card, host), "attached", seat=state.controller[card], card=card, by=host)
    return True


@does(fx.Detach)
def _detach(state: CardsState, run: Run, node: fx.Detach) -> None:
    items = [item for item in affected(state, run.env, node.x) if item >= 0 and state.host[item] != t.NOWHERE]
    for item in items:
        if state.zone[item] == t.PLAY:
            state.host[item] = t.NOWHERE
            _no_attachment(state, item)
            state.touch()
            state.out.append(th.Detached(item))
    done(state, run, len(items), full=bool(items))
