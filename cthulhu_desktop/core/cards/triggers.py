"""Which abilities an occurrence triggers (CG-12.7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards.abilities.ability import On, Passive, Triggered
from cthulhu_desktop.core.cards.abilities.base import Ability
from cthulhu_desktop.core.cards.abilities.look import COMPARE, amount, find, holds, matches, players
from cthulhu_desktop.core.cards.extensions import lies_open
from cthulhu_desktop.core.cards.modifiers import gained_before, is_blank, restricted, values
from cthulhu_desktop.core.cards.state import CardsState, Env, Happened

SENT_AWAY = ("sacrificed", "discarded", "returned")
"""How a host can leave play without being destroyed, as its attachments are then (CG-16.5.4)."""
GAINED = 100
"""Ability numbers from here on are gained ones: GAINED + place among them."""


class Found(NamedTuple):
    """An ability that may be carried out: where it is, whose it is, what it knows."""

    card: int
    number: int
    ability: Triggered | Passive
    env: Env


def works(state: CardsState, card: int) -> bool:
    """The abilities of the card in play work: it is sane and not blanked (CG-12.2.1, 17.1.4)."""
    if state.zone[card] not in (t.PLAY, t.ROW) or state.orient[card] >= t.INSANE:
        return False
    if not state.modified:
        return True
    return not is_blank(state, card) and not restricted(state, card, "trigger")


def find_triggered(state: CardsState, label: str, note: Happened, window: int = -1) -> Iterator[Found]:
    """The abilities of a label that wait for that occurrence, with the player who would use each."""
    for card in state.static.watchers[label].get(note.kind, ()):
        for index, ability in enumerate(state.static.abilities[card]):
            on = _waits(ability, label, note.kind)
            if on is not None:
                yield from _if_met(state, card, index, ability, on, note, window)
    if state.static.gains and (label, note.kind) in state.static.gained_watch:
        for cards in state.play:
            for card in cards:
                for place, ability in enumerate(values(state, card).gained):
                    on = _waits(ability, label, note.kind)
                    if on is None or state.since[card] > note.clock:
                        continue
                    if gained_before(state, card, ability, note.clock):
                        yield from _if_met(state, card, GAINED + place, ability, on, note, window)


def _waits(ability: Ability, label: str, kind: str) -> On | None:
    if isinstance(ability, Triggered) and ability.label == label and ability.on is not None:
        if kind == "targeted":
            return ability.on if ability.on.kind == "ability_used" and ability.on.targets is not None else None
        return ability.on if ability.on.kind == kind else None
    if isinstance(ability, Passive) and label == "passive":
        return ability.on if ability.on.kind == kind else None
    return None


def _if_met(
    state: CardsState, card: int, index: int, ability: Ability, on: On, note: Happened, window: int
) -> Iterator[Found]:
    assert isinstance(ability, (Triggered, Passive))
    for seat in _users(state, card, ability, note):
        env = Env(card, state.birth[card], seat, happened=note, window=window)
        if met(state, on, note, env) and (ability.if_ is None or holds(state, ability.if_, env)):
            yield Found(card, index, ability, env)


def _users(state: CardsState, card: int, ability: Triggered | Passive, note: Happened) -> tuple[int, ...]:
    """Who may use the ability now; () if it does not work where its card is."""
    zone = state.zone[card]
    static = state.static
    any_player = isinstance(ability, Triggered) and ability.by == "any"
    if zone in (t.PLAY, t.ROW) and static.kind[card] != t.EVENT:
        played = note.card == card and note.kind == "played"  # it was played before it entered
        if not works(state, card) or not (state.since[card] <= note.clock or played):
            return ()
        if isinstance(ability, Triggered) and ability.zone != "play":
            return ()
        return (0, 1) if any_player else (state.controller[card],)
    if zone == t.HAND and "prophecy" in static.printed[card].keywords:
        return ()
    if zone == t.HAND and (static.kind[card] == t.EVENT or (isinstance(ability, Triggered) and ability.zone == "hand")):
        return (static.owner[card],) if state.since[card] <= note.clock else ()
    if zone == t.DECK and "prophecy" in static.printed[card].keywords:
        return (static.owner[card],) if lies_open(state, card) and state.since[card] <= note.clock else ()
    if zone == t.DISCARD and isinstance(ability, Triggered) and ability.zone == "discard":
        return (static.owner[card],) if state.since[card] <= note.clock else ()
    return _last_words(state, card, note)


def _last_words(state: CardsState, card: int, note: Happened) -> tuple[int, ...]:
    """A card that left may answer its own leaving, or its host's that took it along (CG-12.7.5); not if it left insane
    or blanked. Its last controller uses it."""
    snap = note.snap
    if snap is None or snap.zone != t.PLAY or state.zone[card] in (t.PLAY, t.RESOURCE, t.DECK):
        return ()
    if snap.card == card:
        insane = snap.orient == t.INSANE and note.kind != "goes_insane"
        if insane or snap.orient == t.DORMANT or snap.values.blank or state.birth[card] > note.clock:
            return ()
        return (snap.controller,)
    if card in snap.hosted and note.kind in ("destroyed", "leaves_play", *SENT_AWAY):
        own = next((other.snap for other in state.scope if other.card == card and other.clock > note.clock), None)
        return (own.controller,) if own is not None and not own.values.blank else ()
    return ()


def met(state: CardsState, on: On, note: Happened, env: Env) -> bool:
    """The occurrence is the one described."""
    if on.who and note.seat not in players(state, on.who, env):
        return False
    if on.icon is not None and note.word != on.icon:
        return False
    if on.from_ and note.word not in (on.from_, "played"):
        return False
    if on.phase and note.word != on.phase:
        return False
    if on.label and note.word not in on.label:
        return False
    if on.margin is not None and not COMPARE[on.compare](note.n, amount(state, on.margin, env)):
        return False
    if on.subject is not None and not (note.card >= 0 and matches(state, on.subject, env, note.card, note.snap)):
        return False
    if on.by is not None and not (note.by >= 0 and matches(state, on.by, env, note.by)):
        return False
    if on.targets is not None and not any(matches(state, on.targets, env, card) for card in note.there):
        return False
    return on.place is None or (note.story >= 0 and _at(state, on, note, env))


def _at(state: CardsState, on: On, note: Happened, env: Env) -> bool:
    """The place of the occurrence fits; "here" (where this card is committed) is read as it was then (CG-12.7.6)."""
    if on.place == "here":
        return env.source in note.there or state.host[env.source] == note.story
    assert on.place is not None
    return matches(state, on.place, env, note.story) or note.story in find(state, on.place, env)


def ability_of(state: CardsState, card: int, index: int) -> Ability:
    """The ability of that number of a card, gained ones included."""
    if index >= GAINED:
        return values(state, card).gained[index - GAINED]
    return state.static.abilities[card][index]
