"""How tricky cards are read: short sentences with the rules they follow from (resources/rulings.toml)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from cthulhu_desktop.data_files import resource
from cthulhu_desktop.wording.sentences import sentences

KEYWORD_RULES: Mapping[str, str] = MappingProxyType({
    "heroic": "CG-21.1.1", "villainous": "CG-21.1.1", "loyal": "CG-10.4.1", "toughness": "CG-21.3.1",
    "willpower": "CG-21.3.2", "invulnerability": "CG-21.3.3", "fast": "CG-21.4.1", "steadfast": "CG-22.2.1",
    "transient": "CG-22.2.2", "resilient": "CG-22.2.3", "fated": "CG-22.2.4", "prophecy": "CG-22.2.5",
    "dormant": "CG-22.2.6",
})  # fmt: skip
"""The rule that tells what a keyword does."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """A sentence about a card, and the numbers of its rules."""

    text: str
    rules: tuple[str, ...]


@cache
def _by_card() -> Mapping[str, tuple[tuple[str, tuple[str, ...]], ...]]:
    found: dict[str, list[tuple[str, tuple[str, ...]]]] = {}
    for name, entry in tomllib.loads(resource("rulings.toml").read_text(encoding="utf-8")).items():
        for card in entry["cards"]:
            found.setdefault(card, []).append((name, tuple(entry["rules"])))
    return {card: tuple(entries) for card, entries in found.items()}


def rulings_on(card_id: str, language: str) -> tuple[Ruling, ...]:
    """What is worth knowing about a card beyond its text; nothing for most cards."""
    words = sentences(language)
    return tuple(Ruling(words.say(f"rulings.{name}"), rules) for name, rules in _by_card().get(card_id, ()))


def ruled_cards() -> frozenset[str]:
    """The ids of all cards with rulings."""
    return frozenset(_by_card())
