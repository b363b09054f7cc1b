"""Builders of conditions."""

from __future__ import annotations

from typing import Any

from cthulhu_desktop.reading.nouns import desc, with_zone
from cthulhu_desktop.reading.terms import Nonsense, Term, builder, term

ATTACHED = term("Fits", x="self", filters=(term("InState", state="attached"),))


@builder
def controls(who: Any, x: Any) -> Term:
    """A player controls so many; without a number at least one."""
    n = x.get("count") if isinstance(x, Term) else None
    return term("Exists", x=with_zone(desc(x), side=who), n=n if n not in (1, "all") else None)


@builder
def controls_few(who: Any, few: tuple[Any, str], x: Any) -> Term:
    """A player controls at least, at most, exactly so many."""
    return exists_few(few, with_zone(desc(x), side=who))


@builder
def controls_no(who: Any, x: Any) -> Term:
    """A player controls none."""
    return exists_few((0, "eq"), with_zone(desc(x), side=who))


@builder
def exists_few(few: tuple[Any, str], x: Any) -> Term:
    """There are at least, at most, exactly so many."""
    n, by = few
    return term("Exists", x=desc(x), n=None if n == 1 else n, by=None if by == "ge" else by)


@builder
def exists(x: Any) -> Term:
    """There is one."""
    n = x.get("count") if isinstance(x, Term) else None
    return term("Exists", x=desc(x), n=None if n in (1, "all") else n)


@builder
def more_than(x: Any) -> Term:
    """You control more of them than the opponent."""
    counts = [term("Count", x=with_zone(desc(x), side=side)) for side in ("you", "opponent")]
    return term("Comparison", a=counts[0], b=counts[1], by="gt")


@builder
def fewer_than(x: Any) -> Term:
    """You control fewer of them than the opponent."""
    return more_than(x).put(by="lt")


@builder
def they_more(x: Any, player: Any) -> Term:
    """Another player controls more of them than you."""
    counts = [term("Count", x=with_zone(desc(x), side=side)) for side in (player, "you")]
    return term("Comparison", a=counts[0], b=counts[1], by="gt")


@builder
def fits_noun(x: Any, test: Term) -> Term:
    """Something pointed at passes; of a description there is one that does."""
    if isinstance(x, str) or x.kind in ("Ana", "Host"):
        return term("Fits", x=x, filters=(test,))
    if x.kind != "Sel" or x.get("count") not in (1, None):
        raise Nonsense("fits")
    return term("Exists", x=desc(x).put(filters=(*x.get("filters", ()), test)))


@builder
def in_play(x: Any) -> Term:
    """'if it is still in play'."""
    if isinstance(x, str) or x.kind in ("Ana", "Host"):
        return term("Exists", x=term("Both", of=(term("Bound", name=x) if isinstance(x, str) else x, Term("Sel"))))
    return exists(x)


@builder
def attached_test() -> Term:
    """'while it is attached'; to what is said is the host anyway."""
    return ATTACHED


@builder
def is_a(x: Any, what: Any) -> Term:
    """'if it is a Spell card'."""
    if not isinstance(what, Term) or what.kind != "Sel" or what.get("count") not in (1, None):
        raise Nonsense("is_a")
    base = what.get("base")
    filters = what.get("filters", ())
    if base is not None:
        filters = (term("OfType", name=base), *filters)
    if set(dict(what.fields)) - {"base", "count", "filters"}:
        raise Nonsense("is_a")
    return term("Fits", x=x, filters=filters)


@builder
def played_since(x: Any, since: str) -> Term:
    """'you played an event this phase'; only one of them is asked for."""
    if x.get("count") not in (1, None):
        raise Nonsense("many")
    return term("HappenedSince", kind="played", who="you", subject=desc(x), since=None if since == "phase" else since)
