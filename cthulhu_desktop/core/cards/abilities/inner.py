"""Nodes that handlers put into a running effect; no card is written with them."""

from __future__ import annotations

from dataclasses import dataclass

from cthulhu_desktop.core.cards.abilities.base import NODES, Effect


@NODES.node("_as")
@dataclass(frozen=True, slots=True)
class As(Effect):
    """From here on "you" is that seat; the names are free again."""

    seat: int
    free: tuple[str, ...] = ()


@NODES.node("_bind")
@dataclass(frozen=True, slots=True)
class Bind(Effect):
    """Bind a name to references; other names are free again."""

    name: str
    refs: tuple[int, ...]
    free: tuple[str, ...] = ()


@NODES.node("_follow")
@dataclass(frozen=True, slots=True)
class Follow(Effect):
    """The text goes on to speak of cards that it has just moved (CG-4.1.14)."""

    refs: tuple[int, ...]


@NODES.node("_enter")
@dataclass(frozen=True, slots=True)
class Enter(Effect):
    """One card enters play now; its host was picked into "host_picked" if it needs one."""

    ref: int
    seat: int
    orient: int
    story: int = -1


@NODES.node("_order")
@dataclass(frozen=True, slots=True)
class EnterInOrder(Effect):
    """Cards enter play in an order their player picks (CG-12.5.5): one was picked into "_first"."""

    cards: tuple[Enter, ...]


@NODES.node("_finish_search")
@dataclass(frozen=True, slots=True)
class ShuffleAfter(Effect):
    """The searched deck is shuffled (CG-4.1.9)."""

    seat: int


@NODES.node("_arranged")
@dataclass(frozen=True, slots=True)
class Arranged(Effect):
    """One card was picked to be put next; `left` are still to be arranged."""

    left: tuple[int, ...]
    seat: int
    bottom: bool = False
