"""What an unfinished invocation is worth, if it is played on well: exact expectations over the rolls to come.

One cult is looked at by itself: its display, its loose dice, and how many free dice it may still gain. Every roll and
every sensible call is weighed; the values are worked out when they are asked for and kept.
"""

from __future__ import annotations

import math
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

LOSS = 0.1  # chance a turn that a rival takes one of the loose dice
FREE_CAP = 2  # more free dice than this do not change which call is best, but cost much time
MOST_DICE = 8  # loose and free together; more are looked at as so many
NO_CALL = (-math.inf, -math.inf)


class RollGroup(NamedTuple):
    """All rolls with the same tentacle dice: the sum of all of them, what can be `laid` of them (how many, and their
    sum), and the chances that neither IÄÄ nor Elder Sign lies beside them, only IÄÄ, only Elder Signs, or both."""

    tentacles: int
    laid: tuple[tuple[int, int], ...]
    neither: float
    iaa: float
    sign: float
    both: float


@cache
def roll_groups(dice: int) -> tuple[RollGroup, ...]:
    """The different rolls of so many dice; their chances add up to 1."""
    chances: dict[tuple[int, ...], list[float]] = {}
    for faces in combinations_with_replacement("I321E", dice):
        counts = [faces.count(face) for face in "I321E"]
        ways = factorial(dice) // prod(map(factorial, counts)) * 2 ** counts[0]  # IÄÄ is on two sides
        values = tuple(int(face) for face in faces if face in "321")
        group = chances.setdefault(values, [0.0, 0.0, 0.0, 0.0])
        group[(counts[0] > 0) + 2 * (counts[4] > 0)] += ways / 6**dice
    return tuple(RollGroup(sum(values), _parts(values), *group) for values, group in chances.items())


def _parts(values: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """How many dice of these values can be laid and what they show together, each way once."""
    sizes = range(1, len(values) + 1)
    return tuple({(size, sum(part)): None for size in sizes for part in combinations(values, size)})


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
        total, given = 0.0, self._after(iaa, tentacles, loose - 1, free)
        for group in roll_groups(loose):
            plain, signed = NO_CALL
            if iaa and group.laid:
                plain, signed = self._laid(group, iaa, tentacles, loose, free)
                total += group.neither * plain + group.sign * signed
            elif group.laid:
                total += (group.neither + group.sign) * given
            if group.iaa:
                with_iaa, with_both = self._laid(group, iaa + 1, tentacles, loose - 1, free, called=True)
                total += group.iaa * max(with_iaa, plain) + group.both * max(with_both, signed)
        signs = 6.0**-loose
        best = self._only_signs(iaa, tentacles, loose, free)
        if free:
            return total + signs * best
        # Row 8 without a free die rolls the same dice again in the next turn.
        return max(total + signs * best, total / (1 - signs))

    def _laid(
        self, group: RollGroup, iaa: int, tentacles: int, loose: int, free: int, *, called: bool = False
    ) -> tuple[float, float]:
        """The best call without and with an Elder Sign in the roll. If an IÄÄ was `called` first, `iaa` and `loose`
        count it already; otherwise there are tentacle dice, for without them no call is left."""
        after, worth = self._after, self.aim.worth
        plain, signed = NO_CALL
        if called:
            plain = after(iaa, tentacles, loose, free)
        if tentacles:
            signed = worth(iaa * tentacles * self.times)
        if called and free and (tentacles or self.bare):
            signed = max(signed, after(iaa, tentacles, loose + 1, free - 1))
        for dice, more in group.laid:
            plain = max(plain, after(iaa, tentacles + more, loose - dice, free))
            if free:
                signed = max(signed, after(iaa, tentacles + more, loose - dice + 1, free - 1))
        if group.laid:
            times = self.chant_times if called else self.times
            signed = max(signed, worth(iaa * (tentacles + group.tentacles) * times))
        return plain, max(plain, signed)

    def _only_signs(self, iaa: int, tentacles: int, loose: int, free: int) -> float:
        """After a roll of Elder Signs only: complete, or give a die, or take two (DG-4.5)."""
        if iaa and tentacles:
            best = self.ended(iaa, tentacles, completed=True)
        else:
            best = self._after(iaa, tentacles, loose - 1, free)
        gained = min(2, free)
        return max(best, self._after(iaa, tentacles, loose + gained, free - gained)) if gained else best
