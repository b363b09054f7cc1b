"""The random generator inside every state."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


class Rng:
    """SplitMix64: one 64-bit number is its whole state, so a copy costs nothing and a save is one number.

    `random.Random` carries 625 numbers: copying it alone would cost more than a whole card game state may.
    The same state gives the same numbers on every machine and Python version.
    """

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    def next64(self) -> int:
        """The next number, 0 <= n < 2**64."""
        state = self.state = (self.state + _GOLDEN) & _MASK
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def below(self, limit: int) -> int:
        """A number 0 <= n < limit, each equally likely. ValueError if limit < 1."""
        if limit < 1:
            raise ValueError(f"below({limit})")
        cut = (1 << 64) - (1 << 64) % limit
        while True:
            number = self.next64()
            if number < cut:
                return number % limit

    def choice(self, items: Sequence[T]) -> T:
        """One of `items`, each equally likely. ValueError if there are none."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put `items` into a random order, every order equally likely (Fisher-Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def copy(self) -> Rng:
        """An independent generator that goes on with the same numbers."""
        return Rng(self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and other.state == self.state

    def __hash__(self) -> int:
        return hash(self.state)

    def __repr__(self) -> str:
        return f"Rng({self.state})"
