"""What can be jumped to in a game: turns, phases and other kinds of occurrence, by game."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from cthulhu_desktop.bridge.timeline import Batch
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.kernel import Occurrence
from cthulhu_desktop.ui.tabletop.words import wording_now
from cthulhu_desktop.ui.widgets.texts import Say

TURN, PHASE = "turn", "phase"

Finder = Callable[[Occurrence], Iterator[str]]
"""The kinds an occurrence belongs to."""
Placer = Callable[[Sequence[Batch], int, Sequence[str]], str]
"""Where a number of moves leads, in words; "" if there is nothing to say."""


@dataclass(frozen=True, slots=True)
class Kinds:
    """The kinds of one game by key, with their names, and how to find them. The first is the one chosen at first."""

    names: Mapping[str, Say]
    find: Finder
    place: Placer


class Marks:
    """All marks of one game: for each kind the numbers of moves that brought one about, in order."""

    def __init__(self, game: str, batches: Sequence[Batch]) -> None:
        self._kinds = kinds_of(game)
        self._batches = batches
        self._numbers: dict[str, list[int]] = {kind: [] for kind in self._kinds.names}
        for batch in batches:
            found = {kind for occurrence in batch.occurrences for kind in self._kinds.find(occurrence)}
            for kind in found:
                self._numbers[kind].append(batch.number)

    def kinds(self) -> list[tuple[str, Say]]:
        """The kinds that occur in this game, with their names."""
        return [(kind, say) for kind, say in self._kinds.names.items() if self._numbers[kind]]

    def numbers(self, kind: str) -> Sequence[int]:
        """Where that kind occurred; nowhere for a kind the game does not have."""
        return self._numbers.get(kind, ())

    def next_of(self, kind: str, number: int) -> int | None:
        """The first after `number`; None if there is none."""
        numbers = self.numbers(kind)
        at = bisect_right(numbers, number)
        return numbers[at] if at < len(numbers) else None

    def previous_of(self, kind: str, number: int) -> int | None:
        """The last before `number`; None if there is none."""
        return next((found for found in reversed(self.numbers(kind)) if found < number), None)

    def place(self, number: int, names: Sequence[str]) -> str:
        """Where a number of moves leads, in the language of now."""
        return self._kinds.place(self._batches, number, names)


def kinds_of(game: str) -> Kinds:
    """The kinds of a game; none for a game that has no table here."""
    if game == "dice":
        return _dice()
    if game == "cards":
        return _cards()
    return Kinds({}, lambda _occurrence: iter(()), lambda _batches, _number, _names: "")


def _backwards(batches: Sequence[Batch], number: int) -> Iterator[Occurrence]:
    for batch in reversed(batches[: number + 1]):
        yield from reversed(batch.occurrences)


# ---- the dice game


def _dice() -> Kinds:
    from cthulhu_desktop.core.dice import things as th

    table: dict[type[Occurrence], str] = {
        th.PhaseBegan: PHASE, th.Called: "call", th.DieTaken: "taken", th.StoneTaken: "stone", th.PhaseScored: "scored",
        th.InvocationEnded: TURN,
    }  # fmt: skip

    def find(occurrence: Occurrence) -> Iterator[str]:
        kind = table.get(type(occurrence))
        if kind is not None:
            yield kind

    def place(batches: Sequence[Batch], number: int, _names: Sequence[str]) -> str:
        phase = next((one.phase for one in _backwards(batches, number) if isinstance(one, th.PhaseBegan)), 0)
        return tr("Phase %1").replace("%1", str(phase)) if phase else tr("Start roll")

    names: dict[str, Say] = {
        TURN: lambda: tr("End of an invocation"), PHASE: lambda: tr("Phase"), "call": lambda: tr("Call"),
        "taken": lambda: tr("Die taken"), "stone": lambda: tr("Doubling stone"), "scored": lambda: tr("Scoring"),
    }  # fmt: skip
    return Kinds(names, find, place)


# ---- the card game


def _cards() -> Kinds:
    from cthulhu_desktop.core.cards import things as th

    table: dict[type[Occurrence], str] = {
        th.TurnBegins: TURN, th.PhaseBegins: PHASE, th.Played: "played", th.AbilityUsed: "used",
        th.StruggleCounted: "struggle", th.TokenPlaced: "token", th.StoryWon: "story", th.GoesInsane: "loss",
        th.Wounded: "loss", th.Destroyed: "loss", th.Sacrificed: "loss",
    }  # fmt: skip

    def find(occurrence: Occurrence) -> Iterator[str]:
        kind = table.get(type(occurrence))
        if kind is not None:
            yield kind

    def place(batches: Sequence[Batch], number: int, names: Sequence[str]) -> str:
        phase = ""
        for one in _backwards(batches, number):
            if isinstance(one, th.PhaseBegins) and not phase:
                phase = wording_now().say(f"cards.phase.{one.phase}")
            if isinstance(one, th.TurnBegins):
                text = tr("Turn %1: %2, %3", "number, player, phase") if phase else tr("Turn %1: %2", "number, player")
                return text.replace("%1", str(one.turn)).replace("%2", names[one.seat]).replace("%3", phase)
        return tr("Before the first turn")

    titles: dict[str, Say] = {
        TURN: lambda: tr("Turn"), PHASE: lambda: tr("Phase"), "played": lambda: tr("Card played"),
        "used": lambda: tr("Ability used"), "struggle": lambda: tr("Struggle"),
        "loss": lambda: tr("Wound, insanity or destruction"), "token": lambda: tr("Success token"),
        "story": lambda: tr("Story won"),
    }  # fmt: skip
    return Kinds(titles, find, place)
