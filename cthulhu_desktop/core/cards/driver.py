"""The one loop: run frames until a player must decide or the game is over."""

from __future__ import annotations

from typing import Any

from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.abilities.asking import speaks_of_hidden
from cthulhu_desktop.core.cards.checks import check
from cthulhu_desktop.core.cards.ending import end_game
from cthulhu_desktop.core.cards.frames import ANSWER, ASK, STEP, ChooseFrame
from cthulhu_desktop.core.cards.options import CardOptions
from cthulhu_desktop.core.cards.refuse import explain
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.kernel import Applied, Decision, KernelReason, Move, Refused, Undo

AUTOMATIC = frozenset({"D-03", "D-11", "D-12", "D-15", "D-16", "D-17", "D-21", "D-22", "D-23", "D-25"})
"""Decisions that are taken by themselves when one option is left (CG-23.1.1)."""

VOLUNTARY = frozenset({"D-04", "D-05", "D-09", "D-10", "D-13", "D-14"})
"""A loop that passes one of these is not purely mandatory (CG-17.7.1)."""


def ask(state: CardsState) -> Decision:
    """The decision of the frame on top."""
    frame = state.stack[-1]
    return ASK[type(frame)](state, frame)


def apply(state: CardsState, move: Move) -> Applied | Refused:
    """Take a move for the seat that is asked; refuse what its options do not hold, changing nothing (INV-20)."""
    decision = state.decision
    if decision is None:
        return Refused(KernelReason.GAME_OVER)
    if type(move) is not th.Concede and move not in decision.options:
        return explain(state, decision, move)
    state.out = []
    state.revealed = False
    if type(move) is th.Concede:
        state.out.append(th.Conceded(decision.seat))
        end_game(state, 1 - decision.seat, "cards.end.conceded", "CG-15.5.3")
    else:
        if decision.kind in VOLUNTARY:
            state.mandatory = 0
            if state.loop:
                state.loop = {}
        answer(state, move)
        advance(state)
    state.number += 1
    out = tuple(state.out)
    return Applied(out, Undo.REVEALED if state.revealed else Undo.FREE)


def answer(state: CardsState, move: Move) -> None:
    """Hand a legal move to the frame that asked."""
    frame = state.stack[-1]
    ANSWER[type(frame)](state, frame, move)
    state.question = None


def advance(state: CardsState) -> None:
    """Run until somebody must decide something that is not decided already."""
    stack = state.stack
    while state.over is None:
        if state.dirty:
            state.dirty = False
            if check(state):
                continue
        frame = stack[-1]
        if STEP[type(frame)](state, frame):
            decision = ask(state)
            if not _automatic(state, decision):
                state.question = decision
                return
    state.question = None


def _automatic(state: CardsState, decision: Decision) -> bool:
    """Take the only option of a decision that cannot be declined (CG-23.1.1)."""
    options: Any = decision.options
    if decision.kind not in AUTOMATIC or not isinstance(options, CardOptions) or options.count() != 1:
        return False
    move = next(iter(options))
    if options.declines:
        return False
    frame = state.stack[-1]
    shown = not (isinstance(frame, ChooseFrame) and speaks_of_hidden(state, frame))
    state.out.append(th.Automatic(decision.seat, decision.kind, th.VOCABULARY.write(move), shown))
    answer(state, move)
    return True
