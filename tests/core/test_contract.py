"""What the kernel promises of every game, tried in random games of every registered game."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from cthulhu_desktop.core.kernel import (
    Applied,
    Game,
    GameRecord,
    KernelReason,
    Move,
    Refused,
    Rng,
    SetupError,
    State,
    replay,
    submit,
)
from cthulhu_desktop.core.registry import find_game, game_names
from tests.core.games import random_game, setups_of

CASES = [(name, index) for name in game_names() for index in range(len(setups_of(name)))]
IDS = [f"{name}-{index}" for name, index in CASES]
SEEDS = (1, 2)
STEPS = 150
FEW = 200  # options that are listed

every_game = pytest.mark.parametrize(("name", "index"), CASES, ids=IDS)


def seats_of(name: str, index: int) -> int:
    game = find_game(name)
    return game.seats(game.read_setup(setups_of(name)[index]))


def begin(name: str, index: int, seed: int) -> tuple[Game[Any], State]:
    game = find_game(name)
    return game, game.begin(game.read_setup(setups_of(name)[index]), seed).state


def positions(name: str, index: int, every: int = 1) -> Iterator[tuple[Game[Any], State]]:
    """Positions of random games, each still free to be used up."""
    for seed in SEEDS:
        game, state = begin(name, index, seed)
        yield game, state
        for number, (after, _, _) in enumerate(random_game(name, setups_of(name)[index], seed, STEPS)):
            if number % every == 0:
                yield game, after.copy()


@every_game
def test_every_position_asks_something_legal_or_is_over(name: str, index: int) -> None:
    for _, state in positions(name, index):
        decision = state.decision
        if decision is None:
            assert state.outcome is not None
            continue
        assert state.outcome is None
        options = decision.options
        count = options.count()
        assert count >= 1
        assert options
        assert decision.kind
        if count <= FEW:
            listed = list(options)
            assert len(listed) == count == len(set(listed))
            assert all(move in options for move in listed)
        assert all(options.sample(Rng(seed)) in options for seed in range(5))


@every_game
def test_random_games_come_to_an_end(name: str, index: int) -> None:
    *_, (state, _, _) = random_game(name, setups_of(name)[index], seed=3, steps=100_000)
    assert state.outcome is not None
    assert all(0 <= seat < seats_of(name, index) for seat in state.outcome.winners)


@every_game
def test_a_copy_is_equal_and_goes_its_own_way(name: str, index: int) -> None:
    for _, state in positions(name, index, every=3):
        before = state.digest()
        copy = state.copy()
        assert copy.digest() == before
        if copy.decision is not None:
            assert copy.apply(copy.decision.options.sample(Rng(5)))
            assert copy.digest() != before
        assert state.digest() == before


@every_game
def test_a_position_survives_being_written_as_data(name: str, index: int) -> None:
    for game, state in positions(name, index, every=3):
        again = game.restore(json.loads(json.dumps(state.to_data())))
        assert again.to_data() == state.to_data()
        assert again.view(None) == state.view(None)
        assert again.outcome == state.outcome
        if state.decision is not None:  # both go on alike
            assert again.decision is not None
            move = state.decision.options.sample(Rng(9))
            assert (again.apply(move), again.digest()) == (state.apply(move), state.digest())


@every_game
def test_data_that_describes_no_position_is_a_value_error(name: str, index: int) -> None:
    game, state = begin(name, index, 1)
    data = state.to_data()
    for key in data:
        with pytest.raises(ValueError, match=r".+"):
            game.restore({other: value for other, value in data.items() if other != key})
        with pytest.raises(ValueError, match=r".+"):
            game.restore({**data, key: object()})


@every_game
def test_a_record_leads_to_the_same_position_again(name: str, index: int) -> None:
    """INV-18: the same setup, seed and moves give the same game."""
    game, setup = find_game(name), setups_of(name)[index]
    for seed in SEEDS:
        record = GameRecord(name, game.rules_version, game.write_setup(game.read_setup(setup)), seed)
        digest = ""
        for state, move, _ in random_game(name, setup, seed, STEPS):
            record = record.with_move(game.write_move(move))
            digest = state.digest()
        again = replay(game, GameRecord.from_text(record.to_text()))
        assert again.digest() == digest


@every_game
def test_moves_and_occurrences_can_be_written_and_read_back(name: str, index: int) -> None:
    words = find_game(name).vocabulary
    for seed in SEEDS:
        for _, move, occurrences in random_game(name, setups_of(name)[index], seed, STEPS):
            assert words.read(words.write(move)) == move
            for occurrence in occurrences:
                for seen in (occurrence, occurrence.for_seat(0), occurrence.for_seat(None)):
                    assert words.read(words.write(seen)) == seen


class Nonsense(Move):
    """A move of no game."""


@every_game
def test_a_refused_move_changes_nothing(name: str, index: int) -> None:
    seen: dict[Move, None] = {}
    for seed in SEEDS:
        _, state = begin(name, index, seed)
        for after, move, _ in random_game(name, setups_of(name)[index], seed, STEPS):
            seen[move] = None
            state = after.copy()
            before = state.to_data()
            decision = state.decision
            foreign = [old for old in list(seen)[-25:] if decision is None or old not in decision.options]
            for old in (*foreign, Nonsense()):
                refused = state.apply(old)
                assert isinstance(refused, Refused), old
                assert refused.reason
                assert state.to_data() == before


@every_game
def test_answers_of_the_wrong_seat_or_to_an_older_question_are_refused(name: str, index: int) -> None:
    """INV-20."""
    for _, state in positions(name, index, every=10):
        decision = state.decision
        if decision is None:
            refused = submit(state, Nonsense(), 0, state.number)
            assert isinstance(refused, Refused)
            assert refused.reason == KernelReason.GAME_OVER
            continue
        move = decision.options.sample(Rng(1))
        before = state.digest()
        late = submit(state, move, decision.seat, state.number - 1)
        wrong = submit(state, move, decision.seat + 1, state.number)
        assert isinstance(late, Refused)
        assert isinstance(wrong, Refused)
        assert (late.reason, wrong.reason) == (KernelReason.OLD_POSITION, KernelReason.WRONG_SEAT)
        assert state.digest() == before
        number = state.number
        assert isinstance(submit(state, move, decision.seat, number), Applied)
        assert state.number == number + 1


@every_game
def test_dealing_anew_keeps_what_a_seat_sees(name: str, index: int) -> None:
    """INV-17: whatever differs between the two positions cannot be told from the view."""
    for _, state in positions(name, index, every=5):
        before = state.digest()
        for seat in (None, *range(seats_of(name, index))):
            other = state.redeal(seat, Rng(77))
            assert other.view(seat) == state.view(seat)
            assert other.rng != state.rng
        assert state.digest() == before


@every_game
def test_a_view_can_be_sent_to_another_process(name: str, index: int) -> None:
    for _, state in positions(name, index, every=10):
        for seat in (None, *range(seats_of(name, index))):
            view = state.view(seat)
            assert pickle.loads(pickle.dumps(view)) == view


@every_game
def test_a_setup_can_be_written_and_read_back(name: str, index: int) -> None:
    game = find_game(name)
    setup = game.read_setup(setups_of(name)[index])
    assert game.read_setup(json.loads(json.dumps(game.write_setup(setup)))) == setup


@every_game
def test_an_unknown_option_of_a_setup_is_refused_by_name(name: str, index: int) -> None:
    data: Mapping[str, Any] = {**setups_of(name)[index], "no_such_option": 1}
    with pytest.raises(SetupError) as error:
        find_game(name).read_setup(data)
    assert error.value.refused.reason == KernelReason.BAD_SETUP
    assert error.value.refused.args["field"] == "no_such_option"
