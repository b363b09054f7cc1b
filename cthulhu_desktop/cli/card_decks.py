"""Decks of the card game as a person names them on the command line: a deck that comes with the program, or a file."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from cthulhu_desktop.bridge.card_setup import STARTERS, CardShelf, card_shelf, deck_from_file, game_data
from cthulhu_desktop.cli.console import UsageError
from cthulhu_desktop.core.kernel import SetupError
from cthulhu_desktop.reading.problems import ReadingProblem
from cthulhu_desktop.sets import SetProblem
from cthulhu_desktop.sets.problems import parse_toml


def card_setup(decks: Sequence[str] = (), options: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The setup of a card game as data that carries all definitions it needs. `decks`: names of decks that come with
    the program, or files; one for both seats, none for the usual two. UsageError for what cannot be used."""
    names = [*decks] or [*STARTERS]
    if len(names) == 1:
        names *= 2
    if len(names) != 2:
        raise UsageError("cli.usage.decks_and_seats", decks=len(names))
    try:
        shelf = card_shelf()
    except SetProblem as problem:
        raise UsageError(problem.reason, **problem.args_by_name) from None
    try:
        return game_data(shelf, [_deck(name, shelf) for name in names], options or {})
    except SetupError as error:
        raise UsageError(error.refused.reason, **dict(error.refused.args)) from None


def _deck(name: str, shelf: CardShelf) -> list[str]:
    if name in shelf.presets:
        return list(shelf.presets[name].ids())
    file = Path(name)
    if file.suffix in (".toml", ".json"):
        return _deck_of_file(file)
    if not file.suffix and not file.exists():
        raise UsageError("cli.usage.unknown_deck", word=name, decks=", ".join(shelf.presets))
    return _deck_of_any_program(file, shelf)


def _deck_of_any_program(file: Path, shelf: CardShelf) -> list[str]:
    """The cards of a deck file (.coc, .o8d, a list), of whatever program. A card that no set knows is told: without it
    the deck would be another one."""
    try:
        deck = deck_from_file(file, shelf)
    except ReadingProblem as problem:
        raise UsageError(problem.reason, **problem.args_by_name) from None
    if deck.lost:
        raise UsageError("cli.usage.deck_unknown_cards", path=str(file), cards=", ".join(deck.lost))
    return deck.ids()


def _deck_of_file(file: Path) -> list[str]:
    """The card ids in a file: a list, or a table of ids with numbers; either may stand under "cards"."""
    try:
        text = file.read_bytes()
    except OSError:
        raise UsageError("cli.usage.no_file", path=str(file)) from None
    try:
        data: Any = parse_toml(text, file) if file.suffix == ".toml" else json.loads(text)
    except SetProblem as problem:
        raise UsageError(problem.reason, **problem.args_by_name) from None
    except (ValueError, RecursionError):
        raise UsageError("cli.usage.bad_deck", path=str(file)) from None
    if isinstance(data, dict):
        data = data.get("cards", data)
    if isinstance(data, list) and all(isinstance(card, str) for card in data):
        return data
    if isinstance(data, dict) and data and all(type(n) is int and 0 < n <= 99 for n in data.values()):
        return [str(card) for card, n in data.items() for _ in range(n)]
    raise UsageError("cli.usage.bad_deck", path=str(file))
