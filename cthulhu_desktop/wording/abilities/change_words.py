"""What cards gain and lose, in words."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace

from cthulhu_desktop.core.cards.abilities import changes as ch
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities.base import Ability, Change, Condition, Ref
from cthulhu_desktop.wording.abilities.nouns import per_of
from cthulhu_desktop.wording.abilities.parts import Clause, Context, Phrase
from cthulhu_desktop.wording.abilities.slots import Slots, letters


class Changes(Slots):
    """The clauses of `Modify`."""

    @abstractmethod
    def ability_text(self, ability: Ability, ctx: Context) -> str:
        """An ability in words, its label first."""

    @abstractmethod
    def condition(self, test: Condition, ctx: Context) -> str:
        """A condition as a subordinate clause without its conjunction."""

    def _modified(self, node: fx.Modify, ctx: Context) -> list[Clause]:
        subject = self.ref(node.x, ctx, "each")
        gains = [self.change(change, ctx, node.x) for change in node.changes if change_verb(change) == "gain"]
        loses = [self.change(change, ctx, node.x) for change in node.changes if change_verb(change) == "lose"]
        found: list[Clause] = []
        minus = any(isinstance(change, ch.SkillBy) and isinstance(change.n, int) and change.n < 0
                    for change in node.changes)  # fmt: skip
        if gains:
            found.append(Clause(self.words.pattern("verb.get" if minus else "verb.gain"), self.gained(gains, node)))
        if loses:
            found.append(Clause(self.words.pattern("verb.lose"), self.list_of(loses)))
        for change in node.changes:
            if change_verb(change) == "":
                found += self._other_change(change, ctx)
        if not found:
            found.append(Clause(self.words.pattern("verb.gain"), self.words.pattern("nothing")))
        found = [replace(clause, subject=subject) for clause in found]
        if node.while_ is not None:
            held = f"{self.words.pattern('while_after')} {self.condition(node.while_, replace(ctx, recent=''))}"
            found[-1] = replace(found[-1], end=f"{found[-1].end}{held}")
        return found

    def gained(self, gains: list[str], node: fx.Modify) -> str:
        """What is gained, as a list."""
        return self.list_of(gains)

    @abstractmethod
    def list_of(self, parts: Sequence[str]) -> str:
        """A, B and C."""

    def change(self, change: Change, ctx: Context, x: Ref) -> str:
        """One thing that is gained or lost."""
        if isinstance(change, ch.GainAbility):
            inner = replace(ctx, names={}, recent="", trigger="", subject_is="", static=False, agent="you", me="you")
            if x != "self":
                inner = replace(inner, title=self.words.pattern(f"this.{ctx.host_noun}"), self_noun="character")
            return self.quoted(self.ability_text(change.ability, inner))
        key, parts = self._change_parts(change, ctx)
        return self.fill(self.words.pattern(f"change.{key}"), change, ctx, parts)

    def _change_parts(self, change: Change, ctx: Context) -> tuple[str, dict[str, Phrase | str]]:
        key, parts = change.KIND, self._value_parts(change, ctx)
        if isinstance(change, ch.IconsBy):
            key = self._icons(change, ctx, parts)
        elif isinstance(change, ch.NoIcons):
            key += ".all" if set(change.icons) == set("TCAI") else ".some"
            parts["icons"] = self.icon_list(change.icons)
        elif isinstance(change, (ch.GainKeyword, ch.LoseKeyword)):
            key = "keyword"
            n = self._keyword_number(change, ctx) if isinstance(change, ch.GainKeyword) and change.n else ""
            parts["name"] = f"{self.words.look_up('keywords', change.name)}{n}"
        elif isinstance(change, (ch.GainSubtype, ch.LoseSubtype)):
            key = "subtype"
            named = change.name.startswith("=")
            key += ".named" if named else ".of"
            parts["name"] = "" if named else self.words.subtype(change.name).name
        elif isinstance(change, ch.GainLarge):
            key += ".one" if len(change.icons) == 1 else ""
        return key, parts

    def _keyword_number(self, change: ch.GainKeyword, ctx: Context) -> str:
        """ " +1" after Toughness, " 3" after Fated, " +X (X is the number of …)"."""
        sign = " +" if change.name == "toughness" else " "
        if isinstance(change.n, int):
            return f"{sign}{change.n}"
        text = self.amount(change.n, ctx).text()
        where = "" if text == "X" else f" {self.fill(self.words.pattern('where_x'), change, ctx, {'n': text})}"
        return f"{sign}X{where}"

    def _value_parts(self, change: Change, ctx: Context) -> dict[str, Phrase | str]:
        n = getattr(change, "n", None)
        if n is None or isinstance(change, ch.GainKeyword):
            return {}
        each = per_of(n)
        value = each[0] if each is not None else n
        sign = "–" if isinstance(value, int) and value < 0 else "+"
        per = f" {self.words.pattern('per')} {self.ref(each[1], ctx).text('per')}" if each is not None else ""
        if isinstance(value, int):
            return {"n": f"{sign}{abs(value)}", "per": per}
        text = self.amount(value, ctx).text()
        if text == "X":
            return {"n": "+X", "per": per}
        return {"n": "+X", "per": f" {self.fill(self.words.pattern('where_x'), change, ctx, {'n': text})}"}

    def _icons(self, change: ch.IconsBy, ctx: Context, parts: dict[str, Phrase | str]) -> str:
        each = per_of(change.n)
        n = each[0] if each is not None else change.n
        if isinstance(n, int) and -4 <= n <= 4 and n:
            icons = "".join(letter * abs(n) for letter in change.icons)
            parts["icons"] = letters(icons) or letters("T")
            return "icons.gain" if n > 0 else "icons.lose_one" if len(icons) == 1 else "icons.lose"
        parts["icons"] = letters(change.icons)
        parts["times"] = self.amount(-n if isinstance(n, int) and n < 0 else n, ctx)
        return "icons.times"

    def icon_list(self, icons: str) -> str:
        """ "[T] and [C]"."""
        return self.list_of([f"[{letter}]" for letter in icons] or ["[T]"])

    def _other_change(self, change: Change, ctx: Context) -> list[Clause]:
        parts: dict[str, Phrase | str] = {}
        key = f"change.{change.KIND}"
        if isinstance(change, ch.FactionTo):
            parts["name"] = str(self.words.look_up("factions", change.name))
            key += ".neutral" if change.name == "neutral" else ""
        if isinstance(change, ch.AsAttachment):
            key += ".own" if change.own else ".bare"
        if isinstance(change, ch.SkillTo):
            amount = self.amount(change.n, ctx)
            parts |= {"n": amount, **self.as_much(amount)}
            key += "" if isinstance(change.n, int) else ".phrase"
        return self.clauses(self.words.pattern(key), change, ctx, parts)

    def as_much(self, amount: Phrase) -> dict[str, Phrase | str]:
        """More parts of a pattern about skill equal to an amount."""
        return {}

    def quoted(self, text: str) -> str:
        """In the language's quotation marks."""
        return f"{self.words.pattern('quote.open')}{text}{self.words.pattern('quote.close')}"


def change_verb(change: Change) -> str:
    """ "gain", "lose", or "" for a change with a clause of its own."""
    if isinstance(change, (ch.NoIcons, ch.LoseKeyword, ch.LoseSubtype)):
        return "lose"
    if isinstance(change, ch.IconsBy):
        each = per_of(change.n)
        n = each[0] if each is not None else change.n
        return "lose" if isinstance(n, int) and n < 0 else "gain"
    if isinstance(change, (ch.SkillTo, ch.FactionTo, ch.Blank, ch.AsAttachment)):
        return ""
    return "gain"
