"""Lessons and puzzles as games to begin. Knows no Qt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from cthulhu_desktop.bridge.card_setup import CardShelf, card_shelf, game_data, whole_setup
from cthulhu_desktop.bridge.desk import NewGame
from cthulhu_desktop.core.catalogue.cards import Catalogue
from cthulhu_desktop.core.kernel import Rng
from cthulhu_desktop.data_files import resource
from cthulhu_desktop.lessons import Lesson
from cthulhu_desktop.scenarios import Scenario, read_scenario

GUARD = "guard"  # the bot that puzzles are played against


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position to be won within the turn. `solution`: the moves of seat 0 in the notation of scenario files, in
    order."""

    key: str
    scenario: Scenario
    solution: tuple[str, ...]


def lesson_game(lesson: Lesson, names: Sequence[str]) -> NewGame:
    """The game of a lesson; `names` of the person and of the partner. The first call reads the cards (in a task)."""
    setup = dict(lesson.setup) if lesson.game != "cards" else _cards_setup(lesson, card_shelf())
    seats: list[tuple[str, str | None]] = [(names[1], lesson.bot), (names[1], lesson.bot)]
    seats[lesson.me] = (names[0], None)
    return NewGame(lesson.game, setup, tuple(seats), lesson.seed, {"lesson": lesson.key})


def _cards_setup(lesson: Lesson, shelf: CardShelf) -> dict[str, Any]:
    """The setup of a card lesson: its position; or each deck shuffled by the seed of the lesson, the cards that come
    first on top."""
    if lesson.position:
        scenario = read_scenario(lesson.position, lambda: shelf.catalogue)
        return whole_setup({"position": scenario.position}, shelf.catalogue)
    rng = Rng(lesson.seed)
    decks = [ordered(shelf.preset(deck).ids(), top, rng) for deck, top in lesson.decks]
    return game_data(shelf, decks, {**lesson.setup, "shuffle": False})


def ordered(deck: Iterable[str], top: Sequence[str], rng: Rng) -> list[str]:
    """A deck with the cards `top` on top (the last of the list is drawn first) and the others shuffled. ValueError if
    one of them is not in it."""
    rest = list(deck)
    for card in top:
        rest.remove(card)
    rng.shuffle(rest)
    return [*rest, *reversed(top)]


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles, the easiest first. The first call reads the cards (in a task)."""
    catalogue = card_shelf().catalogue
    return tuple(read_puzzle(file.stem, file.read_text(encoding="utf-8"), catalogue)
                 for file in sorted(resource("puzzles").glob("*.toml")))  # fmt: skip


def puzzle_keys() -> tuple[str, ...]:
    """The keys of all puzzles, the easiest first; reads no cards."""
    return tuple(file.stem for file in sorted(resource("puzzles").glob("*.toml")))


def read_puzzle(key: str, text: str, catalogue: Catalogue) -> Puzzle:
    """A puzzle from the text of its scenario file. ScenarioProblem if the file is not as it should be."""
    scenario = read_scenario(text, lambda: catalogue)
    moves = tuple(step.text.removeprefix("X:").strip() for step in scenario.steps if step.text.startswith("X:"))
    return Puzzle(key, scenario, moves)


def puzzle_game(key: str, names: Sequence[str]) -> NewGame:
    """The game of a puzzle. KeyError if there is none of that key."""
    puzzle = find_puzzle(key)
    setup = whole_setup({"position": puzzle.scenario.position}, card_shelf().catalogue)
    return NewGame("cards", setup, ((names[0], None), (names[1], GUARD)), 1, {"puzzle": key})


def find_puzzle(key: str) -> Puzzle:
    """The puzzle of that key. KeyError if there is none."""
    found = next((puzzle for puzzle in puzzles() if puzzle.key == key), None)
    if found is None:
        raise KeyError(key)
    return found
