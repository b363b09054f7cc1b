"""Handlers of effects on stories, phases and the game (CG-9.4, 15)."""

from __future__ import annotations

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities.handlers import affected, does, done, settle_pick
from cthulhu_desktop.core.cards.abilities.look import amount, find, players
from cthulhu_desktop.core.cards.checks import win_story
from cthulhu_desktop.core.cards.frames import Run
from cthulhu_desktop.core.cards.primitives import add_tokens
from cthulhu_desktop.core.cards.state import CardsState


@does(fx.Tokens)
def _tokens(state: CardsState, run: Run, node: fx.Tokens) -> None:
    """On the side of the effect's controller unless the text says otherwise; a moved one keeps its side (CG-5.1.9)."""
    if settle_pick(state, run, node, (run.env.seat,)):
        return
    if node.to is not None and settle_pick(state, run, node, (run.env.seat,), "to"):
        return
    env = run.env
    n = max(0, amount(state, node.n, env))
    stories = [item for item in affected(state, env, node.x) if item >= 0 and state.in_play(item)]
    targets = [item for item in find(state, node.to, env) if item >= 0] if node.to is not None else []
    moved = 0
    for story in stories:
        for seat in players(state, node.side, env):
            if node.act == "add":
                moved += add_tokens(state, story, seat, n)
            elif node.act == "remove":
                moved += add_tokens(state, story, seat, -n)
            elif targets:
                taken = add_tokens(state, story, seat, -n)
                moved += add_tokens(state, targets[0], seat, taken)
    done(state, run, moved, full=moved > 0 and moved >= n * len(stories))


@does(fx.WinStory)
def _win_story(state: CardsState, run: Run, node: fx.WinStory) -> None:
    seats = players(state, node.who, run.env)
    if settle_pick(state, run, node, (run.env.seat,)):
        return
    stories = [item for item in find(state, node.x, run.env) if item >= 0 and state.zone[item] == t.ROW]
    for story in stories:
        if seats:
            win_story(state, story, seats[0])
    done(state, run, len(stories), full=bool(stories))


@does(fx.Skip)
def _skip(state: CardsState, run: Run, node: fx.Skip) -> None:
    for seat in players(state, node.who, run.env):
        state.plan.append(("skip", seat, t.PHASE_NAMES.index(node.phase)))


@does(fx.Again)
def _again(state: CardsState, run: Run, node: fx.Again) -> None:
    state.plan.append(("again", -1, t.PHASE_NAMES.index(node.phase)))
