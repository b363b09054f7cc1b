"""Builders of whole sentences."""

from __future__ import annotations

from typing import Any

from cthulhu_desktop.reading.doing import effects_of, then
from cthulhu_desktop.reading.nouns import desc
from cthulhu_desktop.reading.occurrences import WINDOWS
from cthulhu_desktop.reading.terms import Nonsense, Term, builder, term

_ALONE = term("Committed", alone=True)


@builder
def replaced(on: Term, effects: Any, costs: Any) -> Term:
    """'when it would …, … instead'."""
    inner = effects_of(effects)
    if len(inner) == 1 and inner[0].kind == "Instead":
        inner = inner[0].get("effects")
    return term("Body", on=on, costs=costs, effects=(term("Instead", effects=inner),))


@builder
def while_passive(test: Term, event: Term, inner: Term) -> Term:
    """'While … , after … , …'."""
    whole = passive(event, inner)
    tests = [one for one in (test, whole.get("if_")) if one is not None]
    return whole.put(if_=tests[0] if len(tests) == 1 else term("AllTrue", of=tuple(tests)))


@builder
def body(test: Any, costs: Any, effects: Any) -> Term:
    """Condition, costs and effects of an ability."""
    return term("Body", if_=test, costs=costs, effects=effects_of(effects))


@builder
def b_with(inner: Term, on: Any = None, before: Any = None, window: Any = None, test: Any = None) -> Term:
    """The ability with what triggers it."""
    found = inner
    tests = [inner.get("if_"), test]
    event = on if on is not None else before
    if event is not None and event.kind == "OnTurn":
        tests.append(term("TurnOf", who=None if event.get("whose") == "you" else event.get("whose")))
        event = event.get("on")
    if event is not None and event.kind == "On" and event.get("place") == Term("HereAlone"):
        event = term("Event", on=event.put(place="here"), test=term("Fits", x="self", filters=(_ALONE,)))
    if event is not None and event.kind == "Event":
        tests.append(event.get("test"))
        event = event.get("on")
    if before is not None:
        event = event.put(moment="before")
    given = [one for one in tests if one is not None]
    if len(given) > 1:
        given = [term("AllTrue", of=tuple(given))]
    return found.put(on=event, window=window, if_=given[0] if given else None)


@builder
def prevent(costs: Any, n: Any, x: Any) -> Term:
    """'cancel 1 wound to a character'."""
    on = term("On", kind="wounded", moment="before", subject=desc(x))
    return term("Body", on=on, costs=costs, effects=(term("PreventWounds", n=None if n == 1 else n),))


@builder
def cancel(costs: Any, on: Term, rest: Any) -> Term:
    """'cancel a card effect that …'. What is only called an effect is somebody else's (CG-12.4.6)."""
    if on.get("kind") == "ability_used" and on.get("targets") is None:
        on = on.put(who="opponent")
    effects: tuple[Any, ...] = (Term("Cancel"),)
    if rest is not None:
        effects += (then(rest),)
    return term("Body", on=on.put(moment="before"), costs=costs, effects=effects)


@builder
def enters(x: Any, state: str) -> Term:
    """'enters play exhausted'."""
    on = term("On", kind="enters_play", subject=desc(x))
    return term("Passive", on=on, effects=(term("SetState", x="subject", to=state),))


@builder
def passive(event: Term, inner: Term) -> Term:
    """'After … , …' without a label."""
    whole = b_with(inner, on=event)
    if whole.get("costs") is not None:
        raise Nonsense("costs")
    return term("Passive", on=whole.get("on"), effects=whole.get("effects"), if_=whole.get("if_"))


@builder
def during(when: Term, effects: Any) -> Term:
    """'During the refresh phase, …' of a statement."""
    phases = {windows: phase for phase, windows in WINDOWS.items()}
    phase = phases.get(when.get("windows"))
    tests = [term("During", phase=phase)] if phase else []
    if when.get("whose") is not None:
        tests.append(term("TurnOf", who=None if when.get("whose") == "you" else when.get("whose")))
    test = tests[0] if len(tests) == 1 else term("AllTrue", of=tuple(tests))
    return term("Constant", effects=effects_of(effects), while_=test)
