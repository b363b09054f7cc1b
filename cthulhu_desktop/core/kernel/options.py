"""Decisions and their options."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cthulhu_desktop.core.kernel.rng import Rng
from cthulhu_desktop.core.kernel.things import Move


class Options(ABC):
    """The legal moves of one decision, as a lazy view: the one source of truth for what is legal.

    Some are astronomically many (ten ready characters: 4**10 ways to commit), so ask `in`, `count()` or
    `sample`; iterate only where `count()` is small.
    """

    __slots__ = ()

    @abstractmethod
    def __iter__(self) -> Iterator[Move]: ...

    @abstractmethod
    def __contains__(self, move: object) -> bool: ...

    @abstractmethod
    def count(self) -> int:
        """How many there are; at least 1 in a decision that is asked."""

    @abstractmethod
    def sample(self, rng: Rng) -> Move:
        """One of them at random. Every option has a chance; equal chances where that is cheap."""

    def __bool__(self) -> bool:
        return self.count() > 0


class ListedOptions(Options):
    """Options few enough to list; order is kept and means nothing."""

    __slots__ = ("moves",)

    def __init__(self, moves: Sequence[Move]) -> None:
        self.moves = moves

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)

    def __contains__(self, move: object) -> bool:
        return move in self.moves

    def count(self) -> int:
        return len(self.moves)

    def sample(self, rng: Rng) -> Move:
        return self.moves[rng.below(len(self.moves))]


@dataclass(frozen=True, slots=True)
class Decision:
    """One question to one seat.

    `kind` is the number of the decision in the spec ("D-16", "DG-4"), `rule` the rule to open beside the
    prompt, `source` names what asks ("card:17", "" if the rules do), `prompt` is the key of its sentence.
    """

    seat: int
    kind: str
    options: Options
    rule: str = ""
    source: str = ""
    prompt: str = ""
