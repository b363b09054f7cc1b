"""Later mechanics that only matter if a card has them: Resilient, Fated, Prophecy, Dormant (CG-22.2)."""

from __future__ import annotations

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.frames import Replace, Resolve, Wake, answer, ask, step
from cthulhu_desktop.core.cards.modifiers import forbidden, values
from cthulhu_desktop.core.cards.options import YES_OR_NO
from cthulhu_desktop.core.cards.payment import steadfast_met
from cthulhu_desktop.core.cards.state import CardsState, Env
from cthulhu_desktop.core.cards.zones import (
    discard,
    happen,
    lay_face_down,
    leave_play,
    may_enter,
    put,
    report_leaving,
    set_aside,
)
from cthulhu_desktop.core.kernel import Decision


def check_extensions(state: CardsState) -> bool:
    """True if one of them did something."""
    if state.leaving:
        card, seat, *_ = state.leaving[0]
        state.stack.append(Replace(card, seat))
        return True
    if state.plan:
        _turn_down(state)
        waking = next((mark for mark in state.plan if mark[0] == "waking"), None)
        if waking is not None:
            state.plan.remove(waking)
            state.stack.append(Wake(waking[1], waking[2]))
            return True
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


# --- Dormant (CG-22.2.6) ---------------------------------------------------------------------------------------------


def _key(state: CardsState, story: int) -> tuple[str, str, int, int]:
    return ("turn", "dormant", story, state.birth[story])


def can_lie_dormant(state: CardsState, card: int) -> bool:
    """A character or support with the keyword."""
    return "dormant" in state.static.printed[card].keywords and state.static.kind[card] in (t.CHARACTER, t.SUPPORT)


def beds(state: CardsState, card: int) -> list[int]:
    """The stories at which the card of the hand can be laid dormant: one a story and turn."""
    if not can_lie_dormant(state, card):
        return []
    return [story for story in state.row if _key(state, story) not in state.limits]


def lay_dormant(state: CardsState, card: int, seat: int, story: int) -> None:
    """It was paid for: face down to the story."""
    state.limits[_key(state, story)] = 1
    lay_face_down(state, card, seat, story)


def wake(state: CardsState, card: int) -> None:
    """Its story was won: it waits for its controller's decision."""
    seat = state.controller[card]
    set_aside(state, card)
    state.plan.append(("waking", card, seat))


def _can_wake(state: CardsState, card: int, seat: int) -> bool:
    """It could be played at cost 0: entry rules, Steadfast, a host."""
    from cthulhu_desktop.core.cards.abilities.look import find

    rule = state.static.attach_rule[card]
    hosted = rule is None or bool(find(state, rule.to, Env(card, state.birth[card], seat)))
    free = not may_enter(state, card, seat) and not forbidden(state, seat, "play", card)
    return hosted and free and steadfast_met(state, seat, card)


@step(Wake)
def _wait_wake(state: CardsState, frame: Wake) -> bool:
    if _can_wake(state, frame.card, frame.seat):
        return True
    state.stack.pop()
    discard(state, frame.card)
    return False


@ask(Wake)
def _ask_wake(state: CardsState, frame: Wake) -> Decision:
    return Decision(frame.seat, "D-27", YES_OR_NO, "CG-22.2.6", f"card:{frame.card}", "cards.ask.D-27")


@answer(Wake)
def _answer_wake(state: CardsState, frame: Wake, move: th.Answer) -> None:
    state.stack.pop()
    card, seat = frame
    if not move.yes:
        discard(state, card)
        return
    mark = len(state.scope)
    word = t.TYPE_NAMES[state.static.kind[card]]
    happen(state, th.Played(seat, card), "played", seat=seat, card=card, word=word)
    state.stack.append(Resolve("play", -1, (), Env(card, state.birth[card], seat), mark))
