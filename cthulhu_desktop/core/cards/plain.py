"""Positions as data that JSON can hold, and back (INV-25)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from cthulhu_desktop.core.cards.abilities.base import (
    NODES,
    Ability,
    Amount,
    Change,
    Condition,
    Effect,
    Filter,
    Selector,
)
from cthulhu_desktop.core.cards.frames import FRAMES
from cthulhu_desktop.core.cards.setup import write_setup
from cthulhu_desktop.core.cards.state import CardsState, Lasting, Snap
from cthulhu_desktop.core.cards.static import Static, Values
from cthulhu_desktop.core.catalogue.cards import Catalogue
from cthulhu_desktop.core.catalogue.schema import Node
from cthulhu_desktop.core.kernel import Outcome, Rng

_CATEGORIES = {cls.__name__: cls for cls in (Ability, Amount, Change, Condition, Effect, Filter, Selector)}
_TUPLES: dict[str, Any] = {"Lasting": Lasting, "Snap": Snap, "Values": Values}

BYTES = ("zone", "controller", "orient", "wounds", "drained", "handled")
LISTS = (
    "host", "story", "birth", "since", "dom_card", "dom_owner", "row", "story_deck", "constants", "doomed",
    "won_waiting",
)  # fmt: skip
PAIRS = ("deck", "hand", "discard", "play", "won", "removed", "domains", "resources")
PLAIN = (
    "number", "active", "turn", "phase", "window", "first", "clock", "block", "closing", "dirty", "mandatory",
    "phase_mark", "modified", "icon_now",
)  # fmt: skip
RICH = ("stack", "lasting", "scope", "history", "delayed", "plan", "looked", "leaving", "secret", "ret")


def encode(value: Any) -> Any:
    """Tuples as ["()", …], records as [":Name", …], nodes as {"node": category, "data": table}."""
    if isinstance(value, Node):
        category = next(name for name, cls in _CATEGORIES.items() if isinstance(value, cls))
        return {"node": category, "data": NODES.write(value)}
    if isinstance(value, tuple):
        head = f":{type(value).__name__}" if hasattr(value, "_fields") else "()"
        return [head, *(encode(part) for part in value)]
    if isinstance(value, list):
        return ["[]", *(encode(part) for part in value)]
    if isinstance(value, frozenset):
        return ["{}", *sorted(value)]
    return value


def decode(data: Any) -> Any:
    """`encode` backwards; records that were written before they had their last fields get the usual values. ValueError
    for anything else."""
    if isinstance(data, Mapping):
        category = _CATEGORIES.get(str(data.get("node")))
        if category is None:
            raise ValueError("node")
        return NODES.read(category, data.get("data"))
    if isinstance(data, list):
        if not data or not isinstance(data[0], str):
            raise ValueError("list")
        parts = [decode(part) for part in data[1:]]
        if data[0] == "[]":
            return parts
        if data[0] == "()":
            return tuple(parts)
        if data[0] == "{}":
            return frozenset(parts)
        cls: Any = FRAMES.get(data[0][1:]) or _TUPLES.get(data[0][1:])
        if cls is None or not len(cls._fields) - len(cls._field_defaults) <= len(parts) <= len(cls._fields):
            raise ValueError(data[0])
        return cls(*parts)
    return data


def to_data(state: CardsState) -> dict[str, Any]:
    """The whole position, its setup included."""
    data: dict[str, Any] = {name: list(getattr(state, name)) for name in (*BYTES, *LISTS)}
    data |= {name: [list(part) for part in getattr(state, name)] for name in PAIRS}
    data |= {name: getattr(state, name) for name in PLAIN}
    data |= {name: encode(getattr(state, name)) for name in RICH}
    data["setup"] = setup_data(state.static)
    data["tokens"] = [list(side) for side in state.tokens]
    data["limits"] = sorted([encode(key), n] for key, n in state.limits.items())
    data["loop"] = dict(state.loop)
    data["rng"] = state.rng.state
    over = state.over
    data["over"] = None if over is None else [list(over.winners), over.reason, over.rule]
    return data


def setup_data(static: Static) -> dict[str, Any]:
    """The setup with all its definitions, written once for a game."""
    if static.setup_data is None:
        static.setup_data = write_setup(static.setup, Catalogue())
        text = json.dumps(static.setup_data, sort_keys=True, ensure_ascii=False)
        static.setup_digest = hashlib.sha256(text.encode()).hexdigest()
    return static.setup_data


def digest(state: CardsState) -> str:
    """A short hash of the position; the setup goes into it by its own."""
    data = to_data(state)
    data["setup"] = state.static.setup_digest
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _checked(name: str, value: Any, usual: Any) -> Any:
    """Lists stay lists and tuples tuples; only `ret` may be anything plain."""
    if name == "ret":
        if value is not None and not isinstance(value, (int, tuple)):
            raise TypeError(name)
    elif type(value) is not type(usual):
        raise TypeError(name)
    return value


def from_data(static: Static, data: Mapping[str, Any]) -> CardsState:
    """The state that `to_data` described. ValueError if it describes none."""
    state = CardsState(static, 0)
    try:
        for name in BYTES:
            setattr(state, name, bytearray(data[name]))
        for name in LISTS:
            setattr(state, name, list(data[name]))
        for name in PAIRS:
            setattr(state, name, [list(part) for part in data[name]])
        for name in PLAIN:
            if type(data[name]) is not type(getattr(state, name)):
                raise TypeError(name)
            setattr(state, name, data[name])
        for name in RICH:
            setattr(state, name, _checked(name, decode(data[name]), getattr(state, name)))
        state.tokens = [bytearray(side) for side in data["tokens"]]
        state.limits = {decode(key): n for key, n in data["limits"]}
        state.loop = dict(data["loop"])
        state.rng = Rng(data["rng"])
        over = data["over"]
        state.over = None if over is None else Outcome(tuple(over[0]), over[1], over[2])
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        raise ValueError(f"no position of the card game: {error}") from error
    for lasting in state.lasting:
        static.learn(lasting.effect)
    if len(state.zone) != static.count or not (state.stack or state.over):
        raise ValueError("no position of the card game")
    return state
