"""Games as files of their own (`.ccrecord`): the text of a GameRecord in UTF-8."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from cthulhu_desktop.core.kernel import Game, GameRecord, Outcome, RecordError, replay
from cthulhu_desktop.storage.problems import StorageProblem, file_problem, shown

SUFFIX = ".ccrecord"
MAX_BYTES = 20_000_000


class Imported(NamedTuple):
    """A record that was read and played through: `outcome` is None if the game goes on, `final` the digest of its last
    position."""

    record: GameRecord
    outcome: Outcome | None
    final: str


def write_record_file(record: GameRecord, path: Path) -> None:
    """Write a record to `path`: it is there whole or, if that fails, what was there before is still there.
    StorageProblem cannot_write."""
    part = ""
    try:
        handle, part = tempfile.mkstemp(prefix=".saving-", suffix=SUFFIX, dir=path.parent)
        # Half a surrogate pair in a name cannot be UTF-8; backslashreplace happens to write it as JSON does.
        with open(handle, "w", encoding="utf-8", errors="backslashreplace", newline="\n") as file:
            file.write(record.to_text())
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except OSError as error:
        if part:
            with suppress(OSError):
                os.unlink(part)
        raise file_problem("storage.cannot_write", path, error) from error


def read_record_file(path: Path, find_game: Callable[[str], Game[Any]]) -> Imported:
    """Read a record and play it through. StorageProblem cannot_read, too_big, not_utf8, unknown_game or bad_file."""
    text = _read_text(path)
    try:
        record = GameRecord.from_text(text)
        "".join(record.moves).encode()
    except RecordError as error:
        raise _bad_file(path, error) from error
    except ValueError as error:  # a number of thousands of digits, half a surrogate pair in a move
        raise StorageProblem("storage.bad_file", path=shown(path), problem="record.not_a_record") from error
    try:
        game = find_game(record.game)
    except KeyError as error:
        raise StorageProblem("storage.unknown_game", path=shown(path), game=record.game) from error
    try:
        state = replay(game, record)
    except RecordError as error:
        raise _bad_file(path, error) from error
    return Imported(record, state.outcome, state.digest())


def _bad_file(path: Path, error: RecordError) -> StorageProblem:
    args = {name: _short(arg) for name, arg in error.args_by_name.items()}
    return StorageProblem("storage.bad_file", **{**args, "path": shown(path), "problem": error.reason})


def _short(arg: str | int) -> str | int:
    """A message shows no more than the beginning of a move of a million letters."""
    return arg[:79] + "…" if isinstance(arg, str) and len(arg) > 80 else arg


def _read_text(path: Path) -> str:
    try:
        if path.exists() and not path.is_file():  # reading a device or a pipe might never end
            raise StorageProblem("storage.cannot_read", path=shown(path), why="storage.why.no_file", code=0)
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise file_problem("storage.cannot_read", path, error) from error
    if len(data) > MAX_BYTES:
        raise StorageProblem("storage.too_big", path=shown(path), limit=MAX_BYTES // 1_000_000)
    try:
        return data.decode("utf-8-sig")  # some editors begin a file with a byte order mark
    except UnicodeDecodeError as error:
        raise StorageProblem("storage.not_utf8", path=shown(path)) from error
