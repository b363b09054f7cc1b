"""Selectors and filters: which cards a text speaks of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cthulhu_desktop.core.cards.abilities.base import (
    NODES,
    Compare,
    Filter,
    Icon,
    Num,
    Ref,
    Selector,
    check_player,
)

Base = Literal["character", "support", "event", "card", "attachment", "story", "domain", "resource", "player"]
Where = Literal[
    "play", "hand", "deck", "deck_top", "discard", "discard_top", "resources", "row", "won", "removed", "domains"
]


@NODES.node("sel")
@dataclass(frozen=True, slots=True)
class Sel(Selector):
    """`count` cards of `base` in `zone` on a `side` that pass every filter.

    `count` matters where cards are picked: a number, "all", or "any" (any number, at least one: CG-17.3.9);
    `up_to` makes a number a maximum (at least one in a choice: CG-17.3.2); `random` lets chance pick.
    """

    base: Base = "card"
    count: Num | Literal["all", "any"] = "all"
    filters: tuple[Filter, ...] = ()
    zone: Where = "play"
    side: str = "any"
    up_to: bool = False
    random: bool = False

    def __post_init__(self) -> None:
        if self.side != "any":
            check_player(self.side, "side")


@NODES.node("either")
@dataclass(frozen=True, slots=True)
class Either(Selector):
    """What any of the selectors describes (`|`)."""

    of: tuple[Selector, ...]
    count: Num | Literal["all", "any"] = "all"
    up_to: bool = False
    random: bool = False


@NODES.node("both")
@dataclass(frozen=True, slots=True)
class Both(Selector):
    """What all of the selectors describe (`&`)."""

    of: tuple[Selector, ...]
    count: Num | Literal["all", "any"] = "all"
    up_to: bool = False
    random: bool = False


@NODES.node("except")
@dataclass(frozen=True, slots=True)
class Except(Selector):
    """What `of` describes without what `without` describes (`-`)."""

    of: Selector
    without: Ref
    count: Num | Literal["all", "any"] = "all"
    up_to: bool = False
    random: bool = False


@NODES.node("binding")
@dataclass(frozen=True, slots=True)
class Bound(Selector):
    """The cards bound to a name, so that they can be combined with selectors or picked from."""

    name: str
    count: Num | Literal["all", "any"] = "all"
    up_to: bool = False
    random: bool = False


@NODES.node("subtype")
@dataclass(frozen=True, slots=True)
class Subtype(Filter):
    """Has one of the subtypes now."""

    names: tuple[str, ...]


@NODES.node("faction")
@dataclass(frozen=True, slots=True)
class OfFaction(Filter):
    """Belongs to one of the factions now ("neutral" too)."""

    names: tuple[str, ...]


@NODES.node("keyword")
@dataclass(frozen=True, slots=True)
class HasKeyword(Filter):
    """Has the keyword now."""

    name: str


@NODES.node("unique")
@dataclass(frozen=True, slots=True)
class IsUnique(Filter):
    """Has the dot."""


@NODES.node("type")
@dataclass(frozen=True, slots=True)
class OfType(Filter):
    """Is a card of that type: for filters that tell cards of several types apart."""

    name: Literal["character", "support", "event", "attachment", "story", "conspiracy"]


@NODES.node("state")
@dataclass(frozen=True, slots=True)
class InState(Filter):
    """Is in that state (CG-5.1)."""

    state: Literal[
        "ready", "exhausted", "insane", "sane", "wounded", "drained", "undrained", "attached", "gained"
    ]


@NODES.node("committed")
@dataclass(frozen=True, slots=True)
class Committed(Filter):
    """Is committed: to any story, or to one of `to`; `alone` on its side."""

    to: Ref | None = None
    alone: bool = False


@NODES.node("skill")
@dataclass(frozen=True, slots=True)
class SkillIs(Filter):
    """Its skill compares so with `n`; a printed skill is indeterminate on a face-down card (CG-2.2.7)."""

    n: Num
    by: Compare = "eq"
    printed: bool = False


@NODES.node("cost")
@dataclass(frozen=True, slots=True)
class CostIs(Filter):
    """Its printed cost compares so with `n` (CG-10.2.2); without `printed` an insane card counts as 0."""

    n: Num
    by: Compare = "eq"
    printed: bool = False


@NODES.node("icons")
@dataclass(frozen=True, slots=True)
class IconsAre(Filter):
    """Its number of icons of a type compares so with `n`."""

    icon: Icon
    n: Num = 1
    by: Compare = "ge"


@NODES.node("tokens")
@dataclass(frozen=True, slots=True)
class TokensAre(Filter):
    """Success tokens of `side` ("any": of both) on it compare so with `n`."""

    n: Num = 1
    by: Compare = "ge"
    side: str = "any"


@NODES.node("extremal")
@dataclass(frozen=True, slots=True)
class Extremal(Filter):
    """Has the highest or lowest value among those that pass the other filters. With a tie the effect's controller picks
    if he chooses, otherwise the effect fails (CG-17.3.6), unless the text speaks of `each` such card."""

    what: Literal["skill", "cost"]
    most: bool = True
    each: bool = False


@NODES.node("titled")
@dataclass(frozen=True, slots=True)
class Titled(Filter):
    """Bears that title (CG-6.1.3)."""

    title: str


@NODES.node("named")
@dataclass(frozen=True, slots=True)
class Named(Filter):
    """Bears the title, has the subtype, or at least one icon of the type that was named (CG-17.8.1)."""

    what: Literal["title", "subtype", "icon"]
    name: str = "named"


@NODES.node("same")
@dataclass(frozen=True, slots=True)
class Same(Filter):
    """Is one of these cards."""

    x: Ref


@NODES.node("attached_to")
@dataclass(frozen=True, slots=True)
class AttachedTo(Filter):
    """Lies on one of these hosts (cards or domains)."""

    x: Ref


@NODES.node("host_of")
@dataclass(frozen=True, slots=True)
class HostOf(Filter):
    """Carries an attachment that `x` describes; a domain: has it as a resource."""

    x: Ref


@NODES.node("visited")
@dataclass(frozen=True, slots=True)
class Visited(Filter):
    """Is a story where the number of committed characters that `by` describes compares so with `n`."""

    by: Ref
    n: Num = 1
    compare: Compare = "ge"


@NODES.node("resource_of")
@dataclass(frozen=True, slots=True)
class ResourceOf(Filter):
    """Is a resource of one of these domains."""

    x: Ref


@NODES.node("entered")
@dataclass(frozen=True, slots=True)
class EnteredThis(Filter):
    """Entered play this phase or turn."""

    since: Literal["phase", "turn"] = "turn"


@NODES.node("not")
@dataclass(frozen=True, slots=True)
class Not(Filter):
    """Does not pass `filter`."""

    filter: Filter


@NODES.node("any_of")
@dataclass(frozen=True, slots=True)
class AnyFilter(Filter):
    """Passes one of the filters."""

    of: tuple[Filter, ...]
