"""Polish verbs, occurrences and conditions."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cthulhu_desktop.core.cards.abilities import values as va
from cthulhu_desktop.core.cards.abilities.base import Condition, Filter, Num, Ref
from cthulhu_desktop.wording.abilities import polish_words as pw
from cthulhu_desktop.wording.abilities.compose import Composer
from cthulhu_desktop.wording.abilities.conditions import PastEvent
from cthulhu_desktop.wording.abilities.nouns import Desc, Quant
from cthulhu_desktop.wording.abilities.parts import Clause, Context, Phrase, fixed
from cthulhu_desktop.wording.abilities.polish_nouns import PolishNouns
from cthulhu_desktop.wording.abilities.polish_words import listed, own, plain

_TWICE = re.compile(r"tyle, co (\d+) razy ")


class PolishConditions(PolishNouns, Composer):
    """What happens and what is so, as subordinate clauses."""

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

    # --- occurrences and conditions ----------------------------------------------------------------------------------

    def listed_events(self, n: va.CountHappened, ctx: Context) -> str:
        """What the clauses begin with in common is said once."""
        found = [self.happened(PastEvent(kind, n.who, n.subject), ctx, "past").split() for kind in n.kinds]
        same = 0
        while len(found) > 1 and all(words[same : same + 1] == found[0][same : same + 1] != [] for words in found):
            same += 1
        if not same:
            return super().listed_events(n, ctx)
        return " ".join([*found[0][:same], self.conjoined([" ".join(words[same:]) for words in found], True)])

    def _compare(self, test: va.Comparison, by: str, ctx: Context) -> str:
        """ "2 razy tyle, co …" rather than "tyle, co 2 razy …"; "jest mniejsza niż"; "co najmniej 3 razy"."""
        if isinstance(test.a, va.CountHappened) and isinstance(test.b, int) and test.b > 0 and by != "ne":
            often = {"ge": "co najmniej ", "le": "co najwyżej ", "eq": "dokładnie ", "lt": "mniej niż ",
                     "gt": "więcej niż "}[by]  # fmt: skip
            when = self.words.pattern(f"since.{test.a.since}")
            many = "" if (test.b, by) == (1, "ge") else f"{often}{test.b} {'raz' if test.b == 1 else 'razy'} "
            return f"{when} {many}{self.listed_events(test.a, ctx)}"
        text = _TWICE.sub(r"\1 razy tyle, co ", super()._compare(test, by, ctx))
        end = "y" if self.amount(test.a, ctx).gender == "m" else "a"
        return text.replace(" wynosi mniej niż ", f" jest mniejsz{end} niż ").replace(
            " wynosi więcej niż ", f" jest większ{end} niż ")  # fmt: skip

    def conditional(self, word: str, test: Condition, ctx: Context) -> str:
        """What has happened can only be asked for with "jeśli"."""
        past = isinstance(test, va.HappenedSince) or (
            isinstance(test, va.Comparison) and isinstance(test.a, va.CountHappened)
        )
        return super().conditional("if" if past else word, test, ctx)

    def _since(self, test: va.HappenedSince, ctx: Context, deny: bool) -> str:
        on = PastEvent(test.kind, test.who, test.subject)
        since = self.words.pattern(f"since.{test.since}")
        return self.happened(on, ctx, "past_not" if deny else "past", since)

    def _suffix(self, key: str, on: Any, ctx: Context, parts: dict[str, Phrase | str]) -> str:
        if key == "who" and ctx.player(on.who) == "you":
            return "pod twoją kontrolą"
        return super()._suffix(key, on, ctx, parts)

    def happening(self, clause: Clause, form: str) -> str:
        subject = clause.subject
        verb = self.verb(clause.verb)
        gen, plural = (subject.gender, subject.plural) if subject is not None else ("f", False)
        you = subject is not None and subject.person == 2
        past = form.startswith("past")
        said: str
        if form == "now":
            said = self.present(clause, subject)
        elif form == "would":
            said = self._would(clause, subject, gen, plural)
        elif clause.passive:
            became = "zostały" if plural else {"f": "została", "n": "zostało"}.get(gen, "został")
            will = "zostaną" if plural else "zostanie"
            said = f"{became if past else will} {self._participle(clause, subject)}"
        elif past:
            said = f"zdarzyło ci się {verb.infinitive}" if you else pw.past(self.words, verb.past, gen, plural)
        else:
            said = verb.second if you else verb.third_plural if plural else verb.third
        who = subject.text() if subject is not None else ""
        said = f"nie {said}" if form == "past_not" else said
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
        place = "w grze " if self._in_play(desc) else ""
        if none:
            return f"{place}nie ma {thing}"
        counted = self.described(bare, quant, ctx, "in")
        if by in ("lt", "gt"):
            return f"{place}jest {start} {thing}"
        return " ".join(f"{place}{'są' if counted.plural else 'jest'} {start} {counted.text()}".split())

    def _in_play(self, desc: Desc) -> bool:
        """Whether nothing else says where the cards are."""
        cards = desc.nouns[0] in ("card", "character", "support", "attachment", "conspiracy")
        return cards and desc.side == "any" and desc.zones == ("play",) and self._anywhere(desc)

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


_COUNTED = {"eq": "równa", "ne": "inna niż", "le": "nie większa niż", "ge": "nie mniejsza niż", "lt": "mniejsza niż",
            "gt": "większa niż"}  # fmt: skip
