"""The card over the table read by keyboard, and what a click is told while somebody else decides."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bots.base import Limit
from cthulhu_desktop.bridge.session import GameSession
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.kernel import Rng
from cthulhu_desktop.ui.cardtable import keys
from cthulhu_desktop.ui.cardtable.card_facts import Facts
from cthulhu_desktop.ui.cardtable.waiting import when_next
from cthulhu_desktop.ui.cardtable.zoom import sign_texts
from cthulhu_desktop.ui.cardtable.zoom_floating import FloatingZoom
from cthulhu_desktop.ui.cardtable.zoom_walk import stops_of
from tests.ui.cardtable.playing import GAME, NAMES, Playing, Wanted, record_where

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def in_story(state: CardsState) -> bool:
    """The person in seat 0 commits in a game that has gone on for a while."""
    decision = state.decision
    return decision is not None and decision.kind == "D-13" and decision.seat == 0 and state.turn > 6


def read_by_keyboard(qtbot: QtBot, playing: Playing) -> tuple[FloatingZoom, str]:
    """A character in play is read with Z; the card over the table, and the key of the character."""
    playing.open(record_where(in_story), bots={1: "random"})
    playing.wait()
    page = playing.page
    card = next(card for card in page.course.look().players[0].play if card.kind == "character")
    item = page.table.item(keys.card(card.card))
    assert item is not None
    item.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(page.view, Qt.Key.Key_Z)
    return page.reading.floating, item.key


def facts_read(floating: FloatingZoom) -> Facts:
    assert floating.zoom.facts is not None
    return floating.zoom.facts


def test_z_takes_the_keyboard_into_the_card_and_escape_or_z_back(qtbot: QtBot, playing: Playing) -> None:
    floating, key = read_by_keyboard(qtbot, playing)
    page, number = playing.page, playing.session.number
    for leave in (Qt.Key.Key_Escape, Qt.Key.Key_Z):
        assert floating.isVisible()
        assert QApplication.focusWidget() is floating
        assert page.reading.key == key
        assert "Esc" in floating.hint.text()
        qtbot.keyClick(floating, leave)
        assert floating.isHidden()
        assert QApplication.focusWidget() is page.view
        focus = page.table.focusItem()
        assert focus is not None
        assert focus is page.table.item(key)
        qtbot.keyClick(page.view, Qt.Key.Key_Z)
    assert playing.session.number == number


def test_tab_and_the_arrow_keys_walk_through_every_sign_and_sentence(qtbot: QtBot, playing: Playing) -> None:
    floating, _ = read_by_keyboard(qtbot, playing)
    facts = facts_read(floating)
    stops = stops_of(facts)
    heard = [floating.accessibleName()]
    for place in range(1, len(stops)):
        qtbot.keyClick(floating, Qt.Key.Key_Tab if place % 2 else Qt.Key.Key_Down)
        heard.append(floating.accessibleName())
    assert heard == [stop.text for stop in stops]
    assert set(heard) == {*sign_texts(facts), *facts.lines, *facts.helps, *facts.rulings}
    assert QApplication.focusWidget() is floating
    qtbot.keyClick(floating, Qt.Key.Key_Right)  # round to the first
    assert floating.accessibleName() == stops[0].text
    qtbot.keyClick(floating, Qt.Key.Key_Backtab)
    assert floating.accessibleName() == stops[-1].text
    qtbot.keyClick(floating, Qt.Key.Key_Home)
    assert floating.accessibleName() == stops[0].text


def test_enter_opens_the_rule_that_is_read(qtbot: QtBot, playing: Playing) -> None:
    # CG-10.1.1
    floating, _ = read_by_keyboard(qtbot, playing)
    wanted: list[str] = []
    playing.page.rule_wanted.connect(wanted.append)
    number, opened = playing.session.number, []
    for stop in stops_of(facts_read(floating)):
        qtbot.keyClick(floating, Qt.Key.Key_Return)
        opened += [stop.rule] if stop.rule else []
        assert wanted == opened
        assert ("Enter" in floating.hint.text()) == bool(stop.rule)
        assert stop.rule in floating.hint.text()
        qtbot.keyClick(floating, Qt.Key.Key_Down)
    assert "CG-10.1.1" in wanted  # the cost
    assert playing.session.number == number


def test_what_is_read_is_marked_on_the_face_or_beside_it(qtbot: QtBot, playing: Playing) -> None:
    floating, _ = read_by_keyboard(qtbot, playing)
    picture = floating.zoom.picture
    plain = picture.grab().toImage()
    qtbot.keyClick(floating, Qt.Key.Key_Right)
    assert picture.grab().toImage() != plain  # another sign has the ring
    qtbot.keyClick(floating, Qt.Key.Key_End)
    last = stops_of(facts_read(floating))[-1]
    assert last.sentence >= 0
    assert floating.zoom.words.text().count("<table") == 1
    assert floating.width() <= playing.page.view.width() * floating.WIDEST_READ


def test_no_other_key_plays_while_a_card_is_read_and_the_pointer_does_not_take_it_away(
    qtbot: QtBot, playing: Playing
) -> None:
    floating, key = read_by_keyboard(qtbot, playing)
    page, number = playing.page, playing.session.number
    for pressed in (Qt.Key.Key_Space, Qt.Key.Key_1, Qt.Key.Key_L, Qt.Key.Key_M):
        qtbot.keyClick(floating, pressed)
    assert playing.session.number == number
    page.table.pointed.emit(None)
    page.table.pointed.emit(keys.card(page.course.look().players[0].hand[0].card))
    assert page.reading.key == key
    assert QApplication.focusWidget() is floating


def test_a_text_with_several_rules_has_a_stop_for_each_and_a_bare_card_has_its_title() -> None:
    facts = Facts("card:1", "x", "Ghoul", lines=("One thing (CG-1.2, CG-3.4).", "Another."))
    assert [(stop.rule, stop.sentence) for stop in stops_of(facts)] == [("CG-1.2", 0), ("CG-3.4", 0), ("", 1)]
    assert [stop.text for stop in stops_of(Facts("card:1", "", "A card face down"))] == ["A card face down"]


# --- while somebody else decides --------------------------------------------------------------------------------------


def asked_of_the_other(kind: str) -> Wanted:
    """Whether seat 1 is asked that."""

    def wanted(state: CardsState) -> bool:
        return state.decision is not None and state.decision.kind == kind and state.decision.seat == 1

    return wanted


@pytest.mark.parametrize(("kind", "said"), [("D-05", "In this window you may act"), ("D-13", "next action window")])
def test_it_is_told_who_decides_and_when_one_can_act_next(qapp: QApplication, kind: str, said: str) -> None:
    # CG-9.1.3
    session = GameSession(GAME, record_where(asked_of_the_other(kind)), bots={}, limit=Limit(time_s=20.0, nodes=30))
    found = when_next(session, NAMES, 0, plays=True)
    assert found is not None
    assert said in found.text
    assert "Bertram" in found.text
    assert found.rule == "CG-9.1.3"
    watching = when_next(session, NAMES, 0, plays=False)
    assert watching is not None
    assert "watching" in watching.text
    own = when_next(session, NAMES, 1, plays=True)
    assert own is not None
    assert "for you to decide" in own.text
    session.close()


def test_a_click_on_an_own_card_in_the_turn_of_the_bot_is_answered_and_the_answer_stays(playing: Playing) -> None:
    # CG-9.1.3
    session = playing.open(record_where(in_story), bots={1: "random"})
    playing.wait()
    page = playing.page
    session.hold_bots(True)
    decision = page.asking.decision
    assert decision is not None
    page.asking.decide(decision.options.sample(Rng(0)))
    assert page.asking.composer is None
    card = page.course.look().players[0].hand[0].card
    page.table.calm_clicked.emit(keys.card(card))
    said = page.bar.detail.text()
    assert "decide" in said
    assert "rule:" in said
    page._say("Bertram draws a card.")
    assert page.bar.detail.text() == said
