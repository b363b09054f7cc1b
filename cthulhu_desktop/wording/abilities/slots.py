"""Patterns with typed slots.

<x:acc>        the field x (or a prepared part x) in that case; options follow: <x:nom,bare>, <x:acc,from>
    @pl subject !verb rest || end    a clause: @pl, @f … is the number or gender of a subject that is spelt out,
                                     %verb the verb in the passive, the end follows when and how often;
                                     clauses are divided by " & "
"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, cast

from cthulhu_desktop.core.cards.abilities import selectors as sl
from cthulhu_desktop.core.cards.abilities import values as va
from cthulhu_desktop.core.cards.abilities.base import Amount, Filter, Num
from cthulhu_desktop.core.catalogue.schema import Node
from cthulhu_desktop.wording.abilities.grammar import MissingPattern
from cthulhu_desktop.wording.abilities.nouns import Desc, Det, Nouns, describe
from cthulhu_desktop.wording.abilities.parts import Clause, Context, Phrase, fixed

Parts = Mapping[str, "Phrase | str"]
SLOT = re.compile(r"<(\w+)(?::([\w,]*))?>")
_SUBJECT = re.compile(r"(?:@(\w+) )?(.*?) ?([!%])(\S+) ?(.*)", re.DOTALL)
_PLAYERS = frozenset({"who", "side", "deck", "whose"})
_PLACES = (sl.Committed, sl.ResourceOf, sl.AttachedTo, sl.Same, sl.InState)
_DETS = frozenset({"each", "a", "bare", "the"})


class Slots(Nouns):
    """Fills patterns."""

    @abstractmethod
    def pronoun(self, phrase: Phrase) -> Phrase:
        """The pronoun that stands for a phrase just said."""

    @abstractmethod
    def gender_of(self, mark: str) -> tuple[str, bool]:
        """Gender and plural of a subject that a pattern spells out, by its mark ("m", "f", "n", "pl", "")."""

    def fill(self, pattern: str, node: Any, ctx: Context, parts: Parts | None = None) -> str:
        """The pattern with its slots filled from the node's fields and from prepared parts."""

        def slot(match: re.Match[str]) -> str:
            value, case = self._slot(match, node, ctx, parts or {})
            return value.text(case) if isinstance(value, Phrase) else value

        return SLOT.sub(slot, pattern)

    def clauses(self, pattern: str, node: Any, ctx: Context, parts: Parts | None = None) -> list[Clause]:
        """The clauses of a pattern."""
        return [self._clause(part, node, ctx, parts or {}) for part in pattern.split(" & ")]

    def _clause(self, pattern: str, node: Any, ctx: Context, parts: Parts) -> Clause:
        match = _SUBJECT.fullmatch(pattern)
        if match is None:
            raise MissingPattern(pattern)
        mark, before, sign, verb, rest = match.groups()
        subject = None
        if before or mark:
            slot = SLOT.fullmatch(before)
            value = self._slot(slot, node, ctx, parts)[0] if slot is not None else ""
            if isinstance(value, Phrase):
                subject = value
            else:
                gender, plural = self.gender_of(mark or "")
                subject = fixed(self.fill(before, node, ctx, parts), gender=gender, plural=plural)
        rest, _, end = rest.partition(" || ")
        obj, same, per, tail = "", False, "", rest
        slot = SLOT.match(rest)
        if slot is not None:
            value, case = self._slot(slot, node, ctx, parts)
            if isinstance(value, Phrase):
                obj, same, per = replace(value, after="").text(case), value.pronoun, value.per
                end += value.after
                tail = rest[slot.end() :].strip()
        end = self.fill(end, node, ctx, parts)
        end = f" {end}" if end and not end.startswith((",", " ")) else end
        clause = Clause(verb, obj, self.fill(tail, node, ctx, parts), subject, same, end=end, passive=sign == "%")
        return self.with_per(clause, per)

    def with_per(self, clause: Clause, per: str) -> Clause:
        """The clause with "for each …" added."""
        return replace(clause, end=f"{clause.end}{per}") if per else clause

    def _slot(self, match: re.Match[str], node: Any, ctx: Context, parts: Parts) -> tuple[Phrase | str, str]:
        key, options = match[1], (match[2] or "").split(",")
        case = next(
            (word for word in options if word and word not in _DETS and word not in ("in", "from", "own")), "nom"
        )
        if key in parts:
            return parts[key], case
        if not hasattr(node, key) and not hasattr(node, f"{key}_"):
            raise MissingPattern(f"{self.words.language}: <{key}>")
        value = getattr(node, key) if hasattr(node, key) else getattr(node, f"{key}_")
        det = cast(Det, next((word for word in options if word in _DETS), "each"))
        where = "from" if "from" in options else "in"
        return self._slot_value(key, value, ctx, det, where, "own" in options), case

    def _slot_value(self, key: str, value: Any, ctx: Context, det: Det, where: str, own: bool) -> Phrase | str:
        if key in _PLAYERS:
            return self.player(str(value) or "any", ctx)
        if key == "icon":
            return f"[{value}]"
        if key == "icons":
            return letters(str(value))
        if key == "phase":
            return str(self.words.look_up("phases", value))
        if isinstance(value, (int, Amount)):
            return self.amount(value, ctx)
        if isinstance(value, Filter):
            return fixed("")
        if isinstance(value, (str, Node)):
            return self.ref(value, ctx, det, where, own=own)  # type: ignore[arg-type]
        return str(value)

    def amount(self, n: Num, ctx: Context) -> Phrase:
        if isinstance(n, int):
            return fixed(str(n))
        ctx = replace(ctx, recent="")
        key = f"amount.{n.KIND}"
        parts: dict[str, Phrase | str] = {}
        if isinstance(n, (va.Attribute, va.PlayerNumber)):
            key += f".{n.what}" if n.what not in "TCAI" else ".icons"
            if isinstance(n, va.PlayerNumber) and self.player(n.who, ctx).person == 2:
                key = f"amount.mine.{n.what}"
            parts["icon"] = f"[{n.what}]"
            parts["printed"] = self.words.pattern("amount.printed") if getattr(n, "printed", False) else ""
        if isinstance(n, va.Sum):
            return self._sum(n, ctx)
        if isinstance(n, va.Times) and isinstance(n.b, int) and not isinstance(n.a, int):
            n = va.Times(n.b, n.a)
        if isinstance(n, va.CountHappened):
            parts["what"] = self.listed_events(n, ctx)
            key += f".{n.since}"
        if isinstance(n, va.Divided):
            key += f".{'up' if n.up else 'down'}"
        if isinstance(n, (va.StrugglesWon, va.SkillTotal)) and self.player(n.who, ctx).person == 2:
            key += ".mine"
        elif isinstance(n, (va.StrugglesWon, va.SkillTotal)):
            key += ".other"
        if isinstance(n, va.Count):
            desc = describe(n.x)
            everywhere = desc is not None and desc.zones == ("play",) and desc.side == "any" and not desc.bound
            here = (
                everywhere and desc is not None and not desc.among and desc.nouns[0] in ("character", "support", "card")
            )
            parts["here"] = self.words.pattern("amount.in_play") if here and self._anywhere(desc) else ""
        if isinstance(n, va.Limited):
            key = "amount.limit.low" if n.high is None else "amount.limit.high" if n.low == 0 else "amount.limit.both"
        return self.amount_cases(key, n, ctx, parts)

    @abstractmethod
    def listed_events(self, n: va.CountHappened, ctx: Context) -> str:
        """The occurrences that are counted, as clauses: "a character is destroyed or a character is sacrificed"."""

    def _anywhere(self, desc: Desc | None) -> bool:
        """No filter says where the cards are."""
        return desc is not None and not any(isinstance(test, _PLACES) for test in desc.filters)

    def amount_cases(self, key: str, n: Num, ctx: Context, parts: Parts) -> Phrase:
        """An amount as a phrase, by its pattern."""
        return fixed(self.fill(self.words.pattern(key), n, ctx, parts))

    def _sum(self, n: va.Sum, ctx: Context) -> Phrase:
        text = self.amount(n.of[0], ctx).text() if n.of else "0"
        for part in n.of[1:]:
            minus = isinstance(part, int) and part < 0
            number = -part if minus else part  # type: ignore[operator]
            word = self.words.pattern("amount.minus" if minus else "amount.plus")
            text += f" {word} {self.amount(number, ctx).text()}"
        return fixed(text)


def letters(icons: str) -> str:
    """ "TC" as "[T][C]"."""
    return "".join(f"[{letter}]" for letter in icons)
