"""Folders and files in which no store can be opened: a problem with a way out, and nothing lost."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cthulhu_desktop.core.kernel import GameRecord
from cthulhu_desktop.storage import Notice, StorageProblem, Store
from cthulhu_desktop.storage import setting_keys as keys
from cthulhu_desktop.storage.migrations import LATEST
from tests.storage.ordinary_user import ordinary_user
from tests.storage.played import change, database_file


def problem_of(folder: Path) -> StorageProblem:
    """The problem that opening a folder meets. The program goes on with a store in memory that says so."""
    with pytest.raises(StorageProblem) as caught:
        Store.open(folder)
    with Store.open_or_temporary(folder) as store:
        assert store.is_temporary
        assert store.notices[0] == Notice(caught.value.reason, caught.value.args_by_name)
        assert store.notices[1].key.startswith("storage.temporary")
        assert store.games.load(store.games.create(GameRecord("dice", 1, {}, 5))).seed == 5
    return caught.value


def saved(folder: Path, record: GameRecord) -> int:
    """Make a store with one game in it; the game's number."""
    with Store.open(folder) as store:
        store.settings.set(keys.LANGUAGE, "pl")
        return store.games.create(record)


def test_the_folder_is_made_with_its_parents_and_holds_few_files(folder: Path, record: GameRecord) -> None:
    saved(folder, record)
    assert {path.name for path in folder.iterdir()} == {"cthulhu-desktop.db", "cthulhu-desktop.lock"}


def test_the_log_of_moves_is_on_the_disk_at_every_commit(store: Store) -> None:
    with store.together() as connection:
        pragmas = [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in (
            "journal_mode", "synchronous", "foreign_keys", "locking_mode")]  # fmt: skip
    assert pragmas == ["wal", 2, 1, "exclusive"]


def test_a_file_in_place_of_the_folder(tmp_path: Path) -> None:
    blocker = tmp_path / "data"
    blocker.write_text("my diary")
    problem = problem_of(blocker)
    assert (problem.reason, problem.args_by_name) == ("storage.not_a_folder", {"path": str(blocker)})
    assert blocker.read_text() == "my diary"


def test_a_file_in_place_of_a_folder_above(tmp_path: Path) -> None:
    blocker = tmp_path / "home"
    blocker.write_text("my diary")
    problem = problem_of(blocker / "share" / "data")
    assert (problem.reason, problem.args_by_name) == ("storage.not_a_folder", {"path": str(blocker)})


def test_a_folder_in_place_of_the_file(folder: Path) -> None:
    (database_file(folder) / "things").mkdir(parents=True)
    problem = problem_of(folder)
    assert problem.reason == "storage.not_a_file"
    assert (database_file(folder) / "things").is_dir()


def test_a_name_that_is_too_long(tmp_path: Path) -> None:
    problem = problem_of(tmp_path / ("x" * 300))
    assert (problem.reason, problem.args_by_name["why"]) == ("storage.no_folder", "storage.why.name")


def test_a_folder_that_must_not_be_made(tmp_path: Path) -> None:
    tmp_path.chmod(0o555)
    try:
        with ordinary_user():
            problem = problem_of(tmp_path / "data")
    finally:
        tmp_path.chmod(0o755)
    assert (problem.reason, problem.args_by_name["why"]) == ("storage.no_folder", "storage.why.permission")


@pytest.mark.parametrize("with_lock_file", [True, False])
def test_a_folder_that_must_not_be_written(folder: Path, record: GameRecord, with_lock_file: bool) -> None:
    game = saved(folder, record)
    if not with_lock_file:
        (folder / "cthulhu-desktop.lock").unlink()
    before = database_file(folder).read_bytes()
    folder.chmod(0o555)
    try:
        with ordinary_user():
            assert problem_of(folder).reason == "storage.read_only"
            with Store.open_or_temporary(folder) as store:  # the games can be looked at all the same
                assert store.notices[1].key == "storage.temporary_copy"
                assert store.games.load(game) == record
                assert store.settings.get(keys.LANGUAGE) == "pl"
    finally:
        folder.chmod(0o755)
    assert database_file(folder).read_bytes() == before


@pytest.mark.parametrize("name", ["cthulhu-desktop.db", "cthulhu-desktop.lock"])
def test_a_file_that_must_not_be_written(folder: Path, record: GameRecord, name: str) -> None:
    game = saved(folder, record)
    (folder / name).chmod(0o444)
    with ordinary_user():
        assert problem_of(folder).reason == "storage.read_only"
    (folder / name).chmod(0o644)
    with Store.open(folder) as store:
        assert store.games.load(game) == record


def test_a_file_that_must_not_be_read(folder: Path, record: GameRecord) -> None:
    game = saved(folder, record)
    database_file(folder).chmod(0)
    with ordinary_user():
        problem = problem_of(folder)
    assert problem.reason == "storage.cannot_open"
    assert problem.args_by_name["path"] == str(database_file(folder))
    database_file(folder).chmod(stat.S_IRUSR | stat.S_IWUSR)
    with Store.open(folder) as store:
        assert store.games.load(game) == record


def test_a_second_store_of_this_program_finds_it_locked(folder: Path, store: Store, record: GameRecord) -> None:
    game = store.games.create(record)
    problem = problem_of(folder)
    assert (problem.reason, problem.args_by_name) == ("storage.locked", {"path": str(database_file(folder))})
    store.games.append(game, 31, "roll")
    store.close()
    with Store.open(folder) as again:
        assert len(again.games.load(game).moves) == 31


_HOLDER = """
import sys
from pathlib import Path
from cthulhu_desktop.storage import Store
with Store.open(Path(sys.argv[1])):
    print("open", flush=True)
    sys.stdin.read()
"""


def test_a_running_copy_locks_the_store_and_a_killed_one_does_not(folder: Path) -> None:
    command = [sys.executable, "-c", _HOLDER, str(folder)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        assert problem_of(folder).reason == "storage.locked"
        other.kill()
        other.wait()
        with Store.open(folder) as store:
            assert store.notices == []


def test_a_lock_file_with_something_in_it_is_made_anew(folder: Path, record: GameRecord) -> None:
    game = saved(folder, record)
    (folder / "cthulhu-desktop.lock").write_text("not a lock")
    with Store.open(folder) as store:
        assert store.games.load(game) == record
        assert problem_of(folder).reason == "storage.locked"


def test_another_program_that_looks_into_the_file(folder: Path, record: GameRecord) -> None:
    import sqlite3

    game = saved(folder, record)
    viewer = sqlite3.connect(database_file(folder), isolation_level=None)
    try:
        viewer.execute("BEGIN")
        viewer.execute("SELECT * FROM games").fetchall()
        assert problem_of(folder).reason == "storage.locked"
    finally:
        viewer.close()
    with Store.open(folder) as store:
        assert store.games.load(game) == record


def test_a_newer_file_is_left_untouched(folder: Path, record: GameRecord) -> None:
    game = saved(folder, record)
    change(database_file(folder), "PRAGMA user_version = 999")
    before = database_file(folder).read_bytes()
    problem = problem_of(folder)
    assert problem.reason == "storage.newer"
    assert problem.args_by_name == {"path": str(database_file(folder)), "version": 999}
    assert database_file(folder).read_bytes() == before
    assert not list(folder.glob("*damaged*"))
    change(database_file(folder), f"PRAGMA user_version = {LATEST}")
    with Store.open(folder) as store:
        assert store.games.load(game) == record


def test_a_temporary_store_needs_no_reason_and_no_disk(record: GameRecord) -> None:
    with Store.temporary() as store:
        assert (store.is_temporary, store.path, store.notices) == (True, None, [])
        game = store.games.create(record)
        store.games.rewind(game, 3)
        store.games.delete(game)
        assert store.games.rewound(game) == record.moves[3:]


def test_a_problem_in_opening_frees_the_folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_args: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", fail)
        problem = problem_of(folder)
    assert problem.reason == "storage.full"
    with Store.open(folder) as store:
        assert store.notices == []


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="file names are always Unicode there")
def test_a_folder_whose_name_is_not_even_text(tmp_path: Path, record: GameRecord) -> None:
    folder = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff\xfe"))
    game = saved(folder, record)
    database_file(folder).write_bytes(b"no data base")
    with Store.open(folder) as store:
        assert store.games.list() == ()
        str(store.notices[0].args["path"]).encode()  # can be shown
    assert game == 1


def test_a_file_that_vanishes_during_a_game_is_noticed_at_the_next_move(folder: Path, record: GameRecord) -> None:
    def delete() -> None:
        database_file(folder).unlink()

    def exchange() -> None:
        other = folder / "other"
        other.write_bytes(b"")
        other.replace(database_file(folder))

    makers: list[Callable[[], Any]] = [delete, exchange]
    for spoil in makers:
        with Store.open(folder) as store:
            game = store.games.create(record)
            spoil()
            with pytest.raises(StorageProblem) as caught:
                store.games.append(game, 31, "roll")
            assert caught.value.reason == "storage.vanished"
            assert store.games.load(game) == record  # still readable, so it can be exported
