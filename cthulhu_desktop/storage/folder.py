"""The data folder: its files, and the lock that keeps it for one running program."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from contextlib import suppress
from pathlib import Path

from cthulhu_desktop.storage.database import connect
from cthulhu_desktop.storage.problems import (
    StorageProblem,
    database_problem,
    file_problem,
    is_locked,
    opening_problem,
    shown,
)

_STEM = "cthulhu-desktop"
_COMPANIONS = ("-wal", "-journal", "-shm")  # files of SQLite beside a data base; the first two can hold its content


class DataFolder:
    """Names and moves of the files in one data folder. `main` is the data base; `new` one that is being prepared and
    becomes `main` in one step; a damaged file is moved to a free name and then never touched again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.absolute()
        self.main = self.folder / f"{_STEM}.db"
        self.new = self.folder / f"{_STEM}.new.db"
        self.work = self.folder / f"{_STEM}.rescue"
        self.lock_file = self.folder / f"{_STEM}.lock"

    def make(self) -> None:
        """Make the folder. StorageProblem not_a_folder, no_folder."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            blocker = next((path for path in (self.folder, *self.folder.parents) if os.path.isfile(path)), None)
            if blocker is not None:
                raise StorageProblem("storage.not_a_folder", path=shown(blocker)) from error
            raise file_problem("storage.no_folder", self.folder, error) from error

    def try_writing(self) -> None:
        """StorageProblem read_only, full or cannot_open if no file can be made in the folder."""
        try:
            with tempfile.TemporaryFile(dir=self.folder):
                pass
        except OSError as error:
            raise opening_problem(self.folder, error) from error

    def check_files(self) -> None:
        """StorageProblem if the data base or its log may not be read or written, or is no file. SQLite would open them
        for reading only and leave new files beside them that cannot be written either."""
        for path in (self.main, Path(f"{self.main}-wal")):
            if path.is_dir():
                raise StorageProblem("storage.not_a_file", path=shown(path))
            if not path.exists():
                continue
            try:
                path.open("rb").close()
            except OSError as error:
                raise StorageProblem("storage.cannot_open", path=shown(path)) from error
            path.open("r+b").close()  # an error of this kind is told by the caller

    def has_log(self) -> bool:
        """Whether a program that was killed left a log beside the data base."""
        log = Path(f"{self.main}-wal")
        return log.exists() and log.stat().st_size > 0

    def free_name(self, label: str) -> Path:
        """The first of cthulhu-desktop.<label>-1.db, -2, … that is not taken."""
        number = 1
        while True:
            path = self.folder / f"{_STEM}.{label}-{number}.db"
            if not os.path.lexists(path):
                return path
            number += 1

    def set_aside(self) -> Path:
        """Move the data base with its log to a free name "damaged"; that name. The log goes first: beside another
        data base it would do harm."""
        aside = self.free_name("damaged")
        for ending in (*_COMPANIONS, ""):
            with suppress(FileNotFoundError):
                os.rename(f"{self.main}{ending}", f"{aside}{ending}")
        return aside

    def last_aside(self) -> Path | None:
        """The damaged file that was set aside last."""
        found = list(self.folder.glob(f"{_STEM}.damaged-*.db"))
        return max(found, key=lambda path: (len(path.name), path.name), default=None)

    def put_in_place(self) -> None:
        """The prepared data base becomes the data base."""
        os.replace(self.new, self.main)

    def clear_new(self) -> None:
        """Remove what is left of a data base in preparation."""
        _remove(self.new)

    def working_copy(self) -> Path:
        """A copy of the data base and its log in a folder of its own, so that reading it cannot change it."""
        self.clear_work()
        self.work.mkdir()
        return copy_database(self.main, self.work)

    def clear_work(self) -> None:
        """Remove the working copy."""
        shutil.rmtree(self.work, ignore_errors=True)


def copy_database(path: Path, folder: Path) -> Path:
    """Copy a data base that nobody has open, with its log, into `folder`; where it lies there."""
    copy = folder / path.name
    for ending in ("", "-wal", "-journal"):
        with suppress(FileNotFoundError):
            shutil.copyfile(f"{path}{ending}", f"{copy}{ending}")
    return copy


def _remove(path: Path) -> None:
    for ending in ("", *_COMPANIONS):
        Path(f"{path}{ending}").unlink(missing_ok=True)


class FolderLock:
    """Keeps a data folder for one running program, from here to `free`. The lock is an open transaction on an empty
    file of its own: it works alike on every system, also between two stores of one program, and the system frees it
    when a program is killed."""

    def __init__(self, folder: DataFolder) -> None:
        try:
            if folder.lock_file.is_file() and folder.lock_file.stat().st_size:
                folder.lock_file.unlink()  # nothing of ours: the lock is never written to
        except OSError as error:
            raise opening_problem(folder.lock_file, error) from error
        try:
            self._connection = connect(folder.lock_file)
        except sqlite3.Error as error:
            raise database_problem(error, folder.lock_file) from error
        try:
            self._connection.execute("PRAGMA journal_mode = MEMORY")
            self._connection.execute("BEGIN EXCLUSIVE")
            self._connection.execute("PRAGMA user_version = 1")  # never committed; an error if writing is forbidden
        except sqlite3.Error as error:
            self._connection.close()
            locked = is_locked(error)
            raise database_problem(error, folder.main if locked else folder.lock_file) from error

    def free(self) -> None:
        """Let others open the folder."""
        self._connection.close()
