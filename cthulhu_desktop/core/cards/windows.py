"""Action windows W1 to W7 (CG-9.1.3): D-05 and the actions it offers."""

from __future__ import annotations

from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.acts import ActOptions, window_plans
from cthulhu_desktop.core.cards.adjust import adjust
from cthulhu_desktop.core.cards.frames import Window, answer, ask, step
from cthulhu_desktop.core.cards.resolve import begin, chosen_plan, use
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.kernel import Decision, Move


@step(Window)
def _window(state: CardsState, frame: Window) -> bool:
    if frame.passes >= 2:
        state.stack.pop()
        state.window = ""
        return False
    return True


def _options(state: CardsState, frame: Window) -> ActOptions:
    adjusts = state.static.setup.free_adjust
    return ActOptions(state, lambda: window_plans(state, frame.seat, frame.label), adjusts=adjusts)


@ask(Window)
def _ask(state: CardsState, frame: Window) -> Decision:
    return Decision(frame.seat, "D-05", _options(state, frame), "CG-9.1.3", "", "cards.ask.D-05")


@answer(Window)
def _answer(state: CardsState, frame: Window, move: Move) -> None:
    """One action or a pass; then it is the other player's turn to act (CG-12.3.2). A correction by hand is neither."""
    if isinstance(move, th.Pass):
        state.stack[-1] = Window(frame.label, 1 - frame.seat, frame.passes + 1)
        state.out.append(th.Passed(frame.seat))
        return
    if isinstance(move, th.Adjust):
        adjust(state, frame.seat, move)
        begin(state)
        return
    plan, found = chosen_plan(state, move)
    state.stack[-1] = Window(frame.label, 1 - frame.seat)
    begin(state)
    use(state, plan, found)
