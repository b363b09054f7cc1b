"""German sentences: where the verb stands depends on the form."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities.base import Filter, Num, Ref
from cthulhu_desktop.wording.abilities import german_words as gw
from cthulhu_desktop.wording.abilities.compose import Composer, Group, Lead
from cthulhu_desktop.wording.abilities.german_amounts import GermanAmounts
from cthulhu_desktop.wording.abilities.german_filters import HOW_MANY
from cthulhu_desktop.wording.abilities.german_words import listed
from cthulhu_desktop.wording.abilities.nouns import Desc, Quant
from cthulhu_desktop.wording.abilities.parts import CLOSE, OPEN, Clause, Context, Phrase, fixed
from cthulhu_desktop.wording.abilities.slots import letters

CAPITAL = "\x05"
"""The next letter begins a sentence, as after a colon."""

_REFLEXIVE = ("ansehen",)
_PRONOUNS = ("ihn", "sie", "es", "ihm", "ihr", "ihnen")


def spaced(*parts: str) -> str:
    """What there is of the parts, with blanks."""
    return " ".join(part for part in parts if part)


def with_verb(middle: str, verb: str, end: str = "") -> str:
    """The verb behind what stands before it; a relative clause at the end moves behind the verb."""
    start, depth = len(middle), 0
    if not end and middle.endswith(CLOSE):
        for start in range(len(middle) - 1, -1, -1):
            depth += (middle[start] == CLOSE) - (middle[start] == OPEN)
            if depth == 0 and start:
                return f"{spaced(middle[:start], verb)}{middle[start:]}"
    return spaced(middle, verb) + end


class German(GermanAmounts, Composer):
    """Card texts in German."""

    # --- clauses -----------------------------------------------------------------------------------------------------

    def verb(self, key: str) -> gw.Verb:
        """The forms of a verb."""
        return gw.verb(self.words, key)

    def with_per(self, clause: Clause, per: str) -> Clause:
        return replace(clause, adv=spaced(per, clause.adv)) if per else clause

    def with_suffix(self, clause: Clause, text: str) -> Clause:
        if text.startswith(OPEN):
            return replace(clause, obj=f"{clause.obj}{text}")
        if text.startswith("mit einem Unterschied"):
            return replace(clause, tail=spaced(clause.tail, text))
        return replace(clause, adv=spaced(clause.adv, text))

    def _middle(self, clause: Clause, *adverbs: str, shared: bool = False, own: str = "") -> str:
        """What stands between the two parts of the verb: pronouns first, then adverbs, then the rest. `own` is the
        reflexive pronoun of who acts."""
        own = own if clause.verb in _REFLEXIVE and not clause.passive else ""
        passive = self.verb(clause.verb).participle if clause.passive else ""
        if clause.obj in _PRONOUNS:
            return spaced("" if shared else clause.obj, own, *adverbs, clause.adv, clause.tail, passive)
        return spaced(own, *adverbs, clause.adv, clause.obj, clause.tail, passive)

    def _own(self, who: Phrase | None) -> str:
        return "dir" if who is None or who.person == 2 else "sich"

    def _finite(self, clause: Clause, subject: Phrase | None) -> str:
        verb = self.verb("werden" if clause.passive else clause.verb)
        if subject is None:
            return verb.imperative
        return verb.second if subject.person == 2 else verb.plural if subject.plural else verb.third

    def _prefix(self, clause: Clause) -> str:
        return "" if clause.passive else self.verb(clause.verb).apart

    def _main(self, group: Group, subject: Phrase | None, front: bool, *adverbs: str) -> str:
        """Main clauses: the verb first (instructions and after something in front), or after the subject."""
        found = []
        for place, clause in enumerate(group):
            whose = clause.subject or subject
            extra = adverbs if place == 0 else ()
            name = whose.text() if whose is not None and place == 0 else ""
            verb, prefix = self._finite(clause, whose), self._prefix(clause)
            middle = self._middle(clause, *extra, own=self._own(whose))
            start = spaced(*((verb, name) if front or whose is None else (name, verb)))
            found.append(spaced(start, with_verb(middle, prefix, clause.end) if prefix else middle + clause.end))
        return listed(found, "und")

    def _final(self, group: Group, subject: Phrase) -> str:
        """A subordinate clause."""
        found = []
        for place, clause in enumerate(group):
            whose = clause.subject or subject
            verb = self.verb("werden" if clause.passive else clause.verb)
            said = verb.final(whose.plural, whose.person == 2)
            middle = self._middle(clause, own=self._own(whose))
            found.append(spaced(whose.text() if place == 0 else "", with_verb(middle, said, clause.end)))
        return listed(found, "und")

    def told(self, group: Group, subject: Phrase | None, lead: Lead) -> str:
        if subject is None and group and group[0].subject is not None:
            subject = group[0].subject
        then = "danach" if lead.then else ""
        instead = "stattdessen" if lead.instead else ""
        if subject is None:
            return lead.text + self._main(group, None, True, then, instead, lead.adverb)
        if lead.text:
            return lead.text + self._main(group, subject, True, then, instead, lead.adverb)
        first = [part for part in (then, instead, lead.adverb) if part]
        if first:
            return f"{first[0]} {self._main(group, subject, True, *first[1:])}"
        return self._main(group, subject, False)

    def purpose(self, group: Group, subject: Phrase | None) -> str:
        if subject is not None:
            return f", damit {self._final(group, subject)}"
        found: list[str] = []
        for place, clause in enumerate(group):
            before = group[place - 1] if place else None
            shared = clause.same and clause.obj in ("ihn", "sie", "es") and before is not None
            shared = shared and before is not None and (before.intro or before.same)
            shared = shared and not found[-1].endswith(CLOSE)
            middle = self._middle(clause, shared=shared, own="dir")
            found.append(with_verb(middle, self.verb(clause.verb).with_zu, clause.end))
        return f", um {listed(found, 'und')}"

    def _infinitives(self, group: Group, own: str = "sich") -> str:
        found: list[str] = []
        for place, clause in enumerate(group):
            before = group[place - 1] if place else None
            shared = clause.same and clause.obj in ("ihn", "sie", "es") and before is not None and before.intro
            middle = self._middle(clause, shared=shared and not found[-1].endswith(CLOSE), own=own)
            found.append(with_verb(middle, self.verb(clause.verb).infinitive, clause.end))
        return listed(found, "und")

    def allowed(self, group: Group, who: Phrase, subject: Phrase | None, lead: Lead) -> str:
        may = "darfst" if who.person == 2 else "darf"
        then = "danach" if lead.then else ""
        instead = "stattdessen" if lead.instead else ""
        start = f"{lead.text}{may} {who.text()}" if lead.text else f"{who.text()} {may}"
        if lead.adverb and not lead.text:
            start = f"{lead.adverb} {may} {who.text()}"
        start = spaced(start, then, instead, lead.adverb if lead.text else "")
        if subject is None:
            return f"{start} {self._infinitives(group, self._own(who))}"
        return f"{start} bewirken, dass {self._final(group, subject)}"

    def option(self, group: Group, subject: Phrase | None) -> str:
        return self._infinitives(group) if subject is None else CAPITAL + self.told(group, subject, Lead())

    def unless(self, group: Group, who: Phrase) -> str:
        return f", es sei denn, {self.told(group, who, Lead())}"

    def sentence(self, text: str) -> str:
        text = text.replace(f"; oder {CAPITAL}", "; oder ").replace(f" {CAPITAL}:", f":{CAPITAL}")
        return super().sentence(re.sub(f"{CAPITAL}(\\s*)(\\w)", lambda match: match[1] + match[2].upper(), text))

    def and_if(self, lead: str, condition: str) -> str:
        return f"{lead.removesuffix(', ')} und {condition}" if lead else condition

    def whole_option(self, text: str) -> str:
        return CAPITAL + text

    # --- occurrences and conditions ----------------------------------------------------------------------------------

    def happening(self, clause: Clause, form: str) -> str:
        subject = clause.subject
        verb = self.verb(clause.verb)
        plural = subject is not None and subject.plural
        you = subject is not None and subject.person == 2
        who = subject.text() if subject is not None else ""
        middle = self._middle(replace(clause, passive=False))
        if form == "now":
            end = f"{verb.participle} {'werden' if plural else 'wird'}" if clause.passive else verb.final(plural, you)
        elif form == "would":
            would = "würdest" if you else "würden" if plural else "würde"
            plain = clause.verb == "werden"
            end = f"{verb.participle} {would}" if clause.passive else would if plain else f"{verb.infinitive} {would}"
        elif clause.passive:
            end = f"{verb.participle} {'wurden' if plural else 'wurde'}"
        elif clause.verb == "haben":
            end = "hattest" if you else "hatten" if plural else "hatte"
        else:
            have = self.verb(verb.auxiliary)
            end = f"{verb.participle} {have.second if you else have.plural if plural else have.third}"
        return spaced(who, with_verb(middle, end))

    def is_so(self, x: Phrase, filters: Sequence[Filter], ctx: Context, *, deny: bool) -> str:
        if not filters:
            return f"{x.text()} {'nicht ' if deny else ''}da {'sind' if x.plural else 'ist'}"
        said = [self.predicate(test, ctx, (x.gender, x.plural), deny=deny) for test in filters]
        return f"{x.text()} {listed(said, 'oder' if deny else 'und')}"

    def there_are(self, desc: Desc | None, x: Ref, n: Num, by: str, ctx: Context) -> str:
        if desc is None or desc.bound or not isinstance(n, int):
            thing = self.ref(x, ctx, "bare").text("gen")
            return f"die Zahl {thing} {_COUNTED[by]} {self.amount(n, ctx).text()}\x01"
        none = (n, by) in ((0, "eq"), (0, "le"), (1, "lt"))
        owned = (
            desc.side in ("you", "opponent") and desc.zones == ("play",) and desc.nouns[0] not in ("story", "domain")
        )
        bare = replace(desc, side="any", count="all") if owned else replace(desc, count="all")
        among = f"unter {self.name(desc.among, replace(ctx, recent='')).text('dat')}" if desc.among else ""
        bare = replace(bare, among="")
        one = n == 1 and by in ("ge", "eq") and not none
        case = "acc" if owned else "nom"
        if none:
            thing = self._no(bare, ctx, case)
        else:
            how = "" if (one and by == "ge") else HOW_MANY[by]
            thing = spaced(how, self.described(bare, Quant("a") if one else Quant("n", n), ctx, "in").text(case))
        if owned:
            who = self.player(desc.side, ctx)
            return f"{who.text()} {thing} {'kontrollierst' if who.person == 2 else 'kontrolliert'}"
        many = not one and not none
        if among:
            return f"{among} {thing} {'sind' if many else 'ist'}"
        return f"es {thing} gibt" if desc.zones[0] != "row" else f"es {self._acc(bare, none, one, n, by, ctx)} gibt"

    def _acc(self, desc: Desc, none: bool, one: bool, n: int, by: str, ctx: Context) -> str:
        if none:
            return self._no(desc, ctx, "acc")
        how = "" if (one and by == "ge") else HOW_MANY[by]
        return spaced(how, self.described(desc, Quant("a") if one else Quant("n", n), ctx, "in").text("acc"))

    def _no(self, desc: Desc, ctx: Context, case: str) -> str:
        text = self.described(desc, Quant("a"), ctx, "in").text(case)
        return f"k{text}" if text.startswith("ein") else f"nicht {text}"

    def is_there(self, thing: Phrase, zone: str, *, deny: bool) -> str:
        return spaced(thing.text(), "nicht" if deny else "", zone.strip(), "liegen" if thing.plural else "liegt")

    def is_in_play(self, thing: Phrase, *, deny: bool) -> str:
        return spaced(thing.text(), "nicht mehr" if deny else "noch", "im Spiel", "sind" if thing.plural else "ist")

    def more_than(self, desc: Desc, by: str, ctx: Context) -> str:
        mine, yours = self.player(desc.side, ctx), self.player("opponent" if desc.side == "you" else "you", ctx)
        thing = self.described(replace(desc, side="any"), Quant("bare"), ctx, "in").text("acc")
        verb = "kontrollierst" if mine.person == 2 else "kontrolliert"
        how = {"gt": ("mehr", "als"), "lt": ("weniger", "als"), "eq": ("ebenso viele", "wie")}[by]
        return f"{mine.text()} {how[0]} {thing} {verb} {how[1]} {yours.text()}"

    def conjoined(self, parts: Sequence[str], any_of: bool) -> str:
        return listed(parts, "oder" if any_of else "und")

    def own_story(self, ctx: Context) -> Phrase:
        card = self.name("self", replace(ctx, recent="")).text()
        return Phrase(lambda case: f"{gw.article('ein', case, 'f', False)} Geschichte", "story", "f",
                      rel=f"{OPEN}, der {card} zugewiesen ist")  # fmt: skip

    def struggle(self, icon: str | None, ctx: Context) -> Phrase:
        mark = f"[{icon}]-" if icon else ""

        def text(case: str) -> str:
            return f"{gw.article('ein', case, 'n', False)} {mark}{gw.noun(self.words, 'struggle', case, False)}"

        return Phrase(text, "struggle", "n")

    def phase_of(self, who: str, phase: str, ctx: Context) -> Phrase:
        name = str(self.words.look_up("phases", phase)) if phase else "Phase"
        whose = self.player(who, ctx) if who else None

        def text(case: str) -> str:
            if whose is None:
                return f"{gw.article('ein', case, 'f', False)} {name}"
            if whose.person == 2:
                return f"{gw.article('dein', case, 'f', False)} {name}"
            return f"{gw.article('der', case, 'f', False)} {name} {whose.text('gen')}"

        return Phrase(text, "phase", "f")

    def turn_of(self, who: str, ctx: Context) -> Phrase:
        whose = self.player(who, ctx)
        return fixed("dein Zug" if whose.person == 2 else f"der Zug {whose.text('gen')}", "m")

    def labels(self, labels: Sequence[str]) -> Phrase:
        names = [(label, self.words.pattern(f"label.{label}")) for label in labels]

        def text(case: str) -> str:
            if not names:
                return f"{gw.article('ein', case, 'f', False)} {gw.noun(self.words, 'ability', case, False)}"
            ein = gw.article("ein", case, "f", False)
            forced = gw.adjective("Erzwungen", "mixed", case, "f", False)
            return listed([f"{ein} {name.replace('Erzwungene', forced)}" for _, name in names], "oder")

        return Phrase(text, "ability", "f")

    # --- parts of effects --------------------------------------------------------------------------------------------

    def gender_of(self, mark: str) -> tuple[str, bool]:
        return (mark if mark in ("m", "f", "n") else "n"), mark == "pl"

    def list_of(self, parts: Sequence[str]) -> str:
        return listed(parts, "und")

    def pile(self, who: str, ctx: Context, zone: str) -> Phrase:
        seen = ctx.player(who)
        mine = zone == "hand" and seen == ctx.agent

        def text(case: str) -> str:
            if mine and case == "acc":
                return "die Hand"
            return self.whose_pile(who, ctx, zone, case)

        return Phrase(text, zone, gw.gender(self.words, zone))

    def owners_pile(self, plural: bool, zone: str, thing: Phrase) -> Phrase:
        gen = gw.gender(self.words, zone)
        whose = "ihrer Besitzer" if plural else f"{'ihres' if thing.gender == 'f' else 'seines'} Besitzers"

        many = plural and zone != "hand"

        def text(case: str) -> str:
            return f"{gw.article('der', case, gen, many)} {gw.noun(self.words, zone, case, many)} {whose}"

        return Phrase(text, zone, gen, many)

    def tokens(self, n: Num, side: str, ctx: Context) -> Phrase:
        plainly = self.counted("token", n, ctx, up_to=False)
        if side in ("any", "each"):
            return plainly
        seen = ctx.player(side)
        if seen == "you":
            return replace(plainly, cases=lambda _: f"{self.amount(n, ctx).text()} deiner Erfolgsmarker")
        return replace(plainly, cases=lambda case: f"{plainly.core(case)} {self.player(side, ctx).text('gen')}")

    def struggles(self, icons: str, n: Num, ctx: Context) -> Phrase:
        marks = [f"[{icon}]-" for icon in icons] or ["[T]-"]
        counted = self.described(Desc(("struggle",)), self.number(n, ctx), ctx, "in")

        def text(case: str) -> str:
            if n == 1:
                ein = gw.article("ein", case, "n", False)
                return listed([f"{ein} {mark}Duell" for mark in marks], "und")
            return f"{self.amount(n, ctx).text()} {listed(marks, 'und')}{gw.noun(self.words, 'struggle', case, True)}"

        return replace(counted, cases=text, per="", rel="")

    def all_tokens(self, side: str, ctx: Context) -> Phrase:
        seen = "" if side in ("any", "each") else ctx.player(side)
        mine = seen == "you"

        def text(case: str) -> str:
            thing = gw.noun(self.words, "token", case, True)
            whose = f" {self.player(side, ctx).text('gen')}" if seen and not mine else ""
            word = gw.article("all", case, "m", True)
            return spaced(word, gw.article("dein", case, "m", True) if mine else "", thing) + whose

        return Phrase(text, "token", "m", True)

    def piles(self, who: str, ctx: Context, zones: Sequence[str]) -> Phrase:
        return Phrase(
            lambda case: listed([self.whose_pile(who, ctx, zone, case) for zone in zones], "oder"), "deck", "n"
        )

    def more_of(self, noun: str, n: Num, ctx: Context) -> str:
        less = isinstance(n, int) and n < 0
        number: Num = -n if less and isinstance(n, int) else n
        thing = self.counted(noun, number, ctx, up_to=False).text("acc")
        return f"{thing} {'weniger' if less else 'mehr'}"

    def played(self, node: fx.CostChange, ctx: Context) -> Phrase:
        ends = {"": "in dieser Phase", "phase": "in dieser Phase", "turn": "in diesem Zug", "permanent": "von nun an",
                "opponents_turn": "bis zum Ende des nächsten Zuges deines Gegners"}  # fmt: skip
        when = "" if ctx.static and not node.until else ends[node.until]
        desc = Desc((node.x.base,), node.x.filters)
        who = self.player(node.who, ctx) if node.who != "each" else None
        plays = "spielst" if who is not None and who.person == 2 else "spielt"
        name = who.text() if who is not None else "ein Spieler"
        thing = self.described(desc, Quant("the" if node.next_ else "bare"), ctx, "in")
        relative = gw.relative("acc", thing.gender, not node.next_)
        rel = spaced(f"{thing.rel}, {relative} {name}", when, plays)
        if node.next_:
            return replace(thing, cases=lambda case: self._next(thing, case), rel=rel)
        if who is None:
            return replace(thing, cases=lambda case: spaced(thing.core(case), when))
        return replace(thing, rel=rel)

    def _next(self, thing: Phrase, case: str) -> str:
        word, _, rest = thing.core(case).partition(" ")
        return f"{word} {gw.adjective('nächst', 'weak', case, thing.gender, False)} {rest}"

    def attach_rule(self, to: Phrase) -> str:
        return self.sentence(f"an {to.core('acc')} anlegen{to.rel}")

    def icon_list(self, icons: str) -> str:
        return letters(icons)


_COUNTED = {"eq": "so groß ist wie", "ne": "nicht so groß ist wie", "le": "höchstens so groß ist wie",
            "ge": "mindestens so groß ist wie", "lt": "kleiner ist als", "gt": "größer ist als"}  # fmt: skip
