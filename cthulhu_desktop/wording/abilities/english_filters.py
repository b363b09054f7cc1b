"""English filters: before a noun, after it, and as something said of a thing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from cthulhu_desktop.core.cards.abilities import selectors as sl
from cthulhu_desktop.core.cards.abilities.base import Filter, Num
from cthulhu_desktop.wording.abilities.grammar import MissingPattern
from cthulhu_desktop.wording.abilities.nouns import Desc, Quant, describe
from cthulhu_desktop.wording.abilities.parts import Context
from cthulhu_desktop.wording.abilities.slots import Slots

A = "a\x02"
"""An indefinite article that still has to be fitted to the next sound."""


def listed(parts: Sequence[str], word: str) -> str:
    """ "A", "A and B", "A, B, and C"."""
    if len(parts) < 3:
        return f" {word} ".join(parts)
    return f"{', '.join(parts[:-1])}, {word} {parts[-1]}"


@dataclass
class Mods:
    """What stands before the noun, after it, and in a relative clause."""

    pre: list[str] = field(default_factory=list)
    post: list[str] = field(default_factory=list)
    rel: list[str] = field(default_factory=list)
    noun: str = ""
    many: bool = False

    @property
    def verbs(self) -> tuple[str, str]:
        """What a relative clause says with "be" and "have"."""
        return ("are", "have") if self.many else ("is", "has")


class EnglishFilters(Slots):
    """The filters of English noun phrases."""

    def noun(self, key: str, plural: bool) -> str:
        """A noun in the singular or plural."""
        one, many = str(self.words.look_up("nouns", key)).split(" / ")
        return many if plural else one

    # --- filters -----------------------------------------------------------------------------------------------------

    def _modify(self, mods: Mods, test: Filter, desc: Desc, ctx: Context) -> None:
        words = self.words
        if isinstance(test, sl.Subtype):
            mods.pre.append(listed([words.subtype(name).name for name in test.names], "or"))
        elif isinstance(test, sl.OfFaction):
            mods.pre.insert(0, listed([words.look_up("faction_before", name) for name in test.names], "or"))
        elif isinstance(test, sl.HasKeyword) and test.name in words.table("keyword_before"):
            mods.pre.insert(0, words.look_up("keyword_before", test.name))
        elif isinstance(test, sl.IsUnique):
            mods.pre.insert(0, "unique")
        elif isinstance(test, sl.OfType) and desc.nouns == ("card",) and not mods.noun:
            mods.noun = test.name
        elif isinstance(test, sl.InState):
            mods.pre.insert(0, words.look_up("adjectives", test.state))
        elif isinstance(test, sl.Committed) and test.to is None and not test.alone:
            mods.pre.insert(0, "committed")
        elif isinstance(test, sl.Visited):
            visitors = self._visitors(test, ctx)
            one = visitors.startswith(A) or visitors in ("he", "it", "she")
            mods.post.append(f"to which {visitors} {'is' if one else 'are'} committed")
        elif isinstance(test, sl.Not):
            self._without(mods, test.filter, desc, ctx)
        elif isinstance(test, sl.AnyFilter) and self._any(mods, test, desc, ctx):
            pass
        elif post := self._post(test, ctx):
            mods.post.insert(0 if isinstance(test, sl.Titled) else len(mods.post), post)
        else:
            mods.rel.append(self.predicate(test, ctx, *mods.verbs))

    def _post(self, test: Filter, ctx: Context) -> str:
        if isinstance(test, sl.HasKeyword):
            return f"with {self.words.look_up('keywords', test.name)}"
        if isinstance(test, sl.Committed):
            return self._committed(test, ctx)
        if isinstance(test, (sl.SkillIs, sl.CostIs, sl.IconsAre)):
            return f"{'' if self._none(test) else 'with '}{self._value(test, ctx)}"
        if isinstance(test, sl.TokensAre):
            return f"with {self._tokens(test, ctx)} on it"
        if isinstance(test, sl.Extremal):
            return f"with the {'highest' if test.most else 'lowest'} {test.what}"
        if isinstance(test, sl.Titled):
            return f"named “{test.title}”"
        if isinstance(test, sl.Named):
            return self.words.pattern(f"named.{test.what}")
        if isinstance(test, sl.AttachedTo):
            return f"attached to {self.ref(test.x, ctx, 'a').text('acc')}"
        if isinstance(test, sl.HostOf):
            return f"with {self.ref(test.x, ctx, 'a').text('acc')} attached"
        if isinstance(test, sl.ResourceOf):
            return f"on {self.ref(test.x, ctx, 'a').text('acc')}"
        return ""

    def _without(self, mods: Mods, test: Filter, desc: Desc, ctx: Context) -> None:
        if isinstance(test, sl.Subtype):
            mods.pre.append(", ".join(f"non-{self.words.subtype(name).name}" for name in test.names))
        elif isinstance(test, sl.OfFaction):
            mods.pre.append(", ".join(f"non-{self.words.look_up('faction_before', name)}" for name in test.names))
        elif isinstance(test, sl.HasKeyword):
            mods.post.append(f"without {self.words.look_up('keywords', test.name)}")
        elif isinstance(test, sl.IsUnique):
            mods.pre.insert(0, "non-unique")
        elif isinstance(test, sl.Committed) and test.to is None and not test.alone:
            mods.pre.insert(0, "uncommitted")
        elif isinstance(test, sl.Same):
            self._other(mods, test, ctx)
        elif isinstance(test, sl.HostOf) and desc.nouns == ("domain",):
            mods.pre.insert(0, "other")
        else:
            no = ("are not", "do not have") if mods.many else ("is not", "does not have")
            mods.rel.append(self.predicate(test, ctx, *no))

    def _other(self, mods: Mods, test: sl.Same, ctx: Context) -> None:
        own = test.x in ("self", ctx.recent) or (test.x == "subject" and ctx.subject_is == "self")
        own = own or (test.x == "host" and ctx.binding("host").noun == "story")
        if own and not mods.noun and "other" not in mods.pre:
            mods.pre.insert(0, "other")
        else:
            mods.post.append(f"other than {self.ref(test.x, ctx).text('acc')}")

    def _any(self, mods: Mods, test: sl.AnyFilter, desc: Desc, ctx: Context) -> bool:
        """Alternatives that all stand before the noun, or all after it, are simply joined."""
        tries = []
        for part in test.of:
            own = Mods(many=mods.many)
            self._modify(own, part, desc, ctx)
            tries.append(own)
        if tries and all(len(own.pre) == 1 and not (own.post or own.rel or own.noun) for own in tries):
            mods.pre.append(listed([own.pre[0] for own in tries], "or"))
            return True
        if tries and all(len(own.post) == 1 and not (own.pre or own.rel or own.noun) for own in tries):
            mods.post.append(listed([own.post[0] for own in tries], "or"))
            return True
        return False

    def _committed(self, test: sl.Committed, ctx: Context) -> str:
        alone = "alone " if test.alone else ""
        if test.to is None:
            return f"committed {alone}to a\x02 story"
        if test.to == "here":
            place = "that story" if ctx.here_known else f"the same story as {ctx.title}"
            return f"committed {alone}to {place}"
        return f"committed {alone}to {self.ref(test.to, ctx, 'a').text('acc')}"

    def _none(self, test: Filter) -> bool:
        return isinstance(test, sl.IconsAre) and (test.n, test.by) in ((0, "eq"), (0, "le"), (1, "lt"))

    def _value(self, test: sl.SkillIs | sl.CostIs | sl.IconsAre, ctx: Context) -> str:
        """ "skill 2 or lower", "at least 2 [T] icons", "without a [T] icon"."""
        if isinstance(test, sl.IconsAre):
            icon = f"[{test.icon}] icon"
            if self._none(test):
                return f"without {A} {icon}"
            if (test.n, test.by) in ((1, "ge"), (0, "gt")):
                return f"{A} {icon}"
            how = {"eq": "exactly", "le": "at most", "ge": "at least", "lt": "fewer than", "gt": "more than"}[test.by]
            if isinstance(test.n, int):
                return f"{how} {test.n} {icon}{'' if test.n == 1 else 's'}"
            return f"{A} number of {icon}s {self.compared(test.by, test.n, ctx)}"
        what = "skill" if isinstance(test, sl.SkillIs) else "cost"
        printed = "printed " if test.printed else ""
        return f"{printed}{what} {self.compared(test.by, test.n, ctx)}"

    def _visitors(self, test: sl.Visited, ctx: Context) -> str:
        how = {"eq": "exactly", "le": "at most", "ge": "at least", "lt": "fewer than", "gt": "more than"}[test.compare]
        if (test.n, test.compare) in ((1, "ge"), (0, "gt")):
            return self.ref(test.by, ctx, "a").text("acc")
        desc = describe(test.by)
        if isinstance(test.n, int) and desc is not None and not desc.bound:
            return f"{how} {self.described(desc, Quant('n', test.n), ctx, 'in').text('acc')}"
        return f"{how} {self.amount(test.n, ctx).text()} of the following: {self.ref(test.by, ctx, 'bare').text('acc')}"

    def _tokens(self, test: sl.TokensAre, ctx: Context) -> str:
        owner = "" if test.side in ("any", "each") else f" of {self.player(test.side, ctx).core('poss')}"
        how = {"eq": "exactly", "le": "at most", "ge": "at least", "lt": "fewer than", "gt": "more than"}[test.by]
        if (test.n, test.by) in ((1, "ge"), (0, "gt")):
            return f"{self.player(test.side, ctx).core('poss')} success tokens" if owner else f"{A} success token"
        one = test.n == 1 and not owner
        return f"{how} {self.amount(test.n, ctx).text()}{owner} success token{'' if one else 's'}"

    def compared(self, by: str, n: Num, ctx: Context) -> str:
        """ "2 or lower", "lower than the number of …"."""
        text = self.amount(n, ctx).text()
        if len(text) <= 3:
            return {"eq": text, "le": f"{text} or lower", "ge": f"{text} or higher",
                    "lt": f"lower than {text}", "gt": f"higher than {text}"}[by]  # fmt: skip
        return {"eq": "equal to", "le": "equal to or lower than", "ge": "equal to or higher than",
                "lt": "lower than", "gt": "higher than"}[by] + f" {text}"  # fmt: skip

    # --- predicates --------------------------------------------------------------------------------------------------

    def predicate(self, test: Filter, ctx: Context, be: str, have: str) -> str:
        """The filter as something said of a thing: "is insane", "does not have skill 2 or lower"."""
        words = self.words
        deny = "not" in be
        if isinstance(test, sl.Not):
            plural = be.startswith("are")
            yes = ("are", "have") if plural else ("is", "has")
            no = ("are not", "do not have") if plural else ("is not", "does not have")
            return self.predicate(test.filter, ctx, *(yes if deny else no))
        if isinstance(test, sl.AnyFilter):
            return listed([self.predicate(part, ctx, be, have) for part in test.of] or [f"{be} any card"],
                          "and" if deny else "or")  # fmt: skip
        if isinstance(test, sl.Subtype):
            return f"{have} the {listed([words.subtype(name).name for name in test.names], 'or')} subtype"
        if isinstance(test, sl.OfFaction):
            names = listed([words.look_up("faction_before", name) for name in test.names], "or")
            return f"{be} {names} cards" if be.startswith("are") else f"{be} {A} {names} card"
        if isinstance(test, sl.IsUnique):
            return f"{be} unique"
        if isinstance(test, sl.OfType):
            return f"{be} {A} {self.noun(test.name, False)}"
        if isinstance(test, sl.InState):
            return f"{be} {words.look_up('adjectives', test.state)}"
        if isinstance(test, sl.Same):
            return f"{be} {self.ref(test.x, ctx, 'a').text('acc')}"
        if isinstance(test, sl.EnteredThis):
            return f"{be.replace('is', 'has').replace('are', 'have')} entered play this {test.since}"
        if isinstance(test, (sl.Committed, sl.AttachedTo, sl.Titled, sl.ResourceOf)):
            return f"{be} {self._post(test, ctx)}"
        if isinstance(test, sl.IconsAre) and self._none(test):
            return f"{'has' if deny else 'does not have'} {A} [{test.icon}] icon"
        post = self._post(test, ctx)
        if isinstance(test, sl.Visited):
            return f"{be} visited by {self._visitors(test, ctx)}"
        if not post:
            raise MissingPattern(f"en: filter.{test.KIND}")
        return f"{have} {post.removeprefix('with ')}"
