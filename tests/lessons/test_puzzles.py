"""The puzzles: each can be won in the turn, whatever the other side does, and says so in three languages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from cthulhu_desktop.bots.base import Limit, ask
from cthulhu_desktop.bots.registry import make_bot
from cthulhu_desktop.bridge.card_setup import card_shelf
from cthulhu_desktop.bridge.learning import GUARD, Puzzle, find_puzzle, puzzle_game, puzzle_keys
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.game import GAME
from cthulhu_desktop.core.cards.position import place
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.kernel import Applied, GameRecord, Move, Replay, Rng
from cthulhu_desktop.scenarios import run_scenario
from cthulhu_desktop.scenarios.moves import Meant, declined
from cthulhu_desktop.scenarios.names import Names
from cthulhu_desktop.wording import LANGUAGES, sentences

ME = 0
ANSWERS = ("pick", "pass", "yes")  # to questions that some defences do not raise
TEXTS = ("title", "about", "story", "hint", "solution")


@cache
def begun(key: str) -> tuple[CardsState, dict[str, int]]:
    """The position of a puzzle and the names of its cards."""
    position = find_puzzle(key).scenario.position
    assert position is not None
    placed = place(position, card_shelf().catalogue)
    return placed.state, {name: number for name, number in placed.names.items() if "." not in name}


def win(puzzle: Puzzle, state: CardsState, names: dict[str, int], moves: tuple[str, ...]) -> Iterator[CardsState]:
    """All ends of the solution when the other side passes but may defend in any way, and answers with the first thing
    that is legal: what the person is asked beyond the solution is declined or answered the same way."""
    state = state.copy()
    turn = state.turn
    while state.decision is not None and state.turn == turn:
        decision = state.decision
        if decision.seat != ME and decision.kind == "D-14":
            for option in decision.options:
                branch = state.copy()
                assert isinstance(branch.apply(option), Applied)
                yield from win(puzzle, branch, names, moves)
            return
        move, moves = _next(state, names, moves)
        assert isinstance(state.apply(move), Applied)
    yield state


def _next(state: CardsState, names: dict[str, int], moves: tuple[str, ...]) -> tuple[Move, tuple[str, ...]]:
    decision = state.decision
    assert decision is not None
    waits = decision.seat != ME or state.window == "W6a"  # the solutions act once both have committed
    for index, text in enumerate(() if waits else moves):
        found = _meant(state, names, text)
        if found is not None:
            return found, moves[index + 1 :]
        if text.split()[0] not in ANSWERS:
            break
    if decision.kind == "D-19":
        return th.Answer(decision.seat == ME), moves
    passed = declined(decision) or (th.Pass() if th.Pass() in decision.options else None)
    return passed or next(iter(decision.options)), moves


def _meant(state: CardsState, names: dict[str, int], text: str) -> Move | None:
    """What a line of the solution means here, None if it is not legal now."""
    decision = state.decision
    assert decision is not None
    if text in ("pass", "yes") and decision.kind in ("D-05", "D-13"):
        return None
    return next(Meant(Names(state, names), decision, text, 1).ways(), None)


@pytest.mark.parametrize("key", puzzle_keys())
def test_the_solution_of_a_puzzle_wins_within_the_turn(key: str) -> None:
    result = run_scenario(find_puzzle(key).scenario, lambda: card_shelf().catalogue)
    assert [(failure.line, failure.reason) for failure in result.failures] == []
    assert result.reached is not None
    state = result.reached.state
    assert state.outcome is not None
    assert state.outcome.winners == (ME,)
    assert state.turn == begun(key)[0].turn


@pytest.mark.parametrize("key", puzzle_keys())
def test_the_solution_wins_however_the_other_side_defends(key: str) -> None:
    puzzle = find_puzzle(key)
    ends = list(win(puzzle, *begun(key), puzzle.solution))
    assert ends
    assert all(end.outcome is not None and end.outcome.winners == (ME,) for end in ends)


@pytest.mark.parametrize("key", puzzle_keys())
def test_whoever_only_passes_does_not_win_the_puzzle(key: str) -> None:
    assert all(end.outcome is None for end in win(find_puzzle(key), *begun(key), ()))


@pytest.mark.parametrize("key", puzzle_keys())
def test_a_puzzle_is_a_game_that_is_saved_and_replayed_from_its_position(key: str) -> None:
    wanted = puzzle_game(key, ("me", "other"))
    setup = GAME.write_setup(GAME.read_setup(wanted.setup))
    assert GAME.write_setup(GAME.read_setup(setup)) == setup
    assert wanted.seed is not None
    record = GameRecord("cards", GAME.rules_version, setup, wanted.seed)
    state = Replay.start(GAME, GameRecord.from_text(record.to_text())).state
    assert GAME.restore(state.to_data()).digest() == state.digest()
    bots = [make_bot("cards", "adept"), make_bot("cards", GUARD)]
    for number in range(12):
        decision = state.decision
        if decision is None:
            break
        move = ask(bots[decision.seat], state, Limit(60, 40), Rng(number))
        assert isinstance(state.apply(move), Applied)
        record = record.with_move(GAME.write_move(move))
    assert Replay.start(GAME, GameRecord.from_text(record.to_text())).run().digest() == state.digest()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_puzzle_has_all_its_texts(language: str) -> None:
    words = sentences(language)
    for key in puzzle_keys():
        for text in TEXTS:
            assert words.say(f"puzzle.{key}.{text}")
    assert "…" in words.say("puzzle.goal", story="…")
    assert words.say("puzzle.solved") != words.say("puzzle.failed")


def test_there_are_ten_puzzles() -> None:
    assert len(puzzle_keys()) == 10
