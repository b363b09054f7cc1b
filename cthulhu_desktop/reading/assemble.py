"""From the parsed sentences of an ability to its term."""

from __future__ import annotations

from typing import Any

from cthulhu_desktop.reading.doing import effects_of
from cthulhu_desktop.reading.further import entered_pile
from cthulhu_desktop.reading.terms import Nonsense, Term, rebuild, term, walk

LABEL_RULES = {"action": "action", "response": "response", "forced": "forced", "disrupt": "disrupt"}


def first_rule(label: str, card_type: str) -> str:
    """The rule of a block's first sentence."""
    if label:
        return LABEL_RULES[label]
    return {"story": "story_text", "conspiracy": "conspiracy_text", "event": "event_text"}.get(card_type, "constant")


def triggered(label: str, first: Term, rest: tuple[Term, ...]) -> list[Term]:
    """The ability of a labelled block, and abilities of its own that its last sentences are."""
    effects, others, extra = _following(list(effects_of(first.get("effects"))), rest)
    on = first.get("on")
    if (label == "action") != (on is None):
        raise Nonsense("on")
    if on is not None and (label == "disrupt") != (on.get("moment", "after") != "after"):
        raise Nonsense("moment")
    whole = term(
        "Triggered", label=label, on=on, window=first.get("window"), if_=first.get("if_"),
        costs=first.get("costs"), effects=tuple(effects), limit=extra.get("limit"), by=extra.get("by"),
    )  # fmt: skip
    for key in ("window", "if_"):
        if key in extra:
            if whole.get(key) is not None:
                raise Nonsense(key)
            whole = whole.put(**{key: extra[key]})
    whole = whole.put(zone=extra.get("zone"), uncancelable=extra.get("uncancelable"), buy_off=extra.get("buy_off"))
    whole = _from_elsewhere(whole)
    if extra.get("x") is not None:
        whole = _x_is(whole, extra["x"])
    return [_from_pile(whole), *others]


def _from_pile(whole: Term) -> Term:
    """'return it to your hand if it entered your discard pile this phase': the card lies there, where it is used, or
    it is one of those that came there."""
    effects = whole.get("effects")
    inner = effects[0].get("test") if len(effects) == 1 and whole.get("if_") is None else None
    if isinstance(inner, Term) and inner.kind == "EnteredPile" and effects[0].get("else_") is None:
        whole = whole.put(if_=inner, effects=effects[0].get("then"))
    test, effects = whole.get("if_"), whole.get("effects")
    if test is None or test.kind != "EnteredPile":
        return whole
    x = effects[0].get("x")
    if len(effects) != 1 or effects[0].kind != "Move" or whole.get("zone") is not None:
        raise Nonsense("pile")
    since = test.get("since")
    if x == "self":
        return whole.put(if_=entered_pile("self", since), zone="discard")
    if not isinstance(x, Term) or x.kind != "Sel" or x.get("zone") is not None:
        raise Nonsense("pile")
    came = term("HappenedTo", kind="enters_zone", since=since)
    there = x.put(filters=(*x.get("filters", ()), came), zone="discard", side="you")
    return whole.put(if_=None, effects=(effects[0].put(x=there),))


def plain(kind: str, first: Term, rest: tuple[Term, ...]) -> list[Term]:
    """The effect of a story, or the plain sentences of an event."""
    effects, others, extra = _following(list(effects_of(first.get("effects"))), rest)
    if set(extra) - {"x"}:
        raise Nonsense("extra")
    whole = _own_cost(term(kind, effects=tuple(effects)))
    return [_x_is(whole, extra["x"]) if "x" in extra else whole, *others]


def _own_cost(whole: Term) -> Term:
    """'If it is Night, lower the cost to play it': a statement about the card in the hand, nothing that is done."""
    effects = whole.get("effects")
    about_cost = [part for part in walk(effects) if part.kind == "OwnCost"]
    if not about_cost:
        return whole
    only = effects[0]
    if len(effects) > 1 or only.kind != "If" or only.get("then") != tuple(about_cost) or only.get("else_") is not None:
        raise Nonsense("cost")
    return term("Constant", effects=tuple(about_cost), while_=only.get("test"))


def _following(effects: list[Any], rest: tuple[Term, ...]) -> tuple[list[Any], list[Term], dict[str, Any]]:
    others: list[Term] = []
    extra: dict[str, Any] = {}
    for sentence in rest:
        if _about_use(sentence, extra):
            continue
        if sentence.kind == "Then":
            if not _of_each(effects, sentence):
                effects.append(sentence)
        elif sentence.kind in ("More", "StoryText"):
            effects += effects_of(sentence.get("effects"))
        elif sentence.kind == "Other":
            others.append(sentence.get("ability"))
        elif sentence.kind == "Aside":
            continue
        elif sentence.kind == "OnlyChoose":
            effects[:] = _only_choose(effects, sentence.get("filter"))
        elif sentence.kind == "Otherwise" and effects and effects[-1].kind == "If":
            effects[-1] = effects[-1].put(else_=effects_of(sentence.get("effects")))
        elif sentence.kind == "XIs" and "x" not in extra:
            extra["x"] = sentence.get("n")
        else:
            raise Nonsense(sentence.kind)
    return effects, others, extra


def _of_each(effects: list[Any], sentence: Term) -> bool:
    """'Each player gains a domain. Then, he …': what each does then belongs to what he did."""
    then = sentence.get("effects")
    if len(then) != 1 or then[0].kind != "By" or then[0].get("who") != "he":
        return False
    if not effects or effects[-1].kind != "By" or effects[-1].get("who") != "each":
        return False
    after = sentence.put(effects=then[0].get("effects"))
    effects[-1] = effects[-1].put(effects=(*effects[-1].get("effects"), after))
    return True


def _from_elsewhere(whole: Term) -> Term:
    """An ability that moves its own card out of the hand or discard pile is used there."""
    zones = {
        part.get("from_") for part in walk(whole.get("effects"))
        if part.kind in ("Move", "Attach") and part.get("x") == "self" and part.get("from_") is not None
    }  # fmt: skip
    on = whole.get("on")
    if on is not None and (on.get("kind"), on.get("subject")) == ("drawn", "self"):
        zones.add("hand")
    if not zones:
        return whole
    if len(zones) != 1 or whole.get("zone") not in (None, *zones):
        raise Nonsense("zone")
    found: Term = rebuild(whole, lambda part: part.put(from_=None) if part.kind in ("Move", "Attach") else part)
    return found.put(zone=zones.pop())


USE = {
    "AnyPlayer": "by", "BuyOff": "buy_off", "FromZone": "zone", "OnlyWindow": "window", "OnlyIf": "if_",
    "Uncancelable": "uncancelable", "Limit": "limit",
}  # fmt: skip


def _about_use(sentence: Term, extra: dict[str, Any]) -> bool:
    """Sentences on who may use the ability, where, when and how often; each only once."""
    key = USE.get(sentence.kind)
    if key is None:
        return False
    if key in extra:
        raise Nonsense(key)
    values = {
        "AnyPlayer": sentence.get("who", "any"), "BuyOff": sentence.get("costs"), "FromZone": sentence.get("zone"),
        "OnlyWindow": sentence.get("window"), "OnlyIf": sentence.get("test"), "Uncancelable": True, "Limit": sentence,
    }  # fmt: skip
    extra[key] = _limit(sentence) if key == "limit" else values[sentence.kind]
    return True


def _only_choose(effects: list[Any], test: Term) -> list[Any]:
    """'You may not choose …': one more filter of the only choice."""
    choices = [effect for effect in effects if effect.kind == "Choose"]
    if len(choices) != 1 or choices[0].get("x").kind != "Sel":
        raise Nonsense("choose")
    x = choices[0].get("x")
    better = choices[0].put(x=x.put(filters=(*x.get("filters", ()), test)))
    return [better if effect is choices[0] else effect for effect in effects]


def _limit(sentence: Term) -> Term:
    n, per = sentence.get("n"), sentence.get("per")
    return term("Limit", n=None if n == 1 else n, per=None if per == "turn" else per)


def _x_is(whole: Term, amount: Any) -> Term:
    """X as the text defines it, wherever it stands."""
    found: Term = rebuild(whole, lambda part: amount if part.kind == "X" else part)
    if found == whole:
        raise Nonsense("x")
    return found
