"""Why not: a click on what cannot be used or chosen is answered with a sentence and its rule."""

from __future__ import annotations

from cthulhu_desktop.core.cards.refuse import CardsReason
from cthulhu_desktop.core.catalogue.cards import CardDef, StoryDef
from cthulhu_desktop.ui.cardtable import keys
from cthulhu_desktop.ui.cardtable.ask.choose import composer_for
from cthulhu_desktop.ui.cardtable.ask.known import Known
from cthulhu_desktop.ui.cardtable.ask.picking import PickOne
from tests.ui.cardtable.positions import positions, positions_of

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


DUEL = """
title = "Who can be readied"
rules = ["CG-14.6.1"]
at = "W6b"
row = ["A", "B", "C"]
SWITCH
cards.sage = { skill = 1, icons = "A" }
cards.calm = { skill = 1 }
cards.foe = { skill = 1 }
X.play = ["sage at A", "calm at A ready", "idle=calm"]
Y.play = ["foe at A", "near=foe at A ready"]
steps = '''
pass
pass
run_to D-18
X: pass
'''
"""


def reasons(text: str, kind: str) -> dict[str, str]:
    """Why not, of each card in play, where that is asked; "" for what can be picked."""
    state = positions_of(text, lambda decision: decision.kind == kind)[0]
    decision = state.decision
    assert decision is not None
    view = state.view(decision.seat)
    made = composer_for(Known(view, decision.seat, ("X", "Y")), decision)
    said: dict[str, str] = {}
    for player in view.players:
        for card in player.play:
            refused = made.why_not(keys.card(card.card))
            where = "there" if card.story >= 0 else "home"
            name = f"{card.title} {card.orientation} {where} {card.controller}"
            said[name] = "" if refused is None else str(refused.reason).removeprefix("cards.refused.")
    return said


def test_who_cannot_be_readied_says_why() -> None:
    # CG-14.6.1
    said = reasons(DUEL.replace("SWITCH", ""), "D-18")
    assert said == {
        "sage exhausted there 0": "", "calm ready there 0": "is_ready", "calm ready home 0": "not_there",
        "foe exhausted there 1": "not_yours", "foe ready there 1": "not_yours",
    }  # fmt: skip


def test_where_either_side_can_be_readied_nobody_is_told_to_choose_among_his_own() -> None:
    # CG-14.6.1, V-09
    said = reasons(DUEL.replace("SWITCH", 'switches = ["V-09"]'), "D-18")
    assert said["foe exhausted there 1"] == ""
    assert said["foe ready there 1"] == "is_ready"


LAID_OUT = """
title = "Among cards that are laid out"
rules = ["CG-4.1.12"]
cards.find = { type = "event", action = [{ do = "search", x = { base = "character", count = 1 }, to = "hand" }] }
cards.guard = {}
X.hand = ["find"]
X.play = ["guard"]
X.deck = ["3 filler", "guard"]
steps = '''
X: play find
X: choose X.deck.top
'''
"""


def test_whoever_clicks_the_table_is_sent_to_the_cards_that_are_laid_out() -> None:
    # CG-4.1.12
    state = positions_of(LAID_OUT, lambda decision: decision.kind == "D-23")[0]
    decision = state.decision
    assert decision is not None
    view = state.view(0)
    made = composer_for(Known(view, 0, ("X", "Y")), decision)
    assert made.spread()
    refused = made.why_not(keys.card(view.players[0].play[0].card))
    assert refused is not None
    assert refused.reason == CardsReason.CHOOSE_LAID_OUT


def test_a_resilient_and_a_dormant_card_ask_for_what_they_do() -> None:
    # CG-22.2.3, 22.2.6
    asked = {}
    for state in positions("D-27"):
        decision = state.decision
        assert decision is not None
        prompt = composer_for(Known(state.view(decision.seat), decision.seat, ("X", "Y")), decision).prompt()
        asked[decision.rule] = (prompt.text, prompt.detail, prompt.buttons[0].text)
    text, detail, yes = asked["CG-22.2.3"]
    assert "on top of its owner's deck" in text
    assert detail.startswith("Resilient:")
    assert yes == "Put it on top of the deck"
    text, detail, yes = asked["CG-22.2.6"]
    assert "at no cost" in text
    assert detail.startswith("Dormant:")
