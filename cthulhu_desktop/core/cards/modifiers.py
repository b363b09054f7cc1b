"""Current values (CG-2.2.7, 17.1): printed ones with all that changes them.

Where no passive and no lasting effect is about, the printed record is the answer. Otherwise values are worked out once
and remembered until something changes (`CardsState.touch`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards.abilities import changes as ch
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities.ability import Constant
from cthulhu_desktop.core.cards.abilities.base import Ability, Effect
from cthulhu_desktop.core.cards.changes import apply_changes
from cthulhu_desktop.core.cards.state import CardsState, Env
from cthulhu_desktop.core.cards.static import INSANE_VALUES, Values

E = TypeVar("E", bound=Effect)


class Active(NamedTuple):
    """A static effect in force: `refs` are the objects of a lasting one, None for a passive (which describes them)."""

    effect: Effect
    env: Env
    refs: tuple[int, ...] | None
    source: int
    since: int


def values(state: CardsState, card: int) -> Values:
    """The current values of a card."""
    if state.orient[card] >= t.INSANE and state.zone[card] == t.PLAY:
        return INSANE_VALUES
    if not state.modified:
        return state.static.printed[card]
    found = state.cache.get(card)
    if found is None:
        found = remember(state, card, state.static.printed[card], lambda: _work_out(state, card))
    return found  # type: ignore[no-any-return]


_NEVER = 1 << 30


def remember(state: CardsState, key: Any, meanwhile: Any, work_out: Callable[[], Any]) -> Any:
    """`work_out()`, kept until something changes. Values may ask about each other in a circle: who asks for what is
    just being worked out sees `meanwhile`, and what was worked out on that ground is not kept, so that the order of
    questions never matters."""
    cache = state.cache
    if key in cache:
        return cache[key]
    going_on = cache.setdefault("going on", [])
    if key in going_on:
        cache["lowest"] = min(cache.get("lowest", _NEVER), going_on.index(key))
        return meanwhile
    place = len(going_on)
    going_on.append(key)
    found = work_out()
    going_on.pop()
    if cache.get("lowest", _NEVER) >= place:
        cache["lowest"] = _NEVER
        cache[key] = found
    return found


def skill_of(state: CardsState, card: int) -> int:
    """Current skill, never below 0 (CG-17.1.2)."""
    return max(0, values(state, card).skill)


def icons_of(state: CardsState, card: int, icon: int) -> int:
    """Current icons of a type, never below 0."""
    return max(0, values(state, card).icons[icon])


# --- which static effects are in force -------------------------------------------------------------------------------


def own_env(state: CardsState, card: int) -> Env:
    """What a passive of the card knows."""
    return Env(card, state.birth[card], state.controller[card])


def active(state: CardsState, cls: type[E]) -> Sequence[Active]:
    """The static effects of a class that are in force now."""
    if not state.modified or cls not in state.static.static_kinds:
        return ()
    found = state.cache.get(cls)
    if found is None:
        found = remember(state, cls, (), lambda: list(_find_active(state, cls)))
    return found  # type: ignore[no-any-return]


def _find_active(state: CardsState, cls: type[Effect]) -> Iterator[Active]:
    from cthulhu_desktop.core.cards.abilities.look import holds

    constant_effects = state.static.constant_effects
    for card in state.constants:
        found = constant_effects[card].get(cls)
        if found is None or state.orient[card] == t.INSANE or is_blank(state, card):
            continue
        env = own_env(state, card)
        for ability, effect in found:
            if ability.while_ is None or holds(state, ability.while_, env):
                yield Active(effect, env, None, card, state.since[card])
    for lasting in state.lasting:
        if isinstance(lasting.effect, cls):
            yield Active(lasting.effect, lasting.env, lasting.refs, lasting.env.source, lasting.made)
    if state.static.grants_constants and cls is not fx.Modify:
        yield from _gained_constants(state, cls)


def _gained_constants(state: CardsState, cls: type[Effect]) -> Iterator[Active]:
    from cthulhu_desktop.core.cards.abilities.look import holds

    for cards in state.play:
        for card in cards:
            for ability in values(state, card).gained:
                if isinstance(ability, Constant):
                    env = own_env(state, card)
                    if ability.while_ is None or holds(state, ability.while_, env):
                        for effect in ability.effects:
                            if isinstance(effect, cls):
                                yield Active(effect, env, None, card, state.since[card])


def is_blank(state: CardsState, card: int) -> bool:
    """A lasting effect or passive blanks the card's text box; passives that blank are looked at without regard to
    their own being blanked, so that the question ends."""
    if not state.static.blanks:
        return False
    for lasting in state.lasting:
        if (
            isinstance(lasting.effect, fx.Modify)
            and lasting.refs is not None
            and state.ref(card) in lasting.refs
            and any(ch.blanks(change) for change in lasting.effect.changes)
        ):
            return True
    return state.static.blank_constants and card in blanked(state)


def blanked(state: CardsState) -> frozenset[int]:
    """The cards that passives blank."""
    return remember(state, "blanked", frozenset(), lambda: frozenset(_find_blanked(state)))  # type: ignore[no-any-return]


def _find_blanked(state: CardsState) -> Iterator[int]:
    from cthulhu_desktop.core.cards.abilities.look import find, holds

    for card in state.constants:
        if state.orient[card] == t.INSANE:
            continue
        for ability, effect in state.static.constant_effects[card].get(fx.Modify, ()):
            assert isinstance(effect, fx.Modify)
            if any(isinstance(change, ch.Blank) for change in effect.changes):
                env = own_env(state, card)
                if ability.while_ is None or holds(state, ability.while_, env):
                    yield from (other for other in find(state, effect.x, env) if other != card)


def concerns(state: CardsState, entry: Active, x: object, card: int) -> bool:
    """The static effect is about that card. `x` is what it describes; a lasting one has its objects fixed."""
    from cthulhu_desktop.core.cards.abilities.look import describes

    if entry.refs is not None:
        return state.ref(card) in entry.refs
    source = entry.source
    if x == "self":
        return source == card
    if x == "host" and state.host[source] != card:
        return False
    if source != card and fx.Immune in state.static.static_kinds and is_immune(state, card, source):
        return False
    return x == "host" or describes(state, x, entry.env, card)  # type: ignore[arg-type]


def is_immune(state: CardsState, card: int, source: int) -> bool:
    """Immune to the texts of that card (CG-17.5.1)."""
    if not state.modified or fx.Immune not in state.static.static_kinds or source == card or source < 0:
        return False
    from cthulhu_desktop.core.cards.abilities.look import describes, matches

    for entry in active(state, fx.Immune):
        effect = entry.effect
        assert isinstance(effect, fx.Immune)
        on = state.ref(card) in entry.refs if entry.refs is not None else describes(state, effect.x, entry.env, card)
        if on and matches(state, effect.to, entry.env, source):
            return True
    return False


def gained_before(state: CardsState, card: int, ability: Ability, clock: int) -> bool:
    """What gives the card that ability was there already at that moment (CG-12.7.1)."""
    return any(
        entry.since <= clock
        for entry in active(state, fx.Modify)
        if any(isinstance(change, ch.GainAbility) and change.ability == ability for change in entry.effect.changes)  # type: ignore[attr-defined]
        and concerns(state, entry, entry.effect.x, card)  # type: ignore[attr-defined]
    )


# --- working the values of one card out ------------------------------------------------------------------------------


def _work_out(state: CardsState, card: int) -> Values:
    base = state.static.printed[card]
    changes = [
        (change, entry.env, entry.refs is not None, entry.since)
        for entry in active(state, fx.Modify)
        if concerns(state, entry, entry.effect.x, card)  # type: ignore[attr-defined]
        for change in entry.effect.changes  # type: ignore[attr-defined]
    ]
    if state.static.kind[card] == t.CHARACTER and state.host[card] != t.NOWHERE and state.zone[card] == t.PLAY:
        base = Values(0, (0, 0, 0, 0), (0, 0, 0, 0), frozenset(), 0, frozenset(), base.faction)
    return apply_changes(state, base, changes) if changes else base


# --- yes-or-no rules that texts may impose ---------------------------------------------------------------------------


def restricting(state: CardsState, card: int, cannot: str, story: int = t.NOWHERE) -> Iterator[Active]:
    """The texts in force that say that the card cannot do that (at that story) (CG-17.6.1)."""
    if not state.modified or cannot not in state.static.restricts:
        return
    from cthulhu_desktop.core.cards.abilities.look import describes

    for entry in active(state, fx.Restrict):
        effect = entry.effect
        assert isinstance(effect, fx.Restrict)
        if effect.cannot != cannot or not concerns(state, entry, effect.x, card):
            continue
        if effect.at is None or (story != t.NOWHERE and describes(state, effect.at, entry.env, story)):
            yield entry


def restricted(state: CardsState, card: int, cannot: str, story: int = t.NOWHERE) -> bool:
    """A text in force says that the card cannot do that (at that story) (CG-17.6.1)."""
    if not state.modified or cannot not in state.static.restricts:
        return False
    return next(restricting(state, card, cannot, story), None) is not None


def forbidding(state: CardsState, seat: int, cannot: str, card: int = -1) -> Iterator[Active]:
    """The texts in force that say that the player cannot do that (with that card)."""
    if not state.modified or fx.Forbid not in state.static.static_kinds:
        return
    from cthulhu_desktop.core.cards.abilities.look import matches, players

    for entry in active(state, fx.Forbid):
        effect = entry.effect
        assert isinstance(effect, fx.Forbid)
        if effect.cannot != cannot or seat not in players(state, effect.who, entry.env):
            continue
        if effect.x is None or (card >= 0 and matches(state, effect.x, entry.env, card)):
            yield entry


def forbidden(state: CardsState, seat: int, cannot: str, card: int = -1) -> bool:
    """A text in force says that the player cannot do that (with that card)."""
    if not state.modified or fx.Forbid not in state.static.static_kinds:
        return False
    return next(forbidding(state, seat, cannot, card), None) is not None


def permitted(state: CardsState, card: int, may: str) -> bool:
    """A text in force permits that."""
    return state.modified and any(
        isinstance(entry.effect, fx.Permit) and entry.effect.may == may and concerns(state, entry, entry.effect.x, card)
        for entry in active(state, fx.Permit)
    )


def tokens_needed(state: CardsState, story: int, seat: int) -> int:
    """Success tokens that win this story for the player (CG-15.1.1, 15.1.2)."""
    if not state.modified or fx.Threshold not in state.static.static_kinds:
        return 5
    return max(1, 5 + _threshold(state, "tokens", seat, story))


def stories_needed(state: CardsState, seat: int) -> int:
    """Won stories that win the game for the player (CG-15.4)."""
    return max(1, 3 + _threshold(state, "stories", seat, -1)) if state.modified else 3


def _threshold(state: CardsState, what: str, seat: int, story: int) -> int:
    if fx.Threshold not in state.static.static_kinds:
        return 0
    from cthulhu_desktop.core.cards.abilities.look import amount, describes, players

    total = 0
    for entry in active(state, fx.Threshold):
        effect = entry.effect
        assert isinstance(effect, fx.Threshold)
        if effect.what != what or seat not in players(state, effect.who, entry.env):
            continue
        if what == "stories" or effect.x == "" or describes(state, effect.x, entry.env, story):
            total += amount(state, effect.by, entry.env)
    return total


def draw_change(state: CardsState, what: str, seat: int) -> int:
    """By how much the number of the Draw phase (or of resources) is changed for the player (CG-9.2.5, 9.2.9)."""
    if not state.modified:
        return 0
    from cthulhu_desktop.core.cards.abilities.look import amount, players

    return sum(
        amount(state, entry.effect.by, entry.env)
        for entry in active(state, fx.DrawChange)
        if isinstance(entry.effect, fx.DrawChange)
        and entry.effect.what == what
        and seat in players(state, entry.effect.who, entry.env)
    )


def time_of_day(state: CardsState) -> tuple[bool, bool]:
    """(Day, Night), derived from the cards in play (CG-20.1.3); neither is Twilight."""
    if not state.modified:
        return (False, False)
    times = {entry.effect.time for entry in active(state, fx.SetTime) if isinstance(entry.effect, fx.SetTime)}
    return ("day" in times, "night" in times)
