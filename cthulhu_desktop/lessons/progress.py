"""How far a lesson has come: a function of what occurred and what is asked, so that it can be left and resumed, and
follows when moves are taken back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any

from cthulhu_desktop.core.kernel import Decision, Game, GameRecord, Occurrence, Replay
from cthulhu_desktop.lessons.lesson import Condition, Lesson, Step

SEATS = {"me": 0, "other": 1}


@dataclass(frozen=True, slots=True)
class Moment:
    """After move `number` (0: before the first): what it brought about, what kind of decision the person is asked now
    ("": none), and what the person sees."""

    number: int
    occurrences: tuple[Occurrence, ...]
    asked: str
    look: Callable[[], Any]


class Progress:
    """The steps of a lesson reached so far, each with the number of the move that brought it."""

    def __init__(self, lesson: Lesson, game: Game[Any]) -> None:
        self.lesson = lesson
        self.reached: list[tuple[int, Step]] = []
        self._game = game

    def note(self, moment: Moment) -> tuple[Step, ...]:
        """Take the next moment in; the steps it brings, in order."""
        found: list[Step] = []
        known = {step.key for _number, step in self.reached}
        main = [step for step in self.lesson.steps if not step.aside]
        waiting = False
        for step in self.lesson.steps:
            if step.key in known or not set(step.after) <= known:
                continue
            if not step.aside:
                place = main.index(step)
                if waiting or (place and main[place - 1].key not in known):
                    continue
            if self._holds(step.when, moment):
                found.append(step)
                known.add(step.key)
                waiting = waiting or step.waits
        self.reached += [(moment.number, step) for step in found]
        return tuple(found)

    def go_back(self, number: int) -> None:
        """Forget what came after the first `number` moves."""
        self.reached = [entry for entry in self.reached if entry[0] <= number]

    def latest(self) -> tuple[Step, ...]:
        """The steps the last moment with any brought: what to show when the game is resumed."""
        if not self.reached:
            return ()
        last = self.reached[-1][0]
        return tuple(step for number, step in self.reached if number == last)

    @property
    def finished(self) -> bool:
        """The last of the steps that come one after another was shown."""
        main = [step for step in self.lesson.steps if not step.aside]
        return any(step is main[-1] for _number, step in self.reached)

    # --- conditions --------------------------------------------------------------------------------------------------

    def _holds(self, when: Condition, moment: Moment) -> bool:
        if when.asks and when.asks != moment.asked:
            return False
        if when.happened and not any(self._fits(when.happened, one) for one in moment.occurrences):
            return False
        if not when.where:
            return True
        view = moment.look()
        return all(getattr(view, name) == self._value(value) for name, value in when.where.items())

    def _fits(self, pattern: str, occurrence: Occurrence) -> bool:
        word, *rest = pattern.split()
        if self._game.vocabulary.words()[word] is not type(occurrence):
            return False
        given = dict(part.split("=", maxsplit=1) for part in rest)
        values: Mapping[str, Any] = {each.name: getattr(occurrence, each.name) for each in fields(occurrence)}  # type: ignore[arg-type]
        return all(_same(values[name], self._value(text)) for name, text in given.items())

    def _value(self, value: Any) -> Any:
        """A value of the file; "me" and "other" are seats."""
        if value not in SEATS:
            return value
        return self.lesson.me if value == "me" else 1 - self.lesson.me


def _same(value: Any, wanted: Any) -> bool:
    return bool(value == wanted) or str(value) == str(wanted) or (value is True and wanted == "yes")


def asked_of(decision: Decision | None, seat: int) -> str:
    """The kind of decision that `seat` is asked, "" if it is not asked."""
    return decision.kind if decision is not None and decision.seat == seat else ""


def follow(lesson: Lesson, game: Game[Any], record: GameRecord) -> Progress:
    """The progress after the moves of a record. RecordError if it cannot be followed."""
    progress = Progress(lesson, game)
    replay = Replay.start(game, record)

    def note(number: int, occurrences: tuple[Occurrence, ...]) -> None:
        asked = asked_of(replay.state.decision, lesson.me)
        progress.note(Moment(number, occurrences, asked, lambda: replay.state.view(lesson.me)))

    note(0, replay.opening)
    for number, (_move, applied) in enumerate(replay.steps(), start=1):
        note(number, applied.occurrences)
    return progress
