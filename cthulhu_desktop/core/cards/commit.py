"""Committing characters to stories (CG-13)."""

from __future__ import annotations

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities.look import describes
from cthulhu_desktop.core.cards.frames import CommitStep, answer, ask, step
from cthulhu_desktop.core.cards.modifiers import active, concerns, permitted, restricted
from cthulhu_desktop.core.cards.options import Commitments
from cthulhu_desktop.core.cards.primitives import commit, exhaust
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.zones import card_type, happen
from cthulhu_desktop.core.kernel import Decision


def commitments(state: CardsState, seat: int) -> Commitments:
    """D-13 (AP) or D-14 (NP): who may go where, who must (CG-13.2, 13.3, 13.4.5, 13.4.6)."""
    stories = open_stories(state, seat)
    free: dict[int, tuple[int, ...]] = {}
    bound: dict[int, tuple[int, ...]] = {}
    if not stories:
        return Commitments(free, bound, state=state)
    for card in state.play[seat]:
        if may_commit(state, card):
            places = stories
            if state.modified:
                places = tuple(story for story in stories if not restricted(state, card, "commit", story))
            if places:
                free[card] = places
                if state.modified:
                    must = _must(state, card, places)
                    if must:
                        bound[card] = must
    return Commitments(free, bound, _apart(state, free) if state.modified else None, state=state)


def _apart(state: CardsState, free: dict[int, tuple[int, ...]]) -> dict[int, frozenset[int]]:
    """ "Cannot be committed to the same story as this": between characters that commit together."""
    apart: dict[int, frozenset[int]] = {}
    for entry in active(state, fx.Restrict):
        effect = entry.effect
        assert isinstance(effect, fx.Restrict)
        source = entry.source
        if effect.cannot == "commit" and effect.at == "here" and source in free:
            barred = {card for card in free if card != source and concerns(state, entry, effect.x, card)}
            apart[source] = apart.get(source, frozenset()) | barred
    return apart


def open_stories(state: CardsState, seat: int) -> tuple[int, ...]:
    """Stories the player may commit to: for NP those at which AP has somebody (CG-13.3.1)."""
    if seat == state.active:
        return tuple(state.row)
    attacked = {state.story[card] for card in state.play[state.active]}
    return tuple(story for story in state.row if story in attacked)


def may_commit(state: CardsState, card: int) -> bool:
    """A ready, uncommitted character (CG-13.2.1, 13.2.3)."""
    if state.orient[card] != t.READY and not (
        state.orient[card] == t.EXHAUSTED and permitted(state, card, "commit_exhausted")
    ):
        return False
    return state.story[card] < 0 and card_type(state, card) == t.CHARACTER


def _must(state: CardsState, card: int, places: tuple[int, ...]) -> tuple[int, ...]:
    """The stories the character is bound to (CG-13.4.5); () if to none."""
    found: set[int] = set()
    for entry in active(state, fx.Require):
        effect = entry.effect
        assert isinstance(effect, fx.Require)
        if concerns(state, entry, effect.x, card):
            at = effect.at
            found |= {story for story in places if at is None or describes(state, at, entry.env, story)}
    return tuple(story for story in places if story in found)


@step(CommitStep)
def _commit(state: CardsState, frame: CommitStep) -> bool:
    """NP is not asked where he could send nobody: his empty map is then the only one."""
    options = commitments(state, frame.seat)
    if not options.stories:
        state.stack.pop()
        happen(state, th.CommitsDone(frame.seat, 0), "commits_done", seat=frame.seat)
        return False
    return True


@ask(CommitStep)
def _ask(state: CardsState, frame: CommitStep) -> Decision:
    kind, rule = ("D-13", "CG-13.2.1") if frame.seat == state.active else ("D-14", "CG-13.3.1")
    return Decision(frame.seat, kind, commitments(state, frame.seat), rule, "", f"cards.ask.{kind}")


@answer(CommitStep)
def _answer(state: CardsState, frame: CommitStep, move: th.CommitTo) -> None:
    """All commit at once (CG-13.2.4): first everybody is there, then everybody exhausts."""
    state.stack.pop()
    if move.pairs and frame.seat == state.active:
        state.plan.append(("attack", frame.seat, state.turn))
    for card, story in move.pairs:
        commit(state, card, story)
    for card, _ in move.pairs:
        if state.orient[card] == t.READY and not permitted(state, card, "commit_without_exhausting"):
            exhaust(state, card)
    happen(state, th.CommitsDone(frame.seat, len(move.pairs)), "commits_done", seat=frame.seat, n=len(move.pairs))
