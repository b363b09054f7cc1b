"""What a table without rules asks of its session besides what every table does."""

from __future__ import annotations

from typing import cast

from cthulhu_desktop.bridge.session import GameSession
from cthulhu_desktop.core.free.state import FreeState


def looked_at(session: GameSession, piece: int, n: int = 0) -> tuple[str, ...]:
    """What somebody sees who has just looked at a piece (a `Look` in the record): the top `n` cards of a pile, topmost
    first (0: all), or the one card."""
    return cast(FreeState, session.position()).faces(piece, n)
