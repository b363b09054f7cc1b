"""D-05 to D-10: playing cards and using abilities; paying inside an effect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.cards import stepwise as sw
from cthulhu_desktop.core.cards.abilities.asking import PayOptions, pay_plan
from cthulhu_desktop.core.cards.acts import ActOptions
from cthulhu_desktop.core.cards.announce import Plan
from cthulhu_desktop.core.cards.moves import Answer
from cthulhu_desktop.core.cards.stepwise import Draft
from cthulhu_desktop.core.cards.why_announce import why_not_domain
from cthulhu_desktop.core.cards.why_use import why_not
from cthulhu_desktop.core.kernel import Decision, Refused
from cthulhu_desktop.ui.cardtable import keys, prompts
from cthulhu_desktop.ui.cardtable.ask import act_words
from cthulhu_desktop.ui.cardtable.ask.announcing import NOTHING, Announcing, Stage
from cthulhu_desktop.ui.cardtable.ask.known import Known
from cthulhu_desktop.ui.cardtable.ask.prompt import Button, Choice, ChoiceList, Prompt, Widget
from cthulhu_desktop.ui.cardtable.ask.why_not import why_not_said


class Act(Announcing):
    """D-05 to D-10: everything that can be played or used glows; a click or a drag begins."""

    def __init__(self, known: Known, decision: Decision, options: ActOptions) -> None:
        super().__init__(known, decision, options.state)
        self.options = options
        self._plans: dict[str, tuple[Plan, ...]] = {}
        for plan in options.plans():
            key = known.key(plan.card)
            self._plans[key] = (*self._plans.get(key, ()), plan)

    @property
    def can_pass(self) -> bool:
        return not self.composing

    # -- what the table shows ------------------------------------------------------------------------------------
    def usable(self) -> frozenset[str]:
        if self.stage == NOTHING:
            return frozenset(self._plans)
        found = super().usable() | self._source
        return found if self.stage.deliberate else found | frozenset(self._plans)

    @property
    def _source(self) -> frozenset[str]:
        """The card that is being announced: another click on it takes it back."""
        draft = self.stage.draft
        plans = self.stage.plans or ((draft.plan,) if draft is not None else ())
        return frozenset(self.known.key(plan.card) for plan in plans)

    def movable(self) -> frozenset[str]:
        if self.stage.deliberate:
            return frozenset()
        hand = self.known.hand if self.decision.kind == "D-05" else ()
        cards = [key for key in self._plans if keys.kind(key) == "card"]
        return frozenset(cards) | frozenset(keys.card(card.card) for card in hand)

    def staged(self) -> Mapping[str, str]:
        """A card of the hand that is being announced lies where it will be played from."""
        draft = self.stage.draft
        if draft is None or not draft.plan.play or not self.stage.deliberate:
            return {}
        return {self.known.key(draft.plan.card): keys.TWILIGHT}

    def spread(self) -> tuple[int, ...]:
        if self.stage == NOTHING:
            return self.known.elsewhere(tuple(keys.number(key) for key in self._plans if keys.kind(key) == "card"))
        return super().spread()

    def places(self, key: str) -> frozenset[str]:
        found: set[str] = set()
        for plan in self._plans.get(key, ()):
            found |= self._places_of(plan)
        return frozenset(found)

    def _places_of(self, plan: Plan) -> frozenset[str]:
        draft = sw.filled(self.state, Draft(plan))
        step = sw.next_step(self.state, draft)
        found = set(self._board_of(plan)) | {keys.domain(domain) for domain in self._paying(plan)}
        if step is not None and step.part in ("host", "target", "cost") and not step.players:
            found |= {self.known.host_key(o) if step.part == "host" else self.known.key(o) for o in step.options}
        elif step is not None and step.players:
            found |= set(map(keys.player, step.options))
        found |= {self.known.host_key(draft.host)} if draft.host not in (None, -1) and draft.host is not None else set()
        return frozenset(found)

    def _paying(self, plan: Plan) -> list[int]:
        own = [domain.domain for domain in self.known.own_domains]
        return [domain for domain in own if sw.can_be(self.state, Draft(plan, domain=(domain,)))]

    # -- what the player does ------------------------------------------------------------------------------------
    def click(self, key: str) -> None:
        if self.stage != NOTHING and key in super().usable():  # the card itself, where it may be its own target
            super().click(key)
        elif self.stage != NOTHING and key in self._source:
            self._start_anew()
        elif key in self._plans and not self.stage.deliberate:
            self._history.clear()
            self.stage = NOTHING
            self._begin(self._plans[key], deliberate=False)

    def press_enter(self, key: str) -> None:
        """A second Enter on the card does what the main button says; a second click takes it back."""
        step = self.step
        option = step is not None and key in self._keys_of(step)
        if key in self._source and self.stage.draft is not None and self._ready and not option:
            self.go()
        else:
            self.click(key)

    def _start_anew(self) -> None:
        self._history.clear()
        self._become(NOTHING)

    def _begin(self, plans: Sequence[Plan], *, deliberate: bool) -> None:
        if len(plans) == 1:
            self.enter(Stage(draft=Draft(plans[0]), deliberate=deliberate))
        elif plans:
            self.enter(Stage(plans=tuple(plans)))

    def pick_plan(self, plan: Plan) -> None:
        """One of several things that the card can do."""
        self.enter(Stage(draft=Draft(plan), deliberate=False))

    def drop(self, key: str, onto: str) -> None:
        if self.stage.deliberate:
            return
        self._history.clear()
        self.stage = NOTHING
        drafts = [found for plan in self._plans.get(key, ()) if (found := self._dropped_on(plan, onto)) is not None]
        if len(drafts) == 1:
            self.enter(Stage(draft=drafts[0], deliberate=True))
        else:
            self._begin([draft.plan for draft in drafts], deliberate=False)

    def _dropped_on(self, plan: Plan, onto: str) -> Draft | None:
        """What dropping the card there says; None if nothing."""
        draft = sw.filled(self.state, Draft(plan))
        step = sw.next_step(self.state, draft)
        if step is not None and step.part == "host":
            host = next((host for host in step.options if self.known.host_key(host) == onto), None)
            if host is not None:
                return sw.said(self.state, draft, step, host)
        elif step is not None and step.part in ("target", "cost"):
            names = {keys.player(o) if step.players else self.known.key(o): o for o in step.options}
            if onto in names:
                return sw.said(self.state, draft, step, names[onto])
        if keys.kind(onto) == "domain" and keys.number(onto) in self._paying(plan):
            return Draft(plan, domain=(keys.number(onto),))
        return draft if onto in self._places_of(plan) else None

    # -- why not -------------------------------------------------------------------------------------------------
    def why_not(self, key: str) -> Refused | None:
        if key in self.usable():
            return None
        if self.stage.draft is not None and (self.stage.deliberate or keys.kind(key) == "domain"):
            return why_not_said(self.state, self.stage.draft, key)
        card = self.known.card(keys.number(key)) if keys.kind(key) == "card" else None
        if card is None or (card.zone == "play" and card.controller != self.known.seat):
            return None
        return why_not(self.state, self.options, card.card)

    def why_not_there(self, key: str, onto: str) -> Refused | None:
        if keys.kind(onto) == "hand" or self.stage.deliberate:
            return None
        plan = next(iter(self._plans.get(key, ())), None)
        if plan is None:
            return self.why_not(key)
        if keys.kind(onto) == "domain":
            env = sw.env_of(self.state, sw.filled(self.state, Draft(plan)))
            return why_not_domain(self.state, plan, env, keys.number(onto))
        return why_not_said(self.state, Draft(plan), onto)

    # -- words ---------------------------------------------------------------------------------------------------
    def _widget(self) -> Widget | None:
        if self.stage.plans:
            choices = tuple(self._plan_choice(plan) for plan in self.stage.plans)
            return ChoiceList(tr("What the card can do"), choices)
        return super()._widget()

    def _plan_choice(self, plan: Plan) -> Choice:
        return Choice(act_words.plan_text(self.known, self.state, plan), lambda: self.pick_plan(plan))

    def arrows(self) -> tuple[tuple[str, str], ...]:
        draft = self.stage.draft
        if draft is None or draft.plan.to < 0 or super().arrows():
            return super().arrows()
        about = draft.plan.env.happened
        if about is None or about.card < 0 or self.known.card(about.card) is None or about.card == draft.plan.card:
            return ()
        return ((self.known.key(draft.plan.card), self.known.key(about.card)),)

    def prompt(self) -> Prompt:
        if self.stage.draft is not None:
            return self._draft_prompt(self.stage.draft)
        if self.stage.plans:
            text = act_words.which_ability(self.known, self.stage.plans[0].card)
            back = (Button(tr("Take back"), self.back, key=tr("Esc")),)
            return Prompt(text, self.decision.rule, "", back, self._widget())
        text = prompts.question(self.known, self.decision)
        detail = act_words.act_detail(self.known, self.state, self.decision, self.options.plans())
        button = self.pass_button(prompts.decline_text(self.decision), key=tr("Space"))
        return Prompt(text, self.decision.rule, detail, (button,))


class Pay(Announcing):
    """D-23: pay what an effect asks for, in one of the ways there are, or not."""

    def __init__(self, known: Known, decision: Decision, options: PayOptions) -> None:
        super().__init__(known, decision, options.state)
        self._options = options
        self._become(Stage(draft=Draft(pay_plan(options.frame))))

    def prompt(self) -> Prompt:
        draft = self.stage.draft
        assert draft is not None
        prompt = self._draft_prompt(draft)
        buttons = prompt.buttons
        if self._options.declines and not self._history:
            buttons = (*buttons, Button(tr("Do not pay"), self.answer(Answer(False))))
        text = act_words.pay_question(self.known, self.decision, self._options.frame.costs)
        return replace(prompt, text=text, buttons=buttons)

