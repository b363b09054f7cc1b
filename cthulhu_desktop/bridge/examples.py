"""The examples of the rulebook as games to begin. Knows no Qt."""

from __future__ import annotations

from collections.abc import Sequence

from cthulhu_desktop.bridge.card_setup import card_shelf, whole_setup
from cthulhu_desktop.bridge.desk import NewGame
from cthulhu_desktop.data_files import resource
from cthulhu_desktop.scenarios import Scenario, read_scenario

OPPONENT = "patient"  # takes what comes: the example is the reader's own
TOGETHER = ("word",)  # examples in which the reader plays both sides


def example_keys() -> tuple[str, ...]:
    """The keys of all examples; reads no cards."""
    return tuple(file.stem for file in sorted(resource("examples").glob("*.toml")))


def read_example(key: str) -> Scenario:
    """The scenario of an example. The first call reads the cards (in a task). KeyError if there is none of that key."""
    if key not in example_keys():
        raise KeyError(key)
    text = (resource("examples") / f"{key}.toml").read_text(encoding="utf-8")
    return read_scenario(text, lambda: card_shelf().catalogue)


def example_game(key: str, names: Sequence[str]) -> NewGame:
    """The game of an example; `names` of the reader and of the partner. KeyError if there is none of that key."""
    setup = whole_setup({"position": read_example(key).position}, card_shelf().catalogue)
    bot = None if key in TOGETHER else OPPONENT
    return NewGame("cards", setup, ((names[0], None), (names[1], bot)), 1, {"example": key})
