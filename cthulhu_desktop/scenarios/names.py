"""Names of a scenario <-> numbers of the state, in the notation of moves and occurrences."""

from __future__ import annotations

import dataclasses
import re
import typing
from typing import Any

from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.things import VOCABULARY, UseAbility
from cthulhu_desktop.core.kernel import NotationError
from cthulhu_desktop.scenarios import shorthand as sh
from cthulhu_desktop.scenarios.problems import ScenarioProblem

_PLACE = re.compile(r"([XY])\.(hand|deck|discard|play|won|removed)\.([1-9]\d?|top)$")
_IN_ROW = re.compile(r"row\.([1-9])$")
_NUMBER = re.compile(r"-?\d{1,6}$")

_PLAIN_NUMBERS = frozenset({
    "x", "to", "mode", "modes", "ability", "n", "count", "paid", "overpaid", "ap", "np", "margin", "turn",
})  # fmt: skip
_SEATS = frozenset({"seat", "winner"})
_GROUPS = frozenset({"targets", "costs", "items"})
_LISTS = frozenset({"cards", "stories"})


class Names:
    """What the words of a scenario mean in its state, and back."""

    def __init__(self, state: CardsState, numbers: dict[str, int]) -> None:
        self.state = state
        self.numbers = numbers
        self.words = {number: name for name, number in reversed(numbers.items())}

    # --- words -> numbers --------------------------------------------------------------------------------------------

    def card(self, word: str, line: int) -> int:
        """The card or story of a name, or of a place such as "X.hand.1", "row.2", "Y.deck.top"."""
        if word in self.numbers:
            return self.numbers[word]
        pile: list[int] | None = None
        place = _PLACE.match(word)
        if place:
            pile = getattr(self.state, place[2])[sh.SIDES.index(place[1])]
            index = -1 if place[3] == "top" else int(place[3]) - 1
        elif _IN_ROW.match(word):
            pile, index = self.state.row, int(word[4:]) - 1
        if pile is None and any(definition.id == word for definition in self.state.static.defs):
            raise ScenarioProblem("several_cards", line, word=word)
        if pile is None:
            raise ScenarioProblem("unknown_name", line, word=word)
        if not pile or index >= len(pile):
            raise ScenarioProblem("nothing_there", line, word=word)
        return pile[index]

    def domain(self, word: str) -> int | None:
        """The domain of "X2", None if the word is no domain or there is none of that number."""
        match = sh.DOMAIN_NAME.match(word)
        if not match:
            return None
        own = self.state.domains[sh.SIDES.index(match[1])]
        index = int(match[2]) - 1
        return own[index] if index < len(own) else None

    def item(self, word: str, line: int) -> int:
        """A card, a domain (as -1 - d) or a player (as his seat): what can be chosen."""
        if word in sh.SIDES:
            return sh.SIDES.index(word)
        domain = self.domain(word)
        return self.card(word, line) if domain is None else -1 - domain

    # --- lines -------------------------------------------------------------------------------------------------------

    def fields(self, text: str, line: int) -> tuple[Any, dict[str, Any]]:
        """The class of a line of notation and the fields it gives, read."""
        words = text.split()
        cls = VOCABULARY.words().get(words[0])
        if cls is None:
            raise ScenarioProblem("unknown_word", line, word=words[0])
        given: dict[str, str] = {}
        order = [entry.name for entry in dataclasses.fields(cls)]
        if cls is UseAbility:
            order = ["card", "domain", *order]
        for word in _joined(words):
            name, sign, value = word.partition("=")
            if not sign:
                name, value = self._field_of(word, order, given), word
            if name not in order or name in given:
                raise ScenarioProblem("unknown_field", line, word=word, text=text)
            given[name] = self._value(name, value, line)
        return cls, _read(words[0], cls, given, line, text)

    def _field_of(self, word: str, order: list[str], given: dict[str, str]) -> str:
        """Which field a word without a name fills: the first free one that it can be."""
        free = [key for key in order if key not in given]
        if sh.DOMAIN_NAME.match(word) and "domain" in free:
            return "domain"
        if word in sh.SIDES or word == "nobody":
            return next((key for key in free if key in _SEATS), next(iter(free), ""))
        return next((key for key in free if key not in _SEATS), "")

    def _value(self, name: str, value: str, line: int) -> str:
        """A value in the notation of the core."""
        if name in _PLAIN_NUMBERS or value == "-":
            return value
        if name in _SEATS:
            return str(self._seat(value, line))
        if name == "domain":
            domain = self.domain(value)
            if domain is None and not _NUMBER.match(value):
                raise ScenarioProblem("unknown_name", line, word=value)
            return value if domain is None else str(domain)
        if name in _GROUPS:
            return ";".join(self._group(part, line) for part in value.split(";"))
        if name in _LISTS:
            return ",".join(str(self.card(part, line)) for part in value.split(",") if part)
        if name == "pairs":
            return self._pairs(value, line)
        if name == "host":
            domain = self.domain(value)
            return self._card_or_number(value, line) if domain is None else str(-2 - domain)
        if name in ("card", "story", "by", "item"):
            return self._card_or_number(value, line)
        return value

    def _seat(self, value: str, line: int) -> int:
        if value == "nobody":
            return -1
        return int(value) if _NUMBER.match(value) else sh.seat(value, line)

    def _card_or_number(self, value: str, line: int) -> str:
        if _NUMBER.match(value) and value not in self.numbers:
            return value
        return str(self.item(value, line))

    def _group(self, text: str, line: int) -> str:
        return ",".join(map(str, sorted(self.item(part, line) for part in text.split(",") if part)))

    def _pairs(self, text: str, line: int) -> str:
        pairs = []
        for part in text.split(";"):
            card, sign, story = part.partition(">")
            if not sign:
                raise ScenarioProblem("bad_pair", line, word=part)
            pairs.append((self.card(card, line), self.card(story, line)))
        return ";".join(f"{card},{story}" for card, story in sorted(pairs))

    # --- numbers -> words --------------------------------------------------------------------------------------------

    def name(self, number: int) -> str:
        """What the scenario calls a card; its id and number where it has no name of its own."""
        if number in self.words:
            return self.words[number]
        if 0 <= number < self.state.static.count:
            return f"{self.state.static.defs[number].id}#{number}"
        return str(number)

    def item_name(self, item: int, players: bool = False) -> str:
        """The word of something that can be chosen."""
        if item < 0:
            return self.domain_name(-1 - item)
        return sh.SIDES[item] if players and item < 2 else self.name(item)

    def domain_name(self, domain: int) -> str:
        """X1, Y3."""
        for seat, own in enumerate(self.state.domains):
            if domain in own:
                return f"{sh.SIDES[seat]}{own.index(domain) + 1}"
        return f"#{domain}"

    def write(self, thing: Any) -> str:
        """A move or occurrence as a line, with names for numbers."""
        parts = [VOCABULARY.name(thing)]
        for entry in dataclasses.fields(thing):
            value = getattr(thing, entry.name)
            if entry.default is dataclasses.MISSING or value != entry.default:
                parts.append(f"{entry.name}={self._written(entry.name, value)}")
        return " ".join(parts)

    def _written(self, name: str, value: Any) -> str:
        if value is None:
            return "-"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if name in _SEATS:
            return sh.SIDES[value] if value in (0, 1) else "nobody"
        if name == "domain":
            return self.domain_name(value)
        if name in ("targets", "costs"):
            groups = value if value and isinstance(value[0], tuple) else (value,)
            return ";".join(",".join(map(self.item_name, group)) for group in groups)
        if name == "items":
            return ",".join(map(self.item_name, value))
        if name in _LISTS:
            return ",".join(map(self.name, value))
        if name == "pairs":
            return ";".join(f"{self.name(card)}>{self.name(story)}" for card, story in value)
        if name == "host":
            return self.domain_name(-2 - value) if value < -1 else self.name(value)
        if name in ("card", "story", "by", "item"):
            return self.name(value)
        return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


_FILLING = {int: "0", bool: "no", str: "-"}


def _read(word: str, cls: Any, given: dict[str, str], line: int, text: str) -> dict[str, Any]:
    """The fields given, as values; those that must be there and are not are filled in for the reading only."""
    hints = typing.get_type_hints(cls)
    parts = dict(given)
    for entry in dataclasses.fields(cls):
        if entry.default is dataclasses.MISSING:
            parts.setdefault(entry.name, _FILLING.get(hints[entry.name], ""))
    try:
        thing = VOCABULARY.read(" ".join([word, *(f"{name}={value}" for name, value in parts.items())]))
    except NotationError as error:
        raise ScenarioProblem("bad_value", line, word=error.word, text=text) from None
    return {name: getattr(thing, name) for name in given}


_TIED = {"commit": ("pairs", ";"), "choose": ("items", ","), "start": ("cards", ","),
         "name": ("word", "%20")}  # fmt: skip


def _joined(words: list[str]) -> list[str]:
    """The words after the first; those of a move that takes a list become that list."""
    word, rest = words[0], words[1:]
    if rest and rest[0] == "on":
        return rest
    if word in _TIED and rest and "=" not in rest[0]:
        name, sign = _TIED[word]
        return [f"{name}={sign.join(rest)}"]
    merged: list[str] = []
    while rest:
        part = rest.pop(0)
        merged.append(f"host={rest.pop(0)}" if part == "on" and rest else part)
    return merged
