"""Where one learns to play: the lessons, and the puzzles with those solved marked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from cthulhu_desktop.bridge.desk import NewGame
from cthulhu_desktop.bridge.learning import lesson_game, puzzle_game, puzzle_keys
from cthulhu_desktop.bridge.tasks import run_task
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.lessons import Lesson, lessons
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.shell.page import SheetPage
from cthulhu_desktop.ui.shell.seats_form import default_names
from cthulhu_desktop.ui.tabletop.words import wording_now
from cthulhu_desktop.ui.theme import Role
from cthulhu_desktop.ui.widgets.sheet import Ornament
from cthulhu_desktop.ui.widgets.texts import Say


class LearnPage(SheetPage):
    """`game_wanted(NewGame)` once a lesson or puzzle was chosen and its game has been prepared. `solved` tells which
    puzzles are solved, by key."""

    FILLS = True
    game_wanted = Signal(object)

    def __init__(self, solved: Callable[[], Mapping[str, Any]], parent: QWidget | None = None) -> None:
        super().__init__(lambda: tr("Learn to play"), parent)
        self._solved = solved
        self._busy = False
        self.lessons: dict[str, QPushButton] = {}
        self.puzzles: dict[str, QPushButton] = {}
        self.marks: dict[str, QLabel] = {}
        self._heading(lambda: tr("Lessons"))
        for lesson in lessons():
            self._add_lesson(lesson)
        self.body.addSpacing(6)
        self.body.addWidget(Ornament(theme.BRASS_DARK))
        self._heading(lambda: tr("Puzzles: win this turn"))
        for number, key in enumerate(puzzle_keys(), start=1):
            self._add_puzzle(number, key)
        self.body.addStretch(1)
        self.done = QPushButton()
        self.texts.button(self.done, lambda: tr("Back"))
        self.done.clicked.connect(self.left)
        self.foot.addWidget(self.done)
        self.foot.addStretch(1)

    def _heading(self, say: Say) -> None:
        self.body.addWidget(self.texts.label(say, 18, role=Role.TITLE))

    def _add_lesson(self, lesson: Lesson) -> None:
        key = lesson.text_key()
        button = self._row(
            lambda: wording_now().say(f"{key}.title"), lambda: wording_now().say(f"{key}.about"), lambda: tr("Begin"),
        )  # fmt: skip
        button.clicked.connect(lambda: self.begin_lesson(lesson))
        self.lessons[lesson.key] = button

    def _add_puzzle(self, number: int, key: str) -> None:
        def title() -> str:
            name = tr("%1. %2", "number, title of a puzzle").replace("%1", str(number))
            return name.replace("%2", wording_now().say(f"puzzle.{key}.title"))

        mark = QLabel()
        theme.set_font(mark, Role.TEXT, 12.5, italic=True)
        mark.setProperty("tone", "brass")
        button = self._row(title, lambda: wording_now().say(f"puzzle.{key}.about"), lambda: tr("Play"), mark)
        button.clicked.connect(lambda: self.begin_puzzle(key))
        self.puzzles[key] = button
        self.marks[key] = mark

    def _row(self, title: Say, about: Say, verb: Say, mark: QLabel | None = None) -> QPushButton:
        """A title with a line or two about it, and the button that begins it."""
        row = QHBoxLayout()
        row.setSpacing(14)
        words = QVBoxLayout()
        words.setSpacing(0)
        first = QHBoxLayout()
        first.addWidget(self.texts.label(title, 15, weight=600), 1)
        if mark is not None:
            first.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        words.addLayout(first)
        words.addWidget(self.texts.label(about, 13, tone="muted"))
        row.addLayout(words, 1)
        button = QPushButton()
        self.texts.button(button, verb)
        self.texts.put(button.setAccessibleName, title)
        self.texts.put(button.setAccessibleDescription, about)
        row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.body.addLayout(row)
        return button

    # ---- begun

    def begin_lesson(self, lesson: Lesson) -> None:
        """Prepare the game of a lesson and ask for it."""
        if lesson.game == "dice":
            names = tuple(default_names()[:2])
        else:
            names = (tr("Your side"), tr("Your opponent"))
        self._prepare(lambda: lesson_game(lesson, names))

    def begin_puzzle(self, key: str) -> None:
        """Prepare the game of a puzzle and ask for it."""
        names = (tr("Your side"), tr("The other side"))
        self._prepare(lambda: puzzle_game(key, names))

    def _prepare(self, make: Callable[[], NewGame]) -> None:
        """Cards are read for it, so it takes a moment."""
        if self._busy:
            return
        self._busy = True

        def ready(game: NewGame) -> None:
            self._busy = False
            self.game_wanted.emit(game)

        def failed(problem: Exception) -> None:
            self._busy = False
            raise problem

        run_task(make, done=ready, failed=failed)

    # ---- the page

    def _show_marks(self) -> None:
        solved = self._solved()
        for key, mark in self.marks.items():
            mark.setText(tr("★ solved") if solved.get(key) is True else "")

    def retranslate(self) -> None:
        super().retranslate()
        self._show_marks()

    def entered(self) -> None:
        """What was solved meanwhile is marked."""
        self._show_marks()
        next(iter(self.lessons.values())).setFocus(Qt.FocusReason.OtherFocusReason)
