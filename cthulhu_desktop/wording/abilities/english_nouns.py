"""English noun phrases."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cthulhu_desktop.wording.abilities.english_filters import A, EnglishFilters, Mods, listed
from cthulhu_desktop.wording.abilities.nouns import TOP, Desc, Quant
from cthulhu_desktop.wording.abilities.parts import Context, Phrase, fixed


class EnglishNouns(EnglishFilters):
    """English noun phrases; cases are nom, acc and poss."""

    # --- descriptions ------------------------------------------------------------------------------------------------

    def described(self, desc: Desc, quant: Quant, ctx: Context, where: str) -> Phrase:
        plural = quant.kind not in ("a", "each", "the") and not (quant.kind in ("n", "up_to") and quant.n == 1)
        mods = Mods(many=plural)
        for test in desc.filters:
            self._modify(mods, test, desc, ctx)
        head = self._head(desc, mods, plural, quant.kind in ("each", "bare"))
        per = f" for {self.ref(quant.per, ctx).text()}" if quant.per is not None else ""
        if desc.zones[0] in TOP:
            text = self._top(desc, quant, ctx, head)
        else:
            after = self._after(desc, mods, ctx, where, quant)
            text = self._counted(quant, desc, head, after)
        return Phrase(
            lambda case: text + ("'s" if case == "poss" else ""),
            noun=desc.nouns[0], plural=plural or quant.kind in ("x", "any"), per=per,
            after=f" equal to {quant.phrase.text()}" if quant.phrase is not None else "",
        )  # fmt: skip

    def _head(self, desc: Desc, mods: Mods, plural: bool, every: bool) -> str:
        nouns = [mods.noun] if mods.noun else list(desc.nouns)
        if nouns == ["player"] and desc.side == "opponent":
            return "opponents" if plural else "opponent"
        words = [self.noun(noun, plural) for noun in nouns]
        return " ".join([*mods.pre, listed(words, "and" if every else "or")])

    def _counted(self, quant: Quant, desc: Desc, head: str, after: str) -> str:
        if desc.random and quant.kind == "a":
            head = f"random {head}"
        elif desc.random:
            after += " at random"
        for control, whose in ((" you control", "your"), (" they control", "their")):
            if head in ("domain", "other domain") and after.startswith(control) and quant.kind in ("a", "each"):
                word = "one" if quant.kind == "a" else "each"
                return f"{word} of {whose} {head}s{after.removeprefix(control)}"
        if quant.kind == "a" and head.startswith("other "):
            return f"an{head}{after}"
        start = {
            "each": "each ", "a": f"{A} ", "bare": "", "the": "the ", "n": f"{quant.n} ", "x": "X ",
            "any": "any number of ", "up_to": f"up to {quant.n} ", "up_to_x": "up to X ", "that_many": "that many ",
            "plus": "that many ", "times": f"{self._times(quant.n)} that many ",
        }.get(quant.kind, f"{A} number of ")  # fmt: skip
        if quant.kind == "plus":
            after += f" plus {quant.n}"
        if quant.able:
            after += " (as far as possible)"
        return f"{start}{head}{after}"

    def _times(self, n: int) -> str:
        return "twice" if n == 2 else f"{n} times"

    def _top(self, desc: Desc, quant: Quant, ctx: Context, head: str) -> str:
        zone = "deck" if desc.zones[0] == "deck_top" else "discard pile"
        if quant.kind in ("a", "each", "the"):
            return f"the top {head} of {self._pile(desc.side, ctx, zone)}"
        number = "X" if quant.kind == "x" else str(quant.n)
        if quant.kind in ("n", "x", "up_to"):
            up_to = "up to " if quant.kind == "up_to" else ""
            return f"{up_to}the top {number} {head} of {self._pile(desc.side, ctx, zone)}"
        counted = self._counted(quant, replace(desc, zones=("deck",)), head, "")
        return f"{counted} from the top of {self._pile(desc.side, ctx, zone)}"

    def _pile(self, side: str, ctx: Context, zone: str) -> str:
        if side == "any":
            return f"{A} {zone}"
        return f"{self.player(side, ctx).core('poss')} {zone}"

    def zone_of(self, desc: Desc, ctx: Context, where: str) -> str:
        zones = [zone for zone in desc.zones if zone in ("hand", "deck", "discard")]
        if not zones:
            return ""
        piles = [zone.replace("discard", "discard pile") for zone in zones]
        return f" {where} {self._pile(desc.side, ctx, listed(piles, 'or'))}"

    def _after(self, desc: Desc, mods: Mods, ctx: Context, where: str, quant: Quant) -> str:
        side = "" if desc.side in ("any", "each") or desc.nouns[0] == "player" else desc.side
        text = ""
        zone = self.zone_of(desc, ctx, where)
        if zone and desc.side == "any" and quant.kind in ("each", "bare"):
            zone = f"{zone}s".replace(f"{A} ", "all ")
        if "won" in desc.zones:
            text += (
                (self.player(side, ctx).core("nom") if side else "") + " have won"
                if self.player(side or "you", ctx).person == 2 or self.player(side, ctx).plural
                else " has won"
                if side
                else " that was won"
            )
            text = " " + text.strip()
        elif "removed" in desc.zones:
            text += " removed from the game"
        elif desc.nouns[0] == "resource" or "resources" in desc.zones:
            text += f" on {self._pile(side, ctx, 'domains')}" if side else ""
        elif side and not zone and desc.nouns[0] != "story":
            text += f" {self.control(side, ctx)}"
        rels = list(mods.rel)
        posts = list(mods.post)
        if text and not zone and posts and posts[0].startswith(("committed", "attached")):
            posts[0] = f"that {'is' if quant.kind in ('a', 'each', 'the') else 'are'} {posts[0]}"
        text += "".join(f" {post}" for post in posts)
        if desc.among:
            text += f" among {self.name(desc.among, replace(ctx, recent='')).text()}"
        text += zone
        if rels:
            text += f" that {listed(rels, 'and')}"
        return text

    # --- names -------------------------------------------------------------------------------------------------------

    def name(self, name: str, ctx: Context, zone: str = "") -> Phrase:
        known = ctx.binding(name)
        if name == "subject" and ctx.subject_is:
            return self.name(ctx.subject_is, ctx, zone)
        if name == "self" and ctx.recent != "self":
            return fixed("it" + zone if zone else ctx.title, noun=known.noun)
        if name == ctx.recent and name:
            words = ("they", "them", "their") if known.plural else ("it", "it", "its")
            return Phrase(lambda case: words[_INDEX.get(case, 0)] + zone, known.noun, plural=known.plural, pronoun=True)
        noun = self.noun(known.noun, known.plural)
        if name in ("host", "domain"):
            return fixed(f"attached {noun}{zone}", noun=known.noun)
        if name == "here" and not ctx.here_known:
            return fixed(f"the story to which {ctx.title} is committed", noun="story")
        roles = self.words.table("roles")
        role = known.role or name
        that = "those" if known.plural else "that"
        text = f"the {roles[role]} {noun}" if role in roles else f"{that} {noun}"
        return fixed(text + zone, noun=known.noun, plural=known.plural)

    def part_of(self, desc: Desc, quant: Quant, ctx: Context) -> Phrase:
        known = ctx.binding(desc.bound)
        if desc.rest:
            word = "other cards" if known.noun == "card" else f"other {self.noun(known.noun, True)}"
            text = f"the {word}" if quant.kind in ("each", "bare", "the") else f"{self._some(quant)} of the {word}"
            return fixed(text, noun=known.noun, plural=quant.kind not in ("a", "the"))
        text = f"{self._some(quant)} of {'them' if desc.bound == ctx.recent else self.name(desc.bound, ctx).text()}"
        if desc.filters:
            rels = [self.predicate(test, ctx, "is", "has") for test in desc.filters]
            text += f" that {listed(rels, 'and')}"
        per = f" for {self.ref(quant.per, ctx).text()}" if quant.per is not None else ""
        return fixed(text, noun=known.noun, plural=quant.kind not in ("a", "each"), per=per)

    def _some(self, quant: Quant) -> str:
        if quant.phrase is not None:
            return f"{A} number equal to {quant.phrase.text()}"
        return {
            "a": "one", "each": "each", "bare": "any", "the": "the one", "n": str(quant.n), "x": "X",
            "any": "any number",
            "up_to": f"up to {quant.n}", "up_to_x": "up to X", "that_many": "that many",
            "plus": f"{quant.n} more than that number", "times": f"{self._times(quant.n)} that many",
        }[quant.kind]  # fmt: skip

    def joined(self, phrases: Sequence[Phrase], any_of: bool) -> Phrase:
        def text(case: str) -> str:
            return listed([phrase.text(case) for phrase in phrases], "or" if any_of else "and")

        plural = phrases[-1].plural if any_of else len(phrases) > 1 or phrases[0].plural
        return Phrase(text, noun=phrases[0].noun, plural=plural)

    # --- players and numbers -----------------------------------------------------------------------------------------

    def player(self, who: str, ctx: Context) -> Phrase:
        seen = ctx.player(who)
        if seen == "you":
            return _player("you", "you", "your", person=2)
        if seen == ctx.agent:
            return _player("they", "them", "their", plural=True)
        head, _, name = seen.partition(".")
        if head in ("controller", "owner"):
            card = self.name(name, ctx)
            of = card.core("poss") if card.pronoun else f"{card.text()}'s"
            text = f"{of} {head}"
        else:
            text = self.words.pattern(f"player.{head}")
        return _player(text, text, f"{text}'s")

    def control(self, who: str, ctx: Context) -> str:
        """ "you control", "your opponent controls"."""
        phrase = self.player(who, ctx)
        one = phrase.person == 3 and not phrase.plural
        return f"{phrase.text()} {'controls' if one else 'control'}"

    def pronoun(self, phrase: Phrase) -> Phrase:
        words = ("they", "them", "their") if phrase.plural else ("it", "it", "its")
        return Phrase(lambda case: words[_INDEX.get(case, 0)], phrase.noun, plural=phrase.plural, pronoun=True)


_INDEX = {"nom": 0, "acc": 1, "poss": 2}


def _player(nom: str, acc: str, poss: str, *, person: int = 3, plural: bool = False) -> Phrase:
    words = (nom, acc, poss)
    return Phrase(lambda case: words[_INDEX.get(case, 0)], noun="player", plural=plural, person=person)
