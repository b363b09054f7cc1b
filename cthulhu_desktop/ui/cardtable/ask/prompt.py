"""What the bar below the table shows: one sentence, its rule, and the few things that answer it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Button:
    """A button. `main`: Enter presses it while nothing else has the focus; `danger`: gives something away for good, so
    it is never the main one; `key`: the key that does the same, as a player reads it ("Space")."""

    text: str
    act: Callable[[], object]
    main: bool = False
    danger: bool = False
    tip: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a list: its text, what it does, whether it is the one chosen now."""

    text: str
    act: Callable[[], object]
    chosen: bool = False
    tip: str = ""


@dataclass(frozen=True, slots=True)
class ChoiceList:
    """Alternatives whose texts are too long for buttons: abilities, modes, ways to pay."""

    name: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class OrderList:
    """A list that the player puts in order; `moved(place, to)` moves one entry."""

    name: str
    entries: tuple[str, ...]
    moved: Callable[[int, int], object]


@dataclass(frozen=True, slots=True)
class Stepper:
    """A number, one of `values` (rising)."""

    name: str
    values: tuple[int, ...]
    value: int
    changed: Callable[[int], object]


@dataclass(frozen=True, slots=True)
class Naming:
    """One of many words: (the word the rules want, how it is shown). `named(word)` answers."""

    name: str
    words: tuple[tuple[str, str], ...]
    named: Callable[[str], object]


Widget = ChoiceList | OrderList | Stepper | Naming


@dataclass(frozen=True, slots=True)
class Prompt:
    """What is asked: `text` one sentence, `rule` its number ("CG-14.5.1"), `detail` one more line, the buttons it
    needs, and at most one special widget."""

    text: str = ""
    rule: str = ""
    detail: str = ""
    buttons: tuple[Button, ...] = ()
    widget: Widget | None = None
