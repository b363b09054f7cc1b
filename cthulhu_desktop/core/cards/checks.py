"""State checks (CG-12.8): after every atomic change, in their order, until nothing applies."""

from __future__ import annotations

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.ending import end_game
from cthulhu_desktop.core.cards.extensions import check_extensions, wake
from cthulhu_desktop.core.cards.frames import Clash, Wreck, answer, ask, step
from cthulhu_desktop.core.cards.lasting import drop_lasting, ended, hold_control, note_blanked
from cthulhu_desktop.core.cards.modifiers import restricted, stories_needed, tokens_needed, values
from cthulhu_desktop.core.cards.options import picks
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.zones import attachments, card_type, discard, happen, leave_play, put_won
from cthulhu_desktop.core.kernel import Decision


def check(state: CardsState) -> bool:
    """One round of checks. True if something happened (and the checks must run again)."""
    if state.static.blank_constants:
        note_blanked(state)
    if state.lasting and any(ended(state, lasting) for lasting in state.lasting):
        drop_lasting(state, lambda lasting: ended(state, lasting))
        return True
    return (
        bool(state.static.later_keywords and check_extensions(state))
        or _game_won(state)
        or (any(state.wounds) and _deaths(state))
        or (state.static.any_attachments and _orphans(state))
        or (state.static.control_constants and hold_control(state))
        or _stories_won(state)
        or (state.static.clashes and _clashes(state))
    )


def _game_won(state: CardsState) -> bool:
    """CG-12.8.1, 15.4; AP first (CG-15.4.2). V-01: an empty deck loses at once."""
    won = state.won
    if len(won[0]) + len(won[1]) >= 2:
        for seat in (state.active, 1 - state.active):
            if len(won[seat]) >= stories_needed(state, seat):
                end_game(state, seat, "cards.end.stories", "CG-15.4.1")
                return True
    if state.static.switch["V-01"] and state.phase != t.SETUP and not (state.deck[0] and state.deck[1]):
        loser = state.active if not state.deck[state.active] else 1 - state.active
        end_game(state, 1 - loser, "cards.end.deck", "CG-22.3.1")
        return True
    return False


def _deaths(state: CardsState) -> bool:
    """CG-12.8.2: all such characters together."""
    dying = []
    for cards in (state.play[state.active], state.play[1 - state.active]):
        for card in cards:
            wounds = state.wounds[card]
            if not wounds or card in state.doomed or card_type(state, card) != t.CHARACTER:
                continue
            mortal = state.orient[card] == t.INSANE or wounds > values(state, card).toughness
            if mortal and not restricted(state, card, "be_destroyed"):  # CG-17.6.1
                dying.append(card)
    if not dying:
        return False
    wreck(state, dying, -1, -1)
    return True


def wreck(state: CardsState, cards: list[int], by: int, seat: int) -> None:
    """Destroy cards together; Disrupts about destruction come first (CG-12.4.1)."""
    if "destroyed" in state.static.before:
        state.doomed.extend(cards)
        state.stack.append(Wreck(tuple((card, state.birth[card]) for card in cards), by, seat))
        return
    for card in cards:
        if state.zone[card] == t.PLAY:
            leave_play(state, card, t.DISCARD, "destroyed", by=by)


def _orphans(state: CardsState) -> bool:
    """CG-12.8.3: attachments that must have a host and have none."""
    found = False
    for cards in state.play:
        for card in list(cards):
            rule = state.static.attach_rule[card]
            host = state.host[card]
            if rule is not None and host == t.NOWHERE and state.orient[card] != t.INSANE:
                leave_play(state, card, t.DISCARD, "destroyed")
                found = True
    return found


def _stories_won(state: CardsState) -> bool:
    """CG-12.8.4, 15.1: step 1 of CG-15.2 for all stories won at this moment."""
    tokens = state.tokens
    winners = []
    for story in state.row:
        if tokens[0][story] or tokens[1][story]:
            for seat in (state.active, 1 - state.active):
                if tokens[seat][story] >= tokens_needed(state, story, seat):
                    winners.append((story, seat))
                    break
    for story, seat in winners:
        win_story(state, story, seat)
    return bool(winners)


def win_story(state: CardsState, story: int, seat: int) -> None:
    """Step 1 (CG-15.2.1): to the won pile, tokens off, characters uncommitted, attachments destroyed."""
    happen(state, th.StoryWon(seat, story), "story_won", seat=seat, story=story)
    clear_story(state, story, won=True)
    put_won(state, story, seat)
    state.won_waiting.append(story)


def clear_story(state: CardsState, story: int, *, won: bool = False) -> None:
    """What a story that leaves the row loses; what lies dormant there wakes if it is `won` (CG-22.2.6)."""
    hosted = attachments(state, story)
    for cards in state.play:
        for card in cards:
            if state.story[card] == story:
                state.story[card] = t.NOWHERE
                happen(state, th.Uncommitted(card, story), "uncommitted", seat=state.controller[card], card=card)
    state.touch()
    for card in hosted:
        if state.orient[card] != t.DORMANT:
            leave_play(state, card, t.DISCARD, "destroyed")
        elif won:
            wake(state, card)
        else:
            discard(state, card)


_OPPOSED = frozenset({"heroic", "villainous"})


def clashing(state: CardsState, seat: int) -> list[int]:
    """Characters of the player that conflict with another of his (CG-21.1.4, 21.1.5)."""
    if not state.static.clash_granted:
        printed = state.static.printed
        marked = [printed[card].keywords for card in state.play[seat] if printed[card].keywords & _OPPOSED]
        if len(marked) < 2 or not frozenset().union(*marked) >= _OPPOSED:
            return []
    words = {
        card: values(state, card).keywords & {"heroic", "villainous"}
        for card in state.play[seat]
        if card_type(state, card) == t.CHARACTER
    }

    def conflicts(card: int) -> bool:
        against = {"villainous"} if "heroic" in words[card] else set()
        if "villainous" in words[card]:
            against.add("heroic")
        return any(other != card and against & theirs for other, theirs in words.items())

    return [card for card in words if conflicts(card)]


def _clashes(state: CardsState) -> bool:
    """CG-12.8.5."""
    for seat in (state.active, 1 - state.active):
        if clashing(state, seat):
            state.stack.append(Clash(seat))
            state.dirty = False
            return True
    return False


@step(Clash)
def _clash(state: CardsState, frame: Clash) -> bool:
    if clashing(state, frame.seat):
        return True
    state.stack.pop()
    return False


@ask(Clash)
def _ask_clash(state: CardsState, frame: Clash) -> Decision:
    options = picks(clashing(state, frame.seat), state)
    return Decision(frame.seat, "D-22", options, "CG-21.1.4", "", "cards.ask.D-22")


@answer(Clash)
def _answer_clash(state: CardsState, frame: Clash, move: th.Pick) -> None:
    state.stack.pop()
    discard(state, move.item)
