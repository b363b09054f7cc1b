"""Polish filters: before a noun, after it, and as something said of a thing."""

from __future__ import annotations

from dataclasses import dataclass, field

from cthulhu_desktop.core.cards.abilities import selectors as sl
from cthulhu_desktop.core.cards.abilities.base import Filter, Num
from cthulhu_desktop.wording.abilities.conditions import DENIED
from cthulhu_desktop.wording.abilities.grammar import MissingPattern
from cthulhu_desktop.wording.abilities.nouns import Desc, Quant, describe
from cthulhu_desktop.wording.abilities.parts import Context
from cthulhu_desktop.wording.abilities.polish_words import (
    adjective,
    agrees_as_one,
    listed,
    noun,
    own,
)  # fmt: skip
from cthulhu_desktop.wording.abilities.slots import Slots


@dataclass
class Mods:
    """Adjectives before the noun and after it (by their masculine nominative), fixed words after it, relative clauses
    that go on after "który"."""

    pre: list[str] = field(default_factory=list)
    post: list[str] = field(default_factory=list)
    agree: list[str] = field(default_factory=list)
    rel: list[str] = field(default_factory=list)
    noun: str = ""
    first: int = 0


class PolishFilters(Slots):
    """The filters of Polish noun phrases."""

    def adj(self, key: str) -> str:
        """An adjective of the table, by its masculine nominative."""
        return str(self.words.look_up("adjectives", key))

    # --- filters -----------------------------------------------------------------------------------------------------

    def _modify(self, mods: Mods, test: Filter, desc: Desc, ctx: Context, agree: tuple[str, bool]) -> None:
        if isinstance(test, sl.IsUnique):
            mods.pre.append(self.adj("unique"))
        elif isinstance(test, sl.InState) and test.state != "sane":
            mods.pre.append(self.adj(test.state))
        elif isinstance(test, sl.OfFaction) and test.names == ("neutral",):
            mods.pre.append(self.adj("neutral"))
        elif isinstance(test, sl.HasKeyword) and test.name not in self.words.table("keyword_with"):
            mods.pre.append(str(self.words.look_up("keywords", test.name)))
        elif isinstance(test, sl.OfType) and desc.nouns == ("card",) and not mods.noun:
            mods.noun = test.name
        elif isinstance(test, sl.Committed) and test.to is None and not test.alone:
            mods.pre.append(self.adj("committed"))
        elif isinstance(test, (sl.Committed, sl.AttachedTo)):
            place = test.to if isinstance(test, sl.Committed) else test.x
            short = place not in (None, "here") and self.ref(place, ctx, "a").pronoun
            (mods.pre if short else mods.agree).append(self._placed(test, ctx))
        elif isinstance(test, sl.TokensAre):
            which = adjective("który", "loc", agree[0], agree[1])
            mods.post.append(f", na {which} {self._tokens_lie(test, ctx)}\x01")
        elif isinstance(test, sl.Visited):
            who = self._visitors(test, ctx, "acc")
            short = who in ("ją", "je", "go", "ich")
            mods.post.append(f", do której {f'{who} przydzielono' if short else f'przydzielono {who}'}\x01")
        elif isinstance(test, sl.Not):
            self._without(mods, test.filter, desc, ctx, agree)
        elif isinstance(test, (sl.Subtype, sl.OfFaction)) and (first := self._post(test, ctx)):
            mods.post.insert(mods.first, first)
            mods.first += 1
        elif isinstance(test, sl.AnyFilter) and self._any(mods, test, desc, ctx, agree):
            pass
        elif post := self._post(test, ctx):
            mods.post.append(post)
        else:
            mods.rel.append(self.predicate(test, ctx, agree, deny=False))

    def _placed(self, test: sl.Committed | sl.AttachedTo, ctx: Context) -> str:
        if isinstance(test, sl.AttachedTo):
            return f"dołączony do {self.ref(test.x, ctx, 'a').text('pgen')}"
        alone = " samotnie" if test.alone else ""
        if test.to is None:
            return f"przydzielony{alone} do fabuły"
        if test.to == "here" and not ctx.here_known:
            return f"przydzielony{alone} do tej samej fabuły"
        return f"przydzielony{alone} do {self.ref(test.to, ctx, 'a').text('pgen')}"

    def _post(self, test: Filter, ctx: Context) -> str:
        words = self.words
        if isinstance(test, sl.Subtype):
            return f"typu {listed([words.subtype(name).name for name in test.names], 'lub')}"
        if isinstance(test, sl.OfFaction) and "neutral" not in test.names:
            return listed([words.look_up("faction_of", name) for name in test.names], "lub")
        if isinstance(test, sl.HasKeyword):
            return str(words.look_up("keyword_with", test.name))
        if isinstance(test, sl.InState):
            return "przy zdrowych zmysłach"
        if isinstance(test, sl.SkillIs):
            printed = "wydrukowanej " if test.printed else ""
            return f"o {printed}przydatności {self.compared(test.by, test.n, 'loc', 'f', ctx)}"
        if isinstance(test, sl.CostIs):
            printed = "wydrukowanym " if test.printed else ""
            return f"o {printed}koszcie {self.compared(test.by, test.n, 'loc', 'm', ctx)}"
        if isinstance(test, sl.IconsAre):
            return self._icon_part(test, ctx)
        if isinstance(test, sl.Extremal):
            best = adjective(
                "najwyższy" if test.most else "najniższy", "loc", "f" if test.what == "skill" else "m", False
            )
            return f"o {best} {'przydatności' if test.what == 'skill' else 'koszcie'}"
        if isinstance(test, sl.Named):
            return self.words.pattern(f"named.{test.what}")
        if isinstance(test, sl.Titled):
            return f"o tytule „{test.title}”"
        if isinstance(test, sl.ResourceOf):
            return f"pod {self.ref(test.x, ctx, 'a').text('ins')}"
        return ""

    def _without(self, mods: Mods, test: Filter, desc: Desc, ctx: Context, agree: tuple[str, bool]) -> None:
        words = self.words
        if isinstance(test, sl.Subtype):
            names = listed([words.subtype(name).name for name in test.names], "ani")
            if mods.post and mods.post[-1].startswith("bez typu "):
                mods.post[-1] += f" ani {names}"
            else:
                mods.post.append(f"bez typu {names}")
        elif isinstance(test, sl.OfFaction) and "neutral" not in test.names:
            mods.post.append(f"spoza {listed([words.look_up('faction_of', name) for name in test.names], 'i')}")
        elif isinstance(test, sl.HasKeyword):
            mods.post.append(str(words.look_up("keyword_without", test.name)))
        elif isinstance(test, sl.IsUnique):
            mods.pre.append("nieunikatowy")
        elif isinstance(test, sl.Committed) and test.to is None and not test.alone:
            mods.pre.append("nieprzydzielony")
        elif isinstance(test, sl.Same):
            self_meant = test.x == "self" or (test.x == "subject" and ctx.subject_is == "self") or test.x == ctx.recent
            if self_meant:
                mods.pre.insert(0, "inny")
            else:
                mods.agree.append(f"inny niż {self.ref(test.x, ctx).text('nom')}")
        elif isinstance(test, sl.HostOf) and desc.nouns == ("domain",):
            mods.pre.insert(0, "inny")
        else:
            mods.rel.append(self.predicate(test, ctx, agree, deny=True))

    def _any(self, mods: Mods, test: sl.AnyFilter, desc: Desc, ctx: Context, agree: tuple[str, bool]) -> bool:
        tries = []
        if any(isinstance(part, sl.TokensAre) for part in test.of):
            return False
        for part in test.of:
            if isinstance(part, sl.HasKeyword) and part.name not in self.words.table("keyword_with"):
                tries.append(Mods(post=[f"ze słowem kluczowym {self.words.look_up('keywords', part.name)}"]))
                continue
            mine = Mods()
            self._modify(mine, part, desc, ctx, agree)
            tries.append(mine)
        for slot in ("pre", "post", "agree"):
            others = {"pre", "post", "agree", "rel"} - {slot}
            if tries and all(
                len(getattr(mine, slot)) == 1 and not any(getattr(mine, other) for other in others) and not mine.noun
                for mine in tries
            ):
                texts = [getattr(mine, slot)[0] for mine in tries]
                if slot == "post":
                    start = "ze słowem kluczowym "
                    texts.sort(key=lambda text: text.startswith(start))  # what is longest comes last
                    if all(text.startswith(start) for text in texts):
                        texts = [texts[0], *(text.removeprefix(start) for text in texts[1:])]
                    mods.post.append(listed(texts, "lub"))
                    return True
        return False

    def compared(self, by: str, n: Num, case: str, gen: str, ctx: Context) -> str:
        """ "2 lub mniejszej", "mniejszej niż liczba …"."""
        text = self.amount(n, ctx).text()
        less, more = adjective("mniejszy", case, gen, False), adjective("większy", case, gen, False)
        short = len(text) <= 3
        if by == "eq":
            return text if short else f"{adjective('równy', case, gen, False)} {self.amount(n, ctx).text('dat')}"
        if short and by in ("le", "ge"):
            return f"{text} lub {less if by == 'le' else more}"
        return {"le": f"nie {more}", "ge": f"nie {less}", "lt": less, "gt": more}[by] + f" niż {text}"

    def _none(self, test: Filter) -> bool:
        return isinstance(test, sl.IconsAre) and (test.n, test.by) in ((0, "eq"), (0, "le"), (1, "lt"))

    def _icon_part(self, test: sl.IconsAre, ctx: Context) -> str:
        if self._none(test):
            return f"bez ikony [{test.icon}]"
        if (test.n, test.by) in ((1, "ge"), (0, "gt")):
            return f"z ikoną [{test.icon}]"
        if isinstance(test.n, int):
            return f"z {_HOW_MANY[test.by]} {test.n} {'ikoną' if test.n == 1 else 'ikonami'} [{test.icon}]"
        return f"z liczbą ikon [{test.icon}] {self.compared(test.by, test.n, 'ins', 'f', ctx)}"

    def _tokens_lie(self, test: sl.TokensAre, ctx: Context) -> str:
        """What lies there: "leży znacznik sukcesu", "leżą co najmniej 2 twoje znaczniki sukcesu"."""
        if (test.n, test.by) in _NO_TOKENS:
            return f"nie ma {self._side_tokens(test.side, ctx, 'gen', True)}"
        few = isinstance(test.n, int) and test.n > 1 and agrees_as_one(test.n) and test.by not in ("lt", "gt")
        return f"{'leżą' if few else 'leży'} {self._tokens(test.n, test.by, test.side, ctx)}"

    def _bears(self, test: sl.TokensAre, ctx: Context, *, plural: bool, deny: bool) -> str:
        by = DENIED.get(test.by, "eq") if deny else test.by
        if (test.n, by) in _NO_TOKENS:
            return f"nie {'mają' if plural else 'ma'} na sobie {self._side_tokens(test.side, ctx, 'gen', True)}"
        return f"{'mają' if plural else 'ma'} na sobie {self._tokens(test.n, by, test.side, ctx)}"

    def _tokens(self, n: Num, by: str, side: str, ctx: Context) -> str:
        if (n, by) in ((1, "ge"), (0, "gt")):
            return self._side_tokens(side, ctx, "acc", False)
        if isinstance(n, int):
            case = "acc" if n == 1 or agrees_as_one(n) else "gen"
            return f"{_HOW_MANY[by]} {n} {self._side_tokens(side, ctx, case, n != 1)}"
        many, number = self._side_tokens(side, ctx, "gen", True), self.amount(n, ctx).text()
        if len(number) <= 3:
            return f"{_HOW_MANY[by]} {number} {many}"
        return f"{_HOW_MANY[by]} tyle {many}, ile wynosi {number}\x01"

    def _visitors(self, test: sl.Visited, ctx: Context, case: str) -> str:
        if (test.n, test.compare) in ((1, "ge"), (0, "gt")):
            return self.ref(test.by, ctx, "a").text(case)
        desc = describe(test.by)
        if isinstance(test.n, int) and desc is not None and not desc.bound:
            return f"{_HOW_MANY[test.compare]} {self.described(desc, Quant('n', test.n), ctx, 'in').text(case)}"
        number = self.amount(test.n, ctx).text()
        return f"{_HOW_MANY[test.compare]} {number} z następujących: {self.ref(test.by, ctx, 'bare').text('nom')}"

    def _side_tokens(self, side: str, ctx: Context, case: str, plural: bool) -> str:
        tokens = noun(self.words, "token", case, plural)
        if side in ("any", "each"):
            return tokens
        if ctx.player(side) == "you":
            return f"{own('tw', case, 'm', plural)} {tokens}"
        return f"{tokens} {self.player(side, ctx).text('gen')}"

    # --- predicates --------------------------------------------------------------------------------------------------

    def predicate(self, test: Filter, ctx: Context, agree: tuple[str, bool], *, deny: bool) -> str:
        """Something said of a thing: "jest szalona", "nie ma ikony [T]"."""
        gen, plural = agree
        words = self.words
        no = "nie " if deny else ""
        be, have = f"{no}{'są' if plural else 'jest'}", f"{no}{'mają' if plural else 'ma'}"
        if isinstance(test, sl.Not):
            return self.predicate(test.filter, ctx, agree, deny=not deny)
        if isinstance(test, sl.AnyFilter):
            parts = [self.predicate(part, ctx, agree, deny=deny) for part in test.of] or [f"{be} dowolną kartą"]
            return listed(parts, "i" if deny else "lub")
        if isinstance(test, sl.Subtype):
            names = listed([words.subtype(name).name for name in test.names], "lub")
            return f"{have} {'typu' if deny else 'typ'} {names}"
        if isinstance(test, sl.OfFaction):
            if "neutral" in test.names:
                rest = [words.look_up("faction_of", name) for name in test.names if name != "neutral"]
                belong = "należą" if plural else "należy"
                more = f" {'ani nie' if deny else 'lub'} {belong} do {listed(rest, 'lub')}" if rest else ""
                return f"{be} {adjective('neutralny', 'nom', gen, plural)}{more}"
            names = listed([words.look_up("faction_of", name) for name in test.names], "lub")
            if gen == "f":
                return f"{be} {noun(words, 'card', 'ins', plural)} {names}"
            return f"{no}{'należą' if plural else 'należy'} do {names}"
        if isinstance(test, sl.HasKeyword):
            return f"{have} {'słowa kluczowego' if deny else 'słowo kluczowe'} {words.look_up('keywords', test.name)}"
        if isinstance(test, sl.IsUnique):
            return f"{be} {adjective('unikatowy', 'nom', gen, plural)}"
        if isinstance(test, sl.OfType):
            return f"{be} {noun(words, test.name, 'ins', plural)}"
        if isinstance(test, sl.InState):
            text = "przy zdrowych zmysłach" if test.state == "sane" else adjective(
                self.adj(test.state), "nom", gen, plural)  # fmt: skip
            return f"{be} {text}"
        if isinstance(test, sl.Same):
            return f"{be} {self.ref(test.x, ctx, 'a').text('ins')}"
        if isinstance(test, (sl.Committed, sl.AttachedTo)):
            return f"{be} {adjective(self._placed(test, ctx), 'nom', gen, plural)}"
        return self._has(test, ctx, (gen, plural), have, no, deny=deny)

    def _has(self, test: Filter, ctx: Context, agree: tuple[str, bool], have: str, no: str, *, deny: bool) -> str:
        gen, plural = agree
        case = "gen" if deny else "acc"
        if isinstance(test, (sl.SkillIs, sl.CostIs)):
            skill = isinstance(test, sl.SkillIs)
            key = "przydatnoś" + ("ci" if deny else "ć") if skill else "koszt" + ("u" if deny else "")
            printed = adjective("wydrukowany", case, "f" if skill else "m", False) + " " if test.printed else ""
            return f"{have} {printed}{key} {self.compared(test.by, test.n, case, 'f' if skill else 'm', ctx)}"
        if isinstance(test, sl.IconsAre):
            if self._none(test):
                return f"{'ma ikonę' if deny else 'nie ma ikony'} [{test.icon}]"
            if (test.n, test.by) in ((1, "ge"), (0, "gt")):
                return f"{have} {'ikony' if deny else 'ikonę'} [{test.icon}]"
            return f"{have} {_HOW_MANY[test.by]} {self._icon_number(test.n, test.icon, ctx)}"
        if isinstance(test, sl.TokensAre):
            return self._bears(test, ctx, plural=plural, deny=deny)
        if isinstance(test, sl.Extremal):
            best = adjective(
                "najwyższy" if test.most else "najniższy", case, "f" if test.what == "skill" else "m", False
            )
            thing = (
                ("przydatności" if deny else "przydatność") if test.what == "skill" else "kosztu" if deny else "koszt"
            )
            return f"{have} {best} {thing}"
        if isinstance(test, sl.Titled):
            return f"{no}{'noszą' if plural else 'nosi'} tytuł „{test.title}”"
        if isinstance(test, sl.HostOf):
            x = self.ref(test.x, ctx, "a")
            return f"{have} {adjective('dołączony', case, x.gender, x.plural)} {x.text(case)}"
        if isinstance(test, sl.ResourceOf):
            return f"{no}{'leżą' if plural else 'leży'} pod {self.ref(test.x, ctx, 'a').text('ins')}"
        if isinstance(test, sl.EnteredThis):
            came = (
                adjective("weszły", "nom", gen, plural) if plural else {"f": "weszła", "n": "weszło"}.get(gen, "wszedł")
            )
            return f"{no}{'weszły' if plural else came} do gry w tej {'turze' if test.since == 'turn' else 'fazie'}"
        if isinstance(test, sl.Visited):
            return f"{have} {'przydzielonych' if deny else 'przydzielone'}: {self._visitors(test, ctx, 'acc')}"
        if isinstance(test, sl.Named):
            return f"{have} {self.words.pattern(f'named.{test.what}_{case}')}"
        raise MissingPattern(f"pl: filter.{test.KIND}")

    def _icon_number(self, n: Num, icon: str, ctx: Context) -> str:
        if isinstance(n, int):
            form = "ikonę" if n == 1 else "ikony" if agrees_as_one(n) else "ikon"
            return f"{n} {form} [{icon}]"
        return f"ikon [{icon}], ile wynosi {self.amount(n, ctx).text()}\x01"


_NO_TOKENS = ((0, "eq"), (0, "le"), (1, "lt"))
_HOW_MANY = {"eq": "dokładnie", "ne": "nie dokładnie", "le": "co najwyżej", "ge": "co najmniej", "lt": "mniej niż",
             "gt": "więcej niż"}  # fmt: skip
