"""Golden playthroughs: one game written out move by move, compared word for word.

A change of the rules shows itself here as a difference that a person can read. To write the files anew after an
intended change (and then read the difference):

    python -m tests.core.test_playthroughs
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cthulhu_desktop.core.kernel import Decision, Game, Occurrence, Rng, State
from cthulhu_desktop.core.registry import find_game, game_names
from tests.core.games import setups_of

FOLDER = Path(__file__).parent / "playthroughs"
LISTED = 30  # options shown one by one; more are counted
STEPS = 120
SEED = 11


def files_of(name: str) -> list[tuple[Path, int]]:
    """The files of a game, one a setup."""
    return [(FOLDER / f"{name}_{index + 1}.txt", index) for index in range(len(setups_of(name)))]


CASES = [(name, file, index) for name in game_names() for file, index in files_of(name)]


def playthrough(name: str, index: int) -> str:
    """A random game of that setup, written out."""
    game = find_game(name)
    setup = game.read_setup(setups_of(name)[index])
    return "\n".join(_lines(game, setup)) + "\n"


def _lines(game: Game[Any], setup: Any) -> Iterator[str]:
    yield f"game: {game.name}, rules {game.rules_version}, seed {SEED}"
    yield f"setup: {json.dumps(game.write_setup(setup), ensure_ascii=False)}"
    begun = game.begin(setup, SEED)
    state: State = begun.state
    yield from _occurrences(game, begun.occurrences)
    rng = Rng(SEED)
    while (decision := state.decision) is not None and state.number < STEPS:
        yield ""
        yield from _position(game, state, decision, game.seats(setup))
        move = decision.options.sample(rng)
        applied = state.apply(move)
        assert applied, move
        yield f"> {game.write_move(move)} ({applied.undo.value})"
        yield from _occurrences(game, applied.occurrences)
    yield ""
    yield f"after {state.number} moves: {state.digest()} {state.outcome}"


def _position(game: Game[Any], state: State, decision: Decision, seats: int) -> Iterator[str]:
    source = f" of {decision.source}" if decision.source else ""
    yield f"[{state.number}] {decision.kind}{source}: seat {decision.seat}, rule {decision.rule}, {decision.prompt}"
    count = decision.options.count()
    shown = " | ".join(map(game.write_move, decision.options)) if count <= LISTED else "…"
    yield f"options: {count}: {shown}"
    yield f"views: {' '.join(_view_digest(state, seat) for seat in (None, *range(seats)))}"


def _occurrences(game: Game[Any], occurrences: tuple[Occurrence, ...]) -> Iterator[str]:
    for occurrence in occurrences:
        yield f"  {game.vocabulary.write(occurrence)}"


def _view_digest(state: State, seat: int | None) -> str:
    data = dataclasses.asdict(state.view(seat))
    return hashlib.sha256(json.dumps(data, sort_keys=True, default=repr).encode()).hexdigest()[:8]


@pytest.mark.parametrize(("name", "file", "index"), CASES, ids=[file.stem for _, file, _ in CASES])
def test_a_game_goes_as_written_down(name: str, file: Path, index: int) -> None:
    assert file.exists(), f"{name} has no playthrough {file.name}; write it: python -m tests.core.test_playthroughs"
    assert playthrough(name, index) == file.read_text(encoding="utf-8")


def test_no_playthrough_is_left_over() -> None:
    assert {file for _, file, _ in CASES} == set(FOLDER.glob("*.txt"))


if __name__ == "__main__":
    for game_name, path, number in CASES:
        path.write_text(playthrough(game_name, number), encoding="utf-8")
