"""Moves of a scenario: a line may leave out what there is only one legal way to fill in."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from itertools import islice
from typing import Any

from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.acts import ActOptions
from cthulhu_desktop.core.cards.options import Orders
from cthulhu_desktop.core.kernel import Decision, Move
from cthulhu_desktop.scenarios.names import Names
from cthulhu_desktop.scenarios.problems import ScenarioProblem

FEW = 20_000  # options that are looked through for those a line means

_SHORT = {"yes": "answer yes=yes", "no": "answer yes=no"}
_COMPLETED = (th.Play, th.UseAbility, th.PayCosts, th.AttachResource)


class Meant:
    """What a line of a move says: the class of the move and the fields that are given."""

    def __init__(self, names: Names, decision: Decision, text: str, line: int) -> None:
        self.names = names
        self.decision = decision
        self.text = text
        self.line = line
        text = _SHORT.get(text, text)
        if decision.kind == "D-11":
            text = _of_due(names, decision, text, line)
        self.cls, self.given = names.fields(text, line)
        if not issubclass(self.cls, Move):
            raise ScenarioProblem("no_move", line, word=text.split()[0])

    def ways(self) -> Iterator[Move]:
        """The legal moves that agree with the line."""
        options: Any = self.decision.options
        if isinstance(options, ActOptions):
            if self.cls is th.Pass:
                yield th.Pass()
            for plan in options.plans():
                if issubclass(self.cls, _COMPLETED) and plan.card == self.given.get("card", plan.card):
                    yield from (move for move in options.ways(plan) if self.agrees(move))
        elif issubclass(self.cls, _COMPLETED):
            yield from (move for move in islice(options, FEW) if self.agrees(move))
        elif (move := self.literal()) in options:
            yield move

    def agrees(self, move: Move) -> bool:
        """The move is one the line may mean."""
        return type(move) is self.cls and all(getattr(move, name) == value for name, value in self.given.items())

    def literal(self) -> Move:
        """The move with nothing filled in."""
        values = dict(self.given)
        if self.cls is th.UseAbility:
            values.setdefault("ability", 0)
        missing = [f.name for f in dataclasses.fields(self.cls)
                   if f.default is dataclasses.MISSING and f.name not in values]  # fmt: skip
        if missing:
            raise ScenarioProblem("missing_field", self.line, word=missing[0], text=self.text)
        return self.cls(**values)  # type: ignore[no-any-return]

    def move(self) -> Move:
        """The one move meant: the only legal one that agrees, or (to be refused) the literal one. ScenarioProblem if
        there are several."""
        found = list(islice(self.ways(), 2))
        if len(found) > 1:
            one, two = map(self.names.write, found)
            raise ScenarioProblem("several_ways", self.line, text=self.text, one=one, two=two)
        return found[0] if found else self.literal()


def _of_due(names: Names, decision: Decision, text: str, line: int) -> str:
    """`pick hat` where effects wait for their order: the place of the first of that card (D-11)."""
    words = text.split()
    options = decision.options
    if len(words) == 2 and words[0] == "pick" and isinstance(options, Orders) and not words[1].isdecimal():
        card = names.card(words[1], line)
        if card not in options.sources:
            raise ScenarioProblem("not_due", line, word=words[1])
        return f"pick item={options.sources.index(card)}"
    return text


def declined(decision: Decision) -> Move | None:
    """The move that lets a moment go by, None if the player has to answer something."""
    if decision.kind in ("D-04", "D-05", "D-09", "D-10"):
        return th.Pass()
    if decision.kind in ("D-13", "D-14") and th.CommitTo() in decision.options:
        return th.CommitTo()
    return None
