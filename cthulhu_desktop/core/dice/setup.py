"""How a game is set up: number of cults, target and the options of DG-9."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, TypeVar

from cthulhu_desktop.core.kernel import KernelReason, Refused, SetupError

MIN_CULTS, MAX_CULTS = 2, 6
MIN_TARGET, MAX_TARGET = 10, 1000  # power points, DG-2.3
DICE_PER_CULT = 6  # DG-2.1


class StoneAward(StrEnum):
    """What brings a doubling stone: the whole chant in one roll, or nothing (DG-5.3, DG-9)."""

    CHANT = "chant"
    OFF = "off"


class StoneKeep(StrEnum):
    """How long a doubling stone is kept: for the phase, or until the game ends (DG-5.3, DG-9)."""

    PHASE = "phase"
    GAME = "game"


class Robbed(StrEnum):
    """What happens to a cult robbed of its last die: its invocation ends at once, or only in its next turn, when it
    has nothing to roll (DG-5.2a, DG-9)."""

    ENDS = "ends"
    ROLLS_NOTHING = "rolls_nothing"


def default_target(cults: int) -> int:
    """The target in power points if none is chosen (DG-2.3)."""
    return 150 if cults <= 3 else 100


def middle_dice(cults: int) -> int:
    """How many dice lie in the middle when a phase begins (DG-2.1)."""
    return min(cults - 1, 4)


@dataclass(frozen=True, slots=True, init=False)
class DiceSetup:
    """The setup of one game. SetupError for a value that is not possible.

    `target` counts in both directions; None chooses the default for the number of cults. `bare_phnglui` allows row 3
    without a tentacle in the display (DG-4.7). `practice` is solo practice: calls may be taken back (DG-3.5).
    """

    cults: int
    target: int
    stone_award: StoneAward
    stone_keep: StoneKeep
    robbed: Robbed
    bare_phnglui: bool
    practice: bool

    def __init__(
        self,
        cults: int = 2,
        target: int | None = None,
        *,
        stone_award: StoneAward | str = StoneAward.CHANT,
        stone_keep: StoneKeep | str = StoneKeep.PHASE,
        robbed: Robbed | str = Robbed.ENDS,
        bare_phnglui: bool = False,
        practice: bool = False,
    ) -> None:
        put = object.__setattr__
        put(self, "cults", _number("cults", cults, MIN_CULTS, MAX_CULTS, "DG-9"))
        chosen = default_target(cults) if target is None else target
        put(self, "target", _number("target", chosen, MIN_TARGET, MAX_TARGET, "DG-2.3"))
        put(self, "stone_award", _member("stone_award", StoneAward, stone_award))
        put(self, "stone_keep", _member("stone_keep", StoneKeep, stone_keep))
        put(self, "robbed", _member("robbed", Robbed, robbed))
        put(self, "bare_phnglui", _switch("bare_phnglui", bare_phnglui))
        put(self, "practice", _switch("practice", practice))


def read_setup(data: Mapping[str, Any]) -> DiceSetup:
    """A setup from plain data; what is missing has its default. SetupError for an unknown option or a bad value."""
    known = {field.name for field in fields(DiceSetup)}
    for name, value in data.items():
        if name not in known:
            raise _bad(str(name), value, "DG-9")
    return DiceSetup(**data)


def write_setup(setup: DiceSetup) -> dict[str, Any]:
    """The setup as plain data, every option named."""
    values = ((field.name, getattr(setup, field.name)) for field in fields(setup))
    return {name: value.value if isinstance(value, StrEnum) else value for name, value in values}


def _bad(field: str, value: object, rule: str) -> SetupError:
    return SetupError(Refused(KernelReason.BAD_SETUP, rule, {"field": field, "value": str(value)}))


def _number(field: str, value: object, least: int, most: int, rule: str) -> int:
    if type(value) is not int or not least <= value <= most:
        raise _bad(field, value, rule)
    return value


M = TypeVar("M", bound=StrEnum)


def _member(field: str, kind: type[M], value: object) -> M:
    for member in kind:
        if value == member:
            return member
    raise _bad(field, value, "DG-9")


def _switch(field: str, value: object) -> bool:
    if type(value) is not bool:
        raise _bad(field, value, "DG-9")
    return value
