"""From resolved terms to nodes: normal forms, what a choice is for, and the check against the schema."""

from __future__ import annotations

import dataclasses
import typing
from functools import cache
from typing import Any

from cthulhu_desktop.core.cards.abilities import (  # noqa: F401 (they list their nodes)
    ability,
    changes,
    effects,
    flow,
    selectors,
    values,
)
from cthulhu_desktop.core.cards.abilities.base import (
    NODES,
    Ability,
    Amount,
    Change,
    Condition,
    Effect,
    Filter,
    Selector,
)
from cthulhu_desktop.core.cards.setup import read_ability
from cthulhu_desktop.core.catalogue.schema import Node, SchemaError
from cthulhu_desktop.reading.terms import Nonsense, Term, rebuild, term, walk

PURPOSES = {"Wound": "wound", "TakeControl": "control"}
LASTING_TO_COME = frozenset({
    "CannotBlank", "CopiesAttached", "CopyAbilities", "CopyIcons", "CopyOf", "CostFloor", "CountAt", "CountNot",
    "DeckLimit", "DrainMany", "FirstCost", "ForbidCommit", "ForbidWin", "KeepTransient", "MayStayExhausted",
    "OpenHand", "OpenTop", "ResourceMatch", "StoryTokens", "StruggleInstead", "StruggleOrder", "Tax",
})  # fmt: skip
"""Statements that the language has no node for yet."""
STATIC_CLASSES = LASTING_TO_COME | {cls.__name__ for cls in (*effects.STATICS, effects.TakeControl)}


class Missing(Exception):  # noqa: N818 (not an error: the text is understood, the rules core lacks something)
    """The language has no such node or field yet: `what` names them."""

    def __init__(self, what: tuple[str, ...]) -> None:
        super().__init__(what)
        self.what = what


@cache
def classes() -> dict[str, type[Node]]:
    """All node classes by name."""
    found: dict[str, type[Node]] = {}
    for category in (Ability, Effect, Selector, Filter, Amount, Condition, Change):
        for cls in NODES.kinds(category).values():
            found[cls.__name__] = cls
    found |= {cls.__name__: cls for cls in (ability.On, ability.Window, ability.Limit)}
    return found


@cache
def _fields(cls: Any) -> frozenset[str]:
    return frozenset(field.name for field in dataclasses.fields(cls))


def missing_in(whole: Term) -> tuple[str, ...]:
    """The node classes and fields a term needs that do not exist."""
    found: dict[str, None] = {}
    disrupts = whole.kind == "Triggered" and whole.get("label") == "disrupt"
    for part in walk(whole):
        if part.kind == "Instead" and not disrupts and whole.kind != "Constant":
            found["Replacement"] = None  # only a Disrupt can put something in the place of an occurrence
        cls: Any = classes().get(part.kind)
        if cls is None:
            found[part.kind] = None
            continue
        for key, _ in part.fields:
            if key not in _fields(cls):
                found[f"{part.kind}.{key.rstrip('_')}"] = None
        if part.kind == "Exchange" and any(_elsewhere(part.get(key)) for key in ("x", "y")):
            found["Exchange.zone"] = None  # only cards in play, or one of a hand with a resource (CG-18.1.7)
        if part.kind == "On" and part.get("kind") not in _literal(cls, "kind"):
            found[f"On.{part.get('kind')}"] = None
    return tuple(found)


def _elsewhere(x: Any) -> bool:
    return isinstance(x, Term) and any(part.get("zone") not in (None, "hand", "resources") for part in walk(x))


@cache
def _literal(cls: Any, field: str) -> tuple[str, ...]:
    return typing.get_args(typing.get_type_hints(cls)[field])


def to_node(whole: Term) -> Node:
    """The node a term describes, checked against the schema. Missing for what does not exist yet; Nonsense for
    values that the schema refuses."""
    lacking = missing_in(whole)
    if lacking:
        raise Missing(lacking)
    try:
        return read_ability(table(whole), "")
    except SchemaError as error:
        part = error.path.rsplit(".", 1)[-1]
        raise Missing((f"{error.problem} {part}",)) from None


def table(value: Any) -> Any:
    """A term as the plain table of its node."""
    if isinstance(value, Term):
        cls = classes()[value.kind]
        tag = {cls.TAG: cls.KIND} if cls.TAG else {}
        return tag | {key.rstrip("_"): table(part) for key, part in value.fields}
    if isinstance(value, tuple):
        return [table(part) for part in value]
    return value


# --- normal forms ----------------------------------------------------------------------------------------------------


def polish(whole: Term) -> Term:
    """The ability in its normal form: searches with what becomes of the card found, choices with their purpose,
    without what goes without saying."""
    whole = _from_hand(_own_costs(_standing(rebuild(whole, _tidy))))
    _placed(whole)
    _endless(whole)
    whole = rebuild(whole, _names)
    if whole.kind == "Triggered" and whole.get("if_") is None and whole.get("effects") == (_UNATTACH,):
        whole = whole.put(if_=term("Fits", x="self", filters=(term("InState", state="attached"),)))
    return _purposes(whole)


def _standing(whole: Term) -> Term:
    """'If it is the only one, it counts elsewhere too': a statement holds while something is so."""
    on, effects_ = whole.get("on"), whole.get("effects", ())
    if whole.kind != "Passive" or on.kind != "Becomes" or on.get("test") is None or whole.get("if_") is not None:
        return whole
    if not all(effect.kind in STATIC_CLASSES and effect.get("until") is None for effect in effects_):
        return whole
    return term("Constant", effects=effects_, while_=on.get("test"))


def _placed(whole: Term) -> None:
    """A card put into play must come from somewhere: an ability in play does not bring its own card there."""
    if whole.kind != "Triggered" or whole.get("zone") is not None or _of_leaving(whole.get("on")):
        return
    for part in walk((whole.get("costs"), whole.get("effects"))):
        if part.kind == "Move" and (part.get("x"), part.get("to")) == ("self", "play"):
            raise Nonsense("from where")


def _endless(whole: Term) -> None:
    """'After you draw cards, draw another' would answer itself for ever: it means the draw of the phase."""
    on = whole.get("on")
    if whole.get("label") != "forced" or on is None or on.get("kind") != "drawn" or whole.get("limit") is not None:
        return
    draws = {part.get("who", "you") for part in walk(whole.get("effects")) if part.kind == "Draw"}
    if draws and on.get("who", "any") in ("any", *draws):
        raise Nonsense("endless")


def _of_leaving(on: Any) -> bool:
    """The occurrence is one of the card itself, after which it may lie elsewhere."""
    return on is not None and (on.get("subject") in ("self", Term("Under")))


def _from_hand(whole: Term) -> Term:
    """A card that gains an ability for use from the hand has it there, under that condition."""
    effects_ = whole.get("effects", ())
    if whole.kind != "Constant" or len(effects_) != 1 or effects_[0].kind != "Modify" or effects_[0].get("x") != "self":
        return whole
    changes_ = effects_[0].get("changes")
    ability_ = changes_[0].get("ability") if len(changes_) == 1 else None
    if not isinstance(ability_, Term) or ability_.get("zone") is None:
        return whole
    if ability_.get("if_") is not None:
        raise Nonsense("if")
    return ability_.put(if_=whole.get("while_"))


def _own_costs(whole: Term) -> Term:
    """'… if you control a sailor' of the cost of the card itself is the condition of the whole statement."""
    tests = [effect.get("if_") for effect in whole.get("effects", ()) if effect.kind == "OwnCost" and effect.get("if_")]
    if not tests:
        return whole
    if whole.kind != "Constant" or len(whole.get("effects")) > 1:
        raise Nonsense("cost")
    all_ = [test for test in (whole.get("while_"), tests[0]) if test is not None]
    effects_ = (whole.get("effects")[0].put(if_=None),)
    return whole.put(effects=effects_, while_=all_[0] if len(all_) == 1 else term("AllTrue", of=tuple(all_)))


def _names(part: Term) -> Term:
    """What is "of your choice" is named first; Day or Night are two ways of one effect."""
    effects_ = part.get("effects")
    if not effects_ or part.kind == "Constant":
        return part
    found: list[Term] = []
    for effect in effects_:
        what = _named_by(effect)
        if what is not None:
            found.append(term("Name", what=what))
            effect = rebuild(effect, lambda inner: "=named" if inner.kind == "OfChoice" else inner)  # noqa: PLW2901
        found.append(effect)
    if len(found) > 1 and found[0] == term("Name", what="time"):
        found = [term("Mode", options=tuple(_at(found[1:], time) for time in ("day", "night")))]
    if len(found) > 1 and found[-1].kind == "Then" and all(one.kind == "Name" for one in found[:-1]):
        found = [*found[:-1], *found[-1].get("effects")]
    return part.put(effects=tuple(found))


def _named_by(effect: Term) -> str | None:
    """What a player chooses while the effect is carried out."""
    if effect.kind == "Modify":
        kinds = {change.kind for change in effect.get("changes") for inner in walk(change) if inner.kind == "OfChoice"}
        if kinds == {"GainSubtype"}:
            return "subtype"
        if kinds == {"IconsBy"}:
            return "icon"
    if effect.kind == "StoryIcons" and effect.get("icons") == Term("OfChoice"):
        return "icon"
    return None


def _at(effects_: list[Term], time: str) -> Term:
    """The effects with that subtype as the one that was named."""
    named = term("Named", what="subtype")
    changed = rebuild(tuple(effects_), lambda inner: term("Subtype", names=(time,)) if inner == named else inner)
    return term("Seq", effects=changed)


_UNATTACH = term("Detach", x="self")


def _among(part: Term) -> Term:
    """'a Tome card among those revealed': they still lie in the deck; those discarded lie in the pile."""
    for test in part.get("filters", ()):
        x = test.get("x")
        only = len(part.get("filters")) == 1
        if test.kind == "Same" and x == "discarded" and part.get("base") == "resource" and only:
            return term("Bound", name=x, count=part.get("count"))
        if test.kind == "Same" and x in ("revealed", "looked", "discarded") and part.get("zone") is None:
            rest = tuple(other for other in part.get("filters") if other is not test)
            zone = "discard" if x == "discarded" else "deck"
            of = part.put(filters=rest or None, zone=zone, side=None, count=None, up_to=None)
            both = (term("Bound", name=x), of)
            return term("Both", of=both, count=part.get("count"), up_to=part.get("up_to"))
    return part


def _of_bound(part: Term) -> Term:
    """'all sailors among them': what is bound to such a name lies in a deck or pile."""
    of = part.get("of")
    lies = {"revealed": "deck", "looked": "deck", "discarded": "discard"}
    first = of[0] if isinstance(of[0], str) else of[0].get("name")
    zone = lies.get(first) if len(of) == 2 else None
    what = of[-1]
    if zone is None or not isinstance(what, Term) or what.kind != "Sel" or what == Term("Sel"):
        return part
    if what.get("zone") is not None:
        return part
    return part.put(of=(of[0], what.put(zone=zone, side=None)))


def _tidy(part: Term) -> Term:
    if part.kind == "Sel":
        return _among(part.put(each=None, single=None))
    if part.kind == "Both":
        return _of_bound(part)
    effects_ = part.get("effects")
    if effects_ is not None:
        part = part.put(effects=_sequence(effects_))
    then = part.get("then")
    if then is not None and isinstance(then, tuple):
        part = part.put(then=_sequence(then))
    if part.kind in ("AllTrue", "AnyTrue"):
        flat: list[Term] = []
        for inner in part.get("of"):
            flat += inner.get("of") if inner.kind == part.kind else [inner]
        part = part.put(of=tuple(flat))
    if (part.kind == "Heal" and part.get("n") == 1) or (part.kind == "Wound" and part.get("n") == 1):
        part = part.put(n=None)
    if part.kind == "Tokens" and part.get("n") == 1:
        part = part.put(n=None)
    return _top_of_deck(part)


def _top_of_deck(part: Term) -> Term:
    """Cards off somebody's deck: he discards them."""
    x = part.get("x")
    if part.kind != "Discard" or not isinstance(x, Term) or x.kind != "Sel":
        return part
    if x.get("zone") == "deck" and not x.get("filters") and x.get("count") is not None:
        x = x.put(zone="deck_top")  # 'a card from the deck' is the top one
        part = part.put(x=x)
    if x.get("zone") != "deck_top":
        return part
    side = x.get("side")
    if side in ("you", None):
        return part
    return part.put(x=x.put(side="you"), who=side)


def _sequence(effects_: tuple[Any, ...]) -> tuple[Any, ...]:
    """Search + reveal + put = one search; the shuffling afterwards goes with it; a deck of any player is chosen."""
    found: list[Any] = []
    for part in effects_:
        if part.kind == "Then" and not part.get("effects"):
            continue
        if found and _joins_search(found, part):
            continue
        found += _of_any_player(part)
    if len(found) == 1 and found[0].kind == "Then" and effects_[0].kind != "Then":
        raise Nonsense("then")
    return tuple(found)


def _of_any_player(part: Term) -> list[Any]:
    """'a player's deck': the player is chosen first."""
    x = part.get("x")
    if part.kind in ("Move", "Arrange", "Reveal") and _one_pile(part.kind, x):
        pick = term("Choose", x=term("Sel", base="player", count=1), as_="player")
        return [pick, part.put(x=part.get("x").put(side="player"))]
    key = {"Discard": "who", "Look": "deck"}.get(part.kind)
    if key is None or part.get(key) != "any":
        return [part]
    return [term("Choose", x=term("Sel", base="player", count=1), as_="player"), part.put(**{key: "player"})]


def _one_pile(kind: str, x: Any) -> bool:
    """One player's deck or discard pile, or cards on top of it, whoever it is."""
    if not isinstance(x, Term) or x.kind != "Sel" or x.get("side") != "any":
        return False
    whole = kind == "Move" and x.get("zone") == "discard" and x.get("count") is None and not x.get("filters")
    return whole or x.get("zone") == ("deck_top" if kind == "Reveal" else "discard_top")


def _joins_search(found: list[Any], part: Term) -> bool:
    if _only_shuffles(part) and any(inner.kind == "Search" for inner in walk(tuple(found))):
        return True
    search = next((one for one in reversed(found) if one.kind == "Search"), None)
    if search is None:
        return False
    if part.kind == "Reveal" and part.get("x") == "found":
        return True
    if part.kind == "Move" and part.get("x") == "found" and part.get("to") in ("hand", "play", "deck_top", "discard"):
        place = found.index(search)
        to = None if part.get("to") == "hand" else part.get("to")
        found[place] = search.put(to=to, state=part.get("state"), done_=True)
        return True
    return False


def _only_shuffles(part: Term) -> bool:
    if part.kind == "Shuffle":
        return True
    inner: tuple[Term, ...] = part.get("effects") or () if part.kind in ("Then", "ByPlayer") else ()
    return bool(inner) and all(_only_shuffles(one) for one in inner)


def finish_searches(whole: Term) -> Term:
    """Every search says where the card goes; one that does not is not understood."""

    def check(part: Term) -> Term:
        if part.kind != "Search":
            return part
        if not part.get("done_"):
            raise Nonsense("search")
        return part.put(done_=None)

    found: Term = rebuild(whole, check)
    return found


def _purposes(whole: Term) -> Term:
    """What everything done to a chosen card is (CG-17.3.4)."""
    uses: dict[str, set[str]] = {}
    for part in walk(whole):
        if not _is_effect(part) or part.kind == "Choose":
            continue
        x = part.get("x")
        if part.kind == "Restrict" and part.get("cannot") == "be_restored":
            continue
        if isinstance(x, str):
            uses.setdefault(x, set()).add(_purpose(part))
        for key, value in part.fields:
            if key != "x" and isinstance(value, str) and value.startswith("chosen"):
                uses.setdefault(value, set()).add("")

    def mark(part: Term) -> Term:
        if part.kind != "Choose" or part.get("as_") == "player":
            return part
        kinds = uses.get(part.get("as_", "chosen"), set())
        purpose = next(iter(kinds)) if len(kinds) == 1 else ""
        return part.put(purpose=purpose or None)

    found: Term = rebuild(whole, mark)
    return found


def _is_effect(part: Term) -> bool:
    cls = classes().get(part.kind)
    return cls is None or issubclass(cls, Effect)


def _purpose(part: Term) -> str:
    if part.kind == "SetState" and part.get("to") == "insane":
        return "insane"
    if part.kind == "Move" and part.get("to") == "play":
        return "play"
    return PURPOSES.get(part.kind, "")
