"""The large card read by keyboard: its signs and sentences one after the other, and the rules they name."""

from __future__ import annotations

import re
from typing import NamedTuple

from cthulhu_desktop.ui.cardtable.card_facts import Facts

_RULE = re.compile(r"\bCG-\d+(?:\.\d+)*[a-z]?")


class Stop(NamedTuple):
    """Something to read: the sign of that number on the face (-1: none), or the sentence of that number beside it (-1:
    none). A text that names several rules has a stop for each; `rule` "" for none."""

    text: str
    rule: str = ""
    sign: int = -1
    sentence: int = -1


def sentences_of(facts: Facts) -> tuple[str, ...]:
    """What stands beside the face, from top to bottom."""
    return (*facts.lines, *facts.helps, *facts.rulings)


def stops_of(facts: Facts) -> tuple[Stop, ...]:
    """All there is to read: the signs, each meaning once, then the sentences; a card without any has its title."""
    signs: dict[str, int] = {}
    for place, sign in enumerate(facts.signs):
        if sign.text:
            signs.setdefault(sign.text, place)
    found = [Stop(text, rule, sign=place) for text, place in signs.items() for rule in _rules(text)]
    for place, text in enumerate(sentences_of(facts)):
        found += [Stop(text, rule, sentence=place) for rule in _rules(text)]
    return tuple(found) or (Stop(facts.title),)


def _rules(text: str) -> list[str]:
    return list(dict.fromkeys(_RULE.findall(text))) or [""]


class Walk:
    """Where the reader is."""

    def __init__(self) -> None:
        self._stops: tuple[Stop, ...] = ()
        self._at = 0

    def begin(self, facts: Facts) -> None:
        """Read this card; who read it already stays at what he read, if it is still there."""
        before = self.stop if self._stops else None
        self._stops = stops_of(facts)
        self._at = self._stops.index(before) if before in self._stops else 0

    def end(self) -> None:
        """Read no longer."""
        self._stops, self._at = (), 0

    @property
    def stop(self) -> Stop:
        """What is read now."""
        return self._stops[self._at]

    def step(self, by: int) -> None:
        """To the next stop or the one before; after the last comes the first."""
        self._at = (self._at + by) % len(self._stops)

    def to_edge(self, last: bool) -> None:
        """To the first stop or to the last one."""
        self._at = len(self._stops) - 1 if last else 0
