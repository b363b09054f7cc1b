"""From selectors to descriptions that every language can turn into a noun phrase."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from cthulhu_desktop.core.cards.abilities import selectors as sl
from cthulhu_desktop.core.cards.abilities import values as va
from cthulhu_desktop.core.cards.abilities.base import Filter, Num, Ref, Selector
from cthulhu_desktop.wording.abilities.grammar import Grammar, MissingPattern
from cthulhu_desktop.wording.abilities.parts import Context, Phrase

Det = Literal["each", "a", "bare", "the"]
"""How "all that …" is said: each one, any one (of a trigger or condition), the plural without a word."""

TOP = ("deck_top", "discard_top")


@dataclass(frozen=True)
class Desc:
    """A selector taken apart. `nouns` and `zones` are alternatives; `among` is a name whose cards it picks from."""

    nouns: tuple[str, ...] = ("card",)
    filters: tuple[Filter, ...] = ()
    zones: tuple[str, ...] = ("play",)
    side: str = "any"
    count: Any = "all"
    up_to: bool = False
    random: bool = False
    bound: str = ""
    rest: bool = False
    among: str = ""

    @property
    def whole(self) -> bool:
        """All of it is meant."""
        return bool(self.count == "all")


@dataclass(frozen=True)
class Quant:
    """How many. kind: each, a, bare, the, n, x, any, up_to, that_many, plus (that many and n more), times (n times that
    many), all_of (as many as `phrase` says). `able`: as far as possible."""

    kind: str
    n: int = 1
    phrase: Phrase | None = None
    per: Ref | None = None
    able: bool = False


def per_of(n: Num) -> tuple[int, Ref] | None:
    """(k, x) if the amount is k for each x."""
    if isinstance(n, va.Count):
        return 1, n.x
    if isinstance(n, va.Times):
        for a, b in ((n.a, n.b), (n.b, n.a)):
            if isinstance(a, int) and isinstance(b, va.Count):
                return a, b.x
    return None


def describe(x: Ref) -> Desc | None:
    """The description of a selector. None for a name and for alternatives that have little in common."""
    if isinstance(x, sl.Sel):
        zones = ("won" if x.base == "story" and x.zone == "won" else x.zone,)
        return Desc((x.base,), x.filters, zones, x.side, x.count, x.up_to, x.random)
    if isinstance(x, sl.Bound):
        return Desc(bound=x.name, count=x.count, up_to=x.up_to, random=x.random)
    if isinstance(x, sl.Except):
        return _without(x)
    if isinstance(x, sl.Either):
        return _either(x)
    if isinstance(x, sl.Both):
        return _both(x)
    return None


def _counted(found: Desc, x: sl.Either | sl.Both | sl.Except) -> Desc:
    if x.count == "all" and not found.whole:
        return found
    return replace(found, count=x.count, up_to=x.up_to, random=x.random)


def _without(x: sl.Except) -> Desc | None:
    inner = describe(x.of)
    if inner is None:
        return None
    if inner.bound and isinstance(x.without, str):
        return _counted(replace(inner, rest=True), x)
    other = sl.Not(sl.Same(x.without))
    return _counted(replace(inner, filters=(*inner.filters, other)), x)


def _either(x: sl.Either) -> Desc | None:
    parts = [describe(part) for part in x.of]
    first = parts[0] if parts else None
    if first is None or first.bound:
        return None
    nouns, zones = list(first.nouns), list(first.zones)
    for part in parts[1:]:
        if part is None or replace(part, nouns=first.nouns, zones=first.zones) != first:
            return None
        nouns += [noun for noun in part.nouns if noun not in nouns]
        zones += [zone for zone in part.zones if zone not in zones]
    mixed = len(nouns) > 1 and len(zones) > 1
    if mixed or {*zones} - {"hand", "discard", "deck", *zones[:1]} or _apart(nouns):
        return None
    return _counted(replace(first, nouns=tuple(nouns), zones=tuple(zones)), x)


def _apart(nouns: Sequence[str]) -> bool:
    return len(nouns) > 1 and bool({*nouns} - {"character", "support", "event", "attachment"})


def _both(x: sl.Both) -> Desc | None:
    parts = [(part, describe(part)) for part in x.of]
    named = [(part, desc) for part, desc in parts if desc is not None and desc.bound]
    plain = [desc for _, desc in parts if desc is not None and not desc.bound]
    left = [part for part, desc in parts if desc is None] + [part for part, _ in named[1:]]
    if not plain:
        found = named[0][1] if named else None
    else:
        found = plain[0]
        for desc in plain[1:]:
            found = _met(found, desc)
        if named:
            found = _picked(found, named[0][1].bound)
    if found is None:
        return None
    found = replace(found, filters=(*found.filters, *(sl.Same(part) for part in left)))
    return _counted(found, x)


def _picked(found: Desc, name: str) -> Desc:
    """Cards of a name that fit a description; if that says only where they lie, the name itself with the place."""
    if found.filters or found.nouns != ("card",):
        return replace(found, among=name, zones=("play",), side="any")
    return replace(found, bound=name)


def _met(a: Desc, b: Desc) -> Desc:
    """What two descriptions have in common."""
    filters = [*a.filters, *(test for test in b.filters if test not in a.filters)]
    nouns = a.nouns if a.nouns != ("card",) else b.nouns
    if b.nouns not in (("card",), nouns):
        kinds = ("character", "support", "event", "attachment", "story")
        filters += [sl.OfType(noun) for noun in b.nouns if noun in kinds]  # type: ignore[arg-type]
    zones = a.zones if a.zones != ("play",) else b.zones
    return replace(a, nouns=nouns, filters=tuple(filters), zones=zones, side=b.side if a.side == "any" else a.side)


class Nouns(ABC):
    """The noun phrases of a language."""

    def __init__(self, words: Grammar) -> None:
        self.words = words

    # --- what a language gives ---------------------------------------------------------------------------------------

    @abstractmethod
    def described(self, desc: Desc, quant: Quant, ctx: Context, where: str) -> Phrase:
        """A description as a phrase; `where` is "in" or "from" for its zone."""

    @abstractmethod
    def name(self, name: str, ctx: Context, zone: str = "") -> Phrase:
        """What a binding stands for: a pronoun where it was just mentioned, else "that character"."""

    @abstractmethod
    def part_of(self, desc: Desc, quant: Quant, ctx: Context) -> Phrase:
        """Some, or the rest, of the cards of a binding."""

    @abstractmethod
    def joined(self, phrases: Sequence[Phrase], any_of: bool) -> Phrase:
        """A, B and (or) C."""

    @abstractmethod
    def player(self, who: str, ctx: Context) -> Phrase:
        """A player. `who` is as in the nodes."""

    @abstractmethod
    def amount(self, n: Num, ctx: Context) -> Phrase:
        """A number, or a phrase like "the number of Tome cards you control"."""

    @abstractmethod
    def zone_of(self, desc: Desc, ctx: Context, where: str) -> str:
        """ "from your hand"; "" for what is in play."""

    # --- common ------------------------------------------------------------------------------------------------------

    def ref(self, x: Ref, ctx: Context, det: Det = "each", where: str = "in", *, own: bool = False) -> Phrase:
        """A reference as a phrase. `own`: whose cards they are goes without saying."""
        if isinstance(x, str):
            return self.name(x or "it", ctx)
        desc = describe(x)
        if desc is None:
            return self._listed(x, ctx, det, where)
        if own and desc.side == "you":
            desc = replace(desc, side="any")
        quant = self.quant(desc, det, ctx)
        if desc.bound:
            if desc.whole and not desc.rest and not desc.filters:
                return self.name(desc.bound, ctx, self.zone_of(desc, ctx, where))
            return self.part_of(desc, quant, ctx)
        return self.described(desc, quant, ctx, where)

    def _listed(self, x: Selector, ctx: Context, det: Det, where: str) -> Phrase:
        if not isinstance(x, (sl.Either, sl.Both, sl.Except)):
            raise MissingPattern(f"{self.words.language}: selector.{x.KIND}")
        if isinstance(x, sl.Except):
            other = sl.Sel(filters=(sl.Not(sl.Same(x.without)),))
            inner = self.ref(x.of, ctx, det, where)
            return self.joined([inner, self.ref(other, ctx, det, where)], False)
        parts: tuple[Selector, ...] = x.of
        whole = x.count == "all" or isinstance(x, sl.Both)
        pick: Det = det if whole else "a"
        if not parts:
            return self.described(Desc(), Quant("a" if det == "a" else "each"), ctx, where)
        return self.joined([self.ref(part, ctx, pick, where) for part in parts], not whole or det == "a")

    def quant(self, desc: Desc, det: Det, ctx: Context) -> Quant:
        """How many a description means."""
        count = desc.count
        if count == "all":
            if any(isinstance(test, sl.Extremal) and not test.each for test in desc.filters):
                return Quant("the")
            return Quant(det)
        if count == "any":
            return Quant("any")
        return self.number(count, ctx, up_to=desc.up_to)

    def number(self, n: Num, ctx: Context, *, up_to: bool = False) -> Quant:
        """A number of things."""
        if isinstance(n, int):
            return Quant("up_to" if up_to else "a" if n == 1 else "n", n)
        if isinstance(n, va.X):
            return Quant("up_to_x" if up_to else "x")
        if isinstance(n, va.ThatMany):
            return Quant("that_many")
        each = per_of(n)
        if each is not None and not up_to and each[0] > 0:
            return Quant("a" if each[0] == 1 else "n", each[0], per=each[1])
        if isinstance(n, va.Limited) and n.low == 0 and isinstance(n.high, va.PlayerNumber) and not up_to:
            inner = self.number(n.n, ctx)
            return replace(inner, able=True) if inner.kind in ("a", "n", "x", "that_many") else inner
        special = self._of_that_many(n)
        return special if special is not None else Quant("all_of", phrase=self.amount(n, ctx))

    def _of_that_many(self, n: Num) -> Quant | None:
        if isinstance(n, va.Sum) and len(n.of) == 2 and n.of[0] == va.ThatMany() and isinstance(n.of[1], int):
            return Quant("plus", n.of[1]) if n.of[1] > 0 else None
        if isinstance(n, va.Times):
            for a, b in ((n.a, n.b), (n.b, n.a)):
                if isinstance(a, int) and a > 1 and b == va.ThatMany():
                    return Quant("times", a)
        return None

    def things(self, noun: str, n: Num, ctx: Context) -> Phrase:
        """n of something."""
        return self.described(Desc((noun,)), self.number(n, ctx), ctx, "in")
