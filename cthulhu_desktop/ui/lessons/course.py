"""What is to be said at a table where something is learned: the hints of a lesson, or those of a puzzle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from cthulhu_desktop.bridge.learning import Puzzle, find_puzzle, puzzle_keys
from cthulhu_desktop.bridge.session import GameSession
from cthulhu_desktop.bridge.tasks import run_task
from cthulhu_desktop.bridge.timeline import Batch
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.cards.things import TurnEnds
from cthulhu_desktop.lessons import Lesson, Moment, Progress, Step, follow, keys_of, lesson_of
from cthulhu_desktop.lessons.progress import asked_of
from cthulhu_desktop.ui.lessons.bubble import Hint
from cthulhu_desktop.ui.tabletop.words import wording_now


class Course(Protocol):
    """Follows one game. `changed` tells that `hint` says something else now."""

    changed: Callable[[], object]

    def begin(self) -> None:
        """The game lies on the table."""

    def occurred(self, batch: Batch) -> None:
        """A move was taken."""

    def rewound(self, number: int) -> None:
        """The game stands after `number` moves now."""

    def hint(self) -> Hint | None:
        """What to say now; None: nothing."""

    def press(self, name: str) -> None:
        """A button of the hint was pressed."""

    def fold(self) -> None:
        """The hint was put aside."""

    def unfold(self) -> None:
        """The hint is wanted again."""


class LessonCourse(QObject):
    """The hints of a lesson: each new one is shown until it has been read, those that wait for the player until he has
    moved. What was said can be read again."""

    left = Signal()

    def __init__(self, lesson: Lesson, session: GameSession, parent: QObject) -> None:
        super().__init__(parent)
        self.changed: Callable[[], object] = lambda: None
        self.lesson = lesson
        self._session = session
        self._progress = Progress(lesson, session.game)
        self._at = -1  # which of the steps reached is shown
        self._unread = 0  # the first that was not shown yet

    def begin(self) -> None:
        """The session tells where the game is: `occurred` for a new one, `rewound` for one that is played on."""

    def _catch_up(self) -> None:
        """Follow the whole game so far; that may take longer than a frame."""
        record, game = self._session.record, self._session.game

        def caught_up(progress: Progress) -> None:
            if self._session.number == len(record.moves):
                self._progress = progress
                self._show_latest()

        run_task(lambda: follow(self.lesson, game, record), done=caught_up)

    def _show_latest(self) -> None:
        self._unread = len(self._progress.reached) - len(self._progress.latest())
        self._at = -1
        self._advance()
        self.changed()

    def occurred(self, batch: Batch) -> None:
        session, me = self._session, self.lesson.me
        if batch.seat == me and self._at >= 0 and self._steps()[self._at].waits:
            self._at = -1
        moment = Moment(
            batch.number, batch.seen_by(me), asked_of(session.decision, me), lambda: session.view(me)
        )  # fmt: skip
        self._progress.note(moment)
        if self._at < 0:
            self._advance()
        self.changed()

    def rewound(self, number: int) -> None:
        known = self._progress.reached
        if not known or number > known[-1][0]:
            self._catch_up()
            return
        self._progress.go_back(number)
        self._show_latest()

    def _steps(self) -> list[Step]:
        return [step for _number, step in self._progress.reached]

    def _advance(self) -> None:
        """On to the first step that was not read; those that waited for a move made long ago are left out."""
        reached = self._progress.reached
        while self._unread < len(reached):
            number, step = reached[self._unread]
            self._unread += 1
            if not step.waits or number == self._session.number:
                self._at = self._unread - 1
                return
        self._at = -1

    def hint(self) -> Hint | None:
        if self._at < 0 or self._at >= len(self._steps()):
            return None
        step = self._steps()[self._at]
        say, key = wording_now().say, self.lesson.text_key(step.key)
        head = tr("%1 · hint %2 of %3", "lesson, number, number")
        head = head.replace("%1", say(f"{self.lesson.text_key()}.title"))
        head = head.replace("%2", str(self.lesson.number(step.key))).replace("%3", str(len(self.lesson.steps)))
        show = keys_of(step.show, self._session.view(self.lesson.me), self.lesson.me)
        title, text, leave = say(f"{key}.title"), say(f"{key}.text"), tr("Leave the lesson")
        return Hint(head, title, text, step.rule, self._buttons(), show, leave, self._at > 0)

    def _buttons(self) -> tuple[tuple[str, str, bool], ...]:
        more = self._unread < len(self._progress.reached)
        return (("next", tr("Next", "hint"), True) if more else ("got_it", tr("Got it"), True),)

    def press(self, name: str) -> None:
        if name == "leave":
            self.left.emit()
            return
        if name == "back":
            self._at -= 1
            self._unread = self._at + 1
        elif name == "next":
            self._advance()
        else:
            self._at = -1
        self.changed()

    def fold(self) -> None:
        self._at = -1
        self.changed()

    def unfold(self) -> None:
        self._at = len(self._steps()) - 1
        self._unread = self._at + 1
        self.changed()


class PuzzleCourse(QObject):
    """The story of a puzzle, its hint and its solution; solved once the game is won before the turn ends."""

    left = Signal()
    solved = Signal(str)
    more_wanted = Signal()

    def __init__(self, key: str, session: GameSession, parent: QObject) -> None:
        super().__init__(parent)
        self.changed: Callable[[], object] = lambda: None
        self.key = key
        self._session = session
        self._puzzle: Puzzle | None = None
        self._page = "story"

    def begin(self) -> None:
        def found(puzzle: Puzzle) -> None:
            self._puzzle = puzzle
            self.changed()

        run_task(lambda: find_puzzle(self.key), done=found)
        self._judge()

    def occurred(self, batch: Batch) -> None:
        self._judge()
        self.changed()

    def rewound(self, number: int) -> None:
        self._page = "story" if number == 0 else ""
        self._judge()
        self.changed()

    def _judge(self) -> None:
        outcome = self._session.outcome
        late = any(isinstance(one, TurnEnds) for batch in self._session.history() for one in batch.occurrences)
        if outcome is not None and 0 in outcome.winners and not late:
            self._page = "solved"
            self.solved.emit(self.key)
        elif outcome is not None or late:
            self._page = "failed"

    @property
    def page(self) -> str:
        """What is shown: story, hint, solution, solved, failed, or "" for nothing."""
        return self._page

    def hint(self) -> Hint | None:
        if not self._page:
            return None
        say = wording_now().say
        keys = puzzle_keys()
        head = tr("Puzzle %1 of %2", "number, number").replace("%1", str(keys.index(self.key) + 1))
        head = head.replace("%2", str(len(keys)))
        title, key = say(f"puzzle.{self.key}.title"), f"puzzle.{self.key}"
        again = ("again", tr("Start over"), False)
        table = ("got_it", tr("To the table"), True)
        solution = ("solution", tr("Show the solution"), False)
        show: tuple[str, ...] = ()
        if self._page == "story":
            text = say("puzzle.goal", story=say(f"{key}.story"))
            buttons: tuple[tuple[str, str, bool], ...] = (("hint", tr("Hint"), False), solution, table)
        elif self._page in ("hint", "solution"):
            text = say(f"{key}.{self._page}")
            buttons = (again, solution, table) if self._page == "hint" else (again, table)
            show = self._first_cards() if self._page == "hint" else ()
        else:
            text = say(f"puzzle.{self._page}")
            won = self._page == "solved"
            buttons = (("again", tr("Start over"), not won), ("more", tr("More puzzles"), won))
        rule = "CG-15.4.1" if self._page == "story" else ""
        return Hint(head, title, text, rule, buttons, show, tr("Leave the puzzle"))

    def _first_cards(self) -> tuple[str, ...]:
        """The cards of the first move of the solution."""
        if self._puzzle is None or not self._puzzle.solution:
            return ()
        words = self._puzzle.solution[0].replace("=", " ").replace(",", " ").split()
        cards = tuple(f"card.{word}" for word in words if word.startswith("AE-"))
        return keys_of(cards, self._session.view(0), 0)

    def press(self, name: str) -> None:
        if name == "leave":
            self.left.emit()
            return
        if name == "again":
            self._start_over()
        elif name == "more":
            self.more_wanted.emit()
        else:
            self._page = "" if name == "got_it" else name
        self.changed()

    def _start_over(self) -> None:
        self._session.start_over()
        self._page = "story"

    def fold(self) -> None:
        self._page = ""
        self.changed()

    def unfold(self) -> None:
        self._page = "story"
        self._judge()
        self.changed()


def course_of(session: GameSession, parent: QObject) -> LessonCourse | PuzzleCourse | None:
    """What there is to learn in a game, as its record says; None for any other game, and for replays."""
    if session.is_replay:
        return None
    about = session.record.about
    lesson = lesson_of(about)
    if lesson is not None and lesson.game == session.game.name:
        return LessonCourse(lesson, session, parent)
    if session.game.name == "cards" and about.get("puzzle") in puzzle_keys():
        return PuzzleCourse(str(about["puzzle"]), session, parent)
    return None
