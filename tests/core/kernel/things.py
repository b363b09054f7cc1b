"""A game too small to be one, for the tests of the kernel: count to ten by ones and twos, with a die."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Self

from cthulhu_desktop.core.kernel import (
    Applied,
    Begun,
    Decision,
    Game,
    KernelReason,
    ListedOptions,
    Move,
    Occurrence,
    Outcome,
    Refused,
    Rng,
    SetupError,
    State,
    Vocabulary,
)

WORDS = Vocabulary()


class Colour(StrEnum):
    """Something with a value that has to be quoted."""

    RED = "red"
    SEA_GREEN = "sea green"


@WORDS.word("add")
@dataclass(frozen=True, slots=True)
class Add(Move):
    """Count on by `steps`."""

    steps: int


@WORDS.word("counted")
@dataclass(frozen=True, slots=True)
class Counted(Occurrence):
    """The count and a number that chance added to the story."""

    to: int
    chance: int


@WORDS.word("everything")
@dataclass(frozen=True, slots=True)
class Everything(Occurrence):
    """One field of every type the notation knows."""

    number: int
    text: str = ""
    flag: bool = False
    colour: Colour = Colour.RED
    maybe: int | None = None
    numbers: tuple[int, ...] = ()
    texts: tuple[str, ...] = ()
    colours: tuple[Colour, ...] = ()
    pair: tuple[int, str] = (0, "")
    pairs: tuple[tuple[int, int], ...] = ()


class CountState(State):
    """Two seats count in turn; who reaches `goal` wins."""

    __slots__ = ("count", "goal", "number", "rng")

    def __init__(self, goal: int, rng: Rng, count: int = 0, number: int = 0) -> None:
        self.goal, self.rng, self.count, self.number = goal, rng, count, number

    @property
    def decision(self) -> Decision | None:
        if self.outcome:
            return None
        return Decision(self.number % 2, "T-1", ListedOptions((Add(1), Add(2))))

    @property
    def outcome(self) -> Outcome | None:
        return Outcome(((self.number - 1) % 2,), "test.reached") if self.count >= self.goal else None

    def apply(self, move: Move) -> Applied | Refused:
        if self.decision is None:
            return Refused(KernelReason.GAME_OVER)
        if not isinstance(move, Add) or move not in self.decision.options:
            return Refused(KernelReason.NOT_OFFERED)
        self.count += move.steps
        self.number += 1
        return Applied((Counted(self.count, self.rng.below(6)),))

    def view(self, seat: int | None) -> tuple[int, int]:
        return (self.count, self.goal)

    def copy(self) -> Self:
        return type(self)(self.goal, self.rng.copy(), self.count, self.number)

    def redeal(self, seat: int | None, rng: Rng) -> Self:
        return type(self)(self.goal, Rng(rng.next64()), self.count, self.number)

    def to_data(self) -> dict[str, Any]:
        return {"goal": self.goal, "rng": self.rng.state, "count": self.count, "number": self.number}


class CountGame(Game[CountState]):
    """The game of that state."""

    name = "count"
    rules_version = 3
    vocabulary = WORDS

    def read_setup(self, data: Mapping[str, Any]) -> int:
        goal = data.get("goal", 10)
        if type(goal) is not int:
            raise SetupError(Refused(KernelReason.BAD_SETUP, "", {"field": "goal", "value": str(goal)}))
        return goal

    def write_setup(self, setup: int) -> dict[str, Any]:
        return {"goal": setup}

    def begin(self, setup: int, seed: int) -> Begun[CountState]:
        return Begun(CountState(setup, Rng(seed)), (Counted(0, 0),))

    def restore(self, data: Mapping[str, Any]) -> CountState:
        return CountState(data["goal"], Rng(data["rng"]), data["count"], data["number"])

    def seats(self, setup: int) -> int:
        return 2


COUNT = CountGame()
