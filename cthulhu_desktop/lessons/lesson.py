"""Lessons as their files describe them.

A file of resources/lessons says which game is played (`game`, `seed`, `bot`, `setup`, and for the card game `decks`:
two preset decks, with the cards that lie on top of them, or `position`: a position as a scenario file describes it) and
lists `steps`:

    key     its texts are the sentences lesson.<lesson>.<key>.title and .text
    when    asks = "D-04"                        the person is asked this kind of decision
            happened = "token_placed seat=me"    this occurred; "me" and "other" stand for the two seats
            where = { window = "W4", active = "me" }     the view has these values
            all that is given must hold at the same moment
    aside   true: shown whenever its moment comes; else the steps come one after another
    after   keys of steps that must have been shown before (besides the one before it, if it is no aside)
    waits   true: it asks the player to do something, so no later step is shown at the same moment
    show    what is pointed at: see `pointing`
    rule    the number of the rule it is about
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from cthulhu_desktop.data_files import resource

_STEP_KEYS = frozenset({"key", "when", "aside", "after", "waits", "show", "rule"})
_WHEN_KEYS = frozenset({"asks", "happened", "where"})


@dataclass(frozen=True, slots=True)
class Condition:
    """When a step is shown; all parts that are given must hold. `happened` is an occurrence in text notation whose
    fields must be equal (those left out may be anything)."""

    asks: str = ""
    happened: str = ""
    where: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Step:
    """One hint of a lesson."""

    key: str
    when: Condition
    aside: bool = False
    after: tuple[str, ...] = ()
    waits: bool = False
    show: tuple[str, ...] = ()
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided game. `decks`: (key of a preset deck, ids of the cards on top of it, the first drawn first) by seat;
    `position`: the text of a scenario file, "" for a game from its beginning."""

    key: str
    game: str
    order: int
    seed: int
    me: int
    bot: str
    setup: Mapping[str, Any]
    decks: tuple[tuple[str, tuple[str, ...]], ...]
    steps: tuple[Step, ...]
    position: str = ""

    def step(self, key: str) -> Step:
        """The step of that key. KeyError if there is none."""
        found = next((step for step in self.steps if step.key == key), None)
        if found is None:
            raise KeyError(key)
        return found

    def number(self, key: str) -> int:
        """Which step it is, from 1."""
        return 1 + next(place for place, step in enumerate(self.steps) if step.key == key)

    def text_key(self, key: str = "") -> str:
        """Where the sentences of a step (of the lesson itself: "") are found, without their last part."""
        return f"lesson.{self.key}.{key}" if key else f"lesson.{self.key}"


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons, in the order in which they are taught."""
    files = sorted(resource("lessons").glob("*.toml"))
    found = [read_lesson(file.stem, file.read_text(encoding="utf-8")) for file in files]
    return tuple(sorted(found, key=lambda lesson: lesson.order))


def lesson_of(about: Mapping[str, Any]) -> Lesson | None:
    """The lesson a game belongs to, as the `about` of its record says; None for any other game."""
    key = about.get("lesson")
    return next((lesson for lesson in lessons() if lesson.key == key), None)


def read_lesson(key: str, text: str) -> Lesson:
    """A lesson from the text of its file. ValueError or KeyError if the file is not as it should be."""
    data = tomllib.loads(text)
    decks = tuple((deck["deck"], tuple(deck.get("top", ()))) for deck in data.get("decks", ()))
    steps = tuple(_read_step(step) for step in data["steps"])
    keys = [step.key for step in steps]
    for step in steps:
        if keys.count(step.key) > 1 or not set(step.after) <= set(keys):
            raise ValueError(f"{key}: {step.key}")
    return Lesson(
        key, data["game"], data["order"], data["seed"], data.get("me", 0), data["bot"], data.get("setup", {}), decks,
        steps, data.get("position", ""),
    )  # fmt: skip


def _read_step(data: Mapping[str, Any]) -> Step:
    when = data["when"]
    for name in (*(set(data) - _STEP_KEYS), *(set(when) - _WHEN_KEYS)):
        raise ValueError(f"{data['key']}: {name}")
    return Step(
        data["key"], Condition(when.get("asks", ""), when.get("happened", ""), when.get("where", {})),
        data.get("aside", False), tuple(data.get("after", ())), data.get("waits", False), tuple(data.get("show", ())),
        data.get("rule", ""),
    )  # fmt: skip
