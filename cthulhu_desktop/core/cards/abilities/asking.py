"""D-23 and D-25: the questions that effects ask while they are carried out."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities import inner
from cthulhu_desktop.core.cards.abilities.base import Effect
from cthulhu_desktop.core.cards.abilities.handlers import does, go_on
from cthulhu_desktop.core.cards.abilities.look import amount
from cthulhu_desktop.core.cards.abilities.purposes import purpose_of
from cthulhu_desktop.core.cards.abilities.selectors import Except
from cthulhu_desktop.core.cards.announce import Announcement, Plan, Wish, announcements
from cthulhu_desktop.core.cards.choosing import refs_of
from cthulhu_desktop.core.cards.costs import fixed_items, needs_pick
from cthulhu_desktop.core.cards.frames import (
    ChooseFrame,
    MayFrame,
    ModeFrame,
    NameFrame,
    PayFrame,
    Run,
    answer,
    ask,
    step,
)
from cthulhu_desktop.core.cards.harm import harm
from cthulhu_desktop.core.cards.options import NO, YES, Alternatives, CardOptions, LightSubsets, Subsets, Words
from cthulhu_desktop.core.cards.resolve import interrupt, pay_announced
from cthulhu_desktop.core.cards.state import CardsState, Env, Happened
from cthulhu_desktop.core.kernel import Decision, Move, Rng


def _source(env: Env) -> str:
    return f"card:{env.source}"


def _below(state: CardsState, env: Env, effects: tuple[Effect, ...] = ()) -> None:
    """Take the question off and go on with the effects below, knowing more."""
    state.stack.pop()
    run = state.stack[-1]
    assert isinstance(run, Run)
    state.stack[-1] = Run((*effects, *run.todo), env)


def speaks_of_hidden(state: CardsState, frame: ChooseFrame) -> bool:
    """The other player does not see what can be chosen (INV-17)."""
    shown = {card for who, card in state.looked if who < 0}
    zones = (t.HAND, t.DECK)
    return not frame.players and (
        frame.hidden or any(item >= 0 and state.zone[item] in zones and item not in shown for item in frame.items)
    )


# --- choosing cards --------------------------------------------------------------------------------------------------


@step(ChooseFrame)
def _wait_choose(state: CardsState, frame: ChooseFrame) -> bool:
    return True


@ask(ChooseFrame)
def _ask_choose(state: CardsState, frame: ChooseFrame) -> Decision:
    options: CardOptions = Subsets(frame.items, frame.low, frame.high, players=frame.players, asked=(state, frame))
    if frame.weights:
        options = LightSubsets(frame.items, frame.low, frame.high, frame.weights, frame.most, asked=(state, frame))
    rule = {"D-12": "CG-12.5.5", "D-25": "CG-6.1.5"}.get(frame.kind, "CG-17.3.7")
    return Decision(frame.seat, frame.kind, options, rule, _source(frame.env), f"cards.ask.{frame.kind}")


@answer(ChooseFrame)
def _answer_choose(state: CardsState, frame: ChooseFrame, move: th.ChooseItems) -> None:
    state.stack.pop()
    place = next(i for i in range(len(state.stack) - 1, -1, -1) if isinstance(state.stack[i], Run))
    run = state.stack[place]
    refs = move.items if frame.players else refs_of(state, move.items, None)
    env = run.env.bind(frame.name, refs)._replace(many=len(move.items))
    state.stack[place] = Run(run.todo, env)
    if move.items and not frame.players:
        state.out.append(th.Chosen(frame.seat, move.items, not speaks_of_hidden(state, frame)))
        if frame.targets and state.static.guards_targets and place == len(state.stack) - 1:
            _may_be_cancelled(state, frame, move.items)


def _may_be_cancelled(state: CardsState, frame: ChooseFrame, items: tuple[int, ...]) -> None:
    """Texts that cancel what chooses a certain card also look at choices made while an effect is carried out."""
    env = frame.env
    cards = tuple(item for item in items if item >= 0)
    about = Happened("targeted", state.clock, seat=env.seat, card=env.source, there=cards, by=env.source)
    run = state.stack[-1]
    assert isinstance(run, Run)
    state.stack[-1] = Run((inner.UnlessCancelled(), *run.todo), run.env)
    interrupt(state, about, 1 - env.seat)


@step(NameFrame)
def _wait_name(state: CardsState, frame: NameFrame) -> bool:
    return True


@ask(NameFrame)
def _ask_name(state: CardsState, frame: NameFrame) -> Decision:
    options = Words(state.static.words_of(frame.what), frame.what)
    return Decision(frame.seat, "D-24", options, "CG-17.8.1", _source(frame.env), "cards.ask.D-24")


@answer(NameFrame)
def _answer_name(state: CardsState, frame: NameFrame, move: th.NameIt) -> None:
    place = state.static.words_of(frame.what).index(move.word)
    state.out.append(th.Named(frame.seat, move.word))
    _below(state, frame.env.bind(frame.name, (place,)))


# --- yes or no, alternatives -----------------------------------------------------------------------------------------


@step(MayFrame)
def _wait_may(state: CardsState, frame: MayFrame) -> bool:
    return True


@ask(MayFrame)
def _ask_may(state: CardsState, frame: MayFrame) -> Decision:
    options = Alternatives((NO, YES), (frame.otherwise, frame.effects), declines=True)
    return Decision(frame.seat, "D-23", options, "CG-17.4.1", _source(frame.env), "cards.ask.may")


@answer(MayFrame)
def _answer_may(state: CardsState, frame: MayFrame, move: th.Answer) -> None:
    env = frame.env if move.yes else frame.env._replace(done=False)
    _below(state, env, frame.effects if move.yes else frame.otherwise)


@step(ModeFrame)
def _wait_mode(state: CardsState, frame: ModeFrame) -> bool:
    return True


@ask(ModeFrame)
def _ask_mode(state: CardsState, frame: ModeFrame) -> Decision:
    effects = [frame.options[mode] for mode in frame.possible]
    options = Alternatives([th.ChooseMode(mode) for mode in frame.possible], effects)
    return Decision(frame.seat, "D-23", options, "CG-17.4.6", _source(frame.env), "cards.ask.mode")


@answer(ModeFrame)
def _answer_mode(state: CardsState, frame: ModeFrame, move: th.ChooseMode) -> None:
    _below(state, frame.env, frame.options[move.mode])


# --- paying inside an effect -----------------------------------------------------------------------------------------


class PayOptions(CardOptions):
    """Pay the costs in one of the ways there are, or (unless it must be) decline with `answer no`."""

    __slots__ = ("frame", "state")

    def __init__(self, state: CardsState, frame: PayFrame) -> None:
        super().__init__(declines=not frame.must)
        self.state = state
        self.frame = frame

    def _moves(self, rng: Rng | None = None) -> Iterator[Move]:
        for found in announcements(self.state, pay_plan(self.frame), rng=rng):
            yield th.PayCosts(found.domain, found.costs)

    def __iter__(self) -> Iterator[Move]:
        if self.declines:
            yield NO
        yield from self._moves()

    def __contains__(self, move: object) -> bool:
        if isinstance(move, th.PayCosts):
            return pay_announcement(self.state, self.frame, move) is not None
        return type(move) is th.Concede or (self.declines and move == NO)

    def count(self) -> int:
        return self.declines + sum(1 for _ in self._moves())

    def sample(self, rng: Rng) -> Move:
        if self.declines and rng.below(2) == 0:
            return NO
        return next(self._moves(rng), NO)


def pay_plan(frame: PayFrame) -> Plan:
    """What is to be paid, as something that can be announced."""
    return Plan(frame.env.source, -1, False, "pay", (), frame.costs, frame.env._replace(seat=frame.seat))


def pay_announcement(state: CardsState, frame: PayFrame, move: th.PayCosts) -> Announcement | None:
    """The announcement a payment spells out; None if it is not legal."""
    wish = Wish(None, (), (), move.costs, None, (move.domain,))
    return next(announcements(state, pay_plan(frame), wish), None)


def can_pay(state: CardsState, frame: PayFrame) -> bool:
    """There is a way to pay."""
    return next(announcements(state, pay_plan(frame)), None) is not None


@step(PayFrame)
def _wait_pay(state: CardsState, frame: PayFrame) -> bool:
    return True


@ask(PayFrame)
def _ask_pay(state: CardsState, frame: PayFrame) -> Decision:
    return Decision(frame.seat, "D-23", PayOptions(state, frame), "CG-10.3", _source(frame.env), "cards.ask.pay")


@answer(PayFrame)
def _answer_pay(state: CardsState, frame: PayFrame, move: Move) -> None:
    if not isinstance(move, th.PayCosts):
        _below(state, frame.env._replace(done=False), frame.otherwise)
        return
    found = pay_announcement(state, frame, move)
    assert found is not None
    _below(state, frame.env)
    harmful = next((cost for cost in frame.costs if _evadable(state, cost)), None)
    if harmful is not None:
        _pay_by_harm(state, frame, found, harmful)
        return
    paid = pay_announced(state, pay_plan(frame), found)
    env = frame.env._replace(names=paid.names, over=paid.over)
    run = state.stack[-1]
    state.stack[-1] = Run((*frame.effects, *run.todo), env)


def _evadable(state: CardsState, cost: Effect) -> bool:
    """A Disrupt of this game could keep the cost from being paid."""
    kind = _HARMS.get(purpose_of(cost), "")
    return kind in state.static.before


_HARMS = {"wound": "wounded", "insane": "goes_insane"}


def _pay_by_harm(state: CardsState, frame: PayFrame, found: Announcement, harmful: Effect) -> None:
    """The other costs are paid at once; before the harm that pays for the effect Disrupts may be used (CG-12.4.1)."""
    groups = dict(zip((cost for cost in frame.costs if needs_pick(cost)), found.costs, strict=True))
    others = tuple(cost for cost in frame.costs if cost is not harmful)
    picked = tuple(group for cost, group in groups.items() if cost is not harmful)
    paid = pay_announced(state, pay_plan(frame._replace(costs=others)), found._replace(costs=picked))
    env = frame.env._replace(names=paid.names, over=paid.over)
    items = groups[harmful] if harmful in groups else tuple(fixed_items(state, harmful, env._replace(seat=frame.seat)))
    refs = refs_of(state, items, None)
    after = inner.Suffered(frame.seat, harmful, refs, frame.effects, frame.otherwise, env.done)
    run = state.stack[-1]
    state.stack[-1] = Run((after, *run.todo), env.bind("paid", refs)._replace(done=True))
    n = amount(state, harmful.n, env) if isinstance(harmful, fx.Wound) else 0
    harm(state, _HARMS[purpose_of(harmful)], [(item, n) for item in items], by=env.source, seat=frame.seat)


@does(inner.Suffered)
def _suffered(state: CardsState, run: Run, node: inner.Suffered) -> None:
    missing = len(node.refs) - run.env.many
    env = run.env._replace(done=node.done)
    if missing <= 0:
        go_on(state, run, node.effects, env)
        return
    tried = (env.get("_tried") or ()) + node.refs
    env = env.bind("_tried", tried)
    if needs_pick(node.cost):
        others = Except(node.cost.x, "_tried", missing)  # type: ignore[attr-defined]
        cost = dataclasses.replace(node.cost, x=others)  # type: ignore[type-var]
        question = PayFrame(node.seat, env, (cost,), node.effects, node.otherwise, must=True)
        if can_pay(state, question):
            state.stack.append(question)
            return
    go_on(state, run, node.otherwise, env._replace(done=False))
