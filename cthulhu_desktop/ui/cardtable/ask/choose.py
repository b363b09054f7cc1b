"""Which composer puts the move of a decision together."""

from __future__ import annotations

from cthulhu_desktop.core.cards.abilities.asking import PayOptions
from cthulhu_desktop.core.cards.acts import ActOptions
from cthulhu_desktop.core.cards.options import (
    Alternatives,
    Commitments,
    LightSubsets,
    Listed,
    Resources,
    Subsets,
    Triples,
    Words,
)
from cthulhu_desktop.core.kernel import Decision
from cthulhu_desktop.ui.cardtable.ask.acting import Act, Pay
from cthulhu_desktop.ui.cardtable.ask.answering import NameSomething, OneOf, YesOrNo
from cthulhu_desktop.ui.cardtable.ask.choosing import ChooseSome
from cthulhu_desktop.ui.cardtable.ask.committing import Commit
from cthulhu_desktop.ui.cardtable.ask.composer import Composer
from cthulhu_desktop.ui.cardtable.ask.known import Known
from cthulhu_desktop.ui.cardtable.ask.picking import ORDERED, PickOne, PutInOrder
from cthulhu_desktop.ui.cardtable.ask.resources import ResourceOfTheTurn, StartingResources


def composer_for(known: Known, decision: Decision) -> Composer:
    """The composer of a decision of the card game. ValueError for options that none knows."""
    match decision.options:
        case Triples() as triples:
            return StartingResources(known, decision, triples)
        case Resources() as resources:
            return ResourceOfTheTurn(known, decision, resources)
        case ActOptions() as acts:
            return Act(known, decision, acts)
        case PayOptions() as pays:
            return Pay(known, decision, pays)
        case Commitments() as commitments:
            return Commit(known, decision, commitments)
        case Subsets() | LightSubsets() as some:
            return ChooseSome(known, decision, some)
        case Words() as named:
            return NameSomething(known, decision, named)
        case Alternatives() as ways if decision.prompt == "cards.ask.mode":
            return OneOf(known, decision, ways)
        case Listed() as listed:
            return _listed(known, decision, listed)
    raise ValueError(decision.kind)


def _listed(known: Known, decision: Decision, options: Listed) -> Composer:
    if decision.kind in ORDERED:
        return PutInOrder(known, decision, options)
    if decision.kind in ("D-02", "D-19", "D-20", "D-27") or decision.prompt == "cards.ask.may":
        return YesOrNo(known, decision, options)
    return PickOne(known, decision, options)
