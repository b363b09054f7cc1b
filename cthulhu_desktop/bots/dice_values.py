"""What an unfinished invocation is worth, if it is played on well: exact expectations over the rolls to come.

One cult is looked at by itself: its display, its loose dice, and how many free dice it may still gain. Every roll and
every sensible call is weighed; the values are worked out when they are asked for and kept.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

LOSS = 0.1  # chance a turn that a rival takes one of the loose dice
FREE_CAP = 2  # more free dice than this do not change which call is best, but cost much time
MOST_DICE = 8  # loose and free together; more are looked at as so many


class RollClass(NamedTuple):
    """All rolls that offer the same: their chance, whether an IÄÄ and an Elder Sign are there, and the sums of the
    best one, two, … tentacle dice."""

    chance: float
    iaa: bool
    sign: bool
    sums: tuple[int, ...]
    all_signs: bool


@cache
def roll_classes(dice: int) -> tuple[RollClass, ...]:
    """The different rolls of so many dice; their chances add up to 1."""
    ways: dict[tuple[bool, bool, tuple[int, ...], bool], int] = {}
    for faces in combinations_with_replacement("I321E", dice):
        counts = [faces.count(face) for face in "I321E"]
        number = factorial(dice) // prod(map(factorial, counts)) * 2 ** counts[0]  # IÄÄ is on two sides
        sums: list[int] = []
        for value, count in zip((3, 2, 1), counts[1:4], strict=True):
            for _ in range(count):
                sums.append((sums[-1] if sums else 0) + value)
        key = (counts[0] > 0, counts[4] > 0, tuple(sums), counts[4] == dice)
        ways[key] = ways.get(key, 0) + number
    return tuple(RollClass(number / 6**dice, *key) for key, number in ways.items())


class Aim(NamedTuple):
    """What a score in this phase is worth to a cult, in power points of an ordinary phase: the score itself, but
    `prize` from `need` on (the target is reached) and `ruin` at `-floor` or less (the depth is reached). None: out of
    reach in this phase."""

    need: int | None = None
    prize: float = 0.0
    floor: int | None = None
    ruin: float = 0.0

    def worth(self, score: int) -> float:
        """The worth of a score."""
        if self.need is not None and score >= self.need:
            return self.prize
        if self.floor is not None and score <= -self.floor:
            return self.ruin
        return score


POINTS = Aim()


class ValueTable:
    """The values of all positions of one cult for one aim. `stone`: it holds a doubling stone already; `chant`: the
    whole chant brings one; `bare`: row 3 needs no tentacle in the display."""

    def __init__(self, aim: Aim = POINTS, *, stone: bool = False, chant: bool = True, bare: bool = False) -> None:
        self.aim = aim
        self.times = 2 if stone else 1
        self.chant_times = 2 if stone or chant else 1
        self.bare = bare
        self._values: dict[tuple[int, int, int, int], float] = {}
        self._afters: dict[tuple[int, int, int, int], float] = {}

    def ended(self, iaa: int, tentacles: int, *, completed: bool) -> float:
        """The worth of an invocation that has ended."""
        value = iaa * tentacles * self.times
        return self.aim.worth(value if completed else -value)

    def value(self, iaa: int, tentacles: int, loose: int, free: float) -> float:
        """The worth of a display with `iaa` IÄÄ and `tentacles` before a roll of `loose` dice, while `free` dice may
        be gained; a fraction lies between its neighbours."""
        loose = min(loose, MOST_DICE)
        free = min(free, FREE_CAP, MOST_DICE - loose)
        low = int(free)
        value = self._value(iaa, tentacles, loose, low)
        if free > low:
            value += (free - low) * (self._value(iaa, tentacles, loose, low + 1) - value)
        return value

    def _value(self, iaa: int, tentacles: int, loose: int, free: int) -> float:
        if loose <= 0:
            return self.ended(iaa, tentacles, completed=False)
        key = (iaa, tentacles, loose, free)
        known = self._values.get(key)
        if known is None:
            known = self._values[key] = self._expect(iaa, tentacles, loose, free)
        return known

    def _after(self, iaa: int, tentacles: int, loose: int, free: int) -> float:
        """The value after a turn: a rival may take a die before the next one."""
        key = (iaa, tentacles, loose, free)
        known = self._afters.get(key)
        if known is None:
            known = self._value(iaa, tentacles, loose, free)
            if loose > 0:
                known += LOSS * (self._value(iaa, tentacles, loose - 1, free) - known)
            self._afters[key] = known
        return known

    def _expect(self, iaa: int, tentacles: int, loose: int, free: int) -> float:
        """The expectation over the next roll, the best call made each time."""
        total = 0.0
        for roll in roll_classes(loose):
            if not roll.all_signs:
                total += roll.chance * self._best(roll, iaa, tentacles, loose, free)
        signs = 1.0 / 6**loose
        best = self._only_signs(iaa, tentacles, loose, free)
        if free:
            return total + signs * best
        # Row 8 without a free die rolls the same dice again in the next turn.
        return max(total + signs * best, total / (1 - signs))

    def _only_signs(self, iaa: int, tentacles: int, loose: int, free: int) -> float:
        """After a roll of Elder Signs only: complete, or give a die, or take two (DG-4.5)."""
        if iaa and tentacles:
            best = self.ended(iaa, tentacles, completed=True)
        else:
            best = self._after(iaa, tentacles, loose - 1, free)
        gained = min(2, free)
        return max(best, self._after(iaa, tentacles, loose + gained, free - gained)) if gained else best

    def _best(self, roll: RollClass, iaa: int, tentacles: int, loose: int, free: int) -> float:
        """The best call after any other roll; giving a die if there is none."""
        found: list[float] = []
        if roll.iaa:
            found.append(self._after(iaa + 1, tentacles, loose - 1, free))
            if roll.sign and tentacles:
                found.append(self.aim.worth((iaa + 1) * tentacles * self.times))
            if roll.sign and free and (tentacles or self.bare):
                found.append(self._after(iaa + 1, tentacles, loose, free - 1))
            if roll.sums:
                self._add(found, roll, iaa + 1, tentacles, loose - 1, free, self.chant_times)
        if iaa:
            if roll.sign and tentacles:
                found.append(self.aim.worth(iaa * tentacles * self.times))
            if roll.sums:
                self._add(found, roll, iaa, tentacles, loose, free, self.times)
        return max(found) if found else self._after(iaa, tentacles, loose - 1, free)

    def _add(
        self, found: list[float], roll: RollClass, iaa: int, tentacles: int, loose: int, free: int, times: int
    ) -> None:
        """The calls with Cthulhu in them; `iaa` and `loose` count an IÄÄ called before it already."""
        after = self._after
        for more in roll.sums:
            loose -= 1
            found.append(after(iaa, tentacles + more, loose, free))
            if roll.sign and free:
                found.append(after(iaa, tentacles + more, loose + 1, free - 1))
        if roll.sign:
            found.append(self.aim.worth(iaa * (tentacles + roll.sums[-1]) * times))
