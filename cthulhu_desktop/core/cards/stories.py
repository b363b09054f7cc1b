"""The resolution of stories, success, and what follows a win (CG-14.1, 14.2, 14.7, 15)."""

from __future__ import annotations

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.abilities.ability import StoryEffect
from cthulhu_desktop.core.cards.choosing import able_to_begin
from cthulhu_desktop.core.cards.frames import (
    AfterWins,
    Block,
    Resolve,
    StoryOrder,
    StoryRun,
    Struggle,
    Success,
    Token,
    UseStory,
    answer,
    ask,
    step,
)
from cthulhu_desktop.core.cards.options import YES_OR_NO, picks
from cthulhu_desktop.core.cards.primitives import add_tokens
from cthulhu_desktop.core.cards.resolve import begin, interrupt
from cthulhu_desktop.core.cards.state import CardsState, Env, Happened
from cthulhu_desktop.core.cards.struggles import skill_at, struggle_types, struggles_of, winner_of
from cthulhu_desktop.core.cards.zones import happen, participants, put_in_row, row_is_short, side_at
from cthulhu_desktop.core.kernel import Decision

# --- the order -------------------------------------------------------------------------------------------------------


@step(StoryOrder)
def _order(state: CardsState, frame: StoryOrder) -> bool:
    if len(frame.left) > 1:
        return True
    order = frame.order + frame.left
    state.stack.pop()
    state.stack[-1] = Block(order)
    if order:
        state.out.append(th.StoriesOrdered(order))
    return False


@ask(StoryOrder)
def _ask_order(state: CardsState, frame: StoryOrder) -> Decision:
    return Decision(state.active, "D-15", picks(frame.left), "CG-14.1.1", "", "cards.ask.D-15")


@answer(StoryOrder)
def _answer_order(state: CardsState, frame: StoryOrder, move: th.Pick) -> None:
    left = tuple(story for story in frame.left if story != move.item)
    state.stack[-1] = StoryOrder((*frame.order, move.item), left)


# --- the block -------------------------------------------------------------------------------------------------------


@step(Block)
def _block(state: CardsState, frame: Block) -> bool:
    """One story after the other; nobody acts or responds in between (CG-12.6.1)."""
    state.block = True
    if frame.step >= len(frame.order):
        state.block = False
        state.stack.pop()
        return False
    story = frame.order[frame.step]
    state.stack[-1] = Block(frame.order, frame.step + 1)
    if state.zone[story] != t.ROW or not _resolves(state, story):
        state.out.append(th.StorySkipped(story, bool(side_at(state, story, 1 - state.active))))
        return False
    mark = len(state.scope)
    began = state.clock
    happen(state, th.StoryBegins(story), "story_begins", seat=state.active, story=story)
    state.stack.append(StoryRun(story, state.birth[story], began=began))
    begin(state, mark=mark)
    return False


def _resolves(state: CardsState, story: int) -> bool:
    """Somebody is there (CG-14.1.2); V-04: AP is."""
    if side_at(state, story, state.active):
        return True
    return not state.static.switch["V-04"] and bool(side_at(state, story, 1 - state.active))


@step(StoryRun)
def _story(state: CardsState, frame: StoryRun) -> bool:
    """The struggles in order, counted live (CG-14.3.3), then success; it ends when the story is won (CG-14.2.3)."""
    story = frame.story
    if state.zone[story] != t.ROW or state.birth[story] != frame.birth or frame.step == 2:
        _resolved(state, frame)
        return False
    if state.static.switch["V-04"] and not side_at(state, story, state.active):
        state.stack.pop()
        state.out.append(th.StorySkipped(story, bool(side_at(state, story, 1 - state.active))))
        return False
    there = participants(state, story) or frame.there
    types = struggle_types(state, story)
    place, done = frame.place, frame.done
    while place < len(types):
        if done < struggles_of(state, story, place):
            state.stack[-1] = frame._replace(place=place, done=done + 1, there=there)
            begin(state, Struggle(story, frame.birth, types[place][0]))
            return False
        place, done = place + 1, 0
    state.stack[-1] = frame._replace(place=place, done=0, step=2, there=there)
    begin(state, Success(story, frame.birth))
    return False


def _resolved(state: CardsState, frame: StoryRun) -> None:
    """CG-14.2.4: it was resolved, also by being won."""
    state.stack.pop()
    story = frame.story
    mark = len(state.scope)
    happen(state, th.StoryResolved(story), "story_resolved", seat=state.active, story=story)
    if len(state.scope) > mark:
        there = participants(state, story) or frame.there
        state.scope[-1] = state.scope[-1]._replace(there=there, won=frame.won, began=frame.began)
    begin(state, mark=mark)


@step(Success)
def _success(state: CardsState, frame: Success) -> bool:
    """Determine success (CG-14.7)."""
    state.stack[-1] = frame._replace(step=frame.step + 1)
    if state.zone[frame.story] != t.ROW or state.birth[frame.story] != frame.birth:
        state.stack.pop()
    elif frame.step == 0:
        about = Happened("skill_check", state.clock, seat=state.active, story=frame.story)
        interrupt(state, about, state.active)
    elif frame.step == 1:
        _compare(state, frame)
    elif frame.step == 2:
        _succeed(state, frame)
    elif frame.step == 3 or (frame.step == 4 and frame.margin[1] <= 0):
        state.stack.append(Token(state.active, frame.story, frame.birth))
    else:
        state.stack.pop()
    return False


def _compare(state: CardsState, frame: Success) -> None:
    """Count; AP fails, or is about to succeed (CG-14.7.1, 14.7.2)."""
    story, ap = frame.story, state.active
    if state.ret[0]:
        state.stack.pop()
        return
    a, n = skill_at(state, story, ap), skill_at(state, story, 1 - ap)
    state.out.append(th.SkillCounted(story, a, n))
    if winner_of(state, story, a, n) != ap:
        state.stack.pop()
        happen(state, th.Failed(ap, story, n - a), "failed", seat=ap, story=story, n=n - a)
        return
    state.stack[-1] = Success(story, frame.birth, 2, (a - n, n))
    interrupt(state, Happened("succeeded", state.clock, seat=ap, story=story, n=a - n), ap)


def _succeed(state: CardsState, frame: Success) -> None:
    if state.ret[0]:
        state.stack.pop()
        return
    margin, against = frame.margin
    unchallenged = against <= 0
    ap, story = state.active, frame.story
    word = "unchallenged" if unchallenged else ""
    succeeded = th.Succeeded(ap, story, margin, unchallenged)
    mark = len(state.scope)
    happen(state, succeeded, "succeeded", seat=ap, story=story, n=margin, word=word)
    if len(state.scope) > mark:
        run = next(other for other in reversed(state.stack) if isinstance(other, StoryRun))
        totals = (margin + against, against) if ap == 0 else (against, margin + against)
        state.scope[-1] = state.scope[-1]._replace(won=run.won, totals=totals, began=run.began)


# --- tokens ----------------------------------------------------------------------------------------------------------


@step(Token)
def _token(state: CardsState, frame: Token) -> bool:
    if state.zone[frame.story] != t.ROW or state.birth[frame.story] != frame.birth:
        state.stack.pop()
        return False
    return True


@ask(Token)
def _ask_token(state: CardsState, frame: Token) -> Decision:
    return Decision(frame.seat, "D-19", YES_OR_NO, "CG-14.7.7", f"card:{frame.story}", "cards.ask.D-19")


@answer(Token)
def _answer_token(state: CardsState, frame: Token, move: th.Answer) -> None:
    state.stack.pop()
    if move.yes:
        add_tokens(state, frame.story, frame.seat, 1)


# --- after a win -----------------------------------------------------------------------------------------------------


@step(AfterWins)
def _after(state: CardsState, frame: AfterWins) -> bool:
    """Step 3 for each story won, in the order AP chooses, then step 4 once (CG-15.2.3, 15.2.4, 15.3.2, 15.3.3)."""
    left = frame.left
    if state.won_waiting:
        left = left + tuple((story, state.controller[story]) for story in state.won_waiting)
        state.won_waiting = []
        state.stack[-1] = AfterWins(left, 1)
        return False
    usable = tuple(pair for pair in left if _usable(state, *pair))
    if len(usable) > 1:
        state.stack[-1] = AfterWins(usable, 1)
        return True
    if usable:
        state.stack[-1] = AfterWins((), 1)
        state.stack.append(UseStory(usable[0][1], usable[0][0]))
        return False
    while row_is_short(state):
        put_in_row(state, state.story_deck[-1])
    state.stack.pop()
    return False


def _usable(state: CardsState, story: int, seat: int) -> bool:
    """The effect exists and its choices can be made (CG-15.2.6)."""
    effect = state.static.story_effect[story]
    if effect is None or state.zone[story] != t.WON:
        return False
    return able_to_begin(state, effect.effects, Env(story, state.birth[story], seat))


@ask(AfterWins)
def _ask_after(state: CardsState, frame: AfterWins) -> Decision:
    options = picks(story for story, _ in frame.left)
    return Decision(state.active, "D-21", options, "CG-15.3.2", "", "cards.ask.D-21")


@answer(AfterWins)
def _answer_after(state: CardsState, frame: AfterWins, move: th.Pick) -> None:
    seat = next(seat for story, seat in frame.left if story == move.item)
    state.stack[-1] = AfterWins(tuple(pair for pair in frame.left if pair[0] != move.item), 1)
    state.stack.append(UseStory(seat, move.item))


@step(UseStory)
def _wait_use(state: CardsState, frame: UseStory) -> bool:
    return True


@ask(UseStory)
def _ask_use(state: CardsState, frame: UseStory) -> Decision:
    return Decision(frame.seat, "D-20", YES_OR_NO, "CG-15.2.3", f"card:{frame.story}", "cards.ask.D-20")


@answer(UseStory)
def _answer_use(state: CardsState, frame: UseStory, move: th.Answer) -> None:
    state.stack.pop()
    story = frame.story
    state.out.append(th.StoryEffectUsed(frame.seat, story, move.yes))
    effect = state.static.story_effect[story]
    if move.yes and effect is not None:
        assert isinstance(effect, StoryEffect)
        env = Env(story, state.birth[story], frame.seat)
        state.stack.append(Resolve("story", -1, effect.effects, env, len(state.scope)))
