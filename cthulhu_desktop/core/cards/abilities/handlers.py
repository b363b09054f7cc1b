"""The table of handlers, and what handlers have in common.

A handler is called when its effect is already off its `Run`, which is on top of the stack. It changes the state and,
by `done`, `bind` or `go_on`, what the text knows and does next; what needs a decision pushes a frame or puts nodes in
front.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from cthulhu_desktop.core.cards.abilities import changes as ch
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities import inner
from cthulhu_desktop.core.cards.abilities.base import Ability, Amount, Condition, Effect, Ref, Selector
from cthulhu_desktop.core.cards.abilities.look import amount, find
from cthulhu_desktop.core.cards.abilities.purposes import purpose_of
from cthulhu_desktop.core.cards.abilities.selectors import Bound, Either, Except, Extremal, Sel
from cthulhu_desktop.core.cards.choosing import bounds, in_hidden_zone, refs_of, serves
from cthulhu_desktop.core.cards.frames import ChooseFrame, Resolve, Run
from cthulhu_desktop.core.cards.modifiers import is_immune
from cthulhu_desktop.core.cards.state import CardsState, Env
from cthulhu_desktop.core.cards.static import nodes_in
from cthulhu_desktop.core.catalogue.schema import Node

Handler = Callable[[CardsState, Run, Any], None]
DO: dict[type[Effect], Handler] = {}
N = TypeVar("N")


def does(cls: type[Effect]) -> Callable[[Handler], Handler]:
    """Decorator: the handler of an effect."""

    def add(handler: Handler) -> Handler:
        DO[cls] = handler
        return handler

    return add


def go_on(state: CardsState, run: Run, effects: Iterable[Effect], env: Env | None = None) -> None:
    """These effects come next."""
    state.stack[-1] = Run((*effects, *run.todo), run.env if env is None else env)


def done(state: CardsState, run: Run, many: int, full: bool = True) -> None:
    """The effect affected `many`; `full`: it was fully carried out (CG-17.4.1)."""
    env = run.env
    state.stack[-1] = Run(run.todo, env._replace(many=many, done=env.done and full))


def bind(state: CardsState, run: Run, name: str, refs: tuple[int, ...]) -> None:
    """Bind a name for the rest of the text."""
    state.stack[-1] = Run(run.todo, run.env.bind(name, refs))


def affected(state: CardsState, env: Env, x: Ref) -> list[int]:
    """What an effect touches: all that is described, without what is immune to its card (CG-17.3.5, 17.5.1)."""
    found = find(state, x, env)
    if len(found) > 1 and isinstance(x, Sel) and x.count == "all" and _tied(x):
        return []
    if not state.modified:
        return found
    return [item for item in found if item < 0 or not is_immune(state, item, env.source)]


def _tied(x: Sel) -> bool:
    """The words mean one card, the highest or lowest, and several are (CG-17.3.6)."""
    return any(isinstance(test, Extremal) and not test.each for test in x.filters)


def names_chosen(effects: object) -> tuple[str, ...]:
    """The names that the choices inside bind."""
    names = {node.as_ for node in nodes_in(effects) if isinstance(node, (fx.Choose, fx.Search, fx.Look))}
    return tuple(sorted(names))


def free(env: Env, names: tuple[str, ...]) -> Env:
    """Without those bindings."""
    if not names:
        return env
    return env._replace(names=tuple(pair for pair in env.names if pair[0] not in names))


def is_pick(x: object) -> bool:
    """The reference leaves open which ones: somebody or chance picks."""
    return isinstance(x, Selector) and getattr(x, "count", "all") != "all" and not _top_of_pile(x)


def _top_of_pile(x: object) -> bool:
    return isinstance(x, Sel) and x.zone in ("deck_top", "discard_top")


EVADABLE = (fx.Destroy, fx.Wound, fx.SetState)
"""What a Disrupt can turn away from the card that was picked for it."""


def _is_forced(state: CardsState) -> bool:
    """The effect in progress is a Forced Response."""
    below = next((frame for frame in reversed(state.stack) if isinstance(frame, Resolve)), None)
    return below is not None and below.label == "forced"


def settle_pick(
    state: CardsState, run: Run, node: Any, seats: Sequence[int], field: str = "x", *, whole: bool = False
) -> bool:
    """Where `node.x` leaves open which ones, have each of the seats pick (AP first, then all at once: CG-12.5.6) and
    put the node in front again with what was picked. "you" in the selector is the seat that picks. False: nothing is
    open. `whole`: fewer than asked for means nothing at all (CG-17.4.3)."""
    x = getattr(node, field)
    if not is_pick(x):
        return False
    env = run.env
    asks: list[ChooseFrame] = []
    names = [f"_{field}{place}" for place in range(len(seats))]
    hidden = in_hidden_zone(state, x)
    purpose = purpose_of(node)
    for name, seat in zip(names, seats, strict=True):
        own = env._replace(seat=seat)
        items = affected(state, own, x)
        if purpose:  # CG-6.1.5, 14.5.2, 14.5.4, 17.6.1, 21.1.3
            owners = getattr(node, "under", "") == "owner"
            items = [
                item for item in items
                if serves(state, purpose, item, max(0, state.static.owner[item]) if owners and item >= 0 else seat)
            ]  # fmt: skip
        low, high = bounds(state, x, own, len(items))
        if len(items) > high and isinstance(x, Sel) and _tied(x) and not isinstance(node, (fx.Sacrifice, fx.Discard)):
            items = []  # nobody chooses: the effect fails (CG-17.3.6)
        if x.random:
            state.rng.shuffle(items)
            state.revealed = True
            env = env.bind(name, refs_of(state, items[:high], x))
        elif len(items) <= low:
            short = len(items) < low
            env = env.bind(name, () if short and whole else refs_of(state, items, x))._replace(
                done=env.done and not short
            )
        else:
            asks.append(ChooseFrame(seat, tuple(items), low, high, name, own, hidden, x=x, purpose=purpose))
    parts = tuple(Bound(name) for name in names)
    again = dataclasses.replace(node, **{field: parts[0] if len(parts) == 1 else Either(parts)})
    retry = (inner.Retry(node, x),) if isinstance(node, EVADABLE) and not x.random and _is_forced(state) else ()
    state.stack[-1] = Run((again, *retry, *run.todo), env)
    state.stack.extend(reversed(asks))
    return True


_NAMED = {
    ch.GainSubtype: ("name", "subtype"), ch.LoseSubtype: ("name", "subtype"), fx.StoryIcons: ("icons", "icon"),
}  # fmt: skip
"""The field of these that may say "=named", and what is named."""


def settle_apart(state: CardsState, run: Run, node: Any, seats: Sequence[int]) -> bool:
    """`settle_pick` for `x`, then for `to`, where something else than `x` is picked."""
    if settle_pick(state, run, node, seats):
        return True
    to = node.to
    if is_pick(to) and not (isinstance(to, Except) and to.without == node.x):
        to = Except(to, node.x, to.count, to.up_to, to.random)
        node = dataclasses.replace(node, to=to)
    return settle_pick(state, run, node, seats, "to")


def _with_word(state: CardsState, node: Node, env: Env) -> Node:
    """ "=named" becomes the word that was named (CG-17.8.1)."""
    field, what = _NAMED.get(type(node), ("", ""))
    text = getattr(node, field) if field else ""
    bound = env.get(text[1:]) if text.startswith("=") else None
    if not bound:
        return node
    return dataclasses.replace(node, **{field: state.static.words_of(what)[bound[0]]})  # type: ignore[type-var]


def freeze(state: CardsState, value: N, env: Env) -> N:
    """Numbers of a triggered effect are worked out once (CG-17.2.3); those of abilities it grants stay live."""
    if isinstance(value, Amount):
        return amount(state, value, env)  # type: ignore[return-value]
    if isinstance(value, tuple):
        return tuple(freeze(state, part, env) for part in value)  # type: ignore[return-value]
    if isinstance(value, Node) and not isinstance(value, (Ability, Condition)):
        value = _with_word(state, value, env)  # type: ignore[assignment]
        changes = {}
        for field in dataclasses.fields(value):  # type: ignore[arg-type]
            old = getattr(value, field.name)
            new = freeze(state, old, env)
            if new is not old and new != old:
                changes[field.name] = new
        return dataclasses.replace(value, **changes) if changes else value  # type: ignore[type-var]
    return value
