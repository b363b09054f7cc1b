"""Handlers of effects that move cards between zones (CG-4, 17.4)."""

from __future__ import annotations

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities import inner
from cthulhu_desktop.core.cards.abilities.base import Effect
from cthulhu_desktop.core.cards.abilities.handlers import affected, bind, does, done, go_on, settle_pick
from cthulhu_desktop.core.cards.abilities.look import amount, find, matches, players
from cthulhu_desktop.core.cards.frames import ChooseFrame, Run
from cthulhu_desktop.core.cards.modifiers import forbidden, restricted
from cthulhu_desktop.core.cards.payment import drain, refresh
from cthulhu_desktop.core.cards.primitives import give_control
from cthulhu_desktop.core.cards.state import CardsState, Env, ref_card
from cthulhu_desktop.core.cards.zones import (
    discard,
    draw,
    enter_play,
    gain_domain,
    happen,
    leave_play,
    may_enter,
    put,
    put_resource,
    remove_domain,
    resource_domain,
    shuffle,
)

_ZONES = {
    "hand": t.HAND, "deck_top": t.DECK, "deck_bottom": t.DECK, "deck_shuffled": t.DECK, "discard": t.DISCARD,
    "removed": t.REMOVED, "story_deck": t.STORY_DECK,
}  # fmt: skip
_HIDDEN = (t.DECK, t.HAND)


@does(fx.Move)
def _move(state: CardsState, run: Run, node: fx.Move) -> None:
    if settle_pick(state, run, node, (run.env.seat,)):
        return
    items = [item for item in affected(state, run.env, node.x) if item >= 0]
    refs = tuple(state.ref(item) for item in items)
    if node.to == "play":
        _into_play(state, run, node, items)
        return
    for item in items:
        move_card(state, item, node.to)
    if node.to == "deck_shuffled":
        for seat in dict.fromkeys(state.static.owner[item] for item in items):
            shuffle(state, seat)
    elif node.to == "story_deck" and items:
        state.rng.shuffle(state.story_deck)
        state.revealed = True
    env = run.env._replace(many=len(items), done=run.env.done and bool(items)).bind("moved", refs)
    go_on(state, run, (inner.Follow(refs),), env)


def move_card(state: CardsState, card: int, to: str) -> None:
    """To its owner's zone (CG-4.1.5), with the occurrences that belong to it."""
    conspiracy = to == "story_deck" and state.static.kind[card] == t.CONSPIRACY
    zone = t.DISCARD if conspiracy else _ZONES[to]  # CG-22.2.7
    source = state.zone[card]
    bottom = to == "deck_bottom"
    seat = max(0, state.static.owner[card])
    if source == t.PLAY:
        leave_play(state, card, zone, "moved", bottom=bottom)
    elif source == t.ROW:
        from cthulhu_desktop.core.cards.checks import clear_story

        clear_story(state, card)
        put(state, card, zone, bottom=bottom)
        state.out.append(th.StoryLeaves(card))
    else:
        put(state, card, zone, bottom=bottom)
        shown = not (source in _HIDDEN and zone in _HIDDEN)
        seen_by = seat if t.HAND in (source, zone) else _looker(state, card)
        moved = th.Moved(seat, card, t.ZONE_NAMES[source], t.ZONE_NAMES[zone], shown, -1 if shown else seen_by)
        happen(state, moved, "enters_zone", seat=seat, card=card, word=to)


def _looker(state: CardsState, card: int) -> int:
    """The seat that is looking at a card of a deck, -1 if none is."""
    return next((who for who, looked in state.looked if looked == card and who >= 0), -1)


def _into_play(state: CardsState, run: Run, node: fx.Move, items: list[int]) -> None:
    env = run.env
    stories = find(state, node.story, env) if node.story is not None else []
    story = stories[0] if stories else t.NOWHERE
    orient = t.ORIENTATION_NAMES.index(node.state)
    todo: list[Effect] = []
    for item in items:
        if state.zone[item] != t.PLAY and state.static.kind[item] in (t.CHARACTER, t.SUPPORT):
            owner = state.static.owner[item]
            seat = owner if node.under == "owner" else env.seat
            todo.append(inner.Enter(state.ref(item), seat, orient, story))
    twins = _twins(state, todo)
    if twins:
        _ask_twin(state, run, node, items, twins)
        return
    refs = tuple(state.ref(item) for item in items)
    full = bool(todo) and len(todo) == len(items)
    todo = [entry for seat in (state.active, 1 - state.active) for entry in _in_order(state, todo, seat)]
    go_on(state, run, todo, env._replace(many=0, done=env.done and full).bind("moved", refs))


def _twins(state: CardsState, todo: list[Effect]) -> tuple[int, ...]:
    """Copies of a unique card that would enter at once under one player (CG-6.1.5)."""
    seen: dict[tuple[str, int], list[int]] = {}
    for entry in todo:
        assert isinstance(entry, inner.Enter)
        card = ref_card(entry.ref)
        if state.static.unique[card]:
            seen.setdefault((state.static.title[card], entry.seat), []).append(card)
    return next((tuple(cards) for cards in seen.values() if len(cards) > 1), ())


def _in_order(state: CardsState, todo: list[Effect], seat: int) -> list[Effect]:
    """One player's cards, in an order that he picks if it matters."""
    own = tuple(entry for entry in todo if isinstance(entry, inner.Enter) and entry.seat == seat)
    return [inner.EnterInOrder(own)] if _order_matters(state, own) else list(own)


def _order_matters(state: CardsState, entries: tuple[inner.Enter, ...]) -> bool:
    """One of the cards of one player could bar, host or change another (CG-12.5.5)."""
    cards = [ref_card(entry.ref) for entry in entries]
    if len(cards) < 2:
        return False
    static = state.static
    words = [static.printed[card].keywords & {"heroic", "villainous"} for card in cards]
    clash = len(frozenset().union(*words)) == 2
    return clash or any(static.constant[card] or static.attach_rule[card] is not None for card in cards)


@does(inner.EnterInOrder)
def _enter_in_order(state: CardsState, run: Run, node: inner.EnterInOrder) -> None:
    """D-12, one at a time."""
    env = run.env
    picked = env.get("_first")
    left = node.cards
    if len(left) == 1:
        go_on(state, run, left)
    elif picked is None:
        state.stack[-1] = Run((node, *run.todo), env)
        cards = tuple(ref_card(entry.ref) for entry in left)
        state.stack.append(ChooseFrame(left[0].seat, cards, 1, 1, "_first", env, kind="D-12"))
    else:
        first = next(entry for entry in left if ref_card(entry.ref) == ref_card(picked[0]))
        rest = inner.EnterInOrder(tuple(entry for entry in left if entry is not first))
        names = tuple(pair for pair in env.names if pair[0] != "_first")
        go_on(state, run, (first, rest), env._replace(names=names))


def _ask_twin(state: CardsState, run: Run, node: fx.Move, items: list[int], twins: tuple[int, ...]) -> None:
    """D-25: the player says which copy enters; the others stay where they are."""
    from dataclasses import replace

    from cthulhu_desktop.core.cards.abilities.selectors import Bound, Either

    others = tuple(state.ref(item) for item in items if item not in twins)
    env = run.env.bind("_others", others)
    again = replace(node, x=Either((Bound("_others"), Bound("_twin"))))
    state.stack[-1] = Run((again, *run.todo), env)
    seat = state.static.owner[twins[0]] if node.under == "owner" else env.seat
    state.stack.append(ChooseFrame(seat, twins, 1, 1, "_twin", env, kind="D-25"))


@does(inner.Enter)
def _enter(state: CardsState, run: Run, node: inner.Enter) -> None:
    """One card enters play if nothing forbids it; an attachment on a host its player picks (CG-11.1.5, 11.1.10)."""
    card = ref_card(node.ref)
    env = run.env
    if not state.live(node.ref) or may_enter(state, card, node.seat):
        done(state, run, env.many, full=False)
        return
    host = t.NOWHERE
    rule = state.static.attach_rule[card]
    if rule is not None:
        picked = env.get("_host")
        if picked is None:
            hosts = find(state, rule.to, Env(card, state.birth[card], node.seat))
            if not hosts:
                done(state, run, env.many, full=False)
            else:
                state.stack[-1] = Run((node, *run.todo), env)
                state.stack.append(ChooseFrame(node.seat, tuple(hosts), 1, 1, "_host", env))
            return
        env = env._replace(names=tuple(pair for pair in env.names if pair[0] != "_host"))
        host = picked[0] - 1 if picked[0] < 0 else ref_card(picked[0])
    story = node.story if node.story >= 0 and state.zone[node.story] == t.ROW else t.NOWHERE
    enter_play(state, card, node.seat, orient=node.orient, host=host, story=story)
    go_on(state, run, (inner.Follow((node.ref,)),), env._replace(many=env.many + 1))


@does(fx.Discard)
def _discard(state: CardsState, run: Run, node: fx.Discard) -> None:
    """From hand, play, deck or domain; "choose and discard 2" is all or nothing (CG-17.4.3)."""
    seats = players(state, node.who, run.env)
    if settle_pick(state, run, node, seats, whole=True):
        return
    items = list(
        dict.fromkeys(
            item for seat in seats for item in affected(state, run.env._replace(seat=seat), node.x) if item >= 0
        )
    )
    refs = tuple(state.ref(item) for item in items)
    for item in items:
        discard(state, item)
    done(state, run, len(items), full=bool(items))
    go_on(state, state.stack[-1], (inner.Follow(refs),), state.stack[-1].env.bind("discarded", refs))


@does(fx.Draw)
def _draw(state: CardsState, run: Run, node: fx.Draw) -> None:
    n = max(0, amount(state, node.n, run.env))
    drawn = [
        draw(state, seat, n) if not forbidden(state, seat, "draw") else 0 for seat in players(state, node.who, run.env)
    ]
    done(state, run, sum(drawn), full=all(number == n for number in drawn))


@does(fx.Search)
def _search(state: CardsState, run: Run, node: fx.Search) -> None:
    """The searcher sees the whole deck and must take what fits, unless "up to" (CG-4.1.12)."""
    env = run.env
    seat = players(state, node.who, env)[0]
    owner = players(state, node.deck, env)[0]
    deck = state.deck[owner]
    places = [*deck, *(card for pile in node.also for card in getattr(state, pile)[owner])]
    fits = [card for card in places if matches(state, node.x, env, card) and _may_take(state, node, card, seat)]
    n = amount(state, node.x.count, env) if not isinstance(node.x.count, str) else len(fits)
    state.looked += [(seat, card) for card in deck]
    state.revealed = True
    state.out.append(th.Looked(seat, len(deck), tuple(deck)))
    under = "owner" if seat == owner else "you"
    move = fx.Move(node.as_, node.to, under=under, state=node.state)  # type: ignore[arg-type]
    state.stack[-1] = Run((fx.Reveal(node.as_), move, inner.ShuffleAfter(owner), *run.todo), env)
    if not fits:
        env = env.bind(node.as_, ())._replace(done=False)
        state.stack[-1] = Run((inner.ShuffleAfter(owner), *run.todo), env)
        return
    low = 0 if node.x.up_to else min(n, len(fits))
    state.stack.append(ChooseFrame(seat, tuple(fits), low, n, node.as_, env, hidden=True))


def _may_take(state: CardsState, node: fx.Search, card: int, seat: int) -> bool:
    if node.to != "play":
        return True
    rule = state.static.attach_rule[card]
    hosted = rule is None or bool(find(state, rule.to, Env(card, state.birth[card], seat)))
    return hosted and not may_enter(state, card, seat)


@does(inner.ShuffleAfter)
def _shuffle_after(state: CardsState, run: Run, node: inner.ShuffleAfter) -> None:
    shuffle(state, node.seat)
    deck = set(state.deck[node.seat])
    state.looked = [entry for entry in state.looked if entry[1] not in deck]


@does(fx.Shuffle)
def _shuffle(state: CardsState, run: Run, node: fx.Shuffle) -> None:
    for seat in players(state, node.who, run.env):
        shuffle(state, seat)
        deck = set(state.deck[seat])
        state.looked = [entry for entry in state.looked if entry[1] not in deck]


@does(fx.Look)
def _look(state: CardsState, run: Run, node: fx.Look) -> None:
    env = run.env
    owner = players(state, node.deck, env)[0]
    n = max(0, amount(state, node.n, env))
    cards = state.deck[owner][: -n - 1 : -1]
    for seat in players(state, node.who, env):
        state.looked += [(seat, card) for card in cards]
        state.out.append(th.Looked(seat, len(cards), tuple(cards)))
    state.revealed = True
    bind(state, run, node.as_, tuple(state.ref(card) for card in cards))
    done(state, state.stack[-1], len(cards), full=len(cards) == n)


@does(fx.LookAt)
def _look_at(state: CardsState, run: Run, node: fx.LookAt) -> None:
    items = [item for item in find(state, node.x, run.env) if item >= 0]
    for seat in players(state, node.who, run.env):
        state.looked += [(seat, card) for card in items]
        state.out.append(th.Looked(seat, len(items), tuple(items)))
    state.revealed = True
    done(state, run, len(items), full=bool(items))


@does(fx.Reveal)
def _reveal(state: CardsState, run: Run, node: fx.Reveal) -> None:
    if settle_pick(state, run, node, (run.env.seat,)):
        return
    items = [item for item in find(state, node.x, run.env) if item >= 0]
    if items:
        state.looked += [(-1, item) for item in items]
        state.revealed = True
        happen(state, th.Revealed(tuple(items)), "revealed", seat=run.env.seat, card=items[0], n=len(items))
    bind(state, run, "revealed", tuple(state.ref(item) for item in items))
    done(state, state.stack[-1], len(items), full=bool(items))


@does(fx.Arrange)
def _arrange(state: CardsState, run: Run, node: fx.Arrange) -> None:
    """One at a time; the last one put lies on top (at the bottom: lowest)."""
    items = [item for item in find(state, node.x, run.env) if item >= 0]
    seat = players(state, node.who, run.env)[0]
    if items:
        go_on(state, run, (inner.Arranged(tuple(items), seat, node.to == "deck_bottom"),))


@does(inner.Arranged)
def _arranged(state: CardsState, run: Run, node: inner.Arranged) -> None:
    env = run.env
    picked = env.get("_next")
    left = node.left
    if picked is not None:
        card = ref_card(picked[0])
        move_card(state, card, "deck_bottom" if node.bottom else "deck_top")
        left = tuple(item for item in left if item != card)
        env = env._replace(names=tuple(pair for pair in env.names if pair[0] != "_next"))
        if not left:
            state.stack[-1] = Run(run.todo, env)
            return
    again = inner.Arranged(left, node.seat, node.bottom)
    if len(left) == 1:
        env = env.bind("_next", (state.ref(left[0]),))
        state.stack[-1] = Run((again, *run.todo), env)
        return
    state.stack[-1] = Run((again, *run.todo), env)
    state.stack.append(ChooseFrame(node.seat, left, 1, 1, "_next", env, hidden=True))


@does(fx.Domain)
def _domain(state: CardsState, run: Run, node: fx.Domain) -> None:
    seats = players(state, node.who, run.env)
    if node.act == "gain":
        n = max(0, amount(state, node.n, run.env))
        first = len(state.drained)
        gained = sum(gain_domain(state, seat) for seat in seats for _ in range(n))
        done(state, run, gained, full=gained == n * len(seats))
        bind(state, state.stack[-1], "gained", tuple(-1 - d for d in range(first, len(state.drained))))
        return
    if settle_pick(state, run, node, seats):
        return
    if node.act == "remove":
        lost = [remove_domain(state, -1 - item) for item in find(state, node.x, run.env) if item < 0]
        done(state, run, sum(lost), full=bool(lost) and all(lost))
        return
    wanted = 0 if node.act == "drain" else 1
    items = [item for item in find(state, node.x, run.env) if item < 0]
    fit = [-1 - item for item in items if state.drained[-1 - item] == wanted]
    for domain in fit:
        if node.act == "drain":
            drain(state, domain)
        else:
            refresh(state, domain)
    done(state, run, len(fit), full=bool(items) and len(fit) == len(items))


@does(fx.Resource)
def _resource(state: CardsState, run: Run, node: fx.Resource) -> None:
    if settle_pick(state, run, node, (run.env.seat,)):
        return
    if node.to is not None and settle_pick(state, run, node, (run.env.seat,), "to"):
        return
    items = [item for item in find(state, node.x, run.env) if item >= 0 and state.zone[item] == t.RESOURCE]
    refs = tuple(state.ref(item) for item in items)
    targets = [item for item in find(state, node.to, run.env) if item < 0] if node.to is not None else []
    for item in items:
        if node.act == "move" and targets:
            put_resource(state, item, -1 - targets[0])
        elif node.act == "return":
            move_card(state, item, "hand")
        elif node.act == "destroy":
            owner = state.static.owner[item]
            put(state, item, t.DISCARD)
            state.out.append(th.Destroyed(owner, item, run.env.source))
    done(state, run, len(items), full=bool(items))
    go_on(state, state.stack[-1], (inner.Follow(refs),))


@does(fx.Exchange)
def _exchange(state: CardsState, run: Run, node: fx.Exchange) -> None:
    """Both parts or nothing (CG-18.1.7)."""
    for field in ("x", "y"):
        if settle_pick(state, run, node, (run.env.seat,), field):
            return
    ones = [item for item in find(state, node.x, run.env) if item >= 0]
    others = [item for item in find(state, node.y, run.env) if item >= 0]
    if len(ones) != 1 or len(others) != 1 or not _swap(state, ones[0], others[0]):
        done(state, run, 0, full=False)
        return
    done(state, run, 2)


def _swap(state: CardsState, one: int, other: int) -> bool:
    zones = (state.zone[one], state.zone[other])
    if zones == (t.PLAY, t.PLAY):
        return _swap_control(state, one, other)
    if zones == (t.RESOURCE, t.HAND):
        one, other = other, one
    elif zones != (t.HAND, t.RESOURCE):
        return False
    domain = resource_domain(state, other)
    move_card(state, other, "hand")
    put_resource(state, one, domain)
    return True


def _swap_control(state: CardsState, one: int, other: int) -> bool:
    """Looked at as it will be afterwards: neither copy of a unique card bars the other."""
    seats = (state.controller[one], state.controller[other])
    if seats[0] == seats[1] or any(restricted(state, card, "change_control") for card in (one, other)):
        return False
    if may_enter(state, one, seats[1]) or may_enter(state, other, seats[0]):
        return False
    give_control(state, one, seats[1])
    give_control(state, other, seats[0])
    return True
