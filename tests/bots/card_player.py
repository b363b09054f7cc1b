"""Asking a bot of the card game at a test table."""

from __future__ import annotations

from cthulhu_desktop.bots.base import Limit, ask
from cthulhu_desktop.bots.registry import make_bot
from cthulhu_desktop.core.kernel import Move, Rng
from tests.helpers.table import Table

CALM = Limit(time_s=1e9)


def asked(table: Table, bot: str = "adept", seed: int = 1) -> Move:
    """What the bot answers to the open decision."""
    return ask(make_bot("cards", bot), table.state, CALM, Rng(seed))
