"""Small atomic changes to cards in play, each reported as it happens (CG-5, 16)."""

from __future__ import annotations

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.modifiers import restricted
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.zones import attachments, happen, leave_play, may_enter, take_snap


def exhaust(state: CardsState, card: int) -> bool:
    """Exhaust a ready card; False if it was not ready (CG-5.1.2)."""
    if state.orient[card] != t.READY or restricted(state, card, "be_exhausted"):
        return False
    state.orient[card] = t.EXHAUSTED
    state.touch()
    happen(state, th.Exhausted(card), "exhausted", seat=state.controller[card], card=card)
    return True


def make_ready(state: CardsState, card: int) -> bool:
    """Ready an exhausted card; False if it was not exhausted."""
    if state.orient[card] != t.EXHAUSTED or restricted(state, card, "be_readied"):
        return False
    state.orient[card] = t.READY
    state.touch()
    happen(state, th.Readied(card), "readied", seat=state.controller[card], card=card)
    return True


def insane(state: CardsState, card: int, by: int = -1) -> None:
    """The character goes insane: uncommitted, its attachments destroyed, tokens on it removed (CG-16.4.1). The caller
    has asked `can_go_insane`. A wounded one dies at the next state check (CG-16.4.4)."""
    snap = take_snap(state, card)
    story = state.story[card]
    hosted = attachments(state, card)
    state.orient[card] = t.INSANE
    state.story[card] = t.NOWHERE
    state.tokens[0][card] = state.tokens[1][card] = 0
    state.touch()
    seat = state.controller[card]
    happen(state, th.GoesInsane(card, story, by), "goes_insane", seat=seat, card=card, story=story, by=by, snap=snap)
    for other in hosted:
        leave_play(state, other, t.DISCARD, "destroyed")


def restore(state: CardsState, card: int, *, ready: bool = False) -> bool:
    """Turn an insane character face up, exhausted or `ready` (CG-16.4.6); False if it is not insane."""
    if state.orient[card] != t.INSANE or restricted(state, card, "be_restored"):
        return False
    state.orient[card] = t.READY if ready else t.EXHAUSTED
    state.since[card] = state.clock
    state.touch()
    happen(state, th.Restored(card), "restored", seat=state.controller[card], card=card)
    return True


def wound(state: CardsState, card: int, n: int, by: int = -1) -> None:
    """n wounds at once; death comes by the state check (CG-12.8.2)."""
    if n <= 0:
        return
    state.wounds[card] = min(255, state.wounds[card] + n)
    state.touch()
    happen(state, th.Wounded(card, n, by), "wounded", seat=state.controller[card], card=card, by=by, n=n)


def heal(state: CardsState, card: int, n: int) -> int:
    """Remove up to n wounds; how many that was."""
    gone = min(n, state.wounds[card])
    if gone > 0:
        state.wounds[card] -= gone
        state.touch()
        state.out.append(th.Healed(card, gone))
    return gone


def add_tokens(state: CardsState, story: int, seat: int, n: int) -> int:
    """Put n success tokens on that side (negative: take as many off as there are); how many that was."""
    have = state.tokens[seat][story]
    n = max(-have, min(n, 255 - have))
    if n == 0:
        return 0
    state.tokens[seat][story] = have + n
    state.touch()
    if n > 0:
        happen(state, th.TokenPlaced(seat, story, n), "token_placed", seat=seat, card=-1, story=story, n=n)
    else:
        state.out.append(th.TokenRemoved(seat, story, -n))
    return abs(n)


def commit(state: CardsState, card: int, story: int) -> None:
    """The character is at the story now; no exhausting (CG-13.4.1)."""
    state.story[card] = story
    state.touch()
    seat = state.controller[card]
    happen(state, th.Committed(seat, card, story), "committed", seat=seat, card=card, story=story)


def uncommit(state: CardsState, card: int) -> bool:
    """The character is at no story any more, its orientation unchanged (CG-13.4.4); False if it was at none."""
    story = state.story[card]
    if story < 0:
        return False
    seat = state.controller[card]
    snap = take_snap(state, card)
    state.story[card] = t.NOWHERE
    state.touch()
    happen(state, th.Uncommitted(card, story), "uncommitted", seat=seat, card=card, story=story, snap=snap)
    return True


def give_control(state: CardsState, card: int, seat: int, *, forced: bool = False) -> bool:
    """The card comes under the player's control, everything else unchanged (CG-18.1.2); False if it may not."""
    if state.controller[card] == seat:
        return True
    if not forced and (may_enter(state, card, seat) or restricted(state, card, "change_control")):
        return False
    state.play[state.controller[card]].remove(card)
    state.play[seat].append(card)
    state.controller[card] = seat
    state.touch()
    happen(state, th.ControlChanged(card, seat), "control_changed", seat=seat, card=card)
    return True
