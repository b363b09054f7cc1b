"""Lasting effects: setting up, ending (CG-17.2)."""

from __future__ import annotations

from collections.abc import Callable

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities.base import Effect
from cthulhu_desktop.core.cards.abilities.look import find, holds, players
from cthulhu_desktop.core.cards.modifiers import active
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
        if isinstance(lasting.effect, fx.TakeControl):
            for ref in lasting.refs or ():
                if state.live(ref):
                    settle_control(state, ref_card(ref))


def settle_control(state: CardsState, card: int) -> None:
    """Control goes to the latest effect still in force, else to the owner (CG-18.1.4). A fallback is no gaining of
    control: nothing bars it (CG-21.1.4 sorts it out)."""
    seat = state.static.owner[card]
    for lasting in state.lasting:
        if isinstance(lasting.effect, fx.TakeControl) and lasting.refs and state.ref(card) in lasting.refs:
            seat = lasting.env.seat
    if seat != state.controller[card]:
        give_control(state, card, seat, forced=True)


def hold_control(state: CardsState) -> bool:
    """Control that a passive gives lasts while it works (CG-18.1.8); True if some control changed. What is held so is
    noted in `plan` as ("held", card, birth)."""
    wanted: dict[int, int] = {}
    for entry in active(state, fx.TakeControl):
        effect = entry.effect
        assert isinstance(effect, fx.TakeControl)
        if entry.refs is None:
            for card in find(state, effect.x, entry.env):
                for seat in players(state, effect.who, entry.env)[:1]:
                    wanted[card] = seat
    changed = False
    held = [entry for entry in state.plan if entry[0] == "held"]
    for mark in held:
        _, card, birth = mark
        if card not in wanted or state.birth[card] != birth:
            state.plan.remove(mark)
            if state.birth[card] == birth:
                settle_control(state, card)
                changed = True
    for card, seat in wanted.items():
        if (
            card >= 0
            and state.zone[card] == t.PLAY
            and state.controller[card] != seat
            and give_control(state, card, seat)
        ):
            state.plan.append(("held", card, state.birth[card]))
            changed = True
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
