"""What a display is worth, and who has won."""

from __future__ import annotations

from cthulhu_desktop.core.dice.faces import Face, tentacle_sum
from cthulhu_desktop.core.dice.things import WonBy
from cthulhu_desktop.core.kernel import Outcome


def worth(display: tuple[Face, ...], stone: bool) -> int:
    """Tentacles times IÄÄ, doubled by a stone: what an invocation brings or costs, in power points (DG-6.1)."""
    return tentacle_sum(display) * display.count(Face.IAA) * (2 if stone else 1)


def scored(display: tuple[Face, ...], stone: bool) -> int:
    """What the display scores: its worth if an Elder Sign completes it, else the same below zero (DG-6.2)."""
    value = worth(display, stone)
    return value if Face.SIGN in display else -value


def judge(totals: tuple[int, ...], target: int) -> Outcome | None:
    """How the game ends with these totals after a scoring, or None if it goes on (DG-7)."""
    reached = tuple(cult for cult, total in enumerate(totals) if total >= target)
    if reached:
        return Outcome(reached, "dice.end.target", "DG-7.2", totals)
    if min(totals) > -target:
        return None
    spared = tuple(cult for cult, total in enumerate(totals) if total > -target)
    return Outcome(spared, "dice.end.ruin" if spared else "dice.end.nobody", "DG-7.3", totals)


def won_by(outcome: Outcome) -> WonBy:
    """Which of the two ends of DG-7 it is."""
    return WonBy.TARGET if outcome.rule == "DG-7.2" else WonBy.RUIN
