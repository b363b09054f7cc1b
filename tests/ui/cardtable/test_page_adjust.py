"""Corrections by hand at the table: offered where the game allows them, recorded, taken back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cthulhu_desktop.core.cards.moves import Adjust
from cthulhu_desktop.core.kernel import GameRecord, Rng
from cthulhu_desktop.ui.cardtable import keys
from cthulhu_desktop.ui.cardtable.adjusting import AdjustMenu, Entry, corrections
from tests.ui.cardtable.playing import GAME, NAMES, Playing, by_chance, new_record, preset_setup

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def in_operations(*, free_adjust: bool) -> GameRecord:
    """The Operations phase of a later turn of seat 0, who has characters."""
    setup = preset_setup(free_adjust=free_adjust)
    for seed in range(30):
        record = new_record(seed, setup)
        state = GAME.begin(GAME.read_setup(setup), seed).state
        rng, played = Rng(seed), list[str]()
        while state.decision is not None and len(played) < 300:
            ready = sum(state.orient[card] == 0 for card in state.play[0])
            if state.decision.seat == 0 == state.active and state.window == "W4" and ready >= 2 and state.play[1]:
                return new_record(seed, record.setup, tuple(played))
            move = by_chance(state.decision, rng)
            played.append(GAME.write_move(move))
            state.apply(move)
    raise AssertionError("no game comes there")


def flat(entries: tuple[Entry, ...]) -> list[Adjust]:
    return [move for entry in entries for move in ([entry.move] if entry.move is not None else flat(entry.more))]


def menu(playing: Playing) -> AdjustMenu | None:
    found = [menu for menu in playing.page.findChildren(AdjustMenu) if menu.isVisible()]
    return found[0] if found else None


def choose(found: AdjustMenu, text: str) -> None:
    action = next(action for action in found.actions() if action.text() == text)
    action.trigger()
    found.close()


def opened(playing: Playing, *, free_adjust: bool = True) -> str:
    """A game in the Operations phase; the key of a ready character of the player."""
    playing.open(in_operations(free_adjust=free_adjust))
    playing.page.stops.curtain = False
    playing.wait()
    if playing.page.curtain.isVisible():
        playing.page.curtain.button.click()
        playing.wait()
    view = playing.page.course.look()
    ready = next(c for c in view.players[0].play if c.orientation == "ready" and c.kind == "character" and c.host == -1)
    return keys.card(ready.card)


def test_a_click_with_the_other_button_offers_corrections_which_are_recorded_and_taken_back(playing: Playing) -> None:
    key = opened(playing)
    page, number = playing.page, playing.session.number
    item = page.table.item(key)
    assert item is not None
    at = page.view.mapFromScene(item.pos())
    port = page.view.viewport()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, port.mapToGlobal(at))
    QApplication.sendEvent(port, event)
    found = menu(playing)
    assert found is not None
    assert found.accessibleName() == item.name
    choose(found, "Exhaust")
    playing.wait()
    assert playing.session.record.moves[number].startswith("adjust")
    card = next(c for c in page.course.look().players[0].play if keys.card(c.card) == key)
    assert card.orientation == "exhausted"
    assert page.asking.decision is not None  # he may go on correcting
    page.course.undo()
    playing.wait()
    card = next(c for c in page.course.look().players[0].play if keys.card(c.card) == key)
    assert card.orientation == "ready"


def test_the_keyboard_opens_the_menu_of_what_it_is_on(qtbot: QtBot, playing: Playing) -> None:
    opened(playing)
    page = playing.page
    item = next(item for item in page.table.reachable() if keys.kind(item.key) == "card")
    item.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(page.view, Qt.Key.Key_M)
    found = menu(playing)
    assert found is not None
    assert found.accessibleName() == item.name
    assert found.activeAction() is not None
    qtbot.keyClick(found, Qt.Key.Key_Escape)
    assert menu(playing) is None


def test_a_game_without_free_adjustments_offers_none(playing: Playing) -> None:
    key = opened(playing, free_adjust=False)
    playing.page.correct(key, QPoint(10, 10))
    assert menu(playing) is None


def test_everything_that_is_offered_is_legal_and_all_that_can_be_named_is_offered(playing: Playing) -> None:
    key = opened(playing)
    view, decision = playing.page.course.look(), playing.page.asking.decision
    assert decision is not None
    can = decision.options.__contains__
    for thing in (key, keys.deck(1), keys.story(view.row[0].card), keys.domain(view.players[1].domains[0].domain),
                  keys.card(view.players[0].hand[0].card), keys.card(view.players[1].play[0].card)):  # fmt: skip
        moves = flat(corrections(thing, view, NAMES, can))
        assert moves, thing
        assert all(move in decision.options for move in moves)
    own = {(move.act, move.zone) for move in flat(corrections(key, view, NAMES, can))}
    for wanted in (("exhaust", ""), ("insane", ""), ("wound", ""), ("skill", ""), ("icons", ""), ("move", "hand"),
                   ("move", "deck_top"), ("move", "deck_bottom"), ("move", "discard"), ("move", "removed"),
                   ("move", "resource")):  # fmt: skip
        assert wanted in own
    assert ("ready", "") not in own  # it is ready
    assert {move.seat for move in flat(corrections(keys.deck(1), view, NAMES, can))} == {1}
    tokens = flat(corrections(keys.story(view.row[0].card), view, NAMES, can))
    assert {move.seat for move in tokens if move.n == 1} == {0, 1}


def test_a_hidden_card_can_be_corrected_by_nobody_who_cannot_see_it(playing: Playing) -> None:
    # CG-4.1.4
    opened(playing)
    view = playing.page.course.look()
    hidden = playing.session.view(1).players[1].hand
    assert hidden
    assert corrections(keys.card(hidden[0].card), view, NAMES, lambda _move: True) == ()


def test_corrections_of_somebody_with_nothing_else_to_do_do_not_end_his_phase(playing: Playing) -> None:
    key = opened(playing)
    page = playing.page
    number = playing.session.number
    for card in list(page.course.look().players[0].hand):  # an empty hand: nothing can be played
        page.asking.decide(Adjust("move", card.card, "deck_bottom"))
        playing.wait()
        decision = page.asking.decision
        assert decision is not None
        assert (decision.seat, page.course.look().window) == (0, "W4")
    page.asking.decide(Adjust("exhaust", keys.number(key)))
    playing.wait()
    assert all(move.startswith("adjust") for move in playing.session.record.moves[number:])
    assert page.course.look().window == "W4"
