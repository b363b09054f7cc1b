"""Wounds, insanity, destruction: Disrupt windows before them, then all at once (CG-12.4.1, 16)."""

from __future__ import annotations

from collections.abc import Sequence

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.costs import can_be_wounded, can_go_insane
from cthulhu_desktop.core.cards.frames import Harm, Run, Wreck, step
from cthulhu_desktop.core.cards.primitives import insane, wound
from cthulhu_desktop.core.cards.resolve import interrupt
from cthulhu_desktop.core.cards.state import CardsState, Happened
from cthulhu_desktop.core.cards.zones import card_type, leave_play


def harm(state: CardsState, kind: str, items: Sequence[tuple[int, int]], *, by: int, seat: int) -> None:
    """`kind` "wounded" (card, wounds) or "goes_insane" (card, 0) for several cards at once. `seat` is the player whose
    effect it is, -1 for the rules."""
    able = can_be_wounded if kind == "wounded" else can_go_insane
    fit = [
        (card, state.birth[card], n)
        for card, n in items
        if state.zone[card] == t.PLAY and able(state, card)
        and (kind == "goes_insane" or (n > 0 and card_type(state, card) == t.CHARACTER))
    ]  # fmt: skip
    if len(fit) < len(items):
        report(state, 0, False, seat)
    if not fit:
        return
    if kind in state.static.before:
        state.stack.append(Harm(kind, tuple(fit), by, seat))
        return
    report(state, len(fit), True, seat)
    _apply(state, kind, fit, by)


def report(state: CardsState, many: int, full: bool, seat: int) -> None:
    """Tell the effect in progress below, if an effect asked for this (seat >= 0), how much was carried out."""
    if seat >= 0 and state.stack and isinstance(state.stack[-1], Run):
        run = state.stack[-1]
        state.stack[-1] = Run(run.todo, run.env._replace(many=many, done=run.env.done and full))


def _apply(state: CardsState, kind: str, items: Sequence[tuple[int, int, int]], by: int) -> None:
    for card, birth, n in items:
        if state.zone[card] == t.PLAY and state.birth[card] == birth:
            if kind == "wounded":
                wound(state, card, n, by)
            elif can_go_insane(state, card):
                insane(state, card, by)


def _cancel_all(state: CardsState, cards: Sequence[int], kind: str) -> None:
    """Cancelling an effect for what it would do to one card cancels all of it (CG-12.4.8)."""
    state.stack.pop()
    state.out.extend(th.Prevented(card, kind) for card in cards)
    below = state.stack[-1]
    if isinstance(below, Run):
        state.stack[-1] = Run((), below.env._replace(many=0, done=False))


@step(Harm)
def _harm(state: CardsState, frame: Harm) -> bool:
    """One window after another, then what is left happens at once (CG-16.1.4)."""
    place, passed = frame.place, frame.passed
    if place >= 0:
        card, birth, n = frame.items[place]
        cancelled, prevented, whole = state.ret
        if whole and frame.seat >= 0:
            _cancel_all(state, [card for card, _, _ in frame.items], frame.kind)
            return False
        left = n - prevented
        if cancelled or (frame.kind == "wounded" and left <= 0):
            state.out.append(th.Prevented(card, frame.kind))
        else:
            passed = (*passed, (card, birth, left))
    place += 1
    if place == len(frame.items):
        state.stack.pop()
        report(state, len(passed), len(passed) == len(frame.items), frame.seat)
        _apply(state, frame.kind, passed, frame.by)
        return False
    state.stack[-1] = frame._replace(place=place, passed=passed)
    card, _, n = frame.items[place]
    first = state.active if frame.seat < 0 else 1 - frame.seat
    about = Happened(
        frame.kind, state.clock, seat=state.controller[card], card=card, story=state.story[card], by=frame.by, n=n
    )
    interrupt(state, about, first)
    return False


@step(Wreck)
def _wreck(state: CardsState, frame: Wreck) -> bool:
    """The same for cards that are about to be destroyed; the survivors of a "would" are left alone."""
    place, passed = frame.place, frame.passed
    if place >= 0:
        card, birth = frame.items[place]
        if state.ret[2] and frame.seat >= 0:
            state.doomed = [other for other in state.doomed if all(other != item for item, _ in frame.items)]
            _cancel_all(state, [item for item, _ in frame.items], "destroyed")
            return False
        if state.ret[0]:
            state.out.append(th.Prevented(card, "destroyed"))
        else:
            passed = (*passed, (card, birth))
    place += 1
    if place == len(frame.items):
        state.stack.pop()
        state.doomed = [card for card in state.doomed if all(card != other for other, _ in frame.items)]
        alive = [card for card, birth in passed if state.zone[card] == t.PLAY and state.birth[card] == birth]
        for card in alive:
            if state.zone[card] == t.PLAY:
                leave_play(state, card, t.DISCARD, "destroyed", by=frame.by)
        report(state, len(alive), len(alive) == len(frame.items), frame.seat)
        state.touch()
        return False
    state.stack[-1] = frame._replace(place=place, passed=passed)
    card, _ = frame.items[place]
    first = state.active if frame.seat < 0 else 1 - frame.seat
    about = Happened("destroyed", state.clock, seat=state.controller[card], card=card, by=frame.by)
    interrupt(state, about, first)
    return False
