"""Polish noun phrases."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from cthulhu_desktop.core.cards.abilities.base import Num
from cthulhu_desktop.wording.abilities.nouns import TOP, Desc, Quant
from cthulhu_desktop.wording.abilities.parts import Context, Phrase, fixed
from cthulhu_desktop.wording.abilities.polish_filters import Mods, PolishFilters
from cthulhu_desktop.wording.abilities.polish_words import (
    CASES,
    adjective,
    agrees_as_one,
    gender,
    listed,
    noun,
    own,
    plain,
    pronoun,
    ten,
    with_z,
)  # fmt: skip


class PolishNouns(PolishFilters):
    """Polish noun phrases; the cases are nom, gen, dat, acc, ins, loc."""

    # --- descriptions ------------------------------------------------------------------------------------------------

    def described(self, desc: Desc, quant: Quant, ctx: Context, where: str) -> Phrase:
        mods = Mods()
        nouns = desc.nouns
        if quant.kind == "each" and where == "from" and set(desc.zones) <= {"hand", "deck", "discard"}:
            quant = replace(quant, kind="all")
        if nouns == ("player",) and desc.side == "opponent":
            nouns, desc = ("opponent",), replace(desc, side="any")
        gen = gender(self.words, nouns[0])
        plural = quant.kind not in ("a", "each", "the") and not (quant.kind in ("n", "up_to") and quant.n == 1)
        for test in desc.filters:
            self._modify(mods, test, desc, ctx, (gen, plural))
        if any(base.startswith("przydzielony") for base in mods.agree) and "przydzielony" in mods.pre:
            mods.pre.remove("przydzielony")
        if mods.noun:
            nouns, gen = (mods.noun,), gender(self.words, mods.noun)
        tail = self._tail(desc, mods, ctx, where, quant)
        text = self._text(desc, quant, ctx, nouns, mods, (gen, plural), tail)
        rel = ""
        if mods.rel:
            who = adjective("który", "nom", gen, plural)
            rel = f", {who} {listed(mods.rel, 'i')}"
        per = f" za {self.ref(quant.per, ctx).text('acc')}" if quant.per is not None else ""
        as_one = quant.kind in ("bare", "all") or (quant.kind in ("n", "up_to") and agrees_as_one(quant.n))
        counted = plural and not as_one
        if quant.kind == "any":
            gen_out, plural_out = "f", False
        else:
            gen_out, plural_out = ("n", False) if counted else (gen, plural)
        after = self._as_many(quant.phrase) if quant.phrase is not None else ""
        return Phrase(text, nouns[0], gen_out, plural_out, rel=rel, per=per, after=after)

    def _text(self, desc: Desc, quant: Quant, ctx: Context, nouns: Sequence[str], mods: Mods, agree: tuple[str, bool],
              tail: str) -> Callable[[str], str]:  # fmt: skip
        gen, plural = agree

        def words(case: str, many: bool) -> str:
            pre = [adjective(base, case, gen, many) for base in self._pre(desc, mods, ctx, quant)]
            heads = [noun(self.words, key, case, many) for key in nouns]
            after = [adjective(base, case, gen, many) for base in mods.agree]
            join = "i" if quant.kind in ("each", "bare", "all") else "lub"
            return " ".join(part for part in [*pre, listed(heads, join), *mods.post, *after] if part) + tail

        top = desc.zones[0] in TOP

        def text(asked: str) -> str:
            case = plain(asked)
            if desc.nouns[0] == "domain" and quant.kind in ("a", "each") and desc.side != "any" and not top:
                found = self._one_of_domains(desc, quant, ctx, mods, case)
                if found:
                    return found + "".join(f" {post}" for post in mods.post)
            random = "losowo " if desc.random and quant.kind != "a" else ""
            return random + self._counted(quant, case, words, gen, plural, ctx)

        return text

    def _one_of_domains(self, desc: Desc, quant: Quant, ctx: Context, mods: Mods, case: str) -> str:
        seen = ctx.player(desc.side)
        if seen not in ("you", ctx.agent):
            return ""
        base = "inny" if "inny" in mods.pre else "każdy" if quant.kind == "each" else "jedny"
        head = adjective(base, case, "f", False)
        stem = "sw" if ctx.reflexive or seen != "you" else "tw"
        domains = f"{own(stem, 'gen', 'f', True)} domen"
        return f"{head} {with_z(domains)}"

    def _pre(self, desc: Desc, mods: Mods, ctx: Context, quant: Quant) -> list[str]:
        found = ["wierzchni"] if desc.zones[0] in TOP else []
        if quant.kind in ("each", "all") and not found:
            found.append("każdy" if quant.kind == "each" else "wszystki")
        if desc.random and quant.kind == "a":
            found.append("wybrany losowo")
        side = desc.side
        if side not in ("any", "each") and self._controlled(desc):
            found.append(f"kontrolowany przez {self._by(side, ctx)}")
        if "won" in desc.zones:
            found.append(f"wygrany przez {self._by(side, ctx)}" if side not in ("any", "each") else "wygrany")
        if "removed" in desc.zones:
            found.append("usunięty z gry")
        other = [base for base in mods.pre if base == "inny"]
        place = 1 if found[:1] in (["każdy"], ["wszystki"]) else 0
        return [*found[:place], *other, *found[place:], *(base for base in mods.pre if base != "inny")]

    def _controlled(self, desc: Desc) -> bool:
        return desc.zones == ("play",) and desc.nouns[0] not in ("resource", "story", "player", "opponent", "domain")

    def _by(self, side: str, ctx: Context) -> str:
        seen = ctx.player(side)
        if seen == "you":
            return "ciebie"
        return ("siebie" if ctx.reflexive else "niego") if seen == ctx.agent else self.player(side, ctx).text("acc")

    def _counted(self, quant: Quant, case: str, words: Callable[[str, bool], str], gen: str, plural: bool, ctx: Context
                 ) -> str:  # fmt: skip
        direct = case in ("nom", "acc")
        kind = quant.kind
        able = " (o ile to możliwe)" if quant.able else ""
        if kind in ("a", "each", "the", "bare", "all"):
            return words(case, plural) + able
        if kind in ("up_to", "up_to_x"):
            inner_quant = replace(quant, kind="n" if kind == "up_to" else "x")
            return f"co najwyżej {self._counted(inner_quant, case, words, gen, plural, ctx)}"
        if kind == "n":
            if quant.n == 1:
                return f"1 {words(case, False)}"
            inner = "gen" if direct and not agrees_as_one(quant.n) else case
            return f"{quant.n} {words(inner, True)}{able}"
        if kind == "x":
            return f"X {words('gen' if direct else case, True)}{able}"
        if kind == "any":
            number = noun(self.words, "number", case, False)
            return f"{adjective('dowolny', case, 'f', False)} {number} {words('gen', True)}"
        if kind == "that_many":
            return f"tyle samo {words('gen', True)}{able}"
        if kind == "plus":
            return f"tyle samo {words('gen', True)} i jeszcze {quant.n}"
        if kind == "times":
            return f"{'dwa' if quant.n == 2 else quant.n} razy tyle {words('gen', True)}"
        return f"tyle {words('gen', True)}"

    def _tail(self, desc: Desc, mods: Mods, ctx: Context, where: str, quant: Quant) -> str:
        side = "" if desc.side in ("any", "each") else desc.side
        text = ""
        if desc.zones[0] in TOP:
            zone = "deck" if desc.zones[0] == "deck_top" else "discard"
            text += f" {self.whose_pile(desc.side, ctx, zone, 'gen')}"
        elif desc.nouns[0] == "resource" or "resources" in desc.zones:
            if side:
                text += f" {self._under_domains(side, ctx, where, quant)}"
        elif desc.nouns[0] == "domain" and side:
            text += f" {self._owner(side, ctx)}"
        if desc.among:
            text += f" spośród {self.name(desc.among, replace(ctx, recent='')).text('gen')}"
        zone_text = self.zone_of(desc, ctx, where)
        if desc.side == "any" and zone_text and quant.kind in ("each", "bare", "all"):
            zone_text = zone_text.replace("dowolnego cmentarza", "obu cmentarzy").replace("dowolnej", "każdej")
            zone_text = zone_text.replace("dowolnym cmentarzu", "cmentarzach")
        return text + zone_text

    def _under_domains(self, side: str, ctx: Context, where: str, quant: Quant) -> str:
        """ "pod jedną ze swoich domen", "spod domen przeciwnika"."""
        word, case = ("spod", "gen") if where == "from" else ("pod", "ins")
        base = {"a": "jedny", "each": "każdy"}.get(quant.kind, "")
        if base and ctx.player(side) in ("you", ctx.agent):
            domains = self._my_thing(side, ctx, "domain", "gen", True)
            return f"{word} {adjective(base, case, 'f', False)} {with_z(domains)}"
        return f"{word} {self._my_thing(side, ctx, 'domain', case, True)}"

    def _as_many(self, amount: Phrase) -> str:
        """ ", ile wynosi koszt tej karty", ", ile razy w tej fazie …"."""
        text = amount.text()
        times = _CASES_OF.match(text)
        return f", ile razy {times[1]} {text[times.end() :]}\x01" if times else f", ile wynosi {text}\x01"

    def _owner(self, side: str, ctx: Context) -> str:
        seen = ctx.player(side)
        if seen == "you":
            return "pod twoją kontrolą"
        return self.player(side, ctx).text("gen") if seen != ctx.agent else "pod swoją kontrolą"

    def _my_thing(self, side: str, ctx: Context, key: str, case: str, plural: bool) -> str:
        """ "swoimi domenami", "twoimi domenami", "domenami przeciwnika"."""
        gen = gender(self.words, key)
        thing = noun(self.words, key, plain(case), plural)
        seen = ctx.player(side)
        if seen in ("you", ctx.agent):
            stem = "sw" if ctx.reflexive or seen != "you" else "tw"
            return f"{own(stem, case, gen, plural)} {thing}"
        return f"{thing} {self.player(side, ctx).text('gen')}"

    def whose_pile(self, side: str, ctx: Context, key: str, case: str) -> str:
        """ "swojej talii", "talii przeciwnika", "dowolnej talii"."""
        if side in ("any", ""):
            return f"{adjective('dowolny', case, gender(self.words, key), False)} {noun(self.words, key, case, False)}"
        return self._my_thing(side, ctx, key, case, False)

    def zone_of(self, desc: Desc, ctx: Context, where: str) -> str:
        zones = [zone for zone in desc.zones if zone in ("hand", "deck", "discard")]
        return f" {listed([self._zone(zone, desc.side, ctx, where) for zone in zones], 'lub')}" if zones else ""

    def _zone(self, zone: str, side: str, ctx: Context, where: str) -> str:
        case = "gen" if where == "from" else "loc"
        seen = ctx.player(side)
        if zone == "hand" and seen in ("you", ctx.agent):
            return "z ręki" if where == "from" else "na ręce"
        pile = self.whose_pile(side, ctx, zone, case)
        if where == "from":
            return with_z(pile)
        return f"{'w' if zone == 'deck' else 'na'} {pile}"

    # --- names -------------------------------------------------------------------------------------------------------

    def name(self, name: str, ctx: Context, zone: str = "") -> Phrase:
        known = ctx.binding(name)
        if name == "self" and self._another_character(ctx):
            known = replace(known, noun="card")
        if name == "subject" and ctx.subject_is:
            return self.name(ctx.subject_is, ctx, zone)
        gen, plural = gender(self.words, known.noun), known.plural
        if name and name == ctx.recent:
            return Phrase(lambda case: pronoun(case, gen, plural) + zone, known.noun, gen, plural, pronoun=True)
        rel, role = "", known.role or name
        if name in ("host", "domain") and not (ctx.host_known and known.noun != ctx.self_noun):
            rel = ", do której dołączono tę kartę" if gen == "f" else ", do którego dołączono tę kartę"
        elif name == "here" and not ctx.here_known:
            rel = f", do której przydzielona jest {self.name('self', replace(ctx, recent='')).text()}"
        roles = self.words.table("roles")

        def text(case: str) -> str:
            thing = noun(self.words, known.noun, plain(case), plural)
            if rel:
                return thing + zone
            if role in roles:
                return f"{adjective(str(roles[role]), plain(case), gen, plural)} {thing}{zone}"
            far = "tam" if name == "subject" and known.noun == ctx.self_noun and not plural else ""
            this = ten(case, gen, plural)
            return f"{far}{this.replace('tę', 'tą') if far else this} {thing}{zone}"

        return Phrase(text, known.noun, gen, plural, rel=rel)

    def _another_character(self, ctx: Context) -> bool:
        """Whether "this character" could also be the one that the trigger speaks of."""
        subject = ctx.names.get("subject")
        return not ctx.subject_is and subject is not None and subject.noun == ctx.self_noun == "character"

    def pronoun(self, phrase: Phrase) -> Phrase:
        key = phrase.noun if phrase.noun in self.words.table("nouns") else "card"
        gen = gender(self.words, key)
        plural = phrase.plural or (phrase.gender == "n" and gen != "n") or phrase.core().startswith("dowolna liczba")
        return Phrase(lambda case: pronoun(case, gen, plural), phrase.noun, gen, plural, pronoun=True)

    def part_of(self, desc: Desc, quant: Quant, ctx: Context) -> Phrase:
        known = ctx.binding(desc.bound)
        gen = gender(self.words, known.noun)
        rel = ""
        if desc.filters:
            plural = quant.kind not in ("a", "each")
            rel = f", {adjective('który', 'nom', gen, plural)} " + listed(
                [self.predicate(test, ctx, (gen, plural), deny=False) for test in desc.filters], "i")  # fmt: skip
        per = f" za {self.ref(quant.per, ctx).text('acc')}" if quant.per is not None else ""
        if desc.rest and quant.kind in ("each", "bare", "the"):

            def others(case: str) -> str:
                thing = noun(self.words, known.noun, plain(case), True)
                return f"{adjective('pozostały', plain(case), gen, True)} {thing}"

            return Phrase(others, known.noun, gen, True, rel=rel, per=per)
        many = "z pozostałych" if desc.rest else "z nich" if desc.bound == ctx.recent else with_z(
            self.name(desc.bound, replace(ctx, recent="")).text("gen"))  # fmt: skip
        one = quant.kind in ("a", "each", "the")

        def text(case: str) -> str:
            return f"{self._some(quant, plain(case), gen)} {many}"

        return Phrase(text, known.noun, gen if one or quant.kind == "any" else "n", False, rel=rel, per=per)

    def _some(self, quant: Quant, case: str, gen: str) -> str:
        if quant.phrase is not None:
            return f"tyle, ile wynosi {quant.phrase.text()},"
        if quant.kind in ("a", "the"):
            masculine = gen == "m" and case in ("nom", "acc")
            return "jeden" if masculine else adjective("jedny", case, gen, False)
        if quant.kind == "each":
            return adjective("każdy", case, gen, False)
        if quant.kind == "bare":
            return adjective("dowolny", case, gen, False)
        if quant.kind == "any":
            return f"{adjective('dowolny', case, 'f', False)} {noun(self.words, 'number', case, False)}"
        return {"n": str(quant.n), "x": "X", "up_to": f"co najwyżej {quant.n}", "up_to_x": "co najwyżej X",
                "that_many": "tyle samo",
                "plus": f"o {quant.n} więcej", "times": f"{quant.n} razy tyle"}[quant.kind]  # fmt: skip

    def joined(self, phrases: Sequence[Phrase], any_of: bool) -> Phrase:
        def text(case: str) -> str:
            return listed([phrase.text(case) for phrase in phrases], "lub" if any_of else "i")

        several = len(phrases) > 1 and not any_of
        last = phrases[-1]
        return Phrase(text, phrases[0].noun, last.gender, several or last.plural)

    # --- players and numbers -----------------------------------------------------------------------------------------

    def player(self, who: str, ctx: Context) -> Phrase:
        seen = ctx.player(who)
        if seen == "you":
            return _you()
        if seen == ctx.agent:
            return Phrase(lambda case: "jego" if case == "gen" else pronoun(case, "mp", False), "player", "mp",
                          pronoun=True)  # fmt: skip
        head, _, name = seen.partition(".")
        if head in ("controller", "owner"):
            card = self.name(name, ctx)
            first = "kontrolujący" if head == "controller" else "właściciel"
            if head == "owner":
                whose = card.text("gen")

                def owner(case: str) -> str:
                    thing = noun(self.words, "owner", plain(case), False)
                    return f"{whose} {thing}" if card.pronoun else f"{thing} {whose}"

                return Phrase(owner, "player", "mp")
            return Phrase(
                lambda case: f"{noun(self.words, 'player', plain(case), False)} "
                f"{adjective(first, plain(case), 'mp', False)} {card.text('acc')}", "player", "mp",
            )  # fmt: skip
        key = "opponent" if head in ("opponent", "other") else "player"
        base = {"each": "każdy", "active": "aktywny", "nonactive": "nieaktywny", "winner": "zwycięski",
                "loser": "przegrany"}.get(head, "")  # fmt: skip

        def text(case: str) -> str:
            thing = noun(self.words, key, plain(case), False)
            if head == "player":
                return f"{ten(case, 'mp', False)} {thing}"
            if head == "other":
                return f"{thing} tego gracza"
            return f"{adjective(base, plain(case), 'mp', False)} {thing}" if base else thing

        return Phrase(text, "player", "mp")

    def amount_cases(self, key: str, n: Num, ctx: Context, parts: object) -> Phrase:
        """Amounts are patterns that begin with a noun; `{…}` there is the word that declines."""
        pattern = self.fill(self.words.pattern(key), n, ctx, parts)  # type: ignore[arg-type]
        pattern = re.sub(r"(\w+) jego$", r"jego \1", pattern)
        head, _, rest = pattern.partition(" ")
        if not head.startswith("="):
            return fixed(pattern, "f")
        key, _, base = head[1:].partition("/")
        nouns = self.words.table("nouns")

        def text(case: str) -> str:
            this = ten(case, "f", False) if base == "ty" else adjective(base, plain(case), "f", False) if base else ""
            first = f"{this} " if base else ""
            word = (
                noun(self.words, key, plain(case), False)
                if key in nouns
                else _OTHER[key].split()[CASES.index(plain(case))]
            )
            return f"{first}{word} {rest}".strip()

        return Phrase(text, "number", "m" if key == "cost" else "f")


_CASES_OF = re.compile("liczba przypadków (w tej (?:fazie|turze)), w których ")
_OTHER = {
    "skill": "przydatność przydatności przydatności przydatność przydatnością przydatności",
    "cost": "koszt kosztu kosztowi koszt kosztem koszcie",
    "margin": "różnica różnicy różnicy różnicę różnicą różnicy",
    "over": "nadpłata nadpłaty nadpłacie nadpłatę nadpłatą nadpłacie",
}


def _you() -> Phrase:
    words = ("", "ciebie", "ci", "cię", "tobą", "tobie", "ciebie", "tobie", "ciebie", "ciebie")
    forms = dict(zip((*CASES, "pgen", "pdat", "pacc", "per"), words, strict=True))
    return Phrase(lambda case: forms[case], "player", "mp", person=2)
