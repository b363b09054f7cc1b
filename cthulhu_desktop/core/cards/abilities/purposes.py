"""What a choice is for, where everything the text does to what it chooses is one thing that a text may forbid."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Final

from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities.base import Ability
from cthulhu_desktop.core.cards.abilities.selectors import Sel
from cthulhu_desktop.core.catalogue.schema import Node

FORBIDS: Final = {
    "ready": "be_readied", "exhaust": "be_exhausted", "restore": "be_restored", "destroy": "be_destroyed",
    "uncommit": "uncommit",
}  # fmt: skip
"""The word of a restriction that makes a card an illegal choice for that purpose (CG-17.6.1)."""

_STATES = {"ready": "ready", "exhausted": "exhaust", "restored": "restore", "insane": "insane"}
_CARDS = frozenset({"character", "support", "card", "attachment"})


def purpose_of(effect: object) -> str:
    """What an effect is to the cards it is about; "" for effects that no protection stops."""
    if isinstance(effect, fx.SetState):
        return _STATES[effect.to]
    if isinstance(effect, fx.Wound):
        return "wound"
    if isinstance(effect, fx.Destroy):
        return "destroy"
    if isinstance(effect, fx.Move):
        return "play" if effect.to == "play" else ""
    if isinstance(effect, fx.TakeControl):
        return "control"
    return "uncommit" if isinstance(effect, fx.Uncommit) else ""


_KNOWN: dict[int, tuple[Ability, Ability]] = {}
_MOST_KNOWN = 5000


def with_purposes(ability: Ability) -> Ability:
    """The ability with the purposes of its choices that a restriction could forbid (`FORBIDS`); worked out once."""
    known = _KNOWN.get(id(ability))
    if known is None or known[0] is not ability:
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        known = _KNOWN[id(ability)] = (ability, _work_out(ability))
    return known[1]


def _work_out(ability: Ability) -> Ability:
    found = {
        node.as_: purpose
        for node in _inside(ability)
        if isinstance(node, fx.Choose) and not node.purpose and isinstance(node.x, Sel) and node.x.base in _CARDS
        and (purpose := _only_use(ability, node.as_)) in FORBIDS
    }  # fmt: skip
    return _marked(ability, found) if found else ability  # type: ignore[return-value]


def _only_use(ability: Ability, name: str) -> str:
    uses = {
        purpose_of(node) if key == "x" else ""
        for node in _inside(ability) if not isinstance(node, fx.Choose) or node.as_ != name
        for key, value in _fields(node)
        if isinstance(value, str) and (value == name or value.endswith(f".{name}"))
    }  # fmt: skip
    return uses.pop() if len(uses) == 1 else ""


def _fields(node: Node) -> Iterator[tuple[str, object]]:
    return ((field.name, getattr(node, field.name)) for field in dataclasses.fields(node))  # type: ignore[arg-type]


def _inside(value: object) -> Iterator[Node]:
    if isinstance(value, Node):
        yield value
        for _, inner in _fields(value):
            yield from _inside(inner)
    elif isinstance(value, tuple):
        for part in value:
            yield from _inside(part)


def _marked(value: object, purposes: dict[str, str]) -> object:
    """The same with the purposes of these names filled in."""
    if isinstance(value, tuple):
        return tuple(_marked(part, purposes) for part in value)
    if not isinstance(value, Node):
        return value
    changes = {key: new for key, old in _fields(value) if (new := _marked(old, purposes)) != old}
    if isinstance(value, fx.Choose) and not value.purpose and value.as_ in purposes:
        changes["purpose"] = purposes[value.as_]
    return dataclasses.replace(value, **changes) if changes else value  # type: ignore[type-var]
