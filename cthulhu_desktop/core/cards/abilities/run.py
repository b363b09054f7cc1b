"""Running effects: one node after the other, handed to its handler."""

from __future__ import annotations

from cthulhu_desktop.core.cards.abilities.handlers import DO
from cthulhu_desktop.core.cards.frames import Run, step
from cthulhu_desktop.core.cards.state import CardsState


@step(Run)
def _run(state: CardsState, frame: Run) -> bool:
    if not frame.todo:
        state.stack.pop()
        return False
    node = frame.todo[0]
    run = Run(frame.todo[1:], frame.env)
    state.stack[-1] = run
    DO[type(node)](state, run, node)
    return False
