"""How often an ability may be used (CG-12.2.5). Cancelled uses count."""

from __future__ import annotations

from typing import Any

from cthulhu_desktop.core.cards.abilities.ability import Limit
from cthulhu_desktop.core.cards.state import CardsState, Env

Key = tuple[Any, ...]


def _key(state: CardsState, limit: Limit, env: Env, card: int, index: int) -> Key:
    if limit.scope == "title":
        return (limit.per, "title", state.static.title[card], env.seat, index)
    return (limit.per, "object", card, state.birth[card], index)


def within_limit(state: CardsState, limit: Limit, env: Env, card: int, index: int) -> bool:
    """The ability may be used once more."""
    return state.limits.get(_key(state, limit, env, card, index), 0) < limit.n


def count_use(state: CardsState, limit: Limit, env: Env, card: int, index: int) -> None:
    """Count a use."""
    key = _key(state, limit, env, card, index)
    state.limits[key] = state.limits.get(key, 0) + 1


def reset_limits(state: CardsState, per: str) -> None:
    """A phase or turn is over."""
    if state.limits:
        state.limits = {key: n for key, n in state.limits.items() if key[0] != per}
