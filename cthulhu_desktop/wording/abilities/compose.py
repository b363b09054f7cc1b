"""From abilities to sentences."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cthulhu_desktop.core.cards.abilities import ability as ab
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities import flow as fl
from cthulhu_desktop.core.cards.abilities import selectors as sl
from cthulhu_desktop.core.cards.abilities import values as va
from cthulhu_desktop.core.cards.abilities.base import Ability, Condition, Effect
from cthulhu_desktop.core.cards.static import nodes_in
from cthulhu_desktop.wording.abilities.conditions import Conditions
from cthulhu_desktop.wording.abilities.effects import COMPLEX
from cthulhu_desktop.wording.abilities.grammar import MissingPattern
from cthulhu_desktop.wording.abilities.nouns import describe
from cthulhu_desktop.wording.abilities.parts import CLOSE, OPEN, Binding, Clause, Context, Phrase

Group = list[Clause]


class Lead:
    """What stands in front of the first sentence: subordinate clauses (with their commas), or an adverb such as "at the
    end of the phase". `then`: the sentence follows what came before it."""

    def __init__(self, text: str = "", adverb: str = "", *, then: bool = False, instead: bool = False) -> None:
        self.text, self.adverb, self.then, self.instead = text, adverb, then, instead


NO_LEAD = Lead()


class Composer(Conditions):
    """Abilities in words. A sentence is written in one of the forms that a language gives."""

    # --- what a language gives ---------------------------------------------------------------------------------------

    @abstractmethod
    def told(self, group: Group, subject: Phrase | None, lead: Lead) -> str:
        """A sentence: an instruction without a subject, else a statement."""

    @abstractmethod
    def purpose(self, group: Group, subject: Phrase | None) -> str:
        """What costs are paid for: " to …", ", aby …", ", um … zu …"."""

    @abstractmethod
    def allowed(self, group: Group, who: Phrase, subject: Phrase | None, lead: Lead) -> str:
        """ "you may …"."""

    @abstractmethod
    def option(self, group: Group, subject: Phrase | None) -> str:
        """An alternative of "choose one: …"."""

    # --- abilities ---------------------------------------------------------------------------------------------------

    def ability_text(self, ability: Ability, ctx: Context) -> str:
        """An ability as a paragraph."""
        if isinstance(ability, ab.Triggered):
            return self._triggered(ability, ctx)
        if isinstance(ability, ab.Passive):
            return self._passive(ability, ctx)
        if isinstance(ability, ab.Constant):
            return self._constant(ability, ctx)
        if isinstance(ability, ab.AttachRule):
            return self.attach_rule(self.ref(ability.to, ctx, "a"))
        if isinstance(ability, ab.PlayRule):
            return self._play_rule(ability, ctx)
        if isinstance(ability, (ab.StoryEffect, ab.OnPlay)):
            return self.paragraph(self.effects(ability.effects, ctx))
        raise MissingPattern(f"{self.words.language}: ability.{ability.KIND}")

    def attach_rule(self, to: Phrase) -> str:
        """ "Attach to a character."."""
        return self.sentence(self.fill(self.words.pattern("attach_rule"), None, _NO_CONTEXT, {"x": to}))

    def paragraph(self, sentences: Sequence[str]) -> str:
        """Sentences one after the other."""
        return " ".join(self.sentence(text) for text in sentences if text)

    def sentence(self, text: str) -> str:
        """With a capital, a full stop and its commas."""
        text = finished(text.strip())
        if not text:
            return ""
        text = re.sub(r"^([\s„“\"*(]*)(\w)", lambda match: match[1] + match[2].upper(), text)
        return text if text.endswith((".", "!", "?", "”.", ".“", ".”")) else f"{text}."

    def _triggered(self, node: ab.Triggered, ctx: Context) -> str:
        lead = ""
        during = node.if_.phase if node.on is not None and isinstance(node.if_, va.During) else ""
        if node.on is not None:
            lead = self.occurrence(node.on, ctx, during) + ", "
        if node.if_ is not None and not during and not self._goes_without_saying(node.if_, node):
            lead = self.and_if(lead, self.conditional("if", node.if_, ctx))
            self._may_be_meant(node.if_, ctx)
        sentences = self.effects(node.effects, ctx, Lead(lead), node.costs)
        label = f"**{self.words.pattern(f'label.{node.label}')}:**"
        return " ".join(part for part in (label, self.paragraph(sentences), *self._restrictions(node, ctx)) if part)

    def _goes_without_saying(self, test: Condition, node: ab.Triggered) -> bool:
        """That a card which left play can still be found, where something is done with it."""
        on = node.on
        card = ("subject", "self") if on is not None and on.subject == "self" else ("subject",)
        if not any(getattr(part, name, "") in card for part in nodes_in(node.effects) for name in ("x", "name")):
            return False
        if on is None or on.kind not in ("leaves_play", "destroyed", "sacrificed") or not isinstance(test, va.Exists):
            return False
        return isinstance(test.x, sl.Both) and test.x.of[:1] == (sl.Bound("subject"),) and len(test.x.of) == 2 and (
            test.x.of[1] == sl.Sel(zone="discard"))  # fmt: skip

    def _restrictions(self, node: ab.Triggered, ctx: Context) -> list[str]:
        found = []
        if node.window is not None:
            found.append(self.sentence(self.fill(self.words.pattern("use_only"), node, ctx, {
                "when": self.window(node.window, ctx)})))  # fmt: skip
        if node.zone != "play":
            found.append(self.sentence(self.words.pattern(f"used_from.{node.zone}")))
        if node.by == "any":
            found.append(self.sentence(self.words.pattern("used_by_any")))
        if node.limit is not None:
            found.append(self._limit(node.limit))
        return found

    def _limit(self, limit: ab.Limit) -> str:
        kind = "title" if limit.scope == "title" else "once" if limit.n == 1 else "times"
        per = self.words.pattern(f"each_per.{limit.per}")
        return self.sentence(self.fill(self.words.pattern(f"limit.{kind}"), limit, _NO_CONTEXT, {
            "n": str(limit.n), "per": per}))  # fmt: skip

    def window(self, window: ab.Window, ctx: Context) -> str:
        """ "during your operations phase"."""
        found = set(window.windows)
        whose = window.whose if window.whose not in ("each", "active") else ""
        for key, windows in WINDOWS.items():
            if found == windows:
                return self._in_window(key, whose, ctx)
        if not found:
            return self._in_window("turn", whose or "any", ctx)
        parts = [self._in_window(name.lower(), whose, ctx) for name in window.windows]
        return self.conjoined(list(dict.fromkeys(parts)), True)

    def _in_window(self, key: str, whose: str, ctx: Context) -> str:
        if key == "turn":
            if whose == "any":
                return self.words.pattern("window.any")
            mine = "you" if ctx.player(whose) == "you" else "other"
            return self.fill(self.words.pattern(f"window.turn.{mine}"), None, ctx, {"who": self.player(whose, ctx)})
        phase = PHASE_OF.get(key, "story")
        kind = "any" if not whose else "you" if ctx.player(whose) == "you" else "other"
        who = self.player(whose or "any", ctx)
        text = self.fill(self.words.pattern(f"window.phase.{kind}"), None, ctx, {
            "who": who, "phase": self.phase_word(phase, kind)})  # fmt: skip
        return f"{text}{self.words.pattern(f'window.{key}')}" if self.words.has(f"window.{key}") else text

    def phase_word(self, phase: str, kind: str) -> str:
        """The name of a phase as the pattern of a window needs it."""
        return str(self.words.look_up("phases", phase))

    def _passive(self, node: ab.Passive, ctx: Context) -> str:
        only = node.effects[0] if len(node.effects) == 1 else None
        enters = node.on.kind == "enters_play" and node.on.subject is not None and node.on.moment == "after"
        plain = not (node.on.who or node.on.place or node.on.by or node.on.targets or node.on.margin or node.on.icon)
        state = only.to if isinstance(only, fx.SetState) and only.x == "subject" else ""
        if enters and plain and node.if_ is None and state in ("exhausted", "insane") and node.on.subject is not None:
            subject = self.ref(node.on.subject, ctx, "each")
            return self.paragraph([self.told(self.enters(state, subject), subject, NO_LEAD)])
        lead = self.occurrence(node.on, ctx) + ", "
        if node.if_ is not None:
            lead = self.and_if(lead, self.conditional("if", node.if_, ctx))
        return self.paragraph(self.effects(node.effects, ctx, Lead(lead)))

    def and_if(self, lead: str, condition: str) -> str:
        """ "after …, if …, ": both with their commas."""
        return lead + condition

    def enters(self, state: str, subject: Phrase) -> Group:
        """ "enters play exhausted"."""
        clauses = self.clauses(self.words.pattern(f"enters.{state}"), None, _NO_CONTEXT)
        return [replace(clause, subject=subject) for clause in clauses]

    def _constant(self, node: ab.Constant, ctx: Context) -> str:
        ctx.static = True
        lead = NO_LEAD
        if isinstance(node.while_, va.During):
            lead = Lead(adverb=self.words.pattern(f"during.in_{node.while_.phase}"))
        elif node.while_ is not None:
            lead = Lead(self.conditional("while", node.while_, ctx))
            ctx.here_known = _is_committed(node.while_)
            self._may_be_meant(node.while_, ctx)
        return self.paragraph(self.effects(node.effects, ctx, lead))

    def _may_be_meant(self, test: Condition, ctx: Context) -> None:
        """A pronoun may stand for what the condition speaks of."""
        if not isinstance(test, (va.Fits, va.Exists)):
            return
        desc = None if isinstance(test.x, str) else describe(test.x)
        name = test.x if isinstance(test.x, str) else desc.bound if desc is not None else ""
        if name in ("self", "host") or name in ctx.names:
            ctx.recent = name
        elif name == "subject" and ctx.subject_is:
            ctx.recent = ctx.subject_is

    def _play_rule(self, node: ab.PlayRule, ctx: Context) -> str:
        found = []
        if node.window is not None:
            when = self.window(node.window, ctx)
            found.append(self.fill(self.words.pattern("play_only"), node, ctx, {"when": when}))
        if node.if_ is not None:
            test = self.condition(node.if_, ctx)
            found.append(self.fill(self.words.pattern("play_if"), node, ctx, {"test": test}))
        if node.costs:
            group = self._all_clauses(node.costs, ctx)
            if group is None:
                found += self.effects(node.costs, ctx)
            else:
                found.append(self.fill(self.words.pattern("extra_cost"), node, ctx, {
                    "cost": self.told(group, None, NO_LEAD)}))  # fmt: skip
        return self.paragraph(found)

    def conditional(self, word: str, test: Condition, ctx: Context) -> str:
        """ "if …, "."""
        return f"{self.words.pattern(f'word.{word}')} {self.condition(test, ctx)}, "

    # --- effects -----------------------------------------------------------------------------------------------------

    def effects(self, effects: Sequence[Effect], ctx: Context, lead: Lead = NO_LEAD, costs: Sequence[Effect] = ()
                ) -> list[str]:  # fmt: skip
        """The sentences of effects, after costs if there are any."""
        todo = flat(effects)
        if costs:
            return self._after_costs(costs, todo, ctx, lead)
        return self._sentences(todo, ctx, lead)

    def _after_costs(self, costs: Sequence[Effect], todo: list[Effect], ctx: Context, lead: Lead) -> list[str]:
        spoken = replace(ctx, names=ctx.names)
        paid = self._all_clauses(costs, spoken)
        ctx.host_known = spoken.host_known
        if spoken.recent == "self":
            ctx.recent = "self"
        if paid is None or not todo:
            first = self._sentences(flat(costs), ctx, lead)
            ctx.recent = ""
            return [*first, *self._sentences(todo, ctx, Lead(self.words.pattern("if_done") + " "))]
        if ctx.recent not in ("subject", "self", "host"):
            ctx.recent = ""
        start = self.told(paid, None, lead)
        group, left, subject, _ = self._group(todo, ctx)
        if group is None:
            rest = self._sentences(todo, ctx, NO_LEAD)
            text = f"{start}{self.words.pattern('to_do_this')} {rest[0] if rest else ''}"
            return [text, *rest[1:]]
        first = [start + self.purpose(group, subject)]
        ctx.recent = ""
        return [*first, *self._sentences(left, ctx, NO_LEAD)]

    def cost(self, node: Effect, ctx: Context) -> str:
        """A cost as an instruction without its full stop: "exhaust a character"; "" where there are no plain words."""
        group = self._all_clauses((node,), ctx)
        return self.told(group, None, NO_LEAD) if group is not None else ""

    def _all_clauses(self, effects: Sequence[Effect], ctx: Context) -> Group | None:
        """The clauses of plain effects that you carry out; None if there are others."""
        found: Group = []
        for node in flat(effects):
            if isinstance(node, COMPLEX):
                return None
            clauses = self.effect(node, ctx)
            if any(clause.subject is not None for clause in clauses) or self.agent_of(node, ctx) != ctx.agent:
                return None
            found += clauses
        return found

    def _sentences(self, todo: list[Effect], ctx: Context, lead: Lead) -> list[str]:
        found: list[str] = []
        while todo:
            node = todo[0]
            if isinstance(node, COMPLEX):
                found += self._complex(node, ctx, lead)
                todo = todo[1:]
            else:
                group, todo, subject, _ = self._group(todo, ctx)
                found.append(self.told(group or [], subject, lead))
            lead = NO_LEAD
            ctx.recent = ""
        return found

    def _group(self, todo: list[Effect], ctx: Context) -> tuple[Group | None, list[Effect], Phrase | None, str]:
        """The plain effects that make one sentence: the same one does them, at most two unless they fuse."""
        first = todo[0]
        if isinstance(first, COMPLEX):
            return None, todo, None, ""
        who = self.agent_of(first, ctx)
        if who != ctx.agent:
            return self._group_of_other(todo, who, ctx)
        group = self.effect(first, ctx)
        left = todo[1:]
        if group[0].subject is not None:
            subject = group[0].subject
            return group, left, subject, who
        count = 1
        while left and count < 4 and not isinstance(left[0], COMPLEX) and self.agent_of(left[0], ctx) == who:
            if count >= 2 and not self._speaks_of(left[0], ctx):
                break
            if isinstance(left[0], (*fx.STATICS, fx.Choose)):
                break
            clauses = self.effect(left[0], ctx)
            if clauses[0].subject is not None:
                break
            group += clauses
            left = left[1:]
            count += 1
        return group, left, self._actor(who, ctx), who

    def _group_of_other(self, todo: list[Effect], who: str, ctx: Context
                        ) -> tuple[Group | None, list[Effect], Phrase | None, str]:  # fmt: skip
        actor = self._actor(who, ctx) or self.seen(who, ctx)
        inner = replace(ctx, agent=who, names=ctx.names)
        if isinstance(todo[0], (fx.Sacrifice, fx.Discard)) or who == "each":
            inner.me = who
        group = self.effect(todo[0], inner)
        ctx.recent = inner.recent
        return group, todo[1:], actor, who

    def _speaks_of(self, node: Effect, ctx: Context) -> bool:
        return bool(ctx.recent) and getattr(node, "x", None) == ctx.recent

    def _actor(self, who: str, ctx: Context) -> Phrase | None:
        """The player who acts; he who was just spoken of is "that player"."""
        if who == "you":
            return None
        met = who == ctx.met and who in ("opponent", "active", "nonactive", "any")
        return self.seen("player" if met else who, ctx)

    def seen(self, who: str, ctx: Context) -> Phrase:
        """A player as the card's controller sees him."""
        return self.player(who, replace(ctx, me="you", agent=""))

    # --- effects with others inside ----------------------------------------------------------------------------------

    def _complex(self, node: Effect, ctx: Context, lead: Lead) -> list[str]:
        words = self.words
        if isinstance(node, fl.Then):
            return self._sentences(flat(node.effects), ctx, Lead(lead.text, lead.adverb, then=True))
        if isinstance(node, fl.Instead):
            return self._sentences(flat(node.effects), ctx, Lead(lead.text, lead.adverb, instead=True))
        if isinstance(node, fl.If):
            return self._if(node, ctx, lead)
        if isinstance(node, fl.May):
            return self._may(node, ctx, lead)
        if isinstance(node, fl.ByPlayer):
            who = ctx.player(node.who)
            inner = replace(ctx, me=who, agent=who, names=ctx.names)
            return self._sentences(flat(node.effects), inner, lead)
        if isinstance(node, fl.Mode):
            return self._mode(node, ctx, lead)
        if isinstance(node, fl.ForEach):
            return self._for_each(node, ctx, lead)
        if isinstance(node, fl.Delayed):
            ctx.recent = ""
            return self._sentences(flat(node.effects), ctx, Lead(lead.text, words.pattern(f"at.{node.at}")))
        if isinstance(node, fl.PayFor):
            return self._pay_for(node, ctx, lead)
        if isinstance(node, fl.UnlessPaid):
            return self._unless(node, ctx, lead)
        return []

    def _if(self, node: fl.If, ctx: Context, lead: Lead) -> list[str]:
        start = lead.text + (self.fill(self.words.pattern("at_first"), None, ctx, {"when": lead.adverb})
                             if lead.adverb else "")  # fmt: skip
        text = start + self.conditional("if", node.test, ctx)
        self._may_be_meant(node.test, ctx)
        found = self._sentences(flat(node.then), ctx, Lead(text, then=lead.then, instead=lead.instead))
        if node.else_:
            ctx.recent = ""
            found += self._sentences(flat(node.else_), ctx, Lead(self.words.pattern("word.otherwise") + " "))
        return found

    def _may(self, node: fl.May, ctx: Context, lead: Lead) -> list[str]:
        who = self.seen(ctx.player(node.who), ctx)
        inner = replace(ctx, agent=ctx.player(node.who), names=ctx.names)
        todo = flat(node.effects)
        if not todo:
            return []
        group, left, subject, _ = self._group(todo, inner)
        if group is None:
            text = self.allowed(self.clauses(self.words.pattern("effect.have_it"), None, ctx), who, None, lead)
            rest = self._sentences(todo, replace(ctx, recent=""), NO_LEAD)
            return [f"{text}: {rest[0]}" if rest else text, *rest[1:]]
        theirs = subject if self.agent_of(todo[0], inner) != inner.agent or group[0].subject is not None else None
        found = [self.allowed(group, who, theirs, lead)]
        ctx.recent = ""
        if left:
            found += self._sentences(left, replace(ctx), Lead(self.words.pattern("if_done") + " "))
        return found

    def _mode(self, node: fl.Mode, ctx: Context, lead: Lead) -> list[str]:
        full = any(self.agent_of(effect, ctx) != ctx.agent for option in node.options for effect in flat(option.effects)
                   if not isinstance(effect, COMPLEX))  # fmt: skip
        options = [self._option(option, ctx, full and ctx.agent != "you") for option in node.options]
        start = self.told(self.clauses(self.words.pattern("effect.choose_one"), None, ctx),
                          self._actor(ctx.agent, ctx), lead)  # fmt: skip
        word = self.words.pattern("word.or_else")
        return [f"{start}: {f'; {word} '.join(options)}" if options else start]

    def _option(self, option: fl.Seq, ctx: Context, full: bool) -> str:
        inner = replace(ctx, recent="", names=dict(ctx.names))
        todo = flat(option.effects)
        texts = []
        while todo:
            group, left, subject, who = self._group(todo, inner)
            if group is None:
                said = self._sentences(flat(option.effects), replace(ctx, recent="", names=dict(ctx.names)), NO_LEAD)
                return finished(self.whole_option(", ".join(text.strip() for text in said)))
            own = who == ctx.agent and group[0].subject is None
            if own and full:
                subject = self.player(who, replace(ctx, me="you"))
            texts.append(self.option(group, None if own and not full else subject))
            todo = left
            inner.recent = ""
        return finished(", ".join(texts))

    def whole_option(self, text: str) -> str:
        """An alternative that is a whole sentence."""
        return text

    def _for_each(self, node: fl.ForEach, ctx: Context, lead: Lead) -> list[str]:
        ctx.recent = ""
        if node.x is None:
            times = self.fill(self.words.pattern("do_times"), node, ctx)
            rest = self._sentences(flat(node.effects), ctx, NO_LEAD)
            return [f"{lead.text}{times} {rest[0] if rest else self.words.pattern('nothing')}", *rest[1:]]
        adverb = self.fill(self.words.pattern("for_each"), node, ctx)
        ctx.names[node.as_] = self._each_binding(node)
        return self._sentences(flat(node.effects), ctx, Lead(lead.text, adverb, then=lead.then))

    def _each_binding(self, node: fl.ForEach) -> Binding:
        desc = describe(node.x) if node.x is not None else None
        noun = desc.nouns[0] if desc is not None and len(desc.nouns) == 1 else "card"
        return Binding(noun if noun in ("character", "story", "domain", "resource", "player") else "card")

    def _pay_for(self, node: fl.PayFor, ctx: Context, lead: Lead) -> list[str]:
        who = self.seen(ctx.player(node.who), ctx)
        inner = replace(ctx, agent=ctx.player(node.who), me=ctx.player(node.who), names=ctx.names, recent="")
        paid = self._all_clauses(node.costs, inner)
        if not paid:
            return self._may(fl.May((*node.costs, *node.effects), node.who), ctx, lead)
        found = [self.allowed(paid, who, None, lead)]
        ctx.recent = ""
        return [*found, *self._sentences(flat(node.effects), ctx, Lead(self.words.pattern("if_done") + " "))]

    def _unless(self, node: fl.UnlessPaid, ctx: Context, lead: Lead) -> list[str]:
        found = self._sentences(flat(node.effects), ctx, lead)
        inner = replace(ctx, agent=ctx.player(node.who), me=ctx.player(node.who), names=ctx.names, recent="")
        paid = self._all_clauses(node.costs, inner)
        who = self.seen(ctx.player(node.who), ctx)
        if not paid or not found:
            return [*found, *self._sentences(flat(node.costs), inner, NO_LEAD)]
        found[-1] += self.unless(paid, who)
        return found

    @abstractmethod
    def unless(self, group: Group, who: Phrase) -> str:
        """ " unless your opponent pays 2"."""


_NO_CONTEXT = Context("", "card")
WINDOWS: dict[str, set[Any]] = {
    "story": {"W5", "W6a", "W6b", "W7"}, "operations": {"W4"}, "before_commit": {"W5"}, "after_commit": {"W6b", "W7"},
}  # fmt: skip
PHASE_OF = {"w1": "refresh", "w2": "draw", "w3": "resource", "w4": "operations", "operations": "operations"}


def _is_committed(test: Condition) -> bool:
    return isinstance(test, va.Fits) and test.x == "self" and any(isinstance(f, sl.Committed) for f in test.filters)


def flat(effects: Sequence[Effect]) -> list[Effect]:
    """Without sequences inside."""
    found: list[Effect] = []
    for node in effects:
        found += flat(node.effects) if isinstance(node, fl.Seq) else [node]
    return found


def finished(text: str) -> str:
    """The commas that close relative clauses, and single blanks."""
    text = re.sub(f"{CLOSE}+(?=[\\s]*[,.;:)”“]|$)", "", text.replace(OPEN, "").strip())
    text = re.sub(f"{CLOSE}+", ",", text)
    return re.sub(r"\s{2,}", " ", text).replace(" ,", ",").replace(" .", ".").replace(",,", ",")
