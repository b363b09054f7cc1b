"""Lasting effects: setting up, ending (CG-17.2)."""

from __future__ import annotations

from collections.abc import Callable

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities.base import Effect
from cthulhu_desktop.core.cards.abilities.changes import blanks
from cthulhu_desktop.core.cards.abilities.look import find, holds, players
from cthulhu_desktop.core.cards.modifiers import active, blanked
from cthulhu_desktop.core.cards.primitives import give_control
from cthulhu_desktop.core.cards.state import CardsState, Env, Lasting, ref_card
from cthulhu_desktop.core.cards.zones import note_modified


def add_lasting(state: CardsState, effect: Effect, env: Env, refs: tuple[int, ...] | None, until: str) -> None:
    """Set a lasting effect up; `refs` are the objects it is on (CG-17.2.2)."""
    state.lasting.append(Lasting(effect, env, refs, until or "phase", state.turn, state.clock))
    state.clock += 1
    note_modified(state)
    state.touch()


def drop_lasting(state: CardsState, over: Callable[[Lasting], bool]) -> None:
    """End those that are over; control that was lent falls back (CG-18.1.4)."""
    gone = [lasting for lasting in state.lasting if over(lasting)]
    if not gone:
        return
    state.lasting = [lasting for lasting in state.lasting if lasting not in gone]
    note_modified(state)
    state.touch()
    for lasting in gone:
        for ref in lasting.refs or ():
            if state.live(ref):
                if isinstance(lasting.effect, fx.TakeControl):
                    settle_control(state, ref_card(ref))
                elif isinstance(lasting.effect, fx.Modify) and any(map(blanks, lasting.effect.changes)):
                    state.since[ref_card(ref)] = state.clock  # it has its text since now (CG-12.7.1)


def note_blanked(state: CardsState) -> None:
    """A card that a passive blanked has its text since the moment when that ends (CG-12.7.1). What passives blank is
    noted in `plan` as ("blank", card, birth)."""
    now = {("blank", card, state.birth[card]) for card in blanked(state)}
    for mark in [entry for entry in state.plan if entry[0] == "blank"]:
        if mark in now:
            now.remove(mark)
            continue
        state.plan.remove(mark)
        _, card, birth = mark
        if state.birth[card] == birth:
            state.since[card] = state.clock
            state.touch()
    state.plan += sorted(now)


def settle_control(state: CardsState, card: int) -> bool:
    """Control goes to the latest effect still in force, else to the owner (CG-18.1.4); True if it changed. A fallback
    is no gaining of control: nothing bars it (CG-21.1.4 sorts it out)."""
    return _settle(state, card, _claims(state) if state.static.control_constants else {})


def _settle(state: CardsState, card: int, claims: dict[int, list[tuple[int, int]]]) -> bool:
    ref = state.ref(card)
    found = [(-1, state.static.owner[card], True)]
    found += [
        (lasting.made, lasting.env.seat, True)
        for lasting in state.lasting
        if isinstance(lasting.effect, fx.TakeControl) and lasting.refs and ref in lasting.refs
    ]
    mark = ("held", card, state.birth[card])
    found += [(since, seat, mark in state.plan) for since, seat in claims.get(card, ())]
    now = state.controller[card]
    for _, seat, had in sorted(found, reverse=True):
        if seat == now or give_control(state, card, seat, forced=had):
            if not had and mark not in state.plan:
                state.plan.append(mark)
            break
    return state.controller[card] != now


def _claims(state: CardsState) -> dict[int, list[tuple[int, int]]]:
    """(since when, seat) of the passives in force that give control of a card in play (CG-18.1.8)."""
    found: dict[int, list[tuple[int, int]]] = {}
    for entry in active(state, fx.TakeControl):
        effect = entry.effect
        assert isinstance(effect, fx.TakeControl)
        if entry.refs is None:
            for card in find(state, effect.x, entry.env):
                if card >= 0 and state.zone[card] == t.PLAY:
                    for seat in players(state, effect.who, entry.env)[:1]:
                        found.setdefault(card, []).append((entry.since, seat))
    return found


def hold_control(state: CardsState) -> bool:
    """Control that a passive gives lasts while it works, unless a later effect gives it to somebody else (CG-18.1.4,
    18.1.8); True if some control changed. What is held so is noted in `plan` as ("held", card, birth)."""
    claims = _claims(state)
    changed = False
    for mark in [entry for entry in state.plan if entry[0] == "held"]:
        _, card, birth = mark
        if card not in claims or state.birth[card] != birth:
            state.plan.remove(mark)
            if state.birth[card] == birth:
                changed |= _settle(state, card, claims)
    for card in claims:
        changed |= _settle(state, card, claims)
    return changed


def ended(state: CardsState, lasting: Lasting) -> bool:
    """All its objects are gone, or its own condition failed (CG-17.2.4)."""
    if lasting.refs is not None and lasting.refs and not any(state.live(ref) for ref in lasting.refs):
        return True
    effect = lasting.effect
    if isinstance(effect, (fx.Modify, fx.Restrict)) and effect.while_ is not None:
        return not holds(state, effect.while_, lasting.env)
    return False


def expire(state: CardsState, edge: str) -> None:
    """All that end with this phase or turn end together (CG-9.4.1)."""
    if state.lasting:
        drop_lasting(state, lambda lasting: _expires(state, lasting, edge))


def _expires(state: CardsState, lasting: Lasting, edge: str) -> bool:
    if lasting.until == "opponents_turn":
        return edge == "turn" and state.turn > lasting.turn and state.active != lasting.env.seat
    return lasting.until == edge
