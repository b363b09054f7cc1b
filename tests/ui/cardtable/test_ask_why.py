"""Why not: a click on what cannot be used or chosen is answered with a sentence and its rule."""

from __future__ import annotations

from cthulhu_desktop.core.cards.refuse import CardsReason
from cthulhu_desktop.core.catalogue.cards import CardDef, StoryDef
from cthulhu_desktop.ui.cardtable import keys
from cthulhu_desktop.ui.cardtable.ask.choose import composer_for
from cthulhu_desktop.ui.cardtable.ask.known import Known
from cthulhu_desktop.ui.cardtable.ask.picking import PickOne
from tests.ui.cardtable.positions import positions_of

MILL = """
title = "Who can be chosen"
rules = ["CG-14.5.2"]
at = "W6b"
row = ["A", "B", "C"]
cards.mad = { skill = 1, icons = "T" }
cards.weak = { skill = 1 }
cards.frail = { skill = 1 }
cards.idle = { skill = 1 }
cards.ghoul = { skill = 4, icons = "TT" }
X.play = ["mad at A", "weak at A", "frail at A", "idle"]
Y.play = ["ghoul at A"]
steps = '''
pass
pass
run_to D-16
X: pick weak
'''
"""


def asked_for_terror() -> tuple[PickOne, dict[str, str]]:
    found = positions_of(MILL, lambda decision: decision.kind == "D-16")
    state = found[0]
    decision = state.decision
    assert decision is not None
    view = state.view(decision.seat)
    static = state.static
    definitions: dict[str, CardDef | StoryDef] = {**static.setup.cards, **static.setup.own_stories}
    made = composer_for(Known(view, decision.seat, ("X", "Y"), definitions), decision)
    assert isinstance(made, PickOne)
    names = {card.title.lower(): keys.card(card.card) for player in view.players for card in player.play}
    return made, names


def test_a_character_that_cannot_go_insane_says_why() -> None:
    # CG-14.5.2
    made, names = asked_for_terror()
    refused = made.why_not(names["mad"])
    assert refused is not None
    assert (refused.reason, refused.rule) == (CardsReason.STAYS_SANE, "CG-14.5.2")


def test_a_character_elsewhere_and_the_opponents_say_why() -> None:
    # CG-14.5.1
    made, names = asked_for_terror()
    idle, ghoul = made.why_not(names["idle"]), made.why_not(names["ghoul"])
    assert idle is not None
    assert ghoul is not None
    assert idle.reason == CardsReason.NOT_THERE
    assert ghoul.reason == CardsReason.NOT_YOURS
    assert made.why_not(names["weak"]) is None
