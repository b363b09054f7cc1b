"""What a player could do in a window: the plans, and their options as one lazy view."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities.ability import OnPlay, PlayRule, Triggered, Window
from cthulhu_desktop.core.cards.abilities.base import Ability, Effect
from cthulhu_desktop.core.cards.abilities.flow import Instead
from cthulhu_desktop.core.cards.abilities.look import holds, players
from cthulhu_desktop.core.cards.adjust import adjustable
from cthulhu_desktop.core.cards.announce import (
    Announcement,
    Plan,
    announcements,
    move_of,
    possible,
    restrictions_met,
    wish_of,
)
from cthulhu_desktop.core.cards.extensions import beds
from cthulhu_desktop.core.cards.limits import within_limit
from cthulhu_desktop.core.cards.modifiers import forbidden, values
from cthulhu_desktop.core.cards.options import PASS, CardOptions
from cthulhu_desktop.core.cards.state import CardsState, Env, Happened
from cthulhu_desktop.core.cards.static import nodes_in
from cthulhu_desktop.core.cards.triggers import GAINED, Found, find_triggered, works
from cthulhu_desktop.core.kernel import Move, Rng

Used = tuple[tuple[int, int, int, int], ...]


class ActOptions(CardOptions):
    """Pass, or one of the plans in any of its announcements (D-05 to D-10).

    `plans()` are the cards and abilities that can be used now (what a table lights up); `ways(plan)` the moves of one.
    Which plans have a legal announcement is worked out only when somebody asks. `adjusts`: corrections by hand are
    legal too, though not listed.
    """

    __slots__ = ("_last", "_make", "_plans", "_raw", "adjusts", "state")

    def __init__(self, state: CardsState, make: Callable[[], Sequence[Plan]], *, adjusts: bool = False) -> None:
        super().__init__(declines=True)
        self.state = state
        self.adjusts = adjusts
        self._make = make
        self._raw: Sequence[Plan] | None = None
        self._plans: Sequence[Plan] | None = None
        self._last: tuple[object, Plan, Announcement] | None = None

    def raw(self) -> Sequence[Plan]:
        """What the moment allows, whether or not it can be announced legally."""
        if self._raw is None:
            self._raw = self._make()
        return self._raw

    def plans(self) -> Sequence[Plan]:
        """Everything that can be used now, each with at least one legal announcement."""
        if self._plans is None:
            self._plans = [plan for plan in self.raw() if possible(self.state, plan)]
        return self._plans

    def ways(self, plan: Plan) -> Iterator[Move]:
        """The moves of one plan."""
        return (move_of(plan, found) for found in announcements(self.state, plan))

    def __iter__(self) -> Iterator[Move]:
        yield PASS
        for plan in self.plans():
            yield from self.ways(plan)

    def __contains__(self, move: object) -> bool:
        if type(move) in (th.Pass, th.Concede):
            return True
        if isinstance(move, th.Adjust):
            return self.adjusts and adjustable(self.state, move)
        return isinstance(move, (th.Play, th.UseAbility)) and self.find(move) is not None

    def find(self, move: th.Play | th.UseAbility) -> tuple[Plan, Announcement] | None:
        """The plan and announcement that the move spells out, None if it is not legal."""
        if self._last is not None and self._last[0] == move:
            return self._last[1:]
        play = isinstance(move, th.Play)
        number = -1 if isinstance(move, th.Play) else move.ability
        for plan in self.raw():
            if plan.card == move.card and plan.to == move.to and plan.play == play and (play or plan.number == number):
                found = next(announcements(self.state, plan, wish_of(move)), None)
                if found is not None and restrictions_met(self.state, plan):
                    self._last = (move, plan, found)
                    return plan, found
        return None

    def count(self) -> int:
        return 1 + sum(1 for plan in self.plans() for _ in announcements(self.state, plan))

    def __bool__(self) -> bool:
        return True

    def sample(self, rng: Rng) -> Move:
        """A plan (or pass) at random, announced at random. Plans that turn out to have no legal announcement are
        thrown out and the dice rolled again, which leaves the others equally likely."""
        plans = list(self.raw() if self._plans is None else self._plans)
        while plans:
            place = rng.below(len(plans) + 1)
            if place == len(plans):
                return PASS
            plan = plans[place]
            if restrictions_met(self.state, plan):
                found = next(announcements(self.state, plan, rng=rng), None)
                if found is not None:
                    move = move_of(plan, found)
                    self._last = (move, plan, found)
                    return move
            plans.pop(place)
        return PASS


# --- action windows --------------------------------------------------------------------------------------------------


def window_plans(state: CardsState, seat: int, label: str) -> list[Plan]:
    """D-06, D-07, D-08: what the moment lets the player do as an action in that window."""
    plans = list(_hand_plans(state, seat, label))
    if state.static.any_actions:
        plans += _ability_plans(state, seat, label)
    return plans


def _hand_plans(state: CardsState, seat: int, label: str) -> Iterator[Plan]:
    static = state.static
    own_w4 = label == "W4" and seat == state.active
    for card in state.hand[seat]:
        kind = static.kind[card]
        if kind == t.EVENT:
            index = static.event_action[card]
            if index >= 0 and not (state.modified and forbidden(state, seat, "play", card)):
                yield from _event_plan(state, seat, card, index, label)
            continue
        if own_w4 and "dormant" in static.keywords:
            for story in beds(state, card):
                env = Env(card, state.birth[card], seat).bind("place", (state.ref(story),))
                yield Plan(card, -1, True, "dormant", (), (), env)
        if own_w4 and not (state.modified and forbidden(state, seat, "play", card)):
            rule = static.play_rule[card]
            env = Env(card, state.birth[card], seat)
            if rule is None or rule_met(state, rule, env, label):
                yield Plan(card, -1, True, "play", (), rule.costs if rule else (), env)


def _event_plan(state: CardsState, seat: int, card: int, index: int, label: str) -> Iterator[Plan]:
    ability = state.static.abilities[card][index]
    env = Env(card, state.birth[card], seat)
    rule = state.static.play_rule[card]
    if rule is not None and not rule_met(state, rule, env, label):
        return
    extra: tuple[Effect, ...] = rule.costs if rule else ()
    if isinstance(ability, OnPlay):
        yield Plan(card, index, True, "action", ability.effects, extra, env)
    elif isinstance(ability, Triggered) and usable(state, ability, env, label, card, index):
        yield Plan(card, index, True, "action", ability.effects, ability.costs + extra, env)


def rule_met(state: CardsState, rule: PlayRule, env: Env, label: str) -> bool:
    """ "Play only …"."""
    return in_window(state, rule.window, env, label) and (rule.if_ is None or holds(state, rule.if_, env))


def in_window(state: CardsState, window: Window | None, env: Env, label: str) -> bool:
    """The timing phrase allows this window (CG-11.1.12); between the windows its phase decides, for Responses and
    Disrupts."""
    if window is None:
        return True
    missed = bool(window.windows) and label not in window.windows
    if missed and (label or not any(t.PHASE_OF_WINDOW[name] == state.phase for name in window.windows)):
        return False
    return not window.whose or state.active in players(state, window.whose, env)


def usable(state: CardsState, ability: Triggered, env: Env, label: str, card: int, index: int) -> bool:
    """Its window, its condition and its limit allow it."""
    if not in_window(state, ability.window, env, label):
        return False
    if ability.if_ is not None and not holds(state, ability.if_, env):
        return False
    if state.modified and forbidden(state, env.seat, "trigger", card):
        return False
    return ability.limit is None or within_limit(state, ability.limit, env, card, index)


def _ability_plans(state: CardsState, seat: int, label: str) -> Iterator[Plan]:
    static = state.static
    for cards in (state.play[0], state.row, state.play[1]):
        for card in cards:
            gained = static.grants_actions and state.zone[card] == t.PLAY and bool(values(state, card).gained)
            if gained or (static.actions[card] and works(state, card)):
                yield from _actions_of(state, seat, card, label, gained)
    for card in (*state.hand[seat], *state.discard[seat]):
        for index in static.actions[card]:
            ability = static.abilities[card][index]
            zone = t.ZONE_NAMES[state.zone[card]]
            if isinstance(ability, Triggered) and ability.zone == zone and static.kind[card] != t.EVENT:
                env = Env(card, state.birth[card], seat)
                if usable(state, ability, env, label, card, index):
                    yield Plan(card, index, False, "action", ability.effects, ability.costs, env)


def _actions_of(state: CardsState, seat: int, card: int, label: str, gained: bool) -> Iterator[Plan]:
    static = state.static
    indexes: list[tuple[int, Ability]] = []
    if static.actions[card] and (not gained or works(state, card)):
        indexes = [(i, static.abilities[card][i]) for i in static.actions[card]]
    if gained:
        indexes += [(GAINED + i, ability) for i, ability in enumerate(values(state, card).gained)]
    for index, ability in indexes:
        if not isinstance(ability, Triggered) or ability.label != "action" or ability.zone != "play":
            continue
        if state.controller[card] != seat and ability.by != "any" and state.zone[card] == t.PLAY:
            continue
        env = Env(card, state.birth[card], seat)
        if usable(state, ability, env, label, card, index):
            yield Plan(card, index, False, "action", ability.effects, ability.costs, env)


# --- Responses and Disrupts ------------------------------------------------------------------------------------------


def answer_plans(
    state: CardsState, seat: int, label: str, notes: Sequence[tuple[int, Happened]], used: Used, window: int = -1
) -> list[Plan]:
    """D-09, D-10: the player's Responses (Disrupts) to the occurrences, each at most once for each (CG-12.1.2)."""
    plans = []
    for place, note in notes:
        whole = note.kind == "ability_used" and note.word in ("passive", "story")
        for found in find_triggered(state, label, note, window):
            if whole and state.static.remember("cancels", found.ability, _cancels):
                continue
            if found.env.seat == seat and (found.card, found.env.birth, found.number, place) not in used:
                plan = _answer_plan(state, found, label, place)
                if plan is not None:
                    plans.append(plan)
    return plans


def _cancels(ability: Ability) -> bool:
    return any(isinstance(node, (fx.Cancel, Instead)) for node in nodes_in(ability))


def _answer_plan(state: CardsState, found: Found, label: str, place: int) -> Plan | None:
    ability = found.ability
    if not isinstance(ability, Triggered):
        return None
    card, env = found.card, found.env
    if not usable(state, ability, env, "", card, found.number):
        return None
    from_hand = state.zone[card] == t.HAND and state.static.kind[card] == t.EVENT
    costs = ability.costs
    if from_hand:
        if state.modified and forbidden(state, env.seat, "play", card):
            return None
        rule = state.static.play_rule[card]
        if rule is not None:
            if not rule_met(state, rule, env, state.window):
                return None
            costs += rule.costs
    return Plan(card, found.number, from_hand, label, ability.effects, costs, env, place)
