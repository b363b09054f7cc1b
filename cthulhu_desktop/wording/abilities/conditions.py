"""Occurrences and conditions as subordinate clauses."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cthulhu_desktop.core.cards.abilities import selectors as sl
from cthulhu_desktop.core.cards.abilities import values as va
from cthulhu_desktop.core.cards.abilities.ability import On
from cthulhu_desktop.core.cards.abilities.base import Condition, Filter, Num, Ref
from cthulhu_desktop.wording.abilities.effects import Effects
from cthulhu_desktop.wording.abilities.nouns import Desc, describe
from cthulhu_desktop.wording.abilities.parts import Clause, Context, Phrase

NOW = frozenset({
    "ability_used", "played", "struggle_begins", "refresh_step", "draw_step", "commit_step", "skill_check",
    "phase_begins", "phase_ends", "turn_begins", "turn_ends", "story_begins",
})  # fmt: skip
"""Occurrences that a Disrupt catches while they happen ("when your opponent plays …"), not before ("would")."""

PLURAL_SUBJECT = frozenset({"drawn"})


class Conditions(Effects):
    """Subordinate clauses."""

    @abstractmethod
    @abstractmethod
    def happening(self, clause: Clause, form: str) -> str:
        """A clause about an occurrence: form "after", "would", "now" or "past", without the conjunction."""

    @abstractmethod
    def is_so(self, x: Phrase, filters: Sequence[Filter], ctx: Context, *, deny: bool) -> str:
        """ "x is committed to a story and has skill 2 or lower" as a subordinate clause."""

    @abstractmethod
    def there_are(self, desc: Desc | None, x: Ref, n: Num, by: str, ctx: Context) -> str:
        """ "you control at least 2 Cultist characters" as a subordinate clause."""

    @abstractmethod
    def conjoined(self, parts: Sequence[str], any_of: bool) -> str:
        """Clauses joined by "and" or "or"."""

    # --- occurrences -------------------------------------------------------------------------------------------------

    def occurrence(self, on: On, ctx: Context, during: str = "") -> str:
        """The fronted clause of a trigger with its conjunction: "after … (during the draw phase)"."""
        self.subject_binding(on, ctx)
        if on.moment == "after":
            form = "after"
        else:
            form = "now" if on.kind in NOW else "would"
        text = self.happened(on, ctx, form, self.words.pattern(f"during.in_{during}") if during else "")
        return f"{self.words.pattern(f'when.{form}')} {text}"

    def happened(self, on: Any, ctx: Context, form: str, adv: str = "") -> str:
        """The clause about the occurrence."""
        quiet = replace(ctx, recent="", subject_is="", reflexive=False, host_known=False)
        pattern = self._pattern(on)
        parts = self._parts(on, quiet)
        clause = self.clauses(pattern, on, quiet, parts)[0]
        for key in self._left(on, pattern):
            clause = self.with_suffix(clause, self._suffix(key, on, quiet, parts))
        return self.happening(replace(clause, adv=f"{clause.adv} {adv}".strip()), form)

    def with_suffix(self, clause: Clause, text: str) -> Clause:
        """The clause with one more circumstance."""
        return replace(clause, tail=f"{clause.tail} {text}".strip())

    def _pattern(self, on: Any) -> str:
        if on.kind == "ability_used" and (on.subject is None or on.subject == ""):
            return self.words.pattern("on.ability_used.any")
        if on.kind == "ability_used" and isinstance(on.subject, sl.Sel) and on.subject.base == "event" and not on.label:
            return self.words.pattern("on.played")
        if on.kind == "drawn" and on.subject is not None:
            return self.words.pattern("on.drawn.card")
        from_ = getattr(on, "from_", "")  # what is looked back to has none
        if from_:
            return self.words.pattern(f"on.{on.kind}.{from_}")
        key = f"on.{on.kind}"
        return self.words.pattern(key if self.words.has(key) else "on.other")

    def _parts(self, on: Any, ctx: Context) -> dict[str, Phrase | str]:
        parts: dict[str, Phrase | str] = {}
        who = on.who or "any"
        by_player = "<who" in self._pattern(on) or "<turn" in self._pattern(on)
        subject: Any = on.subject
        if subject is None:
            base = "character" if on.kind in _OF_CHARACTERS else "card"
            subject = sl.Sel(base=base)  # type: ignore[arg-type]
        if on.who and not by_player and isinstance(subject, sl.Sel) and subject.side == "any":
            subject = replace(subject, side=on.who)
        parts["s"] = self.ref(subject, ctx, "a")
        parts["who"] = self.player(who, ctx)
        place: Any = getattr(on, "place", None)
        if place == "here":
            parts["place"] = self.own_story(ctx)
        else:
            parts["place"] = self.ref(place if place is not None else sl.Sel(base="story"), ctx, "a")
        icon = getattr(on, "icon", None)
        parts["struggle"] = self.struggle(icon, ctx)
        phase = getattr(on, "phase", "")
        parts["phase"] = self.phase_of(on.who, phase, ctx)
        labels = getattr(on, "label", ())
        parts["label"] = self.labels(labels)
        if on.kind in ("turn_begins", "turn_ends"):
            parts["turn"] = self.turn_of(who, ctx)
        return parts

    @abstractmethod
    def own_story(self, ctx: Context) -> Phrase:
        """The story to which the card is committed (or attached)."""

    @abstractmethod
    def struggle(self, icon: str | None, ctx: Context) -> Phrase:
        """ "a [C] struggle"."""

    @abstractmethod
    def phase_of(self, who: str, phase: str, ctx: Context) -> Phrase:
        """ "your story phase"."""

    @abstractmethod
    def turn_of(self, who: str, ctx: Context) -> Phrase:
        """ "your turn"."""

    @abstractmethod
    def labels(self, labels: Sequence[str]) -> Phrase:
        """ "an Action or Response ability"."""

    def _left(self, on: Any, pattern: str) -> list[str]:
        """Fields of the occurrence that its pattern says nothing about."""
        found = []
        for field, slot, empty in (("subject", "<s", None), ("place", "<place", None), ("icon", "<struggle", None),
                                   ("phase", "<phase", ""), ("label", "<label", ()), ("by", "<by", None),
                                   ("targets", "<targets", None), ("margin", "<margin", None)):  # fmt: skip
            if getattr(on, field, empty) != empty and slot not in pattern:
                found.append(field)
        who = (
            on.who
            and "<who" not in pattern
            and "<turn" not in pattern
            and not (isinstance(on.subject, sl.Sel) and on.subject.side == "any")
        )
        return [*found, "who"] if who and on.subject is not None and "<phase" not in pattern else found

    def _suffix(self, key: str, on: Any, ctx: Context, parts: dict[str, Phrase | str]) -> str:
        if key == "by" and isinstance(on.by, sl.Sel) and on.by == sl.Sel():
            return self.words.pattern("suffix.by_any")
        if key == "margin":
            return self.fill(self.words.pattern(f"suffix.margin.{on.compare}"), on, ctx)
        more = dict(parts)
        if key in ("by", "targets"):
            more[key] = self.ref(getattr(on, key), ctx, "a")
        if key == "icon":
            more["icon"] = f"[{on.icon}]"
        return self.fill(self.words.pattern(f"suffix.{key}"), on, ctx, more)

    # --- conditions --------------------------------------------------------------------------------------------------

    def condition(self, test: Condition, ctx: Context) -> str:
        return self._test(test, replace(ctx, reflexive=False), False)

    def _test(self, test: Condition, ctx: Context, deny: bool) -> str:
        if isinstance(test, va.Untrue):
            return self._test(test.of, ctx, not deny)
        if isinstance(test, (va.AllTrue, va.AnyTrue)):
            parts = [self._test(part, ctx, deny) for part in test.of] or [self.words.pattern("test.always")]
            return self.conjoined(parts, isinstance(test, va.AnyTrue) != deny)
        if isinstance(test, va.Exists):
            by = DENIED[test.by] if deny else test.by
            return self._exists(test, by, ctx)
        if isinstance(test, va.Comparison):
            return self._compare(test, DENIED[test.by] if deny else test.by, ctx)
        if isinstance(test, va.Fits):
            return self.is_so(self.ref(test.x, ctx, "a"), test.filters, ctx, deny=deny)
        if isinstance(test, va.HappenedSince):
            return self._since(test, ctx, deny)
        key = f"test.{test.KIND}" + (".not" if deny else "")
        parts2: dict[str, Phrase | str] = {}
        if isinstance(test, va.Time):
            key = f"test.time.{'twilight' if test.time == 'twilight' else 'now'}" + (".not" if deny else "")
            if test.time != "twilight":
                parts2["time"] = self.words.subtype(test.time).name
        elif isinstance(test, va.TurnOf):
            you = ctx.player(test.who) == "you"
            key = f"test.turn{'.you' if you else ''}" + (".not" if deny else "")
        elif isinstance(test, va.During):
            parts2["phase"] = self.words.pattern(f"during.{test.phase}")
        return self.fill(self.words.pattern(key), test, ctx, parts2)

    def _exists(self, test: va.Exists, by: str, ctx: Context) -> str:
        found = self._lies_there(test, by, ctx)
        if found:
            return found
        desc = describe(test.x)
        return self.there_are(desc, test.x, test.n, by, ctx)

    def _lies_there(self, test: va.Exists, by: str, ctx: Context) -> str:
        """That a card named before lies somewhere: "that card is in your discard pile"."""
        if (test.n, by) not in ((1, "ge"), (1, "lt")):
            return ""
        deny = by == "lt"
        if isinstance(test.x, (str, sl.Bound)):
            return self.is_so(self.ref(test.x, ctx, "a"), (), ctx, deny=deny)
        desc = describe(test.x)
        if desc is None or not desc.bound or desc.rest or desc.filters:
            return ""
        thing = self.name(desc.bound, ctx)
        zone = self.zone_of(desc, ctx, "in")
        if zone:
            return self.is_there(thing, zone, deny=deny)
        return self.is_in_play(thing, deny=deny)

    @abstractmethod
    def is_there(self, thing: Phrase, zone: str, *, deny: bool) -> str:
        """ "that card is in your discard pile"."""

    def listed_events(self, n: va.CountHappened, ctx: Context) -> str:
        found = [self.happened(PastEvent(kind, n.who, n.subject), ctx, "past") for kind in n.kinds]
        return self.conjoined(found or [self.words.pattern("test.always")], True)

    @abstractmethod
    def is_in_play(self, thing: Phrase, *, deny: bool) -> str:
        """ "that card is still in play"."""

    def _compare(self, test: va.Comparison, by: str, ctx: Context) -> str:
        a, b = test.a, test.b
        if isinstance(a, va.Count) and isinstance(b, va.Count) and by in ("gt", "lt", "eq"):
            mine, yours = describe(a.x), describe(b.x)
            same = mine is not None and yours is not None and replace(mine, side="") == replace(yours, side="")
            sides = same and mine is not None and yours is not None and {mine.side, yours.side} == {"you", "opponent"}
            if sides and mine is not None and mine.zones == ("play",):
                return self.more_than(mine, by, ctx)
        if isinstance(a, va.Count):
            return self.there_are(describe(a.x), a.x, b, by, ctx)
        text = self.plainly(test, by, ctx)
        if text:
            return text
        left = self.amount(a, ctx)
        key = "compare_n" if isinstance(b, (int, va.X)) else "compare"
        return self.fill(self.words.pattern(f"test.{key}.{by}"), test, ctx, {"a": left})

    def plainly(self, test: va.Comparison, by: str, ctx: Context) -> str:
        """A comparison for which the language has plainer words than the patterns; "" for the others."""
        return ""

    @abstractmethod
    def more_than(self, desc: Desc, by: str, ctx: Context) -> str:
        """ "you control more Cultist characters than your opponent"."""

    def _since(self, test: va.HappenedSince, ctx: Context, deny: bool) -> str:
        on = PastEvent(test.kind, test.who, test.subject)
        text = self.happened(on, ctx, "past", self.words.pattern(f"since.{test.since}"))
        return self.words.pattern("test.not_so").replace("<text>", text) if deny else text


class PastEvent:
    """An occurrence looked back to."""

    def __init__(self, kind: str, who: str, subject: Any) -> None:
        self.kind, self.who, self.subject = kind, who, subject


DENIED = {"eq": "ne", "le": "gt", "ge": "lt", "lt": "ge", "gt": "le"}
_OF_CHARACTERS = frozenset({"wounded", "goes_insane", "restored", "committed", "uncommitted"})
