"""The categories of nodes and the small types their fields share."""

from __future__ import annotations

from typing import Literal

from cthulhu_desktop.core.catalogue.schema import Node, NodeTable

NODES = NodeTable()


class Ability(Node):
    """One ability of a card."""

    __slots__ = ()
    TAG = "kind"


class Effect(Node):
    """Something a text does; a cost is an effect that must be carried out (CG-10.3.2)."""

    __slots__ = ()
    TAG = "do"


class Selector(Node):
    """A description of cards, domains or players."""

    __slots__ = ()
    TAG = "pick"
    USUAL = "sel"


class Filter(Node):
    """A quality a card may have."""

    __slots__ = ()
    TAG = "is"


class Amount(Node):
    """A number worked out when it is needed."""

    __slots__ = ()
    TAG = "amount"


class Condition(Node):
    """Something that is true or not."""

    __slots__ = ()
    TAG = "test"


class Change(Node):
    """One change that `Modify` makes to a card."""

    __slots__ = ()
    TAG = "change"


Num = int | Amount
Ref = str | Selector
"""A binding ("self", "host", "subject", "chosen", "paid", "found", "moved", "place", …) or a selector."""

Compare = Literal["eq", "le", "ge", "lt", "gt"]
Icon = Literal["T", "C", "A", "I"]
Until = Literal["", "phase", "turn", "opponents_turn", "permanent"]
"""When a lasting effect ends; "" is CG-17.2.1's default, the end of the phase."""

_PLAYERS = frozenset({
    "you", "opponent", "each", "active", "nonactive", "player", "controller", "owner", "winner", "loser",
})  # fmt: skip


def check_icons(text: str, key: str, *, named: bool = False) -> None:
    """Refuse letters that are no icon types; `named` allows "=name", the type that was named (CG-17.8.1)."""
    if not text or not (set(text) <= set("TCAI") or (named and text.startswith("=") and len(text) > 1)):
        raise ValueError(key)


def check_player(text: str, key: str) -> None:
    """Refuse an unknown designation of a player: "you", "each", "controller.chosen", "player" (of the occurrence)."""
    head, _, tail = text.partition(".")
    if head not in _PLAYERS or (head in ("controller", "owner")) != bool(tail):
        raise ValueError(key)
