"""The sentences of an announcement: what the card does, what is open, who pays."""

from __future__ import annotations

from collections.abc import Sequence

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.cards import stepwise as sw
from cthulhu_desktop.core.cards.abilities.base import Effect
from cthulhu_desktop.core.cards.announce import Plan
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.stepwise import Draft, Step
from cthulhu_desktop.core.kernel import Decision
from cthulhu_desktop.ui.cardtable.ask import words
from cthulhu_desktop.ui.cardtable.ask.known import Known


def go_text(plan: Plan) -> str:
    """The button that makes an announcement final."""
    if plan.label == "pay":
        return tr("Pay")
    if plan.label == "dormant":
        return tr("Lay it dormant")
    return tr("Play it") if plan.play else tr("Use it")


def plan_text(known: Known, state: CardsState, plan: Plan) -> str:
    """What a card can do, in words; to which occurrence, where it answers one."""
    text = _of_plan(known, state, plan) or go_text(plan)
    about = about_what(known, plan)
    return tr("{text} (in answer to {what})").format(text=text, what=about) if about else text


def _of_plan(known: Known, state: CardsState, plan: Plan) -> str:
    ability = sw.ability_of(state, plan)
    if plan.label == "dormant":
        return tr("Lay it face down at a story (Dormant)")
    if ability is None:
        return tr("Play it from your hand") if plan.play else ""
    return words.ability_line(ability, known.definition(plan.card))


def about_what(known: Known, plan: Plan) -> str:
    """The card or story to which something has happened that the plan answers; "" if it answers nothing."""
    about = plan.env.happened
    if plan.to < 0 or about is None:
        return ""
    place = about.card if about.card >= 0 else about.story
    if place >= 0 and (known.card(place) is not None or place in known.stories):
        return known.title(place)
    return known.name(about.seat) if about.seat >= 0 else ""


def which_ability(known: Known, card: int) -> str:
    """Several things can be done with a card."""
    return tr("What should {card} do?").format(card=known.title(card))


def mode_text(known: Known, plan: Plan, effects: Sequence[Effect], mode: int) -> str:
    """One of the alternatives."""
    text = words.effects_line(effects, known.definition(plan.card))
    return text or tr("Alternative {number}").format(number=mode + 1)


def payment_text(known: Known, domain: int, price: int) -> str:
    """What a domain would pay and overpay (CG-10.1.5)."""
    worth = known.domains[domain].worth
    number = 1 + [own.domain for own in known.own_domains].index(domain)
    if worth == price:
        return tr("Domain {number} pays {price} exactly").format(number=number, price=price)
    pattern = tr("Domain {number} pays {price} and loses {over} more")
    return pattern.format(number=number, price=price, over=worth - price)


def step_question(known: Known, draft: Draft, step: Step | None) -> str:
    """What is open in an announcement."""
    card = known.title(draft.plan.card)
    if step is None:
        pattern = tr("Play {card}?") if draft.plan.play else tr("Use {card}?")
    elif step.part == "x":
        pattern = tr("Choose X · {card}")
    elif step.part == "mode":
        pattern = tr("Choose one · {card}")
    elif step.part == "host":
        pattern = tr("Choose what {card} is attached to")
    elif step.part == "domain":
        pattern = tr("Choose the domain that pays · {card}")
    else:
        return _group_question(known, draft, step)
    return pattern.format(card=card)


def _group_question(known: Known, draft: Draft, step: Step) -> str:
    card = known.title(draft.plan.card)
    told = words.effects_line((step.node,), known.definition(draft.plan.card)) if step.node is not None else ""
    if told:
        pattern = tr("Cost: {text} · {card}") if step.part == "cost" else tr("{text} · {card}")
        return pattern.format(text=told.rstrip("."), card=card)
    if step.part == "cost":
        pattern = tr("Choose what you pay with · {card}")
    elif step.low == step.high == 1:
        pattern = tr("Choose a target · {card}")
    else:
        pattern = tr("Choose {low} to {high} targets · {card}")
    return pattern.format(card=card, low=step.low, high=step.high)


def step_rule(decision: Decision, step: Step | None) -> str:
    """The rule to open beside the question."""
    if step is None:
        return "CG-11.1.2" if decision.kind != "D-23" else decision.rule
    rules = {
        "x": "CG-10.2.4", "mode": "CG-17.4.6", "host": "CG-11.1.5", "target": "CG-17.3.2", "cost": "CG-10.3.6",
        "domain": "CG-10.1.1",
    }  # fmt: skip
    return rules[step.part]


def draft_detail(known: Known, state: CardsState, draft: Draft, price: int) -> str:
    """What has been said so far: targets, price, who pays; else what the card does."""
    parts = []
    if draft.host is not None and draft.host != -1:
        host = known.domain_name(-2 - draft.host) if draft.host < 0 else known.title(draft.host)
        parts.append(tr("On: {card}").format(card=host))
    aims = [known.title(item) for item in _aims(state, draft)]
    aims += [known.name(seat) for seat in _players(state, draft)]
    if aims:
        parts.append(tr("Aims at: {cards}").format(cards=words.and_list(aims)))
    spent = [known.title(item) for group in draft.costs for item in group]
    if spent:
        parts.append(tr("Cost: {cards}").format(cards=words.and_list(spent)))
    if draft.domain is not None and draft.domain[0] is not None and draft.x is not None:
        parts.append(payment_text(known, draft.domain[0], price))
    if len(parts) < 2 and draft.plan.label != "pay":
        plain = draft.plan.play and sw.ability_of(state, draft.plan) is None and draft.plan.label != "dormant"
        definition = known.definition(draft.plan.card)
        parts.append(words.card_line(definition) if plain else _of_plan(known, state, draft.plan))
    return "  ·  ".join(part for part in parts if part)


def _aims(state: CardsState, draft: Draft) -> list[int]:
    pairs = zip(draft.targets, sw.target_players(state, draft), strict=False)
    return [item for group, players in pairs if not players for item in group]


def _players(state: CardsState, draft: Draft) -> list[int]:
    pairs = zip(draft.targets, sw.target_players(state, draft), strict=False)
    return [seat for group, players in pairs if players for seat in group]


def act_detail(known: Known, state: CardsState, decision: Decision, plans: Sequence[Plan]) -> str:
    """What may be used now, in a few words."""
    if not plans:
        return tr("You can play and use nothing now.")
    if decision.kind == "D-05":
        return tr("Click what glows, or drag it onto the table, onto a target or onto the domain that pays.")
    if len(plans) == 1:
        text = plan_text(known, state, plans[0])
        return tr("{card}: {text}").format(card=known.title(plans[0].card), text=text)
    titles = list(dict.fromkeys(known.title(plan.card) for plan in plans))
    return tr("You can use: {cards}").format(cards=words.and_list(titles))


def pay_question(known: Known, decision: Decision, costs: Sequence[Effect]) -> str:
    """D-23: paying inside an effect."""
    source = known.source(decision.source)
    text = words.effects_line(costs, known.definition(source)).rstrip(".")
    who, card = known.name(decision.seat), known.title(source)
    if text:
        return tr("{who}: {text}? · {card}").format(who=who, text=text, card=card)
    return tr("{who}: pay what {card} asks for?").format(who=who, card=card)
