"""Why, at the card table: what cannot be used, chosen, committed or paid with says why, large cards explain their
signs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from cthulhu_desktop.core.cards.acts import ActOptions
from cthulhu_desktop.core.cards.reasons import GENERAL, CardsReason
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.catalogue.cards import CardDef, StoryDef
from cthulhu_desktop.core.kernel import Refused
from cthulhu_desktop.ui.cardtable import keys
from cthulhu_desktop.ui.cardtable.ask.acting import Act
from cthulhu_desktop.ui.cardtable.ask.choose import composer_for
from cthulhu_desktop.ui.cardtable.ask.choosing import ChooseSome
from cthulhu_desktop.ui.cardtable.ask.committing import Commit
from cthulhu_desktop.ui.cardtable.ask.composer import Composer
from cthulhu_desktop.ui.cardtable.ask.known import Known
from cthulhu_desktop.ui.cardtable.face_signs import face_signs
from cthulhu_desktop.ui.cardtable.zoom import sign_texts, spoken
from cthulhu_desktop.ui.rulebook.card_diagrams import ANATOMY
from cthulhu_desktop.ui.tabletop.words import refusal_text
from tests.core.cards.random_games import real_game
from tests.ui.cardtable.playing import Playing, record_where
from tests.ui.cardtable.positions import positions_of

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

TOWN = """
title = "What can be told"
rules = ["CG-11.1.2"]
at = "W4"
row = ["A", "B", "C"]
cards.guard = { skill = 1 }
cards.mad = { skill = 1, icons = "T" }
cards.prey = { skill = 1 }
cards.third = { skill = 1 }
cards.scare = { type = "event", cost = 1, action = [SCARE] }
cards.bell = { type = "support", action = RING }
X.hand = ["scare"]
X.play = ["guard", "bell exhausted"]
X.domains = ["2 neutral", "drained, 1 neutral", ""]
Y.play = ["mad", "prey", "third"]
steps = '''
pass
pass
run_to D-13
X: commit guard>A
run_to D-14
Y: commit prey>A
'''
"""


CHOICE = '{ do = "choose", x = { base = "character", side = "opponent", count = 1 }, purpose = "insane" }'
SCARE = CHOICE + ', { do = "state", x = "chosen", to = "insane" }'
RING = '{ costs = [{ do = "state", x = "self", to = "exhausted" }], effects = [{ do = "draw" }] }'
TOWN = TOWN.replace("SCARE", SCARE).replace("RING", RING)
PAIR = """
title = "Two of three"
rules = ["CG-17.3.2"]
at = "W4"
row = ["A", "B", "C"]
cards.guard = { skill = 1 }
cards.mad = { skill = 1 }
cards.prey = { skill = 1 }
cards.third = { skill = 1 }
cards.net = { type = "event", action = [{ do = "choose", who = "opponent", x = PAIR }, DONE] }
X.hand = ["net"]
X.play = ["guard"]
Y.play = ["mad", "prey", "third"]
steps = '''
X: play net
Y: choose mad prey
'''
"""
PAIR = PAIR.replace("PAIR", '{ base = "character", side = "you", count = 2 }')
PAIR = PAIR.replace("DONE", '{ do = "state", x = "chosen", to = "exhausted" }')


def composed(kind: str, text: str = TOWN) -> tuple[Composer, CardsState, dict[str, str]]:
    """What composes the answer where that is asked, the position, and the keys of the cards in play and in hand."""
    state = positions_of(text, lambda decision: decision.kind == kind)[0]
    decision = state.decision
    assert decision is not None
    view = state.view(decision.seat)
    static = state.static
    definitions: dict[str, CardDef | StoryDef] = {**static.setup.cards, **static.setup.own_stories}
    made = composer_for(Known(view, decision.seat, ("X", "Y"), definitions), decision)
    names: dict[str, str] = {}
    for player in view.players:
        for card in (*player.play, *player.hand):
            names.setdefault(card.title.lower() + ("" if card.controller == 0 else " of Y"), keys.card(card.card))
    for story in view.row:
        names[story.title] = keys.story(story.card)
    return made, state, names


def key_and_rule(refused: Refused | None) -> tuple[str, str]:
    assert refused is not None
    return str(refused.reason).removeprefix("cards.refused."), refused.rule


def test_a_greyed_action_and_a_domain_that_cannot_pay_say_why() -> None:
    # CG-10.1.2, 10.3.2
    made, state, names = composed("D-05")
    assert isinstance(made, Act)
    assert made.why_not(names["scare"]) is None
    assert key_and_rule(made.why_not(names["bell"])) == ("cost_exhaust", "CG-10.3.2")
    first, second, third = (keys.domain(domain) for domain in state.domains[0])
    assert key_and_rule(made.why_not_there(names["scare"], second)) == ("drained", "CG-10.1.2")
    assert key_and_rule(made.why_not_there(names["scare"], third)) == ("too_small", "CG-10.1.2")
    assert made.why_not_there(names["scare"], first) is None
    made.click(names["scare"])
    assert key_and_rule(made.why_not(second)) == ("drained", "CG-10.1.2")


def test_a_card_that_is_no_target_says_why() -> None:
    # CG-14.5.2, 17.3.1
    made, _, names = composed("D-05")
    assert key_and_rule(made.why_not_there(names["scare"], names["mad of Y"])) == ("stays_sane", "CG-14.5.2")
    assert key_and_rule(made.why_not_there(names["scare"], names["guard"])) == ("not_a_target", "CG-17.3.1")


def test_stories_and_characters_say_why_nobody_goes_there() -> None:
    # CG-3.1.1, 13.2.1, 13.3.1
    made, _, names = composed("D-13")
    assert isinstance(made, Commit)
    assert key_and_rule(made.why_not(names["A"])) == ("commit_first", "CG-13.2.1")
    assert key_and_rule(made.why_not(names["bell"])) == ("commit_characters", "CG-3.1.1")
    assert key_and_rule(made.why_not(names["mad of Y"])) == ("not_yours", "CG-13.2.1")
    assert made.why_not(names["guard"]) is None
    made.click(names["guard"])
    assert made.why_not(names["A"]) is None


def test_a_defender_is_told_that_nobody_attacks_there() -> None:
    # CG-13.3.1
    made, _, names = composed("D-14")
    assert key_and_rule(made.why_not(names["B"])) == ("no_attacker", "CG-13.3.1")
    assert key_and_rule(made.why_not(names["A"])) == ("commit_first", "CG-13.2.1")
    assert key_and_rule(made.why_not_there(names["mad of Y"], names["B"])) == ("no_attacker", "CG-13.3.1")


def test_a_choice_that_is_full_and_what_is_not_to_be_chosen_say_so() -> None:
    # CG-17.3.2
    made, _, names = composed("D-23", PAIR)
    assert isinstance(made, ChooseSome)
    other = made.why_not(names["guard"])
    assert key_and_rule(other) == ("not_a_target", "CG-17.3.1")
    assert other is not None
    assert "character" in refusal_text(other, made.known._definitions)
    assert "card" in other.args
    others = sorted(made.usable())
    made.click(others[0])
    made.click(others[1])
    assert key_and_rule(made.why_not(others[2])) == ("choose_full", made.decision.rule)


# --- at the table -----------------------------------------------------------------------------------------------------


def holding_what_cannot_be_played(state: CardsState) -> bool:
    """Seat 0 is asked for an action in its Operations phase and holds cards of both sorts."""
    decision = state.decision
    if decision is None or decision.kind != "D-05" or decision.seat != 0 or state.window != "W4" or state.active:
        return False
    options = decision.options
    assert isinstance(options, ActOptions)
    usable = {plan.card for plan in options.plans() if plan.play}
    return bool(usable) and bool(set(state.hand[0]) - usable)


def test_the_large_card_says_why_it_cannot_be_played_and_no_longer_once_it_can(playing: Playing) -> None:
    # CG-11.1.2
    playing.open(record_where(holding_what_cannot_be_played), bots={1: "random"})
    playing.wait()
    page = playing.page
    decision = page.asking.decision
    assert decision is not None
    options = decision.options
    assert isinstance(options, ActOptions)
    usable = {plan.card for plan in options.plans()}
    view = page.table.view
    assert view is not None
    for card in view.players[0].hand:
        page.reading.show(keys.card(card.card))
        facts = page.reading.floating.zoom.facts
        assert facts is not None
        told = [line for line in facts.lines if "Not possible now" in line]
        assert bool(told) == (card.card not in usable)
        refused = page.asking.why_not(keys.card(card.card))
        assert refused is None or refused.reason not in GENERAL
        assert all("(CG-" in line for line in told)
    barred = next(card.card for card in view.players[0].hand if card.card not in usable)
    page.reading.show(keys.card(barred))
    page.asking.rest()
    page.asking.changed.emit()
    facts = page.reading.floating.zoom.facts
    assert facts is not None
    assert not any("Not possible now" in line for line in facts.lines)


def test_a_click_on_such_a_card_tells_the_reason_with_its_rule(playing: Playing) -> None:
    # CG-11.1.2
    playing.open(record_where(holding_what_cannot_be_played), bots={1: "random"})
    playing.wait()
    page = playing.page
    view, decision = page.table.view, page.asking.decision
    assert view is not None
    assert decision is not None
    told: list[Refused] = []
    page.asking.refused.connect(told.append)
    for card in view.players[0].hand:
        page.asking.tell_why_not(keys.card(card.card))
    assert told
    assert f"rule:{told[-1].rule}" in page.bar.detail.text()
    assert CardsReason.NOT_NOW not in {refused.reason for refused in told}


# --- the signs on a large card ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["character", "support", "event", "story"])
def test_the_signs_lie_where_the_rulebook_points_at_them(qapp: QApplication, kind: str) -> None:
    # CG-2.2.1, 2.2.2
    catalogue = real_game().catalogue
    anatomy = ANATOMY[kind]
    card = catalogue.cards.get(anatomy.card) or catalogue.stories[anatomy.card]
    wide, high = (880.0, 630.0) if kind == "story" else (630.0, 880.0)
    places = [sign.place for sign in face_signs(card, None)]
    for spot in anatomy.spots:
        if spot.label in ("on_cost", "on_cost_x", "on_icons", "on_skill", "on_faction", "on_large", "on_struggles"):
            at = QPointF(spot.x / wide, spot.y / high)
            assert any(place.adjusted(-0.01, -0.01, 0.01, 0.01).contains(at) for place in places), spot.label


def test_every_sign_of_every_card_has_a_meaning_with_a_rule(qapp: QApplication) -> None:
    catalogue = real_game().catalogue
    every: list[CardDef | StoryDef] = [*catalogue.cards.values(), *catalogue.stories.values()]
    for card in every:
        for sign in face_signs(card, None):
            assert "CG-" in sign.text, card.title


@pytest.mark.qt_log_ignore("propagateSizeHints", r"raise\(\)")  # tool tips have windows of their own
def test_a_sign_explains_itself_to_pointer_keyboard_and_screen_reader(playing: Playing) -> None:
    # CG-14.5.1
    playing.open(record_where(holding_what_cannot_be_played), bots={1: "random"})
    playing.wait()
    page = playing.page
    page.resize(1900, 1150)
    view = page.table.view
    assert view is not None
    assert page.panel.has_zoom
    card = next(card for card in view.players[0].hand if card.kind == "character")
    page.reading.show(keys.card(card.card))
    zoom = page.panel.zoom.zoom
    assert zoom.facts is not None
    texts = sign_texts(zoom.facts)
    assert any(text.startswith("Skill") for text in texts)
    assert zoom.picture.accessibleDescription() == " ".join(texts)
    assert texts[0] in spoken(zoom.facts)
    face = zoom.picture.face_place()
    skill = next(sign for sign in zoom.facts.signs if sign.text.startswith("Skill"))
    at = face.topLeft() + QPointF(skill.place.center().x() * face.width(), skill.place.center().y() * face.height())
    assert zoom.picture.sign_at(at) == skill.text
    assert zoom.picture.sign_at(face.center()) == ""
    spot = at.toPoint()
    QApplication.sendEvent(zoom.picture, QHelpEvent(QEvent.Type.ToolTip, spot, zoom.picture.mapToGlobal(spot)))
    assert "Skill" in QToolTip.text()
    QToolTip.hideText()
    zoom.picture.setFocus(Qt.FocusReason.TabFocusReason)
    assert all(text.split(" –")[0] in QToolTip.text() for text in texts)
    page.view.setFocus()
