"""Polish sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities import flow as fl
from cthulhu_desktop.core.cards.abilities.base import Effect, Num
from cthulhu_desktop.wording.abilities import polish_words as pw
from cthulhu_desktop.wording.abilities.compose import Group, Lead
from cthulhu_desktop.wording.abilities.nouns import Desc, Quant
from cthulhu_desktop.wording.abilities.parts import Clause, Context, Phrase
from cthulhu_desktop.wording.abilities.polish_conditions import PolishConditions
from cthulhu_desktop.wording.abilities.polish_words import listed, own, plain
from cthulhu_desktop.wording.abilities.slots import letters

VerbForm = Callable[[Clause], str]
_SHORT = re.compile(r"(na|do|z|w|pod|nad) (niej|niego|nich|nią|nim|nimi|nie)")
_BARE = re.compile("ją|go|je|ich")
_AS_OFTEN = re.compile("wykonaj (liczba .+?) razy:")
_ENTERING = re.compile("(wyczerpan|szalon|przydzielon)ą")
_ALL = 99
_AGREES = re.compile(r"\^(\w+)")


class Polish(PolishConditions):
    """Card texts in Polish."""

    looked = "from"

    # --- clauses ------------------------------------------------------------------------------------------------------

    def _bodies(self, group: Group, subject: Phrase | None, verb_of: VerbForm) -> str:
        found: list[str] = []
        verbs: list[str] = []
        short = False  # the clause before had the pronoun, so this one need not say it again
        for place, clause in enumerate(group):
            verbs.append(verb_of(clause))
            after = group[place + 1] if place + 1 < len(group) else None
            fuse = after is not None and after.same and not clause.tail and not after.tail and not clause.adv
            if fuse and (clause.intro or clause.same or (after is not None and after.verb == "przygotować")):
                continue
            first = group[place - len(verbs) + 1]
            text = self._body(verbs, clause, "" if short and clause.same else first.obj, last=not after and place > 0)
            short = len(verbs) == 1 and clause.same
            text = self._agreeing(text + (clause.end or first.end), clause.subject or subject)
            if after is None and place > 0 and clause.verb == group[place - 1].verb == "położyć":
                return f"{listed(found, 'i')}, a {text.removeprefix(verbs[0]).strip()}"
            found.append(text)
            verbs = []
        return listed(found, "i")

    def _body(self, verbs: list[str], clause: Clause, obj: str, *, last: bool) -> str:
        """The words of a clause in their order: short pronouns come early."""
        said = listed(verbs, "i")
        if _SHORT.fullmatch(clause.tail) and obj:
            parts = [said, clause.tail, obj, clause.adv]
        elif last and _BARE.fullmatch(obj) and said == self.verb(clause.verb).infinitive and not clause.tail:
            parts = [obj, said, clause.adv]
        else:
            parts = [said, obj, clause.tail, clause.adv]
        return " ".join(part for part in parts if part)

    def _fronted(self, group: Group, subject: Phrase | None) -> tuple[str, Group]:
        """ "do końca fazy" stands before the one it is said of; behind the object it would seem to belong there."""
        last = group[-1] if group else None
        if last is None or subject is None or not last.adv.startswith("do końca"):
            return "", group
        return f"{last.adv} ", [*group[:-1], replace(last, adv="")]

    def _agreeing(self, text: str, subject: Phrase | None) -> str:
        """`^wybrany` agrees with the subject."""
        gen, plural = (subject.gender, subject.plural) if subject is not None else ("f", False)
        return _AGREES.sub(lambda match: pw.adjective(match[1], "nom", gen, plural), text)

    def _lead(self, lead: Lead) -> str:
        text = lead.text
        if lead.then:
            text = f"następnie{',' if text else ''} {text}"
        if lead.adverb:
            text += f"{lead.adverb} "
        return f"{text}zamiast tego " if lead.instead else text

    def told(self, group: Group, subject: Phrase | None, lead: Lead) -> str:
        if subject is None and group and group[0].subject is not None:
            subject = group[0].subject

        def verb_of(clause: Clause) -> str:
            whose = clause.subject or subject
            return self.verb(clause.verb).imperative if whose is None else self.present(clause, whose)

        until, group = self._fronted(group, subject)
        start = f"{subject.text()} " if subject is not None else ""
        if start == "każdy gracz " and group[0].verb.startswith("nie_"):
            start = "żaden gracz "
        return f"{self._lead(lead)}{until}{start}{self._bodies(group, subject, verb_of)}"

    def _infinitives(self, group: Group, subject: Phrase | None = None) -> str:
        return self._bodies(group, subject, lambda clause: self.verb(clause.verb).infinitive)

    def purpose(self, group: Group, subject: Phrase | None) -> str:
        if subject is None:
            short = group[0].obj if group[0].same and not group[0].tail else group[0].tail
            if len(group) == 1 and short in ("ją", "go", "je"):
                return f", aby {short} {self._infinitives([replace(group[0], obj='', tail='')])}"
            return f", aby {self._infinitives(group)}"

        def verb_of(clause: Clause) -> str:
            return pw.past(self.words, self.verb(clause.verb).past, subject.gender, subject.plural)

        until, group = self._fronted(group, subject)
        return f", aby {until}{subject.text()} {self._bodies(group, subject, verb_of)}"

    def allowed(self, group: Group, who: Phrase, subject: Phrase | None, lead: Lead) -> str:
        may = "możesz" if who.person == 2 else f"{who.text()} może"
        if subject is None:
            return f"{self._lead(lead)}{may} {self._infinitives(group)}"
        return f"{self._lead(lead)}{may} sprawić, że {self._will(group, subject)}"

    def option(self, group: Group, subject: Phrase | None) -> str:
        return self.told(group, subject, Lead())

    def _option(self, option: fl.Seq, ctx: Context, full: bool) -> str:
        return super()._option(option, ctx, full or ctx.agent != "you")

    def unless(self, group: Group, who: Phrase) -> str:
        return f", chyba że {self._will(group, who)}"

    def _will(self, group: Group, subject: Phrase) -> str:
        """What is going to happen, in the perfective."""

        def verb_of(clause: Clause) -> str:
            verb = self.verb(clause.verb)
            if clause.passive:
                will = "zostaną" if subject.plural else "zostanie"
                return f"{will} {self._participle(clause, subject)}"
            return verb.second if subject.person == 2 else verb.third_plural if subject.plural else verb.third

        until, group = self._fronted(group, subject)
        return f"{until}{subject.text()} {self._bodies(group, subject, verb_of)}".strip()

    def quoted(self, text: str) -> str:
        """The full stop of the sentence stands behind the quotation mark."""
        return f"zdolność {super().quoted(text.removesuffix('.'))}"

    # --- what is said otherwise than elsewhere ------------------------------------------------------------------------

    def _after_costs(self, costs: Sequence[Effect], todo: list[Effect], ctx: Context, lead: Lead) -> list[str]:
        found = super()._after_costs(costs, todo, ctx, lead)
        return [text.replace(f"{self.words.pattern('to_do_this')} wybierz jedno:", ", aby wybrać jedno:")
                for text in found]  # fmt: skip

    def _for_each(self, node: fl.ForEach, ctx: Context, lead: Lead) -> list[str]:
        found = super()._for_each(node, ctx, lead)
        return [_AS_OFTEN.sub(r"wykonaj tyle razy, ile wynosi \1:", text) for text in found]

    def amount(self, n: Num, ctx: Context) -> Phrase:
        """In "liczba …" what is yours is "twój", whoever acts."""
        return super().amount(n, replace(ctx, reflexive=False))

    def counted(self, noun: str, n: Num, ctx: Context, *, up_to: bool) -> Phrase:
        """Texts that mean all wounds have 99 of them."""
        if noun == "wound" and n == _ALL:
            return self.described(Desc(("wound",)), Quant("all"), ctx, "in")
        return super().counted(noun, n, ctx, up_to=up_to)

    def _move_parts(self, node: fx.Move | fx.Arrange, ctx: Context, parts: dict[str, Phrase | str]) -> None:
        super()._move_parts(node, ctx, parts)
        if self.pronoun(self.ref(node.x, ctx, "each", "from")).plural:
            parts["entry"] = _ENTERING.sub(r"\1e", str(parts["entry"]))
        first, _, rest = str(parts["entry"]).partition(" jako ")
        parts["entry"] = f"{first} i {rest}" if rest and first.startswith("jako ") else parts["entry"]

    def _search_parts(self, node: fx.Search, ctx: Context, parts: dict[str, Phrase | str]) -> None:
        super()._search_parts(node, ctx, parts)
        x = parts["x"]
        if isinstance(x, Phrase) and self.pronoun(x).plural:
            parts["state"] = _ENTERING.sub(r"\1e", str(parts["state"]))

    # --- parts of effects --------------------------------------------------------------------------------------------

    def gender_of(self, mark: str) -> tuple[str, bool]:
        return (mark if mark in ("m", "mp", "f", "n") else "f"), mark == "pl"

    def list_of(self, parts: Sequence[str]) -> str:
        """Keywords that follow each other share the words "słowa kluczowe"."""
        word = "słowo kluczowe "
        merged: list[str] = []
        run: list[str] = []
        for part in [*parts, ""]:
            if part.startswith(word):
                run.append(part.removeprefix(word))
                continue
            if run:
                merged.append(f"{word if len(run) == 1 else 'słowa kluczowe '}{listed(run, 'i')}")
            run = []
            if part:
                merged.append(part)
        return listed(merged, "oraz")

    def pile(self, who: str, ctx: Context, zone: str) -> Phrase:
        seen = ctx.player(who)
        mine = zone == "hand" and seen in ("you", ctx.agent)

        def text(case: str) -> str:
            if mine and plain(case) in ("acc", "loc"):
                return pw.noun(self.words, zone, plain(case), False)
            return self.whose_pile(who, ctx, zone, plain(case))

        return Phrase(text, zone, pw.gender(self.words, zone))

    def owners_pile(self, plural: bool, zone: str, thing: Phrase) -> Phrase:
        whose = "właścicieli" if plural else "właściciela"
        return Phrase(lambda case: f"{pw.noun(self.words, zone, plain(case), plural)} {whose}", zone,
                      pw.gender(self.words, zone), plural)  # fmt: skip

    def tokens(self, n: Num, side: str, ctx: Context) -> Phrase:
        plainly = self.counted("token", n, ctx, up_to=False)
        if side in ("any", "each"):
            return plainly
        seen = ctx.player(side)
        one = n == 1

        def text(case: str) -> str:
            if seen in ("you", ctx.agent):
                if one:
                    return f"1 {own('sw', case, 'm', False)} {pw.noun(self.words, 'token', plain(case), False)}"
                return f"{plainly.text(case)} (spośród swoich)"
            return f"{plainly.text(case)} {self.player(side, ctx).text('gen')}"

        return replace(plainly, cases=text)

    def struggles(self, icons: str, n: Num, ctx: Context) -> Phrase:
        names = listed([f"[{icon}]" for icon in icons] or ["[T]"], "i")
        counted = self.described(Desc(("struggle",)), self.number(n, ctx), ctx, "in")

        def text(case: str) -> str:
            if n == 1:
                start = "jedno " if plain(case) in ("nom", "acc") else "jednego "
                if len(set(icons)) < len(icons):
                    return listed([self._same_struggles(icon, icons.count(icon), ctx, case)
                                   for icon in dict.fromkeys(icons)], "i")  # fmt: skip
                if len(icons) > 1:
                    return f"po jednym zmaganiu {names}"
                return f"{start}{pw.noun(self.words, 'struggle', plain(case), False)} {names}"
            return f"{counted.core(case)} {names}"

        return replace(counted, cases=text, per="")

    def _same_struggles(self, icon: str, n: int, ctx: Context, case: str) -> str:
        return f"{self.counted('struggle', n, ctx, up_to=False).text(case)} [{icon}]"

    def all_tokens(self, side: str, ctx: Context) -> Phrase:
        seen = "" if side in ("any", "each") else ctx.player(side)
        seen = "you" if seen == ctx.agent else seen

        def text(case: str) -> str:
            stem = "swoj" if seen == "you" else ""
            mine = f"{own('sw', case, 'm', True)} " if stem else ""
            thing = pw.noun(self.words, "token", plain(case), True)
            whose = f" {self.player(side, ctx).text('gen')}" if seen and not stem else ""
            return f"{pw.adjective('wszystki', plain(case), 'm', True)} {mine}{thing}{whose}"

        return Phrase(text, "token", "m", True)

    def piles(self, who: str, ctx: Context, zones: Sequence[str]) -> Phrase:
        def text(case: str) -> str:
            found = [self.whose_pile(who, ctx, zone, plain(case)) for zone in zones]
            return listed([found[0], *(f"na {part}" for part in found[1:])], "lub")

        return Phrase(text, "deck", "f")

    def more_of(self, noun: str, n: Num, ctx: Context) -> str:
        less = isinstance(n, int) and n < 0
        number: Num = -n if less and isinstance(n, int) else n
        thing = self.counted(noun, number, ctx, up_to=False).text("acc")
        return f"{thing} {'mniej' if less else 'więcej'}"

    def played(self, node: fx.CostChange, ctx: Context) -> Phrase:
        ends = {"": "w tej fazie", "phase": "w tej fazie", "turn": "w tej turze", "permanent": "od tej chwili",
                "opponents_turn": "do końca następnej tury przeciwnika"}  # fmt: skip
        when = "" if ctx.static and not node.until else f" {ends[node.until]}"
        desc = Desc((node.x.base,), node.x.filters)
        who = self.player(node.who, ctx) if node.who != "each" else None
        play = "" if who is None else "zagrasz" if who.person == 2 else f"{who.text()} zagra"
        plays = "" if who is None else "zagrywasz" if who.person == 2 else f"{who.text()} zagrywa"
        if node.next_:
            thing = self.described(desc, Quant("the"), ctx, "in")
            base = "następny"
            relative = pw.adjective("który", "acc", thing.gender, False)
            does = play or "zagra któryś z graczy"
            return replace(thing, cases=lambda case: f"{pw.adjective(base, plain(case), thing.gender, False)} "
                           f"{thing.core(case)}", rel=f"{thing.rel}, {relative} {does}{when}")  # fmt: skip
        thing = self.described(desc, Quant("bare"), ctx, "in")
        relative = pw.adjective("który", "acc", thing.gender, True)
        if who is None:
            return replace(thing, cases=lambda case: f"{thing.core(case)}{when}")
        verb = play if when else plays
        return replace(thing, rel=f"{thing.rel}, {relative} {verb}{when}")

    def attach_rule(self, to: Phrase) -> str:
        return self.sentence(f"dołącz do {to.text('pgen')}")

    def icon_list(self, icons: str) -> str:
        return letters(icons)
