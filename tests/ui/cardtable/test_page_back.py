"""Undo and redo of the card game: at the session, and at the table with what was passed for the player."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge.reports import Report
from cthulhu_desktop.bridge.session import GameSession
from cthulhu_desktop.core.cards.moves import Pass
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.kernel import Rng
from tests.ui.cardtable.playing import GAME, Playing, by_chance, new_record, nothing, record_where

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def digest(session: GameSession) -> str:
    return session._line.state.digest()  # the position itself: views leave out what nobody sees


def test_a_whole_game_undone_move_by_move_and_redone_is_the_same_at_every_step(qtbot: QtBot) -> None:
    session = GameSession(GAME, new_record(9))
    session.start()
    rng = Rng(9)
    digests = [digest(session)]
    while session.decision is not None:
        session.submit(session.decision.options.sample(rng), session.number)
        digests.append(digest(session))
    whole = session.record
    for number in range(session.number - 1, -1, -1):
        assert session.undo(agreed=True)
        assert session.number == number
        assert digest(session) == digests[number]
    assert not session.can_undo(agreed=True)
    for number in range(1, len(digests)):
        assert session.redo()
        assert digest(session) == digests[number]
    assert not session.can_redo()
    assert session.record.moves == whole.moves
    assert session.record.final == whole.final
    session.close()


def test_against_a_bot_the_player_always_comes_back_to_what_he_decided_himself(playing: Playing) -> None:
    playing.open(bots={1: "random"})
    rng = Rng(6)
    asked = []
    for _ in range(6):
        playing.wait()
        asked.append(playing.session.number)
        playing.answer(nothing, rng)
    playing.wait()
    asked.append(playing.session.number)
    for number in reversed(asked[:-1]):
        playing.page.course.undo()
        assert playing.session.number == number
        assert playing.page.asking.decision is not None  # and is asked again, also where it would be passed for him
        playing.check()
    assert not playing.session.can_undo()
    for number in asked[1:]:
        playing.page.course.redo()
        assert playing.session.number == number
    assert not playing.page.tools.redo.isEnabled()


def test_the_keys_undo_and_redo(qtbot: QtBot, playing: Playing) -> None:
    playing.open(bots={1: "random"})
    rng = Rng(6)
    for _ in range(3):
        playing.answer(nothing, rng)
    playing.wait()
    number = playing.session.number
    qtbot.keyClick(playing.page.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert playing.session.number < number
    qtbot.keyClick(playing.page.view, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert playing.session.number == number


def test_two_people_take_back_what_showed_something_only_if_both_agree(playing: Playing) -> None:
    playing.page.stops.curtain = False
    playing.open()
    rng = Rng(3)
    while not (playing.session.number and playing.session.can_undo(agreed=True) and not playing.session.can_undo()):
        playing.answer(by_chance, rng)
        playing.wait()
    number = playing.session.number
    page = playing.page
    page.course.undo()
    assert page.consent.isVisible()
    assert playing.session.number == number
    one, two = page.consent.boxes
    assert one.text() == "Ann agrees"
    one.click()
    assert playing.session.number == number
    two.click()
    assert playing.session.number < number
    assert page.consent.isHidden()


def test_one_who_does_not_agree_leaves_everything_as_it_is(qtbot: QtBot, playing: Playing) -> None:
    playing.page.stops.curtain = False
    playing.open()
    rng = Rng(3)
    while not (playing.session.number and playing.session.can_undo(agreed=True) and not playing.session.can_undo()):
        playing.answer(by_chance, rng)
        playing.wait()
    number = playing.session.number
    playing.page.course.undo()
    playing.page.consent.boxes[0].click()
    playing.page.consent.no.click()
    assert playing.session.number == number
    assert playing.page.consent.isHidden()


def test_a_move_that_breaks_the_game_is_asked_anew(playing: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
    def at_d04(state: CardsState) -> bool:
        return state.decision is not None and state.decision.seat == 0 and state.decision.kind == "D-04"

    playing.open(record_where(at_d04), bots={1: "random"})
    playing.wait()
    number, before = playing.session.number, playing.page.course.look()
    reports: list[Report] = []
    playing.session.failed.connect(reports.append)

    def breaks(_move: object) -> None:
        raise RuntimeError("broken")

    with monkeypatch.context() as patch:
        patch.setattr(playing.session._line, "take", breaks)
        playing.page.asking.decide(Pass())
    assert playing.session.number == number
    assert "broken" in reports[0].text()
    assert reports[0].record == playing.session.record.to_text()
    assert playing.page.asking.decision is not None
    assert playing.page.course.look() == before
    playing.answer(nothing, Rng(1))
    assert playing.session.number > number


def test_what_is_done_for_the_player_and_breaks_is_not_tried_again(
    playing: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    def answered(state: CardsState) -> bool:
        return state.window == "W1" and state.decision is not None and state.decision.seat == 0

    record = record_where(answered)
    session = GameSession(GAME, record, bots={1: "random"})
    playing.sessions.append(session)
    tries: list[object] = []

    def breaks(move: object) -> None:
        tries.append(move)
        raise RuntimeError("broken")

    monkeypatch.setattr(session._line, "take", breaks)
    playing.page.open_session(session, ["Ann", "Bertram"])
    playing.wait()
    assert tries == [Pass()]
    assert playing.page.asking.decision is not None
