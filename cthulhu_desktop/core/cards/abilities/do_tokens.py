"""Handlers of effects that take tokens from one place to another: success tokens and wounds (CG-5.1.9, 16.1.5)."""

from __future__ import annotations

import dataclasses

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities import inner
from cthulhu_desktop.core.cards.abilities.handlers import affected, does, done, go_on, is_pick, settle_apart
from cthulhu_desktop.core.cards.abilities.look import amount, find, players
from cthulhu_desktop.core.cards.abilities.selectors import HasKeyword, Not, Sel
from cthulhu_desktop.core.cards.frames import ChooseFrame, Run
from cthulhu_desktop.core.cards.modifiers import values
from cthulhu_desktop.core.cards.primitives import add_tokens
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.zones import card_type

EVERY = 255


@does(fx.Tokens)
def _tokens(state: CardsState, run: Run, node: fx.Tokens) -> None:
    """On the side of the effect's controller unless the text says otherwise; a moved one keeps its side (CG-5.1.9)."""
    if settle_apart(state, run, node, (run.env.seat,)):
        return
    env = run.env
    n = EVERY if isinstance(node.n, str) else max(0, amount(state, node.n, env))
    stories = [item for item in affected(state, env, node.x) if item >= 0 and state.in_play(item)]
    targets = [item for item in find(state, node.to, env) if item >= 0] if node.to is not None else []
    if node.act == "move" and not targets:
        stories = []
    sides = (state.active, 1 - state.active) if node.side == "any" else players(state, node.side, env)
    if (node.side == "any" and n != EVERY) or node.up_to:
        to = targets[0] if node.act == "move" and targets else t.NOWHERE
        go_on(state, run, [inner.OneToken(story, to, n, node.up_to, sides) for story in stories])
        return
    moved = 0
    for story in stories:
        for seat in sides:
            if node.act == "add":
                moved += add_tokens(state, story, seat, n)
            else:
                taken = add_tokens(state, story, seat, -n)
                moved += add_tokens(state, targets[0], seat, taken) if node.act == "move" else taken
    done(state, run, moved, full=moved > 0 and (n == EVERY or moved >= n * len(stories)))


@does(inner.OneToken)
def _one_token(state: CardsState, run: Run, node: inner.OneToken) -> None:
    """The side of each token is picked by the effect's controller, with "up to" whether to go on at all."""
    env = run.env
    picked = env.get("_side")
    seats = [seat for seat in node.seats if state.tokens[seat][node.story]]
    if picked is None and node.left and seats and (len(seats) > 1 or node.up_to):
        state.stack[-1] = Run((node, *run.todo), env)
        low = 0 if node.up_to else 1
        state.stack.append(ChooseFrame(env.seat, tuple(seats), low, 1, "_side", env, players=True))
        return
    chosen = seats[:1] if picked is None else list(picked)
    env = env._replace(names=tuple(pair for pair in env.names if pair[0] != "_side"))
    if not node.left or not chosen:
        full = not node.left or (node.up_to and node.moved > 0)
        done(state, Run(run.todo, env), node.moved, full=full)
        return
    add_tokens(state, node.story, chosen[0], -1)
    if node.to >= 0:
        add_tokens(state, node.to, chosen[0], 1)
    again = dataclasses.replace(node, left=node.left - 1, moved=node.moved + 1)
    go_on(state, run, (again,), env)


@does(fx.MoveWounds)
def _move_wounds(state: CardsState, run: Run, node: fx.MoveWounds) -> None:
    """Where the text leaves open which ones, the controller picks two different ones; none that is Invulnerable."""
    seats = (run.env.seat,)
    bearable = Not(HasKeyword("invulnerability"))
    if is_pick(node.to) and isinstance(node.to, Sel) and bearable not in node.to.filters:
        node = dataclasses.replace(node, to=dataclasses.replace(node.to, filters=(*node.to.filters, bearable)))
    if settle_apart(state, run, node, seats):
        return
    sources = [item for item in affected(state, run.env, node.x) if item >= 0 and state.wounds[item]]
    targets = [item for item in affected(state, run.env, node.to) if item >= 0 and _may_bear(state, item)]
    moved = 0
    if targets:
        for card in sources:
            if card != targets[0]:
                moved += _shift(state, card, targets[0], amount(state, node.n, run.env))
    done(state, run, moved, full=moved > 0)


def _may_bear(state: CardsState, card: int) -> bool:
    return (
        state.zone[card] == t.PLAY
        and card_type(state, card) == t.CHARACTER
        and "invulnerability" not in values(state, card).keywords
    )


def _shift(state: CardsState, card: int, to: int, n: int) -> int:
    n = max(0, min(n, state.wounds[card], EVERY - state.wounds[to]))
    if n:
        state.wounds[card] -= n
        state.wounds[to] += n
        state.touch()
        state.out.append(th.WoundsMoved(card, to, n))
    return n
