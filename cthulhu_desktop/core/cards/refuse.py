"""Why a move is not legal, as precisely as can be said."""

from __future__ import annotations

from enum import StrEnum

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.acts import ActOptions
from cthulhu_desktop.core.cards.announce import Wish, announcements
from cthulhu_desktop.core.cards.payment import play_cost, steadfast_met, worth
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.zones import may_enter
from cthulhu_desktop.core.kernel import Decision, KernelReason, Move, Refused


class CardsReason(StrEnum):
    """Keys of the refusals of the card game."""

    NOT_ASKED = "cards.refused.not_asked"
    NOT_IN_HAND = "cards.refused.not_in_hand"
    NOT_NOW = "cards.refused.not_now"
    UNIQUE = "cards.refused.unique"
    CLASH = "cards.refused.clash"
    NO_DOMAIN = "cards.refused.no_domain"
    WRONG_DOMAIN = "cards.refused.wrong_domain"
    DRAINED = "cards.refused.drained"
    TOO_SMALL = "cards.refused.too_small"
    NO_MATCH = "cards.refused.no_match"
    LOYAL = "cards.refused.loyal"
    STEADFAST = "cards.refused.steadfast"
    NO_HOST = "cards.refused.no_host"
    TARGETS = "cards.refused.targets"
    CANNOT_COMMIT = "cards.refused.cannot_commit"
    NOT_READY = "cards.refused.not_ready"
    NO_ATTACKER = "cards.refused.no_attacker"
    MUST_COMMIT = "cards.refused.must_commit"
    STAYS_SANE = "cards.refused.stays_sane"
    STAYS_WHOLE = "cards.refused.stays_whole"
    NOT_THERE = "cards.refused.not_there"
    NOT_YOURS = "cards.refused.not_yours"
    NO_ADJUSTING = "cards.refused.no_adjusting"
    ADJUST = "cards.refused.adjust"


def explain(state: CardsState, decision: Decision, move: Move) -> Refused:
    """The refusal of a move that the options of the decision do not hold."""
    options = decision.options
    if isinstance(move, th.Adjust):
        adjusts = isinstance(options, ActOptions) and options.adjusts
        return Refused(CardsReason.ADJUST if adjusts else CardsReason.NO_ADJUSTING)
    if isinstance(options, ActOptions) and isinstance(move, (th.Play, th.UseAbility)):
        return _why_not_use(state, decision.seat, options, move)
    if isinstance(move, th.CommitTo) and decision.kind in ("D-13", "D-14"):
        return _why_not_commit(state, decision.seat, move)
    kinds = {type(option) for option in _some(decision)}
    if kinds and type(move) not in kinds:
        return Refused(CardsReason.NOT_ASKED, decision.rule)
    return Refused(KernelReason.NOT_OFFERED, decision.rule)


def _some(decision: Decision) -> list[Move]:
    return [option for _, option in zip(range(3), decision.options, strict=False)]


def _known(state: CardsState, card: int) -> bool:
    return 0 <= card < state.static.play_cards


def _why_not_use(state: CardsState, seat: int, options: ActOptions, move: th.Play | th.UseAbility) -> Refused:
    if not _known(state, move.card):
        return Refused(KernelReason.NOT_OFFERED)
    if isinstance(move, th.Play):
        if state.zone[move.card] != t.HAND or state.static.owner[move.card] != seat:
            return Refused(CardsReason.NOT_IN_HAND, "CG-11.1.1")
        entry = may_enter(state, move.card, seat)
        if state.static.kind[move.card] != t.EVENT and entry:
            return Refused(CardsReason.UNIQUE if entry == "CG-6.1.2" else CardsReason.CLASH, entry)
        if not steadfast_met(state, seat, move.card):
            return Refused(CardsReason.STEADFAST, "CG-22.2.1", {"n": state.static.steadfast[move.card]})
    plans = [plan for plan in options.plans() if plan.card == move.card]
    if not plans:
        return _why_no_plan(state, seat, move)
    for plan in plans:
        if next(announcements(state, plan, Wish(x=move.x, modes=move.modes, domain=(move.domain,))), None):
            return Refused(CardsReason.TARGETS, "CG-17.3.2")
    return _why_not_pay(state, seat, move)


def _why_no_plan(state: CardsState, seat: int, move: th.Play | th.UseAbility) -> Refused:
    if isinstance(move, th.Play) and state.static.kind[move.card] != t.EVENT:
        frame = state.stack[-1]
        if getattr(frame, "label", "") != "W4" or state.active != seat:
            return Refused(CardsReason.NOT_NOW, "CG-9.2.7")
        cost = play_cost(state, seat, move.card, move.x)
        if cost and all(_pay_problem(state, seat, move.card, d, cost) is not None for d in state.domains[seat]):
            return Refused(CardsReason.NO_DOMAIN, "CG-10.1.1", {"cost": cost})
        return Refused(CardsReason.NO_HOST, "CG-11.1.5")
    return Refused(CardsReason.NOT_NOW, "CG-11.1.1")


def _why_not_pay(state: CardsState, seat: int, move: th.Play | th.UseAbility) -> Refused:
    if isinstance(move, th.Play) and move.domain is not None and move.domain in state.domains[seat]:
        cost = play_cost(state, seat, move.card, move.x)
        problem = _pay_problem(state, seat, move.card, move.domain, cost)
        if problem is not None:
            return problem
    if move.domain is not None and move.domain in state.domains[seat] and state.drained[move.domain]:
        return Refused(CardsReason.DRAINED, "CG-10.1.2")
    return Refused(CardsReason.WRONG_DOMAIN, "CG-10.1.2")


def _pay_problem(state: CardsState, seat: int, card: int, domain: int, cost: int) -> Refused | None:
    """Why that domain cannot pay `cost` for the card; None if it can."""
    from cthulhu_desktop.core.cards.payment import paying_domains, symbols
    from cthulhu_desktop.core.catalogue.cards import NEUTRAL

    faction = state.static.faction[card]
    loyal = "loyal" in state.static.printed[card].keywords
    if domain in paying_domains(state, seat, max(1, cost), match=faction, loyal=loyal):
        return None
    if state.drained[domain]:
        return Refused(CardsReason.DRAINED, "CG-10.1.2")
    if worth(state, domain) < cost:
        return Refused(CardsReason.TOO_SMALL, "CG-10.1.2", {"cost": cost, "has": worth(state, domain)})
    if faction != NEUTRAL and not symbols(state, domain, faction):
        return Refused(CardsReason.NO_MATCH, "CG-10.1.3")
    return Refused(CardsReason.LOYAL, "CG-10.4.1", {"cost": cost})


def _why_not_commit(state: CardsState, seat: int, move: th.CommitTo) -> Refused:
    from cthulhu_desktop.core.cards.commit import commitments, may_commit, open_stories

    options = commitments(state, seat)
    for card, story in move.pairs:
        if not _known(state, card) or state.controller[card] != seat or state.zone[card] != t.PLAY:
            return Refused(KernelReason.NOT_OFFERED, "CG-13.2.1")
        if not may_commit(state, card):
            return Refused(CardsReason.NOT_READY, "CG-13.2.3")
        if story not in open_stories(state, seat):
            return Refused(CardsReason.NO_ATTACKER if story in state.row else KernelReason.NOT_OFFERED, "CG-13.3.1")
        if story not in options.assignable(card, dict(move.pairs)):
            return Refused(CardsReason.CANNOT_COMMIT, "CG-13.4.6")
    if any(card not in dict(move.pairs) and options.assignable(card, dict(move.pairs)) for card in options.bound):
        return Refused(CardsReason.MUST_COMMIT, "CG-13.4.5")
    return Refused(KernelReason.NOT_OFFERED, "CG-13.2.1")
