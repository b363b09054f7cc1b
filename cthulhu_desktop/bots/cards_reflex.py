"""Answers without thinking: what a player would usually do. For looking ahead, for novices, and where thought finds
no difference."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from cthulhu_desktop.bots.cards_commit import commit
from cthulhu_desktop.bots.cards_economy import Purses
from cthulhu_desktop.bots.cards_worth import worth_now
from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.abilities import changes as ch
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.frames import ChooseFrame, Run
from cthulhu_desktop.core.cards.modifiers import values
from cthulhu_desktop.core.cards.options import Commitments, Resources, Subsets, Triples
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.static import nodes_in
from cthulhu_desktop.core.kernel import Decision, Move

PASS, YES, NO = th.Pass(), th.Answer(True), th.Answer(False)
_LEAST = frozenset({"D-16", "D-22"})
_MOST = frozenset({"D-03", "D-18", "D-25"})
_DECLINED = frozenset({"D-04", "D-05", "D-09", "D-10"})


def reflex(state: CardsState, decision: Decision) -> Move:
    """A legal move of the decision that `state` asks."""
    kind, options = decision.kind, decision.options
    if kind in _DECLINED:
        return PASS
    if isinstance(options, Commitments):
        return commit(state, decision.seat, options, thorough=False, careful=False)
    if kind in ("D-19", "D-20"):
        return YES
    if isinstance(options, Triples):
        return Purses(state, decision.seat).start()
    if isinstance(options, Resources):
        return Purses(state, decision.seat).attach()
    if isinstance(options, Subsets):
        return next(subsets(state, decision.seat, options))
    return _of_list(state, decision)


def _of_list(state: CardsState, decision: Decision) -> Move:
    """One of a few: the card that is to suffer or gain, or simply the first."""
    kind = decision.kind
    moves = list(islice(decision.options, 40))
    cards = [move for move in moves if isinstance(move, th.Pick)]
    if cards and kind == "D-17":
        return min(cards, key=lambda move: _wound_cost(state, move.item))
    if cards and kind in _LEAST:
        return min(cards, key=lambda move: worth_now(state, move.item))
    if cards and kind in _MOST:
        return max(cards, key=lambda move: worth_of(state, decision.seat, move.item))
    if kind in ("D-23", "D-27") and YES in moves:
        return YES if kind == "D-23" else NO
    return moves[0]


def _wound_cost(state: CardsState, card: int) -> float:
    survives = values(state, card).toughness > state.wounds[card]
    return worth_now(state, card) * (0.25 if survives else 1.0)


# --- choosing cards --------------------------------------------------------------------------------------------------


def owner_of(state: CardsState, item: int) -> int:
    """Whose a card or domain is; -1 for a story."""
    if item < 0:
        return state.dom_owner[-1 - item]
    if state.static.owner[item] < 0:
        return -1
    return state.controller[item] if state.zone[item] == t.PLAY else state.static.owner[item]


def worth_of(state: CardsState, seat: int, item: int) -> float:
    """What a card, domain or story is worth: to its owner, a story to `seat`."""
    if item < 0:
        return 1.0 + len(state.resources[-1 - item]) - 0.5 * state.drained[-1 - item]
    if state.static.owner[item] < 0:
        return 2.0 + state.tokens[seat][item] - state.tokens[1 - seat][item]
    return worth_now(state, item)


_KIND = (fx.Tokens, fx.Heal, fx.Commit, fx.Attach)
_CRUEL = (fx.Wound, fx.Destroy, fx.Sacrifice, fx.Discard, fx.Restrict, fx.Uncommit)


def temper(effects: Iterable[object], name: str) -> int:
    """What a text does to the cards bound to `name`: 1 something good, -1 something bad, 0 it does not say."""
    for node in nodes_in(tuple(effects)):
        if getattr(node, "x", None) == name:
            found = _temper_of(node)
            if found:
                return found
    return 0


def _temper_of(node: Any) -> int:
    if isinstance(node, fx.SetState):
        return 1 if node.to in ("ready", "restored") else -1
    if isinstance(node, fx.Domain):
        return 1 if node.act == "refresh" else -1
    if isinstance(node, fx.Modify):
        return _temper_of_changes(node)
    if isinstance(node, fx.Tokens):
        return 1 if node.act == "add" else 0
    if isinstance(node, fx.Move):
        return 1 if node.to in ("hand", "play") else -1
    return 1 if isinstance(node, _KIND) else -1 if isinstance(node, _CRUEL) else 0


def _temper_of_changes(node: fx.Modify) -> int:
    for change in node.changes:
        if isinstance(change, (ch.SkillBy, ch.IconsBy)) and isinstance(change.n, int):
            return 1 if change.n > 0 else -1
        if isinstance(change, (ch.Blank, ch.NoIcons, ch.LoseKeyword)):
            return -1
        if isinstance(change, (ch.GainKeyword, ch.GainLarge, ch.GainAbility)):
            return 1
    return 0


def subsets(state: CardsState, seat: int, options: Subsets) -> Iterator[th.ChooseItems]:
    """A few sensible choices of cards, the most usual first."""
    frame = state.stack[-1]
    if isinstance(frame, ChooseFrame) and frame.players:
        for item in sorted(options.items, key=lambda who: who == seat):
            yield th.ChooseItems((item,))
        return
    mood = 0
    if isinstance(frame, ChooseFrame):
        run = next((f for f in reversed(state.stack) if isinstance(f, Run)), None)
        mood = temper(run.todo, frame.name) if run is not None else 0
    seen = set()
    for order in _orders(state, seat, options.items, mood):
        sizes = dict.fromkeys((_usual_size(state, seat, options, order), options.high, options.low, options.low + 1))
        for size in sizes:
            if options.low <= size <= options.high:
                items = tuple(sorted(order[:size]))
                if items not in seen:
                    seen.add(items)
                    yield th.ChooseItems(items)


def _usual_size(state: CardsState, seat: int, options: Subsets, order: list[int]) -> int:
    """As few of the own things as must be given up, as many of the opponent's as may be hit; all that is fetched."""
    first = order[0] if order else -1
    hidden = first >= 0 and state.zone[first] in (t.DECK, t.DISCARD)
    if hidden or (order and owner_of(state, first) != seat):
        return options.high
    return options.low


def _orders(state: CardsState, seat: int, items: Iterable[int], mood: int) -> Iterator[list[int]]:
    """The items in the orders in which somebody might want them; each item comes first in one of them."""
    cards = list(items)

    def worth(item: int) -> float:
        return worth_of(state, seat, item)

    def wanted(item: int) -> float:
        own = owner_of(state, item) == seat
        if mood > 0:
            return worth(item) * (1 if own else -1)
        given_up = item >= 0 and state.zone[item] in (t.HAND, t.PLAY, t.RESOURCE)
        if mood < 0 or given_up:
            return worth(item) * (-1 if own else 1)
        return worth(item)

    usual = sorted(cards, key=wanted, reverse=True)
    yield usual
    yield sorted(cards, key=lambda item: worth(item) * (1 if owner_of(state, item) == seat else -1), reverse=True)
    yield usual[::-1]
    for item in usual[1:]:
        yield [item, *(other for other in usual if other != item)]
