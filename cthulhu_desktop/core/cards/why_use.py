"""Why the player who is asked cannot play a card or use an ability now, in the order in which the rules ask: the
moment, the card's own timing and condition, what other cards forbid, entry, cost, choices, host, payment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards.abilities.ability import On, OnPlay, PlayRule, Triggered, Window
from cthulhu_desktop.core.cards.abilities.base import Ability, Condition
from cthulhu_desktop.core.cards.abilities.look import holds
from cthulhu_desktop.core.cards.acts import ActOptions, in_window
from cthulhu_desktop.core.cards.announce import Plan
from cthulhu_desktop.core.cards.frames import Disrupts, Responses
from cthulhu_desktop.core.cards.limits import within_limit
from cthulhu_desktop.core.cards.modifiers import forbidding, is_blank, restricting, values
from cthulhu_desktop.core.cards.reasons import CardsReason, by_card, first, of_card
from cthulhu_desktop.core.cards.state import CardsState, Env, Happened
from cthulhu_desktop.core.cards.triggers import GAINED, met
from cthulhu_desktop.core.cards.why_announce import why_no_entry, why_no_way
from cthulhu_desktop.core.kernel import Refused

_LIMITS = {
    "phase": CardsReason.LIMIT_PHASE, "turn": CardsReason.LIMIT_TURN, "game": CardsReason.LIMIT_GAME,
}  # fmt: skip


def why_not(state: CardsState, options: ActOptions, card: int) -> Refused | None:
    """Why the player who is asked cannot use that card in any way; None if he can, or if it is a card of which he
    could never use anything where it lies."""
    if any(plan.card == card for plan in options.plans()):
        return None
    seat = _asked(state)
    if state.zone[card] == t.HAND and state.static.owner[card] == seat:
        return why_not_play(state, options, card)
    index = _first_voluntary(state, card)
    return None if index is None else why_not_ability(state, options, card, index)


def why_not_play(state: CardsState, options: ActOptions, card: int) -> Refused:
    """Why the card of the hand, which is not among the plans, cannot be played."""
    plans = [plan for plan in options.raw() if plan.card == card and plan.play and plan.label != "dormant"]
    refused = _first_obstacle(state, plans)
    if refused is not None:
        return refused
    if isinstance(state.stack[-1], (Disrupts, Responses)):
        event = state.static.kind[card] == t.EVENT  # other texts work in play only (CG-12.2.1)
        return _why_no_answer(state, card, range(len(state.static.abilities[card])) if event else ())
    if state.static.kind[card] == t.EVENT:
        return _why_not_event(state, card)
    return _why_not_from_hand(state, card)


def why_not_ability(state: CardsState, options: ActOptions, card: int, index: int) -> Refused:
    """Why the ability of that number of the card, which is not among the plans, cannot be used."""
    plans = [plan for plan in options.raw() if plan.card == card and not plan.play and plan.number == index]
    refused = first(_first_obstacle(state, plans), _why_silent(state, card, _ability(state, card, index)))
    if refused is not None:
        return refused
    if isinstance(state.stack[-1], (Disrupts, Responses)):
        return _why_no_answer(state, card, [index])
    ability = _ability(state, card, index)
    if not isinstance(ability, Triggered) or ability.label != "action":
        return _wrong_label(state, card, ability)
    env = Env(card, state.birth[card], _asked(state))
    return _or_nothing(_why_not_usable(state, card, index, ability, env, _window(state)))


def _first_obstacle(state: CardsState, plans: Sequence[Plan]) -> Refused | None:
    return next((refused for plan in plans if (refused := why_no_way(state, plan)) is not None), None)


def _or_nothing(refused: Refused | None) -> Refused:
    """The general sentence where no more is known."""
    return Refused(CardsReason.NOT_NOW, "CG-11.1.1") if refused is None else refused


def _asked(state: CardsState) -> int:
    return int(state.stack[-1].seat)


def _window(state: CardsState) -> str:
    """The action window that is open."""
    return str(getattr(state.stack[-1], "label", ""))


def _ability(state: CardsState, card: int, index: int) -> Ability | None:
    """The ability of that number, gained ones included; None if there is none any more."""
    found = values(state, card).gained if index >= GAINED else state.static.abilities[card]
    place = index - GAINED if index >= GAINED else index
    return found[place] if 0 <= place < len(found) else None


def _first_voluntary(state: CardsState, card: int) -> int | None:
    """The ability that a player would mean: an Action, else a Response or Disrupt; None if there is none."""
    zone = t.ZONE_NAMES[state.zone[card]]
    if state.zone[card] not in (t.PLAY, t.ROW, t.DISCARD) or state.orient[card] == t.DORMANT:
        return None
    found = list(enumerate(state.static.abilities[card]))
    if state.zone[card] == t.PLAY:
        found += [(GAINED + place, ability) for place, ability in enumerate(values(state, card).gained)]
    for labels in (("action",), ("response", "disrupt")):
        for index, ability in found:
            if isinstance(ability, Triggered) and ability.label in labels and ability.zone in (zone, _row(zone)):
                return index
    return None


def _row(zone: str) -> str:
    return "play" if zone == "row" else zone


# --- the moment ------------------------------------------------------------------------------------------------------


def _why_not_from_hand(state: CardsState, card: int) -> Refused:
    """Characters, supports, conspiracies: in W4 of one's own turn (CG-9.2.7, 11.1.1)."""
    seat = _asked(state)
    if state.active != seat:
        return Refused(CardsReason.OWN_TURN, "CG-9.2.7")
    if _window(state) != "W4":
        phase = t.PHASE_NAMES[state.phase]
        return Refused(CardsReason.OPERATIONS, "CG-9.2.7", {"phase": f"cards.phase.{phase}"})
    env = Env(card, state.birth[card], seat)
    refused = first(_why_forbidden(state, seat, "play", card), _why_rule(state, card, env, "W4"))
    return _or_nothing(first(refused, why_no_entry(state, seat, card)))


def _why_not_event(state: CardsState, card: int) -> Refused:
    seat, index = _asked(state), state.static.event_action[card]
    if index < 0:
        labels = [ability for ability in state.static.abilities[card] if isinstance(ability, Triggered)]
        return _wrong_label(state, card, labels[0] if labels else None)
    env = Env(card, state.birth[card], seat)
    refused = first(_why_forbidden(state, seat, "play", card), _why_rule(state, card, env, _window(state)))
    if refused is not None:
        return refused
    ability = state.static.abilities[card][index]
    if isinstance(ability, OnPlay):
        return _or_nothing(None)
    assert isinstance(ability, Triggered)
    return _or_nothing(_why_not_usable(state, card, index, ability, env, _window(state)))


def _wrong_label(state: CardsState, card: int, ability: Ability | None) -> Refused:
    """An action window is no moment for it (CG-12.1)."""
    if not isinstance(ability, Triggered) or ability.on is None:
        return Refused(CardsReason.NO_TEXT, "CG-12.1.5")
    if ability.label == "forced":
        return Refused(CardsReason.FORCED, "CG-12.1.3")
    response = ability.label == "response"
    reason = CardsReason.ONLY_RESPONSE if response else CardsReason.ONLY_DISRUPT
    return of_card(state, reason, "CG-12.1.2" if response else "CG-12.1.4", card, ability.on)


# --- its own text ----------------------------------------------------------------------------------------------------


def _why_silent(state: CardsState, card: int, ability: Ability | None) -> Refused | None:
    """The abilities of the card do not work, or not for this player (CG-12.2)."""
    if state.zone[card] not in (t.PLAY, t.ROW):
        return None
    any_player = isinstance(ability, Triggered) and ability.by == "any"
    if state.zone[card] == t.PLAY and state.controller[card] != _asked(state) and not any_player:
        return Refused(CardsReason.NOT_CONTROLLER, "CG-12.2.6")
    if state.orient[card] >= t.INSANE:
        return Refused(CardsReason.IS_INSANE, "CG-16.4.2")
    if state.modified and is_blank(state, card):
        return Refused(CardsReason.IS_BLANK, "CG-2.2.8")
    source = next((entry.source for entry in restricting(state, card, "trigger")), None)
    return by_card(state, CardsReason.USE_FORBIDDEN, "CG-17.6.1", source) if source is not None else None


def _why_forbidden(state: CardsState, seat: int, what: str, card: int) -> Refused | None:
    reason = CardsReason.PLAY_FORBIDDEN if what == "play" else CardsReason.USE_FORBIDDEN
    source = next((entry.source for entry in forbidding(state, seat, what, card)), None)
    return by_card(state, reason, "CG-17.6.1", source) if source is not None else None


def _why_rule(state: CardsState, card: int, env: Env, label: str) -> Refused | None:
    """ "Play only …" (CG-11.1.12)."""
    rule: PlayRule | None = state.static.play_rule[card]
    if rule is None:
        return None
    return first(_why_window(state, card, rule.window, env, label), _why_condition(state, card, rule.if_, env))


def _why_window(state: CardsState, card: int, window: Window | None, env: Env, label: str) -> Refused | None:
    if window is None or in_window(state, window, env, label):
        return None
    return of_card(state, CardsReason.WINDOW, "CG-11.1.12", card, window)


def _why_condition(state: CardsState, card: int, test: Condition | None, env: Env) -> Refused | None:
    if test is None or holds(state, test, env):
        return None
    return of_card(state, CardsReason.CONDITION, "CG-11.1.12", card, test)


def _why_not_usable(
    state: CardsState, card: int, index: int, ability: Triggered, env: Env, label: str
) -> Refused | None:
    """Its window, its condition, a ban, its limit (CG-11.1.12, 12.2.5)."""
    refused = first(
        _why_window(state, card, ability.window, env, label),
        _why_condition(state, card, ability.if_, env),
        _why_forbidden(state, env.seat, "trigger", card),
    )
    if refused is not None:
        return refused
    limit = ability.limit
    if limit is None or within_limit(state, limit, env, card, index):
        return None
    return Refused(_LIMITS[limit.per], "CG-12.2.5", {"n": limit.n})


# --- Responses and Disrupts ------------------------------------------------------------------------------------------


def _why_no_answer(state: CardsState, card: int, indexes: Sequence[int]) -> Refused:
    """It answers nothing of what can be answered now (CG-12.4, 12.5.3, 12.7.1)."""
    disrupts = isinstance(state.stack[-1], Disrupts)
    label = "disrupt" if disrupts else "response"
    found = [(index, ability) for index in indexes if isinstance(ability := _ability(state, card, index), Triggered)
             and ability.label == label and ability.on is not None]  # fmt: skip
    if not found:
        if disrupts:
            return Refused(CardsReason.NOW_DISRUPTS, "CG-12.1.4")
        return Refused(CardsReason.NOW_RESPONSES, "CG-12.5.3")
    index, ability = found[0]
    assert ability.on is not None
    notes = [note for note in _notes(state) if _is_what(state, card, ability.on, note)]
    if not notes:
        return of_card(state, CardsReason.NOT_HAPPENED, "CG-12.7.1", card, ability.on)
    if state.zone[card] == t.HAND and "prophecy" in state.static.printed[card].keywords:
        return Refused(CardsReason.PROPHECY, "CG-22.2.5")
    in_time = [note for note in notes if state.since[card] <= note.clock or note.card == card]
    if not in_time:
        return Refused(CardsReason.TOO_LATE, "CG-12.7.1")
    if any((card, state.birth[card], index) == used[:3] for used in state.stack[-1].used):
        return Refused(CardsReason.USED, "CG-12.4.5" if disrupts else "CG-12.1.2")
    env = _env(state, card, in_time[0])
    refused = _why_condition(state, card, ability.if_, env)
    if refused is None and state.zone[card] == t.HAND:
        refused = first(_why_forbidden(state, env.seat, "play", card), _why_rule(state, card, env, state.window))
    return _or_nothing(first(refused, _why_not_usable(state, card, index, ability, env, "")))


def _notes(state: CardsState) -> Iterator[Happened]:
    """The occurrences that can be answered now."""
    frame = state.stack[-1]
    if isinstance(frame, Disrupts):
        yield frame.about
        if frame.also is not None:
            yield frame.also
    else:
        yield from state.scope[frame.mark :]


def _env(state: CardsState, card: int, note: Happened) -> Env:
    window = len(state.stack) - 1 if isinstance(state.stack[-1], Disrupts) else -1
    return Env(card, state.birth[card], _asked(state), happened=note, window=window)


def _is_what(state: CardsState, card: int, on: On, note: Happened) -> bool:
    """The occurrence is what the ability waits for."""
    kind = "ability_used" if note.kind == "targeted" and on.targets is not None else note.kind
    return kind == on.kind and met(state, on, note, _env(state, card, note))
