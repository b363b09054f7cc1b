"""Why a character cannot be committed, or not to that story (CG-13.2 to 13.4)."""

from __future__ import annotations

from collections.abc import Mapping

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.commit import may_commit, open_stories
from cthulhu_desktop.core.cards.modifiers import active, concerns, restricting
from cthulhu_desktop.core.cards.options import Commitments
from cthulhu_desktop.core.cards.reasons import CardsReason, by_card
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.zones import card_type
from cthulhu_desktop.core.kernel import Refused


def why_not_commit(state: CardsState, seat: int, card: int) -> Refused | None:
    """Why the card can go to no story at all, whatever the others do; None if it can go somewhere."""
    if state.zone[card] == t.PLAY and state.controller[card] != seat:
        return Refused(CardsReason.NOT_YOURS, "CG-13.2.1")
    if state.zone[card] != t.PLAY or card_type(state, card) != t.CHARACTER:
        return Refused(CardsReason.COMMIT_CHARACTERS, "CG-3.1.1")
    if state.orient[card] == t.INSANE:
        return Refused(CardsReason.NOT_SANE, "CG-13.2.3")
    if state.story[card] >= 0:
        return Refused(CardsReason.COMMITTED, "CG-13.2.1")
    if not may_commit(state, card):
        return Refused(CardsReason.NOT_READY, "CG-13.2.3")
    barred = [_source(state, card, story) for story in open_stories(state, seat)]
    if None in barred:
        return None
    if not barred:
        return Refused(CardsReason.NO_ATTACKER, "CG-13.3.1")
    assert barred[0] is not None
    return by_card(state, CardsReason.COMMIT_FORBIDDEN, "CG-13.4.6", barred[0])


def why_not_to(
    state: CardsState, seat: int, options: Commitments, card: int, story: int, sent: Mapping[int, int]
) -> Refused | None:
    """Why the card cannot go to that story, given where others are `sent`; None if it can."""
    refused = why_not_commit(state, seat, card)
    if refused is not None:
        return refused
    others = {other: at for other, at in sent.items() if other != card}
    if story in options.assignable(card, others):
        return None
    if story not in open_stories(state, seat):
        return Refused(CardsReason.NO_ATTACKER, "CG-13.3.1")
    source = _source(state, card, story)
    if source is not None:
        return by_card(state, CardsReason.COMMIT_FORBIDDEN, "CG-13.4.6", source)
    if card in options.bound and story not in options.bound[card]:
        return _bound(state, card)
    return _apart(state, options, card, story, others)


def _source(state: CardsState, card: int, story: int) -> int | None:
    """The card that keeps it from that story."""
    return next((entry.source for entry in restricting(state, card, "commit", story)), None)


def _bound(state: CardsState, card: int) -> Refused:
    """It must go elsewhere (CG-13.4.5)."""
    for entry in active(state, fx.Require):
        assert isinstance(entry.effect, fx.Require)
        if concerns(state, entry, entry.effect.x, card):
            return by_card(state, CardsReason.COMMIT_BOUND, "CG-13.4.5", entry.source)
    return Refused(CardsReason.CANNOT_COMMIT, "CG-13.4.5")


def _apart(state: CardsState, options: Commitments, card: int, story: int, sent: Mapping[int, int]) -> Refused:
    """One of those who are sent there and the card bar each other (CG-13.4.6)."""
    for other, at in sent.items():
        if at == story and (card in options.apart.get(other, ()) or other in options.apart.get(card, ())):
            return by_card(state, CardsReason.COMMIT_APART, "CG-13.4.6", other)
    return Refused(CardsReason.CANNOT_COMMIT, "CG-13.4.6")
