"""The short forms of a scenario file: cards, stories, and entries such as "n1 exhausted at A wounds 1"."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from cthulhu_desktop.core.catalogue.cards import FACTIONS
from cthulhu_desktop.scenarios.problems import ScenarioProblem

SIDES = ("X", "Y")
"""The two players: seats 0 and 1."""

DOMAIN_NAME = re.compile(r"([XY])([1-9])$")
"""X1, X2, … are the domains of X."""

FILLER = "filler"
ROW = ("A", "B", "C")
STORY_DECK = ("F", "E", "D")  # D is on top
TEN_STORIES = tuple("JIHGFEDCBA")  # A is on top

_STATES = ("ready", "exhausted", "insane")
_COUNT = re.compile(r"([1-9]\d{0,2})\s+(\S+)$")
_NAME = re.compile(r"[A-Za-z_][\w'-]*$")

_TIMED = ("action", "response", "forced", "disrupt")
_SUGAR = ("attach", "constant", "passive", *_TIMED, "on_play", "play_rule", "effect")


def fillers() -> dict[str, dict[str, Any]]:
    """The cards every file may use: plain characters too dear to be played, one neutral and one of each faction."""
    cards = {FILLER: {"id": FILLER, "title": "Filler", "type": "character", "cost": 9, "skill": 1}}
    for faction in FACTIONS:
        cards[faction] = {"id": faction, "title": faction, "type": "character", "cost": 9, "skill": 1,
                          "faction": faction}  # fmt: skip
    return cards


def plain_story(name: str) -> dict[str, Any]:
    """A story without an effect."""
    return {"id": name, "title": name}


# --- cards -----------------------------------------------------------------------------------------------------------


def full_card(name: str, data: Mapping[str, Any], line: int) -> dict[str, Any]:
    """The definition that `cards.NAME = {…}` stands for."""
    card = {"id": name, "title": name, **data}
    card["abilities"] = _abilities(card, line)
    card.setdefault("type", "support" if "attach" in data else "character")
    return card


def full_story(name: str, data: Mapping[str, Any], line: int) -> dict[str, Any]:
    """The definition that `stories.NAME = {…}` stands for."""
    story = {"id": name, "title": name, **data}
    story["abilities"] = _abilities(story, line)
    return story


def _abilities(card: dict[str, Any], line: int) -> list[Any]:
    """The abilities, with the short forms (which are taken out of `card`) before those written in full."""
    found = [_ability(key, card.pop(key), line) for key in list(card) if key in _SUGAR]
    found.sort(key=lambda ability: ability["kind"] != "attach_rule")
    rest = card.get("abilities", [])
    if not isinstance(rest, list):
        raise ScenarioProblem("not_a_list", line, key="abilities")
    return [*found, *rest]


def _ability(key: str, value: Any, line: int) -> dict[str, Any]:
    if key == "attach":
        return {"kind": "attach_rule", "to": {"base": value} if isinstance(value, str) else value}
    if isinstance(value, list):
        value = {"effects": value}
    if not isinstance(value, Mapping):
        raise ScenarioProblem("bad_ability", line, key=key)
    ability = dict(value)
    if isinstance(ability.get("on"), str):
        ability["on"] = {"kind": ability["on"]}
    if key in _TIMED:
        return {"kind": "triggered", "label": key, **ability}
    return {"kind": "story_effect" if key == "effect" else key, **ability}


# --- entries ---------------------------------------------------------------------------------------------------------


def words_of(text: str) -> list[str]:
    """The words of an entry; commas may stand between them."""
    return text.replace(",", " ").split()


def named(text: str, line: int) -> tuple[str, str]:
    """(name, id) of "guard" or "g1=guard"; the name is "" if there is none."""
    name, sign, card = text.partition("=")
    if not sign:
        name, card = "", text
    if not card or (sign and (not _NAME.match(name) or DOMAIN_NAME.match(name) or name in SIDES)):
        raise ScenarioProblem("bad_name", line, word=text)
    return name, card


def with_name(key: str, text: str, line: int) -> dict[str, Any]:
    """A table with an id under `key`, and a name if one is given."""
    name, card = named(text, line)
    return {key: card, "name": name} if name else {key: card}


def in_zone(text: str, line: int) -> list[Any]:
    """An entry of a hand, deck, discard pile: "guard", "g1=guard", "3 filler"."""
    words = words_of(text)
    many = _COUNT.match(" ".join(words))
    if many:
        return [many[2]] * int(many[1])
    if len(words) != 1:
        raise ScenarioProblem("bad_entry", line, text=text)
    return [with_name("card", words[0], line)]


def domain(text: str, line: int) -> dict[str, Any]:
    """A domain: "2 hastur, 1 agency, drained"; "gained" for one whose card is a gained one."""
    entry: dict[str, Any] = {"resources": []}
    for part in filter(None, (part.strip() for part in text.split(","))):
        if part == "drained":
            entry["drained"] = True
        elif part == "gained":
            entry["gained"] = FILLER
        else:
            entry["resources"] += in_zone(part, line)
    return entry


class Entry:
    """A card in play or a story of the row, as its words say."""

    def __init__(self, key: str, text: str, line: int) -> None:
        words = words_of(text)
        if not words:
            raise ScenarioProblem("bad_entry", line, text=text)
        self.table = with_name(key, words[0], line)
        self.host = ""
        self.line = line
        self.text = text
        rest = words[1:]
        while rest:
            self._take(rest)
        if "committed" in self.table:
            self.table.setdefault("state", "exhausted")  # as committing leaves it (CG-13.2.2)

    @property
    def name(self) -> str:
        """What the file calls it."""
        return str(self.table.get("name", next(iter(self.table.values()))))

    def _take(self, words: list[str]) -> None:
        word = words.pop(0)
        if word in _STATES:
            self._set("state", word)
        elif word == "wounds":
            self._set("wounds", self._number(words))
        elif word == "at":
            self._set("committed", self._next(words))
        elif word == "of":
            self._set("owner", seat(self._next(words), self.line))
        elif word == "tokens":
            first, _, second = self._next(words).partition("/")
            self._set("tokens", [self._number([first]), self._number([second])])
        elif word == "on" and not self.host:
            self.host = self._next(words)
        else:
            raise ScenarioProblem("two_hosts" if word == "on" else "bad_word", self.line, word=word, text=self.text)

    def _set(self, key: str, value: Any) -> None:
        if key in self.table:
            raise ScenarioProblem("said_twice", self.line, text=self.text)
        self.table[key] = value

    def _next(self, words: list[str]) -> str:
        if not words:
            raise ScenarioProblem("bad_entry", self.line, text=self.text)
        return words.pop(0)

    def _number(self, words: list[str]) -> int:
        word = self._next(words)
        if word.startswith("-") and word[1:].isdecimal():
            raise ScenarioProblem("negative", self.line, word=word)
        if not word.isdecimal() or len(word) > 4:
            raise ScenarioProblem("bad_number", self.line, word=word)
        return int(word)


def seat(word: Any, line: int) -> int:
    """The seat of X or Y."""
    if word not in SIDES:
        raise ScenarioProblem("no_side", line, word=str(word))
    return SIDES.index(word)
