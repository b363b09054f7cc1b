"""From effects to clauses: which pattern an effect has, and what fills it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities import flow as fl
from cthulhu_desktop.core.cards.abilities import selectors as sl
from cthulhu_desktop.core.cards.abilities import values as va
from cthulhu_desktop.core.cards.abilities.ability import On
from cthulhu_desktop.core.cards.abilities.base import Effect, Num, Ref
from cthulhu_desktop.wording.abilities.change_words import Changes
from cthulhu_desktop.wording.abilities.nouns import TOP, Desc, Quant, describe, per_of
from cthulhu_desktop.wording.abilities.parts import Binding, Clause, Context, Phrase, fixed

VARIANT = ("to", "act", "cannot", "may", "what")
"""Fields whose value chooses between the patterns of a kind."""

COMPLEX = (fl.Seq, fl.Then, fl.If, fl.May, fl.ByPlayer, fl.Mode, fl.ForEach, fl.Delayed, fl.PayFor, fl.UnlessPaid,
           fl.Instead)  # fmt: skip

OUT_OF_PLAY = ("hand", "deck", "discard", "won", "removed", *TOP)


Parts = dict[str, Phrase | str]


class Effects(Changes):
    """The clauses of effects."""

    looked = "in"
    """How the place of cards that are looked at is said: "in" a hand, or "from" it."""

    def effect(self, node: Effect, ctx: Context) -> list[Clause]:
        """The clauses of a plain effect; who acts in it is `agent_of`."""
        apart = isinstance(node, fx.STATICS) and ctx.reflexive
        found = self._effect(node, replace(ctx, reflexive=False, names=ctx.names) if apart else ctx)
        self._remember(node, ctx)
        until = self._until(node, ctx)
        if isinstance(node, fx.Restrict) and node.while_ is not None:
            held = f"{self.words.pattern('while_after')} {self.condition(node.while_, replace(ctx, recent=''))}"
            found[-1] = replace(found[-1], end=f"{found[-1].end}{held}")
        return [*found[:-1], replace(found[-1], adv=f"{found[-1].adv} {until}".strip())] if until else found

    def agent_of(self, node: Effect, ctx: Context) -> str:
        """Who does it, seen from the card's controller."""
        if isinstance(node, (fx.Choose, fx.Sacrifice, fx.Discard, fx.Draw, fx.Search, fx.Look, fx.Arrange, fx.Shuffle,
                             fx.Domain, fx.TakeControl, fx.WinStory, fx.Skip, fx.Name,
                             fx.LookAt, fx.Enact, fx.SwapStory)):  # fmt: skip
            return ctx.player(node.who)
        return ctx.player("you")

    # --- the pattern and its parts -----------------------------------------------------------------------------------

    def _effect(self, node: Effect, ctx: Context) -> list[Clause]:
        special = self._special(node, ctx)
        if special:
            return special
        parts: Parts = {}
        key = node.KIND
        for field in VARIANT:
            value = getattr(node, field, None)
            if isinstance(value, str) and self.words.has(f"effect.{key}.{value}"):
                key += f".{value}"
                break
        if isinstance(node, fx.SetState) and node.ready and node.to == "restored":
            key += "_ready"
        elif isinstance(node, fx.TakeControl) and ctx.static:
            key += ".static"
        elif isinstance(node, (fx.Move, fx.Arrange)):
            self._move_parts(node, ctx, parts)
            if (
                isinstance(node, fx.Move)
                and node.to == "hand"
                and node.x != "self"
                and self.owner(node.x, ctx) == "you"
            ):
                key += "_own"
        elif isinstance(node, (fx.Search, fx.Look)):
            parts |= {"pile": self._deck(node.deck, ctx)}
            if isinstance(node, fx.Look):
                top = sl.Sel(zone="deck_top", count=node.n, side=node.deck)
                parts["top"] = self.ref(top, ctx, "a")
            else:
                self._search_parts(node, ctx, parts)
        elif isinstance(node, (fx.Attach,)):
            what = self.ref(node.x, ctx, "each", "from")
            key = f"attach.{node.as_}{'s' if node.as_ == 'resource' and self.pronoun(what).plural else ''}"
            parts["x"] = what
        else:
            key = self._numbers(node, key, ctx, parts)
        if isinstance(node, fx.Sacrifice):
            own = describe(node.x)
            parts["x"] = self.ref(node.x, ctx, "each", own=own is not None and not own.whole)
        elif hasattr(node, "x") and "x" not in parts and not isinstance(node, fx.STATICS):
            parts["x"] = self.ref(node.x, ctx, "each", self.looked if isinstance(node, fx.LookAt) else "from")
        return self._plain(key, node, ctx, parts)

    def _plain(self, key: str, node: Any, ctx: Context, parts: Parts | None = None) -> list[Clause]:
        parts = parts or {}
        x = parts.get("x")
        if x is None and getattr(node, "x", None) not in (None, ""):
            bare = isinstance(node, (fx.Restrict, fx.Forbid, fx.Immune, fx.Require, fx.Permit))
            x = self.ref(node.x, ctx, "bare" if bare and describe(node.x) else "each")
            parts["x"] = x
        if isinstance(x, Phrase):
            parts["it"] = self.pronoun(x)
            kind = "it" if x.pronoun else "these"
            if self.words.has(f"effect.{key}.{kind}"):
                key += f".{kind}"
        return self.clauses(self.words.pattern(f"effect.{key}"), node, ctx, parts)

    def _special(self, node: Effect, ctx: Context) -> list[Clause]:
        """The clauses of effects that are more than one pattern."""
        if isinstance(node, fx.Modify):
            return self._modified(node, ctx)
        if isinstance(node, fx.CostChange):
            return self._cost(node, ctx)
        if isinstance(node, fx.OwnCost):
            return self._own_cost(node, ctx)
        if isinstance(node, fx.Choose):
            x = self.ref(node.x, ctx, "each", "from")
            if node.total is not None:
                x = self._with_total(x, node, ctx)
            return [replace(clause, intro=True) for clause in self._plain("choose", node, ctx, {"x": x})]
        return []

    def _with_total(self, x: Phrase, node: fx.Choose, ctx: Context) -> Phrase:
        """ "any number of characters with a total printed cost of 5 or less"."""
        more = self.fill(self.words.pattern(f"total.{node.of}"), node, ctx)
        if more.startswith(","):
            return replace(x, rel=f"{x.rel}{more}")
        return replace(x, cases=lambda case: f"{x.core(case)} {more}")

    def _move_parts(self, node: fx.Move | fx.Arrange, ctx: Context, parts: Parts) -> None:
        parts["hand"], parts["deck_"], parts["grave"] = (
            self.owner_zone(node.x, ctx, zone) for zone in ("hand", "deck", "discard")
        )
        entry = ""
        if isinstance(node, fx.Move) and node.to == "play":
            for word, wanted in ((node.state, node.state != "ready"), ("under", self._under(node, ctx))):
                if wanted:
                    entry += " " + self.words.pattern(f"entry.{word}")
            if node.story is not None:
                entry += " " + self.fill(self.words.pattern("entry.story"), node, ctx)
        parts["entry"] = entry.strip()

    def _under(self, node: fx.Move, ctx: Context) -> bool:
        return node.under == "you" and self.owner(node.x, ctx) != "you"

    def owner(self, x: Ref, ctx: Context) -> str:
        """Whose cards these are ("" if that is open)."""
        if x == "self":
            return "you"
        desc = None if isinstance(x, str) else describe(x)
        if desc is not None and not desc.bound and not desc.among:
            return desc.side if set(desc.zones) <= set(OUT_OF_PLAY) and desc.side != "any" else ""
        name = x if isinstance(x, str) else (desc.bound or desc.among) if desc is not None else ""
        if name == "self" or (name == "subject" and ctx.subject_is == "self"):
            return "you"
        return ctx.binding(name).owner

    def owner_zone(self, x: Ref, ctx: Context, zone: str) -> Phrase:
        """ "your hand", "its owner's hand"."""
        owner = self.owner(x, ctx)
        if owner:
            return self.pile(owner, ctx, zone)
        phrase = self.ref(x, replace(ctx, recent=""), "each", "from")
        return self.owners_pile(phrase.plural, zone, phrase)

    @abstractmethod
    def pile(self, who: str, ctx: Context, zone: str) -> Phrase:
        """A player's hand, deck or discard pile."""

    @abstractmethod
    def owners_pile(self, plural: bool, zone: str, thing: Phrase) -> Phrase:
        """The hand, deck or discard pile of a thing's owner."""

    def _deck(self, who: str, ctx: Context) -> Phrase:
        return self.pile(who, ctx, "deck")

    def _search_parts(self, node: fx.Search, ctx: Context, parts: Parts) -> None:
        if node.also:
            parts["pile"] = self.piles(node.deck, ctx, ("deck", *node.also))
        parts["state"] = self.words.pattern("entry.exhausted") if node.state == "exhausted" else ""
        bare = replace(node.x, zone="play", side="any")
        parts["x"] = self.ref(bare, ctx, "a")
        for zone in ("hand", "discard"):
            owner = node.deck if zone == "discard" or node.deck != "you" else "you"
            parts["grave" if zone == "discard" else "hand"] = self.pile(owner, ctx, zone)

    def _numbers(self, node: Effect, key: str, ctx: Context, parts: Parts) -> str:
        """The parts that only this kind of effect has; the key of its pattern."""
        work_out = PARTS_OF.get(type(node))
        return work_out(self, node, key, ctx, parts) if work_out is not None else key

    def counted(self, noun: str, n: Num, ctx: Context, *, up_to: bool) -> Phrase:
        """n of something, with the 1 written."""
        quant = self.number(n, ctx, up_to=up_to)
        return self.described(Desc((noun,)), Quant("n", 1) if quant.kind == "a" and quant.per is None else quant,
                              ctx, "in")  # fmt: skip

    @abstractmethod
    def tokens(self, n: Num, side: str, ctx: Context) -> Phrase:
        """Success tokens of a side."""

    def moved_tokens(self, n: Num, side: str, ctx: Context) -> Phrase:
        """Success tokens that change their story; not of one side: whose they are is picked (CG-5.1.9)."""
        return self.tokens(n, side, ctx)

    @abstractmethod
    def all_tokens(self, side: str, ctx: Context) -> Phrase:
        """All success tokens of a side."""

    @abstractmethod
    def piles(self, who: str, ctx: Context, zones: Sequence[str]) -> Phrase:
        """ "your deck or discard pile"."""

    @abstractmethod
    def struggles(self, icons: str, n: Num, ctx: Context) -> Phrase:
        """Struggles that a story gains or loses."""

    @abstractmethod
    def more_of(self, noun: str, n: Num, ctx: Context) -> str:
        """ "2 more success tokens"."""

    def more_or_less(self, n: Num, ctx: Context) -> Parts:
        """The parts `n` and `more` of a pattern about a number that changes."""
        less = isinstance(n, int) and n < 0
        number: Num = -n if less and isinstance(n, int) else n
        if isinstance(n, va.Times) and isinstance(n.b, int) and n.b < 0:
            less, number = True, n.a if n.b == -1 else va.Times(n.a, -n.b)
        each = per_of(number)
        per = f" {self.words.pattern('per')} {self.ref(each[1], ctx).text('per')}" if each is not None else ""
        value: Num = each[0] if each is not None else number
        return {
            "n": self.amount(value, ctx), "more": self.words.pattern("less" if less else "more"), "per": per,
        }  # fmt: skip

    # --- costs to play -----------------------------------------------------------------------------------------------

    def _cost(self, node: fx.CostChange, ctx: Context) -> list[Clause]:
        parts = self.more_or_less(node.by, ctx)
        parts["x"] = self.played(node, ctx)
        parts["min"] = self.fill(self.words.pattern("minimum"), node, ctx) if node.minimum else ""
        found = self.clauses(self.words.pattern("effect.cost"), node, ctx, parts)
        return [replace(clause, tail=f"{clause.tail}{parts['per']}", end=str(parts["min"])) for clause in found]

    def _own_cost(self, node: fx.OwnCost, ctx: Context) -> list[Clause]:
        x = self.ref("self", ctx, "each")
        found: list[Clause] = []
        if node.to is not None:
            parts: dict[str, Phrase | str] = {"x": x, "n": str(node.to)}
            found += self.clauses(self.words.pattern("effect.cost_to"), node, ctx, parts)
        if node.by != 0 or node.to is None:
            more = self.more_or_less(node.by, ctx)
            more["x"] = x
            least = self.fill(self.words.pattern("minimum"), node, ctx) if node.minimum else ""
            clauses = self.clauses(self.words.pattern("effect.cost"), node, ctx, more)
            found += [replace(clause, tail=f"{clause.tail}{more['per']}", end=least) for clause in clauses]
        return found

    @abstractmethod
    def played(self, node: fx.CostChange, ctx: Context) -> Phrase:
        """ "the next Cultist character you play this phase"."""

    # --- how long, and what is known afterwards ----------------------------------------------------------------------

    def _until(self, node: Effect, ctx: Context) -> str:
        until = getattr(node, "until", None)
        if (
            until is None
            or isinstance(node, fx.CostChange)
            or (isinstance(node, fx.TakeControl) and until == "permanent")
        ):
            return ""
        if until in ("", "permanent") and getattr(node, "while_", None) is not None:
            return ""
        if until == "":
            return "" if ctx.static else self.words.pattern("until.phase")
        return self.words.pattern(f"until.{until}")

    def _remember(self, node: Effect, ctx: Context) -> None:
        as_ = getattr(node, "as_", None)
        ctx.host_known = ctx.host_known or getattr(node, "x", None) in ("host", "domain")
        if isinstance(node, (fx.Choose, fx.Search)):
            self.bind(ctx, node.as_, node.x)
        elif isinstance(node, fx.Look) and as_:
            plural = node.n != 1
            ctx.names[as_] = Binding("card", plural, node.deck)
            ctx.recent = as_
        elif isinstance(node, (fx.Reveal, fx.Sacrifice, fx.Discard, fx.Move)):
            name = {fx.Reveal: "revealed", fx.Sacrifice: "sacrificed", fx.Discard: "discarded", fx.Move: "moved"}
            self.bind(ctx, name[type(node)], node.x)
            if isinstance(node, fx.Move) and node.to == "play":
                ctx.names["moved"] = replace(ctx.names["moved"], role="entered")
        elif getattr(node, "x", None) == "self" and not isinstance(node, fx.STATICS):
            ctx.recent = "self"
        elif isinstance(node, fx.Domain) and node.act == "gain":
            ctx.names["gained"] = Binding("domain", isinstance(node.n, int) and node.n > 1)

    def bind(self, ctx: Context, name: str, x: Ref) -> None:
        """From here on the name stands for what `x` describes."""
        if isinstance(x, str):
            old = ctx.binding(x)
            ctx.names[name] = replace(old, role="") if x != "self" else Binding(ctx.self_noun, False, "you")
            if x == "self":
                ctx.recent = "self"
            elif x != ctx.recent:
                ctx.recent = ""
            return
        desc = describe(x)
        quant = self.quant(desc, "each", ctx) if desc is not None else None
        one = desc is None and getattr(x, "count", "all") == 1
        one = one or (quant is not None and quant.kind in ("a", "the") and quant.per is None)
        noun = "card"
        if desc is not None:
            noun = ctx.binding(desc.bound).noun if desc.bound else desc.nouns[0] if len(desc.nouns) == 1 else "card"
            if noun in ("support", "event", "conspiracy", "attachment"):
                noun = "card"
        ctx.names[name] = Binding(noun, not one, self.owner(x, ctx))
        ctx.recent = name

    # --- triggers' subjects ------------------------------------------------------------------------------------------

    def subject_binding(self, on: On, ctx: Context) -> None:
        """What "subject" stands for in what follows an occurrence."""
        ctx.trigger = on.kind
        event = isinstance(on.subject, sl.Sel) and on.subject.base == "event"
        ctx.aimed = on.kind == "ability_used" and not event and (on.subject or on.targets) is not None
        ctx.met = ctx.player(on.who) if on.who else ""
        ctx.subject_is = ""
        ctx.host_known = ctx.host_known or "host" in (on.subject, on.place)
        if isinstance(on.subject, str):
            known = on.subject in ("self", "host")
            ctx.subject_is = on.subject if known else ""
            ctx.recent = on.subject if known else ctx.recent
            if not known:
                ctx.names["subject"] = ctx.binding(on.subject)
            return
        if on.subject is None:
            ctx.names["subject"] = Binding("card", on.kind == "drawn")
            return
        desc = describe(on.subject)
        noun = desc.nouns[0] if desc is not None and len(desc.nouns) == 1 else "card"
        noun = noun if noun in ("character", "story", "domain", "resource") else "card"
        ctx.names["subject"] = Binding(noun, False)
        ctx.recent = "subject"


# ruff: noqa: ARG001 (the functions of the table share a signature)
# --- parts of single kinds of effects ---------------------------------------------------------------------------------


def _draw(self: Effects, node: fx.Draw, key: str, ctx: Context, parts: Parts) -> str:
    parts["cards"] = self.things("card", node.n, ctx)
    return key


def _wound(self: Effects, node: fx.Wound, key: str, ctx: Context, parts: Parts) -> str:
    if node.n == 1:
        return key
    parts["wounds"] = self.things("wound", node.n, ctx)
    return "wound_n"


def _wounds(self: Effects, node: fx.Heal | fx.PreventWounds, key: str, ctx: Context, parts: Parts) -> str:
    parts["wounds"] = self.counted("wound", node.n, ctx, up_to=isinstance(node, fx.Heal))
    return key


def _tokens(self: Effects, node: fx.Tokens, key: str, ctx: Context, parts: Parts) -> str:
    side = "any" if node.act == "add" and node.side == "you" else node.side
    if node.n == "all":
        parts["tokens"] = self.all_tokens(side, ctx)
    else:
        tokens = (self.moved_tokens if node.act == "move" else self.tokens)(node.n, side, ctx)
        up_to = f"{self.words.pattern('up_to')} " if node.up_to else ""
        parts["tokens"] = replace(tokens, cases=lambda case: f"{up_to}{tokens.core(case)}")
    if node.act == "move" and isinstance(node.x, sl.Sel) and isinstance(node.to, sl.Sel):
        parts["to"] = self.ref(sl.Except(node.to, "self", node.to.count), replace(ctx, recent="self"), "each")
    return f"{key}_away" if node.act == "move" and node.to is None else key


def _domain(self: Effects, node: fx.Domain, key: str, ctx: Context, parts: Parts) -> str:
    if node.act == "gain":
        parts["domains"] = self.things("domain", node.n, ctx)
    return key


def _resource(self: Effects, node: fx.Resource, key: str, ctx: Context, parts: Parts) -> str:
    if self.owner(node.x, ctx):
        parts["hand"] = self.owner_zone(node.x, ctx, "hand")
    else:
        parts["hand"] = self.owners_pile(False, "hand", self.ref(node.x, replace(ctx, recent="")))
    return f"{key}_away" if node.act == "move" and node.to is None else key


def _story_icons(self: Effects, node: fx.StoryIcons, key: str, ctx: Context, parts: Parts) -> str:
    less = isinstance(node.n, int) and node.n < 0
    n = -node.n if less and isinstance(node.n, int) else node.n
    if node.icons.startswith("="):
        parts["struggles"] = self.things("named_struggle", n, ctx)
    else:
        parts["struggles"] = self.struggles(node.icons, n, ctx)
    return f"{key}.{'lose' if less else 'gain'}"


def _struggle_rule(self: Effects, node: fx.StruggleRule, key: str, ctx: Context, parts: Parts) -> str:
    parts["other"] = f"[{node.rule}]"
    return f"{key}.{'icon' if node.rule in 'TCAI' else node.rule}"


def _threshold(self: Effects, node: fx.Threshold, key: str, ctx: Context, parts: Parts) -> str:
    parts |= self.more_or_less(node.by, ctx)
    parts["thing"] = self.more_of("token" if node.what == "tokens" else "story", node.by, ctx)
    parts["x"] = self.ref(node.x, ctx, "each") if node.x else fixed("")
    return f"{key}.any" if node.what == "tokens" and not node.x else key


def _draw_change(self: Effects, node: fx.DrawChange, key: str, ctx: Context, parts: Parts) -> str:
    parts |= self.more_or_less(node.by, ctx)
    parts["thing"] = self.more_of("card" if node.what == "cards" else "resource", node.by, ctx)
    return key


def _restrict(self: Effects, node: fx.Restrict, key: str, ctx: Context, parts: Parts) -> str:
    parts["there"] = self.fill(self.words.pattern("restrict_at"), node, ctx) if node.at is not None else ""
    return f"{key}.at" if node.cannot == "commit" and node.at is not None else key


def _require(self: Effects, node: fx.Require, key: str, ctx: Context, parts: Parts) -> str:
    return f"{key}.{'any' if node.at is None else 'at'}"


def _forbid(self: Effects, node: fx.Forbid, key: str, ctx: Context, parts: Parts) -> str:
    parts["x"] = self.ref(node.x if node.x is not None else sl.Sel(), ctx, "bare")
    return key


def _time(self: Effects, node: fx.SetTime, key: str, ctx: Context, parts: Parts) -> str:
    parts["time"] = self.words.subtype(node.time).name
    return key


def _shuffle(self: Effects, node: fx.Shuffle, key: str, ctx: Context, parts: Parts) -> str:
    parts["pile"] = self.pile(node.who, ctx, "deck")
    return key


def _cancel(self: Effects, node: fx.Cancel, key: str, ctx: Context, parts: Parts) -> str:
    if ctx.trigger == "ability_used" and ctx.aimed:
        ctx.recent = ""  # "it" is now the ability, not the card it belongs to
        return f"{key}.ability"
    return f"{key}.{'it' if ctx.trigger in ('ability_used', 'played') else 'effect'}"


def _move_wounds(self: Effects, node: fx.MoveWounds, key: str, ctx: Context, parts: Parts) -> str:
    parts["wounds"] = self.counted("wound", node.n, ctx, up_to=True)
    return key


def _swap_story(self: Effects, node: fx.SwapStory, key: str, ctx: Context, parts: Parts) -> str:
    return f"{key}.{'keep' if node.keep_tokens else 'plain'}"


PARTS_OF: dict[type[Effect], Callable[[Effects, Any, str, Context, Parts], str]] = {
    fx.Draw: _draw, fx.Wound: _wound, fx.Heal: _wounds, fx.PreventWounds: _wounds, fx.Tokens: _tokens,
    fx.Domain: _domain, fx.Resource: _resource, fx.StoryIcons: _story_icons, fx.StruggleRule: _struggle_rule,
    fx.Threshold: _threshold, fx.DrawChange: _draw_change, fx.Restrict: _restrict, fx.Require: _require,
    fx.Forbid: _forbid, fx.SetTime: _time, fx.Shuffle: _shuffle, fx.Cancel: _cancel, fx.MoveWounds: _move_wounds,
    fx.SwapStory: _swap_story,
}  # fmt: skip
