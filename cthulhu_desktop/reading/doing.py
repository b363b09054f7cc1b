"""Builders of what is done: sequences, choices, who does it, how often."""

from __future__ import annotations

from typing import Any

from cthulhu_desktop.reading.nouns import each_sel
from cthulhu_desktop.reading.terms import Nonsense, Term, builder, rebuild, term

ENDLESS = frozenset({
    "By", "Choose", "Draw", "Discard", "Move", "Destroy", "Sacrifice", "Wound", "Heal", "SetState", "Search", "Look",
    "Reveal", "Shuffle", "Tokens", "Attach", "Detach", "Domain", "Resource", "Commit", "Uncommit", "Skip", "May",
    "Mode", "If", "Then", "ForEach", "Delayed", "Pay", "PayFor", "Instead", "Cancel", "PreventWounds", "Enact", "Name",
})  # fmt: skip
"""What is done once has no end."""


@builder
def chosen_player(side: str, effects: Any) -> tuple[Any, ...]:
    """'choose a player to draw 2 cards'."""
    pick = term("Choose", x=term("Sel", base="player", count=1, side=None if side == "any" else side), as_="player")
    return (pick, by("player", effects))


@builder
def gain_or_lose(x: Any, icons: str, until: str) -> Term:
    """'gains or loses a struggle': one or the other."""
    ways = [term("StoryIcons", x=x, icons=icons, n=n, until=until) for n in (None, -1)]
    return term("Mode", options=tuple(term("Seq", effects=(way,)) for way in ways))


@builder
def skip(whose: str, phase: str) -> Any:
    """'skip your draw phase'."""
    return term("Skip", phase=phase, who=None if whose == "you" else whose)


@builder
def fill(x: Any, effect: Any) -> Any:
    """The effect with its object put in."""
    if isinstance(x, Term) and x.get("base") == "player":
        raise Nonsense("player")
    return rebuild(effect, lambda part: x if part.kind == "Hole" else part)


def effects_of(value: Any) -> tuple[Any, ...]:
    """One effect or several, as a tuple."""
    if isinstance(value, Term):
        return value.get("effects") if value.kind == "Run" else (value,)
    return tuple(value)


@builder
def run(head: Any, rest: tuple[Any, ...] | None = None) -> tuple[Any, ...]:
    """Effects one after the other."""
    found = effects_of(head)
    for part in rest or ():
        found += effects_of(part)
    return found


@builder
def destroy_on_each(whose: str) -> Term:
    """One resource of each domain."""
    each = term("ResourceOf", x="each")
    pick = term("Choose", x=term("Sel", base="resource", count=1, filters=(each,), zone="resources"))
    inner = (pick, term("Resource", act="destroy", x=Term("ChosenJust")))
    return term("ForEach", effects=inner, x=term("Sel", base="domain", zone="domains", side=whose))


@builder
def tokens_of_each(n: Any) -> Term:
    """So many of the opponent's tokens from each story that has some; there must be one (CG-17.3.2)."""
    stories = term("Sel", base="story", filters=(term("TokensAre", side="opponent"),), zone="row")
    effect = term("Tokens", act="remove", x=stories, n=None if n == 1 else n, side="opponent")
    return term("Body", if_=term("Exists", x=stories), effects=(effect,))


@builder
def while_lasting(effects: Any, test: Term) -> tuple[Any, ...]:
    """What lasts as long as something is so, and then ends for good (CG-17.2.4)."""
    return tuple(effect.put(while_=test, until="permanent") for effect in effects_of(effects))


@builder
def then(effects: Any) -> Term:
    """Only if what came before was carried out."""
    return term("Then", effects=effects_of(effects))


@builder
def choose(x: Any) -> Any:
    """A choice of targets; a phrase that leaves nothing open is no choice."""
    if isinstance(x, Term) and x.kind == "Pair":
        return tuple(choose(part) for part in x.get("of"))
    if not isinstance(x, Term) or x.get("count") is None:
        raise Nonsense("choose")
    if x.kind == "Sel" and x.get("base") == "player":
        return term("Choose", x=x, as_="player")
    total = next((test for test in x.get("filters", ()) if test.kind == "TotalIs"), None)
    if total is not None:
        rest = tuple(test for test in x.get("filters") if test is not total)
        of = None if total.get("what") == "cost" else total.get("what")
        return term("Choose", x=x.put(filters=rest or None), total=total.get("n"), of=of)
    return term("Choose", x=x)


@builder
def act(chosen: Any, x: Any, effect: Any) -> Any:
    """Do it to the object; with 'choose and' the object is chosen first."""
    if not chosen:
        if isinstance(x, Term) and x.kind == "Pair":
            return tuple(fill(part, effect) for part in x.get("of"))
        return fill(x, effect)
    picked = choose(x)
    if not isinstance(picked, Term):
        raise Nonsense("choose")
    return (picked, fill(Term("ChosenJust"), effect))


@builder
def cost(effects: Any) -> tuple[Any, ...]:
    """A cost: nothing is chosen as a target by it, and it is paid with own cards (CG-10.3.3)."""
    found = effects_of(effects)
    if len(found) != 1 or found[0].kind in ("Choose", "Then", "May"):
        raise Nonsense("cost")
    only = found[0]
    own = each_sel(only.get("x"), lambda part: part.put(side=part.get("side", None if _is_story(part) else "actor")))
    return (only.put(x=own),)


def _is_story(x: Term) -> bool:
    return bool(x.get("base") == "story")


@builder
def owned_by_actor(x: Any) -> Any:
    """What a cost is paid with is the payer's own (CG-10.3.3)."""
    return each_sel(x, lambda part: part.put(side=part.get("side", "actor")))


@builder
def commits_anyway(effects: Any) -> Any:
    """'even if it is exhausted' goes without saying where an effect commits (CG-13.4.1)."""
    found = effects_of(effects)
    if found[-1].kind != "Commit":
        raise Nonsense("exhausted")
    return found


@builder
def gain_or_lose_icon(x: Any, icons: Any, until: str) -> Term:
    """'gains or loses an icon': one or the other."""
    if isinstance(x, Term) and x.get("base") == "story":
        raise Nonsense("story")
    ways = [
        term("Modify", x=x, changes=(term("IconsBy", icons=icons, n=n),), until=until) for n in (None, -1)
    ]
    return term("Mode", options=tuple(term("Seq", effects=(way,)) for way in ways))


@builder
def modes(first_way: Any, second: Any) -> Term:
    """One way or the other."""
    options = tuple(term("Seq", effects=effects_of(way)) for way in (first_way, second))
    return term("Mode", options=options)


@builder
def by(player: Any, effects: Any) -> Any:
    """Another player does it: he is its "you"."""
    return term("By", who=player, effects=effects_of(effects))


@builder
def lasting(effects: Any, until: str) -> tuple[Any, ...]:
    """Statements that hold until then."""
    found = []
    for effect in effects_of(effects):
        if effect.get("until") is not None or effect.kind in ENDLESS:
            raise Nonsense("until")
        found.append(effect.put(until=until))
    return tuple(found)


@builder
def times_effects(n: Any, effects: Any) -> Any:
    """'for each …, draw 2 cards'."""
    found = effects_of(effects)
    x = found[0].get("x")
    if len(found) == 1 and found[0].kind == "Discard" and isinstance(x, Term) and x.get("zone") == "deck_top":
        many = x.get("count", 1)
        return (found[0].put(x=x.put(count=n if many == 1 else term("Times", a=n, b=many))),)
    if len(found) == 1 and found[0].kind == "Draw":
        many = found[0].get("n", 1)
        return term("Draw", n=n if many == 1 else term("Times", a=n, b=many))
    if n.kind == "ThatMany":
        raise Nonsense("each")
    return term("ForEach", effects=found, n=n)


@builder
def randomly(x: Any, random: Any) -> Any:
    """'discard 2 cards at random'."""
    if not random:
        return x
    if not isinstance(x, Term) or x.get("count") is None:
        raise Nonsense("random")
    return x.put(random=True)


@builder
def where_x(effects: Any, amount: Any) -> Any:
    """', where X is …': if it is somebody's own number, he is the one who acts."""
    found = effects_of(effects)
    x = found[0].get("x")
    if found[0].kind == "Discard" and isinstance(x, Term) and x.get("zone") == "deck_top" and x.get("side") != "you":
        side = x.get("side")
        found = (term("By", who=side, effects=(found[0].put(x=x.put(side="actor")),)), *found[1:])
    whole = rebuild(found, lambda part: amount if part.kind == "X" else part)
    if whole == found:
        raise Nonsense("x")
    return whole
