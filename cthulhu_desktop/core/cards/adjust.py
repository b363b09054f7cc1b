"""Correcting the table by hand, in games whose setup allows it (`free_adjust`).

A correction is a move like any other: recorded, replayed, taken back. It is legal in action windows, for whoever acts
there, and may touch both sides. It triggers nothing; state checks run after it, so that deaths, won stories and the
like follow from the new position.
"""

from __future__ import annotations

from collections.abc import Callable

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities.base import Effect
from cthulhu_desktop.core.cards.abilities.changes import IconsBy, SkillBy
from cthulhu_desktop.core.cards.abilities.do_moves import move_card
from cthulhu_desktop.core.cards.abilities.look import find
from cthulhu_desktop.core.cards.lasting import add_lasting
from cthulhu_desktop.core.cards.payment import refresh
from cthulhu_desktop.core.cards.primitives import add_tokens, heal, insane, restore, wound
from cthulhu_desktop.core.cards.state import CardsState, Env
from cthulhu_desktop.core.cards.zones import (
    card_type,
    draw,
    enter_play,
    may_enter,
    put_resource,
)
from cthulhu_desktop.core.catalogue.cards import ICONS

MOST = 99
_PILES = ("hand", "deck_top", "deck_bottom", "discard", "removed")
_MOVABLE = (t.DECK, t.HAND, t.DISCARD, t.PLAY, t.RESOURCE, t.REMOVED)


def adjustable(state: CardsState, move: th.Adjust) -> bool:
    """The correction is possible in this position."""
    legal = LEGAL.get(move.act)
    return legal is not None and abs(move.n) <= MOST and legal(state, move)


def adjust(state: CardsState, seat: int, move: th.Adjust) -> None:
    """Make a correction that is possible; what it reports triggers nothing."""
    before = len(state.history)
    state.out.append(th.Adjusted(seat, move.act))
    DO[move.act](state, seat, move)
    state.scope, state.handled = [], bytearray()
    del state.history[before:]
    state.touch()


# --- what is possible ------------------------------------------------------------------------------------------------


def _card(state: CardsState, card: int) -> bool:
    return 0 <= card < state.static.play_cards


def _in_play(state: CardsState, move: th.Adjust) -> bool:
    return _card(state, move.card) and state.zone[move.card] == t.PLAY and state.orient[move.card] != t.DORMANT


def _character(state: CardsState, move: th.Adjust) -> bool:
    return _in_play(state, move) and card_type(state, move.card) == t.CHARACTER


def _sane(state: CardsState, move: th.Adjust) -> bool:
    return _character(state, move) and state.orient[move.card] != t.INSANE


def _seat(move: th.Adjust) -> bool:
    return move.seat in (0, 1)


def _domain(state: CardsState, domain: int) -> bool:
    return any(domain in own for own in state.domains)


def _can_move(state: CardsState, move: th.Adjust) -> bool:
    if not _card(state, move.card) or state.zone[move.card] not in _MOVABLE:
        return False
    if move.zone in _PILES:
        return True
    if move.zone == "resource":
        return _domain(state, move.domain) and state.dom_owner[move.domain] == state.static.owner[move.card]
    return move.zone == "play" and _seat(move) and _can_enter(state, move)


def _can_enter(state: CardsState, move: th.Adjust) -> bool:
    """Entry rules hold for corrections as well, and attachments need a host (INV-04 to INV-08)."""
    card = move.card
    if state.zone[card] == t.PLAY or state.static.kind[card] not in (t.CHARACTER, t.SUPPORT):
        return False
    if may_enter(state, card, move.seat):
        return False
    rule = state.static.attach_rule[card]
    if rule is None:
        return move.host == t.NOWHERE
    found = find(state, rule.to, Env(card, state.birth[card], move.seat))
    return move.host in [item if item >= 0 else item - 1 for item in found]


def _wounds(state: CardsState, move: th.Adjust) -> bool:
    return _sane(state, move) and move.n != 0 and 0 <= state.wounds[move.card] + move.n <= MOST


def _tokens(state: CardsState, move: th.Adjust) -> bool:
    if not _seat(move) or move.story not in state.row:
        return False
    return move.n != 0 and 0 <= state.tokens[move.seat][move.story] + move.n <= MOST


LEGAL: dict[str, Callable[[CardsState, th.Adjust], bool]] = {
    "move": _can_move,
    "ready": lambda state, move: _in_play(state, move) and state.orient[move.card] == t.EXHAUSTED,
    "exhaust": lambda state, move: _in_play(state, move) and state.orient[move.card] == t.READY,
    "insane": _sane,
    "restore": lambda state, move: _in_play(state, move) and state.orient[move.card] == t.INSANE,
    "wound": _wounds,
    "token": _tokens,
    "drain": lambda state, move: _domain(state, move.domain) and not state.drained[move.domain],
    "refresh": lambda state, move: _domain(state, move.domain) and bool(state.drained[move.domain]),
    "draw": lambda state, move: _seat(move) and 1 <= move.n <= len(state.deck[move.seat]),
    "skill": lambda state, move: _sane(state, move) and move.n != 0,
    "icons": lambda state, move: (
        _sane(state, move) and move.n != 0 and 0 < len(move.icons) <= MOST and set(move.icons) <= set(ICONS)
    ),
}


# --- doing it --------------------------------------------------------------------------------------------------------


def _move(state: CardsState, seat: int, move: th.Adjust) -> None:
    if move.zone == "play":
        enter_play(state, move.card, move.seat, host=move.host)
    elif move.zone == "resource":
        put_resource(state, move.card, move.domain)
    else:
        move_card(state, move.card, move.zone)


def _turn(orient: int) -> Callable[[CardsState, int, th.Adjust], None]:
    def run(state: CardsState, seat: int, move: th.Adjust) -> None:
        state.orient[move.card] = orient
        state.out.append(th.Readied(move.card) if orient == t.READY else th.Exhausted(move.card))

    return run


def _wound(state: CardsState, seat: int, move: th.Adjust) -> None:
    if move.n > 0:
        wound(state, move.card, move.n)
    else:
        heal(state, move.card, -move.n)


def _drain(state: CardsState, seat: int, move: th.Adjust) -> None:
    state.drained[move.domain] = 1
    state.out.append(th.DomainDrained(state.dom_owner[move.domain], move.domain))


def _change(state: CardsState, seat: int, move: th.Adjust) -> None:
    """Until the end of the phase."""
    change = SkillBy(move.n) if move.act == "skill" else IconsBy(move.icons, move.n)
    effect: Effect = fx.Modify("self", (change,))
    state.static.learn(effect)
    env = Env(move.card, state.birth[move.card], seat)
    add_lasting(state, effect, env, (state.ref(move.card),), "phase")


DO: dict[str, Callable[[CardsState, int, th.Adjust], object]] = {
    "move": _move,
    "ready": _turn(t.READY),
    "exhaust": _turn(t.EXHAUSTED),
    "insane": lambda state, seat, move: insane(state, move.card),
    "restore": lambda state, seat, move: restore(state, move.card),
    "wound": _wound,
    "token": lambda state, seat, move: add_tokens(state, move.story, move.seat, move.n),
    "drain": _drain,
    "refresh": lambda state, seat, move: refresh(state, move.domain),
    "draw": lambda state, seat, move: draw(state, move.seat, move.n),
    "skill": _change,
    "icons": _change,
}
