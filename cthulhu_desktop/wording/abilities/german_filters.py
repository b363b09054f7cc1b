"""German filters: before a noun, after it, and as something said of a thing."""

from __future__ import annotations

from dataclasses import dataclass, field

from cthulhu_desktop.core.cards.abilities import selectors as sl
from cthulhu_desktop.core.cards.abilities.base import Filter, Num
from cthulhu_desktop.wording.abilities import german_words as gw
from cthulhu_desktop.wording.abilities.german_words import listed
from cthulhu_desktop.wording.abilities.grammar import MissingPattern
from cthulhu_desktop.wording.abilities.nouns import Desc, Quant, describe
from cthulhu_desktop.wording.abilities.parts import CLOSE, OPEN, Context
from cthulhu_desktop.wording.abilities.slots import Slots


@dataclass
class Mods:
    """Adjectives, first parts of the compound, phrases after the noun, relative clauses (with their pronouns)."""

    pre: list[str] = field(default_factory=list)
    comp: list[str] = field(default_factory=list)
    post: list[str] = field(default_factory=list)
    rel: list[str] = field(default_factory=list)
    noun: str = ""
    factions: list[str] = field(default_factory=list)


class GermanFilters(Slots):
    """The filters of German noun phrases."""

    def _my_thing(self, side: str, ctx: Context, key: str, case: str, plural: bool) -> str:
        """ "deinen Domänen", "den Domänen deines Gegners"."""
        gen = gw.gender(self.words, key)
        thing = gw.noun(self.words, key, case, plural)
        seen = ctx.player(side)
        if seen in ("you", ctx.agent):
            return f"{gw.article('dein' if seen == 'you' else 'sein', case, gen, plural)} {thing}"
        return f"{gw.article('der', case, gen, plural)} {thing} {self.player(side, ctx).text('gen')}"

    # --- filters -----------------------------------------------------------------------------------------------------

    def _modify(self, mods: Mods, test: Filter, desc: Desc, ctx: Context, agree: tuple[str, bool]) -> None:
        words = self.words
        if isinstance(test, sl.IsUnique):
            mods.pre.append(words.look_up("adjectives", "unique"))
        elif isinstance(test, sl.InState) and test.state != "sane":
            mods.pre.append(words.look_up("adjectives", test.state))
        elif isinstance(test, sl.OfFaction) and test.names == ("neutral",):
            mods.pre.append(words.look_up("adjectives", "neutral"))
        elif isinstance(test, sl.OfFaction) and "neutral" not in test.names and not mods.factions:
            mods.factions += test.names
        elif isinstance(test, sl.HasKeyword) and test.name not in words.table("keyword_nouns"):
            mods.pre.append(words.look_up("keywords", test.name))
        elif isinstance(test, sl.OfType) and desc.nouns == ("card",) and not mods.noun:
            mods.noun = test.name
        elif isinstance(test, sl.Subtype) and not mods.comp and all(self._joins(name) for name in test.names):
            mods.comp.append(listed([f"{self._joint(name)}-" for name in test.names], "oder"))
        elif isinstance(test, sl.Not):
            self._without(mods, test.filter, desc, ctx, agree)
        elif isinstance(test, sl.AnyFilter) and self._any(mods, test, desc, ctx, agree):
            pass
        elif isinstance(test, sl.Visited):
            one = (test.n, test.compare) in ((1, "ge"), (0, "gt"))
            whom = gw.relative("dat", *agree)
            mods.rel.append(f"{whom} {self._visitors(test, ctx, 'nom')} zugewiesen {'ist' if one else 'sind'}")
        elif isinstance(test, sl.HostOf):
            relative = gw.relative("acc", *agree)
            mods.rel.append(f"an {relative} {self.ref(test.x, ctx, 'a').text('nom')} angelegt ist")
        elif post := self._post(test, ctx):
            mods.post.append(post)
        else:
            mods.rel.append(f"{gw.relative('nom', *agree)} {self.predicate(test, ctx, agree, deny=False)}")

    def _joins(self, name: str) -> bool:
        return " " not in self.words.subtype(name).name

    def _joint(self, name: str) -> str:
        word = self.words.subtype(name).name
        return str(self.words.table("joints").get(word, word))

    def _post(self, test: Filter, ctx: Context) -> str:
        words = self.words
        if isinstance(test, sl.Subtype):
            return f"mit dem Merkmal {listed([words.subtype(name).name for name in test.names], 'oder')}"
        if isinstance(test, sl.HasKeyword):
            return f"mit {words.look_up('keywords', test.name)}"
        if isinstance(test, sl.InState):
            return "bei Verstand"
        if isinstance(test, (sl.SkillIs, sl.CostIs)):
            what = "Fertigkeit" if isinstance(test, sl.SkillIs) else "Kosten"
            short = self._short(test.by, test.n, ctx)
            printed = ("gedruckter " if what == "Fertigkeit" else "gedruckten ") if test.printed else ""
            if short:
                return f"mit {printed}{what} {short}"
            relative = self._longer(test, ctx)
            one = "einer " if what == "Fertigkeit" else ""
            return f"mit {one}{printed}{what}{OPEN}, {relative}{CLOSE}"
        if isinstance(test, sl.IconsAre):
            return self._icon_part(test, ctx)
        if isinstance(test, sl.TokensAre):
            return f"mit {self._token_part(test, ctx, 'dat')}"
        if isinstance(test, sl.Extremal):
            best = "höchst" if test.most else "niedrigst"
            return f"mit der {best}en Fertigkeit" if test.what == "skill" else f"mit den {best}en Kosten"
        if isinstance(test, sl.Named):
            return self.words.pattern(f"named.{test.what}")
        if isinstance(test, sl.Titled):
            return f"mit dem Titel „{test.title}“"
        if isinstance(test, sl.ResourceOf):
            return f"unter {self.ref(test.x, ctx, 'a').text('dat')}"
        return ""

    def _short(self, by: str, n: Num, ctx: Context) -> str:
        text = self.amount(n, ctx).text()
        if len(text) > 3:
            return ""
        return {"eq": text, "le": f"{text} oder weniger", "ge": f"{text} oder mehr", "lt": f"unter {text}",
                "gt": f"über {text}"}[by]  # fmt: skip

    def _longer(self, test: sl.SkillIs | sl.CostIs, ctx: Context) -> str:
        be = "ist" if isinstance(test, sl.SkillIs) else "sind"
        how = {"eq": f"so hoch {be} wie", "le": f"höchstens so hoch {be} wie", "ge": f"mindestens so hoch {be} wie",
               "lt": f"niedriger {be} als", "gt": f"höher {be} als"}[test.by]  # fmt: skip
        return f"die {how} {self.amount(test.n, ctx).text()}"

    def _without(self, mods: Mods, test: Filter, desc: Desc, ctx: Context, agree: tuple[str, bool]) -> None:
        words = self.words
        if isinstance(test, sl.Subtype):
            mods.post.append(f"ohne das Merkmal {listed([words.subtype(name).name for name in test.names], 'oder')}")
        elif isinstance(test, sl.HasKeyword):
            mods.post.append(f"ohne {words.look_up('keywords', test.name)}")
        elif isinstance(test, sl.Same):
            only = desc.nouns == ("story",) or test.x in ("self", ctx.recent)
            if only or (test.x == "subject" and ctx.subject_is == "self"):
                mods.pre.insert(0, "ander")
            else:
                mods.post.append(f"außer {self.ref(test.x, ctx).text('dat')}")
        elif isinstance(test, sl.HostOf) and desc.nouns == ("domain",):
            mods.pre.insert(0, "ander")
        else:
            mods.rel.append(f"{gw.relative('nom', *agree)} {self.predicate(test, ctx, agree, deny=True)}")

    def _any(self, mods: Mods, test: sl.AnyFilter, desc: Desc, ctx: Context, agree: tuple[str, bool]) -> bool:
        tries = []
        for part in test.of:
            mine = Mods()
            self._modify(mine, part, desc, ctx, agree)
            tries.append(mine)
        if tries and all(len(mine.post) == 1 and not (mine.pre or mine.comp or mine.rel or mine.noun or mine.factions)
                         for mine in tries):  # fmt: skip
            mods.post.append(listed([mine.post[0] for mine in tries], "oder"))
            return True
        return False

    def _none(self, test: Filter) -> bool:
        return isinstance(test, sl.IconsAre) and (test.n, test.by) in ((0, "eq"), (0, "le"), (1, "lt"))

    def _icon_part(self, test: sl.IconsAre, ctx: Context) -> str:
        if self._none(test):
            return f"ohne [{test.icon}]-Symbol"
        if (test.n, test.by) in ((1, "ge"), (0, "gt")):
            return f"mit [{test.icon}]-Symbol"
        if isinstance(test.n, int):
            many = "Symbol" if test.n == 1 else "Symbolen"
            return f"mit {HOW_MANY[test.by]} {test.n} [{test.icon}]-{many}"
        amount = self.amount(test.n, ctx).text()
        return f"mit {HOW_MANY[test.by]} so vielen [{test.icon}]-Symbolen, wie {amount} beträgt\x01"

    def _token_part(self, test: sl.TokensAre, ctx: Context, case: str) -> str:
        side = "" if test.side in ("any", "each") else test.side
        if (test.n, test.by) in ((1, "ge"), (0, "gt")):
            if not side:
                return f"mindestens 1 {gw.noun(self.words, 'token', case, False)}"
            seen = ctx.player(side)
            if seen in ("you", ctx.agent):
                return self._my_thing(side, ctx, "token", case, True)
            return f"{gw.noun(self.words, 'token', case, True)} {self.player(side, ctx).text('gen')}"
        number = self.amount(test.n, ctx).text()
        if side:
            return f"{HOW_MANY[test.by]} {number} {self._my_thing(side, ctx, 'token', 'gen', True)}"
        return f"{HOW_MANY[test.by]} {number} {gw.noun(self.words, 'token', case, test.n != 1)}"

    def _visitors(self, test: sl.Visited, ctx: Context, case: str) -> str:
        if (test.n, test.compare) in ((1, "ge"), (0, "gt")):
            return self.ref(test.by, ctx, "a").text(case)
        desc = describe(test.by)
        if isinstance(test.n, int) and desc is not None and not desc.bound:
            return f"{HOW_MANY[test.compare]} {self.described(desc, Quant('n', test.n), ctx, 'in').text(case)}"
        number = self.amount(test.n, ctx).text()
        return f"{HOW_MANY[test.compare]} {number} aus folgenden: {self.ref(test.by, ctx, 'bare').text(case)}"

    # --- predicates --------------------------------------------------------------------------------------------------

    def predicate(self, test: Filter, ctx: Context, agree: tuple[str, bool], *, deny: bool) -> str:  # noqa: C901
        """Something said of a thing, its verb at the end: "wahnsinnig ist", "kein [T]-Symbol hat"."""
        words = self.words
        _, plural = agree
        no = "nicht " if deny else ""
        be, have = "sind" if plural else "ist", "haben" if plural else "hat"
        if isinstance(test, sl.Not):
            return self.predicate(test.filter, ctx, agree, deny=not deny)
        if isinstance(test, sl.AnyFilter):
            parts = [self.predicate(part, ctx, agree, deny=deny) for part in test.of] or [f"{no}irgendeine Karte {be}"]
            return listed(parts, "und" if deny else "oder")
        if isinstance(test, sl.Subtype):
            return f"{no}das Merkmal {listed([words.subtype(name).name for name in test.names], 'oder')} {have}"
        if isinstance(test, sl.OfFaction):
            names = [words.look_up("faction_to", name) for name in test.names if name != "neutral"]
            parts = [f"{no}{listed(names, 'oder')} {'gehören' if plural else 'gehört'}"] if names else []
            if "neutral" in test.names:
                parts.append(f"{no}neutral {be}")
            return listed(parts, "und" if deny else "oder")
        if isinstance(test, sl.HasKeyword):
            name = words.look_up("keywords", test.name)
            if test.name in words.table("keyword_nouns"):
                return f"{'keine ' if deny else ''}{name} {have}"
            return f"{no}{name} {be}"
        if isinstance(test, sl.IsUnique):
            return f"{no}einzigartig {be}"
        if isinstance(test, sl.OfType):
            word = "kein" if deny else "ein"
            gen = gw.gender(words, test.name)
            thing = gw.noun(words, test.name, "nom", plural)
            if plural:
                return f"{'keine ' if deny else ''}{thing} {be}"
            return f"{gw.article(word, 'nom', gen, False)} {thing} {be}"
        if isinstance(test, sl.InState):
            return f"{no}{'bei Verstand' if test.state == 'sane' else words.look_up('adjectives', test.state)} {be}"
        if isinstance(test, sl.Same):
            return f"{no}{self.ref(test.x, ctx, 'a').text('nom')} {be}"
        if isinstance(test, sl.Committed):
            return f"{self._committed(test, ctx, deny)} zugewiesen {be}"
        if isinstance(test, sl.AttachedTo):
            return f"{no}an {self.ref(test.x, ctx, 'a').text('acc')} angelegt {be}"
        if isinstance(test, sl.EnteredThis):
            return f"{no}in {'diesem Zug' if test.since == 'turn' else 'dieser Phase'} ins Spiel gekommen {be}"
        return self._has(test, ctx, plural, have, no, deny=deny)

    def _committed(self, test: sl.Committed, ctx: Context, deny: bool) -> str:
        alone = "allein " if test.alone else ""
        if test.to is None:
            return f"{alone}{'keiner' if deny else 'einer'} Geschichte"
        no = "nicht " if deny else ""
        if test.to == "here" and not ctx.here_known:
            return f"{no}{alone}derselben Geschichte"
        return f"{no}{alone}{self.ref(test.to, ctx, 'a').text('dat')}"

    def _has(self, test: Filter, ctx: Context, plural: bool, have: str, no: str, *, deny: bool) -> str:
        if isinstance(test, (sl.SkillIs, sl.CostIs)):
            what = "Fertigkeit" if isinstance(test, sl.SkillIs) else "Kosten"
            printed = "gedruckte " if test.printed else ""
            short = self._short(test.by, test.n, ctx)
            if short:
                return f"{no}{printed}{what} {short} {have}"
            one = "eine " if what == "Fertigkeit" else ""
            return f"{no}{one}{printed}{what} {have}, {self._longer(test, ctx)}\x01"
        if isinstance(test, sl.IconsAre):
            if self._none(test) or (test.n, test.by) in ((1, "ge"), (0, "gt")):
                return f"{'ein' if self._none(test) == deny else 'kein'} [{test.icon}]-Symbol {have}"
            if isinstance(test.n, int):
                return f"{no}{HOW_MANY[test.by]} {test.n} [{test.icon}]-Symbol{'' if test.n == 1 else 'e'} {have}"
            amount = self.amount(test.n, ctx).text()
            return f"{no}{HOW_MANY[test.by]} so viele [{test.icon}]-Symbole {have}, wie {amount} beträgt\x01"
        if isinstance(test, sl.TokensAre):
            return f"{no}{self._token_part(test, ctx, 'acc')} {'tragen' if plural else 'trägt'}"
        if isinstance(test, sl.Extremal):
            best = "höchst" if test.most else "niedrigst"
            return f"{no}die {best}{'e Fertigkeit' if test.what == 'skill' else 'en Kosten'} {have}"
        if isinstance(test, sl.Titled):
            return f"{no}den Titel „{test.title}“ {'tragen' if plural else 'trägt'}"
        if isinstance(test, sl.HostOf):
            return f"{no}{self.ref(test.x, ctx, 'a').text('acc')} {'tragen' if plural else 'trägt'}"
        if isinstance(test, sl.ResourceOf):
            return f"{no}unter {self.ref(test.x, ctx, 'a').text('dat')} {'liegen' if plural else 'liegt'}"
        if isinstance(test, sl.Visited):
            return f"{no}von {self._visitors(test, ctx, 'dat')} besucht {'sind' if plural else 'ist'}"
        if isinstance(test, sl.Named):
            return f"{no}{self.words.pattern(f'named.{test.what}_acc')} {have}"
        raise MissingPattern(f"de: filter.{test.KIND}")


HOW_MANY = {"eq": "genau", "ne": "nicht genau", "le": "höchstens", "ge": "mindestens", "lt": "weniger als",
            "gt": "mehr als"}  # fmt: skip
