"""A few figures of statistics."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from statistics import median as _median
from typing import NamedTuple

Z95 = 1.959963984540054  # normal distribution: 95 % lie within so many standard deviations


class Share(NamedTuple):
    """`hits` of `total`, with the interval that holds the true share in 95 of 100 cases (Wilson)."""

    hits: int
    total: int
    low: float
    high: float

    @property
    def value(self) -> float:
        """The share seen, 0..1."""
        return self.hits / self.total if self.total else 0.0


def share(hits: int, total: int) -> Share:
    """A share with its 95 % Wilson score interval. ValueError unless 0 <= hits <= total."""
    if not 0 <= hits <= total:
        raise ValueError(f"{hits} of {total}")
    if total == 0:
        return Share(0, 0, 0.0, 1.0)
    seen = hits / total
    square = Z95 * Z95
    middle = (seen + square / (2 * total)) / (1 + square / total)
    reach = Z95 / (1 + square / total) * sqrt(seen * (1 - seen) / total + square / (4 * total * total))
    return Share(hits, total, min(max(middle - reach, 0.0), seen), max(min(middle + reach, 1.0), seen))


def mean(values: Sequence[float]) -> float:
    """The mean. StatisticsError if there are no values."""
    return fmean(values)


def median(values: Sequence[float]) -> float:
    """The middle value, or the mean of the two in the middle. StatisticsError if there are no values."""
    return float(_median(values))
