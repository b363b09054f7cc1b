"""Undo and redo by the rules of the game, with people only."""

from __future__ import annotations

from cthulhu_desktop.core.kernel import Rng, replay
from tests.bridge.conftest import Ear, NewSession, Shelf, play_on, toy_record
from tests.helpers.toy import GAME, Gamble, Keep


def test_a_free_move_is_taken_back_and_taken_again(new_session: NewSession) -> None:
    session = new_session()
    session.start()
    play_on(session, 1)
    record, view = session.record, session.view(0)
    ear = Ear(session)
    assert session.can_undo()
    assert session.undo()
    assert ear.heard[0] == ("rewound", 0)
    assert ear.names() == ["rewound", "decision_changed"]
    assert session.record.moves == ()
    assert session.can_redo()
    assert session.redo()
    assert (session.record, session.view(0)) == (record, view)
    assert not session.can_redo()
    assert not session.redo()


def test_a_new_move_ends_the_way_that_was_left(new_session: NewSession) -> None:
    session = new_session()
    session.start()
    play_on(session, 1)
    session.undo()
    play_on(session, 1)
    assert not session.can_redo()


def test_what_was_revealed_is_taken_back_only_when_all_agree(new_session: NewSession) -> None:
    session = new_session()
    session.start()
    play_on(session, 2)
    assert not session.can_undo()
    assert not session.undo()
    assert session.number == 2
    assert session.can_undo(agreed=True)
    assert session.undo(agreed=True)
    assert session.number == 1


def test_a_final_move_is_never_taken_back(new_session: NewSession) -> None:  # DG-3.5
    session = new_session()
    session.start()
    play_on(session, 2)
    session.submit(Keep(), 2)
    assert not session.undo(agreed=True)
    assert session.number == 3


def test_going_all_the_way_back_and_forward_leads_to_equal_positions(new_session: NewSession) -> None:
    session = new_session(toy_record(seats=4, rounds=9))
    session.start()
    digests = [replay(GAME, session.record).digest()]
    rng = Rng(5)
    while session.decision is not None:
        move = Gamble() if Gamble() in session.decision.options else session.decision.options.sample(rng)
        session.submit(move, session.number)
        digests.append(session._line.state.digest())
    assert session.number == 45  # more than two checkpoints
    for number in range(44, -1, -1):
        assert session.undo(agreed=True)
        assert session._line.state.digest() == digests[number]
    assert not session.can_undo(agreed=True)
    for number in range(1, 46):
        assert session.redo()
        assert session._line.state.digest() == digests[number]
    assert session.record.final == digests[-1]


def test_a_game_that_was_over_goes_on_after_undo(new_session: NewSession) -> None:
    shelf = Shelf()
    session = new_session(toy_record(rounds=1), saver=shelf)
    session.start()
    play_on(session, 2)
    session.submit(Gamble(), 2)
    finals = [shelf.final]
    ear = Ear(session)
    assert session.undo(agreed=True)
    assert session.outcome is None
    finals.append(shelf.final)
    assert session.record.final == ""
    assert session.redo()
    assert ear.names()[-1] == "game_over"
    finals.append(shelf.final)
    assert [final is not None for final in finals] == [True, False, True]


def test_nothing_is_taken_back_while_a_move_is_told(new_session: NewSession) -> None:
    session = new_session()
    undone: list[bool] = []
    session.start()
    session.occurred.connect(lambda _batch: undone.append(session.undo(agreed=True)))
    play_on(session, 1)
    assert undone == [False]
    assert session.can_undo()
