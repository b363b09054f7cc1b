"""Why a move is not legal, as precisely as can be said."""

from __future__ import annotations

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.acts import ActOptions
from cthulhu_desktop.core.cards.announce import Wish, announcements
from cthulhu_desktop.core.cards.commit import commitments
from cthulhu_desktop.core.cards.reasons import CardsReason
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.why_announce import why_not_domain
from cthulhu_desktop.core.cards.why_commit import why_not_to
from cthulhu_desktop.core.cards.why_use import why_not_ability, why_not_play
from cthulhu_desktop.core.kernel import Decision, KernelReason, Move, Refused


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
    play, number = isinstance(move, th.Play), -1 if isinstance(move, th.Play) else move.ability
    if play and (state.zone[move.card] != t.HAND or state.static.owner[move.card] != seat):
        return Refused(CardsReason.NOT_IN_HAND, "CG-11.1.1")
    plans = [plan for plan in options.plans() if plan.card == move.card and plan.play == play
             and (play or plan.number == number)]  # fmt: skip
    if not plans:
        return why_not_play(state, options, move.card) if play else why_not_ability(state, options, move.card, number)
    for plan in plans:
        if next(announcements(state, plan, Wish(x=move.x, modes=move.modes, domain=(move.domain,))), None):
            return Refused(CardsReason.TARGETS, "CG-17.3.2")
    if move.domain is not None:
        for plan in plans:
            refused = why_not_domain(state, plan, plan.env._replace(x=move.x), move.domain)
            if refused is not None:
                return refused
    return Refused(CardsReason.WRONG_DOMAIN, "CG-10.1.2")


def _why_not_commit(state: CardsState, seat: int, move: th.CommitTo) -> Refused:
    options, sent = commitments(state, seat), dict(move.pairs)
    for card, story in move.pairs:
        if not _known(state, card) or story not in state.row:
            return Refused(KernelReason.NOT_OFFERED, "CG-13.2.1")
        refused = why_not_to(state, seat, options, card, story, sent)
        if refused is not None:
            return refused
    if any(card not in sent and options.assignable(card, sent) for card in options.bound):
        return Refused(CardsReason.MUST_COMMIT, "CG-13.4.5")
    return Refused(KernelReason.NOT_OFFERED, "CG-13.2.1")


__all__ = ["CardsReason", "explain"]
