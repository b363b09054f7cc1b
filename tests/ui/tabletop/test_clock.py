"""The one clock of a table."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from cthulhu_desktop.ui.tabletop.clock import (
    Call,
    Clock,
    Parallel,
    Pause,
    Sequence,
    Tween,
    ease_back,
    ease_in_out,
    ease_out,
    linear,
)


def moving() -> Clock:
    return Clock(lambda: True)


def test_every_ease_begins_at_nothing_and_ends_exactly_at_the_whole() -> None:
    for ease in (linear, ease_out, ease_in_out, ease_back):
        assert abs(ease(0.0)) < 1e-9
        assert abs(ease(1.0) - 1.0) < 1e-9


def test_a_tween_follows_time_and_ends_exactly(qapp: object) -> None:
    seen: list[float] = []
    clock = moving()
    clock.play(Tween(100, seen.append, linear))
    clock.advance(50)
    clock.advance(70)
    assert seen == [0.0, 0.5, 1.0]
    assert not clock.busy


def test_a_sequence_shows_each_part_at_its_end_before_the_next_begins(qapp: object) -> None:
    told: list[str] = []
    sequence = Sequence(
        Tween(10, lambda t: told.append(f"a{t:.0f}") if t == 1 else None, linear),
        Call(lambda: told.append("call")),
        Pause(10),
        Tween(10, lambda t: told.append(f"b{t:.1f}"), linear),
    )
    assert sequence.duration == 30
    clock = moving()
    clock.play(sequence)
    clock.advance(25)
    assert told == ["a1", "call", "b0.5"]


def test_parallel_lasts_as_long_as_its_longest_part(qapp: object) -> None:
    ends: list[str] = []
    both = Parallel(
        Sequence(Pause(10), Call(lambda: ends.append("short"))), Sequence(Pause(30), Call(lambda: ends.append("long")))
    )
    clock = moving()
    clock.play(both, lambda: ends.append("done"))
    clock.advance(20)
    assert ends == ["short"]
    clock.advance(20)
    assert ends == ["short", "long", "done"]


def test_skipping_ends_what_runs_but_not_what_begins_because_of_that(qapp: object) -> None:
    told: list[str] = []
    clock = moving()
    clock.play(Pause(500), lambda: (told.append("first"), clock.play(Pause(500), lambda: told.append("second"))))
    clock.skip()
    assert told == ["first"]
    assert clock.busy
    clock.skip()
    assert told == ["first", "second"]


def test_without_motion_everything_is_at_its_end_at_once(qapp: object) -> None:
    seen: list[object] = []
    clock = Clock(lambda: False)
    clock.play(Tween(1000, seen.append), lambda: seen.append("done"))
    assert seen == [1.0, "done"]
    assert not clock.busy


def test_the_clock_tells_when_nothing_moves_any_more(qtbot: QtBot) -> None:
    clock = moving()
    with qtbot.waitSignal(clock.idle, timeout=2000):
        clock.play(Tween(40, lambda _t: None))


def test_a_stopped_clock_forgets_without_a_word(qapp: object) -> None:
    told: list[str] = []
    clock = moving()
    clock.play(Pause(10), lambda: told.append("done"))
    clock.stop()
    clock.advance(1000)
    assert told == []
