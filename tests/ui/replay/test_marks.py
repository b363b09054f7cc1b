"""What can be jumped to."""

from __future__ import annotations

import pytest

from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.dice import things as dice
from cthulhu_desktop.core.kernel import Occurrence
from cthulhu_desktop.ui.replay.marks import PHASE, TURN, Marks
from tests.ui.replay.conftest import NewReplay

NAMES = ("Anna", "Bert")


def numbers_with(session: object, kind: type[Occurrence]) -> list[int]:
    return [
        batch.number for batch in session.batches()  # type: ignore[attr-defined]
        if any(isinstance(one, kind) for one in batch.occurrences)
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("game", "kind", "occurrence"),
    [
        ("cards", TURN, th.TurnBegins), ("cards", PHASE, th.PhaseBegins), ("cards", "played", th.Played),
        ("cards", "struggle", th.StruggleCounted), ("cards", "token", th.TokenPlaced), ("dice", PHASE, dice.PhaseBegan),
        ("dice", "call", dice.Called), ("dice", TURN, dice.InvocationEnded), ("dice", "scored", dice.PhaseScored),
    ],
)  # fmt: skip
def test_each_kind_is_found_wherever_it_occurred(
    new_replay: NewReplay, game: str, kind: str, occurrence: type[Occurrence]
) -> None:
    session = new_replay(game)
    marks = Marks(game, session.batches())
    assert list(marks.numbers(kind)) == numbers_with(session, occurrence)


def test_only_kinds_that_occurred_are_offered(new_replay: NewReplay) -> None:
    session = new_replay("cards")
    marks = Marks("cards", session.batches()[:1])
    assert "story" not in [kind for kind, _say in marks.kinds()]
    every = Marks("cards", session.batches())
    assert [kind for kind, _say in every.kinds()][:2] == [TURN, PHASE]
    assert all(say() for _kind, say in every.kinds())


def test_the_next_and_the_one_before_are_those_around_a_move(new_replay: NewReplay) -> None:
    marks = Marks("cards", new_replay("cards").batches())
    first, second, third = marks.numbers(TURN)[:3]
    assert marks.next_of(TURN, first) == second
    assert marks.next_of(TURN, second - 1) == second
    assert marks.previous_of(TURN, second) == first
    assert marks.previous_of(TURN, second + 1) == second
    assert marks.previous_of(TURN, first) is None
    assert marks.next_of(TURN, marks.numbers(TURN)[-1]) is None
    assert third > second
    assert marks.next_of("no such kind", 0) is None


def test_a_place_is_told_by_turn_player_and_phase(new_replay: NewReplay) -> None:
    session = new_replay("cards")
    marks = Marks("cards", session.batches())
    assert marks.place(0, NAMES) == "Before the first turn"
    for number in marks.numbers(TURN):
        begun = next(one for one in session.batches()[number].occurrences if isinstance(one, th.TurnBegins))
        text = marks.place(number, NAMES)
        assert text.startswith(f"Turn {begun.turn}: {NAMES[begun.seat]}")
    assert marks.place(marks.numbers(TURN)[0], NAMES).endswith("phase")


def test_a_place_in_the_dice_game_is_told_by_its_phase(new_replay: NewReplay) -> None:
    session = new_replay("dice")
    marks = Marks("dice", session.batches())
    last = [one.phase for batch in session.batches() for one in batch.occurrences if isinstance(one, dice.PhaseBegan)]
    assert marks.place(session.total, NAMES) == f"Phase {last[-1]}"


def test_a_game_without_a_table_has_no_marks(new_replay: NewReplay) -> None:
    marks = Marks("toy", new_replay("dice").batches())
    assert marks.kinds() == []
    assert marks.place(3, NAMES) == ""
