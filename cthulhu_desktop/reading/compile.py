"""From the printed facts of a card to its definition.

Facts are a plain table, the same whatever they come from: `name`, `descriptor`, `type`, `faction`, `unique`,
`subtypes` ("Cultist. Sorcerer."), `text` with icons as (T) and factions as [Hastur], `cost`, `skill`, `terror`,
`combat`, `arcane`, `investigation`, `transient`, `steadfast`, `set`, `id`; some sources add `struggles` (the order of a
story's struggles), `large` (extra struggles of the text box) and `symbol`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from cthulhu_desktop.core.catalogue.cards import ICONS, NEUTRAL, CardDef, Icons, StoryDef, icon_counts
from cthulhu_desktop.reading.clean import Repair
from cthulhu_desktop.reading.reader import Clause, Reader, own_subtypes
from cthulhu_desktop.reading.tokens import faction_of, subtype_table

TYPES = ("character", "support", "event", "conspiracy", "story")
ICON_FACTS = ("terror", "combat", "arcane", "investigation")


@dataclass(frozen=True, slots=True)
class ReadCard:
    """A definition, and what the reading has to say about it.

    `manual`: passages that nobody but the players can carry out; `waiting`: abilities that are understood but need
    nodes the rules core does not have yet, with their names; `repairs`: what was corrected in the text; `notes`: facts
    that are open or odd (keys of sentences `reading.note.<key>`).
    """

    card: CardDef | StoryDef
    manual: tuple[Clause, ...] = ()
    waiting: tuple[tuple[Clause, tuple[str, ...]], ...] = ()
    repairs: tuple[Repair, ...] = ()
    notes: tuple[str, ...] = field(default=())

    @property
    def read(self) -> bool:
        """The whole text is understood."""
        return not self.manual

    @property
    def executable(self) -> bool:
        """And the rules core can carry all of it out."""
        return not self.manual and not self.waiting


class _Facts:
    """Facts as they are needed, with notes on what is wrong with them."""

    def __init__(self, facts: Mapping[str, Any]) -> None:
        self.facts = facts
        self.notes: list[str] = []

    def text(self, key: str) -> str:
        value = self.facts.get(key)
        return value if isinstance(value, str) else ""

    def type(self) -> str:
        name = self.text("type").strip().lower()
        if name not in TYPES:
            self.notes.append("unknown_type")
            return "support"
        if name == "character" and re.match(r"(?i)\s*attach to\b", self.text("text")):
            self.notes.append("looks_like_attachment")
        return name

    def faction(self) -> str:
        text = self.text("faction")
        found = faction_of(text) if text else NEUTRAL
        if found is None:
            self.notes.append("unknown_faction")
        return found or NEUTRAL

    def cost(self) -> int | Literal["X"]:
        value = self.facts.get("cost")
        if isinstance(value, str) and value.strip().upper() == "X":
            return "X"
        return self._number(value, "no_cost")

    def skill(self, card_type: str) -> int | Literal["X"]:
        value = self.facts.get("skill")
        if card_type != "character":
            return 0
        if isinstance(value, str) and value.strip().upper() == "X":
            return "X"  # its text says what it is
        return self._number(value, "no_skill")

    def _number(self, value: Any, note: str) -> int:
        if isinstance(value, str) and value.strip().isdecimal():
            value = int(value.strip()[:3])
        if type(value) is not int or not 0 <= value <= 99:
            self.notes.append(note)
            return 0
        return value

    def icons(self) -> Icons:
        counts = []
        for key in ICON_FACTS:
            value = self.facts.get(key) or 0
            if type(value) is not int or not 0 <= value <= 20:
                self.notes.append("bad_icons")
                value = 0
            counts.append(value)
        return (counts[0], counts[1], counts[2], counts[3])

    def struggles(self) -> str:
        text = self.text("struggles")
        if text and not set(text) - set(ICONS):
            return text
        return "".join(letter * n for letter, n in zip(ICONS, self.icons(), strict=True)) or ICONS

    def subtypes(self) -> tuple[str, ...]:
        known = subtype_table(own_subtypes())
        found: dict[str, None] = {}
        for part in re.split(r"[.,;]\s*", self.text("subtypes")):
            name = part.strip()
            if name.lower() in ("character", "support", "event", "story"):
                self.notes.append("type_as_subtype")
            elif name:
                found[known.get(name.lower()) or next(iter(subtype_table([name]).values()))] = None
        return tuple(found)

    def keywords(self) -> list[tuple[str, int]]:
        found: list[tuple[str, int]] = []
        if self.facts.get("transient"):
            found.append(("transient", 0))
        steadfast = self.facts.get("steadfast")
        if isinstance(steadfast, (list, tuple)) and steadfast:
            pairs = [pair for pair in steadfast if isinstance(pair, (list, tuple)) and len(pair) == 2]
            found.append(("steadfast", sum(n for _, n in pairs if type(n) is int) or len(steadfast)))
        elif type(steadfast) is int and steadfast > 0:
            found.append(("steadfast", steadfast))
        return found


def _title(known: _Facts) -> str:
    """The title: some sources add the descriptor to it ("The Book: Second Reading")."""
    title, descriptor = known.text("name").strip(), known.text("descriptor").strip()
    return title.removesuffix(f": {descriptor}") if descriptor else title


def slug(text: str) -> str:
    """A title as a part of an id: lower-case letters, digits and hyphens."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-") or "untitled"


def card_id(facts: Mapping[str, Any]) -> str:
    """The id of a card: the same for the same printing, whenever and from wherever it is read again."""
    if facts.get("guid"):
        return f"octgn/{str(facts['guid']).lower()}"
    number = facts.get("id")
    name = slug(str(facts.get("name") or ""))
    where = slug(str(facts.get("set") or ""))
    return f"{where}/{slug(str(number))}-{name}" if number else f"{where}/{name}"


def compile_card(facts: Mapping[str, Any], reader: Reader | None = None) -> ReadCard:
    """The card that the facts describe. Whatever they lack is noted, never made up."""
    reader = reader or Reader([part.strip() for part in str(facts.get("subtypes") or "").split(".") if part.strip()])
    known = _Facts(facts)
    card_type = known.type()
    title = _title(known)
    reading = reader.read(known.text("text"), title, card_type)
    set_key = known.text("set")
    card: CardDef | StoryDef
    if card_type == "story":
        card = StoryDef(
            id=card_id(facts), title=title, struggles=known.struggles(),
            abilities=tuple(reading.abilities), set=set_key,
        )  # fmt: skip
    else:
        card = _play_card(known, card_type, title, reading, set_key)
    return ReadCard(
        card, tuple(reading.manual), tuple(reading.waiting), tuple(reading.repairs),
        tuple(dict.fromkeys(known.notes)),
    )  # fmt: skip


def _play_card(known: _Facts, card_type: str, title: str, reading: Any, set_key: str) -> CardDef:
    facts = known.facts
    faction = known.faction()
    keywords = dict(known.keywords())
    for name, number in reading.keywords:
        keywords.setdefault(name, number)
    large = reading.large or "".join(letter for letter in known.text("large") if letter in ICONS)
    is_character = card_type == "character"
    return CardDef(
        id=card_id(facts), title=title, type=card_type, descriptor=known.text("descriptor"),
        unique=bool(facts.get("unique")), faction=faction, cost=known.cost(), skill=known.skill(card_type),
        icons=known.icons() if is_character else (0, 0, 0, 0), large=icon_counts(large),
        subtypes=known.subtypes(), keywords=tuple(keywords.items()),
        symbol=faction_of(known.text("symbol")) or faction,
        struggles=known.struggles() if card_type == "conspiracy" else "",
        abilities=tuple(reading.abilities), set=set_key,
    )  # fmt: skip


__all__ = ["ReadCard", "card_id", "compile_card", "slug"]
