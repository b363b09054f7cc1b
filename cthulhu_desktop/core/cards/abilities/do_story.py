"""Handlers of effects on stories, phases and the game (CG-9.4, 15)."""

from __future__ import annotations

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities import inner
from cthulhu_desktop.core.cards.abilities.ability import StoryEffect
from cthulhu_desktop.core.cards.abilities.do_moves import move_card
from cthulhu_desktop.core.cards.abilities.handlers import does, done, settle_pick
from cthulhu_desktop.core.cards.abilities.look import find, players
from cthulhu_desktop.core.cards.checks import win_story
from cthulhu_desktop.core.cards.frames import ChooseFrame, Run
from cthulhu_desktop.core.cards.state import CardsState, Env, ref_card
from cthulhu_desktop.core.cards.zones import put_in_row


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


@does(fx.Enact)
def _enact(state: CardsState, run: Run, node: fx.Enact) -> None:
    """ "You" is who enacts it, "this story" that card; nothing is won (CG-15.2.9)."""
    if settle_pick(state, run, node, (run.env.seat,)):
        return
    there = (t.ROW, t.WON)
    stories = [item for item in find(state, node.x, run.env) if item >= 0 and state.zone[item] in there]
    seats = players(state, node.who, run.env)
    effects = {story: state.static.story_effect[story] for story in stories}
    able = [story for story in stories if effects[story] is not None and seats]
    done(state, run, len(able), full=bool(able))
    for story in reversed(able):
        effect = effects[story]
        assert isinstance(effect, StoryEffect)
        state.out.append(th.StoryEffectUsed(seats[0], story, True))
        state.stack.append(Run(effect.effects, Env(story, state.birth[story], seats[0])))


@does(fx.SwapStory)
def _swap_story(state: CardsState, run: Run, node: fx.SwapStory) -> None:
    if settle_pick(state, run, node, (run.env.seat,)):
        return
    stories = [item for item in find(state, node.x, run.env) if item >= 0 and state.zone[item] == t.ROW]
    seats = players(state, node.who, run.env)
    if not stories or not seats or state.static.kind[stories[0]] == t.CONSPIRACY:
        done(state, run, 0, full=False)
        return
    story, seat = stories[0], seats[0]
    tokens = (state.tokens[0][story], state.tokens[1][story]) if node.keep_tokens else (0, 0)
    place = state.row.index(story)
    move_card(state, story, "story_deck")
    deck = tuple(state.story_deck)
    state.looked += [(seat, card) for card in deck]
    state.revealed = True
    state.out.append(th.Looked(seat, len(deck), deck))
    done(state, run, 1)
    below = state.stack[-1]
    state.stack[-1] = Run((inner.IntoRow(place, tokens), *below.todo), below.env)
    state.stack.append(ChooseFrame(seat, deck, 1, 1, "_story", below.env, hidden=True))


@does(inner.IntoRow)
def _into_row(state: CardsState, run: Run, node: inner.IntoRow) -> None:
    """In the place of the one that left; then the story deck is shuffled."""
    picked = run.env.get("_story")
    assert picked
    story = ref_card(picked[0])
    put_in_row(state, story, node.place)
    for seat, number in enumerate(node.tokens):
        state.tokens[seat][story] = number
    state.rng.shuffle(state.story_deck)
    hidden = set(state.story_deck)
    state.looked = [entry for entry in state.looked if entry[1] not in hidden and entry[1] != story]
    names = tuple(pair for pair in run.env.names if pair[0] != "_story")
    state.stack[-1] = Run(run.todo, run.env._replace(names=names))


@does(fx.Skip)
def _skip(state: CardsState, run: Run, node: fx.Skip) -> None:
    for seat in players(state, node.who, run.env):
        state.plan.append(("skip", seat, t.PHASE_NAMES.index(node.phase)))


@does(fx.Again)
def _again(state: CardsState, run: Run, node: fx.Again) -> None:
    state.plan.append(("again", -1, t.PHASE_NAMES.index(node.phase)))
