"""Reading a position through the language: selectors, filters, amounts, conditions, designations of players.

Nothing here changes a state. Cards are numbers, domains -1 - d, players their seats.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards.abilities import selectors as sl
from cthulhu_desktop.core.cards.abilities import values as va
from cthulhu_desktop.core.cards.abilities.base import Amount, Condition, Filter, Num, Ref, Selector
from cthulhu_desktop.core.cards.modifiers import skill_of, time_of_day, values
from cthulhu_desktop.core.cards.state import CardsState, Env, Happened, Snap, ref_card
from cthulhu_desktop.core.cards.static import Values
from cthulhu_desktop.core.catalogue.cards import ICONS

COMPARE: dict[str, Callable[[int, int], bool]] = {
    "eq": operator.eq, "le": operator.le, "ge": operator.ge, "lt": operator.lt, "gt": operator.gt,
}  # fmt: skip

_TYPE = {"character": t.CHARACTER, "support": t.SUPPORT, "event": t.EVENT, "conspiracy": t.CONSPIRACY}


# --- players ---------------------------------------------------------------------------------------------------------


def players(state: CardsState, who: str, env: Env) -> tuple[int, ...]:
    """The seats a designation means, AP first (CG-12.5.6)."""
    if who == "you":
        return (env.seat,)
    if who == "opponent":
        return (1 - env.seat,)
    if who in ("each", "any"):
        return (state.active, 1 - state.active)
    if who == "active":
        return (state.active,)
    if who == "nonactive":
        return (1 - state.active,)
    happened = env.happened
    if who == "player":
        bound = env.get("player")
        if bound is not None:
            return bound
        return (happened.seat,) if happened is not None and happened.seat >= 0 else ()
    if who in ("winner", "loser"):
        if happened is None or happened.seat < 0:
            return ()
        return (happened.seat if (happened.kind.endswith("won")) == (who == "winner") else 1 - happened.seat,)
    head, _, name = who.partition(".")
    return _players_of(state, head, name, env)


def _players_of(state: CardsState, head: str, name: str, env: Env) -> tuple[int, ...]:
    if name == "subject" and env.happened is not None and env.happened.snap is not None:
        snap = env.happened.snap
        return (snap.controller if head == "controller" else max(0, state.static.owner[snap.card]),)
    seats = []
    for ref in env.get(name) or tuple(state.ref(card) for card in find(state, name, env)):
        if ref < 0:
            seats.append(state.dom_owner[-1 - ref])
        else:
            card = ref_card(ref)
            seats.append(state.controller[card] if head == "controller" else max(0, state.static.owner[card]))
    return tuple(dict.fromkeys(seats))


# --- finding ---------------------------------------------------------------------------------------------------------


def find(state: CardsState, x: Ref, env: Env) -> list[int]:
    """All that a reference describes now, in the order in which it lies."""
    if isinstance(x, str):
        return _find_bound(state, x, env)
    if isinstance(x, sl.Sel):
        return _find_selected(state, x, env)
    if isinstance(x, sl.Bound):
        return _find_bound(state, x.name, env)
    if isinstance(x, sl.Either):
        return list(dict.fromkeys(item for part in x.of for item in find(state, part, env)))
    if isinstance(x, sl.Both):
        found = find(state, x.of[0], env)
        return [item for item in found if all(describes(state, part, env, item) for part in x.of[1:])]
    if isinstance(x, sl.Except):
        without = find(state, x.without, env)
        return [item for item in find(state, x.of, env) if item not in without]
    raise TypeError(type(x).__name__)


def _find_bound(state: CardsState, name: str, env: Env) -> list[int]:
    bound = env.get(name)
    if bound is not None:
        return [ref if ref < 0 else ref_card(ref) for ref in bound if ref < 0 or state.live(ref)]
    source = env.source
    if name == "self":
        return [source] if state.birth[source] == env.birth else []
    if name in ("host", "domain"):
        host = state.host[source]
        return [] if host == t.NOWHERE else [host] if host >= 0 else [host + 1]
    if name == "here":
        story = state.story[source] if state.story[source] >= 0 else state.host[source]
        return [story] if story >= 0 else []
    happened = env.happened
    if happened is None:
        return []
    if name == "subject" and happened.card >= 0:
        return [happened.card] if state.birth[happened.card] <= happened.clock else []
    if name == "place" and happened.story >= 0:
        return [happened.story] if state.zone[happened.story] == t.ROW else []
    if name == "by" and happened.by >= 0:
        return [happened.by]
    return []


def _find_selected(state: CardsState, sel: sl.Sel, env: Env) -> list[int]:
    if sel.base == "player":
        return list(players(state, sel.side, env))
    found = [item for item in _candidates(state, sel, env) if of_base(state, sel.base, item)]
    for test in sel.filters:
        if isinstance(test, sl.Extremal):
            found = _extremal(state, test, found)
        else:
            found = [item for item in found if passes(state, test, env, item)]
    return found


def _extremal(state: CardsState, test: sl.Extremal, found: list[int]) -> list[int]:
    def worth(card: int) -> int:
        return skill_of(state, card) if test.what == "skill" else plain_cost(state, card)

    if not found:
        return found
    best = (max if test.most else min)(map(worth, found))
    return [card for card in found if worth(card) == best]


def _candidates(state: CardsState, sel: sl.Sel, env: Env) -> Iterable[int]:
    if sel.base == "domain" or sel.zone == "domains":
        return [-1 - d for seat in _sides(state, sel, env) for d in state.domains[seat]]
    if sel.zone == "row" or sel.base == "story":
        if sel.zone in ("row", "play"):
            return state.row
        return [card for seat in _sides(state, sel, env) for card in state.won[seat]]
    sides = _sides(state, sel, env)
    if sel.zone == "play":
        return [card for seat in sides for card in state.play[seat]]
    if sel.zone == "resources" or sel.base == "resource":
        return [card for seat in sides for d in state.domains[seat] for card in state.resources[d]]
    if sel.zone in ("deck_top", "discard_top"):
        piles = state.deck if sel.zone == "deck_top" else state.discard
        many = amount(state, sel.count, env) if not isinstance(sel.count, str) else 1
        return [card for seat in sides for card in piles[seat][: -many - 1 : -1]]
    return [card for seat in sides for card in getattr(state, sel.zone)[seat]]


def _sides(state: CardsState, sel: sl.Sel, env: Env) -> tuple[int, ...]:
    return (0, 1) if sel.side == "any" else players(state, sel.side, env)


def of_base(state: CardsState, base: str, item: int, snap: Snap | None = None) -> bool:
    if base == "domain":
        return item < 0
    if item < 0:
        return False
    if base in ("card", "resource"):
        return True
    if base == "story":
        return state.zone[item] in (t.ROW, t.WON)
    if base == "attachment":
        hosted = (snap.host if snap else state.host[item]) != t.NOWHERE and _zone(state, item, snap) == t.PLAY
        return hosted and (snap.orient if snap else state.orient[item]) != t.DORMANT  # CG-22.2.6
    return _type_now(state, item, snap) == _TYPE[base]


def _zone(state: CardsState, card: int, snap: Snap | None) -> int:
    return snap.zone if snap else state.zone[card]


def _type_now(state: CardsState, card: int, snap: Snap | None) -> int:
    if _zone(state, card, snap) == t.PLAY:
        orient = snap.orient if snap else state.orient[card]
        if orient >= t.INSANE:
            return t.CHARACTER if orient == t.INSANE else t.FACE_DOWN
        if (snap.host if snap else state.host[card]) != t.NOWHERE:
            return t.SUPPORT
    return state.static.kind[card]


def describes(state: CardsState, x: Ref, env: Env, item: int) -> bool:
    """The reference describes that card (domain, player)."""
    if isinstance(x, sl.Sel) and x.zone == "play" and x.base not in ("story", "domain", "player", "resource"):
        return item >= 0 and state.zone[item] == t.PLAY and matches(state, x, env, item)
    return item in find(state, x, env)


def matches(state: CardsState, sel: Ref, env: Env, card: int, snap: Snap | None = None) -> bool:
    """The card fits base, side and filters, wherever it is; with `snap`, as it was then."""
    if isinstance(sel, sl.Either):
        return any(matches(state, part, env, card, snap) for part in sel.of)
    if isinstance(sel, sl.Both):
        return all(matches(state, part, env, card, snap) for part in sel.of)
    if isinstance(sel, sl.Except):
        without = isinstance(sel.without, Selector) and matches(state, sel.without, env, card, snap)
        named = isinstance(sel.without, str) and card in same_cards(state, sel.without, env)
        return matches(state, sel.of, env, card, snap) and not (without or named)
    if not isinstance(sel, sl.Sel):
        return card in same_cards(state, sel, env)
    if not of_base(state, sel.base, card, snap):
        return False
    if sel.side != "any":
        zone = _zone(state, card, snap)
        owner = state.static.owner[card]
        holder = (snap.controller if snap else state.controller[card]) if zone == t.PLAY else owner
        if holder not in players(state, sel.side, env):
            return False
    return all(
        card in _extremal(state, test, _find_selected(state, sel, env))
        if isinstance(test, sl.Extremal)
        else passes(state, test, env, card, snap)
        for test in sel.filters
    )


def same_cards(state: CardsState, x: Ref, env: Env) -> list[int]:
    """Cards by binding, whether or not they moved on: for conditions about cards that have left."""
    if x == "self":
        return [env.source]
    if x == "host" and state.host[env.source] == t.NOWHERE and env.happened is not None:
        snap = env.happened.snap
        return [snap.card] if snap is not None and env.source in snap.hosted else []
    return find(state, x, env)


# --- filters ---------------------------------------------------------------------------------------------------------


def plain_cost(state: CardsState, card: int, snap: Snap | None = None) -> int:
    """The printed cost, 0 for an insane character (CG-2.2.7)."""
    insane = (snap.orient if snap else state.orient[card]) == t.INSANE and _zone(state, card, snap) == t.PLAY
    return 0 if insane else state.static.cost[card]


def insane(state: CardsState, card: int, snap: Snap | None) -> bool:
    return (snap.orient if snap else state.orient[card]) == t.INSANE and _zone(state, card, snap) == t.PLAY


Test = Callable[[CardsState, Any, Env, int, Snap | None], bool]
TESTS: dict[type[Filter], Test] = {}


def tests(cls: type[Filter]) -> Callable[[Test], Test]:
    """Decorator: how a kind of filter is looked at."""

    def add(function: Test) -> Test:
        TESTS[cls] = function
        return function

    return add


def passes(state: CardsState, test: Filter, env: Env, card: int, snap: Snap | None = None) -> bool:
    """The card (as it was at `snap`) has that quality."""
    return TESTS[type(test)](state, test, env, card, snap)


def values_at(state: CardsState, card: int, snap: Snap | None) -> Values:
    return snap.values if snap else values(state, card)


# --- amounts ---------------------------------------------------------------------------------------------------------


def amount(state: CardsState, n: Num, env: Env) -> int:
    """What a number comes to now."""
    if isinstance(n, int):
        return n
    return AMOUNTS[type(n)](state, n, env)


def _attribute(state: CardsState, n: va.Attribute, env: Env) -> int:
    happened = env.happened
    if n.x == "subject" and happened is not None and happened.snap is not None and not state.in_play(happened.card):
        return _attribute_of(state, n, happened.card, happened.snap)
    return sum(_attribute_of(state, n, card, None) for card in find(state, n.x, env) if card >= 0)


def _attribute_of(state: CardsState, n: va.Attribute, card: int, snap: Snap | None) -> int:
    if n.what == "cost":
        return 0 if n.printed and insane(state, card, snap) else plain_cost(state, card, snap)
    if n.what == "wounds":
        return snap.wounds if snap else state.wounds[card]
    found = state.static.printed[card] if n.printed else values_at(state, card, snap)
    return max(0, found.skill if n.what == "skill" else found.icons[ICONS.index(n.what)])


def _player_number(state: CardsState, n: va.PlayerNumber, env: Env) -> int:
    piles = {"hand": state.hand, "won": state.won, "domains": state.domains, "deck": state.deck,
             "discard": state.discard}  # fmt: skip
    return sum(len(piles[n.what][seat]) for seat in players(state, n.who, env))


def _limited(state: CardsState, n: va.Limited, env: Env) -> int:
    worth = max(amount(state, n.n, env), amount(state, n.low, env))
    return worth if n.high is None else min(worth, amount(state, n.high, env))


def _divided(state: CardsState, n: va.Divided, env: Env) -> int:
    worth = amount(state, n.n, env)
    return -(-worth // n.by) if n.up else worth // n.by


def _by_seat(state: CardsState, numbers: tuple[int, ...], who: str, env: Env) -> int:
    return sum(numbers[seat] for seat in players(state, who, env)) if numbers else 0


def _count_happened(state: CardsState, n: va.CountHappened, env: Env) -> int:
    return sum(
        note.kind in n.kinds
        and (not n.who or note.seat in players(state, n.who, env))
        and (n.subject is None or matches(state, n.subject, env, note.card, note.snap))
        for note in since(state, n.since, env)
    )


AMOUNTS: dict[type[Amount], Callable[[CardsState, Any, Env], int]] = {
    va.X: lambda state, n, env: env.x,
    va.Count: lambda state, n, env: len(find(state, n.x, env)),
    va.Attribute: _attribute,
    va.PlayerNumber: _player_number,
    va.Times: lambda state, n, env: amount(state, n.a, env) * amount(state, n.b, env),
    va.Sum: lambda state, n, env: sum(amount(state, part, env) for part in n.of),
    va.Limited: _limited,
    va.ThatMany: lambda state, n, env: env.many,
    va.Overpaid: lambda state, n, env: env.over,
    va.Divided: _divided,
    va.StrugglesWon: lambda state, n, env: _by_seat(state, env.happened.won if env.happened else (), n.who, env),
    va.SkillTotal: lambda state, n, env: _by_seat(state, env.happened.totals if env.happened else (), n.who, env),
    va.CountHappened: _count_happened,
    va.Margin: lambda state, n, env: env.happened.n if env.happened is not None else 0,
}


# --- conditions ------------------------------------------------------------------------------------------------------


def holds(state: CardsState, condition: Condition, env: Env) -> bool:
    """The condition is true now."""
    return CONDITIONS[type(condition)](state, condition, env)


def since(state: CardsState, when: str, env: Env | None = None) -> Iterator[Happened]:
    """What happened this phase or turn (or in the story of the occurrence that `env` answers), of the kinds that texts
    of this game look back to."""
    if when == "story":
        began = env.happened.began if env is not None and env.happened is not None else 0
        return (note for note in state.history if began and note.clock >= began)
    return iter(state.history[state.phase_mark :] if when == "phase" else state.history)


def _time(state: CardsState, condition: va.Time, env: Env) -> bool:
    day, night = time_of_day(state)
    return {"day": day, "night": night, "twilight": not day and not night}[condition.time]


def _happened(state: CardsState, condition: va.HappenedSince, env: Env) -> bool:
    for note in since(state, condition.since, env):
        if note.kind != condition.kind or (condition.who and note.seat not in players(state, condition.who, env)):
            continue
        if condition.subject is None or matches(state, condition.subject, env, note.card, note.snap):
            return True
    return False


def _fits(state: CardsState, condition: va.Fits, env: Env) -> bool:
    found = find(state, condition.x, env)
    return bool(found) and all(passes(state, test, env, card) for card in found for test in condition.filters)


CONDITIONS: dict[type[Condition], Callable[[CardsState, Any, Env], bool]] = {
    va.Time: _time,
    va.Exists: lambda state, c, env: COMPARE[c.by](len(find(state, c.x, env)), amount(state, c.n, env)),
    va.Fits: _fits,
    va.Comparison: lambda state, c, env: COMPARE[c.by](amount(state, c.a, env), amount(state, c.b, env)),
    va.HappenedSince: _happened,
    va.TurnOf: lambda state, c, env: state.active in players(state, c.who, env),
    va.During: lambda state, c, env: t.PHASE_NAMES[state.phase] == c.phase,
    va.StruggleNow: lambda state, c, env: state.icon_now == ICONS.index(c.icon),
    va.Untrue: lambda state, c, env: not holds(state, c.of, env),
    va.AllTrue: lambda state, c, env: all(holds(state, part, env) for part in c.of),
    va.AnyTrue: lambda state, c, env: any(holds(state, part, env) for part in c.of),
}
