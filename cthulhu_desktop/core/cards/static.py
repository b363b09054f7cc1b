"""What never changes during a game: the cards by number, their printed values, and which occurrences any text of
this game waits for. All states of a game share one `Static`."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards.abilities import changes as ch
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities.ability import (
    AttachRule,
    Constant,
    OnPlay,
    Passive,
    PlayRule,
    StoryEffect,
    Triggered,
)
from cthulhu_desktop.core.cards.abilities.base import Ability, Effect
from cthulhu_desktop.core.cards.abilities.purposes import FORBIDS, with_purposes
from cthulhu_desktop.core.cards.abilities.selectors import EnteredThis
from cthulhu_desktop.core.cards.abilities.values import CountHappened, HappenedSince
from cthulhu_desktop.core.cards.setup import CardsSetup
from cthulhu_desktop.core.catalogue.cards import ICONS, NEUTRAL, NO_ICONS, CardDef, Icons, StoryDef
from cthulhu_desktop.core.catalogue.schema import Node


class Values(NamedTuple):
    """Current values of a card (CG-2.2.7)."""

    skill: int
    icons: Icons
    large: Icons
    keywords: frozenset[str]
    toughness: int
    subtypes: frozenset[str]
    faction: str
    blank: bool = False
    gained: tuple[Ability, ...] = ()


INSANE_VALUES = Values(0, NO_ICONS, NO_ICONS, frozenset(), 0, frozenset(), "", True)
"""CG-16.4.2: no faction, and not neutral either."""


_FIELD_NAMES: dict[type, tuple[str, ...]] = {}


def _field_names(cls: type) -> tuple[str, ...]:
    """The fields of a node class, looked up once: `dataclasses.fields` is slow."""
    names = _FIELD_NAMES.get(cls)
    if names is None:
        names = _FIELD_NAMES[cls] = tuple(field.name for field in dataclasses.fields(cls))
    return names


def nodes_in(value: object) -> Iterator[Node]:
    """A node and all nodes inside it."""
    if isinstance(value, Node):
        yield value
        for name in _field_names(type(value)):
            inner = getattr(value, name)
            if isinstance(inner, (Node, tuple)):
                yield from nodes_in(inner)
    elif isinstance(value, tuple):
        for part in value:
            yield from nodes_in(part)


def printed_values(card: CardDef) -> Values:
    """The values on the face of a play card."""
    return Values(
        card.skill_number,
        card.icons,
        card.large,
        frozenset(name for name, _ in card.keywords),
        card.keyword("toughness") or 0,
        frozenset(card.subtypes),
        card.faction,
    )


Definition = CardDef | StoryDef
T = TypeVar("T")
R = TypeVar("R")
MEMO_LIMIT = 20_000
_NO_VALUES = Values(0, NO_ICONS, NO_ICONS, frozenset(), 0, frozenset(), NEUTRAL)


class Static:
    """Everything fixed, as lists by card number: play cards of seat 0, of seat 1, then the stories."""

    def __init__(self, setup: CardsSetup) -> None:
        self.setup = setup
        self.defs: list[Definition] = [setup.cards[name] for deck in setup.decks for name in deck]
        self.play_cards = len(self.defs)
        self.owner = [0] * len(setup.decks[0]) + [1] * len(setup.decks[1]) + [-1] * len(setup.stories)
        self.defs += [setup.own_stories[name] for name in setup.stories]
        self.count = len(self.defs)
        self.switch = {name: name in setup.switches for name in t.SWITCHES}
        self.setup_data: dict[str, Any] | None = None
        self.setup_digest = ""
        self.memo: dict[tuple[str, int], tuple[Any, Any]] = {}
        self._index_values()
        self._index_abilities()
        self._index_watches()

    def remember(self, what: str, thing: T, work_out: Callable[[T], R]) -> R:
        """`work_out(thing)`, worked out once for each thing (a node or tuple of nodes, by identity)."""
        key = (what, id(thing))
        found = self.memo.get(key)
        if found is None or found[0] is not thing:  # after pickling, an id may mean another thing
            if len(self.memo) > MEMO_LIMIT:
                self.memo.clear()
            found = self.memo[key] = (thing, work_out(thing))
        return found[1]

    def words_of(self, what: str) -> tuple[str, ...]:
        """All titles, subtypes or icon types of this game, in their order (CG-17.8.1)."""
        return self.words[what]

    def card(self, card: int) -> CardDef:
        """The definition of a play card."""
        found = self.defs[card]
        assert isinstance(found, CardDef)
        return found

    def story(self, card: int) -> StoryDef | CardDef:
        """The definition of a story or conspiracy."""
        return self.defs[card]

    def _index_values(self) -> None:
        self.printed = [printed_values(d) if isinstance(d, CardDef) else _NO_VALUES for d in self.defs]
        self.kind = [t.TYPE_NAMES.index(d.type) if isinstance(d, CardDef) else t.STORY_CARD for d in self.defs]
        self.cost = [d.cost if isinstance(d, CardDef) and d.cost != "X" else 0 for d in self.defs]
        self.cost_x = [isinstance(d, CardDef) and d.cost == "X" for d in self.defs]
        self.symbol = [d.symbol if isinstance(d, CardDef) else NEUTRAL for d in self.defs]
        self.faction = [d.faction if isinstance(d, CardDef) else NEUTRAL for d in self.defs]
        self.unique = [isinstance(d, CardDef) and d.unique for d in self.defs]
        self.title = [d.title for d in self.defs]
        self.doubled = ["transient" in values.keywords for values in self.printed]
        self.steadfast = [(isinstance(d, CardDef) and d.keyword("steadfast")) or 0 for d in self.defs]
        self.struggles = [tuple(ICONS.index(letter) for letter in d.struggles) for d in self.defs]
        subtypes = {name for found in self.printed for name in found.subtypes}
        self.words = {
            "icon": tuple(ICONS), "title": tuple(sorted(set(self.title))), "subtype": tuple(sorted(subtypes)),
        }  # fmt: skip
        self.any_transient = any(self.doubled)
        words = frozenset().union(*(values.keywords for values in self.printed)) if self.printed else frozenset()
        granted = {node.name for d in self.defs for node in nodes_in(d.abilities) if isinstance(node, ch.GainKeyword)}
        self.keywords = words | granted
        self.later_keywords = bool(self.keywords & {"resilient", "fated", "prophecy", "dormant"})
        self.clash_granted = bool(granted & {"heroic", "villainous"})
        self.clashes = {"heroic", "villainous"} <= self.keywords
        self.any_large = any(values.large != NO_ICONS for values in self.printed) or any(
            isinstance(node, ch.GainLarge) for d in self.defs for node in nodes_in(d.abilities)
        )

    def _index_abilities(self) -> None:
        self.abilities: list[tuple[Ability, ...]] = [d.abilities for d in self.defs]  # type: ignore[misc]
        self.static_kinds: set[type[Node]] = set()
        self.restricts: set[str] = set()
        self.blanks = self.gains = self.control_constants = self.grants_constants = self.grants_actions = False
        self.gained_watch: set[tuple[str, str]] = set()
        for abilities in self.abilities:
            self.learn(abilities)
        if self.restricts.intersection(FORBIDS.values()):
            self.abilities = [tuple(map(with_purposes, abilities)) for abilities in self.abilities]
        self.constant_effects = [_constant_effects(abilities) for abilities in self.abilities]
        self.blank_constants = any(
            isinstance(node, ch.Blank) for found in self.constant_effects for pairs in found.values()
            for _, effect in pairs for node in nodes_in(effect)
        )  # fmt: skip
        self.constant = [any(isinstance(a, Constant) for a in abilities) for abilities in self.abilities]
        self.attach_rule = [_first(abilities, AttachRule) for abilities in self.abilities]
        self.play_rule = [_first(abilities, PlayRule) for abilities in self.abilities]
        self.story_effect = [_first(abilities, StoryEffect) for abilities in self.abilities]
        self.actions = [
            tuple(i for i, a in enumerate(abilities) if isinstance(a, Triggered) and a.label == "action")
            for abilities in self.abilities
        ]
        self.event_action = [
            next((i for i, a in enumerate(abilities) if isinstance(a, OnPlay) or (isinstance(a, Triggered) and
                  a.label == "action")), -1) if self.kind[card] == t.EVENT else -1
            for card, abilities in enumerate(self.abilities)
        ]  # fmt: skip
        self.any_actions = self.grants_actions or any(
            self.actions[card] and self.kind[card] != t.EVENT for card in range(len(self.abilities))
        )
        self.any_attachments = any(self.attach_rule) or "dormant" in self.keywords or any(
            isinstance(node, fx.Attach) for abilities in self.abilities for node in nodes_in(abilities)
        )

    def learn(self, nodes: object) -> None:
        """Note which kinds of lasting change there can be, so that others need not be looked for. Also called for an
        effect that is set up in a position by hand."""
        for node in nodes_in(nodes):
            if isinstance(node, (*fx.STATICS, fx.TakeControl)):
                self.static_kinds.add(type(node))
            if isinstance(node, Constant) and any(isinstance(effect, fx.TakeControl) for effect in node.effects):
                self.control_constants = True
            if isinstance(node, fx.Restrict):
                self.restricts.add(node.cannot)
            elif isinstance(node, (ch.Blank, ch.AsAttachment)):
                self.blanks = True
            elif isinstance(node, fx.Attach):
                self.static_kinds.add(fx.Modify)
                self.blanks = True
            elif isinstance(node, ch.GainAbility):
                self.gains = True
                self.grants_constants |= isinstance(node.ability, Constant)
                self.grants_actions |= isinstance(node.ability, Triggered) and node.ability.label == "action"
                self.gained_watch |= {(label, kind) for label, kind in map(_waits_for, nodes_in(node.ability)) if label}

    def _index_watches(self) -> None:
        """`watchers[label][kind]`: the cards with an ability of that label that waits for that kind of occurrence."""
        self.watchers: dict[str, dict[str, list[int]]] = {"response": {}, "forced": {}, "disrupt": {}, "passive": {}}
        self.history_kinds: set[str] = set()
        for card, abilities in enumerate(self.abilities):
            for node in nodes_in(abilities):
                if isinstance(node, HappenedSince):
                    self.history_kinds.add(node.kind)
                elif isinstance(node, CountHappened):
                    self.history_kinds.update(node.kinds)
                elif isinstance(node, EnteredThis):
                    self.history_kinds.add("enters_play")
            for own in abilities:
                label, kind = _waits_for(own)
                if isinstance(own, Triggered) and own.on is not None and own.on.targets is not None:
                    self.watchers[label].setdefault("targeted", []).append(card)
                if label and card not in self.watchers[label].setdefault(kind, []):
                    self.watchers[label][kind].append(card)
        for label, kind in self.gained_watch:
            self.watchers[label].setdefault(kind, [])
        self.guards_targets = "targeted" in self.watchers["disrupt"]
        self.before = frozenset(self.watchers["disrupt"])
        self.after = frozenset(kind for label in ("response", "forced", "passive") for kind in self.watchers[label])
        if self.any_attachments and self.after & {"sacrificed", "discarded", "returned"}:
            self.after |= {"destroyed"}  # what happens to an attachment when its host is sent away (CG-12.7.5)
        self.watched = self.after | self.history_kinds


def _constant_effects(abilities: tuple[Ability, ...]) -> dict[type[Effect], tuple[tuple[Constant, Effect], ...]]:
    """The static effects of a card's constant abilities by class."""
    found: dict[type[Effect], tuple[tuple[Constant, Effect], ...]] = {}
    for ability in abilities:
        if isinstance(ability, Constant):
            for effect in ability.effects:
                found[type(effect)] = (*found.get(type(effect), ()), (ability, effect))
    return found


A = TypeVar("A", bound=Ability)


def _first(abilities: tuple[Ability, ...], cls: type[A]) -> A | None:
    return next((ability for ability in abilities if isinstance(ability, cls)), None)


def _waits_for(node: Node) -> tuple[str, str]:
    if isinstance(node, Triggered) and node.on is not None:
        return node.label, node.on.kind
    if isinstance(node, Passive):
        return "passive", node.on.kind
    return "", ""
