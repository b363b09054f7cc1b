"""D-05, D-09 and D-10: what to play or use, on whom, and which domain pays; or pass."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from cthulhu_desktop.bots.cards_ahead import Ahead
from cthulhu_desktop.bots.cards_economy import Allotment, Item, allot
from cthulhu_desktop.bots.cards_reflex import PASS, owner_of, temper, worth_of
from cthulhu_desktop.bots.cards_worth import HAND, HAND_OWN, abilities_of, printed_worth
from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards.acts import ActOptions
from cthulhu_desktop.core.cards.announce import Announcement, Plan, announcements, move_of
from cthulhu_desktop.core.cards.payment import paying_domains, play_cost
from cthulhu_desktop.core.cards.payment import worth as domain_size
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.kernel import Decision, Move, Rng

LEAST_GAIN = 0.3  # what an action must bring
MOST_WAYS = 240  # announcements of one card that are looked at
MOST_TRIES = 8  # ways of one card that are tried out
RESTRAINT = 0.2  # how often something free is left alone, so that two bots cannot go round in circles for ever


class Act(NamedTuple):
    """A way to use a card: what it brings, the ways to pay for it by domain (None: nothing is paid)."""

    gain: float
    moves: dict[int | None, Move]


class Way(NamedTuple):
    """Announcements of a plan that differ only in what pays for them."""

    found: Announcement
    domains: list[int | None]
    price: float


def best_act(state: CardsState, decision: Decision, ahead: Ahead, rng: Rng) -> Move:
    """The best action, Response or Disrupt, or pass."""
    options = decision.options
    assert isinstance(options, ActOptions)
    seat = decision.seat
    plans = distinct(state, options.plans())
    if not plans:
        return PASS
    nothing: float | None = None
    acts: list[Act] = []
    for plan in plans:
        plain = _plain_gain(state, plan)
        if plain is None:
            if nothing is None:
                nothing = ahead.value(PASS)
            act = _tried(state, plan, ahead, nothing, seat)
        else:
            act = _act(plan, ways(state, plan, seat)[0], plain)
        if act is not None and act.gain > LEAST_GAIN:
            acts.append(act)
    return _chosen(state, seat, decision.kind, acts, rng)


def distinct(state: CardsState, plans: Iterable[Plan]) -> list[Plan]:
    """The plans without those that a second copy in hand offers again; cheap ones to weigh first."""
    found: dict[tuple[object, ...], Plan] = {}
    for plan in plans:
        same: int | str = state.static.defs[plan.card].id if plan.play else plan.card
        found.setdefault((same, plan.number, plan.to), plan)
    return sorted(found.values(), key=lambda plan: (not plan.play, -printed_worth(state.static, plan.card)))


def _plain_gain(state: CardsState, plan: Plan) -> float | None:
    """What playing a character without texts brings; None if it must be tried."""
    static = state.static
    card = plan.card
    if plan.label != "play" or static.kind[card] != t.CHARACTER or plan.costs or static.abilities[card]:
        return None
    worth = printed_worth(static, card)
    return worth * (1.15 - HAND_OWN) - HAND


# --- ways to announce ------------------------------------------------------------------------------------------------


def ways(state: CardsState, plan: Plan, seat: int) -> list[Way]:
    """The ways to announce a plan, with the cheapest costs for each choice of targets; the most promising first."""
    found: dict[tuple[Any, ...], Way] = {}
    for one in islice(announcements(state, plan), MOST_WAYS):
        key = (one.x, one.modes, one.targets, one.host)
        price = sum(worth_of(state, seat, item) for group in one.costs for item in group)
        known = found.get(key)
        if known is None or price < known.price - 1e-9:
            found[key] = Way(one, [one.domain], price)
        elif one.costs == known.found.costs and one.domain not in known.domains:
            known.domains.append(one.domain)
    if len(found) == 1:
        return list(found.values())
    promise = {id(way): _promise(state, way, seat) for way in found.values()}
    return _mixed(sorted(found.values(), key=lambda way: -promise[id(way)]))


def _promise(state: CardsState, way: Way, seat: int) -> float:
    """How good the targets look: the opponent's best for harm, the own best for help."""
    mood = temper(way.found.effects, "chosen") or (-1 if way.found.host < 0 else 0)
    items = [item for group in way.found.targets for item in group if item > 1 or item < 0]
    if way.found.host >= 0:
        items.append(way.found.host)
    total = 0.0
    for item in items:
        own = owner_of(state, item) == seat
        total += worth_of(state, seat, item) * (1 if own == (mood >= 0) else -1)
    return total + 0.3 * way.found.x - way.price


def _mixed(ranked: list[Way]) -> list[Way]:
    """The best first; every third from the other end, in case the text was misunderstood."""
    mixed: list[Way] = []
    while ranked:
        mixed.append(ranked.pop(-1 if len(mixed) % 3 == 2 else 0))
    return mixed


def _tried(state: CardsState, plan: Plan, ahead: Ahead, nothing: float, seat: int) -> Act | None:
    """The best way to use the plan, found by trying."""
    best: Act | None = None
    for way in islice(ways(state, plan, seat), MOST_TRIES):
        if ahead.tired:
            break
        act = _act(plan, way, 0.0)
        move = act.moves[min(act.moves, key=lambda domain: _size(state, domain))]
        gain = ahead.value(move) - nothing
        if best is None or gain > best.gain:
            best = act._replace(gain=gain)
    return best


def _act(plan: Plan, way: Way, gain: float) -> Act:
    return Act(gain, {domain: move_of(plan, way.found._replace(domain=domain)) for domain in way.domains})


def _size(state: CardsState, domain: int | None) -> int:
    return -1 if domain is None else domain_size(state, domain)


# --- choosing --------------------------------------------------------------------------------------------------------


def _chosen(state: CardsState, seat: int, kind: str, acts: Sequence[Act], rng: Rng) -> Move:
    """The act that is best among those that the domains can pay for together."""
    if not acts:
        return PASS
    domains = state.domains[seat]
    place = {domain: i for i, domain in enumerate(domains)}
    items = [
        Item(act.gain, tuple(place[d] for d in act.moves if d is not None), None in act.moves) for act in acts
    ]
    if kind == "D-05" and seat == state.active and state.phase < t.OPERATIONS:
        items += _to_come(state, seat, place)
    plan: Allotment = allot(items, [domain_size(state, domain) for domain in domains])
    chosen = [
        (act.gain, act.moves[None if how == -1 else domains[how]])
        for act, how in zip(acts, plan.chosen, strict=False)
        if how is not None
    ]
    if not chosen:
        return PASS
    move = max(chosen, key=lambda pair: pair[0])[1]
    if kind == "D-05" and _is_free(move) and rng.below(1000) < 1000 * RESTRAINT:
        return PASS
    return move


def _is_free(move: Move) -> bool:
    """An ability for which nothing is paid."""
    return getattr(move, "ability", None) is not None and move.domain is None and not move.costs  # type: ignore[attr-defined]


def _to_come(state: CardsState, seat: int, place: dict[int, int]) -> Iterator[Item]:
    """The characters and supports in hand that this turn's Operations phase is for."""
    static = state.static
    for card in state.hand[seat]:
        if static.kind[card] in (t.CHARACTER, t.SUPPORT):
            gain = printed_worth(static, card) - HAND
            cost = play_cost(state, seat, card, 1)
            loyal = "loyal" in static.printed[card].keywords
            payers = paying_domains(state, seat, cost, match=static.faction[card], loyal=loyal) if cost else []
            yield Item(gain, tuple(place[domain] for domain in payers), cost == 0)


def plain_act(state: CardsState, decision: Decision, rng: Rng) -> Move:
    """A novice's action: the best card by its face, events and abilities now and then, on whoever looks right."""
    options = decision.options
    assert isinstance(options, ActOptions)
    seat, static = decision.seat, state.static
    acts = []
    for plan in distinct(state, options.plans()):
        permanent = plan.label == "play"
        if not permanent and rng.below(4):
            continue
        way = ways(state, plan, seat)[0]
        gain = printed_worth(static, plan.card) - HAND if permanent else 0.6 + 0.1 * abilities_of(static, plan.card)
        acts.append(_act(plan, way, gain))
    return _chosen(state, seat, decision.kind, acts, rng)
