"""Polish sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities.base import Filter, Num, Ref
from cthulhu_desktop.wording.abilities import polish_words as pw
from cthulhu_desktop.wording.abilities.compose import Composer, Group, Lead
from cthulhu_desktop.wording.abilities.nouns import Desc, Quant
from cthulhu_desktop.wording.abilities.parts import Clause, Context, Phrase, fixed
from cthulhu_desktop.wording.abilities.polish_nouns import PolishNouns
from cthulhu_desktop.wording.abilities.polish_words import listed, own, plain
from cthulhu_desktop.wording.abilities.slots import letters

VerbForm = Callable[[Clause], str]
_SHORT = re.compile(r"(na|do|z|w|pod|nad) (niej|niego|nich|nią|nim|nimi|nie)")
_AGREES = re.compile(r"\^(\w+)")


class Polish(PolishNouns, Composer):
    """Card texts in Polish."""

    # --- verbs -------------------------------------------------------------------------------------------------------

    def verb(self, key: str) -> pw.Verb:
        """The forms of a verb."""
        return pw.verb(self.words, key)

    def present(self, clause: Clause, subject: Phrase | None) -> str:
        """Imperfective present, or the present of a passive."""
        if clause.passive:
            be = "zostają" if subject is not None and subject.plural else "zostaje"
            return f"{be} {self._participle(clause, subject)}"
        forms = self.verb(clause.verb).present
        if subject is None or subject.person == 2:
            return forms[0]
        return forms[2] if subject.plural else forms[1]

    def _participle(self, clause: Clause, subject: Phrase | None) -> str:
        base = self.verb(clause.verb).participle
        return pw.adjective(base, "nom", subject.gender if subject else "f", bool(subject and subject.plural))

    def _bodies(self, group: Group, subject: Phrase | None, verb_of: VerbForm) -> str:
        found: list[str] = []
        verbs: list[str] = []
        for place, clause in enumerate(group):
            verbs.append(verb_of(clause))
            after = group[place + 1] if place + 1 < len(group) else None
            fuse = after is not None and after.same and not clause.tail and not after.tail and not clause.adv
            if fuse and (clause.intro or clause.same or (after is not None and after.verb == "przygotować")):
                continue
            first = group[place - len(verbs) + 1]
            again = len(verbs) == 1 and clause.same and place > 0 and group[place - 1].same
            obj = "" if again else first.obj
            parts = (listed(verbs, "i"), obj, clause.tail, clause.adv)
            if _SHORT.fullmatch(clause.tail) and obj:
                parts = (parts[0], clause.tail, obj, clause.adv)
            text = " ".join(part for part in parts if part) + (clause.end or first.end)
            found.append(self._agreeing(text, clause.subject or subject))
            verbs = []
        return listed(found, "i")

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

        start = f"{subject.text()} " if subject is not None else ""
        return f"{self._lead(lead)}{start}{self._bodies(group, subject, verb_of)}"

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

        return f", aby {subject.text()} {self._bodies(group, subject, verb_of)}"

    def allowed(self, group: Group, who: Phrase, subject: Phrase | None, lead: Lead) -> str:
        may = "możesz" if who.person == 2 else f"{who.text()} może"
        if subject is None:
            return f"{self._lead(lead)}{may} {self._infinitives(group)}"
        said = self.told(group, subject, Lead())
        return f"{self._lead(lead)}{may} sprawić, że {said}"

    def option(self, group: Group, subject: Phrase | None) -> str:
        return self._infinitives(group) if subject is None else self.told(group, subject, Lead())

    def unless(self, group: Group, who: Phrase) -> str:
        return f", chyba że {self.told(group, who, Lead())}"

    # --- occurrences and conditions ----------------------------------------------------------------------------------

    def happening(self, clause: Clause, form: str) -> str:
        subject = clause.subject
        verb = self.verb(clause.verb)
        gen, plural = (subject.gender, subject.plural) if subject is not None else ("f", False)
        you = subject is not None and subject.person == 2
        said: str
        if form == "now":
            said = self.present(clause, subject)
        elif form == "would":
            said = self._would(clause, subject, gen, plural)
        elif clause.passive:
            became = "zostały" if plural else {"f": "została", "n": "zostało"}.get(gen, "został")
            will = "zostaną" if plural else "zostanie"
            said = f"{became if form == 'past' else will} {self._participle(clause, subject)}"
        elif form == "past":
            said = pw.past(self.words, verb.past, gen, plural) + ("eś" if you else "")
        else:
            said = verb.second if you else verb.third_plural if plural else verb.third
        who = subject.text() if subject is not None else ""
        if clause.verb.endswith("_się"):
            who, said = said, who
        return " ".join(part for part in (who, said, clause.obj, clause.tail, clause.adv) if part)

    def _would(self, clause: Clause, subject: Phrase | None, gen: str, plural: bool) -> str:
        if subject is not None and subject.person == 2:
            return f"masz {self.verb(clause.verb).infinitive}"
        have = pw.past(self.words, "miał", gen, plural)
        if clause.passive:
            return f"{have}by zostać {self._participle(clause, subject)}"
        return f"{have}by {self.verb(clause.verb).infinitive}"

    def is_so(self, x: Phrase, filters: Sequence[Filter], ctx: Context, *, deny: bool) -> str:
        agree = (x.gender, x.plural)
        if not filters:
            return f"{'nie ' if deny else ''}{'istnieją' if x.plural else 'istnieje'} {x.text()}"
        said = [self.predicate(test, ctx, agree, deny=deny) for test in filters]
        return f"{x.text()} {listed(said, 'lub' if deny else 'i')}"

    def there_are(self, desc: Desc | None, x: Ref, n: Num, by: str, ctx: Context) -> str:
        if desc is None or desc.bound or not isinstance(n, int):
            thing = self.ref(x, ctx, "bare").text("gen")
            return f"liczba {thing} jest {_COUNTED[by]} {self.amount(n, ctx).text()}"
        none = (n, by) in ((0, "eq"), (0, "le"), (1, "lt"))
        owned = (
            desc.side in ("you", "opponent") and desc.zones == ("play",) and desc.nouns[0] not in ("story", "domain")
        )
        bare = replace(desc, side="any", count="all") if owned else replace(desc, count="all")
        start, case = self._counted_start(n, by)
        if desc.among:
            return self._among(desc, n, by, ctx)
        one = n == 1 and by in ("ge", "eq")
        quant = Quant("bare") if none or not one else Quant("a")
        if not none and not one:
            quant = Quant("n", n)
        thing = self.described(bare, quant, ctx, "in").text("gen" if none else case)
        if owned:
            who = self.player(desc.side, ctx)
            verb = "kontrolujesz" if who.person == 2 else "kontroluje"
            return " ".join(f"{who.text()} {'nie ' if none else ''}{verb} {start if not none else ''} {thing}".split())
        if none:
            return f"nie ma {thing}"
        counted = self.described(bare, quant, ctx, "in")
        if by in ("lt", "gt"):
            return f"jest {start} {thing}"
        return " ".join(f"{'są' if counted.plural else 'jest'} {start} {counted.text()}".split())

    def _among(self, desc: Desc, n: int, by: str, ctx: Context) -> str:
        place = self.name(desc.among, replace(ctx, recent="")).text("gen")
        if (n, by) in ((0, "eq"), (0, "le"), (1, "lt")):
            none = self.described(replace(desc, among="", count="all"), Quant("bare"), ctx, "in").text("gen")
            return f"wśród {place} nie ma {none}"
        one = n == 1 and by in ("ge", "eq")
        thing = self.described(replace(desc, among="", count="all"), Quant("a") if one else Quant("n", n), ctx, "in")
        start = self._counted_start(n, by)[0]
        return " ".join(f"wśród {place} {'są' if thing.plural else 'jest'} {start} {thing.text()}".split())

    def _counted_start(self, n: int, by: str) -> tuple[str, str]:
        if n == 1 and by == "ge":
            return "", "acc"
        return {"eq": ("dokładnie", "acc"), "ne": ("nie dokładnie", "acc"), "le": ("co najwyżej", "acc"),
                "ge": ("co najmniej", "acc"), "lt": ("mniej niż", "acc"), "gt": ("więcej niż", "acc")}[by]  # fmt: skip

    def is_there(self, thing: Phrase, zone: str, *, deny: bool) -> str:
        no = "nie " if deny else ""
        return f"{thing.text()} {no}{'leżą' if thing.plural else 'leży'} {zone.strip()}".strip()

    def is_in_play(self, thing: Phrase, *, deny: bool) -> str:
        be = "są" if thing.plural else "jest"
        return " ".join(f"{thing.text()} {'już nie' if deny else 'wciąż'} {be} w grze".split())

    def more_than(self, desc: Desc, by: str, ctx: Context) -> str:
        mine, yours = self.player(desc.side, ctx), self.player("opponent" if desc.side == "you" else "you", ctx)
        thing = self.described(replace(desc, side="any"), Quant("bare"), ctx, "in").text("gen")
        verb = "kontrolujesz" if mine.person == 2 else "kontroluje"
        other = yours.text() if yours.person == 3 else "ty"
        how = {"gt": ("więcej", "niż"), "lt": ("mniej", "niż"), "eq": ("tyle samo", "co")}[by]
        return f"{mine.text()} {verb} {how[0]} {thing} {how[1]} {other}".strip()

    def conjoined(self, parts: Sequence[str], any_of: bool) -> str:
        return listed(parts, "lub" if any_of else "i")

    def own_story(self, ctx: Context) -> Phrase:
        card = self.name("self", replace(ctx, recent="")).text()

        def text(case: str) -> str:
            return pw.noun(self.words, "story", plain(case), False)

        return Phrase(text, "story", "f", rel=f", do której przydzielona jest {card}")

    def struggle(self, icon: str | None, ctx: Context) -> Phrase:
        tail = f" [{icon}]" if icon else ""
        return Phrase(lambda case: pw.noun(self.words, "struggle", plain(case), False) + tail, "struggle", "n")

    def phase_of(self, who: str, phase: str, ctx: Context) -> Phrase:
        name = f" {self.words.look_up('phases', phase)}" if phase else ""
        whose = self.player(who, ctx) if who else None

        def text(case: str) -> str:
            thing = pw.noun(self.words, "phase", plain(case), False) + name
            if whose is None:
                return thing
            if whose.person == 2:
                return f"{own('tw', case, 'f', False)} {thing}"
            return f"{thing} {whose.text('gen')}"

        return Phrase(text, "phase", "f")

    def turn_of(self, who: str, ctx: Context) -> Phrase:
        whose = self.player(who, ctx)
        return fixed("twoja tura" if whose.person == 2 else f"tura {whose.text('gen')}", "f")

    def labels(self, labels: Sequence[str]) -> Phrase:
        if not labels:
            return Phrase(lambda case: pw.noun(self.words, "ability", plain(case), False), "ability", "f")
        names = {
            "action": "Akcja Akcji Akcji Akcję Akcją Akcji",
            "response": "Reakcja Reakcji Reakcji Reakcję Reakcją Reakcji",
            "forced": "Reakcja_przymusowa Reakcji_przymusowej Reakcji_przymusowej Reakcję_przymusową "
            "Reakcją_przymusową Reakcji_przymusowej",
            "disrupt": "Rozproszenie Rozproszenia Rozproszeniu Rozproszenie Rozproszeniem Rozproszeniu",
        }  # fmt: skip

        def text(case: str) -> str:
            place = pw.CASES.index(plain(case))
            return listed([names[label].split()[place].replace("_", " ") for label in labels], "lub")

        return Phrase(text, "ability", "f")

    # --- parts of effects --------------------------------------------------------------------------------------------

    def gender_of(self, mark: str) -> tuple[str, bool]:
        return (mark if mark in ("m", "mp", "f", "n") else "f"), mark == "pl"

    def list_of(self, parts: Sequence[str]) -> str:
        return listed(parts, "oraz")

    def gained(self, gains: list[str], node: fx.Modify) -> str:
        """Keywords that follow each other share the words "słowa kluczowe"."""
        word = "słowo kluczowe "
        merged: list[str] = []
        run: list[str] = []
        for part in [*gains, ""]:
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
            if seen == "you":
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
                if len(icons) > 1:
                    return f"po jednym zmaganiu {names}"
                return f"{start}{pw.noun(self.words, 'struggle', plain(case), False)} {names}"
            return f"{counted.text(case)} {names}"

        return replace(counted, cases=text, per="")

    def all_tokens(self, side: str, ctx: Context) -> Phrase:
        seen = "" if side in ("any", "each") else ctx.player(side)

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


_COUNTED = {"eq": "równa", "ne": "inna niż", "le": "nie większa niż", "ge": "nie mniejsza niż", "lt": "mniejsza niż",
            "gt": "większa niż"}  # fmt: skip
