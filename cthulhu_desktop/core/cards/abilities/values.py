"""Amounts and conditions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cthulhu_desktop.core.cards.abilities.base import (
    NODES,
    Amount,
    Compare,
    Condition,
    Filter,
    Icon,
    Num,
    Ref,
    Selector,
    check_player,
)


@NODES.node("x")
@dataclass(frozen=True, slots=True)
class X(Amount):
    """The X that was named at announcement (CG-10.2.4)."""


@NODES.node("count")
@dataclass(frozen=True, slots=True)
class Count(Amount):
    """How many the reference describes."""

    x: Ref


@NODES.node("attribute")
@dataclass(frozen=True, slots=True)
class Attribute(Amount):
    """The sum of a value of the cards referred to; a card that has moved on counts with its last value in play."""

    x: Ref
    what: Literal["skill", "cost", "T", "C", "A", "I", "wounds"]
    printed: bool = False


@NODES.node("number")
@dataclass(frozen=True, slots=True)
class PlayerNumber(Amount):
    """A number of a player: cards in hand, won stories, domains, cards in the deck or discard pile."""

    what: Literal["hand", "won", "domains", "deck", "discard"]
    who: str = "you"

    def __post_init__(self) -> None:
        check_player(self.who, "who")


@NODES.node("times")
@dataclass(frozen=True, slots=True)
class Times(Amount):
    """The product ("+1 for each …")."""

    a: Num
    b: Num


@NODES.node("sum")
@dataclass(frozen=True, slots=True)
class Sum(Amount):
    """The sum; a negative result is possible."""

    of: tuple[Num, ...]


@NODES.node("limit")
@dataclass(frozen=True, slots=True)
class Limited(Amount):
    """`n`, but at least `low` and at most `high`."""

    n: Num
    low: Num = 0
    high: Num | None = None


@NODES.node("divide")
@dataclass(frozen=True, slots=True)
class Divided(Amount):
    """The quotient, rounded down unless `up`."""

    n: Num
    by: int
    up: bool = False

    def __post_init__(self) -> None:
        if self.by < 1:
            raise ValueError("by")


@NODES.node("struggles_won")
@dataclass(frozen=True, slots=True)
class StrugglesWon(Amount):
    """How many struggles `who` won in the story of the occurrence, extra ones included (CG-12.7.6)."""

    who: str = "you"

    def __post_init__(self) -> None:
        check_player(self.who, "who")


@NODES.node("skill_total")
@dataclass(frozen=True, slots=True)
class SkillTotal(Amount):
    """The total skill of `who` in the skill comparison of the occurrence (CG-12.7.6)."""

    who: str = "you"

    def __post_init__(self) -> None:
        check_player(self.who, "who")


@NODES.node("happened")
@dataclass(frozen=True, slots=True)
class CountHappened(Amount):
    """How often occurrences of these kinds happened this phase or turn, to a card (as it was then) or player that
    fits (CG-12.7.6)."""

    kinds: tuple[str, ...]
    subject: Selector | None = None
    who: str = ""
    since: Literal["phase", "turn"] = "phase"


@NODES.node("that_many")
@dataclass(frozen=True, slots=True)
class ThatMany(Amount):
    """How many the effect before it affected."""


@NODES.node("overpaid")
@dataclass(frozen=True, slots=True)
class Overpaid(Amount):
    """What was overpaid for this card or ability (CG-10.1.5)."""


@NODES.node("margin")
@dataclass(frozen=True, slots=True)
class Margin(Amount):
    """By how much the struggle or skill comparison of the occurrence was won."""


@NODES.node("time")
@dataclass(frozen=True, slots=True)
class Time(Condition):
    """It is Day, Night or Twilight (CG-20.1)."""

    time: Literal["day", "night", "twilight"]


@NODES.node("exists")
@dataclass(frozen=True, slots=True)
class Exists(Condition):
    """The number of what is described compares so with `n`; by default: there is at least one."""

    x: Ref
    n: Num = 1
    by: Compare = "ge"


@NODES.node("fits")
@dataclass(frozen=True, slots=True)
class Fits(Condition):
    """There is something bound to `x`, and all of it passes the filters."""

    x: Ref
    filters: tuple[Filter, ...] = ()


@NODES.node("compare")
@dataclass(frozen=True, slots=True)
class Comparison(Condition):
    """`a` compares so with `b`."""

    a: Num
    b: Num
    by: Compare = "eq"


@NODES.node("happened")
@dataclass(frozen=True, slots=True)
class HappenedSince(Condition):
    """An occurrence of that kind happened this phase or turn, or since the resolution of the story in question began,
    to a card (as it was then) or player that fits (CG-12.7.6)."""

    kind: str
    who: str = ""
    subject: Selector | None = None
    since: Literal["phase", "turn", "story"] = "phase"


@NODES.node("turn")
@dataclass(frozen=True, slots=True)
class TurnOf(Condition):
    """It is that player's turn."""

    who: str = "you"

    def __post_init__(self) -> None:
        check_player(self.who, "who")


@NODES.node("during")
@dataclass(frozen=True, slots=True)
class During(Condition):
    """It is that phase."""

    phase: Literal["refresh", "draw", "resource", "operations", "story"]


@NODES.node("struggle")
@dataclass(frozen=True, slots=True)
class StruggleNow(Condition):
    """A struggle of that type is going on."""

    icon: Icon


@NODES.node("not")
@dataclass(frozen=True, slots=True)
class Untrue(Condition):
    """The condition does not hold."""

    of: Condition


@NODES.node("all")
@dataclass(frozen=True, slots=True)
class AllTrue(Condition):
    """All of them hold."""

    of: tuple[Condition, ...]


@NODES.node("any")
@dataclass(frozen=True, slots=True)
class AnyTrue(Condition):
    """One of them holds."""

    of: tuple[Condition, ...]
