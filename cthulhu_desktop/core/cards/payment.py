"""Costs: what a card costs now, which domains can pay, draining (CG-10)."""

from __future__ import annotations

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.modifiers import active
from cthulhu_desktop.core.cards.state import CardsState, Env, Lasting
from cthulhu_desktop.core.cards.zones import happen, note_modified, put
from cthulhu_desktop.core.catalogue.cards import NEUTRAL


def worth(state: CardsState, domain: int) -> int:
    """How much a domain can pay: its resources, Transient ones twice (CG-22.2.2)."""
    cards = state.resources[domain]
    if not state.static.any_transient:
        return len(cards)
    doubled = state.static.doubled
    return sum(2 if doubled[card] else 1 for card in cards)


def symbols(state: CardsState, domain: int, faction: str) -> int:
    """Resources of a faction in a domain, Transient ones twice."""
    symbol, doubled = state.static.symbol, state.static.doubled
    return sum((2 if doubled[card] else 1) for card in state.resources[domain] if symbol[card] == faction)


def paying_domains(
    state: CardsState, seat: int, amount: int, *, match: str = NEUTRAL, loyal: bool = False
) -> list[int]:
    """The domains that can pay `amount` >= 1 (CG-10.1): undrained, large enough, with a resource of faction `match`
    (NEUTRAL: none needed); `loyal`: as many of that faction as the amount (CG-10.4.1)."""
    found = []
    drained = state.drained
    for domain in state.domains[seat]:
        if drained[domain] or worth(state, domain) < amount:
            continue
        if match != NEUTRAL:
            own = symbols(state, domain, match)
            if own < (amount if loyal else 1):
                continue
        found.append(domain)
    return found


def play_cost(state: CardsState, seat: int, card: int, x: int, extra: int = 0) -> int:
    """The actual cost to play a card (CG-10.2.2): printed part (X where it is X), increases and additional costs, then
    reductions, never below 0 and not below the minimum of any reduction used (CG-10.2.3)."""
    base = (x if state.static.cost_x[card] else state.static.cost[card]) + extra
    own = state.static.constant_effects[card].get(fx.OwnCost)
    if own is None and not state.modified:
        return base
    changes = cost_changes(state, seat, card)
    if own is not None:
        base, more = _own_cost(state, seat, card, base)
        changes += more
    if not changes:
        return base
    raised = base + sum(by for by, _ in changes if by > 0)
    reductions = [(by, least) for by, least in changes if by < 0]
    if not reductions:
        return raised
    floor = max(least for _, least in reductions)
    return min(raised, max(0, floor, raised + sum(by for by, _ in reductions)))


def _own_cost(state: CardsState, seat: int, card: int, base: int) -> tuple[int, list[tuple[int, int]]]:
    """The printed part of the cost as the card's own text sets it, and its own changes with their minimum."""
    from cthulhu_desktop.core.cards.abilities.look import amount, holds

    env = Env(card, state.birth[card], seat)
    changes = []
    for ability, effect in state.static.constant_effects[card][fx.OwnCost]:
        assert isinstance(effect, fx.OwnCost)
        if ability.while_ is not None and not holds(state, ability.while_, env):
            continue
        if effect.to is not None:
            base += effect.to - state.static.cost[card]
        changes.append((amount(state, effect.by, env), effect.minimum))
    return base, [change for change in changes if change[0]]


def cost_changes(state: CardsState, seat: int, card: int) -> list[tuple[int, int]]:
    """(change, its minimum) of each text in force about playing that card."""
    from cthulhu_desktop.core.cards.abilities.look import amount, matches, players

    found = []
    for entry in active(state, fx.CostChange):
        effect = entry.effect
        assert isinstance(effect, fx.CostChange)
        if seat in players(state, effect.who, entry.env) and matches(state, effect.x, entry.env, card):
            found.append((amount(state, effect.by, entry.env), effect.minimum))
    return found


def reduction(state: CardsState, seat: int, card: int) -> int:
    """By how much all reductions in force together could lower the cost to play that card."""
    changes = cost_changes(state, seat, card) if state.modified else []
    if fx.OwnCost in state.static.constant_effects[card]:
        changes += _own_cost(state, seat, card, 0)[1]
    return -sum(by for by, _ in changes if by < 0)


def use_up_next(state: CardsState, seat: int, card: int) -> None:
    """The first fitting card played uses up every pending "next one costs less" (CG-10.2.6)."""
    from cthulhu_desktop.core.cards.abilities.look import matches, players

    def used(lasting: Lasting) -> bool:
        effect = lasting.effect
        return (
            isinstance(effect, fx.CostChange)
            and effect.next_
            and seat in players(state, effect.who, lasting.env)
            and matches(state, effect.x, lasting.env, card)
        )

    if state.lasting and any(used(lasting) for lasting in state.lasting):
        state.lasting = [lasting for lasting in state.lasting if not used(lasting)]
        note_modified(state)
        state.touch()


def drain(state: CardsState, domain: int, amount: int = 0) -> int:
    """Drain a domain, paying `amount` (0: no payment); what was overpaid (CG-10.1.5)."""
    seat = state.dom_owner[domain]
    over = worth(state, domain) - amount if amount else 0
    state.drained[domain] = 1
    state.touch()
    happen(state, th.DomainDrained(seat, domain, amount, over), "domain_drained", seat=seat, n=over)
    if amount and state.static.any_transient:
        for card in [card for card in state.resources[domain] if state.static.doubled[card]]:
            owner = state.static.owner[card]
            put(state, card, t.DISCARD)
            state.out.append(th.Destroyed(owner, card))
    return over


def refresh(state: CardsState, domain: int) -> None:
    """Take the drain marker off (CG-5.1.4)."""
    state.drained[domain] = 0
    state.touch()
    state.out.append(th.DomainRefreshed(state.dom_owner[domain], domain))


def steadfast_met(state: CardsState, seat: int, card: int) -> bool:
    """Enough resources of the faction on all domains together (CG-22.2.1); Transient ones count once."""
    need = state.static.steadfast[card]
    if not need:
        return True
    symbol, faction = state.static.symbol, state.static.faction[card]
    return sum(symbol[other] == faction for d in state.domains[seat] for other in state.resources[d]) >= need
