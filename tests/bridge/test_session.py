"""The session with people only: order of signals, refusals, saving, failures."""

from __future__ import annotations

import pytest

from cthulhu_desktop.bridge.reports import Report
from cthulhu_desktop.bridge.session import Batch
from cthulhu_desktop.core.kernel import GameRecord, KernelReason, Outcome, RecordError, Refused, replay
from cthulhu_desktop.storage.problems import StorageProblem
from tests.bridge.conftest import Ear, NewSession, Shelf, play_on, toy_record
from tests.helpers.toy import GAME, Dealt, Explode, Keep, Laid, Lay, ToyState


def test_a_new_game_tells_its_opening_and_then_the_first_decision(new_session: NewSession) -> None:
    session = new_session()
    ear = Ear(session)
    session.start()
    (first, batch), (second, decision) = ear.heard
    assert (first, second) == ("occurred", "decision_changed")
    assert (batch.number, batch.seat, batch.move) == (0, None, None)
    assert [type(occurrence) for occurrence in batch.occurrences] == [Dealt, Dealt]
    assert (decision.seat, decision.kind) == (0, "T-1")
    session.start()
    assert len(ear.heard) == 2


def test_a_batch_shown_to_a_seat_hides_what_the_seat_may_not_know(new_session: NewSession) -> None:
    batch = new_session().history()[0]
    mine, other = batch.seen_by(0)
    assert isinstance(mine, Dealt)
    assert len(mine.cards) == 3
    assert isinstance(other, Dealt)
    assert other.cards == ()


def test_a_move_is_told_in_one_batch_with_the_next_decision_after_it(new_session: NewSession) -> None:
    session = new_session()
    session.start()
    ear = Ear(session)
    card = session.view(0).hand[0]
    session.submit(Lay(card), 0)
    assert ear.heard[0] == ("occurred", Batch(1, 0, Lay(card), (Laid(0, card),)))
    assert ear.heard[1][0] == "decision_changed"
    assert ear.heard[1][1].seat == 1
    assert session.record.moves == (f"lay card={card}",)
    assert session.number == 1


def test_an_answer_to_an_older_question_is_refused_and_changes_nothing(new_session: NewSession) -> None:
    session = new_session()
    session.start()
    play_on(session, 1)
    ear = Ear(session)
    session.submit(Lay(session.view(1).hand[0]), 0)
    assert ear.heard == [("refused", Refused(KernelReason.OLD_POSITION))]
    assert session.number == 1


def test_a_move_that_is_not_offered_is_refused_and_changes_nothing(new_session: NewSession) -> None:
    session = new_session()
    session.start()
    ear = Ear(session)
    session.submit(Keep(), 0)
    assert ear.heard == [("refused", Refused(KernelReason.NOT_OFFERED, "T-1"))]
    assert session.number == 0


def test_after_the_end_every_move_is_refused(new_session: NewSession) -> None:
    session = new_session()
    session.start()
    ear = Ear(session)
    play_on(session)
    assert ear.names()[-3:] == ["occurred", "decision_changed", "game_over"]
    assert isinstance(session.outcome, Outcome)
    session.submit(Keep(), session.number)
    assert ear.heard == [("refused", Refused(KernelReason.GAME_OVER))]


def test_nothing_is_taken_before_the_game_was_started(new_session: NewSession) -> None:
    session = new_session()
    ear = Ear(session)
    session.submit(Lay(session.view(0).hand[0]), 0)
    assert ear.heard == []
    assert not session.undo()
    session.start()
    assert session.number == 1


def test_moves_submitted_from_inside_a_slot_are_told_in_order(new_session: NewSession) -> None:
    session = new_session()
    session.decision_changed.connect(lambda _decision: play_on(session, 1))
    numbers: list[tuple[str, int]] = []
    session.occurred.connect(lambda batch: numbers.append(("occurred", batch.number)))
    session.game_over.connect(lambda _outcome: numbers.append(("over", session.number)))
    session.start()
    assert numbers == [*(("occurred", number) for number in range(10)), ("over", 9)]


def test_a_record_is_played_on_from_its_last_move(new_session: NewSession) -> None:
    first = new_session()
    first.start()
    play_on(first, 4)
    session = new_session(first.record)
    ear = Ear(session)
    session.start()
    assert ear.names() == ["rewound", "decision_changed"]
    assert session.number == 4
    assert session.history() == first.history()
    assert session.view(0) == first.view(0)


def test_a_record_that_cannot_be_followed_makes_no_session(new_session: NewSession) -> None:
    with pytest.raises(RecordError) as caught:
        new_session(toy_record(moves=("lay card=99",)))
    assert caught.value.reason == "record.bad_move"


def test_a_record_that_names_another_last_position_makes_no_session(new_session: NewSession) -> None:
    with pytest.raises(RecordError) as caught:
        new_session(GameRecord("toy", 1, {}, 7, final="0000"))
    assert caught.value.reason == "record.altered"


def test_an_unknown_bot_makes_no_session(new_session: NewSession) -> None:
    with pytest.raises(KeyError):
        new_session(bots={1: "nobody"})


# ---- saving


def test_every_move_is_saved_before_it_is_told(new_session: NewSession) -> None:
    shelf = Shelf()
    session = new_session(saver=shelf)
    saved_when_told: list[int] = []
    session.occurred.connect(lambda _batch: saved_when_told.append(len(shelf.moves)))
    session.start()
    play_on(session)
    assert saved_when_told == list(range(10))
    assert tuple(shelf.moves) == session.record.moves
    assert shelf.final is not None
    assert shelf.final[0] == session.record.final == replay(GAME, session.record).digest()
    assert shelf.final[1]["reason"] == "toy.most_points"


def test_a_full_disk_is_told_once_and_the_game_goes_on(new_session: NewSession) -> None:
    shelf = Shelf()
    session = new_session(saver=shelf)
    session.start()
    play_on(session, 2)
    ear = Ear(session)
    shelf.problem = StorageProblem("storage.full", path="games")
    play_on(session, 3)
    assert ear.all("save_failed") == [shelf.problem]
    assert [batch.number for batch in ear.all("occurred")] == [3, 4, 5]
    assert session.unsaved_moves == 3
    shelf.problem = None
    play_on(session, 1)
    assert session.unsaved_moves == 0
    shelf.problem = StorageProblem("storage.full", path="games")
    play_on(session, 1)
    assert len(ear.all("save_failed")) == 2
    assert tuple(shelf.moves) == session.record.moves


def test_a_saver_that_breaks_is_told_with_a_sentence_of_its_own(new_session: NewSession) -> None:
    shelf = Shelf()
    shelf.problem = ValueError("odd")
    session = new_session(saver=shelf)
    ear = Ear(session)
    session.start()
    play_on(session, 1)
    (problem,) = ear.all("save_failed")
    assert (problem.reason, problem.args_by_name) == ("session.not_saved", {"why": "odd"})


def test_going_back_and_another_way_leaves_the_saver_with_the_new_moves(new_session: NewSession) -> None:
    shelf = Shelf()
    session = new_session(saver=shelf)
    session.start()
    play_on(session, 1)
    assert session.undo()
    assert shelf.moves == []
    session.submit(Lay(session.view(0).hand[1]), 0)
    assert tuple(shelf.moves) == session.record.moves
    assert len(shelf.moves) == 1


# ---- failures


def test_a_move_that_breaks_the_game_costs_only_that_move(
    new_session: NewSession, caplog: pytest.LogCaptureFixture
) -> None:
    session = new_session(toy_record(fragile=True))
    session.start()
    play_on(session, 1)
    before, digest = session.view(1), replay(GAME, session.record).digest()
    ear = Ear(session)
    session.submit(Explode(), 1)
    assert [name for name, _ in ear.heard] == ["failed", "decision_changed"]
    assert session.view(1) == before
    assert replay(GAME, session.record).digest() == digest
    (report,) = ear.all("failed")
    assert isinstance(report, Report)
    assert "ZeroDivisionError: a rule that nobody tried" in report.text()
    assert session.record.to_text() in report.text()
    assert "explode" in report.title
    play_on(session, 1)
    assert session.number == 2


def test_a_position_that_neither_asks_nor_ends_is_a_failure(
    new_session: NewSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = new_session()
    session.start()
    ear = Ear(session)
    asks = ToyState.decision.__get__
    monkeypatch.setattr(ToyState, "decision", property(lambda state: None if state.laid else asks(state)))
    session.submit(Lay(session.view(0).hand[0]), 0)
    assert ear.names() == ["failed", "decision_changed"]
    assert session.number == 0


def test_a_closed_session_takes_nothing(new_session: NewSession) -> None:
    session = new_session()
    session.start()
    play_on(session, 1)
    ear = Ear(session)
    session.close()
    session.close()
    play_on(session, 1)
    assert not session.undo()
    assert ear.heard == []
    assert session.number == 1


def test_a_session_closed_by_a_slot_says_no_more(new_session: NewSession) -> None:
    session = new_session()
    session.start()
    ear = Ear(session)
    session.occurred.connect(lambda _batch: session.close())
    play_on(session, 1)
    assert ear.names() == ["occurred"]
