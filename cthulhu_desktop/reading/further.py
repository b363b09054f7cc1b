"""Builders of wordings of the later sets: cards on their way to a story, players by what they have, amounts undone."""

from __future__ import annotations

from typing import Any

from cthulhu_desktop.reading.conditions import controls, controls_no
from cthulhu_desktop.reading.doing import by, choose, effects_of, lasting, modes
from cthulhu_desktop.reading.moving import both_or_one, into_play, story_to
from cthulhu_desktop.reading.nouns import desc, each_sel, either_noun, mine, noun
from cthulhu_desktop.reading.phrases import minus
from cthulhu_desktop.reading.terms import Nonsense, Term, builder, term

CONSPIRACIES = term("Sel", base="story", filters=(term("OfType", name="conspiracy"),), zone="row")


@builder
def conspiracies(count: Any = None) -> Term:
    """Conspiracies lie in the row with the stories (CG-22.2.2)."""
    return CONSPIRACIES.put(count=count)


@builder
def into_play_at(x: Any, zones: Any, state: Any, story: Any) -> Any:
    """'into play from your hand, committed to that story'."""
    effect = into_play(None, x, state, zones)
    if not isinstance(effect, Term) or effect.kind != "Move":
        raise Nonsense("play")
    return effect.put(story=story_to(story))


@builder
def into_play_with(x: Any, zones: Any, test: Term) -> Any:
    """'into play from your hand with a lower cost than …': the last words say which."""
    return into_play(None, with_filter(x, test), None, zones)


@builder
def with_filter(x: Any, test: Term) -> Any:
    """A phrase with one more quality."""
    if not isinstance(x, Term) or x.kind not in ("Sel", "Either", "Except"):
        raise Nonsense("filter")
    return each_sel(x, lambda part: part.put(filters=(*part.get("filters", ()), test)))


@builder
def noun_or(before: Any, one: Any, head_one: Any, two: Any, head_two: Any) -> Term:
    """'a sailor character or tome card'."""
    return either_noun(noun(before, one, head_one, None), noun(before, two, head_two, None))


@builder
def not_either(first: Term, second: Term) -> Term:
    """'non-A, non-B': neither."""
    if first.kind != "Not" or second.kind != "Not":
        raise Nonsense("not")
    tests = (first.get("filter"), second.get("filter"))
    if all(test.kind == "Subtype" for test in tests):
        return term("Not", filter=term("Subtype", names=tuple(name for test in tests for name in test.get("names"))))
    return term("Not", filter=term("AnyFilter", of=tests))


@builder
def sacrificed(x: Any) -> Any:
    """'they are sacrificed': by those who control them."""
    if isinstance(x, Term) and x.kind in ("Sel", "Either") and x.get("side") is None:
        return by("each", term("Sacrifice", x=mine(x)))
    if x in ("self",) or (isinstance(x, Term) and x.get("side") == "you"):
        return term("Sacrifice", x=x)
    return term("Sacrifice", x=x, who=term("Of", head="controller", x=x))


@builder
def all_but(n: Any, x: Any) -> Term:
    """'sacrifice all but 2 characters'."""
    own = mine(desc(x))
    many = term("Sum", of=(term("Count", x=own), minus(n)))
    return term("Sacrifice", x=own.put(count=term("Limited", n=many)))


@builder
def discard_down(n: Any) -> Term:
    """'discard down to 5 cards'."""
    many = term("Sum", of=(term("PlayerNumber", what="hand", who="actor"), minus(n)))
    return term("Discard", x=term("Sel", count=term("Limited", n=many), zone="hand", side="actor"))


@builder
def count_nothing(x: Any, at: Any) -> tuple[Term, ...]:
    """'do not count their icons or skill'."""
    return (term("Restrict", x=x, cannot="count_icons", at=at), term("Restrict", x=x, cannot="count_skill", at=at))


@builder
def skip_all(x: Any, rule: str = "skip") -> tuple[Term, ...]:
    """'no struggles resolve there', 'each is decided by skill'."""
    return tuple(term("StruggleRule", x=x, icon=icon, rule=rule) for icon in "TCAI")


@builder
def players_who(x: Any, effects: Any, no: bool = False) -> Any:
    """'each player who controls …': each, if he does."""
    test = controls_no("he", x) if no else controls("he", x)
    return by("each", term("If", test=test, then=effects_of(effects)))


@builder
def if_there(x: Any, effects: Any, at: Any = None) -> Term:
    """'if it is still in play at the end of the phase'."""
    there = term("Exists", x=term("Both", of=(x if isinstance(x, Term) else term("Bound", name=x), Term("Sel"))))
    return term("Delayed", effects=(term("If", test=there, then=effects_of(effects)),), at=at)


@builder
def look_discard(whose: Any, n: Any) -> tuple[Any, ...]:
    """'look at his hand and choose and discard a card from it'."""
    hand = term("Sel", zone="hand", side=whose)
    pick = choose(hand.put(count=n))
    return (term("LookAt", x=hand), pick, term("Discard", x=Term("ChosenJust")))


@builder
def top_or_bottom(x: Any) -> Term:
    """'put it on the top or bottom of its owner's deck'."""
    return modes(term("Move", x=x, to="deck_top"), term("Move", x=x, to="deck_bottom"))


@builder
def prevent_going_insane(costs: Any, x: Any) -> Term:
    """'prevent a character from going insane'."""
    on = term("On", kind="goes_insane", moment="before", subject=desc(x))
    return term("Body", on=on, costs=costs, effects=(Term("Cancel"),))


@builder
def lose_and_gain(x: Any, y: Any, until: Any = None) -> tuple[Term, ...]:
    """'that character loses an icon of your choice and this one gains it'."""
    lost = term("Modify", x=x, changes=(term("IconsBy", icons="=named", n=-1),), until=until)
    won = term("Modify", x=y, changes=(term("IconsBy", icons="=named"),), until=until)
    return (term("Name", what="icon"), lost, won)


@builder
def unless(effects: Any, until: Any, player: Any, costs: Any) -> Term:
    """A lasting statement that somebody can pay off."""
    return term("UnlessPaid", costs=effects_of(costs), effects=lasting(effects, until), who=player)


@builder
def only_faction(names: tuple[str, ...]) -> Term:
    """'you control only cards of that faction': there is none of another."""
    other = term("Not", filter=term("OfFaction", names=names))
    return term("Exists", x=term("Sel", filters=(other,), side="you"), n=0, by="eq")


@builder
def only_control(x: Any) -> Term:
    """'you control only …'."""
    if not isinstance(x, Term) or x.kind != "Sel" or x.get("zone") is not None or x.get("base") is not None:
        raise Nonsense("only")
    filters = x.get("filters", ())
    if len(filters) != 1:
        raise Nonsense("only")
    return term("Exists", x=term("Sel", filters=(term("Not", filter=filters[0]),), side="you"), n=0, by="eq")


@builder
def only_one(x: Any) -> Term:
    """'it is the only sailor you control'."""
    others = term("Except", of=desc(x).put(side="you"), without="self")
    return term("Exists", x=others, n=0, by="eq")


@builder
def any_pile(n: Any) -> Term:
    """The top cards of one player's discard pile."""
    return term("Sel", count=n, zone="discard_top", side="any")


@builder
def attach_from(x: Any, to: Any, zones: Any) -> Any:
    """'attach a card from your hand to …'."""
    if x == "self":
        one, two = zones
        if two is not None or one.get("side") not in ("you", None):
            raise Nonsense("zone")
        return term("Attach", x="self", to=to, from_=one.get("zone"))
    return term("Attach", x=both_or_one(x, zones), to=to)


@builder
def attach_move(x: Any, to: Any) -> Term:
    """An attachment moves: 'another' is another than its host."""
    if x != "self" or not isinstance(to, Term):
        raise Nonsense("move")
    if to.kind == "Except" and to.get("without") == "self":
        to = to.put(without="host")
    return term("Attach", x=x, to=to)


@builder
def alone_here(on: Term) -> Term:
    """'at a story where it is committed alone'."""
    if on.get("place") != Term("HereAlone"):
        return on
    alone = term("Fits", x="self", filters=(term("Committed", alone=True),))
    return term("Event", on=on.put(place="here"), test=alone)


@builder
def hearing(on: Term, test: Term) -> Term:
    """An occurrence with a condition of its own."""
    return term("Event", on=on, test=test)


@builder
def pay_modes(costs: Any, first: Any, second: Any) -> Term:
    """'either pay 1 to draw a card, or …'."""
    return modes(term("PayFor", costs=effects_of(costs), effects=effects_of(first)), second)


@builder
def struggle_effect(player: Any, icon: Any, place: Any, effects: Any) -> Term:
    """'instead of the normal struggle effect'."""
    on = term("On", kind="struggle_effect", who=player, icon=icon, place=place)
    return term("Replacement", on=on, effects=effects_of(effects))


@builder
def gone_this_way(x: Any, role: str) -> Term:
    """'if a character is discarded this way'."""
    zone = "discard" if role == "discarded" else None
    if not isinstance(x, Term) or x.kind != "Sel" or zone is None:
        raise Nonsense("way")
    those = term("Ana", word="any", base="card", role=role)
    return term("Exists", x=term("Both", of=(those, desc(x).put(zone=zone))))


@builder
def keep_these(x: Any, rest: str, n: Any = None) -> tuple[Any, ...]:
    """All (or `n`) of a kind among the cards revealed go to the hand, the rest elsewhere."""
    those = term("Ana", word="those", base="card")
    left = term("Discard", x=Term("Rest")) if rest == "discard" else term("Arrange", x=Term("Rest"), to="deck_bottom")
    return (term("Move", x=term("Both", of=(those, x), count=n), to="hand"), left)


@builder
def entered_pile(name: str, since_: str) -> Term:
    """'if it entered a discard pile this phase': from play, from a hand or from a deck."""
    ways = ("leaves_play", "discarded")
    card = term("Bound", name=name)
    return term("AnyTrue", of=tuple(term("HappenedSince", kind=kind, subject=card, since=since_) for kind in ways))


@builder
def only_committed() -> Term:
    """'it is the only character you control that is committed', wherever the others are."""
    all_ = term("Sel", base="character", filters=(Term("Committed"),), side="you")
    none_else = term("Exists", x=term("Except", of=all_, without="self"), n=0, by="eq")
    return term("AllTrue", of=(term("Fits", x="self", filters=(Term("Committed"),)), none_else))


@builder
def alone(verb: str) -> str:
    """'cannot be chosen as the only target of …'."""
    return verb.replace("be_chosen", "be_chosen_alone", 1)


@builder
def both_at(x: Any) -> Term:
    """A story to which the card and another are committed."""
    return term("Sel", base="story", zone="row", filters=(
        term("Visited", by=term("Bound", name="self")), term("Visited", by=desc(x)),
    ))  # fmt: skip


@builder
def with_them(who: str, x: Any) -> Term:
    """'committed to the same story where an opponent has a sailor committed'."""
    there = each_sel(desc(x), lambda part: part.put(side=who, filters=(
        *part.get("filters", ()), term("Committed", to="here"),
    )))  # fmt: skip
    return term("Exists", x=there)


@builder
def copied_icons(x: Any, printed: Any = None) -> tuple[Term, ...]:
    """'all of its icons': so many of each type."""
    if isinstance(x, Term) and x.get("count") is not None:
        return (term("CopyIcons", x=x, printed=printed),)  # which one is picked first
    return tuple(
        term("IconsBy", icons=icon, n=term("Attribute", x=desc(x), what=icon, printed=printed)) for icon in "TCAI"
    )


@builder
def played_many(n: Any, x: Any, who: Any, since_: Any) -> Term:
    """'you have played at least 2 Rituals this phase'."""
    span = None if since_ == "phase" else since_
    many = term("CountHappened", kinds=("played",), subject=desc(x), who=who, since=span)
    return term("Comparison", a=many, b=n, by="ge")
