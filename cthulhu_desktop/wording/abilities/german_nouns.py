"""German noun phrases."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from cthulhu_desktop.wording.abilities import german_words as gw
from cthulhu_desktop.wording.abilities.german_filters import GermanFilters, Mods
from cthulhu_desktop.wording.abilities.german_words import listed
from cthulhu_desktop.wording.abilities.nouns import TOP, Desc, Quant
from cthulhu_desktop.wording.abilities.parts import CLOSE, OPEN, Context, Phrase

Head = Callable[[str, str, bool], str]
"""A noun with its adjectives by case, kind of inflection and number."""


class GermanNouns(GermanFilters):
    """German noun phrases; the cases are nom, gen, dat, acc."""

    # --- descriptions ------------------------------------------------------------------------------------------------

    def described(self, desc: Desc, quant: Quant, ctx: Context, where: str) -> Phrase:
        mods = Mods()
        nouns = desc.nouns
        if nouns == ("player",) and desc.side == "opponent":
            nouns, desc = ("opponent",), replace(desc, side="any")
        plural = quant.kind not in ("a", "each", "the") and not (quant.kind in ("n", "up_to") and quant.n == 1)
        gen = gw.gender(self.words, nouns[0])
        for test in desc.filters:
            self._modify(mods, test, desc, ctx, (gen, plural))
        if mods.noun:
            nouns, gen = (mods.noun,), gw.gender(self.words, mods.noun)
        self._factions(mods)
        tail = self._tail(desc, mods, ctx, where, quant)
        if len(nouns) > 1:
            gen = gw.gender(self.words, nouns[-1])
        several = plural or (len(nouns) > 1 and quant.kind == "each")
        rels = [*self._control(desc, ctx, gen, several), *mods.rel]
        able = " (soweit möglich)" if quant.able else ""

        def text(case: str) -> str:
            return self._text(desc, quant, ctx, nouns, mods, plural, case) + tail + able

        per = f"für {self.ref(quant.per, ctx).text('acc')}" if quant.per is not None else ""
        rel = f"{OPEN}, {listed(rels, 'und')}" if rels else ""
        after = f", wie {as_many(quant.phrase)}{CLOSE}" if quant.phrase is not None else ""
        return Phrase(text, nouns[0], gen, plural or quant.kind == "any", rel=rel, per=per, after=after)

    def _factions(self, mods: Mods) -> None:
        if not mods.factions:
            return
        if mods.comp or len(mods.factions) > 2:
            mods.post.insert(0, listed([self.words.look_up("faction_of", name) for name in mods.factions], "oder"))
        else:
            names = [f"{self.words.look_up('faction_before', name)}-" for name in mods.factions]
            mods.comp.append(listed(names, "oder"))

    def _text(self, desc: Desc, quant: Quant, ctx: Context, nouns: Sequence[str], mods: Mods, plural: bool, case: str
              ) -> str:  # fmt: skip
        if desc.zones[0] in TOP:
            return self._top(desc, quant, ctx, nouns, mods, case)
        if desc.nouns[0] == "domain" and quant.kind in ("a", "each") and desc.side not in ("any", "each"):
            seen = ctx.player(desc.side)
            if seen in ("you", ctx.agent):
                return self._one_of_domains(quant, mods, seen, case)
        join = "und" if quant.kind in ("each", "bare") else "oder"
        heads = []
        for key in nouns:
            gen = gw.gender(self.words, key)
            heads.append(self._counted(quant, desc, case, self._head_of(key, gen, mods), gen, plural))
        if len(heads) > 1 and quant.kind not in ("a", "each", "the"):
            gens = [gw.gender(self.words, key) for key in nouns]
            rest = [
                self._head(key, gen, mods, case, "strong", plural) for key, gen in zip(nouns[1:], gens[1:], strict=True)
            ]
            heads = [heads[0], *rest]
        text = listed(heads, join)
        return " ".join([text, *mods.post]) + self._after(quant)

    def _head_of(self, key: str, gen: str, mods: Mods) -> Head:
        return lambda case, kind, plural: self._head(key, gen, mods, case, kind, plural)

    def _after(self, quant: Quant) -> str:
        if quant.kind == "plus":
            return f" und {quant.n} weitere"
        return ""

    def _head(self, key: str, gen: str, mods: Mods, case: str, kind: str, plural: bool) -> str:
        pre = [gw.adjective(base, kind, case, gen, plural) for base in mods.pre]
        head = "".join(mods.comp[:1]) + gw.noun(self.words, key, case, plural)
        return " ".join([*pre, head])

    def _one_of_domains(self, quant: Quant, mods: Mods, seen: str, case: str) -> str:
        whose = "deiner" if seen == "you" else "seiner"
        word = gw.article("ein" if quant.kind == "a" else "jed", case, "f", False)
        pre = [gw.adjective(base, "mixed", case, "f", False) for base in mods.pre]
        return " ".join([word, *pre, whose, "Domänen", *mods.post])

    def _counted(self, quant: Quant, desc: Desc, case: str, head: Head, gen: str, plural: bool) -> str:
        kind = quant.kind
        if kind == "a":
            word = gw.article("ein", case, gen, False)
            random = gw.adjective("zufällig", "mixed", case, gen, False) + " " if desc.random else ""
            return f"{word} {random}{head(case, 'mixed', False)}"
        if kind in ("each", "the"):
            return f"{gw.article('jed' if kind == 'each' else 'der', case, gen, False)} {head(case, 'weak', False)}"
        random = gw.adjective("zufällig", "strong", case, gen, plural) + " " if desc.random else ""
        if kind == "bare":
            if case == "gen":
                return f"der {head(case, 'weak', True)}"
            return head(case, "strong", True)
        if kind in ("n", "up_to") and quant.n == 1:
            number = "1" if kind == "n" else "bis zu 1"
            return f"{number} {random}{head(case, 'mixed', False)}"
        start = {
            "n": str(quant.n), "x": "X", "any": "beliebig viele", "up_to": f"bis zu {quant.n}", "up_to_x": "bis zu X",
            "that_many": "ebenso viele", "plus": "ebenso viele",
            "times": "doppelt so viele" if quant.n == 2 else f"{quant.n}-mal so viele",
        }.get(kind, f"{quant.phrase.fold if quant.phrase is not None else ''}so viele")  # fmt: skip
        if start.endswith("viele"):
            start += {"dat": "n", "gen": "r"}.get(case, "")
        return f"{start} {random}{head(case, 'strong', True)}"

    def _top(self, desc: Desc, quant: Quant, ctx: Context, nouns: Sequence[str], mods: Mods, case: str) -> str:
        zone = "deck" if desc.zones[0] == "deck_top" else "discard"
        pile = self.whose_pile(desc.side, ctx, zone, "gen")
        gen = gw.gender(self.words, nouns[0])
        one = quant.kind in ("a", "each", "the") or (quant.kind == "n" and quant.n == 1)
        if one:
            mine = replace_pre(mods, ["oberst", *mods.pre])
            return (
                f"{gw.article('der', case, gen, False)} {self._head(nouns[0], gen, mine, case, 'weak', False)} {pile}"
            )
        if quant.kind in ("n", "x", "up_to", "bare"):
            number = {"x": "X ", "bare": ""}.get(quant.kind, f"{quant.n} ")
            first = gw.adjective("oberst", "weak", case, gen, True)
            head = self._head(nouns[0], gen, mods, case, "weak", True)
            up_to = "bis zu " if quant.kind == "up_to" else ""
            return f"{gw.article('der', case, gen, True)} {first} {up_to}{number}{head} {pile}"
        top = self._head(nouns[0], gen, replace_pre(mods, ["oberst", *mods.pre]), "gen", "weak", True)

        def of_them(case: str, kind: str, plural: bool) -> str:  # noqa: ARG001 (a head of its own case)
            return f"der {top}"

        counted = self._counted(quant, replace(desc, zones=("deck",)), case, of_them, gen, True)
        return f"{counted} {pile}{self._after(quant)}"

    def _control(self, desc: Desc, ctx: Context, gen: str, plural: bool) -> list[str]:
        side = desc.side
        if side in ("any", "each") or desc.zones[0] in TOP or desc.nouns[0] in ("player", "opponent"):
            return []
        if "won" in desc.zones:
            who, have = self._subject_of(side, ctx, ("hast", "hat"))
            return [f"{gw.relative('acc', gen, plural)} {who} gewonnen {have}"]
        if desc.zones != ("play",) or desc.nouns[0] in ("resource", "story", "domain"):
            return []
        who, does = self._subject_of(side, ctx, ("kontrollierst", "kontrolliert"))
        return [f"{gw.relative('acc', gen, plural)} {who} {does}"]

    def _subject_of(self, side: str, ctx: Context, forms: tuple[str, str]) -> tuple[str, str]:
        who = self.player(side, ctx)
        return who.text(), forms[0] if who.person == 2 else forms[1]

    def _tail(self, desc: Desc, mods: Mods, ctx: Context, where: str, quant: Quant) -> str:
        side = "" if desc.side in ("any", "each") else desc.side
        text = ""
        seen = ctx.player(side) if side else ""
        mine = seen == "you" or (bool(seen) and seen == ctx.agent)
        if desc.zones[0] in TOP:
            return ""
        if desc.nouns[0] == "resource" or "resources" in desc.zones:
            if mine and quant.kind == "a":
                text += f" unter einer {'deiner' if seen == 'you' else 'seiner'} Domänen"
            elif side:
                text += f" unter {self._my_thing(side, ctx, 'domain', 'dat', True)}"
        elif desc.nouns[0] == "domain" and side and not (mine and quant.kind in ("a", "each")):
            text += f" {self.player(side, ctx).text('gen')}" if not mine else " unter deiner Kontrolle"
        elif "removed" in desc.zones:
            text += " außerhalb des Spiels"
        elif "won" in desc.zones and not side:
            text += " unter den gewonnenen"
        if desc.among:
            among = self.name(desc.among, replace(ctx, recent="")).text("dat")
            text += f" {'von' if where == 'from' else 'unter'} {among}"
        zone = self.zone_of(desc, ctx, where)
        if zone and desc.side == "any" and quant.kind in ("each", "bare"):
            zone = zone.replace("einem Ablagestapel", "allen Ablagestapeln").replace("einer Hand", "allen Händen")
            zone = zone.replace("einem Deck", "allen Decks")
        return text + zone

    def whose_pile(self, side: str, ctx: Context, key: str, case: str) -> str:
        """ "deines Decks", "des Decks deines Gegners", "eines Decks"."""
        if side in ("any", ""):
            gen = gw.gender(self.words, key)
            return f"{gw.article('ein', case, gen, False)} {gw.noun(self.words, key, case, False)}"
        return self._my_thing(side, ctx, key, case, False)

    def zone_of(self, desc: Desc, ctx: Context, where: str) -> str:
        zones = [zone for zone in desc.zones if zone in ("hand", "deck", "discard")]
        return f" {listed([self._zone(zone, desc.side, ctx, where) for zone in zones], 'oder')}" if zones else ""

    def _zone(self, zone: str, side: str, ctx: Context, where: str) -> str:
        pile = self.whose_pile(side, ctx, zone, "dat")
        word = "aus" if where == "from" else "auf" if zone == "hand" else "in"
        return f"{word} {pile}"

    # --- names -------------------------------------------------------------------------------------------------------

    def name(self, name: str, ctx: Context, zone: str = "") -> Phrase:
        known = ctx.binding(name)
        if name == "subject" and ctx.subject_is:
            return self.name(ctx.subject_is, ctx, zone)
        gen, plural = gw.gender(self.words, known.noun), known.plural
        if name and name == ctx.recent:
            return Phrase(lambda case: gw.pronoun(case, gen, plural) + zone, known.noun, gen, plural, pronoun=True)
        rel, role = "", known.role or name
        if name in ("host", "domain") and not (ctx.host_known and known.noun != ctx.self_noun):
            rel = f"{OPEN}, an {gw.relative('acc', gen, False)} diese Karte angelegt ist"
        elif name == "here" and not ctx.here_known:
            rel = f"{OPEN}, der {self.name('self', replace(ctx, recent='')).text()} zugewiesen ist"
        roles = self.words.table("roles")

        def text(case: str) -> str:
            thing = gw.noun(self.words, known.noun, case, plural)
            if rel:
                return f"{gw.article('der', case, gen, plural)} {thing}{zone}"
            if role in roles:
                adjective = gw.adjective(str(roles[role]), "weak", case, gen, plural)
                return f"{gw.article('der', case, gen, plural)} {adjective} {thing}{zone}"
            far = (name == "subject" or role == "entered") and known.noun == ctx.self_noun and not plural
            return f"{gw.article('jen' if far else 'dies', case, gen, plural)} {thing}{zone}"

        return Phrase(text, known.noun, gen, plural, rel=rel)

    def pronoun(self, phrase: Phrase) -> Phrase:
        gen, plural = phrase.gender, phrase.plural
        return Phrase(lambda case: gw.pronoun(case, gen, plural), phrase.noun, gen, plural, pronoun=True)

    def part_of(self, desc: Desc, quant: Quant, ctx: Context) -> Phrase:
        known = ctx.binding(desc.bound)
        gen = gw.gender(self.words, known.noun)
        one = quant.kind in ("a", "each", "the")
        rel = ""
        if desc.filters:
            said = [f"{gw.relative('nom', gen, not one)} {self.predicate(test, ctx, (gen, not one), deny=False)}"
                    for test in desc.filters]  # fmt: skip
            rel = f"{OPEN}, {listed(said, 'und')}"
        per = f"für {self.ref(quant.per, ctx).text('acc')}" if quant.per is not None else ""
        if desc.rest and quant.kind in ("each", "bare", "the"):

            def others(case: str) -> str:
                return f"{gw.article('der', case, gen, True)} übrigen {gw.noun(self.words, known.noun, case, True)}"

            return Phrase(others, known.noun, gen, True, rel=rel, per=per)
        of = "der übrigen" if desc.rest else "davon" if desc.bound == ctx.recent else (
            self.name(desc.bound, replace(ctx, recent="")).text("gen"))  # fmt: skip

        def text(case: str) -> str:
            return f"{self._some(quant, case, gen)} {of}"

        return Phrase(text, known.noun, gen, not one, rel=rel, per=per)

    def _some(self, quant: Quant, case: str, gen: str) -> str:
        if quant.phrase is not None:
            return f"{quant.phrase.fold}so viele, wie {as_many(quant.phrase)},"
        if quant.kind in ("a", "the", "each"):
            if quant.kind == "a" and gen != "f" and case in ("nom", "acc"):
                return {"m": {"nom": "einer", "acc": "einen"}, "n": {"nom": "eines", "acc": "eines"}}[gen][case]
            return gw.article("jed" if quant.kind == "each" else "ein", case, gen, False)
        return {"bare": "einige", "n": str(quant.n), "x": "X", "any": "beliebig viele", "up_to": f"bis zu {quant.n}",
                "up_to_x": "bis zu X", "that_many": "ebenso viele", "plus": f"{quant.n} mehr",
                "times": f"{quant.n}-mal so viele"}[quant.kind]  # fmt: skip

    def joined(self, phrases: Sequence[Phrase], any_of: bool) -> Phrase:
        def text(case: str) -> str:
            return listed([phrase.text(case) for phrase in phrases], "oder" if any_of else "und")

        several = len(phrases) > 1 and not any_of
        last = phrases[-1]
        return Phrase(text, phrases[0].noun, last.gender, several or last.plural)

    # --- players and numbers -----------------------------------------------------------------------------------------

    def player(self, who: str, ctx: Context) -> Phrase:
        seen = ctx.player(who)
        if seen == "you":
            forms = ("du", "deiner", "dir", "dich")
            return Phrase(lambda case: forms[gw.place(case)], "player", "m", person=2)
        if seen == ctx.agent:
            return Phrase(lambda case: gw.pronoun(case, "m", False), "player", "m", pronoun=True)
        head, _, name = seen.partition(".")
        if head in ("controller", "owner"):
            card = self.name(name, ctx)
            if head == "owner":
                return Phrase(
                    lambda case: f"{gw.with_article(self.words, 'der', 'owner', case)} {self._of(card)}", "player", "m"
                )
            rel = f"{OPEN}, der {card.text('acc')} kontrolliert"
            return Phrase(lambda case: gw.with_article(self.words, "der", "player", case), "player", "m", rel=rel)
        return Phrase(lambda case: self._player(head, case), "player", "m")

    def _of(self, card: Phrase) -> str:
        return f"von {card.text('dat')}" if card.pronoun else card.text("gen")

    def _player(self, head: str, case: str) -> str:
        player, opponent = gw.noun(self.words, "player", case, False), gw.noun(self.words, "opponent", case, False)
        if head == "opponent":
            return f"{gw.article('dein', case, 'm', False)} {opponent}"
        if head == "other":
            return f"{gw.article('der', case, 'm', False)} {opponent} dieses Spielers"
        base = {"active": "aktiv", "nonactive": "nicht aktiv", "winner": "siegreich", "loser": "unterlegen"}.get(head)
        if base:
            return f"{gw.article('der', case, 'm', False)} {gw.adjective(base, 'weak', case, 'm', False)} {player}"
        return f"{gw.article({'each': 'jed', 'player': 'dies'}.get(head, 'ein'), case, 'm', False)} {player}"


def as_many(amount: Phrase) -> str:
    """What follows "so viele Karten, wie": "du Duelle gewonnen hast", "die Zahl der Wunden beträgt"."""
    return amount.such or f"{amount.text()} beträgt"


def replace_pre(mods: Mods, pre: list[str]) -> Mods:
    """The same with other adjectives."""
    return replace(mods, pre=pre)
