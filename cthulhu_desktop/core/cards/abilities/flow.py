"""Nodes that say in which order, how often and whether effects are carried out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cthulhu_desktop.core.cards.abilities.base import (
    NODES,
    Condition,
    Effect,
    Num,
    Ref,
    check_player,
)


@NODES.node("seq")
@dataclass(frozen=True, slots=True)
class Seq(Effect):
    """One after the other."""

    effects: tuple[Effect, ...]


@NODES.node("then")
@dataclass(frozen=True, slots=True)
class Then(Effect):
    """Only if everything before it was fully carried out (CG-17.4.1)."""

    effects: tuple[Effect, ...]


@NODES.node("if")
@dataclass(frozen=True, slots=True)
class If(Effect):
    """By a condition, looked at when its turn comes."""

    test: Condition
    then: tuple[Effect, ...]
    else_: tuple[Effect, ...] = ()


@NODES.node("may")
@dataclass(frozen=True, slots=True)
class May(Effect):
    """`who` may have the effects carried out."""

    effects: tuple[Effect, ...]
    who: str = "you"

    def __post_init__(self) -> None:
        check_player(self.who, "who")


@NODES.node("by_player")
@dataclass(frozen=True, slots=True)
class ByPlayer(Effect):
    """`who` carries the effects out: he is their "you". "each": AP first (CG-12.5.6)."""

    who: str
    effects: tuple[Effect, ...]

    def __post_init__(self) -> None:
        check_player(self.who, "who")


@NODES.node("mode")
@dataclass(frozen=True, slots=True)
class Mode(Effect):
    """One of the alternatives; one that can do nothing only if none can (CG-17.4.6)."""

    options: tuple[Seq, ...]


@NODES.node("for_each")
@dataclass(frozen=True, slots=True)
class ForEach(Effect):
    """Once for each thing described, bound to `as_`; or `n` times."""

    effects: tuple[Effect, ...]
    x: Ref | None = None
    n: Num = 0
    as_: str = "each"


@NODES.node("delayed")
@dataclass(frozen=True, slots=True)
class Delayed(Effect):
    """At the end of the phase or turn (CG-12.7.4)."""

    effects: tuple[Effect, ...]
    at: Literal["phase_ends", "turn_ends", "turn_begins"] = "phase_ends"


@NODES.node("pay")
@dataclass(frozen=True, slots=True)
class Pay(Effect):
    """Pay n by draining one domain (CG-10.1); as a cost, or inside an effect."""

    n: Num


@NODES.node("pay_for")
@dataclass(frozen=True, slots=True)
class PayFor(Effect):
    """`who` may pay the costs to have the effects carried out."""

    costs: tuple[Effect, ...]
    effects: tuple[Effect, ...]
    who: str = "you"

    def __post_init__(self) -> None:
        check_player(self.who, "who")


@NODES.node("unless_paid")
@dataclass(frozen=True, slots=True)
class UnlessPaid(Effect):
    """The effects are carried out unless `who` pays the costs."""

    costs: tuple[Effect, ...]
    effects: tuple[Effect, ...]
    who: str = "opponent"

    def __post_init__(self) -> None:
        check_player(self.who, "who")


@NODES.node("instead")
@dataclass(frozen=True, slots=True)
class Instead(Effect):
    """What is being disrupted does not happen; these effects do (CG-17.4.4)."""

    effects: tuple[Effect, ...]
