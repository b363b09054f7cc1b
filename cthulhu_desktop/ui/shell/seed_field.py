"""The number of a game, as players type it."""

from __future__ import annotations

MAX_SEED = 2**63 - 1


def seed_of(text: str) -> int | None:
    """The number of the game; None for one by chance. A text that is no number counts by its letters, so that a word
    can be a rematch too."""
    text = text.strip()
    if not text:
        return None
    return int(text) % MAX_SEED if text.isdecimal() else int.from_bytes(text.encode(), "big") % MAX_SEED
