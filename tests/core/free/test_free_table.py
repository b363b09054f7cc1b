"""The free table: everything can be done, nothing gets lost, nothing hidden is shown."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cthulhu_desktop.core.free import things as th
from cthulhu_desktop.core.free.game import GAME
from cthulhu_desktop.core.free.pieces import MOST_COUNTERS, Kind
from cthulhu_desktop.core.free.setup import FreeSetup
from cthulhu_desktop.core.free.state import FreeState
from cthulhu_desktop.core.kernel import Applied, GameRecord, Move, Refused, Rng, SetupError, replay

DECK = tuple(f"AE-{number}" for number in range(10))


def table(*piles: tuple[str, ...], shuffle: bool = False, seats: int = 2) -> FreeState:
    return GAME.begin(FreeSetup(seats, piles or (DECK,), shuffle), 7).state


def do(state: FreeState, *moves: Move) -> FreeState:
    for move in moves:
        assert isinstance(state.apply(move), Applied), move
    return state


def all_faces(state: FreeState) -> Counter[str]:
    return Counter(
        face
        for piece in state.pieces.values()
        for face in ([card.face for card in piece.cards] if piece.kind is Kind.PILE else [piece.face])
        if piece.kind in (Kind.CARD, Kind.PILE)
    )


def test_the_top_cards_are_drawn_and_a_pile_of_one_is_a_card() -> None:
    state = do(table(), th.Draw(0, 9, x=100))
    drawn = [state.pieces[number].face for number in range(1, 10)]
    assert drawn == list(reversed(DECK[1:]))
    assert (state.pieces[0].kind, state.pieces[0].face) == (Kind.CARD, DECK[0])


def test_a_searched_card_leaves_its_place_only() -> None:
    state = do(table(), th.Take(0, 3, hand=1))
    assert state.pieces[1].face == DECK[3]
    assert [card.face for card in state.pieces[0].cards] == [*DECK[:3], *DECK[4:]]


def test_flipping_a_pile_turns_its_order_too() -> None:
    state = do(table(), th.Flip((0,)))
    assert [(card.face, card.up) for card in state.pieces[0].cards] == [(face, True) for face in reversed(DECK)]


def test_stacked_cards_lie_in_the_order_given() -> None:
    state = do(table(("a",), ("b",), ("c", "d")), th.Draw(0), th.Draw(1), th.Stack((4, 3), onto=2))
    assert [card.face for card in state.pieces[2].cards] == ["c", "d", "b", "a"]
    assert set(state.pieces) == {2}


def test_what_is_moved_lies_over_everything_else() -> None:
    state = do(table(("a",), ("b",)), th.Put(((0, 50, 60, 45),)))
    assert [piece.id for piece in state.view(0).pieces] == [1, 0]
    assert (state.pieces[0].x, state.pieces[0].y, state.pieces[0].angle) == (50, 60, 45)


def test_an_arrow_keeps_its_length_when_it_is_moved() -> None:
    state = do(table(), th.Add(Kind.ARROW, 10, 10, to=(40, 50)), th.Put(((1, 20, 0, 0),)))
    assert (state.pieces[1].x2, state.pieces[1].y2) == (50, 40)


def test_counters_come_and_go_and_never_fall_below_none() -> None:
    state = do(table(), th.Count(0, "red", 3), th.Count(0, "blue"), th.Count(0, "red", -3))
    assert state.pieces[0].counters == (("blue", 1),)
    assert th.Count(0, "blue", -2) not in state.decision.options
    assert th.Count(0, "blue", MOST_COUNTERS) not in state.decision.options


def test_dice_of_any_kind_show_what_they_can_show() -> None:
    state = do(table(), th.Add(Kind.DIE, sides=7))
    seen = set()
    for _ in range(200):
        do(state, th.Roll((1,)))
        seen.add(state.pieces[1].value)
    assert seen == set(range(1, 8))


def test_nobody_sees_cards_face_down_in_piles_or_in_the_hands_of_others() -> None:
    state = do(table(), th.Draw(0, hand=0), th.Draw(0, up=False), th.Draw(0, up=True))
    shown = {piece.id: piece for piece in state.view(1).pieces}
    assert [shown[1].face, shown[2].face, shown[3].face] == ["", "", DECK[7]]
    assert not any(card.face for card in shown[0].cards)
    assert {piece.id: piece for piece in state.view(0).pieces}[1].face == DECK[9]


def test_an_open_top_is_seen_but_not_what_lies_below_it() -> None:
    state = do(table(), th.Flip((0,)))
    (pile,) = state.view(None).pieces
    assert [card.face for card in pile.cards] == [""] * 9 + [DECK[0]]


def test_whoever_looks_leaves_a_trace_without_what_he_saw() -> None:
    state = table()
    applied = state.apply(th.Look(0, 3, seat=1))
    assert isinstance(applied, Applied)
    assert applied.occurrences == (th.Looked(1, 0, 3),)
    assert state.faces(0, 3) == (DECK[9], DECK[8], DECK[7])


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (th.Flip((5,)), "free.no_piece"),
        (th.Flip(()), "free.no_piece"),
        (th.Put(((0, 0, 9000, 0),)), "free.off_table"),
        (th.Put(((0, 0, 0, 400),)), "free.no_piece"),
        (th.Draw(0, 11), "free.few_cards"),
        (th.Draw(0, hand=2), "free.no_seat"),
        (th.Take(0, 10), "free.few_cards"),
        (th.Stack((0,), onto=0), "free.no_piece"),
        (th.Add(Kind.DIE, sides=1), "free.sides"),
        (th.Add(Kind.CARD), "free.no_piece"),
        (th.Add(Kind.NOTE, faces=("x" * 500,)), "free.long_text"),
        (th.Roll((0,)), "free.no_piece"),
        (th.Hold((0,), 0), "free.no_piece"),
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_refused_and_changes_nothing(move: Move, reason: str) -> None:
    state = table()
    before = state.digest()
    refused = state.apply(move)
    assert isinstance(refused, Refused)
    assert refused.reason == reason
    assert state.digest() == before


@pytest.mark.parametrize(
    "data",
    [{"seats": 0}, {"seats": 9}, {"seats": True}, {"piles": "AE"}, {"piles": [[]]}, {"piles": [[1]]}, {"rules": 1},
     {"shuffle": 1}],
)  # fmt: skip
def test_an_impossible_setup_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(SetupError):
        GAME.read_setup(data)


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32), steps=st.integers(1, 60))
def test_cards_are_neither_lost_nor_made_and_every_position_can_be_saved(seed: int, steps: int) -> None:
    """INV-18 and the contract of states, at random moves."""
    setup = FreeSetup(3, (DECK, DECK[:4]), True)
    state, rng, lines = GAME.begin(setup, seed).state, Rng(seed), []
    before = all_faces(state)
    for _ in range(steps):
        move = state.decision.options.sample(rng)
        assert move in state.decision.options
        assert GAME.read_move(GAME.write_move(move)) == move
        lines.append(GAME.write_move(move))
        twin = state.copy()
        do(state, move)
        assert do(twin, move).digest() == state.digest()
    assert all_faces(state) == before
    assert GAME.restore(state.to_data()).digest() == state.digest()
    record = GameRecord("free", GAME.rules_version, GAME.write_setup(setup), seed, tuple(lines))
    assert replay(GAME, record).digest() == state.digest()
    dealt = state.redeal(1, Rng(5))
    assert dealt.view(1) == state.view(1)
    assert all_faces(dealt) == before
