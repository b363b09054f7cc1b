"""Builders of the pieces of phrases: numbers, icons, places, what follows a noun."""

from __future__ import annotations

from typing import Any

from cthulhu_desktop.reading.nouns import desc, det, noun
from cthulhu_desktop.reading.terms import Nonsense, Term, builder, term


@builder
def first(bound: tuple[Any, str]) -> Any:
    """The number of a comparison."""
    return bound[0]


@builder
def compare(bound: tuple[Any, str]) -> str | None:
    """The way of a comparison; "eq" is what filters have anyway, but not tests and tokens."""
    return None if bound[1] == "eq" else bound[1]


@builder
def test_of(a: Any, bound: tuple[Any, str]) -> Term:
    """An amount compared."""
    return term("Comparison", a=a, b=bound[0], by=compare(bound))


@builder
def nothing() -> Any:
    """Words that are understood but for which there is no meaning yet."""
    raise Nonsense("nothing")


@builder
def flat(*parts: Any) -> tuple[Any, ...]:
    """Tuples and tuples of tuples in a row."""
    found: tuple[Any, ...] = ()
    for part in parts:
        if part is None:
            continue
        if isinstance(part, tuple) and not isinstance(part, Term):
            found += flat(*part)
        else:
            found += (part,)
    return found


@builder
def minus(n: Any) -> Any:
    """A number taken away."""
    return -n if isinstance(n, int) else term("Times", a=n, b=-1)


@builder
def times(n: int, x: Any) -> Any:
    """So much for each; what happens once for each is that number."""
    return x if n == 1 else term("Times", a=x, b=n)


@builder
def one_icon(icons: str) -> str:
    """A single icon."""
    if len(icons) != 1:
        raise Nonsense("icons")
    return icons


@builder
def no_icons() -> Term:
    """Has no icon at all."""
    raise Nonsense("no_icons")


@builder
def icons_are(icons: str) -> Term:
    """Has these icons."""
    if len(set(icons)) != 1:
        raise Nonsense("icons")
    return term("IconsAre", icon=icons[0], n=len(icons) if len(icons) > 1 else None)


@builder
def icons_at_least(n: Any, icons: str) -> Term:
    """At least n icons of a type."""
    if len(icons) > 1 and icons == icons[0] * n:
        icons = icons[0]  # 'at least 2 (T)(T) icons' says it twice
    return term("IconsAre", icon=one_icon(icons), n=n if n != 1 else None)


@builder
def counted_det(n: Any, **more: Any) -> Term:
    """A number before a noun; one is singular."""
    return det(n, number="s" if n == 1 else "p" if isinstance(n, int) and n > 1 and not more else "", **more)


@builder
def controller(x: Any) -> Term:
    """The player who controls it."""
    return term("Of", head="controller", x=x)


@builder
def owner(x: Any) -> Term:
    """The player who owns it."""
    return term("Of", head="owner", x=x)


@builder
def committed(place: Any, alone: Any) -> Term:
    """'committed to that story'."""
    to = None if place == "any" else term("SameStory") if place == "same" else place
    return term("Post", filters=(term("Committed", to=to, alone=alone or None),))


@builder
def attached_to(x: Any) -> Term:
    """What lies on a card or domain; 'attached to your domains' are simply your resources."""
    if isinstance(x, Term) and (x.get("each") or x.get("single")):
        raise Nonsense("each")  # several things on one and the same domain
    if isinstance(x, Term) and x.kind == "Sel" and x.get("base") == "domain" and not x.get("filters"):
        return term("Post", filters=(), side=x.get("side"), on="domain")
    return term("Post", filters=(), on=desc(x))


@builder
def story_with(x: Any) -> Any:
    """A story to which such a card is committed."""
    if x == "self":
        return "here"
    return term("Sel", base="story", zone="row", filters=(term("Visited", by=desc(x)),))


@builder
def another_story(unresolved: bool = False) -> Term:
    """A story other than the one spoken of."""
    filters = (Term("Unresolved"),) if unresolved else None
    return term("Except", of=term("Sel", base="story", filters=filters, zone="row"), without="self", count=1)


@builder
def other_stories() -> Term:
    """All stories but the one spoken of."""
    return term("Except", of=term("Sel", base="story", zone="row"), without="self")


@builder
def committed_filter(place: Any) -> Term:
    """The filter of 'committed to that story'."""
    found: Term = committed(place, None).get("filters")[0]
    return found


@builder
def committed_with(x: Any, alone: Any) -> Term:
    """'committed to the same story as …'."""
    to = "here" if x == "self" else story_with(x)
    return term("Post", filters=(term("Committed", to=to, alone=alone or None),))


@builder
def since(span: str) -> Any:
    """A span of time; the phase is usual."""
    return None if span == "phase" else span


@builder
def tokens_are(few: tuple[Any, str], side: str | None) -> Term:
    """So many success tokens."""
    n, by_ = few
    return term("TokensAre", n=None if n == 1 and by_ == "ge" else n, by=None if by_ == "ge" else by_, side=side)


@builder
def visited(x: Any) -> Term:
    """'to which an Investigator is committed'."""
    n = x.get("count") if isinstance(x, Term) else None
    return term("Visited", by=desc(x), n=None if n in (1, "all") else n)


@builder
def that_many(x: Any) -> Term:
    """'for each character thus sacrificed'. Where only some of them count, it is another number."""
    if isinstance(x, Term) and x.kind == "Sel" and not x.get("filters") and x.get("side") is None:
        return Term("ThatMany")
    return term("CountOf", of="these", x=desc(x))


@builder
def wounded(n: Any) -> Term:
    """With a wound, or at least so many."""
    return term("InState", state="wounded") if n == 1 else term("WoundsAre", n=n)


@builder
def next_noun(adjectives: Any, what: Any, after: Any) -> Any:
    """A noun without anything before it."""
    return noun(det(), adjectives, what, after)


@builder
def creature(adjectives: Any, values: Any, more: Any = None) -> Term:
    """What an event turns into: a character with these values."""
    return term("Creature", filters=tuple(adjectives or ()), skill=values[0], icons=values[1], changes=more)


@builder
def keyword(name: str, n: int | None) -> tuple[Term, ...]:
    """A keyword gained; only some take a number."""
    numbered = name in ("toughness", "fated", "steadfast")
    if numbered != (n is not None):
        raise Nonsense("keyword")
    return (term("GainKeyword", name=name, n=n),)


@builder
def signed_x(sign: int) -> Any:
    """+X or -X."""
    return term("X") if sign > 0 else term("Times", a=term("X"), b=-1)


@builder
def labels(one: str, two: Any) -> tuple[str, ...]:
    """Timing words."""
    return tuple(label for label in (one, two) if label)
