"""What is printed on play cards and story cards (CG-2.2), as frozen records with a plain-table form."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Literal

from cthulhu_desktop.core.catalogue.schema import Node, SchemaError

ICONS = "TCAI"
"""The icon types in their natural order: Terror, Combat, Arcane, Investigation (CG-1.2.2)."""

Icons = tuple[int, int, int, int]
NO_ICONS: Icons = (0, 0, 0, 0)

NEUTRAL = "neutral"
FACTIONS = (
    NEUTRAL, "agency", "miskatonic", "syndicate", "cthulhu", "hastur", "yog_sothoth", "shub_niggurath",
    "silver_twilight",
)  # fmt: skip
TYPES = ("character", "support", "event", "conspiracy")
KEYWORDS = (
    "heroic", "villainous", "loyal", "toughness", "willpower", "invulnerability", "fast",
    "steadfast", "transient", "resilient", "fated", "prophecy", "dormant",
)  # fmt: skip
NUMBERED = frozenset({"toughness", "steadfast", "fated"})


def icon_counts(letters: str) -> Icons:
    """`"TTC"` is two Terror and one Combat icon. ValueError for another letter."""
    if set(letters) - set(ICONS):
        raise ValueError(letters)
    return (letters.count("T"), letters.count("C"), letters.count("A"), letters.count("I"))


def icon_letters(icons: Icons) -> str:
    """`icon_counts` backwards."""
    return "".join(letter * number for letter, number in zip(ICONS, icons, strict=True))


@dataclass(frozen=True, slots=True)
class CardDef:
    """A play card. `cost` and `skill` are numbers or "X" (of a skill X an ability says what it is, without it 0);
    `keywords` maps each to its number (0 where it has none);
    `symbol` is what it counts as on a domain (CG-2.2.5), doubled for Transient by that keyword;
    `large` are the extra-struggle icons of its text box (CG-2.2.6); `abilities` are nodes."""

    id: str
    title: str
    type: str
    descriptor: str = ""
    unique: bool = False
    faction: str = NEUTRAL
    cost: int | Literal["X"] = 0
    skill: int | Literal["X"] = 0
    icons: Icons = NO_ICONS
    large: Icons = NO_ICONS
    subtypes: tuple[str, ...] = ()
    keywords: tuple[tuple[str, int], ...] = ()
    symbol: str = NEUTRAL
    struggles: str = ""
    abilities: tuple[Node, ...] = ()
    set: str = ""

    @property
    def skill_number(self) -> int:
        """The printed skill as a number: X counts as 0, an ability of the card gives it its value."""
        return 0 if self.skill == "X" else self.skill

    def keyword(self, name: str) -> int | None:
        """The number of a printed keyword (0 if it takes none), None if it is not printed."""
        return dict(self.keywords).get(name)


@dataclass(frozen=True, slots=True)
class StoryDef:
    """A story card: its struggles in printed order ("TCAI") and the effect its winner may use (CG-2.2.2)."""

    id: str
    title: str
    struggles: str = ICONS
    abilities: tuple[Node, ...] = ()
    set: str = ""


ReadAbility = Callable[[Any, str], Node]
WriteAbility = Callable[[Node], Any]

_CARD_KEYS = frozenset(entry.name for entry in fields(CardDef))
_STORY_KEYS = frozenset(entry.name for entry in fields(StoryDef))


def _known(data: Mapping[str, Any], keys: frozenset[str], needed: tuple[str, ...], path: str) -> None:
    for key in data:
        if key not in keys:
            raise SchemaError("unknown_key", f"{path}.{key}")
    for key in needed:
        if key not in data:
            raise SchemaError("missing_key", f"{path}.{key}")


def _word(data: Mapping[str, Any], key: str, default: str, allowed: Iterable[str] | None, path: str) -> str:
    value = data.get(key, default)
    if not isinstance(value, str) or (allowed is not None and value not in allowed):
        raise SchemaError("bad_value", f"{path}.{key}")
    return value


def _letters(data: Mapping[str, Any], key: str, default: str, path: str) -> str:
    value = _word(data, key, default, None, path)
    if set(value) - set(ICONS):
        raise SchemaError("bad_value", f"{path}.{key}")
    return value


def _number_or_x(data: Mapping[str, Any], key: str, path: str) -> int | Literal["X"]:
    return "X" if data.get(key) == "X" else _number(data, key, path)


def _number(data: Mapping[str, Any], key: str, path: str) -> int:
    value = data.get(key, 0)
    if type(value) is not int or not 0 <= value <= 99:
        raise SchemaError("bad_value", f"{path}.{key}")
    return value


def _words(data: Mapping[str, Any], key: str, path: str) -> tuple[str, ...]:
    value = data.get(key, [])
    if not isinstance(value, (list, tuple)) or not all(isinstance(part, str) for part in value):
        raise SchemaError("bad_value", f"{path}.{key}")
    return tuple(value)


def _keywords(data: Mapping[str, Any], path: str) -> tuple[tuple[str, int], ...]:
    found = []
    for index, text in enumerate(_words(data, "keywords", path)):
        name, _, number = text.partition(" ")
        if name not in KEYWORDS or (name in NUMBERED) != number.isdecimal() or len(number) > 2:
            raise SchemaError("bad_value", f"{path}.keywords.{index}")
        found.append((name, int(number or 0)))
    return tuple(found)


def _abilities(data: Mapping[str, Any], read_ability: ReadAbility, path: str) -> tuple[Node, ...]:
    value = data.get("abilities", [])
    if not isinstance(value, (list, tuple)):
        raise SchemaError("not_a_list", f"{path}.abilities")
    return tuple(read_ability(part, f"{path}.abilities.{index}") for index, part in enumerate(value))


def read_card(data: Mapping[str, Any], read_ability: ReadAbility) -> CardDef:
    """A play card from its table: `icons = "TTC"`, `keywords = ["fast", "toughness 2"]`. SchemaError names the key."""
    path = str(data.get("id", "?"))
    _known(data, _CARD_KEYS, ("id", "title", "type"), path)
    unique = data.get("unique", False)
    if not isinstance(unique, bool):
        raise SchemaError("bad_value", f"{path}.unique")
    faction = _word(data, "faction", NEUTRAL, FACTIONS, path)
    return CardDef(
        id=_word(data, "id", "", None, path),
        title=_word(data, "title", "", None, path),
        type=_word(data, "type", "", TYPES, path),
        descriptor=_word(data, "descriptor", "", None, path),
        unique=unique,
        faction=faction,
        cost=_number_or_x(data, "cost", path),
        skill=_number_or_x(data, "skill", path),
        icons=icon_counts(_letters(data, "icons", "", path)),
        large=icon_counts(_letters(data, "large", "", path)),
        subtypes=_words(data, "subtypes", path),
        keywords=_keywords(data, path),
        symbol=_word(data, "symbol", faction, FACTIONS, path),
        struggles=_letters(data, "struggles", "", path),
        abilities=_abilities(data, read_ability, path),
        set=_word(data, "set", "", None, path),
    )


def read_story(data: Mapping[str, Any], read_ability: ReadAbility) -> StoryDef:
    """A story card from its table. SchemaError names the key."""
    path = str(data.get("id", "?"))
    _known(data, _STORY_KEYS, ("id", "title"), path)
    return StoryDef(
        id=_word(data, "id", "", None, path),
        title=_word(data, "title", "", None, path),
        struggles=_letters(data, "struggles", ICONS, path),
        abilities=_abilities(data, read_ability, path),
        set=_word(data, "set", "", None, path),
    )


def write_card(card: CardDef, write_ability: WriteAbility) -> dict[str, Any]:
    """The table of a card; what is at its default is left out."""
    data: dict[str, Any] = {"id": card.id, "title": card.title, "type": card.type}
    for name in ("descriptor", "unique", "cost", "skill", "struggles", "set"):
        if getattr(card, name):
            data[name] = getattr(card, name)
    if card.faction != NEUTRAL:
        data["faction"] = card.faction
    if card.symbol != card.faction:
        data["symbol"] = card.symbol
    for name in ("icons", "large"):
        if getattr(card, name) != NO_ICONS:
            data[name] = icon_letters(getattr(card, name))
    if card.subtypes:
        data["subtypes"] = list(card.subtypes)
    if card.keywords:
        data["keywords"] = [f"{name} {n}" if name in NUMBERED else name for name, n in card.keywords]
    if card.abilities:
        data["abilities"] = [write_ability(node) for node in card.abilities]
    return data


def write_story(story: StoryDef, write_ability: WriteAbility) -> dict[str, Any]:
    """The table of a story card."""
    data: dict[str, Any] = {"id": story.id, "title": story.title}
    if story.struggles != ICONS:
        data["struggles"] = story.struggles
    if story.set:
        data["set"] = story.set
    if story.abilities:
        data["abilities"] = [write_ability(node) for node in story.abilities]
    return data


@dataclass(slots=True)
class Catalogue:
    """Definitions by id. An id never changes its meaning."""

    cards: dict[str, CardDef] = field(default_factory=dict)
    stories: dict[str, StoryDef] = field(default_factory=dict)

    def add(self, definition: CardDef | StoryDef) -> None:
        """Put a definition in. ValueError if its id stands for another one."""
        shelf: dict[str, Any] = self.cards if isinstance(definition, CardDef) else self.stories
        if shelf.setdefault(definition.id, definition) != definition:
            raise ValueError(definition.id)
