"""Setting up (CG-8)."""

from __future__ import annotations

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.frames import GameLoop, Setup, answer, ask, step
from cthulhu_desktop.core.cards.options import YES_OR_NO, Triples
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.static import Static
from cthulhu_desktop.core.cards.zones import draw, put_in_row, put_resource, shuffle
from cthulhu_desktop.core.kernel import Decision, Move

OPENING_HAND = 8


def fresh_state(static: Static, seed: int) -> CardsState:
    """All cards in their decks in the order of the setup, the last on top; nothing shuffled, nobody asked."""
    state = CardsState(static, seed)
    for card in range(static.play_cards):
        state.deck[static.owner[card]].append(card)
    for card in range(static.play_cards, static.count):
        state.zone[card] = t.STORY_DECK
        state.story_deck.append(card)
    return state


def open_game(static: Static, seed: int) -> CardsState:
    """Steps 1 to 5 of CG-8.1; the state then asks for what comes first."""
    state = fresh_state(static, seed)
    setup = static.setup
    first = state.rng.below(2)
    state.first = state.active = first if setup.first is None else setup.first
    state.out.append(th.FirstPlayer(state.first))
    if setup.shuffle:
        for seat in (state.first, 1 - state.first):
            shuffle(state, seat)
        state.rng.shuffle(state.story_deck)
    for _ in range(min(3, len(state.story_deck))):
        put_in_row(state, state.story_deck[-1])
    for seat in (state.first, 1 - state.first):
        draw(state, seat, OPENING_HAND)
    state.scope, state.history, state.handled = [], [], bytearray()
    state.stack = [Setup(0 if static.switch["V-03"] else 2)]
    return state


def _seat(state: CardsState, frame: Setup) -> int:
    return state.first if frame.step % 2 == 0 else 1 - state.first


@step(Setup)
def _setup(state: CardsState, frame: Setup) -> bool:
    if frame.step < 4:
        return True
    for seat, cards in zip((state.first, 1 - state.first), state.secret, strict=True):
        for card, domain in zip(cards, state.domains[seat], strict=True):
            put_resource(state, card, domain)
    state.secret = ()
    state.scope, state.history, state.handled = [], [], bytearray()
    state.stack[-1] = GameLoop()
    return False


@ask(Setup)
def _ask(state: CardsState, frame: Setup) -> Decision:
    seat = _seat(state, frame)
    if frame.step < 2:
        return Decision(seat, "D-02", YES_OR_NO, "CG-22.3.1", "", "cards.ask.D-02")
    return Decision(seat, "D-01", Triples(state.hand[seat]), "CG-8.1.6", "", "cards.ask.D-01")


@answer(Setup)
def _answer(state: CardsState, frame: Setup, move: Move) -> None:
    seat = _seat(state, frame)
    state.stack[-1] = Setup(frame.step + 1)
    if isinstance(move, th.ChooseResources):
        state.secret = (*state.secret, move.cards)
    elif isinstance(move, th.Answer) and move.yes:
        for card in state.hand[seat]:
            state.zone[card] = t.DECK
        state.deck[seat] += state.hand[seat]
        state.hand[seat] = []
        state.out.append(th.Mulligan(seat))
        shuffle(state, seat)
        draw(state, seat, OPENING_HAND)
