"""Announcements put together step by step, until one way is left (CG-11.1.2)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.cards import stepwise as sw
from cthulhu_desktop.core.cards.announce import Plan
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.stepwise import Draft, Step
from cthulhu_desktop.core.kernel import Decision
from cthulhu_desktop.ui.cardtable import keys
from cthulhu_desktop.ui.cardtable.ask import act_words
from cthulhu_desktop.ui.cardtable.ask.composer import Composer
from cthulhu_desktop.ui.cardtable.ask.known import Known
from cthulhu_desktop.ui.cardtable.ask.prompt import Button, Choice, ChoiceList, Prompt, Stepper, Widget


@dataclass(frozen=True, slots=True)
class Stage:
    """How far an announcement has come: one of several plans of a card is still to be picked (`plans`), or one is being
    announced (`draft`). `x`: the number shown by the stepper. `deliberate`: the player has done more than to click the
    card, so that the last thing missing makes the move final."""

    plans: tuple[Plan, ...] = ()
    draft: Draft | None = None
    x: int | None = None
    deliberate: bool = False


NOTHING = Stage()


class Announcing(Composer):
    """Composes a draft: what is open is asked for, what is settled is filled in. Escape goes one step back."""

    def __init__(self, known: Known, decision: Decision, state: CardsState) -> None:
        super().__init__(known, decision)
        self.state = state
        self.stage = NOTHING
        self._history: list[Stage] = []
        self._step: Step | None = None

    # -- going on ------------------------------------------------------------------------------------------------
    def enter(self, stage: Stage) -> None:
        """Go on to a stage; back brings the present one again."""
        self._history.append(self.stage)
        self._become(stage)

    def _become(self, stage: Stage) -> None:
        self.stage = stage
        self._step = None
        if stage.draft is not None:
            draft = sw.filled(self.state, stage.draft)
            self._step = sw.next_step(self.state, draft)
            if self._step is None and stage.deliberate:
                self.decide(sw.move(self.state, draft))
                return
            self.stage = replace(stage, draft=draft, x=self._shown_x(self._step))
        self.changed()

    @staticmethod
    def _shown_x(step: Step | None) -> int | None:
        return step.options[-1] if step is not None and step.part == "x" else None

    def say(self, value: int) -> None:
        """One more part of the announcement: a value of the step that is open."""
        draft, step = self.stage.draft, self._step
        if draft is not None and step is not None and (value in step.options or value in draft.held):
            self.enter(replace(self.stage, draft=sw.said(self.state, draft, step, value), deliberate=True))

    def close_group(self) -> None:
        """Enough has been picked."""
        draft, step = self.stage.draft, self._step
        if draft is not None and step is not None and step.may_close:
            self.enter(replace(self.stage, draft=sw.closed(self.state, draft), deliberate=True))

    def go(self) -> None:
        """The main button: X as the stepper shows it, the domain that is lit, or simply do it."""
        draft, step = self.stage.draft, self._step
        if draft is None:
            return
        if step is None:
            self.enter(replace(self.stage, deliberate=True))
        elif step.part == "x" and self.stage.x is not None:
            self.say(self.stage.x)
        elif step.part == "domain":
            self.say(self.preselected(step))
        elif step.may_close:
            self.close_group()

    def set_x(self, x: int) -> None:
        """The stepper shows another number."""
        self.stage = replace(self.stage, x=x)
        self.changed()

    def back(self) -> bool:
        if not self._history:
            return False
        self._become(self._history.pop())
        return True

    @property
    def composing(self) -> bool:
        return bool(self._history)

    @property
    def step(self) -> Step | None:
        """What is open of the announcement; None while there is none, or if nothing is."""
        return self._step

    def preselected(self, step: Step) -> int:
        """The cheapest domain that suffices (CG-10.1.5: what is overpaid is lost)."""
        return min(step.options, key=lambda domain: (self.known.domains[domain].worth, domain))

    # -- what the table shows ------------------------------------------------------------------------------------
    def _keys_of(self, step: Step) -> dict[str, int]:
        """What can be clicked for a step, and what it means."""
        draft = self.stage.draft
        held = draft.held if draft is not None and step.part in ("target", "cost") else ()
        if step.part in ("x", "mode"):
            return {}
        if step.part == "domain":
            return {keys.domain(domain): domain for domain in step.options}
        if step.part == "host":
            return {self.known.host_key(host): host for host in step.options}
        return {keys.player(item) if step.players else self.known.key(item): item for item in (*step.options, *held)}

    def usable(self) -> frozenset[str]:
        step = self._step
        found = frozenset(self._keys_of(step)) if step is not None else frozenset()
        if self.stage.draft is not None and self._ready:
            found |= self._board_of(self.stage.draft.plan)
        return found

    @property
    def _ready(self) -> bool:
        """Nothing is open but what the main button says."""
        return self._step is None or self._step.part == "domain"

    def _board_of(self, plan: Plan) -> frozenset[str]:
        own = plan.play and plan.label != "dormant"
        return frozenset({keys.board(self.known.seat)}) if own else frozenset()

    def chosen(self) -> frozenset[str]:
        draft, step = self.stage.draft, self._step
        plans = self.stage.plans or ((draft.plan,) if draft is not None else ())
        found = {self.known.key(plan.card) for plan in plans}
        if draft is not None:
            found |= self._said(draft)
            found |= {keys.domain(self.preselected(step))} if step is not None and step.part == "domain" else set()
        return frozenset(found)

    def _said(self, draft: Draft) -> set[str]:
        """What the announcement aims at so far."""
        found = {self.known.key(item) for group in draft.costs for item in group}
        found |= {onto for _, onto in self.arrows()}
        if self._step is not None and self._step.part in ("target", "cost"):
            found |= {keys.player(item) if self._step.players else self.known.key(item) for item in draft.held}
        if draft.domain is not None and draft.domain[0] is not None:
            found.add(keys.domain(draft.domain[0]))
        return found

    def arrows(self) -> tuple[tuple[str, str], ...]:
        draft = self.stage.draft
        if draft is None:
            return ()
        start = self.known.key(draft.plan.card)
        aims = [self.known.host_key(draft.host)] if draft.host not in (None, -1) and draft.host is not None else []
        for group, players in zip(draft.targets, sw.target_players(self.state, draft), strict=False):
            aims += [keys.player(item) if players else self.known.key(item) for item in group]
        return tuple((start, aim) for aim in aims if aim != start)

    def spread(self) -> tuple[int, ...]:
        draft, step = self.stage.draft, self._step
        if step is None or draft is None or step.part not in ("target", "cost") or step.players:
            return ()
        return self.known.elsewhere((*draft.held, *step.options))

    # -- what the player does ------------------------------------------------------------------------------------
    def click(self, key: str) -> None:
        draft, step = self.stage.draft, self._step
        if draft is None:
            return
        found = self._keys_of(step) if step is not None else {}
        if key in found:
            self.say(found[key])
        elif self._ready and key in self._board_of(draft.plan):
            self.go()

    def number(self, number: int, focus: str) -> bool:
        widget = self._widget()
        if isinstance(widget, ChoiceList) and 1 <= number <= len(widget.choices):
            widget.choices[number - 1].act()
            return True
        return False

    # -- words ---------------------------------------------------------------------------------------------------
    def _price(self, draft: Draft) -> int:
        return sw.price_of(self.state, draft)

    def _widget(self) -> Widget | None:
        draft, step = self.stage.draft, self._step
        if draft is None or step is None:
            return None
        if step.part == "x" and self.stage.x is not None:
            return Stepper("X", step.options, self.stage.x, self.set_x)
        if step.part == "mode":
            return ChoiceList(tr("Alternatives"), tuple(self._mode(draft, mode) for mode in step.options))
        if step.part == "domain":
            price, lit = self._price(draft), self.preselected(step)
            ways = [self._payment(domain, price, domain == lit) for domain in step.options]
            return ChoiceList(tr("Domain that pays"), tuple(ways))
        if step.players:
            names = [self._player(seat, draft) for seat in (*step.options, *draft.held)]
            return ChoiceList(tr("Players"), tuple(names))
        return None

    def _mode(self, draft: Draft, mode: int) -> Choice:
        text = act_words.mode_text(self.known, draft.plan, sw.mode_effects(self.state, draft, mode), mode)
        return Choice(text, lambda: self.say(mode))

    def _payment(self, domain: int, price: int, lit: bool) -> Choice:
        return Choice(act_words.payment_text(self.known, domain, price), lambda: self.say(domain), lit)

    def _player(self, seat: int, draft: Draft) -> Choice:
        return Choice(self.known.name(seat), lambda: self.say(seat), seat in draft.held)

    def _draft_prompt(self, draft: Draft) -> Prompt:
        step = self._step
        text = act_words.step_question(self.known, draft, step)
        detail = act_words.draft_detail(self.known, self.state, draft, self._price(draft))
        return Prompt(text, act_words.step_rule(self.decision, step), detail, self._buttons(draft), self._widget())

    def _buttons(self, draft: Draft) -> tuple[Button, ...]:
        step = self._step
        found: list[Button] = []
        if step is None or step.part == "domain":
            found.append(Button(act_words.go_text(draft.plan), self.go, main=True))
        elif step.part == "x":
            found.append(Button(tr("X is {number}").format(number=self.stage.x), self.go, main=True))
        elif step.may_close:
            found.append(Button(tr("Done (%n chosen)", "", len(draft.held)), self.close_group, main=True))
        if self._history:
            found.append(Button(tr("Take back"), self.back, key=tr("Esc")))
        return tuple(found)
