"""Text as searching sees it: without case, accents and apostrophes, each sign knowing where it came from."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import cache

_BY_HAND = str.maketrans({"ł": "l", "đ": "d", "ø": "o", "æ": "ae", "œ": "oe"})
_DROPPED = "'’ʼ‘\u00ad"  # apostrophes, and hyphens that do not show


@dataclass(frozen=True)
class Folded:
    """`text` folded; `origin[i]` is the place in the original of sign i, and its last entry the original's length."""

    text: str
    origin: tuple[int, ...]

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Where a stretch of the folded text lies in the original (an original sign is never cut in two)."""
        first = self.origin[start]
        last = self.origin[end - 1] if end > start else first
        after = next((place for place in self.origin[end:] if place > last), self.origin[-1])
        return first, after


def fold(text: str) -> str:
    """`text` folded: "Łódź" and "lodz", "Straße" and "strasse", "Iää!" and "iaa!" become the same."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_BY_HAND))
    return "".join(sign for sign in plain if sign not in _DROPPED and not unicodedata.combining(sign))


# The same for a single sign: few are different, and each is asked for often.
_fold_sign = cache(fold)


def fold_with_places(text: str) -> Folded:
    """`text` folded, with the way back."""
    signs: list[str] = []
    origin: list[int] = []
    for place, sign in enumerate(text):
        folded = _fold_sign(sign)
        signs.append(folded)
        origin.extend([place] * len(folded))
    return Folded("".join(signs), (*origin, len(text)))
