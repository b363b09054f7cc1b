"""The legal moves of a card game without texts, worked out from the rules a second time, in the plainest way."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.kernel import Move
from tests.core.cards.invariants import Broken

MOST = 400


def check_options(state: CardsState) -> None:
    """Broken if the options of the question are not those of `plain_options`."""
    decision = state.decision
    if decision is None or decision.options.count() > MOST:
        return
    plain = plain_options(state)
    if plain is None:
        return
    listed = set(decision.options)
    if listed != plain:
        raise Broken(decision.kind, f"too many: {listed - plain}, missing: {plain - listed}")


def plain_options(state: CardsState) -> set[Move] | None:
    """The options of the open question; None where they follow from nothing on the table (D-19, D-02)."""
    decision = state.decision
    assert decision is not None
    seat, kind = decision.seat, decision.kind
    if kind == "D-01":
        return {th.ChooseResources(three) for three in permutations(state.hand[seat], 3)}
    if kind == "D-04":
        return {th.Pass(), *(th.AttachResource(card, d) for card in state.hand[seat] for d in state.domains[seat])}
    if kind == "D-05":
        return {th.Pass(), *(_plays(state, seat) if state.window == "W4" and seat == state.active else ())}
    if kind in ("D-13", "D-14"):
        return set(_commitments(state, seat))
    if kind == "D-15":
        return None
    cards = _picks(state, seat, kind, int(decision.source.partition(":")[2] or -1))
    if cards is None:
        return None
    return {*map(th.Pick, cards), *((th.Pass(),) if kind == "D-18" else ())}


def _picks(state: CardsState, seat: int, kind: str, story: int) -> list[int] | None:
    here = [card for card in state.play[seat] if state.story[card] == story]
    words = [dict(state.static.card(card).keywords) for card in here]
    icons = [state.static.card(card).icons for card in here]
    if kind == "D-03":  # CG-9.2.2
        return [card for card in state.play[seat] if state.orient[card] == t.INSANE]
    if kind == "D-16":  # CG-14.5.2
        able = [not terror and "willpower" not in own for own, (terror, *_) in zip(words, icons, strict=True)]
        return [card for card, can in zip(here, able, strict=True) if can]
    if kind == "D-17":  # CG-14.5.4
        return [card for card, own in zip(here, words, strict=True) if "invulnerability" not in own]
    if kind == "D-18":  # CG-14.6.2, V-09
        if state.static.switch["V-09"]:
            here = [card for card in (*state.play[0], *state.play[1]) if state.story[card] == story]
        return [card for card in here if state.orient[card] == t.EXHAUSTED]
    if kind == "D-22":
        return None
    return None


def _commitments(state: CardsState, seat: int) -> Iterator[Move]:
    """CG-13.2, 13.3."""
    stories = [
        story
        for story in state.row
        if seat == state.active or any(state.story[card] == story for card in state.play[state.active])
    ]
    ready = sorted(
        card
        for card in state.play[seat]
        if state.orient[card] == t.READY and state.static.kind[card] == t.CHARACTER and state.story[card] < 0
    )
    for where in product((None, *stories), repeat=len(ready)):
        yield th.CommitTo(tuple((card, story) for card, story in zip(ready, where, strict=True) if story is not None))


def _plays(state: CardsState, seat: int) -> Iterator[Move]:
    """CG-10.1, 10.4, 11.1, 6.1, 21.1."""
    static = state.static
    for card in state.hand[seat]:
        definition = static.card(card)
        assert isinstance(definition.cost, int)
        if definition.type == "event" or _barred(state, seat, card):
            continue
        steadfast = definition.keyword("steadfast") or 0
        on_table = [other for domain in state.domains[seat] for other in state.resources[domain]]
        if sum(static.symbol[other] == definition.faction for other in on_table) < steadfast:
            continue
        if definition.cost == 0:
            yield th.Play(card)
            continue
        for domain in state.domains[seat]:
            held = state.resources[domain]
            own = [other for other in held if static.symbol[other] == definition.faction]
            enough = len(held) >= definition.cost and not state.drained[domain]
            match = definition.faction == "neutral" or bool(own)
            loyal = definition.keyword("loyal") is None or len(own) >= definition.cost
            if enough and match and loyal:
                yield th.Play(card, domain)


def _barred(state: CardsState, seat: int, card: int) -> bool:
    """Unique (CG-6.1) or Heroic against Villainous (CG-21.1); without texts nobody controls another's card."""
    definition = state.static.card(card)
    words = dict(definition.keywords)
    for other in state.play[seat]:
        theirs = state.static.card(other)
        if definition.unique and theirs.title == definition.title:
            return True
        sane = dict(theirs.keywords) if state.orient[other] != t.INSANE else {}
        if ("heroic" in words and "villainous" in sane) or ("villainous" in words and "heroic" in sane):
            return True
    return False
