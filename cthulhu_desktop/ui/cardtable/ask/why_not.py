"""Why a thing on the table is not what an announcement, a choice or a commitment needs next."""

from __future__ import annotations

from cthulhu_desktop.core.cards import stepwise as sw
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.reasons import CardsReason, of_card
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.stepwise import Draft
from cthulhu_desktop.core.cards.why_announce import why_not_domain, why_not_target
from cthulhu_desktop.core.kernel import KernelReason, Refused
from cthulhu_desktop.ui.cardtable import keys


def why_not_said(state: CardsState, draft: Draft, key: str) -> Refused | None:
    """Why that thing is nothing that can be said next in the announcement; None if it is a domain that can pay."""
    draft = sw.filled(state, draft)
    step, plan = sw.next_step(state, draft), draft.plan
    part = step.part if step is not None else ""
    x = getattr(step.node, "x", None) if step is not None else None
    if keys.kind(key) == "domain" and getattr(x, "base", "") != "domain":
        refused = why_not_domain(state, plan, sw.env_of(state, draft), keys.number(key))
        if refused is not None or part not in ("host", "target", "cost"):
            return refused
    rule = state.static.attach_rule[plan.card]
    if part == "host" and rule is not None:
        return of_card(state, CardsReason.NOT_A_TARGET, "CG-11.1.5", plan.card, rule.to)
    if part == "cost" and x is not None:
        return of_card(state, CardsReason.NOT_A_TARGET, "CG-10.3.2", plan.card, x)
    if step is not None and isinstance(step.node, fx.Choose) and keys.kind(key) in ("card", "story", "domain"):
        item = -1 - keys.number(key) if keys.kind(key) == "domain" else keys.number(key)
        return why_not_target(state, plan, step.node, sw.env_of(state, draft), item)
    return Refused(KernelReason.NOT_OFFERED, "CG-11.1.2")
