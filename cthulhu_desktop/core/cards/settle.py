"""What must happen after something happened: story wins, passives, Forced Responses (CG-12.5.0 steps 4 and 5)."""

from __future__ import annotations

from typing import Any

from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.abilities.ability import Triggered
from cthulhu_desktop.core.cards.choosing import able_to_begin
from cthulhu_desktop.core.cards.ending import end_game
from cthulhu_desktop.core.cards.frames import AfterWins, Due, Resolve, Run, Settle, answer, ask, step
from cthulhu_desktop.core.cards.limits import count_use, within_limit
from cthulhu_desktop.core.cards.modifiers import values
from cthulhu_desktop.core.cards.options import Orders
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.triggers import GAINED, Found, find_triggered
from cthulhu_desktop.core.cards.zones import row_is_short
from cthulhu_desktop.core.kernel import Decision

PASSIVE_DONE, FORCED_DONE = 1, 2
SUSPICIOUS = 40  # mandatory steps in a row before positions are compared
ENDLESS = 2000


@step(Settle)
def _settle(state: CardsState, frame: Settle) -> bool:
    if (state.won_waiting or row_is_short(state)) and not _in_an_effect(state):
        state.stack.append(AfterWins())
        return False
    due = frame.due
    if not due:
        due = _collect(state, frame.mark)
        if not due:
            state.stack.pop()
            return False
        state.stack[-1] = Settle(frame.mark, due)
    if len(due) > 1:
        return True
    _carry_out(state, Settle(frame.mark, due), 0)
    return False


def _in_an_effect(state: CardsState) -> bool:
    """An effect below is not finished: what follows a win, and filling the row, waits for its end (CG-15.3.3, 15.6.3).
    """
    return any(isinstance(frame, Run) for frame in state.stack)


def _collect(state: CardsState, mark: int) -> tuple[Due, ...]:
    """Passives first, then Forced Responses (CG-12.5.2), for what has not been looked at yet."""
    if len(state.scope) <= mark:
        return ()
    for label, bit in (("passive", PASSIVE_DONE), ("forced", FORCED_DONE)):
        kinds = state.static.watchers[label]
        due: list[Due] = []
        for place in range(mark, len(state.scope)):
            if not state.handled[place] & bit:
                state.handled[place] |= bit
                if state.scope[place].kind in kinds:
                    due += [_due(label, found) for found in find_triggered(state, label, state.scope[place])]
        due = [entry for entry in due if _can_begin(state, entry)]
        if due:
            return tuple(due)
    return ()


def _due(label: str, found: Found) -> Due:
    costs = found.ability.costs if isinstance(found.ability, Triggered) else ()
    return Due(label, found.number, costs + found.ability.effects, found.env)


def _can_begin(state: CardsState, due: Due) -> bool:
    """Within its limit, and its choices can be made (CG-17.3.2)."""
    ability = _triggered(state, due)
    limit = ability.limit if ability is not None else None
    if limit is not None and not within_limit(state, limit, due.env, due.env.source, due.number):
        return False
    return able_to_begin(state, due.effects, due.env)


def _triggered(state: CardsState, due: Due) -> Triggered | None:
    abilities = state.static.abilities[due.env.source]
    number = due.number
    if number >= GAINED:
        abilities, number = values(state, due.env.source).gained, number - GAINED
    if due.label == "forced" and 0 <= number < len(abilities):
        found = abilities[number]
        return found if isinstance(found, Triggered) else None
    return None


@ask(Settle)
def _ask_order(state: CardsState, frame: Settle) -> Decision:
    return Decision(
        state.active, "D-11", Orders([due.env.source for due in frame.due]), "CG-12.5.4", "", "cards.ask.D-11"
    )


@answer(Settle)
def _answer_order(state: CardsState, frame: Settle, move: th.Pick) -> None:
    _carry_out(state, frame, move.item)


def _carry_out(state: CardsState, frame: Settle, place: int) -> None:
    due = frame.due[place]
    state.stack[-1] = Settle(frame.mark, frame.due[:place] + frame.due[place + 1 :])
    if not _still_due(state, due) or not _can_begin(state, due) or _endless(state):
        return
    ability = _triggered(state, due)
    if ability is not None and ability.limit is not None:
        count_use(state, ability.limit, due.env, due.env.source, due.number)
    env = due.env
    state.out.append(th.AbilityUsed(env.seat, env.source, due.number, due.label))
    state.stack.append(Resolve(due.label, due.number, due.effects, env, len(state.scope)))


def _still_due(state: CardsState, due: Due) -> bool:
    """Its card is still where the ability works (CG-12.7.1); delayed effects need no source (CG-12.7.4)."""
    note = due.env.happened
    if due.label == "delayed" or note is None:
        return True
    return any(
        found.env.source == due.env.source and found.number == due.number
        for found in find_triggered(state, due.label, note)
    )


def _endless(state: CardsState) -> bool:
    """A purely mandatory loop that repeats a position ends the game as a draw (CG-17.7.1)."""
    state.mandatory += 1
    if state.mandatory < SUSPICIOUS:
        return False
    look = repr(_signature(state))
    if look in state.loop or state.mandatory > ENDLESS:
        end_game(state, -1, "cards.end.loop", "CG-17.7.1")
        return True
    state.loop[look] = state.mandatory
    return False


def _signature(state: CardsState) -> tuple[Any, ...]:
    return (
        bytes(state.zone), bytes(state.orient), bytes(state.wounds), bytes(state.controller), bytes(state.drained),
        [bytes(side) for side in state.tokens], state.story, state.host, state.hand, state.deck, state.discard,
        state.play, state.row, state.story_deck, [(e.effect, e.until) for e in state.lasting],
        [(d.label, d.env.source, d.number) for f in state.stack if isinstance(f, Settle) for d in f.due],
    )  # fmt: skip
