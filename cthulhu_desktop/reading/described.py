"""What terms speak of: the type of thing, one or several, whose."""

from __future__ import annotations

from typing import Any

from cthulhu_desktop.reading.terms import Term, term, walk

OBJECTS = frozenset({"character", "support", "event", "card", "attachment", "resource"})
WITH_WHO = frozenset({"Draw", "Discard", "Sacrifice", "Skip", "TakeControl", "Arrange", "Look", "WinStory"})


def base_of(x: Any) -> str:
    """The type of thing a selector speaks of; of several types, a card."""
    if not isinstance(x, Term):
        return "any"
    if x.kind in ("Either", "Both"):
        bases = {base_of(part) for part in x.get("of")}
        return bases.pop() if len(bases) == 1 else "card"
    if x.kind == "Except":
        return base_of(x.get("of"))
    if x.kind == "Bound":
        return "card"
    return str(x.get("base", "card"))


def plural_of(x: Any) -> bool:
    """It speaks of several."""
    if not isinstance(x, Term):
        return False
    return bool(x.get("count") != 1)


def same_base(wanted: str, base: str) -> bool:
    """A pointing word for that type of thing can mean one of that type; "any" is not known."""
    if wanted == "object":
        return base in OBJECTS or base == "any"
    if wanted == "card":
        return base in OBJECTS or base == "any"
    return wanted == base or (base == "any" and wanted not in ("player",))


def says_somewhere(x: Any) -> bool:
    """The phrase says 'committed to a story' of its card, without saying which."""
    return isinstance(x, Term) and term("Committed") in (x.get("filters") or ())


def says_committed(fits: Term) -> bool:
    """A test says that something is committed."""
    return any(test.kind == "Committed" for test in fits.get("filters", ()))


def by_player(who: str, effects: tuple[Any, ...]) -> Any:
    """Effects that another player carries out: with his name in them if there is but one that can take it."""
    if who == "you":
        return effects
    if len(effects) == 1:
        only = effects[0]
        if only.kind in WITH_WHO and only.get("who") is None and not any(
            inner.kind in ("Choose", "Mode", "May") for inner in walk(only)
        ):
            return only.put(who=who)
        if who == "each" and only.kind == "Move" and _own_pile(only.get("x")):
            return only.put(x=only.get("x").put(side=None), under=None)
    return term("ByPlayer", who=who, effects=effects)


def _own_pile(x: Any) -> bool:
    return isinstance(x, Term) and x.kind == "Sel" and x.get("side") == "you" and x.get("count") is None
