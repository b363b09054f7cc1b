"""Builders of occurrences and windows."""

from __future__ import annotations

from typing import Any

from cthulhu_desktop.reading.nouns import desc
from cthulhu_desktop.reading.terms import Nonsense, Term, builder, term, walk

WINDOWS = {"story": ("W5", "W6a", "W6b", "W7"), "operations": ("W4",), "resource": ("W3",), "draw": ("W2",),
           "refresh": ("W1",)}  # fmt: skip


@builder
def who(player: Any) -> Any:
    """The player of an occurrence; "any" and "each" are no condition, but he can be pointed at."""
    return player


@builder
def subject(x: Any) -> Any:
    """The card of an occurrence."""
    return desc(x)


@builder
def played(x: Any) -> Any:
    """The card that is played: a card in general says nothing."""
    x = desc(x)
    if isinstance(x, Term) and x.kind == "Sel" and x.get("zone") == "hand":
        x = x.put(zone=None, side=None)
    if isinstance(x, Term) and any(part.get("zone") is not None for part in walk(x)):
        raise Nonsense("zone")
    return None if x == Term("Sel") else x


@builder
def to_pile(x: Any, side: Any) -> Term:
    """'is placed in your discard pile from play'."""
    lies = term("Sel", zone="discard", side=None if side == "any" else side)
    there = term("Exists", x=term("Both", of=(term("Bound", name="subject"), lies)))
    return term("Event", on=term("On", kind="leaves_play", subject=subject(x)), test=there)


@builder
def drawn_in_phase(player: Any) -> Term:
    """'draws cards during his draw phase'."""
    on = term("On", kind="drawn", who="active" if player == "any" else player)
    return term("Event", on=on, test=term("During", phase="draw"))


@builder
def drawn(player: Any, x: Any) -> Term:
    """A card is drawn."""
    return term("On", kind="drawn", who=who(player), subject=played(x))


@builder
def struggle(kind: str, player: Any, icon: Any, margin: Any, place: Any, margin2: Any) -> Term:
    """A struggle won or lost."""
    if margin is not None and margin2 is not None:
        raise Nonsense("margin")
    least = margin if margin is not None else margin2
    return term("On", kind=kind, who=who(player), icon=icon, margin=least, place=place)


@builder
def used(player: Any, ability: Term) -> Term:
    """An ability is used."""
    found = term("On", kind="ability_used", who=who(player))
    return found.put(**dict(ability.fields))


@builder
def window(phase: str, whose: str | None) -> Term:
    """'during your operations phase'; only that player has an operations phase in his turn."""
    if phase != "story" and whose is None:
        return term("Window", windows=WINDOWS[phase])
    return term("Window", windows=WINDOWS[phase], whose=whose)


@builder
def begin_window(phase: str, whose: str | None) -> Term:
    """'at the beginning of your story phase'."""
    return term("Window", windows=WINDOWS[phase][:1], whose=whose)


@builder
def by_double(player: Any, place: Any) -> Term:
    """'with at least double the total skill of the opposing player'."""
    on = term("On", kind="succeeded", who=who(player), place=place)
    other = term("Times", a=term("SkillTotal", who="opponent"), b=2)
    return term("Event", on=on, test=term("Comparison", a=term("SkillTotal"), b=other, by="ge"))


@builder
def wounded_there() -> Term:
    """'resolving a story in which it was wounded'."""
    test = term("HappenedSince", kind="wounded", subject=term("Bound", name="self"), since="story")
    return term("Event", on=term("On", kind="story_resolved"), test=test)


@builder
def would_use(ability: Term) -> Term:
    """An ability that would resolve."""
    return used("any", ability).put(moment="would")
