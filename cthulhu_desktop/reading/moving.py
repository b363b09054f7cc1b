"""Builders of cards on their way: into play, to hands and decks, from domain to domain, and searching."""

from __future__ import annotations

from typing import Any

from cthulhu_desktop.reading.described import base_of
from cthulhu_desktop.reading.doing import act
from cthulhu_desktop.reading.nouns import each_sel, with_zone
from cthulhu_desktop.reading.phrases import committed, minus
from cthulhu_desktop.reading.terms import Nonsense, Term, builder, term


@builder
def bottom_some(most: int) -> tuple[Any, ...]:
    """Some of the cards looked at go to the bottom, the rest comes back on top."""
    looked = term("Bound", name="looked")
    return (
        term("Move", x=looked.put(count=most, up_to=True), to="deck_bottom"),
        term("Arrange", x=term("Except", of=looked, without="moved")),
    )


@builder
def move_wounds(x: Any, to: Any, n: Any) -> Term:
    """Wounds to another character: to the same one they would not move."""
    if isinstance(to, Term) and to.kind == "Except":
        to = to.get("of").put(count=to.get("count"))
    if isinstance(x, Term) and x.kind == "Sel":
        x = x.put(filters=(*x.get("filters", ()), term("InState", state="wounded")))
    return term("MoveWounds", x=x, to=to, n=None if n == 1 else n)


@builder
def search_both(side: Any, x: Any, y: Any) -> tuple[Any, ...]:
    """Two cards at once."""
    return tuple(search(side, one).put(to="play", done_=True) for one in (x, y))


@builder
def add_to(x: Any, to: Any) -> Term:
    """Add a card to a domain, as a resource."""
    if not isinstance(to, Term) or to.get("base") != "domain":
        raise Nonsense("add")
    return attach(x, to, True)


@builder
def move_to(x: Any, to: Any) -> Any:
    """Move a resource to a domain, an attachment to another card, a character to a story."""
    base = base_of(to) if isinstance(to, Term) else None
    if is_resource(x) or base == "domain":
        return term("Resource", act="move", x=x, to=to)
    if base == "story":
        return term("Commit", x=x, to=to)
    return term("Attach", x=x, to=to)


@builder
def moved(chosen: Any, x: Any, to: Any) -> Any:
    """'move it to another character': with 'choose and' it is chosen first."""
    return act(chosen, x, move_to(Term("Hole"), to) if not is_resource(x) else move_to(x, to).put(x=Term("Hole")))


@builder
def destroy(chosen: Any, x: Any) -> Any:
    """Destroy cards, or resources."""
    if is_resource(x):
        return act(chosen, x, term("Resource", act="destroy", x=Term("Hole")))
    return act(chosen, x, term("Destroy", x=Term("Hole")))


@builder
def leave_story(chosen: Any, x: Any, place: Any) -> Any:
    """'remove all other characters from that story': those committed there."""
    effect = term("Uncommit", x=Term("Hole"))
    if isinstance(x, str) or x.kind == "Ana" or x.get("count") == 1:
        return act(chosen, x, effect)
    here = committed(place, None).get("filters")

    def change(part: Term) -> Term:
        return part.put(filters=(*part.get("filters", ()), *here))

    return act(chosen, each_sel(x, change), effect)


@builder
def refreshed(x: Any) -> Any:
    """'refresh a domain': a drained one."""
    drained = term("InState", state="drained")
    if not isinstance(x, Term) or x.kind != "Sel" or drained in x.get("filters", ()):
        return x
    return x.put(filters=(drained, *x.get("filters", ())))


def is_resource(x: Any) -> bool:
    """The phrase speaks of resources."""
    return isinstance(x, Term) and x.kind == "Sel" and x.get("base") == "resource"


@builder
def to_hand(chosen: Any, x: Any, whose: Any = None) -> Any:
    """Back to the hand: cards always go to their owner's; to yours, one of those that you have in play."""
    if whose == "you" and isinstance(x, Term) and x.kind in ("Sel", "Either"):
        x = each_sel(x, lambda part: part if part.get("zone") or part.get("side") else part.put(side="you"))
    if is_resource(x):
        return act(chosen, x, term("Resource", act="return", x=Term("Hole")))
    return act(chosen, x, term("Move", x=Term("Hole"), to="hand"))


@builder
def into_play(chosen: Any, x: Any, state: str | None, zones: Any) -> Any:
    """Put into play: under the control of who does it."""
    if x == "self" and zones is not None:
        return term("Move", x=x, to="play", under="you", state=state, from_=zones_in(zones))
    if zones is not None:
        x = both_or_one(x, zones)
    of_all = isinstance(x, Term) and x.kind == "Sel" and x.get("zone") == "discard" and x.get("side") is None
    under = None if of_all and x.get("count") is None else "you"
    effect = term("Move", x=Term("Hole"), to="play", under=under, state=state)
    return act(chosen, x, effect)


def zones_in(zones: Any) -> Any:
    """The names of the zones of a phrase; they are the player's own."""
    found: list[str] = []
    for zone in zones:
        name, side = (zone.get("zone"), zone.get("side")) if isinstance(zone, Term) else (zone or (None, "you"))
        if side != "you":
            raise Nonsense("zones")
        found += name if isinstance(name, tuple) else [name] if name is not None else []
    return found[0] if len(found) == 1 else tuple(found)


def both_or_one(x: Any, zones: Any) -> Any:
    """The phrase in one zone, or in either of two."""
    one, two = zones
    if two is None and isinstance(one.get("zone"), tuple):
        first_, second = one.get("zone")
        return two_zones(x, (first_, one.get("side")), (second, one.get("side")))
    if two is None:
        return with_zone(x, one.get("zone"), one.get("side"))
    return two_zones(x, one, two)


@builder
def two_zones(x: Any, one: tuple[str, Any], two: tuple[str, Any]) -> Any:
    """'from your hand or discard pile'."""
    if not isinstance(x, Term) or x.kind != "Sel":
        raise Nonsense("zones")
    plain = x.put(count=None, up_to=None)
    parts = tuple(with_zone(plain, zone, side) for zone, side in (one, two))
    return term("Either", of=parts, count=x.get("count"), up_to=x.get("up_to"))


@builder
def hand_or_pile(side: str) -> tuple[Any, Any]:
    """Hand and discard pile of a player."""
    return (("hand", side), ("discard", side))


@builder
def search(side: Any, x: Any, pile: bool = False) -> Term:
    """Search a deck; what happens to what is found comes later."""
    also_ = ("discard",) if pile else None
    return term("Search", x=with_zone(x, "deck", side), deck=None if side == "you" else side, also=also_)


@builder
def look(x: Term) -> Term:
    """Look at the top cards of a deck."""
    side = x.get("side")
    return term("Look", n=x.get("count") if x.get("count") != 1 else None, deck=None if side == "you" else side)


@builder
def bottom_one() -> tuple[Any, ...]:
    """One of the cards looked at goes to the bottom, the others come back on top in any order."""
    looked = term("Bound", name="looked")
    return (
        term("Move", x=looked.put(count=1), to="deck_bottom"),
        term("Arrange", x=term("Except", of=looked, without="moved")),
    )


@builder
def top_one() -> tuple[Any, ...]:
    """One of two cards goes to the top, the other to the bottom."""
    return bottom_one()


@builder
def keep(n: Any, rest: str, bottom_first: bool = False) -> tuple[Any, ...]:
    """So many of the cards looked at or revealed go to the hand, the rest to the bottom or the discard pile."""
    those = term("Ana", word="those", base="card")
    taken = term("Move", x=those.put(count=1 if bottom_first else n), to="deck_bottom" if bottom_first else "hand")
    left = Term("Rest")
    if bottom_first:
        return (taken, term("Move", x=left, to="hand"))
    if rest == "bottom":
        return (taken, term("Arrange", x=left, to="deck_bottom"))
    return (taken, term("Discard", x=left))


@builder
def keep_all(x: Any) -> tuple[Any, ...]:
    """All of a kind among the cards revealed go to the hand, the rest to the bottom."""
    those = term("Ana", word="those", base="card")
    some = term("Both", of=(those, x))
    return (term("Move", x=some, to="hand"), term("Arrange", x=Term("Rest"), to="deck_bottom"))


@builder
def move_drain(x: Any, to: Any) -> tuple[Any, ...]:
    """A drain token moves from one domain to another: one is refreshed, the other drained."""
    return (term("Domain", act="refresh", x=refreshed(x)), term("Domain", act="drain", x=to))


@builder
def tokens_off(n: Any, x: Any) -> Term:
    """Take success tokens off; whose they are is open (CG-5.1.9)."""
    return term("Tokens", act="remove", x=x, n=n, side="any")


@builder
def attach(x: Any, to: Any, resource: Any) -> Term:
    """Attach as an attachment or as a resource."""
    each = isinstance(to, Term) and to.kind == "Sel" and to.get("base") == "domain" and to.get("count") is None
    if each and isinstance(x, Term) and x.get("count") is not None:  # so many for each of them
        one = term("Attach", x=x, to="each", as_="resource" if resource else None)
        return term("ForEach", effects=(one,), x=to)
    return term("Attach", x=x, to=to, as_="resource" if resource else None)


@builder
def from_pile(x: Any, whose: Any, to: Any) -> Term:
    """'remove it from your discard pile and attach it to one of your domains as a resource'."""
    lies = term("Sel", zone="discard", side=whose)
    return term("Attach", x=term("Both", of=(x, lies)), to=to, as_="resource")


@builder
def next_cost(x: Any, n: Any, minimum: Any) -> Term:
    """'the next character you play this phase'."""
    return term("CostChange", x=x, by=minus(n), minimum=minimum, who="you", next_=True)


@builder
def onto_deck(chosen: Any, x: Any, to: str) -> Any:
    """Put cards onto or under a deck."""
    return act(chosen, x, term("Move", x=Term("Hole"), to=to))


@builder
def arranged(x: Any, to: str) -> Any:
    """Cards go onto or under a deck in an order of the player's choice."""
    if isinstance(x, str) or x.get("count") == 1:
        raise Nonsense("order")
    return term("Arrange", x=x, to=None if to == "deck_top" else to)


@builder
def into_play_under(chosen: Any, x: Any, whose: Any, zones: Any, state: Any) -> Any:
    """'into play under your control'."""
    if whose != "you":
        raise Nonsense("control")
    return into_play(chosen, x, state, zones)


@builder
def search_top(side: Any, x: Any, n: Any) -> Term:
    """Search only the top cards."""
    return term("Search", x=with_zone(x, "deck", side), deck=None if side == "you" else side, depth=n)


@builder
def attach_as(x: Any, to: Any, face: Term) -> Term:
    """An attachment that counts as another card."""
    return term("Attach", x=x, to=to, face=face)


@builder
def story_to(place: Any) -> Any:
    """The story something commits to."""
    if place is None or place == "any":
        return term("Sel", base="story", count=1, zone="row")
    if place == "same":
        return Term("SameStory")
    if isinstance(place, Term) and place.kind == "Sel" and place.get("count") is None:
        return place.put(count=1)
    return place


@builder
def where_place(place: Any) -> Any:
    """A place as that of an occurrence."""
    return None if place == "any" else place
