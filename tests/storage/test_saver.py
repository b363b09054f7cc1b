"""What a running game writes to, also when the disk is full."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cthulhu_desktop.core.kernel import GameRecord
from cthulhu_desktop.storage import GameSaver, Notice, StorageProblem, Store
from cthulhu_desktop.storage.saver import Append, Finish, Rewind

EMPTY = GameRecord("dice", 1, {"cults": 2}, 5)


@pytest.fixture
def saver(store: Store) -> GameSaver:
    return GameSaver(store, store.games.create(EMPTY))


@contextmanager
def full_disk(store: Store) -> Iterator[None]:
    """No page can be added to the file inside the block."""
    with store.together() as connection:
        connection.execute("PRAGMA max_page_count = 1")  # SQLite makes that the pages there are
    try:
        yield
    finally:
        with store.together() as connection:
            connection.execute("PRAGMA max_page_count = 1073741823")


def fill_up(store: Store, saver: GameSaver) -> int:
    """Play on until nothing more can be written; the number of the first move that was not."""

    def play_on() -> None:
        while True:
            number = len(saver.record.moves) + 1
            saver.append(number, f"move {number} " + "x" * 500)

    with pytest.raises(StorageProblem) as caught:
        play_on()
    assert caught.value.reason == "storage.full"
    assert caught.value.args_by_name == {"path": str(store.path)}
    return len(saver.record.moves)


def test_every_change_is_in_the_store_at_once(store: Store, saver: GameSaver) -> None:
    saver.append(1, "a")
    saver.append(2, "b")
    assert store.games.load(saver.game_id).moves == ("a", "b")
    saver.rewind(1)
    assert store.games.load(saver.game_id).moves == ("a",)
    saver.finish("digest", {"winners": [0]})
    assert store.games.load(saver.game_id) == saver.record
    assert store.games.list()[0].outcome == {"winners": [0]}
    assert saver.pending == ()


def test_a_saver_goes_on_with_a_game_from_the_shelf(store: Store, record: GameRecord) -> None:
    saver = GameSaver(store, store.games.create(record))
    assert saver.record == record
    saver.append(31, "roll")
    assert store.games.load(saver.game_id).moves == (*record.moves, "roll")


@pytest.mark.parametrize("number", [0, 2, 7])
def test_a_move_out_of_order_is_an_error_and_not_noted(saver: GameSaver, number: int) -> None:
    with pytest.raises(ValueError, match="cannot follow"):
        saver.append(number, "a")
    with pytest.raises(ValueError, match="cannot go back"):
        saver.rewind(1)
    assert (saver.record, saver.pending) == (EMPTY, ())


def test_moves_that_find_the_disk_full_wait_and_are_written_with_the_next(store: Store, saver: GameSaver) -> None:
    with full_disk(store):
        first = fill_up(store, saver)
        with pytest.raises(StorageProblem):
            saver.append(first + 1, "second")
        assert [change.number for change in saver.pending if isinstance(change, Append)] == [first, first + 1]
        assert store.games.load(saver.game_id).moves == saver.record.moves[: first - 1]
        assert len(saver.record.moves) == first + 1
    saver.append(first + 2, "third")
    assert saver.pending == ()
    assert store.games.load(saver.game_id) == saver.record
    assert saver.record.moves[-2:] == ("second", "third")


def test_undo_and_the_end_of_the_game_wait_in_their_order(store: Store, saver: GameSaver) -> None:
    with full_disk(store):
        first = fill_up(store, saver)
        for action in (
            lambda: saver.append(first + 1, "y" * 5000),
            lambda: saver.rewind(first),
            lambda: saver.append(first + 1, "z" * 5000),
            lambda: saver.finish("digest", {"winners": [1]}),
        ):
            with pytest.raises(StorageProblem):
                action()
        assert [type(change) for change in saver.pending] == [Append, Append, Rewind, Append, Finish]
    saver.flush()
    assert store.games.load(saver.game_id) == saver.record
    assert saver.record.final == "digest"
    assert saver.record.moves[-1] == "z" * 5000
    assert store.games.rewound(saver.game_id) == ()


def test_a_game_that_cannot_be_written_can_be_exported(store: Store, saver: GameSaver, tmp_path: Path) -> None:
    with full_disk(store):
        fill_up(store, saver)
        saver.export(tmp_path / "rescued.ccrecord")
    assert GameRecord.from_text((tmp_path / "rescued.ccrecord").read_text(encoding="utf-8")) == saver.record


def test_a_full_disk_costs_nothing_that_was_saved(folder: Path) -> None:
    with Store.open(folder) as store:
        saver = GameSaver(store, store.games.create(EMPTY))
        with full_disk(store):
            first = fill_up(store, saver)
        acknowledged = saver.record.moves[: first - 1]
    with Store.open(folder) as store:
        assert store.notices == []
        assert store.games.load(saver.game_id).moves == acknowledged


def test_a_new_game_on_a_full_disk_is_a_problem_and_leaves_no_half_game(store: Store) -> None:
    big = GameRecord("dice", 1, {}, 1, tuple("x" * 200 for _ in range(2000)))
    with full_disk(store):
        with pytest.raises(StorageProblem) as caught:
            store.games.create(big)
        assert caught.value.reason == "storage.full"
        assert store.games.list() == ()


def test_a_program_without_room_for_a_store_goes_on_in_memory(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Disk full at the very first start."""
    from cthulhu_desktop.storage import opening
    from cthulhu_desktop.storage.database import connect

    def small(path: Path | None) -> object:
        connection = connect(path)
        connection.execute("PRAGMA max_page_count = 3")
        return connection

    with monkeypatch.context() as patch:
        patch.setattr(opening, "connect", small)
        with Store.open_or_temporary(folder) as store:
            assert store.is_temporary
            assert store.notices[0] == Notice("storage.full", {"path": str(folder / "cthulhu-desktop.db")})
    with Store.open(folder) as store:
        assert store.notices == []
