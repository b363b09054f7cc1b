"""Games as files of their own."""

from __future__ import annotations

import errno
import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from cthulhu_desktop.core.kernel import GameRecord
from cthulhu_desktop.storage import StorageProblem, Store, record_files
from cthulhu_desktop.storage.record_files import SUFFIX
from tests.storage.ordinary_user import ordinary_user
from tests.storage.played import dice_record


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / f"Środa, 50 % – „ostatnia” gra{SUFFIX}"


def refused(store: Store, file: Path) -> StorageProblem:
    """The problem that importing a file meets: it names the file, and the shelf is as it was."""
    with pytest.raises(StorageProblem) as caught:
        store.games.import_file(file)
    assert caught.value.args_by_name["path"] == str(file)
    assert store.games.list() == ()
    return caught.value


def test_an_exported_game_can_be_taken_in_elsewhere(store: Store, file: Path, record: GameRecord) -> None:
    store.games.export(store.games.create(record), file)
    with Store.temporary() as other:
        game = other.games.import_file(file)
        assert other.games.load(game) == record
        assert [saved.finished for saved in other.games.list()] == [None]
    assert list(file.parent.glob(".*")) == []


def test_a_finished_game_is_taken_in_as_finished(store: Store, file: Path) -> None:
    record = dice_record(2000)
    file.write_text(replace(record, final="").to_text(), encoding="utf-8")
    game = store.games.import_file(file)
    (saved,) = store.games.list()
    assert saved.finished is not None
    assert saved.outcome["winners"] in ([0], [1], [0, 1])
    assert store.games.load(game).final == record.final


def test_names_with_half_a_letter_survive_a_file(store: Store, file: Path, record: GameRecord) -> None:
    odd = replace(record, about={"names": ["half \ud83d", "ż"]})
    store.games.export(store.games.create(odd), file)
    assert store.games.load(store.games.import_file(file)) == odd


def test_export_replaces_a_file_in_one_step_or_leaves_it(
    store: Store, file: Path, record: GameRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    game = store.games.create(record)
    file.write_text("an older game")
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(StorageProblem) as caught:
            store.games.export(game, file)
    assert caught.value.reason == "storage.cannot_write"
    assert caught.value.args_by_name["why"] == "storage.why.full"
    assert file.read_text() == "an older game"
    assert [path for path in file.parent.iterdir() if path.name.startswith(".")] == []
    store.games.export(game, file)
    assert GameRecord.from_text(file.read_text(encoding="utf-8")) == record


def test_export_says_why_a_place_cannot_be_written(store: Store, tmp_path: Path, record: GameRecord) -> None:
    game = store.games.create(record)
    (tmp_path / "a file").write_text("")
    (tmp_path / "a folder").mkdir()
    (tmp_path / "protected").mkdir(0o555)
    cases = {
        tmp_path / "missing" / "x.ccrecord": "missing",
        tmp_path / "a file" / "x.ccrecord": "not_folder",
        tmp_path / "a folder": "is_folder",
        tmp_path / ("x" * 300): "name",
        tmp_path / "protected" / "x.ccrecord": "permission",
    }
    for path, why in cases.items():
        with ordinary_user(), pytest.raises(StorageProblem) as caught:
            store.games.export(game, path)
        assert caught.value.reason == "storage.cannot_write"
        args = caught.value.args_by_name
        assert (args["path"], args["why"]) == (str(path), f"storage.why.{why}")


def test_import_says_why_a_file_cannot_be_read(store: Store, tmp_path: Path) -> None:
    secret = tmp_path / "secret.ccrecord"
    secret.write_text("x")
    secret.chmod(0)
    cases = {tmp_path / "missing.ccrecord": "missing", tmp_path: "no_file", secret: "permission"}
    if sys.platform != "win32":
        os.mkfifo(tmp_path / "pipe")
        cases |= {tmp_path / "pipe": "no_file"}  # opening it would wait for ever
    for path, why in cases.items():
        with ordinary_user():
            problem = refused(store, path)
        assert (problem.reason, problem.args_by_name["why"]) == ("storage.cannot_read", f"storage.why.{why}")


def test_a_file_that_is_too_big_is_not_read(store: Store, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_files, "MAX_BYTES", 1_000_000)
    file.write_bytes(b" " * 1_000_001)
    problem = refused(store, file)
    assert (problem.reason, problem.args_by_name["limit"]) == ("storage.too_big", 1)


@pytest.mark.parametrize("encoding", ["utf-16", "cp1250", "latin-1"])
def test_a_file_in_another_encoding_is_told(store: Store, file: Path, record: GameRecord, encoding: str) -> None:
    file.write_text(replace(record, about={"names": ["Jürgen"]}).to_text(), encoding=encoding)
    assert refused(store, file).reason == "storage.not_utf8"


def test_a_byte_order_mark_and_other_line_ends_do_no_harm(store: Store, file: Path, record: GameRecord) -> None:
    file.write_bytes(b"\xef\xbb\xbf" + record.to_text().replace("\n", "\r\n").encode())
    assert store.games.load(store.games.import_file(file)) == record


def damaged_texts() -> dict[str, tuple[str, str]]:
    """Case: the text of a file, and the key of what is wrong with it."""
    record = dice_record(30)
    text = record.to_text()
    return {
        "empty": ("", "record.damaged"),
        "cut off": (text[: len(text) // 2], "record.damaged"),
        "other json": ("[1, 2]", "record.not_a_record"),
        "nested": ("[" * 500_000, "record.not_a_record"),
        "long number": (text.replace('"seed": 7', f'"seed": {"9" * 5000}'), "record.not_a_record"),
        "half a letter": (text.replace('"roll"', '"roll \\ud83d"', 1), "record.not_a_record"),
        "newer": (text.replace('"version": 1', '"version": 2'), "record.newer"),
        "no moves": (text.replace('"moves"', '"moved"'), "record.bad_field"),
        "other rules": (replace(record, rules=10**30).to_text(), "record.other_rules"),
        "bad setup": (replace(record, setup={"cults": 77}).to_text(), "record.bad_setup"),
        "odd setup": (replace(record, setup={"dragons": 1}).to_text(), "record.bad_setup"),
        "bad move": (replace(record, moves=("roll", *record.moves)).to_text(), "record.bad_move"),
        "no move": (replace(record, moves=("x" * 100_000,)).to_text(), "record.bad_move"),
        "altered": (replace(record, final="0" * 16).to_text(), "record.altered"),
    }


@pytest.mark.parametrize("case", damaged_texts())
def test_a_file_that_cannot_be_played_is_refused_with_the_reason(store: Store, file: Path, case: str) -> None:
    text, reason = damaged_texts()[case]
    file.write_text(text, encoding="utf-8")
    problem = refused(store, file)
    assert (problem.reason, problem.args_by_name["problem"]) == ("storage.bad_file", reason)
    assert all(len(str(arg)) < 300 for arg in problem.args_by_name.values())


def test_a_game_this_version_does_not_know_is_named(store: Store, file: Path, record: GameRecord) -> None:
    file.write_text(replace(record, game="chess").to_text(), encoding="utf-8")
    problem = refused(store, file)
    assert (problem.reason, problem.args_by_name["game"]) == ("storage.unknown_game", "chess")
