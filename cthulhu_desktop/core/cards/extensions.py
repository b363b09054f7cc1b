"""Later mechanics that only matter if a card has them: Resilient, Fated, Prophecy (CG-22.2)."""

from __future__ import annotations

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.frames import Replace, answer, ask, step
from cthulhu_desktop.core.cards.modifiers import values
from cthulhu_desktop.core.cards.options import YES_OR_NO
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.zones import leave_play, put, report_leaving
from cthulhu_desktop.core.kernel import Decision


def check_extensions(state: CardsState) -> bool:
    """True if one of them did something."""
    if state.leaving:
        card, seat, *_ = state.leaving[0]
        state.stack.append(Replace(card, seat))
        return True
    if state.plan:
        _turn_down(state)
    return "fated" in state.static.keywords and _fated(state)


def lay_prophecy(state: CardsState, card: int) -> None:
    """Its Action was resolved: face up on top of its owner's deck (CG-22.2.5)."""
    put(state, card, t.DECK)
    state.plan.append(("prophecy", card, state.birth[card]))
    owner = state.static.owner[card]
    state.out.append(th.Moved(owner, card, "played", "deck"))


def lies_open(state: CardsState, card: int) -> bool:
    """The card is a prophecy face up on top of its owner's deck."""
    deck = state.deck[state.static.owner[card]]
    return bool(deck) and deck[-1] == card and ("prophecy", card, state.birth[card]) in state.plan


def _turn_down(state: CardsState) -> None:
    """A prophecy that is no longer on top is turned face down."""
    for mark in [mark for mark in state.plan if mark[0] == "prophecy"]:
        if not lies_open(state, mark[1]):
            state.plan.remove(mark)


def _fated(state: CardsState) -> bool:
    """With as many success tokens on it, to the bottom of its owner's deck (CG-22.2.4)."""
    done = False
    for cards in state.play:
        for card in list(cards):
            tokens = state.tokens[0][card] + state.tokens[1][card]
            if not tokens or "fated" not in values(state, card).keywords:
                continue
            if tokens >= (state.static.card(card).keyword("fated") or 1):
                leave_play(state, card, t.DECK, "moved", bottom=True)
                done = True
    return done


@step(Replace)
def _wait(state: CardsState, frame: Replace) -> bool:
    return True


@ask(Replace)
def _ask(state: CardsState, frame: Replace) -> Decision:
    return Decision(frame.seat, "D-27", YES_OR_NO, "CG-22.2.3", f"card:{frame.card}", "cards.ask.D-27")


@answer(Replace)
def _answer(state: CardsState, frame: Replace, move: th.Answer) -> None:
    """On top of its owner's deck, or where it was going."""
    state.stack.pop()
    card, seat, zone, how, by, snap = state.leaving.pop(0)
    if move.yes:
        zone, how = t.DECK, "moved"
    put(state, card, zone)
    report_leaving(state, (card, seat, zone, how, by, snap))
