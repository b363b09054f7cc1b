"""English sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities import values as va
from cthulhu_desktop.core.cards.abilities.base import Filter, Num, Ref
from cthulhu_desktop.wording.abilities.compose import Composer, Group, Lead
from cthulhu_desktop.wording.abilities.english_filters import listed
from cthulhu_desktop.wording.abilities.english_nouns import EnglishNouns
from cthulhu_desktop.wording.abilities.nouns import Desc, Quant
from cthulhu_desktop.wording.abilities.parts import Clause, Context, Phrase, fixed
from cthulhu_desktop.wording.abilities.slots import letters

MODALS = ("cannot", "must", "may")


class English(EnglishNouns, Composer):
    """Card texts in English."""

    # --- verbs -------------------------------------------------------------------------------------------------------

    def third(self, verb: str) -> str:
        """Third person singular."""
        table = self.words.table("verbs")
        if verb in table:
            return str(table[verb]).split()[0]
        if verb.endswith(("s", "sh", "ch", "x", "z")):
            return f"{verb}es"
        return f"{verb[:-1]}ies" if verb.endswith("y") else f"{verb}s"

    def participle(self, verb: str) -> str:
        """Past participle."""
        table = self.words.table("verbs")
        if verb in table:
            return str(table[verb]).split()[1]
        if verb.endswith("e"):
            return f"{verb}d"
        return f"{verb[:-1]}ied" if verb.endswith("y") else f"{verb}ed"

    def finite(self, verb: str, subject: Phrase | None) -> str:
        """Present tense."""
        if subject is None or subject.person == 2 or subject.plural:
            return "are" if verb == "be" else verb
        return self.third(verb)

    def _bodies(self, group: Group, verb_of: Callable[[Clause], str]) -> list[str]:
        """Each clause; those about the same thing share it."""
        found: list[str] = []
        verbs: list[str] = []
        for place, clause in enumerate(group):
            verbs.append(verb_of(clause))
            after = group[place + 1] if place + 1 < len(group) else None
            fuse = after is not None and after.same and not clause.tail and not after.tail and not clause.adv
            if fuse and (clause.intro or clause.same or (after is not None and after.verb == "ready")):
                continue
            first = clause
            back = len(verbs) - 1
            if back:
                first = group[place - back]
            verb = listed(verbs, "and")
            parts = (verb, first.obj, clause.tail, clause.adv)
            found.append(" ".join(part for part in parts if part) + (clause.end or first.end))
            verbs = []
        return found

    def _base(self, clause: Clause) -> str:
        return f"be {self.participle(clause.verb)}" if clause.passive else clause.verb

    def _lead(self, lead: Lead) -> str:
        text = lead.text
        if lead.then:
            text = f"then, {text}"
        if lead.adverb:
            text += f"{lead.adverb}, "
        return text

    def told(self, group: Group, subject: Phrase | None, lead: Lead) -> str:
        if subject is None and group and group[0].subject is not None:
            subject = group[0].subject

        def verb_of(clause: Clause) -> str:
            own = clause.subject or subject
            if clause.passive:
                return f"{self.finite('be', own)} {self.participle(clause.verb)}"
            return clause.verb if own is None else self.finite(clause.verb, own)

        text = listed(self._bodies(group, verb_of), "and")
        start = f"{subject.text()} " if subject is not None else ""
        end = " instead" if lead.instead else ""
        return f"{self._lead(lead)}{start}{text}{end}"

    def purpose(self, group: Group, subject: Phrase | None) -> str:
        text = listed(self._bodies(group, self._base), "and")
        return f" to {text}" if subject is None else f" to have {subject.text('acc')} {text}"

    def allowed(self, group: Group, who: Phrase, subject: Phrase | None, lead: Lead) -> str:
        text = listed(self._bodies(group, self._base), "and")
        have = f"have {subject.text('acc')} " if subject is not None else ""
        return f"{self._lead(lead)}{who.text()} may {have}{text}{' instead' if lead.instead else ''}"

    def option(self, group: Group, subject: Phrase | None) -> str:
        if subject is not None:
            return self.told(group, subject, Lead())
        return listed(self._bodies(group, self._base), "and")

    def unless(self, group: Group, who: Phrase) -> str:
        return f" unless {self.told(group, who, Lead())}"

    # --- occurrences and conditions ----------------------------------------------------------------------------------

    def happening(self, clause: Clause, form: str) -> str:
        subject = clause.subject
        who = subject.text() if subject is not None else "you"
        if form == "would":
            verb = f"would {self._base(clause)}"
        elif form == "past":
            have = self.finite("have", subject)
            verb = f"{have} {'been ' if clause.passive else ''}{self.participle(clause.verb)}"
        elif clause.passive:
            verb = f"{self.finite('be', subject)} {self.participle(clause.verb)}"
        else:
            verb = self.finite(clause.verb, subject)
        return " ".join(part for part in (who, verb, clause.obj, clause.tail, clause.adv) if part)

    def is_so(self, x: Phrase, filters: Sequence[Filter], ctx: Context, *, deny: bool) -> str:
        many = x.plural
        if not filters:
            return f"{x.text()} {'are' if many else 'is'} {'not ' if deny else ''}there"
        be, have = ("are", "have") if many else ("is", "has")
        if deny:
            be, have = f"{be} not", "do not have" if many else "does not have"
        said = [self.predicate(test, ctx, be, have) for test in filters]
        return f"{x.text()} {listed(said, 'or' if deny else 'and')}"

    def there_are(self, desc: Desc | None, x: Ref, n: Num, by: str, ctx: Context) -> str:
        if desc is None or desc.bound or not isinstance(n, int):
            thing = self.ref(x, ctx, "bare").text()
            return f"the number of {thing} is {COUNTED[by]} {self.amount(n, ctx).text()}"
        none = (n, by) in ((0, "eq"), (0, "le"), (1, "lt"))
        few = 0 if none else n
        single = by in ("eq", "ge") and n == 1
        owned = (
            desc.side in ("you", "opponent") and desc.zones == ("play",) and desc.nouns[0] not in ("story", "domain")
        )
        bare = replace(desc, side="any") if owned else desc
        thing = self.described(replace(bare, count="all"), Quant("a" if single else "bare"), ctx, "in").text()
        if not single:
            thing = f"no {thing}" if none else f"{HOW_MANY[by]} {few} {thing}"
        elif by == "eq":
            thing = "exactly 1 " + re.sub("^a\x02 ", "", thing)
        if owned:
            who = self.player(desc.side, ctx)
            return f"{who.text()} {self.finite('control', who)} {thing}"
        return f"there {'is' if single else 'are'} {thing}"

    def is_there(self, thing: Phrase, zone: str, *, deny: bool) -> str:
        return f"{thing.text()} {'are' if thing.plural else 'is'} {'not ' if deny else ''}{zone.strip()}"

    def is_in_play(self, thing: Phrase, *, deny: bool) -> str:
        return f"{thing.text()} {'are' if thing.plural else 'is'} {'no longer' if deny else 'still'} in play"

    def plainly(self, test: va.Comparison, by: str, ctx: Context) -> str:
        if not isinstance(test.a, va.StrugglesWon) or not isinstance(test.b, int):
            return ""
        who = self.player(test.a.who, ctx)
        return f"{who.text()} won {HOW_MANY[by]} {test.b} struggle{'' if test.b == 1 else 's'} there"

    def amount(self, n: Num, ctx: Context) -> Phrase:
        if isinstance(n, va.Times) and 2 in (n.a, n.b):
            return fixed(f"twice {self.amount(n.a if n.b == 2 else n.b, ctx).text()}")
        return super().amount(n, ctx)

    def more_than(self, desc: Desc, by: str, ctx: Context) -> str:
        mine, yours = self.player(desc.side, ctx), self.player("opponent" if desc.side == "you" else "you", ctx)
        thing = self.described(replace(desc, side="any"), Quant("bare"), ctx, "in").text()
        how = {"gt": "more", "lt": "fewer", "eq": "as many"}[by]
        word = "as" if by == "eq" else "than"
        return f"{mine.text()} {self.finite('control', mine)} {how} {thing} {word} {yours.text()}"

    def conjoined(self, parts: Sequence[str], any_of: bool) -> str:
        return listed(parts, "or" if any_of else "and")

    def own_story(self, ctx: Context) -> Phrase:
        return fixed(f"a\x02 story to which {ctx.title} is committed")

    def struggle(self, icon: str | None, ctx: Context) -> Phrase:
        return fixed(f"a\x02 [{icon}] struggle" if icon else "a\x02 struggle")

    def phase_of(self, who: str, phase: str, ctx: Context) -> Phrase:
        name = str(self.words.look_up("phases", phase)) if phase else "phase"
        return fixed(f"{self.player(who, ctx).core('poss')} {name}" if who else f"a\x02 {name}")

    def turn_of(self, who: str, ctx: Context) -> Phrase:
        return fixed(f"{self.player(who, ctx).core('poss')} turn")

    def labels(self, labels: Sequence[str]) -> Phrase:
        names = [self.words.pattern(f"label.{label}") for label in labels]
        return fixed(f"a\x02 {listed(names, 'or')}" if names else "a\x02 ability")

    # --- parts of effects --------------------------------------------------------------------------------------------

    def gender_of(self, mark: str) -> tuple[str, bool]:
        return "n", mark == "pl"

    def list_of(self, parts: Sequence[str]) -> str:
        return listed(parts, "and")

    def pile(self, who: str, ctx: Context, zone: str) -> Phrase:
        return fixed(self._pile(who, ctx, zone.replace("discard", "discard pile")))

    def owners_pile(self, plural: bool, zone: str, thing: Phrase) -> Phrase:
        name = zone.replace("discard", "discard pile")
        return fixed(f"their owners' {name}s" if plural else f"its owner's {name}")

    def tokens(self, n: Num, side: str, ctx: Context) -> Phrase:
        if side in ("any", "each"):
            return self.counted("token", n, ctx, up_to=False)
        return fixed(f"{self.amount(n, ctx).text()} of {self.player(side, ctx).core('poss')} success tokens")

    def moved_tokens(self, n: Num, side: str, ctx: Context) -> Phrase:
        if side in ("any", "each"):
            return fixed(f"{self.amount(n, ctx).text()} of a player's success tokens")
        return self.tokens(n, side, ctx)

    def all_tokens(self, side: str, ctx: Context) -> Phrase:
        whose = "" if side in ("any", "each") else f"{self.player(side, ctx).core('poss')} "
        return fixed(f"all {whose}success tokens", plural=True)

    def piles(self, who: str, ctx: Context, zones: Sequence[str]) -> Phrase:
        return fixed(self._pile(who, ctx, listed([zone.replace("discard", "discard pile") for zone in zones], "or")))

    def more_of(self, noun: str, n: Num, ctx: Context) -> str:
        less = isinstance(n, int) and n < 0
        number = self.amount(-n if less and isinstance(n, int) else n, ctx).text()
        return f"{number} {'fewer' if less else 'more'} {self.noun(noun, number != '1')}"

    def struggles(self, icons: str, n: Num, ctx: Context) -> Phrase:
        names = listed([f"[{icon}]" for icon in icons] or ["[T]"], "and")
        if n == 1:
            return fixed(f"a\x02 {names} struggle" if len(icons) < 2 else f"{names} struggles")
        return fixed(f"{self.amount(n, ctx).text()} {names} struggles")

    def played(self, node: fx.CostChange, ctx: Context) -> Phrase:
        ends = {"": "this phase", "phase": "this phase", "turn": "this turn", "permanent": "from now on",
                "opponents_turn": "until the end of your opponent's next turn"}  # fmt: skip
        when = "" if ctx.static and not node.until else f" {ends[node.until]}"
        desc = Desc((node.x.base,), node.x.filters)
        who = self.player(node.who, ctx) if node.who != "each" else None
        if node.next_:
            actor = who if who is not None else self.player("any", ctx)
            thing = self.described(desc, Quant("the"), ctx, "in").text().removeprefix("the ")
            text = f"the next {thing} {actor.text()} {self.finite('play', actor)}{when}"
            return fixed(text)
        thing = self.described(desc, Quant("bare"), ctx, "in").text()
        does = f" {who.text()} {self.finite('play', who)}" if who is not None else ""
        return fixed(f"{thing}{does}{when}" if does else f"{thing}{' played' if when else ''}{when}", plural=True)

    def sentence(self, text: str) -> str:
        return fit_articles(super().sentence(text))

    def icon_list(self, icons: str) -> str:
        return letters(icons)


COUNTED = {
    "eq": "equal to",
    "ne": "other than",
    "le": "at most",
    "ge": "at least",
    "lt": "lower than",
    "gt": "higher than",
}
HOW_MANY = {
    "eq": "exactly",
    "ne": "not exactly",
    "le": "at most",
    "ge": "at least",
    "lt": "fewer than",
    "gt": "more than",
}

_ARTICLE = re.compile(r"\b([Aa])\x02(?=\s*[“*]*(\[?)([\w.]))")


def fit_articles(text: str) -> str:
    """ "a" or "an" by the next sound; the icons [A] and [I] are read as Arcane and Investigation."""

    def article(match: re.Match[str]) -> str:
        sound = match[3].lower() in "aeiou" and not re.match(
            r"uni|one\b", text[match.end(1) + 1 :].strip(" [“*").lower()
        )
        return f"{match[1]}n" if sound else match[1]

    return _ARTICLE.sub(article, text).replace("\x02", "")
