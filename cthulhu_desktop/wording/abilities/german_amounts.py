"""Amounts said as German clauses: "so viele Karten, wie du Duelle gewonnen hast"."""

from __future__ import annotations

from dataclasses import replace

from cthulhu_desktop.core.cards.abilities import values as va
from cthulhu_desktop.core.cards.abilities.base import Num
from cthulhu_desktop.wording.abilities.german_filters import HOW_MANY
from cthulhu_desktop.wording.abilities.german_nouns import GermanNouns, as_many
from cthulhu_desktop.wording.abilities.nouns import Quant, describe
from cthulhu_desktop.wording.abilities.parts import CLOSE, Context, Phrase

_FOLD = {2: "doppelt ", 3: "dreimal "}
_HAND = ("Handkarte", "Handkarten")
_CARD = ("Karte", "Karten")
_STORY = ("Geschichte", "Geschichten")
_DOMAIN = ("Domäne", "Domänen")
_STRUGGLE = ("Duell", "Duelle")


class GermanAmounts(GermanNouns):
    """German amounts and comparisons."""

    def amount(self, n: Num, ctx: Context) -> Phrase:
        found = super().amount(n, ctx)
        if isinstance(n, int):
            return found
        quiet = replace(ctx, recent="")
        if isinstance(n, va.Divided) and n.by == 2 and (inner := self.amount(n.n, quiet)).such and not inner.fold:
            up = "aufgerundet" if n.up else "abgerundet"
            return replace(found, such=f"{inner.such} ({up})", fold="halb ")
        times = self._times(n)
        if times is not None and (inner := self.amount(times[1], quiet)).such and not inner.fold:
            return replace(found, such=inner.such, fold=_FOLD.get(times[0], f"{times[0]}-mal "))
        return replace(found, such=self._such(n, quiet))

    def _times(self, n: Num) -> tuple[int, Num] | None:
        if isinstance(n, va.Times):
            for a, b in ((n.a, n.b), (n.b, n.a)):
                if isinstance(a, int) and a > 1 and not isinstance(b, int):
                    return a, b
        return None

    def _such(self, n: Num, ctx: Context) -> str:
        """ "du dort Duelle gewonnen hast", "es Kultist-Charaktere im Spiel gibt"; "" if only a noun says it."""
        if isinstance(n, va.CountHappened):
            since = "in diesem Zug" if n.since == "turn" else "in dieser Phase"
            return f"es {since} Fälle gab, in denen {self.listed_events(n, ctx)}{CLOSE}"
        if isinstance(n, va.Count):
            return self._such_things(n, ctx)
        if isinstance(n, va.Attribute):
            return self._such_values(n, ctx)
        return self.so_many(n, "", True, ctx)

    def _such_values(self, n: va.Attribute, ctx: Context) -> str:
        """ "die gedruckten Kosten dieser Karte betragen"."""
        thing = self.ref(n.x, ctx, "a")
        if n.what == "cost":
            return f"die {'gedruckten ' if n.printed else ''}Kosten {thing.text('gen')} betragen"
        if n.what == "skill":
            return f"die {'gedruckte ' if n.printed else ''}Fertigkeit {thing.text('gen')} beträgt"
        if n.what == "wounds":
            return f"Wunden auf {thing.text('dat')} liegen"
        printed = "gedruckte " if n.printed else ""
        return f"{thing.text()} {printed}[{n.what}]-Symbole {'haben' if thing.plural else 'hat'}"

    def _such_things(self, n: va.Count, ctx: Context) -> str:
        desc = describe(n.x)
        if desc is None or desc.bound or desc.among or not desc.whole:
            return ""
        owned = desc.side in ("you", "opponent") and desc.zones == ("play",)
        if desc.side in ("you", "opponent") and desc.nouns == ("domain",) and not desc.filters:
            return self.so_many(va.PlayerNumber("domains", desc.side), "", True, ctx)
        if owned and desc.nouns[0] not in ("story", "domain", "resource"):
            who = self.player(desc.side, ctx)
            things = self.described(replace(desc, side="any"), Quant("bare"), ctx, "in").text("acc")
            return f"{who.text()} {things} {'kontrollierst' if who.person == 2 else 'kontrolliert'}"
        everywhere = desc.zones == ("play",) and desc.side == "any" and self._anywhere(desc)
        here = everywhere and desc.nouns[0] in ("character", "support", "card")
        things = self.described(desc, Quant("bare"), ctx, "in").text("acc")
        return f"es {things}{self.words.pattern('amount.in_play') if here else ''} gibt"

    def so_many(self, n: Num, how: str, plural: bool, ctx: Context) -> str:
        """ "du dort mindestens 2 Duelle gewonnen hast"; "" if the amount is no number of things."""
        if not isinstance(n, (va.StrugglesWon, va.PlayerNumber)):
            return ""
        who = self.player(n.who, ctx)
        you = who.person == 2
        have = "hast" if you else "hat"
        whose = "in deinem" if you else "im"
        of = "" if you else f" {who.text('gen')}"
        if isinstance(n, va.StrugglesWon):
            return f"{who.text()} dort {how}{_STRUGGLE[plural]} gewonnen {have}"
        lie = "liegen" if plural else "liegt"
        return {
            "hand": f"{who.text()} {how}{_HAND[plural]} {have}",
            "won": f"{who.text()} {how}{_STORY[plural]} gewonnen {have}",
            "domains": f"{who.text()} {how}{_DOMAIN[plural]} {have}",
            "deck": f"{whose} Deck{of} {how}{_CARD[plural]} {lie}",
            "discard": f"{whose} Ablagestapel{of} {how}{_CARD[plural]} {lie}",
        }.get(n.what, "")

    def as_much(self, amount: Phrase) -> dict[str, Phrase | str]:
        return {"much": f"{amount.fold}so viel", "such": as_many(amount)}

    def plainly(self, test: va.Comparison, by: str, ctx: Context) -> str:
        """A comparison in plain words: how many there are, or twice as much; "" if there are none."""
        a, b = test.a, test.b
        if isinstance(b, int):
            none = (b, by) in ((0, "eq"), (0, "le"), (1, "lt"))
            return self.so_many(a, "keine " if none else f"{HOW_MANY[by]} {b} ", none or b != 1, ctx)
        times = self._times(b)
        if times is not None and by in _SO_HIGH:
            fold = _FOLD.get(times[0], f"{times[0]}-mal ")
            one = self.amount(times[1], ctx)
            return f"{self.amount(a, ctx).text()} {_SO_HIGH[by]}{fold}so hoch ist wie {one.text()}"
        return ""


_SO_HIGH = {"eq": "", "ne": "nicht ", "le": "höchstens ", "ge": "mindestens "}
