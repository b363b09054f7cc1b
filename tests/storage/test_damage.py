"""Damaged files are set aside as they are; what can be read from them goes on."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from cthulhu_desktop.core.kernel import GameRecord, replay
from cthulhu_desktop.core.registry import find_game
from cthulhu_desktop.storage import StorageProblem, Store, folder, opening
from cthulhu_desktop.storage import setting_keys as keys
from tests.storage.played import change, database_file, dice_record

PAGE = 4096
RECORDS = [dice_record(60 + 15 * number, number) for number in range(8)]


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bytes of a data base with eight games of up to 165 moves (one of them rewound), and a setting."""
    place = tmp_path_factory.mktemp("sound")
    with Store.open(place) as store:
        store.settings.set(keys.LANGUAGE, "pl")
        for record in RECORDS:
            store.games.create(record)
        store.games.rewind(8, 100)
    return database_file(place).read_bytes()


def put(place: Path, content: bytes) -> Path:
    """Make a data folder whose data base has this content."""
    place.mkdir(parents=True, exist_ok=True)
    database_file(place).write_bytes(content)
    return database_file(place)


def assert_rescued(place: Path, damaged: bytes) -> dict[int, GameRecord]:
    """Open a folder with a damaged file: it lies aside, whole, and told about once; every game that is there can be
    played on. The games."""
    with Store.open(place) as store:
        (notice,) = store.notices
        games = {saved.id: store.games.load(saved.id) for saved in store.games.list()}
        assert not store.is_temporary
        assert notice.args["kept"] == len(games)
        assert Path(str(notice.args["path"])).read_bytes() == damaged
        store.games.create(RECORDS[0])
    for number, record in games.items():
        full = RECORDS[number - 1]
        assert (record.seed, record.setup) == (full.seed, full.setup)
        assert record.moves == full.moves[: len(record.moves)]
        replay(find_game("dice"), record)
    with Store.open(place) as store:
        assert store.notices == []
        assert len(store.games.list()) == len(games) + 1
    assert {path.suffix for path in place.iterdir()} == {".db", ".lock"}
    return games


@pytest.mark.parametrize("content", [b"", b"Dear diary", b"\0" * 50_000, b"SQLite format 3\0" + b"\xff" * 9000])
def test_a_file_that_is_no_data_base(tmp_path: Path, content: bytes) -> None:
    put(tmp_path, content)
    with Store.open(tmp_path) as store:
        assert store.notices[0].key == "storage.damaged_nothing"
        store.close()
        (tmp_path / "cthulhu-desktop.damaged-1.db").rename(database_file(tmp_path))
    assert assert_rescued(tmp_path, content) == {}


def test_damaged_files_never_replace_each_other(tmp_path: Path) -> None:
    for number in (1, 2, 3):
        put(tmp_path, b"broken %d" % number)
        Store.open(tmp_path).close()
    kept = sorted(path.read_bytes() for path in tmp_path.glob("cthulhu-desktop.damaged-*.db"))
    assert kept == [b"broken 1", b"broken 2", b"broken 3"]


def test_a_data_base_of_another_program_is_set_aside(tmp_path: Path) -> None:
    change(put(tmp_path, b""), "CREATE TABLE games (player TEXT)", "INSERT INTO games VALUES ('me')")
    assert assert_rescued(tmp_path, database_file(tmp_path).read_bytes()) == {}


@pytest.mark.parametrize(
    ("spoil", "kept"),
    [
        ("DROP TABLE settings_rejected", 8),
        ("ALTER TABLE games DROP COLUMN summary", 8),
        ("ALTER TABLE moves DROP COLUMN at", 8),
        ("ALTER TABLE games DROP COLUMN about", 8),
        ("DROP TABLE moves", 8),
        ("DROP TABLE games", 0),
        ("PRAGMA application_id = 0", 8),
        ("PRAGMA user_version = 0", 8),
    ],
)
def test_a_data_base_that_lacks_a_part_is_rebuilt(tmp_path: Path, sound: bytes, spoil: str, kept: int) -> None:
    change(put(tmp_path, sound), "PRAGMA foreign_keys = OFF", spoil)
    games = assert_rescued(tmp_path, database_file(tmp_path).read_bytes())
    assert len(games) == kept


def test_a_sound_file_that_is_not_marked_gives_back_everything(tmp_path: Path, sound: bytes) -> None:
    change(put(tmp_path, sound), "PRAGMA application_id = 0")
    with Store.open(tmp_path) as store:
        assert store.notices[0].key == "storage.damaged"
        assert [store.games.load(number) for number in range(1, 8)] == RECORDS[:7]
        assert store.games.rewound(8) == RECORDS[7].moves[100:]
        assert store.settings.get(keys.LANGUAGE) == "pl"


@pytest.mark.parametrize("share", [0.1, 0.3, 0.5, 0.7, 0.9, 0.97])
def test_a_file_that_was_cut_off(tmp_path: Path, sound: bytes, share: float) -> None:
    damaged = sound[: int(len(sound) * share)]
    put(tmp_path, damaged)
    games = assert_rescued(tmp_path, damaged)
    assert games or share < 0.5


def test_every_page_may_be_the_damaged_one(tmp_path: Path, sound: bytes) -> None:
    counts = []
    for number in range(len(sound) // PAGE):
        damaged = sound[: number * PAGE] + b"\xa5" * PAGE + sound[(number + 1) * PAGE :]
        place = tmp_path / str(number)
        put(place, damaged)
        counts.append(len(assert_rescued(place, damaged)))
    assert counts[0] == 0  # the first page says where everything lies
    assert counts.count(8) >= len(counts) // 2  # a page of moves costs some last moves, not a game


def test_a_game_whose_last_moves_are_lost_is_told_and_goes_on(tmp_path: Path, sound: bytes) -> None:
    move = RECORDS[6].moves[-1].encode()
    page = sound.rindex(move) // PAGE
    put(tmp_path, sound[: page * PAGE] + b"\xa5" * PAGE + sound[(page + 1) * PAGE :])
    with Store.open(tmp_path) as store:
        (notice,) = store.notices
        assert notice.key == "storage.damaged_shortened"
        short = [saved for saved in store.games.list() if saved.moves < min(len(RECORDS[saved.id - 1].moves), 100)]
        assert 1 <= len(short) <= int(notice.args["shortened"])
        for saved in short:
            assert store.games.load(saved.id).final == ""
            assert saved.finished is None
            store.games.append(saved.id, saved.moves + 1, RECORDS[saved.id - 1].moves[saved.moves])


@pytest.mark.parametrize("seed", range(16))
def test_scattered_wrong_bytes_never_stop_the_program(tmp_path: Path, sound: bytes, seed: int) -> None:
    chance = random.Random(seed)
    content = bytearray(sound)
    for _ in range(chance.choice((1, 5, 50, 500))):
        content[chance.randrange(len(content))] = chance.randrange(256)
    put(tmp_path, bytes(content))
    with Store.open(tmp_path) as store:
        for saved in store.games.list():
            with suppress(StorageProblem):  # a game without its setup
                assert isinstance(store.games.load(saved.id), GameRecord)
        store.games.create(RECORDS[0])
    if store.notices:
        assert (tmp_path / "cthulhu-desktop.damaged-1.db").read_bytes() == bytes(content)


def test_moves_that_only_the_log_holds_are_rescued_too(tmp_path: Path) -> None:
    with Store.open(tmp_path / "running") as store:
        game = store.games.create(RECORDS[0])
        store.games.append(game, 61, "roll")
        shutil.copytree(tmp_path / "running", tmp_path / "killed")
    change_id = b"\0\0\0\0"  # the mark in the header, of the main file and of its newer pages in the log
    for path in (tmp_path / "killed").glob("*.db*"):
        content = path.read_bytes()
        if path.suffix == ".db":
            path.write_bytes(content[:68] + change_id + content[72:])
    with Store.open(tmp_path / "killed") as store:
        assert store.games.load(game).moves == (*RECORDS[0].moves, "roll")


def test_a_log_beside_a_broken_file_is_set_aside_with_it(tmp_path: Path) -> None:
    put(tmp_path, b"broken")
    Path(f"{database_file(tmp_path)}-wal").write_bytes(b"the log")
    Store.open(tmp_path).close()
    assert (tmp_path / "cthulhu-desktop.damaged-1.db-wal").read_bytes() == b"the log"
    assert (tmp_path / "cthulhu-desktop.damaged-1.db").read_bytes() == b"broken"


STEPS = [
    (owner, name, after)
    for owner, name in (
        (opening, "read_damaged"), (opening, "write_rescued"), (folder.DataFolder, "set_aside"),
        (folder.DataFolder, "put_in_place"), (folder.DataFolder, "working_copy"),
    )
    for after in (False, True)
]  # fmt: skip


class PowerCutError(BaseException):
    """The program ends here."""


@pytest.mark.parametrize("place", STEPS, ids=[f"{'after' if after else 'before'}-{name}" for _, name, after in STEPS])
def test_a_rescue_that_is_interrupted_goes_on_at_the_next_start(
    tmp_path: Path, sound: bytes, monkeypatch: pytest.MonkeyPatch, place: tuple[object, str, bool]
) -> None:
    owner, name, after = place
    change(put(tmp_path, sound), "DROP TABLE settings_rejected")
    damaged = database_file(tmp_path).read_bytes()
    step: Callable[..., object] = getattr(owner, name)

    def cut(*args: object) -> object:
        if after:
            step(*args)
        raise PowerCutError

    with monkeypatch.context() as patch:
        patch.setattr(owner, name, cut)
        with pytest.raises(PowerCutError):
            Store.open(tmp_path)
    with Store.open(tmp_path) as store:
        assert [store.games.load(number) for number in range(1, 8)] == RECORDS[:7]
        told = [notice.args["path"] for notice in store.notices]
    asides = list(tmp_path.glob("cthulhu-desktop.damaged-*.db"))
    assert [path.read_bytes() for path in asides] == [damaged]
    assert told == ([] if (name, after) == ("put_in_place", True) else [str(asides[0])])


def test_the_first_start_that_is_interrupted_leaves_nothing_that_hinders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cut(*args: object) -> None:
        raise PowerCutError

    with monkeypatch.context() as patch:
        patch.setattr(folder.DataFolder, "put_in_place", cut)
        with pytest.raises(PowerCutError):
            Store.open(tmp_path)
    with Store.open(tmp_path) as store:
        assert store.notices == []


def test_a_file_damaged_while_the_program_runs_is_a_problem_and_not_a_crash(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        for record in RECORDS * 4:
            store.games.create(record)
        with store.together() as connection:
            pages = connection.execute("PRAGMA page_count").fetchone()[0]
    with Store.open(tmp_path) as store:  # nothing but the first pages is in memory now
        with database_file(tmp_path).open("r+b") as file:
            file.seek(PAGE)
            file.write(b"\xa5" * (pages - 1) * PAGE)
        with store.together() as connection:
            connection.execute("PRAGMA cache_size = 0")
            connection.execute("PRAGMA shrink_memory")
        with pytest.raises(StorageProblem, match=r"storage\.damaged_now"):
            [store.games.load(number) for number in range(1, 33)]


@pytest.mark.parametrize("leftover", [b"", b"half a page", b"SQLite format 3\0" + b"\xff" * 9000])
def test_a_half_made_file_of_an_interrupted_start_is_thrown_away(tmp_path: Path, leftover: bytes) -> None:
    with Store.open(tmp_path) as store:
        game = store.games.create(RECORDS[0])
    (tmp_path / "cthulhu-desktop.new.db").write_bytes(leftover)
    with Store.open(tmp_path) as store:
        assert store.notices == []
        assert store.games.load(game) == RECORDS[0]
    assert not (tmp_path / "cthulhu-desktop.new.db").exists()
