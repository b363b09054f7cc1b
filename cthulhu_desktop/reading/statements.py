"""Builders of statements: what holds while a card is in play, or until something ends."""

from __future__ import annotations

from typing import Any

from cthulhu_desktop.reading.conditions import ATTACHED
from cthulhu_desktop.reading.doing import effects_of, run
from cthulhu_desktop.reading.nouns import desc
from cthulhu_desktop.reading.phrases import minus, times
from cthulhu_desktop.reading.terms import Nonsense, Term, builder, rebuild, term, walk


@builder
def cost_change(x: Any, **more: Any) -> Any:
    """The cost of cards that a phrase describes; that of the card itself is another thing."""
    if not isinstance(x, Term) or x.kind in ("Ana", "Pair"):
        raise Nonsense("cost")
    x = desc(x)
    if any(part.kind == "AttachedTo" for part in walk(x)):
        raise Nonsense("cost")  # what is still to be attached lies on nothing yet
    if x.kind == "Either" and not more.get("next_"):
        return tuple(term("CostChange", x=part, **more) for part in x.get("of"))
    return term("CostChange", x=x, **more)


@builder
def gain_each(x: Any, icon: str, skill: Any, n: Any) -> Term:
    """An icon, and skill, for each."""
    changes: tuple[Term, ...] = (term("IconsBy", icons=icon, n=n),)
    if skill is not None:
        changes += (term("SkillBy", n=times(skill, n)),)
    return term("Modify", x=x, changes=changes)


@builder
def modify(x: Any, changes: Any) -> Term:
    """Cards change; a story has nothing to change."""
    if isinstance(x, Term) and (x.get("base") in ("story", "domain", "resource", "player") or x.kind == "Pair"):
        raise Nonsense("modify")
    if _each_of_which(changes):
        raise Nonsense("each")
    return term("Modify", x=x, changes=changes)


def _each_of_which(changes: tuple[Term, ...]) -> bool:
    """'+1 skill and (C) for each …': it is open whether only the icon is meant."""
    numbers = [change.get("n", 1) for change in changes if change.kind in ("SkillBy", "IconsBy")]
    return len(numbers) > 1 and isinstance(numbers[-1], Term) and any(isinstance(n, int) for n in numbers[:-1])


@builder
def story_ref(x: Any) -> Any:
    """A noun phrase that means a story."""
    if isinstance(x, Term) and x.get("base") == "story":
        return x
    raise Nonsense("story")


@builder
def constant(effects: Any, test: Any) -> Term:
    """A statement that holds while something is so. 'While committed' speaks of what changes; what is attached has
    its host only then."""
    found = effects_of(effects)
    x = found[0].get("x")
    if test == ATTACHED and all(effect.get("x") == "host" for effect in found):
        return term("Constant", effects=found)

    if test.kind == "Fits" and test.get("x") == "subject_of_clause" and isinstance(x, Term) and x.kind == "Sel":
        # 'characters gain … while committed' speaks of those that are
        some = x.put(filters=(*x.get("filters", ()), *test.get("filters")))
        return term("Constant", effects=tuple(e.put(x=some) if e.get("x") == x else e for e in found))

    def change(part: Term) -> Term:
        return part.put(x=x) if part.kind == "Fits" and part.get("x") == "subject_of_clause" else part

    return term("Constant", effects=found, while_=rebuild(test, change))


@builder
def statements(*parts: Any) -> tuple[Any, ...]:
    """Several in one sentence."""
    return run((), parts)


@builder
def story_icons(x: Any, icons: str, n: int) -> Term:
    """Stories gain or lose struggles."""
    return term("StoryIcons", x=x, icons=icons, n=None if n == 1 else n)


@builder
def restrict(x: Any, what: str) -> Term:
    """Cards that cannot do or suffer something."""
    return term("Restrict", x=x, cannot=what)


@builder
def forbid(player: Any, x: Any) -> Term:
    """A player cannot play cards."""
    return term("Forbid", cannot="play", who=None if player == "opponent" else player, x=desc(x))


@builder
def cannot_of(what: tuple[str, Any], x: Any) -> Any:
    """What cards cannot do; a second word is another thing they cannot, or the story where."""
    verb, more = what
    if isinstance(more, str) and more not in ("here", "host"):
        return (term("Restrict", x=x, cannot=verb), term("Restrict", x=x, cannot=more))
    return term("Restrict", x=x, cannot=verb, at=more)


@builder
def own_cost(n: Any, low: Any, x: Any, low2: Any) -> Term:
    """The cost of the card itself."""
    by_ = minus(n if x is None else times(n, x))
    return term("OwnCost", by=by_, minimum=low if low is not None else low2)
