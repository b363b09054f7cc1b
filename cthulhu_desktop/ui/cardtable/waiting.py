"""Why nobody at this table is asked, and when its player can act next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cthulhu_desktop.bridge.session import GameSession
from cthulhu_desktop.bridge.tr import tr


class Waiting(NamedTuple):
    """A sentence or two, and the rule behind them ("" for none)."""

    text: str
    rule: str = ""


def why_waiting(session: GameSession, names: Sequence[str]) -> str:
    """Why nobody here is asked, in short."""
    if session.decision is None:
        return tr("The game is over.")
    who = names[session.decision.seat]
    if session.is_replay:
        return tr("It is for {who} to decide.").format(who=who)
    if session.decision.seat in session.bot_seats:
        return tr("{who} is thinking …").format(who=who)
    return tr("{who} is asked.").format(who=who)


def when_next(session: GameSession, names: Sequence[str], near: int, *, plays: bool) -> Waiting | None:
    """Who decides, and when the player `near` can act next (CG-9.1.3); None once the game is over. `plays`: that
    player sits at this table and does not only watch."""
    decision = session.decision
    if decision is None:
        return None
    who = names[decision.seat]
    if session.is_replay or not plays:
        return Waiting(tr("You are watching; it is for {who} to decide.").format(who=who), decision.rule)
    if decision.seat == near:
        return Waiting(tr("What has happened is still being shown; then it is for you to decide."), decision.rule)
    if decision.kind == "D-05":
        text = tr(
            "It is for {who} to decide. In this window you may act after the next action of {who}; after a pass, in "
            "the next window at the latest."
        )
    else:
        text = tr(
            "It is for {who} to decide. You may act in the next action window; until then you are asked only where a "
            "Response, a Disrupt, a commitment or a choice is yours."
        )
    return Waiting(text.format(who=who), "CG-9.1.3")
