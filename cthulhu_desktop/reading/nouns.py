"""Builders of noun phrases: what cards, players and places a text speaks of.

A noun phrase becomes a selector term, a binding ("self", "host"), or an `Ana`: a word that points back, whose meaning
only the whole ability tells (`resolve`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cthulhu_desktop.reading.terms import Nonsense, Term, builder, term

MERGED = {"Subtype": "names", "OfFaction": "names"}


@builder
def det(count: Any = None, side: str | None = None, number: str = "", **more: Any) -> Term:
    """What stands before a noun. `number` is what the noun must be: "s", "p" or either."""
    return term("Det", count=count, side=side, number=number or None, **more)


@builder
def head(base: str, number: str, *filters: Term) -> Term:
    """The noun itself, singular ("s") or plural ("p")."""
    return term("Head", bases=(base,) if isinstance(base, str) else base, number=number, filters=filters)


@builder
def either_head(first: str | Term, last: Term) -> Term:
    """'character or support card': both types, the number of the last."""
    one = (first,) if isinstance(first, str) else first.get("bases")
    return last.put(bases=(*one, *last.get("bases")))


@builder
def post(*filters: Term | None, zone: str | None = None, side: str | None = None, **more: Any) -> Term:
    """What stands behind a noun."""
    return term("Post", filters=tuple(test for test in filters if test is not None), zone=zone, side=side, **more)


@builder
def any_of(*parts: Term | None) -> Term:
    """'A or B' before a noun: one filter that either passes."""
    flat: list[Term] = []
    for part in parts:
        if part is None:
            continue
        flat += part.get("of") if part.kind == "AnyFilter" else [part]
    kinds = {part.kind for part in flat}
    if len(kinds) == 1 and flat[0].kind in MERGED:
        key = MERGED[flat[0].kind]
        return Term(flat[0].kind, ((key, tuple(name for part in flat for name in part.get(key))),))
    if kinds == {"Not"}:
        inner = any_of(*(part.get("filter") for part in flat))
        return term("Not", filter=inner)
    return term("AnyFilter", of=tuple(flat))


@builder
def any_list(first: Term, rest: tuple[Term, ...] | None, last: Term) -> Term:
    """'A, B or C' before a noun."""
    return any_of(first, *(rest or ()), last)


def _merged(parts: list[Term]) -> dict[str, Any]:
    """The fields of determiner and what follows the noun, together; two that contradict each other mean nothing."""
    found: dict[str, Any] = {}
    for part in parts:
        for key, value in part.fields:
            if key in ("filters", "number", "bases") or value is None:
                continue
            if key in found and found[key] != value:
                raise Nonsense(key)
            found[key] = value
    return found


@builder
def noun(before: Term | None, adjectives: tuple[Term, ...] | None, what: Term, after: tuple[Term, ...] | None) -> Any:
    """A whole noun phrase."""
    before = before or det(number="p")
    wanted = before.get("number", "")
    if wanted and wanted != what.get("number"):
        raise Nonsense("number")
    plain = [part for part in adjectives or () if part.kind != "Post"]
    posts = [part for part in adjectives or () if part.kind == "Post"] + list(after or ())
    fields = _merged([before, *posts])
    filters = (*plain, *what.get("filters"), *(test for part in posts for test in part.get("filters")))
    return _selector(fields, what.get("bases"), filters)


def _selector(fields: dict[str, Any], bases: tuple[str, ...], filters: tuple[Term, ...]) -> Any:
    other = fields.pop("other", None)
    if "as_resource" in fields:
        bases, filters = _as_resource(fields, bases, filters)
    filters += _lying_on(fields, bases)
    count: dict[str, Any] = {key: fields.pop(key) for key in ("count", "up_to", "random") if key in fields}
    if count.get("count") == "all":
        del count["count"]
    if fields.get("side") == "each" and count.get("count", "all") != "all":
        raise Nonsense("each")  # one for each player is more than one
    ana = fields.pop("ana", None)
    if ana is not None:
        if set(fields) - {"side"}:
            raise Nonsense("ana")
        return term("Ana", word=ana, base=bases[0] if len(bases) == 1 else "card", filters=filters or None)
    zones = fields.pop("zone", None)
    places = zones if isinstance(zones, tuple) else (zones,)
    several = len(bases) * len(places) > 1
    inner = {} if several or other else count
    parts = tuple(
        _sel(base, {**fields, "zone": zone} if zone else dict(fields), filters, inner)
        for base in bases for zone in places
    )
    found = Term("Either", (("of", parts),)) if several else parts[0]
    if several and not other:
        found = found.put(**count)
    if other:
        found = term("Except", of=found, without=other, **count)
    return found


def _as_resource(
    fields: dict[str, Any], bases: tuple[str, ...], filters: tuple[Term, ...]
) -> tuple[tuple[str, ...], tuple[Term, ...]]:
    """'a character attached to a domain as a resource' is a resource of that type."""
    if len(bases) != 1 or bases[0] not in ("card", "character", "support", "event"):
        raise Nonsense("resource")
    domain = fields.pop("as_resource")
    if isinstance(domain, Term) and domain.kind == "Sel" and domain.get("base") == "domain" and not domain.get("each"):
        fields["on"] = "domain"
        if domain.get("side") is not None:
            fields["side"] = domain.get("side")
    else:
        fields["on"] = domain
    typed = () if bases[0] == "card" else (term("OfType", name=bases[0]),)
    return ("resource",), (*typed, *filters)


def _lying_on(fields: dict[str, Any], bases: tuple[str, ...]) -> tuple[Term, ...]:
    """The filter of 'attached to …'. Resources lie on domains anyway; on somebody's, they are his."""
    on = fields.pop("on", None)
    if on is None or on == "domain":
        if on is not None and bases != ("resource",):
            raise Nonsense("attached")
        return ()
    if bases == ("resource",):
        return (term("ResourceOf", x=on),)
    return (term("AttachedTo", x=on),)


def _sel(base: str, fields: dict[str, Any], filters: tuple[Term, ...], count: dict[str, Any]) -> Term:
    if base == "story":
        if fields.get("zone") in (None, "play"):
            fields["zone"] = "row"
        if fields.get("zone") == "row":
            fields.pop("side", None)
    elif base == "domain":
        fields["zone"] = "domains"
    elif base == "resource":
        fields["zone"] = "resources"
    elif base == "player":
        fields.pop("zone", None)
    if fields.get("zone") == "play":
        del fields["zone"]
    if fields.get("side") == "any":
        del fields["side"]
    shown = {} if base == "card" else {"base": base}
    where = {key: fields[key] for key in ("zone", "side", "each", "single") if key in fields}
    if set(fields) - {"zone", "side", "each", "single"}:
        raise Nonsense(str(fields))
    more = {"filters": filters} if filters else {}
    return term("Sel", **shown, **count, **more, **where)


@builder
def desc(x: Any) -> Any:
    """The noun phrase as a description: 'a character' is any of them."""
    if isinstance(x, Term) and x.kind in ("Sel", "Either", "Both", "Except"):
        return x.put(count=None, up_to=None)
    return x


@builder
def one_of(x: Any, count: Any = 1, up_to: bool | None = None) -> Any:
    """'one of those characters'."""
    if isinstance(x, str):
        raise Nonsense(x)
    if x.kind == "Ana":
        return x.put(count=count, up_to=up_to)
    if x.get("count") is not None:
        raise Nonsense("count")
    return x.put(count=count, up_to=up_to)


def counted(x: Any) -> bool:
    """The phrase speaks of so many, not of all."""
    return isinstance(x, Term) and x.get("count") is not None


@builder
def with_zone(x: Any, zone: Any = None, side: Any = None) -> Any:
    """The phrase with the zone that stands elsewhere in the clause."""
    if not isinstance(x, Term):
        raise Nonsense("zone")
    if zone is None and side is None:
        return x

    def change(part: Term) -> Term:
        for key, value in (("zone", zone), ("side", side)):
            if value is None:
                continue
            if part.get(key, value) != value:
                raise Nonsense(key)
            part = part.put(**{key: value})
        return part

    return each_sel(x, change)


@builder
def mine(x: Any) -> Any:
    """What a player sacrifices is his own."""
    def change(part: Term) -> Term:
        lies = part.get("zone") in (None, "resources")
        return part.put(side=part.get("side", "actor")) if lies else part

    return each_sel(x, change)


def each_sel(x: Any, change: Callable[[Term], Term]) -> Any:
    """The phrase with its own selectors changed, not those inside its filters."""
    if not isinstance(x, Term):
        return x
    if x.kind == "Sel":
        return change(x)
    of = x.get("of")
    if x.kind in ("Either", "Pair", "Both"):
        return x.put(of=tuple(each_sel(part, change) for part in of))
    return x.put(of=each_sel(of, change)) if x.kind == "Except" else x


@builder
def top(side: str, count: Any = None, zone: str = "deck_top") -> Term:
    """The top cards of a deck or discard pile."""
    return term("Sel", count=count or 1, zone=zone, side=side)


@builder
def both_zones(x: Any, first: tuple[str, str | None], second: tuple[str, str | None]) -> Term:
    """'from your hand or discard pile'."""
    if not isinstance(x, Term) or x.kind != "Sel":
        raise Nonsense("zones")
    count, up_to = x.get("count"), x.get("up_to")
    plain = x.put(count=None, up_to=None)
    parts = tuple(with_zone(plain, zone, side or first[1]) for zone, side in (first, second))
    return term("Either", of=parts, count=count, up_to=up_to)


@builder
def pair(first: Any, second: Any) -> tuple[Any, Any]:
    """Two values."""
    return (first, second)


@builder
def joined(*values: Any) -> str:
    """Letters in a row: icons."""
    return "".join(part for value in values if value for part in value)


@builder
def also(x: Any, y: Any) -> Any:
    """'A and B': both, all of each."""
    if isinstance(x, str) and isinstance(y, str):
        return term("Either", of=(term("Bound", name=x), term("Bound", name=y)))
    parts = tuple(term("Bound", name=part) if isinstance(part, str) else part for part in (x, y))
    zones = [part.get("zone") for part in parts]
    if zones[0] is None and zones[1] not in (None, "row", "domains", "resources") and parts[0].kind == "Sel":
        raise Nonsense("zone")  # does it speak of both?
    if any(counted(part) for part in parts):
        return term("Pair", of=parts)
    return term("Either", of=parts)


@builder
def either_noun(x: Any, y: Any) -> Term:
    """'a Location or a Tome card': one of either."""
    if not isinstance(x, Term) or not isinstance(y, Term) or x.get("count") != y.get("count"):
        raise Nonsense("or")
    elsewhere = (None, "row", "resources", "domains")
    if x.kind == y.kind == "Sel" and x.get("zone") is None and y.get("zone") not in elsewhere:
        x = x.put(zone=y.get("zone"), side=x.get("side", y.get("side")))
    if y.get("side") is not None and y.get("zone") is None:
        x = each_sel(x, lambda part: part.put(side=part.get("side", y.get("side"))))
    parts = tuple(part.put(count=None, up_to=None) for part in (x, y))
    if any(part.kind not in ("Sel", "Except") for part in parts):
        raise Nonsense("or")
    return term("Either", of=parts, count=x.get("count"), up_to=x.get("up_to"))


@builder
def zone_of(z: Term) -> Any:
    """The name of a zone."""
    return z.get("zone")
