"""Why something is not among what a rule or an effect lets a player choose (D-03, D-16 to D-18, D-22, D-23)."""

from __future__ import annotations

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards.abilities.look import find
from cthulhu_desktop.core.cards.abilities.purposes import FORBIDS
from cthulhu_desktop.core.cards.choosing import serves
from cthulhu_desktop.core.cards.frames import ChooseFrame
from cthulhu_desktop.core.cards.modifiers import restricting, values
from cthulhu_desktop.core.cards.reasons import CardsReason, by_card, of_card
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.zones import card_type
from cthulhu_desktop.core.kernel import Decision, Refused


def why_not_picked(state: CardsState, decision: Decision, card: int) -> Refused:
    """Why a rule does not let that card be picked: who can be restored, lose a struggle, be readied by Arcane, or go
    because of a clash. `card` is not among the options, and the player sees its face."""
    character = state.zone[card] == t.PLAY and card_type(state, card) == t.CHARACTER
    match decision.kind:
        case "D-03":
            return _why_not_restored(state, decision, card, character)
        case "D-22":
            mine = character and state.controller[card] == decision.seat
            return Refused(CardsReason.NO_CLASH if mine else CardsReason.NOT_YOURS, decision.rule)
        case "D-16" | "D-17" | "D-18":
            story = int(decision.source.partition(":")[2])
            if not character or state.story[card] != story:
                return Refused(CardsReason.NOT_THERE, decision.rule)
            either = decision.kind == "D-18" and state.static.switch["V-09"]
            if state.controller[card] != decision.seat and not either:
                return Refused(CardsReason.NOT_YOURS, decision.rule)
            return _why_not_of_struggle(state, decision, card)
    return Refused(CardsReason.CHOOSE_LIT, decision.rule)


def _why_not_restored(state: CardsState, decision: Decision, card: int, character: bool) -> Refused:
    if not character or state.orient[card] != t.INSANE:
        return Refused(CardsReason.IS_SANE, decision.rule)
    if state.controller[card] != decision.seat:
        return Refused(CardsReason.NOT_YOURS, decision.rule)
    return _because_of(state, card, "be_restored", CardsReason.RESTORE_FORBIDDEN, decision.rule)


def _why_not_of_struggle(state: CardsState, decision: Decision, card: int) -> Refused:
    """A participant of the right side that cannot be picked for what the struggle does."""
    if decision.kind == "D-18":
        if state.orient[card] != t.EXHAUSTED:
            return Refused(CardsReason.IS_READY, decision.rule)
        return _because_of(state, card, "be_readied", CardsReason.READY_FORBIDDEN, decision.rule)
    purpose = "insane" if decision.kind == "D-16" else "wound"
    return _why_not_for(state, purpose, card)


def _because_of(state: CardsState, card: int, word: str, reason: CardsReason, rule: str) -> Refused:
    """The first text in force that says so."""
    entry = next(restricting(state, card, word), None)
    return by_card(state, reason, rule, entry.source) if entry is not None else Refused(CardsReason.CHOOSE_LIT, rule)


def _why_not_for(state: CardsState, purpose: str, card: int) -> Refused:
    """It could not suffer what is to be done to it: its own values say so, or a text in force."""
    found = values(state, card)
    if purpose == "insane":
        if found.icons[t.TERROR] > 0 or "willpower" in found.keywords:
            return Refused(CardsReason.STAYS_SANE, "CG-14.5.2")
        return _because_of(state, card, "go_insane", CardsReason.KEPT_SANE, "CG-17.6.1")
    if purpose == "wound":
        if "invulnerability" in found.keywords:
            return Refused(CardsReason.STAYS_WHOLE, "CG-14.5.4")
        return _because_of(state, card, "be_wounded", CardsReason.KEPT_WHOLE, "CG-17.6.1")
    return _because_of(state, card, FORBIDS.get(purpose, ""), CardsReason.IS_PROTECTED, "CG-17.6.1")


def why_not_chosen(state: CardsState, frame: ChooseFrame, item: int) -> Refused:
    """Why an effect does not let that card or domain be chosen. `item` is not among what can be chosen, and the player
    sees its face. What the effect asks for is told in the words of its text where the frame holds them."""
    lit = Refused(CardsReason.CHOOSE_LIT, "CG-17.3.2")
    if frame.x is None:
        return lit
    if item not in find(state, frame.x, frame.env):
        if frame.env.source < 0:
            return lit
        return of_card(state, CardsReason.NOT_A_TARGET, "CG-17.3.1", frame.env.source, frame.x)
    if item < 0:
        return lit
    if frame.purpose and not serves(state, frame.purpose, item, frame.seat):
        return _why_not_for(state, frame.purpose, item)
    return _because_of(state, item, "be_chosen", CardsReason.IS_PROTECTED, "CG-17.6.1")
