"""What can go wrong with files, as keys of sentences with arguments."""

from __future__ import annotations

import errno
import os
import sqlite3
from pathlib import Path
from typing import NamedTuple


class StorageProblem(Exception):  # noqa: N818 (a person reads about a problem, and so does the code)
    """Something could not be read or written; nothing stored before was lost. `reason` is the key of a sentence
    (`storage.…`), `args_by_name` fill it."""

    def __init__(self, reason: str, /, **args: str | int) -> None:
        super().__init__(reason, args)
        self.reason = reason
        self.args_by_name = args


class Notice(NamedTuple):
    """Something the user should be told, though the program goes on: the key of a sentence and its arguments."""

    key: str
    args: dict[str, str | int]


def shown(path: Path) -> str:
    """A path as text that can be shown: letters that are not valid in the system's encoding become U+FFFD."""
    return os.fsencode(path).decode("utf-8", "replace")


_WHY = {
    errno.EACCES: "permission", errno.EPERM: "permission", errno.EROFS: "read_only", errno.ENOSPC: "full",
    errno.EDQUOT: "full", errno.EFBIG: "full", errno.ENOENT: "missing", errno.EISDIR: "is_folder",
    errno.ENOTDIR: "not_folder", errno.EEXIST: "not_folder", errno.ENAMETOOLONG: "name", errno.EINVAL: "name",
}  # fmt: skip


def file_problem(reason: str, path: Path, error: OSError) -> StorageProblem:
    """The problem of a failed file operation. The sentence of `reason` has the slots path and why."""
    code = error.errno or 0
    return StorageProblem(reason, path=shown(path), why=f"storage.why.{_WHY.get(code, 'other')}", code=code)


def opening_problem(path: Path, error: OSError) -> StorageProblem:
    """The problem of a file operation that failed while a store was being opened."""
    reasons = {"permission": "read_only", "read_only": "read_only", "full": "full"}
    reason = reasons.get(_WHY.get(error.errno or 0, ""), "cannot_open")
    return StorageProblem(f"storage.{reason}", path=shown(path))


def _primary(error: sqlite3.Error) -> int:
    """The primary result code of SQLite; 0 if the error came from Python's side."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def is_damage(error: sqlite3.Error) -> bool:
    """Whether SQLite says that the file is not, or no longer, a sound data base."""
    return _primary(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT)


def is_locked(error: sqlite3.Error) -> bool:
    """Whether another connection has the file."""
    return _primary(error) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


_REASONS = {
    sqlite3.SQLITE_FULL: "storage.full",
    sqlite3.SQLITE_READONLY: "storage.read_only",
    sqlite3.SQLITE_PERM: "storage.read_only",
    sqlite3.SQLITE_AUTH: "storage.read_only",
    sqlite3.SQLITE_CANTOPEN: "storage.cannot_open",
    sqlite3.SQLITE_BUSY: "storage.locked",
    sqlite3.SQLITE_LOCKED: "storage.locked",
    sqlite3.SQLITE_CORRUPT: "storage.damaged_now",
    sqlite3.SQLITE_NOTADB: "storage.damaged_now",
    sqlite3.SQLITE_FORMAT: "storage.damaged_now",
}


def database_problem(error: sqlite3.Error, path: Path | None) -> StorageProblem:
    """The problem behind an error of SQLite. Errors that only a mistake in the program can cause (a wrong statement,
    a broken constraint) are raised again as they are."""
    primary = _primary(error)
    if primary in (0, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_MISUSE, sqlite3.SQLITE_RANGE):
        raise error
    place = shown(path) if path else ":memory:"
    reason = _REASONS.get(primary)
    if reason is None:
        return StorageProblem("storage.io", path=place, code=int(error.sqlite_errorcode))
    return StorageProblem(reason, path=place)
