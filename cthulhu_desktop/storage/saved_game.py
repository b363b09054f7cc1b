"""A saved game as lists show it, and the rows it is read from."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cthulhu_desktop.core.kernel import GameRecord, Outcome
from cthulhu_desktop.storage.problems import StorageProblem


@dataclass(frozen=True, slots=True)
class SavedGame:
    """One saved game without its moves. `names` are the seats' names (from `about["names"]` of the record), `title`
    the arguments its title was created with, `moves` the number of moves as the game stands. Times are seconds since
    1970-01-01 UTC; `finished` and `deleted` are None while it is not. `outcome` is what `finish` was given, `summary`
    what `summarise` was given last; both may be empty."""

    id: int
    game: str
    names: tuple[str, ...]
    title: Mapping[str, Any]
    started: int
    played: int
    moves: int
    finished: int | None
    outcome: Mapping[str, Any]
    summary: Mapping[str, Any]
    deleted: int | None


def to_json(data: Mapping[str, Any]) -> str:
    """A mapping as the JSON text that is stored. TypeError for what JSON cannot hold."""
    text = json.dumps(dict(data), ensure_ascii=False, separators=(",", ":"))
    try:
        text.encode()
    except UnicodeEncodeError:  # half a surrogate pair, pasted into a name
        return json.dumps(dict(data), separators=(",", ":"))
    return text


def read_object(text: str | None) -> dict[str, Any] | None:
    """The JSON object a column holds; None if it holds none."""
    try:
        data = json.loads(text) if text is not None else None
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def outcome_data(outcome: Outcome) -> dict[str, Any]:
    """How a game ended, as plain data for `finish`."""
    return {
        "winners": list(outcome.winners),
        "reason": outcome.reason,
        "rule": outcome.rule,
        "points": list(outcome.points),
    }


def read_saved_game(row: sqlite3.Row) -> SavedGame:
    """A row of the list of games. Parts that cannot be read are shown as empty: the game stays in the list."""
    names = (read_object(row["about"]) or {}).get("names")
    return SavedGame(
        id=row["id"],
        game=row["game"],
        names=tuple(str(name) for name in names) if isinstance(names, list) else (),
        title=read_object(row["title"]) or {},
        started=row["started"],
        played=max(row["touched"], row["last_move"] or 0),
        moves=row["moves"] or 0,
        finished=row["finished"],
        outcome=read_object(row["outcome"]) or {},
        summary=read_object(row["summary"]) or {},
        deleted=row["deleted"],
    )


def read_record(row: sqlite3.Row, moves: tuple[str, ...]) -> GameRecord:
    """The record of a row of `games`. StorageProblem game_damaged if its setup or seed cannot be read; what is only
    said about the game may be."""
    setup = read_object(row["setup"])
    try:
        seed = int(row["seed"])
    except ValueError:
        seed = None
    if setup is None or seed is None:
        raise StorageProblem("storage.game_damaged", id=row["id"])
    return GameRecord(row["game"], row["rules"], setup, seed, moves, read_object(row["about"]) or {}, row["final"])
