"""The three kinds of small record that games are made of: moves, occurrences, frames.

All are frozen dataclasses with fields of plain types, listed in their game's `Vocabulary`, which writes them
as one line of text and reads that line back.
"""

from __future__ import annotations


class Move:
    """What a seat decides. Subclasses are frozen dataclasses with slots."""

    __slots__ = ()


class Occurrence:
    """One thing that happened (CG-1.2.5). Subclasses are frozen dataclasses with slots."""

    __slots__ = ()

    def for_seat(self, seat: int | None) -> Occurrence:
        """What `seat` may see of it (None: an onlooker, who sees what is public). Open by default."""
        return self


class Frame:
    """One open question or effect in progress, on a state's stack: plain data with a step, never a callback."""

    __slots__ = ()
