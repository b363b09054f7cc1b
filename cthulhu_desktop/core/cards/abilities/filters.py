"""How each kind of filter is looked at; with a snapshot, as the card was then (CG-16.3.2)."""

from __future__ import annotations

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards.abilities import selectors as sl
from cthulhu_desktop.core.cards.abilities.look import (
    COMPARE,
    amount,
    describes,
    find,
    insane,
    of_base,
    passes,
    plain_cost,
    players,
    same_cards,
    since,
    tests,
    values_at,
)
from cthulhu_desktop.core.cards.state import CardsState, Env, Snap
from cthulhu_desktop.core.catalogue.cards import ICONS


@tests(sl.Subtype)
def _subtype(state: CardsState, test: sl.Subtype, env: Env, card: int, snap: Snap | None) -> bool:
    return card >= 0 and not values_at(state, card, snap).subtypes.isdisjoint(test.names)


@tests(sl.OfFaction)
def _faction(state: CardsState, test: sl.OfFaction, env: Env, card: int, snap: Snap | None) -> bool:
    if card < 0:
        return False
    if state.zone[card] == t.RESOURCE and snap is None:
        return state.static.symbol[card] in test.names
    return values_at(state, card, snap).faction in test.names


@tests(sl.HasKeyword)
def _keyword(state: CardsState, test: sl.HasKeyword, env: Env, card: int, snap: Snap | None) -> bool:
    return card >= 0 and test.name in values_at(state, card, snap).keywords


@tests(sl.IsUnique)
def _unique(state: CardsState, test: sl.IsUnique, env: Env, card: int, snap: Snap | None) -> bool:
    return card >= 0 and state.static.unique[card]


@tests(sl.OfType)
def _of_type(state: CardsState, test: sl.OfType, env: Env, card: int, snap: Snap | None) -> bool:
    return of_base(state, test.name, card, snap)


@tests(sl.InState)
def _in_state(state: CardsState, test: sl.InState, env: Env, card: int, snap: Snap | None) -> bool:
    if card < 0:
        if test.state == "gained":
            return state.dom_card[-1 - card] >= 0
        drained = bool(state.drained[-1 - card])
        return drained if test.state == "drained" else not drained if test.state == "undrained" else False
    orient = snap.orient if snap else state.orient[card]
    if test.state == "wounded":
        return bool(snap.wounds if snap else state.wounds[card])
    if test.state == "attached":
        return (snap.host if snap else state.host[card]) != t.NOWHERE
    if test.state == "sane":
        return orient != t.INSANE
    return test.state in t.ORIENTATION_NAMES and orient == t.ORIENTATION_NAMES.index(test.state)


@tests(sl.Committed)
def _committed(state: CardsState, test: sl.Committed, env: Env, card: int, snap: Snap | None) -> bool:
    if card < 0:
        return False
    story = snap.story if snap else state.story[card]
    happened = env.happened
    if test.to is None:
        where_ok = story >= 0
    elif happened is not None and happened.story >= 0 and test.to == "place":
        where_ok = card in happened.there or story == happened.story
        story = happened.story if where_ok else story
    else:
        where_ok = story >= 0 and describes(state, test.to, env, story)
    if not where_ok or not test.alone:
        return where_ok
    return not any(other != card and state.story[other] == story for other in state.play[state.controller[card]])


@tests(sl.SkillIs)
def _skill(state: CardsState, test: sl.SkillIs, env: Env, card: int, snap: Snap | None) -> bool:
    if card < 0 or (test.printed and insane(state, card, snap)):
        return False
    printed = state.static.printed[card].skill
    worth = printed if test.printed else max(0, values_at(state, card, snap).skill)
    return COMPARE[test.by](worth, amount(state, test.n, env))


@tests(sl.CostIs)
def _cost(state: CardsState, test: sl.CostIs, env: Env, card: int, snap: Snap | None) -> bool:
    if card < 0 or (test.printed and insane(state, card, snap)):
        return False
    return COMPARE[test.by](plain_cost(state, card, snap), amount(state, test.n, env))


@tests(sl.IconsAre)
def _icons(state: CardsState, test: sl.IconsAre, env: Env, card: int, snap: Snap | None) -> bool:
    if card < 0:
        return False
    worth = max(0, values_at(state, card, snap).icons[ICONS.index(test.icon)])
    return COMPARE[test.by](worth, amount(state, test.n, env))


@tests(sl.TokensAre)
def _tokens(state: CardsState, test: sl.TokensAre, env: Env, card: int, snap: Snap | None) -> bool:
    seats = (0, 1) if test.side == "any" else players(state, test.side, env)
    return card >= 0 and COMPARE[test.by](sum(state.tokens[s][card] for s in seats), amount(state, test.n, env))


@tests(sl.Titled)
def _titled(state: CardsState, test: sl.Titled, env: Env, card: int, snap: Snap | None) -> bool:
    return card >= 0 and state.static.title[card] == test.title


@tests(sl.Same)
def _same(state: CardsState, test: sl.Same, env: Env, card: int, snap: Snap | None) -> bool:
    return card in same_cards(state, test.x, env)


@tests(sl.AttachedTo)
def _attached_to(state: CardsState, test: sl.AttachedTo, env: Env, card: int, snap: Snap | None) -> bool:
    host = snap.host if snap else state.host[card] if card >= 0 else t.NOWHERE
    return host != t.NOWHERE and describes(state, test.x, env, host if host >= 0 else host + 1)


@tests(sl.HostOf)
def _host_of(state: CardsState, test: sl.HostOf, env: Env, card: int, snap: Snap | None) -> bool:
    host = card if card >= 0 else card - 1
    zones = (t.PLAY, t.RESOURCE) if card < 0 else (t.PLAY,)
    return any(state.host[other] == host and state.zone[other] in zones for other in find(state, test.x, env))


@tests(sl.Visited)
def _visited(state: CardsState, test: sl.Visited, env: Env, card: int, snap: Snap | None) -> bool:
    if card < 0 or state.zone[card] != t.ROW:
        return False
    there = sum(state.story[other] == card for other in find(state, test.by, env) if other >= 0)
    return COMPARE[test.compare](there, amount(state, test.n, env))


@tests(sl.ResourceOf)
def _resource_of(state: CardsState, test: sl.ResourceOf, env: Env, card: int, snap: Snap | None) -> bool:
    return card >= 0 and state.zone[card] == t.RESOURCE and state.host[card] + 1 in find(state, test.x, env)


@tests(sl.EnteredThis)
def _entered(state: CardsState, test: sl.EnteredThis, env: Env, card: int, snap: Snap | None) -> bool:
    return any(
        note.kind == "enters_play" and note.card == card and note.snap is not None
        and note.snap.birth == state.birth[card]
        for note in since(state, test.since)
    )  # fmt: skip


@tests(sl.Not)
def _not(state: CardsState, test: sl.Not, env: Env, card: int, snap: Snap | None) -> bool:
    return not passes(state, test.filter, env, card, snap)


@tests(sl.AnyFilter)
def _any_of(state: CardsState, test: sl.AnyFilter, env: Env, card: int, snap: Snap | None) -> bool:
    return any(passes(state, part, env, card, snap) for part in test.of)


@tests(sl.Named)
def _named(state: CardsState, test: sl.Named, env: Env, card: int, snap: Snap | None) -> bool:
    bound = env.get(test.name)
    if not bound or card < 0:
        return False
    word = state.static.words_of(test.what)[bound[0]]
    if test.what == "title":
        return state.static.title[card] == word
    found = values_at(state, card, snap)
    return word in found.subtypes if test.what == "subtype" else found.icons[ICONS.index(word)] > 0
