"""Refusals: why a move or a setup is not taken. They carry a key and arguments, never text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class KernelReason(StrEnum):
    """Reasons every game shares; each game adds an enum of its own."""

    GAME_OVER = "kernel.game_over"
    WRONG_SEAT = "kernel.wrong_seat"
    OLD_POSITION = "kernel.old_position"
    NOT_OFFERED = "kernel.not_offered"
    BAD_SETUP = "kernel.bad_setup"


@dataclass(frozen=True, slots=True)
class Refused:
    """A refusal; nothing has changed. `reason` is the key of a sentence in `wording`, `args` fill it, `rule`
    is the number of the rule that forbids the move ("" if none does)."""

    reason: str
    rule: str = ""
    args: Mapping[str, str | int] = field(default_factory=dict)

    def __bool__(self) -> bool:
        """False, so that `if state.apply(move):` asks whether the move was taken."""
        return False


class SetupError(ValueError):
    """Raised by `Game.begin` and by reading a setup: the value of an option is not possible."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.reason, dict(refused.args))
        self.refused = refused
