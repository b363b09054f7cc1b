"""Every kind of node and every value of every field can be written in all three languages."""

from __future__ import annotations

import dataclasses
import random
import re
import types
import typing
from typing import Any

import pytest

from cthulhu_desktop.core.cards.abilities import ability as ab
from cthulhu_desktop.core.cards.abilities import base, changes, effects, flow, selectors, values
from cthulhu_desktop.core.cards.abilities.ability import BEFORE, ONLY_BEFORE, On, Triggered
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
from cthulhu_desktop.core.catalogue.cards import FACTIONS, KEYWORDS, CardDef
from cthulhu_desktop.core.catalogue.schema import Node
from cthulhu_desktop.wording import LANGUAGES
from cthulhu_desktop.wording.abilities.card_text import ability_paragraph
from cthulhu_desktop.wording.abilities.grammar import MissingPattern, grammar

PLAYERS = (
    "you",
    "opponent",
    "each",
    "active",
    "nonactive",
    "player",
    "controller.chosen",
    "owner.self",
    "winner",
    "loser",
)
NAMES = ("self", "host", "here", "place", "subject", "by", "chosen", "found", "looked", "revealed", "discarded",
         "sacrificed", "moved", "gained", "each", "kept", "domain", "odd_one")  # fmt: skip
CATEGORIES = (Ability, Effect, Selector, Filter, Amount, Condition, Change)
CARD = CardDef("XX-001", "Night Archivist", "character")
assert all((ab, changes, effects, flow, selectors, values, base))  # the kinds are listed when their modules are read


def every_kind() -> list[type[Node]]:
    """All kinds a card may be written with (those that begin with "_" are made while a text is carried out)."""
    return [cls for category in CATEGORIES for kind, cls in NODES.kinds(category).items() if not kind.startswith("_")]


class Maker:
    """Makes nodes at random from the schema."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def node(self, cls: type[Any], depth: int) -> Any:
        hints = typing.get_type_hints(cls)
        for _ in range(100):
            filled = {
                field.name: self.value(cls, field.name, hints[field.name], depth)
                for field in dataclasses.fields(cls)
                if field.default is dataclasses.MISSING or self.chance.random() < 0.6
            }
            filled |= self.fitting(cls, filled)
            try:
                return cls(**filled)
            except ValueError:
                continue
        raise AssertionError(f"no valid {cls.__name__}")

    def fitting(self, cls: type[Any], filled: dict[str, Any]) -> dict[str, Any]:
        """What the checks of a class ask for beyond the types."""
        if cls is ab.PlayRule and not any(filled.values()):
            return {"if_": values.Time("night")}
        if cls is effects.Tokens and filled["act"] == "add":
            return {"side": "you", "n": 2, "up_to": False}
        if cls is On and filled["kind"] in ONLY_BEFORE:
            return {"moment": "before"}
        if cls is Triggered:
            label = filled["label"]
            kinds = sorted(BEFORE) if label == "disrupt" else sorted(
                set(typing.get_args(ab.Kind)) - ONLY_BEFORE)  # fmt: skip
            on = On(self.chance.choice(kinds), "before" if label == "disrupt" else "after")
            extra = self.node(On, 1)
            on = dataclasses.replace(extra, kind=on.kind, moment=on.moment)
            return {"on": None if label == "action" else on}
        return {}

    def value(self, cls: type[Any], name: str, hint: Any, depth: int) -> Any:
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if origin is typing.Literal:
            return self.chance.choice(args)
        if origin is tuple:
            number = self.chance.choice((0, 1, 1, 2)) if depth > 0 else self.chance.choice((0, 1))
            if name in ("changes", "of", "names", "effects", "options", "costs", "then"):
                number = max(1, number)
            return tuple(self.value(cls, name, args[0], depth - 1) for _ in range(number))
        if origin in (typing.Union, types.UnionType):
            plain = [arg for arg in args if not (isinstance(arg, type) and issubclass(arg, Node))]
            return self.value(cls, name, self.chance.choice(plain if depth <= 0 and plain else args), depth)
        if hint is type(None):
            return None
        if isinstance(hint, type) and issubclass(hint, Node):
            return self.some(hint, depth - 1)
        if hint is bool:
            return self.chance.random() < 0.5
        if hint is int:
            return self.chance.choice((0, 1, 2, 3, 5, 12, 22)) if name != "by" else self.chance.choice((-2, -1, 1, 2))
        return self.word(cls, name)

    def word(self, cls: type[Any], name: str) -> str:
        if name in ("who", "side", "deck", "whose"):
            return self.chance.choice(PLAYERS)
        if name in ("name", "names") and cls in (selectors.OfFaction, changes.FactionTo):
            return self.chance.choice(FACTIONS)
        if name == "name" and cls in (selectors.HasKeyword, changes.GainKeyword, changes.LoseKeyword):
            return self.chance.choice(KEYWORDS)
        if name in ("name", "names") and cls is not selectors.Bound:
            return self.chance.choice(("cultist", "ancient_one", "day", "unheard_of"))
        if name == "icons":
            return self.chance.choice(("T", "TC", "TCAI", "AA"))
        if name in ("kind", "kinds"):
            return self.chance.choice(typing.get_args(ab.Kind))
        if name == "label":
            return self.chance.choice(("action", "response", "forced", "disrupt"))
        return self.chance.choice(("Silver Compass",)) if name == "title" else self.chance.choice(NAMES)

    def some(self, category: type[Any], depth: int) -> Any:
        if category in CATEGORIES:
            kinds = [cls for kind, cls in NODES.kinds(category).items() if not kind.startswith("_")]
            if depth <= 0:
                kinds = [cls for cls in kinds if not self.nests(cls)] or kinds
            category = self.chance.choice(kinds)
        return self.node(category, depth)

    def nests(self, cls: type[Any]) -> bool:
        needed = [field.name for field in dataclasses.fields(cls) if field.default is dataclasses.MISSING]
        hints = typing.get_type_hints(cls)
        return any("Effect" in str(hints[name]) or "Condition" in str(hints[name]) or "Selector" in str(hints[name])
                   or "Filter" in str(hints[name]) or "Ability" in str(hints[name]) or "Seq" in str(hints[name])
                   for name in needed)  # fmt: skip


def around(node: Node) -> Ability:
    """An ability that holds the node."""
    from cthulhu_desktop.core.cards.abilities.effects import Choose, CostChange, Destroy, Draw, Modify

    if isinstance(node, Ability):
        return node
    if isinstance(node, Change):
        return Triggered("action", (Modify("self", (node,)),))
    if isinstance(node, Condition):
        return Triggered("action", (Draw(),), if_=node)
    if isinstance(node, Amount):
        return Triggered("action", (Draw(node), CostChange(selectors.Sel(), node)))
    if isinstance(node, Filter):
        tests = values.Fits("self", (node,))
        return Triggered("action", (Destroy(selectors.Sel("character", filters=(node,))),), if_=tests)
    if isinstance(node, Selector):
        return Triggered("action", (Choose(node), Destroy(node)))
    assert isinstance(node, Effect)
    return Triggered("action", (node,))


FAULTS = re.compile(r"\{|\}|<\w|None|  |\bhas\(|\x01|\x02| [,.;:](?!\d)|,,|\.\.|[a-z]_[a-z]|!\w")


def faults(text: str) -> list[str]:
    """What should not be in a text."""
    if not text:
        return ["no text"]
    found = [match[0] for match in FAULTS.finditer(text)]
    plain = text.replace("**", "").strip()
    return found if plain.endswith((".", "”", "“")) else [*found, "no stop at the end"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cls", every_kind(), ids=lambda cls: cls.__name__)
def test_every_kind_of_node_has_words(cls: type[Node], language: str) -> None:
    for seed in range(6):
        node = Maker(seed).node(cls, 1)
        try:
            text = ability_paragraph(around(node), CARD, language)
        except MissingPattern as problem:
            pytest.fail(f"{cls.__name__} (kind {cls.KIND!r}) has no words: {problem}")
        assert not faults(text), (faults(text), text, node)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_a_closed_field_has_words(language: str) -> None:
    for cls in every_kind():
        for name, hint in typing.get_type_hints(cls).items():
            if typing.get_origin(hint) is not typing.Literal:
                continue
            for value in typing.get_args(hint):
                maker = Maker(7)
                node = maker.node(cls, 1)
                try:
                    node = dataclasses.replace(node, **{name: value})
                except ValueError:
                    continue
                text = ability_paragraph(around(node), CARD, language)
                assert not faults(text), (cls.__name__, name, value, faults(text), text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", range(3))
def test_any_tree_of_nodes_can_be_written(language: str, part: int) -> None:
    for seed in range(part * 60, part * 60 + 60):
        node = Maker(seed).some(Ability, 3)
        text = ability_paragraph(node, CARD, language)
        assert not faults(text), (seed, faults(text), text, node)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_occurrence_can_be_waited_for(language: str) -> None:
    for kind in typing.get_args(ab.Kind):
        assert grammar(language).has(f"on.{kind}"), kind
        for moment in ("after", "before"):
            if kind in ONLY_BEFORE and moment == "after":
                continue
            for who in ("", "you", "opponent"):
                on = On(kind, moment, who=who)  # type: ignore[arg-type]
                text = ability_paragraph(ab.Passive(on, (effects.Draw(),)), CARD, language)
                assert not faults(text), (kind, moment, who, text)
