"""Whether two abilities say the same, although they may be written differently.

The normal form:
- filters of a selector, parts of `either` and of `all`/`any`, and changes of one `modify` come in one order;
- stories are in the row unless another zone is named, and what is searched for is in the searched deck;
- a single effect that names its player is the same as that player carrying it out;
- the domain a card lies on is its host;
- what it takes to win "a story" is what it takes to win any of them;
- a lasting effect of a triggered ability ends with the phase unless it says otherwise (CG-17.2.1).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cthulhu_desktop.core.cards.abilities.base import NODES
from cthulhu_desktop.core.catalogue.schema import Node

UNORDERED = frozenset({"filters", "of", "changes", "names"})

ANY_STORY = ({"base": "story", "count": 1, "zone": "row"}, {"base": "story", "count": 1})


def _plain(data: dict[str, Any]) -> dict[str, Any]:
    """A table without what goes without saying."""
    found = dict(data)
    if found.get("base") == "story" and found.get("zone") == "row":
        del found["zone"]
    if found.get("do") == "search" and isinstance(found.get("x"), dict):
        found["x"] = {key: value for key, value in found["x"].items() if key not in ("zone", "side")}
    if found.get("do") == "by_player" and len(found.get("effects", ())) == 1:
        only = found["effects"][0]
        if only.get("do") in ("discard", "draw", "sacrifice") and "who" not in only:
            return _plain({**only, "who": found["who"]})
    if found.get("do") == "domain" and "x" not in found and found.get("act") != "gain":
        found["x"] = "host"
    if found.get("do") == "threshold" and found.get("x") in ANY_STORY:
        del found["x"]
    if found.get("x") == "domain":
        found["x"] = "host"
    if found.get("until") == "phase":
        del found["until"]
    return found


def normal(value: Any, key: str = "") -> Any:
    """The table of a node in its normal form; hashable."""
    if isinstance(value, dict):
        return tuple(sorted((name, normal(part, name)) for name, part in _plain(value).items()))
    if isinstance(value, list):
        parts = [normal(part) for part in value]
        return tuple(sorted(parts, key=repr) if key in UNORDERED else parts)
    return value


def normal_form(ability: Node) -> Any:
    """The normal form of an ability."""
    return normal(NODES.write(ability))


def same(mine: Iterable[Node], others: Iterable[Node]) -> bool:
    """The two cards have the same abilities, in whatever order."""
    one = sorted((normal_form(ability) for ability in mine), key=repr)
    two = sorted((normal_form(ability) for ability in others), key=repr)
    return one == two
