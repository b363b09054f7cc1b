"""Nodes that handlers put into a running effect; no card is written with them."""

from __future__ import annotations

from dataclasses import dataclass

from cthulhu_desktop.core.cards.abilities.base import NODES, Effect, Selector


@NODES.node("_as")
@dataclass(frozen=True, slots=True)
class As(Effect):
    """From here on "you" is that seat; the names are free again."""

    seat: int
    free: tuple[str, ...] = ()


@NODES.node("_keep")
@dataclass(frozen=True, slots=True)
class Keep(Effect):
    """What a seat chose under these names is put by until everybody has chosen."""

    seat: int
    names: tuple[str, ...]


@NODES.node("_recall")
@dataclass(frozen=True, slots=True)
class Recall(Effect):
    """What that seat chose is known under its names again."""

    seat: int
    names: tuple[str, ...]


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


@NODES.node("_token")
@dataclass(frozen=True, slots=True)
class OneToken(Effect):
    """`left` tokens are still to be taken off a story (or moved to `to`), one at a time; its side was picked into
    "_side" if there was a choice."""

    story: int
    to: int
    left: int
    up_to: bool
    seats: tuple[int, ...]
    moved: int = 0


@NODES.node("_swap")
@dataclass(frozen=True, slots=True)
class IntoRow(Effect):
    """The story picked into "_story" comes into the row at that place, with these tokens."""

    place: int
    tokens: tuple[int, ...]


@NODES.node("_retry")
@dataclass(frozen=True, slots=True)
class Retry(Effect):
    """What was evaded must be satisfied in another way (CG-17.4.5): `node` was to happen to what is bound to "_x0"."""

    node: Effect
    x: Selector


@NODES.node("_suffered")
@dataclass(frozen=True, slots=True)
class Suffered(Effect):
    """Cards were to be wounded or go insane to pay for an effect: if some got away, others must do, if there are any
    (CG-17.4.5); only then come the `effects`, else `otherwise`. `done`: what was fully carried out before that."""

    seat: int
    cost: Effect
    refs: tuple[int, ...]
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...]
    done: bool


@NODES.node("_unless_cancelled")
@dataclass(frozen=True, slots=True)
class UnlessCancelled(Effect):
    """The effect ends here if what was chosen made somebody cancel it (CG-12.4.6)."""
