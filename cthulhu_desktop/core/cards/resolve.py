"""From announcement to the last Response: sequences, Disrupt windows, execution, what follows (CG-12.3 - 12.6)."""

from __future__ import annotations

from collections.abc import Callable

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities import inner
from cthulhu_desktop.core.cards.abilities.ability import Triggered
from cthulhu_desktop.core.cards.abilities.look import find
from cthulhu_desktop.core.cards.abilities.selectors import Sel
from cthulhu_desktop.core.cards.acts import ActOptions, answer_plans
from cthulhu_desktop.core.cards.announce import Announcement, Plan
from cthulhu_desktop.core.cards.choosing import announced
from cthulhu_desktop.core.cards.costs import fixed_items, needs_pick, pay_item
from cthulhu_desktop.core.cards.extensions import lay_dormant, lay_prophecy, lies_open
from cthulhu_desktop.core.cards.frames import (
    Disrupts,
    Resolve,
    Responses,
    Run,
    Sequence,
    Settle,
    Step,
    answer,
    ask,
    step,
)
from cthulhu_desktop.core.cards.limits import count_use
from cthulhu_desktop.core.cards.payment import drain, use_up_next
from cthulhu_desktop.core.cards.state import CardsState, Env, Happened, ref_card
from cthulhu_desktop.core.cards.triggers import ability_of
from cthulhu_desktop.core.cards.zones import enter_play, happen, may_enter, put, put_in_row
from cthulhu_desktop.core.kernel import Decision, Move

# --- sequences -------------------------------------------------------------------------------------------------------


def begin(state: CardsState, *frames: object, mark: int = -1) -> None:
    """Start a sequence (CG-12.5.0) that executes the frames, the last one first. Its occurrences are those from `mark`
    on (by default: from now on)."""
    state.stack.append(Sequence(len(state.scope) if mark < 0 else mark))
    state.stack.extend(frames)


@step(Sequence)
def _sequence(state: CardsState, frame: Sequence) -> bool:
    if frame.step == 0:
        state.stack[-1] = Sequence(frame.mark, 1)
        state.stack.append(Settle(frame.mark))
    elif frame.step == 1:
        state.stack[-1] = Sequence(frame.mark, 2)
        if not state.block and not state.closing and len(state.scope) > frame.mark:
            state.stack.append(Responses(frame.mark, state.active))
    else:
        state.stack.pop()
        if state.scope and not any(isinstance(other, Sequence) for other in state.stack):
            state.scope = []
            state.handled = bytearray()
    return False


STEPS: dict[str, Callable[[CardsState, Step], None]] = {}


def framework(name: str) -> Callable[[Callable[[CardsState, Step], None]], Callable[[CardsState, Step], None]]:
    """Decorator: what a framework step of that name does. It runs with its frame already taken off the stack."""

    def add(function: Callable[[CardsState, Step], None]) -> Callable[[CardsState, Step], None]:
        STEPS[name] = function
        return function

    return add


@step(Step)
def _step(state: CardsState, frame: Step) -> bool:
    """Disrupts against a framework step (AP first), then its execution unless it was cancelled."""
    if frame.stage == 0 and frame.name in state.static.before:
        state.stack[-1] = frame._replace(stage=1)
        story = frame.data[0] if frame.data else -1
        about = Happened(frame.name, state.clock, seat=frame.seat, story=story, word=t.PHASE_NAMES[state.phase])
        if interrupt(state, about, state.active):
            return False
    elif frame.stage == 1 and state.ret[0]:
        state.out.append(th.Cancelled(-1))
        state.stack.pop()
        return False
    state.stack.pop()
    STEPS[frame.name](state, frame)
    return False


# --- Disrupts --------------------------------------------------------------------------------------------------------


def interrupt(state: CardsState, about: Happened, first: int, also: Happened | None = None) -> bool:
    """Open a Disrupt window before `about` happens, if some text of this game could use it (CG-12.4.1). The result is
    left in `ret` as (cancelled, prevented). False: no window, `ret` is (False, 0, False)."""
    state.ret = (False, 0, False)
    before = state.static.before
    if about.kind not in before and (also is None or also.kind not in before):
        return False
    if state.static.switch["V-06"] and (state.block or state.closing):
        return False
    state.stack.append(Disrupts(about, first, also=also))
    return True


@step(Disrupts)
def _disrupts(state: CardsState, frame: Disrupts) -> bool:
    if frame.cancelled or frame.passes >= 2:
        state.stack.pop()
        state.ret = (frame.cancelled, frame.prevented, frame.whole)
        return False
    if _disrupt_options(state, frame).plans():
        return True
    state.stack[-1] = frame._replace(seat=1 - frame.seat, passes=frame.passes + 1)
    return False


def _disrupt_options(state: CardsState, frame: Disrupts) -> ActOptions:
    depth = len(state.stack) - 1
    notes = [(0, frame.about)] if frame.also is None else [(0, frame.about), (1, frame.also)]
    return ActOptions(state, lambda: answer_plans(state, frame.seat, "disrupt", notes, frame.used, depth))


@ask(Disrupts)
def _ask_disrupt(state: CardsState, frame: Disrupts) -> Decision:
    source = f"card:{frame.about.card}" if frame.about.card >= 0 else ""
    return Decision(frame.seat, "D-09", _disrupt_options(state, frame), "CG-12.4.1", source, "cards.ask.D-09")


@answer(Disrupts)
def _answer_disrupt(state: CardsState, frame: Disrupts, move: Move) -> None:
    if isinstance(move, th.Pass):
        state.stack[-1] = frame._replace(seat=1 - frame.seat, passes=frame.passes + 1)
        return
    plan, found = chosen_plan(state, move)
    used = (plan.card, plan.env.birth, plan.number, plan.to)
    state.stack[-1] = frame._replace(seat=1 - frame.seat, passes=0, used=(*frame.used, used))
    use(state, plan, found)


# --- using a plan ----------------------------------------------------------------------------------------------------


def chosen_plan(state: CardsState, move: Move) -> tuple[Plan, Announcement]:
    """The plan and announcement of the move that was just found legal."""
    assert isinstance(move, (th.Play, th.UseAbility))
    assert state.question is not None
    options = state.question.options
    assert isinstance(options, ActOptions)
    found = options.find(move)
    assert found is not None
    return found


def use(state: CardsState, plan: Plan, found: Announcement) -> None:
    """Steps (a) to (e) of CG-11.1.2, which nobody can interrupt, then the frame that does the rest."""
    card, seat = plan.card, plan.env.seat
    if plan.label == "dormant":
        pay_announced(state, plan, found)
        lay_dormant(state, card, seat, found.host)
        return
    mark = len(state.scope)
    targets = tuple(item for group in found.targets for item in group)
    if plan.play:
        reveal_played(state, card)
    elif state.zone[card] == t.DECK and lies_open(state, card):
        state.deck[state.static.owner[card]].pop()
        state.zone[card] = t.PLAYED
        state.touch()
    ability = ability_of(state, card, plan.number) if plan.number >= 0 else None  # the costs may take it away
    env = pay_announced(state, plan, found)
    if isinstance(ability, Triggered) and ability.limit is not None:
        count_use(state, ability.limit, env, card, plan.number)
    if plan.play:
        use_up_next(state, seat, card)
        kind_word = t.TYPE_NAMES[state.static.kind[card]]
        played = th.Played(seat, card, found.x, targets)
        happen(state, played, "played", seat=seat, card=card, n=env.over, word=kind_word)
    else:
        state.out.append(th.AbilityUsed(seat, card, plan.number, plan.label, targets))
    state.stack.append(Resolve(plan.label, plan.number, found.effects, env, mark, found.host))


def reveal_played(state: CardsState, card: int) -> None:
    """From the hand to "being played" (CG-11.1.8). It is the same object for the text that is now carried out."""
    state.hand[state.static.owner[card]].remove(card)
    state.zone[card] = t.PLAYED
    state.revealed = True
    state.touch()


def pay_announced(state: CardsState, plan: Plan, found: Announcement) -> Env:
    """Step (e): all costs at once (CG-10.3.2); what the text knows afterwards ("paid", what was overpaid)."""
    env = found.env
    if found.domain is not None:
        amount = _due_amount(state, plan, found)
        env = env._replace(over=drain(state, found.domain, amount))
    picked = iter(found.costs)
    place = 0
    for cost in plan.costs:
        if getattr(cost, "x", None) is None:
            continue
        items = next(picked) if needs_pick(cost) else tuple(fixed_items(state, cost, env))
        if not needs_pick(cost) and getattr(cost.x, "random", False):  # type: ignore[attr-defined]
            items = random_items(state, cost, items, env)
        for item in items:
            pay_item(state, cost, item, env)
        place += 1
        refs = tuple(item if item < 0 else state.ref(item) for item in items)
        env = env.bind("paid" if place == 1 else f"paid{place}", refs)
    return env._replace(birth=state.birth[plan.card])


def random_items(state: CardsState, cost: object, items: tuple[int, ...], env: Env) -> tuple[int, ...]:
    """As many as the text says, picked by chance."""
    from cthulhu_desktop.core.cards.abilities.look import amount

    count = cost.x.count  # type: ignore[attr-defined]
    many = 1 if isinstance(count, str) else amount(state, count, env)
    mixed = list(items)
    state.rng.shuffle(mixed)
    state.revealed = True
    return tuple(mixed[:many])


def _due_amount(state: CardsState, plan: Plan, found: Announcement) -> int:
    from cthulhu_desktop.core.cards.announce import pay_amount
    from cthulhu_desktop.core.cards.payment import play_cost

    if plan.label == "dormant":
        return state.tokens[plan.env.seat][found.host]
    extra = pay_amount(state, plan.costs, found.env)
    return play_cost(state, plan.env.seat, plan.card, found.x, extra) if plan.play else extra


# --- resolving -------------------------------------------------------------------------------------------------------


@step(Resolve)
def _resolve(state: CardsState, frame: Resolve) -> bool:
    if frame.stage == 0:
        state.stack[-1] = frame._replace(stage=1)
        _open_disrupts(state, frame)
    elif frame.stage == 1:
        state.stack[-1] = frame._replace(stage=2)
        if state.ret is not None and state.ret[0]:
            state.out.append(th.Cancelled(frame.env.source))
            if state.zone[frame.env.source] == t.PLAYED:
                put(state, frame.env.source, t.DISCARD)
        else:
            _execute(state, frame)
    elif frame.stage == 2:
        state.stack[-1] = frame._replace(stage=3)
        _finish(state, frame)
        if frame.label != "story":  # other wins and a new row come first (CG-15.3.2, 15.3.3), then what waits below
            state.stack.append(Settle(frame.mark))
    else:
        state.stack.pop()
        if state.looked and not any(isinstance(other, Resolve) for other in state.stack):
            state.looked = []
    return False


def _open_disrupts(state: CardsState, frame: Resolve) -> None:
    """The window before the card or ability as a whole; passives and story effects cannot be cancelled so
    (CG-12.1.5, 12.4.1, 15.2.6)."""
    state.ret = (False, 0, False)
    if frame.label in ("passive", "story") and "ability_used" not in state.static.before:
        return
    env = frame.env
    kind = "played" if frame.label == "play" else "ability_used"
    named = {choose.as_ for choose in announced(state, frame.effects)[0] if not _of_players(choose)}
    targets = tuple(ref_card(ref) for name, refs in env.names if name in named for ref in refs if ref >= 0)
    word = frame.label if frame.label != "play" else t.TYPE_NAMES[state.static.kind[env.source]]
    about = Happened(kind, state.clock, seat=env.seat, card=env.source, word=word, there=targets, by=env.source)
    played = frame.label != "play" and state.zone[env.source] == t.PLAYED
    interrupt(state, about, 1 - env.seat, about._replace(kind="played", word="event") if played else None)


def _of_players(choose: fx.Choose) -> bool:
    return isinstance(choose.x, Sel) and choose.x.base == "player"


def _execute(state: CardsState, frame: Resolve) -> None:
    env = frame.env
    card = env.source
    if frame.label != "play":
        state.stack.append(Run(frame.effects, env))
    elif state.static.kind[card] == t.CONSPIRACY:
        put_in_row(state, card)
    else:
        _enter(state, frame, card)


def _enter(state: CardsState, frame: Resolve, card: int) -> None:
    """The played card enters play, attached if it must be; its host must still be legal (CG-11.1.6)."""
    env = frame.env
    rule = state.static.attach_rule[card]
    if rule is not None and frame.host == t.NOWHERE:  # it was dormant: its player picks a host now
        state.stack.append(Run((inner.Enter(state.ref(card), env.seat, t.READY),), env))
        return
    if rule is not None:
        hosts = [item if item >= 0 else item - 1 for item in find(state, rule.to, env)]
        if frame.host not in hosts:
            return
    if not may_enter(state, card, env.seat):
        enter_play(state, card, env.seat, host=frame.host)


def _finish(state: CardsState, frame: Resolve) -> None:
    """A card that is still "being played" goes to its owner's discard pile (CG-11.1.8, 11.1.9)."""
    card = frame.env.source
    if state.zone[card] == t.PLAYED and frame.label != "passive":
        if frame.label == "action" and "prophecy" in state.static.printed[card].keywords:
            lay_prophecy(state, card)
        else:
            put(state, card, t.DISCARD)
    if frame.label not in ("play", "passive", "story") and "ability_used" in state.static.watched:
        env = frame.env
        note = th.AbilityUsed(env.seat, card, frame.number, frame.label)
        happen(state, note, "ability_used", seat=env.seat, card=card, by=card, word=frame.label)
        state.out.pop()


# --- Responses -------------------------------------------------------------------------------------------------------


@step(Responses)
def _responses(state: CardsState, frame: Responses) -> bool:
    if frame.passes >= 2:
        state.stack.pop()
        return False
    if state.static.watchers["response"] and _response_options(state, frame).plans():
        return True
    state.stack[-1] = frame._replace(seat=1 - frame.seat, passes=frame.passes + 1)
    return False


def _response_options(state: CardsState, frame: Responses) -> ActOptions:
    kinds = state.static.watchers["response"]
    notes = [(i, note) for i, note in enumerate(state.scope) if i >= frame.mark and note.kind in kinds]
    return ActOptions(state, lambda: answer_plans(state, frame.seat, "response", notes, frame.used))


@ask(Responses)
def _ask_response(state: CardsState, frame: Responses) -> Decision:
    return Decision(frame.seat, "D-10", _response_options(state, frame), "CG-12.5.3", "", "cards.ask.D-10")


@answer(Responses)
def _answer_response(state: CardsState, frame: Responses, move: Move) -> None:
    if isinstance(move, th.Pass):
        state.stack[-1] = frame._replace(seat=1 - frame.seat, passes=frame.passes + 1)
        return
    plan, found = chosen_plan(state, move)
    used = (plan.card, plan.env.birth, plan.number, plan.to)
    state.stack[-1] = frame._replace(seat=1 - frame.seat, passes=0, used=(*frame.used, used))
    use(state, plan, found)
