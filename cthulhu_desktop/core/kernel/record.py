"""Game records: a game is its setup, its seed and its moves.

The same text is the save, the bug report, the replay and the regression test. It is JSON with one move a line, so
that a person can read it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from cthulhu_desktop.core.kernel.game import Applied, Game, State
from cthulhu_desktop.core.kernel.notation import NotationError
from cthulhu_desktop.core.kernel.refusal import Refused, SetupError
from cthulhu_desktop.core.kernel.things import Move, Occurrence

FORMAT = "cthulhu-desktop record"
VERSION = 1
MAX_TEXT = 20_000_000  # characters; the longest honest games need some hundred thousand


class RecordError(ValueError):
    """A record that cannot be used. `reason` is the key of a sentence (`record.…`), `args` fill it."""

    def __init__(self, reason: str, **args: str | int) -> None:
        super().__init__(reason, args)
        self.reason = reason
        self.args_by_name = args


@dataclass(frozen=True, slots=True)
class GameRecord:
    """Setup, seed and moves of one game, all as plain data. `rules` is the game's rules_version; `about` holds what
    the rules do not need (names of seats, date, which are bots); `final` is the digest of the position after the last
    move, "" if unknown."""

    game: str
    rules: int
    setup: Mapping[str, Any]
    seed: int
    moves: tuple[str, ...] = ()
    about: Mapping[str, Any] = field(default_factory=dict)
    final: str = ""

    def with_move(self, move: str) -> GameRecord:
        """The record with one more move; its `final` is unknown."""
        return replace(self, moves=(*self.moves, move), final="")

    def to_text(self) -> str:
        """The record as JSON, one move a line."""
        head = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "rules": self.rules,
            "seed": self.seed,
            "setup": dict(self.setup),
            "about": dict(self.about),
            "final": self.final,
        }
        lines = json.dumps(head, indent=1, ensure_ascii=False)[:-2]
        moves = ",\n  ".join(json.dumps(move, ensure_ascii=False) for move in self.moves)
        return f'{lines},\n "moves": [\n  {moves}\n ]\n}}\n' if self.moves else f'{lines},\n "moves": []\n}}\n'

    @staticmethod
    def from_text(text: str) -> GameRecord:
        """Read `to_text` back. RecordError says what is wrong: too_long, damaged (line), not_a_record, newer
        (version), bad_field (field)."""
        if len(text) > MAX_TEXT:
            raise RecordError("record.too_long", limit=MAX_TEXT)
        try:
            data = json.loads(text)
        except json.JSONDecodeError as error:
            raise RecordError("record.damaged", line=error.lineno) from None
        except (ValueError, RecursionError):  # numbers of thousands of digits, lists nested without end
            raise RecordError("record.not_a_record") from None
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise RecordError("record.not_a_record")
        version = data.get("version")
        if type(version) is not int or version < 1:
            raise RecordError("record.bad_field", field="version")
        if version > VERSION:
            raise RecordError("record.newer", version=version)
        return _from_data(data)


_FIELDS: dict[str, type] = {
    "game": str, "rules": int, "seed": int, "setup": dict, "about": dict, "final": str, "moves": list,
}  # fmt: skip


def _from_data(data: dict[str, Any]) -> GameRecord:
    for name, kind in _FIELDS.items():
        if type(data.get(name)) is not kind:
            raise RecordError("record.bad_field", field=name)
    if not all(isinstance(move, str) for move in data["moves"]):
        raise RecordError("record.bad_field", field="moves")
    values = {name: data[name] for name in _FIELDS}
    return GameRecord(**{**values, "moves": tuple(data["moves"])})


@dataclass(slots=True)
class Replay:
    """A record being played again, step by step: `state` is the position, `opening` what occurred in the setup."""

    game: Game[Any]
    record: GameRecord
    state: State
    opening: tuple[Occurrence, ...]

    @staticmethod
    def start(game: Game[Any], record: GameRecord) -> Replay:
        """The position before the first move. RecordError: other_rules, bad_setup."""
        if record.game != game.name:
            raise RecordError("record.other_game", game=record.game)
        if record.rules != game.rules_version:
            raise RecordError("record.other_rules", rules=record.rules)
        try:
            begun = game.begin(game.read_setup(record.setup), record.seed)
        except SetupError as error:
            raise RecordError("record.bad_setup", why=error.refused.reason, **dict(error.refused.args)) from None
        return Replay(game, record, begun.state, begun.occurrences)

    def steps(self) -> Iterator[tuple[Move, Applied]]:
        """Apply the moves one by one. RecordError bad_move (number from 1, move) for one that cannot be read or is
        not legal; `state` is then the position before it."""
        for number, text in enumerate(self.record.moves, start=1):
            try:
                move = self.game.read_move(text)
            except NotationError:
                raise RecordError("record.bad_move", number=number, move=text) from None
            result = self.state.apply(move)
            if isinstance(result, Refused):
                raise RecordError("record.bad_move", number=number, move=text)
            yield move, result

    def run(self) -> State:
        """Apply all moves; the last position. RecordError as `steps`, or altered if a `final` digest differs."""
        for _ in self.steps():
            pass
        if self.record.final and self.record.final != self.state.digest():
            raise RecordError("record.altered")
        return self.state


def replay(game: Game[Any], record: GameRecord) -> State:
    """The position a record leads to. RecordError if it cannot be followed."""
    return Replay.start(game, record).run()
